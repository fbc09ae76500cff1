"""Chapter 3: round and turn."""

from __future__ import annotations

import pytest

from lincei.games.expo1906.state import Expo
from lincei.kernel.chance import Rng
from tests.games.expo1906.table import (
    GAME,
    chip,
    clear_scrap,
    course,
    end_round,
    front,
    give,
    hand,
    last_played,
    legal,
    marker,
    money,
    on_turn,
    play,
    seen,
    situation,
    terminal,
    why,
)

CARDS = ["TERMINAL", "ACADEMY", "LABORATORY", "JOURNAL", "SKYSCRAPER", "MEETING"]
EVERY_CARD = [f"play {card}" for card in CARDS]


def fresh(players: int = 3, seat: int = 0) -> Expo:
    """A new round that this seat opens."""
    return on_turn(situation(players), seat, first=True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_at_most_ten_rounds(players: int) -> None:
    """E-3.01."""
    g = situation(players)
    rounds = []
    while seen(g)["ender"] is None:
        rounds.append(g.round)
        while "play MEETING" not in legal(g):
            play(g, "play SKYSCRAPER" if "play SKYSCRAPER" in legal(g) else "play LABORATORY")
            if "stop" in legal(g):
                play(g, "stop")
        end_round(g)
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    while not g.over:
        play(g, "stop")
    assert g.round == 10


def test_players_take_single_turns_clockwise_until_a_meeting_ends_the_round() -> None:
    """E-3.02."""
    g = fresh(3, 1)
    order = []
    for card in ["SKYSCRAPER", "LABORATORY", "JOURNAL", "LABORATORY", "SKYSCRAPER"]:
        order.append(g.to_move)
        play(g, f"play {card}", *(["stop"] if card != "SKYSCRAPER" else []))
        assert g.round == 1
    assert order == [1, 2, 0, 1, 2]
    assert g.to_move == 0
    end_round(g)
    assert g.round == 2


def test_a_turn_is_to_play_one_card_face_up_and_resolve_it_then_the_left_neighbour_is_on_turn() -> None:
    """E-3.03."""
    g = fresh()
    assert legal(g) == EVERY_CARD[:5]
    play(g, "play TERMINAL")
    assert seen(g, 2)["seats"][0]["last"] == "TERMINAL", "open for all while it is resolved"
    assert seen(g, 0)["seats"][0]["hand"] == CARDS[1:]
    assert g.to_move == 0
    assert why(g, "play SKYSCRAPER") == "E-4.01", "one card a turn"
    play(g, "stop")
    assert g.to_move == 1
    assert why(g, f"buy {terminal(g)[0]}") == "E-3.03", "a card comes first"


def test_passing_is_not_possible() -> None:
    """E-3.04."""
    for first in (True, False):
        g = on_turn(situation(), 0, first=first)
        assert set(legal(g)) <= set(EVERY_CARD)
        assert why(g, "stop") == "E-3.04"
    hand(g, 0, "MEETING")
    assert legal(g) == ["play MEETING"], "even if it is the last card"


def test_a_played_card_stays_on_the_table_until_the_cards_are_taken_back() -> None:
    """E-3.05."""
    g = fresh(2)
    play(g, "play SKYSCRAPER", "play LABORATORY", "stop")
    assert "play SKYSCRAPER" not in legal(g)
    assert why(g, "play SKYSCRAPER") == "E-3.05"
    play(g, "play TERMINAL", "stop", "play JOURNAL", "stop")
    assert seen(g, 0)["seats"][0]["hand"] == ["ACADEMY", "LABORATORY", "JOURNAL", "MEETING"]
    assert why(g, "play TERMINAL") == "E-3.05"
    end_round(g)
    assert [seen(g, seat)["seats"][seat]["hand"] for seat in range(2)] == [CARDS, CARDS]


def test_an_action_may_be_performed_in_part_or_not_at_all_and_the_card_is_spent() -> None:
    """E-3.10."""
    for card in ["TERMINAL", "ACADEMY", "LABORATORY", "JOURNAL"]:
        g = on_turn(situation(), 0)
        before = seen(g)
        play(g, f"play {card}", "stop")
        assert g.to_move == 1
        for part in ("terminal", "academy", "patents"):
            assert seen(g)[part] == before[part]
        assert why(on_turn(g, 0), f"play {card}") == "E-3.05"
    g = on_turn(situation(), 0)
    money(g, 0, 12)
    bought = terminal(g)[0]
    play(g, "play TERMINAL", f"buy {bought}", "stop")
    assert (g.to_move, front(g, 0), g.seats[0].money) == (1, [bought], 11)


def test_a_meeting_without_any_effect_still_ends_the_round() -> None:
    """E-3.10."""
    g = on_turn(situation(), 0)
    markers = seen(g)["patents"]
    play(g, "play MEETING", "option patent", "stop", "option jury", "stop")
    assert (g.round, g.to_move, seen(g)["patents"]) == (2, 1, markers)


def test_academy_may_be_played_without_buying_anything() -> None:
    """E-EX10. E-3.10."""
    g = on_turn(situation(), 0)
    money(g, 0, 5)
    play(g, "play ACADEMY", "stop")
    assert (g.to_move, g.seats[0].money, front(g, 0)) == (1, 5, [])
    assert seen(g)["seats"][0]["last"] == "ACADEMY"


@pytest.mark.parametrize("card", ["TERMINAL", "ACADEMY", "LABORATORY", "JOURNAL"])
def test_a_card_may_be_played_even_if_no_part_of_its_action_is_possible(card: str) -> None:
    """E-3.11."""
    g = on_turn(situation(), 0)
    money(g, 0, 0)
    clear_scrap(g, 0)
    for number, (track, name) in enumerate([("steel", "metro"), ("copper", "ferris"), ("manual", "eiffel")]):
        marker(g, 0, number + 1, track, 10)
        chip(g, track, name)
    play(g, f"play {card}")
    assert (g.to_move, seen(g)["seats"][0]["last"]) == (1, card), "nothing was asked and the turn is over"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_player_always_has_a_legal_card(players: int) -> None:
    """E-3.12."""
    few = 6
    for seed in range(4):
        for g, action in course(players, seed):
            if action.startswith("play ") and g.ender < 0:
                if g.seats[g.to_move].turns == 0:
                    assert len(legal(g)) >= 4
                else:
                    assert "play MEETING" in legal(g)
                    few = min(few, len(legal(g)))
    g = on_turn(situation(), 0)
    hand(g, 0, "SKYSCRAPER", "MEETING")
    last_played(g, 2, "SKYSCRAPER")
    assert legal(g) == ["play MEETING"]
    assert few < 4, "the random games came to short hands too"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_round_everybody_has_one_to_five_turns_and_perhaps_a_meeting(players: int) -> None:
    """E-3.13."""
    most = 0
    for seed in range(6):
        cards: list[list[str]] = [[] for _ in range(players)]
        now = 1
        for g, action in course(players, seed):
            if g.ender >= 0:
                break
            if g.round != now:
                assert all(1 <= len([card for card in played if "MEETING" not in card]) <= 5 for played in cards)
                assert sum(played.count("play MEETING") for played in cards) == 1
                most = max(most, *[len(played) for played in cards])
                cards, now = [[] for _ in range(players)], g.round
            if action.startswith("play "):
                cards[g.to_move].append(action)
    assert most > 3, "long rounds were among them"


def test_the_starting_player_may_end_the_round_on_his_second_turn() -> None:
    """E-EC19. E-3.13."""
    g = fresh(3)
    play(g, "play SKYSCRAPER", "play LABORATORY", "stop", "play SKYSCRAPER")
    assert [desk["turns"] for desk in seen(g)["seats"]] == [1, 1, 1]
    assert (g.to_move, why(g, "play MEETING")) == (0, "")
    end_round(g)
    assert (g.round, g.to_move) == (2, 1)


def test_only_the_latest_card_of_each_player_is_visible() -> None:
    """E-3.14."""
    tables = []
    for older in ("TERMINAL", "LABORATORY"):
        g = fresh(3)
        play(g, "play SKYSCRAPER", f"play {older}", "stop", "play SKYSCRAPER", "play JOURNAL", "stop")
        play(g, "play ACADEMY", "stop")
        tables.append(g)
    one, other = tables
    for viewer in (0, 2, None):
        assert seen(one, viewer) == seen(other, viewer), "nobody else can tell what lies under ACADEMY"
        assert [desk["last"] for desk in seen(one, viewer)["seats"]] == ["JOURNAL", "ACADEMY", "SKYSCRAPER"]
    assert seen(one, 1) != seen(other, 1)


def test_a_played_card_is_told_as_something_to_be_forgotten() -> None:
    """E-3.14."""
    g = fresh()
    told = play(g, "play SKYSCRAPER")
    assert {event.message: event.fades for event in told} == {"expo1906-log-play": True, "expo1906-log-money": False}


def test_hands_are_not_shown_and_a_program_gets_no_more_than_their_size() -> None:
    """E-3.15."""
    g = fresh(3)
    play(g, "play SKYSCRAPER", "play LABORATORY", "stop", "play SKYSCRAPER", "play JOURNAL", "stop")
    play(g, "play ACADEMY", "stop")
    for viewer in (0, 1, 2, None):
        for seat, desk in enumerate(seen(g, viewer)["seats"]):
            assert (desk["hand"] is not None) == (seat == viewer)
            assert desk["hand_size"] == [4, 4, 5][seat]
    guesses = set()
    for n in range(60):
        other = GAME.determinise(g, 0, Rng(n + 1))
        assert isinstance(other, Expo)
        assert seen(other, 0) == seen(g, 0)
        guesses.add(tuple(seen(other, 1)["seats"][1]["hand"]))
    free = ["TERMINAL", "LABORATORY", "JOURNAL", "SKYSCRAPER"]
    assert guesses == {tuple(c for c in CARDS if (c in free and c != out) or c == "MEETING") for out in free}


def test_a_front_is_public_without_limit_and_its_tiles_can_only_be_placed() -> None:
    """E-3.16."""
    g = on_turn(situation(4), 0)
    many = [*sorted(set(terminal(situation(4, 2)))), "cellophane", "batteries", "cruiser"]
    give(g, 0, *many)
    for viewer in (0, 1, 2, 3, None):
        assert sorted(seen(g, viewer)["seats"][0]["front"]) == sorted(many)
    before: tuple[int, str, list[int]] = (-1, "", [])
    for g, action in course(3, 8):
        mover, verb, sizes = before
        for seat, size in enumerate(sizes):
            if len(front(g, seat)) < size:
                assert (seat, verb) == (mover, "at")
        before = (g.to_move, action.split(maxsplit=1)[0], [len(p.front) for p in g.seats])


def test_tiles_in_a_front_are_worth_nothing_at_the_end() -> None:
    """E-3.16."""
    g = situation()
    for g, _ in course(3, 8):
        if g.ender >= 0:
            break
    with_more = g.copy()
    give(with_more, 0, *seen(g)["techs"], *seen(g)["piles"]["unseen"])
    for position in (g, with_more):
        while not position.over:
            play(position, "stop")
    assert (with_more.scores(), with_more.ranking()) == (g.scores(), g.ranking())
    assert len(front(with_more, 0)) > len(front(g, 0))
