"""What cards in force change: points, influence needed, values, dice, yields, renown (section 16, S-5.04).

In force for a player are the EFFECT cards on display, the constant KEEP card in his lab, and what his PLAY cards of
this round have left. A single-use KEEP works only when it is declared, in one of its ways (S-16.05).
"""

from __future__ import annotations

from typing import Final

from lincei.games.newscience.rules.spaces import modifier
from lincei.games.newscience.state import BOOST, NONE, NewScience
from lincei.games.newscience.terms import EFFECT, EXPERIMENT, MOST_INFLUENCE, PUBLISH, TRACKS
from lincei.games.newscience.vocabulary import (
    ALWAYS,
    ANY_TRACK,
    AT_LEAST,
    AT_MOST,
    BAN,
    DIE,
    LATE_REST,
    LATER,
    NEED,
    PLACE_FROM,
    POINTS,
    PUBLISHED,
    RENOWN,
    REROLL,
    WARD,
    YIELD,
    Clause,
)

PLAINLY: Final = 0  # the ways to use a single-use KEEP: not at all, by its first clause or both, by its second
NO_CLAUSES: Final[list[Clause]] = []


def holds(g: NewScience, seat: int, clause: Clause) -> bool:
    """Whether the condition of a clause is met by a player, now (S-16.02)."""
    if clause.condition == ALWAYS:
        return True
    p = g.seats[seat]
    if clause.condition == AT_LEAST:
        return p.influence[clause.about] >= clause.than
    if clause.condition == AT_MOST:
        return p.influence[clause.about] <= clause.than
    if clause.condition == PUBLISHED:
        for discovery, field in enumerate(g.e.field_of):
            if field == clause.about and p.published >> discovery & 1:
                return True
        return False
    place = g.order.index(seat) + 1
    return place >= clause.than if clause.condition == PLACE_FROM else place <= clause.than


def boost_clause(g: NewScience, boost: int) -> Clause:
    card = boost // BOOST
    return g.e.event_clauses[card >> 1][card & 1]


def in_force(g: NewScience, seat: int, kind: int, action: int = 0) -> list[Clause]:
    """The clauses of one kind that work for a player now; of POINTS those for one action."""
    e = g.e
    p = g.seats[seat]
    if not g.display and p.lab == NONE and not p.boosts:
        return NO_CLAUSES
    found: list[Clause] = []
    for card in g.display:
        if card != NONE and e.event_type[card] == EFFECT:
            for clause in e.event_clauses[card]:
                if clause.kind == kind and clause.action == action and holds(g, seat, clause):
                    found.append(clause)
    if p.lab != NONE and not e.event_once[p.lab]:
        for clause in e.event_clauses[p.lab]:
            if clause.kind == kind and clause.action == action and holds(g, seat, clause):
                found.append(clause)
    for boost in p.boosts:
        clause = boost_clause(g, boost)
        if clause.kind == kind and boost % BOOST == action and holds(g, seat, clause):
            found.append(clause)
    return found


def amount(g: NewScience, clauses: list[Clause], kind: int, discovery: int) -> int:
    """What clauses of a kind add up to for a discovery (S-16.06)."""
    total = 0
    for clause in clauses:
        if clause.kind == kind and clause.fits(g.e.field_of[discovery], g.e.level_of[discovery]):
            total += clause.amount
    return total


def banned(g: NewScience, action: int, discovery: int) -> bool:
    """Whether an EFFECT bars a discovery from being the target of an action this round (S-16.03)."""
    e = g.e
    for card in g.display:
        if card != NONE and e.event_type[card] == EFFECT:
            for clause in e.event_clauses[card]:
                if clause.kind == BAN and clause.action == action:
                    if clause.fits(e.field_of[discovery], e.level_of[discovery]):
                        return True
    return False


# -- points -------------------------------------------------------------------------------------------------------


def base_points(g: NewScience, seat: int, action: int, modifier_of_space: int) -> int:
    """1 for the cube, the scientist's rating and the modifier of the space (S-5.04, S-5.06)."""
    return 1 + g.e.rating[3 * g.seats[seat].scientist + action] + modifier_of_space


def total_points(g: NewScience, seat: int, action: int, space: int, discovery: int, way: int) -> int:
    """The total of an action without rest and die (S-5.04)."""
    total = base_points(g, seat, action, modifier(g, space))
    total += amount(g, in_force(g, seat, POINTS, action), POINTS, discovery)
    return total + amount(g, declared(g, seat, action, way), POINTS, discovery)


# -- the single-use card in the lab -------------------------------------------------------------------------------


def declared_with(clause: Clause) -> int:
    """The action together with whose target a clause is declared, or NONE (S-16.05)."""
    if clause.kind == POINTS:
        return clause.action
    if clause.kind == LATER or (clause.kind == DIE and clause.op not in (REROLL, LATE_REST)):
        return EXPERIMENT
    return PUBLISH if clause.kind in (NEED, RENOWN) else NONE


def declared(g: NewScience, seat: int, action: int, way: int) -> list[Clause]:
    """The clauses of the card in the lab that a way of using it brings to an action, where their conditions are met."""
    if way == PLAINLY:
        return NO_CLAUSES
    card = g.seats[seat].lab
    found: list[Clause] = []
    for i, clause in enumerate(g.e.event_clauses[card]):
        chosen = way == i + 1 or not g.e.event_either[card]
        if chosen and declared_with(clause) == action and holds(g, seat, clause):
            found.append(clause)
    return found


