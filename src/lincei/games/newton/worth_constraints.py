"""What effects are worth, in tenths of a VP, and the balance targets that can be counted (N-K00, N-K37, N-K46, N-K50,
N-K63).

The price anchors of N-K00 are ranges; here is the middle of each. What no anchor prices is an estimate of ours, which
places an effect on a level.
"""

from __future__ import annotations

from typing import Final

from lincei.games.newton.rows import Discovery, Tables
from lincei.games.newton.terms import COLUMNS, CUBES, JOKER, OBJECTIVE_SPACES, SHELF_TILES, UNIVERSITIES, WILD
from lincei.games.newton.vocabulary import (
    ACT,
    ALL_CUBES,
    BOOK_SHELF,
    COINS,
    COPY,
    CUBE,
    DOUBLE_TOKENS,
    DROP_TILES,
    EXTRA_CUBE,
    IGNORE_NEED,
    NO_NEED,
    NONE,
    PER,
    PER_EQUAL_BOOKS,
    PERFORM,
    POTIONS,
    SECOND_TILE,
    SPLIT,
    STUDENT,
    TOLL_FREE,
    UNPAID,
    VILLAGE,
    VP,
    Clause,
    Effect,
    amount,
)
from lincei.games.reading import Problems

GAIN: Final = [9, 25, 10, 45]  # a coin, a potion, a VP, a student (N-K00)
IN_LINE: Final = 15
CARD: Final = 22  # one from hand that leaves the game
BOOK: Final = 25
SECOND_BOOK: Final = 15
WILD_BOOK: Final = 40
BOOKS_COUNTED: Final = 2  # of one colour, by family 3; family 9 finds one set
# What modifiers and the rest of the verbs bring, before their price.
VERB_WORTH: Final = {
    CUBE: 55,
    EXTRA_CUBE: 55,
    SECOND_TILE: 60,
    IGNORE_NEED: 81,  # three potions, bought at 3 coins each
    DOUBLE_TOKENS: 24,
    VILLAGE: 38,
    COPY: 45,
    DROP_TILES: 22,
}
# Granted actions: a point of value; beyond the third it brings less, unless it can be split.
POINT: Final = 20
LATE_POINT: Final = 10
UNPAID_POINT: Final = 12
LATE_UNPAID_POINT: Final = 6
FREE_CHOICE: Final = 10
SPLITTING: Final = 15
OPENING: Final = 25  # no prerequisite; also a cube on every space
PERFORMING: Final = 45
LEVEL_LOW: Final = [15, 25, 40]
LEVEL_HIGH: Final = [25, 40, 60]
UPKEEPS: Final = 3  # in which a discovery lies face up
# How much there can be of what discoveries count (ND-4.01 to ND-4.08).
MOST: Final = {
    "open-objectives": OBJECTIVE_SPACES,
    "reserve-students": 3,
    "open-universities": len(UNIVERSITIES),
    "hand-masters": 4,
    "empty-slots": COLUMNS,
    "cubes": CUBES,
    "work-spaces": 4,
    "stacked-tiles": SHELF_TILES,
}


def worth(effect: Effect) -> int:
    """What one use brings, less its price, in tenths of a VP."""
    total = -(effect.coins * GAIN[COINS] + effect.potions * GAIN[POTIONS] + effect.vp * GAIN[VP])
    if effect.discard:
        total -= CARD
    for clause in effect.clauses:
        total += clause_worth(clause)
    return total


def clause_worth(clause: Clause) -> int:
    if COINS <= clause.verb <= STUDENT:
        count = 1
        if NONE < clause.per < PER_EQUAL_BOOKS:
            count = BOOKS_COUNTED
        return clause.n * GAIN[clause.verb] * count
    if clause.verb == BOOK_SHELF:
        return books_worth(clause.n)
    if clause.verb == ACT:
        return action_worth(clause)
    return clause.n * VERB_WORTH[clause.verb] if clause.verb in VERB_WORTH else 0


def books_worth(books: int) -> int:
    wild = amount(books, WILD)
    coloured = sum([amount(books, colour) for colour in range(WILD)])
    if wild:
        return wild * WILD_BOOK + coloured * SECOND_BOOK
    return BOOK + (coloured - 1) * SECOND_BOOK if coloured else 0


