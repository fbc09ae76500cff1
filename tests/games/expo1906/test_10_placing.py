"""Chapter 10: placing, supply and completion."""

from __future__ import annotations

import pytest

from lincei.games.expo1906.state import Expo
from tests.games.expo1906.table import (
    CELLOPHANE,
    clear_scrap,
    finished,
    give,
    legal,
    marker,
    on_turn,
    place,
    play,
    put,
    reposition,
    seen,
    situation,
    supplied,
    why,
)

# One project on each side of cell d5, in a laboratory without scrap.
AROUND_D5 = {"north": "linotype@d1:90", "east": "dynamo@e4", "south": "telephone@d6", "west": "cruiser@b4"}
SIDES = ["north", "east", "south", "west"]
# Both projects lack copper only; copper at c4 touches both.
LACKING_COPPER = ["cellophane@b1", "laparoscope@d4:90", "combustion-engine@d2", "tabulating-machine@a4"]

# Cellophane finished by techs alone.
TECHS_AROUND = ["cellophane@c2", "tabulating-machine@a3", "combustion-engine@e4", "galvanometer@d2"]


def placing(*tiles: str) -> Expo:
    """The first seat has played LABORATORY with these tiles in its front."""
    g = on_turn(situation(), 0)
    give(g, 0, *tiles)
    play(g, "play LABORATORY")
    return g


def cells(texts: list[str]) -> list[str]:
    return [text.removeprefix("at ") for text in texts]


def halves_at_d5(rotation: int) -> dict[str, dict[str, int]]:
    """What a tile of 2 manual and 1 electric gives to the project on each of its sides."""
    g = on_turn(situation(), 0)
    clear_scrap(g, 0)
    put(g, 0, *AROUND_D5.values(), f"manual/electric@d5:{90 * rotation}")
    return {side: supplied(g, 0, text.partition("@")[0]) for side, text in AROUND_D5.items()}


def test_tiles_never_overlap() -> None:
    """E-10.01."""
    g = on_turn(situation(), 0)
    put(g, 0, "batteries@d2")
    give(g, 0, "steel/manual", "cruiser")
    play(g, "play LABORATORY", "place cruiser")
    assert {why(g, f"at {cell}") for cell in ["c2", "d2", "d3", "e3"]} == {"E-10.01"}
    play(g, "at b2", "place steel/manual", "rotate 0")
    assert not {"b2", "c2", "b3", "c3", "d2", "e2", "d3", "e3"} & set(cells(legal(g)))
    assert why(g, "at c3") == "E-10.01"


def test_a_tile_lies_wholly_inside_the_lab_and_never_on_scrap() -> None:
    """E-10.02."""
    g = placing("telephone")
    play(g, "place telephone", "rotate 0")
    assert [why(g, f"at {cell}") for cell in ["e3", "g1", "a1", "d6"]] == ["E-10.02", "E-10.02", "E-10.01", "E-10.01"]
    in_rows = ["d1", "a2", "b2", "a3", "b3", "c3", "d3", "b5", "c5", "d5", "a6", "b6"]
    assert cells(legal(g)) == in_rows, "and only on cells of the grid"
    play(g, "at d1")
    assert seen(g)["seats"][0]["lab"][1]["cells"] == ["d1", "e1", "f1", "g1"]


@pytest.mark.parametrize(
    ("tile", "degrees"),
    [("cellophane", 4), ("laparoscope", 4), ("aspirin", 2), ("telephone", 2), ("steel/manual", 4), ("cruiser", 0)],
)
def test_tiles_are_rotated_by_quarter_turns(tile: str, degrees: int) -> None:
    """E-10.03."""
    g = placing(tile)
    play(g, f"place {tile}")
    turns = [text for text in legal(g) if text.startswith("rotate")]
    assert turns == ["rotate 0", "rotate 90", "rotate 180", "rotate 270"][:degrees]
    if degrees in {0, 2}:
        assert why(g, "rotate 180") != "", "that would look the same"


@pytest.mark.parametrize(
    ("tile", "outlines", "flipped"),
    [
        ("cellophane", ["d3 d4 d5 e5", "d3 e3 f3 d4", "d3 e3 e4 e5", "d3 b4 c4 d4"], "d3 d4 c5 d5"),
        ("aspirin", ["d3 e3 c4 d4", "d3 d4 e4 e5"], "d3 e3 e4 f4"),
    ],
)
def test_tiles_are_not_flipped(tile: str, outlines: list[str], flipped: str) -> None:
    """E-10.03."""
    found = []
    for turn in range(len(outlines)):
        g = on_turn(situation(), 0)
        clear_scrap(g, 0)
        give(g, 0, tile)
        play(g, "play LABORATORY", f"place {tile}", f"rotate {90 * turn}", "at d3")
        found.append(" ".join(seen(g)["seats"][0]["lab"][0]["cells"]))
    assert found == outlines
    assert flipped not in found


