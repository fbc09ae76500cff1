"""Numbered choices: words first, then the notation in brackets, then a mark for what cannot be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from lincei.contract import Game
from lincei.kernel.position import Position
from lincei.text.pen import pad
from lincei.text.pen import width as width_of

FEW = 8  # choices that always have a line each
GAP = 3


def listed(game: Game, position: Position) -> list[int]:
    """The legal actions in the order of their numbers: what is asked for, then what is offered beside it."""
    return sorted(position.legal, key=lambda action: game.block(action).aside)


def menu(entries: Sequence[str], width: int, plain: bool, aside: Sequence[str] = (), heading: str = "") -> list[str]:
    """The entries with their numbers, which run on through those aside, under their heading."""
    digits = len(str(len(entries) + len(aside)))
    numbered = [f"{number:>{digits + 2}}  {entry}" for number, entry in enumerate([*entries, *aside], start=1)]
    lines = in_columns(numbered[: len(entries)], width, plain)
    if aside:
        beside = numbered[len(entries) :]
        lines += [heading, *(beside if plain else in_rows(beside, width))]
    return lines


def in_columns(numbered: list[str], width: int, plain: bool) -> list[str]:
    """Few choices have a line each; many short ones stand in columns, read downwards."""
    if plain or len(numbered) <= FEW:
        return numbered
    cell = max(width_of(line) for line in numbered) + GAP
    columns = max((width + GAP - 1) // cell, 1)
    rows = -(-len(numbered) // columns)
    return ["".join(pad(line, cell) for line in numbered[row::rows]).rstrip() for row in range(rows)]


def in_rows(numbered: list[str], width: int) -> list[str]:
    """As many to a line as fit, read across."""
    lines: list[str] = []
    for entry in numbered:
        longer = f"{lines[-1]}{' ' * GAP}{entry.lstrip()}" if lines else ""
        if longer and width_of(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(entry)
    return lines
