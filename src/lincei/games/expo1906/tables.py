"""Reading each file of an edition into its rows; what these must meet together is in constraints."""

from __future__ import annotations

from typing import Final

from lincei.games.editions import inner_table
from lincei.games.expo1906.geometry import in_one_piece
from lincei.games.expo1906.meta import NAME
from lincei.games.expo1906.rows import Crossing, Project, Shape, Tables, Tech
from lincei.games.expo1906.terms import (
    CARDS,
    CELLS,
    MEETING,
    MOST_UNITS,
    PROJECT_CAP,
    STEAM,
    STEPS,
    TECH_CAP,
    TRACKS,
    TYPES,
)
from lincei.games.reading import Fields, Problems, quoted, read_toml, rows_of, words_of

SHAPE_CAP: Final = 16
FILES: Final = [
    "edition.toml",
    "shapes.toml",
    "laboratory.toml",
    "tiles.toml",
    "projects.toml",
    "techs.toml",
    "patents.toml",
    "jury.toml",
]


def read_tables(folder: str, problems: Problems) -> Tables:
    """Read every file of the folder, noting all problems of form."""
    tables = Tables()
    tables.read_heading(folder, NAME, problems)
    read_shapes(folder, tables, problems)
    read_laboratory(folder, tables, problems)
    read_tiles(folder, tables, problems)
    read_projects(folder, tables, problems)
    read_techs(folder, tables, problems)
    read_patents(folder, tables, problems)
    read_jury(folder, tables, problems)
    return tables


def read_shapes(folder: str, tables: Tables, problems: Problems) -> None:
    table = read_toml(folder, "shapes.toml", problems)
    if table is None:
        return
    for row in rows_of(table):
        id = row.text("id")
        if id:
            plain = id.isalnum() and id.isascii() and len(id) <= 12
            row.name = id if plain else quoted(id)
            if not plain or id == "single":
                row.fault("id", "must be 1 to 12 letters or digits, and not 'single'")
            if id in tables.shape_ids():
                row.fault("id", "is there twice")
        cells = read_cells(row)
        row.optional_source()
        if row.close():
            tables.shapes.append(Shape(id, cells))
    if len(tables.shapes) > SHAPE_CAP:
        table.fault("rows", f"at most {SHAPE_CAP} shapes")
    tables.finish(table, "shapes")


def read_cells(row: Fields) -> list[tuple[int, int]]:
    """The four connected cells of an outline (E-1.04, E-K14)."""
    cells: list[tuple[int, int]] = []
    for item in row.items("cells"):
        pair = list(item) if isinstance(item, list) else []
        row_column = [n for n in pair if isinstance(n, int) and not isinstance(n, bool) and 0 <= n < CELLS]
        if len(pair) != 2 or len(row_column) != 2 or (row_column[0], row_column[1]) in cells:
            row.fault("cells", f"must be different pairs [row, column] of numbers from 0 to {CELLS - 1}", "E-K14")
            return []
        cells.append((row_column[0], row_column[1]))
    if isinstance(row.fields.get("cells"), list) and (len(cells) != 4 or not in_one_piece(cells)):
        row.fault("cells", "must be four cells that hang together by their sides", "E-K14")
    return cells


def read_laboratory(folder: str, tables: Tables, problems: Problems) -> None:
    table = read_toml(folder, "laboratory.toml", problems)
    if table is None:
        return
    lines = words_of(table)
    for number, line in enumerate(lines):
        unknown = [mark for mark in line if mark not in ".x "]
        if unknown:
            problems.add(table.file, str(number + 1), "rows", f"{quoted(unknown[0])} is none of '.', 'x' and ' '")
            table.good = False
        if len(line) != len(lines[0]):
            problems.add(table.file, str(number + 1), "rows", f"must be {len(lines[0])} marks long like the first")
            table.good = False
    if table.good and lines and len(lines) * len(lines[0]) > CELLS:
        table.fault("rows", f"rows times columns must be at most {CELLS}", "E-K15")
    elif table.good:
        tables.lab = lines
        if not tables.marked(".x"):
            table.fault("rows", "must show at least one cell", "E-K15")
    tables.finish(table, "laboratory")


def read_tiles(folder: str, tables: Tables, problems: Problems) -> None:
    table = read_toml(folder, "tiles.toml", problems)
    if table is None:
        return
    seen: list[int] = []
    for row in rows_of(table):
        two = row.one_of("two", TYPES, "E-1.01")
        one = row.one_of("one", TYPES, "E-1.01")
        if two >= 0 and one >= 0:
            row.name = f"{TYPES[two]}/{TYPES[one]}"
            if two == one:
                row.fault("one", "must be another type than two", "E-1.02")
            if 8 * two + one in seen:
                row.fault("two", "this kind is there twice; use count")
            seen.append(8 * two + one)
        count = row.number("count", 0, 96)
        row.optional_source()
        if row.close():
            tables.tile_count[8 * two + one] = count
    tables.finish(table, "tiles")


