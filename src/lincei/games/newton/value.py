"""How well a seat stands: an estimate of its final score, in thousandths of a point. Heuristics, not rules."""

from __future__ import annotations

from typing import Final

from lincei.games.counting import bits, ones
from lincei.games.newton.charts import Chart, books_worth, chart_of
from lincei.games.newton.prospects import NEAR, objectives, progress
from lincei.games.newton.rules.counts import worth
from lincei.games.newton.rules.prerequisites import missing_books
from lincei.games.newton.rules.upkeep import income_of
from lincei.games.newton.state import NONE, Newton, Player, symbol_count
from lincei.games.newton.terms import (
    CITY,
    COLUMNS,
    CUBES,
    MASTER,
    OBJECTIVE,
    PLACES,
    ROUNDS,
    SHELF_TILES,
    STACK,
    START_CARDS,
)
from lincei.games.newton.weights import (
    CARD_FOR,
    CARD_QUALITY,
    CITY_PLACE,
    COIN,
    COIN_LATER,
    DESK,
    DISCOVERY,
    HAND_NOW,
    HELPFUL,
    INCOME_COIN,
    INCOME_POTION,
    LATE_CUBE,
    LEARNED_PLACE,
    MASTER_PLACE,
    MASTERS,
    NEW_CARD,
    NO_CARD,
    OBJECTIVE_PLACE,
    OPEN_ROW,
    OPEN_SPACE,
    POTION,
    POTION_LATER,
    READ_SPACE,
    RUN_BEGUN,
    RUN_NEARLY,
    SCIENTIST,
    SECOND_CARD,
    STACK_REWARD,
    SYMBOLS,
    WEIGHTS,
)

# The next symbol of each action, for each round still to play; beyond a few it is worth little.
NEXT_SYMBOL: Final = [
    [1000, 900, 700, 500, 300, 50],
    [900, 800, 700, 500, 300, 50],
    [900, 900, 700, 500, 300, 50],
    [500, 500, 200, 50, 0, 0],
    [1100, 1200, 400, 200, 100, 0],
]
# What a turn without a card costs, by how many rounds away it is.
WITHOUT_CARD: Final = [2600, 2400, 2000, 1600, 1200, 900]
# What each stack of shelf tiles gives when it is emptied.
STACKS: Final = [2200, 3000, 6500, 8000]


def value(g: Newton, seat: int) -> int:
    """The score so far and what the rest of the game may bring."""
    p = g.seats[seat]
    if g.over:
        return 1000 * p.vp
    chart = chart_of(g.e)
    later = ROUNDS - g.round if g.round else ROUNDS  # rounds after this one
    turns = turns_left(g, seat, later)
    total = 1000 * p.vp + incomes(g, p, later)
    total += masters(g, chart, p, later, turns)
    if not g.round:
        return total
    total += cards(g, chart, p, later, turns)
    total += objectives(g, chart, p, later, turns)
    if turns:
        total += goods(p, later)
        total += symbols(g, chart, p, later, turns)
        total += shelf(g, p, later)
        total += travels(g, chart, p, turns)
        if g.discoveries:
            total += discoveries(g, p, later)
    return total


def turns_left(g: Newton, seat: int, later: int) -> int:
    """How many turns a player still has, the one just going on included until its card is played."""
    if not g.round:
        return COLUMNS * ROUNDS
    return COLUMNS * later + COLUMNS - turns_taken(g, seat)


def turns_taken(g: Newton, seat: int) -> int:
    """Turns of this round that the player has begun."""
    order = (seat - g.first + g.players) % g.players
    begun = (g.turns - order + g.players - 1) // g.players if g.turns > order else 0
    on_turn = (g.first + g.turns - 1) % g.players == seat
    return begun - 1 if on_turn and g.card == NONE and begun else begun


def goods(p: Player, later: int) -> int:
    """Coins and potions are worth less the later it is, and the more there are."""
    coin = WEIGHTS[COIN] + WEIGHTS[COIN_LATER] * later
    potion = WEIGHTS[POTION] + WEIGHTS[POTION_LATER] * later
    few = p.coins if p.coins < 8 else 8
    some = p.potions if p.potions < 4 else 4
    return coin * few + coin * (p.coins - few) // 3 + potion * some + potion * (p.potions - some) // 3


