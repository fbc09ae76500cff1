"""LABORATORY (chapter 6): place tiles from the front, remove tiles from the lab, one at a time."""

from __future__ import annotations

from typing import Final, final

from lincei.games.expo1906.actions import FRONT, PLACE, REMOVE, REPOSITION, ROTATE, STOP
from lincei.games.expo1906.refs import card_ref
from lincei.games.expo1906.rules.laying import Lay, Turn
from lincei.games.expo1906.rules.piles import put_under
from lincei.games.expo1906.rules.placing import (
    cells_of,
    complete,
    fits_somewhere,
    fits_turned,
    forbids_lying,
    given,
    laid_at,
    lay,
    lift,
    meets,
    supply,
    tell_place,
)
from lincei.games.expo1906.state import LAID, Expo, without_tile
from lincei.games.expo1906.terms import CELLS, PROJECT, SCRAP, TECH
from lincei.kernel.frames import Question


def forbids_removal(g: Expo, seat: int, laid: int) -> str:
    """The rule that forbids to remove a laid tile, or nothing (E-6.04 to E-6.07)."""
    e = g.e
    p = g.seats[seat]
    tile = laid & 127
    if tile == SCRAP:
        return ""
    if tile >= PROJECT:
        return "E-6.07" if p.has_finished(tile) else ""
    for entry in p.finished:
        project = entry >> 3
        for other in p.lab:
            if other & 127 == project:
                cells = cells_of(e, other)
                if given(e, laid, cells) and not meets(supply(e, p.lab, cells, laid), e.need[project]):
                    return "E-6.06"
    return ""


@final
class Operate(Question[Expo]):
    """Place one tile from the front, or remove one from the lab, up to 3 times, upgraded 4 (E-6.01 to E-6.04)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left: Final = left

    def rule(self) -> str:
        return "E-6.01"

    def ask(self) -> str:
        return "expo1906-ask-operate"

    def args(self, g: Expo) -> dict[str, int | str]:
        return {"left": self.left}

    def options(self, g: Expo) -> list[int]:
        p = g.seats[self.seat]
        found: list[int] = []
        last = -1
        for tile in p.front:
            if tile != last and fits_somewhere(g.e, tile, p.occupied):
                found.append(PLACE + tile)
            last = tile
        for laid in p.lab:
            if not forbids_removal(g, self.seat, laid):
                found.append(REMOVE + (laid >> 9))
        if found:
            found.append(STOP)
        return found

    def why(self, g: Expo, action: int) -> str:
        p = g.seats[self.seat]
        if PLACE <= action < PLACE + FRONT:
            return "E-10.01" if action - PLACE in p.front else "E-6.01"
        if REMOVE <= action < REMOVE + CELLS:
            laid = laid_at(p, action - REMOVE)
            return forbids_removal(g, self.seat, laid) if laid >= 0 else "E-6.04"
        return "E-6.13" if REPOSITION <= action < REPOSITION + CELLS else self.rule()

    def take(self, g: Expo, action: int) -> None:
        if action == STOP:
            return
        if action >= REMOVE:
            self.remove(g, laid_at(g.seats[self.seat], action - REMOVE))
        elif g.e.rotations[g.e.shape_of[action - PLACE]] > 1:
            g.ask(PlaceTurned(self.seat, action - PLACE, self.left))
        else:
            g.ask(PlaceAt(self.seat, action - PLACE, 0, self.left))

    def remove(self, g: Expo, laid: int) -> None:
        """Where a removed tile goes (E-6.08 to E-6.12)."""
        tile = laid & 127
        lift(g, g.seats[self.seat], laid)
        rule = "E-6.11"
        if tile < TECH:
            g.discard[tile] += 1
            rule = "E-6.08"
        elif tile < PROJECT:
            g.techs |= 1 << (tile - TECH)
            rule = "E-6.10"
        elif tile < SCRAP:
            put_under(g, tile)
            rule = "E-6.09"
        if g.listening:
            tell_place(g, self.seat, "expo1906-log-remove", rule, laid)
            tell_exchange(g, self.seat, tile, "E-11.08")
        go_on(g, self.seat, self.left)


def tell_exchange(g: Expo, seat: int, tile: int, rule: str) -> None:
    """Everybody learns that a card was exchanged, and whether in hand or on the table (E-11.09)."""
    card = g.e.upgrade[tile]
    if card >= 0:
        p = g.seats[seat]
        where = "hand" if p.hand >> card & 1 else "table"
        now = card_ref(card, bool(p.upgraded >> card & 1))
        g.tell(f"expo1906-log-exchange-{where}", rule, {"player": seat, "card": now})


def go_on(g: Expo, seat: int, left: int) -> None:
    """Each operation is complete before the next begins (E-6.03)."""
    if left > 1:
        g.ask(Operate(seat, left - 1))


@final
class PlaceTurned(Turn):
    """Turn a tile from the front (E-10.03)."""

    def __init__(self, seat: int, tile: int, left: int) -> None:
        super().__init__(seat, tile)
        self.left: Final = left

    def forbids(self, g: Expo, rotation: int) -> str:
        return "" if fits_turned(g.e, self.tile, rotation, g.seats[self.seat].occupied) else "E-10.01"

    def take(self, g: Expo, action: int) -> None:
        g.ask(PlaceAt(self.seat, self.tile, action - ROTATE, self.left))


@final
class PlaceAt(Lay):
    """Lay a tile from the front; there is no duty to touch anything (E-10.04)."""

    def __init__(self, seat: int, tile: int, rotation: int, left: int) -> None:
        super().__init__(seat, tile, rotation)
        self.left: Final = left

    def forbids(self, g: Expo, spot: int) -> str:
        return forbids_lying(g.e, self.tile, spot, g.seats[self.seat].occupied)

    def take(self, g: Expo, action: int) -> None:
        p = g.seats[self.seat]
        spot = self.spot(action)
        p.front = without_tile(p.front, self.tile)
        lay(g, p, self.tile, spot)
        laid = LAID * spot + self.tile
        if g.listening:
            tell_place(g, self.seat, "expo1906-log-place", "E-6.01", laid)
            tell_exchange(g, self.seat, self.tile, "E-11.07")
        complete(g, self.seat, laid)
        go_on(g, self.seat, self.left)
