"""Chapter 5: Work."""

from __future__ import annotations

import pytest

from tests.games.newton.boards import end_movement, work_space
from tests.games.newton.table import EDITION, course, legal, marker, play, seen, why
from tests.games.newton.turns import (
    answers,
    work_result,
    working,
)

END = EDITION.work_end
INVENTION = work_space("invention")


@pytest.mark.parametrize("value", [1, 2, 4])
def test_the_marker_moves_forward_by_up_to_the_value(value: int) -> None:
    """N-5.01."""
    for steps in range(value + 1):
        g = working(value, 0)
        for step in range(steps):
            assert answers(g) == ["step", "stop"], step
            play(g, "step")
        end_movement(g)
        assert g.seats[0].work == steps
        assert legal(g, "step") == [], "not further"


@pytest.mark.parametrize("value", [1, 2, 4])
def test_work_gives_coins_equal_to_the_value(value: int) -> None:
    """N-5.02."""
    g = working(value, 0)
    play(g, *["step"] * value)
    assert work_result(g) == (value, value)


def test_whoever_stops_early_gains_only_as_many_coins_as_steps() -> None:
    """N-5.03."""
    g = working(4, 0)
    play(g, "step", "step", "stop")
    assert work_result(g) == (2, 2)


def test_a_stop_on_a_special_space_two_ahead_with_value_3_gives_2_coins_and_its_effect() -> None:
    """N-EX02. N-5.03."""
    g = working(3, INVENTION - 2)
    play(g, "step", "step", "stop")
    assert work_result(g) == (INVENTION, 2)
    assert (g.seats[0].vp, g.seats[0].potions) == (6, 1)


def test_stops_on_ordinary_spaces_equal_a_lower_value_and_no_step_gives_no_coin() -> None:
    """N-5.03a."""
    ordinary = next(i for i in range(1, END) if EDITION.work_kind[i] == EDITION.work_kind[1])
    g = working(3, ordinary - 1)
    play(g, "step", "stop")
    assert work_result(g) == (ordinary, 1)
    g = working(3, 0)
    play(g, "stop")
    assert work_result(g) == (0, 0)


def test_work_of_value_3_stopped_after_one_step_gives_1_coin_and_without_a_step_none() -> None:
    """N-EC06. N-5.03."""
    g = working(3, 0)
    play(g, "step", "stop")
    assert work_result(g) == (1, 1)
    g = working(3, 0)
    play(g, "stop")
    assert work_result(g) == (0, 0)


def test_a_special_space_works_only_if_the_movement_ends_exactly_on_it() -> None:
    """N-5.09."""
    g = working(2, INVENTION - 2)
    play(g, "step", "step")
    assert g.seats[0].vp == 6
    g = working(2, INVENTION - 1)
    play(g, "step", "step")
    assert (g.seats[0].work, g.seats[0].vp) == (INVENTION + 1, 0), "passing is not ending"


def test_a_marker_that_stays_put_triggers_nothing() -> None:
    """N-5.10."""
    g = working(2, INVENTION)
    play(g, "stop")
    assert (g.seats[0].vp, work_result(g)) == (0, (INVENTION, 0))


def test_coins_are_paid_before_the_special_space_is_resolved() -> None:
    """N-5.11."""
    g = working(2, work_space("master") - 2)
    play(g, "step", "step")
    assert (g.question.rule(), g.seats[0].coins) == ("N-21.02", 2)
    assert why(g, "improve") == "N-12.07a"


def test_the_coins_of_a_work_of_value_2_cannot_make_it_3() -> None:
    """N-EC08. N-5.11."""
    g = working(2, 0)
    play(g, "step")
    assert why(g, "improve") == "N-12.04"
    play(g, "step")
    assert work_result(g) == (2, 2)
    assert why(g, "improve") == "N-12.07a", "the action is over"


def test_the_marker_never_moves_backwards() -> None:
    """N-5.12."""
    moved = 0
    for seed in range(4):
        seen_spaces = dict.fromkeys(range(3), 0)
        for g, _ in course(3, seed, modules="lessons"):
            for seat, p in enumerate(g.seats):
                assert p.work >= seen_spaces[seat]
                moved += p.work > seen_spaces[seat]
                seen_spaces[seat] = p.work
    assert moved > 10


def test_several_markers_may_share_a_space() -> None:
    """N-5.12."""
    g = working(2, 0)
    for seat in (1, 2, 3):
        marker(g, seat, 2)
    play(g, "step", "step")
    assert [p["work"] for p in seen(g)["seats"]] == [2, 2, 2, 2]
    g = working(1, END - 1, potions=4)
    for seat in (1, 2, 3):
        marker(g, seat, END)
    play(g, "step")
    assert g.seats[0].work == END
