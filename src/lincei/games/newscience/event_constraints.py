"""What the event cards of an edition must meet (S-15.40 to S-15.44, section 16).

| rule | every table | unless printed |
|---|---|---|
| S-2.02 | enough cards of each level | |
| S-15.40 | | 18 of each level: 5 EFFECT, 7 PLAY, 6 KEEP; 6 marked 4+, some of each type |
| S-15.41 | | 4+ on what fewer players have no use for |
| S-15.42 | | Robert Hooke |
| S-15.43 | | the years of each level |
| S-16.01 | single use is for KEEP cards | |
| S-16.02 | choices and conditions where somebody can meet them | |
| S-16.03 | kinds by type | caps |
| S-16.05 | single use has one moment; a constant card asks nothing | |
| S-16.07 | | strength in cubes (`event_strengths`) |
"""

from __future__ import annotations

from typing import Final

from lincei.games.newscience.event_rows import EventRow
from lincei.games.newscience.event_strengths import check_strength
from lincei.games.newscience.rows import Tables
from lincei.games.newscience.terms import (
    ALL_FIELDS,
    CARD_LEVELS,
    CARD_TYPES,
    EFFECT,
    EXPERIMENT,
    FIELDS,
    KEEP,
    PLAY,
    PUBLISH,
    RESEARCH,
    SMALL_FIELDS,
)
from lincei.games.newscience.vocabulary import (
    AHEAD,
    ALWAYS,
    ANY_ACTION,
    ANY_TRACK,
    BAN,
    BEST_OF_TWO,
    CLOSE,
    CUBE,
    CUBE_RIVAL,
    DIE,
    EACH,
    INFLUENCE,
    KINDS,
    LAB,
    LATE_REST,
    LATER,
    LEADER,
    NEED,
    OPEN,
    OTHERS,
    POINTS,
    PUBLISHED,
    RENOWN,
    REROLL,
    REST_LOSS,
    RIVAL,
    SELF,
    STEP,
    WARD,
    YIELD,
    Clause,
)
from lincei.games.reading import ALL, Problems

FILE: Final = "events.toml"
LEVEL_SIZE: Final = 18
OF_TYPE: Final = [5, 7, 6]
OF_FOUR: Final = 6
MOST_DRAWN: Final = 10  # of a level, with four players; with two players 6 without the mark 4+ (S-2.02)
MOST_DRAWN_OF_FEW: Final = 6
HOOKE: Final = "robert-hooke"
FIRST_YEARS: Final = [1540, 1633, 1666]  # by level (S-15.43); the age itself as S-15.12
LAST_YEARS: Final = [1632, 1665, 1710]
# Which types may carry a kind, as letters: Effect, Play, Keep (S-16.03).
TYPES_OF: Final = {
    POINTS: "EPK",
    NEED: "EPK",
    LATER: "EPK",
    DIE: "EPK",
    YIELD: "EK",
    RENOWN: "EPK",
    WARD: "K",
    BAN: "E",
    CLOSE: "E",
    OPEN: "E",
    INFLUENCE: "EP",
    REST_LOSS: "EP",
    LAB: "EP",
}
NO_MOMENT: Final = -1
AFTER_THE_ROLL: Final = 3  # behind the three actions
AT_A_SPACE: Final = 4  # and the bit of the track, or of Rest


def check_events(tables: Tables, problems: Problems) -> None:
    """All that is asked of the cards, if they could be read."""
    if not tables.read("events"):
        return
    s_2_02_enough(tables, problems)
    for card in tables.events:
        for reason, rule in misfits(card):
            problems.add(FILE, card.id, "effect", reason, rule)
    if not tables.ours("events"):
        return
    s40_numbers(tables, problems)
    s42_robert_hooke(tables, problems)
    one_ward(tables, problems)
    for card in tables.events:
        s41_four(card, problems)
        s43_years(card, problems)
        for reason in over_caps(card):
            problems.add(FILE, card.id, "effect", reason, "S-16.03")
        check_strength(card, FILE, problems)


# -- the deck -----------------------------------------------------------------------------------------------------


def s_2_02_enough(tables: Tables, problems: Problems) -> None:
    """Each level has the cards that the largest deck takes, and enough without the mark 4+ (S-2.01, S-2.02)."""
    for level in range(1, CARD_LEVELS + 1):
        cards = [card for card in tables.events if card.level == level]
        if len(cards) < MOST_DRAWN:
            reason = f"{len(cards)} cards of level {level} instead of at least {MOST_DRAWN}"
            problems.add(FILE, ALL, "level", reason, "S-2.02")
        for_few = len([card for card in cards if not card.four])
        if for_few < MOST_DRAWN_OF_FEW:
            reason = f"{for_few} cards of level {level} without the mark instead of at least {MOST_DRAWN_OF_FEW}"
            problems.add(FILE, ALL, "four", reason, "S-2.02")


