"""What effects count: one function for cards, inventions, objectives and discoveries."""

from __future__ import annotations

from lincei.games.counting import bits
from lincei.games.newton.rules.prerequisites import stands_on
from lincei.games.newton.state import Newton, Player
from lincei.games.newton.terms import (
    BITS,
    COUNT,
    INVENTION,
    MASTER,
    OBJECTIVE_SPACES,
    SPECIALISATION,
    START_CARDS,
    WILD,
)
from lincei.games.newton.vocabulary import (
    PER_ANCIENTS,
    PER_BOOK_SETS,
    PER_CARDS,
    PER_COINS,
    PER_CUBES,
    PER_DISCOVERIES,
    PER_EMPTY_SLOTS,
    PER_ENDS,
    PER_EQUAL_BOOKS,
    PER_HAND_MASTERS,
    PER_MASTERS,
    PER_OPEN_OBJECTIVES,
    PER_OPEN_UNIVERSITIES,
    PER_POTIONS,
    PER_RESERVE_STUDENTS,
    PER_RUNS,
    PER_STACKED_TILES,
    PER_TILES,
    PER_TOKENS,
    PER_UNIVERSITIES,
    PER_WORK_SPACES,
    Clause,
)


def worth(g: Newton, p: Player, clause: Clause) -> int:
    """How much of a clause there is: full groups only, up to its limit (N-19.11)."""
    if clause.per < 0:
        return clause.n
    total = clause.n * (count(g, p, clause.per) // clause.group)
    return clause.most if clause.most and total > clause.most else total


def count(g: Newton, p: Player, per: int) -> int:
    """How many of something a player has now."""
    e = g.e
    if per < PER_EQUAL_BOOKS:  # a colour; wild books count (N-20.05, N-20.06)
        books = g.books(p)
        return (books >> BITS * per & COUNT) + (books >> BITS * WILD & COUNT)
    if per == PER_EQUAL_BOOKS:
        return equal_sets(g.books(p))
    if per == PER_MASTERS:
        return len(p.played)
    if per == PER_UNIVERSITIES:
        return visited(p, e.universities)
    if per == PER_ANCIENTS:
        return visited(p, e.ancients)
    if per == PER_RUNS:
        return bits(p.runs)
    if per == PER_COINS:
        return p.coins
    if per == PER_POTIONS:
        return p.potions
    if per == PER_TOKENS:
        return len(p.tokens)
    if per == PER_ENDS:
        return ends(g, p)
    if per == PER_BOOK_SETS:
        return different_sets(books_of_all_cards(g, p))
    if per == PER_TILES:
        return p.laid
    if per == PER_CARDS:
        return won_cards(p)
    if per == PER_DISCOVERIES:
        return bits(p.found) + bits(p.cashed)
    if per == PER_OPEN_OBJECTIVES:  # ND-4.01
        n = 0
        for slot in range(OBJECTIVE_SPACES):
            if not stands_on(g, p, slot):
                n += 1
        return n
    if per == PER_RESERVE_STUDENTS:
        return p.reserve()
    if per == PER_OPEN_UNIVERSITIES:
        return len(e.universities) - visited_or_there(p, e.universities)
    if per == PER_HAND_MASTERS:
        return bits(p.masters)
    if per == PER_EMPTY_SLOTS:
        return p.slots()
    if per == PER_CUBES:
        return p.cubes
    if per == PER_WORK_SPACES:
        return work_spaces_ahead(g, p)
    assert per == PER_STACKED_TILES
    return p.tiles


def visited(p: Player, places: list[int]) -> int:
    """Visited is where an own cube lies (N-0.11)."""
    n = 0
    for place in places:
        if p.visited >> place & 1:
            n += 1
    return n


def visited_or_there(p: Player, places: list[int]) -> int:
    """The same with the scientist (ND-4.03, ND-4.09)."""
    n = 0
    for place in places:
        if p.visited >> place & 1 or p.scientist == place:
            n += 1
    return n


def ends(g: Newton, p: Player) -> int:
    """Own students on any end space (N-19.06)."""
    n = 0
    for space in p.students:
        if space >= 0 and g.e.tree_end[space]:
            n += 1
    return n


def won_cards(p: Player) -> int:
    """Cards in hand or on the desk that are not starting cards (N-19.10)."""
    n = 0
    for card in p.hand:
        if card >= START_CARDS:
            n += 1
    for card in p.desk:
        if card >= START_CARDS:
            n += 1
    return n


def work_spaces_ahead(g: Newton, p: Player) -> int:
    """Special spaces of the Work track that the marker has not reached: neither on nor past them (ND-4.07a)."""
    n = 0
    for space in range(p.work + 1, g.e.work_end):
        if g.e.work_kind[space] in (SPECIALISATION, INVENTION, MASTER):
            n += 1
    return n


def books_of_all_cards(g: Newton, p: Player) -> int:
    """Books in hand, on the desk, on Masters and discoveries; not those of tucked cards (N-19.08a, ND-2.07)."""
    total = g.books(p)
    for card in p.hand:
        total += g.e.card_books[card]
    return total


def equal_sets(books: int) -> int:
    """Sets of three of one colour; wild books fill where they complete most (N-20.14, N-20.14a)."""
    wild = books >> BITS * WILD & COUNT
    sets = 0
    ones = 0
    twos = 0
    for colour in range(WILD):
        n = books >> BITS * colour & COUNT
        sets += n // 3
        if n % 3 == 2:
            twos += 1
        elif n % 3 == 1:
            ones += 1
    while wild and twos:
        wild -= 1
        twos -= 1
        sets += 1
    while wild > 1 and ones:
        wild -= 2
        ones -= 1
        sets += 1
    return sets + wild // 3


def different_sets(books: int) -> int:
    """Sets of three different colours; wild books fill any one (N-19.08, N-19.12)."""
    wild = books >> BITS * WILD & COUNT
    sets = 0
    while True:
        short = 0
        for colour in range(WILD):
            n = books >> BITS * colour & COUNT
            if n <= sets:
                short += sets + 1 - n
        if short > wild:
            return sets
        sets += 1
