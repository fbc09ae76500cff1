"""Where tiles lie and what they touch (rule sections 1, 10 and 22.3)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lincei.games.expo1906 import geometry
from lincei.games.expo1906.components import load_edition
from lincei.games.expo1906.terms import CELLS, PROJECT_SHAPES, SPOTS
from tests.games.expo1906.editions import shipped_tables

ROWS, COLUMNS = 8, 8
LAB = (1 << ROWS * COLUMNS) - 1
MIDDLE = 3 * COLUMNS + 3


def cells_of_shape(letter: str) -> list[tuple[int, int]]:
    return shipped_tables().shape(letter).cells


def drawn(mask: int, columns: int = COLUMNS) -> list[tuple[int, int]]:
    return [(cell // columns, cell % columns) for cell in geometry.cells_of(mask)]


def touching(mask: int) -> dict[int, int]:
    """The cells around a tile, each with the number of its sides that touch it."""
    return {
        cell: sum(1 for side in range(4) if geometry.beside(cell, side, ROWS, COLUMNS, LAB) & mask)
        for cell in geometry.cells_of(geometry.near(mask, ROWS, COLUMNS, LAB))
    }


@pytest.mark.parametrize(
    ("letter", "neighbours", "double", "rotations"),
    [("I", 10, 0, 2), ("L", 9, 1, 4), ("T", 8, 2, 4), ("S", 8, 2, 2), ("O", 8, 0, 1)],
)
def test_neighbours_double_contacts_and_rotations_of_each_shape(
    letter: str, neighbours: int, double: int, rotations: int
) -> None:
    """Section 22.3, E-K11: in every rotation, away from the walls."""
    cells = cells_of_shape(letter)
    assert geometry.rotations(cells) == rotations
    for rotation in range(rotations):
        mask = geometry.covered(geometry.outline(cells, rotation), MIDDLE, ROWS, COLUMNS, LAB)
        sides = touching(mask)
        assert len(sides) == neighbours
        assert sum(1 for count in sides.values() if count == 2) == double
        assert max(sides.values()) <= 2


def test_an_outline_turns_clockwise_and_starts_at_its_first_cell() -> None:
    """E-10.03"""
    cells = cells_of_shape("L")
    assert geometry.outline(cells, 0) == [(0, 0), (1, 0), (2, 0), (2, 1)]
    assert geometry.outline(cells, 1) == [(0, 0), (0, 1), (0, 2), (1, 0)]
    assert geometry.outline(cells, 2) == [(0, 0), (0, 1), (1, 1), (2, 1)]
    assert geometry.outline(cells, 3) == [(0, 0), (1, -2), (1, -1), (1, 0)]


@given(st.sampled_from(PROJECT_SHAPES), st.integers(0, 3))
def test_four_quarter_turns_change_nothing(letter: str, rotation: int) -> None:
    """E-10.03"""
    cells = cells_of_shape(letter)
    assert geometry.outline(geometry.outline(cells, rotation), 4 - rotation) == geometry.outline(cells, 0)


def test_a_tile_lies_wholly_on_the_laboratory() -> None:
    """E-10.02"""
    upright = geometry.outline(cells_of_shape("I"), 1)
    assert drawn(geometry.covered(upright, 4 * COLUMNS, ROWS, COLUMNS, LAB)) == [(4, 0), (5, 0), (6, 0), (7, 0)]
    assert geometry.covered(upright, 5 * COLUMNS, ROWS, COLUMNS, LAB) == 0
    assert geometry.covered(upright, 4 * COLUMNS, ROWS, COLUMNS, LAB & ~(1 << 5 * COLUMNS)) == 0
    flat = geometry.outline(cells_of_shape("I"), 0)
    assert geometry.covered(flat, COLUMNS - 3, ROWS, COLUMNS, LAB) == 0, "a tile does not go on in the next row"
    hook = geometry.outline(cells_of_shape("L"), 3)
    assert geometry.covered(hook, 1, ROWS, COLUMNS, LAB) == 0, "nor to the left of the wall"


def test_contact_at_a_corner_is_none() -> None:
    """E-10.05"""
    assert drawn(geometry.near(1 << MIDDLE, ROWS, COLUMNS, LAB)) == [(2, 3), (3, 2), (3, 4), (4, 3)]
    assert drawn(geometry.near(1, ROWS, COLUMNS, LAB)) == [(0, 1), (1, 0)]


def test_the_two_sides_of_a_half_share_a_corner_and_opposite_sides_differ() -> None:
    """E-1.03"""
    edition = load_edition()
    columns = edition.columns
    middle = 2 * columns + 3
    north, east, south, west = middle - columns, middle + 1, middle + columns, middle - 1
    owned = [(north, west), (north, east), (east, south), (south, west)]
    for rotation in range(4):
        first, second = owned[rotation]
        others = [cell for cell in (north, east, south, west) if cell not in owned[rotation]]
        assert edition.two_sides[4 * middle + rotation] == 1 << first | 1 << second
        assert edition.one_sides[4 * middle + rotation] == 1 << others[0] | 1 << others[1]
        for side, opposite in ((north, south), (east, west)):
            assert (edition.two_sides[4 * middle + rotation] >> side & 1) != (
                edition.two_sides[4 * middle + rotation] >> opposite & 1
            )


def test_the_four_rotations_of_a_resource_tile_differ() -> None:
    """E-1.03"""
    edition = load_edition()
    assert edition.rotations[edition.single] == 4
    middle = 2 * edition.columns + 3
    assert len({edition.two_sides[4 * middle + rotation] for rotation in range(4)}) == 4


@pytest.mark.parametrize(
    ("letter", "beside_scrap", "empty"), [("I", 24, 45), ("L", 55, 98), ("T", 54, 98), ("S", 28, 49), ("O", 16, 30)]
)
def test_placements_with_and_without_scrap(letter: str, beside_scrap: int, empty: int) -> None:
    """E-K16"""
    edition = load_edition()
    scrap = sum(1 << cell for cell in edition.scrap_cells)
    shape = edition.shapes.index(letter)
    masks = [mask for mask in edition.spot_mask[shape * SPOTS : (shape + 1) * SPOTS] if mask]
    assert len(masks) == len(set(masks)) == empty
    assert sum(1 for mask in masks if not mask & scrap) == beside_scrap
    cells = cells_of_shape(letter)
    assert geometry.placements(cells, edition.rows, edition.columns, edition.cells & ~scrap) == beside_scrap


def test_every_spot_of_the_tables_is_what_the_geometry_says() -> None:
    """E-10.02, E-10.05: the first cell in reading order names the spot; what it touches lies outside it."""
    edition = load_edition()
    for shape in range(len(edition.shapes)):
        for spot in range(SPOTS):
            mask = edition.spot_mask[shape * SPOTS + spot]
            near = edition.spot_near[shape * SPOTS + spot]
            if mask:
                assert geometry.cells_of(mask)[0] == spot // 4
                assert spot % 4 < edition.rotations[shape]
                assert near == geometry.near(mask, edition.rows, edition.columns, edition.cells)
                assert not near & mask
            else:
                assert near == 0
    assert len(edition.spot_mask) == len(edition.shapes) * 4 * CELLS


@given(st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1, max_size=8))
def test_cells_hang_together_if_a_walk_reaches_them_all(cells: set[tuple[int, int]]) -> None:
    """E-K14, E-K15: against a flood over masks."""
    lab = sum(1 << (6 * row + column) for row, column in cells)
    reached = lab & -lab
    while grown := geometry.near(reached, 6, 6, lab):
        reached |= grown
    assert geometry.in_one_piece(sorted(cells)) == (reached == lab)
