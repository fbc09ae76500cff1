"""Loops that belong into the compiled unit: an interpreted loop around the engine costs a third of its speed."""

from __future__ import annotations

from lincei.kernel.chance import Rng, seeded
from lincei.kernel.playable import Playable
from lincei.kernel.position import Position


def play_out(position: Position, rng: Rng) -> int:
    """Play to the end at random; the number of decisions made."""
    decisions = 0
    while position.stack:
        legal = position.legal
        position.apply(legal[rng.below(len(legal))])
        decisions += 1
    return decisions


def playouts(game: Playable, players: int, seed: int, games: int, options: dict[str, str] | None = None) -> int:
    """Play whole random games; the number of decisions made."""
    rng = seeded(seed)
    decisions = 0
    for i in range(games):
        position = game.prepare(players, seed + i, options)
        position.settle()
        decisions += play_out(position, rng)
    return decisions


def copies(position: Position, n: int) -> int:
    """Copy a position n times; the number of legal actions of all copies together."""
    legal = 0
    for _ in range(n):
        legal += len(position.copy().legal)
    return legal
