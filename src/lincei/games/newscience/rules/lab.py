"""The lab of a scientist: one KEEP card (section 7)."""

from __future__ import annotations

from lincei.games.newscience.refs import event_ref
from lincei.games.newscience.state import NONE, NewScience


def keep(g: NewScience, seat: int, card: int) -> None:
    """A KEEP card must be added; the one already there leaves the game (S-7.04, S-7.06, S-7.07)."""
    if g.seats[seat].lab != NONE:
        discard(g, seat, "S-7.06")
    g.seats[seat].lab = card
    if g.listening:
        g.tell("newscience-log-keep", "S-7.04", {"player": seat, "event": event_ref(g.e, card)})


def discard(g: NewScience, seat: int, rule: str) -> None:
    """The card in a lab leaves the game."""
    p = g.seats[seat]
    card = p.lab
    p.lab = NONE
    if g.listening:
        used = "newscience-log-used" if rule == "S-16.05" else "newscience-log-leaves"
        g.tell(used, rule, {"player": seat, "event": event_ref(g.e, card)})
