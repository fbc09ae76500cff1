"""The plan behind `example.py`: where the pieces of the scoring example go, and the actions that serve it (N-EX10).

Three Masters worth 11: Cavendish on the Work track, through the tiles she removes Kepler, who goes on to the Work
objective, and Torricelli on the tree, who brings a student onto an objective without books. The map's Master space is
none of the nine places with a cube, so these are the only ways.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations

from lincei.games.newton.actions import BRANCH, EFFECT, END, MASTER, MOVE, PERFORM, SHELVE, SHELVE_PAID, STOP
from lincei.games.newton.rules.prerequisites import potions_for_book_space, potions_for_objective
from lincei.games.newton.rules.technology import TechnologyStep
from lincei.games.newton.rules.travel import TravelStep
from lincei.games.newton.rules.work import WorkStep
from lincei.games.newton.state import BASIC, NONE, Newton, Player
from lincei.games.newton.terms import (
    INVENTION,
    LESSONS,
    ON_MAP,
    ON_WORK,
    PLACES,
    ROUNDS,
    SPECIALISATION,
    TECHNOLOGY,
    TRAVEL,
    WORK,
)
from lincei.games.newton.terms import MASTER as MASTER_SPACE
from lincei.games.newton.vocabulary import POTIONS, VP
from tests.games.newton.table import EDITION, GAME, master_id, place_id

CITIES = ["istanbul", "amsterdam", "napoli"]
UNIVERSITIES = ["bologna", "paris", "leipzig", "krakow"]
ATHENAI = place_id("athenai")
TILES = 7  # with Cavendish they empty the third stack
TOKENS = 5
CAVENDISH, KEPLER, TORRICELLI = (master_id(slug) for slug in ("cavendish", "kepler", "torricelli"))
MAP_GOAL = EDITION.objective_place
POTION_PRICE = 3


def action(text: str) -> int:
    return GAME.ids[text.lower()]


IMPROVE, BUY_POTION, BUY_STUDENT, STEP = (action(text) for text in ("improve", "buy potion", "buy student", "step"))

# -- the map ------------------------------------------------------------------------------------------------------


@cache
def way(here: int, there: int) -> tuple[int, ...]:
    """The shortest way, with the lowest tolls among the shortest, never through the objective."""
    ways: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, (here,))]
    best: dict[int, tuple[int, int]] = {}
    while ways[0][2][-1] != there:
        steps, paid, path = ways.pop(0)
        for near in EDITION.neighbours[path[-1]]:
            cost = (steps + 1, paid + EDITION.toll[PLACES * path[-1] + near])
            if near in (there, *set(range(PLACES)) - {MAP_GOAL}) and (near not in best or cost < best[near]):
                best[near] = cost
                ways.append((*cost, (*path, near)))
        ways.sort()
    return ways[0][2]


def tolls(path: tuple[int, ...]) -> int:
    return sum(EDITION.toll[PLACES * path[i] + path[i + 1]] for i in range(len(path) - 1))


def journey() -> tuple[list[int], int]:
    """The order of stops with the fewest steps, the objective last; one university gets its cube from a city."""
    best: tuple[float, list[int], int] = (999.0, [], NONE)
    for spared in UNIVERSITIES:
        stops = [place_id(name) for name in [*CITIES, *UNIVERSITIES] if name != spared]
        for order in permutations(stops):
            here, cost = EDITION.basel, 0.0
            for there in (*order, MAP_GOAL):
                cost += len(way(here, there)) - 1 + 0.3 * tolls(way(here, there))
                here = there
            best = min(best, (cost, [*order, MAP_GOAL], place_id(spared)))
    return best[1], best[2]


STOPS, SPARED = journey()
WANTED = sum(1 << place for place in (*STOPS, SPARED, ATHENAI))


def stops_left(p: Player) -> list[int]:
    return [place for place in STOPS if not p.visited >> place & 1]


# -- the tree and the Work track ----------------------------------------------------------------------------------


def line(space: int) -> list[int]:
    """The way from the start of the tree to a space."""
    found = [space]
    while found[0] != EDITION.tree_start:
        found.insert(0, EDITION.edge_from[EDITION.edge_to.index(found[0])])
    return found


LINES = {space: line(space) for space, end in enumerate(EDITION.tree_end) if end}
MASTER_END = next(space for space in LINES if EDITION.tree_kind[space] == MASTER_SPACE)
GOALS = sorted([space for space in LINES if EDITION.tree_objective[space] >= 0], key=lambda end: len(LINES[end]))[:2]
EDGES = {(EDITION.edge_from[i], EDITION.edge_to[i]): BRANCH + i for i in range(len(EDITION.edge_to))}
MASTER_WORK = EDITION.work_kind.index(MASTER_SPACE)
WORK_END = EDITION.work_end
TILE_KINDS = (SPECIALISATION, INVENTION)
WORK_STOPS = [i for i in range(MASTER_WORK + 1) if EDITION.work_kind[i] in (*TILE_KINDS, MASTER_SPACE)]


@cache
def routes(students: tuple[int, ...]) -> tuple[int, int, dict[int, int]] | None:
    """Which student goes where: the steps in all, students still to come, each one's goal; None if it is too late."""
    best: tuple[int, int, dict[int, int]] | None = None
    there = [i for i, space in enumerate(students) if space >= 0]
    for chosen in permutations([*there, NONE, NONE, NONE], 3):
        steps, lacking = 0, 0
        goals: dict[int, int] = {}
        for student, goal in zip(chosen, [*GOALS, MASTER_END], strict=True):
            path = LINES[goal]
            if student == NONE:
                steps, lacking = steps + len(path) - 1, lacking + 1
            elif students[student] in path:
                steps += len(path) - 1 - path.index(students[student])
                goals[student] = goal
            else:
                break
        else:
            if best is None or steps + lacking < best[0] + best[1]:
                best = (steps, lacking, goals)
    return best


