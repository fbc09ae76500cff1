"""The New Science behind the contract."""

from __future__ import annotations

from typing import final

from lincei.contract import Deed, Game
from lincei.games.newscience import deeds, invariants, promising, value, view
from lincei.games.newscience.actions import RIVAL, space
from lincei.games.newscience.components import Edition, load_edition
from lincei.games.newscience.meta import CHOICES, LEAST, MOST, NAME, OPTIONS
from lincei.games.newscience.rules.scoring import outlook
from lincei.games.newscience.rules.setup import lay_out
from lincei.games.newscience.state import NewScience
from lincei.games.options import chosen
from lincei.kernel.chance import Rng
from lincei.kernel.events import Points
from lincei.kernel.position import Position


def new_science(position: Position) -> NewScience:
    assert isinstance(position, NewScience)
    return position


@final
class NewScienceGame(Game):
    """The New Science with one checked edition."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(NAME, edition.name, edition.digest, LEAST, MOST, space(edition))
        self.components = edition

    def option_names(self) -> list[str]:
        return OPTIONS[:]

    def deal(self, players: int, rng: Rng, options: dict[str, str]) -> Position:
        g = NewScience(self.components, players, rng)
        g.random_scientists = is_set(options, "scientists")
        g.preview = is_set(options, "preview")
        g.direct = is_set(options, "cascade")
        g.whole_groups = is_set(options, "groups")
        g.limited = is_set(options, "markers")
        lay_out(g)
        return g

    def table(self, position: Position, seat: int | None) -> dict[str, object]:
        return view.table(new_science(position))

    def board(self, position: Position) -> dict[str, object]:
        return view.board(new_science(position))

    def outlook(self, position: Position) -> list[list[Points]]:
        return outlook(new_science(position))

    def describe(self, position: Position, action: int) -> Deed:
        return deeds.describe(new_science(position), action)

    def touching(self, position: Position, touch: str) -> list[int]:
        if touch.startswith("player."):
            return [RIVAL + seat for seat in range(position.players) if touch == f"player.{seat}"]
        if touch.startswith("lab."):
            return [action for action in self.decisions if self.texts[action].endswith((" card", " card-2"))]
        return super().touching(position, touch)

    def determinise(self, position: Position, seat: int, rng: Rng) -> Position:
        return view.determinise(new_science(position), rng)

    def value(self, position: Position, seat: int) -> int:
        return value.value(new_science(position), seat)

    def promising(self, position: Position) -> list[int]:
        return promising.promising(new_science(position))

    def rule_of_the_end(self) -> str:
        return "S-13.05"

    def check(self, position: Position) -> None:
        invariants.check(new_science(position))


def is_set(options: dict[str, str], name: str) -> bool:
    """Whether an option says other than its default (S-14.01 to S-14.05)."""
    return chosen(options, name, CHOICES[name]) != CHOICES[name][0]


def load(path: str | None) -> Game:
    """The game with the edition in a folder, or with the shipped one."""
    return NewScienceGame(load_edition(path))
