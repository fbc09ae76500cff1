"""One event card of an edition, as read from its row."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newscience.vocabulary import Clause


@final
class EventRow:
    """An event card (S-16.01). `text` is the line of words that its clauses were read from."""

    def __init__(
        self,
        id: str,
        label: str,
        year: int,
        level: int,
        type: int,
        four: bool,
        once: bool,
        text: str,
        clauses: list[Clause],
        either: bool,
        ref: str,
    ) -> None:
        self.id: Final = id
        self.label: Final = label  # an owner's own name
        self.year: Final = year
        self.level: Final = level
        self.type: Final = type
        self.four: Final = four  # marked 4+ (S-2.01)
        self.once: Final = once  # a KEEP for a single use (S-7.05)
        self.text: Final = text
        self.clauses: Final = clauses
        self.either: Final = either  # its two clauses are a choice
        self.ref: Final = ref
