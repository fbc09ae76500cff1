"""A small generator that lives in the position, copies with it and gives the same numbers on every machine."""

from __future__ import annotations

import hashlib
from typing import Final, final

# Multiply-with-carry: state = A * (low 30 bits) + (high bits). A * 2**30 - 1 is a safe prime, so the period is about
# 2**59; factors below 2**30 are what compiled ints multiply in one machine instruction.
MULTIPLIER: Final = 1049999907
BITS: Final = 30
LOW: Final = (1 << 30) - 1


@final
class Rng:
    """One word of state. Never the clock, never a global."""

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        x = MULTIPLIER * (self.state & LOW) + (self.state >> BITS)
        self.state = x
        return (((x ^ (x >> BITS)) & LOW) * n) >> BITS

    def weighted(self, weights: list[int]) -> int:
        """An index, drawn in proportion to its weight."""
        r = self.below(sum(weights))
        i = 0
        while r >= weights[i]:
            r -= weights[i]
            i += 1
        return i


def seeded(seed: int) -> Rng:
    """A generator for any whole number as seed; near seeds give unrelated sequences."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    return Rng(1 + int.from_bytes(digest[:8], "big") % (MULTIPLIER * (LOW + 1) - 2))
