"""What an edition must meet: the constraints E-K01 to E-K20 of the rule register, each a small function.

The rulebook fixes some numbers; the register rules on the rest so that a reconstruction is fair and complete. An owner
who types in his printed game cannot be asked to meet those rulings: a table with source = "printed" is held only to
what the rulebook says and to what the rules need. Where the register merely takes one of many fitting values, the
shipped edition has that value (its tests say so) and any other fitting value loads as well.

| rule | every table | unless printed | shipped edition takes |
|---|---|---|---|
| E-K01 | 96 tiles | 48 kinds, each twice | |
| E-K02 | the five kinds seen | | |
| E-K03 | 30 projects, every shape | 6 a shape, 3 + 3 by energy | |
| E-K04 | four types, one an energy | one of each category, 15 of each type, combinations 1-2 | |
| E-K05 | amounts 1-3 | at most two 3s | |
| E-K06 | | sums 6-10 in their numbers, VP = sum - 4 | |
| E-K07 | | VP by shape and energy, demand by type, no twins | |
| E-K08 | Cellophane; L, T or S | | L |
| E-K09 | Laparoscope at least 1, 2, 2, steam | exactly 1, 2, 2 | steam 3 |
| E-K10 | Cruiser, Electrocardiogram, Synthetic rubber, Telephone | three names more | the other 21 names |
| E-K11 | five shapes, each the outline of its letter | | which mirror image of L and S |
| E-K12 | five upgrades, 4 steam, 4 electric, six with two types | | |
| E-K13 | | 2 + 2, types and categories evenly spread, no pair twice | the six pairs |
| E-K14 | four connected cells, a known shape | | O for all |
| E-K15 | at most 60 cells | one piece, 40-49 cells | 6 x 7 |
| E-K16 | five scrap cells | apart, 50-65 % of placements left | the five cells |
| E-K17 | both capacity tests (in capacity) | | |
| E-K18 | six tracks | order | |
| E-K19 | neighbours, steps 2-9, at least 1 MP, a chain | 6-12 crossings at 1-3$, one on every track | |
| E-K20 | | | steps 4 and 7, 1$ and 2$ |
"""

from __future__ import annotations

from typing import Final

from lincei.games.expo1906 import geometry
from lincei.games.expo1906.project_constraints import check_projects
from lincei.games.expo1906.rows import Tables
from lincei.games.expo1906.terms import (
    AUTOMATED,
    CARDS,
    COPPER,
    ELECTRIC,
    EMPIRICAL,
    MANUAL,
    MEETING,
    PROJECT_SHAPES,
    SCIENTIFIC,
    STEAM,
    STEEL,
    TYPES,
)
from lincei.games.reading import ALL, Problems

SHAPES_FILE: Final = "shapes.toml"
LABORATORY_FILE: Final = "laboratory.toml"
TILES_FILE: Final = "tiles.toml"
TECHS_FILE: Final = "techs.toml"
PATENTS_FILE: Final = "patents.toml"
JURY_FILE: Final = "jury.toml"


def check_tables(tables: Tables, problems: Problems) -> None:
    """All constraints but E-K17, on the tables that could be read."""
    if tables.read("shapes"):
        k11_outlines(tables, problems)
    if tables.read("tiles"):
        k01_ninety_six_tiles(tables, problems)
        k02_kinds_seen(tables, problems)
        if tables.ours("tiles"):
            k01_every_pair_twice(tables, problems)
    if tables.read("projects"):
        check_projects(tables, problems)
    if tables.read("techs"):
        k12_upgrades(tables, problems)
        k12_resource_techs(tables, problems)
        if tables.ours("techs"):
            k13_pairs(tables, problems)
        if tables.read("shapes"):
            k14_shapes(tables, problems)
    if tables.read("laboratory"):
        k16_five_scrap_cells(tables, problems)
        if tables.ours("laboratory"):
            k15_size(tables, problems)
            k16_scrap_apart(tables, problems)
            if tables.read("shapes"):
                k16_placements_left(tables, problems)
    if tables.ours("tracks"):
        k18_order(tables, problems)
    if tables.read("tracks") and tables.read("crossings"):
        k19_neighbours(tables, problems)
        k19_chain(tables, problems)
        if tables.ours("crossings"):
            k19_prices(tables, problems)
            k19_number(tables, problems)
    if tables.read("jury"):
        jury_of_the_example(tables, problems)


def k01_ninety_six_tiles(tables: Tables, problems: Problems) -> None:
    """There are 96 resource tiles (E-2.01, E-K01)."""
    total = sum(tables.tile_count)
    if total != 96:
        problems.add(TILES_FILE, ALL, "count", f"{total} tiles in all instead of 96", "E-K01")


def k01_every_pair_twice(tables: Tables, problems: Problems) -> None:
    """Every ordered pair of types of different categories is on two tiles (E-K01)."""
    for kind, count in enumerate(tables.tile_count):
        two = kind // 8
        one = kind % 8
        wanted = 0 if two // 2 == one // 2 else 2
        if count != wanted:
            row = f"{TYPES[two]}/{TYPES[one]}"
            problems.add(TILES_FILE, row, "count", f"{count} instead of {wanted}", "E-K01")


