"""Which legal actions are worth a bot's look: heuristics, not rules.

One imagined die says little about an experiment, so targets and rest are compared by their chances here.
"""

from __future__ import annotations

from lincei.games.newscience.actions import DECLINE, EXPERIMENT_ON, PLACE, SPEND
from lincei.games.newscience.rules.experiment import Announce, Experiment, Trial, move_up
from lincei.games.newscience.rules.placing import Place
from lincei.games.newscience.rules.spaces import lift, modifier
from lincei.games.newscience.state import NewScience
from lincei.games.newscience.terms import ACTION_SPACE, DISCOVERIES, PUBLISH, action_of
from lincei.games.newscience.value import Estimate, rest_worth
from lincei.games.newscience.weights import SINGLE_USE


def promising(g: NewScience) -> list[int]:
    """The legal actions worth a look; at least one."""
    top = g.question
    if isinstance(top, Place):
        return distinct_spaces(g)
    if isinstance(top, Announce):
        return [SPEND + best_rest(g, top.trial, gain(g, top.trial))]
    if isinstance(top, Experiment):
        return [best_target(g, top)]
    return g.legal


def distinct_spaces(g: NewScience) -> list[int]:
    """Of spaces that add the same the first for publishing, where earlier is better, and else the last (S-15.33)."""
    found: list[int] = []
    for i, action in enumerate(g.legal):
        space = action - PLACE
        if space >= ACTION_SPACE:
            kind = action_of(space)
            twin = i - 1 if kind == PUBLISH else i + 1
            if 0 <= twin < len(g.legal):
                other = g.legal[twin] - PLACE
                if other >= ACTION_SPACE and action_of(other) == kind and modifier(g, other) == modifier(g, space):
                    continue
        found.append(action)
    return found


def gain(g: NewScience, trial: Trial) -> int:
    """What a success would be worth, in thousandths of a point."""
    after = g.copy()
    move_up(after, trial.seat, trial.discovery)
    return Estimate(after, trial.seat).worth() - Estimate(g, trial.seat).worth()


def best_rest(g: NewScience, trial: Trial, worth: int) -> int:
    """The rest that is worth its price; some of it is kept for what comes later."""
    best = 0
    best_net = -1_000_000
    held = g.seats[trial.seat].rest
    for rest in range(held + 1):
        net = trial.chance(rest, trial.rerolls) * worth // 100 - rest_worth(g, held) + rest_worth(g, held - rest)
        if net > best_net:
            best, best_net = rest, net
    return best


def best_target(g: NewScience, top: Experiment) -> int:
    """The target with the best chance for what it is worth; a single-use card costs what it is worth elsewhere."""
    g = g.copy()
    lift(g, top.space)  # the cube is used in any case
    best = DECLINE
    best_net = -1_000_000
    for action in g.legal:
        if action == DECLINE:
            continue
        way, discovery = divmod(action - EXPERIMENT_ON, DISCOVERIES)
        trial = top.trial(g, discovery, way)
        worth = gain(g, trial)
        rest = best_rest(g, trial, worth)
        net = trial.chance(rest, trial.rerolls) * worth // 100 - (SINGLE_USE if way else 0)
        if net > best_net:
            best, best_net = action, net
    return best
