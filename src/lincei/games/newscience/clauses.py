"""Reading what a card does: a line of words becomes clauses, and a reference that people read.

    effect    := clause [and clause | or clause]
    clause    := [may] body [once] [if condition]

docs/effects-newscience.md lists every body, filter and condition.
"""

from __future__ import annotations

from typing import Final, final

from lincei.games.newscience.clause_refs import card_ref, clause_ref
from lincei.games.newscience.terms import ACTIONS, ALL_FIELDS, FIELDS, LEVELS, PLAY, TRACKS
from lincei.games.newscience.vocabulary import (
    AHEAD,
    ANY_TRACK,
    AT_LEAST,
    AT_MOST,
    BAN,
    CLOSE,
    CLOSE_OPS,
    CUBE,
    CUBE_OPS,
    DIE,
    DIE_OPS,
    INFLUENCE,
    KINDS,
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
    STEP,
    WHO,
    YIELD,
    Clause,
)
from lincei.games.reading import quoted

MOST_CLAUSES: Final = 2
MOST_PLACE: Final = 5  # of the order: there are five scientists


@final
class Reader:
    """Reads a line word by word; `fault` says what was found wrong first."""

    def __init__(self, text: str, type: int, once: bool) -> None:
        self.text: Final = text
        self.type: Final = type  # of the card: it decides how a clause is told
        self.once: Final = once
        self.fault = ""
        self.words: list[str] = []  # of this clause, not yet read
        self.clauses: list[Clause] = []
        self.either = False
        self.ref = ""

    def effect(self) -> None:
        """Read the whole line."""
        part: list[str] = []
        for word in self.text.split():
            if word in ("and", "or"):
                self.clause(part)
                part = []
                self.either = word == "or"
            else:
                part.append(word)
        self.clause(part)
        if len(self.clauses) > MOST_CLAUSES:
            self.blame(f"{len(self.clauses)} clauses; a card has one or two")
        if not self.fault:
            self.ref = card_ref(self.clauses, self.either, self.type, self.once)

    def blame(self, reason: str) -> None:
        if not self.fault:
            self.fault = reason

    # -- words ----------------------------------------------------------------------------------------------------

    def word(self) -> str:
        return self.words.pop(0) if self.words else ""

    def one_of(self, words: list[str]) -> int:
        """The next word as its number among those that can stand here."""
        word = self.word()
        if word in words:
            return words.index(word)
        self.blame(f"{quoted(word) if word else 'the end'} stands where one of {', '.join(words)} should")
        return 0

    def number(self, high: int) -> int:
        word = self.word()
        if is_digit(word) and 1 <= int(word) <= high:
            return int(word)
        self.blame(f"{quoted(word) if word else 'the end'} stands where a number from 1 to {high} should")
        return 1

    def signed(self) -> int:
        word = self.word()
        if len(word) == 2 and word[0] in "+-" and is_digit(word[1:]) and word[1:] != "0":
            return int(word)
        self.blame(f"{quoted(word) if word else 'the end'} stands where a number with its sign, such as +1, should")
        return 1

    def mask(self, words: list[str]) -> int:
        """`government` or `government/religion`: a bit for each."""
        bits = 0
        word = self.word()
        for name in word.split("/"):
            if name not in words:
                self.blame(f"{quoted(word) if word else 'the end'} stands where {words[0]} or the like should")
            elif bits >> words.index(name) & 1:
                self.blame(f"{name} stands twice in {quoted(word)}")
            else:
                bits |= 1 << words.index(name)
        return bits

    # -- clauses --------------------------------------------------------------------------------------------------

    def clause(self, words: list[str]) -> None:
        self.words = words
        may = words[:1] == ["may"]
        if may:
            words.pop(0)
        condition: list[str] = []
        if "if" in words:
            place = words.index("if")
            condition = words[place + 1 :]
            del words[place:]
            if not condition:
                self.blame("no condition follows 'if'")
        once = words[-1:] == ["once"]
        if once:
            words.pop()
        word = self.word()
        if word not in KINDS:
            found = quoted(word) if word else "nothing"
            self.blame(f"{found} is no effect; docs/effects-newscience.md lists them")
            self.clauses.append(Clause(POINTS))
            return
        clause = Clause(KINDS.index(word))
        clause.may = may
        clause.once = once
        self.body(clause)
        if self.words:
            self.blame(f"{quoted(' '.join(self.words))} is too much after {word}")
        if condition:
            self.words = condition
            self.condition(clause)
        if not self.fault:
            clause.ref = clause_ref(clause, self.once, self.type == PLAY)
        self.clauses.append(clause)

    def body(self, clause: Clause) -> None:
        kind = clause.kind
        if kind == POINTS:
            clause.action = self.one_of([*ACTIONS, "any"])
            clause.amount = self.signed()
        elif kind == NEED:
            track = self.one_of([*TRACKS, "any"])
            clause.tracks = 1 << track if track < len(TRACKS) else ANY_TRACK
            clause.amount = self.signed()
        elif kind == DIE:
            clause.op = self.one_of(DIE_OPS)
        elif kind == YIELD:
            track = self.one_of([*TRACKS, "rest"])
            clause.tracks = 1 << track if track < len(TRACKS) else OF_REST
            clause.amount = self.signed()
        elif kind == RENOWN:
            clause.amount = self.signed()
        elif kind == BAN:
            clause.action = self.one_of(ACTIONS)
            clause.fields = 1 << self.one_of(FIELDS)
        elif kind == CLOSE:
            clause.action = self.one_of(ACTIONS)
            clause.op = self.one_of(CLOSE_OPS)
        elif kind == OPEN:
            clause.action = self.one_of(ACTIONS)
        elif kind == INFLUENCE:
            self.who(clause)
            if self.words[:1] == ["any"]:
                self.words.pop(0)
                clause.tracks = ANY_TRACK
            else:
                clause.tracks = self.mask(TRACKS)
            clause.amount = self.signed()
        elif kind == REST_LOSS:
            self.who(clause)
            clause.amount = self.number(3)
        elif kind == LAB:
            self.who(clause)
        elif kind == ORDER:
            clause.op = self.one_of(ORDER_OPS)
        elif kind == CUBE:
            clause.op = self.one_of(CUBE_OPS)
        elif kind == STEP:
            clause.action = self.one_of(ACTIONS[:2])
            clause.amount = self.number(LEVELS)
        elif kind == AHEAD:
            clause.amount = self.number(9)
        if kind in (POINTS, NEED, LATER, DIE, RENOWN):
            self.filter(clause)

    def who(self, clause: Clause) -> None:
        """`self`, `each`, `others`, `rival`, or `leader-science` and `last-science`."""
        word = self.word()
        name, dash, track = word.partition("-")
        if name in WHO and (dash != "") == (WHO.index(name) >= LEADER) and (track in TRACKS or not dash):
            clause.who = WHO.index(name)
            clause.leading = TRACKS.index(track) if dash else 0
        else:
            found = quoted(word) if word else "the end"
            self.blame(f"{found} stands where self, each, others, rival, leader-TRACK or last-TRACK should")

    def filter(self, clause: Clause) -> None:
        """Fields, `level N` or `level N-M`, both, or nothing."""
        if self.words and self.words[0] != "level":
            clause.fields = self.mask(FIELDS)
            if clause.fields == ALL_FIELDS:
                self.blame("all five fields are no filter")
        if self.words[:1] == ["level"]:
            self.words.pop(0)
            word = self.word()
            low, dash, high = word.partition("-")
            high = high if dash else low
            if is_digit(low) and is_digit(high) and 1 <= int(low) <= int(high) <= LEVELS:
                clause.low, clause.high = int(low), int(high)
            else:
                found = quoted(word) if word else "the end"
                self.blame(f"{found} stands where a level such as 3, or levels such as 1-2, should")

    def condition(self, clause: Clause) -> None:
        """`science >= 3`, `science <= 3`, `published physics`, `place >= 3` or `place <= 3`."""
        about = self.one_of([*TRACKS, "published", "place"])
        if about == len(TRACKS):
            clause.condition = PUBLISHED
            clause.about = self.one_of(FIELDS)
        else:
            at_least = self.one_of([">=", "<="]) == 0
            clause.than = self.number(MOST_PLACE)
            if about > len(TRACKS):
                clause.condition = PLACE_FROM if at_least else PLACE_TO
            else:
                clause.condition = AT_LEAST if at_least else AT_MOST
                clause.about = about
        if self.words:
            self.blame(f"{quoted(' '.join(self.words))} is too much after the condition")


def is_digit(word: str) -> bool:
    return len(word) == 1 and word.isascii() and word.isdecimal()
