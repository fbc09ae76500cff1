"""Quick actions (chapter N-12, ND-2), and the windows in which they may be taken (N-3.09 to N-3.13)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.counting import ones
from lincei.games.newton.actions import BUY, CASH, EFFECT, FIRST, IMPROVE, POTION, REVEAL, SPECIAL, STOP, STUDENT
from lincei.games.newton.refs import coins_ref, discovery_ref, vp_ref
from lincei.games.newton.rules.counts import count, worth
from lincei.games.newton.rules.decks import DrawCard
from lincei.games.newton.state import DISCOVERIES as FROM_DISCOVERIES
from lincei.games.newton.state import IMPROVED, NONE, RESERVE, Newton, Player, put
from lincei.games.newton.terms import DISCOVERIES, LEVELS
from lincei.kernel.frames import Question

REVEAL_PRICE: Final = 1
IMPROVE_PRICE: Final = 2
POTION_PRICE: Final = 3
STUDENT_PRICE: Final = 5
REVEALED: Final = 2


class Window(Question[Newton]):
    """A question in a player's own turn: beside its answers it offers quick actions and the special action (N-3.10)."""

    def here(self, g: Newton) -> list[int]:
        """The answers proper, ascending; without any, the question is not asked."""
        raise NotImplementedError

    def choose(self, g: Newton, action: int) -> None:
        """Carry out an answer proper."""
        raise NotImplementedError

    def forbids(self, g: Newton, action: int) -> str:
        """The rule that forbids an answer proper."""
        return self.rule()

    def improvable(self, g: Newton) -> bool:
        """Whether the basic action of the card played can be improved at this point (N-12.06, N-12.07a)."""
        return False

    def improve(self, g: Newton) -> None:
        """Go on with an improved action."""
        g.ask(self)

    def inside(self) -> bool:
        """Whether something is still running: then conditions are not yet met (NL-3.08)."""
        return True

    def options(self, g: Newton) -> list[int]:
        found = self.here(g)
        if found:
            found += aside(g, self.seat, self.improvable(g), self.inside())
        return found

    def take(self, g: Newton, action: int) -> None:
        if action < SPECIAL:
            self.choose(g, action)
            return
        p = g.seats[self.seat]
        if action == IMPROVE:
            improve(g, self.seat)
            self.improve(g)
            return
        g.ask(self)
        if action == SPECIAL:
            g.chapters.use_special(g, self.seat)
        elif action < IMPROVE:
            reveal(g, self.seat, action - REVEAL)
        elif action == POTION:
            buy_potion(g, self.seat)
        elif action == STUDENT:
            buy_student(g, self.seat)
        elif action < CASH:
            pay(p, g.e.discovery_cost[action - BUY])
            find(g, self.seat, action - BUY, g.e.discovery_cost[action - BUY])
        else:
            cash_in(g, self.seat, action - CASH)

    def why(self, g: Newton, action: int) -> str:
        if action < SPECIAL or action >= FIRST:
            # A special effect is used before or after the complete basic action, not inside it (N-3.15).
            inside = action == EFFECT and g.card != NONE and self.inside()
            return "N-3.15" if inside else self.forbids(g, action)
        return forbids_aside(g, self.seat, action, self.improvable(g), self.inside())


def aside(g: Newton, seat: int, improvable: bool, inside: bool) -> list[int]:
    """Everything that is offered beside the question, ascending."""
    p = g.seats[seat]
    found: list[int] = []
    if g.lessons and not g.chapters.forbids_special(g, seat, inside):
        found.append(SPECIAL)
    if p.coins:
        for level in range(LEVELS):
            if deck_size(g, level):
                found.append(REVEAL + level)
        if improvable and p.coins >= IMPROVE_PRICE and not g.done & IMPROVED:
            found.append(IMPROVE)
        if p.coins >= POTION_PRICE:
            found.append(POTION)
        if p.coins >= STUDENT_PRICE and p.reserve():
            found.append(STUDENT)
        if g.available:
            for tile in range(DISCOVERIES):
                if g.available >> tile & 1 and p.coins >= g.e.discovery_cost[tile]:
                    found.append(BUY + tile)
    if p.found:
        for tile in ones(p.found):
            found.append(CASH + tile)
    return found


def may_matter(g: Newton, seat: int, further: bool) -> bool:
    """Whether something aside can still change a movement whose steps are used up: only then is it asked (N-12.07)."""
    if g.lessons and not g.chapters.forbids_special(g, seat, True):
        return True
    return further and g.seats[seat].coins >= IMPROVE_PRICE and not g.done & IMPROVED


