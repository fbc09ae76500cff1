"""A small generator that lives in the position, copies with it and gives the same numbers on every machine."""

from __future__ import annotations

import hashlib
from typing import Final, final

# Multiply-with-carry: state = A * (low 32 bits) + (high bits). A * 2**32 - 1 is a safe prime, so the period is about
# 2**61; A < 2**30 keeps every product below 2**62, where compiled ints are single machine words.
MULTIPLIER: Final = 1049999628
LOW: Final = 0xFFFFFFFF


@final
class Rng:
    """One word of state. Never the clock, never a global."""

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        x = MULTIPLIER * (self.state & LOW) + (self.state >> 32)
        self.state = x
        return (((x ^ (x >> 32)) & LOW) * n) >> 32

    def weighted(self, weights: list[int]) -> int:
        """An index, drawn in proportion to its weight."""
        total = 0
        for weight in weights:
            total += weight
        r = self.below(total)
        i = 0
        while r >= weights[i]:
            r -= weights[i]
            i += 1
        return i


def seeded(seed: int) -> Rng:
    """A generator for any whole number as seed; near seeds give unrelated sequences."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    return Rng(1 + int.from_bytes(digest[:8], "big") % (MULTIPLIER * (1 << 32) - 2))