def test_a_tile_may_be_placed_on_any_free_cells_without_touching_another() -> None:
    """E-10.04."""
    g = placing("steel/manual")
    put(g, 0, "cellophane@b2")
    play(g, "place steel/manual", "rotate 0")
    taken = {"b2", "b3", "b4", "c4", "c1", "f2", "d4", "a5", "f6"}
    assert cells(legal(g)) == [cell for cell in seen(g)["board"]["cells"] if cell not in taken]


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_diagonal_contact_supplies_nothing(rotation: int) -> None:
    """E-10.05, E-EX04."""
    g = on_turn(situation(), 0)
    put(g, 0, "cellophane@b2", *[f"empirical/copper@{cell}:{rotation}" for cell in ["a1", "d5"]])
    assert supplied(g, 0, "cellophane") == {}
    put(g, 0, "combustion-engine@d2")
    assert supplied(g, 0, "cellophane") == {}, "d3 touches c4 by a corner only"


@pytest.mark.parametrize("rotation", [0, 1, 2, 3])
def test_a_half_supplies_each_project_that_touches_one_of_its_sides(rotation: int) -> None:
    """E-10.06."""
    two = {SIDES[rotation], SIDES[rotation - 1]}
    expected = {side: {"manual": 2} if side in two else {"electric": 1} for side in SIDES}
    assert halves_at_d5(rotation) == expected


def test_a_half_counts_once_per_project_even_if_both_sides_touch() -> None:
    """E-10.07, E-EX01."""
    g = on_turn(situation(), 0)
    put(g, 0, "cellophane@b2", "empirical/copper@c3:270")
    assert supplied(g, 0, "cellophane") == {"empirical": 2}


def test_both_halves_may_serve_the_same_project() -> None:
    """E-10.08, E-EX02."""
    g = on_turn(situation(), 0)
    put(g, 0, "cellophane@b2", "empirical/copper@c3:270")
    play(g, "play MEETING", "option reposition")
    reposition(g, "c3", "c3:0")
    assert supplied(g, 0, "cellophane") == {"empirical": 2, "copper": 1}


def test_one_half_serves_several_projects_and_nothing_is_used_up() -> None:
    """E-10.08."""
    g = on_turn(situation(), 0)
    clear_scrap(g, 0)
    put(g, 0, "telephone@c3", "cruiser@b4", "empirical/copper@d4")
    assert supplied(g, 0, "telephone") == supplied(g, 0, "cruiser") == {"empirical": 2}


def test_the_tiles_of_the_example_finish_cellophane_and_begin_telephone() -> None:
    """E-EX03."""
    g = placing("empirical/copper", "automated/electric", "steam/scientific")
    put(g, 0, "cellophane@b2", "telephone@b6")
    place(g, *CELLOPHANE[1:3])
    assert finished(g, 0) == []
    place(g, CELLOPHANE[3])
    assert supplied(g, 0, "cellophane") == {"copper": 1, "automated": 2, "empirical": 2, "steam": 2}
    assert supplied(g, 0, "telephone") == {"electric": 1}
    assert (finished(g, 0), g.scores()[0]) == (["cellophane"], 3)


def test_only_perpendicular_sides_belong_to_one_half() -> None:
    """E-10.09."""
    for rotation in range(4):
        given = halves_at_d5(rotation)
        alike = [(a, b) for i, a in enumerate(SIDES) for b in SIDES[i + 1 :] if given[a] == given[b]]
        assert len(alike) == 2
        assert not {("north", "south"), ("east", "west")} & set(alike)


@pytest.mark.parametrize("rotation", [0, 1, 2, 3])
def test_a_project_above_and_a_project_below_get_different_halves(rotation: int) -> None:
    """E-EC01."""
    given = halves_at_d5(rotation)
    assert sorted([[*given["north"]], [*given["south"]]]) == [["electric"], ["manual"]]


