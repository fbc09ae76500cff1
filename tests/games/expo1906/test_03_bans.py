"""Chapter 3: the two bans."""

from __future__ import annotations

import pytest

from tests.games.expo1906.table import end_round, last_played, legal, on_turn, play, put, seen, situation, why

CARDS = ["TERMINAL", "ACADEMY", "LABORATORY", "JOURNAL", "SKYSCRAPER", "MEETING"]


@pytest.mark.parametrize("card", CARDS[:5])
def test_you_may_not_play_the_action_your_right_neighbour_played_on_his_last_turn(card: str) -> None:
    """E-3.06."""
    for players in (2, 3, 4):
        g = on_turn(situation(players), 1)
        last_played(g, 0, card)
        assert legal(g) == [f"play {other}" for other in CARDS if other != card]
        assert why(g, f"play {card}") == "E-3.06"
        assert seen(g, 1)["seats"][1]["banned"] == card


@pytest.mark.parametrize("card", CARDS[:5])
def test_the_ban_takes_base_and_upgraded_version_for_the_same_card(card: str) -> None:
    """E-3.07."""
    for upgraded in (0, 1):
        g = on_turn(situation(), 1)
        put(g, upgraded, f"{card.lower()}-upgrade@a1")
        last_played(g, 0, card)
        assert why(g, f"play {card}") == "E-3.06"


def test_the_upgraded_journal_is_banned_by_a_base_journal() -> None:
    """E-EC16. E-3.07."""
    g = on_turn(situation(), 0, first=True)
    put(g, 1, "journal-upgrade@a1")
    play(g, "play JOURNAL", "stop")
    assert (g.to_move, seen(g)["seats"][1]["upgraded"]) == (1, ["JOURNAL"])
    assert why(g, "play JOURNAL") == "E-3.06"
    play(g, "play SKYSCRAPER")
    assert why(g, "play JOURNAL") == "", "the next but one is free to play it"


def test_only_the_most_recent_card_of_the_right_neighbour_in_this_round_bans() -> None:
    """E-3.08."""
    g = on_turn(situation(2), 0, first=True)
    play(g, "play JOURNAL", "stop")
    assert legal(g) == ["play TERMINAL", "play ACADEMY", "play LABORATORY", "play SKYSCRAPER"]
    play(g, "play LABORATORY", "stop", "play SKYSCRAPER")
    assert legal(g) == ["play TERMINAL", "play ACADEMY", "play JOURNAL", "play MEETING"], "JOURNAL is free again"
    g = on_turn(situation(), 0)
    last_played(g, 2, "SKYSCRAPER")
    end_round(g)
    assert (g.to_move, g.round) == (1, 2)
    play(g, "play LABORATORY", "stop", "play JOURNAL", "stop")
    assert (g.to_move, why(g, "play SKYSCRAPER")) == (0, ""), "a card of the round before bans nothing"


def test_the_left_neighbour_and_the_one_opposite_ban_nothing() -> None:
    """E-EC17. E-3.08."""
    g = on_turn(situation(4), 0)
    last_played(g, 1, "TERMINAL")
    last_played(g, 2, "TERMINAL")
    last_played(g, 3, "ACADEMY")
    assert why(g, "play TERMINAL") == ""
    assert why(g, "play ACADEMY") == "E-3.06"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_for_the_first_player_of_a_new_round_only_meeting_is_excluded(players: int) -> None:
    """E-EC18. E-3.08, E-3.09."""
    g = on_turn(situation(players), 0)
    for seat, card in zip(range(1, players), CARDS, strict=False):
        last_played(g, seat, card)
    end_round(g)
    assert (g.round, g.to_move) == (2, 1)
    assert legal(g) == [f"play {card}" for card in CARDS[:5]]
    assert why(g, "play MEETING") == "E-3.09"


def test_you_may_not_play_meeting_on_your_own_first_turn_of_a_round() -> None:
    """E-3.09."""
    g = on_turn(situation(), 0, first=True)
    for seat, action in enumerate(["play SKYSCRAPER", "play LABORATORY", "play SKYSCRAPER"]):
        assert (g.to_move, why(g, "play MEETING")) == (seat, "E-3.09"), "whatever the others have played"
        play(g, action, *(["stop"] if action.endswith("LABORATORY") else []))
    for seat, action in enumerate(["play LABORATORY", "play SKYSCRAPER", "play LABORATORY"]):
        assert (g.to_move, why(g, "play MEETING")) == (seat, "")
        play(g, action, *(["stop"] if action.endswith("LABORATORY") else []))
