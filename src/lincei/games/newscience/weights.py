"""What the hand-made estimate thinks things are worth, in thousandths of a point of prestige."""

from __future__ import annotations

from typing import Final

from lincei.games.newscience.components import Edition
from lincei.games.newscience.terms import KEEP
from lincei.games.newscience.vocabulary import (
    AHEAD,
    CUBE,
    DIE,
    INFLUENCE,
    LAB,
    LATER,
    NEED,
    ORDER,
    POINTS,
    RENOWN,
    REST_LOSS,
    STEP,
    WARD,
    YIELD,
    Clause,
)

CUBE_WORTH: Final = 800  # of a thousand of a cube's work
REST_COST: Final = 700  # in thousandths of a cube
INFLUENCE_COST: Final = 1000
HOPELESS: Final = 60_000
PUBLISH_SLOT: Final = 500  # publishing costs more than a cube: its spaces are the fewest
REST_HELD: Final = [0, 450, 800, 1050]
RESTING: Final = 150  # to come earlier next round
LEVEL_LEFT: Final = 250  # each level above is a way to go on
RIVAL_TESTED: Final = 20  # percent less for a publication that a rival may make first
RIVAL_RESEARCHED: Final = 8
DISTANCE: Final = 2  # percent less for each cube that it is off
CARD_WORTH: Final = 800  # of a thousand of a cube's work, by a card
MAJORITY: Final = 1000  # how much of an end bonus counts at the end; less of it earlier
WINNING: Final = 20_000
PICKS: Final = 6  # how many publications are planned


def card_worth(e: Edition, card: int, future: int) -> int:
    """What it is worth to take a card, in thousandths of a cube, after S-16.07; constant cards live on."""
    worth = 0
    for clause in e.event_clauses[card]:
        each = clause_worth(clause)
        if e.event_type[card] == KEEP and not e.event_once[card]:
            each = each * (future if future < LASTING else LASTING) // 3
        if e.event_either[card]:
            worth = each if each > worth else worth
        else:
            worth += each
    return worth


LASTING: Final = 5  # rounds after which a constant card has most likely been replaced


def clause_worth(clause: Clause) -> int:
    if clause.kind == POINTS:
        return 600 * clause.amount if clause.once else 700 * clause.amount
    if clause.kind == STEP:
        return 1000 + 500 * (clause.amount - 1) if clause.action == 0 else 1700
    if clause.kind == INFLUENCE:
        return 900 * clause.amount if clause.amount > 0 else 300
    if clause.kind == NEED:
        return -600 * clause.amount
    if clause.kind in (YIELD, RENOWN):
        return 600 * clause.amount
    return BY_KIND[clause.kind]


BY_KIND: Final = [0] * 17
BY_KIND[LATER] = 400
BY_KIND[DIE] = 500
BY_KIND[WARD] = 200
BY_KIND[ORDER] = 400
BY_KIND[CUBE] = 500
BY_KIND[REST_LOSS] = 300
BY_KIND[LAB] = 300
BY_KIND[AHEAD] = 50
