"""Looks for a whole legal game that ends in the scoring example of the rulebook (N-EX10, N-B01).

Run it after a change of components; it writes the game it finds into `example.txt`, which a test replays:

    PYTHONPATH=src:. python -m tests.games.newton.example

Chance is under control: tiles, tokens and cards come as they help. One player follows `example_plan.py` by a beam
search over legal actions, turn by turn; the other takes a token that would be one too many and lets the time pass.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from lincei.games.newton.actions import CARD_DRAW, END, FIRST, MOVE, SHELVE, STOP, TAKE
from lincei.games.newton.rules.upkeep import income_of
from lincei.games.newton.state import NONE, Newton, Player, symbol_count
from lincei.games.newton.terms import (
    BONUS_SPACES,
    INVENTION,
    LESSONS,
    ROUNDS,
    SPECIALISATION,
    START_CARDS,
    STUDY,
    TECHNOLOGY,
    TRAVEL,
    WORK,
)
from lincei.games.newton.vocabulary import COINS, POTIONS, STUDENT, VP, Effect, amount
from lincei.kernel.frames import CHANCE
from lincei.kernel.record import Record
from lincei.notation import write_record
from tests.games.newton.example_plan import (
    ATHENAI,
    CITIES,
    GOALS,
    LINES,
    MAP_GOAL,
    MASTER_END,
    MASTER_WORK,
    POTION_PRICE,
    SPARED,
    STOPS,
    TILES,
    TOKENS,
    TORRICELLI,
    WANTED,
    WORK_END,
    WORK_STOPS,
    action,
    routes,
    serving,
    stops_left,
    tolls,
    way,
)
from tests.games.newton.table import EDITION, GAME

FILE = Path(__file__).with_name("example.txt")
OPTIONS = {"masters": "dealt"}
SCORED = [
    "3 vp per universities at most 15",
    "2 vp per tokens at most 14",
    "4 vp per masters at most 16",
    "5 vp per ancients at most 15",
]
TRACK, TOTAL = 34, 84
WIDTH = 80
ATTEMPTS = 200
SPOILT = -999.0

# -- set-up -------------------------------------------------------------------------------------------------------


def by_text(slugs: list[str], effects: list[Effect], n: int) -> dict[str, str]:
    """The tiles of a class that belong to the base game, by what they do."""
    return {effect.text: slug for slug, effect in zip(slugs[:n], effects[:n], strict=True)}


def place_first(tiles: list[str], index: int, tile: str) -> None:
    """This tile on this space; what lay there goes where it was."""
    if tile in tiles:
        tiles[tiles.index(tile)] = tiles[index]
    tiles[index] = tile


def lay_out(rng: Random) -> dict[str, list[str]]:
    """What chance lays out, for each kind of draw in the order of the spaces: at random, but to the purpose."""
    e = EDITION
    drawn: dict[str, list[str]] = {"first": ["1"], "board": rng.sample(e.board_slug, 2)}
    towns = by_text(e.city_slug, e.city_effect, 7)
    useful = [towns["pay 2 coins: cube ancient"], towns["pay 2 coins: cube university"]]
    useful.append(towns[rng.choice(["4 coins", "2 potions", "medicine", "1 student"])])
    chosen = dict(zip(rng.sample(CITIES, 3), useful, strict=True))
    rest = [slug for slug in e.city_slug[:7] if slug not in useful]
    drawn["city"] = [chosen.get(e.place_slug[place]) or rest.pop() for place in e.cities]
    # The universities visited first carry the numerals that the lower rows ask for.
    asked = [need for need in e.need_university if need >= 0]
    visits = [place for place in (*STOPS, SPARED) if place in e.universities]
    numerals = dict(zip([*visits, *set(e.universities) - set(visits)], asked, strict=True))
    drawn["university"] = [e.university_slug[numerals[place]] for place in e.universities]
    marks = dict(zip([ATHENAI, *set(e.ancients) - {ATHENAI}], [n for n in e.need_ancient if n >= 0], strict=True))
    drawn["ancient"] = [e.ancient_slug[marks[place]] for place in e.ancients]
    drawn["spec"], drawn["invention"] = tiles_of_the_tracks(rng)
    slots = [0, 1, *[e.tree_objective[goal] for goal in GOALS]]
    tiles = by_text(e.objective_slug, e.objective_effect, 10)
    spare = [tiles[text] for text in tiles if text not in SCORED]
    drawn["objective"] = [tiles[SCORED[slots.index(i)]] if i in slots else spare.pop() for i in range(6)]
    drawn["token"] = tokens(rng)
    mine = ["cavendish", "kepler", "torricelli"]
    drawn["deal"] = mine + [slug for slug in e.master_slug if slug not in mine]
    return drawn


def tiles_of_the_tracks(rng: Random) -> tuple[list[str], list[str]]:
    """Specialisations and inventions; what helps most lies where Work marker and students pass."""
    e = EDITION
    specialisations = rng.sample(e.specialisation_slug, 5)
    inventions = rng.sample(e.invention_slug[:10], 5)
    spec = by_text(e.specialisation_slug, e.specialisation_effect, 10)
    inv = by_text(e.invention_slug, e.invention_effect, 10)
    for space in WORK_STOPS[::-1]:
        if e.work_kind[space] == SPECIALISATION:
            helps = rng.choice(["choice", "income vp", "develop technology", "develop travel"])
            place_first(specialisations, e.work_special[space], spec[helps])
        elif e.work_kind[space] == INVENTION:
            helps = rng.choice(["1 potion, 6 vp", "1 potion, 6 vp", "2 potions, 3 vp", "1 potion, travel 3"])
            place_first(inventions, e.work_special[space], inv[helps])
    on_tree = [e.tree_special[space] for goal in GOALS for space in LINES[goal] if e.tree_kind[space] == INVENTION]
    if on_tree:
        helps = rng.choice(["2 coins, study 3", "2 coins, study 3", "2 vp per universities", "5 coins, 1 student"])
        place_first(inventions, on_tree[0], inv[helps])
    return specialisations, inventions


def tokens(rng: Random) -> list[str]:
    """Students on the first branches, VP and coins along the journey."""
    e = EDITION
    spaces = [i for i in range(BONUS_SPACES) if e.bonus_players[i] <= 2]
    passed = {space for goal in (*GOALS, MASTER_END) for space in LINES[goal]}
    on_tree = [i for i in spaces if e.bonus_tree[i] in passed]
    road = {place for i, stop in enumerate(STOPS) for place in way([e.basel, *STOPS][i], stop)}
    left = rng.sample(e.token_slug, len(e.token_slug))
    by_verb = {effect.verb: slug for slug, effect in zip(e.token_slug, e.token_effect, strict=True)}
    laid: dict[int, str] = {}
    for i in spaces:
        wish = by_verb[STUDENT if i in on_tree else rng.choice([VP, VP, COINS, POTIONS])]
        if wish in left and (i in on_tree or e.bonus_place[i] in road):
            laid[i] = wish
            left.remove(wish)
    return [laid.get(i) or left.pop() for i in spaces]


def charm(card: int) -> float:
    """How much a card helps: books for prerequisites, VP, a second tile, potions."""
    effect = EDITION.card_effect[card]
    books = sum(amount(EDITION.card_books[card], kind) for kind in range(4))
    other = {VP: 1.0, POTIONS: 0.4}.get(effect.verb, 0.8 if effect.text.endswith("second-tile") else 0.0)
    return 0.6 * books + other


def set_up(rng: Random, order: list[int]) -> tuple[Newton, list[int]]:
    """A game laid out so, waiting for its first decision, and what chance did; `order` is that of the cards."""
    drawn = lay_out(rng)
    g = GAME.start(2, 1, OPTIONS, explicit_chance=True)
    assert isinstance(g, Newton)
    done: list[int] = []
    while g.to_move == CHANCE:
        kind = GAME.texts[g.legal[0]].partition(" ")[0]
        done.append(next_card(g, order) if kind == "card" else action(f"{kind} {drawn[kind].pop(0)}"))
        g.apply(done[-1])
    return g, done


def next_card(g: Newton, order: list[int]) -> int:
    return next(CARD_DRAW + card for card in order if CARD_DRAW + card in g.legal)


# -- the other player ---------------------------------------------------------------------------------------------


def token_too_many() -> int:
    """The village with a token nearest to the end of the journey."""
    villages = [place for place in way(STOPS[-2], MAP_GOAL) if EDITION.place_bonus[place] >= 0]
    used = [place for place in villages if EDITION.bonus_players[EDITION.place_bonus[place]] <= 2]
    return used[-1] if used else NONE


TOO_MANY = token_too_many()


def rival(g: Newton) -> int:
    """Fetch that token with Travel card and Joker; apart from that, let the time pass."""
    todo = TOO_MANY != NONE and g.token_at[EDITION.place_bonus[TOO_MANY]] != NONE
    rule = g.question.rule()
    wished: list[int] = []
    if rule == "N-3.04" and todo:
        wished = [action("play blue-travel"), action("play blue-joker")]
    elif rule == "N-3.09":
        wished = [action("perform travel"), END] if todo else [END]
    elif rule == "N-7.01" and todo:
        wished = [MOVE + way(g.seats[1].scientist, TOO_MANY)[1]]
    elif rule == "N-13.02":
        wished = [a for a in g.legal if not GAME.texts[a].endswith(("-travel", "-joker"))]
    return next((a for a in [*wished, STOP] if a in g.legal), g.legal[0])


# -- how good a position looks ------------------------------------------------------------------------------------


def forecast(g: Newton) -> int:
    """VP on the track at the end if nothing but income is added."""
    return g.seats[0].vp + sum(income_of(g, g.seats[0])[:4]) * (ROUNDS + 1 - g.round)


def turns_needed(p: Player, steps: int, granted: int) -> list[float]:
    """How many turns of each action the plan still takes, at the pace of the symbols that stay."""
    pace = [symbol_count(p.symbols, what) + 1.5 for what in range(5)]
    need = [0.0] * 5
    here = p.scientist
    for there in stops_left(p):
        need[TRAVEL] += max(1.0, (len(way(here, there)) - 1) / pace[TRAVEL])
        here = there
    need[TECHNOLOGY] = 1.05 * max(0, steps - granted) / pace[TECHNOLOGY]
    here = p.work
    for there in WORK_STOPS:
        if there > here:
            need[WORK] += max(0.6, (there - here) / pace[WORK])
            here = there
    need[STUDY] = float(max(0, TILES - p.laid))
    return need


def cards_lacking(g: Newton, p: Player, need: list[float]) -> float:
    """How many of those turns have no card to be played for."""
    later = ROUNDS - g.round
    lacking = 0.0
    for what in range(5):
        plays = [1 + later for card in p.hand if EDITION.card_actions[card] == [what]]
        plays += [later for card in p.desk if EDITION.card_actions[card] == [what]]
        lacking += max(0.0, need[what] - 0.85 * sum(plays))
    jokers = [1 + later for card in p.hand if EDITION.card_joker[card]]
    jokers += [later for card in p.desk if EDITION.card_joker[card]]
    return max(0.0, lacking - sum(jokers))


def outlook(g: Newton) -> float:
    """Turns left less turns needed, with cards, coins, potions and VP weighed in."""
    p = g.seats[0]
    plan = routes(p.students)
    granted = 0 if TORRICELLI in p.played else 3
    stranded = MASTER_WORK <= p.work < WORK_END or (granted and MASTER_END in p.students)
    if plan is None or p.visited & ~WANTED or len(p.tokens) > TOKENS or stranded:
        return SPOILT
    steps, hires, _ = plan
    need = turns_needed(p, steps, granted)
    won = sum(card >= START_CARDS for card in p.hand + p.desk + p.tucked)
    need[LESSONS] = max(0, 4 - won) if g.round < ROUNDS else 0
    left = stops_left(p)
    fees = sum(tolls(way(here, there)) for here, there in zip([p.scientist, *left], left, strict=False))
    entries = (MAP_GOAL in left) + (p.work < WORK_END) + (steps > 0)
    fees += 5 * hires + 2 * (not p.visited >> ATHENAI & 1) + 2 * (not p.visited >> SPARED & 1)
    short = max(0.0, fees + POTION_PRICE * max(0.0, 2.2 * entries - p.potions) - p.coins)
    turns = 5 * (ROUNDS + 1 - g.round) - g.turns // 2
    value = turns - sum(need) - 0.6 * cards_lacking(g, p, need) - 0.22 * short
    value += 0.05 * min(p.coins, 12) + 0.1 * min(p.potions, 6)
    value += 0.04 * sum(amount(EDITION.card_books[card], kind) for card in p.hand + p.desk for kind in range(4))
    return value + 0.18 * min(forecast(g), TRACK) - 0.4 * max(0, forecast(g) - TRACK)


# -- the search ---------------------------------------------------------------------------------------------------

Node = tuple[Newton, list[int]]


def identity(g: Newton) -> tuple[object, ...]:
    """What distinguishes two positions of one attempt."""
    p = g.seats[0]
    pieces = (p.visited, p.scientist, tuple(sorted(p.students)), p.work, p.shelf, p.tokens, p.drawers, p.incomes)
    return (*pieces, p.coins, p.potions, p.vp, p.hand, p.desk, p.tucked, g.display)


def after_turn(node: Node, order: list[int]) -> list[Node]:
    """Every position after this turn of the plan's, or after the choice of a card to tuck."""
    found: dict[tuple[object, ...], Node] = {}
    waiting: list[Node] = [node]
    while waiting:
        g, played = waiting.pop()
        rule = g.question.rule()
        choices = g.legal if rule == "N-13.02" else serving(g)
        if rule == "N-8.01":
            cards = [a for a in g.legal if TAKE <= a < SHELVE]
            choices = sorted(cards, key=lambda a: order.index(a - TAKE))[:4] or [STOP]
        for choice in choices:
            h = g.copy()
            h.apply(choice)
            line = [*played, choice]
            if choice != END and rule != "N-13.02":
                waiting.append((h, line))
                continue
            while not h.over and h.to_move != 0:
                line.append(next_card(h, order) if h.to_move == CHANCE else rival(h))
                h.apply(line[-1])
            found[identity(h)] = (h, line)
    return list(found.values())


