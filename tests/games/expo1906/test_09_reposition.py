"""Chapter 9: MEETING (a), repositioning tiles."""

from __future__ import annotations

from lincei.games.expo1906.state import Expo
from tests.games.expo1906.table import (
    CELLOPHANE,
    EDITION,
    clear_scrap,
    finished,
    lab,
    legal,
    on_turn,
    play,
    put,
    reposition,
    seen,
    situation,
    why,
)

# Cellophane, satisfied at c2 and just as well one row further down.
MOVABLE = ["cellophane@c2", "tabulating-machine@a3", "combustion-engine@e4", "copper/manual@d3"]


def repositioning(*tiles: str, scrap: bool = True) -> Expo:
    """The first seat, with these tiles in its laboratory, has chosen (a) of MEETING."""
    g = on_turn(situation(), 0)
    if not scrap:
        clear_scrap(g, 0)
    put(g, 0, *tiles)
    play(g, "play MEETING", "option reposition")
    return g


def fill(g: Expo, *free: str) -> None:
    """Resource tiles on all cells of the first seat's laboratory but these."""
    kinds = [slug for slug, count in zip(EDITION.slug, EDITION.tile_count, strict=False) if count]
    covered = [cell for tile in seen(g)["seats"][0]["lab"] for cell in tile["cells"]]
    rest = [cell for cell in seen(g)["board"]["cells"] if cell not in covered and cell not in free]
    put(g, 0, *[f"{kind}@{cell}" for kind, cell in zip(kinds, rest, strict=False)])


def test_projects_resource_tiles_and_techs_are_repositioned_but_not_scrap() -> None:
    """E-9.04."""
    g = repositioning("steel/manual@a1", "batteries@d2", "telephone@b6")
    assert legal(g) == ["reposition a1", "reposition d2", "reposition b6", "stop"]
    assert why(g, "reposition c1") == "E-9.04"
    reposition(g, "b6", "g1:90")
    reposition(g, "d2", "b2")
    reposition(g, "a1", "a6:270")
    assert lab(g, 0) == ["telephone@g1:90", "batteries@b2", "steel/manual@a6:270"]


def test_a_tile_is_moved_or_rotated_or_both_and_rotating_in_place_uses_one_of_three() -> None:
    """E-9.05."""
    g = repositioning("steel/manual@a1", "steel/steam@b1", "copper/steam@d1", "copper/manual@e1")
    reposition(g, "a1", "a1:90")
    reposition(g, "b1", "g5")
    reposition(g, "d1", "g6:180")
    assert lab(g, 0) == ["steel/manual@a1:90", "copper/manual@e1", "steel/steam@g5", "copper/steam@g6:180"]
    assert legal(g) == ["option money", "option patent", "option jury"]


def test_putting_a_tile_down_unchanged_is_no_repositioning() -> None:
    """E-9.05."""
    g = repositioning("steel/manual@a1:90")
    play(g, "reposition a1", "rotate 90")
    assert why(g, "at a1") == "E-9.05"
    assert "at b1" in legal(g)


def test_rotating_a_tile_in_place_so_that_supply_suffices_is_one_of_three() -> None:
    """E-EC11."""
    g = repositioning(*CELLOPHANE, "steel/manual@g1", "copper/steam@g2", "copper/manual@g3")
    h = g.copy()
    play(h, "reposition b5", "rotate 180")
    assert why(h, "at b5") == "E-9.06", "this turn would take the automated units away"
    for cell in ["b5", "g1", "g2"]:
        assert "reposition g3" in legal(g)
        reposition(g, cell, f"{cell}:90")
    assert legal(g) == ["option money", "option patent", "option jury"]
    assert (finished(g, 0), g.scores()[0]) == (["cellophane"], 3)


def test_after_each_single_tile_every_finished_project_must_still_be_satisfied() -> None:
    """E-9.06."""
    g = repositioning(*CELLOPHANE, "automated/steel@g1")
    h = g.copy()
    play(h, "reposition b5", "rotate 0")
    assert why(h, "at g3") == "E-9.06", "a later tile cannot make up for it"
    reposition(g, "g1", "a3:90")
    reposition(g, "b5", "g3")
    assert lab(g, 0)[-1] == "automated/electric@g3", "another tile has taken over before"


def test_lifting_and_putting_down_are_one_step() -> None:
    """E-9.07."""
    g = repositioning(*CELLOPHANE)
    reposition(g, "a2", "a4:90")
    assert lab(g, 0)[2] == "steam/scientific@a4:90"
    assert finished(g, 0) == ["cellophane"]


