"""Objectives held, and those that pieces are on their way to: the largest part of the value."""

from __future__ import annotations

from typing import Final

from lincei.games.newton.charts import FAR, Chart
from lincei.games.newton.rules.counts import worth
from lincei.games.newton.rules.prerequisites import missing_books, occupies
from lincei.games.newton.state import NONE, RESERVE, Newton, Player
from lincei.games.newton.terms import COLUMNS, MASTER, OBJECTIVE_SPACES, ON_MAP, ON_WORK, PLACES
from lincei.games.newton.vocabulary import PER_COINS, PER_POTIONS
from lincei.games.newton.weights import (
    ASSEMBLY,
    AT_END,
    GROWTH,
    GROWTH_GOODS,
    LACKING,
    LAST_TURNS,
    MAP_OBJECTIVE,
    MASTER_END,
    NEXT_STUDENT,
    ON_THE_WAY,
    OTHER_END,
    STEPS,
    WEIGHTS,
)

NEAR: Final = 6  # a place farther away than this is no nearer by one step


def progress(distance: int, length: int, turns: int) -> int:
    """How much of a way is done, in percent; little where it is too far, or too late, to arrive."""
    if distance == 0:
        return 100
    if distance > turns * WEIGHTS[STEPS] // 10 + 2:
        return 2
    done = 10 + 85 * (length - distance) // length if length > distance else 10
    return done if turns >= WEIGHTS[LAST_TURNS] else done * turns // WEIGHTS[LAST_TURNS]


def way(prize: int, done: int) -> int:
    """What is not yet reached, by how much of the way is done."""
    return prize * done // 100 * WEIGHTS[ON_THE_WAY] // 100


def objective_worth(g: Newton, p: Player, tile: int, later: int, turns: int) -> int:
    """What an objective will bring at the end: as it counts now, and growing with the turns left up to its limit."""
    clause = g.e.objective_effect[tile].clauses[0]
    total = 1000 * worth(g, p, clause)
    if clause.per in (PER_COINS, PER_POTIONS):  # goods go on being spent: only the last rounds tell
        if later > 1:
            total //= 2
        total += WEIGHTS[GROWTH_GOODS] * turns
    else:
        total += WEIGHTS[GROWTH] * turns
    limit = 1000 * (clause.most if clause.most else 16)
    return total if total < limit else limit


def sureness(g: Newton, books: int, ready: int, p: Player, slot: int) -> int:
    """How likely a prerequisite can be met, in percent: books in sight, and up to three potions, owned or bought.

    The more of its books lie `ready` for the turns left in this round, the better.
    """
    need = g.e.objective_need[slot]
    potions = p.potions + p.coins // 4
    short = missing_books(need, books) - (potions if potions < 3 else 3)
    sure = 100 - WEIGHTS[ASSEMBLY] * missing_books(need, ready)
    return sure - WEIGHTS[LACKING] * short if short > 0 else sure


def objectives(g: Newton, chart: Chart, p: Player, later: int, turns: int) -> int:
    """Objectives held, and those that pieces are on their way to."""
    e = g.e
    total = 0
    books = g.books(p)
    ready = books if turns > COLUMNS * later else p.lasting
    for card in p.hand:
        books += e.card_books[card]
    prizes: list[int] = []  # of each objective not held, by how sure its prerequisite is
    for slot in range(OBJECTIVE_SPACES):
        prize = objective_worth(g, p, g.objective_at[slot], later, turns)
        if occupies(g, p, slot):
            total += prize
            prizes.append(0)
        else:
            prizes.append(prize * sureness(g, books, ready, p, slot) // 100)
    if turns == 0:
        return total
    if prizes[ON_WORK]:
        total += way(prizes[ON_WORK], progress(e.work_end - p.work, e.work_end, turns))
    if prizes[ON_MAP] and p.cubes:
        done = progress(chart.distance[PLACES * p.scientist + e.objective_place], NEAR, turns)
        total += way(prizes[ON_MAP] * WEIGHTS[MAP_OBJECTIVE] // 100, done)
    return total + tree(g, chart, p, prizes, turns)


def tree(g: Newton, chart: Chart, p: Player, prizes: list[int], turns: int) -> int:
    """For each student the best end it may come to, no end twice."""
    e = g.e
    total = 0
    taken = 0
    for space in p.students:
        if space != RESERVE and e.tree_end[space]:
            taken |= 1 << chart.ends.index(space)
            total += WEIGHTS[AT_END]
    share = turns
    for space in p.students:
        if space == RESERVE or e.tree_end[space]:
            continue
        best = 0
        best_end = NONE
        row = chart.to_end[space]
        for index, end in enumerate(chart.ends):
            if row[index] == FAR or taken >> index & 1:
                continue
            slot = e.tree_objective[end]
            if slot >= 0:
                prize = prizes[slot]
            elif e.tree_kind[end] == MASTER:
                prize = WEIGHTS[MASTER_END] if p.masters else 0
            else:
                prize = WEIGHTS[OTHER_END]
            prize = way(prize, progress(row[index], chart.to_end[e.tree_start][index], share))
            if prize > best:
                best = prize
                best_end = index
        total += best
        if best_end != NONE:
            taken |= 1 << best_end
        share = share * WEIGHTS[NEXT_STUDENT] // 100
    return total
