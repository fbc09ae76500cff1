"""The grid of a laboratory: every cell three lines high, tiles outlined, arrows where something is supplied."""

from __future__ import annotations

from lincei.text.expo1906.contacts import Cell, Lab, cell_name
from lincei.text.expo1906.marks import short, tile
from lincei.text.expo1906.view import LaidTile, project_of
from lincei.text.pen import WIDTH, Pen, centre

LABEL = 3  # columns for the number of a row
HEIGHT = 3
LEAST, MOST = 6, 9  # columns of a cell
UP, RIGHT, DOWN, LEFT = range(4)


def draw_grid(pen: Pen, lab: Lab) -> list[str]:
    """The grid, or nothing if the laboratory is too wide for a page."""
    rows, columns = lab.board["rows"], lab.board["columns"]
    room = min(MOST, (WIDTH - LABEL - 1) // columns - 1)
    if room < LEAST:
        return []
    letters = "".join(centre(chr(ord("a") + column), room + 1) for column in range(columns))
    lines = [(" " * (LABEL + 1) + letters).rstrip()]
    for row in range(rows + 1):
        lines.append((" " * LABEL + border(pen, lab, row, room)).rstrip())
        if row < rows:
            cells = [content(pen, lab, (row, column), room) for column in range(columns)]
            for level in range(HEIGHT):
                label = f"{row + 1:2} " if level == HEIGHT // 2 else " " * LABEL
                lines.append((label + filled(pen, lab, row, level, [cell[level] for cell in cells])).rstrip())
    return lines


# -- lines --------------------------------------------------------------------------------------------------------


def parted(lab: Lab, one: Cell, other: Cell) -> bool:
    """Whether there is a line between two cells: around tiles and around the laboratory, not inside."""
    if (one in lab.cells) != (other in lab.cells):
        return True
    return lab.covered.get(one) != lab.covered.get(other)


def crossing(pen: Pen, lab: Lab, row: int, column: int) -> str:
    """The corner above and left of a cell."""
    here, above, left, corner = (row, column), (row - 1, column), (row, column - 1), (row - 1, column - 1)
    ways = (
        parted(lab, corner, above) * 1
        + parted(lab, above, here) * 2
        + parted(lab, left, here) * 4
        + parted(lab, corner, left) * 8
    )
    if ways == 0 and here in lab.cells and lab.covered.get(here) is None:
        return pen.text("·")
    return pen.boxes[ways]


def border(pen: Pen, lab: Lab, row: int, room: int) -> str:
    """The line above a row of cells."""
    text = ""
    for column in range(lab.board["columns"]):
        line = pen.boxes[10] if parted(lab, (row - 1, column), (row, column)) else " "
        middle = arrow(pen, lab, (row, column), UP) or arrow(pen, lab, (row - 1, column), DOWN) or line
        text += crossing(pen, lab, row, column) + line * (room // 2) + middle + line * (room - room // 2 - 1)
    return text + crossing(pen, lab, row, lab.board["columns"])


def filled(pen: Pen, lab: Lab, row: int, level: int, cells: list[str]) -> str:
    """A line through a row of cells."""
    text = ""
    for column in range(lab.board["columns"] + 1):
        line = pen.boxes[5] if parted(lab, (row, column - 1), (row, column)) else " "
        if level == HEIGHT // 2:
            line = arrow(pen, lab, (row, column), LEFT) or arrow(pen, lab, (row, column - 1), RIGHT) or line
        text += line + (cells[column] if column < len(cells) else "")
    return text


def arrow(pen: Pen, lab: Lab, cell: Cell, side: int) -> str:
    """An arrow where the tile on this cell supplies the project beyond that side."""
    for contact in lab.contacts:
        if contact.at == cell and contact.side == side:
            return pen.arrows[side]
    return ""


# -- cells --------------------------------------------------------------------------------------------------------


def content(pen: Pen, lab: Lab, cell: Cell, room: int) -> list[str]:
    """What stands in a cell, three lines."""
    i = lab.covered.get(cell)
    if i is None:
        return [centre(line, room) for line in ("", cell_name(cell) if cell in lab.cells else "", "")]
    laid = lab.tiles[i]
    if "/" in laid["tile"]:
        return resource(pen, lab, i, room)
    if not lab.tags[i]:
        fill = pen.text("░")
        return [fill * room, centre(tile(pen, laid["tile"]), room).replace(" ", fill), fill * room]
    number = laid["cells"].index(cell_name(cell))
    return [centre(line, room) for line in (lab.tags[i], part(pen, lab, laid, number), state(pen, laid, number))]


def resource(pen: Pen, lab: Lab, i: int, room: int) -> list[str]:
    """Units and type on each of the four sides, and the diagonal where the halves meet."""
    up, right, down, left = [f"{amount}{short(pen, kind)}" for kind, amount in (lab.side(i, n) for n in range(4))]
    diagonal = "/" if lab.tiles[i]["rotation"] % 180 == 0 else "\\"
    return [centre(up, room), left + centre(diagonal, room - len(left + right)) + right, centre(down, room)]


def part(pen: Pen, lab: Lab, laid: LaidTile, number: int) -> str:
    """One need of a project in each of its cells; what a tech supplies, in its first ones."""
    project = project_of(laid)
    if project:
        shown = [f"{short(pen, kind)} {have}/{need}" for kind, (have, need) in project["needs"].items()]
    else:
        shown = [
            f"+{amount} {short(pen, kind)}" for kind, amount in lab.board["techs"][laid["tile"]]["supplies"].items()
        ]
    return shown[number] if number < len(shown) else ""


def state(pen: Pen, laid: LaidTile, number: int) -> str:
    project = project_of(laid)
    return pen.say("expo1906-lab-done") if project and project["finished"] and number == 0 else ""