def test_each_tile_is_repositioned_at_most_once() -> None:
    """E-9.08."""
    g = repositioning("steel/manual@a1", "batteries@d2")
    reposition(g, "d2", "a2")
    assert legal(g) == ["reposition a1", "stop"]
    assert why(g, "reposition a2") == "E-9.08"


def test_a_tile_is_put_on_free_cells_and_its_own_former_cells_are_free() -> None:
    """E-9.09."""
    g = repositioning("batteries@d2", "steel/manual@c2")
    play(g, "reposition d2")
    assert why(g, "at c2") == "E-9.09", "another tile lies there"
    assert why(g, "at e2") == "E-9.09", "scrap lies there"
    assert why(g, "at g2") == "E-10.02"
    play(g, "at d1")
    assert lab(g, 0) == ["batteries@d1", "steel/manual@c2"]


def test_a_tile_that_has_no_room_elsewhere_is_refused_for_want_of_free_cells() -> None:
    """E-9.09."""
    g = on_turn(situation(), 0)
    put(g, 0, "telephone@b6")
    fill(g)
    play(g, "play MEETING", "option reposition")
    assert "reposition b6" not in legal(g)
    assert why(g, "reposition b6") == "E-9.09"


def test_a_rotation_that_has_no_room_is_refused_for_want_of_free_cells() -> None:
    """E-9.09."""
    g = on_turn(situation(), 0)
    put(g, 0, "telephone@b6")
    fill(g, "a6")
    play(g, "play MEETING", "option reposition", "reposition b6")
    assert legal(g) == ["rotate 0"]
    assert why(g, "rotate 90") == "E-9.09"


def test_two_tiles_cannot_change_places_in_a_full_laboratory() -> None:
    """E-EC15."""
    g = on_turn(situation(), 0)
    fill(g)
    play(g, "play MEETING", "option reposition", "reposition a1", "rotate 90")
    assert legal(g) == ["at a1"], "it can only turn where it is"
    assert why(g, "at b1") == "E-9.09"


def test_two_tiles_cannot_change_places_by_way_of_a_free_cell() -> None:
    """E-EC15."""
    g = repositioning("steel/manual@a1", "copper/steam@b1", "copper/manual@g1")
    reposition(g, "a1", "a2")
    reposition(g, "b1", "a1")
    assert lab(g, 0) == ["copper/steam@a1", "copper/manual@g1", "steel/manual@a2"]
    assert legal(g) == ["reposition g1", "stop"]
    assert why(g, "reposition a2") == "E-9.08", "the last step of the exchange"


def test_a_finished_project_may_be_repositioned_where_it_stays_satisfied() -> None:
    """E-9.10, E-EC14."""
    g = repositioning(*MOVABLE, scrap=False)
    assert (finished(g, 0), g.scores()[0]) == (["cellophane"], 3)
    play(g, "reposition c2", "rotate 0")
    assert why(g, "at e1") == "E-9.06"
    play(g, "at c3")
    assert lab(g, 0)[1] == "cellophane@c3"
    assert (finished(g, 0), g.scores()[0]) == (["cellophane"], 3), "no second scoring"
    g = repositioning(*CELLOPHANE)
    assert why(g, "reposition b2") == "E-9.06", "there is room, but nowhere else it would be satisfied"


def test_repositioning_an_upgrade_tech_does_not_touch_the_cards_nor_the_limit() -> None:
    """E-9.11."""
    g = repositioning("laboratory-upgrade@d2", "steel/manual@a1", "steel/steam@b1", "copper/steam@g1")
    before = seen(g, 0)["seats"][0]
    reposition(g, "d2", "b2")
    after = seen(g, 0)["seats"][0]
    assert after["upgraded"] == before["upgraded"] == ["LABORATORY"]
    assert after["hand"] == before["hand"]
    reposition(g, "a1", "a1:90")
    reposition(g, "b1", "b1:90")
    assert "option money" in legal(g), "three tiles, not four"


def test_a_project_that_becomes_satisfied_by_repositioning_is_finished_at_once() -> None:
    """E-9.12."""
    g = repositioning(*CELLOPHANE[:3], "steam/scientific@a2:270", "telephone@b6")
    assert finished(g, 0) == []
    reposition(g, "a2", "a2:90")
    assert (finished(g, 0), g.scores()[0]) == (["cellophane"], 3)
    assert "reposition b6" in legal(g), "scored before the option is over"
