"""Answers to questions about a game: its rules, why something is not legal, what would be, and how it stands."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from lincei.server.wire import LogEvent


class Rule(Struct):
    """A rule of a register: its id, its text, the chapter it stands in, and its source mark."""

    id: str
    text: str
    chapter: str
    mark: str


class Why(Struct):
    """Why an action is not legal now, or that it is. No action: a component was named that none is about."""

    legal: bool
    action: int | None
    text: str | None
    rule: str | None = None
    message: str | None = None


class Hint(Struct):
    """What a bot would do in this seat."""

    bot: str
    action: int
    text: str


class Preview(Struct):
    """What would be after some actions of the viewer. `reveals`: one would bring something to light, before which
    this ends, without a view."""

    reveals: bool
    events: list[LogEvent]
    scores: list[int]
    view: dict[str, Any] | None


class ScoreLine(Struct):
    """Points, where they come from, and by which rule."""

    message: str
    rule: str
    args: dict[str, int | str]
    points: int


class SeatScore(Struct):
    """What a seat has, line by line, and what it would still score if the game ended now."""

    total: int
    would_be: int
    parts: list[ScoreLine]
    outlook: list[ScoreLine]