def best(nodes: list[Node]) -> list[Node]:
    """The most promising positions, but not too many of a kind."""
    kept: dict[tuple[object, ...], int] = {}
    chosen: list[Node] = []
    for value, i in sorted(((outlook(node[0]), i) for i, node in enumerate(nodes)), reverse=True):
        p = nodes[i][0].seats[0]
        kind = (p.visited, tuple(sorted(p.students)), p.work, p.laid)
        alike = (*kind, forecast(nodes[i][0]))
        if value > SPOILT and kept.get(kind, 0) < 12 and kept.get(alike, 0) < 2 and len(chosen) < WIDTH:
            kept[kind] = kept.get(kind, 0) + 1
            kept[alike] = kept.get(alike, 0) + 1
            chosen.append(nodes[i])
    return chosen


def reached(g: Newton) -> bool:
    """Whether the game is over, the pieces stand as in the example and the score is that of the example."""
    p = g.seats[0]
    stands = p.visited == WANTED and p.work == WORK_END and set(GOALS) <= set(p.students)
    return g.over and stands and (len(p.tokens), len(p.played), g.scores()[0]) == (TOKENS, 3, TOTAL)


def attempt(seed: int) -> list[int]:
    """A beam search in one set-up: everything that was done in a game that reaches the example, or nothing."""
    rng = Random(seed)
    cards = [card for card in range(START_CARDS, len(EDITION.card_slug)) if not EDITION.card_module[card]]
    order = sorted(rng.sample(cards, len(cards)), key=lambda card: -charm(card))
    beam = [set_up(rng, order)]
    while beam and not beam[0][0].over:
        nodes = {identity(node[0]): node for parent in beam for node in after_turn(parent, order)}
        beam = best(list(nodes.values()))
    return next((played for g, played in beam if reached(g)), [])


def recorded(played: list[int]) -> str:
    """The game as a record: chance results with the action that caused them."""
    groups: list[list[int]] = [[]]
    for each in played:
        if each < FIRST:
            groups.append([])
        groups[-1].append(each)
    record = Record(GAME, 2, 1, OPTIONS, ["human", "human"], groups[0])
    for choice, *drawn in groups[1:]:
        record.apply(choice, drawn)
    return write_record(record)


def main() -> int:
    for seed in range(ATTEMPTS):
        played = attempt(seed)
        print(f"\r{seed + 1} set-ups tried", end="", file=sys.stderr, flush=True)
        if played:
            FILE.write_text(recorded(played), encoding="utf-8")
            print(f"\nwritten: {FILE}")
            return 0
    print("\nno such game was found: N-B01 may no longer hold")
    return 1


if __name__ == "__main__":
    sys.exit(main())
