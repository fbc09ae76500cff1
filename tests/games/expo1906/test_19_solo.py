"""Chapter 19: solo."""

from __future__ import annotations

import pytest

from lincei.games.expo1906.state import Expo
from tests.games.expo1906.table import (
    GAME,
    by_hand,
    course,
    legal,
    on_turn,
    play,
    seen,
    situation,
    terminal,
    unload,
    why,
)

CARDS = ["TERMINAL", "ACADEMY", "LABORATORY", "JOURNAL", "SKYSCRAPER", "MEETING"]
DECK = dict.fromkeys(CARDS[:5], 2) | {"MEETING": 1}


def opening() -> Expo:
    """The table is set; the first ghost card is to be drawn by hand, as all chance after it."""
    g = GAME.start(1, 1, {}, explicit_chance=True)
    assert isinstance(g, Expo)
    chance_until(g, "ghost")
    return g


def chance_until(g: Expo, kind: str) -> None:
    """Let chance answer with the first it can until it is asked for something of this kind."""
    while not legal(g)[0].startswith(kind):
        play(g, legal(g)[0])


def deck(g: Expo) -> dict[str, int]:
    found: dict[str, int] = seen(g)["ghost"]["deck"]
    return found


def ghost_card(g: Expo) -> str | None:
    found: str | None = seen(g)["ghost"]["card"]
    return found


def test_alone_the_journal_draws_three_tiles() -> None:
    """E-19.01."""
    g = unload(by_hand(on_turn(situation(1), 0)))
    play(g, "play JOURNAL", "perform", "draw manual/electric", "draw steam/steel", "draw copper/manual")
    assert "move 1 steel" in legal(g)
    stacks = seen(g)["patents"]["stacks"]
    assert (stacks["manual"], stacks["steel"], stacks["copper"]) == (
        {"4": ["ghost.manual"]},
        {"2": ["ghost.steel"]},
        {"3": ["ghost.copper"]},
    )


def test_alone_the_set_up_has_three_tiles_four_dollars_and_the_ghosts() -> None:
    """E-19.01."""
    g = situation(1)
    assert len(terminal(g)) == 3
    assert g.seats[0].money == 4
    assert len(seen(g)["patents"]["start"]) == 3 + 6


def test_a_ghost_deck_of_eleven_cards_is_built_each_round() -> None:
    """E-19.02."""
    g = opening()
    assert deck(g) == DECK
    play(g, "ghost JOURNAL", "play SKYSCRAPER", "ghost TERMINAL")
    assert deck(g) == DECK | {"JOURNAL": 1, "TERMINAL": 1}
    play(g, "play MEETING", "option money", "option reposition")
    chance_until(g, "ghost")
    assert seen(g)["round"] == 2
    assert deck(g) == DECK


def test_ghost_card_and_turn_alternate_and_the_game_starts_with_a_ghost_card() -> None:
    """E-19.03."""
    g = opening()
    assert legal(g) == [f"ghost {card}" for card in CARDS]
    for ghost, card in (("TERMINAL", "SKYSCRAPER"), ("JOURNAL", "TERMINAL"), ("ACADEMY", "JOURNAL")):
        play(g, f"ghost {ghost}")
        assert (ghost_card(g), g.to_move) == (ghost, 0)
        play(g, f"play {card}")
        while g.to_move == 0:
            play(g, "stop")
        assert legal(g)[0].startswith("ghost ")


@pytest.mark.parametrize("card", CARDS[:5])
def test_the_action_of_the_ghost_card_just_revealed_may_not_be_played(card: str) -> None:
    """E-19.04."""
    g = opening()
    play(g, f"ghost {card}")
    assert legal(g) == [f"play {other}" for other in CARDS[:5] if other != card]
    assert why(g, "play MEETING") == "E-3.09"
    assert seen(g, 0)["seats"][0]["banned"] == card


def test_the_ban_of_a_ghost_card_is_not_told_as_that_of_a_neighbour() -> None:
    """E-19.04."""
    g = opening()
    play(g, "ghost SKYSCRAPER")
    assert why(g, "play SKYSCRAPER") == "E-19.04"


def test_only_the_latest_ghost_card_bans() -> None:
    """E-19.04."""
    g = opening()
    play(g, "ghost TERMINAL", "play SKYSCRAPER", "ghost JOURNAL")
    assert legal(g) == ["play TERMINAL", "play ACADEMY", "play LABORATORY", "play MEETING"]


def test_a_ghost_card_like_the_players_last_card_is_set_aside_until_the_next_deck() -> None:
    """E-19.05."""
    g = opening()
    play(g, "ghost TERMINAL", "play SKYSCRAPER", "ghost SKYSCRAPER")
    assert deck(g)["SKYSCRAPER"] == 1
    assert legal(g)[0].startswith("ghost ")
    play(g, "ghost SKYSCRAPER")  # the other one is set aside as well
    assert "ghost SKYSCRAPER" not in legal(g)
    play(g, "ghost ACADEMY")
    assert (ghost_card(g), g.to_move) == ("ACADEMY", 0)
    play(g, "play JOURNAL", "stop")
    assert "ghost SKYSCRAPER" not in legal(g)
    play(g, "ghost MEETING")
    chance_until(g, "play")
    play(g, "play TERMINAL", "stop")
    assert deck(g) == DECK


