"""The Technology tree, drawn from its start to its ends, and what lies on its spaces."""

from __future__ import annotations

from lincei.text.newton.marks import note
from lincei.text.newton.reach import on_space
from lincei.text.newton.view import Table
from lincei.text.pen import WIDTH, Pen, fit, mark, sentence, width

STEP = 8  # columns from one space to the next
KINDS = ("bonus", "specialisation", "invention", "master", "objective")
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8


def draw_tree(pen: Pen, table: Table) -> list[str]:
    lines = pen.heading(pen.say("newton-head-tree"))
    drawn = [] if pen.plain else drawing(pen, table)
    if drawn:
        return lines + drawn + contents(pen, table)
    for slug in table["board"]["tree"]:
        lines += tell_space(pen, table, slug)
    return lines


def students_on(table: Table, slug: str) -> list[int]:
    """Whose students stand on a space; a player with two of them twice."""
    return [seat for seat, desk in enumerate(table["seats"]) for there in desk["students"] if there == slug]


# -- drawn --------------------------------------------------------------------------------------------------------


def drawing(pen: Pen, table: Table) -> list[str]:
    """One line for each end, a space every so many columns; nothing if that does not fit the page."""
    spaces = table["board"]["tree"]
    start = next(slug for slug, space in spaces.items() if space["kind"] == "start")
    lines = branch(pen, table, start, set())
    return [] if max(width(line) for line in lines) >= WIDTH else [f" {line}".rstrip() for line in lines]


def branch(pen: Pen, table: Table, slug: str, seen: set[str]) -> list[str]:
    """A space with all that comes after it. Where branches meet again, the second only names the space."""
    label = space_label(table, slug)
    if slug in seen:
        return [label]
    seen.add(slug)
    ways = [branch(pen, table, there, seen) for there in table["board"]["tree"][slug]["next"]]
    if not ways:
        return [label]
    lines: list[str] = []
    for number, way in enumerate(ways):
        last = number == len(ways) - 1
        for row, line in enumerate(way):
            if row:
                lines.append(" " * (STEP - 2) + (" " if last else pen.boxes[UP | DOWN]) + " " + line)
            elif number:
                corner = UP | RIGHT | (0 if last else DOWN)
                lines.append(" " * (STEP - 2) + pen.boxes[corner] + pen.boxes[RIGHT | LEFT] + line)
            else:
                fork = LEFT | RIGHT | (0 if last else DOWN)
                head = fit(f"{label} ", STEP - 2)
                rail = pen.boxes[LEFT | RIGHT] * (STEP - 2 - len(head))
                lines.append(head + rail + pen.boxes[fork] + pen.boxes[LEFT | RIGHT] + line)
    return lines


def space_label(table: Table, slug: str) -> str:
    """`c3 AB`: the space, and whose students stand there."""
    there = "".join(mark(seat) for seat in dict.fromkeys(students_on(table, slug)))
    return f"{slug} {there}".rstrip() if len(slug) + len(there) < STEP - 3 else f"{slug}{there}"


def contents(pen: Pen, table: Table) -> list[str]:
    """What lies on the spaces, by kind."""
    lines: list[str] = []
    for kind in KINDS:
        there = [slug for slug, space in table["board"]["tree"].items() if space["kind"] == kind]
        told = [pen.pair(slug, what) for slug in there if (what := note(pen, table, on_space(table, slug)))]
        if told:
            lines += pen.wrap(pen.say(f"newton-tree-{kind}", spaces="=" + pen.rows(told)), 1, 2)
    for seat, desk in enumerate(table["seats"]):
        where = pen.several(desk["students"])
        said = pen.say("newton-tree-students", spaces="=" + where, reserve=desk["reserve"])
        lines += pen.wrap(pen.pair(pen.lettered(seat), said), 1, 2)
    return lines


# -- told ---------------------------------------------------------------------------------------------------------


def tell_space(pen: Pen, table: Table, slug: str) -> list[str]:
    """A space, what lies there, who stands there, and where it leads."""
    space = table["board"]["tree"][slug]
    what = note(pen, table, on_space(table, slug))
    said = [pen.say("newton-map-there", what="=" + sentence(what))] if what else []
    there = students_on(table, slug)
    if there:
        said.append(pen.say("newton-tree-there", names="=" + pen.who(there)))
    if space["next"]:
        said.append(pen.say("newton-tree-next", spaces="=" + ", ".join(space["next"])))
    else:
        said.append(pen.say("newton-tree-end"))
    return pen.wrap(pen.pair(slug, " ".join(said)), 1, 3)
