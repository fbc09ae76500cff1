"""The Work track as a line of numbers, with the markers below it and what its special spaces hold."""

from __future__ import annotations

from lincei.text.newton.marks import NOTHING, note
from lincei.text.newton.view import Table
from lincei.text.pen import WIDTH, Pen, mark


def draw_work(pen: Pen, table: Table) -> list[str]:
    lines = pen.heading(pen.say("newton-head-work"))
    if pen.plain:
        for seat, desk in enumerate(table["seats"]):
            lines += pen.wrap(pen.pair(pen.name(seat), pen.say("newton-work-marker", space=desk["work"])))
    else:
        lines += draw_line(pen, table)
    there = [pen.pair(str(n), note(pen, table, ref)) for n, ref in enumerate(table["work"]) if ref != NOTHING]
    return lines + pen.wrap(pen.say("newton-work-spaces", spaces="=" + pen.rows(there)), 1, 2)


def draw_line(pen: Pen, table: Table) -> list[str]:
    """The spaces by number, special ones in brackets; below each the markers that stand there."""
    room = (WIDTH - 2) // len(table["work"])
    numbers = [f"{n}" if ref == NOTHING else f"[{n}]" for n, ref in enumerate(table["work"])]
    lines = [" " + "".join(number.center(room) for number in numbers)]
    stacks = [[mark(i) for i, desk in enumerate(table["seats"]) if desk["work"] == n] for n in range(len(numbers))]
    for level in range(max(len(stack) for stack in stacks)):
        marks = [stack[level] if level < len(stack) else "" for stack in stacks]
        lines.append(" " + "".join(letter.center(room) for letter in marks))
    return [line.rstrip() for line in lines]
