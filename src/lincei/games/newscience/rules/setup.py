"""Set-up (section 2)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newscience.actions import DEAL, SCIENTIST
from lincei.games.newscience.refs import scientist_ref
from lincei.games.newscience.rules.deck import LookAhead, prepare_deck, revealed_each_round
from lincei.games.newscience.rules.round import ROUND
from lincei.games.newscience.rules.scoring import SCORING
from lincei.games.newscience.rules.spaces import printed
from lincei.games.newscience.state import NOBODY, NewScience, Player
from lincei.games.newscience.terms import SCIENTISTS, SPACES, TRACKS
from lincei.kernel.frames import Chance, Frame, Question, Task


def lay_out(g: NewScience) -> None:
    """Put the board together, and all that has to happen on the stack."""
    g.seats = [Player() for _ in range(g.players)]
    g.cubes = [NOBODY] * SPACES
    g.open = printed(g.e, g.players)
    prepare_deck(g)
    frames: list[Frame] = []
    for seat in range(g.players):
        frames.append(DealScientist(seat) if g.random_scientists else ChooseScientist(seat))
    frames.append(FIRST_ORDER)
    if g.preview:
        frames.append(LookAhead(revealed_each_round(g)))
    frames.append(ROUND)
    frames.append(SCORING)
    g.then(frames)


def left_to_choose(g: NewScience) -> list[int]:
    """The scientists that nobody plays; there are no duplicates (S-2.05)."""
    taken = [p.scientist for p in g.seats]
    return [scientist for scientist in range(len(SCIENTISTS)) if scientist not in taken]


def become(g: NewScience, seat: int, scientist: int) -> None:
    """A mat with its start benefits: influence only (S-2.07, S-2.08, S-15.26)."""
    p = g.seats[seat]
    p.scientist = scientist
    p.influence = tuple([g.e.start[4 * scientist + track] for track in range(len(TRACKS))])
    if g.listening:
        g.tell("newscience-log-scientist", "S-2.05", {"player": seat, "scientist": scientist_ref(g.e, scientist)})


@final
class ChooseScientist(Question[NewScience]):
    """Scientists are chosen freely, one after another in seat order (S-2.05, S-D01)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "S-2.05"

    def ask(self) -> str:
        return "newscience-ask-scientist"

    def options(self, g: NewScience) -> list[int]:
        return [SCIENTIST + scientist for scientist in left_to_choose(g)]

    def take(self, g: NewScience, action: int) -> None:
        become(g, self.seat, action - SCIENTIST)


@final
class DealScientist(Chance[NewScience]):
    """Scientists are dealt at random (S-14.02, S-C02)."""

    def __init__(self, seat: int) -> None:
        self.receiver: Final = seat

    def rule(self) -> str:
        return "S-C02"

    def options(self, g: NewScience) -> list[int]:
        return [DEAL + scientist for scientist in left_to_choose(g)]

    def weights(self, g: NewScience) -> list[int]:
        return [1] * len(left_to_choose(g))

    def take(self, g: NewScience, action: int) -> None:
        become(g, self.receiver, action - DEAL)


@final
class FirstOrder(Task[NewScience]):
    """The first round follows the rank of the scientists (S-2.06)."""

    def run(self, g: NewScience) -> None:
        ranked = [(p.scientist, seat) for seat, p in enumerate(g.seats)]
        ranked.sort()
        g.order = tuple([seat for _, seat in ranked])


FIRST_ORDER: Final = FirstOrder()
