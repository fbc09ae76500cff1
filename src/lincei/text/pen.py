"""A pen: puts words, marks and lines on a page of 80 columns, with what the terminal can show."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from textwrap import TextWrapper
from typing import Final

from lincei.words import Words, printable

WIDTH: Final = 80
NAME: Final = 20  # no player's name takes more of a line

# Lines by the directions they leave a crossing in: 1 up, 2 right, 4 down, 8 left.
BOXES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
ASCII_BOXES: Final = " |-+||++-+-+++++"
ARROWS: Final = "▲►▼◄"
ASCII_ARROWS: Final = "^>v<"
# What decomposition leaves untouched.
SPELLED: Final = str.maketrans(
    {
        "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "œ": "oe", "Œ": "OE", "æ": "ae",
        "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "–": "-", "—": "-", "·": ".", "×": "x",
        "−": "-", "░": "#", "…": "...", "°": " deg",
    }
)  # fmt: skip


class Pen:
    """How to write for one reader: whose words, which names, plain or drawn, in ASCII or not."""

    def __init__(
        self,
        words: Words,
        names: Sequence[str | None] = (),
        plain: bool = False,
        ascii: bool = False,
        called: Mapping[str, str | None] | None = None,
    ) -> None:
        self.words: Final = words
        # What an owner's edition calls its components, by reference.
        self.called: Final = {ref: name for ref, name in (called or {}).items() if name}
        self.plain: Final = plain  # labelled lines for a screen reader instead of grids and rules
        self.ascii: Final = ascii
        self.boxes: Final = ASCII_BOXES if ascii else BOXES
        self.arrows: Final = ASCII_ARROWS if ascii else ARROWS
        self.names: Final = [fit(self.text(printable(name or "")), NAME) for name in names]

    # -- words ----------------------------------------------------------------------------------------------------

    def text(self, text: str) -> str:
        """Text as this terminal can show it."""
        if not self.ascii:
            return text
        letters = unicodedata.normalize("NFKD", text.translate(SPELLED))
        plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
        return plain.encode("ascii", "replace").decode()

    def say(self, message: str, **args: int | str) -> str:
        """A message in words; `player` is a seat, strings are references."""
        return self.text(self.words.say(message, args, self.names))

    def ref(self, ref: str) -> str:
        return self.text(self.words.ref(ref))

    def name(self, seat: int) -> str:
        return self.text(self.words.name(seat, self.names))

    def named(self, ref: str) -> str:
        """A component by its owner's name for it, or by ours."""
        return self.text(self.called[ref]) if ref in self.called else self.ref(ref)

    def lettered(self, seat: int) -> str:
        """`A Anna`; where lines are read aloud, the name alone."""
        return self.name(seat) if self.plain else f"{mark(seat)} {self.name(seat)}"

    def who(self, seats: Sequence[int]) -> str:
        """Players by their letters; where lines are read aloud, by their names."""
        return ", ".join(self.name(seat) for seat in seats) if self.plain else "".join(mark(seat) for seat in seats)

    def several(self, items: list[str]) -> str:
        """Things one after the other; nothing has a word of its own."""
        return ", ".join(items) if items else self.say("lincei-none")

    def rows(self, items: list[str]) -> str:
        """Things that may have commas of their own."""
        return (self.say("lincei-semicolon") + " ").join(items)

    def pair(self, name: str, what: str) -> str:
        return f"{name}{self.say('lincei-colon')} {what}"

    # -- lines ----------------------------------------------------------------------------------------------------

    def heading(self, text: str) -> list[str]:
        """A heading with a rule across the page; for a screen reader the words alone."""
        if self.plain:
            return ["", *self.wrap(text)]
        line = self.boxes[10]
        shown = fit(text, WIDTH - 6)
        return ["", f"{line * 2} {shown} ".ljust(WIDTH + len(shown) - width(shown), line)]

    def wrap(self, text: str, indent: int = 0, hang: int = 0) -> list[str]:
        """Text over as many lines as it needs; those after the first hang in by so much more."""
        if self.plain:
            indent = hang = 0
        wide = max(0, width(text) - len(text))  # the wrapper counts letters: as if all wide ones stood on one line
        first, rest = " " * indent, " " * (indent + hang)
        return TextWrapper(
            max(WIDTH - wide, 40), initial_indent=first, subsequent_indent=rest, break_on_hyphens=False
        ).wrap(text)

    def sentences(self, said: list[str], indent: int = 1, hang: int = 2) -> list[str]:
        """Sentences, as many to a line as fit in whole; for a screen reader a line each."""
        lines: list[str] = []
        line = ""
        for sentence in said:
            together = f"{line} {sentence}".lstrip()
            if line and (self.plain or width(together) > WIDTH - indent):
                lines += self.wrap(line, indent, hang)
                together = sentence
            line = together
        return lines + (self.wrap(line, indent, hang) if line else [])

    def columns(self, items: list[str], indent: int = 1) -> list[str]:
        """Items in as many columns as fit, read downwards; for a screen reader one after the other."""
        if self.plain:
            return self.wrap(self.rows(items))
        widest = max([width(item) for item in items], default=0) + 3
        count = max(1, min(len(items), (WIDTH - indent + 3) // widest))
        height = -(-len(items) // count)
        lines = []
        for row in range(height):
            cells = [pad(fit(item, WIDTH - indent), widest) for item in items[row::height]]
            lines.append((" " * indent + "".join(cells)).rstrip())
        return lines


def mark(seat: int) -> str:
    """The letter of a player: A sits first."""
    return chr(ord("A") + seat)


def sentence(text: str) -> str:
    """With a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def with_note(name: str, note: str) -> str:
    """`London (Bank, toll 1)`; a note that says nothing is left out."""
    return f"{name} ({note})" if note else name


# -- how wide text is ---------------------------------------------------------------------------------------------


def width(text: str) -> int:
    """The columns a text takes in a terminal."""
    if text.isascii():
        return len(text)
    total = 0
    for letter in text:
        if not unicodedata.combining(letter):
            total += 2 if unicodedata.east_asian_width(letter) in "WF" else 1
    return total


def fit(text: str, room: int) -> str:
    """The text, cut off where it is wider than the room."""
    while width(text) > room:
        text = text[:-1].rstrip()
    return text


def pad(text: str, room: int) -> str:
    return text + " " * (room - width(text))


def centre(text: str, room: int) -> str:
    """In the middle of the room, a little left where it does not come out even; cut off if too wide."""
    text = fit(text, room)
    left = (room - width(text)) // 2
    return " " * left + text + " " * (room - width(text) - left)
