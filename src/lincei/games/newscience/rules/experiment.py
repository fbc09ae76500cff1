"""Experiment (section 10): name the target, announce rest, roll, add."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newscience.actions import DECLINE, DIE, EXPERIMENT_ON, REROLL, SPEND
from lincei.games.newscience.refs import discovery_ref
from lincei.games.newscience.rules.knowledge import forbids_experiment, tested_by_another
from lincei.games.newscience.rules.lab import discard
from lincei.games.newscience.rules.modifiers import applies, clause_after_roll, declared, die_ops, in_force
from lincei.games.newscience.rules.serving import Serve, spend_rest
from lincei.games.newscience.state import NewScience
from lincei.games.newscience.terms import EXPERIMENT, MOST_REST
from lincei.games.newscience.vocabulary import BEST_OF_TWO, LATE_REST, LATER, NO_CRITICAL
from lincei.games.newscience.vocabulary import REROLL as REROLL_OP
from lincei.kernel.chance import Rng
from lincei.kernel.frames import Chance, Question

SIDES: Final = 6
EVEN: Final = [1] * SIDES
FACES: Final = [DIE + side for side in range(SIDES)]


def value_to_reach(g: NewScience, seat: int, discovery: int, way: int) -> int:
    """The later value if another player has succeeded before or a card says so, else the first (S-10.05, S-10.09)."""
    if tested_by_another(g, seat, discovery):
        return g.e.later[discovery]
    clauses = in_force(g, seat, LATER) + declared(g, seat, EXPERIMENT, way)
    return g.e.later[discovery] if applies(g, clauses, LATER, discovery) else g.e.values[3 * discovery + EXPERIMENT]


@final
class Trial:
    """An experiment under way: all that is fixed once its target is named."""

    def __init__(self, g: NewScience, seat: int, discovery: int, points: int, way: int) -> None:
        ops = die_ops(g, seat, discovery, way)
        self.seat: Final = seat
        self.discovery: Final = discovery
        self.points: Final = points  # the total without rest and die (S-10.02)
        self.value: Final = value_to_reach(g, seat, discovery, way)
        self.dice: Final = 2 if BEST_OF_TWO in ops else 1
        self.critical: Final = 0 if NO_CRITICAL in ops else g.e.critical
        self.rerolls: Final = ops.count(REROLL_OP)
        self.late: Final = LATE_REST in ops

    def succeeds(self, rest: int, die: int) -> bool:
        """The total reaches the value, and the die is not the critical one (S-10.03, S-10.04)."""
        return self.points + rest + die >= self.value and die != self.critical

    def chance(self, rest: int, rerolls: int) -> int:
        """The chance of success in percent, with so much rest and so many further rolls (S-EC08, S-16.06)."""
        ways = 0
        for die in range(1, SIDES + 1):
            if self.succeeds(rest, die):
                ways += 1 if self.dice == 1 else 2 * die - 1  # of 36: the higher of two dice
        rolls = SIDES if self.dice == 1 else SIDES * SIDES
        fails = 1
        all_rolls = 1
        for _ in range(rerolls + 1):
            fails *= rolls - ways
            all_rolls *= rolls
        return (200 * (all_rolls - fails) + all_rolls) // (2 * all_rolls)


@final
class Experiment(Serve):
    """Test a discovery with an own marker in its research zone (S-10.01, S-10.02)."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat, space, EXPERIMENT, EXPERIMENT_ON)

    def ask(self) -> str:
        return "newscience-ask-experiment"

    def forbids(self, g: NewScience, discovery: int) -> str:
        return forbids_experiment(g, self.seat, discovery)

    def forbids_way(self, g: NewScience, discovery: int, way: int) -> str:
        """The die decides, so nothing has to be made up for."""
        return ""

    def trial(self, g: NewScience, discovery: int, way: int) -> Trial:
        return Trial(g, self.seat, discovery, self.points(g, discovery, way), way)

    def serve(self, g: NewScience, discovery: int, way: int) -> None:
        trial = self.trial(g, discovery, way)
        if g.listening:
            args: dict[str, int | str] = {"player": self.seat, "discovery": discovery_ref(g.e, discovery)}
            args["points"] = trial.points
            args["value"] = trial.value
            g.tell("newscience-log-experiment", "S-10.02", args)
        self.use_cards(g, discovery, way)
        if g.seats[self.seat].rest:
            g.ask(Announce(trial))
        else:
            g.ask(Roll(trial, 0, trial.rerolls, 0))


@final
class Announce(Question[NewScience]):
    """Announce how much rest is spent, before the roll (S-5.18, S-D06)."""

    def __init__(self, trial: Trial) -> None:
        self.seat = trial.seat
        self.trial: Final = trial

    def rule(self) -> str:
        return "S-5.18"

    def ask(self) -> str:
        return "newscience-ask-spend"

    def args(self, g: NewScience) -> dict[str, int | str]:
        t = self.trial
        return {"discovery": discovery_ref(g.e, t.discovery), "points": t.points, "value": t.value}

    def options(self, g: NewScience) -> list[int]:
        return [SPEND + rest for rest in range(g.seats[self.seat].rest + 1)]

    def why(self, g: NewScience, action: int) -> str:
        return "S-5.08" if SPEND <= action <= SPEND + MOST_REST else self.rule()

    def take(self, g: NewScience, action: int) -> None:
        rest = action - SPEND
        if rest:
            spend_rest(g, self.seat, rest)
        g.ask(Roll(self.trial, rest, self.trial.rerolls, 0))


