"""Reading map, tracks and shelf of an edition into rows; what these must meet together is in constraints."""

from __future__ import annotations

from typing import Final

from lincei.games.editions import inner_table
from lincei.games.newton.card_tables import (
    books_of,
    read_boards,
    read_books,
    read_cards,
    read_discoveries,
    read_id,
    read_masters,
    read_tiles,
)
from lincei.games.newton.meta import NAME
from lincei.games.newton.rows import BookSpace, Branch, Place, Road, Run, Space, Tables, index_of
from lincei.games.newton.terms import (
    BONUS,
    BRANCH_CAP,
    COLUMN_CAP,
    OBJECTIVE,
    PLACE_KINDS,
    PLACES,
    ROWS,
    SPACE_KIND,
    SPACE_KINDS,
    TREE_CAP,
    VILLAGE,
    WORK_CAP,
)
from lincei.games.reading import Fields, Problems, quoted, read_toml, rows_of

FILES: Final = [
    "edition.toml",
    "map.toml",
    "tracks.toml",
    "shelf.toml",
    "boards.toml",
    "tiles.toml",
    "starting.toml",
    "cards.toml",
    "masters.toml",
    "lessons.toml",
    "discoveries.toml",
]
MOST_PLAYERS: Final = 4
MOST_TOLL: Final = 9
MOST_ROADS: Final = 120
MOST_RUNS: Final = 30
MOST_VP: Final = 20
SIZE: Final = 1000  # of a drawing
COLUMN_LETTERS: Final = "abcdefghij"


def read_tables(folder: str, problems: Problems) -> Tables:
    """Read every file of the folder, noting all problems of form."""
    tables = Tables()
    tables.read_heading(folder, NAME, problems)
    read_map(folder, tables, problems)
    read_tracks(folder, tables, problems)
    read_tiles(folder, tables, problems)  # before the shelf, which names universities and ancient lands
    read_shelf(folder, tables, problems)
    read_boards(folder, tables, problems)
    read_cards(folder, tables, problems)
    read_masters(folder, tables, problems)
    read_discoveries(folder, tables, problems)
    return tables


# -- the map ------------------------------------------------------------------------------------------------------


def read_map(folder: str, tables: Tables, problems: Problems) -> None:
    top = read_toml(folder, "map.toml", problems)
    if top is None:
        return
    places = inner_table(top, "places")
    if places is not None:
        read_places(places, tables)
    roads = inner_table(top, "roads")
    if roads is not None and tables.read("places"):
        read_roads(roads, tables)
    top.close()


def read_places(table: Fields, tables: Tables) -> None:
    for row in rows_of(table):
        id = read_id(row, tables)
        kind = row.one_of("kind", PLACE_KINDS, "N-K01")
        lon = row.decimal("lon", -180.0, 180.0)
        lat = row.decimal("lat", -90.0, 90.0)
        gold = False
        players = 0
        books = 0
        if kind == VILLAGE:
            gold = row.one_of("border", ["silver", "gold"], "N-K08") == 1
            if gold:
                players = row.number("players", 1, MOST_PLAYERS, "N-K11")
        if kind == OBJECTIVE:
            books = read_books(row, "books")
        label = row.label()
        row.optional_source()
        if row.close():
            tables.places.append(Place(id, label, kind, lon, lat, gold, players, books))
    if len(tables.places) > PLACES:
        table.fault("rows", f"more than {PLACES} places", "N-K01")
    tables.finish(table, "places")


def read_end(row: Fields, field: str, ids: list[str], rule: str) -> int:
    """The place or space at one end of a road or branch."""
    id = row.text(field)
    found = index_of(ids, id)
    if id and found < 0:
        row.fault(field, f"there is no {quoted(id)}", rule)
    return found


def read_roads(table: Fields, tables: Tables) -> None:
    ids = [place.id for place in tables.places]
    seen: list[int] = []
    for row in rows_of(table):
        one = read_end(row, "from", ids, "N-K02")
        two = read_end(row, "to", ids, "N-K02")
        if one >= 0 and two >= 0:
            row.name = f"{ids[one]}-{ids[two]}"
            pair = PLACES * min(one, two) + max(one, two)
            if one == two:
                row.fault("to", "must be another place than from", "N-K02")
            if pair in seen:
                row.fault("to", "there is such a road already", "N-K02")
            seen.append(pair)
        toll = row.number("toll", 0, MOST_TOLL, "N-K02")
        by = row.one_of("by", ["land", "sea", "both"], "N-K03")
        row.optional_source()
        if row.close():
            tables.roads.append(Road(row.name, one, two, toll, ["land", "sea", "both"][by]))
    if len(tables.roads) > MOST_ROADS:
        table.fault("rows", f"more than {MOST_ROADS} roads", "N-K02")
    tables.finish(table, "roads")


# -- the tracks board ---------------------------------------------------------------------------------------------


def read_tracks(folder: str, tables: Tables, problems: Problems) -> None:
    top = read_toml(folder, "tracks.toml", problems)
    if top is None:
        return
    tree = inner_table(top, "tree")
    if tree is not None:
        read_tree(tree, tables)
    branches = inner_table(top, "branches")
    if branches is not None and tables.read("tree"):
        read_branches(branches, tables)
    work = inner_table(top, "work")
    if work is not None:
        read_work(work, tables)
    top.close()


