"""Expo 1906 behind the contract."""

from __future__ import annotations

from typing import final

from lincei.contract import Deed, Game
from lincei.games.expo1906 import deeds, invariants, promising, value, view
from lincei.games.expo1906.actions import space
from lincei.games.expo1906.components import Edition, load_edition
from lincei.games.expo1906.meta import LEAST, MOST, NAME, OPTIONS
from lincei.games.expo1906.rules.scoring import outlook
from lincei.games.expo1906.rules.setup import HANDICAPS, lay_out
from lincei.games.expo1906.state import Expo
from lincei.kernel.chance import Rng
from lincei.kernel.errors import BadOptions
from lincei.kernel.events import Points
from lincei.kernel.position import Position


def expo(position: Position) -> Expo:
    assert isinstance(position, Expo)
    return position


@final
class Expo1906(Game):
    """Expo 1906 with one checked edition."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(NAME, edition.name, edition.digest, LEAST, MOST, space(edition))
        self.components = edition

    def option_names(self) -> list[str]:
        return OPTIONS[:]

    def deal(self, players: int, rng: Rng, options: dict[str, str]) -> Position:
        g = Expo(self.components, players, rng)
        lay_out(g, read_handicaps(options.get("handicaps", ""), players))
        return g

    def table(self, position: Position, seat: int | None) -> dict[str, object]:
        return view.table(expo(position), seat)

    def board(self, position: Position) -> dict[str, object]:
        return view.board(expo(position))

    def outlook(self, position: Position) -> list[list[Points]]:
        return outlook(expo(position))

    def describe(self, position: Position, action: int) -> Deed:
        return deeds.describe(expo(position), action)

    def touching(self, position: Position, touch: str) -> list[int]:
        if touch.startswith(("marker.", "box.")):
            return deeds.moves_touching(expo(position), touch)
        return super().touching(position, touch)

    def determinise(self, position: Position, seat: int, rng: Rng) -> Position:
        return view.determinise(expo(position), seat, rng)

    def value(self, position: Position, seat: int) -> int:
        return value.value(expo(position), seat)

    def promising(self, position: Position) -> list[int]:
        return promising.promising(expo(position))

    def rule_of_the_end(self) -> str:
        return "E-16.07"

    def check(self, position: Position) -> None:
        invariants.check(expo(position))


def read_handicaps(text: str, players: int) -> list[int]:
    """`none,student,graduate`: one word for each seat (E-20.03)."""
    words = text.split(",") if text else ["none"] * players
    if len(words) != players:
        raise BadOptions(f"handicaps needs one word for each of the {players} players, not {len(words)}")
    found: list[int] = []
    for word in words:
        if word.strip() not in HANDICAPS:
            raise BadOptions(f"handicaps are {', '.join(HANDICAPS)}, not {word.strip()!r}")
        found.append(HANDICAPS.index(word.strip()))
    return found


def load(path: str | None) -> Game:
    """The game with the edition in a folder, or with the shipped one."""
    return Expo1906(load_edition(path))
