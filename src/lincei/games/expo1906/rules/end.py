"""What ends the game (chapter 15)."""

from __future__ import annotations

from typing import Final

from lincei.games.expo1906.state import NONE, Expo

JURY_SPACES: Final = 12
LAST_PROJECT: Final = 5


def ended(g: Expo) -> bool:
    """Jury table full, a marker on step 10 of all six tracks, or five projects of a player (E-15.01 to E-15.04)."""
    return bool(end_rule(g))


def end_rule(g: Expo) -> str:
    """The rule of the trigger that has ended the game, or nothing."""
    if len(g.jury) == JURY_SPACES:
        return "E-15.01"
    if NONE not in g.chips:
        return "E-15.02"
    for p in g.seats:
        if len(p.finished) >= LAST_PROJECT:
            return "E-15.04"
    return ""


def tell_end(g: Expo) -> None:
    rule = end_rule(g)
    g.tell(f"expo1906-log-end-{rule.lower().replace('.', '-')}", rule, {})
