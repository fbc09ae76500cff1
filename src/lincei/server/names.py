"""Names that people give themselves: tidied for the eye, and folded to tell whether two are the same."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

from lincei.server.refusals import Refused

LONGEST: Final = 40
LONGEST_KEY: Final = 80  # of the column; folding can make one letter into eighteen
UNSEEN: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs by category, blanks by look


def tidy(name: str) -> str:
    """A name as others see it: composed, one blank between words, nothing that cannot be seen or steers a terminal."""
    found = " ".join(normalize("NFC", name).split())
    if not 1 <= len(found) <= LONGEST or any(category(letter)[0] == "C" or letter in UNSEEN for letter in found):
        raise Refused(400, "lincei-bad-name", {"most": LONGEST})
    return found


def key(name: str) -> str:
    """What two names share when they would be taken for each other: Ada, ADA, Ａｄａ."""
    found = normalize("NFKC", normalize("NFKC", " ".join(name.split())).casefold())
    if len(found) > LONGEST_KEY:
        raise Refused(400, "lincei-bad-name", {"most": LONGEST})
    return found
