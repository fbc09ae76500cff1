"""Rest and influence: the two tracks that actions move, with their limits (sections 1, 6 and 8)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newscience.actions import ACCEPT, DECLINE
from lincei.games.newscience.refs import event_ref, track_ref
from lincei.games.newscience.rules.lab import discard
from lincei.games.newscience.rules.modifiers import yield_of_card, yielded
from lincei.games.newscience.state import NewScience, changed
from lincei.games.newscience.terms import MOST_INFLUENCE, MOST_REST, track_of
from lincei.games.newscience.vocabulary import REST_BIT
from lincei.kernel.frames import Question, Task


def gain_rest(g: NewScience, seat: int, gain: int) -> None:
    """Rest rises, not above 3 (S-6.01)."""
    p = g.seats[seat]
    p.rest = p.rest + gain if p.rest + gain < MOST_REST else MOST_REST
    if g.listening:
        g.tell("newscience-log-rest", "S-6.01", {"player": seat, "rest": p.rest})


def change_influence(g: NewScience, seat: int, track: int, by: int, rule: str) -> None:
    """Influence moves within 0 and 5 (S-1.10, S-1.11, S-8.06)."""
    p = g.seats[seat]
    now = p.influence[track] + by
    now = 0 if now < 0 else MOST_INFLUENCE if now > MOST_INFLUENCE else now
    p.influence = changed(p.influence, track, now)
    if g.listening:
        g.tell("newscience-log-influence", rule, {"player": seat, "track": track_ref(track), "value": now})


def set_order(g: NewScience) -> None:
    """Next round resting players come first, by rest position; the others keep their order (S-6.02 to S-6.05)."""
    g.next_order = g.resting + tuple([seat for seat in g.order if seat not in g.resting])


@final
class RestOf(Task[NewScience]):
    """One player rests (S-6.01)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: NewScience) -> None:
        resolve_yield(g, self.seat, REST_BIT)


def resolve_influence(g: NewScience, seat: int, space: int) -> None:
    """The marker moves up on the track of the space (S-8.01, S-8.02)."""
    resolve_yield(g, seat, track_of(space))


def resolve_yield(g: NewScience, seat: int, bit: int) -> None:
    """What the action gives; a single-use card that makes it give more may be declared first (S-D10)."""
    if yield_of_card(g, seat, bit) and has_room(g, seat, bit):
        g.ask(UseYield(seat, bit))
    else:
        pay_out(g, seat, bit, 0)


def has_room(g: NewScience, seat: int, bit: int) -> bool:
    """Whether more than the action itself gives would still fit on the track: else there is nothing to ask."""
    p = g.seats[seat]
    if bit == REST_BIT:
        return p.rest + yielded(g, seat, bit, 0) < MOST_REST
    return p.influence[bit] + yielded(g, seat, bit, 0) < MOST_INFLUENCE


def pay_out(g: NewScience, seat: int, bit: int, more: int) -> None:
    if bit == REST_BIT:
        gain_rest(g, seat, yielded(g, seat, bit, more))
    else:
        change_influence(g, seat, bit, yielded(g, seat, bit, more), "S-8.02")


@final
class UseYield(Question[NewScience]):
    """Declare the single-use card in the lab for a Rest or Influence action, or not (S-D10, S-16.05)."""

    def __init__(self, seat: int, bit: int) -> None:
        self.seat = seat
        self.bit: Final = bit

    def rule(self) -> str:
        return "S-D10"

    def ask(self) -> str:
        return "newscience-ask-yield"

    def args(self, g: NewScience) -> dict[str, int | str]:
        return {"event": event_ref(g.e, g.seats[self.seat].lab)}

    def options(self, g: NewScience) -> list[int]:
        return [ACCEPT, DECLINE]

    def take(self, g: NewScience, action: int) -> None:
        more = yield_of_card(g, self.seat, self.bit)
        if action == ACCEPT:
            discard(g, self.seat, "S-16.05")
        pay_out(g, self.seat, self.bit, more if action == ACCEPT else 0)