def forbids_aside(g: Newton, seat: int, action: int, improvable: bool, inside: bool) -> str:
    """The rule that forbids a quick action or the special action now."""
    p = g.seats[seat]
    if action == SPECIAL:
        return g.chapters.forbids_special(g, seat, inside)
    if action < IMPROVE:
        return "N-12.03" if p.coins else "N-12.02"
    if action == IMPROVE:
        if g.done & IMPROVED:
            return "N-12.05"
        return "N-12.04" if improvable else "N-12.07a"
    if action == POTION:
        return "N-12.08"
    if action == STUDENT:
        return "N-12.09" if p.reserve() else "N-12.10"
    if action < CASH:
        return "ND-2.01" if g.available >> (action - BUY) & 1 else "ND-1.03a"
    return "ND-2.04"


def pay(p: Player, coins: int) -> None:
    """A cost is paid in full from what there is (N-0.05, N-0.07)."""
    p.coins -= coins


def deck_size(g: Newton, level: int) -> int:
    """Whether a deck has cards: those never seen, and those put under it; 0 if it is empty."""
    return 1 if g.unseen[level] or g.under[level] else 0


def reveal(g: Newton, seat: int, level: int) -> None:
    """Pay 1 coin: two more cards in a row, or the one that is left (N-12.02, N-12.03)."""
    pay(g.seats[seat], REVEAL_PRICE)
    if g.listening:
        g.tell("newton-log-reveal", "N-12.02", {"player": seat, "level": level + 1})
    for _ in range(REVEALED):
        g.ask(DrawCard(level))


def improve(g: Newton, seat: int) -> None:
    """Pay 2 coins: one more for the basic action of the card played (N-12.04)."""
    pay(g.seats[seat], IMPROVE_PRICE)
    g.done |= IMPROVED
    if g.listening:
        g.tell("newton-log-improve", "N-12.04", {"player": seat})


def buy_potion(g: Newton, seat: int) -> None:
    """Pay 3 coins: 1 potion (N-12.08)."""
    p = g.seats[seat]
    pay(p, POTION_PRICE)
    p.potions += 1
    if g.listening:
        g.tell("newton-log-potion", "N-12.08", {"player": seat})


def buy_student(g: Newton, seat: int) -> None:
    """Pay 5 coins: a student from the reserve onto the start of the tree (N-12.09)."""
    pay(g.seats[seat], STUDENT_PRICE)
    place_student(g, seat, "N-12.09")


def place_student(g: Newton, seat: int, rule: str) -> None:
    """A new student on the start space; with an empty reserve nothing happens (N-12.10)."""
    p = g.seats[seat]
    if RESERVE not in p.students:
        return
    p.students = put(p.students, p.students.index(RESERVE), g.e.tree_start)
    if g.listening:
        g.tell("newton-log-student", rule, {"player": seat})


# -- Great Discoveries --------------------------------------------------------------------------------------------


def find(g: Newton, seat: int, tile: int, price: int) -> None:
    """The discovery lies face up in front of the player; its book is available at once (ND-2.01 to ND-2.03)."""
    p = g.seats[seat]
    g.available &= ~(1 << tile)
    p.found |= 1 << tile
    p.lasting += g.e.discovery_books[tile]
    if g.listening:
        args: dict[str, int | str] = {"player": seat, "discovery": discovery_ref(g.e, tile), "price": coins_ref(price)}
        g.tell("newton-log-buy" if price else "newton-log-found", "ND-2.01", args)


def cash_in(g: Newton, seat: int, tile: int) -> None:
    """Gain the VP of the discovery as of now and turn it face down: its permanent effect ends (ND-2.04, ND-2.04a)."""
    p = g.seats[seat]
    vp = worth(g, p, g.e.discovery_effect[tile].clauses[0])
    p.found &= ~(1 << tile)
    p.cashed |= 1 << tile
    p.lasting -= g.e.discovery_books[tile]
    p.score(FROM_DISCOVERIES, vp)
    if g.listening:
        args: dict[str, int | str] = {"player": seat, "discovery": discovery_ref(g.e, tile), "vp": vp_ref(vp)}
        g.tell("newton-log-cash", "ND-2.04", args)


@final
class Pause(Window):
    """Before a step that makes a discovery worth less: the last moment to cash it in (N-3.12). Elsewhere not asked."""

    def __init__(self, seat: int, per: int) -> None:
        self.seat = seat
        self.per: Final = per

    def rule(self) -> str:
        return "N-3.12"

    def ask(self) -> str:
        return "newton-ask-pause"

    def here(self, g: Newton) -> list[int]:
        return [STOP] if discovery_at_stake(g, g.seats[self.seat], self.per) else []

    def choose(self, g: Newton, action: int) -> None:
        return


def discovery_at_stake(g: Newton, p: Player, per: int) -> bool:
    """Whether a discovery that is owned, or can be bought, counts what is about to grow less."""
    if not g.discoveries:
        return False
    for tile in ones(p.found | g.available):
        clauses = g.e.discovery_effect[tile].clauses
        if clauses[0].per != per or count(g, p, per) == 0:
            continue
        if p.found >> tile & 1 or p.coins >= g.e.discovery_cost[tile]:
            return True
    return False
