"""Pages of any game: people at the table, what they are shown of random games, and how to find things on a page."""

from __future__ import annotations

import re
from typing import Any

from lincei.text.pen import ARROWS, BOXES, WIDTH, width
from tests.contract.cases import Case, walk

NAMES = ["Anna", "Bruno", "Chloé", "Dmitri", "Eva"]

View = dict[str, Any]


def views(case: Case, seed: int, every: int) -> list[View]:
    """What the seat to move sees, now and then in a random game, and at its end; with an even seed in a busy one."""
    return [case.game.view(position, max(position.to_move, 0)) for position in walk(case, seed, every)]


def flat(lines: list[str]) -> str:
    """All lines as one, so that wrapped sentences read on."""
    return re.sub(r"\s+", " ", " ".join(lines))


def section(lines: list[str], heading: str) -> list[str]:
    """The lines below a heading, up to the blank line before the next."""
    headings = [i for i, line in enumerate(lines) if line[:2] in ("──", "--")]
    first = next(i for i in headings if lines[i].strip("─- ") == heading)
    return lines[first + 1 : min([i - 1 for i in headings if i > first], default=len(lines))]


def assert_fits(lines: list[str], plain: bool, ascii: bool) -> None:
    """Nothing is wider than the page, left without words, or drawn in a way this reader cannot use."""
    text = "\n".join(lines)
    assert max(width(line) for line in lines) <= WIDTH
    assert not [line for line in lines if line != line.rstrip()]
    assert not re.search(r"\b(lincei|expo1906|newscience|newton)-|\{", text)
    assert text.isascii() or not ascii
    assert not plain or not set(text) & set(BOXES + ARROWS) - {" "}
