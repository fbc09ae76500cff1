"""The shape of the discovery tree: names, groups and links (S-15.10 to S-15.17)."""

from __future__ import annotations

from typing import Final

from lincei.games.newscience.meta import LEAST, MOST
from lincei.games.newscience.rows import DiscoveryRow, Tables
from lincei.games.newscience.terms import FIELDS, LEVELS, SMALL_FIELDS
from lincei.games.reading import ALL, Problems

FILE: Final = "discoveries.toml"
ASTRONOMY: Final = 0
MATHEMATICS: Final = 1
PHYSICS: Final = 2
CHEMISTRY: Final = 3
# The rulebook's either/or groups (S-3.07).
GROUPS: Final = [
    ["heliocentrism", "planetary-motion"],
    ["analytic-geometry", "probability"],
    ["pendulum", "light-spectrum", "elastic-force"],
]
GROUP_FIELDS: Final = [ASTRONOMY, MATHEMATICS, PHYSICS]
GROUP_LEVELS: Final = [2, 3, 4]


def check_tree(tables: Tables, problems: Problems) -> None:
    """All that is asked of the tree's shape."""
    groups_of_the_rulebook(tables, problems)
    s11_names_of_the_rulebook(tables, problems)
    last_level_in_play(tables, problems)
    s13_links_of_the_rulebook(tables, problems)
    s14_no_circle(tables, problems)
    s16_chemistry_helps_physics_only(tables, problems)
    if tables.ours("discoveries"):
        s10_number(tables, problems)
        s11_likely_places(tables, problems)
        s12_years(tables, problems)
        for row in tables.discoveries:
            s14_own_field(tables, row, problems)
            s14_other_fields(tables, row, problems)
        s15_leads_on(tables, problems)
        s17_cross_links(tables, problems)


def place(row: DiscoveryRow) -> str:
    return f"{FIELDS[row.field]} {row.level}"


def groups_of_the_rulebook(tables: Tables, problems: Problems) -> None:
    """There are three either/or groups, with the members the rulebook names (S-3.07)."""
    known: list[str] = []
    for wanted in GROUPS:
        if [id for id in wanted if id not in tables.ids()]:
            continue  # named by S-15.11
        group = tables.discovery(wanted[0]).group
        known.append(group)
        members = [row.id for row in tables.members(group)] if group else []
        if sorted(members) != sorted(wanted):
            reason = f"{', '.join(wanted)} must be a group, and without others"
            problems.add(FILE, wanted[0], "group", reason, "S-3.07")
    for row in tables.discoveries:
        if row.group and row.group not in known and row.id not in GROUPS[0] + GROUPS[1] + GROUPS[2]:
            problems.add(FILE, row.id, "group", "is none of the three groups", "S-3.07")


def s11_names_of_the_rulebook(tables: Tables, problems: Problems) -> None:
    """The nine discoveries that the rulebook names are there, in their places (S-15.11)."""
    expect(tables, "astrology", [ASTRONOMY], 1, problems)
    expect(tables, "laws-of-attraction", [PHYSICS, MATHEMATICS], 1, problems)
    for group, ids in enumerate(GROUPS):
        for id in ids:
            expect(tables, id, [GROUP_FIELDS[group]], GROUP_LEVELS[group], problems)


def s11_likely_places(tables: Tables, problems: Problems) -> None:
    """Laws of Attraction is physics, and Calculus ends mathematics (S-15.11)."""
    if "laws-of-attraction" in tables.ids() and tables.discovery("laws-of-attraction").field == MATHEMATICS:
        expect(tables, "laws-of-attraction", [PHYSICS], 1, problems)
    expect(tables, "calculus", [MATHEMATICS], LEVELS, problems)


def expect(tables: Tables, id: str, fields: list[int], level: int, problems: Problems) -> None:
    if id not in tables.ids():
        problems.add(FILE, id, "id", "missing", "S-15.11")
        return
    row = tables.discovery(id)
    if row.field not in fields or row.level != level:
        wanted = " or ".join([FIELDS[field] for field in fields])
        problems.add(FILE, id, "level", f"{place(row)} instead of {wanted} {level}", "S-15.11")


def last_level_in_play(tables: Tables, problems: Problems) -> None:
    """The game can end by the last level at either size (S-12.03, S-12.08)."""
    if not [row for row in tables.discoveries if row.level == LEVELS and row.in_play(LEAST)]:
        reason = f"no discovery of level {LEVELS} is in play with {LEAST} players"
        problems.add(FILE, ALL, "level", reason, "S-12.03")


def s10_number(tables: Tables, problems: Problems) -> None:
    """Each field has one discovery of each level, and the three groups theirs: 29, or 19 in three fields (S-15.10)."""
    for field in range(len(FIELDS)):
        for level in range(1, LEVELS + 1):
            wanted = 1
            for i, group in enumerate(GROUPS):
                if GROUP_FIELDS[i] == field and GROUP_LEVELS[i] == level:
                    wanted = len(group)
            count = len([row for row in tables.discoveries if row.field == field and row.level == level])
            if count != wanted:
                reason = f"{count} discoveries of {FIELDS[field]} {level} instead of {wanted}"
                problems.add(FILE, ALL, "level", reason, "S-15.10")


def s12_years(tables: Tables, problems: Problems) -> None:
    """Discoveries are achievements of about 1540 to 1710 (S-15.12)."""
    for row in tables.discoveries:
        if not 1540 <= row.year <= 1710:
            problems.add(FILE, row.id, "year", f"{row.year} instead of 1540 to 1710", "S-15.12")


