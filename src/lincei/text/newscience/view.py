"""The view of The New Science as its readers know it: what `game.view` gives, with the type of every field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired, TypedDict, cast

from lincei.text.views import AnyView

# -- what is printed ----------------------------------------------------------------------------------------------


class Discovery(TypedDict):
    name: str | None  # what an owner's edition calls it
    field: str
    level: int
    person: str
    year: int
    needs: list[list[str]]  # of each list one must be known
    group: list[str] | None
    research: int
    first: int
    later: int
    publish: int
    influence: dict[str, int]
    prestige: int


class Scientist(TypedDict):
    name: str | None
    rank: int
    ratings: dict[str, int]
    influence: dict[str, int]


class EventCard(TypedDict):
    name: str | None
    type: str
    level: int
    year: int
    four: bool
    once: bool
    effect: str  # a reference


class Board(TypedDict):
    fields: list[str]
    critical: int
    most_influence: int
    most_rest: int
    cubes: int
    discoveries: dict[str, Discovery]
    scientists: dict[str, Scientist]
    events: dict[str, EventCard]


# -- what lies on the table ---------------------------------------------------------------------------------------


class Shown(TypedDict):
    card: str | None  # None: a card that has gone to a laboratory
    space: str | None


class Space(TypedDict):
    id: str
    type: str
    room: int
    cubes: list[int]
    closed: bool
    extra: bool
    done: bool
    modifier: int
    track: NotRequired[str]
    card: NotRequired[str | None]


class Zones(TypedDict):
    research: list[int]
    experiment: list[int]
    published: int | None


class Experiment(TypedDict):
    seat: int
    discovery: str
    value: int
    points: int
    rest: int
    die: int | None
    chance: list[int] | None  # in percent by the rest spent, before the roll


class Cubes(TypedDict):
    home: int
    board: int
    lifted: int


class Boost(TypedDict):
    card: str
    action: str | None


class Reach(TypedDict):
    stage: str
    value: int
    points: int
    rest: NotRequired[int]  # what is missing, of research and publishing
    chance: NotRequired[list[int]]  # in percent by the rest spent, of an experiment
    prestige: NotRequired[int]  # of publishing
    cascade: NotRequired[list[str]]
    lacks: NotRequired[dict[str, int]]


class Seat(TypedDict):
    scientist: str | None
    rest: int
    prestige: int
    influence: dict[str, int]
    lab: str | None
    cubes: Cubes
    publications: int
    last_level: int
    markers: int
    boosts: list[Boost]
    scored: dict[str, int]
    reach: dict[str, Reach]


class Table(TypedDict):
    round: int
    rounds: int
    phase: str
    order: list[int]
    next_order: list[int] | None
    resolving: str | None
    options: dict[str, str]
    display: list[Shown]
    ahead: list[str]
    deck: dict[str, int]
    spaces: list[Space]
    discoveries: dict[str, Zones]
    effects: list[str]
    leaders: dict[str, list[int]]
    most: list[int]
    experiment: Experiment | None
    seats: list[Seat]
    board: Board


View = AnyView[Table]


def seen(view: Mapping[str, object]) -> View:
    """The view, with its types. It comes from `game.view`, or from JSON made of it."""
    return cast(View, view)