def test_supply_is_a_sum_in_which_excess_and_foreign_types_do_no_harm() -> None:
    """E-10.10."""
    g = on_turn(situation(), 0)
    put(g, 0, *CELLOPHANE, "steam/manual@a3:90", "copper/steam@a4:270", "combustion-engine@c5")
    assert supplied(g, 0, "cellophane") == {"copper": 1, "automated": 2, "empirical": 2, "steam": 9}
    put(g, 0, "electric/steel@b1:180")
    assert supplied(g, 0, "cellophane")["electric"] == 2
    assert finished(g, 0) == ["cellophane"]


def test_a_project_is_finished_as_soon_as_each_supply_reaches_its_printed_amount() -> None:
    """E-10.11."""
    g = placing("automated/electric", "scientific/steam", "manual/steam")
    put(g, 0, *CELLOPHANE[:2])
    place(g, "automated/electric@b5", "scientific/steam@a2:270")
    assert supplied(g, 0, "cellophane")["steam"] == 1
    assert finished(g, 0) == [], "one steam is missing"
    place(g, "manual/steam@a3:270")
    assert supplied(g, 0, "cellophane")["steam"] == 2
    assert finished(g, 0) == ["cellophane"]


def test_finishing_scores_the_printed_points_and_one_for_each_track_led() -> None:
    """E-10.12, E-EX07."""
    g = placing("steam/scientific")
    marker(g, 0, 1, "automated", 3)
    marker(g, 0, 2, "copper", 2)
    marker(g, 0, 3, "empirical", 4)
    marker(g, 1, 1, "empirical", 5)
    marker(g, 2, 1, "copper", 2)
    put(g, 0, *CELLOPHANE[:3])
    events = place(g, CELLOPHANE[3])
    assert g.scores() == [5, 0, 0]
    finish = next(event for event in events if event.rule == "E-10.12")
    assert (finish.args["printed"], finish.args["leader"]) == (3, 2)


@pytest.mark.parametrize("last", range(4))
def test_completion_is_tested_after_every_operation_whatever_tile_was_handled(last: int) -> None:
    """E-10.13."""
    tiles = ["cellophane@b2", "empirical/copper@c3", "automated/electric@b5", "combustion-engine@c5"]
    final = tiles.pop(last)
    g = placing(final.partition("@")[0])
    put(g, 0, *tiles)
    assert finished(g, 0) == []
    place(g, final)
    assert (finished(g, 0), g.scores()[0]) == (["cellophane"], 3)


def test_a_project_placed_among_waiting_tiles_is_finished_on_arrival() -> None:
    """E-EC03."""
    g = placing("cellophane")
    put(g, 0, *CELLOPHANE[1:])
    place(g, CELLOPHANE[0])
    assert (finished(g, 0), g.scores()[0]) == (["cellophane"], 3)


def test_one_tile_that_finishes_two_projects_scores_both_with_leader_points_for_each() -> None:
    """E-10.14, E-EC04."""
    g = placing("copper/manual")
    clear_scrap(g, 0)
    marker(g, 0, 1, "copper", 2)
    put(g, 0, *LACKING_COPPER)
    assert finished(g, 0) == []
    place(g, "copper/manual@c4:90")
    assert sorted(finished(g, 0)) == ["cellophane", "laparoscope"]
    assert g.scores()[0] == (3 + 1) + (4 + 1)


@pytest.mark.parametrize("led", [0, 1, 2, 3])
@pytest.mark.parametrize("techs", [False, True])
def test_leader_points_are_none_to_three_whether_tiles_or_techs_supply(led: int, techs: bool) -> None:
    """E-10.15."""
    g = on_turn(situation(), 0)
    clear_scrap(g, 0)
    for number, track in enumerate(["copper", "automated", "empirical"][:led]):
        marker(g, 0, number + 1, track, 2)
    marker(g, 1, 1, "steel", 2)
    put(g, 0, *(TECHS_AROUND if techs else CELLOPHANE))
    assert (finished(g, 0), g.scores()[0]) == (["cellophane"], 3 + led)


def test_a_finished_project_scores_once_and_later_leads_do_not_matter() -> None:
    """E-10.16."""
    g = placing("steam/manual")
    put(g, 0, *CELLOPHANE)
    marker(g, 0, 1, "copper", 5)
    place(g, "steam/manual@a3:90")
    assert (finished(g, 0), g.scores()[0]) == (["cellophane"], 3)
    marker(g, 0, 2, "automated", 5)
    marker(g, 1, 1, "copper", 9)
    assert [(each["printed"], each["leader"]) for each in seen(g)["seats"][0]["finished"]] == [(3, 0)]
