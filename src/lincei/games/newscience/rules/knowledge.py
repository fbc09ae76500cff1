"""The discovery tree: knowledge, prerequisites, and who may do what with a discovery (sections 3, 9, 10, 11)."""

from __future__ import annotations

from lincei.games.newscience.rules.modifiers import banned
from lincei.games.newscience.state import NewScience, marked
from lincei.games.newscience.terms import DISCOVERIES, EXPERIMENT, MARKERS, PUBLISH, RESEARCH


def prepared(g: NewScience, seat: int, discovery: int) -> bool:
    """Whether all prerequisites are known; of a group one member suffices (S-3.06, S-3.14)."""
    known = g.known(seat)
    for mask in g.e.needs[g.size * DISCOVERIES + discovery]:
        if not mask & known:
            return False
    return True


def forbids_target(g: NewScience, discovery: int) -> str:
    """The rule against any action on a discovery, or nothing: it is not in play, or published and so closed."""
    if not marked(g.in_play(), discovery):
        return "S-2.10"
    return "S-3.10" if marked(g.published, discovery) else ""


def forbids_research(g: NewScience, seat: int, discovery: int) -> str:
    """The rule against researching a discovery, points aside, or nothing (S-9.01, S-9.07)."""
    closed = forbids_target(g, discovery)
    if closed:
        return closed
    p = g.seats[seat]
    if marked(p.researched | p.tested, discovery):
        return "S-9.07"
    if not prepared(g, seat, discovery):
        return "S-9.01"
    if banned(g, RESEARCH, discovery):
        return "S-16.03"
    return "S-14.05" if g.limited and p.markers() >= MARKERS else ""


def forbids_experiment(g: NewScience, seat: int, discovery: int) -> str:
    """The rule against testing a discovery, or nothing (S-10.01)."""
    closed = forbids_target(g, discovery)
    if closed:
        return closed
    if not marked(g.seats[seat].researched, discovery):
        return "S-10.01"
    return "S-16.03" if banned(g, EXPERIMENT, discovery) else ""


def forbids_publishing(g: NewScience, seat: int, discovery: int) -> str:
    """The rule against publishing a discovery, points and influence aside, or nothing (S-11.01)."""
    closed = forbids_target(g, discovery)
    if closed:
        return closed
    if not marked(g.seats[seat].tested, discovery):
        return "S-11.01"
    return "S-16.03" if banned(g, PUBLISH, discovery) else ""


def tested_by_another(g: NewScience, seat: int, discovery: int) -> bool:
    """Whether another player's marker stands in its experiment zone now (S-10.05, S-10.09)."""
    for other, p in enumerate(g.seats):
        if other != seat and marked(p.tested, discovery):
            return True
    return False
