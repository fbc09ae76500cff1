"""The one vocabulary of effects: what is printed on cards, tiles, Masters and discoveries, as rows of data.

An edition writes an effect as a line of words, such as `pay 2 coins: cube university` or `4 vp per 3 tiles`;
docs/effects-newton.md lists them all. Here the line becomes numbers, and a reference that people read.
What each verb does is in `rules/verbs.py`.
"""

from __future__ import annotations

from typing import Final, final

from lincei.games.newton.terms import ACTIONS, BITS, BOOK, BOOKS, COUNT, INCOMES, JOKER

NONE: Final = -1

# -- verbs --------------------------------------------------------------------------------------------------------

COINS: Final = 0
POTIONS: Final = 1
VP: Final = 2
STUDENT: Final = 3
ACT: Final = 4  # a basic action of a fixed value (N-4.07)
CUBE: Final = 5
MEDICINE: Final = 6
DROP_TILES: Final = 7
BOOK_SHELF: Final = 8  # books: they lie there to be counted
VILLAGE: Final = 9
SECOND_TILE: Final = 10
DOUBLE_TOKENS: Final = 11
IGNORE_NEED: Final = 12
EXTRA_CUBE: Final = 13
COPY: Final = 14
TAKE: Final = 15
AGAIN: Final = 16
DISCOVERY: Final = 17
DEVELOP: Final = 18
INCOME: Final = 19
CHOICE: Final = 20

GAINS: Final = ["coins", "potions", "vp", "students"]
ONE_GAIN: Final = ["coin", "potion", "vp", "student"]
# Verbs that are one word, or two with what they are about.
WORDS: Final = [
    "cube university",
    "cube ancient",
    "cube anywhere",
    "medicine",
    "village",
    "second-tile",
    "double-tokens",
    "ignore-need",
    "extra-cube",
    "copy",
    "take level-1",
    "take any",
    "again income",
    "again token",
    "again city",
    "again master",
    "again objective",
    "discovery half",
    "discovery free",
    "choice",
]
WORD_VERB: Final = [
    CUBE,
    CUBE,
    CUBE,
    MEDICINE,
    VILLAGE,
    SECOND_TILE,
    DOUBLE_TOKENS,
    IGNORE_NEED,
    EXTRA_CUBE,
    COPY,
    TAKE,
    TAKE,
    AGAIN,
    AGAIN,
    AGAIN,
    AGAIN,
    AGAIN,
    DISCOVERY,
    DISCOVERY,
    CHOICE,
]
TO_UNIVERSITY: Final = 0
TO_ANCIENT: Final = 1
ANYWHERE: Final = 2
AGAIN_INCOME: Final = 0
AGAIN_TOKEN: Final = 1
AGAIN_CITY: Final = 2
AGAIN_MASTER: Final = 3
AGAIN_OBJECTIVE: Final = 4
HALF: Final = 0
FREE: Final = 1
WORD_ABOUT: Final = [0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0, 1, 2, 3, 4, 0, 1, 0]

# -- how a granted action differs ---------------------------------------------------------------------------------

SPLIT: Final = 1  # over several tiles, cards or students
NO_NEED: Final = 2  # prerequisites are ignored
UNPAID: Final = 4
TOLL_FREE: Final = 8
ALL_CUBES: Final = 16  # a cube on every space passed
PERFORM: Final = 32  # then the action of the card taken
FLAGS: Final = ["split", "no-need", "unpaid", "toll-free", "cubes", "perform"]

# -- what is counted ----------------------------------------------------------------------------------------------

PER: Final = [
    "orange-books",
    "blue-books",
    "green-books",
    "equal-books",  # sets of three of one colour
    "masters",
    "universities",
    "ancients",
    "runs",
    "coins",
    "potions",
    "tokens",
    "ends",
    "book-sets",  # three of three colours, counting hand and desk
    "tiles",
    "cards",
    "discoveries",
    "open-objectives",
    "reserve-students",
    "open-universities",
    "hand-masters",
    "empty-slots",
    "cubes",
    "work-spaces",
    "stacked-tiles",
]
PER_EQUAL_BOOKS: Final = 3
PER_MASTERS: Final = 4
PER_UNIVERSITIES: Final = 5
PER_ANCIENTS: Final = 6
PER_RUNS: Final = 7
PER_COINS: Final = 8
PER_POTIONS: Final = 9
PER_TOKENS: Final = 10
PER_ENDS: Final = 11
PER_BOOK_SETS: Final = 12
PER_TILES: Final = 13
PER_CARDS: Final = 14
PER_DISCOVERIES: Final = 15
PER_OPEN_OBJECTIVES: Final = 16
PER_RESERVE_STUDENTS: Final = 17
PER_OPEN_UNIVERSITIES: Final = 18
PER_HAND_MASTERS: Final = 19
PER_EMPTY_SLOTS: Final = 20
PER_CUBES: Final = 21
PER_WORK_SPACES: Final = 22
PER_STACKED_TILES: Final = 23


