"""EFFECT cards: what happens once, when they are revealed (S-7.17); what lasts is in `modifiers`."""

from __future__ import annotations

from lincei.games.counting import bits
from lincei.games.newscience.refs import action_ref, event_ref
from lincei.games.newscience.rules.lab import discard
from lincei.games.newscience.rules.modifiers import holds, warded
from lincei.games.newscience.rules.spaces import printed, room_to_rest
from lincei.games.newscience.rules.tracks import change_influence
from lincei.games.newscience.state import NONE, NewScience
from lincei.games.newscience.terms import (
    ACTION_SPACES,
    CUBES,
    INFLUENCE_SPACE,
    MOST_INFLUENCE,
    TRACKS,
    first_space,
)
from lincei.games.newscience.vocabulary import (
    CLOSE,
    CLOSE_FIRST,
    EACH,
    LAB,
    LAST,
    LEADER,
    OPEN,
    OTHERS,
    REST_LOSS,
    Clause,
)


def take_effect(g: NewScience, card: int) -> None:
    """The one-off clauses of an EFFECT, in printed order; a condition is each player's own (S-7.17, S-16.02)."""
    for clause in g.e.event_clauses[card]:
        if clause.kind == CLOSE:
            close_space(g, card, clause)
        elif clause.kind == OPEN:
            open_space(g, clause)
        elif clause.befalls():
            for seat in affected(g, NONE, clause):
                if holds(g, seat, clause):
                    befall(g, seat, clause, only_track(clause))


def affected(g: NewScience, controller: int, clause: Clause) -> list[int]:
    """Whom a clause befalls without a choice: leader and last mean every player tied for it (S-16.02).

    A rival's PLAY card leaves out those who are warded; an EFFECT has no controller (S-16.03).
    """
    found: list[int] = []
    standing = [p.influence[clause.leading] for p in g.seats]
    for seat in range(g.players):
        if clause.who == OTHERS and seat == controller:
            continue
        if clause.who == LEADER and standing[seat] != max(standing):
            continue
        if clause.who == LAST and standing[seat] != min(standing):
            continue
        if clause.who not in (EACH, OTHERS, LEADER, LAST) and seat != controller:
            continue
        if controller not in (NONE, seat) and warded(g, seat):
            continue
        found.append(seat)
    return found


def can_befall(g: NewScience, seat: int, clause: Clause, track: int) -> bool:
    """Whether a clause would change anything for a player (S-7.12)."""
    p = g.seats[seat]
    if clause.kind == LAB:
        return p.lab != NONE
    if clause.kind == REST_LOSS:
        return p.rest > 0
    return p.influence[track] < MOST_INFLUENCE if clause.amount > 0 else p.influence[track] > 0


def befall(g: NewScience, seat: int, clause: Clause, track: int) -> None:
    """What INFLUENCE, REST_LOSS or LAB does to one player."""
    if not can_befall(g, seat, clause, track):
        return
    p = g.seats[seat]
    if clause.kind == LAB:
        discard(g, seat, "S-16.03")
    elif clause.kind == REST_LOSS:
        p.rest = p.rest - clause.amount if p.rest > clause.amount else 0
        if g.listening:
            g.tell("newscience-log-rest-loss", "S-16.03", {"player": seat, "rest": p.rest})
    else:
        change_influence(g, seat, track, clause.amount, "S-16.03")


def only_track(clause: Clause) -> int:
    """The track of a clause that names one; the lowest where it leaves a choice."""
    for track in range(len(TRACKS)):
        if clause.tracks >> track & 1:
            return track
    return 0


def close_space(g: NewScience, card: int, clause: Clause) -> None:
    """A printed space takes no cube, unless too few would remain (S-16.03)."""
    first = first_space(clause.action)
    of_type = g.open >> first & ((1 << ACTION_SPACES) - 1)
    there = printed(g.e, g.players) & g.open
    candidates = [first + i for i in range(ACTION_SPACES) if there >> (first + i) & 1]
    if bits(of_type) <= 1 or not candidates or spaces_for_cubes(g) - 1 < CUBES * g.players:
        if g.listening:
            g.tell("newscience-log-not-closed", "S-16.03", {"event": event_ref(g.e, card)})
        return
    space = candidates[0] if clause.op == CLOSE_FIRST else candidates[-1]
    g.open &= ~(1 << space)
    g.closed |= 1 << space
    if g.listening:
        g.tell("newscience-log-closed", "S-16.03", {"action": action_ref(clause.action)})


def spaces_for_cubes(g: NewScience) -> int:
    """How many cubes the board can take, event spaces not counted."""
    return bits(g.open >> INFLUENCE_SPACE) + room_to_rest(g)


def open_space(g: NewScience, clause: Clause) -> None:
    """One extra last space of a type (S-16.03)."""
    first = first_space(clause.action)
    taken = printed(g.e, g.players) | g.open
    for i in range(ACTION_SPACES):
        if not taken >> (first + i) & 1:
            g.open |= 1 << (first + i)
            if g.listening:
                g.tell("newscience-log-opened", "S-16.03", {"action": action_ref(clause.action)})
            return
