"""Chapter 10: the Joker."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import Newton
from lincei.games.newton.terms import ACTIONS
from tests.games.newton.table import (
    GAME,
    cards_with,
    colour,
    develop,
    goods,
    lay_out,
    legal,
    play,
    play_card,
    seen,
    show,
    situation,
    students,
    tuck,
    why,
)
from tests.games.newton.turns import (
    answers,
    base_cards,
    clear_tokens,
    next_turn,
    on_turn_without,
    plain_board,
    started,
    value_of,
)
from tests.games.newton.windows import START

EVERY_ACTION = pytest.mark.parametrize("action", ACTIONS)


def test_the_joker_performs_any_one_action_chosen_when_it_starts() -> None:
    """N-10.01."""
    g = on_turn_without("work")
    play_card(g, colour(g, 0, "joker"))
    assert legal(g, "perform") == [f"perform {action}" for action in ACTIONS]
    show(g)
    goods(g, 0, coins=0)
    assert why(g, "perform lessons") == "N-8.07", "what is impossible cannot be chosen"
    play(g, "perform work")
    assert g.question.rule() == "N-5.01"


@EVERY_ACTION
def test_the_value_of_a_joker_is_the_visible_symbols_and_one_more(action: str) -> None:
    """N-10.02."""
    for symbols in range(3):
        g = on_turn_without(action)
        develop(g, 0, *[action] * symbols)
        assert value_of(g, colour(g, 0, "joker"), action) == symbols + 1


def joker_for_travel() -> Newton:
    """Three Travel symbols are visible, and the Joker is played."""
    g = on_turn_without("travel", 3)
    lay_out(g, 0, *base_cards("travel")[:2])
    develop(g, 0, "travel")
    goods(g, 0, coins=2)
    play_card(g, colour(g, 0, "joker"))
    return g


def test_a_joker_for_travel_with_three_symbols_has_value_4() -> None:
    """N-EX07. N-10.02."""
    assert started(play(joker_for_travel(), "perform travel")) == 4


def test_the_same_with_2_coins_has_value_5() -> None:
    """N-EX08. N-12.04."""
    g = joker_for_travel()
    play(g, "improve")
    assert started(play(g, "perform travel")) == 5
    assert g.seats[0].coins == 0
    g = joker_for_travel()
    play(g, "perform travel", "improve")
    assert GAME.view(g, 0)["asked"] == {
        "seat": 0,
        "message": "newton-ask-travel",
        "rule": "N-7.01",
        "args": {"left": 5},
    }


def test_a_joker_never_adds_to_another_action() -> None:
    """N-10.03."""
    g = on_turn_without("work", 2)
    lay_out(g, 0, colour(g, 0, "joker"))
    for action in ACTIONS:
        h = g.copy()
        plain_board(h, 0, action)
        assert value_of(h, colour(h, 0, action), action) == 1
    play_card(g, colour(g, 1, "joker"))
    assert started(play(g, "perform work")) == 1, "nor to another Joker"


def test_a_joker_used_for_travel_adds_nothing_to_the_travel_card_of_the_next_turn() -> None:
    """N-EC01. N-10.03."""
    g = situation(2)
    plain_board(g, 0, "travel")
    play(g, f"play {colour(g, 0, 'joker')}", "perform travel")
    play(g, legal(g, "move")[0])
    while "stop" in answers(g):
        play(g, "stop")
    next_turn(g)
    play(g, f"play {colour(g, 0, 'travel')}")
    assert started(play(g, "perform travel")) == 1


def test_a_tucked_joker_adds_nothing_to_any_action() -> None:
    """N-EC02. N-10.03."""
    g = on_turn_without("work")
    tuck(g, 0, colour(g, 0, "joker"))
    for action in ACTIONS:
        h = g.copy()
        plain_board(h, 0, action)
        assert value_of(h, colour(h, 0, action), action) == 1
        assert seen(h)["seats"][0]["values"][action]["tucked"] == 0


def test_a_joker_action_can_be_improved() -> None:
    """N-10.04."""
    g = on_turn_without("work")
    goods(g, 0, coins=2)
    play_card(g, colour(g, 0, "joker"))
    play(g, "perform work", "step")
    play(g, "improve", "step")
    assert (g.seats[0].work, g.seats[0].coins) == (2, 2)


def test_a_joker_action_counts_as_the_chosen_action_performed_by_a_card() -> None:
    """N-10.05."""
    for action, allowed in [("work", True), ("technology", False)]:
        g = situation(4, 1, modules="lessons")
        clear_tokens(g)
        tuck(g, 0, cards_with(special="after work 1: 1 potion")[0])
        students(g, 0, START)
        goods(g, 0, coins=0)
        play_card(g, colour(g, 0, "joker"))
        play(g, f"perform {action}")
        play(g, answers(g)[0])
        while "stop" in answers(g):
            play(g, "stop")
        assert ("use special" in legal(g)) == allowed
