"""What the clauses of a PLAY card can do as things stand: a clause that cannot be carried out is skipped (S-7.12)."""

from __future__ import annotations

from lincei.games.newscience.rules.effects import affected, can_befall
from lincei.games.newscience.rules.knowledge import forbids_experiment, forbids_research, tested_by_another
from lincei.games.newscience.rules.modifiers import holds, warded
from lincei.games.newscience.state import NOBODY, NewScience
from lincei.games.newscience.terms import DISCOVERIES, RESEARCH, SPACES, TRACKS
from lincei.games.newscience.vocabulary import CUBE, CUBE_RIVAL, INFLUENCE, ORDER, ORDER_FIRST, STEP, Clause
from lincei.games.newscience.vocabulary import RIVAL as ONE_RIVAL


def feasible(g: NewScience, seat: int, clause: Clause) -> bool:
    """Whether a clause can be carried out; one that cannot is skipped (S-7.12, S-16.02)."""
    if clause.lasts():
        return True
    if not holds(g, seat, clause):
        return False
    if clause.befalls():
        return bool(tracks_open(g, seat, clause, NOBODY))
    if clause.kind == ORDER:
        return g.next_order[0] != seat if clause.op == ORDER_FIRST else bool(rivals(g, seat, clause))
    if clause.kind == CUBE:
        return bool(movable(g, seat, clause)) and bool(free_ahead(g))
    if clause.kind == STEP:
        return bool(steps(g, seat, clause))
    return sum(g.left) > 0 and len(g.ahead) < clause.amount


def rivals(g: NewScience, seat: int, clause: Clause) -> list[int]:
    """Who can be chosen: not oneself, nobody who is warded, and only where it changes something (S-16.03)."""
    found: list[int] = []
    for other in range(g.players):
        if other != seat and not warded(g, other):
            if not clause.befalls() or touched(g, [other], clause):
                found.append(other)
    return found


def tracks_open(g: NewScience, seat: int, clause: Clause, rival: int) -> list[int]:
    """The tracks of a clause on which it changes something; other clauses count as having one."""
    if rival != NOBODY:
        return touched(g, [rival], clause)
    if clause.who == ONE_RIVAL:
        return [0] if rivals(g, seat, clause) else []
    return touched(g, affected(g, seat, clause), clause)


def touched(g: NewScience, seats: list[int], clause: Clause) -> list[int]:
    """The tracks on which a clause would change something for one of the seats."""
    found: list[int] = []
    for track in range(len(TRACKS)):
        if clause.kind != INFLUENCE and track > 0:
            break
        if clause.kind == INFLUENCE and not clause.tracks >> track & 1:
            continue
        for other in seats:
            if can_befall(g, other, clause, track):
                found.append(track)
                break
    return found


def movable(g: NewScience, seat: int, clause: Clause) -> list[int]:
    """The spaces, not yet resolved, whose cube may be moved; Rest is resolved (S-15.42, S-16.03)."""
    found: list[int] = []
    for space in range(g.resolving + 1, SPACES):
        owner = g.cubes[space]
        if owner == NOBODY:
            continue
        if clause.op == CUBE_RIVAL:
            if owner != seat and not warded(g, owner):
                found.append(space)
        elif owner == seat:
            found.append(space)
    return found


def free_ahead(g: NewScience) -> list[int]:
    """The free spaces that are not yet resolved; closed ones take no cube (S-16.03)."""
    found: list[int] = []
    for space in range(g.resolving + 1, SPACES):
        if g.open >> space & 1 and g.cubes[space] == NOBODY:
            found.append(space)
    return found


def forbids_step(g: NewScience, seat: int, clause: Clause, discovery: int) -> str:
    """The rule against a step of a marker by card, or nothing (S-16.03)."""
    if g.e.level_of[discovery] > clause.amount:
        return "S-16.03"
    if clause.action == RESEARCH:
        return forbids_research(g, seat, discovery)
    refused = forbids_experiment(g, seat, discovery)
    return refused if refused or tested_by_another(g, seat, discovery) else "S-16.03"


def steps(g: NewScience, seat: int, clause: Clause) -> list[int]:
    """The discoveries on which a marker can make that step."""
    return [
        discovery
        for discovery in range(DISCOVERIES)
        if g.e.discovery_slug[discovery] and not forbids_step(g, seat, clause, discovery)
    ]
