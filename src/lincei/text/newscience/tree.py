"""The discovery tree: fields as columns, levels as rows, each discovery with its numbers and the markers on it."""

from __future__ import annotations

from lincei.text.newscience.marks import (
    discovery,
    discovery_within,
    in_level,
    place,
    several,
    short,
    track,
)
from lincei.text.newscience.reach import span, within_reach
from lincei.text.newscience.view import Discovery, Table, View, Zones
from lincei.text.pen import WIDTH, Pen, centre, mark, pad, width

LABEL = 2  # columns for the level
GAPS = 2  # columns of a cell for the sign before it and the gap behind it


def draw_tree(pen: Pen, view: View, explained: bool = True) -> list[str]:
    table = view["table"]
    lines = pen.heading(pen.say("newscience-head-tree"))
    if pen.plain:
        return lines + [line for slug in table["discoveries"] for line in tell_discovery(pen, view, slug)]
    fields = table["board"]["fields"]
    room = (WIDTH - LABEL) // len(fields)
    lines.append(" " * LABEL + "".join(f" {pad(pen.ref(f'field.{field}'), room - 1)}" for field in fields))
    for level in levels(table):
        columns = [draw_column(pen, view, field, level, room) for field in fields]
        for row in range(max(len(column) for column in columns)):
            cells = [column[row] if row < len(column) else " " * room for column in columns]
            lines.append(f"{level if row == 0 else '':<{LABEL}}" + "".join(cells))
        lines.append("")
    lines = [line.rstrip() for line in lines]
    return lines + legend(pen, view) if explained else lines[:-1]


def levels(table: Table) -> list[int]:
    return sorted({table["board"]["discoveries"][slug]["level"] for slug in table["discoveries"]})


# -- drawn --------------------------------------------------------------------------------------------------------


def draw_column(pen: Pen, view: View, field: str, level: int, room: int) -> list[str]:
    """The discoveries of one field and level, one below the other; between those of a group stands an or."""
    table = view["table"]
    printed = table["board"]["discoveries"]
    lines: list[str] = []
    before: str | None = None
    for slug in in_level(table, field, level):
        if before is not None:
            joined = before in (printed[slug]["group"] or [])
            lines.append(" " + centre(pen.say("newscience-tree-or") if joined else "", room - 1))
        lines += draw_cell(pen, view, slug, room)
        before = slug
    return lines


def draw_cell(pen: Pen, view: View, slug: str, room: int) -> list[str]:
    """The name, with a sign where the viewer has a step to make; below it the numbers, as many to a line as fit."""
    table = view["table"]
    inside = room - GAPS
    lines = [sign(table, view["seat"], slug) + discovery_within(pen, slug, inside)]
    line = ""
    for piece in pieces(pen, table, view["seat"], slug, inside):
        longer = f"{line} {piece}".lstrip()
        if line and width(longer) > inside:
            lines.append(f" {line}")
            longer = piece
        line = longer
    return [pad(each, room) for each in [*lines, f" {line}"]]


def sign(table: Table, seat: int | None, slug: str) -> str:
    """`*` where the viewer's next step can succeed now, `~` where points or influence still lack for it."""
    step = None if seat is None else table["seats"][seat]["reach"].get(slug)
    if seat is None or step is None:
        return " "
    return "*" if within_reach(table["seats"][seat], step) else "~"


def pieces(pen: Pen, table: Table, seat: int | None, slug: str, room: int) -> list[str]:
    """The parts of a cell. What is published is closed, so that its numbers no longer matter."""
    zones, printed = table["discoveries"][slug], table["board"]["discoveries"][slug]
    if zones["published"] is not None:
        return [pen.say("newscience-tree-published", names="=" + pen.who([zones["published"]]))]
    found = [values(printed, zones, room), f"+{printed['prestige']}"]
    found += [f"{short(pen, name)}{n}" for name, n in printed["influence"].items()]
    step = None if seat is None else table["seats"][seat]["reach"].get(slug)
    if step is None:
        needs = "+".join(place(pen, table, one_of) for one_of in printed["needs"])
        return [*found, f"<{needs}"] if needs else found
    return [*found, span(pen, step["chance"])] if "chance" in step else found


def values(printed: Discovery, zones: Zones, room: int) -> str:
    """`2:AB 4/3:C 3`: what research, experiment and publishing take, with the markers in the first two zones."""
    there = ["".join(mark(seat) for seat in seats) for seats in (zones["research"], zones["experiment"])]
    said = ""
    for colon in (":", ""):
        research, experiment = [f"{colon}{letters}" if letters else "" for letters in there]
        said = f"{printed['research']}{research} {printed['first']}/{printed['later']}{experiment} {printed['publish']}"
        if width(said) <= room:
            break
    return said


def legend(pen: Pen, view: View) -> list[str]:
    """How to read a cell."""
    table = view["table"]
    tracks = ", ".join(f"{short(pen, name)} {track(pen, name)}" for name in table["leaders"])
    field = table["board"]["fields"][0]
    said = [
        pen.say("newscience-tree-legend-values"),
        pen.say("newscience-tree-legend-influence", tracks="=" + tracks),
        pen.say("newscience-tree-legend-needs", place=f"={short(pen, field)}2", field=f"field.{field}"),
    ]
    if view["seat"] is not None:
        said.append(pen.say("newscience-tree-legend-signs"))
    return pen.sentences(said)


# -- told ---------------------------------------------------------------------------------------------------------


def tell_discovery(pen: Pen, view: View, slug: str) -> list[str]:
    """A discovery in sentences, for those who have it read to them."""
    table = view["table"]
    zones, printed = table["discoveries"][slug], table["board"]["discoveries"][slug]
    where = pen.say("newscience-tree-where", field=f"field.{printed['field']}", level=printed["level"])
    said = [f"{discovery(pen, slug)} ({where})."]
    if zones["published"] is not None:
        said.append(pen.say("newscience-tree-published-by", player=zones["published"]))
        return pen.wrap(" ".join(said))
    said.append(
        pen.say(
            "newscience-tree-values",
            research=printed["research"],
            first=printed["first"],
            later=printed["later"],
            publish=printed["publish"],
            prestige=printed["prestige"],
        )
    )
    if printed["influence"]:
        said.append(pen.say("newscience-tree-influence", tracks="=" + several(pen, printed["influence"])))
    if printed["needs"]:
        either = f" {pen.say('newscience-or')} "
        needs = [either.join(discovery(pen, one) for one in one_of) for one_of in printed["needs"]]
        said.append(pen.say("newscience-tree-needs", discoveries="=" + pen.rows(needs)))
    if zones["research"]:
        said.append(pen.say("newscience-tree-researched", names="=" + pen.who(zones["research"])))
    if zones["experiment"]:
        said.append(pen.say("newscience-tree-tested", names="=" + pen.who(zones["experiment"])))
    mine = {"*": "newscience-tree-open", "~": "newscience-tree-short"}.get(sign(table, view["seat"], slug))
    return pen.wrap(" ".join([*said, pen.say(mine)] if mine else said))
