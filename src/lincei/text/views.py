"""The view as readers of any game know it: what `game.view` gives, with the type of every field."""

from __future__ import annotations

from typing import Generic, TypedDict, TypeVar

Table = TypeVar("Table")


class Asked(TypedDict):
    seat: int
    message: str


class AnyView(TypedDict, Generic[Table]):
    """A view of a game with this kind of table."""

    players: int
    seat: int | None
    to_move: int
    waiting: list[int]
    over: bool
    asked: Asked | None
    scores: list[int]
    ranking: list[int] | None
    table: Table