@final
class Clause:
    """One thing that an effect does: `n` of a verb, `about` something, for each `group` of what is counted."""

    def __init__(
        self, verb: int, n: int, about: int, flags: int, ref: str, per: int = NONE, group: int = 1, most: int = 0
    ) -> None:
        self.verb: Final = verb
        self.n: Final = n
        self.about: Final = about
        self.flags: Final = flags
        self.ref: Final = ref
        self.per: Final = per
        self.group: Final = group
        self.most: Final = most  # 0 for no limit


@final
class Effect:
    """A printed effect: on which condition, for what price, and its clauses in order."""

    def __init__(
        self,
        text: str,
        ref: str,
        after: int,
        value: int,
        pay: tuple[int, int, int],
        discard: bool,
        clauses: list[Clause],
    ) -> None:
        self.text: Final = text
        self.ref: Final = ref
        self.after: Final = after  # the action that must have been performed (NL-3.07), or NONE
        self.value: Final = value
        self.coins: Final = pay[0]
        self.potions: Final = pay[1]
        self.vp: Final = pay[2]
        self.discard: Final = discard  # a card from hand is the price, or part of it
        self.clauses: Final = clauses
        first = clauses[0].verb if clauses else NONE
        self.verb: Final = first
        self.books: Final = clauses[0].n if first == BOOK_SHELF else 0  # packed
        # Modifiers act inside the basic action of their card, books lie there; the rest is used as a whole (N-3.15).
        self.modifies: Final = SECOND_TILE <= first <= EXTRA_CUBE
        self.used: Final = first not in (NONE, BOOK_SHELF) and not self.modifies
        self.lightning: Final = self.used and first not in (VILLAGE, COPY)  # N-20.12, N-K44


NO_EFFECT: Final = Effect("", "", NONE, 0, (0, 0, 0), False, [])


# -- reading ------------------------------------------------------------------------------------------------------


