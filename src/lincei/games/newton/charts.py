"""Distances on the map and the tree, and the worth of cards and Masters: computed once for an edition, for bots."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newton.components import Edition
from lincei.games.newton.terms import (
    CARDS,
    JOKER,
    MASTER,
    MASTERS,
    PLACES,
    WILD,
)
from lincei.games.newton.vocabulary import (
    ACT,
    AGAIN,
    BOOK_SHELF,
    COINS,
    COPY,
    CUBE,
    DOUBLE_TOKENS,
    DROP_TILES,
    EXTRA_CUBE,
    IGNORE_NEED,
    PER_ANCIENTS,
    PER_BOOK_SETS,
    PER_CARDS,
    PER_COINS,
    PER_ENDS,
    PER_MASTERS,
    PER_POTIONS,
    PER_TILES,
    PER_TOKENS,
    PER_UNIVERSITIES,
    POTIONS,
    SECOND_TILE,
    STUDENT,
    TAKE,
    VILLAGE,
    VP,
    Effect,
    amount,
)

FAR: Final = 99
# Rough worth in thousandths of a victory point, in the middle of a game (N-K00).
COIN: Final = 900
POTION: Final = 1900
NEW_STUDENT: Final = 3000
ONE_BOOK: Final = 900
WILD_BOOK: Final = 1400
A_CARD: Final = 2500
STEP_OF: Final = [1400, 1400, 1000, 1500, 1550]  # one unit of a granted action
A_STEP: Final = 2400  # of an action of one's choice
AGAIN_WORTH: Final = [2000, 2500, 3600, 5500, 9000]  # income tile, token, city, Master, objective
FLAG_WORTH: Final = [2200, 3000, -3600, 600, 2500, 4500]  # in the order of the vocabulary's flags


# What each basic action brings forward.
HELPED: Final[list[list[int]]] = [
    [PER_COINS, PER_MASTERS],
    [PER_ENDS, PER_TOKENS],
    [PER_UNIVERSITIES, PER_ANCIENTS, PER_TOKENS],
    [PER_CARDS, PER_BOOK_SETS],
    [PER_TILES, PER_MASTERS],
]


@final
class Chart:
    """What a bot looks up instead of computing it at every position."""

    def __init__(self, e: Edition) -> None:
        self.e: Final = e
        self.distance: Final = map_distances(e)
        self.to_end: Final = tree_distances(e)
        self.ends: Final = [space for space in range(len(e.tree_slug)) if e.tree_end[space]]
        self.work_master: Final = e.work_kind.index(MASTER) if MASTER in e.work_kind else FAR
        self.card_worth: Final = [card_worth(e, card) for card in range(CARDS)]
        self.special_worth: Final = [special_worth(e.card_special[card]) for card in range(CARDS)]
        self.master_worth: Final = [
            1000 * e.master_vp[m] + effect_worth(e.master_effect[m]) + 5 * books_worth(e.master_books[m]) // 2
            for m in range(MASTERS)
        ]
        # What a Master helps to count for objectives, as a bit mask of the vocabulary's words.
        self.master_helps: Final = [helps(e.master_effect[m]) for m in range(MASTERS)]


charts: Final[list[Chart]] = []


def chart_of(e: Edition) -> Chart:
    for chart in charts:
        if chart.e is e:
            return chart
    chart = Chart(e)
    charts.append(chart)
    return chart


def map_distances(e: Edition) -> list[int]:
    """Roads between any two places, tolls aside."""
    distance = [FAR] * (PLACES * PLACES)
    for start in range(PLACES):
        distance[PLACES * start + start] = 0
        ring = [start]
        steps = 0
        while ring:
            steps += 1
            following: list[int] = []
            for place in ring:
                for other in e.neighbours[place]:
                    if distance[PLACES * start + other] == FAR:
                        distance[PLACES * start + other] = steps
                        following.append(other)
            ring = following
    return distance


def tree_distances(e: Edition) -> list[list[int]]:
    """For each space of the tree, the steps to each end; FAR where no branch leads there."""
    n = len(e.tree_slug)
    ends = [space for space in range(n) if e.tree_end[space]]
    found: list[list[int]] = []
    for space in range(n):
        row = [FAR] * len(ends)
        ring = [space]
        steps = 0
        while ring and steps <= n:
            following: list[int] = []
            for at in ring:
                if at in ends:
                    index = ends.index(at)
                    row[index] = min(row[index], steps)
                for edge in e.tree_edges[at]:
                    following.append(e.edge_to[edge])
            ring = following
            steps += 1
        found.append(row)
    return found


def books_worth(books: int) -> int:
    total = WILD_BOOK * amount(books, WILD)
    for colour in range(WILD):
        total += ONE_BOOK * amount(books, colour)
    return total


def card_worth(e: Edition, card: int) -> int:
    """One play of a card, beside its basic action; a special card waits to be tucked."""
    own = books_worth(e.card_books[card]) + max(0, effect_worth(e.card_effect[card])) // 2
    return own + special_worth(e.card_special[card]) // 2


def special_worth(effect: Effect) -> int:
    """One use of a special action; not every turn of its column has a use for it."""
    return max(0, effect_worth(effect)) * 8 // 10 if effect.used else 0


def helps(effect: Effect) -> int:
    """Which objectives an effect brings forward."""
    found = 0
    for clause in effect.clauses:
        if clause.verb == ACT:
            words = HELPED[clause.about] if clause.about != JOKER else []
        elif clause.verb == COINS:
            words = [PER_COINS]
        elif clause.verb == POTIONS:
            words = [PER_POTIONS]
        elif clause.verb == STUDENT:
            words = [PER_ENDS]
        elif clause.verb == CUBE:
            words = [PER_UNIVERSITIES, PER_ANCIENTS]
        else:
            words = [PER_BOOK_SETS] if clause.verb == BOOK_SHELF else []
        for word in words:
            found |= 1 << word
    return found


def effect_worth(effect: Effect) -> int:
    total = -COIN * effect.coins - POTION * effect.potions - 1000 * effect.vp
    if effect.discard:
        total -= A_CARD
    for clause in effect.clauses:
        times = 1 if clause.per < 0 else 2
        if clause.verb == COINS:
            total += COIN * clause.n * times
        elif clause.verb == POTIONS:
            total += POTION * clause.n * times
        elif clause.verb == VP:
            total += 1000 * clause.n * times
        elif clause.verb == STUDENT:
            total += NEW_STUDENT * clause.n
        elif clause.verb == ACT:
            unit = A_STEP if clause.about == JOKER else STEP_OF[clause.about]
            total += unit * clause.n * times
            for i, worth in enumerate(FLAG_WORTH):
                if clause.flags >> i & 1:
                    total += worth
        elif clause.verb in (CUBE, EXTRA_CUBE):
            total += 4500
        elif clause.verb == DROP_TILES:
            total += 5200
        elif clause.verb in (SECOND_TILE, IGNORE_NEED):
            total += 5500
        elif clause.verb in (DOUBLE_TOKENS, VILLAGE, COPY):
            total += 2500
        elif clause.verb == AGAIN:
            total += AGAIN_WORTH[clause.about]
        elif clause.verb == TAKE:
            total += A_CARD
    return total
