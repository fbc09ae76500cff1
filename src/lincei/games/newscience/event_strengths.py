"""What a card is worth, in cubes, and how much it may be worth (S-16.07).

Counted in hundredths of a cube. The register gives what a clause is worth once; how often a constant KEEP works during
its life, and what a loss of others is worth, is estimated here.
"""

from __future__ import annotations

from typing import Final

from lincei.games.counting import bits
from lincei.games.newscience.event_rows import EventRow
from lincei.games.newscience.terms import ALL_FIELDS, EFFECT, EXPERIMENT, FIELDS, LEVELS, PLAY, PUBLISH, RESEARCH
from lincei.games.newscience.vocabulary import (
    AHEAD,
    ALWAYS,
    CUBE,
    DIE,
    EACH,
    INFLUENCE,
    LAB,
    LATER,
    LEADER,
    NEED,
    OF_REST,
    ORDER,
    OTHERS,
    POINTS,
    RENOWN,
    REST_LOSS,
    SELF,
    STEP,
    WARD,
    YIELD,
    Clause,
)
from lincei.games.reading import Problems

LEAST: Final = 120
MOST: Final = 200
MOST_OF_LIFE: Final = 300
MOST_FAVOUR: Final = 50
# A KEEP is held until the next one comes, or the game ends: in rounds, by its level.
LIFE: Final = [9, 6, 4]
# How often a player does something in ten rounds of three cubes each.
OFTEN: Final = {RESEARCH: 6, EXPERIMENT: 7, PUBLISH: 4}
OFTEN_REST: Final = 5
OFTEN_TRACK: Final = 2
SMALL_NUMBER: Final = 3  # of fields, with two or three players


def check_strength(card: EventRow, file: str, problems: Problems) -> None:
    """PLAY and single use 1.2 to 2 cubes, a constant KEEP at most 3, an EFFECT favours nobody much (S-16.07)."""
    if card.type == EFFECT:
        favour = total(card, [favours(clause) for clause in card.clauses])
        if favour > MOST_FAVOUR:
            reason = f"favours a player by {cubes(favour)} cubes instead of at most {cubes(MOST_FAVOUR)}"
            problems.add(file, card.id, "effect", reason, "S-16.07")
    elif card.type == PLAY or card.once:
        least = total(card, [expected(card, clause) for clause in card.clauses])
        most = total(card, [once(card, clause) for clause in card.clauses])
        if least < LEAST or most > MOST:
            worth = least if least < LEAST else most
            reason = f"worth {cubes(worth)} cubes instead of {cubes(LEAST)} to {cubes(MOST)}"
            problems.add(file, card.id, "effect", reason, "S-16.07")
    else:
        worth = total(card, [over_life(card, clause) for clause in card.clauses])
        if worth > MOST_OF_LIFE:
            reason = f"worth {cubes(worth)} cubes over its life instead of at most {cubes(MOST_OF_LIFE)}"
            problems.add(file, card.id, "effect", reason, "S-16.07")
        if card.level == 1 and [clause for clause in card.clauses if clause.fields == ALL_FIELDS]:
            reason = "a constant KEEP of level 1 must be for certain fields"
            problems.add(file, card.id, "effect", reason, "S-16.07")


def total(card: EventRow, worths: list[int]) -> int:
    """A choice counts as its dearer clause (S-16.07)."""
    return max(worths) if card.either else sum(worths)


def cubes(hundredths: int) -> str:
    return f"{hundredths / 100:g}"


def expected(card: EventRow, clause: Clause) -> int:
    """What it is worth to anybody: a condition is met half the time."""
    worth = once(card, clause)
    return worth if clause.condition == ALWAYS else worth // 2


def once(card: EventRow, clause: Clause) -> int:
    """What a clause is worth when it works once; on a PLAY card, for the rest of the round (S-16.07)."""
    kind = clause.kind
    if kind == POINTS:
        return (80 if card.type == PLAY and not clause.once else 60) * clause.amount
    if kind == NEED:
        return -70 * clause.amount
    if kind == LATER:
        return 40
    if kind in (DIE, ORDER, WARD):
        return 50
    if kind == YIELD:
        return 60 * clause.amount
    if kind == RENOWN:
        return 80 * clause.amount
    if kind == INFLUENCE and clause.who == SELF:
        return 100 * clause.amount
    if kind == INFLUENCE:
        return -50 * clause.amount * touched(clause)
    if kind in (REST_LOSS, LAB):
        return -30 if clause.who == SELF else 30 * touched(clause)
    if kind == CUBE:
        return 80
    if kind == STEP:
        return 100 + 50 * (clause.amount - 1) if clause.action == RESEARCH else 170
    return 20 if kind == AHEAD else 0


def touched(clause: Clause) -> int:
    """A loss of all others counts like that of two; one of everybody, like none."""
    return 0 if clause.who == EACH else 2 if clause.who == OTHERS else 1


def over_life(card: EventRow, clause: Clause) -> int:
    """What a clause of a constant KEEP is worth as long as the card stays, by how often it is likely to work."""
    if clause.kind == WARD:
        return once(card, clause)
    if clause.kind == YIELD:
        often = OFTEN_REST if clause.tracks == OF_REST else OFTEN_TRACK
    elif clause.kind == POINTS:
        often = OFTEN.get(clause.action, 0)
    else:
        often = OFTEN[EXPERIMENT] if clause.kind in (LATER, DIE) else OFTEN[PUBLISH]
    worth = once(card, clause) * LIFE[card.level - 1] * often * (clause.high - clause.low + 1)
    fields = bits(clause.fields)
    in_play = len(FIELDS) if card.four or fields == len(FIELDS) else SMALL_NUMBER
    return worth * min(fields, in_play) // (10 * LEVELS * in_play)


def favours(clause: Clause) -> int:
    """By how much an EFFECT can set one player above another: by its condition, or by whom it is for.

    Losing rest or a lab card means nothing to whoever has none, so these favour somebody even if they are for all.
    """
    if clause.kind in (REST_LOSS, LAB):
        return 30
    if clause.kind == INFLUENCE and clause.who >= LEADER:
        return 100 * abs(clause.amount)
    if clause.condition == ALWAYS:
        return 0
    if clause.kind == INFLUENCE:
        return 100 * abs(clause.amount)
    if clause.kind in (LATER, DIE):
        return 40 if clause.kind == LATER else 50
    each = 80 if clause.kind in (POINTS, RENOWN) else 70 if clause.kind == NEED else 60
    return each * abs(clause.amount)
