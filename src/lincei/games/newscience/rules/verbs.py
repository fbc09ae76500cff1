"""PLAY cards: what each clause does when its card is resolved (S-7.03, S-16.03, S-D03)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newscience.actions import (
    ACCEPT,
    CHOOSE,
    CUBE_FROM,
    CUBE_TO,
    DECLINE,
    EXPERIMENT_ON,
    FAVOUR,
    RESEARCH_ON,
    RIVAL,
    TRACK,
)
from lincei.games.newscience.refs import discovery_ref, event_ref, space_ref
from lincei.games.newscience.rules.deck import LookAhead
from lincei.games.newscience.rules.effects import affected, befall, only_track
from lincei.games.newscience.rules.experiment import move_up
from lincei.games.newscience.rules.feasible import (
    feasible,
    forbids_step,
    free_ahead,
    movable,
    rivals,
    steps,
    tracks_open,
)
from lincei.games.newscience.rules.research import put_marker
from lincei.games.newscience.state import BOOST, NOBODY, NewScience
from lincei.games.newscience.terms import ACTIONS, DISCOVERIES, RESEARCH, SPACES, TRACKS
from lincei.games.newscience.vocabulary import (
    AHEAD,
    ANY_ACTION,
    CUBE,
    INFLUENCE,
    ORDER,
    ORDER_FIRST,
    STEP,
    Clause,
)
from lincei.games.newscience.vocabulary import RIVAL as ONE_RIVAL
from lincei.kernel.frames import Question, Task


def clause_of(g: NewScience, card: int, index: int) -> Clause:
    return g.e.event_clauses[card][index]


# -- carrying out -------------------------------------------------------------------------------------------------


@final
class Perform(Task[NewScience]):
    """The clauses of a PLAY card in printed order, or one of two (S-16.02)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card: Final = card

    def run(self, g: NewScience) -> None:
        if g.e.event_either[self.card]:
            g.ask(ChooseClause(self.seat, self.card))
            return
        for i in range(len(g.e.event_clauses[self.card]) - 1, -1, -1):
            g.ask(Carry(self.seat, self.card, i))


@final
class Carry(Task[NewScience]):
    """One clause: skipped if it cannot be carried out; one that says MAY is asked about (S-7.12, S-16.02)."""

    def __init__(self, seat: int, card: int, index: int) -> None:
        self.seat = seat
        self.card: Final = card
        self.index: Final = index

    def run(self, g: NewScience) -> None:
        clause = clause_of(g, self.card, self.index)
        if not feasible(g, self.seat, clause):
            if g.listening:
                g.tell("newscience-log-skipped", "S-7.12", {"event": event_ref(g.e, self.card)})
        elif clause.may:
            g.ask(MayCarry(self.seat, self.card, self.index))
        else:
            carry_out(g, self.seat, self.card, self.index)


def carry_out(g: NewScience, seat: int, card: int, index: int) -> None:
    clause = clause_of(g, card, index)
    if clause.lasts():
        if clause.action == ANY_ACTION:
            g.ask(ChooseAction(seat, card, index))
        else:
            add_boost(g, seat, card, index, clause.action)
    elif clause.befalls():
        if clause.who == ONE_RIVAL:
            g.ask(ChooseRival(seat, card, index))
        else:
            choose_track(g, seat, card, index, NOBODY)
    elif clause.kind == ORDER:
        if clause.op == ORDER_FIRST:
            come_first(g, seat)
        else:
            g.ask(ChooseRival(seat, card, index))
    elif clause.kind == CUBE:
        g.ask(ChooseCube(seat, card, index))
    elif clause.kind == STEP:
        g.ask(MakeStep(seat, card, index))
    elif clause.kind == AHEAD:
        g.ask(LookAhead(clause.amount))


def add_boost(g: NewScience, seat: int, card: int, index: int, action: int) -> None:
    """A modifier of a PLAY card works until clean-up (S-16.05)."""
    g.seats[seat].boosts += (BOOST * (2 * card + index) + action,)


