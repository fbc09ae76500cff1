"""Chapter 19: the end of a solo game."""

from __future__ import annotations

import pytest

from tests.games.expo1906.labs import YELLOW, build
from tests.games.expo1906.table import (
    drawn,
    end_round,
    hand,
    in_round,
    legal,
    marker,
    money,
    on_turn,
    play,
    seen,
    situation,
)


@pytest.mark.parametrize(("points", "verdict"), [(30, "expo1906-log-solo-short"), (31, "expo1906-log-solo-good")])
def test_alone_more_than_30_points_are_a_good_result(points: int, verdict: str) -> None:
    """E-19.11."""
    g = on_turn(situation(1), 0)
    in_round(g, 10, steam=6)
    build(g, 0, YELLOW)
    marker(g, 0, 1, "steel", 8)
    if points == 31:
        marker(g, 0, 2, "copper", 9)
    events = play(g, "play MEETING", "option money", "option jury", "choose steam")
    assert g.scores() == [points]
    assert [(event.message, event.args) for event in events if event.rule == "E-19.11"] == [(verdict, {"points": 30})]


def test_a_ghost_meeting_that_fills_the_jury_table_leaves_the_player_one_final_turn() -> None:
    """E-EC50, E-19.12."""
    g = on_turn(situation(1), 0)
    in_round(g, 10, steam=6)
    hand(g, 0, "TERMINAL", "SKYSCRAPER", "MEETING")
    money(g, 0, 3)
    drawn(g, "ghost MEETING", "jury steam")
    play(g, "play TERMINAL", "stop")
    assert len(seen(g)["jury"]) == 12
    assert legal(g) == ["play SKYSCRAPER", "stop"]
    play(g, "play SKYSCRAPER")
    assert g.seats[0].money == 7
    assert g.over


def test_after_the_players_own_tenth_meeting_there_is_no_final_turn() -> None:
    """E-EC51, E-15.07, E-19.12."""
    g = on_turn(situation(1), 0)
    in_round(g, 10, steam=6)
    hand(g, 0, "SKYSCRAPER", "MEETING")
    end_round(g, "jury steam")
    assert g.over
    assert seen(g)["ender"] == 0
