"""The bot that chooses at random."""

from __future__ import annotations

from lincei.bots.seat import Seat
from lincei.kernel.chance import seeded


class Random:
    """Any legal action, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal
        return legal[self.rng.below(len(legal))]
