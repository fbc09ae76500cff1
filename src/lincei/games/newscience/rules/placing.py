"""Placing energy (section 4)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newscience.actions import PLACE
from lincei.games.newscience.meta import MOST
from lincei.games.newscience.refs import event_ref, space_ref
from lincei.games.newscience.rules.spaces import room_to_rest
from lincei.games.newscience.state import NOBODY, NewScience
from lincei.games.newscience.terms import ACTION_SPACE, CUBES, EVENT_SPACE, INFLUENCE_SPACE, REST_SPACE, SPACES
from lincei.kernel.frames import Question, Task


def forbids_placing(g: NewScience, seat: int, space: int) -> str:
    """The rule that forbids a cube on a space, or nothing."""
    if not g.open >> space & 1:
        if g.closed >> space & 1:
            return "S-16.03"
        if EVENT_SPACE <= space < INFLUENCE_SPACE:
            return forbids_event(g, space - EVENT_SPACE)
        return "S-4.08" if space >= ACTION_SPACE else "S-8.05"
    if space == REST_SPACE:
        if seat in g.resting:
            return "S-4.06"
        return "S-4.09" if len(g.resting) == room_to_rest(g) else ""
    return "S-4.04" if g.cubes[space] != NOBODY else ""


def forbids_event(g: NewScience, index: int) -> str:
    """Why there is no such event space: it is round 1, an EFFECT lies there, or no card at all."""
    if g.round == 1:
        return "S-4.11"
    return "S-4.16" if index < len(g.display) else "S-4.10"


@final
class Place(Question[NewScience]):
    """Put one cube on any free space; it names no target (S-4.03, S-4.13)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "S-4.03"

    def ask(self) -> str:
        return "newscience-ask-place"

    def args(self, g: NewScience) -> dict[str, int | str]:
        return {"left": g.seats[self.seat].home}

    def options(self, g: NewScience) -> list[int]:
        found: list[int] = []
        cubes = g.cubes
        if not forbids_placing(g, self.seat, REST_SPACE):
            found.append(PLACE + REST_SPACE)
        spaces = g.open >> EVENT_SPACE
        space = EVENT_SPACE
        while spaces:
            if spaces & 1 and cubes[space] == NOBODY:
                found.append(PLACE + space)
            spaces >>= 1
            space += 1
        return found

    def why(self, g: NewScience, action: int) -> str:
        if PLACE <= action < PLACE + SPACES:
            return forbids_placing(g, self.seat, action - PLACE)
        return self.rule()

    def take(self, g: NewScience, action: int) -> None:
        space = action - PLACE
        g.passed += 1
        g.seats[self.seat].home -= 1
        if space == REST_SPACE:
            g.resting += (self.seat,)  # the highest free position (S-4.07)
        else:
            g.cubes[space] = self.seat
        if g.listening:
            tell_place(g, self.seat, space)


def tell_place(g: NewScience, seat: int, space: int) -> None:
    if EVENT_SPACE <= space < INFLUENCE_SPACE:
        card = event_ref(g.e, g.display[space - EVENT_SPACE])
        g.tell("newscience-log-place-event", "S-4.10", {"player": seat, "event": card})
    else:
        g.tell("newscience-log-place", "S-4.03", {"player": seat, "space": space_ref(space)})


@final
class Placing(Task[NewScience]):
    """In turn order each player places one cube, until all are placed (S-4.02, S-4.03).

    A cube without a legal space stays home: a question without answers is not asked (S-4.14).
    """

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def run(self, g: NewScience) -> None:
        if self.turn < CUBES * g.players:
            g.ask(PLACINGS[self.turn + 1])
            g.ask(PLACES[g.order[self.turn % g.players]])


PLACES: Final = [Place(seat) for seat in range(MOST)]
PLACINGS: Final = [Placing(turn) for turn in range(CUBES * MOST + 1)]
