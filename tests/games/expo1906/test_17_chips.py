"""Chapter 17: what the bonus chips score."""

from __future__ import annotations

from pathlib import Path

import pytest

import lincei
from lincei.games.expo1906.state import Expo
from tests.games.expo1906.editions import Owner
from tests.games.expo1906.labs import BLUE, RED, YELLOW, build
from tests.games.expo1906.table import (
    CELLOPHANE,
    chip,
    clear_scrap,
    counted,
    final_scoring,
    finished,
    give,
    jury,
    marker,
    money,
    on_turn,
    place,
    play,
    put,
    situation,
)


def holder(name: str, lab: list[str] | None = None) -> Expo:
    """Seat 0 has a marker on step 10 of the manual track, where this chip lies; the jury favours nothing."""
    g = on_turn(situation(), 0)
    if lab is not None:
        build(g, 0, lab)
    with_chip(g, name)
    return g


def with_chip(g: Expo, name: str) -> None:
    marker(g, 0, 1, "manual", 10)
    chip(g, "manual", name)
    jury(g, 6, 6)


def score(g: Expo) -> list[int]:
    """What the final scoring brings seat 0, line by line."""
    final_scoring(g)
    return [points for _, points in counted(g, 0)]


# -- Eiffel Tower, Ferris Wheel -----------------------------------------------------------------------------------


def test_the_eiffel_tower_brings_3_for_22_points() -> None:
    """E-EX17, E-17.01."""
    g = holder("eiffel", YELLOW)
    marker(g, 0, 2, "steel", 8)
    assert score(g) == [1, 3]
    assert g.scores()[0] == 21 + 1 + 3


@pytest.mark.parametrize(("total", "points"), [(24, 3), (25, 4), (0, 0)])
def test_the_eiffel_tower_brings_one_for_each_eight_points_begun(total: int, points: int) -> None:
    """E-EC36, E-17.01."""
    g = holder("eiffel", BLUE if total else None)
    if total == 25:
        marker(g, 0, 2, "steel", 8)
    final_scoring(g)
    assert counted(g, 0)[-1] == ("E-17.01", points)
    assert g.scores()[0] == total + points


def test_two_markers_on_the_eiffel_tower_use_the_same_total() -> None:
    """E-EC37, E-17.02."""
    g = holder("eiffel", YELLOW)
    marker(g, 0, 2, "manual", 10)
    marker(g, 0, 3, "steel", 9)
    assert score(g) == [1, 3, 3]
    assert g.scores()[0] == 28


def test_two_markers_on_the_eiffel_tower_do_not_count_each_other() -> None:
    """E-17.02."""
    g = holder("eiffel", BLUE)
    marker(g, 0, 2, "manual", 10)
    assert score(g) == [3, 3]  # 24 and 24; with 27 the second would bring 4


@pytest.mark.parametrize(("cash", "points"), [(0, 0), (1, 1), (2, 1), (5, 3), (9, 5), (12, 6)])
def test_the_ferris_wheel_brings_one_for_each_two_dollars_begun(cash: int, points: int) -> None:
    """E-EX18, E-17.03."""
    g = holder("ferris")
    money(g, 0, cash)
    assert score(g) == [points]
    assert g.seats[0].money == cash


# -- Palace of the Colonies ---------------------------------------------------------------------------------------


def test_the_palace_of_the_colonies_brings_one_for_each_scrap_cell_under_another_tile() -> None:
    """E-17.04, E-17.05."""
    for tile, points in (("steel/manual@c1", 1), ("telephone@a1", 1), ("batteries@b1", 1), ("batteries@a1", 0)):
        g = holder("colonies")
        clear_scrap(g, 0)
        put(g, 0, tile)
        assert score(g) == [points]


def test_scrap_that_still_lies_there_brings_nothing() -> None:
    """E-17.04."""
    assert score(holder("colonies")) == [0]