@final
class Roll(Chance[NewScience]):
    """The die of an experiment; of two the higher one is kept (S-1.03, S-C03, S-16.06)."""

    def __init__(self, trial: Trial, rest: int, rerolls: int, kept: int) -> None:
        self.trial: Final = trial
        self.rest: Final = rest
        self.rerolls: Final = rerolls
        self.kept: Final = kept  # the first of two dice, once it lies

    def rule(self) -> str:
        return "S-C03"

    def options(self, g: NewScience) -> list[int]:
        return FACES

    def weights(self, g: NewScience) -> list[int]:
        return EVEN

    def draw(self, g: NewScience, rng: Rng) -> int:
        return DIE + rng.below(SIDES)

    def take(self, g: NewScience, action: int) -> None:
        die = action - DIE + 1
        t = self.trial
        if g.listening:
            g.tell("newscience-log-die", "S-C03", {"player": t.seat, "die": die})
        if t.dice == 2 and not self.kept:
            g.ask(Roll(t, self.rest, self.rerolls, die))
            return
        look_at(g, t, self.rest, self.rerolls, die if die > self.kept else self.kept)


def look_at(g: NewScience, t: Trial, rest: int, rerolls: int, die: int) -> None:
    """After a roll: another one or late rest, where a card allows it and it can matter (S-D07, S-16.06)."""
    if t.succeeds(rest, die):
        conclude(g, t, rest, die)
    elif rerolls or clause_after_roll(g, t.seat, REROLL_OP, t.discovery):
        g.ask(Reroll(t, rest, rerolls, die))
    else:
        offer_late_rest(g, t, rest, die)


def offer_late_rest(g: NewScience, t: Trial, rest: int, die: int) -> None:
    late = t.late or clause_after_roll(g, t.seat, LATE_REST, t.discovery)
    if late and t.succeeds(rest + g.seats[t.seat].rest, die):
        g.ask(AnnounceLate(t, rest, die))
    else:
        conclude(g, t, rest, die)


@final
class Reroll(Question[NewScience]):
    """Repeat the whole roll once; the last roll stands (S-D07, S-16.06)."""

    def __init__(self, trial: Trial, rest: int, rerolls: int, die: int) -> None:
        self.seat = trial.seat
        self.trial: Final = trial
        self.rest: Final = rest
        self.rerolls: Final = rerolls  # by cards in force; without any it is the single-use card in the lab
        self.die: Final = die

    def rule(self) -> str:
        return "S-D07"

    def ask(self) -> str:
        return "newscience-ask-reroll"

    def args(self, g: NewScience) -> dict[str, int | str]:
        t = self.trial
        return {"die": self.die, "total": t.points + self.rest + self.die, "value": t.value}

    def options(self, g: NewScience) -> list[int]:
        return [REROLL, DECLINE]

    def why(self, g: NewScience, action: int) -> str:
        """Rest is announced before the roll; where a card lets it come late, it comes after the last one."""
        return "S-5.18" if SPEND <= action <= SPEND + MOST_REST else self.rule()

    def take(self, g: NewScience, action: int) -> None:
        t = self.trial
        if action == DECLINE:
            offer_late_rest(g, t, self.rest, self.die)
            return
        left = self.rerolls - 1
        if not self.rerolls:
            left = 0
            discard(g, self.seat, "S-16.05")
        g.ask(Roll(t, self.rest, left, 0))


@final
class AnnounceLate(Question[NewScience]):
    """Spend rest after the roll, where a card allows it (S-D07, S-16.03)."""

    def __init__(self, trial: Trial, rest: int, die: int) -> None:
        self.seat = trial.seat
        self.trial: Final = trial
        self.rest: Final = rest
        self.die: Final = die

    def rule(self) -> str:
        return "S-D07"

    def ask(self) -> str:
        return "newscience-ask-spend-late"

    def args(self, g: NewScience) -> dict[str, int | str]:
        t = self.trial
        return {"die": self.die, "total": t.points + self.rest + self.die, "value": t.value}

    def options(self, g: NewScience) -> list[int]:
        return [SPEND + rest for rest in range(g.seats[self.seat].rest + 1)]

    def why(self, g: NewScience, action: int) -> str:
        return "S-5.08" if SPEND <= action <= SPEND + MOST_REST else self.rule()

    def take(self, g: NewScience, action: int) -> None:
        late = action - SPEND
        if late:
            spend_rest(g, self.seat, late)
            if not self.trial.late:
                discard(g, self.seat, "S-16.05")
        conclude(g, self.trial, self.rest + late, self.die)


def conclude(g: NewScience, t: Trial, rest: int, die: int) -> None:
    """Success moves the marker up (S-10.06); after a failure it stays, and what was announced is gone (S-5.19)."""
    won = t.succeeds(rest, die)
    if won:
        move_up(g, t.seat, t.discovery)
    if g.listening:
        args: dict[str, int | str] = {"player": t.seat, "discovery": discovery_ref(g.e, t.discovery)}
        args["total"] = t.points + rest + die
        args["value"] = t.value
        if won:
            g.tell("newscience-log-success", "S-10.06", args)
        elif die == t.critical:
            g.tell("newscience-log-critical", "S-10.04", args)
        else:
            g.tell("newscience-log-failure", "S-10.07", args)


def move_up(g: NewScience, seat: int, discovery: int) -> None:
    """An own marker moves from the research to the experiment zone (S-10.06)."""
    p = g.seats[seat]
    p.researched &= ~(1 << discovery)
    p.tested |= 1 << discovery
