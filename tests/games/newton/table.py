"""Situations of Newton for tests, set up in the game's own notation.

Cards come from where they are (decks, display, hands), so that nothing is doubled; `on_turn` says whose turn it is.
"""

from __future__ import annotations

from collections.abc import Iterator

import lincei
from lincei.games.newton.components import Edition, load_edition
from lincei.games.newton.rules.scoring import SCORING
from lincei.games.newton.rules.turn import ROUND, TURNS
from lincei.games.newton.rules.upkeep import UPKEEP
from lincei.games.newton.state import RESERVE, Newton, Player, put, with_card, without
from lincei.games.newton.terms import (
    ACTIONS,
    INCOMES,
    LEVEL_SIZE,
    PLACES,
    SHELF_TILES,
    START_CARDS,
    STUDENTS,
    SYMBOL,
)
from lincei.kernel.events import Event
from tests.games.played import Played

GAME = lincei.load("newton")
PLAYED = Played(GAME)
legal = PLAYED.legal
play = PLAYED.play
why = PLAYED.why
drawn = PLAYED.drawn
seen = PLAYED.seen
EDITION: Edition = load_edition()


def situation(players: int = 3, seed: int = 1, **options: str) -> Newton:
    """A game set up with the Masters as dealt, waiting for its first decision, which is seat 0's."""
    options = {"masters": "dealt", **options} if players > 1 else options
    g = GAME.start(players, seed, options)
    assert isinstance(g, Newton)
    while g.round == 0:  # alone, four Masters are kept
        g.apply(g.legal[0])
    g.first = 0
    return on_turn(g, 0)


def on_turn(g: Newton, seat: int, column: int = 1) -> Newton:
    """It is this seat's turn for this column of the desk (1 to 5) in the present round; no card is played yet."""
    g.stack[:] = [SCORING, ROUND, UPKEEP, TURNS]
    g.turns = g.players * (column - 1) + (seat - g.first) % g.players
    g.settle()
    return g


# -- names --------------------------------------------------------------------------------------------------------


def card_id(slug: str) -> int:
    return EDITION.card_slug.index(slug)


def place_id(slug: str) -> int:
    return EDITION.place_slug.index(slug)


def space_id(slug: str) -> int:
    """A space of the Technology tree."""
    return EDITION.tree_slug.index(slug)


def cell_id(name: str) -> int:
    return EDITION.cell_name.index(name)


def master_id(slug: str) -> int:
    return EDITION.master_slug.index(slug)


def cards_with(effect: str = "", action: str = "", level: int = 0, special: str = "") -> list[str]:
    """The slugs of the cards with this effect or special action, action and level, as far as given."""
    found = []
    for card in range(START_CARDS, len(EDITION.card_slug)):
        actions = [ACTIONS[a] for a in EDITION.card_actions[card]]
        if (
            (not effect or EDITION.card_effect[card].text == effect)
            and (not special or EDITION.card_special[card].text == special)
            and (not action or actions == [action])
            and (not level or EDITION.card_level[card] == level)
        ):
            found.append(EDITION.card_slug[card])
    return found


def colour(g: Newton, seat: int, action: str) -> str:
    """The starting card of a seat for an action, or its joker: `red-work`."""
    return f"{EDITION.card_slug[6 * g.seats[seat].colour].partition('-')[0]}-{action}"


# -- cards --------------------------------------------------------------------------------------------------------


def fetch(g: Newton, card: int) -> None:
    """Take a card from wherever it lies."""
    for p in g.seats:
        for name in ("hand", "desk", "tucked"):
            cards = getattr(p, name)
            if card in cards:
                if name == "tucked":
                    p.symbols -= EDITION.card_tucked[card]
                setattr(p, name, without(cards, card))
                return
    if card < START_CARDS:
        g.removed = without(g.removed, card)
        return
    level = (card - START_CARDS) // LEVEL_SIZE
    bit = 1 << (card - START_CARDS) % LEVEL_SIZE
    if g.unseen[level] & bit:
        g.unseen = put(g.unseen, level, g.unseen[level] & ~bit)
    elif card in g.display[level]:
        rows = list(g.display)
        rows[level] = without(rows[level], card)
        g.display = tuple(rows)
    elif card in g.under[level]:
        rows = list(g.under)
        rows[level] = without(rows[level], card)
        g.under = tuple(rows)
    else:
        g.removed = without(g.removed, card)


def give(g: Newton, seat: int, *slugs: str) -> None:
    """Put cards into a player's hand."""
    for slug in slugs:
        fetch(g, card_id(slug))
        g.seats[seat].hand = with_card(g.seats[seat].hand, card_id(slug))
    g.settle()


def hand(g: Newton, seat: int, *slugs: str) -> None:
    """These cards and no others are in hand; the others leave the game."""
    g.removed += g.seats[seat].hand
    g.seats[seat].hand = ()
    give(g, seat, *slugs)


def lay_out(g: Newton, seat: int, *slugs: str) -> None:
    """These cards lie on the desk, in this order, after those already there."""
    for slug in slugs:
        fetch(g, card_id(slug))
        g.seats[seat].desk += (card_id(slug),)
    g.settle()


def tuck(g: Newton, seat: int, *slugs: str) -> None:
    """These cards lie under the desk, in this order, after those already there."""
    for slug in slugs:
        fetch(g, card_id(slug))
        g.seats[seat].tucked += (card_id(slug),)
        g.seats[seat].symbols += EDITION.card_tucked[card_id(slug)]
    g.settle()


