"""What tiles, tokens and discoveries of an edition must meet (N-17 to N-19, N-K35, N-K36, N-K60)."""

from __future__ import annotations

from typing import Final

from lincei.games.newton.rows import Tables, Tile
from lincei.games.newton.terms import ACTIONS, BONUS_SPACES, DISCOVERIES, INCOMES, SPECIALISATIONS
from lincei.games.newton.vocabulary import CHOICE, COINS, DEVELOP, INCOME, NONE, STUDENT, Effect, Reader
from lincei.games.reading import Problems

FILE: Final = "tiles.toml"
DISCOVERIES_FILE: Final = "discoveries.toml"
# The rulebook gives these tiles in full; the last of each is the module's.
CITIES: Final = [
    "4 coins",
    "2 potions",
    "1 student",
    "pay 2 coins: cube university",
    "pay 2 coins: cube ancient",
    "medicine",
    "medicine",
    "discovery half",
]
INVENTIONS: Final = [
    "1 potion, 6 vp",
    "2 potions, 3 vp",
    "5 coins, 1 student",
    "2 vp per masters, 2 coins per masters",
    "2 vp per universities",
    "2 vp per ancients, technology 1 per ancients",
    "1 vp per runs, work 1 per runs",
    "2 coins, study 3",
    "2 vp, lessons 3",
    "1 potion, travel 3",
    "discovery free",
]
OBJECTIVES: Final = [
    "1 vp per coins at most 14",
    "2 vp per potions at most 14",
    "2 vp per tokens at most 14",
    "3 vp per universities at most 15",
    "5 vp per ancients at most 15",
    "4 vp per ends at most 16",
    "4 vp per masters at most 16",
    "5 vp per book-sets at most 15",
    "4 vp per 3 tiles at most 16",
    "3 vp per 2 cards at most 15",
    "4 vp per discoveries at most 12",
]
DISCOVERY_EFFECTS: Final = [
    "1 vp per open-objectives",
    "3 vp per reserve-students",
    "1 vp per open-universities",
    "3 vp per hand-masters",
    "1 vp per empty-slots",
    "1 vp per cubes",
    "2 vp per work-spaces",
    "1 vp per stacked-tiles",
]


def check_tiles(tables: Tables, problems: Problems) -> None:
    if tables.read("cities"):
        known_tiles("cities", tables.cities, CITIES, "N-18", problems)
    if tables.read("inventions"):
        known_tiles("inventions", tables.inventions, INVENTIONS, "N-17", problems)
    if tables.read("objectives"):
        known_tiles("objectives", tables.objectives, OBJECTIVES, "N-19", problems)
    if tables.read("specialisations"):
        k35_kinds(tables, problems)
        if tables.ours("specialisations"):
            k35_split(tables, problems)
    if tables.read("tokens"):
        k36_tokens(tables, problems)
    if tables.read("discoveries"):
        k60_discoveries(tables, problems)


def same(effect: Effect, line: str) -> bool:
    """Whether an effect is what a line of words says, however it was written."""
    return effect.ref == Reader(line).effect().ref


def known_tiles(name: str, tiles: list[Tile], lines: list[str], rule: str, problems: Problems) -> None:
    """The tiles are those of the rulebook, each as often as there, the module's last (ND-1.01)."""
    for i, line in enumerate(lines):
        found = len([tile for tile in tiles if same(tile.effect, line)])
        if found != lines.count(line) and line not in lines[:i]:
            reason = f"{found} tiles {line!r} instead of {lines.count(line)}"
            problems.add(FILE, name, "effect", reason, rule)
    for tile in tiles:
        if not [line for line in lines if same(tile.effect, line)]:
            problems.add(FILE, tile.id, "effect", "is on none of these tiles", rule)
        if tile.module != same(tile.effect, lines[-1]):
            problems.add(FILE, tile.id, "module", f"{lines[-1]!r}, and no other, is of the module", "ND-1.01")
    if tiles and not tiles[-1].module:
        problems.add(FILE, name, "module", "the module's tile must be the last", "ND-1.01")


def k35_kinds(tables: Tables, problems: Problems) -> None:
    """10 specialisations, each a development tile, an income tile or a free choice (N-1.03, N-K35)."""
    count = len(tables.specialisations)
    if count != SPECIALISATIONS:
        problems.add(FILE, "specialisations", "rows", f"{count} tiles instead of {SPECIALISATIONS}", "N-K35")
    for tile in tables.specialisations:
        if tile.effect.verb not in (DEVELOP, INCOME, CHOICE) or not plain(tile.effect):
            problems.add(FILE, tile.id, "effect", "must be develop, income or choice", "N-K35")


def plain(effect: Effect) -> bool:
    """One clause, without price, condition or counting."""
    free = effect.coins == 0 and effect.potions == 0 and effect.vp == 0 and not effect.discard
    return free and effect.after == NONE and len(effect.clauses) == 1 and effect.clauses[0].per == NONE


def k35_split(tables: Tables, problems: Problems) -> None:
    """Each development action once, each income once, the choice twice (N-K35)."""
    lines = [f"develop {action}" for action in ACTIONS] + [f"income {income}" for income in INCOMES]
    for line in [*lines, "choice"]:
        found = len([tile for tile in tables.specialisations if same(tile.effect, line)])
        wanted = 2 if line == "choice" else 1
        if found != wanted:
            reason = f"{found} tiles {line!r} instead of {wanted}"
            problems.add(FILE, "specialisations", "effect", reason, "N-K35")


def k36_tokens(tables: Tables, problems: Problems) -> None:
    """18 tokens of four kinds: coins, VP, potions, one student (N-15.03, N-K36)."""
    total = sum([tile.count for tile in tables.tokens])
    if total != BONUS_SPACES:
        problems.add(FILE, "tokens", "count", f"{total} tokens in all instead of {BONUS_SPACES}", "N-K36")
    for tile in tables.tokens:
        kind = tile.effect.verb
        student = kind == STUDENT
        if not COINS <= kind <= STUDENT or not plain(tile.effect) or (student and tile.effect.clauses[0].n != 1):
            problems.add(FILE, tile.id, "effect", "must be coins, potions, vp or 1 student", "N-K36")
    for kind, name in enumerate(["coins", "potions", "vp", "1 student"]):
        if not [tile for tile in tables.tokens if tile.effect.verb == kind]:
            problems.add(FILE, "tokens", "effect", f"none brings {name}", "N-K36")


def k60_discoveries(tables: Tables, problems: Problems) -> None:
    """8 discoveries, each effect once, each with a book or an income (N-K60)."""
    if len(tables.discoveries) != DISCOVERIES:
        reason = f"{len(tables.discoveries)} discoveries instead of {DISCOVERIES}"
        problems.add(DISCOVERIES_FILE, "", "rows", reason, "N-K60")
    for line in DISCOVERY_EFFECTS:
        found = len([discovery for discovery in tables.discoveries if same(discovery.effect, line)])
        if found != 1:
            problems.add(DISCOVERIES_FILE, "", "effect", f"{found} discoveries {line!r} instead of 1", "N-K60")
    for discovery in tables.discoveries:
        if not [line for line in DISCOVERY_EFFECTS if same(discovery.effect, line)]:
            problems.add(DISCOVERIES_FILE, discovery.id, "effect", "is on none of the discoveries", "N-K60")
        if discovery.books == 0 and discovery.income == (0, 0, 0):
            problems.add(DISCOVERIES_FILE, discovery.id, "book", "neither a book nor an income", "N-K60")
