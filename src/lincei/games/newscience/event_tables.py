"""Reading the event cards of an edition into rows."""

from __future__ import annotations

from typing import Final

from lincei.games.newscience.clauses import Reader
from lincei.games.newscience.event_rows import EventRow
from lincei.games.newscience.rows import Tables
from lincei.games.newscience.terms import CARD_LEVELS, CARD_TYPES, EVENTS
from lincei.games.reading import Fields, Problems, read_toml, rows_of

FIRST_YEAR: Final = 1400  # of anything that an edition names
LAST_YEAR: Final = 1800


def read_events(folder: str, tables: Tables, problems: Problems) -> None:
    table = read_toml(folder, "events.toml", problems)
    if table is None:
        return
    ids: list[str] = []
    for row in rows_of(table):
        read_event(row, ids, tables)
    if len(ids) > EVENTS:
        table.fault("rows", f"{len(ids)} cards; there can be {EVENTS}", "S-1.02")
    tables.finish(table, "events")


def read_event(row: Fields, ids: list[str], tables: Tables) -> None:
    id = row.slug(ids)
    ids.append(id)
    label = row.label()
    year = row.number("year", FIRST_YEAR, LAST_YEAR, "S-15.43")
    level = row.number("level", 1, CARD_LEVELS, "S-1.02")
    type = row.one_of("type", CARD_TYPES, "S-1.02")
    four = row.marked("four")
    once = row.marked("once")
    reader = Reader(row.text("effect"), type, once)
    if reader.text:
        reader.effect()
        if reader.fault:
            row.fault("effect", reader.fault, "S-15.44")
    row.optional_source()
    if row.close():
        clauses, either = reader.clauses, reader.either
        tables.events.append(
            EventRow(id, label, year, level, type, four, once, reader.text, clauses, either, reader.ref)
        )
