"""Numbered choices: words first, then the notation in brackets, then a mark for what cannot be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from lincei.text.pen import pad
from lincei.text.pen import width as width_of

FEW = 8  # choices that always have a line each
GAP = 3


def menu(entries: Sequence[str], width: int, plain: bool) -> list[str]:
    """The entries with their numbers; many short ones stand in columns, read downwards."""
    digits = len(str(len(entries)))
    numbered = [f"{number:>{digits + 2}}  {entry}" for number, entry in enumerate(entries, start=1)]
    if plain or len(entries) <= FEW:
        return numbered
    cell = max(width_of(line) for line in numbered) + GAP
    columns = max((width + GAP - 1) // cell, 1)
    rows = -(-len(numbered) // columns)
    return ["".join(pad(line, cell) for line in numbered[row::rows]).rstrip() for row in range(rows)]
