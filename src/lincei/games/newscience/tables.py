"""Reading each file of an edition into its rows; what these must meet together is in constraints."""

from __future__ import annotations

from typing import Final

from lincei.games.newscience.event_tables import FIRST_YEAR, LAST_YEAR, read_events
from lincei.games.newscience.meta import LEAST, MOST, NAME
from lincei.games.newscience.rows import DiscoveryRow, ScientistRow, SpacesRow, Tables
from lincei.games.newscience.terms import (
    ACTION_SPACES,
    ACTIONS,
    DISCOVERIES,
    FIELDS,
    INFLUENCE_SPACES,
    LEVELS,
    MOST_INFLUENCE,
    SCIENTISTS,
    TRACKS,
)
from lincei.games.reading import Fields, Problems, kind_of, quoted, read_toml, rows_of

FILES: Final = ["edition.toml", "discoveries.toml", "scientists.toml", "spaces.toml", "events.toml"]
MOST_VALUE: Final = 12
MOST_PRESTIGE: Final = 40  # a publication with all that cards add fits below state.SCORED
MOST_MODIFIER: Final = 3


def read_tables(folder: str, problems: Problems) -> Tables:
    """Read every file of the folder, noting all problems of form."""
    tables = Tables()
    tables.read_heading(folder, NAME, problems)
    read_discoveries(folder, tables, problems)
    read_scientists(folder, tables, problems)
    read_spaces(folder, tables, problems)
    read_events(folder, tables, problems)
    return tables


# -- discoveries --------------------------------------------------------------------------------------------------


def read_discoveries(folder: str, tables: Tables, problems: Problems) -> None:
    table = read_toml(folder, "discoveries.toml", problems)
    if table is None:
        return
    read: list[DiscoveryRow] = []
    for row in rows_of(table):
        id = row.slug([other.id for other in read])
        field = row.one_of("field", FIELDS, "S-3.01")
        level = row.number("level", 1, LEVELS, "S-3.01")
        discovery = DiscoveryRow(id, row.label(), field, level)
        discovery.person = row.text("person")
        discovery.year = row.number("year", FIRST_YEAR, LAST_YEAR)
        discovery.needs = read_needs(row)
        discovery.group = row.text("group") if row.has("group") else ""
        discovery.research = row.number("research", 0, MOST_VALUE, "S-3.03")
        discovery.first = row.number("first", 0, MOST_VALUE, "S-3.03")
        discovery.later = row.number("later", 0, MOST_VALUE, "S-3.03")
        discovery.publish = row.number("publish", 0, MOST_VALUE, "S-3.03")
        discovery.influence = row.amounts("influence", TRACKS, MOST_INFLUENCE, "S-1.10")
        discovery.prestige = row.number("prestige", 0, MOST_PRESTIGE, "S-3.03")
        row.optional_source()
        if row.close():
            read.append(discovery)
    if len(read) > DISCOVERIES:
        table.fault("rows", f"at most {DISCOVERIES} discoveries")
    tables.discoveries = by_field_and_level(read)
    if table.good:
        check_references(table, tables)
    tables.finish(table, "discoveries")


def read_needs(row: Fields) -> list[str]:
    """The ids of what a discovery needs."""
    needs: list[str] = []
    for item in row.items("needs"):
        if not isinstance(item, str):
            row.fault("needs", f"must be texts, not {kind_of(item)}")
        elif item in needs:
            row.fault("needs", f"{quoted(item)} is there twice")
        else:
            needs.append(item)
    return needs


def by_field_and_level(rows: list[DiscoveryRow]) -> list[DiscoveryRow]:
    """Sorted, so that the order of the file bears on play only among neighbours of one field and level."""
    found: list[DiscoveryRow] = []
    for field in range(len(FIELDS)):
        for level in range(1, LEVELS + 1):
            found.extend([row for row in rows if row.field == field and row.level == level])
    return found


def check_references(table: Fields, tables: Tables) -> None:
    """Groups have names of their own, and needs name discoveries or groups that are there (S-3.06, S-3.07)."""
    ids = tables.ids()
    groups = tables.groups()
    for group in groups:
        if group in ids:
            table.good = False
            table.problems.add(table.file, group, "group", "is the id of a discovery too", "S-3.07")
    for row in tables.discoveries:
        for need in row.needs:
            if need not in ids and need not in groups:
                table.good = False
                table.problems.add(table.file, row.id, "needs", f"{quoted(need)} is no discovery or group", "S-3.06")


# -- scientists ---------------------------------------------------------------------------------------------------


def read_scientists(folder: str, tables: Tables, problems: Problems) -> None:
    table = read_toml(folder, "scientists.toml", problems)
    if table is None:
        return
    read: list[ScientistRow] = []
    for row in rows_of(table):
        rank = row.one_of("id", SCIENTISTS, "S-1.01")
        if rank >= 0:
            row.name = SCIENTISTS[rank]
            if row.name in [other.id for other in read]:
                row.fault("id", "is there twice")
        label = row.label()
        ratings = [row.number(action, -3, 5, "S-1.08") for action in ACTIONS]
        influence = row.amounts("influence", TRACKS, MOST_INFLUENCE, "S-1.10")
        row.optional_source()
        if row.close():
            read.append(ScientistRow(row.name, label, ratings, influence))
    for id in SCIENTISTS:
        found = [row for row in read if row.id == id]
        if not found and table.good:
            table.good = False
            problems.add(table.file, id, "id", "missing", "S-1.01")
        tables.scientists.extend(found)
    tables.finish(table, "scientists")


# -- spaces -------------------------------------------------------------------------------------------------------


def read_spaces(folder: str, tables: Tables, problems: Problems) -> None:
    table = read_toml(folder, "spaces.toml", problems)
    if table is None:
        return
    critical = table.number("critical", 1, 6, "S-10.04")
    read: list[SpacesRow] = []
    for row in rows_of(table):
        players = row.number("players", LEAST, MOST, "S-1.01")
        row.name = f"{players} players"
        if players in [other.players for other in read]:
            row.fault("players", "is there twice")
        rest = row.number("rest", 1, players, "S-4.09")
        influence = row.amounts("influence", TRACKS, INFLUENCE_SPACES // len(TRACKS), "S-8.01")
        modifiers = [read_modifiers(row, action) for action in ACTIONS]
        row.optional_source()
        if row.close():
            read.append(SpacesRow(players, rest, influence, modifiers))
    for players in range(LEAST, MOST + 1):
        there = [row for row in read if row.players == players]
        if not there and table.good:
            table.good = False
            problems.add(table.file, f"{players} players", "players", "missing", "S-1.01")
        tables.spaces.extend(there)
    tables.critical = critical
    tables.finish(table, "spaces")


def read_modifiers(row: Fields, action: str) -> list[int]:
    """The modifier of each space of an action, in the order in which they are resolved (S-5.02)."""
    modifiers: list[int] = []
    items = row.items(action)
    for item in items:
        if isinstance(item, int) and not isinstance(item, bool) and -MOST_MODIFIER <= item <= MOST_MODIFIER:
            modifiers.append(item)
        else:
            reason = f"must be whole numbers from -{MOST_MODIFIER} to {MOST_MODIFIER}, not {kind_of(item)}"
            row.fault(action, reason, "S-5.04")
            return []
    if isinstance(row.fields.get(action), list) and not 1 <= len(items) <= ACTION_SPACES:
        row.fault(action, f"must be 1 to {ACTION_SPACES} spaces", "S-4.08")
    return modifiers
