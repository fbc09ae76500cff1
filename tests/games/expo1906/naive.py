"""The laboratory of Expo 1906 the slow way: cell by cell, from the notation and the printed data files alone."""

from __future__ import annotations

import random
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from lincei.games.expo1906.components import SHIPPED


def printed(table: str) -> dict[str, Any]:
    rows = tomllib.loads((Path(SHIPPED) / f"{table}.toml").read_text(encoding="utf-8"))["rows"]
    return {row["id"]: row for row in rows}


PROJECTS = printed("projects")
TECHS = printed("techs")
RESOURCES = [
    f"{row['two']}/{row['one']}" for row in tomllib.loads((Path(SHIPPED) / "tiles.toml").read_text("utf-8"))["rows"]
]
PICTURES = {"L": ["#.", "#.", "##"], "T": ["###", ".#."], "S": [".##", "##."], "I": ["####"], "O": ["##", "##"]}
GRID = {(row, column) for row in range(6) for column in range(7)}
SIDES = [(-1, 0), (0, 1), (1, 0), (0, -1)]  # north, east, south, west: clockwise

Cell = tuple[int, int]


class Laid(NamedTuple):
    """A tile, its first cell and its quarter turns."""

    tile: str
    cell: Cell
    turns: int


def read(text: str) -> Laid:
    tile, _, target = text.partition("@")
    cell, _, degrees = target.partition(":")
    return Laid(tile, (int(cell[1:]) - 1, ord(cell[0]) - ord("a")), int(degrees or 0) // 90)


def name(cell: Cell) -> str:
    return "abcdefg"[cell[1]] + str(cell[0] + 1)


def write(laid: Laid) -> str:
    return f"{laid.tile}@{name(laid.cell)}:{90 * laid.turns}"


def picture(tile: str, turns: int) -> list[str]:
    rows = ["#"]
    if tile in PROJECTS or tile in TECHS:
        rows = PICTURES[(PROJECTS | TECHS)[tile]["shape"]]
    for _ in range(turns):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
    return rows


@cache
def turns_of(tile: str) -> list[int]:
    """A resource tile looks different in all four turns; other tiles in as many as their pictures differ."""
    if tile in RESOURCES:
        return [0, 1, 2, 3]
    return [turns for turns in range(4) if picture(tile, turns) not in [picture(tile, less) for less in range(turns)]]


@cache
def covered(laid: Laid) -> frozenset[Cell]:
    rows = picture(laid.tile, laid.turns)
    cells = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"]
    return frozenset((laid.cell[0] + r - cells[0][0], laid.cell[1] + c - cells[0][1]) for r, c in cells)


def spots(tile: str, tiles: list[Laid]) -> list[Laid]:
    """Every way to lay a tile on free cells."""
    free = GRID - {cell for laid in tiles for cell in covered(laid)}
    ways = [Laid(tile, cell, turns) for turns in turns_of(tile) for cell in sorted(GRID)]
    return [way for way in ways if covered(way) <= free]


@cache
def gift(laid: Laid, project: Laid) -> tuple[tuple[str, int], ...]:
    """What a tile supplies to a project: a half or a tech once, however many sides touch (E-10.05 to E-10.08)."""
    target = covered(project)
    touching = {
        side for side, (r, c) in enumerate(SIDES) for row, column in covered(laid) if (row + r, column + c) in target
    }
    if laid.tile in TECHS and touching:
        return tuple(TECHS[laid.tile].get("supply", {}).items())
    if laid.tile not in RESOURCES:
        return ()
    two, one = laid.tile.split("/")
    upper = {laid.turns, (laid.turns + 3) % 4}  # unturned the 2-half owns north and west
    return ((two, 2),) * bool(touching & upper) + ((one, 1),) * bool(touching - upper)


def supply(tiles: list[Laid], project: Laid) -> dict[str, int]:
    total: dict[str, int] = {}
    for laid in tiles:
        for kind, amount in gift(laid, project):
            total[kind] = total.get(kind, 0) + amount
    return total


def satisfied(tiles: list[Laid]) -> set[str]:
    """The projects that have all they need."""
    found = set()
    for laid in tiles:
        if laid.tile in PROJECTS:
            have = supply(tiles, laid)
            if all(have.get(kind, 0) >= amount for kind, amount in PROJECTS[laid.tile]["need"].items()):
                found.add(laid.tile)
    return found


def without(tiles: list[Laid], laid: Laid) -> list[Laid]:
    return [other for other in tiles if other != laid]


def usefulness(tiles: list[Laid]) -> int:
    """How many of the units needed are there."""
    useful = 0
    for laid in tiles:
        if laid.tile in PROJECTS:
            have = supply(tiles, laid)
            useful += sum(min(have.get(kind, 0), amount) for kind, amount in PROJECTS[laid.tile]["need"].items())
    return useful


def most_useful(tiles: list[Laid], ways: list[Laid]) -> Laid:
    return max(ways, key=lambda way: usefulness([*tiles, way]))


def crowd(seed: int, tiles: list[Laid]) -> list[Laid]:
    """Projects, techs and resource tiles in addition to those, by chance but with a liking for what is needed."""
    rng = random.Random(seed)
    room = rng.randint(1, 12)
    wanted = rng.sample(sorted(PROJECTS), rng.randint(2, 3)) + rng.sample(sorted(TECHS), rng.randint(0, 3))
    added: list[Laid] = []
    for tile in wanted + rng.sample(RESOURCES, len(RESOURCES)):
        ways = spots(tile, tiles + added)
        if ways and len(GRID) - sum(len(covered(laid)) for laid in tiles + added) > room:
            added.append(most_useful(tiles + added, rng.sample(ways, min(len(ways), 40))))
    return added
