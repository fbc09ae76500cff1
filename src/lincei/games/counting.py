"""Small sums that games share: the numbers in a bit mask, and places by score."""

from __future__ import annotations


def bits(mask: int) -> int:
    """How many numbers a bit mask holds."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def ones(mask: int) -> list[int]:
    """The numbers in a bit mask, ascending."""
    found: list[int] = []
    i = 0
    while mask:
        if mask & 1:
            found.append(i)
        mask >>= 1
        i += 1
    return found


def places(scores: list[int]) -> list[int]:
    """The place of each score, 1 for the highest; equal scores share theirs."""
    found: list[int] = []
    for score in scores:
        better = 0
        for other in scores:
            if other > score:
                better += 1
        found.append(better + 1)
    return found