def k02_kinds_seen(tables: Tables, problems: Problems) -> None:
    """The five kinds in the rulebook's pictures exist (E-K02)."""
    seen = [(EMPIRICAL, COPPER), (AUTOMATED, ELECTRIC), (STEAM, SCIENTIFIC), (MANUAL, ELECTRIC), (STEAM, STEEL)]
    for two, one in seen:
        if tables.tile_count[8 * two + one] == 0:
            row = f"{TYPES[two]}/{TYPES[one]}"
            problems.add(TILES_FILE, row, "count", "the rulebook shows this kind, so it must exist", "E-K02")


def k11_outlines(tables: Tables, problems: Problems) -> None:
    """The five project shapes have the outlines of their letters, either mirror image (E-K11)."""
    letters: list[list[tuple[int, int]]] = [
        [(0, 0), (1, 0), (2, 0), (2, 1)],
        [(0, 0), (0, 1), (0, 2), (1, 1)],
        [(0, 1), (0, 2), (1, 0), (1, 1)],
        [(0, 0), (0, 1), (0, 2), (0, 3)],
        [(0, 0), (0, 1), (1, 0), (1, 1)],
    ]
    for i, letter in enumerate(PROJECT_SHAPES):
        if letter not in tables.shape_ids():
            problems.add(SHAPES_FILE, letter, "id", "missing", "E-K11")
        elif not geometry.congruent(tables.shape(letter).cells, letters[i]):
            problems.add(SHAPES_FILE, letter, "cells", f"do not make the letter {letter}", "E-K11")


def k12_upgrades(tables: Tables, problems: Problems) -> None:
    """Each action but MEETING has one upgrade technology (E-K12)."""
    for card in range(MEETING):
        count = len([tech for tech in tables.techs if tech.upgrade == card])
        if count != 1:
            reason = f"{count} technologies upgrade {CARDS[card]} instead of 1"
            problems.add(TECHS_FILE, ALL, "upgrade", reason, "E-K12")


def k12_resource_techs(tables: Tables, problems: Problems) -> None:
    """Combustion engine and Batteries supply 4 of their energy, six technologies two types each (E-K12)."""
    supplied: list[str] = []
    for tech in tables.techs:
        if tech.upgrade >= 0:
            continue
        supplied.append(tech.id)
        if tech.id in ["combustion-engine", "batteries"]:
            energy = STEAM if tech.id == "combustion-engine" else ELECTRIC
            if tech.types() != [energy] or tech.supply[energy] != 4:
                problems.add(TECHS_FILE, tech.id, "supply", f"must be {TYPES[energy]} = 4", "E-K12")
        elif len(tech.types()) != 2:
            problems.add(TECHS_FILE, tech.id, "supply", f"{len(tech.types())} types instead of 2", "E-K12")
    if len(supplied) != 8:
        problems.add(TECHS_FILE, ALL, "supply", f"{len(supplied)} resource technologies instead of 8", "E-K12")
    for id in ["combustion-engine", "batteries"]:
        if id not in supplied:
            problems.add(TECHS_FILE, id, "id", "missing", "E-K12")


