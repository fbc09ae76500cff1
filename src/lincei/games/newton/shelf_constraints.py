"""What shelf and study boards of an edition must meet (N-K25 to N-K32)."""

from __future__ import annotations

from typing import Final

from lincei.games.newton.rows import Run, Tables
from lincei.games.newton.terms import ACTIONS, BLUE, BOOK, ROWS, SHELF_TILES, UNIVERSITIES
from lincei.games.reading import Problems

FILE: Final = "shelf.toml"
BOARDS_FILE: Final = "boards.toml"


def check_shelf(tables: Tables, problems: Problems) -> None:
    if tables.read("spaces"):
        k25_printed_tile(tables, problems)
        k27_free_spaces(tables, problems)
        k28_university(tables, problems)
        if tables.read("runs"):
            k28_straight(tables, problems)
            k28_column_with_blue(tables, problems)
            k28_two_and_four(tables, problems)
            if tables.ours("spaces") and tables.ours("runs"):
                k28_every_stretch(tables, problems)
                k31_runs(tables, problems)
                k31_worth(tables, problems)
    if tables.ours("boards"):
        k32_symbols(tables, problems)


def k25_printed_tile(tables: Tables, problems: Problems) -> None:
    """Three rows; the printed tile is the lower left one (N-K25)."""
    for value in range(1, ROWS + 1):
        if not [space for space in tables.shelf if space.row == value]:
            problems.add(FILE, "spaces", "id", f"row {value} has no space", "N-K25")
    printed = [space for space in tables.shelf if space.printed]
    if len(printed) != 1:
        problems.add(FILE, "spaces", "printed", f"{len(printed)} printed tiles instead of 1", "N-K25")
    for space in printed:
        if space.row != 1 or [other for other in tables.shelf if other.row == 1 and other.column < space.column]:
            problems.add(FILE, space.id, "printed", "must be the lower left space", "N-K25")


def k27_free_spaces(tables: Tables, problems: Problems) -> None:
    """At least 12 free spaces, 4 of them in row 1 (N-K27)."""
    free = [space for space in tables.shelf if not space.printed]
    low = len([space for space in free if space.row == 1])
    if len(free) < SHELF_TILES:
        problems.add(FILE, "spaces", "rows", f"{len(free)} free spaces instead of at least {SHELF_TILES}", "N-K27")
    if low < 4:
        problems.add(FILE, "spaces", "rows", f"{low} free spaces in row 1 instead of at least 4", "N-K27")


def k28_university(tables: Tables, problems: Problems) -> None:
    """A space of row 1 or 2 asks for university II (N-K28, N-EX06)."""
    two = UNIVERSITIES.index("II")
    if not [space for space in tables.shelf if space.row <= 2 and space.university == two]:
        problems.add(FILE, "spaces", "need", "no space of row 1 or 2 asks for university II", "N-K28")


def stretches(tables: Tables) -> list[list[int]]:
    """All rows and columns of neighbouring spaces, two or more, as far as they go; each in order."""
    found: list[list[int]] = []
    at: dict[int, int] = {}
    for i, space in enumerate(tables.shelf):
        at[100 * space.row + space.column] = i
    for step in (1, 100):
        for place in sorted(at):
            if place - step in at:
                continue
            stretch: list[int] = []
            here = place
            while here in at:
                stretch.append(at[here])
                here += step
            if len(stretch) > 1:
                found.append(stretch)
    return found


def in_column(tables: Tables, run: Run) -> bool:
    return len(run.spaces) > 1 and tables.shelf[run.spaces[0]].column == tables.shelf[run.spaces[1]].column


def k28_straight(tables: Tables, problems: Problems) -> None:
    """A run is a row or column of neighbouring spaces between two glass panes (N-9.05, N-K28)."""
    known = [sorted(stretch) for stretch in stretches(tables)]
    seen: list[list[int]] = []
    for run in tables.runs:
        spaces = sorted(run.spaces)
        if spaces not in known:
            reason = "is no whole row or column of neighbouring spaces"
            problems.add(FILE, run.row, "spaces", reason, "N-K28")
        if spaces in seen:
            problems.add(FILE, run.row, "spaces", "is there twice", "N-K28")
        seen.append(spaces)


def k28_every_stretch(tables: Tables, problems: Problems) -> None:
    """Every run has an arrow to an income (N-K28)."""
    runs = [sorted(run.spaces) for run in tables.runs]
    for stretch in stretches(tables):
        if sorted(stretch) not in runs:
            names = " ".join([tables.shelf[space].id for space in stretch])
            problems.add(FILE, "runs", "spaces", f"{names} has no income", "N-K28")


def k28_column_with_blue(tables: Tables, problems: Problems) -> None:
    """A column run worth 2 VP has a space in row 1 or 2 that asks for 1 blue book (N-K28, N-EX06)."""
    for run in tables.runs:
        if run.vp == 2 and in_column(tables, run):
            for space in run.spaces:
                if tables.shelf[space].row <= 2 and tables.shelf[space].books == BOOK[BLUE]:
                    return
    reason = "no column worth 2 VP has a space in row 1 or 2 that asks for one blue book"
    problems.add(FILE, "runs", "vp", reason, "N-K28")


def k28_two_and_four(tables: Tables, problems: Problems) -> None:
    """Runs of 2 and of 4 VP occur, a row and a column among them (N-K28, N-EX09)."""
    known = [run for run in tables.runs if run.vp in (2, 4)]
    values = [run.vp for run in known]
    columns = len([run for run in known if in_column(tables, run)])
    if 2 not in values or 4 not in values or not 1 <= columns < len(known):
        reason = "runs of 2 and of 4 VP must occur, a row and a column among them"
        problems.add(FILE, "runs", "vp", reason, "N-K28")


def k31_runs(tables: Tables, problems: Problems) -> None:
    """7 to 10 runs of 2 to 4 spaces and 1 to 6 VP, 18 to 24 VP in all (N-K31)."""
    if not 7 <= len(tables.runs) <= 10:
        problems.add(FILE, "runs", "rows", f"{len(tables.runs)} runs instead of 7 to 10", "N-K31")
    for run in tables.runs:
        if len(run.spaces) > 4:
            problems.add(FILE, run.row, "spaces", f"{len(run.spaces)} spaces instead of 2 to 4", "N-K31")
        if not 1 <= run.vp <= 6:
            problems.add(FILE, run.row, "vp", f"{run.vp} instead of 1 to 6", "N-K31")
    total = sum([run.vp for run in tables.runs])
    if not 18 <= total <= 24:
        problems.add(FILE, "runs", "vp", f"{total} VP in all instead of 18 to 24", "N-K31")


def labour(tables: Tables, run: Run) -> int:
    """The row values of the tiles it takes: length and row in one number."""
    return sum([tables.shelf[space].row for space in run.spaces if not tables.shelf[space].printed])


def k31_worth(tables: Tables, problems: Problems) -> None:
    """A run that takes more, by length and row values, is not worth less (N-K31)."""
    for run in tables.runs:
        for other in tables.runs:
            if labour(tables, other) < labour(tables, run) and other.vp > run.vp:
                problems.add(FILE, run.row, "vp", f"less than {other.row}, which takes less", "N-K31")
                break


def k32_symbols(tables: Tables, problems: Problems) -> None:
    """The four boards show four different symbols (N-K32)."""
    for i, board in enumerate(tables.boards):
        if board.symbol in [other.symbol for other in tables.boards[:i]]:
            problems.add(BOARDS_FILE, board.id, "symbol", f"{ACTIONS[board.symbol]} is there twice", "N-K32")
