"""The closed vocabulary of event effects (section 16): a clause as numbers.

An edition writes what a card does as a line of words, such as `points research +2 astronomy` or
`order swap and points publish +1`; docs/effects-newscience.md lists them all, `clauses.py` reads them. What each kind
does is in `rules/modifiers.py` (what changes a number) and `rules/verbs.py` (what is done at once).
"""

from __future__ import annotations

from typing import Final, final

from lincei.games.newscience.terms import ALL_FIELDS, LEVELS

POINTS: Final = 0
NEED: Final = 1
LATER: Final = 2
DIE: Final = 3
YIELD: Final = 4
RENOWN: Final = 5
WARD: Final = 6
BAN: Final = 7
CLOSE: Final = 8
OPEN: Final = 9
INFLUENCE: Final = 10
REST_LOSS: Final = 11
LAB: Final = 12
ORDER: Final = 13
CUBE: Final = 14
STEP: Final = 15
AHEAD: Final = 16
KINDS: Final = [
    "points",
    "need",
    "later",
    "die",
    "yield",
    "renown",
    "ward",
    "ban",
    "close",
    "open",
    "influence",
    "rest-loss",
    "lab",
    "order",
    "cube",
    "step",
    "ahead",
]

ANY_ACTION: Final = 3  # of POINTS: the player's choice
ANY_TRACK: Final = 15  # of NEED: where it helps; of INFLUENCE: the player's choice among the tracks of the mask
REST_BIT: Final = 4  # of YIELD: the Rest action, above the four tracks
OF_REST: Final = 1 << 4

SELF: Final = 0
EACH: Final = 1
OTHERS: Final = 2
RIVAL: Final = 3  # one, chosen
LEADER: Final = 4  # every player tied for first on a track
LAST: Final = 5
WHO: Final = ["self", "each", "others", "rival", "leader", "last"]

# DIE
REROLL: Final = 0
BEST_OF_TWO: Final = 1
LATE_REST: Final = 2
NO_CRITICAL: Final = 3
DIE_OPS: Final = ["reroll", "best-of-two", "late-rest", "no-critical"]
# CLOSE
CLOSE_FIRST: Final = 0
CLOSE_LAST: Final = 1
CLOSE_OPS: Final = ["first", "last"]
# ORDER
ORDER_FIRST: Final = 0
ORDER_SWAP: Final = 1
ORDER_OPS: Final = ["first", "swap"]
# CUBE
CUBE_RIVAL: Final = 0
CUBE_OWN: Final = 1
CUBE_OPS: Final = ["rival", "own"]

# Conditions: of the player himself in an EFFECT, of the controller in a PLAY or KEEP (S-16.02).
ALWAYS: Final = 0
AT_LEAST: Final = 1  # influence on track `about`
AT_MOST: Final = 2
PUBLISHED: Final = 3  # something in field `about`
PLACE_FROM: Final = 4  # place `than` or a later one in this round's order
PLACE_TO: Final = 5


@final
class Clause:
    """One clause. What a kind does not use keeps its default."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind
        self.action = 0  # POINTS, BAN, CLOSE, OPEN, STEP: one of the three, or ANY_ACTION
        self.amount = 0  # signed; of STEP the highest level, of AHEAD the number of cards
        self.tracks = 0  # NEED, YIELD, INFLUENCE: bit mask
        self.who = SELF  # INFLUENCE, REST_LOSS, LAB
        self.leading = 0  # the track of LEADER and LAST
        self.fields = ALL_FIELDS  # filter: bit mask
        self.low = 1  # filter: levels
        self.high = LEVELS
        self.op = 0
        self.may = False
        self.once = False  # of a PLAY: only the first action that fits
        self.condition = ALWAYS
        self.about = 0
        self.than = 0
        self.ref = ""  # how it is told to people: a reference

    def lasts(self) -> bool:
        """Whether it changes numbers or spaces for a while; the others are done at once."""
        return self.kind <= OPEN

    def befalls(self) -> bool:
        """Whether it is done to one or several players."""
        return self.kind in (INFLUENCE, REST_LOSS, LAB)

    def fits(self, field: int, level: int) -> bool:
        """Whether a discovery of this field and level passes the filter."""
        return self.fields >> field & 1 == 1 and self.low <= level <= self.high
