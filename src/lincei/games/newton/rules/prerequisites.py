"""Prerequisites, books and potions (chapter N-11)."""

from __future__ import annotations

from typing import Final

from lincei.games.newton.state import Newton, Player
from lincei.games.newton.terms import BITS, COUNT, OBJECTIVE_SPACES, ON_MAP, ON_TREE, ON_WORK, WILD

PLACE_IN_POTIONS: Final = 3  # a university or an ancient land (N-11.09)


def missing_books(need: int, have: int) -> int:
    """How many books are lacking; each counts once, wild ones for any colour (N-11.06, N-11.07)."""
    lacking = 0
    for colour in range(WILD):
        short = (need >> BITS * colour & COUNT) - (have >> BITS * colour & COUNT)
        if short > 0:
            lacking += short
    lacking -= have >> BITS * WILD & COUNT
    return lacking if lacking > 0 else 0


def potions_for_objective(g: Newton, p: Player, slot: int) -> int:
    """The potions it takes to enter an objective space: one for each missing book (N-11.08, N-11.11)."""
    return missing_books(g.e.objective_need[slot], g.books(p))


def potions_for_book_space(g: Newton, p: Player, cell: int) -> int:
    """The potions it takes to lay a tile on a book space (N-11.08, N-11.09)."""
    e = g.e
    university = e.need_university[cell]
    if university >= 0:
        return 0 if p.visited >> g.university_place[university] & 1 else PLACE_IN_POTIONS
    ancient = e.need_ancient[cell]
    if ancient >= 0:
        return 0 if p.visited >> g.ancient_place[ancient] & 1 else PLACE_IN_POTIONS
    return missing_books(e.need_books[cell], g.books(p))


def occupies(g: Newton, p: Player, slot: int) -> bool:
    """Whether an own cube, student or marker holds an objective space, not just the scientist (N-14.03, N-14.07)."""
    e = g.e
    if slot == ON_MAP:
        return p.visited >> e.objective_place & 1 == 1
    if slot == ON_WORK:
        return p.work == e.work_end
    for space in p.students:
        if space >= 0 and e.tree_objective[space] == slot:
            return True
    return False


def stands_on(g: Newton, p: Player, slot: int) -> bool:
    """The same with the scientist, as the modules count it (ND-4.09)."""
    return occupies(g, p, slot) or (slot == ON_MAP and p.scientist == g.e.objective_place)


def objective_slots() -> list[int]:
    """The map, the Work track, then the four ends of the tree."""
    return [ON_MAP, ON_WORK] + [slot for slot in range(ON_TREE, OBJECTIVE_SPACES)]
