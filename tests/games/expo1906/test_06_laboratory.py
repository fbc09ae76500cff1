"""Chapter 6: LABORATORY."""

from __future__ import annotations

import pytest

from lincei.kernel.errors import IllegalAction, UnreadableNotation
from tests.games.expo1906.table import (
    CELLOPHANE,
    academy,
    finished,
    front,
    give,
    lab,
    legal,
    money,
    on_turn,
    place,
    play,
    put,
    seen,
    situation,
    why,
)

SCRAP = ["c1", "f2", "d4", "a5", "f6"]


def removable(texts: list[str]) -> list[str]:
    return [text.removeprefix("remove ") for text in texts if text.startswith("remove ")]


def test_up_to_three_operations_are_performed_in_any_mix() -> None:
    """E-6.01."""
    g = on_turn(situation(), 0)
    give(g, 0, "steel/manual", "steel/steam", "copper/steam")
    play(g, "play LABORATORY")
    place(g, "steel/manual@a1")
    play(g, "remove c1")
    place(g, "steel/steam@c1:180")
    assert g.to_move == 1, "the third operation was the last"
    assert lab(g, 0) == ["steel/manual@a1", "steel/steam@c1:180"]
    assert front(g, 0) == ["copper/steam"]


@pytest.mark.parametrize("operations", [0, 1, 2])
def test_fewer_than_three_operations_may_be_performed(operations: int) -> None:
    """E-6.01."""
    g = on_turn(situation(), 0)
    play(g, "play LABORATORY", *[f"remove {cell}" for cell in SCRAP[:operations]], "stop")
    assert g.to_move == 1
    assert [tile["cell"] for tile in seen(g)["seats"][0]["lab"]] == SCRAP[operations:]


def test_only_tiles_of_the_own_front_are_placed_and_only_tiles_of_the_own_lab_removed() -> None:
    """E-6.01, E-6.04."""
    g = on_turn(situation(), 0)
    give(g, 0, "steel/manual")
    give(g, 1, "copper/steam")
    put(g, 1, "batteries@a1")
    play(g, "play LABORATORY")
    assert [text for text in legal(g) if text.startswith("place")] == ["place steel/manual"]
    assert why(g, "place copper/steam") == "E-6.01"
    assert why(g, "remove a1") == "E-6.04"


def test_one_tile_removed_and_two_placed_are_three_operations() -> None:
    """E-EX09."""
    g = on_turn(situation(), 0)
    give(g, 0, "cellophane", "empirical/copper", "manual/steam")
    play(g, "play LABORATORY", "remove f2")
    place(g, "cellophane@b2", "empirical/copper@c3")
    assert g.to_move == 1
    assert lab(g, 0) == ["cellophane@b2", "empirical/copper@c3"]
    assert front(g, 0) == ["manual/steam"]


def test_the_upgraded_card_allows_four_operations() -> None:
    """E-6.02."""
    g = on_turn(situation(), 0)
    put(g, 0, "laboratory-upgrade@a1")
    play(g, "play LABORATORY", "remove c1", "remove f2", "remove d4")
    assert g.to_move == 0
    play(g, "remove a5")
    assert g.to_move == 1
    assert [tile["tile"] for tile in seen(g)["seats"][0]["lab"]] == ["laboratory-upgrade", "scrap"]


def test_each_operation_is_complete_before_the_next_begins() -> None:
    """E-6.03."""
    g = on_turn(situation(), 0)
    put(g, 0, *CELLOPHANE[:3])
    give(g, 0, "steam/scientific", "batteries")
    play(g, "play LABORATORY", "place batteries")
    assert why(g, "at c1") == "E-10.01", "scrap must be gone before"
    assert why(g, "remove c1") != "", "a tile in the hand must be put down first"
    play(g, "at d2")
    place(g, "steam/scientific@a2:90")
    assert (g.to_move, g.scores()[0]) == (0, 3), "scored before the third operation"


def test_projects_resource_tiles_and_techs_are_placed() -> None:
    """E-6.04."""
    g = on_turn(situation(), 0)
    give(g, 0, "telephone", "steel/manual", "batteries")
    play(g, "play LABORATORY")
    assert legal(g)[:3] == ["place steel/manual", "place batteries", "place telephone"]
    place(g, "steel/manual@a1", "batteries@d2", "telephone@b6")
    assert lab(g, 0) == ["steel/manual@a1", "batteries@d2", "telephone@b6"]