def test_a_ghost_card_like_an_older_card_of_the_player_counts() -> None:
    """E-19.05."""
    g = opening()
    play(g, "ghost TERMINAL", "play SKYSCRAPER", "ghost ACADEMY", "play JOURNAL", "stop", "ghost SKYSCRAPER")
    assert (ghost_card(g), g.to_move) == ("SKYSCRAPER", 0)


def test_if_the_first_ghost_card_of_a_round_is_meeting_all_eleven_are_shuffled_again() -> None:
    """E-EC48, E-19.06."""
    g = opening()
    for _ in range(3):  # again and again
        play(g, "ghost MEETING")
        assert (deck(g), seen(g)["round"]) == (DECK, 1)
        assert legal(g) == [f"ghost {card}" for card in CARDS]
    play(g, "ghost ACADEMY")
    assert g.to_move == 0


def opened_by_the_player() -> Expo:
    """A ghost MEETING has ended round 1; the player opens round 2."""
    g = opening()
    play(g, "ghost ACADEMY", "play SKYSCRAPER", "ghost MEETING")
    chance_until(g, "play")
    assert seen(g)["round"] == 2
    return g


def test_the_first_ghost_card_is_reshuffled_too_in_a_round_that_the_player_opened() -> None:
    """E-EC58, E-19.06, E-19.10."""
    g = opened_by_the_player()
    play(g, "play SKYSCRAPER", "ghost MEETING")
    assert (deck(g), seen(g)["round"]) == (DECK, 2)
    play(g, "ghost TERMINAL")
    assert (g.to_move, seen(g)["round"]) == (0, 2)


def test_a_meeting_drawn_instead_of_a_card_set_aside_ends_the_round() -> None:
    """E-EC49, E-19.05, E-19.07."""
    for g in (on_turn(by_hand(opened_by_the_player()), 0), opening()):
        if legal(g)[0].startswith("ghost"):
            play(g, "ghost TERMINAL")
        number = seen(g)["round"]
        play(g, "play JOURNAL", "stop", "ghost JOURNAL", "ghost MEETING")
        assert deck(g)["JOURNAL"] == 1
        assert "MEETING" not in deck(g)
        chance_until(g, "play")
        assert seen(g)["round"] == number + 1


def test_a_ghost_meeting_ends_the_round_at_once_with_a_random_jury_tile() -> None:
    """E-19.07."""
    for energy in ("steam", "electric"):
        g = opening()
        play(g, "ghost ACADEMY", "play SKYSCRAPER", "ghost MEETING")
        assert legal(g) == ["jury steam", "jury electric"]
        before = seen(g)["jury"]
        play(g, f"jury {energy}")
        assert seen(g)["jury"] == [*before, energy]
        chance_until(g, "play")
        assert seen(g, 0)["seats"][0]["hand"] == CARDS


def test_a_ghost_meeting_gives_the_player_no_options() -> None:
    """E-19.08."""
    g = opening()
    play(g, "ghost ACADEMY", "play SKYSCRAPER")
    cash = g.seats[0].money
    play(g, "ghost MEETING")
    while g.to_move != 0:
        assert not legal(g)[0].startswith("option")
        play(g, legal(g)[0])
    assert legal(g)[0].startswith("play ")
    assert g.seats[0].money == cash


@pytest.mark.parametrize("card", CARDS[:5])
def test_ghost_cards_have_no_effect_but_their_ban(card: str) -> None:
    """E-19.09."""
    g = opening()
    before = seen(g)
    play(g, f"ghost {card}")
    after = seen(g)
    for part in ("terminal", "academy", "techs", "piles", "jury", "patents", "chips", "round"):
        assert after[part] == before[part]
    assert after["seats"] == [{**before["seats"][0], "banned": card}]


def test_after_the_players_own_meeting_the_next_round_begins_with_a_ghost_card() -> None:
    """E-19.10."""
    g = opening()
    play(g, "ghost TERMINAL", "play SKYSCRAPER", "ghost ACADEMY", "play MEETING", "option money", "option patent")
    play(g, "stop")
    while seen(g)["round"] == 1:
        play(g, legal(g)[0])
    assert legal(g) == [f"ghost {card}" for card in CARDS]


def test_after_a_ghost_meeting_the_next_round_begins_with_the_player_without_a_ban() -> None:
    """E-19.10."""
    g = opened_by_the_player()
    assert g.to_move == 0
    assert legal(g) == [f"play {card}" for card in CARDS[:5]]
    assert seen(g)["seats"][0]["banned"] is None
    assert ghost_card(g) is None


def test_the_ghost_deck_cannot_run_out() -> None:
    """E-19.13."""
    g = opening()
    while seen(g)["round"] == 1:  # whoever can, puts MEETING off, and as many cards as possible are set aside
        last = f"ghost {seen(g)['seats'][0]['last']}"
        texts = legal(g)
        if texts[0].startswith("ghost"):
            assert "ghost MEETING" in texts
        play(g, last if last in texts else texts[0])
    rounds = 0
    for seed in range(5):
        for h, _ in course(1, seed):
            assert "MEETING" in deck(h) or seen(h)["ender"] is not None
            rounds = max(rounds, seen(h)["round"])
    assert rounds == 10
