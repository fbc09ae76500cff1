"""References to Newton's components: what log lines, actions and views call them by."""

from __future__ import annotations

from lincei.games.newton.components import Edition
from lincei.games.newton.terms import ACTIONS, BITS, BOOKS, COUNT, SET


def action_ref(action: int) -> str:
    return "action." + ACTIONS[action]


def card_ref(e: Edition, card: int) -> str:
    """A card by its actions, and by the tag that tells it from others of the kind."""
    if e.card_level[card] == 0:
        return f"start(action.{'joker' if card % SET == SET - 1 else ACTIONS[card % SET]})"
    actions = e.card_actions[card]
    tag = e.card_slug[card].rpartition("-")[2]
    if len(actions) == 2:
        return f"pair(action.{ACTIONS[actions[0]]},action.{ACTIONS[actions[1]]},={tag})"
    if e.card_symbols[card] > 1 << 6 * actions[0]:
        return f"pair(action.{ACTIONS[actions[0]]},action.{ACTIONS[actions[0]]},={tag})"
    return f"card(action.{ACTIONS[actions[0]]},={tag})"


def place_ref(e: Edition, place: int) -> str:
    return "=" + e.place_label[place] if e.place_label[place] else "place." + e.place_slug[place]


def master_ref(e: Edition, master: int) -> str:
    return "=" + e.master_label[master] if e.master_label[master] else "master." + e.master_slug[master]


def objective_ref(e: Edition, tile: int) -> str:
    return "objective." + e.objective_slug[tile]


def token_ref(e: Edition, token: int) -> str:
    return "token." + e.token_slug[token]


def city_ref(e: Edition, tile: int) -> str:
    return "city." + e.city_slug[tile]


def discovery_ref(e: Edition, tile: int) -> str:
    return "discovery." + e.discovery_slug[tile]


def both_ref(parts: list[str]) -> str:
    """Several references as one."""
    ref = parts[0]
    for part in parts[1:]:
        ref = f"both({ref},{part})"
    return ref


def amount_ref(kind: str, plural: str, n: int) -> str:
    """`one.coin` or `coins(=3)`: languages differ in their plurals."""
    return f"one.{kind}" if n == 1 else f"{plural}(={n})"


def coins_ref(n: int) -> str:
    return amount_ref("coin", "coins", n)


def potions_ref(n: int) -> str:
    return amount_ref("potion", "potions", n)


def vp_ref(n: int) -> str:
    return amount_ref("vp", "vp", n)


def effect_of_card(e: Edition, card: int) -> str:
    """What is in the upper half of a card: an effect or books, or a special action; nothing on most starting cards."""
    if e.card_special[card].ref:
        return f"special({e.card_special[card].ref})"
    if e.card_effect[card].ref:
        return e.card_effect[card].ref
    books = [f"book.{BOOKS[i]}" for i in range(len(BOOKS)) for _ in range(e.card_books[card] >> BITS * i & COUNT)]
    if not books:
        return "clause.nothing"
    return both_ref(books)