def test_projects_resource_tiles_techs_and_scrap_are_removed() -> None:
    """E-6.04."""
    g = on_turn(situation(), 0)
    put(g, 0, "steel/manual@a1", "batteries@d2", "telephone@b6")
    play(g, "play LABORATORY")
    assert removable(legal(g)) == ["a1", "c1", "d2", "f2", "d4", "a5", "b6", "f6"]
    assert why(g, "remove b1") == "E-6.04", "nothing lies there"


def test_scrap_leaves_only_by_laboratory_and_is_never_placed_or_moved() -> None:
    """E-6.05, E-EC53."""
    g = on_turn(situation(), 0)
    play(g, "play LABORATORY", "remove d4")
    assert legal(g) == ["remove c1", "remove f2", "remove a5", "remove f6", "stop"], "no scrap to place again"
    with pytest.raises(UnreadableNotation):
        play(g, "place scrap")
    g = on_turn(situation(), 0)
    put(g, 0, "steel/manual@a1")
    play(g, "play MEETING", "option reposition")
    assert legal(g) == ["reposition a1", "stop"]
    assert {why(g, f"reposition {cell}") for cell in SCRAP} == {"E-9.04"}


def test_a_tile_that_a_finished_project_needs_stays() -> None:
    """E-6.06."""
    g = on_turn(situation(), 0)
    put(g, 0, *CELLOPHANE, "manual/steel@c2", "batteries@d2")
    play(g, "play LABORATORY")
    assert removable(legal(g)) == ["c1", "c2", "d2", "f2", "d4", "a5", "f6"]
    assert [why(g, f"remove {cell}") for cell in ["c3", "b5", "a2"]] == ["E-6.06"] * 3
    with pytest.raises(IllegalAction):
        play(g, "remove a2")


def test_a_tech_that_a_finished_project_needs_stays() -> None:
    """E-6.06."""
    g = on_turn(situation(), 0)
    put(g, 0, *CELLOPHANE[:3], "combustion-engine@c5", "batteries@d2")
    play(g, "play LABORATORY")
    assert (why(g, "remove c5"), why(g, "remove d2")) == ("E-6.06", "")


def test_of_two_tiles_that_each_suffice_one_may_be_removed() -> None:
    """E-EC05."""
    g = on_turn(situation(), 0)
    put(g, 0, *CELLOPHANE, "steam/manual@a3:90")
    assert finished(g, 0) == ["cellophane"]
    play(g, "play LABORATORY")
    assert why(g, "remove a2") == why(g, "remove a3") == ""
    play(g, "remove a2")
    assert why(g, "remove a3") == "E-6.06"
    assert finished(g, 0) == ["cellophane"]


def test_a_needed_tile_cannot_be_removed_to_be_replaced_by_an_equal_one() -> None:
    """E-EC06."""
    g = on_turn(situation(), 0)
    put(g, 0, *CELLOPHANE)
    give(g, 0, "empirical/copper")
    play(g, "play LABORATORY")
    assert why(g, "remove c3") == "E-6.06"
    assert "remove c3" not in legal(g)


def test_a_tile_that_has_just_finished_a_project_cannot_be_removed() -> None:
    """E-EC07."""
    g = on_turn(situation(), 0)
    put(g, 0, *CELLOPHANE[:3])
    give(g, 0, "steam/scientific")
    play(g, "play LABORATORY")
    assert why(g, "remove b5") == ""
    place(g, "steam/scientific@a2:90")
    assert [why(g, f"remove {cell}") for cell in ["a2", "b5"]] == ["E-6.06", "E-6.06"]


def test_a_finished_project_is_never_removed() -> None:
    """E-6.07."""
    g = on_turn(situation(), 0)
    put(g, 0, *CELLOPHANE, "telephone@b6")
    play(g, "play LABORATORY")
    assert why(g, "remove b2") == "E-6.07"
    assert why(g, "remove b6") == "", "an unfinished one may go"


def test_a_removed_resource_tile_goes_to_the_discard() -> None:
    """E-6.08."""
    g = on_turn(situation(), 0)
    put(g, 0, "steel/manual@a1")
    assert seen(g)["piles"]["discard"] == {}
    play(g, "play LABORATORY", "remove a1")
    assert seen(g)["piles"]["discard"] == {"steel/manual": 1}


