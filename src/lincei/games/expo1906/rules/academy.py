"""ACADEMY (chapter 5)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.expo1906.actions import BUY, FRONT, STOP, TAKE
from lincei.games.expo1906.refs import tile_ref
from lincei.games.expo1906.rules.terminal import kinds_in_terminal, take_from_terminal
from lincei.games.expo1906.state import NONE, Expo, with_tile
from lincei.games.expo1906.terms import PROJECT, RESOURCES, TECH
from lincei.kernel.frames import Question

PRICE: Final = 2


@final
class BuyFromAcademy(Question[Expo]):
    """Buy a project or a tech that lies in the Academy for 2$, or nothing (E-5.01)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "E-5.01"

    def ask(self) -> str:
        return "expo1906-ask-buy-academy"

    def options(self, g: Expo) -> list[int]:
        if g.seats[self.seat].money < PRICE:
            return []
        found = [BUY + tech for tech in g.e.techs if g.techs >> (tech - TECH) & 1]
        projects = [BUY + project for project in g.academy if project != NONE]
        projects.sort()
        found += projects
        if found:
            found.append(STOP)
        return found

    def why(self, g: Expo, action: int) -> str:
        """Resource tiles are never in the Academy; another tile was bought or has not come yet (E-5.03)."""
        return "E-5.03" if BUY + RESOURCES <= action < BUY + FRONT else self.rule()

    def take(self, g: Expo, action: int) -> None:
        if action == STOP:
            return
        tile = action - BUY
        p = g.seats[self.seat]
        p.money -= PRICE
        p.front = with_tile(p.front, tile)
        if tile < PROJECT:
            g.techs &= ~(1 << (tile - TECH))
        else:
            g.academy[g.e.shape_of[tile]] = NONE
        if g.listening:
            g.tell("expo1906-log-buy", "E-5.01", {"player": self.seat, "tile": tile_ref(g.e, tile), "price": PRICE})


@final
class TakeFree(Question[Expo]):
    """Upgraded: take one tile from the Terminal for free, whether or not you bought (E-5.04, E-5.05)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "E-5.04"

    def ask(self) -> str:
        return "expo1906-ask-take-free"

    def options(self, g: Expo) -> list[int]:
        found = [TAKE + kind for kind in kinds_in_terminal(g)]
        if found:
            found.append(STOP)
        return found

    def why(self, g: Expo, action: int) -> str:
        return "E-4.05" if TAKE <= action < TAKE + RESOURCES else self.rule()

    def take(self, g: Expo, action: int) -> None:
        if action == STOP:
            return
        take_from_terminal(g, self.seat, action - TAKE)
        if g.listening:
            g.tell("expo1906-log-take", "E-5.04", {"player": self.seat, "tile": tile_ref(g.e, action - TAKE)})