def ways(g: NewScience, seat: int, action: int, discovery: int) -> list[int]:
    """The ways to declare a single-use KEEP together with this target (S-D10), beside not to."""
    card = g.seats[seat].lab
    if card == NONE or not g.e.event_once[card]:
        return []
    found: list[int] = []
    for i, clause in enumerate(g.e.event_clauses[card]):
        fits = declared_with(clause) == action and clause.fits(g.e.field_of[discovery], g.e.level_of[discovery])
        if fits and holds(g, seat, clause):
            way = i + 1 if g.e.event_either[card] else 1
            if way not in found:
                found.append(way)
    return found


def clause_after_roll(g: NewScience, seat: int, op: int, discovery: int) -> bool:
    """Whether the single-use KEEP in the lab lets the player act after the roll (S-16.05)."""
    card = g.seats[seat].lab
    if card == NONE or not g.e.event_once[card]:
        return False
    for clause in g.e.event_clauses[card]:
        if clause.kind == DIE and clause.op == op and holds(g, seat, clause):
            if clause.fits(g.e.field_of[discovery], g.e.level_of[discovery]):
                return True
    return False


def yield_of_card(g: NewScience, seat: int, bit: int) -> int:
    """What the single-use KEEP in the lab would add to a Rest or Influence action, or 0 (S-16.05)."""
    card = g.seats[seat].lab
    if card == NONE or not g.e.event_once[card]:
        return 0
    total = 0
    for clause in g.e.event_clauses[card]:
        if clause.kind == YIELD and clause.tracks >> bit & 1 and holds(g, seat, clause):
            total += clause.amount
    return total


# -- other numbers ------------------------------------------------------------------------------------------------


def yielded(g: NewScience, seat: int, bit: int, more: int) -> int:
    """What Rest or Influence gives: 1, what cards add and a declared one more, not below 0 (S-16.03, S-16.06)."""
    total = 1 + more
    for clause in in_force(g, seat, YIELD):
        if clause.tracks >> bit & 1:
            total += clause.amount
    return total if total > 0 else 0


def applies(g: NewScience, clauses: list[Clause], kind: int, discovery: int) -> bool:
    """Whether any of the clauses of a kind is for this discovery."""
    for clause in clauses:
        if clause.kind == kind and clause.fits(g.e.field_of[discovery], g.e.level_of[discovery]):
            return True
    return False


def die_ops(g: NewScience, seat: int, discovery: int, way: int) -> list[int]:
    """What cards allow with the die of an experiment; a REROLL is there as often as it may be made (S-16.06)."""
    ops: list[int] = []
    for clause in in_force(g, seat, DIE) + declared(g, seat, EXPERIMENT, way):
        if clause.kind == DIE and clause.fits(g.e.field_of[discovery], g.e.level_of[discovery]):
            if clause.op == REROLL or clause.op not in ops:
                ops.append(clause.op)
    return ops


def shortage(g: NewScience, seat: int, discovery: int, way: int) -> list[int]:
    """How much influence is missing for publishing, by track (S-11.03), with what cards change (S-16.03)."""
    e = g.e
    p = g.seats[seat]
    # The declared card comes first: of needs of choice the larger falls where most is missing.
    clauses = [
        clause
        for clause in declared(g, seat, PUBLISH, way) + in_force(g, seat, NEED)
        if clause.kind == NEED and clause.fits(e.field_of[discovery], e.level_of[discovery])
    ]
    needs = [e.minimum[4 * discovery + track] for track in range(len(TRACKS))]
    for clause in clauses:
        for track in range(len(TRACKS)):
            if clause.tracks == 1 << track:
                needs[track] += clause.amount
    for clause in clauses:
        if clause.tracks == ANY_TRACK:
            relieve(needs, p.influence, -clause.amount)
    return [lacking(needs[track], p.influence[track]) for track in range(len(TRACKS))]


def lacking(need: int, influence: int) -> int:
    """How much influence is missing on a track; what is needed stays within 0 and 5 (S-16.03)."""
    need = need if need < MOST_INFLUENCE else MOST_INFLUENCE
    return need - influence if need > influence else 0


def relieve(needs: list[int], influence: tuple[int, ...], by: int) -> None:
    """A need of choice falls where it helps most; nobody is asked (S-16.03)."""
    worst = 0
    for track in range(len(TRACKS)):
        if lacking(needs[track], influence[track]) > lacking(needs[worst], influence[worst]):
            worst = track
    needs[worst] -= by


def prestige_of(g: NewScience, seat: int, discovery: int, way: int) -> int:
    """What publishing a discovery brings, with RENOWN, not below 0 (S-11.04, S-16.03)."""
    clauses = in_force(g, seat, RENOWN)
    if way != PLAINLY:
        clauses = clauses + declared(g, seat, PUBLISH, way)
    total = g.e.prestige[discovery] + amount(g, clauses, RENOWN, discovery)
    return total if total > 0 else 0


def warded(g: NewScience, seat: int) -> bool:
    """Whether rivals' PLAY cards do not touch this player (S-16.03)."""
    lab = g.seats[seat].lab
    if lab == NONE:
        return False
    for clause in g.e.event_clauses[lab]:
        if clause.kind == WARD:
            return True
    return False


# -- used up ------------------------------------------------------------------------------------------------------


def use_up(g: NewScience, seat: int, action: int, discovery: int) -> None:
    """What a PLAY card gave for one action is gone with the first that fits (S-16.05)."""
    p = g.seats[seat]
    if not p.boosts:
        return
    kept: list[int] = []
    for boost in p.boosts:
        clause = boost_clause(g, boost)
        serves = boost % BOOST if clause.kind == POINTS else served_by(clause)
        fits = serves == action and clause.fits(g.e.field_of[discovery], g.e.level_of[discovery])
        if not (clause.once and fits and holds(g, seat, clause)):
            kept.append(boost)
    p.boosts = tuple(kept)


def served_by(clause: Clause) -> int:
    """The action that a modifier other than POINTS is about."""
    return EXPERIMENT if clause.kind in (LATER, DIE) else PUBLISH
