"""Which legal actions are worth a bot's look: heuristics, not rules. Quick actions above all would swamp a search."""

from __future__ import annotations

from lincei.games.counting import ones
from lincei.games.newton.actions import (
    CASH,
    CUBE,
    IMPROVE,
    MOVE,
    POTION,
    REVEAL,
    SPECIAL,
    STOP,
    STUDENT,
)
from lincei.games.newton.charts import chart_of
from lincei.games.newton.rules.lessons import TakeLesson
from lincei.games.newton.rules.prerequisites import potions_for_objective
from lincei.games.newton.rules.quick import Pause
from lincei.games.newton.rules.study import ShelveTile
from lincei.games.newton.rules.technology import TechnologyStep
from lincei.games.newton.rules.travel import TravelStep
from lincei.games.newton.rules.turn import PlayCard, Turn
from lincei.games.newton.rules.work import WorkStep
from lincei.games.newton.state import BASIC, Newton, Player
from lincei.games.newton.terms import ON_MAP, ON_WORK, PLACES, ROUNDS, TECHNOLOGY


def promising(g: Newton) -> list[int]:
    """The legal actions worth a look; at least one."""
    top = g.question
    legal = g.legal
    if len(legal) == 1 or legal[-1] <= STOP:
        return steps_to_somewhere(g, top, legal) if isinstance(top, TravelStep) else legal
    found: list[int] = []
    p = g.seats[top.seat]
    for action in legal:
        if action <= STOP:
            found.append(action)
        elif action == SPECIAL:
            if isinstance(top, (Turn, Pause)):
                found.append(action)
        elif REVEAL <= action < IMPROVE:
            continue
        elif action == IMPROVE:
            if wants_more(top):
                found.append(action)
        elif action == POTION:
            if needs_potion(g, p):
                found.append(action)
        elif action == STUDENT:
            if isinstance(top, Turn) and not g.done & BASIC and TECHNOLOGY in g.e.card_actions[g.card]:
                found.append(action)
        elif action < CASH:
            if isinstance(top, Turn):
                found.append(action)
        elif isinstance(top, Pause) or (isinstance(top, (Turn, PlayCard)) and g.round >= ROUNDS - 1):
            found.append(action)
    return steps_to_somewhere(g, top, found) if isinstance(top, TravelStep) else found


def wants_more(top: object) -> bool:
    """Improving is looked at where the steps are used up, and where a card or tile may lie just out of reach."""
    if isinstance(top, (WorkStep, TechnologyStep, TravelStep)):
        return top.action.steps == top.action.value
    return isinstance(top, (TakeLesson, ShelveTile))


def needs_potion(g: Newton, p: Player) -> bool:
    """A potion is bought where it opens a book space or an objective now."""
    top = g.question
    if isinstance(top, ShelveTile):
        return p.potions < 3
    if isinstance(top, WorkStep):
        return p.work + 1 == g.e.work_end and potions_for_objective(g, p, ON_WORK) > p.potions
    if isinstance(top, TechnologyStep) and top.action.student >= 0:
        for edge in g.e.tree_edges[p.students[top.action.student]]:
            slot = g.e.tree_objective[g.e.edge_to[edge]]
            if slot >= 0 and potions_for_objective(g, p, slot) > p.potions:
                return True
        return False
    if isinstance(top, TravelStep):
        near = g.e.objective_place in g.e.neighbours[p.scientist]
        return near and potions_for_objective(g, p, ON_MAP) > p.potions
    return False


def steps_to_somewhere(g: Newton, top: TravelStep, legal: list[int]) -> list[int]:
    """Roads that lead nearer to a place worth a cube, within reach if any is; stops where a cube can be laid."""
    p = g.seats[top.seat]
    left = top.action.value - top.action.steps
    if left == 0:
        return legal
    distance = chart_of(g.e).distance
    targets = ones(g.e.cube_places & ~p.visited)
    found: list[int] = []
    nearest = 99
    for action in legal:
        if MOVE <= action < CUBE:
            place = action - MOVE
            good = False
            for target in targets:
                far = distance[PLACES * place + target]
                if far < left:
                    good = True
                nearest = min(nearest, far)
            if good:
                found.append(action)
        elif action != STOP or (p.scientist in targets and top.action.entered == p.scientist):
            found.append(action)
    if found:
        return found
    # Nothing within reach: walk towards the nearest.
    for action in legal:
        if MOVE <= action < CUBE:
            for target in targets:
                if distance[PLACES * (action - MOVE) + target] == nearest:
                    found.append(action)
                    break
    return found if found else legal
