"""What every verb of the effect vocabulary can do and does; and how effects are paid for and used.

Each verb has `can` (would it do anything now?) and `do` side by side. Cards, tiles, Masters, special actions and
discoveries are rows of data: no component is named here.
"""

from __future__ import annotations

from typing import Final, final

from lincei.games.newton.actions import COPY, DISCARD, STOP
from lincei.games.newton.actions import EFFECT as ACCEPT
from lincei.games.newton.refs import card_ref, coins_ref
from lincei.games.newton.rules.choices import (
    ChooseAction,
    GoToVillage,
    PlaceCube,
    TakeCard,
    TakeDiscovery,
    UseCity,
    UseIncome,
    UseMaster,
    UseObjective,
    UseToken,
    cities_to_use,
    cube_targets,
    discard,
    discards,
    discoveries_in_reach,
    free_villages,
    masters_to_use,
    objectives_to_use,
)
from lincei.games.newton.rules.counts import count, worth
from lincei.games.newton.rules.decks import shown
from lincei.games.newton.rules.gains import (
    TWO_CITIES,
    ChooseTile,
    gain,
    take_development,
    take_income,
    take_medicine,
)
from lincei.games.newton.rules.quick import Pause, Window, pay, place_student
from lincei.games.newton.rules.study import DropTile
from lincei.games.newton.state import EFFECTS, SOURCE_RULES, TOKENS, Newton, Player
from lincei.games.newton.terms import JOKER
from lincei.games.newton.vocabulary import (
    AGAIN_CITY,
    AGAIN_INCOME,
    AGAIN_MASTER,
    AGAIN_TOKEN,
    CHOICE,
    CUBE,
    NONE,
    PER_EMPTY_SLOTS,
    PER_RESERVE_STUDENTS,
    VP,
    Clause,
    Effect,
)
from lincei.kernel.frames import Frame, Question, Task


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
class Copy(Verb):
    """The immediate effect of another card on the own desk (N-20.11, N-20.12)."""

    def can(self, g: Newton, seat: int, clause: Clause) -> bool:
        return bool(cards_to_copy(g, seat))

    def do(self, g: Newton, seat: int, clause: Clause, n: int, source: int) -> None:
        g.ask(CopyEffect(seat))


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