def test_each_replaced_scrap_counts_and_an_emptied_cell_does_not() -> None:
    """E-17.04, E-17.05."""
    g = holder("colonies")
    clear_scrap(g, 0)
    put(g, 0, "steel/manual@c1", "copper/manual@f2", "batteries@d4", "cable-car@a2:90")
    assert score(g) == [4]  # f6 is empty


def test_a_project_over_two_scrap_cells_counts_two_and_an_empty_cell_nothing(tmp_path: Path) -> None:
    """E-EC39, E-17.05: in a laboratory where two scrap cells lie in reach of one project."""
    owner = Owner(tmp_path).laboratory("..x....", ".....x.", ".......", "...x...", ".......", "...x.x.")
    g = lincei.load("expo1906", owner.path).start(3, 1)
    assert isinstance(g, Expo)
    with_chip(on_turn(g, 0), "colonies")
    play(g, "play LABORATORY", "remove d4", "remove d6", "remove f6")
    put(g, 0, "telephone@c6")
    assert score(g) == [2]


def test_a_cell_filled_by_a_handicap_counts_nothing_even_under_a_project() -> None:
    """E-EC52, E-17.05."""
    g = situation(3, handicaps="student,none,none")
    play(g, "at c1", "rotate 0", "at f2", "rotate 90")
    with_chip(on_turn(g, 0), "colonies")
    give(g, 0, "telephone")
    play(g, "play LABORATORY", "remove c1", "remove d4")
    place(g, "telephone@a1")
    put(g, 0, "time-study@d4")
    assert score(g) == [1]  # d4 alone: c1 was filled by the handicap, f2 is still


# -- Metro, Palace of Fine Arts, Simplon Tunnel -------------------------------------------------------------------


@pytest.mark.parametrize(("techs", "points"), [(0, 0), (1, 2), (2, 4), (3, 6), (4, 6)])
def test_the_metro_brings_two_for_each_tech_in_the_lab_and_six_at_most(techs: int, points: int) -> None:
    """E-EC40, E-17.06."""
    g = holder("metro")
    put(g, 0, *["batteries@a1", "time-study@a3", "journal-upgrade@c2", "galvanometer@f4"][:techs])
    assert score(g) == [points]


def test_techs_in_the_front_do_not_count_for_the_metro() -> None:
    """E-EC40, E-17.09."""
    g = holder("metro")
    put(g, 0, "batteries@a1")
    give(g, 0, "time-study", "galvanometer")
    assert score(g) == [2]


def test_two_markers_on_the_metro_score_six_each() -> None:
    """E-EC59, E-16.06, E-17.06."""
    g = holder("metro")
    marker(g, 0, 2, "manual", 10)
    put(g, 0, "batteries@a1", "time-study@a3", "journal-upgrade@c2", "galvanometer@f4")
    assert score(g) == [6, 6]


def test_the_palace_of_fine_arts_brings_three() -> None:
    """E-17.07."""
    assert score(holder("fine-arts")) == [3]
    g = holder("fine-arts", RED)
    assert score(g) == [3]


def test_the_simplon_tunnel_brings_three_for_an_unfinished_t_two_s_and_an_o() -> None:
    """E-EX19, E-17.08."""
    g = holder("simplon")
    put(g, 0, "aspirin@f3:90", "espresso-machine@b1:180", "steam-turbine@b3:90", "cruiser@d2")
    put(g, 0, "scientific/steam@g3", "scientific/copper@f5:180", "automated/electric@g6")
    assert finished(g, 0) == ["aspirin"]
    assert score(g) == [3]


def test_the_simplon_tunnel_brings_one_for_each_different_shape() -> None:
    """E-17.08."""
    for count in range(6):
        assert score(holder("simplon", RED[:count])) == [count]  # unfinished
    assert score(holder("simplon", RED)) == [5]


def test_tiles_in_the_front_count_for_no_chip() -> None:
    """E-17.09."""
    for name, points in (("eiffel", 0), ("colonies", 0), ("metro", 0), ("simplon", 0)):
        g = holder(name)
        give(g, 0, "batteries", "time-study", "cruiser", "bakelite", *[t.partition("@")[0] for t in CELLOPHANE])
        assert score(g) == [points]
