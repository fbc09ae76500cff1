"""Master Lessons, chapter NL-4: special actions that take cards, give goods or grant an action."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import NONE, Newton
from lincei.games.newton.terms import ACTIONS
from tests.games.newton.boards import base_cards, begin, cells, token_with
from tests.games.newton.layout import discovery_id, own, token
from tests.games.newton.table import (
    EDITION,
    board_of,
    card_id,
    cards_with,
    goods,
    hand,
    income_tiles,
    legal,
    play,
    play_card,
    player,
    shelve,
    show,
    situation,
    tuck,
    why,
)


def special(text: str) -> str:
    return cards_with(special=text)[0]


def table(text: str, coins: int = 0, modules: str = "lessons") -> Newton:
    """Seat 0 on turn with so many coins; the special action lies under its first column."""
    g = situation(4, modules=modules)
    board_of(g, 0, "technology")
    goods(g, 0, coins=coins)
    tuck(g, 0, special(text))
    return g


def after(text: str, action: str, value: int, coins: int = 0) -> Newton:
    """The same after an action of just this value, performed by the card of the first column as far as it can be."""
    g = table(text, coins)
    goods(g, 0, potions=9)
    begin(g, action, value, f"red-{action}")
    if action != "lessons" or legal(g, "take"):
        kinds = {"work": "step", "technology": "branch", "travel": "move", "lessons": "take", "study": "shelve"}
        play(g, legal(g, kinds[action])[0])
    while g.question.rule() != "N-3.09":
        play(g, "stop")
    return g


def usable(g: Newton) -> bool:
    return "use special" in legal(g)


def goods_of(g: Newton) -> tuple[int, int, int]:
    return player(g).coins, player(g).potions, player(g).vp


LEVEL_1 = "pay 1 coin: take level-1"
INCOME = "pay 1 coin: again income"
TOKEN = "pay 1 coin: again token"
EXCHANGE = "pay card: take any"
SHOWN = [base_cards(level)[0] for level in (1, 2, 3)]


# -- cards --------------------------------------------------------------------------------------------------------


def test_for_1_coin_a_level_1_card_is_taken_from_the_display() -> None:
    """NL-4.01."""
    g = table(LEVEL_1, coins=1)
    show(g, *SHOWN)
    play_card(g, "red-work")
    play(g, "use special")
    assert legal(g) == [f"take {SHOWN[0]}"]
    play(g, f"take {SHOWN[0]}")
    assert (player(g).coins, card_id(SHOWN[0]) in player(g).hand) == (0, True)
    g = table(LEVEL_1, coins=0)
    show(g, *SHOWN)
    play_card(g, "red-work")
    assert why(g, "use special") == "N-0.05"
    g = table(LEVEL_1, coins=1)
    show(g, *SHOWN[1:])
    play_card(g, "red-work")
    assert not usable(g), "no level I card lies there"


def test_a_card_removed_from_hand_gives_any_display_card() -> None:
    """NL-4.07."""
    g = table(EXCHANGE)
    show(g, *SHOWN)
    hand(g, 0, "red-work", "red-travel", base_cards(3)[1])
    play(g, "play red-work", "use special")
    assert legal(g) == ["discard red-travel", f"discard {base_cards(3)[1]}"], "starting cards allowed, any level"
    play(g, "discard red-travel")
    assert legal(g) == [f"take {slug}" for slug in SHOWN]
    play(g, f"take {SHOWN[2]}")
    assert card_id("red-travel") in g.removed
    assert player(g).hand == tuple(sorted([card_id(base_cards(3)[1]), card_id(SHOWN[2])]))
    assert goods_of(g) == (0, 0, 0), "unlike family 8 it brings nothing else"
    g = table(EXCHANGE)
    show(g, *SHOWN)
    hand(g, 0, "red-work")
    play(g, "play red-work")
    assert not usable(g), "no card in hand"


def test_after_travel_of_value_3_any_display_card_is_taken() -> None:
    """NL-4.09."""
    text = "after travel 3: take any"
    for value in (1, 2, 3, 4):
        assert usable(after(text, "travel", value)) == (value >= 3)
    assert not usable(after(text, "work", 3))
    g = after(text, "travel", 3)
    show(g, *SHOWN)
    play(g, "use special")
    assert legal(g) == [f"take {slug}" for slug in SHOWN]
    play(g, f"take {SHOWN[2]}")
    assert (card_id(SHOWN[2]) in player(g).hand, goods_of(g)) == (True, (0, 9, 0))


@pytest.mark.parametrize("text", [LEVEL_1, EXCHANGE, "after travel 3: take any"])
def test_taking_such_a_card_is_no_lessons_action_and_it_is_played_from_the_next_turn_on(text: str) -> None:
    """NL-4.13."""
    g = after(text, "travel", 3, coins=1) if text.startswith("after") else table(text, coins=1)
    show(g, SHOWN[0])
    if g.card == NONE:
        play_card(g, "red-work")
    performed = g.performed
    play(g, "use special")
    if legal(g, "discard"):
        play(g, legal(g, "discard")[0])
    play(g, f"take {SHOWN[0]}")
    assert g.performed == performed != ACTIONS.index("lessons")
    assert why(g, f"play {SHOWN[0]}") == "N-3.04", "one card is played in a turn"
    play(g, "end turn")
    while g.to_move != 0:
        play(g, legal(g, "play")[0], "end turn")
    assert f"play {SHOWN[0]}" in legal(g)


# -- goods and actions --------------------------------------------------------------------------------------------


def test_after_work_of_value_1_there_is_a_potion() -> None:
    """NL-4.02."""
    text = "after work 1: 1 potion"
    g = after(text, "work", 1)
    before = goods_of(g)
    play(g, "use special")
    assert goods_of(g) == (before[0], before[1] + 1, before[2])
    assert usable(after(text, "work", 3))
    assert not usable(after(text, "technology", 3))
    g = table(text)
    player(g).work = EDITION.work_end
    begin(g, "work", 1, "red-work")
    assert (player(g).coins, usable(g)) == (1, True), "coins at the end of the track are a unit, too (N-4.09)"


def test_after_lessons_of_value_1_there_is_work_1() -> None:
    """NL-4.03."""
    text = "after lessons 1: work 1"
    g = after(text, "lessons", 1)
    play(g, "use special", "step")
    assert (player(g).work, player(g).coins) == (1, 1)
    assert not usable(after(text, "work", 3))


def test_after_study_of_value_2_there_is_lessons_2_and_1_vp() -> None:
    """NL-4.06."""
    text = "after study 2: lessons 2, 1 vp"
    for value in (1, 2, 3):
        assert usable(after(text, "study", value)) == (value >= 2)
    g = after(text, "study", 2)
    show(g, *SHOWN)
    before = goods_of(g)
    play(g, "use special")
    assert legal(g, "take") == [f"take {slug}" for slug in SHOWN[:2]]
    h = g.copy()
    play(h, "stop")
    assert goods_of(h) == (before[0], before[1], before[2] + 1), "the card may be declined, the VP come"
    play(g, f"take {SHOWN[1]}")
    assert goods_of(g) == (before[0], before[1], before[2] + 1)


def test_for_1_coin_the_income_of_one_income_tile_is_received() -> None:
    """NL-4.04."""
    for kind, gained in [("vp", (0, 0, 2)), ("coins", (2, 0, 0)), ("potion", (0, 1, 0))]:
        g = table(INCOME, coins=1)
        income_tiles(g, 0, "vp", "coins", "potion", "potion")
        income_tiles(g, 1, "vp")
        play_card(g, "red-work")
        play(g, "use special")
        assert legal(g) == ["again income vp", "again income coins", "again income potion"]
        play(g, f"again income {kind}")
        assert goods_of(g) == gained
        assert len(player(g).incomes) == 4, "the tile stays"
    g = table(INCOME, coins=0)
    income_tiles(g, 0, "vp")
    play_card(g, "red-work")
    assert why(g, "use special") == "N-0.05"


def test_neither_medicine_nor_runs_nor_discoveries_give_their_income_so() -> None:
    """NL-4.04a."""
    paying = next(slug for slug in EDITION.discovery_slug if any(EDITION.discovery_income[discovery_id(slug)]))
    g = table(INCOME, coins=5, modules="lessons,discoveries")
    player(g).medicine = 3
    shelve(g, 0, *cells()[:9])
    own(g, 0, paying)
    assert player(g).runs
    play_card(g, "red-work")
    assert not usable(g)
    income_tiles(g, 0, "potion")
    play(g, "use special")
    assert legal(g) == ["again income potion"]


def test_for_1_coin_the_effect_of_an_own_bonus_token_is_applied_again() -> None:
    """NL-4.05."""
    slugs = sorted(set(EDITION.token_slug))
    g = table(TOKEN, coins=1)
    owned = [EDITION.token_slug[kind] for kind in g.token_at[:6]]
    for kind in g.token_at[:6]:
        player(g).tokens += (kind,)
    g.token_at = (NONE,) * 6 + g.token_at[6:]
    play_card(g, "red-work")
    play(g, "use special")
    assert sorted(legal(g)) == sorted(f"again token {slug}" for slug in slugs if slug in owned)
    for slug in sorted(set(owned)):
        h = g.copy()
        play(h, f"again token {slug}")
        [clause] = EDITION.token_effect[EDITION.token_slug.index(slug)].clauses
        gained = [0, 0, 0, 0]
        gained[clause.verb] = clause.n
        assert (*goods_of(h), 3 - player(h).reserve()) == tuple(gained)
        assert len(player(h).tokens) == 6, "the token stays with the player (NL-4.05a)"
    g = table(TOKEN, coins=1)
    play_card(g, "red-work")
    assert not usable(g), "no own token"


def test_a_token_used_again_is_not_doubled_and_stays() -> None:
    """NL-4.05a."""
    g = table(TOKEN, coins=1)
    coins = token_with("2 vp")
    token(g, 0, None)
    kind = EDITION.token_slug.index(coins)
    spare = g.token_at.index(kind)
    g.token_at = (*g.token_at[:spare], NONE, *g.token_at[spare + 1 :])
    player(g).tokens = (kind,)
    begin(g, "technology", 2, cards_with("double-tokens")[0])
    play(g, "use special", f"again token {coins}")
    assert (player(g).vp, player(g).tokens) == (2, (kind,))
    assert legal(g, "double") == []
