"""References to components: what log lines, actions and views call them by.

A reference is `kind.slug`, or `kind(part,part)` for a component made of parts; `=text` stands for itself.
Words are put to it at the edge.
"""

from __future__ import annotations

from lincei.games.expo1906.components import Edition
from lincei.games.expo1906.terms import CARDS, CHIPS, RESOURCES, TYPES


def tile_ref(e: Edition, tile: int) -> str:
    """A tile: an owner's own name for it if the edition has one."""
    if e.label[tile]:
        return "=" + e.label[tile]
    if tile < RESOURCES:
        return f"resource(type.{TYPES[tile >> 3]},type.{TYPES[tile & 7]})"
    return "tile." + e.slug[tile]


def card_ref(card: int, upgraded: bool = False) -> str:
    return ("upgraded." if upgraded else "card.") + CARDS[card].lower()


def type_ref(kind: int) -> str:
    return "type." + TYPES[kind]


def chip_ref(chip: int) -> str:
    return "chip." + CHIPS[chip]


def cell_name(e: Edition, cell: int) -> str:
    """A cell of the laboratory as people say it: column letter, then row from the top."""
    return chr(ord("a") + cell % e.columns) + str(cell // e.columns + 1)
