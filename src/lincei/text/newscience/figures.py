"""Numbers in columns: groups of them side by side, each column as wide as the widest in it."""

from __future__ import annotations

from lincei.text.pen import width

Row = list[list[str]]  # groups of numbers


def in_columns(rows: list[Row]) -> list[str]:
    """The rows as lines of one width; two blanks before each group, one between the numbers of a group."""
    groups = zip(*rows, strict=True)
    widths = [[max(width(text) for text in column) for column in zip(*group, strict=True)] for group in groups]
    return [in_line(row, widths) for row in rows]


def in_line(row: Row, widths: list[list[int]]) -> str:
    said = ""
    for texts, wides in zip(row, widths, strict=True):
        said += " " + "".join(" " * (1 + wide - width(text)) + text for text, wide in zip(texts, wides, strict=True))
    return said
