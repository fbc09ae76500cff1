"""How a tile in hand is laid: first its rotation, then its place (chapters 9 and 10).

Placing from the front and repositioning within the lab ask the same two questions; they differ in what forbids an
answer and in what happens then.
"""

from __future__ import annotations

from typing import Final

from lincei.games.expo1906.actions import AT, ROTATE
from lincei.games.expo1906.refs import tile_ref
from lincei.games.expo1906.state import Expo
from lincei.games.expo1906.terms import CELLS
from lincei.kernel.frames import Question


class Turn(Question[Expo]):
    """Turn the tile by quarter turns before it is laid; it cannot be flipped (E-10.03)."""

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile: Final = tile

    def forbids(self, g: Expo, rotation: int) -> str:
        """The rule that forbids a rotation, or nothing."""
        raise NotImplementedError

    def rule(self) -> str:
        return "E-10.03"

    def ask(self) -> str:
        return "expo1906-ask-rotate"

    def args(self, g: Expo) -> dict[str, int | str]:
        return {"tile": tile_ref(g.e, self.tile)}

    def halfway(self) -> bool:
        return True

    def options(self, g: Expo) -> list[int]:
        turns = g.e.rotations[g.e.shape_of[self.tile]]
        return [ROTATE + r for r in range(turns) if not self.forbids(g, r)]

    def why(self, g: Expo, action: int) -> str:
        turns = g.e.rotations[g.e.shape_of[self.tile]]
        return self.forbids(g, action - ROTATE) if ROTATE <= action < ROTATE + turns else self.rule()


class Lay(Question[Expo]):
    """Lay the turned tile on free cells, named by its first cell in reading order (E-10.01, E-10.02)."""

    def __init__(self, seat: int, tile: int, rotation: int) -> None:
        self.seat = seat
        self.tile: Final = tile
        self.rotation: Final = rotation

    def forbids(self, g: Expo, spot: int) -> str:
        """The rule that forbids a spot, or nothing."""
        raise NotImplementedError

    def rule(self) -> str:
        return "E-10.02"

    def ask(self) -> str:
        return "expo1906-ask-at"

    def args(self, g: Expo) -> dict[str, int | str]:
        return {"tile": tile_ref(g.e, self.tile), "degrees": 90 * self.rotation}

    def halfway(self) -> bool:
        return True

    def options(self, g: Expo) -> list[int]:
        return [AT + cell for cell in range(g.e.box) if not self.forbids(g, 4 * cell + self.rotation)]

    def why(self, g: Expo, action: int) -> str:
        return self.forbids(g, self.spot(action)) if AT <= action < AT + CELLS else self.rule()

    def spot(self, action: int) -> int:
        return 4 * (action - AT) + self.rotation
