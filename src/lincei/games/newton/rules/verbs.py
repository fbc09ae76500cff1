"""What every verb of the effect vocabulary can do and does, side by side: would it do anything now, and doing it.

Cards, tiles, Masters, special actions and discoveries are rows of data: no component is named here.
"""

from __future__ import annotations

from typing import Final, final

from lincei.games.newton.rules.again import (
    UseCity,
    UseIncome,
    UseMaster,
    UseObjective,
    UseToken,
    cities_to_use,
    masters_to_use,
    objectives_to_use,
)
from lincei.games.newton.rules.choices import (
    ChooseAction,
    GoToVillage,
    PlaceCube,
    TakeCard,
    TakeDiscovery,
    cube_targets,
    discoveries_in_reach,
    free_villages,
)
from lincei.games.newton.rules.counts import count, worth
from lincei.games.newton.rules.decks import shown
from lincei.games.newton.rules.gains import TWO_CITIES, ChooseTile, gain, take_development, take_income, take_medicine
from lincei.games.newton.rules.quick import Pause, place_student
from lincei.games.newton.rules.study import DropTile
from lincei.games.newton.state import SOURCE_RULES, TOKENS, Newton
from lincei.games.newton.terms import JOKER
from lincei.games.newton.vocabulary import (
    AGAIN_CITY,
    AGAIN_INCOME,
    AGAIN_MASTER,
    AGAIN_TOKEN,
    NONE,
    PER_EMPTY_SLOTS,
    PER_RESERVE_STUDENTS,
    Clause,
)
from lincei.kernel.frames import Task


class Verb:
    """One verb: whether it would do anything for a player, and doing it."""

    def can(self, g: Newton, seat: int, clause: Clause) -> bool:
        return True

    def do(self, g: Newton, seat: int, clause: Clause, n: int, source: int) -> None:
        raise NotImplementedError


@final
class Gain(Verb):
    """Coins, potions, VP."""

    def can(self, g: Newton, seat: int, clause: Clause) -> bool:
        return worth(g, g.seats[seat], clause) > 0

    def do(self, g: Newton, seat: int, clause: Clause, n: int, source: int) -> None:
        gain(g, seat, clause.verb, n, source)


@final
class Students(Verb):
    """New students on the start of the tree (N-12.10)."""

    def can(self, g: Newton, seat: int, clause: Clause) -> bool:
        return g.seats[seat].reserve() > 0

    def do(self, g: Newton, seat: int, clause: Clause, n: int, source: int) -> None:
        if source == TOKENS:  # part of the step that took the token (N-3.12)
            NewStudents(seat, n, source).run(g)
        else:
            g.then([Pause(seat, PER_RESERVE_STUDENTS), NewStudents(seat, n, source)])


@final
class NewStudents(Task[Newton]):
    def __init__(self, seat: int, n: int, source: int) -> None:
        self.seat = seat
        self.n: Final = n
        self.source: Final = source

    def run(self, g: Newton) -> None:
        for _ in range(self.n):
            place_student(g, self.seat, SOURCE_RULES[self.source])


@final
class Act(Verb):
    """A basic action of a fixed value, or several of them one after the other (N-4.07, N-17.12)."""

    def can(self, g: Newton, seat: int, clause: Clause) -> bool:
        if clause.per != NONE and count(g, g.seats[seat], clause.per) == 0:
            return False
        if clause.about != JOKER:
            return not g.chapters.forbids_basic(g, seat, clause.about, clause.n)
        for action in range(JOKER):
            if not g.chapters.forbids_basic(g, seat, action, clause.n):
                return True
        return False

    def do(self, g: Newton, seat: int, clause: Clause, n: int, source: int) -> None:
        times = n // clause.n
        for _ in range(times):
            if clause.about == JOKER:
                g.ask(ChooseAction(seat, clause.n, clause.flags))
            else:
                g.chapters.begin(g, seat, clause.about, clause.n, clause.flags, False)


@final
class Cube(Verb):
    """A cube on a place of some kind (N-18.04, N-18.05, N-21.26)."""

    def can(self, g: Newton, seat: int, clause: Clause) -> bool:
        return bool(cube_targets(g, g.seats[seat], clause.about))

    def do(self, g: Newton, seat: int, clause: Clause, n: int, source: int) -> None:
        g.ask(PlaceCube(seat, clause.about, 0))


