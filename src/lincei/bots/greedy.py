"""The bot that takes the best whole turn by the game's hand-made value, and looks no further."""

from __future__ import annotations

from lincei.bots.seat import Seat
from lincei.bots.turns import best_turn
from lincei.kernel.chance import seeded


class Greedy:
    """Plans a turn to its end in an imagined world, then plays it click by click."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)
        self.plan: list[int] = []

    def choose(self, seat: Seat) -> int:
        legal = seat.legal
        if len(legal) == 1:
            self.plan = self.plan[1:]
            return legal[0]
        if not self.plan or self.plan[0] not in legal:
            self.plan = best_turn(seat.game, seat.imagine(self.rng), seat.number, seat.game.breadth())
        return self.plan.pop(0)
