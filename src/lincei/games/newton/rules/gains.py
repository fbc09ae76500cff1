"""Coins, potions and points; and tiles for the study board (chapter N-16)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newton.actions import DEVELOP, INCOME, STOP, SWAP_DEVELOPMENT, SWAP_INCOME
from lincei.games.newton.refs import action_ref, coins_ref, potions_ref, vp_ref
from lincei.games.newton.rules.quick import Window
from lincei.games.newton.state import SOURCE_RULES, Newton, Player, put, without
from lincei.games.newton.terms import COLUMNS, INCOMES, SYMBOL
from lincei.games.newton.vocabulary import COINS, MEDICINE, POTIONS, VP

ONE_CITY: Final = 1  # VP of the medicine tile with one medicine city visited, and with two (N-16.11)
TWO_CITIES: Final = 3


def gain(g: Newton, seat: int, verb: int, n: int, source: int) -> None:
    """Coins, potions or VP; gains cannot be refused (N-0.13)."""
    if n == 0:
        return
    p = g.seats[seat]
    what = ""
    if verb == COINS:
        p.coins += n
        what = coins_ref(n)
    elif verb == POTIONS:
        p.potions += n
        what = potions_ref(n)
    else:
        assert verb == VP
        p.score(source, n)
        what = vp_ref(n)
    if g.listening:
        g.tell("newton-log-gain", SOURCE_RULES[source], {"player": seat, "what": what})


# -- development and income tiles ---------------------------------------------------------------------------------


def take_development(g: Newton, seat: int, action: int) -> None:
    """A development tile goes into a free drawer (N-16.05); an empty stack gives nothing (N-16.09)."""
    if not g.developments[action]:
        return
    if len(g.seats[seat].drawers) == COLUMNS:
        g.ask(ExchangeDevelopment(seat, action))
    else:
        put_into_drawer(g, seat, action)


def put_into_drawer(g: Newton, seat: int, action: int) -> None:
    p = g.seats[seat]
    g.developments = put(g.developments, action, g.developments[action] - 1)
    p.drawers = p.drawers + (action,)
    p.symbols += SYMBOL[action]
    if g.listening:
        g.tell("newton-log-develop", "N-16.05", {"player": seat, "action": action_ref(action)})


def take_income(g: Newton, seat: int, kind: int) -> None:
    """An income tile goes on a free slot (N-16.06); an empty stack gives nothing (N-16.09)."""
    if not g.incomes[kind]:
        return
    if g.seats[seat].slots() == 0:
        g.ask(ExchangeIncome(seat, kind))
    else:
        put_on_slot(g, seat, kind)


def put_on_slot(g: Newton, seat: int, kind: int) -> None:
    p = g.seats[seat]
    g.incomes = put(g.incomes, kind, g.incomes[kind] - 1)
    p.incomes = p.incomes + (kind,)
    if g.listening:
        g.tell("newton-log-income-tile", "N-16.06", {"player": seat, "income": f"income.{INCOMES[kind]}"})


def give_back_income(g: Newton, p: Player, kind: int) -> None:
    """An exchanged tile returns to its stack (N-16.08)."""
    p.incomes = without(p.incomes, kind)
    g.incomes = put(g.incomes, kind, g.incomes[kind] + 1)


def each_kind(kinds: tuple[int, ...], first: int) -> list[int]:
    """One action for each kind among some tiles, and declining."""
    found: list[int] = []
    for kind in range(5):
        if kind in kinds:
            found.append(first + kind)
    found.append(STOP)
    return found


@final
class ExchangeDevelopment(Window):
    """All drawers are full: exchange an older tile for the new one, or renounce (N-16.07)."""

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action: Final = action

    def rule(self) -> str:
        return "N-16.07"

    def ask(self) -> str:
        return "newton-ask-exchange-development"

    def args(self, g: Newton) -> dict[str, int | str]:
        return {"action": action_ref(self.action)}

    def here(self, g: Newton) -> list[int]:
        return each_kind(g.seats[self.seat].drawers, SWAP_DEVELOPMENT)

    def choose(self, g: Newton, action: int) -> None:
        if action == STOP:
            return
        p = g.seats[self.seat]
        old = action - SWAP_DEVELOPMENT
        p.drawers = without(p.drawers, old)
        p.symbols -= SYMBOL[old]
        g.developments = put(g.developments, old, g.developments[old] + 1)
        put_into_drawer(g, self.seat, self.action)


@final
class ExchangeIncome(Window):
    """All slots are full: exchange an income tile, never the medicine tile, or renounce (N-16.07, N-16.08)."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind: Final = kind

    def rule(self) -> str:
        return "N-16.07"

    def ask(self) -> str:
        return "newton-ask-exchange-income"

    def args(self, g: Newton) -> dict[str, int | str]:
        return {"income": f"income.{INCOMES[self.kind]}"}

    def here(self, g: Newton) -> list[int]:
        return each_kind(g.seats[self.seat].incomes, SWAP_INCOME)

    def choose(self, g: Newton, action: int) -> None:
        if action != STOP:
            give_back_income(g, g.seats[self.seat], action - SWAP_INCOME)
            put_on_slot(g, self.seat, self.kind)


