"""Chapter 8: Lessons."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import Newton
from tests.games.newton.boards import base_cards, begin, penniless
from tests.games.newton.table import (
    EDITION,
    card_id,
    goods,
    legal,
    on_turn,
    play,
    play_card,
    player,
    seen,
    show,
    upkeep,
    why,
)

ONE, TWO, THREE = [base_cards(level)[:2] for level in (1, 2, 3)]


def lesson(value: int, *display: str, coins: int = 0) -> Newton:
    """Seat 0 has begun a Lessons action; these cards are displayed, by default two of each level."""
    g = penniless()
    show(g, *(display or [*ONE, *TWO, *THREE]))
    goods(g, 0, coins=coins)
    return begin(g, "lessons", value)


def on_display(g: Newton) -> list[str]:
    return [card for row in seen(g)["display"].values() for card in row]


def test_exactly_one_display_card_is_taken_into_hand() -> None:
    """N-8.01."""
    g = lesson(3)
    assert legal(g, "take") == [f"take {card}" for card in [*ONE, *TWO, *THREE]]
    assert "stop" in legal(g)
    before = seen(g)["seats"][0]["hand"]
    play(g, f"take {TWO[1]}")
    assert sorted(seen(g)["seats"][0]["hand"]) == sorted([*before, TWO[1]])
    assert on_display(g) == [*ONE, TWO[0], *THREE]
    assert legal(g, "take") == []
    assert why(g, "perform lessons") == "N-3.14"


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_the_value_reaches_cards_up_to_its_level(value: int) -> None:
    """N-8.02."""
    levels = [EDITION.card_level[card_id(cards[0])] for cards in (ONE, TWO, THREE)]
    assert levels == [1, 2, 3]
    g = lesson(value)
    for level, cards in zip(levels, (ONE, TWO, THREE), strict=True):
        for card in cards:
            assert why(g, f"take {card}") == ("" if level <= value else "N-8.02")


@pytest.mark.parametrize("value", [2, 3, 5])
def test_the_value_cannot_be_split_over_several_cards(value: int) -> None:
    """N-8.03."""
    g = lesson(value)
    play(g, f"take {ONE[0]}")
    assert legal(g, "take") == []
    assert "end turn" in legal(g), "the action is over"


def test_the_card_can_be_played_from_the_next_turn_on() -> None:
    """N-8.04."""
    g = lesson(1)
    play(g, f"take {ONE[0]}")
    assert why(g, f"play {ONE[0]}") == "N-3.04"
    play(g, "end turn")
    on_turn(g, 0, 2)
    assert f"play {ONE[0]}" in legal(g)
    play(g, f"play {ONE[0]}")
    assert seen(g)["seats"][0]["desk"][-1] == ONE[0]


def test_the_gap_is_not_refilled_before_upkeep() -> None:
    """N-8.05."""
    g = lesson(1)
    decks = seen(g)["decks"]["I"]["cards"]
    play(g, f"take {ONE[0]}")
    assert (seen(g)["display"]["I"], seen(g)["decks"]["I"]["cards"]) == ([ONE[1]], decks)
    play(g, "end turn")
    on_turn(g, 1)
    play_card(g, "blue-lessons")
    play(g, "perform lessons")
    assert why(g, f"take {ONE[0]}") == "N-8.05"
    assert seen(g)["display"]["I"] == [ONE[1]]
    upkeep(g)
    while g.round == 1:
        g.apply(g.legal[0])
    assert len(seen(g)["display"]["I"]) == 3


@pytest.mark.parametrize("row", ["I", "II"])
def test_a_card_revealed_during_the_action_can_be_taken(row: str) -> None:
    """N-8.06."""
    g = lesson(2, *THREE, coins=1)
    assert legal(g, "take") == []
    play(g, f"reveal {row}")
    assert len(seen(g)["display"][row]) == 2
    assert sorted(legal(g, "take")) == sorted(f"take {card}" for card in seen(g)["display"][row])
    card = seen(g)["display"][row][1]
    play(g, f"take {card}")
    assert card in seen(g)["seats"][0]["hand"]
    assert player(g).coins == 0


def test_without_a_card_that_qualifies_the_action_yields_nothing() -> None:
    """N-8.07."""
    g = penniless()
    show(g, *THREE)
    play_card(g, "red-lessons")
    assert seen(g)["seats"][0]["values"]["lessons"]["total"] == 1
    assert why(g, "perform lessons") == "N-8.07"
    assert legal(g, "end") == ["end turn"]
    show(g, *THREE, ONE[0])
    assert why(g, "perform lessons") == ""
    show(g, *THREE)
    goods(g, 0, coins=1)
    assert why(g, "perform lessons") == "", "a card may still be revealed in the action"
    play(g, "perform lessons", "stop")
    assert (on_display(g), player(g).coins) == (THREE, 1)


def test_with_value_2_any_one_card_of_level_1_or_2_is_taken() -> None:
    """N-EX05. N-8.01."""
    g = lesson(2)
    assert legal(g, "take") == [f"take {card}" for card in [*ONE, *TWO]]
    for card in [*ONE, *TWO]:
        h = g.copy()
        play(h, f"take {card}")
        assert card in seen(h)["seats"][0]["hand"]
        assert legal(h, "take") == [], "one only"
