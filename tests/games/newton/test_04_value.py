"""Chapter 4: the value of a basic action."""

from __future__ import annotations

import pytest

from lincei.games.newton.terms import ACTIONS
from tests.games.newton.boards import branches, places, special_on, tree_kind, tree_ways, work_space
from tests.games.newton.layout import invention, specialisation
from tests.games.newton.table import (
    EDITION,
    GAME,
    board_of,
    colour,
    develop,
    give,
    goods,
    lay_out,
    legal,
    marker,
    play,
    play_card,
    seen,
    students,
    tuck,
    visit,
    why,
)
from tests.games.newton.turns import (
    acting,
    answers,
    base_cards,
    card_played,
    next_turn,
    on_turn_without,
    under_the_card,
    value_of,
)

EVERY_ACTION = pytest.mark.parametrize("action", ACTIONS)


@EVERY_ACTION
def test_the_value_is_the_number_of_visible_symbols_with_the_card_just_played(action: str) -> None:
    """N-4.01."""
    g = on_turn_without(action, 4)
    assert value_of(g, colour(g, 0, action), action) == 1
    for other in (each for each in ACTIONS if each != action):
        lay_out(g, 0, colour(g, 0, other))
    assert value_of(g, colour(g, 0, action), action) == 1, "other symbols do not count"


@EVERY_ACTION
def test_the_third_card_with_two_more_symbols_on_the_desk_has_value_3(action: str) -> None:
    """N-EX01. N-4.01."""
    g = on_turn_without(action, 3)
    lay_out(g, 0, *base_cards(action)[:2])
    assert value_of(g, colour(g, 0, action), action) == 3


@EVERY_ACTION
def test_cards_on_the_desk_tucked_cards_and_development_tiles_are_counted(action: str) -> None:
    """N-4.02."""
    g = on_turn_without(action, 2)
    on_desk, under = base_cards(action)[:2]
    lay_out(g, 0, on_desk)
    assert value_of(g, colour(g, 0, action), action) == 2
    tuck(g, 0, under)
    assert value_of(g, colour(g, 0, action), action) == 3
    develop(g, 0, action, action)
    assert value_of(g, colour(g, 0, action), action) == 5
    parts = seen(g)["seats"][0]["values"][action]
    assert parts == {"total": 4, "printed": 0, "desk": 1, "tucked": 1, "drawers": 2}
    develop(g, 1, action)
    tuck(g, 1, colour(g, 1, action))
    assert value_of(g, colour(g, 0, action), action) == 5, "those of others are theirs"


def test_cards_in_hand_are_not_counted() -> None:
    """N-4.02."""
    g = on_turn_without("work")
    give(g, 0, *base_cards("work")[:3])
    assert value_of(g, colour(g, 0, "work"), "work") == 1


def test_any_lower_value_may_be_used() -> None:
    """N-4.03."""
    for steps in range(4):
        g = acting("work", 3)
        play(g, *["step"] * steps)
        if steps < 3:
            play(g, "stop")
        assert (g.seats[0].work, g.seats[0].coins) == (steps, steps)
    g = acting("lessons", 3)
    levels = {EDITION.card_level[GAME.read(g, text) - GAME.read(g, "take red-work")] for text in legal(g, "take")}
    assert levels == {1, 2, 3}
    g = card_played("study", 3)
    goods(g, 0, potions=9)
    play(g, "perform study")
    assert {text[-1] for text in legal(g, "shelve")} == {"1", "2", "3"}


@EVERY_ACTION
def test_using_value_0_equals_skipping_the_action(action: str) -> None:
    """N-4.03a."""
    g = card_played(action, 2, 9)
    goods(g, 0, potions=9)
    skipped = g.copy()
    play(g, f"perform {action}", "stop")
    play(skipped, "end turn")
    play(g, "end turn")
    assert seen(g, 0) == seen(skipped, 0)


@pytest.mark.parametrize(
    ("special", "action"),
    [
        ("after work 1: 1 potion", "work"),
        ("after lessons 1: work 1", "lessons"),
        ("after study 2: lessons 2, 1 vp", "study"),
        ("after travel 3: take any", "travel"),
    ],
)
def test_value_0_does_not_count_as_an_action_performed(special: str, action: str) -> None:
    """N-4.03a, N-4.09."""
    g = under_the_card(special, action, 3)
    h = g.copy()
    play(g, "stop")
    assert why(g, "use special") == "NL-3.07"
    play(h, answers(h)[0])
    while "stop" in answers(h):
        play(h, "stop")
    assert "use special" in legal(h), "one step, card or tile is enough"


def test_there_is_no_maximum_value() -> None:
    """N-4.04."""
    g = on_turn_without("work", 5)
    develop(g, 0, *["work"] * 4)
    lay_out(g, 0, *base_cards("work")[:4])
    tuck(g, 0, *base_cards("work")[4:7])
    assert value_of(g, colour(g, 0, "work"), "work") == 12
    play_card(g, colour(g, 0, "work"))
    play(g, "perform work", *["step"] * 12)
    assert g.seats[0].work == 12


def test_each_study_board_shows_one_symbol_that_always_counts() -> None:
    """N-4.05."""
    symbols = [ACTIONS[symbol] for symbol in EDITION.board_symbol]
    assert len(symbols) == len(set(symbols)) == 4
    for symbol in symbols:
        g = on_turn_without(symbol)
        assert value_of(g, colour(g, 0, symbol), symbol) == 1
        board_of(g, 0, symbol)
        assert value_of(g, colour(g, 0, symbol), symbol) == 2
        develop(g, 0, *[each for each in ACTIONS if each != symbol], symbol)
        assert len(g.seats[0].drawers) == 5
        assert value_of(g, colour(g, 0, symbol), symbol) == 3, "full drawers do not cover it"


def test_the_value_is_fixed_when_the_action_starts() -> None:
    """N-4.06: a symbol of Work won inside a Work action moves the marker no further."""
    space = work_space("invention")
    way = next(w for w in tree_ways(1) if tree_kind(w[1]) == "specialisation")
    g = acting("work", 2)
    invention(g, EDITION.work_special[space], "2 vp per ancients, technology 1 per ancients")
    specialisation(g, special_on(way[1]), "develop work")
    visit(g, 0, *places("ancient")[:1])
    marker(g, 0, space - 2)
    students(g, 0, way[0])
    play(g, "step", "step", *branches(way))
    assert seen(g)["seats"][0]["drawers"].count("work") == 2
    assert (g.seats[0].work, g.seats[0].coins, answers(g)) == (space, 2, ["end turn"])
    next_turn(g)
    card = base_cards("work")[0]
    assert value_of(g, card, "work") == 4, "two cards, two tiles"
