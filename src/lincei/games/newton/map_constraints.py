"""What the map of an edition must meet (N-K01 to N-K14)."""

from __future__ import annotations

from typing import Final

from lincei.games.newton.rows import Tables
from lincei.games.newton.terms import (
    ANCIENT,
    BONUS,
    BONUS_SPACES,
    CITY,
    MASTER,
    PLACE_KINDS,
    START,
    UNIVERSITY,
    VILLAGE,
)
from lincei.games.reading import Problems

FILE: Final = "map.toml"
TREE_FILE: Final = "tracks.toml"
COUNTS: Final = [1, 6, 3, 7, 14, 1, 1]  # of each kind of place (N-7.03)
NAMED: Final = ["bologna", "paris", "leipzig", "amsterdam", "napoli", "athenai", "istanbul", "krakow"]
MARKS: Final = ["unmarked", "2+", "3+", "4"]


def check_map(tables: Tables, problems: Problems) -> None:
    if not tables.read("places"):
        return
    ours = tables.ours("places")
    counted = k01_counts(tables, problems)
    k04_basel(tables, problems)
    k05_names(tables, problems)
    k06_kinds_of_the_named(tables, problems)
    if ours:
        k06_our_kinds(tables, problems)
        k07_positions(tables, problems)
    k08_borders(tables, problems)
    if tables.read("tree"):
        k11_bonus_spaces(tables, problems)
        if ours and tables.ours("tree"):
            k12_solo_tokens(tables, problems)
    if not tables.read("roads"):
        return
    k03_tolls(tables, problems)
    if k02_connected(tables, problems) and counted:
        k10_way_to_istanbul(tables, problems)
        if ours and tables.ours("roads"):
            k14_roads(tables, problems)
            k14_distances(tables, problems)
            k14_cube_spaces_apart(tables, problems)


def steps_from(start: int, neighbours: list[list[int]]) -> list[int]:
    """How many steps every space lies from one of them; -1 where no way leads."""
    steps = [-1] * len(neighbours)
    steps[start] = 0
    reached = [start]
    for space in reached:
        for near in neighbours[space]:
            if steps[near] < 0:
                steps[near] = steps[space] + 1
                reached.append(near)
    return steps


def roads_of(tables: Tables, free: bool = False) -> list[list[int]]:
    """The places next to each place, over all roads or only those without a toll."""
    neighbours: list[list[int]] = [[] for _ in tables.places]
    for road in tables.roads:
        if not free or road.toll == 0:
            neighbours[road.one].append(road.two)
            neighbours[road.two].append(road.one)
    return neighbours


def k01_counts(tables: Tables, problems: Problems) -> bool:
    """33 places: 6 universities, 3 ancient lands, 7 cities, 14 villages, Master, Objective, start (N-K01)."""
    good = True
    for kind, wanted in enumerate(COUNTS):
        count = len(tables.of_kind(kind))
        if count != wanted:
            good = False
            problems.add(FILE, "places", "kind", f"{count} of kind {PLACE_KINDS[kind]} instead of {wanted}", "N-K01")
    return good


def k02_connected(tables: Tables, problems: Problems) -> bool:
    """Roads lead from everywhere to everywhere (N-K02)."""
    if not tables.places:
        return False
    steps = steps_from(0, roads_of(tables))
    cut_off = [place.id for i, place in enumerate(tables.places) if steps[i] < 0]
    for id in cut_off:
        problems.add(FILE, id, "", f"no roads lead here from {tables.places[0].id}", "N-K02")
    return not cut_off


def k03_tolls(tables: Tables, problems: Problems) -> None:
    """Some roads have a toll; we say: of at least two sizes (N-K03)."""
    sizes: list[int] = []
    for road in tables.roads:
        if road.toll and road.toll not in sizes:
            sizes.append(road.toll)
    if not sizes:
        problems.add(FILE, "roads", "toll", "no road has a toll", "N-K03")
    elif len(sizes) == 1 and tables.ours("roads"):
        problems.add(FILE, "roads", "toll", f"all tolls are {sizes[0]}; at least two sizes are reported", "N-K03")


