"""The games that a server can play: those of the table of games, with the shipped edition and the operator's own."""

from __future__ import annotations

from lincei.contract import Game
from lincei.games import NAMES, edition_of, load
from lincei.kernel.errors import BadEdition


class Shelf:
    """Games by name and by the digest of their edition."""

    def __init__(self, editions: list[str]) -> None:
        self._boxes: dict[str, list[tuple[Game, str | None]]] = {name: [(load(name), None)] for name in NAMES}
        for path in editions:
            name = edition_of(path)
            game = load(name, path)
            if self.find(name, game.digest) is not None:
                raise BadEdition([f"the edition in {path!r} is there already"])
            self._boxes[name].append((game, path))

    def names(self) -> list[str]:
        return list(self._boxes)

    def editions(self, name: str) -> list[Game]:
        """The editions of a game, the shipped one first."""
        return [game for game, _ in self._boxes[name]]

    def find(self, name: str, digest: str | None) -> tuple[Game, str | None] | None:
        """The game with this edition, or with the shipped one, and the folder the edition lies in."""
        for game, path in self._boxes.get(name, []):
            if digest in (None, game.digest):
                return game, path
        return None
