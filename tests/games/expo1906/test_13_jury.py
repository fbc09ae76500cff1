"""Chapter 13: jury."""

from __future__ import annotations

import pytest

from tests.games.expo1906.labs import FIFTH, FOUR, build, slugs
from tests.games.expo1906.table import (
    CELLOPHANE,
    counted,
    course,
    drawn,
    end_round,
    final_scoring,
    finished,
    give,
    in_round,
    jury,
    on_turn,
    place,
    play,
    put,
    seen,
    situation,
)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_round_that_ends_with_a_meeting_adds_one_jury_tile(players: int) -> None:
    """E-13.01."""
    for seed in range(4):
        rounds = 0
        for g, text in course(players, seed):
            table = seen(g)
            rounds = table["round"]
            if text.startswith("play") and table["ender"] is None:
                assert len(table["jury"]) == 2 + rounds - 1
        assert rounds == 10
        assert len(seen(g)["jury"]) == 12


@pytest.mark.parametrize("choose", ["choose steam", "choose electric", "stop"])
def test_a_tile_chosen_in_a_meeting_takes_the_place_of_the_one_drawn(choose: str) -> None:
    """E-13.01."""
    g = on_turn(situation(), 0)
    before = seen(g)["jury"]
    play(g, "play MEETING", "option jury", choose)
    chosen = [] if choose == "stop" else [choose.removeprefix("choose ")]
    assert seen(g)["jury"] == [*before, *chosen]
    if not chosen:
        drawn(g, "jury electric")
    play(g, "option money")
    assert seen(g)["jury"] == [*before, *(chosen or ["electric"])]


def test_a_round_cut_short_by_a_fifth_project_adds_no_jury_tile() -> None:
    """E-EC56, E-13.01, E-15.05."""
    g = on_turn(situation(), 0)
    in_round(g, 4, steam=3)
    build(g, 0, FOUR)
    give(g, 0, *slugs([FIFTH]), "scientific/steam")
    play(g, "play LABORATORY")
    place(g, FIFTH)
    assert len(finished(g, 0)) == 5
    assert g.to_move == 0  # the action is completed
    place(g, "scientific/steam@g1")
    play(g, "stop")
    assert seen(g)["ender"] == 0
    assert g.to_move == 1
    play(g, "stop", "stop")
    assert g.over
    assert seen(g)["jury"] == ["steam"] * 3 + ["electric"] * 2


def test_jury_tiles_lie_in_the_next_free_space_and_are_never_moved() -> None:
    """E-13.02."""
    g = on_turn(situation(), 0)
    jury(g, 2, 0)
    lying = ["steam", "steam"]
    for energy in ("electric", "steam", "electric", "electric"):
        on_turn(g, 0)
        end_round(g, f"jury {energy}")
        lying.append(energy)
        assert seen(g)["jury"] == lying
    on_turn(g, 0)
    play(g, "play MEETING", "option jury", "choose steam", "option money")
    assert seen(g)["jury"] == [*lying, "steam"]


def test_a_jury_tile_is_drawn_from_those_left_in_the_pile() -> None:
    """E-14.02."""
    g = on_turn(situation(), 0)
    in_round(g, 9, steam=8)
    end_round(g)
    assert seen(g)["jury"] == ["steam"] * 8 + ["electric"] * 3


@pytest.mark.parametrize(
    ("steam", "electric", "favoured"), [(7, 5, "steam"), (5, 7, "electric"), (4, 1, "steam"), (6, 6, None)]
)
def test_the_energy_with_more_tiles_at_the_end_is_favoured(steam: int, electric: int, favoured: str | None) -> None:
    """E-13.03."""
    g = on_turn(situation(), 0)
    put(g, 0, *CELLOPHANE)
    assert finished(g, 0) == ["cellophane"]  # steam
    jury(g, steam, electric)
    assert seen(g)["favoured"] == favoured
    final_scoring(g)
    assert counted(g, 0) == ([("E-16.02", 2)] if favoured == "steam" else [])