def incomes(g: Newton, p: Player, later: int) -> int:
    """Every active income, in this Upkeep and all later ones; goods of the last one come too late."""
    total = income_of(g, p)
    vp = total[0] + total[1] + total[2] + total[3]
    return 1000 * vp * (later + 1) + later * (WEIGHTS[INCOME_COIN] * total[4] + WEIGHTS[INCOME_POTION] * total[5])


def symbols(g: Newton, chart: Chart, p: Player, later: int, turns: int) -> int:
    """Symbols that last, with the card about to be tucked; and those on the desk, for the turns left in this round."""
    packed = p.symbols
    if p.choice != NONE:
        packed += g.e.card_tucked[p.choice]
    total = 0
    for action in range(5):
        n = symbol_count(packed, action)
        worth = 0
        for i in range(n):
            worth += NEXT_SYMBOL[action][i] if i < 5 else NEXT_SYMBOL[action][5]
        total += worth * WEIGHTS[SYMBOLS + action] // 100
    total = total * turns // COLUMNS
    if g.lessons:
        for card in p.tucked:
            total += chart.special_worth[card] * later
        if p.choice != NONE:
            total += chart.special_worth[p.choice] * later
    if turns > COLUMNS * later and p.desk:
        on_desk = 0
        for card in p.desk:
            on_desk += g.e.card_symbols[card]
        for card in p.hand:
            actions = g.e.card_actions[card]
            if len(actions) == 1:
                total += WEIGHTS[DESK] * symbol_count(on_desk, actions[0])
    return total


