"""Newton behind the contract."""

from __future__ import annotations

from typing import final

from lincei.contract import Deed, Game
from lincei.games.newton import board, deeds, invariants, promising, value, view
from lincei.games.newton.actions import space
from lincei.games.newton.components import Edition, load_edition
from lincei.games.newton.meta import LEAST, MOST, NAME, OPTIONS
from lincei.games.newton.rules.scoring import outlook
from lincei.games.newton.rules.setup import lay_out
from lincei.games.newton.rules.special import RULEBOOK
from lincei.games.newton.state import Newton
from lincei.games.newton.terms import COLOURS
from lincei.games.options import chosen
from lincei.kernel.chance import Rng
from lincei.kernel.errors import BadOptions
from lincei.kernel.events import Points
from lincei.kernel.position import Position

MODULES = ["lessons", "discoveries"]
MASTERS = ["draft", "dealt"]


def newton(position: Position) -> Newton:
    assert isinstance(position, Newton)
    return position


@final
class NewtonGame(Game):
    """Newton with one checked edition."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(NAME, edition.name, edition.digest, LEAST, MOST, space(edition))
        self.components = edition

    def option_names(self) -> list[str]:
        return OPTIONS[:]

    def deal(self, players: int, rng: Rng, options: dict[str, str]) -> Position:
        g = Newton(self.components, RULEBOOK, players, rng)
        modules = read_words("modules", options.get("modules", ""), MODULES)
        g.lessons = "lessons" in modules
        g.discoveries = "discoveries" in modules
        g.draft = chosen(options, "masters", MASTERS) == MASTERS[0]
        lay_out(g, read_colours(options.get("colours", ""), players))
        return g

    def table(self, position: Position, seat: int | None) -> dict[str, object]:
        return view.table(newton(position), seat)

    def board(self, position: Position) -> dict[str, object]:
        return board.board(newton(position))

    def outlook(self, position: Position) -> list[list[Points]]:
        return outlook(newton(position))

    def describe(self, position: Position, action: int) -> Deed:
        return deeds.describe(newton(position), action)

    def determinise(self, position: Position, seat: int, rng: Rng) -> Position:
        return view.determinise(newton(position), seat, rng)

    def value(self, position: Position, seat: int) -> int:
        return value.value(newton(position), seat)

    def promising(self, position: Position) -> list[int]:
        return promising.promising(newton(position))

    def breadth(self) -> int:
        return 12

    def rule_of_the_end(self) -> str:
        return "N-14.06"

    def check(self, position: Position) -> None:
        invariants.check(newton(position))


def read_words(option: str, text: str, known: list[str]) -> list[str]:
    """Words with commas between them, each known and given once."""
    words = [word.strip() for word in text.split(",")] if text.strip() else []
    for word in words:
        if word not in known:
            raise BadOptions(f"{option} are {', '.join(known)}, not {word!r}")
        if words.count(word) > 1:
            raise BadOptions(f"{option} names {word!r} twice")
    return words


def read_colours(text: str, players: int) -> list[int]:
    """One colour for each seat, which says whose starting cards it has; by default in the order of the seats."""
    words = read_words("colours", text, COLOURS) if text else COLOURS[:players]
    if len(words) != players:
        raise BadOptions(f"colours needs one for each of the {players} players, not {len(words)}")
    return [COLOURS.index(word) for word in words]


def load(path: str | None) -> Game:
    """The game with the edition in a folder, or with the shipped one."""
    return NewtonGame(load_edition(path))
