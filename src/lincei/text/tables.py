"""Which module draws which game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Protocol, cast

from lincei.words import Words


class Drawing(Protocol):
    """What `lincei.text.<game>` offers, in lines of 80 columns at most.

    The table, with the boards of some seats (None: of all); a share of it for a turn; and one player's own board.
    """

    INTRO: str  # the message that tells a newcomer what the game is about

    def draw(
        self,
        view: Mapping[str, object],
        words: Words,
        names: Sequence[str],
        plain: bool,
        ascii: bool,
        boards: Sequence[int] | None,
    ) -> list[str]: ...

    def draw_turn(
        self,
        view: Mapping[str, object],
        before: Mapping[str, object] | None,
        words: Words,
        names: Sequence[str],
        plain: bool,
        ascii: bool,
    ) -> list[str]: ...

    def draw_board(
        self, view: Mapping[str, object], seat: int, words: Words, names: Sequence[str], plain: bool, ascii: bool
    ) -> list[str]: ...

    def shows_board(self, touches: Sequence[str]) -> bool:
        """Whether a player's own board helps to choose between actions that touch these."""


def drawing(game: str) -> Drawing:
    """Games are found by name in the table of games before they are drawn."""
    return cast(Drawing, import_module(f"lincei.text.{game}"))