@final
class Reader:
    """Reads a line word by word; `fault` says what is wrong with it."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.fault = ""

    def effect(self) -> Effect:
        after, value = NONE, 0
        pay = (0, 0, 0)
        discard = False
        outcome = self.text.strip()
        head, colon, rest = outcome.partition(":")
        if colon and head.startswith("after "):
            words = head.split()
            if len(words) == 3 and words[1] in ACTIONS and is_number(words[2]):
                after, value = ACTIONS.index(words[1]), int(words[2])
            else:
                self.fault = f"{head!r} should be like 'after work 1'"
            outcome = rest.strip()
            head, colon, rest = outcome.partition(":")
        if colon and head.startswith("pay "):
            for part in head[4:].split(","):
                if part.strip() == "card":
                    discard = True
                else:
                    pay = self.price(part.split(), pay)
            outcome = rest.strip()
        elif colon:
            self.fault = f"{head!r} is neither a price ('pay 2 coins') nor a condition ('after work 1')"
        clauses = [self.clause(part.split()) for part in outcome.split(",")]
        ref = clauses[0].ref
        for clause in clauses[1:]:
            ref = f"both({ref},{clause.ref})"
        cost = price_ref(pay, discard)
        if cost:
            ref = f"pay({cost},{ref})"
        if after != NONE:
            ref = f"after(action.{ACTIONS[after]},={value},{ref})"
        return Effect(self.text, ref, after, value, pay, discard, clauses)

    def price(self, words: list[str], pay: tuple[int, int, int]) -> tuple[int, int, int]:
        if len(words) == 2 and is_number(words[0]):
            n = int(words[0])
            if words[1] in ("coin", "coins"):
                return (pay[0] + n, pay[1], pay[2])
            if words[1] in ("potion", "potions"):
                return (pay[0], pay[1] + n, pay[2])
            if words[1] == "vp":
                return (pay[0], pay[1], pay[2] + n)
        self.fault = f"{' '.join(words)!r} is no price"
        return pay

    def clause(self, words: list[str]) -> Clause:
        text = " ".join(words)
        if text in WORDS:
            i = WORDS.index(text)
            return Clause(WORD_VERB[i], 1, WORD_ABOUT[i], 0, "clause." + text.replace(" ", "-"))
        if len(words) >= 2 and words[0] in ("book", "books"):
            return self.books(words[1:])
        if len(words) == 2 and words[0] == "develop" and words[1] in ACTIONS:
            return Clause(DEVELOP, 1, ACTIONS.index(words[1]), 0, f"develop(action.{words[1]})")
        if len(words) == 2 and words[0] == "income" and words[1] in INCOMES:
            return Clause(INCOME, 1, INCOMES.index(words[1]), 0, f"income.{words[1]}")
        if len(words) == 3 and words[0] == "drop" and is_number(words[1]) and words[2] == "tiles":
            return Clause(DROP_TILES, int(words[1]), 0, 0, f"drop-tiles(={words[1]})")
        if len(words) >= 2 and is_number(words[1]) and (words[0] in ACTIONS or words[0] == "any"):
            return self.act(words)
        if len(words) >= 2 and is_number(words[0]) and (words[1] in GAINS or words[1] in ONE_GAIN):
            return self.gain(words)
        self.fault = f"{text!r} is no effect; docs/effects-newton.md lists them"
        return Clause(COINS, 0, 0, 0, "")

    def books(self, words: list[str]) -> Clause:
        packed = 0
        ref = ""
        for word in words:
            if word not in BOOKS:
                self.fault = f"{word!r} is no book: {', '.join(BOOKS)}"
                continue
            packed += BOOK[BOOKS.index(word)]
            ref = f"both({ref},book.{word})" if ref else f"book.{word}"
        return Clause(BOOK_SHELF, packed, 0, 0, ref)

    def act(self, words: list[str]) -> Clause:
        action = JOKER if words[0] == "any" else ACTIONS.index(words[0])
        ref = f"any-action(={words[1]})" if action == JOKER else f"act(action.{words[0]},={words[1]})"
        flags = 0
        rest = words[2:]
        while rest and rest[0] in FLAGS:
            flags |= 1 << FLAGS.index(rest[0])
            ref = f"flagged({ref},flag.{words[0]}-{rest[0]})"
            rest = rest[1:]
        per, group, most = self.counted(rest)
        ref = counted_ref(ref, per, group, most)
        return Clause(ACT, int(words[1]), action, flags, ref, per, group, most)

    def gain(self, words: list[str]) -> Clause:
        verb = GAINS.index(words[1]) if words[1] in GAINS else ONE_GAIN.index(words[1])
        n = int(words[0])
        ref = f"one.{ONE_GAIN[verb]}" if n == 1 else f"{GAINS[verb]}(={n})"
        per, group, most = self.counted(words[2:])
        ref = counted_ref(ref, per, group, most)
        return Clause(verb, n, 0, 0, ref, per, group, most)

    def counted(self, words: list[str]) -> tuple[int, int, int]:
        """`per 3 tiles at most 16`: what is counted, in groups of how many, and the limit."""
        if not words:
            return (NONE, 1, 0)
        group, most = 1, 0
        rest = words[1:]
        if rest and is_number(rest[0]):
            group = int(rest[0])
            rest = rest[1:]
        if len(rest) == 4 and rest[1] == "at" and rest[2] == "most" and is_number(rest[3]):
            most = int(rest[3])
            rest = rest[:1]
        if words[0] != "per" or len(rest) != 1 or rest[0] not in PER or group < 1:
            self.fault = f"{' '.join(words)!r} should be like 'per masters' or 'per 3 tiles at most 16'"
            return (NONE, 1, 0)
        return (PER.index(rest[0]), group, most)


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 2


def counted_ref(ref: str, per: int, group: int, most: int) -> str:
    if per != NONE:
        ref = f"per-group({ref},={group},count.{PER[per]})" if group > 1 else f"per({ref},count.{PER[per]})"
    return f"most({ref},={most})" if most else ref


def price_ref(pay: tuple[int, int, int], discard: bool) -> str:
    parts: list[str] = []
    if discard:
        parts.append("clause.a-card")
    for i, n in enumerate(pay):
        if n:
            parts.append(f"one.{ONE_GAIN[i]}" if n == 1 else f"{GAINS[i]}(={n})")
    ref = parts[0] if parts else ""
    for part in parts[1:]:
        ref = f"both({ref},{part})"
    return ref


def amount(packed: int, kind: int) -> int:
    """One of the counts in a packed int."""
    return packed >> BITS * kind & COUNT
