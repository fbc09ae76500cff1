"""Chapter 2: the event deck, and what anybody can know of it."""

from __future__ import annotations

import json
from functools import cache
from itertools import islice

import pytest

from lincei.games.newscience.state import NewScience
from lincei.kernel.chance import seeded
from lincei.kernel.frames import CHANCE
from tests.games.newscience.table import (
    EDITION,
    GAME,
    course,
    end_round,
    idle,
    legal,
    play,
    resolve,
    seen,
    show,
    situation,
)

PER_LEVEL = {2: 6, 3: 4, 4: 10, 5: 8}
PLAYERS = [2, 3, 4, 5]


@cache
def revealed(players: int, seed: int) -> tuple[int, ...]:
    """The cards of a whole random game in the order in which they came, all that was in the deck."""
    found: tuple[int, ...] = ()
    number = 0
    for g, _ in course(players, seed):
        if g.round != number:
            number = g.round
            found += g.display
    assert sum(g.left) == 0, "random players do not come to level 5"
    return found


def marked_four(card: int) -> bool:
    return not (EDITION.deck[0] | EDITION.deck[1] | EDITION.deck[2]) >> card & 1


@pytest.mark.parametrize("players", PLAYERS)
def test_with_two_or_three_players_no_card_marked_4_is_in_the_deck(players: int) -> None:
    """S-2.01. With four or five all cards are eligible."""
    g = situation(players)
    eligible = seen(g)["board"]["events"]
    assert len(eligible) == (24 if players < 4 else 36)
    assert any(row["four"] for row in eligible.values()) is (players >= 4)
    resolve(g, {})
    cards = [EDITION.event_slug.index(text.removeprefix("event ")) for text in legal(g)]
    assert len(cards) == (8 if players < 4 else 12)
    drawn = {card for seed in range(10) for card in revealed(players, seed)}
    assert any(marked_four(card) for card in drawn) is (players >= 4)
    assert drawn == {card for card in range(EDITION.events) if players >= 4 or not marked_four(card)}


@pytest.mark.parametrize("players", PLAYERS)
def test_so_many_cards_of_each_level_are_used(players: int) -> None:
    """S-2.02. S-2.04. Level 1 lies on top, then 2, then 3: the deck has 18, 12, 30 or 24 cards."""
    count = PER_LEVEL[players]
    assert seen(situation(players))["deck"] == {"1": count, "2": count, "3": count}
    for seed in range(10):
        cards = revealed(players, seed)
        assert [EDITION.event_level[card] for card in cards] == [1] * count + [2] * count + [3] * count
        assert len(set(cards)) == 3 * count, "no card comes twice"
    assert {2: 18, 3: 12, 4: 30, 5: 24}[players] == 3 * count


def test_cards_are_drawn_unseen_each_as_likely_as_any_other_of_its_level() -> None:
    """S-2.03. S-C01."""
    g = situation(2)
    resolve(g, {})
    assert g.to_move == CHANCE
    assert len(legal(g, "event")) == len(legal(g)) == 8, "all eligible cards of level 1, though only 6 are used"
    assert g.chances() == [1] * 8
    play(g, "event test-play-ahead")
    resolve(g, {})
    assert "event test-play-ahead" not in legal(g)
    assert g.chances() == [1] * 7
    counts: dict[int, int] = {}
    orders = set()
    for seed in range(200):
        cards = first_cards(seed)
        orders.add(cards[:2])
        for card in cards:
            counts[card] = counts.get(card, 0) + 1
    assert sorted(counts) == [card for card in range(12) if not marked_four(card)]
    assert min(counts.values()) > 120, "six of eight, 150 times on average"
    assert max(counts.values()) < 180
    assert len(orders) > 45, "nearly all of the 56 ways to begin"


def first_cards(seed: int) -> tuple[int, ...]:
    """The level 1 cards of a game of two, by a seed."""
    g = GAME.start(2, seed)
    assert isinstance(g, NewScience)
    rng = seeded(1)
    found: list[int] = []
    number = 1
    while len(found) < 6:
        g.apply(g.legal[rng.below(len(g.legal))])
        if g.round > number:
            number = g.round
            found += g.display
    return tuple(found)


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_sees_a_card_before_it_is_revealed(players: int) -> None:
    """S-C01. What lies in the deck or out of the game is in no view: all seats and spectators see the same."""
    for g, _ in islice(course(players, 4), 0, None, 7):
        views = [json.loads(json.dumps(GAME.view(g, viewer)["table"])) for viewer in (None, *range(players))]
        assert all(view == views[0] for view in views)
        del views[0]["board"]
        text = json.dumps(views[0])
        for card in range(EDITION.events):
            if g.unseen >> card & 1:
                assert f'"{EDITION.event_slug[card]}"' not in text
    assert g.unseen, "and some never come to light"


def test_the_number_of_cards_left_and_their_levels_are_public() -> None:
    """S-C01."""
    g = situation(3)
    left = []
    for _ in range(5):
        left.append(list(seen(g)["deck"].values()))
        end_round(g)
    assert left == [[4, 4, 4], [3, 4, 4], [2, 4, 4], [1, 4, 4], [0, 4, 4]]


def test_the_printed_cards_are_the_same_for_all_and_say_nothing_about_the_deck() -> None:
    """S-C01. The list of what may come is the edition's, whatever is in this deck."""
    boards = []
    for seed in (1, 2):
        for g, _ in course(5, seed):
            boards.append(json.dumps(GAME.view(g, 0)["table"]["board"]))  # type: ignore[index]
            if g.round > 3:
                break
    assert len(set(boards)) == 1


def test_an_imagined_world_draws_its_own_cards() -> None:
    """S-C01. A bot that imagines the rest of the game knows no more than the seat it plays for."""
    g = GAME.start(4, 7, {"scientists": "random"})
    assert isinstance(g, NewScience)
    rng = seeded(5)
    futures = set()
    for _ in range(30):
        world = GAME.determinise(g, 0, rng)
        assert isinstance(world, NewScience)
        assert json.dumps(GAME.view(world, 0)) == json.dumps(GAME.view(g, 0))
        idle_along(world)
        futures.add(world.display)
    assert len(futures) > 10


def idle_along(g: NewScience) -> None:
    """On to round 2, by the first choice each time."""
    while g.round == 1:
        g.apply(g.legal[0])


def test_a_card_that_lies_open_ahead_is_the_next_to_be_revealed() -> None:
    """S-C01. AHEAD opens cards for all; order and number of the deck stay (S-16.03)."""
    g = situation(3)
    show(g, "test-play-ahead")
    before = seen(g)["deck"]
    resolve(g, {"event-1": 1, "research-1": 0})
    assert g.to_move == CHANCE
    play(g, "event test-play-science", "event test-keep-research")
    for viewer in (None, 0, 1, 2):
        assert seen(g, viewer)["ahead"] == ["test-play-science", "test-keep-research"]
    assert seen(g)["deck"] == before
    assert seen(g)["display"] == [{"card": "test-play-ahead", "space": "event-1"}], "they have no effect yet"
    idle(g)
    assert seen(g)["display"] == [{"card": "test-play-science", "space": "event-1"}]
    assert seen(g)["ahead"] == ["test-keep-research"]
    idle(g)
    assert seen(g)["display"] == [{"card": "test-keep-research", "space": "event-1"}]
    assert seen(g)["ahead"] == []
    assert list(seen(g)["deck"].values()) == [1, 4, 4]