def s13_links_of_the_rulebook(tables: Tables, problems: Problems) -> None:
    """Astronomy 2 needs two beginnings, mathematics 4 the group below, some physics chemistry (S-15.13)."""
    for id in GROUPS[0]:
        for need in ["astrology", "laws-of-attraction"]:
            if id in tables.ids() and need not in tables.discovery(id).needs:
                problems.add(FILE, id, "needs", f"{need} is missing", "S-15.13")
    if "probability" in tables.ids():
        group = tables.discovery("probability").group
        for row in tables.discoveries:
            if row.field == MATHEMATICS and row.level == 4 and (not group or group not in row.needs):
                problems.add(FILE, row.id, "needs", "the group of probability is missing", "S-15.13")
    for row in tables.discoveries:
        if row.field == PHYSICS and [need for need in needed(tables, row) if need.field == CHEMISTRY]:
            return
    problems.add(FILE, ALL, "needs", "no physics needs chemistry", "S-15.13")


def needed(tables: Tables, row: DiscoveryRow) -> list[DiscoveryRow]:
    """Every discovery that is named by a row's needs, groups with all their members."""
    found: list[DiscoveryRow] = []
    for need in row.needs:
        found.extend(tables.members(need))
    return found


def s14_no_circle(tables: Tables, problems: Problems) -> None:
    """Nothing needs itself, not even by way of others (S-15.14)."""
    left = tables.discoveries
    while left:
        stuck = [row for row in left if waits_for(tables, row, left)]
        if len(stuck) == len(left):
            problems.add(FILE, in_circle(tables, left).id, "needs", "leads round in a circle", "S-15.14")
            return
        left = stuck


def waits_for(tables: Tables, row: DiscoveryRow, among: list[DiscoveryRow]) -> list[DiscoveryRow]:
    return [need for need in needed(tables, row) if need in among]


def in_circle(tables: Tables, stuck: list[DiscoveryRow]) -> DiscoveryRow:
    """One that needs itself, where each needs another one of them."""
    seen: list[DiscoveryRow] = []
    row = stuck[0]
    while row not in seen:
        seen.append(row)
        row = waits_for(tables, row, stuck)[0]
    return row


def s14_own_field(tables: Tables, row: DiscoveryRow, problems: Problems) -> None:
    """Level 1 needs nothing, every other level the one below it in its field (S-15.14)."""
    if row.level == 1:
        if row.needs:
            problems.add(FILE, row.id, "needs", "level 1 needs nothing", "S-15.14")
        return
    below = [other.id for other in tables.discoveries if other.field == row.field and other.level == row.level - 1]
    own = [need for need in row.needs if tables.members(need)[0].field == row.field]
    met = len(own) == 1 and [other.id for other in tables.members(own[0])] == below
    if not met:
        reason = f"must name {FIELDS[row.field]} {row.level - 1}, as a whole, and nothing else of its field"
        problems.add(FILE, row.id, "needs", reason, "S-15.14")


def s14_other_fields(tables: Tables, row: DiscoveryRow, problems: Problems) -> None:
    """At most one further prerequisite, of another field and a lower level (S-15.14)."""
    if row.level == 1:
        return
    others = [need for need in row.needs if tables.members(need)[0].field != row.field]
    if len(others) > 1:
        reason = f"{len(others)} prerequisites of other fields instead of at most 1"
        problems.add(FILE, row.id, "needs", reason, "S-15.14")
    for need in others:
        if tables.members(need)[0].level >= row.level:
            problems.add(FILE, row.id, "needs", f"{need} has no lower level", "S-15.14")


def s15_leads_on(tables: Tables, problems: Problems) -> None:
    """Whatever is not of the last level is needed by something in play, at both sizes (S-15.15)."""
    for players in (LEAST, MOST):
        used: list[str] = []
        for row in tables.discoveries:
            if row.in_play(players):
                used.extend([need.id for need in needed(tables, row)])
        for row in tables.discoveries:
            if row.in_play(players) and row.level < LEVELS and row.id not in used:
                reason = f"with {players} players it leads to nothing"
                problems.add(FILE, row.id, "needs", reason, "S-15.15")
            if row.level == LEVELS and row.id in used and players == MOST:
                problems.add(FILE, row.id, "needs", f"level {LEVELS} is needed by another one", "S-15.15")


def s16_chemistry_helps_physics_only(tables: Tables, problems: Problems) -> None:
    """What two or three players play without leads into their fields from chemistry to physics only (S-15.16)."""
    for row in tables.discoveries:
        for need in needed(tables, row):
            into = SMALL_FIELDS >> row.field & 1 == 1 and SMALL_FIELDS >> need.field & 1 == 0
            if into and (need.field != CHEMISTRY or row.field != PHYSICS):
                reason = f"{need.id}: {FIELDS[row.field]} does not need {FIELDS[need.field]}"
                problems.add(FILE, row.id, "needs", reason, "S-15.16")


def s17_cross_links(tables: Tables, problems: Problems) -> None:
    """5 to 10 links between fields, 3 of them among those that are always in play (S-15.17)."""
    links = 0
    small = 0
    for row in tables.discoveries:
        for need in row.needs:
            other = tables.members(need)[0].field
            if other != row.field:
                links += 1
                if SMALL_FIELDS >> row.field & SMALL_FIELDS >> other & 1 == 1:
                    small += 1
    if not 5 <= links <= 10:
        problems.add(FILE, ALL, "needs", f"{links} links between fields instead of 5 to 10", "S-15.17")
    if small < 3:
        reason = f"{small} links among the first three fields instead of at least 3"
        problems.add(FILE, ALL, "needs", reason, "S-15.17")
