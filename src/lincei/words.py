"""Words at the edge: message ids and references become sentences in the reader's language.

`python -m lincei.words` checks the catalogues.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final
from unicodedata import category

from lincei.kernel.errors import BadOptions

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "de")
LOCALE: Final = Path(__file__).resolve().parent / "locale"
# How the parts of a component made of parts are called in its message.
PARTS: Final = ("first", "second", "third", "fourth")


# -- which language -----------------------------------------------------------------------------------------------


def choose_language(wish: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The language wished for, else LINCEI_LANG, else the locale of the system, else English."""
    environ = os.environ if environ is None else environ
    asked = wish or environ.get("LINCEI_LANG", "")
    if asked:
        return known_language(asked)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            found = primary(environ[variable])
            return found if found in LANGUAGES else "en"
    return "en"


def known_language(lang: str) -> str:
    """`fr` for fr, FR, fr_CH or fr-CH.UTF-8; `BadOptions` for a language we do not have."""
    found = primary(lang)
    if found not in LANGUAGES:
        raise BadOptions(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    return found


def primary(lang: str) -> str:
    return lang.strip().lower().replace("_", "-").split(".")[0].split("-")[0]


# -- catalogues ---------------------------------------------------------------------------------------------------


def catalogues(lang: str, game: str) -> list[Path]:
    """The files of a language that a game needs: the programme's, and its own."""
    return [LOCALE / lang / "common.ftl", LOCALE / lang / f"{game}.ftl", *sorted((LOCALE / lang).glob(f"{game}-*.ftl"))]


@cache
def bundle(lang: str, game: str) -> FluentBundle:
    """Parsed once, when the first word is wanted: the library alone takes a tenth of a second to load."""
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([lang], use_isolating=False)
    for path in catalogues(lang, game):
        if path.is_file():
            found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


@cache
def noted(game: str) -> list[str]:
    """The messages of a game's components that carry a note, in the order of the catalogue."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Message

    body = FluentResource((LOCALE / "en" / f"{game}.ftl").read_text(encoding="utf-8")).body
    messages = [entry for entry in body if isinstance(entry, Message)]
    return [entry.id.name for entry in messages if any(part.id.name == "note" for part in entry.attributes)]


class Words:
    """The words of one game in one language. Never raises for a message: English, then the bare id, stand in."""

    def __init__(self, lang: str, game: str) -> None:
        self.lang: Final = known_language(lang)
        self.game: Final = game
        self.missing: set[str] = set()  # what had no words, or not all its arguments, so far
        self._fixed: dict[str, str] = {}  # messages without arguments and references, in words

    def say(self, message: str, args: Mapping[str, int | str] | None = None, names: Sequence[str | None] = ()) -> str:
        """A message in words. The argument `player` is a seat, other ints are numbers, strings are references."""
        if args:
            return self._say(message, {key: self._argument(key, value, names) for key, value in args.items()})
        if message not in self._fixed:
            self._fixed[message] = self._say(message, {})
        return self._fixed[message]

    def ref(self, ref: str) -> str:
        """A component in words: `kind.slug`, `kind(part,part)`, or `=text`, which stands for itself."""
        if ref.startswith("="):
            return printable(ref[1:])
        if ref not in self._fixed:
            self._fixed[ref] = self._ref(ref)
        return self._fixed[ref]

    def note(self, ref: str) -> str | None:
        """The line about a component, if it has one."""
        return self._find(self._id(ref), {}, "note")

    def notes(self) -> list[tuple[str, str]]:
        """Every component with the line about it."""
        return [(self.say(message), self._find(message, {}, "note") or "") for message in noted(self.game)]

    def joins(self, message: str) -> bool:
        """Whether several of these messages may be said as one, their tiles in a list."""
        return self._find(message, {}, "joins") is not None

    def name(self, seat: int, names: Sequence[str | None] = ()) -> str:
        """A player's name; without one, the number of the seat."""
        given = printable(names[seat] or "") if 0 <= seat < len(names) else ""
        return given or self._say("lincei-player", {"number": seat + 1})

    # -- inside ---------------------------------------------------------------------------------------------------

    def _argument(self, key: str, value: int | str, names: Sequence[str | None]) -> int | str:
        if isinstance(value, str):
            return self.ref(value)
        return self.name(value, names) if key == "player" else value

    def _id(self, ref: str) -> str:
        kind, _, slug = ref.partition("(")[0].partition(".")
        return f"{self.game}-{kind}-{slug.lower()}" if slug else f"{self.game}-{kind}"

    def _ref(self, ref: str) -> str:
        head, bracket, rest = ref.partition("(")
        if not bracket:
            # An owner's own component has no words here: its slug is the next best thing.
            found = self._find(self._id(ref), {}) if "." in ref else None
            if found is None:
                self.missing.add(ref)
            return found or head.partition(".")[2] or ref
        parts = split_parts(rest.removesuffix(")"))
        return self._say(self._id(ref), dict(zip(PARTS, [self.ref(part) for part in parts], strict=False)))

    def _say(self, message: str, args: dict[str, int | str]) -> str:
        found = self._find(message, args)
        if found is None:
            self.missing.add(message)
            return message
        return found

    def _find(self, message: str, args: dict[str, int | str], attribute: str = "") -> str | None:
        """The message, or one of its attributes, in this language or else in English."""
        for lang in dict.fromkeys((self.lang, "en")):
            words = bundle(lang, self.game)
            if not words.has_message(message):
                continue
            entry = words.get_message(message)
            pattern = entry.attributes.get(attribute) if attribute else entry.value
            if pattern is not None:
                text, errors = words.format_pattern(pattern, args)
                if errors:
                    self.missing.add(f"{message}: {errors[0]}")
                return str(text)
        return None


def split_parts(text: str) -> list[str]:
    """`a,b(c,d)` -> a and b(c,d)."""
    parts = [""]
    depth = 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


def printable(text: str) -> str:
    """Names come from people: nothing in them may steer a terminal."""
    return "".join(letter for letter in text if letter.isprintable() or category(letter) == "Zs").strip()


if __name__ == "__main__":
    import sys

    from lincei.catalogues import main

    sys.exit(main())
