"""The table of games: name -> game."""

from __future__ import annotations

import os
import tomllib
from typing import Final

from lincei.contract import Game
from lincei.games.expo1906 import components as expo1906_components
from lincei.games.expo1906 import game as expo1906_game
from lincei.kernel.errors import BadEdition, BadOptions

NAMES: Final = ["expo1906"]


def known(name: str) -> None:
    if name not in NAMES:
        raise BadOptions(f"there is no game {name!r}; there is: {', '.join(NAMES)}")


def load(name: str, edition: str | None = None) -> Game:
    """A game with a checked edition: the shipped one, or the one in a folder."""
    known(name)
    return expo1906_game.load(edition)


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
        edition_of(path)
    except BadEdition as error:
        return error.problems
    return expo1906_components.check_edition(path)


def new_edition(name: str, path: str) -> None:
    """Copy the shipped edition of a game into a new folder for an owner to edit."""
    known(name)
    expo1906_components.new_edition(path)