def s40_numbers(tables: Tables, problems: Problems) -> None:
    """18 cards of each level, by type, and the 4+ among them spread over the types (S-15.40)."""
    for level in range(1, CARD_LEVELS + 1):
        cards = [card for card in tables.events if card.level == level]
        if len(cards) != LEVEL_SIZE:
            reason = f"{len(cards)} cards of level {level} instead of {LEVEL_SIZE}"
            problems.add(FILE, ALL, "level", reason, "S-15.40")
        for type, name in enumerate(CARD_TYPES):
            of_type = [card for card in cards if card.type == type]
            if len(of_type) != OF_TYPE[type]:
                reason = f"{len(of_type)} {name} cards of level {level} instead of {OF_TYPE[type]}"
                problems.add(FILE, ALL, "type", reason, "S-15.40")
            if not [card for card in of_type if card.four]:
                problems.add(FILE, ALL, "four", f"no {name} card of level {level} is marked", "S-15.40")
        fours = len([card for card in cards if card.four])
        if fours != OF_FOUR:
            reason = f"{fours} cards of level {level} marked instead of {OF_FOUR}"
            problems.add(FILE, ALL, "four", reason, "S-15.40")


def s41_four(card: EventRow, problems: Problems) -> None:
    """4+ is on what needs chemistry or biology, or two publish spaces (S-15.41, S-2.10)."""
    if card.four:
        return
    for clause in card.clauses:
        named = clause.fields if clause.fields != ALL_FIELDS else 0
        if clause.condition == PUBLISHED:
            named |= 1 << clause.about
        for i, field in enumerate(FIELDS):
            if named & ~SMALL_FIELDS & 1 << i:
                problems.add(FILE, card.id, "four", f"missing; the card names {field}", "S-15.41")
        if clause.kind == CLOSE and clause.action == PUBLISH:
            problems.add(FILE, card.id, "four", "missing; two players have one publish space", "S-15.41")


def s42_robert_hooke(tables: Tables, problems: Problems) -> None:
    """Robert Hooke is a PLAY card and moves another player's cube (S-15.42)."""
    for card in tables.events:
        if card.id == HOOKE:
            moves = [clause for clause in card.clauses if clause.kind == CUBE and clause.op == CUBE_RIVAL]
            if card.type != PLAY or not moves:
                problems.add(FILE, HOOKE, "effect", "must be a PLAY card with 'cube rival'", "S-15.42")
            return
    problems.add(FILE, HOOKE, "id", "missing", "S-15.42")


def s43_years(card: EventRow, problems: Problems) -> None:
    """Each level has its years (S-15.43)."""
    first, last = FIRST_YEARS[card.level - 1], LAST_YEARS[card.level - 1]
    if not first <= card.year <= last:
        reason = f"{card.year} instead of {first} to {last} on level {card.level}"
        problems.add(FILE, card.id, "year", reason, "S-15.43")


def one_ward(tables: Tables, problems: Problems) -> None:
    """Only one card wards (S-16.03)."""
    warding = [card.id for card in tables.events if WARD in [clause.kind for clause in card.clauses]]
    for id in warding[1:]:
        problems.add(FILE, id, "effect", f"ward is on {warding[0]} already", "S-16.03")


# -- what the rules can carry out ---------------------------------------------------------------------------------