def read_id(row: Fields, tables: Tables) -> str:
    """The id of a project or tech."""
    id = row.slug([project.id for project in tables.projects] + [tech.id for tech in tables.techs])
    if id == "scrap" or id in TYPES:
        row.fault("id", "is a word of the game")
    return id


def read_projects(folder: str, tables: Tables, problems: Problems) -> None:
    table = read_toml(folder, "projects.toml", problems)
    if table is None:
        return
    for row in rows_of(table):
        id = read_id(row, tables)
        shape = row.text("shape")
        need = row.amounts("need", TYPES, MOST_UNITS, "E-1.01")
        vp = row.number("vp", 0, 99, "E-1.04")
        label = row.label()
        row.optional_source()
        if row.close():
            tables.projects.append(Project(id, label, shape, need, vp))
    if len(tables.projects) > PROJECT_CAP:
        table.fault("rows", f"at most {PROJECT_CAP} projects")
    tables.finish(table, "projects")


def read_techs(folder: str, tables: Tables, problems: Problems) -> None:
    table = read_toml(folder, "techs.toml", problems)
    if table is None:
        return
    for row in rows_of(table):
        id = read_id(row, tables)
        shape = row.text("shape")
        upgrade = -1
        supply = [0] * len(TYPES)
        if row.has("upgrade"):
            upgrade = row.one_of("upgrade", CARDS[:MEETING], "E-1.16")
            if row.has("supply"):
                row.fault("supply", "an upgrade supplies nothing", "E-1.06")
        elif row.has("supply"):
            supply = row.amounts("supply", TYPES, MOST_UNITS, "E-1.01")
        else:
            row.fault("supply", "missing, and there is no upgrade either", "E-1.06")
        label = row.label()
        row.optional_source()
        if row.close():
            tables.techs.append(Tech(id, label, shape, upgrade, supply))
    if len(tables.techs) > TECH_CAP:
        table.fault("rows", f"at most {TECH_CAP} technologies")
    tables.finish(table, "techs")


def read_patents(folder: str, tables: Tables, problems: Problems) -> None:
    top = read_toml(folder, "patents.toml", problems)
    if top is None:
        return
    tracks = inner_table(top, "tracks")
    if tracks is not None:
        read_tracks(tracks, tables)
    crossings = inner_table(top, "crossings")
    if crossings is not None:
        read_crossings(crossings, tables)
    top.close()


def read_tracks(table: Fields, tables: Tables) -> None:
    words = words_of(table)
    for word in words:
        if word not in TYPES[:STEAM]:
            table.fault("rows", f"{quoted(word)} is none of {', '.join(TYPES[:STEAM])}", "E-1.14")
    if table.good and sorted(words) != sorted(TYPES[:STEAM]):
        table.fault("rows", f"must name each of the {TRACKS} types that are no energy once", "E-1.14")
    if table.good:
        tables.tracks = [TYPES.index(word) for word in words]
    tables.finish(table, "tracks")


def read_crossings(table: Fields, tables: Tables) -> None:
    for row in rows_of(table):
        upper = row.one_of("upper", TYPES[:STEAM], "E-1.14")
        lower = row.one_of("lower", TYPES[:STEAM], "E-1.14")
        if upper >= 0 and lower >= 0:
            row.name = f"crossings {TYPES[upper]}/{TYPES[lower]}"
        step = row.number("step", 2, STEPS - 1, "E-K19")
        price = row.number("price", 0, 12, "E-K19")
        mp = row.number("mp", 1, STEPS - 1, "E-K19")
        row.optional_source()
        if row.close():
            tables.crossings.append(Crossing(row.name, upper, lower, step, price, mp))
    tables.finish(table, "crossings")


def read_jury(folder: str, tables: Tables, problems: Problems) -> None:
    table = read_toml(folder, "jury.toml", problems)
    if table is None:
        return
    seen: list[int] = []
    for row in rows_of(table):
        energy = row.one_of("energy", TYPES[STEAM:], "E-1.08")
        if energy >= 0:
            row.name = TYPES[STEAM + energy]
            if energy in seen:
                row.fault("energy", "is there twice")
            seen.append(energy)
        count = row.number("count", 0, 16, "E-2.01")
        row.optional_source()
        if row.close():
            tables.jury[energy] = count
    tables.finish(table, "jury")
