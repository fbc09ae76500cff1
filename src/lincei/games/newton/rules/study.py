"""Study (chapter N-9)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.counting import ones
from lincei.games.newton.actions import DOUBLE, SHELVE, SHELVE_PAID, STOP
from lincei.games.newton.rules.gains import gain
from lincei.games.newton.rules.masters import PlayMaster
from lincei.games.newton.rules.prerequisites import potions_for_book_space
from lincei.games.newton.rules.quick import IMPROVE_PRICE, POTION_PRICE, Window, pay
from lincei.games.newton.state import IMPROVED, STACK_REWARDS, Newton, Player
from lincei.games.newton.terms import STUDY
from lincei.games.newton.vocabulary import COINS, IGNORE_NEED, NO_NEED, POTIONS, SECOND_TILE, SPLIT, VP
from lincei.kernel.frames import Task

# Tiles left when a stack has just been emptied, and what that gives (N-9.09); the third lets a Master be played.
FIRST_STACK: Final = 9
SECOND_STACK: Final = 6
THIRD_STACK: Final = 3
REWARD_POTIONS: Final = 1
REWARD_COINS: Final = 4
REWARD_VP: Final = 8


def empty_spaces(g: Newton, p: Player) -> list[int]:
    return ones(g.e.book_cells & ~p.shelf)


@final
class Study(Task[Newton]):
    """A Study action with some of its value left (N-9.01)."""

    def __init__(self, seat: int, value: int, left: int, laid: int, flags: int, by_card: bool, ignored: bool) -> None:
        self.seat = seat
        self.value: Final = value
        self.left: Final = left
        self.laid: Final = laid
        self.flags: Final = flags
        self.by_card: Final = by_card
        self.ignored: Final = ignored  # whether the card's own exemption is spent or absent (N-20.15a)

    def run(self, g: Newton) -> None:
        question = ShelveTile(self.seat, self)
        p = g.seats[self.seat]
        if question.spaces(g, p) or question.may_open(g, p) or question.may_reach(g, p):
            g.ask(question)

    def price(self, g: Newton) -> int:
        """What the next tile costs by itself: the second one of a card that allows it (N-20.07)."""
        return g.e.card_effect[g.card].coins if self.by_card and self.laid else 0


@final
class ShelveTile(Window):
    """Lay a shelf tile on an empty book space of a row that the value reaches (N-9.01, N-9.03)."""

    def __init__(self, seat: int, action: Study) -> None:
        self.seat = seat
        self.action: Final = action

    def rule(self) -> str:
        return "N-9.01"

    def ask(self) -> str:
        return "newton-ask-study"

    def args(self, g: Newton) -> dict[str, int | str]:
        return {"left": self.action.left, "price": self.action.price(g)}

    def here(self, g: Newton) -> list[int]:
        found = self.spaces(g, g.seats[self.seat])
        found.append(STOP)
        return found

    def spaces(self, g: Newton, p: Player) -> list[int]:
        """Every space that can be filled now; first those whose prerequisite is met or paid in potions."""
        met: list[int] = []
        exempt: list[int] = []
        for cell in empty_spaces(g, p):
            if not self.forbids_space(g, p, cell):
                met.append(SHELVE + cell)
            if not self.forbids_exemption(g, p, cell):
                exempt.append(SHELVE_PAID + cell)
        return met + exempt

    def forbids_space(self, g: Newton, p: Player, cell: int) -> str:
        """The rule against a tile on a space, or nothing."""
        reach = self.forbids_row(g, p, cell)
        if reach or self.action.flags & NO_NEED:
            return reach
        return "N-9.03" if potions_for_book_space(g, p, cell) > p.potions else ""

    def forbids_row(self, g: Newton, p: Player, cell: int) -> str:
        if not g.e.book_cells >> cell & 1:
            return "N-9.05"
        if p.shelf >> cell & 1:
            return "N-9.12"
        if g.e.cell_row[cell] > self.action.left:
            return "N-9.02"
        if p.tiles == 0:
            return "N-9.11"
        return "N-20.18" if p.coins < self.action.price(g) else ""

    def forbids_exemption(self, g: Newton, p: Player, cell: int) -> str:
        """The rule against paying the card's price instead of a prerequisite that is not met (N-20.15, N-20.15b)."""
        if self.action.ignored:
            return "N-20.15"
        reach = self.forbids_row(g, p, cell)
        if reach:
            return reach
        if potions_for_book_space(g, p, cell) == 0:
            return "N-20.15b"
        return "N-20.18" if p.coins < g.e.card_effect[g.card].coins else ""

    def forbids(self, g: Newton, action: int) -> str:
        p = g.seats[self.seat]
        if SHELVE <= action < SHELVE_PAID:
            return self.forbids_space(g, p, action - SHELVE)
        if SHELVE_PAID <= action < DOUBLE:
            return self.forbids_exemption(g, p, action - SHELVE_PAID)
        return self.rule()

    def may_open(self, g: Newton, p: Player) -> bool:
        """Whether a space in reach lacks only potions or books that can still be had in passing."""
        if p.coins < POTION_PRICE and not (g.lessons and not g.chapters.forbids_special(g, self.seat, True)):
            return False
        for cell in empty_spaces(g, p):
            if not self.forbids_row(g, p, cell):
                return True
        return False

    def may_reach(self, g: Newton, p: Player) -> bool:
        """Whether one more for the value, still to be bought, brings a space into reach (N-12.07)."""
        a = self.action
        if not a.by_card or g.done & IMPROVED or p.coins < IMPROVE_PRICE + a.price(g) or p.tiles == 0:
            return False
        for cell in empty_spaces(g, p):
            if g.e.cell_row[cell] == a.left + 1:
                return True
        return False

    def improvable(self, g: Newton) -> bool:
        return self.action.by_card

    def improve(self, g: Newton) -> None:
        a = self.action
        g.ask(Study(a.seat, a.value + 1, a.left + 1, a.laid, a.flags, a.by_card, a.ignored))

    def choose(self, g: Newton, action: int) -> None:
        if action != STOP:
            exempt = action >= SHELVE_PAID
            shelve(g, self.action, action - (SHELVE_PAID if exempt else SHELVE), exempt)