def choose_track(g: NewScience, seat: int, card: int, index: int, rival: int) -> None:
    """A clause that leaves the track open is asked about; others befall at once."""
    clause = clause_of(g, card, index)
    if clause.kind == INFLUENCE and len(tracks_open(g, seat, clause, rival)) > 1:
        g.ask(ChooseTrack(seat, card, index, rival))
    elif clause.kind == INFLUENCE:
        befall_all(g, seat, clause, rival, tracks_open(g, seat, clause, rival)[0])
    else:
        befall_all(g, seat, clause, rival, only_track(clause))


def befall_all(g: NewScience, seat: int, clause: Clause, rival: int, track: int) -> None:
    for other in [rival] if rival != NOBODY else affected(g, seat, clause):
        befall(g, other, clause, track)


def come_first(g: NewScience, seat: int) -> None:
    """First in the next round; the others keep their relative order (S-16.03)."""
    g.next_order = (seat,) + tuple([other for other in g.next_order if other != seat])
    if g.listening:
        g.tell("newscience-log-first", "S-16.03", {"player": seat})


def swap_places(g: NewScience, seat: int, rival: int) -> None:
    """Places in the next round's order are swapped (S-16.03)."""
    swapped = {seat: rival, rival: seat}
    g.next_order = tuple([swapped.get(other, other) for other in g.next_order])
    if g.listening:
        g.tell("newscience-log-swap", "S-16.03", {"player": seat, "place": g.next_order.index(seat) + 1})
        g.tell("newscience-log-swap", "S-16.03", {"player": rival, "place": g.next_order.index(rival) + 1})


# -- questions ----------------------------------------------------------------------------------------------------


class Decide(Question[NewScience]):
    """Something that the controller of a PLAY card decides (S-D03)."""

    def __init__(self, seat: int, card: int, index: int) -> None:
        self.seat = seat
        self.card: Final = card
        self.index: Final = index

    def clause(self, g: NewScience) -> Clause:
        return clause_of(g, self.card, self.index)

    def rule(self) -> str:
        return "S-16.02"

    def args(self, g: NewScience) -> dict[str, int | str]:
        return {"event": event_ref(g.e, self.card)}


