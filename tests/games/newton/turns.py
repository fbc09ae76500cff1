"""Turns that tests look into: cards played with an exact value, ways along the roads, what was told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import lincei
from lincei.games.newton.actions import END, STOP
from lincei.games.newton.state import NONE, Newton, symbol_count
from lincei.games.newton.terms import ACTIONS, BOOK, LEVEL_SIZE, START_CARDS, WILD
from lincei.games.newton.vocabulary import GAINS, POTIONS, VP
from lincei.kernel.chance import seeded
from lincei.kernel.events import Event
from tests.games.newton.boards import work_space
from tests.games.newton.editions import Owner
from tests.games.newton.layout import invention, token
from tests.games.newton.table import (
    EDITION,
    GAME,
    board_of,
    card_id,
    cards_with,
    colour,
    develop,
    goods,
    lay_out,
    legal,
    marker,
    neighbours,
    on_turn,
    place_id,
    play,
    play_card,
    seen,
    situation,
    tuck,
    upkeep,
)

PLAYED = ["work", "travel", "study"]  # starting cards on the desks when a round is over
QUICK = ["reveal I", "reveal II", "reveal III", "buy potion", "buy student"]


def plain_board(g: Newton, seat: int, action: str) -> None:
    """A study board whose printed symbol is another."""
    if ACTIONS[EDITION.board_symbol[g.seats[seat].board]] == action:
        board_of(g, seat, next(ACTIONS[symbol] for symbol in EDITION.board_symbol if ACTIONS[symbol] != action))


def card_played(action: str, value: int, coins: int = 0, card: str = "", players: int = 4, **options: str) -> Newton:
    """Seat 0 has played its starting card for an action, or this card: its action, not begun, has this value."""
    g = situation(players, 1, **options)
    goods(g, 0, coins=coins)
    return play_with_value(g, action, value, card)


def play_with_value(g: Newton, action: str, value: int, card: str = "") -> Newton:
    """The player on turn plays a card; tiles in the drawers make the value of its action exact."""
    seat = g.to_move
    plain_board(g, seat, action)
    missing = value - 1 - symbol_count(g.symbols(g.seats[seat]), ACTIONS.index(action))
    assert missing >= 0, "more symbols than wanted are visible"
    develop(g, seat, *[action] * missing)
    play_card(g, card or colour(g, seat, action))
    return g


def acting(action: str, value: int, coins: int = 0, card: str = "", players: int = 4, **options: str) -> Newton:
    """Seat 0 has begun the action of its card."""
    g = card_played(action, value, coins, card, players, **options)
    play(g, f"perform {action}")
    return g


def next_turn(g: Newton) -> Newton:
    """The turn ends, and the others play a card each and do nothing, until the same seat is on turn again."""
    seat = g.to_move
    play(g, "end turn")
    while g.to_move != seat:
        play(g, legal(g)[0], *(["end turn"] if g.seats[g.to_move].hand else []))
    return g


def started(events: list[Event]) -> int:
    """The value with which the card's basic action was begun."""
    (value,) = [event.args["value"] for event in events if event.message == "newton-log-perform"]
    assert isinstance(value, int)
    return value


def answers(g: Newton) -> list[str]:
    """What answers the question itself: no quick actions, no special action."""
    return [GAME.write(g, action) for action in g.legal if not GAME.block(action).aside]


def busy_course(players: int, seed: int, coins: int = 0, **options: str) -> Iterator[tuple[Newton, str]]:
    """A random game in which nobody stops or ends a turn while there is anything else to do.

    Each position comes with the action that will be taken in it; a turn begins with at least so many coins.
    """
    g = GAME.start(players, seed, options)
    assert isinstance(g, Newton)
    rng = seeded(seed)
    turn = (0, 0)
    while not g.over:
        if g.round and (g.round, g.turns) != turn and not g.question.together():
            turn = (g.round, g.turns)
            goods(g, g.to_move, coins=max(coins, g.seats[g.to_move].coins))
        busy = [action for action in g.legal if action not in (END, STOP)] or g.legal
        action = busy[rng.below(len(busy))]
        yield g, GAME.write(g, action)
        g.apply(action)


def owners_game(folder: Path, effects: dict[str, str], players: int = 2) -> Newton:
    """A game with an owner's edition in which these cards have other effects; seat 0 is on turn."""
    owner = Owner(folder).printed("cards")
    for card, effect in effects.items():
        shipped = EDITION.card_effect[card_id(card)].text
        owner.change_row("cards", f'id = "{card}"', f'effect = "{shipped}"', f'effect = "{effect}"')
    g = lincei.load("newton", owner.path).start(players, 1, {"masters": "dealt"})
    assert isinstance(g, Newton)
    g.first = 0
    return on_turn(g, 0)


def base_cards(action: str) -> list[str]:
    """The cards of the base game for an action, starting cards apart."""
    return [slug for slug in cards_with(action=action) if not EDITION.card_module[card_id(slug)]]


def exchange(action: str) -> tuple[str, int, int]:
    """A card for an action whose special effect gives VP or potions for coins: its name, the coins, how many."""
    for slug in base_cards(action):
        effect = EDITION.card_effect[card_id(slug)]
        (first, *more) = effect.clauses
        if effect.coins and first.verb in (VP, POTIONS) and (first.per, more) == (NONE, []):
            return slug, effect.coins, first.n
    raise AssertionError(f"no card for {action} gives VP or potions for coins")


