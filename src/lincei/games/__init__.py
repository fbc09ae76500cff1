"""The table of games: name -> game."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable
from typing import Final, final

from lincei.contract import Game
from lincei.games.expo1906 import components as expo1906_components
from lincei.games.expo1906 import game as expo1906_game
from lincei.games.newscience import components as newscience_components
from lincei.games.newscience import game as newscience_game
from lincei.games.newton import components as newton_components
from lincei.games.newton import game as newton_game
from lincei.kernel.errors import BadEdition, BadOptions


@final
class Entry:
    """What the table holds of a game: how it is loaded, and how editions of it are checked and begun."""

    def __init__(
        self,
        load: Callable[[str | None], Game],
        check_edition: Callable[[str], list[str]],
        new_edition: Callable[[str], None],
    ) -> None:
        self.load: Final = load
        self.check_edition: Final = check_edition
        self.new_edition: Final = new_edition


GAMES: Final = {
    "expo1906": Entry(expo1906_game.load, expo1906_components.check_edition, expo1906_components.new_edition),
    "newscience": Entry(newscience_game.load, newscience_components.check_edition, newscience_components.new_edition),
    "newton": Entry(newton_game.load, newton_components.check_edition, newton_components.new_edition),
}
NAMES: Final = list(GAMES)


def known(name: str) -> Entry:
    """The entry of a game; `BadOptions` if there is no such game."""
    if name not in GAMES:
        raise BadOptions(f"there is no game {name!r}; there {'is' if len(NAMES) == 1 else 'are'}: {', '.join(NAMES)}")
    return GAMES[name]


def load(name: str, edition: str | None = None) -> Game:
    """A game with a checked edition: the shipped one, or the one in a folder."""
    return known(name).load(edition)


def edition_of(path: str) -> str:
    """The game that the edition in a folder is for, as its edition.toml says."""
    try:
        with open(os.path.join(path, "edition.toml"), "rb") as file:
            name = tomllib.load(file).get("game")
    except (OSError, ValueError) as error:
        reason = "cannot be read as TOML" if isinstance(error, ValueError) else str(error.strerror).lower()
        raise BadEdition([f"edition.toml in {path!r}: {reason}"]) from None
    if not isinstance(name, str) or name not in NAMES:
        raise BadEdition([f"edition.toml, field game: must be one of: {', '.join(NAMES)}"])
    return name


def check_edition(path: str) -> list[str]:
    """Every problem of an edition, one line each; none if all is well."""
    try:
        name = edition_of(path)
    except BadEdition as error:
        return error.problems
    return known(name).check_edition(path)


def new_edition(name: str, path: str) -> None:
    """Copy the shipped edition of a game into a new folder for an owner to edit."""
    known(name).new_edition(path)
