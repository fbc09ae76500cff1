"""Chapter 15: what ends the game."""

from __future__ import annotations

import pytest

from lincei.games.expo1906.state import Expo
from lincei.games.expo1906.terms import CHIPS
from tests.games.expo1906.labs import FIFTH, FIFTH_ASKEW, FOUR, SIXTH, build, slugs
from tests.games.expo1906.table import (
    CELLOPHANE,
    box,
    chip,
    drawn,
    end_round,
    finished,
    ghost,
    give,
    hand,
    in_round,
    legal,
    marker,
    on_turn,
    place,
    play,
    put,
    reposition,
    seen,
    situation,
    terminal,
    unload,
)

TRACKS = ["steel", "copper", "manual", "automated", "scientific", "empirical"]


def five_tracks(g: Expo) -> None:
    """Markers of seats 1 and 2 stand on step 10 of all tracks but empirical."""
    for i, track in enumerate(TRACKS[:5]):
        marker(g, 1 + i // 3, 1 + i % 3, track, 10)
        chip(g, track, CHIPS[i])


def ender(g: Expo) -> int | None:
    found: int | None = seen(g)["ender"]
    return found


# -- the three triggers -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_when_all_twelve_spaces_of_the_jury_table_are_filled(players: int) -> None:
    """E-15.01."""
    for chosen in (False, True):
        g = on_turn(situation(players), 0)
        in_round(g, 9, steam=5)
        end_round(g)
        assert (len(seen(g)["jury"]), seen(g)["round"], ender(g)) == (11, 10, None)
        on_turn(g, 0)
        if chosen:
            play(g, "play MEETING", "option money", "option jury", "choose steam")
        else:
            end_round(g)
        assert (len(seen(g)["jury"]), seen(g)["round"], ender(g)) == (12, 10, 0)
        play(g, *["stop"] * (players - 1))
        assert g.over


def test_the_game_ends_when_a_marker_stands_on_step_10_of_each_of_the_six_tracks() -> None:
    """E-15.02."""
    g = on_turn(situation(), 0)
    five_tracks(g)
    marker(g, 0, 1, "empirical", 8)
    play(g, "play JOURNAL", "move 1 right", "stop")
    assert ender(g) is None
    on_turn(g, 0)
    play(g, "play MEETING", "option patent", "move 1 right", "option money")
    assert ender(g) == 0


def test_many_markers_on_step_10_of_five_tracks_do_not_end_the_game() -> None:
    """E-15.02."""
    g = on_turn(situation(), 0)
    five_tracks(g)
    marker(g, 2, 3, "steel", 10)
    marker(g, 0, 1, "copper", 9)
    play(g, "play JOURNAL", "move 1 right", "stop")
    assert len(box(g, "copper", 10)) == len(box(g, "steel", 10)) == 2
    assert ender(g) is None
    assert g.to_move == 1


@pytest.mark.parametrize("players", [1, 2])
def test_ghosts_count_for_the_six_tracks(players: int) -> None:
    """E-15.03."""
    g = on_turn(situation(players), 0)
    for i, track in enumerate(TRACKS[:5]):
        ghost(g, track, 10)
        chip(g, track, CHIPS[i])
    marker(g, 0, 1, "empirical", 9)
    play(g, "play MEETING", "option patent", "move 1 right", "option money")
    assert ender(g) == 0


def test_the_game_ends_when_a_player_has_finished_five_projects() -> None:
    """E-15.04."""
    g = on_turn(situation(), 0)
    put(g, 1, *CELLOPHANE)
    build(g, 0, FOUR)
    give(g, 0, *slugs([FIFTH]), *slugs(SIXTH))
    play(g, "play LABORATORY")
    place(g, SIXTH[0])
    play(g, "stop")
    assert (len(finished(g, 0)), len(finished(g, 1)), ender(g)) == (4, 1, None)  # five of two players do not count
    hand(on_turn(g, 0), 0, "LABORATORY", "MEETING")
    play(g, "play LABORATORY")
    place(g, FIFTH)
    play(g, "stop")
    assert (len(finished(g, 0)), ender(g)) == (5, 0)


# -- the action is completed --------------------------------------------------------------------------------------


def test_after_a_fifth_project_the_action_goes_on_and_a_sixth_scores_too() -> None:
    """E-EC31, E-15.05."""
    g = on_turn(situation(), 0)
    build(g, 0, FOUR)
    assert g.seats[0].vp == 2 + 3 + 3 + 3
    give(g, 0, *slugs([FIFTH, *SIXTH]))
    play(g, "play LABORATORY")
    place(g, FIFTH)
    assert (finished(g, 0)[4:], g.seats[0].vp) == (["vacuum-cleaner"], 14)
    assert ender(g) is None
    place(g, *SIXTH)
    assert (finished(g, 0)[5:], g.seats[0].vp) == (["electric-iron"], 16)
    assert (ender(g), g.to_move) == (0, 1)
    assert "stop" in legal(g)  # a final turn may be declined


def test_after_the_sixth_track_the_journal_goes_on() -> None:
    """E-15.05."""
    g = on_turn(situation(), 0)
    five_tracks(g)
    marker(g, 0, 1, "empirical", 9)
    marker(g, 0, 2, "steel", 8)
    play(g, "play JOURNAL", "move 1 right")
    assert seen(g)["patents"]["chips"]["empirical"] == CHIPS[5]
    assert ender(g) is None
    play(g, "move 2 right", "move 2 right")
    assert box(g, "steel", 10) == ["1.0", "0.1"]
    assert (ender(g), g.to_move) == (0, 1)


def test_a_ghost_that_completes_the_sixth_track_makes_the_active_player_the_ender() -> None:
    """E-EC46, E-15.05."""
    g = unload(on_turn(situation(2), 0))
    for i, track in enumerate(TRACKS[:5]):
        ghost(g, track, 10)
        chip(g, track, CHIPS[i])
    ghost(g, "empirical", 9)
    drawn(g, "draw empirical/steam", "draw steam/steel", "chip simplon")
    play(g, "play JOURNAL", "perform")
    assert seen(g)["patents"]["chips"]["empirical"] == "simplon"
    assert ender(g) is None
    play(g, "move 1 steel", "move 1 right", "move 1 right")
    assert box(g, "steel", 4) == ["0.0"]
    assert (ender(g), g.to_move) == (0, 1)
    play(g, "play SKYSCRAPER")
    assert g.over


# -- a trigger in a MEETING ---------------------------------------------------------------------------------------


def test_a_fifth_project_in_a_meeting_still_brings_the_jury_tile_and_nothing_else() -> None:
    """E-EC34, E-15.06."""
    g = on_turn(situation(), 0)
    in_round(g, 6, steam=4)
    build(g, 0, [*FOUR, FIFTH_ASKEW])
    hand(g, 1, "JOURNAL", "MEETING")
    hand(g, 2, "ACADEMY", "TERMINAL", "MEETING")
    before = (terminal(g), seen(g)["academy"], seen(g)["piles"]["discard"])
    play(g, "play MEETING", "option reposition")
    reposition(g, "g6", "g6:90")
    assert finished(g, 0)[4:] == ["vacuum-cleaner"]
    assert ender(g) is None
    drawn(g, "jury electric")
    play(g, "stop", "option money")
    assert seen(g)["jury"] == ["steam"] * 4 + ["electric"] * 4
    assert (terminal(g), seen(g)["academy"], seen(g)["piles"]["discard"]) == before
    assert (ender(g), g.to_move, seen(g)["round"]) == (0, 1, 6)
    assert legal(g) == ["play JOURNAL", "stop"]
    play(g, "stop")
    assert legal(g) == ["play TERMINAL", "play ACADEMY", "stop"]


def test_the_second_option_of_the_tenth_meeting_is_performed_after_the_table_is_full() -> None:
    """E-EC55, E-15.05, E-15.06."""
    g = on_turn(situation(), 0)
    in_round(g, 10, steam=6)
    play(g, "play MEETING", "option jury", "choose steam")
    assert len(seen(g)["jury"]) == 12
    assert ender(g) is None
    assert legal(g) == ["option reposition", "option money", "option patent"]
    play(g, "option patent", "move 1 copper")
    assert box(g, "copper", 2) == ["0.0"]
    assert len(seen(g)["jury"]) == 12
    assert (ender(g), g.to_move) == (0, 1)


def test_the_sixth_track_completed_in_a_meeting_ends_the_game_after_the_jury_tile() -> None:
    """E-15.06."""
    g = on_turn(situation(), 0)
    in_round(g, 3, steam=2)
    five_tracks(g)
    marker(g, 0, 1, "empirical", 9)
    drawn(g, "jury electric")
    play(g, "play MEETING", "option patent", "move 1 right", "option money")
    assert seen(g)["jury"] == ["steam", "steam", "electric", "electric", "electric"]
    assert (ender(g), g.to_move, seen(g)["round"]) == (0, 1, 3)


def test_several_triggers_in_one_meeting_end_the_game_once() -> None:
    """E-15.05, E-15.06."""
    g = on_turn(situation(), 0)
    in_round(g, 10, steam=5)
    build(g, 0, [*FOUR, FIFTH_ASKEW])
    play(g, "play MEETING", "option reposition")
    reposition(g, "g6", "g6:90")
    play(g, "stop", "option jury", "choose steam")
    assert (ender(g), g.to_move) == (0, 1)
    play(g, "stop", "stop")
    assert g.over