def cards(g: Newton, chart: Chart, p: Player, later: int, turns: int) -> int:
    """Turns without a card cost dearly; better cards are better turns."""
    tucked = 1 if p.choice != NONE or (p.desk and later) else 0
    pool = len(p.hand) + len(p.desk) - tucked
    loss = 0
    now = turns - COLUMNS * later
    if now > len(p.hand):
        loss += WITHOUT_CARD[0] * (now - len(p.hand))
    for k in range(1, later + 1):
        lacking = COLUMNS - (pool - k + 1)
        if lacking > 0:
            loss += WITHOUT_CARD[k] * lacking
    quality = 0
    playable = 0
    kinds = 0  # packed: cards for each action
    for card in p.hand:
        quality += chart.card_worth[card] + (WEIGHTS[NEW_CARD] if card >= START_CARDS else 0)
        playable += chart.card_worth[card]
        kinds += g.e.card_symbols[card]
    for card in p.desk:
        if card != p.choice:
            quality += chart.card_worth[card] + (WEIGHTS[NEW_CARD] if card >= START_CARDS else 0)
            kinds += g.e.card_symbols[card]
    if pool > COLUMNS:
        quality = quality * (COLUMNS + 2) // (pool + 2)
    total = quality * later * WEIGHTS[CARD_QUALITY] // 100 - loss * WEIGHTS[NO_CARD] // 100
    if later:
        rounds = later if later < 4 else 4
        for action in range(5):
            n = symbol_count(kinds, action)
            if n:
                worth = WEIGHTS[CARD_FOR + action]
                total += (worth + (worth * WEIGHTS[SECOND_CARD] // 100 if n > 1 else 0)) * rounds
    return total + playable * WEIGHTS[HAND_NOW] // 100 if now > 0 else total


def shelf(g: Newton, p: Player, later: int) -> int:
    """Runs on the way, what the stacks will give, and book spaces that are open."""
    e = g.e
    total = 0
    for run, mask in enumerate(e.run_mask):
        if not p.runs >> run & 1:
            n = bits(mask)
            filled = bits(mask & p.shelf)
            upkeeps = later + 1 - (n - filled) // 2
            if upkeeps > 0 and filled:
                share = WEIGHTS[RUN_BEGUN] * filled * n + WEIGHTS[RUN_NEARLY] * filled * filled
                total += share * e.run_vp[run] * upkeeps // (n * n)
    gone = SHELF_TILES - p.tiles
    if gone % STACK:
        total += STACKS[gone // STACK] * (gone % STACK) * WEIGHTS[STACK_REWARD] // 300
    if later == 0 or p.tiles == 0:
        return total
    books = g.books(p)
    for card in p.hand:
        books += e.card_books[card]
    rounds = later if later < 4 else 4
    for cell in ones(e.book_cells & ~p.shelf):
        university = e.need_university[cell]
        ancient = e.need_ancient[cell]
        if university < 0 and ancient < 0:
            if missing_books(e.need_books[cell], books) == 0:
                total += WEIGHTS[READ_SPACE] * rounds
        elif p.visited >> (g.university_place[university] if university >= 0 else g.ancient_place[ancient]) & 1:
            total += (WEIGHTS[OPEN_SPACE] + WEIGHTS[OPEN_ROW] * e.cell_row[cell]) * rounds // 2
    return total


# -- Masters, the map, discoveries --------------------------------------------------------------------------------


def masters(g: Newton, chart: Chart, p: Player, later: int, turns: int) -> int:
    """Masters played, and those in hand by the chances that are left to play them."""
    e = g.e
    total = 0
    for master in p.played:
        total += 1000 * e.master_vp[master] + books_worth(e.master_books[master]) * later * 6 // 10
    held = p.masters
    if p.choice != NONE and not g.round:
        held |= 1 << p.choice
    if not held or turns == 0:
        return total
    chances = 0  # in percent
    if p.work < chart.work_master:
        chances += progress(chart.work_master - p.work, chart.work_master, turns)
    if not p.visited >> e.master_place & 1 and p.cubes:
        chances += progress(chart.distance[PLACES * p.scientist + e.master_place] + 1, NEAR, turns)
    if p.tiles > STACK:
        chances += progress(p.tiles - STACK, SHELF_TILES - STACK, turns)
    n = bits(held)
    chances = min(chances, 100 * n)
    wanted = 0  # what the objectives of this game count
    for tile in g.objective_at:
        wanted |= 1 << g.e.objective_effect[tile].clauses[0].per
    sum_of = 0
    best = 0
    for master in ones(held):
        worth = chart.master_worth[master] + WEIGHTS[HELPFUL] * bits(chart.master_helps[master] & wanted)
        sum_of += worth
        best = max(best, worth)
    return total + (sum_of + best) // (n + 1) * chances // 100 * WEIGHTS[MASTERS] // 100


def travels(g: Newton, chart: Chart, p: Player, turns: int) -> int:
    """Where the scientist stands: near places that are still worth a cube."""
    if p.cubes == 0:
        return 0
    best = 0
    second = 0
    for place in ones(g.e.cube_places & ~p.visited):
        prize = place_worth(g, p, place) * 2 // (2 + chart.distance[PLACES * p.scientist + place])
        if prize > best:
            second = best
            best = prize
        elif prize > second:
            second = prize
    near = (best + second // 2) * WEIGHTS[SCIENTIST] // 100
    if turns < 6:
        near = near * turns // 6
    laid = CUBES - p.cubes
    return near + (WEIGHTS[LATE_CUBE] * (laid - 5) if laid > 5 else 0)


def place_worth(g: Newton, p: Player, place: int) -> int:
    kind = g.e.place_kind[place]
    if kind == CITY:
        return WEIGHTS[CITY_PLACE]
    if kind == MASTER:
        return WEIGHTS[MASTER_PLACE] if p.masters else 300
    return WEIGHTS[OBJECTIVE_PLACE] if kind == OBJECTIVE else WEIGHTS[LEARNED_PLACE]


def discoveries(g: Newton, p: Player, later: int) -> int:
    """Discoveries face up: their points as they would count now, and their books."""
    total = 0
    for tile in ones(p.found):
        total += 10 * worth(g, p, g.e.discovery_effect[tile].clauses[0]) * WEIGHTS[DISCOVERY]
        total += books_worth(g.e.discovery_books[tile]) * later * 6 // 10
    return total
