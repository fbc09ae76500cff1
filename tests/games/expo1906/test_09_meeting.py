"""Chapter 9: MEETING, its options and their order; (b) money, (c) patents, (d) jury."""

from __future__ import annotations

import pytest

from lincei.games.expo1906.state import Expo
from lincei.games.expo1906.terms import CHIPS
from tests.games.expo1906.table import (
    CELLOPHANE,
    chip,
    drawn,
    end_round,
    finished,
    jury,
    lab,
    legal,
    marker,
    money,
    on_turn,
    play,
    put,
    reposition,
    seen,
    situation,
    terminal,
    why,
)


def meeting(*tiles: str) -> Expo:
    """The first seat, with these tiles in its laboratory, has played MEETING."""
    g = on_turn(situation(), 0)
    put(g, 0, *tiles)
    play(g, "play MEETING")
    return g


def test_two_different_options_out_of_four_are_performed() -> None:
    """E-9.01."""
    g = meeting("steel/manual@a1")
    assert legal(g) == ["option reposition", "option money", "option patent", "option jury"]
    money(g, 0, 3)
    play(g, "option money")
    assert seen(g)["seats"][0]["money"] == 4
    assert legal(g) == ["option reposition", "option patent", "option jury"]
    for option, offered in [("reposition", "reposition a1"), ("patent", "move 1 steel"), ("jury", "choose steam")]:
        h = g.copy()
        play(h, f"option {option}")
        assert offered in legal(h)
        play(h, "stop")
        assert h.round == 2, "the second option was the last"


def test_the_first_option_is_finished_before_the_second_starts() -> None:
    """E-9.02."""
    g = meeting("steel/manual@a1", "copper/steam@b1")
    play(g, "option reposition")
    reposition(g, "a1", "a1:90")
    assert legal(g) == ["reposition b1", "stop"]
    assert why(g, "option money") == "E-9.05"
    play(g, "stop")
    assert legal(g) == ["option money", "option patent", "option jury"]


@pytest.mark.parametrize(("first", "points"), [("patent", 4), ("reposition", 3)])
def test_the_lead_taken_before_the_repositioning_counts_and_after_it_does_not(first: str, points: int) -> None:
    """E-EC12."""
    g = on_turn(situation(), 0)
    marker(g, 1, 1, "copper", 3)
    marker(g, 0, 1, "copper", 3)
    put(g, 0, *CELLOPHANE[:3], "steam/scientific@a2:270")
    play(g, "play MEETING")
    for option in [first, "reposition" if first == "patent" else "patent"]:
        play(g, f"option {option}")
        if option == "patent":
            play(g, "move 1 right")
        else:
            reposition(g, "a2", "a2:90")
            play(g, "stop")
    assert (finished(g, 0), g.scores()[0]) == (["cellophane"], points)


def test_the_money_taken_first_pays_a_crossing_and_taken_second_does_not() -> None:
    """E-EC13."""
    g = on_turn(situation(), 0)
    marker(g, 0, 1, "steel", 4)
    money(g, 0, 0)
    play(g, "play MEETING")
    h = g.copy()
    play(h, "option patent")
    assert why(h, "move 1 down") == "E-12.09"
    play(g, "option money", "option patent", "move 1 down")
    assert seen(g)["patents"]["stacks"]["copper"] == {"4": ["0.0"]}
    assert seen(g)["seats"][0]["money"] == 0


def test_options_may_stay_without_effect_but_two_different_ones_must_be_named() -> None:
    """E-9.03."""
    g = meeting("steel/manual@a1")
    assert "stop" not in legal(g)
    h = g.copy()
    play(h, "option reposition", "stop")
    assert why(h, "option reposition") == "E-9.03"
    assert "stop" not in legal(h)
    play(h, "option patent", "stop")
    assert (lab(h, 0), seen(h)["patents"]["stacks"]["steel"], h.round) == (["steel/manual@a1"], {}, 2)
    play(g, "option jury", "stop")
    assert len(g.jury) == 2
    drawn(g, "jury electric")
    play(g, "option money")
    assert (len(g.jury), seen(g)["jury"][-1]) == (3, "electric"), "left to chance in the Reorganisation"


def test_the_step_of_the_meeting_may_be_a_crossing_at_full_price() -> None:
    """E-9.13."""
    g = on_turn(situation(), 0)
    put(g, 0, "journal-upgrade@d2")
    marker(g, 0, 1, "copper", 4)
    money(g, 0, 1)
    play(g, "play MEETING", "option patent")
    assert why(g, "move 1 down") == "E-12.09", "2$ are printed there, and no reduction is due"
    assert {"move 1 right", "move 1 up", "stop"} <= set(legal(g))


def test_a_1_dollar_crossing_in_a_meeting_costs_1_dollar_in_spite_of_the_journal_upgrade() -> None:
    """E-EC28."""
    g = on_turn(situation(), 0)
    put(g, 0, "journal-upgrade@d2")
    marker(g, 0, 1, "steel", 4)
    money(g, 0, 1)
    play(g, "play MEETING", "option patent", "move 1 down")
    assert seen(g)["seats"][0]["money"] == 0
    assert legal(g) == ["option reposition", "option money", "option jury"], "there was one point only"


@pytest.mark.parametrize("energy", ["steam", "electric"])
def test_the_energy_of_the_jury_tile_is_named_freely_and_tells_nothing_of_the_next(energy: str) -> None:
    """E-9.14."""
    g = on_turn(situation(), 0)
    jury(g, 1, 1)
    play(g, "play MEETING", "option jury")
    assert legal(g) == ["choose steam", "choose electric", "stop"]
    play(g, f"choose {energy}", "option money")
    assert seen(g)["jury"] == ["steam", "electric", energy]
    left = {"steam": 7, "electric": 7, energy: 6}
    assert seen(g)["piles"]["jury"] == left
    for other in left:
        h = on_turn(g.copy(), 1)
        end_round(h, f"jury {other}")
        assert seen(h)["jury"][-1] == other, "either may come next"


def test_only_an_energy_that_is_left_in_the_pile_can_be_named() -> None:
    """E-EC44."""
    g = on_turn(situation(), 0)
    jury(g, 8, 2)
    play(g, "play MEETING", "option jury")
    assert legal(g) == ["choose electric", "stop"]
    assert why(g, "choose steam") == "E-9.14"


def test_after_both_options_the_reorganisation_takes_place() -> None:
    """E-9.15."""
    g = on_turn(situation(), 0)
    play(g, "play MEETING", "option money")
    before = terminal(g)
    drawn(g, "jury steam")
    play(g, "option patent", "stop")
    assert (g.round, g.to_move, seen(g)["jury"][-1]) == (2, 1, "steam")
    assert seen(g)["seats"][0]["hand_size"] == 6
    assert sum(seen(g)["piles"]["discard"].values()) == len(before) == 9


def test_no_reorganisation_takes_place_if_the_meeting_ends_the_game() -> None:
    """E-9.15."""
    g = on_turn(situation(), 0)
    tracks = ["copper", "manual", "automated", "scientific", "empirical"]
    for i, (track, name) in enumerate(zip(tracks, CHIPS[1:], strict=True)):
        marker(g, 1 + i // 3, 1 + i % 3, track, 10)
        chip(g, track, name)
    marker(g, 0, 1, "steel", 9)
    before = terminal(g)
    play(g, "play MEETING", "option patent", "move 1 right", "option money")
    assert (g.round, g.ender, g.to_move) == (1, 0, 1)
    assert terminal(g) == before
    assert seen(g)["seats"][0]["hand_size"] == 5, "no cards taken back"
