"""The five basic actions: their value (chapter N-4), whether they are possible, and their start."""

from __future__ import annotations

from lincei.games.newton.rules import lessons, study, technology, travel, work
from lincei.games.newton.state import Newton, Player, symbol_count
from lincei.games.newton.terms import LESSONS, STUDY, TECHNOLOGY, TRAVEL, WORK


def value_of_card(g: Newton, p: Player, card: int, action: int) -> int:
    """All visible symbols, those of the card just played among them; a Joker adds one (N-4.01, N-10.02)."""
    return symbol_count(g.symbols(p), action) + (1 if g.e.card_joker[card] else 0)


def forbids_basic(g: Newton, seat: int, action: int, value: int, flags: int, by_card: bool) -> str:
    """The rule that rules a basic action out now, or nothing."""
    p = g.seats[seat]
    if value < 1:
        return "N-4.03a"
    if action == TECHNOLOGY:
        return technology.forbids_technology(g, p)
    if action == TRAVEL:
        return "" if travel.moves(g, p, flags) or p.coins else "N-7.15"
    if action == LESSONS:
        return lessons.forbids_lessons(g, seat, value)
    if action == STUDY:
        return study.forbids_study(g, seat, value, flags, by_card)
    return ""


def begin(g: Newton, seat: int, action: int, value: int, flags: int, by_card: bool) -> None:
    """Carry a basic action out: of the card played, or granted with a fixed value (N-4.06, N-4.07)."""
    if action == WORK:
        work.start(g, seat, value, flags, by_card)
    elif action == TECHNOLOGY:
        technology.start(g, seat, value, flags, by_card)
    elif action == TRAVEL:
        travel.start(g, seat, value, flags, by_card)
    elif action == LESSONS:
        lessons.start(g, seat, value, flags, by_card)
    else:
        study.start(g, seat, value, flags, by_card)
