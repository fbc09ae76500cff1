"""Games for the tests of the bots: begun in this process, and as the cases that workers get."""

from __future__ import annotations

import lincei
from lincei import Record
from lincei.server.bots import Case

SEED = 774_411_993_359  # the first seat begins


def begin(name: str = "expo1906", players: int = 2) -> Record:
    return Record(lincei.load(name), players, SEED, {}, ["bot"] * players)


def case_of(record: Record, table: str = "table") -> Case:
    steps = [(step.seat, step.action, step.drawn) for step in record.steps]
    return Case(table, record.game.name, None, record.players, record.seed, record.options, record.dealt, steps)


def legal(record: Record) -> list[int]:
    """The legal actions of the lowest seat that is asked."""
    assert record.position.to_move == record.position.waiting[0]
    return record.position.legal


def advance(record: Record, steps: int) -> None:
    """Play on with the first legal action."""
    for _ in range(steps):
        record.apply(legal(record)[0])


def come_to(record: Record, seat: int) -> None:
    """Play on until a seat is asked."""
    while seat not in record.position.waiting:
        advance(record, 1)
