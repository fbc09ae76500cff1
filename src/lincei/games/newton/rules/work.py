"""Work (chapter N-5)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newton.actions import STEP, STOP
from lincei.games.newton.refs import coins_ref
from lincei.games.newton.rules.prerequisites import potions_for_objective
from lincei.games.newton.rules.quick import Window, aside, may_matter
from lincei.games.newton.rules.spaces import enter_special_space
from lincei.games.newton.state import NONE, Newton, Player
from lincei.games.newton.terms import ON_WORK, WORK
from lincei.games.newton.vocabulary import NO_NEED, UNPAID
from lincei.kernel.frames import Task


def potions_ahead(g: Newton, p: Player, flags: int) -> int:
    """The potions that the next step takes: only the objective at the end has a prerequisite (N-5.06)."""
    if p.work + 1 < g.e.work_end or flags & NO_NEED:
        return 0
    return potions_for_objective(g, p, ON_WORK)


def held_up(g: Newton, p: Player, flags: int) -> bool:
    """Whether the marker is at the end, or before an objective that books do not open (N-5.04, N-5.07, N-5.08)."""
    return p.work == g.e.work_end or potions_ahead(g, p, flags) > 0


def can_step(g: Newton, p: Player, flags: int) -> bool:
    return p.work < g.e.work_end and potions_ahead(g, p, flags) <= p.potions


@final
class Work(Task[Newton]):
    """A Work action after some steps: it goes on, or is over (N-5.01)."""

    def __init__(self, seat: int, value: int, steps: int, entered: int, flags: int, by_card: bool) -> None:
        self.seat = seat
        self.value: Final = value
        self.steps: Final = steps
        self.entered: Final = entered  # the space that its own last step entered (N-3.18a)
        self.flags: Final = flags
        self.by_card: Final = by_card

    def run(self, g: Newton) -> None:
        p = g.seats[self.seat]
        question = WorkStep(self.seat, self)
        if (self.steps < self.value and can_step(g, p, self.flags)) or question.worth_a_stop(g):
            g.ask(question)
        else:
            finish(g, self)


@final
class WorkStep(Window):
    """One step of the marker, or stop (N-5.01, N-5.03)."""

    def __init__(self, seat: int, action: Work) -> None:
        self.seat = seat
        self.action: Final = action

    def rule(self) -> str:
        return "N-5.01"

    def ask(self) -> str:
        return "newton-ask-work"

    def halfway(self) -> bool:
        return True  # what a movement is worth shows at its end

    def args(self, g: Newton) -> dict[str, int | str]:
        return {"left": self.action.value - self.action.steps}

    def here(self, g: Newton) -> list[int]:
        action = self.action
        if action.steps < action.value and can_step(g, g.seats[self.seat], action.flags):
            return [STEP, STOP]
        return [STOP]

    def forbids(self, g: Newton, action: int) -> str:
        p = g.seats[self.seat]
        if action != STEP:
            return self.rule()
        return "N-5.06" if self.action.steps < self.action.value and p.work < g.e.work_end else self.rule()

    def worth_a_stop(self, g: Newton) -> bool:
        """All steps used or none possible: ask only if a further step can be bought, or a special action used."""
        p = g.seats[self.seat]
        if self.action.steps < self.action.value:
            # Held up: potions for the objective can still be bought.
            return p.work < g.e.work_end and bool(aside(g, self.seat, False, True))
        further = p.work < g.e.work_end and self.improvable(g)
        return may_matter(g, self.seat, further)

    def improvable(self, g: Newton) -> bool:
        return self.action.by_card

    def improve(self, g: Newton) -> None:
        a = self.action
        g.ask(Work(a.seat, a.value + 1, a.steps, a.entered, a.flags, a.by_card))

    def choose(self, g: Newton, action: int) -> None:
        a = self.action
        if action == STOP:
            finish(g, a)
            return
        p = g.seats[self.seat]
        p.potions -= potions_ahead(g, p, a.flags)
        p.work += 1
        g.ask(Work(a.seat, a.value, a.steps + 1, p.work, a.flags, a.by_card))


def finish(g: Newton, a: Work) -> None:
    """The movement has ended: coins, then the special space that its last step entered (N-5.02, N-5.09, N-5.11)."""
    p = g.seats[a.seat]
    coins = a.value if a.steps == a.value or held_up(g, p, a.flags) else a.steps  # N-5.03 to N-5.05
    if a.flags & UNPAID:
        coins = 0
    p.coins += coins
    if a.by_card and (a.steps or coins):
        g.performed = WORK
        g.performed_value = a.value
    if g.listening and (a.steps or coins):
        args: dict[str, int | str] = {"player": a.seat, "steps": a.steps, "coins": coins_ref(coins)}
        g.tell("newton-log-work" if coins else "newton-log-work-unpaid", "N-5.02", args)
    if a.steps and a.entered == p.work:
        enter_special_space(g, a.seat, g.e.work_kind[p.work], g.e.work_special[p.work])


def start(g: Newton, seat: int, value: int, flags: int, by_card: bool) -> None:
    g.ask(Work(seat, value, 0, NONE, flags, by_card))