def misfits(card: EventRow) -> list[tuple[str, str]]:
    """What cannot be on a card of its type, each with its rule."""
    found: list[tuple[str, str]] = []
    name = CARD_TYPES[card.type]
    if card.once and card.type != KEEP:
        found.append((f"single use is for KEEP cards, not {name}", "S-16.01"))
    if card.either and (card.type == EFFECT or (card.type == KEEP and not card.once)):
        found.append((f"'or' cannot be on {'an EFFECT' if card.type == EFFECT else 'a constant KEEP'}", "S-16.02"))
    for clause in card.clauses:
        word = KINDS[clause.kind]
        if name[0] not in TYPES_OF.get(clause.kind, "P"):
            found.append((f"{word} cannot be on {'an EFFECT' if card.type == EFFECT else 'a ' + name}", "S-16.03"))
        if clause.may and card.type != PLAY:
            found.append(("'may' is for PLAY cards", "S-16.02"))
        if clause.once and (card.type != PLAY or clause.kind > RENOWN):
            found.append(("'once' is for what a PLAY card changes in later actions", "S-16.05"))
        if clause.condition != ALWAYS and clause.kind in (WARD, BAN, CLOSE, OPEN):
            found.append((f"{word} has no condition", "S-16.02"))
        if clause.kind == POINTS and clause.action == ANY_ACTION and card.type != PLAY:
            found.append(("'any' action is for PLAY cards", "S-16.02"))
        if clause.kind == NEED and clause.tracks == ANY_TRACK and clause.amount > 0:
            found.append(("a need of choice only falls", "S-16.03"))
        if clause.befalls() and card.type == EFFECT:
            if clause.who in (SELF, OTHERS, RIVAL):
                found.append(("an EFFECT is for each, for a leader or for the last", "S-16.02"))
            elif clause.kind == INFLUENCE and clause.tracks & (clause.tracks - 1):
                found.append(("an EFFECT names one track", "S-16.02"))
    if card.once and card.type == KEEP:
        moments = [moment(clause) for clause in card.clauses]
        if NO_MOMENT in moments:
            found.append(("ward has no moment for a single use", "S-16.05"))
        elif not card.either and min(moments) != max(moments):
            found.append(("both clauses of a single use must have the same moment", "S-16.05"))
    return found


def moment(clause: Clause) -> int:
    """When a single-use KEEP is declared: with the target of an action, after the roll, or at a space (S-16.05)."""
    if clause.kind == POINTS:
        return clause.action
    if clause.kind == DIE and clause.op in (REROLL, LATE_REST):
        return AFTER_THE_ROLL
    if clause.kind in (LATER, DIE):
        return EXPERIMENT
    if clause.kind == YIELD:
        return AT_A_SPACE + clause.tracks
    return PUBLISH if clause.kind in (NEED, RENOWN) else NO_MOMENT


# -- caps ---------------------------------------------------------------------------------------------------------


def over_caps(card: EventRow) -> list[str]:
    """What is more than a card may give or take (S-16.03)."""
    found: list[str] = []
    for clause in card.clauses:
        low, high = bounds(card, clause)
        if not low <= clause.amount <= high:
            found.append(f"{KINDS[clause.kind]} {clause.amount:+d} instead of {low:+d} to {high:+d}")
        if clause.kind == DIE and clause.op == BEST_OF_TWO and card.type == KEEP and not card.once:
            found.append("a constant KEEP cannot have best-of-two")
        if clause.kind == LAB and clause.who != (EACH if card.type == EFFECT else RIVAL):
            found.append(f"lab is for {'each' if card.type == EFFECT else 'a rival'} here")
    if len([clause for clause in card.clauses if clause.kind == DIE]) > 1:
        found.append("a card does one thing with the die")
    # A player is either the one who takes the card or one of the others; leaders and last may be both.
    for mine in (True, False):
        gain = sum_influence(card, mine, 1)
        loss = sum_influence(card, mine, -1)
        whose = "whoever takes it" if mine else "another player"
        if gain > 2:
            found.append(f"{gain} influence for {whose} instead of at most 2")
        if loss > 1:
            found.append(f"{loss} influence lost by {whose} instead of at most 1")
    return found


def bounds(card: EventRow, clause: Clause) -> tuple[int, int]:
    """The least and the most of a clause; what has no cap, or one of its own, is let through."""
    if clause.kind == POINTS:
        return (1, 2) if card.type == PLAY else (1, 3) if card.once else (-1, 1)
    if clause.kind == NEED:
        return (-2, 1) if card.once else (-1, 1)
    if clause.kind == RENOWN:
        return (-1, 2) if card.once else (-1, 1)
    if clause.kind == YIELD:
        return (-1, 1)
    if clause.kind == REST_LOSS:
        return (1, 1)
    if clause.kind == AHEAD:
        return (1, 2)
    if clause.kind == STEP:
        return (1, min(card.level + 1, 3) if clause.action == RESEARCH else card.level + 1)
    return (clause.amount, clause.amount)


def sum_influence(card: EventRow, mine: bool, sign: int) -> int:
    """How much influence a card can give (sign 1) or take (sign -1) from one player."""
    total = 0
    for clause in card.clauses:
        if clause.kind == INFLUENCE and clause.amount * sign > 0 and reaches(clause, mine):
            amount = clause.amount * sign
            total = max(total, amount) if card.either else total + amount
    return total


def reaches(clause: Clause, mine: bool) -> bool:
    """Whether a clause can befall the player who takes the card, or one of the others."""
    if clause.who == EACH or clause.who >= LEADER:
        return True
    return (clause.who == SELF) == mine
