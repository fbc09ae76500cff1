"""An edition of Expo 1906: its components as frozen tables of plain ints, loaded from a folder of TOML files."""

from __future__ import annotations

import hashlib
import os
from typing import Final, final

from lincei.games.editions import Editions
from lincei.games.expo1906 import geometry
from lincei.games.expo1906.capacity import check_capacity
from lincei.games.expo1906.constraints import check_tables
from lincei.games.expo1906.rows import Tables
from lincei.games.expo1906.tables import FILES, read_tables
from lincei.games.expo1906.terms import (
    PROJECT,
    PROJECT_SHAPES,
    RESOURCES,
    SCRAP,
    SPOTS,
    STEP_CAP,
    TECH,
    TILES,
    TRACKS,
    TYPES,
    UNIT,
)

SHIPPED: Final = os.path.join(os.path.dirname(os.path.abspath(__file__)), "edition")


@final
class Edition:
    """What is printed on the components. Tables are indexed by tile id, or by spot, and never change."""

    def __init__(self, tables: Tables) -> None:
        self.name: Final = tables.name
        self.version: Final = tables.version
        self.digest: Final = digest(tables)

        self.rows: Final = tables.rows()
        self.columns: Final = tables.columns()
        self.box: Final = self.rows * self.columns  # cells are numbered below this
        self.cells: Final = tables.marked(".x")
        self.scrap_cells: Final = geometry.cells_of(tables.marked("x"))

        # Project shapes come first and in fixed order, whatever order the file has; tiles of one cell come last.
        further = [shape.id for shape in tables.shapes if shape.id not in PROJECT_SHAPES]
        self.shapes: Final = PROJECT_SHAPES + further + ["single"]
        self.single: Final = len(self.shapes) - 1
        self.rotations: Final[list[int]] = [0] * len(self.shapes)
        self.spot_mask: Final[list[int]] = [0] * (len(self.shapes) * SPOTS)
        self.spot_near: Final[list[int]] = [0] * (len(self.shapes) * SPOTS)
        self.two_sides: Final[list[int]] = [0] * SPOTS
        self.one_sides: Final[list[int]] = [0] * SPOTS
        for index in range(self.single):
            self.lay_out(index, tables.shape(self.shapes[index]).cells)
        self.lay_out_single()

        self.tile_count: Final = list(tables.tile_count)
        self.two_units: Final = [2 * UNIT[kind // 8] for kind in range(RESOURCES)]
        self.one_units: Final = [UNIT[kind % 8] for kind in range(RESOURCES)]

        self.shape_of: Final[list[int]] = [self.single] * TILES
        self.slug: Final[list[str]] = [""] * TILES
        self.label: Final[list[str]] = [""] * TILES
        self.supplies: Final[list[int]] = [0] * TILES
        self.upgrade: Final[list[int]] = [-1] * TILES
        self.need: Final[list[int]] = [0] * TILES
        self.vp: Final[list[int]] = [0] * TILES
        self.energy: Final[list[int]] = [-1] * TILES
        no_tracks: list[list[int]] = [[] for _ in range(TILES)]
        self.tracks_of: Final = no_tracks
        self.techs: Final = [TECH + i for i in range(len(tables.techs))]
        self.projects: Final = [PROJECT + i for i in range(len(tables.projects))]
        self.of_shape: Final[list[int]] = [0] * len(PROJECT_SHAPES)  # bit mask of the projects, from PROJECT on

        self.track_type: Final = list(tables.tracks)
        self.type_track: Final = [tables.tracks.index(t) if t in tables.tracks else -1 for t in range(len(TYPES))]
        self.crossing_price: Final[list[int]] = [-1] * (TRACKS * STEP_CAP)
        self.crossing_mp: Final[list[int]] = [-1] * (TRACKS * STEP_CAP)
        self.jury_tiles: Final = list(tables.jury)

        self.name_resources()
        self.fill_techs(tables)
        self.fill_projects(tables)
        self.fill_crossings(tables)

    def lay_out(self, shape: int, cells: list[tuple[int, int]]) -> None:
        """Cells covered and touched in every spot; rotations that look like an earlier one are left out."""
        self.rotations[shape] = geometry.rotations(cells)
        for rotation in range(self.rotations[shape]):
            turned = geometry.outline(cells, rotation)
            for cell in range(self.rows * self.columns):
                mask = geometry.covered(turned, cell, self.rows, self.columns, self.cells)
                spot = shape * SPOTS + 4 * cell + rotation
                self.spot_mask[spot] = mask
                self.spot_near[spot] = geometry.near(mask, self.rows, self.columns, self.cells)

    def lay_out_single(self) -> None:
        """A resource tile covers one cell, yet its four rotations differ by where its halves point (E-1.03)."""
        self.rotations[self.single] = geometry.QUARTERS
        for rotation in range(geometry.QUARTERS):
            for cell in geometry.cells_of(self.cells):
                spot = 4 * cell + rotation
                two = geometry.half_sides(cell, rotation, self.rows, self.columns, self.cells)
                around = geometry.near(1 << cell, self.rows, self.columns, self.cells)
                self.spot_mask[self.single * SPOTS + spot] = 1 << cell
                self.spot_near[self.single * SPOTS + spot] = around
                self.two_sides[spot] = two
                self.one_sides[spot] = around & ~two

    def name_resources(self) -> None:
        self.slug[SCRAP] = "scrap"
        for kind in range(RESOURCES):
            if kind // 8 != kind % 8:
                self.slug[kind] = f"{TYPES[kind // 8]}/{TYPES[kind % 8]}"

    def fill_techs(self, tables: Tables) -> None:
        for i, tech in enumerate(tables.techs):
            tile = TECH + i
            self.slug[tile] = tech.id
            self.label[tile] = tech.label
            self.shape_of[tile] = self.shapes.index(tech.shape)
            self.upgrade[tile] = tech.upgrade
            self.supplies[tile] = packed(tech.supply)

    def fill_projects(self, tables: Tables) -> None:
        for i, project in enumerate(tables.projects):
            tile = PROJECT + i
            self.slug[tile] = project.id
            self.label[tile] = project.label
            self.shape_of[tile] = self.shapes.index(project.shape)
            self.of_shape[self.shape_of[tile]] |= 1 << i
            self.need[tile] = packed(project.need)
            self.vp[tile] = project.vp
            self.energy[tile] = project.energy()
            self.tracks_of[tile] = [track for track in range(TRACKS) if project.need[self.track_type[track]]]

    def fill_crossings(self, tables: Tables) -> None:
        for crossing in tables.crossings:
            index = self.type_track[crossing.upper] * STEP_CAP + crossing.step
            self.crossing_price[index] = crossing.price
            self.crossing_mp[index] = crossing.mp


def packed(units: list[int]) -> int:
    total = 0
    for t in range(len(TYPES)):
        total += units[t] * UNIT[t]
    return total


def digest(tables: Tables) -> str:
    """A fingerprint of all that bears on play: not names, sources, comments or layout of the files."""
    lines = ["expo1906"]
    for shape in tables.shapes:
        lines.append(f"shape {shape.id} {geometry.outline(shape.cells, 0)}")
    lines.append(f"laboratory {tables.lab}")
    lines.append(f"tiles {tables.tile_count}")
    for project in tables.projects:
        lines.append(f"project {project.id} {project.shape} {project.need} {project.vp}")
    for tech in tables.techs:
        lines.append(f"tech {tech.id} {tech.shape} {tech.upgrade} {tech.supply}")
    lines.append(f"tracks {tables.tracks}")
    crossings = [f"crossing {c.upper} {c.lower} {c.step} {c.price} {c.mp}" for c in tables.crossings]
    crossings.sort()
    lines.extend(crossings)
    lines.append(f"jury {tables.jury}")
    return hashlib.sha256("\n".join(lines).encode("ascii")).hexdigest()[:16]


# The proofs of E-K17 search, so they are left to `check`.
EDITIONS: Final = Editions(SHIPPED, FILES, read_tables, check_tables, Edition, check_capacity)


def load_edition(path: str | None = None) -> Edition:
    return EDITIONS.load(path)


def check_edition(path: str | None = None) -> list[str]:
    return EDITIONS.check(path)


def new_edition(path: str) -> None:
    EDITIONS.copy(path)
