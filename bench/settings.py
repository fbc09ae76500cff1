"""Which games are played when many are: every number of players, every handicap, drawn by the seed alone."""

from __future__ import annotations

import random

HANDICAPS = ("none", "graduate", "student")


def setting(seed: int) -> tuple[int, dict[str, str]]:
    """Number of players and options of game `seed`: the numbers take turns, half of the games have options."""
    players = 1 + seed % 4
    rng = random.Random(seed)
    if rng.random() < 0.5:
        return players, {}
    return players, {"handicaps": ",".join(rng.choice(HANDICAPS) for _ in range(players))}