def shelve(g: Newton, a: Study, cell: int, exempt: bool) -> None:
    """Pay, lay the tile, complete runs; what the emptied stack gives comes after that (N-9.06, N-9.09, N-9.10)."""
    e = g.e
    p = g.seats[a.seat]
    pay(p, a.price(g))
    potions = 0
    if exempt:
        pay(p, e.card_effect[g.card].coins)
    elif not a.flags & NO_NEED:
        potions = potions_for_book_space(g, p, cell)
        p.potions -= potions
    p.shelf |= 1 << cell
    p.laid += 1
    if a.by_card:
        g.performed = STUDY
        g.performed_value = a.value
    if g.listening:
        args: dict[str, int | str] = {"player": a.seat, "space": "=" + e.cell_name[cell], "potions": potions}
        g.tell("newton-log-shelve", "N-9.01", args)
    complete_runs(g, a.seat, cell)
    left = a.left - e.cell_row[cell]
    again = a.flags & SPLIT or (a.by_card and a.laid == 0 and e.card_effect[g.card].verb == SECOND_TILE)
    if again:
        g.ask(Study(a.seat, a.value, left, a.laid + 1, a.flags, a.by_card, True))
    take_tile(g, a.seat)


def complete_runs(g: Newton, seat: int, cell: int) -> None:
    """A run whose book spaces are all filled brings its VP in every Upkeep (N-9.06, N-9.08), none now (N-9.07)."""
    p = g.seats[seat]
    for run in g.e.runs_of[cell]:
        if p.shelf & g.e.run_mask[run] == g.e.run_mask[run]:
            p.runs |= 1 << run
            if g.listening:
                g.tell("newton-log-run", "N-9.06", {"player": seat, "vp": g.e.run_vp[run]})


def take_tile(g: Newton, seat: int) -> None:
    """The next shelf tile leaves its stack; the last of a stack gives its reward (N-9.09)."""
    p = g.seats[seat]
    p.tiles -= 1
    if p.tiles == FIRST_STACK:
        gain(g, seat, POTIONS, REWARD_POTIONS, STACK_REWARDS)
    elif p.tiles == SECOND_STACK:
        gain(g, seat, COINS, REWARD_COINS, STACK_REWARDS)
    elif p.tiles == THIRD_STACK:
        g.ask(PlayMaster(seat))
    elif p.tiles == 0:
        gain(g, seat, VP, REWARD_VP, STACK_REWARDS)


@final
class DropTile(Task[Newton]):
    """A shelf tile leaves the game without being laid (N-21.15, N-21.33)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Newton) -> None:
        if g.seats[self.seat].tiles:
            take_tile(g, self.seat)


def start(g: Newton, seat: int, value: int, flags: int, by_card: bool) -> None:
    exempts = by_card and g.e.card_effect[g.card].verb == IGNORE_NEED
    g.ask(Study(seat, value, value, 0, flags, by_card, not exempts))


def forbids_study(g: Newton, seat: int, value: int, flags: int, by_card: bool) -> str:
    """The rule that rules a Study action out, or nothing."""
    p = g.seats[seat]
    if p.tiles == 0:
        return "N-9.11"
    exempts = by_card and g.e.card_effect[g.card].verb == IGNORE_NEED
    question = ShelveTile(seat, Study(seat, value, value, 0, flags, by_card, not exempts))
    possible = question.spaces(g, p) or question.may_open(g, p) or question.may_reach(g, p)
    return "" if possible else "N-9.03"
