"""The table of games: name -> game."""

from __future__ import annotations

from typing import Final

from lincei.contract import Game
from lincei.games.expo1906 import components as expo1906_components
from lincei.games.expo1906 import game as expo1906
from lincei.kernel.errors import BadOptions

NAMES: Final = ["expo1906"]


def known(name: str) -> None:
    if name not in NAMES:
        raise BadOptions(f"there is no game {name!r}; there is: {', '.join(NAMES)}")


def load(name: str, edition: str | None = None) -> Game:
    """A game with a checked edition: the shipped one, or the one in a folder."""
    known(name)
    return expo1906.load(edition)


def check_edition(name: str, path: str) -> list[str]:
    """Every problem of an edition, one line each; none if all is well."""
    known(name)
    return expo1906_components.check_edition(path)


def new_edition(name: str, path: str) -> None:
    """Copy the shipped edition into a new folder for an owner to edit."""
    known(name)
    expo1906_components.new_edition(path)