@final
class Medicine(Verb):
    """The medicine tile, or its other side (N-16.11)."""

    def can(self, g: Newton, seat: int, clause: Clause) -> bool:
        return g.seats[seat].medicine < TWO_CITIES

    def do(self, g: Newton, seat: int, clause: Clause, n: int, source: int) -> None:
        g.then([Pause(seat, PER_EMPTY_SLOTS), TakeMedicine(seat)])


@final
class TakeMedicine(Task[Newton]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Newton) -> None:
        take_medicine(g, self.seat, False)


@final
class DropTiles(Verb):
    """Shelf tiles leave the game, with the rewards of the stacks they empty (N-21.33)."""

    def can(self, g: Newton, seat: int, clause: Clause) -> bool:
        return g.seats[seat].tiles > 0

    def do(self, g: Newton, seat: int, clause: Clause, n: int, source: int) -> None:
        g.then([DropTile(seat) for _ in range(n)])


@final
class Passive(Verb):
    """Books lie there to be counted; modifiers act inside their card's action (N-3.15): neither is used."""

    def can(self, g: Newton, seat: int, clause: Clause) -> bool:
        return False

    def do(self, g: Newton, seat: int, clause: Clause, n: int, source: int) -> None:
        return


@final
class Village(Verb):
    """The scientist on any village without a token (N-20.09)."""

    def can(self, g: Newton, seat: int, clause: Clause) -> bool:
        villages = free_villages(g)
        return len(villages) > 1 or (len(villages) == 1 and villages[0] != g.seats[seat].scientist)

    def do(self, g: Newton, seat: int, clause: Clause, n: int, source: int) -> None:
        g.ask(GoToVillage(seat))


@final
class Take(Verb):
    """A card from the display, of level I or any (NL-4.01, NL-4.07, NL-4.09)."""

    def can(self, g: Newton, seat: int, clause: Clause) -> bool:
        return bool(shown(g, clause.about))

    def do(self, g: Newton, seat: int, clause: Clause, n: int, source: int) -> None:
        g.ask(TakeCard(seat, clause.about))


@final
class Again(Verb):
    """An income tile, token, city, Master or objective once more (NL-4.04, NL-4.05, NL-4.08, NL-4.10, NL-4.11)."""

    def can(self, g: Newton, seat: int, clause: Clause) -> bool:
        p = g.seats[seat]
        if clause.about == AGAIN_INCOME:
            return bool(p.incomes)
        if clause.about == AGAIN_TOKEN:
            return bool(p.tokens)
        if clause.about == AGAIN_CITY:
            return bool(cities_to_use(g, p))
        if clause.about == AGAIN_MASTER:
            return bool(masters_to_use(g, p))
        return bool(objectives_to_use(g, p))

    def do(self, g: Newton, seat: int, clause: Clause, n: int, source: int) -> None:
        if clause.about == AGAIN_INCOME:
            g.ask(UseIncome(seat))
        elif clause.about == AGAIN_TOKEN:
            g.ask(UseToken(seat))
        elif clause.about == AGAIN_CITY:
            g.ask(UseCity(seat))
        elif clause.about == AGAIN_MASTER:
            g.ask(UseMaster(seat))
        else:
            g.ask(UseObjective(seat))


@final
class Discovery(Verb):
    """A discovery at half its cost, or free (ND-3.01, ND-3.02)."""

    def can(self, g: Newton, seat: int, clause: Clause) -> bool:
        return bool(discoveries_in_reach(g, g.seats[seat], clause.about))

    def do(self, g: Newton, seat: int, clause: Clause, n: int, source: int) -> None:
        g.ask(TakeDiscovery(seat, clause.about))


@final
class Develop(Verb):
    """A development tile (N-16.05)."""

    def can(self, g: Newton, seat: int, clause: Clause) -> bool:
        return g.developments[clause.about] > 0

    def do(self, g: Newton, seat: int, clause: Clause, n: int, source: int) -> None:
        take_development(g, seat, clause.about)


@final
class Income(Verb):
    """An income tile (N-16.06)."""

    def can(self, g: Newton, seat: int, clause: Clause) -> bool:
        return g.incomes[clause.about] > 0

    def do(self, g: Newton, seat: int, clause: Clause, n: int, source: int) -> None:
        g.then([Pause(seat, PER_EMPTY_SLOTS), TakeIncome(seat, clause.about)])


@final
class TakeIncome(Task[Newton]):
    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind: Final = kind

    def run(self, g: Newton) -> None:
        take_income(g, self.seat, self.kind)


@final
class Choice(Verb):
    """Any development or income tile (N-16.03)."""

    def do(self, g: Newton, seat: int, clause: Clause, n: int, source: int) -> None:
        g.ask(ChooseTile(seat))
