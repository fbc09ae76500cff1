"""How effects are paid for and used, and the table of verbs; the verbs themselves are in `verbs`."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newton.actions import COPY, DISCARD, STOP
from lincei.games.newton.actions import EFFECT as ACCEPT
from lincei.games.newton.refs import card_ref, coins_ref
from lincei.games.newton.rules.choices import PlaceCube, discard, discards
from lincei.games.newton.rules.counts import worth
from lincei.games.newton.rules.gains import gain
from lincei.games.newton.rules.quick import Window, pay
from lincei.games.newton.rules.verbs import (
    Act,
    Again,
    Choice,
    Cube,
    Develop,
    Discovery,
    DropTiles,
    Gain,
    Income,
    Medicine,
    Passive,
    Students,
    Take,
    Verb,
    Village,
)
from lincei.games.newton.state import EFFECTS, Newton, Player
from lincei.games.newton.vocabulary import CHOICE, CUBE, VP, Clause, Effect
from lincei.kernel.frames import Frame, Question, Task


@final
class Copy(Verb):
    """The immediate effect of another card on the own desk (N-20.11, N-20.12)."""

    def can(self, g: Newton, seat: int, clause: Clause) -> bool:
        return bool(cards_to_copy(g, seat))

    def do(self, g: Newton, seat: int, clause: Clause, n: int, source: int) -> None:
        g.ask(CopyEffect(seat))


GAIN: Final = Gain()
PASSIVE: Final = Passive()
# In the order of the verbs' numbers.
VERBS: Final[list[Verb]] = [
    GAIN,
    GAIN,
    GAIN,
    Students(),
    Act(),
    Cube(),
    Medicine(),
    DropTiles(),
    PASSIVE,
    Village(),
    PASSIVE,
    PASSIVE,
    PASSIVE,
    PASSIVE,
    Copy(),
    Take(),
    Again(),
    Discovery(),
    Develop(),
    Income(),
    Choice(),
]
assert len(VERBS) == CHOICE + 1


# -- using an effect ----------------------------------------------------------------------------------------------


def forbids_price(p: Player, effect: Effect) -> str:
    """A price is paid in full, or the effect is not used (N-0.05, N-0.06)."""
    if p.coins < effect.coins or p.potions < effect.potions:
        return "N-0.05"
    if p.vp < effect.vp:
        return "N-0.06"
    return "N-20.13" if effect.discard and not p.hand else ""


def forbids_use(g: Newton, seat: int, effect: Effect) -> str:
    """The rule against using an effect now: its price, or that it would do nothing."""
    price = forbids_price(g.seats[seat], effect)
    if price:
        return price
    for clause in effect.clauses:
        if VERBS[clause.verb].can(g, seat, clause):
            return ""
    return "N-20.02"


def use(g: Newton, seat: int, effect: Effect, source: int) -> None:
    """Pay for an effect and let it work."""
    p = g.seats[seat]
    pay(p, effect.coins)
    p.potions -= effect.potions
    if effect.vp:
        p.score(source, -effect.vp)
    if effect.discard:
        g.ask(DiscardFor(seat, effect, source))
    else:
        resolve(g, seat, effect, source)


def resolve(g: Newton, seat: int, effect: Effect, source: int) -> None:
    """Every clause in order; what is counted is counted now (N-17.12, N-17.13)."""
    p = g.seats[seat]
    frames: list[Frame] = []
    for clause in effect.clauses:
        n = worth(g, p, clause)
        if n == 0:
            continue
        if clause.verb <= VP and not frames:
            gain(g, seat, clause.verb, n, source)
        else:
            frames.append(Do(seat, clause, n, source))
    g.then(frames)


@final
class Do(Task[Newton]):
    """One clause of an effect, when its turn has come."""

    def __init__(self, seat: int, clause: Clause, n: int, source: int) -> None:
        self.seat = seat
        self.clause: Final = clause
        self.n: Final = n
        self.source: Final = source

    def run(self, g: Newton) -> None:
        VERBS[self.clause.verb].do(g, self.seat, self.clause, self.n, self.source)


def trigger(g: Newton, seat: int, effect: Effect, source: int) -> None:
    """A tile or Master works; what has a price may be declined (N-0.13)."""
    if not effect.coins and not effect.potions and not effect.vp and not effect.discard:
        resolve(g, seat, effect, source)
    elif effect.verb == CUBE and not effect.potions and not effect.vp and not effect.discard:
        g.ask(PlaceCube(seat, effect.clauses[0].about, effect.coins))
    else:
        g.ask(Accept(seat, effect, source))


@final
class Accept(Window):
    """Pay for what a tile or Master offers, or decline (N-0.13)."""

    def __init__(self, seat: int, effect: Effect, source: int) -> None:
        self.seat = seat
        self.effect: Final = effect
        self.source: Final = source

    def rule(self) -> str:
        return "N-0.13"

    def ask(self) -> str:
        return "newton-ask-accept"

    def args(self, g: Newton) -> dict[str, int | str]:
        return {"effect": self.effect.ref, "price": coins_ref(self.effect.coins)}

    def here(self, g: Newton) -> list[int]:
        return [] if forbids_use(g, self.seat, self.effect) else [ACCEPT, STOP]

    def choose(self, g: Newton, action: int) -> None:
        if action != STOP:
            use(g, self.seat, self.effect, self.source)


@final
class DiscardFor(Question[Newton]):
    """The card from hand that is the price of an effect (N-20.13, NL-4.07)."""

    def __init__(self, seat: int, effect: Effect, source: int) -> None:
        self.seat = seat
        self.effect: Final = effect
        self.source: Final = source

    def rule(self) -> str:
        return "N-20.13"

    def ask(self) -> str:
        return "newton-ask-discard"

    def halfway(self) -> bool:
        return True

    def options(self, g: Newton) -> list[int]:
        return discards(g.seats[self.seat])

    def take(self, g: Newton, action: int) -> None:
        discard(g, self.seat, action - DISCARD)
        resolve(g, self.seat, self.effect, self.source)


def cards_to_copy(g: Newton, seat: int) -> list[int]:
    """Other cards on the own desk with an immediate effect that can be used, ascending (N-20.11, N-20.12)."""
    found: list[int] = []
    for card in g.seats[seat].desk:
        effect = g.e.card_effect[card]
        if card != g.card and effect.lightning and not forbids_use(g, seat, effect):
            found.append(card)
    found.sort()
    return found


@final
class CopyEffect(Question[Newton]):
    """Choose the card whose immediate effect is applied; its price is paid again (N-20.11, N-20.12)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "N-20.12"

    def ask(self) -> str:
        return "newton-ask-copy"

    def halfway(self) -> bool:
        return True

    def options(self, g: Newton) -> list[int]:
        return [COPY + card for card in cards_to_copy(g, self.seat)]

    def take(self, g: Newton, action: int) -> None:
        card = action - COPY
        if g.listening:
            g.tell("newton-log-copy", "N-20.11", {"player": self.seat, "card": card_ref(g.e, card)})
        use(g, self.seat, g.e.card_effect[card], EFFECTS)