def show(g: Newton, *slugs: str) -> None:
    """These cards and no others lie in the display, nearest to the deck first; the others go under their decks."""
    g.under = tuple(g.under[level] + g.display[level] for level in range(3))
    g.display = tuple(() for _ in range(3))
    for slug in slugs:
        fetch(g, card_id(slug))
        level = EDITION.card_level[card_id(slug)] - 1
        rows = list(g.display)
        rows[level] += (card_id(slug),)
        g.display = tuple(rows)
    g.settle()


def play_card(g: Newton, slug: str) -> list[Event]:
    """Give the player on turn this card if need be, and let him play it."""
    if card_id(slug) not in g.seats[g.to_move].hand:
        give(g, g.to_move, slug)
    return play(g, f"play {slug}")


# -- goods and pieces ---------------------------------------------------------------------------------------------


def goods(g: Newton, seat: int, coins: int | None = None, potions: int | None = None, vp: int | None = None) -> None:
    """So many coins, potions and victory points, as far as given."""
    p = g.seats[seat]
    p.coins = p.coins if coins is None else coins
    p.potions = p.potions if potions is None else potions
    if vp is not None:
        p.score(0, vp - p.vp)
    g.settle()


def board_of(g: Newton, seat: int, symbol: str | None) -> None:
    """The study board with this printed symbol; whoever has it gets the other."""
    p = g.seats[seat]
    new = [ACTIONS[s] for s in EDITION.board_symbol].index(symbol or "")
    for other in g.seats:
        if other is not p and other.board == new:
            other.symbols += SYMBOL[EDITION.board_symbol[p.board]] - SYMBOL[EDITION.board_symbol[new]]
            other.board = p.board
    p.symbols += SYMBOL[EDITION.board_symbol[new]] - SYMBOL[EDITION.board_symbol[p.board]]
    p.board = new
    g.settle()


def develop(g: Newton, seat: int, *actions: str) -> None:
    """Development tiles from their stacks into the drawers."""
    for action in actions:
        a = ACTIONS.index(action)
        g.developments = put(g.developments, a, g.developments[a] - 1)
        g.seats[seat].drawers += (a,)
        g.seats[seat].symbols += SYMBOL[a]
    g.settle()


def income_tiles(g: Newton, seat: int, *kinds: str) -> None:
    """Income tiles (vp, coins, potion) from their stacks onto the slots."""
    for kind in kinds:
        k = INCOMES.index(kind)
        g.incomes = put(g.incomes, k, g.incomes[k] - 1)
        g.seats[seat].incomes += (k,)
    g.settle()


def scientist(g: Newton, seat: int, place: str) -> None:
    g.seats[seat].scientist = place_id(place)
    g.settle()


def visit(g: Newton, seat: int, *places: str) -> None:
    """Cubes lie on these places, without anything being triggered."""
    for place in places:
        assert EDITION.cube_places >> place_id(place) & 1
        g.seats[seat].visited |= 1 << place_id(place)
        g.seats[seat].cubes -= 1
    g.settle()


def students(g: Newton, seat: int, *spaces: str) -> None:
    """Students stand on these spaces of the tree, the others in reserve."""
    ids = [space_id(space) for space in spaces]
    g.seats[seat].students = tuple(ids + [RESERVE] * (STUDENTS - len(ids)))
    g.settle()


def marker(g: Newton, seat: int, space: int) -> None:
    """The Work marker stands on this space; 0 is the start."""
    g.seats[seat].work = space
    g.settle()


def shelve(g: Newton, seat: int, *names: str) -> None:
    """Tiles lie on these book spaces, without rewards of stacks; runs are completed."""
    p = g.seats[seat]
    for name in names:
        p.shelf |= 1 << cell_id(name)
        p.laid += 1
        p.tiles -= 1
    for run, mask in enumerate(EDITION.run_mask):
        if p.shelf & mask == mask:
            p.runs |= 1 << run
    g.settle()


def tiles_left(g: Newton, seat: int, n: int) -> None:
    """So many shelf tiles are left in the stacks; those not on the shelf have left the game."""
    assert n <= SHELF_TILES - g.seats[seat].laid
    g.seats[seat].tiles = n
    g.settle()


# -- courses ------------------------------------------------------------------------------------------------------


def upkeep(g: Newton, number: int | None = None) -> Newton:
    """All turns of the round are over: Upkeep begins, of this round if given."""
    g.round = number or g.round
    g.stack[:] = [SCORING, ROUND, UPKEEP]
    g.settle()
    return g


def final_scoring(g: Newton) -> Newton:
    """The last Upkeep is over: count."""
    g.stack[:] = [SCORING]
    g.settle()
    GAME.check(g)
    return g


def counted(g: Newton, seat: int) -> list[tuple[str, int]]:
    """The lines of the final scoring: rule and VP, objectives and Masters only."""
    return [(line.rule, line.points) for line in g.breakdown()[seat] if line.rule.startswith("N-14")]


def player(g: Newton, seat: int = 0) -> Player:
    return g.seats[seat]


def neighbours(place: str) -> dict[str, int]:
    """The places that roads lead to, with their tolls."""
    here = place_id(place)
    return {EDITION.place_slug[there]: EDITION.toll[PLACES * here + there] for there in EDITION.neighbours[here]}


def course(players: int, seed: int, **options: str) -> Iterator[tuple[Newton, str]]:
    """A game of random choices: each position, with the action that will be taken in it."""
    g = GAME.start(players, seed, options)
    assert isinstance(g, Newton)
    yield from PLAYED.course(g, seed)
