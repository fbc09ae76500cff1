"""MEETING (chapter 9): two different options out of four."""

from __future__ import annotations

from typing import Final, final

from lincei.games.expo1906.actions import (
    JURY,
    OPTION,
    OPTION_MONEY,
    OPTION_PATENT,
    OPTION_REPOSITION,
    REPOSITION,
    ROTATE,
    STOP,
)
from lincei.games.expo1906.refs import type_ref
from lincei.games.expo1906.rules.laying import Lay, Turn
from lincei.games.expo1906.rules.patents import MovePatent
from lincei.games.expo1906.rules.piles import put_jury_tile
from lincei.games.expo1906.rules.placing import (
    cells_of,
    complete,
    forbids_lying,
    given,
    laid_at,
    lay,
    lift,
    meets,
    supply,
    tell_place,
)
from lincei.games.expo1906.rules.terminal import gain
from lincei.games.expo1906.state import LAID, Expo
from lincei.games.expo1906.terms import CELLS, PROJECT, SCRAP, STEAM
from lincei.kernel.frames import Question


@final
class ChooseOption(Question[Expo]):
    """Choose an option; it is finished before the second, different one is chosen (E-9.01 to E-9.03)."""

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done: Final = done  # bit mask

    def rule(self) -> str:
        return "E-9.01"

    def ask(self) -> str:
        return "expo1906-ask-second-option" if self.done else "expo1906-ask-option"

    def options(self, g: Expo) -> list[int]:
        return [OPTION + option for option in range(4) if not self.done >> option & 1]

    def why(self, g: Expo, action: int) -> str:
        return "E-9.03" if OPTION <= action < OPTION + 4 else self.rule()

    def take(self, g: Expo, action: int) -> None:
        option = action - OPTION
        if not self.done:
            g.ask(ChooseOption(self.seat, 1 << option))
        if option == OPTION_REPOSITION:
            g.ask(Reposition(self.seat, 3, 0))
        elif option == OPTION_MONEY:
            gain(g, self.seat, 1, "E-9.01")
        elif option == OPTION_PATENT:
            g.ask(MovePatent(self.seat, 1, 0, meeting=True))  # at full price (E-9.13)
        else:
            g.ask(ChooseJury(self.seat))


# -- (a) reposition -----------------------------------------------------------------------------------------------


def forbids_spot(g: Expo, seat: int, laid: int, spot: int) -> str:
    """The rule that forbids to put a lifted tile down there, or nothing (E-9.05 to E-9.07, E-9.09, E-9.10)."""
    e = g.e
    p = g.seats[seat]
    tile = laid & 127
    moved = LAID * spot + tile
    refused = forbids_lying(e, tile, spot, p.occupied & ~cells_of(e, laid))
    if refused:
        return "E-9.09" if refused == "E-10.01" else refused
    if moved == laid:
        return "E-9.05"
    if tile >= PROJECT:
        kept = not p.has_finished(tile) or meets(supply(e, p.lab, cells_of(e, moved)), e.need[tile])
        return "" if kept else "E-9.06"
    for entry in p.finished:
        for other in p.lab:
            if other & 127 == entry >> 3:
                cells = cells_of(e, other)
                if given(e, laid, cells) and not meets(
                    supply(e, p.lab, cells, laid) + given(e, moved, cells), e.need[entry >> 3]
                ):
                    return "E-9.06"
    return ""


def forbids_turn(g: Expo, seat: int, laid: int, rotation: int) -> str:
    """The rule that forbids to put a lifted tile down anywhere in this rotation, or nothing."""
    reason = "E-9.09"
    for cell in range(g.e.box):
        refused = forbids_spot(g, seat, laid, 4 * cell + rotation)
        if not refused:
            return ""
        if refused == "E-9.06":
            reason = refused
    return reason


def forbids_move(g: Expo, seat: int, laid: int) -> str:
    """The rule that forbids to move or rotate a tile at all, or nothing."""
    reason = "E-9.09"
    for rotation in range(g.e.rotations[g.e.shape_of[laid & 127]]):
        refused = forbids_turn(g, seat, laid, rotation)
        if not refused:
            return ""
        if refused == "E-9.06":
            reason = refused
    return reason


