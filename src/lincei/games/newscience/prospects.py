"""What a player could do with each discovery as things stand, on a space without modifier."""

from __future__ import annotations

from lincei.games.counting import ones
from lincei.games.newscience.rules.experiment import Trial
from lincei.games.newscience.rules.knowledge import forbids_experiment, forbids_publishing, forbids_research
from lincei.games.newscience.rules.modifiers import PLAINLY, amount, base_points, in_force, prestige_of, shortage
from lincei.games.newscience.rules.publish import dragged_along
from lincei.games.newscience.state import NewScience, marked
from lincei.games.newscience.terms import ACTIONS, DISCOVERIES, EXPERIMENT, PUBLISH, RESEARCH, TRACKS
from lincei.games.newscience.vocabulary import POINTS


def reach(g: NewScience, seat: int) -> dict[str, object]:
    """By discovery: the stage that is open, its value, the points at hand, and what comes of it."""
    found: dict[str, object] = {}
    for discovery in range(DISCOVERIES):
        if marked(g.in_play(), discovery):
            stage = open_stage(g, seat, discovery)
            if stage >= 0:
                found[g.e.discovery_slug[discovery]] = prospect(g, seat, discovery, stage)
    return found


def open_stage(g: NewScience, seat: int, discovery: int) -> int:
    """The action that a discovery is open to, points and influence aside, or -1."""
    if not forbids_research(g, seat, discovery):
        return RESEARCH
    if not forbids_experiment(g, seat, discovery):
        return EXPERIMENT
    return -1 if forbids_publishing(g, seat, discovery) else PUBLISH


def points_at_hand(g: NewScience, seat: int, action: int, discovery: int) -> int:
    """The total on a space without modifier, without rest and the single-use card in the lab."""
    return base_points(g, seat, action, 0) + amount(g, in_force(g, seat, POINTS, action), POINTS, discovery)


def prospect(g: NewScience, seat: int, discovery: int, stage: int) -> dict[str, object]:
    p = g.seats[seat]
    points = points_at_hand(g, seat, stage, discovery)
    value = g.e.values[3 * discovery + stage]
    seen: dict[str, object] = {"stage": ACTIONS[stage], "points": points}
    if stage == EXPERIMENT:
        trial = Trial(g, seat, discovery, points, PLAINLY)
        value = trial.value
        seen["chance"] = [trial.chance(rest, trial.rerolls) for rest in range(p.rest + 1)]
    else:
        seen["rest"] = value - points if value > points else 0
    if stage == PUBLISH:
        lacking = shortage(g, seat, discovery, PLAINLY)
        seen["lacks"] = {name: lacking[track] for track, name in enumerate(TRACKS) if lacking[track]}
        seen["cascade"] = [g.e.discovery_slug[d] for d in ones(dragged_along(g, seat, discovery))]
        seen["prestige"] = prestige_of(g, seat, discovery, PLAINLY)
    seen["value"] = value
    return seen
