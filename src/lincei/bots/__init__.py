"""Bots. They see only a `Seat`: the view, the legal actions, and imagined worlds that fit the view."""

from __future__ import annotations

from typing import Protocol

from lincei.bots.greedy import Greedy
from lincei.bots.random import Random
from lincei.bots.seat import Seat
from lincei.kernel.errors import BadOptions

__all__ = ["BOTS", "Bot", "Seat", "make_bot"]

BOTS = ["random", "greedy"]


class Bot(Protocol):
    """Chooses one of the legal actions of its seat."""

    def choose(self, seat: Seat) -> int: ...


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes the same choices."""
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed)
    raise BadOptions(f"there is no bot {name!r}; there is: {', '.join(BOTS)}")
