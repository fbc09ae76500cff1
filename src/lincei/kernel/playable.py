"""What records and playouts need of a game: to set it up, and its notation."""

from __future__ import annotations

from typing import Final

from lincei.kernel.position import Position


class Playable:
    """A game with one checked edition, as the kernel sees it."""

    def __init__(self, name: str, edition: str, digest: str) -> None:
        self.name: Final = name
        self.edition: Final = edition
        self.digest: Final = digest

    def prepare(self, players: int, seed: int, options: dict[str, str] | None = None) -> Position:
        """A checked but unsettled position, for those who listen or answer for chance from the start."""
        raise NotImplementedError

    def write(self, position: Position, action: int) -> str:
        """The notation of an action."""
        raise NotImplementedError

    def read(self, position: Position, text: str) -> int:
        """The action that a text stands for."""
        raise NotImplementedError