def action_worth(clause: Clause) -> int:
    unpaid = clause.flags & UNPAID
    early = min(clause.n, 3) if not clause.flags & SPLIT else clause.n
    total = early * (UNPAID_POINT if unpaid else POINT)
    total += (clause.n - early) * (LATE_UNPAID_POINT if unpaid else LATE_POINT)
    if clause.about == JOKER:
        total += FREE_CHOICE
    if clause.flags & SPLIT:
        total += SPLITTING
    if clause.flags & (NO_NEED | ALL_CUBES):
        total += OPENING
    if clause.flags & TOLL_FREE:
        total += GAIN[COINS]
    if clause.flags & PERFORM:
        total += PERFORMING
    return total


def in_vp(tenths: int) -> str:
    return f"{tenths / 10:.1f} VP"


def check_worth(tables: Tables, problems: Problems) -> None:
    if tables.ours("tokens"):
        k00_tokens_in_line(tables, problems)
        k37_tokens(tables, problems)
    if tables.ours("cards"):
        k46_levels(tables, problems)
    if tables.ours("masters"):
        k50_masters(tables, problems)
    if tables.ours("discoveries"):
        k63_costs(tables, problems)


def k00_tokens_in_line(tables: Tables, problems: Problems) -> None:
    """Tokens but the student differ in worth by at most 1.5 VP (N-K00)."""
    plain = [tile for tile in tables.tokens if tile.effect.verb != STUDENT]
    for tile in plain:
        least = min([worth(other.effect) for other in plain])
        if worth(tile.effect) > least + IN_LINE:
            reason = f"worth {in_vp(worth(tile.effect))}, more than 1.5 VP above another token"
            problems.add("tiles.toml", tile.id, "effect", reason, "N-K00")


def k37_tokens(tables: Tables, problems: Problems) -> None:
    """A token is worth less than the cheapest city tile, 4 coins, unless it is a student (N-K37)."""
    for tile in tables.tokens:
        if tile.effect.verb != STUDENT and worth(tile.effect) >= 4 * GAIN[COINS]:
            reason = f"worth {in_vp(worth(tile.effect))}, not less than 4 coins"
            problems.add("tiles.toml", tile.id, "effect", reason, "N-K37")


def k46_levels(tables: Tables, problems: Problems) -> None:
    """One use is worth 1.5 to 2.5 VP on level I, 2.5 to 4 on level II, 4 to 6 on level III (N-K46)."""
    for card in tables.cards:
        low, high = LEVEL_LOW[card.level - 1], LEVEL_HIGH[card.level - 1]
        found = worth(card.effect)
        if not low <= found <= high:
            reason = f"worth {in_vp(found)} instead of {low / 10:g} to {high / 10:g}"
            problems.add("cards.toml", card.id, "effect", reason, "N-K46")


def k50_masters(tables: Tables, problems: Problems) -> None:
    """A Master brings 0 to 7 VP at the end, with the effect 9 to 12 (N-K50)."""
    for master in tables.masters:
        if master.vp > 7:
            problems.add("masters.toml", master.id, "vp", f"{master.vp} instead of 0 to 7", "N-K50")
        total = worth(master.effect) + 10 * master.vp
        if not 90 <= total <= 120:
            reason = f"with the effect worth {in_vp(total)} instead of 9 to 12"
            problems.add("masters.toml", master.id, "vp", reason, "N-K50")


def discovery_worth(discovery: Discovery) -> int:
    """The permanent effect over three Upkeeps, and 60 % of the most it can bring (N-K63)."""
    vp, coins, potions = discovery.income
    total = books_worth(discovery.books)
    total += UPKEEPS * (vp * GAIN[VP] + coins * GAIN[COINS] + potions * GAIN[POTIONS])
    for clause in discovery.effect.clauses:
        if clause.per != NONE and PER[clause.per] in MOST:
            total += 6 * clause.n * MOST[PER[clause.per]]
    return total


def k63_costs(tables: Tables, problems: Problems) -> None:
    """A discovery costs what it is worth, within one coin (N-K63)."""
    for discovery in tables.discoveries:
        found = discovery_worth(discovery)
        if abs(discovery.cost * GAIN[COINS] - found) > GAIN[COINS]:
            reason = f"{discovery.cost} coins, but it is worth {found / GAIN[COINS]:.1f}"
            problems.add("discoveries.toml", discovery.id, "cost", reason, "N-K63")