def read_tree(table: Fields, tables: Tables) -> None:
    ids: list[str] = []
    for row in rows_of(table):
        id = row.text("id")
        if id:
            plain = id.isascii() and id.isalnum() and id == id.lower() and id[0].isalpha() and len(id) <= 3
            row.name = id if plain else quoted(id)
            if not plain:
                row.fault("id", "must be 1 to 3 small letters and digits, beginning with a letter")
            if id in ids:
                row.fault("id", "is there twice")
            ids.append(id)
        kind = read_kind(row)
        players = row.number("players", 1, MOST_PLAYERS, "N-K11") if kind == BONUS else 0
        books = read_books(row, "books") if kind == OBJECTIVE else 0
        end = row.marked("end")
        x, y = row.number("x", 0, SIZE), row.number("y", 0, SIZE)
        row.optional_source()
        if row.close():
            tables.tree.append(Space(id, kind, x, y, players, books, end))
    if len(tables.tree) > TREE_CAP:
        table.fault("rows", f"more than {TREE_CAP} spaces", "N-K15")
    tables.finish(table, "tree")


def read_kind(row: Fields) -> int:
    kind = row.one_of("kind", SPACE_KINDS, "N-K15")
    return SPACE_KIND[kind] if kind >= 0 else -1


def read_branches(table: Fields, tables: Tables) -> None:
    ids = [space.id for space in tables.tree]
    seen: list[str] = []
    for row in rows_of(table):
        source = read_end(row, "from", ids, "N-K15")
        target = read_end(row, "to", ids, "N-K15")
        if source >= 0 and target >= 0:
            row.name = f"{ids[source]}-{ids[target]}"
            if row.name in seen:
                row.fault("to", "there is such a branch already", "N-K15")
            seen.append(row.name)
        row.optional_source()
        if row.close():
            tables.branches.append(Branch(row.name, source, target))
    if len(tables.branches) > BRANCH_CAP:
        table.fault("rows", f"more than {BRANCH_CAP} branches", "N-K15")
    tables.finish(table, "branches")


def read_work(table: Fields, tables: Tables) -> None:
    for number, row in enumerate(rows_of(table)):
        kind = read_kind(row)
        if kind == BONUS:
            row.fault("kind", "there are no bonus spaces on the Work track", "N-1.06")
        books = read_books(row, "books") if kind == OBJECTIVE else 0
        x, y = row.number("x", 0, SIZE), row.number("y", 0, SIZE)
        row.optional_source()
        if row.close():
            tables.work.append(Space(f"w{number}", kind, x, y, 0, books, kind == OBJECTIVE))
    if len(tables.work) > WORK_CAP:
        table.fault("rows", f"more than {WORK_CAP} spaces", "N-K20")
    tables.finish(table, "work")


# -- study boards -------------------------------------------------------------------------------------------------


def read_shelf(folder: str, tables: Tables, problems: Problems) -> None:
    top = read_toml(folder, "shelf.toml", problems)
    if top is None:
        return
    spaces = inner_table(top, "spaces")
    if spaces is not None and tables.read("universities") and tables.read("ancients"):
        read_spaces(spaces, tables)
    runs = inner_table(top, "runs")
    if runs is not None and tables.read("spaces"):
        read_runs(runs, tables)
    top.close()


def read_spaces(table: Fields, tables: Tables) -> None:
    ids: list[str] = []
    for row in rows_of(table):
        id = row.text("id")
        column = COLUMN_LETTERS[:COLUMN_CAP].find(id[:1])
        value = index_of(["1", "2", "3"][:ROWS], id[1:]) + 1
        if id:
            known = len(id) == 2 and column >= 0 and value > 0
            row.name = id if known else quoted(id)
            if not known:
                row.fault("id", f"must be a column from a to {COLUMN_LETTERS[COLUMN_CAP - 1]} and a row from 1 to 3")
            if id in ids:
                row.fault("id", "is there twice")
            ids.append(id)
        printed = row.marked("printed")
        need = [0, -1, -1] if printed else read_need(row, tables)
        row.optional_source()
        if row.close():
            tables.shelf.append(BookSpace(id, column, value, printed, need[0], need[1], need[2]))
    tables.finish(table, "spaces")


def read_need(row: Fields, tables: Tables) -> list[int]:
    """What a book space needs: packed books, or a university, or an ancient land (N-K26)."""
    words = row.text("need").split()
    if len(words) == 2 and words[0] == "university":
        university = index_of(tables.universities, words[1])
        if university < 0:
            row.fault("need", f"there is no university {quoted(words[1])}", "N-K26")
        return [0, university, -1]
    if len(words) == 2 and words[0] == "ancient":
        ancient = index_of(tables.ancients, words[1])
        if ancient < 0:
            row.fault("need", f"there is no ancient land {quoted(words[1])}", "N-K26")
        return [0, -1, ancient]
    return [books_of(row, "need", words), -1, -1]


def read_runs(table: Fields, tables: Tables) -> None:
    for row in rows_of(table):
        spaces: list[int] = []
        text = row.text("spaces")
        if text:
            row.name = f"runs {quoted(text)}"
        for id in text.split():
            space = tables.book_space(id)
            if space < 0:
                row.fault("spaces", f"there is no space {quoted(id)}", "N-K28")
            else:
                spaces.append(space)
        vp = row.number("vp", 0, MOST_VP, "N-K28")
        row.optional_source()
        if row.close():
            tables.runs.append(Run(row.name, spaces, vp))
    if len(tables.runs) > MOST_RUNS:
        table.fault("rows", f"more than {MOST_RUNS} runs", "N-K28")
    tables.finish(table, "runs")
