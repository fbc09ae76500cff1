"""Chapter 6: Rest."""

from __future__ import annotations

import pytest

from tests.games.newscience.table import (
    end_round,
    give,
    idle,
    legal,
    markers,
    play,
    player,
    resolve,
    rest,
    seen,
    show,
    situation,
    stage,
    told,
    why,
)


def test_each_resting_player_gains_1_rest_but_not_above_3() -> None:
    """S-6.01."""
    g = situation(4)
    for seat, value in enumerate([0, 2, 3, 1]):
        rest(g, seat, value)
    events = resolve(g, {"research-1": 3}, resting=[2, 0, 1])
    assert told(events)[:3] == ["log-rest"] * 3
    assert [p.rest for p in g.seats] == [1, 3, 3, 1]


@pytest.mark.parametrize(
    ("players", "resting", "expected"),
    [
        (3, [2], (2, 0, 1)),
        (3, [1, 2], (1, 2, 0)),
        (3, [2, 1], (2, 1, 0)),
        (3, [2, 0, 1], (2, 0, 1)),
        (5, [3, 1, 4], (3, 1, 4, 0, 2)),
        (3, [0], (0, 1, 2)),
        (2, [1, 0], (1, 0)),
    ],
)
def test_resting_players_come_first_by_position_then_the_others_as_they_were(
    players: int, resting: list[int], expected: tuple[int, ...]
) -> None:
    """S-6.02. S-EC01. S-EC02. S-EC03."""
    g = situation(players)
    resolve(g, {"research-1": 0}, resting=resting)
    assert seen(g)["next_order"] == list(expected)
    idle(g)
    assert (g.order, seen(g)["next_order"]) == (expected, None)


def test_the_relative_order_of_the_others_is_that_of_this_round_not_of_the_ranks() -> None:
    """S-6.02."""
    g = situation(5)
    g.order = (4, 2, 0, 3, 1)
    resolve(g, {}, resting=[3])
    idle(g)
    assert g.order == (3, 4, 2, 0, 1)


def test_the_order_improves_even_at_rest_3() -> None:
    """S-6.03. S-EC04."""
    g = situation(3)
    rest(g, 2, 3)
    resolve(g, {}, resting=[2])
    idle(g)
    assert (player(g, 2).rest, g.order) == (3, (2, 0, 1))


def test_the_new_order_holds_from_the_next_placing_on() -> None:
    """S-6.04. Placing of this round goes on in the old order, and resolution asks in the order of the board."""
    g = situation(3)
    asked = []
    for space in ("research-1", "rest", "research-2", "science", "research-3", "government"):
        asked.append(g.to_move)
        play(g, f"place {space}")
    assert asked == [0, 1, 2, 0, 1, 2]
    play(g, "place enterprise", "place publish-1", "place religion")
    answered = []
    while legal(g, "research"):
        assert (g.order, g.next_order) == ((0, 1, 2), (1, 0, 2))
        answered.append(g.to_move)
        play(g, "decline")
    assert answered == [0, 2, 1]
    idle(g)
    assert (g.order, g.to_move) == ((1, 0, 2), 1)


def test_if_nobody_rests_the_order_stays() -> None:
    """S-6.05."""
    g = situation(4, ["newton", "leibniz", "kircher", "kepler"])
    assert g.order == (3, 2, 1, 0)
    resolve(g, {"science": 0})
    idle(g)
    assert g.order == (3, 2, 1, 0)
    end_round(g)
    assert g.order == (3, 2, 1, 0)


def test_rest_just_gained_may_be_spent_in_the_same_round() -> None:
    """S-EC05. S-5.15."""
    g = situation(3, ["kircher", "kepler", "newton"])
    stage(g, 0, tested="symbolic-algebra")
    resolve(g, {"research-2": 0})
    assert why(g, "research logarithms") == "S-9.04", "value 2 against a total of 1"
    resolve(g, {"research-2": 0}, resting=[0])
    assert why(g, "research logarithms") == ""
    play(g, "research logarithms")
    assert (player(g, 0).rest, markers(g, 0, "researched")) == (0, ["logarithms"])


def test_a_cube_is_lifted_from_rest_and_does_not_come_back_this_round() -> None:
    """S-6.01. S-5.03."""
    g = situation(3)
    resolve(g, {"research-1": 0}, resting=[0, 1])
    table = seen(g)
    assert [seat["cubes"] for seat in table["seats"]] == [
        {"home": 1, "board": 1, "lifted": 1},
        {"home": 2, "board": 0, "lifted": 1},
        {"home": 3, "board": 0, "lifted": 0},
    ]
    assert (table["spaces"][0]["cubes"], table["spaces"][0]["done"]) == ([], True)


def test_a_card_makes_rest_give_more_or_less_and_leaves_the_order_alone() -> None:
    """S-6.02. S-6.01. What cards add stays within the limit of 3 (S-16.03)."""
    g = situation(3)
    give(g, 0, "test-keep-yield-rest")
    show(g, "test-all-yield-rest")
    rest(g, 2, 1)
    resolve(g, {}, resting=[2, 0])
    idle(g)
    assert [p.rest for p in g.seats] == [1, 0, 1]
    assert g.order == (2, 0, 1)
    for expected in (2, 3, 3):
        show(g)
        before = player(g, 0).rest
        resolve(g, {}, resting=[0])
        assert player(g, 0).rest == min(before + 2, 3) >= expected


def test_what_a_rest_action_gives_is_counted_together_and_then_not_below_0() -> None:
    """S-16.06. Two cards that take and a single-use card that gives: 1 - 1 - 1 + 1 is nothing, not 1."""
    g = situation(4, cards=["EFFECT yield rest -1", "2 ONCE yield rest +1"])
    give(g, 0, "card-2")
    show(g, "card-1", "test-all-yield-rest")
    resolve(g, {}, resting=[0, 1])
    assert legal(g) == ["accept", "decline"]
    play(g, "accept")
    assert [p.rest for p in g.seats] == [0, 0, 0, 0]
    assert seen(g)["seats"][0]["lab"] is None