@final
class Reposition(Question[Expo]):
    """Move or rotate up to three tiles other than scrap, one by one, each at most once (E-9.04 to E-9.08)."""

    def __init__(self, seat: int, left: int, moved: int) -> None:
        self.seat = seat
        self.left: Final = left
        self.moved: Final = moved  # bit mask of the cells under tiles already repositioned

    def rule(self) -> str:
        return "E-9.05"

    def ask(self) -> str:
        return "expo1906-ask-reposition"

    def args(self, g: Expo) -> dict[str, int | str]:
        return {"left": self.left}

    def options(self, g: Expo) -> list[int]:
        found = [REPOSITION + (laid >> 9) for laid in g.seats[self.seat].lab if not self.forbids(g, laid)]
        if found:
            found.append(STOP)
        return found

    def why(self, g: Expo, action: int) -> str:
        if not REPOSITION <= action < REPOSITION + CELLS:
            return self.rule()
        laid = laid_at(g.seats[self.seat], action - REPOSITION)
        return self.forbids(g, laid) if laid >= 0 else "E-9.04"

    def forbids(self, g: Expo, laid: int) -> str:
        """The rule that keeps a tile where it is, or nothing."""
        if laid & 127 == SCRAP:
            return "E-9.04"
        if cells_of(g.e, laid) & self.moved:
            return "E-9.08"
        return forbids_move(g, self.seat, laid)

    def take(self, g: Expo, action: int) -> None:
        if action == STOP:
            return
        laid = laid_at(g.seats[self.seat], action - REPOSITION)
        if g.e.rotations[g.e.shape_of[laid & 127]] > 1:
            g.ask(RepositionTurned(self.seat, laid, self.left, self.moved))
        else:
            g.ask(RepositionAt(self.seat, laid, 0, self.left, self.moved))


@final
class RepositionTurned(Turn):
    """Turn the lifted tile (E-9.05)."""

    def __init__(self, seat: int, laid: int, left: int, moved: int) -> None:
        super().__init__(seat, laid & 127)
        self.laid: Final = laid
        self.left: Final = left
        self.moved: Final = moved

    def forbids(self, g: Expo, rotation: int) -> str:
        return forbids_turn(g, self.seat, self.laid, rotation)

    def take(self, g: Expo, action: int) -> None:
        g.ask(RepositionAt(self.seat, self.laid, action - ROTATE, self.left, self.moved))


@final
class RepositionAt(Lay):
    """Put the lifted tile down; afterwards every finished project must still be satisfied (E-9.06, E-9.07)."""

    def __init__(self, seat: int, laid: int, rotation: int, left: int, moved: int) -> None:
        super().__init__(seat, laid & 127, rotation)
        self.laid: Final = laid
        self.left: Final = left
        self.moved: Final = moved

    def rule(self) -> str:
        return "E-9.07"

    def forbids(self, g: Expo, spot: int) -> str:
        return forbids_spot(g, self.seat, self.laid, spot)

    def take(self, g: Expo, action: int) -> None:
        p = g.seats[self.seat]
        spot = self.spot(action)
        lift(g, p, self.laid)
        lay(g, p, self.tile, spot)
        laid = LAID * spot + self.tile
        if g.listening:
            tell_place(g, self.seat, "expo1906-log-reposition", "E-9.05", laid)
        complete(g, self.seat, laid)
        if self.left > 1:
            g.ask(Reposition(self.seat, self.left - 1, self.moved | cells_of(g.e, laid)))


# -- (d) jury -----------------------------------------------------------------------------------------------------


@final
class ChooseJury(Question[Expo]):
    """Name the energy of this round's jury tile while one of it is left, or leave it to chance (E-9.14, E-14.02)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "E-9.01"

    def ask(self) -> str:
        return "expo1906-ask-jury"

    def options(self, g: Expo) -> list[int]:
        return [JURY + energy for energy in range(2) if g.jury_left[energy] > 0] + [STOP]

    def why(self, g: Expo, action: int) -> str:
        return "E-9.14" if JURY <= action < JURY + 2 else self.rule()

    def take(self, g: Expo, action: int) -> None:
        if action == STOP:
            return
        put_jury_tile(g, action - JURY)
        if g.listening:
            g.tell(
                "expo1906-log-choose-jury",
                "E-9.14",
                {"player": self.seat, "type": type_ref(STEAM + action - JURY)},
            )
