"""Chapter 20: beginner handicaps."""

from __future__ import annotations

import pytest

from lincei.games.expo1906.state import Expo
from lincei.kernel.errors import BadOptions
from tests.games.expo1906.table import (
    GAME,
    finished,
    front,
    lab,
    legal,
    on_turn,
    play,
    put,
    reposition,
    seen,
    situation,
    supplied,
    terminal,
    why,
)

SCRAP = ["c1", "f2", "d4", "a5", "f6"]


def by_chance(handicaps: str) -> Expo:
    """A game in which chance is answered by hand, up to the first tile drawn for a beginner."""
    players = len(handicaps.split(","))
    g = GAME.start(players, 1, {"handicaps": handicaps}, explicit_chance=True)
    assert isinstance(g, Expo)
    play(g, "first 1")
    while len(seen(g)["jury"]) < 2:
        play(g, legal(g)[0])
    return g


def scrap(g: Expo, seat: int) -> int:
    return sum(tile.startswith("scrap") for tile in lab(g, seat, scrap=True))


def test_a_student_replaces_two_scrap_tiles_by_two_random_resource_tiles() -> None:
    """E-20.01."""
    g = situation(3, handicaps="none,student,none")
    assert g.to_move == 1
    tiles = front(g, 1)
    assert len(tiles) == 2
    assert legal(g) == [f"at {cell}" for cell in SCRAP]
    play(g, "at c1", "rotate 0")
    assert legal(g) == [f"at {cell}" for cell in SCRAP[1:]]
    assert why(g, "at c1") == "E-20.04"
    play(g, "at f6", "rotate 270")
    assert lab(g, 1) == [f"{tiles[0]}@c1", f"{tiles[1]}@f6:270"]
    assert [scrap(g, seat) for seat in range(3)] == [5, 3, 5]
    assert front(g, 1) == []
    assert legal(g)[0].startswith("play ")


def test_a_new_graduate_replaces_one_scrap_tile() -> None:
    """E-20.02."""
    g = situation(2, handicaps="graduate,none")
    assert g.to_move == 0
    tile = front(g, 0)
    play(g, "at d4", "rotate 90")
    assert lab(g, 0) == [f"{tile[0]}@d4:90"]
    assert [scrap(g, seat) for seat in range(2)] == [4, 5]
    assert legal(g)[0].startswith("play ")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_handicap_is_chosen_for_each_player_and_the_others_have_five_scrap_tiles(players: int) -> None:
    """E-20.03."""
    chosen = ["student", "none", "graduate", "student"][:players]
    g = situation(players, handicaps=",".join(chosen))
    while legal(g)[0].startswith(("at", "rotate")):
        play(g, legal(g)[0])
    assert [scrap(g, seat) for seat in range(players)] == [3, 5, 4, 3][:players]
    assert [scrap(situation(players), seat) for seat in range(players)] == [5] * players


@pytest.mark.parametrize("handicaps", ["student", "student,none,none", "master,none", "student,"])
def test_each_player_needs_one_of_the_three_words(handicaps: str) -> None:
    """E-20.03."""
    with pytest.raises(BadOptions):
        situation(2, handicaps=handicaps)


def test_the_tiles_are_drawn_from_the_pile_after_the_terminal_is_filled() -> None:
    """E-20.04."""
    g = by_chance("student,none")
    assert len(terminal(g)) == 6
    assert seen(g)["piles"]["resources"] == 90
    assert all(text.startswith("draw ") for text in legal(g))
    play(g, "draw manual/copper", "draw copper/steam")
    assert seen(g)["piles"]["resources"] == 88


def test_the_owner_sees_his_tiles_before_he_chooses_cell_and_rotation() -> None:
    """E-20.04."""
    g = by_chance("student,none")
    play(g, "draw manual/copper", "draw copper/steam")
    assert g.to_move == 0
    assert sorted(front(g, 0)) == ["copper/steam", "manual/copper"]
    play(g, "at a5")
    assert legal(g) == ["rotate 0", "rotate 90", "rotate 180", "rotate 270"]
    play(g, "rotate 180", "at c1", "rotate 90")
    assert lab(g, 0) == ["manual/copper@c1:90", "copper/steam@a5:180"]


@pytest.mark.parametrize("first", [1, 2, 3])
def test_several_beginners_choose_in_turn_order(first: int) -> None:
    """E-20.04."""
    g = GAME.start(3, 1, {"handicaps": "graduate,student,graduate"}, explicit_chance=True)
    assert isinstance(g, Expo)
    play(g, f"first {first}")
    seats: list[int] = []
    while not legal(g)[0].startswith("play"):
        if legal(g)[0].startswith("at"):
            seats.append(g.to_move)
        play(g, legal(g)[0])
    order = [(first - 1 + i) % 3 for i in range(3)]
    assert seats == [seat for seat in order for _ in range(2 if seat == 1 else 1)]
    assert g.to_move == first - 1


def test_the_tiles_are_ordinary_resource_tiles_from_then_on() -> None:
    """E-20.05."""
    g = by_chance("student,none")
    play(g, "draw empirical/copper", "draw automated/electric", "at c1", "rotate 0", "at a5", "rotate 0")
    g.explicit_chance = False
    on_turn(g, 0)
    placed = {cell: tile for tile, _, cell in (text.partition("@") for text in lab(g, 0))}
    put(g, 0, "cellophane@b1")  # b1, b2, b3, c3: beside the tile on c1
    assert supplied(g, 0, "cellophane") == {"automated": 2}
    assert finished(g, 0) == []
    play(g, "play LABORATORY", "remove c1", "stop")  # like any other: to the discard
    assert seen(g)["piles"]["discard"] == {placed["c1"]: 1}
    on_turn(g, 0)
    play(g, "play MEETING", "option reposition")
    assert why(g, "reposition f2") == "E-9.04"  # scrap stays
    reposition(g, "a5", "a1:90")
    assert f"{placed['a5']}@a1:90" in lab(g, 0)
