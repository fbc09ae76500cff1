"""Resolving actions, space by space in the order of the board (section 5)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newscience.refs import action_ref
from lincei.games.newscience.rules.events import resolve_event
from lincei.games.newscience.rules.experiment import Experiment
from lincei.games.newscience.rules.publish import Publish
from lincei.games.newscience.rules.research import Research
from lincei.games.newscience.rules.spaces import lift
from lincei.games.newscience.rules.tracks import RestOf, resolve_influence, set_order
from lincei.games.newscience.state import NOBODY, NewScience
from lincei.games.newscience.terms import (
    ACTION_SPACE,
    EVENT_SPACE,
    EXPERIMENT,
    INFLUENCE_SPACE,
    RESEARCH,
    REST_SPACE,
    SPACES,
    action_of,
)
from lincei.kernel.frames import Task


@final
class Resolution(Task[NewScience]):
    """All of Rest, then Event, Influence, Research, Experiment, Publish (S-5.01); turn order plays no part (S-5.16)."""

    def run(self, g: NewScience) -> None:
        g.resolving = REST_SPACE
        set_order(g)
        g.ask(NEXT_SPACE)
        for i in range(len(g.resting) - 1, -1, -1):
            g.seats[g.resting[i]].lifted += 1
            g.ask(RestOf(g.resting[i]))


@final
class NextSpace(Task[NewScience]):
    """The next space with a cube, left to right and top to bottom (S-5.02)."""

    def run(self, g: NewScience) -> None:
        space = g.resolving
        if space >= ACTION_SPACE and g.cubes[space] != NOBODY:
            lose(g, space)
        space += 1
        while space < SPACES and g.cubes[space] == NOBODY:
            space += 1
        g.resolving = space
        if space < SPACES:
            g.ask(self)
            resolve(g, space)


def resolve(g: NewScience, space: int) -> None:
    seat = g.cubes[space]
    if space < INFLUENCE_SPACE:
        lift(g, space)
        resolve_event(g, seat, space - EVENT_SPACE)
    elif space < ACTION_SPACE:
        lift(g, space)
        resolve_influence(g, seat, space)
    elif action_of(space) == RESEARCH:
        g.ask(Research(seat, space))
    elif action_of(space) == EXPERIMENT:
        g.ask(Experiment(seat, space))
    else:
        g.ask(Publish(seat, space))


def lose(g: NewScience, space: int) -> None:
    """Nothing could be done: the question had no answers. The action is lost and no rest is spent (S-5.14, S-5.21)."""
    seat = lift(g, space)
    if g.listening:
        g.tell("newscience-log-lost", "S-5.14", {"player": seat, "action": action_ref(action_of(space))})


RESOLUTION: Final = Resolution()
NEXT_SPACE: Final = NextSpace()