def k04_basel(tables: Tables, problems: Problems) -> None:
    """The start is Basel (N-K04)."""
    for place in tables.of_kind(START):
        if tables.places[place].id != "basel":
            problems.add(FILE, tables.places[place].id, "kind", "the start must be basel", "N-K04")


def k05_names(tables: Tables, problems: Problems) -> None:
    """The places that the rulebook names are there; Bologna is a university, Istanbul a city (N-K05)."""
    for id in ["basel", *NAMED]:
        if tables.place(id) < 0:
            problems.add(FILE, "places", "id", f"{id} is missing", "N-K05")
    wants(tables, problems, "bologna", UNIVERSITY, "N-K05")
    wants(tables, problems, "istanbul", CITY, "N-K05")


def wants(tables: Tables, problems: Problems, id: str, kind: int, rule: str) -> None:
    place = tables.place(id)
    if place >= 0 and tables.places[place].kind != kind:
        problems.add(FILE, id, "kind", f"must be {PLACE_KINDS[kind]}", rule)


def k06_kinds_of_the_named(tables: Tables, problems: Problems) -> None:
    """Of the eight places of the scoring example four are universities, one an ancient land (N-K06, N-EX10)."""
    kinds = [tables.places[tables.place(id)].kind for id in NAMED if tables.place(id) >= 0]
    if len(kinds) < len(NAMED):
        return
    others = kinds.count(CITY) + kinds.count(MASTER)
    if kinds.count(UNIVERSITY) != 4 or kinds.count(ANCIENT) != 1 or others != 3:
        reason = f"of {', '.join(NAMED)} four must be university, one ancient, three city or master"
        problems.add(FILE, "places", "kind", reason, "N-K06")


def k06_our_kinds(tables: Tables, problems: Problems) -> None:
    """Athenai is an ancient land, Paris and Leipzig are universities; of the other three, two are cities (N-K06)."""
    wants(tables, problems, "athenai", ANCIENT, "N-K06")
    wants(tables, problems, "paris", UNIVERSITY, "N-K06")
    wants(tables, problems, "leipzig", UNIVERSITY, "N-K06")
    places = [tables.place(id) for id in ["amsterdam", "napoli", "krakow"]]
    kinds = [tables.places[place].kind for place in places if place >= 0]
    if len(kinds) == 3 and kinds.count(CITY) != 2:
        reason = "two of amsterdam, napoli and krakow must be city"
        problems.add(FILE, "places", "kind", reason, "N-K06")


def k07_positions(tables: Tables, problems: Problems) -> None:
    """Places lie in and around Europe, no two in the same spot (N-K07)."""
    for i, place in enumerate(tables.places):
        if not (-25.0 <= place.lon <= 60.0 and 28.0 <= place.lat <= 70.0):
            problems.add(FILE, place.id, "lon", "lies outside Europe (-25 to 60, 28 to 70)", "N-K07")
        for other in tables.places[:i]:
            if place.lon == other.lon and place.lat == other.lat:
                problems.add(FILE, place.id, "lon", f"lies where {other.id} lies", "N-K07")


def k08_borders(tables: Tables, problems: Problems) -> None:
    """Villages with silver and with gold borders occur (N-K08)."""
    villages = tables.of_kind(VILLAGE)
    gold = len([place for place in villages if tables.places[place].gold])
    if villages and not 1 <= gold < len(villages):
        problems.add(FILE, "places", "border", "both silver and gold must occur", "N-K08")


def marks(tables: Tables) -> list[int]:
    """The marks of all bonus spaces, of map and tree."""
    on_map = [place.players for place in tables.places if place.gold]
    return on_map + [space.players for space in tables.tree if space.kind == BONUS]


