"""Chapter 16: final scoring."""

from __future__ import annotations

import pytest

from lincei.games.expo1906.state import Expo
from tests.games.expo1906.labs import BLUE, GREEN, RED, YELLOW, build
from tests.games.expo1906.table import (
    CELLOPHANE,
    GAME,
    box,
    chip,
    counted,
    final_scoring,
    finished,
    give,
    in_round,
    jury,
    leader_of,
    marker,
    money,
    on_turn,
    play,
    put,
    seen,
    situation,
)

GREEN_SEAT, BLUE_SEAT, RED_SEAT, YELLOW_SEAT = range(4)
TRACKS = ["steel", "copper", "manual", "automated", "scientific", "empirical"]


def exhibition() -> Expo:
    """The end of the rulebook's scoring example, played out: Red fills the jury table with a seventh steam tile."""
    g = on_turn(situation(4), RED_SEAT)
    for seat, lab in enumerate((GREEN, BLUE, RED, YELLOW)):
        build(g, seat, lab)
    marker(g, GREEN_SEAT, 1, "manual", 10)
    chip(g, "manual", "metro")
    marker(g, GREEN_SEAT, 2, "automated", 10)
    chip(g, "automated", "fine-arts")
    marker(g, BLUE_SEAT, 1, "empirical", 10)
    chip(g, "empirical", "simplon")
    marker(g, BLUE_SEAT, 2, "scientific", 7)
    marker(g, RED_SEAT, 1, "empirical", 10)
    marker(g, RED_SEAT, 2, "copper", 8)
    marker(g, YELLOW_SEAT, 1, "steel", 9)
    in_round(g, 10, steam=6)
    assert g.scores() == [17, 24, 21, 21]
    play(g, "play MEETING", "option money", "option jury", "choose steam")
    assert seen(g)["jury"].count("steam") == 7
    play(g, "stop", "stop", "stop")
    assert g.over
    return g


# -- the rulebook's example ---------------------------------------------------------------------------------------


def test_with_seven_steam_tiles_each_finished_steam_project_scores_two() -> None:
    """E-EX12, E-16.02."""
    g = exhibition()
    assert [counted(g, seat)[0] for seat in range(4)] == [("E-16.02", points) for points in (4, 2, 4, 8)]


def test_green_scores_28_with_two_techs_on_paris_1900_and_liege_1905() -> None:
    """E-EX13."""
    g = exhibition()
    assert counted(g, GREEN_SEAT) == [("E-16.02", 4), ("E-17.06", 4), ("E-17.07", 3)]
    assert g.scores()[GREEN_SEAT] == 28
    assert "0.2" in seen(g)["patents"]["start"]


def test_blue_scores_29_with_three_shapes_on_milan_1906() -> None:
    """E-EX14."""
    g = exhibition()
    assert counted(g, BLUE_SEAT) == [("E-16.02", 2), ("E-17.08", 3)]
    assert g.scores()[BLUE_SEAT] == 29


def test_red_wins_with_31_with_five_shapes_in_the_same_milan_box() -> None:
    """E-EX15, E-16.05."""
    g = exhibition()
    assert box(g, "empirical", 10) == ["1.0", "2.0"]
    assert counted(g, RED_SEAT) == [("E-16.02", 4), ("E-16.04", 1), ("E-17.08", 5)]
    assert g.scores()[RED_SEAT] == 31
    assert g.ranking() == [4, 3, 1, 2]


def test_yellow_scores_30_with_a_marker_on_step_9() -> None:
    """E-EX16, E-16.04."""
    g = exhibition()
    assert counted(g, YELLOW_SEAT) == [("E-16.02", 8), ("E-16.04", 1)]
    assert g.scores()[YELLOW_SEAT] == 30


# -- jury, steps, chips -------------------------------------------------------------------------------------------


def test_the_order_is_jury_then_steps_then_chips_with_eiffel_last() -> None:
    """E-16.01."""
    g = on_turn(situation(), 0)
    build(g, 0, GREEN)
    jury(g, 3, 2)
    marker(g, 0, 1, "steel", 10)
    chip(g, "steel", "eiffel")
    marker(g, 0, 2, "copper", 10)
    chip(g, "copper", "fine-arts")
    marker(g, 0, 3, "manual", 8)
    final_scoring(g)
    # 17 + 4 + 1 + 3 = 25 for Eiffel: a tower counted earlier would bring 3
    assert counted(g, 0) == [("E-16.02", 4), ("E-16.04", 1), ("E-17.07", 3), ("E-17.01", 4)]
    assert g.scores()[0] == 29


def test_eiffel_counts_what_the_ferris_wheel_brought() -> None:
    """E-EC38, E-16.01."""
    g = on_turn(situation(), 0)
    build(g, 0, [tile for tile in BLUE if not tile.startswith("induction-motor")])
    jury(g, 7, 5)
    money(g, 0, 9)
    marker(g, 0, 1, "steel", 10)
    chip(g, "steel", "eiffel")
    marker(g, 0, 2, "copper", 10)
    chip(g, "copper", "ferris")
    assert g.scores()[0] + 2 == 20  # the jury brings 2
    final_scoring(g)
    assert counted(g, 0) == [("E-16.02", 2), ("E-17.03", 5), ("E-17.01", 4)]
    assert g.scores()[0] == 29


