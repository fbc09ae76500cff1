"""The table of games."""

from __future__ import annotations

from lincei.contract import Game
from lincei.games.expo1906 import game as expo1906
from lincei.kernel.errors import BadOptions

NAMES = ["expo1906"]


def load(name: str, edition: str | None = None) -> Game:
    """A game with a checked edition: the shipped one, or the one in a folder."""
    if name == "expo1906":
        return expo1906.load(edition)
    raise BadOptions(f"there is no game {name!r}; there is: {', '.join(NAMES)}")