def k11_bonus_spaces(tables: Tables, problems: Problems) -> None:
    """18 bonus spaces, at least 5 of them on the tree, and each of the four marks (N-K11)."""
    found = marks(tables)
    if len(found) != BONUS_SPACES:
        reason = f"{len(found)} bonus spaces on map and tree instead of {BONUS_SPACES}"
        problems.add(TREE_FILE, "tree", "kind", reason, "N-K11")
    on_tree = len([space for space in tables.tree if space.kind == BONUS])
    if on_tree < 5:
        problems.add(TREE_FILE, "tree", "kind", f"{on_tree} bonus spaces instead of at least 5", "N-K11")
    for players, mark in enumerate(MARKS):
        if players + 1 not in found:
            problems.add(TREE_FILE, "tree", "players", f"no bonus space of map and tree is {mark}", "N-K11")


def k12_solo_tokens(tables: Tables, problems: Problems) -> None:
    """Alone, at least 7 tokens lie there, so that their objective can reach its limit (N-K12)."""
    unmarked = marks(tables).count(1)
    if unmarked < 7:
        reason = f"{unmarked} bonus spaces of map and tree for 1 player instead of at least 7"
        problems.add(FILE, "places", "players", reason, "N-K12")


def k10_way_to_istanbul(tables: Tables, problems: Problems) -> None:
    """Three roads lead over a gold village to Istanbul; we keep such a way free of tolls (N-K10, N-EX04)."""
    istanbul = tables.place("istanbul")
    roads = roads_of(tables, tables.ours("roads"))
    if istanbul < 0:
        return
    for last in roads[istanbul]:
        if tables.places[last].gold:
            for middle in roads[last]:
                if middle != istanbul and [p for p in roads[middle] if p not in (last, istanbul)]:
                    return
    which = "three roads without toll" if tables.ours("roads") else "three roads"
    problems.add(FILE, "roads", "to", f"no way of {which} ends in a gold village and istanbul", "N-K10")


def k14_roads(tables: Tables, problems: Problems) -> None:
    """42 to 52 roads, a quarter to a third of them with a toll of 1 to 3 (N-K14)."""
    count = len(tables.roads)
    if not 42 <= count <= 52:
        problems.add(FILE, "roads", "rows", f"{count} roads instead of 42 to 52", "N-K14")
    tolls = [road for road in tables.roads if road.toll]
    if not count <= 4 * len(tolls) or not 3 * len(tolls) <= count:
        reason = f"{len(tolls)} of {count} roads have one, not a quarter to a third"
        problems.add(FILE, "roads", "toll", reason, "N-K14")
    for road in tolls:
        if road.toll > 3:
            problems.add(FILE, road.row, "toll", f"{road.toll} instead of 1 to 3", "N-K14")


def cube_places(tables: Tables) -> list[int]:
    return [i for i, place in enumerate(tables.places) if place.kind not in (START, VILLAGE)]


def k14_distances(tables: Tables, problems: Problems) -> None:
    """From Basel three roads start, a cube space is 2 steps off, universities 2 to 5, ancient lands 4 to 7 (N-K14)."""
    roads = roads_of(tables)
    start = tables.of_kind(START)[0]
    steps = steps_from(start, roads)
    if len(roads[start]) < 3:
        reason = f"{len(roads[start])} roads instead of at least 3"
        problems.add(FILE, tables.places[start].id, "", reason, "N-K14")
    if min([steps[place] for place in cube_places(tables)]) > 2:
        problems.add(FILE, tables.places[start].id, "", "no cube space within 2 steps", "N-K14")
    for kind, low, high in ((UNIVERSITY, 2, 5), (ANCIENT, 4, 7)):
        for place in tables.of_kind(kind):
            if not low <= steps[place] <= high:
                reason = f"{steps[place]} steps from the start instead of {low} to {high}"
                problems.add(FILE, tables.places[place].id, "", reason, "N-K14")


def k14_cube_spaces_apart(tables: Tables, problems: Problems) -> None:
    """Most cube spaces are 2 steps from the nearest other one (N-K14)."""
    roads = roads_of(tables)
    cubes = cube_places(tables)
    two_apart = 0
    for place in cubes:
        steps = steps_from(place, roads)
        if min([steps[other] for other in cubes if other != place]) == 2:
            two_apart += 1
    if 2 * two_apart <= len(cubes):
        reason = f"only {two_apart} of {len(cubes)} cube spaces are 2 steps from the next"
        problems.add(FILE, "roads", "rows", reason, "N-K14")