def test_the_outlook_is_what_the_final_scoring_would_bring_now() -> None:
    """E-16.01."""
    g = on_turn(situation(), 0)
    build(g, 0, GREEN)
    jury(g, 3, 2)
    marker(g, 0, 1, "steel", 10)
    chip(g, "steel", "eiffel")
    marker(g, 0, 2, "copper", 9)
    marker(g, 1, 1, "manual", 8)
    outlook = GAME.outlook(g)
    assert [[(line.rule, line.points) for line in lines] for lines in outlook] == [
        [("E-16.02", 4), ("E-16.04", 1), ("E-17.01", 3)],  # 17 + 4 + 1 = 22 for Eiffel
        [("E-16.04", 1)],
        [],
    ]
    assert g.scores()[0] == 17
    final_scoring(g)
    assert [counted(g, seat) for seat in range(3)] == [[(each.rule, each.points) for each in seat] for seat in outlook]
    assert GAME.outlook(g) == [[], [], []]


def test_a_chip_that_is_still_to_be_brought_scores_nothing_yet() -> None:
    """E-12.16, E-16.05."""
    g = on_turn(situation(), 0)
    marker(g, 0, 1, "steel", 9)
    play(g, "play JOURNAL", "move 1 right")
    assert g.question.rule() == "E-12.16"
    assert GAME.outlook(g) == [[], [], []]
    play(g, "bring fine-arts")
    assert [(line.rule, line.points) for line in GAME.outlook(g)[0]] == [("E-17.07", 3)]


@pytest.mark.parametrize(("steam", "electric", "points"), [(7, 5, [4, 2, 4, 8]), (5, 7, [4, 6, 4, 0])])
def test_each_finished_project_of_the_favoured_energy_scores_two(steam: int, electric: int, points: list[int]) -> None:
    """E-16.02."""
    g = on_turn(situation(4), 0)
    for seat, lab in enumerate((GREEN, BLUE, RED, YELLOW)):
        build(g, seat, lab)
    before = g.scores()
    jury(g, steam, electric)
    final_scoring(g)
    assert [after - vp for after, vp in zip(g.scores(), before, strict=True)] == points


def test_with_six_tiles_of_each_energy_nobody_scores_for_the_jury() -> None:
    """E-EC35, E-16.03."""
    g = on_turn(situation(4), 0)
    for seat, lab in enumerate((GREEN, BLUE, RED, YELLOW)):
        build(g, seat, lab)
    jury(g, 6, 6)
    final_scoring(g)
    assert g.scores() == [17, 24, 21, 21]
    assert [counted(g, seat) for seat in range(4)] == [[], [], [], []]


@pytest.mark.parametrize("step", range(1, 10))
def test_each_own_marker_on_step_8_or_9_scores_one(step: int) -> None:
    """E-16.04."""
    g = on_turn(situation(), 0)
    marker(g, 0, 1, "steel", step)
    marker(g, 0, 2, "manual", step)
    marker(g, 0, 3, "manual", step)
    marker(g, 1, 1, "manual", step)
    final_scoring(g)
    assert g.scores() == ([3, 1, 0] if step in (8, 9) else [0, 0, 0])


def test_every_marker_on_step_10_scores_its_chip_wherever_it_lies_in_the_stack() -> None:
    """E-16.05."""
    g = on_turn(situation(4), 0)
    for seat in (2, 0, 3):
        marker(g, seat, 1, "steel", 10)
    chip(g, "steel", "fine-arts")
    final_scoring(g)
    assert g.scores() == [3, 0, 3, 3]


def test_two_own_markers_on_the_same_step_10_score_twice() -> None:
    """E-16.06."""
    g = on_turn(situation(), 0)
    for seat, number in ((0, 1), (1, 1), (0, 2)):
        marker(g, seat, number, "steel", 10)
    chip(g, "steel", "fine-arts")
    final_scoring(g)
    assert counted(g, 0) == [("E-17.07", 3), ("E-17.07", 3)]
    assert g.scores() == [6, 3, 0]


# -- who wins -----------------------------------------------------------------------------------------------------


def test_a_tie_is_broken_by_money_and_otherwise_shared() -> None:
    """E-EC41, E-16.07."""
    for cash, places in ((2, [2, 1]), (5, [1, 1]), (6, [1, 2])):
        g = on_turn(situation(2), 0)
        build(g, 0, BLUE)
        build(g, 1, YELLOW)
        jury(g, 7, 5)
        marker(g, 0, 1, "steel", 10)
        chip(g, "steel", "simplon")
        marker(g, 0, 2, "copper", 8)
        marker(g, 1, 1, "copper", 9)
        money(g, 0, cash)
        money(g, 1, 5)
        final_scoring(g)
        assert g.scores() == [24 + 2 + 3 + 1, 21 + 8 + 1] == [30, 30]
        assert g.ranking() == places


def test_most_points_win_whatever_the_money() -> None:
    """E-16.07."""
    g = on_turn(situation(), 0)
    put(g, 1, *CELLOPHANE)
    jury(g, 1, 1)
    for seat, cash in enumerate((12, 0, 3)):
        money(g, seat, cash)
    final_scoring(g)
    assert g.scores() == [0, 3, 0]
    assert g.ranking() == [2, 1, 3]


def test_unfinished_projects_front_tiles_money_and_leadership_score_nothing() -> None:
    """E-16.08."""
    g = on_turn(situation(), 0)
    put(g, 0, "cruiser@a1", "batteries@a3")
    give(g, 0, "cellophane", "steel/manual", "time-study")
    money(g, 0, 12)
    jury(g, 7, 5)
    for number, track in enumerate(TRACKS[:3], start=1):
        marker(g, 0, number, track, 7)
        assert leader_of(g, track) == f"0.{number - 1}"
    assert finished(g, 0) == []
    final_scoring(g)
    assert g.scores() == [0, 0, 0]
    assert g.breakdown()[0] == []
