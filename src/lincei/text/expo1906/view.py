"""The view of Expo 1906 as its readers know it: what `game.view` gives, with the type of every field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict, cast

from lincei.text.views import AnyView


class Crossing(TypedDict):
    upper: str
    lower: str
    step: int
    price: int
    points: int


class Project(TypedDict):
    name: str | None  # what an owner's edition calls it
    shape: str
    needs: dict[str, int]
    vp: int
    energy: str


class Tech(TypedDict):
    name: str | None
    shape: str
    supplies: dict[str, int]
    upgrades: str | None


class Board(TypedDict):
    rows: int
    columns: int
    cells: list[str]
    crossings: list[Crossing]
    projects: dict[str, Project]
    techs: dict[str, Tech]
    shapes: dict[str, list[list[int]]]  # row and column of each cell, unturned


class Finished(TypedDict):
    tile: str
    printed: int
    leader: int


class LaidTile(TypedDict):
    tile: str
    cell: str
    rotation: int
    cells: list[str]


class LaidProject(LaidTile):
    finished: bool
    needs: dict[str, list[int]]  # by type: what it has, what it needs


class Seat(TypedDict):
    money: int
    vp: int
    hand: list[str] | None
    hand_size: int
    last: str | None
    banned: str | None
    turns: int
    upgraded: list[str]
    front: list[str]
    lab: list[LaidTile]
    scrap_cells: list[str]
    finished: list[Finished]


class Patents(TypedDict):
    tracks: list[str]
    steps: int
    start: list[str]
    stacks: dict[str, dict[str, list[str]]]  # by track and step, the topmost marker first
    leaders: dict[str, str | None]
    chips: dict[str, str]


class Piles(TypedDict):
    resources: int
    discard: dict[str, int]
    unseen: list[str]
    under: list[str]
    jury: dict[str, int]


class Ghost(TypedDict):
    tiles: list[str]
    card: str | None
    deck: dict[str, int] | None


class Table(TypedDict):
    round: int
    first: int
    ender: int | str | None
    terminal: list[str | None]
    academy: dict[str, str | None]
    techs: list[str]
    piles: Piles
    jury: list[str]
    favoured: str | None
    patents: Patents
    chips: list[str]
    ghost: Ghost | None
    seats: list[Seat]
    board: Board


View = AnyView[Table]


def seen(view: Mapping[str, object]) -> View:
    """The view, with its types. It comes from `game.view`, or from JSON made of it."""
    return cast(View, view)


def project_of(laid: LaidTile) -> LaidProject | None:
    """The laid tile as a project, if it is one."""
    return cast(LaidProject, laid) if "needs" in laid else None
