"""What goes to a worker of the bots and comes back: plain data, since positions do not leave their process."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import msgspec

from lincei.bots import Seat
from lincei.contract import Game
from lincei.games import load
from lincei.kernel.errors import IllegalAction
from lincei.kernel.record import Record

PREFIX = 4  # bytes before each message, with its length


@dataclass(frozen=True)
class Case:
    """A game as it was played so far, without what was taken back."""

    table: str
    game: str
    edition: str | None  # a folder; none: the shipped one
    players: int
    seed: int
    options: dict[str, str]
    dealt: list[int]
    steps: list[tuple[int, int, list[int]]]  # seat, action, what chance answered


class Terms(msgspec.Struct):
    """The first message to a worker: what it may use for one choice. It answers with number 0."""

    megabytes: int
    seconds: float


class Wanted(msgspec.Struct):
    """A choice that is wanted of a bot."""

    number: int
    bot: str
    seat: int
    case: Case
    seed: int


class Answer(msgspec.Struct):
    """The choice; none, if it cannot be made and another worker could not make it either."""

    number: int
    action: int | None = None


def framed(message: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(PREFIX, "big") + body


@cache
def loaded(game: str, edition: str | None) -> Game:
    return load(game, edition)


def replayed(case: Case) -> Record:
    """The record of a case; `LinceiError` if it cannot be played again."""
    names = ["bot"] * case.players
    record = Record(loaded(case.game, case.edition), case.players, case.seed, case.options, names, case.dealt)
    follow(record, case)
    return record


def follow(record: Record, case: Case) -> None:
    """Apply the steps of a case that its record does not have yet."""
    for seat, action, drawn in case.steps[len(record.steps) :]:
        record.apply(action, drawn, seat)


def seat_of(record: Record, case: Case, number: int) -> Seat:
    """The eyes of one seat of a case; `IllegalAction` if it has nothing to choose."""
    if number not in record.position.waiting:
        raise IllegalAction(f"seat {number + 1} is not asked now")
    return Seat(loaded(case.game, case.edition), record.position, number)