def exchanged(g: Newton) -> int:
    """What seat 0 has of what exchanges give."""
    return g.seats[0].vp + g.seats[0].potions


def value_of(g: Newton, card: str, action: str) -> int:
    """The value with which the action of this card would begin for the player on turn."""
    h = g.copy()
    play_card(h, card)
    return started(play(h, f"perform {action}"))


def on_turn_without(action: str, column: int = 1) -> Newton:
    """Seat 0 is on turn, with no symbol of this action anywhere and enough to begin any action."""
    g = situation()
    plain_board(g, 0, action)
    goods(g, 0, coins=9, potions=9)
    return on_turn(g, 0, column)


def under_the_card(special: str, action: str, value: int) -> Newton:
    """Seat 0 has begun the action of its first card; under it lies a special action with a condition."""
    g = situation(4, 1, modules="lessons")
    clear_tokens(g)
    tuck(g, 0, cards_with(special=special)[0])
    goods(g, 0, coins=0, potions=9)
    play_with_value(g, action, value)
    play(g, f"perform {action}")
    return g


def left_in_deck(g: Newton, level: int, *slugs: str) -> None:
    """These cards and no others are left in a deck (0 for level I), in this order; the others have left the game."""
    first = START_CARDS + LEVEL_SIZE * level
    gone = [first + i for i in range(LEVEL_SIZE) if g.unseen[level] >> i & 1] + list(g.under[level])
    left = tuple(card_id(slug) for slug in slugs)
    g.unseen = tuple(0 if i == level else cards for i, cards in enumerate(g.unseen))
    g.under = tuple(left if i == level else cards for i, cards in enumerate(g.under))
    g.removed += tuple(card for card in gone if card not in left)
    g.settle()


def never_seen(g: Newton, level: int) -> list[str]:
    """Cards of a deck (0 for level I) that were never revealed."""
    first = START_CARDS + LEVEL_SIZE * level
    return [EDITION.card_slug[first + i] for i in range(LEVEL_SIZE) if g.unseen[level] >> i & 1]


def wild_book() -> str:
    """A card with a wild book."""
    return next(slug for slug, books in zip(EDITION.card_slug, EDITION.card_books, strict=True) if books >= BOOK[WILD])


EXCHANGE, PRICE, WORTH = exchange("work")


# -- roads and tokens ---------------------------------------------------------------------------------------------


def ways(*tolls: int) -> Iterator[list[str]]:
    """Every way along roads with these tolls that comes nowhere twice and never to the objective."""
    objective = EDITION.place_slug[EDITION.objective_place]
    found = [[place] for place in EDITION.place_slug]
    for toll in tolls:
        found = [
            [*way, there]
            for way in found
            for there, price in neighbours(way[-1]).items()
            if price == toll and there not in way and there != objective
        ]
    yield from found


def travels(way: list[str]) -> list[str]:
    """The steps of a scientist along a way."""
    return [f"travel {place}" for place in way[1:]]


def bonus_of(place: str) -> int:
    """The number of the bonus space on a place, -1 without one."""
    return EDITION.place_bonus[place_id(place)]


def clear_tokens(g: Newton) -> None:
    """No token lies anywhere: the last seat has them all."""
    for bonus, kind in enumerate(g.token_at):
        if kind != NONE:
            token(g, bonus, None)


def token_of(kind: str) -> tuple[str, int]:
    """A token that gives coins, vp, potions or students: its name, and how many."""
    for slug, effect in zip(EDITION.token_slug, EDITION.token_effect, strict=True):
        if effect.verb == GAINS.index(kind):
            return slug, effect.clauses[0].n
    raise AssertionError(f"no token gives {kind}")


def token_giving(effect: str) -> str:
    return EDITION.token_slug[[each.text for each in EDITION.token_effect].index(effect)]


# -- Upkeep and Work -------------------------------------------------------------------------------------------------


def after_the_turns(players: int = 3, number: int = 1, **options: str) -> Newton:
    """The turns of a round are over; everybody has three cards on the desk."""
    g = situation(players, 1, **options)
    for seat in range(players):
        lay_out(g, seat, *[colour(g, seat, action) for action in PLAYED])
    return upkeep(g, number)


def tuck_all(g: Newton, which: int = 0) -> Newton:
    """Everybody who is asked tucks one of the cards offered."""
    while not g.over and g.question.together():
        play(g, legal(g)[which])
    return g


def working(value: int, space: int, coins: int = 0, potions: int = 0) -> Newton:
    """Seat 0, with its marker on this space, has begun a Work action."""
    g = acting("work", value, coins)
    invention(g, EDITION.work_special[work_space("invention")], "1 potion, 6 vp")
    goods(g, 0, potions=potions)
    marker(g, 0, space)
    return g


def work_result(g: Newton) -> tuple[int, int]:
    """Where the marker stands, and the coins."""
    return (g.seats[0].work, g.seats[0].coins)


def potions_missing(g: Newton) -> int:
    """The potions that entering the objective would take."""
    potions: int = seen(g)["seats"][0]["objectives"]["work"]["potions"]
    return potions


def before_the_objective(value: int, steps: int) -> Newton:
    """Seat 0 has begun Work so many steps before the objective, whose prerequisite nothing fulfils."""
    g = working(value, EDITION.work_end - steps)
    assert potions_missing(g) > 0
    return g
