"""Travel (chapter N-7)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newton.actions import CUBE, JUMP, MOVE, STOP
from lincei.games.newton.refs import coins_ref, place_ref
from lincei.games.newton.rules.prerequisites import potions_for_objective
from lincei.games.newton.rules.quick import Pause, Window, may_matter, pay
from lincei.games.newton.rules.spaces import LayCube, lay_cube, take_token, takes_cube, use_token
from lincei.games.newton.state import NONE, Newton, Player
from lincei.games.newton.terms import ON_MAP, PLACES, TRAVEL
from lincei.games.newton.vocabulary import ALL_CUBES, EXTRA_CUBE, PER_CUBES, TOLL_FREE
from lincei.kernel.frames import Task


def toll(g: Newton, p: Player, place: int, flags: int) -> int:
    """The toll of the road to a neighbouring place, paid each time (N-7.02)."""
    return 0 if flags & TOLL_FREE else g.e.toll[PLACES * p.scientist + place]


def potions_to_enter(g: Newton, p: Player, place: int) -> int:
    """Only the objective space has a prerequisite; it is checked on every entry (N-7.12, N-7.12a)."""
    return potions_for_objective(g, p, ON_MAP) if place == g.e.objective_place else 0


def forbids_move(g: Newton, p: Player, place: int, flags: int) -> str:
    """The rule that keeps the scientist from a place, or nothing."""
    if g.e.toll[PLACES * p.scientist + place] < 0:
        return "N-7.01"
    if toll(g, p, place, flags) > p.coins:
        return "N-7.02"
    return "N-7.12" if potions_to_enter(g, p, place) > p.potions else ""


def moves(g: Newton, p: Player, flags: int) -> list[int]:
    """The neighbouring places that the scientist can go to, ascending."""
    return [place for place in g.e.neighbours[p.scientist] if not forbids_move(g, p, place, flags)]


@final
class Travel(Task[Newton]):
    """A Travel action after some steps: it goes on, or is over (N-7.01)."""

    def __init__(self, seat: int, value: int, steps: int, entered: int, extra: bool, flags: int, by_card: bool) -> None:
        self.seat = seat
        self.value: Final = value
        self.steps: Final = steps
        self.entered: Final = entered  # the place that its own last step entered (N-3.18a)
        self.extra: Final = extra  # whether one more cube may still be laid in passing (N-20.16)
        self.flags: Final = flags
        self.by_card: Final = by_card

    def run(self, g: Newton) -> None:
        p = g.seats[self.seat]
        question = TravelStep(self.seat, self)
        if (self.steps < self.value and moves(g, p, self.flags)) or question.worth_a_stop(g, p):
            g.ask(question)
        else:
            finish(g, self)


@final
class TravelStep(Window):
    """One road, a cube laid in passing, or stop (N-7.01, N-7.14)."""

    def __init__(self, seat: int, action: Travel) -> None:
        self.seat = seat
        self.action: Final = action

    def rule(self) -> str:
        return "N-7.01"

    def ask(self) -> str:
        return "newton-ask-travel"

    def halfway(self) -> bool:
        return True  # what a movement is worth shows at its end

    def args(self, g: Newton) -> dict[str, int | str]:
        return {"left": self.action.value - self.action.steps}

    def here(self, g: Newton) -> list[int]:
        a = self.action
        p = g.seats[self.seat]
        found: list[int] = []
        if a.steps < a.value:
            found = [MOVE + place for place in moves(g, p, a.flags)]
        if not self.forbids_cube(g, p.scientist):
            found.append(CUBE + p.scientist)
        found.append(STOP)
        return found

    def forbids(self, g: Newton, action: int) -> str:
        a = self.action
        p = g.seats[self.seat]
        if MOVE <= action < CUBE and a.steps < a.value:
            return forbids_move(g, p, action - MOVE, a.flags)
        if CUBE <= action < JUMP:
            return self.forbids_cube(g, action - CUBE)
        return self.rule()

    def forbids_cube(self, g: Newton, place: int) -> str:
        """The rule against a cube laid in passing, or nothing (N-7.14, N-7.14a, N-20.16, N-21.35)."""
        a = self.action
        p = g.seats[self.seat]
        if not a.flags & ALL_CUBES and not a.extra:
            return "N-20.16" if a.by_card and g.e.card_effect[g.card].verb == EXTRA_CUBE else "N-7.06"
        if place != p.scientist or a.entered != place:
            return "N-7.14"
        if a.steps == a.value:
            return "N-7.14a"
        if not takes_cube(g, p, place):
            return "N-7.07" if p.cubes else "N-7.09"
        return "N-20.18" if not a.flags & ALL_CUBES and p.coins < extra_price(g) else ""

    def worth_a_stop(self, g: Newton, p: Player) -> bool:
        """No step left or possible: ask only where something beside the question can change that."""
        if self.action.steps < self.action.value:
            return p.coins > 0 or (g.lessons and not g.chapters.forbids_special(g, self.seat, True))
        return may_matter(g, self.seat, self.improvable(g))

    def improvable(self, g: Newton) -> bool:
        return self.action.by_card

    def improve(self, g: Newton) -> None:
        a = self.action
        g.ask(Travel(a.seat, a.value + 1, a.steps, a.entered, a.extra, a.flags, a.by_card))

    def choose(self, g: Newton, action: int) -> None:
        a = self.action
        if action == STOP:
            finish(g, a)
        elif action < CUBE:
            move(g, a, action - MOVE)
        elif a.flags & ALL_CUBES:
            g.ask(a)
            lay_cube(g, self.seat, action - CUBE)
        else:
            pay(g.seats[self.seat], extra_price(g))
            g.ask(Travel(a.seat, a.value, a.steps, a.entered, False, a.flags, a.by_card))
            lay_cube(g, self.seat, action - CUBE)


def extra_price(g: Newton) -> int:
    """What the card played asks for a cube in passing (N-20.16)."""
    return g.e.card_effect[g.card].coins


def move(g: Newton, a: Travel, place: int) -> None:
    """Pay, go, and take a token that lies there (N-7.02, N-7.05)."""
    p = g.seats[a.seat]
    price = toll(g, p, place, a.flags)
    pay(p, price)
    p.potions -= potions_to_enter(g, p, place)
    p.scientist = place
    if g.listening:
        args: dict[str, int | str] = {"player": a.seat, "place": place_ref(g.e, place), "toll": coins_ref(price)}
        g.tell("newton-log-toll" if price else "newton-log-move", "N-7.01", args)
    g.ask(Travel(a.seat, a.value, a.steps + 1, place, a.extra, a.flags, a.by_card))
    bonus = g.e.place_bonus[place]
    if bonus >= 0:
        token = take_token(g, a.seat, bonus)
        if token != NONE:
            use_token(g, a.seat, token)


def finish(g: Newton, a: Travel) -> None:
    """The movement has ended: a cube, if its own last step entered this place (N-7.06, N-7.13, N-3.18a)."""
    p = g.seats[a.seat]
    if a.by_card and a.steps:
        g.performed = TRAVEL
        g.performed_value = a.value
    if a.steps and a.entered == p.scientist and takes_cube(g, p, p.scientist):
        g.then([Pause(a.seat, PER_CUBES), LayCube(a.seat, p.scientist)])


def start(g: Newton, seat: int, value: int, flags: int, by_card: bool) -> None:
    extra = by_card and g.e.card_effect[g.card].verb == EXTRA_CUBE
    g.ask(Travel(seat, value, 0, NONE, extra, flags, by_card))