# -- the few legal actions that serve the plan --------------------------------------------------------------------


def serving(g: Newton) -> list[int]:
    """What is worth trying where the player with the plan is asked, apart from Lessons."""
    q = g.question
    p = g.seats[0]
    rule = q.rule()
    if isinstance(q, WorkStep):
        return working(g, p, q)
    if isinstance(q, TechnologyStep):
        return researching(g, p, q)
    if isinstance(q, TravelStep):
        return travelling(g, p, q)
    if rule == "N-3.04":
        return [a for a in g.legal if a < PERFORM or a == END]
    if rule == "N-3.09":
        return turn(g, p)
    if rule == "N-9.01":
        return shelving(g, p)
    if rule == "N-21.02":
        return [MASTER + master for master in masters(p)][:1] or [STOP]
    if rule == "N-18.07":
        cubes = [action(f"cube {EDITION.place_slug[place]}") for place in (ATHENAI, SPARED)]
        return [a for a in cubes if a in g.legal][:1] or [STOP]
    return [STOP] if STOP in g.legal else [a for a in g.legal if a < STOP]


def masters(p: Player) -> list[int]:
    on_work = [master for master in (CAVENDISH, KEPLER) if p.work == MASTER_WORK and master not in p.played]
    return on_work or [TORRICELLI] * (MASTER_END in p.students and TORRICELLI not in p.played)


def turn(g: Newton, p: Player) -> list[int]:
    """The action of the card, a student before it; then an effect that gives VP or potions."""
    if not g.done & BASIC:
        found = [PERFORM + what for what in range(5) if PERFORM + what in g.legal and useful(g, p, what)]
        plan = routes(p.students)
        if found and plan and plan[1] and BUY_STUDENT in g.legal:
            return [BUY_STUDENT, *found]
        if found:
            return found
    effect = EDITION.card_effect[g.card]
    gains = [clause.verb for clause in effect.clauses]
    if EFFECT in g.legal and (VP in gains or POTIONS in gains) and (g.round == ROUNDS or not effect.discard):
        return [EFFECT, END]
    return [END]


def useful(g: Newton, p: Player, what: int) -> bool:
    """Whether the plan still needs an action of this kind."""
    if what == WORK:
        return p.work < MASTER_WORK
    if what == TECHNOLOGY:
        plan = routes(p.students)
        return plan is not None and plan[0] > 0
    if what == TRAVEL:
        return bool(stops_left(p))
    return g.round < ROUNDS if what == LESSONS else p.laid < TILES


