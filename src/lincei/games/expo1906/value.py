"""A hand-made estimate of how well a seat stands, in thousandths of a point."""

from __future__ import annotations

from lincei.games.expo1906.rules.scoring import awards
from lincei.games.expo1906.state import Expo


def value(g: Expo, seat: int) -> int:
    p = g.seats[seat]
    total = 1000 * p.vp
    if not g.over:
        for award in awards(g, seat):
            total += 1000 * (award & 63)
    return total
