"""Where tiles lie: outlines and their rotations, cells covered and cells touched, as masks of laboratory cells.

Only contact along a side counts (E-10.05), so everything here goes by the four sides of a cell.
"""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

QUARTERS: Final = 4


def outline(cells: list[tuple[int, int]], rotation: int) -> list[tuple[int, int]]:
    """The cells after `rotation` clockwise quarter turns, as (row, column) from the first in reading order."""
    turned = list(cells)
    for _ in range(rotation):
        turned = [(column, -row) for row, column in turned]
    turned.sort()
    top, left = turned[0]
    return [(row - top, column - left) for row, column in turned]


def mirrored(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(row, -column) for row, column in cells]


def rotations(cells: list[tuple[int, int]]) -> int:
    """How many rotations look different: 1, 2 or 4. They are always the first ones."""
    for rotation in range(1, QUARTERS):
        if outline(cells, rotation) == outline(cells, 0):
            return rotation
    return QUARTERS


def congruent(one: list[tuple[int, int]], other: list[tuple[int, int]]) -> bool:
    """Whether one outline can be laid exactly over the other, turned and, if need be, flipped."""
    for rotation in range(QUARTERS):
        if outline(other, rotation) == outline(one, 0) or outline(mirrored(other), rotation) == outline(one, 0):
            return True
    return False


def in_one_piece(cells: list[tuple[int, int]]) -> bool:
    """Whether all cells hang together by their sides."""
    reached = cells[:1]
    for row, column in reached:
        for cell in cells:
            if abs(cell[0] - row) + abs(cell[1] - column) == 1 and cell not in reached:
                reached.append(cell)
    return len(reached) == len(cells)


def covered(shape: list[tuple[int, int]], cell: int, rows: int, columns: int, lab: int) -> int:
    """The cells under an outline whose first cell is `cell`; 0 where it would not lie wholly on the laboratory."""
    mask = 0
    for row, column in shape:
        r = cell // columns + row
        c = cell % columns + column
        if r < 0 or r >= rows or c < 0 or c >= columns:
            return 0
        mask |= 1 << (r * columns + c)
    return mask if mask & lab == mask else 0


def beside(cell: int, side: int, rows: int, columns: int, lab: int) -> int:
    """The laboratory cell that touches `cell` on that side, as a mask; 0 if there is none."""
    row = cell // columns
    column = cell % columns
    if side == NORTH:
        row -= 1
    elif side == EAST:
        column += 1
    elif side == SOUTH:
        row += 1
    else:
        column -= 1
    if row < 0 or row >= rows or column < 0 or column >= columns:
        return 0
    return lab & (1 << (row * columns + column))


def near(mask: int, rows: int, columns: int, lab: int) -> int:
    """The laboratory cells outside `mask` that touch it along a side."""
    touched = 0
    for cell in cells_of(mask):
        for side in range(QUARTERS):
            touched |= beside(cell, side, rows, columns, lab)
    return touched & ~mask


def half_sides(cell: int, rotation: int, rows: int, columns: int, lab: int) -> int:
    """The cells touched by the 2-half of a resource tile: its two sides share a corner (E-1.03).

    Unturned it owns north and west; every quarter turn moves both sides on by one. The 1-half owns the rest,
    which is where the 2-half would be after half a turn.
    """
    first = beside(cell, (rotation + WEST) % QUARTERS, rows, columns, lab)
    return first | beside(cell, rotation, rows, columns, lab)


def placements(cells: list[tuple[int, int]], rows: int, columns: int, lab: int) -> int:
    """In how many ways an outline can lie on the cells of `lab`."""
    count = 0
    for rotation in range(rotations(cells)):
        shape = outline(cells, rotation)
        for cell in range(rows * columns):
            if covered(shape, cell, rows, columns, lab):
                count += 1
    return count


def cells_of(mask: int) -> list[int]:
    """The cells of a mask, ascending."""
    cells: list[int] = []
    cell = 0
    while mask:
        if mask & 1:
            cells.append(cell)
        mask >>= 1
        cell += 1
    return cells