def can_buy_entry(g: Newton, p: Player, slot: int) -> bool:
    """Whether the potions that an objective still asks for can be bought."""
    lacking = potions_for_objective(g, p, slot) - p.potions
    return 0 < POTION_PRICE * lacking <= p.coins


def working(g: Newton, p: Player, q: WorkStep) -> list[int]:
    """From special space to special space; onto the Master's when the shelf is ready for Cavendish; Kepler's steps."""
    if p.work >= MASTER_WORK:
        if STEP in g.legal:
            return [STEP]
        more = q.action.steps < q.action.value and p.work < WORK_END and can_buy_entry(g, p, ON_WORK)
        return [BUY_POTION] if more else [STOP]
    if p.work + 1 == MASTER_WORK and p.laid < TILES:
        return [STOP]
    if STEP in g.legal:
        return [STOP, STEP] if p.work in WORK_STOPS and q.action.steps else [STEP]
    return [IMPROVE, STOP] if p.work + 1 in WORK_STOPS and IMPROVE in g.legal else [STOP]


def researching(g: Newton, p: Player, q: TechnologyStep) -> list[int]:
    """Students towards their goals; onto the Master end when Torricelli has somebody to move."""
    plan = routes(p.students)
    a = q.action
    found: list[int] = []
    if plan is None:
        return [STOP]
    for student, goal in plan[2].items():
        path = LINES[goal]
        here = path.index(p.students[student])
        if a.student not in (NONE, student) or here + 1 == len(path):
            continue
        there = path[here + 1]
        if there == MASTER_END and not ready_for_torricelli(p, student):
            continue
        edge = EDGES[path[here], there]
        if edge in g.legal:
            found.append(edge)
            if a.steps and EDITION.tree_kind[path[here]] in TILE_KINDS:
                found.append(STOP)
        elif a.student == student and a.steps == a.value and IMPROVE in g.legal:
            found += [IMPROVE, STOP]
        elif a.student == student and a.steps < a.value and can_buy_entry(g, p, EDITION.tree_objective[there]):
            found.append(BUY_POTION)
    return list(dict.fromkeys(found)) or [STOP]


def ready_for_torricelli(p: Player, mover: int) -> bool:
    """Whether another student stands two or three steps before an objective."""
    for student, space in enumerate(p.students):
        for path in (LINES[goal] for goal in GOALS):
            if student != mover and space in path and len(path) - 1 - path.index(space) in (2, 3):
                return True
    return False


def travelling(g: Newton, p: Player, q: TravelStep) -> list[int]:
    """To the next stop, or on the way to it as far as no cube is laid."""
    left = stops_left(p)
    path = way(p.scientist, left[0]) if left else (p.scientist,)
    far, a = len(path) - 1, q.action
    steps = a.value - a.steps
    if far == 0:
        return [STOP]
    if far == steps + 1 and IMPROVE in g.legal and p.coins >= 2 + tolls(path):
        return [IMPROVE] if steps else [IMPROVE, STOP]
    fit = [i for i in range(1, min(steps, far) + 1) if i == far or not EDITION.cube_places >> path[i] & 1]
    if fit and MOVE + path[1] in g.legal:
        return [MOVE + path[1]]
    return [BUY_POTION] if fit and path[1] == MAP_GOAL and can_buy_entry(g, p, ON_MAP) else [STOP]


def shelving(g: Newton, p: Player) -> list[int]:
    """Spaces that cost no potion, else one; first those that bring runs nearer."""
    spaces = [a for a in g.legal if SHELVE <= a < SHELVE_PAID and p.laid < TILES]
    for price in (0, 1):
        found = [a for a in spaces if potions_for_book_space(g, p, a - SHELVE) == price]
        if found:
            return sorted(found, key=lambda a: -promise(p, a - SHELVE))[:3]
    return [STOP]


def promise(p: Player, cell: int) -> float:
    """The VP of the runs through a book space, by how much they still lack."""
    return sum(EDITION.run_vp[i] / (EDITION.run_mask[i] & ~p.shelf).bit_count() for i in EDITION.runs_of[cell])
