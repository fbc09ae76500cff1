"""How well a seat stands: an estimate of its final score, in thousandths of a point. Heuristics, not rules.

The weights were found by play: one after the other was changed a little, and kept where greedy bots then scored more.
"""

from __future__ import annotations

from typing import Final

from lincei.games.counting import bits, ones
from lincei.games.newton.charts import FAR, Chart, books_worth, chart_of
from lincei.games.newton.rules.counts import worth
from lincei.games.newton.rules.prerequisites import missing_books, occupies
from lincei.games.newton.rules.upkeep import income_of
from lincei.games.newton.state import NONE, RESERVE, Newton, Player, symbol_count
from lincei.games.newton.terms import (
    CITY,
    COLUMNS,
    CUBES,
    MASTER,
    OBJECTIVE,
    OBJECTIVE_SPACES,
    ON_MAP,
    ON_WORK,
    PLACES,
    ROUNDS,
    SHELF_TILES,
    STACK,
    START_CARDS,
)
from lincei.games.newton.vocabulary import PER_COINS, PER_POTIONS

WEIGHTS: Final = [
    350,  # COIN: in the last round
    80,  # COIN_LATER: more for each round after this one
    900,  # POTION
    260,  # POTION_LATER
    550,  # INCOME_COIN: of an income tile, each Upkeep
    1700,  # INCOME_POTION
    100,  # SYMBOLS_WORK: a lasting symbol, in percent of the table below
    100,  # SYMBOLS_TECHNOLOGY
    100,  # SYMBOLS_TRAVEL
    125,  # SYMBOLS_LESSONS
    60,  # SYMBOLS_STUDY
    150,  # NO_CARD: a turn without a card, in percent of the table below
    60,  # CARD_QUALITY: a card beside its basic action, each round, in percent
    300,  # NEW_CARD: a card that is no starting card
    50,  # HAND_NOW: a card that can still be played this round, in percent
    240,  # RUN_BEGUN: a run on the way, by the share of its spaces that are filled
    400,  # RUN_NEARLY: the same, by the square of that share
    75,  # STACK_REWARD: what the stack in use will give, in percent
    500,  # OPEN_SPACE: a book space whose university or ancient land is visited
    160,  # OPEN_ROW: more for each row value
    6,  # STEPS: of a piece in ten turns
    100,  # ON_THE_WAY: an objective not yet reached, in percent
    240,  # GROWTH: what an objective counts, for each turn left
    60,  # GROWTH_GOODS: the same for coins and potions
    25,  # LACKING: percent less for each book not in sight
    80,  # MAP_OBJECTIVE: in percent
    60,  # NEXT_STUDENT: the share of turns for each further student, in percent
    600,  # AT_END: a student on an end space
    5200,  # MASTER_END: the end of the tree where a Master is played
    4500,  # OTHER_END
    55,  # MASTERS: those in hand, in percent
    60,  # SCIENTIST: standing near places worth a cube, in percent
    3200,  # CITY_PLACE
    3000,  # LEARNED_PLACE: a university or an ancient land
    6000,  # MASTER_PLACE
    4000,  # OBJECTIVE_PLACE
    400,  # LATE_CUBE: each cube laid beyond the fifth
    400,  # READ_SPACE: a book space whose books are in sight
    400,  # DESK: a symbol on the desk for each card in hand that may still use it this round
    90,  # DISCOVERY: what a discovery would bring now, in percent
    900,  # CARD_WORK: having a card for an action, each round
    900,  # CARD_TECHNOLOGY
    1000,  # CARD_TRAVEL
    1800,  # CARD_LESSONS
    900,  # CARD_STUDY
    40,  # SECOND_CARD: another card for the same action, in percent
    8,  # LAST_TURNS: from here on it grows unlikely that a piece still arrives
    6,  # ASSEMBLY: percent less for each book that does not lie ready on the desk
    1200,  # HELPFUL: a Master in hand that helps an objective of this game
]
COIN: Final = 0
COIN_LATER: Final = 1
POTION: Final = 2
POTION_LATER: Final = 3
INCOME_COIN: Final = 4
INCOME_POTION: Final = 5
SYMBOLS: Final = 6
NO_CARD: Final = 11
CARD_QUALITY: Final = 12
NEW_CARD: Final = 13
HAND_NOW: Final = 14
RUN_BEGUN: Final = 15
RUN_NEARLY: Final = 16
STACK_REWARD: Final = 17
OPEN_SPACE: Final = 18
OPEN_ROW: Final = 19
STEPS: Final = 20
ON_THE_WAY: Final = 21
GROWTH: Final = 22
GROWTH_GOODS: Final = 23
LACKING: Final = 24
MAP_OBJECTIVE: Final = 25
NEXT_STUDENT: Final = 26
AT_END: Final = 27
MASTER_END: Final = 28
OTHER_END: Final = 29
MASTERS: Final = 30
SCIENTIST: Final = 31
CITY_PLACE: Final = 32
LEARNED_PLACE: Final = 33
MASTER_PLACE: Final = 34
OBJECTIVE_PLACE: Final = 35
LATE_CUBE: Final = 36
READ_SPACE: Final = 37
DESK: Final = 38
DISCOVERY: Final = 39
CARD_FOR: Final = 40
SECOND_CARD: Final = 45
LAST_TURNS: Final = 46
ASSEMBLY: Final = 47
HELPFUL: Final = 48

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
NEAR: Final = 6  # a place farther away than this is no nearer by one step
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


# -- objectives ---------------------------------------------------------------------------------------------------


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
