"""How clauses and cards are told: as references made of parts, which the catalogues put into words."""

from __future__ import annotations

from lincei.games.newscience.terms import ACTIONS, ALL_FIELDS, EFFECT, FIELDS, LEVELS, PLAY, TRACKS
from lincei.games.newscience.vocabulary import (
    AHEAD,
    ANY_TRACK,
    AT_LEAST,
    BAN,
    CLOSE,
    CLOSE_OPS,
    CUBE,
    CUBE_OPS,
    DIE,
    DIE_OPS,
    INFLUENCE,
    LAB,
    LATER,
    LEADER,
    NEED,
    OF_REST,
    OPEN,
    ORDER,
    ORDER_OPS,
    PLACE_FROM,
    PLACE_TO,
    POINTS,
    PUBLISHED,
    RENOWN,
    REST_LOSS,
    SELF,
    STEP,
    WHO,
    YIELD,
    Clause,
)


def card_ref(clauses: list[Clause], either: bool, type: int, once: bool) -> str:
    """What a whole card does, and for how long or how often (S-7.01 to S-7.05)."""
    lasting = [clause for clause in clauses if clause.lasts()]
    all_last = len(lasting) == len(clauses)
    refs = [clause_ref(clause, once, type == PLAY and not all_last) for clause in clauses]
    ref = refs[0]
    if len(refs) > 1:
        ref = f"clause-{'or' if either else 'and'}({ref},{refs[1]})"
    if type == EFFECT:
        return f"effect-round({ref})" if lasting else f"effect-now({ref})"
    if type == PLAY:
        return f"effect-play({ref})" if all_last else f"effect-now({ref})"
    return f"effect-once({ref})" if once else f"effect-keep({ref})"


def clause_ref(clause: Clause, once: bool, dated: bool) -> str:
    """One clause: what, of which discoveries, for whom, until when, on which condition, by choice or not.

    `dated` tells of what lasts that it does so until the round ends.
    """
    ref = body_ref(clause, "clause-one" if once else "clause-next" if clause.once else "clause-each")
    if clause.kind != BAN:
        ref = filtered(clause, ref)
    if clause.befalls() and clause.who != SELF:
        ref = f"clause-who({ref},{who_ref(clause)})"
    if dated and clause.lasts():
        ref = f"clause-round({ref})"
    if clause.condition:
        ref = f"clause-if({ref},{condition_ref(clause)})"
    return f"clause-may({ref})" if clause.may else ref


def body_ref(clause: Clause, often: str) -> str:
    """`often` says in how many actions it works: each, one of choice, or the next that fits."""
    kind = clause.kind
    if kind == POINTS:
        action = ACTIONS[clause.action] if clause.action < len(ACTIONS) else "action"
        return f"clause-points({signed(clause.amount)},{often}.{action})"
    if kind == NEED:
        if clause.tracks == ANY_TRACK:
            return f"clause-need-any({signed(clause.amount)},{often}.publish)"
        return f"clause-need({signed(clause.amount)},{often}.publish,{tracks_ref(clause.tracks)})"
    if kind == LATER:
        return f"clause-later({often}.experiment)"
    if kind == DIE:
        return f"clause-die-{DIE_OPS[clause.op]}({often}.experiment)"
    if kind == YIELD and clause.tracks == OF_REST:
        return f"clause-yield-rest({signed(clause.amount)},{often}.rest)"
    if kind == YIELD:
        return f"clause-yield({signed(clause.amount)},{often}.influence,{tracks_ref(clause.tracks)})"
    if kind == RENOWN:
        return f"clause-renown({signed(clause.amount)},{often}.publish)"
    if kind == BAN:
        return f"clause-ban-{ACTIONS[clause.action]}({fields_ref(clause.fields)})"
    if kind == CLOSE:
        return f"clause-close-{CLOSE_OPS[clause.op]}(action.{ACTIONS[clause.action]})"
    if kind == OPEN:
        return f"clause-open(action.{ACTIONS[clause.action]})"
    if kind == INFLUENCE:
        return f"clause-influence({signed(clause.amount)},{tracks_ref(clause.tracks)})"
    if kind == REST_LOSS:
        return f"clause-rest-loss({signed(-clause.amount)})"
    if kind == LAB:
        return "clause.lab"
    if kind == ORDER:
        return f"clause.order-{ORDER_OPS[clause.op]}"
    if kind == CUBE:
        return f"clause.cube-{CUBE_OPS[clause.op]}"
    if kind == STEP:
        return f"clause-step-{ACTIONS[clause.action]}(={clause.amount})"
    if kind == AHEAD:
        return "clause.ahead-one" if clause.amount == 1 else f"clause-ahead(={clause.amount})"
    return "clause.ward"


def filtered(clause: Clause, ref: str) -> str:
    """With the discoveries that it is limited to."""
    parts: list[str] = []
    if clause.fields != ALL_FIELDS:
        parts.append(fields_ref(clause.fields))
    if clause.low == clause.high:
        parts.append(f"clause-level(={clause.low})")
    elif clause.high - clause.low < LEVELS - 1:
        parts.append(f"clause-levels(={clause.low},={clause.high})")
    if not parts:
        return ref
    about = parts[0] if len(parts) == 1 else f"clause-both({parts[0]},{parts[1]})"
    return f"clause-only({ref},{about})"


def who_ref(clause: Clause) -> str:
    if clause.who >= LEADER:
        return f"clause-{WHO[clause.who]}(track.{TRACKS[clause.leading]})"
    return f"clause.{WHO[clause.who]}"


def condition_ref(clause: Clause) -> str:
    than = f"={clause.than}"
    if clause.condition == PUBLISHED:
        return f"clause-published(field.{FIELDS[clause.about]})"
    if clause.condition == PLACE_FROM:
        return f"clause-place-from({than})"
    if clause.condition == PLACE_TO:
        return f"clause-place-to({than})"
    words = "at-least" if clause.condition == AT_LEAST else "at-most"
    return f"clause-{words}(track.{TRACKS[clause.about]},{than})"


def tracks_ref(tracks: int) -> str:
    if tracks == ANY_TRACK:
        return "clause.any-track"
    return listed(["track." + name for i, name in enumerate(TRACKS) if tracks >> i & 1])


def fields_ref(fields: int) -> str:
    return listed(["field." + name for i, name in enumerate(FIELDS) if fields >> i & 1])


def listed(refs: list[str]) -> str:
    """`a`, `a or b`, `a, b or c`."""
    ref = refs[-1]
    if len(refs) > 1:
        ref = f"clause-either({refs[-2]},{ref})"
    for other in reversed(refs[:-2]):
        ref = f"clause-both({other},{ref})"
    return ref


def signed(amount: int) -> str:
    """A number with its sign, as people write it."""
    return f"=+{amount}" if amount >= 0 else f"=−{-amount}"