@final
class ChooseClause(Decide):
    """CHOOSE ONE: of alternatives only feasible ones are offered (S-16.02)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card, 0)

    def ask(self) -> str:
        return "newscience-ask-choose"

    def options(self, g: NewScience) -> list[int]:
        clauses = g.e.event_clauses[self.card]
        return [CHOOSE + i for i in range(len(clauses)) if feasible(g, self.seat, clauses[i])]

    def why(self, g: NewScience, action: int) -> str:
        return "S-7.12" if CHOOSE <= action < CHOOSE + 2 else self.rule()

    def take(self, g: NewScience, action: int) -> None:
        g.ask(Carry(self.seat, self.card, action - CHOOSE))


@final
class MayCarry(Decide):
    """A clause that says MAY (S-16.02)."""

    def ask(self) -> str:
        return "newscience-ask-may"

    def options(self, g: NewScience) -> list[int]:
        return [ACCEPT, DECLINE]

    def take(self, g: NewScience, action: int) -> None:
        if action == ACCEPT:
            carry_out(g, self.seat, self.card, self.index)


@final
class ChooseAction(Decide):
    """For which of the three actions the points are meant (S-D03)."""

    def ask(self) -> str:
        return "newscience-ask-favour"

    def options(self, g: NewScience) -> list[int]:
        return [FAVOUR + action for action in range(len(ACTIONS))]

    def take(self, g: NewScience, action: int) -> None:
        add_boost(g, self.seat, self.card, self.index, action - FAVOUR)


@final
class ChooseRival(Decide):
    """One rival; nobody who is warded (S-16.03)."""

    def ask(self) -> str:
        return "newscience-ask-rival"

    def options(self, g: NewScience) -> list[int]:
        return [RIVAL + other for other in rivals(g, self.seat, self.clause(g))]

    def why(self, g: NewScience, action: int) -> str:
        return "S-16.03" if RIVAL <= action < RIVAL + g.players else self.rule()

    def take(self, g: NewScience, action: int) -> None:
        rival = action - RIVAL
        if self.clause(g).kind == ORDER:
            swap_places(g, self.seat, rival)
        else:
            choose_track(g, self.seat, self.card, self.index, rival)


@final
class ChooseTrack(Decide):
    """One of the tracks that a clause leaves open (S-D03)."""

    def __init__(self, seat: int, card: int, index: int, rival: int) -> None:
        super().__init__(seat, card, index)
        self.rival: Final = rival

    def ask(self) -> str:
        return "newscience-ask-track"

    def options(self, g: NewScience) -> list[int]:
        return [TRACK + track for track in tracks_open(g, self.seat, self.clause(g), self.rival)]

    def why(self, g: NewScience, action: int) -> str:
        return "S-16.03" if TRACK <= action < TRACK + len(TRACKS) else self.rule()

    def take(self, g: NewScience, action: int) -> None:
        befall_all(g, self.seat, self.clause(g), self.rival, action - TRACK)


@final
class ChooseCube(Decide):
    """One cube on a space that is not yet resolved (S-15.42, S-16.03)."""

    def ask(self) -> str:
        return "newscience-ask-cube"

    def options(self, g: NewScience) -> list[int]:
        return [CUBE_FROM + space for space in movable(g, self.seat, self.clause(g))]

    def why(self, g: NewScience, action: int) -> str:
        if action == CUBE_FROM:
            return "S-15.42"
        return "S-16.03" if CUBE_FROM < action < CUBE_FROM + SPACES else self.rule()

    def take(self, g: NewScience, action: int) -> None:
        g.ask(MoveCube(self.seat, self.card, self.index, action - CUBE_FROM))


@final
class MoveCube(Decide):
    """A free space that is not yet resolved (S-16.03)."""

    def __init__(self, seat: int, card: int, index: int, space: int) -> None:
        super().__init__(seat, card, index)
        self.space: Final = space

    def ask(self) -> str:
        return "newscience-ask-to"

    def halfway(self) -> bool:
        return True

    def options(self, g: NewScience) -> list[int]:
        return [CUBE_TO + space for space in free_ahead(g)]

    def why(self, g: NewScience, action: int) -> str:
        return "S-16.03" if CUBE_TO <= action < CUBE_TO + SPACES else self.rule()

    def take(self, g: NewScience, action: int) -> None:
        space = action - CUBE_TO
        owner = g.cubes[self.space]
        g.cubes[space] = owner
        g.cubes[self.space] = NOBODY
        if g.listening:
            args: dict[str, int | str] = {"player": owner, "from": space_ref(self.space), "to": space_ref(space)}
            g.tell("newscience-log-cube", "S-15.42", args)


@final
class MakeStep(Decide):
    """A marker makes a step without points (S-16.03)."""

    def ask(self) -> str:
        return "newscience-ask-step"

    def first(self, g: NewScience) -> int:
        return RESEARCH_ON if self.clause(g).action == RESEARCH else EXPERIMENT_ON

    def options(self, g: NewScience) -> list[int]:
        return [self.first(g) + discovery for discovery in steps(g, self.seat, self.clause(g))]

    def why(self, g: NewScience, action: int) -> str:
        discovery = action - self.first(g)
        if 0 <= discovery < DISCOVERIES:
            return forbids_step(g, self.seat, self.clause(g), discovery)
        return self.rule()

    def take(self, g: NewScience, action: int) -> None:
        discovery = action - self.first(g)
        if self.clause(g).action == RESEARCH:
            put_marker(g, self.seat, discovery, "S-16.03")
            return
        move_up(g, self.seat, discovery)
        if g.listening:
            args: dict[str, int | str] = {"player": self.seat, "discovery": discovery_ref(g.e, discovery)}
            g.tell("newscience-log-step", "S-16.03", args)
