"""Masters: dealt, drafted and kept (chapter N-2), and played (N-21.01 to N-21.06)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.counting import bits, ones
from lincei.games.newton.actions import MASTER, MASTER_DRAW, PICK, STOP
from lincei.games.newton.refs import master_ref
from lincei.games.newton.rules.quick import Window
from lincei.games.newton.state import MASTERS as FROM_MASTERS
from lincei.games.newton.state import NONE, Newton
from lincei.kernel.frames import Chance, Frame, Question, Task

HELD: Final = 4  # N-2.01
SOLO_DEALT: Final = 6  # N-2.06


@final
class DealMaster(Chance[Newton]):
    """A Master for a player, seen by nobody else (N-2.01, N-2.07)."""

    def __init__(self, owner: int) -> None:
        self.owner: Final = owner

    def rule(self) -> str:
        return "N-2.01"

    def options(self, g: Newton) -> list[int]:
        return [MASTER_DRAW + master for master in ones(g.undealt)]

    def weights(self, g: Newton) -> list[int]:
        return [1] * bits(g.undealt)

    def take(self, g: Newton, action: int) -> None:
        master = action - MASTER_DRAW
        g.undealt &= ~(1 << master)
        g.seats[self.owner].packet |= 1 << master
        if g.listening:
            args: dict[str, int | str] = {"player": self.owner, "master": master_ref(g.e, master)}
            g.tell("newton-log-dealt", "N-2.01", args, seen_by=self.owner)


def deal_masters(g: Newton) -> list[Frame]:
    """Four for each player, six for one alone; then kept or drafted (N-2.01 to N-2.06)."""
    frames: list[Frame] = []
    for seat in range(g.players):
        frames += [DealMaster(seat) for _ in range(HELD if g.players > 1 else SOLO_DEALT)]
    if g.players == 1:
        frames += [PickMaster(0, False) for _ in range(HELD)]
        frames.append(PUT_BACK)
    elif g.draft:
        frames.append(DRAFT)
    else:
        frames.append(KEEP)
    return frames


@final
class KeepMasters(Task[Newton]):
    """First-game variant: everybody keeps the four cards dealt (N-2.02)."""

    def run(self, g: Newton) -> None:
        for p in g.seats:
            p.masters |= p.packet
            p.packet = 0


@final
class PutBack(Task[Newton]):
    """Alone: the two Masters not kept leave the game (N-2.06)."""

    def run(self, g: Newton) -> None:
        p = g.seats[0]
        p.passed_on = p.packet
        p.packet = 0


@final
class Draft(Task[Newton]):
    """All at once choose one Master to keep and pass the rest to the left, until all have four (N-2.03)."""

    def run(self, g: Newton) -> None:
        if bits(g.seats[0].packet) == 1:  # the last is forced (N-2.04)
            KEEP.run(g)
            return
        picks: list[Frame] = [PickMaster(seat, True) for seat in range(g.players)]
        g.then(picks + [PASS_ON, DRAFT])


@final
class PickMaster(Question[Newton]):
    """Choose one Master to keep; in the draft nobody sees the choice (N-2.03, N-2.05, N-2.06)."""

    def __init__(self, seat: int, drafting: bool) -> None:
        self.seat = seat
        self.drafting: Final = drafting

    def rule(self) -> str:
        return "N-2.03" if self.drafting else "N-2.06"

    def ask(self) -> str:
        return "newton-ask-pick" if self.drafting else "newton-ask-keep"

    def args(self, g: Newton) -> dict[str, int | str]:
        return {"count": HELD - bits(g.seats[self.seat].masters)}

    def together(self) -> bool:
        return self.drafting

    def options(self, g: Newton) -> list[int]:
        return [PICK + master for master in ones(g.seats[self.seat].packet)]

    def take(self, g: Newton, action: int) -> None:
        p = g.seats[self.seat]
        master = action - PICK
        if self.drafting:
            p.choice = master
        else:
            p.packet &= ~(1 << master)
            p.masters |= 1 << master
        if g.listening:
            args: dict[str, int | str] = {"player": self.seat, "master": master_ref(g.e, master)}
            g.tell("newton-log-pick", self.rule(), args, seen_by=self.seat)


@final
class PassOn(Task[Newton]):
    """When all have chosen, the packets go to the left neighbours (N-2.03, N-2.05)."""

    def run(self, g: Newton) -> None:
        packets: list[int] = []
        for p in g.seats:
            p.masters |= 1 << p.choice
            packets.append(p.packet & ~(1 << p.choice))
            p.choice = NONE
        for seat, packet in enumerate(packets):
            g.seats[seat].passed_on |= packet
            g.seats[seat].gave = packet
            g.seats[(seat + 1) % g.players].packet = packet
        g.passed += 1
        if g.listening:
            g.tell("newton-log-pass-on", "N-2.03", {})


KEEP: Final = KeepMasters()
PUT_BACK: Final = PutBack()
PASS_ON: Final = PassOn()
DRAFT: Final = Draft()


# -- playing ------------------------------------------------------------------------------------------------------


@final
class PlayMaster(Window):
    """One of the four opportunities: choose one Master in hand, or decline (N-21.01, N-21.02)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "N-21.02"

    def ask(self) -> str:
        return "newton-ask-master"

    def here(self, g: Newton) -> list[int]:
        found = [MASTER + master for master in ones(g.seats[self.seat].masters)]
        if found:
            found.append(STOP)
        return found

    def choose(self, g: Newton, action: int) -> None:
        if action == STOP:
            return
        p = g.seats[self.seat]
        master = action - MASTER
        p.masters &= ~(1 << master)
        p.played = p.played + (master,)
        p.lasting += g.e.master_books[master]
        if g.listening:
            args: dict[str, int | str] = {"player": self.seat, "master": master_ref(g.e, master)}
            g.tell("newton-log-master", "N-21.04", args)
        if g.e.master_effect[master].used:
            g.chapters.trigger(g, self.seat, g.e.master_effect[master], FROM_MASTERS)
