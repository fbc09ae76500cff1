"""The view of Newton as its readers know it: what `game.view` gives, with the type of every field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired, TypedDict, cast

from lincei.text.views import AnyView

# -- what is printed ----------------------------------------------------------------------------------------------


class Place(TypedDict):
    name: str | None  # what an owner's edition calls it
    kind: str
    gold: bool
    bonus: int | None


# A road has `from`, which is no name for a field of a class.
Road = TypedDict("Road", {"from": str, "to": str, "toll": int, "by": str})


class TreeSpace(TypedDict):
    kind: str
    end: bool
    bonus: int | None
    objective: str | None
    next: list[str]


class WorkSpace(TypedDict):
    kind: str


class BookSpace(TypedDict):
    row: int
    printed: bool
    books: dict[str, int]
    university: str | None
    ancient: str | None


class Run(TypedDict):
    spaces: list[str]
    vp: int


class Shelf(TypedDict):
    columns: int
    spaces: dict[str, BookSpace]
    runs: list[Run]


class Card(TypedDict):
    name: str  # a reference
    level: int
    actions: list[str]
    double: bool
    books: dict[str, int]
    effect: str
    special: bool


class Master(TypedDict):
    name: NotRequired[str | None]
    effect: str
    vp: int


class Discovery(TypedDict):
    cost: int
    books: dict[str, int]
    income: list[int]  # VP, coins, potions
    effect: str


class Board(TypedDict):
    places: dict[str, Place]
    roads: list[Road]
    tree: dict[str, TreeSpace]
    work: list[WorkSpace]
    prerequisites: dict[str, dict[str, int]]
    shelf: Shelf
    boards: dict[str, str]
    cards: dict[str, Card]
    masters: dict[str, Master]
    discoveries: dict[str, Discovery]
    effects: dict[str, dict[str, str]]


# -- what lies on the table ---------------------------------------------------------------------------------------


class Deck(TypedDict):
    cards: int
    under: list[str]


class Goal(TypedDict):
    held: bool
    potions: int
    vp: int


class Found(TypedDict):
    face_up: bool
    vp: int


class Seat(TypedDict):
    colour: str
    study_board: str | None
    coins: int
    potions: int
    vp: int
    hand: list[str]
    desk: list[str]
    tucked: list[str]
    values: dict[str, dict[str, int]]
    books: dict[str, int]
    drawers: list[str]
    slots: list[str]
    medicine: int
    income: dict[str, int]
    cubes: int
    visited: list[str]
    scientist: str
    students: list[str]
    reserve: int
    work: int
    shelf: list[str]
    needs: dict[str, int]
    tiles: int
    laid: int
    runs: list[int]
    tokens: list[str]
    objectives: dict[str, Goal]
    masters: list[str] | None
    masters_in_hand: int
    played: list[str]
    packet: list[str] | None
    passed_on: list[str] | None
    choice: str | None
    discoveries: dict[str, Found]


class Table(TypedDict):
    round: int
    first: int
    turn: int
    modules: list[str]
    masters: str
    card: str | None
    improved: bool
    performed: bool
    places: dict[str, str]
    tree: dict[str, str]
    tokens: list[str | None]
    work: list[str]
    objectives: dict[str, str | None]
    display: dict[str, list[str]]
    decks: dict[str, Deck]
    developments: dict[str, int]
    incomes: dict[str, int]
    removed: list[str]
    discoveries: list[str]
    seats: list[Seat]
    board: Board


View = AnyView[Table]


def seen(view: Mapping[str, object]) -> View:
    """The view, with its types. It comes from `game.view`, or from JSON made of it."""
    return cast(View, view)
