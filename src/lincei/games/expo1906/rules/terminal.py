"""TERMINAL (chapter 4) and SKYSCRAPER (chapter 8): goods and money."""

from __future__ import annotations

from typing import Final, final

from lincei.games.expo1906.actions import BUY, STOP
from lincei.games.expo1906.refs import tile_ref
from lincei.games.expo1906.state import NONE, Expo, with_tile
from lincei.games.expo1906.terms import RESOURCES
from lincei.kernel.frames import Question

PRICES: Final = [1, 2, 3]  # E-4.01
UPGRADED_PRICES: Final = [1, 1, 2]  # E-4.02


def kinds_in_terminal(g: Expo) -> list[int]:
    """The different kinds of tiles in the Terminal, ascending."""
    kinds: list[int] = []
    for kind in g.terminal:
        if kind != NONE and kind not in kinds:
            kinds.append(kind)
    kinds.sort()
    return kinds


def take_from_terminal(g: Expo, seat: int, kind: int) -> None:
    """The tile goes to the front; its space stays empty until the Reorganisation (E-4.04, E-4.05)."""
    g.terminal[g.terminal.index(kind)] = NONE
    p = g.seats[seat]
    p.front = with_tile(p.front, kind)


@final
class BuyTile(Question[Expo]):
    """Buy up to three tiles from the Terminal for 1$, 2$ and 3$; upgraded 1$, 1$, 2$ (E-4.01 to E-4.03)."""

    def __init__(self, seat: int, bought: int, upgraded: bool) -> None:
        self.seat = seat
        self.bought: Final = bought
        self.upgraded: Final = upgraded

    def rule(self) -> str:
        return "E-4.01"

    def ask(self) -> str:
        return "expo1906-ask-buy-tile"

    def args(self, g: Expo) -> dict[str, int | str]:
        return {"price": self.price()}

    def price(self) -> int:
        return UPGRADED_PRICES[self.bought] if self.upgraded else PRICES[self.bought]

    def options(self, g: Expo) -> list[int]:
        if g.seats[self.seat].money < self.price():
            return []
        found = [BUY + kind for kind in kinds_in_terminal(g)]
        if found:
            found.append(STOP)
        return found

    def why(self, g: Expo, action: int) -> str:
        return "E-4.05" if BUY <= action < BUY + RESOURCES else self.rule()

    def take(self, g: Expo, action: int) -> None:
        if action == STOP:
            return
        price = self.price()
        g.seats[self.seat].money -= price
        take_from_terminal(g, self.seat, action - BUY)
        if g.listening:
            rule = "E-4.02" if self.upgraded else "E-4.01"
            g.tell("expo1906-log-buy", rule, {"player": self.seat, "tile": tile_ref(g.e, action - BUY), "price": price})
        if self.bought < 2:
            g.ask(BuyTile(self.seat, self.bought + 1, self.upgraded))


def gain(g: Expo, seat: int, money: int, rule: str) -> None:
    """Money is always taken in full up to the cap (E-8.03)."""
    taken = g.seats[seat].gain(money)
    if g.listening:
        g.tell("expo1906-log-money", rule, {"player": seat, "money": taken})
