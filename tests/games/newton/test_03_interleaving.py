"""Chapter 3: basic action and special effect in any order, but not one inside the other."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from lincei.games.newton.state import Newton
from lincei.games.newton.terms import ACTIONS
from tests.games.newton.boards import work_space
from tests.games.newton.layout import masters, played
from tests.games.newton.table import (
    EDITION,
    card_id,
    cards_with,
    goods,
    lay_out,
    legal,
    marker,
    on_turn,
    play,
    play_card,
    seen,
    situation,
    tuck,
    why,
)
from tests.games.newton.turns import (
    EXCHANGE,
    PRICE,
    WORTH,
    card_played,
    clear_tokens,
    exchanged,
    owners_game,
    play_with_value,
    wild_book,
)

# -- any order (N-3.09, N-3.15, N-3.16) ---------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(itertools.permutations(["perform work", "use effect", "reveal I"])))
def test_basic_action_effect_and_quick_actions_come_in_any_order(order: tuple[str, ...]) -> None:
    """N-3.09."""
    g = card_played("work", 2, PRICE + 1, EXCHANGE)
    for text in order:
        play(g, text)
        if text == "perform work":
            play(g, "step", "step")
            while "stop" in legal(g):
                play(g, "stop")
    assert (g.seats[0].work, exchanged(g), g.seats[0].coins) == (2, WORTH, 2)
    assert len(seen(g)["display"]["I"]) == 5


def coins_for_a_potion(folder: Path, action: str, value: int, coins: int) -> Newton:
    """Seat 0 has played a card for an action whose special effect gives a potion for a coin."""
    (card, *_) = cards_with(action=action, level=1)[2:]
    g = owners_game(folder, {card: "pay 1 coin: 1 potion"})
    clear_tokens(g)
    goods(g, 0, coins=coins, potions=0)
    return play_with_value(g, action, value, card)


def test_an_exchange_used_before_study_pays_its_prerequisite(tmp_path: Path) -> None:
    """N-EC24. N-3.15."""
    g = coins_for_a_potion(tmp_path, "study", 1, 1)
    cell = next(c for c, n in seen(g)["seats"][0]["needs"].items() if n == 1 and c.endswith("1"))
    assert why(g, "perform study") == "N-9.03", "no book, no potion"
    play(g, "use effect", "perform study", f"shelve {cell}")
    assert (g.seats[0].coins, g.seats[0].potions, g.seats[0].laid) == (0, 0, 1)


def test_an_exchange_used_after_work_spends_its_coins(tmp_path: Path) -> None:
    """N-EC24. N-3.15."""
    g = coins_for_a_potion(tmp_path, "work", 1, 0)
    assert why(g, "use effect") == "N-0.05"
    play(g, "perform work", "step")
    assert g.seats[0].coins == 1
    play(g, "use effect")
    assert (g.seats[0].coins, g.seats[0].potions) == (0, 1)


def test_an_exchange_is_not_used_between_two_steps_of_a_travel(tmp_path: Path) -> None:
    """N-EC24. N-3.15."""
    g = coins_for_a_potion(tmp_path, "travel", 2, 1)
    assert "use effect" in legal(g)
    play(g, "perform travel")
    assert "use effect" not in legal(g)
    play(g, legal(g, "move")[0])
    assert legal(g, "move")
    assert "use effect" not in legal(g)
    assert why(g, "use effect") == "N-3.15"
    play(g, "stop", "use effect")
    assert g.seats[0].potions == 1


SELF_CONTAINED = [
    EDITION.card_effect[card_id(EXCHANGE)].text,
    "1 vp per orange-books",
    "pay card: 4 vp, 2 coins",
    "4 vp per equal-books",
    "copy",
]


@pytest.mark.parametrize("effect", SELF_CONTAINED)
def test_self_contained_effects_are_used_before_or_after_the_basic_action(effect: str) -> None:
    """N-3.15: families 1, 3, 7, 8 and 9."""
    (card, *_) = cards_with(effect)
    (action,) = [each for each in ACTIONS if card in cards_with(action=each)]
    g = situation()
    goods(g, 0, coins=9, potions=9)
    played(g, 0, "newton", "leibniz", "brahe", "fahrenheit")
    if card != EXCHANGE:
        lay_out(g, 0, EXCHANGE)
    play_with_value(g, action, 3, card)
    assert "use effect" in legal(g)
    play(g, f"perform {action}")
    assert why(g, "use effect") == "N-3.15", "not inside it"
    play(g, "stop")
    assert "use effect" in legal(g)


def test_the_village_is_entered_before_or_after_the_travel_not_inside() -> None:
    """N-3.15: family 6."""
    (card, *_) = cards_with("pay 2 coins: village")
    g = card_played("travel", 2, 9, card)
    h = g.copy()
    play(h, "use effect", legal_jump(h), "perform travel")
    assert legal(h, "move")
    play(g, "perform travel", legal_move(g))
    assert why(g, "use effect") == "N-3.15"
    play(g, "stop", "use effect")
    assert legal(g, "jump")


def legal_jump(g: Newton) -> str:
    h = g.copy()
    play(h, "use effect")
    return legal(h, "jump")[0]


def legal_move(g: Newton) -> str:
    h = g.copy()
    play(h, "perform travel")
    return legal(h, "move")[0]


@pytest.mark.parametrize(
    ("effect", "action"),
    [
        ("pay 3 coins: second-tile", "study"),
        ("pay 4 coins: ignore-need", "study"),
        ("double-tokens", "technology"),
        ("pay 2 coins: extra-cube", "travel"),
    ],
)
def test_modifiers_act_inside_the_basic_action_and_are_never_used_by_themselves(effect: str, action: str) -> None:
    """N-3.15: families 4, 5, 10 and 11."""
    g = card_played(action, 2, 9, cards_with(effect, action)[0])
    assert why(g, "use effect") == "N-3.15"
    play(g, f"perform {action}", "stop")
    assert why(g, "use effect") == "N-3.15"


def test_books_hold_as_long_as_the_card_lies_on_the_desk() -> None:
    """N-3.15: family 2 and coloured books."""
    card = wild_book()
    g = situation()
    play_card(g, card)
    assert why(g, "use effect") == "N-3.15"
    assert seen(g)["seats"][0]["books"]["wild"] == 1
    on_turn(g, 0, 2)
    assert seen(g)["seats"][0]["books"]["wild"] == 1, "also in later turns"
    tuck(g, 0, card)
    assert seen(g)["seats"][0]["books"]["wild"] == 0


def test_after_the_basic_action_means_after_all_that_it_triggered() -> None:
    """N-3.16."""
    g = card_played("work", 1, PRICE + 2, EXCHANGE)
    masters(g, 0, "paracelsus", "newton", "bruno", "brahe")
    marker(g, 0, work_space("master") - 1)
    play(g, "perform work", "step", "stop")
    assert g.question.rule() == "N-21.02"
    assert "use effect" not in legal(g)
    play(g, "master paracelsus")
    assert "use effect" not in legal(g), "nor while the Master works"
    play(g, "perform travel")
    assert "use effect" not in legal(g)
    play(g, "stop")
    assert "use effect" in legal(g)