@final
class ChooseTile(Window):
    """A "?": any development or income tile whose stack is not empty (N-16.03, N-16.09)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "N-16.03"

    def ask(self) -> str:
        return "newton-ask-choose-tile"

    def here(self, g: Newton) -> list[int]:
        found: list[int] = []
        for action in range(5):
            if g.developments[action]:
                found.append(DEVELOP + action)
        for kind in range(3):
            if g.incomes[kind]:
                found.append(INCOME + kind)
        return found

    def forbids(self, g: Newton, action: int) -> str:
        return "N-16.09" if DEVELOP <= action < SWAP_DEVELOPMENT else "N-16.10"

    def choose(self, g: Newton, action: int) -> None:
        if action < INCOME:
            take_development(g, self.seat, action - DEVELOP)
        else:
            take_income(g, self.seat, action - INCOME)


# -- the medicine tile --------------------------------------------------------------------------------------------


def medicine_side(g: Newton, p: Player) -> int:
    """1 VP with one medicine city visited, 3 VP with two (N-16.11, N-16.13); 0 without."""
    cities = 0
    for place in g.e.cities:
        tile = g.city_at[place]
        if tile >= 0 and p.visited >> place & 1 and g.e.city_effect[tile].verb == MEDICINE:
            cities += 1
    return 0 if cities == 0 else ONE_CITY if cities == 1 else TWO_CITIES


def take_medicine(g: Newton, seat: int, again: bool) -> None:
    """Take the medicine tile, or turn it (N-16.11 to N-16.13); used again, a city turns it (NL-4.08, NL-4.08b)."""
    p = g.seats[seat]
    side = medicine_side(g, p)
    if p.medicine == 0:
        if p.slots() == 0:
            g.ask(ExchangeForMedicine(seat, side))
        else:
            put_medicine(g, seat, side)
    elif p.medicine < TWO_CITIES and (again or side == TWO_CITIES):
        put_medicine(g, seat, TWO_CITIES)


def put_medicine(g: Newton, seat: int, side: int) -> None:
    g.seats[seat].medicine = side
    if g.listening:
        g.tell("newton-log-medicine", "N-16.11", {"player": seat, "vp": vp_ref(side)})


@final
class ExchangeForMedicine(Window):
    """With all slots full the medicine tile may replace an income tile, or be renounced (N-16.12)."""

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side: Final = side

    def rule(self) -> str:
        return "N-16.12"

    def ask(self) -> str:
        return "newton-ask-exchange-medicine"

    def here(self, g: Newton) -> list[int]:
        return each_kind(g.seats[self.seat].incomes, SWAP_INCOME)

    def choose(self, g: Newton, action: int) -> None:
        if action != STOP:
            give_back_income(g, g.seats[self.seat], action - SWAP_INCOME)
            put_medicine(g, self.seat, self.side)