def k13_pairs(tables: Tables, problems: Problems) -> None:
    """Two-type technologies supply 2 + 2 of types that are no energy, evenly spread, no pair twice (E-K13)."""
    of_type = [0] * len(TYPES)
    of_categories = [0] * 16
    pairs: list[list[int]] = []
    for tech in tables.techs:
        types = tech.types()
        if len(types) != 2:
            continue
        one, two = types[0], types[1]
        if tech.supply[one] != 2 or tech.supply[two] != 2:
            problems.add(TECHS_FILE, tech.id, "supply", "must be 2 units of each type", "E-K13")
        if two >= STEAM or one // 2 == two // 2:
            problems.add(TECHS_FILE, tech.id, "supply", "must be two categories, none of them energy", "E-K13")
        if types in pairs:
            problems.add(TECHS_FILE, tech.id, "supply", "this pair is there twice", "E-K13")
        pairs.append(types)
        of_type[one] += 1
        of_type[two] += 1
        of_categories[4 * (one // 2) + two // 2] += 1
    for t in range(STEAM):
        if of_type[t] != 2:
            reason = f"{TYPES[t]} is on {of_type[t]} two-type technologies instead of 2"
            problems.add(TECHS_FILE, ALL, "supply", reason, "E-K13")
    if not of_categories[1] == of_categories[2] == of_categories[6] == 2:
        problems.add(TECHS_FILE, ALL, "supply", "each two categories must meet on two technologies", "E-K13")


def k14_shapes(tables: Tables, problems: Problems) -> None:
    """A technology has one of the outlines of the shapes table, four connected cells (E-K14)."""
    for tech in tables.techs:
        if tech.shape not in tables.shape_ids():
            problems.add(TECHS_FILE, tech.id, "shape", "is not in shapes.toml", "E-K14")


def k15_size(tables: Tables, problems: Problems) -> None:
    """The laboratory is one piece of 40 to 49 cells (E-K15)."""
    cells = geometry.cells_of(tables.marked(".x"))
    if not 40 <= len(cells) <= 49:
        problems.add(LABORATORY_FILE, ALL, "rows", f"{len(cells)} cells instead of 40 to 49", "E-K15")
    columns = tables.columns()
    if not geometry.in_one_piece([(cell // columns, cell % columns) for cell in cells]):
        problems.add(LABORATORY_FILE, ALL, "rows", "the cells must hang together by their sides", "E-K15")


def k16_five_scrap_cells(tables: Tables, problems: Problems) -> None:
    """Five cells hold scrap at the start (E-2.10, E-K16)."""
    count = len(geometry.cells_of(tables.marked("x")))
    if count != 5:
        problems.add(LABORATORY_FILE, ALL, "rows", f"{count} scrap cells instead of 5", "E-K16")


def k16_scrap_apart(tables: Tables, problems: Problems) -> None:
    """No two scrap cells touch, not even at a corner (E-K16)."""
    columns = tables.columns()
    scrap = geometry.cells_of(tables.marked("x"))
    for i, one in enumerate(scrap):
        for two in scrap[i + 1 :]:
            if abs(one // columns - two // columns) <= 1 and abs(one % columns - two % columns) <= 1:
                row = str(two // columns + 1)
                problems.add(LABORATORY_FILE, row, "rows", "its scrap cell touches another one", "E-K16")


def k16_placements_left(tables: Tables, problems: Problems) -> None:
    """With all scrap in place every project shape keeps 50 to 65 % of its placements (E-K16)."""
    for letter in PROJECT_SHAPES:
        if letter in tables.shape_ids():
            cells = tables.shape(letter).cells
            whole = geometry.placements(cells, tables.rows(), tables.columns(), tables.marked(".x"))
            left = geometry.placements(cells, tables.rows(), tables.columns(), tables.marked("."))
            if not 50 * whole <= 100 * left <= 65 * whole:
                reason = f"scrap leaves shape {letter} {left} of {whole} placements, not 50 to 65 %"
                problems.add(LABORATORY_FILE, ALL, "rows", reason, "E-K16")


def k18_order(tables: Tables, problems: Problems) -> None:
    """The tracks stand in this order from top to bottom (E-K18)."""
    if tables.tracks != [STEEL, COPPER, MANUAL, AUTOMATED, SCIENTIFIC, EMPIRICAL]:
        problems.add(PATENTS_FILE, "tracks", "rows", f"must be {', '.join(TYPES[:STEAM])}", "E-K18")


def k19_neighbours(tables: Tables, problems: Problems) -> None:
    """A crossing joins neighbouring tracks, and there is one at most in a place (E-K19)."""
    places: list[int] = []
    for crossing in tables.crossings:
        upper = tables.tracks.index(crossing.upper)
        if tables.tracks.index(crossing.lower) != upper + 1:
            problems.add(PATENTS_FILE, crossing.row, "lower", "must be the track right below upper", "E-K19")
        place = 16 * upper + crossing.step
        if place in places:
            problems.add(PATENTS_FILE, crossing.row, "step", "there is a crossing already", "E-K19")
        places.append(place)


def k19_chain(tables: Tables, problems: Problems) -> None:
    """On at least one step two crossings follow one another (E-K19)."""
    for one in tables.crossings:
        for two in tables.crossings:
            if one.step == two.step and one.lower == two.upper:
                return
    problems.add(PATENTS_FILE, "crossings", "rows", "no step has two crossings in a row", "E-K19")


def k19_prices(tables: Tables, problems: Problems) -> None:
    """A crossing costs 1 to 3$ (E-K19)."""
    for crossing in tables.crossings:
        if not 1 <= crossing.price <= 3:
            problems.add(PATENTS_FILE, crossing.row, "price", f"{crossing.price}$ instead of 1 to 3$", "E-K19")


def k19_number(tables: Tables, problems: Problems) -> None:
    """There are 6 to 12 crossings, and every track has one (E-K19)."""
    if not 6 <= len(tables.crossings) <= 12:
        reason = f"{len(tables.crossings)} crossings instead of 6 to 12"
        problems.add(PATENTS_FILE, "crossings", "rows", reason, "E-K19")
    for t in tables.tracks:
        if not [c for c in tables.crossings if t in [c.upper, c.lower]]:
            problems.add(PATENTS_FILE, "crossings", "rows", f"the {TYPES[t]} track has none", "E-K19")


def jury_of_the_example(tables: Tables, problems: Problems) -> None:
    """There are 16 jury tiles, enough of each energy for the scoring example (E-2.01, E-EX12)."""
    steam, electric = tables.jury[0], tables.jury[1]
    if steam + electric != 16:
        problems.add(JURY_FILE, ALL, "count", f"{steam + electric} jury tiles instead of 16", "E-2.01")
    if steam < 7:
        problems.add(JURY_FILE, "steam", "count", "the scoring example shows 7", "E-EX12")
    if electric < 5:
        problems.add(JURY_FILE, "electric", "count", "the scoring example shows 5", "E-EX12")
