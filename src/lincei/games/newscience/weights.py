"""What the hand-made estimate thinks things are worth, in thousandths of a point of prestige."""

from __future__ import annotations

from typing import Final

from lincei.games.newscience.components import Edition
from lincei.games.newscience.terms import KEEP, PLAY, RESEARCH
from lincei.games.newscience.vocabulary import (
    AHEAD,
    ANY_ACTION,
    CUBE,
    DIE,
    INFLUENCE,
    KINDS,
    LAB,
    LATER,
    NEED,
    OF_REST,
    ORDER,
    POINTS,
    RENOWN,
    REST_LOSS,
    SELF,
    STEP,
    WARD,
    YIELD,
    Clause,
)

TESTED: Final = 66  # percent of its prestige that a tested discovery is worth
RESEARCHED: Final = 50  # percent of the chance to have it tested
ELIGIBLE: Final = 70  # percent of what could be researched next; of the second best two thirds of it, and so on
OPENS: Final = 45  # for each point of prestige that needs a discovery
LACKING: Final = 950  # each influence that publishing lacks
MISSING: Final = 470  # each point that has to come from rest
RIVAL_TESTED: Final = 65  # percent less for a publication that a rival may make first
RIVAL_RESEARCHED: Final = 25
COMPANY: Final = 28  # percent more where one could begin for each rival ahead: he makes it easier, or opens the way
REST_HELD: Final = [0, 650, 1000, 1100]
RESTING: Final = 80  # to come earlier next round
STEADY: Final = 158  # a better space
CARD_WORTH: Final = 500  # what a card is worth by S-16.07, of a thousand of a cube
MAJORITY: Final = 1750  # how much of an end bonus counts at the end; less of it earlier
SINGLE_USE: Final = 400  # to declare the card in the lab for an experiment
WINNING: Final = 20_000


LASTING: Final = 5  # rounds after which a constant card has most likely been replaced
MOST_WORTH: Final = 1500  # of one clause


def card_worth(e: Edition, card: int, future: int) -> int:
    """What it is worth to take a card, in thousandths of a cube, near S-16.07; constant cards live on."""
    worth = 0
    for clause in e.event_clauses[card]:
        each = clause_worth(clause, e.event_type[card])
        if e.event_type[card] == KEEP and not e.event_once[card]:
            each = each * (future if future < LASTING else LASTING) // 3
        each = each if each < MOST_WORTH else MOST_WORTH
        if e.event_either[card]:
            worth = each if each > worth else worth
        else:
            worth += each
    return worth


def clause_worth(clause: Clause, card_type: int) -> int:
    """Points that last and influence are foreseen besides, so that they count for less here."""
    if clause.kind == POINTS:
        foreseen = card_type == PLAY and clause.action < ANY_ACTION and not clause.once
        return 700 * clause.amount - (400 if foreseen else 0)
    if clause.kind == RENOWN:
        return clause.amount * (250 if card_type == PLAY else 750)
    if clause.kind == YIELD:
        return clause.amount * (950 if clause.tracks == OF_REST else 350)
    if clause.kind == STEP:
        return 1000 + 250 * (clause.amount - 1) if clause.action == RESEARCH else 1500
    if clause.kind == INFLUENCE:
        return 0 if clause.who == SELF else 300
    if clause.kind == NEED:
        return -800 * clause.amount
    return BY_KIND[clause.kind]


BY_KIND: Final = [0] * len(KINDS)
BY_KIND[LATER] = 900
BY_KIND[DIE] = 1150
BY_KIND[WARD] = 200
BY_KIND[ORDER] = 400
BY_KIND[CUBE] = 500
BY_KIND[REST_LOSS] = 300
BY_KIND[LAB] = 300
BY_KIND[AHEAD] = 50