def test_a_removed_project_goes_under_the_pile_of_its_shape() -> None:
    """E-6.09."""
    g = on_turn(situation(), 0)
    put(g, 0, "cellophane@b2", "telephone@b6", "electric-iron@e2")
    slots = seen(g)["academy"]
    play(g, "play LABORATORY", "remove e2", "remove b6", "remove b2")
    assert seen(g)["piles"]["under"] == ["electric-iron", "telephone", "cellophane"], "each under those before it"
    assert seen(g)["academy"] == slots, "no slot is filled before the Reorganisation"
    assert not {"electric-iron", "telephone", "cellophane"} & set(seen(g)["piles"]["unseen"])


def test_an_unfinished_project_may_be_removed_and_the_tiles_around_it_stay() -> None:
    """E-EC08."""
    g = on_turn(situation(), 0)
    put(g, 0, *CELLOPHANE[:3])
    play(g, "play LABORATORY", "remove b2")
    assert lab(g, 0) == ["empirical/copper@c3", "automated/electric@b5"]
    assert seen(g)["piles"]["under"] == ["cellophane"]


def test_a_removed_tech_goes_back_to_the_academy_for_anyone_to_buy() -> None:
    """E-6.10."""
    g = on_turn(situation(), 0)
    put(g, 0, "batteries@d2")
    assert "batteries" not in academy(g)
    play(g, "play LABORATORY", "remove d2", "stop")
    assert "batteries" in academy(g)
    money(g, 1, 2)
    play(g, "play ACADEMY", "buy batteries")
    assert front(g, 1) == ["batteries"]


def test_removed_scrap_leaves_the_game() -> None:
    """E-6.11."""
    g = on_turn(situation(), 0)
    before = seen(g)
    play(g, "play LABORATORY", "remove c1", "stop")
    after = seen(g)
    assert [tile["tile"] for tile in after["seats"][0]["lab"]] == ["scrap"] * 4
    assert after["seats"][0]["front"] == []
    for place_outside in ["terminal", "academy", "techs", "piles"]:
        assert after[place_outside] == before[place_outside]


def test_a_removed_tile_never_returns_to_the_front() -> None:
    """E-6.12."""
    g = on_turn(situation(), 0)
    put(g, 0, "steel/manual@a1", "batteries@d2", "telephone@b6", "laboratory-upgrade@a3")
    give(g, 0, "copper/steam")
    play(g, "play LABORATORY", "remove a1", "remove d2", "remove b6", "remove c1")
    assert front(g, 0) == ["copper/steam"]


def test_laboratory_neither_moves_nor_rotates_a_tile_that_is_in_the_lab() -> None:
    """E-6.13."""
    g = on_turn(situation(), 0)
    put(g, 0, "steel/manual@a1")
    play(g, "play LABORATORY")
    assert legal(g) == ["remove a1", *[f"remove {cell}" for cell in SCRAP], "stop"]
    assert why(g, "reposition a1") == "E-6.13"


def test_the_number_of_operations_is_fixed_when_the_card_is_played() -> None:
    """E-6.14."""
    g = on_turn(situation(), 0)
    put(g, 0, "laboratory-upgrade@a1")
    play(g, "play LABORATORY", "remove a1")
    assert seen(g)["seats"][0]["upgraded"] == []
    play(g, "remove c1", "remove f2")
    assert g.to_move == 0, "still four operations after the upgrade is gone"
    play(g, "remove d4")
    assert g.to_move == 1


def test_the_laboratory_upgrade_placed_first_still_leaves_three_operations() -> None:
    """E-EC09."""
    g = on_turn(situation(), 0)
    give(g, 0, "laboratory-upgrade")
    play(g, "play LABORATORY")
    place(g, "laboratory-upgrade@a1")
    desk = seen(g)["seats"][0]
    assert (desk["last"], desk["upgraded"]) == ("LABORATORY", ["LABORATORY"]), "the card on the table is exchanged"
    play(g, "remove c1", "remove f2")
    assert g.to_move == 1
    on_turn(g, 0)
    assert why(g, "play LABORATORY") == "E-3.05", "and stays unplayable this round"
