"""Lines out and lines in: a terminal of any size, a pipe, any character set."""

from __future__ import annotations

import codecs
import contextlib
import os
import shutil
import sys
import textwrap
import threading
import unicodedata
from collections.abc import Iterable
from types import TracebackType

from lincei.text.pen import ARROWS, BOXES, SPELLED

COLUMNS = 80
NARROWEST = 24
LONGEST = 65_536  # characters of a line of input; nobody answers at such length
PATIENCE = 1.0  # seconds before a bot's thinking shows


def without_accents(error: UnicodeError) -> tuple[str, int]:
    """An error handler for codecs: what the terminal cannot show becomes the nearest it can."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(SPELLED)
    letters = [letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter)]
    return "".join(letter if letter.isascii() else "?" for letter in letters), error.end


def prepare_streams() -> None:
    """Nothing that is said or typed may raise because of its letters."""
    codecs.register_error("lincei", without_accents)
    with contextlib.suppress(AttributeError, ValueError, OSError):
        sys.stdout.reconfigure(errors="lincei")  # type: ignore[union-attr]
    with contextlib.suppress(AttributeError, ValueError, OSError):
        sys.stderr.reconfigure(errors="lincei")  # type: ignore[union-attr]
    with contextlib.suppress(AttributeError, ValueError, OSError):
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]


def fold(text: str) -> str:
    """Text for comparison: no accents, no case, single spaces."""
    letters = unicodedata.normalize("NFKD", text.replace("’", "'").casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def is_terminal() -> bool:
    """Whether a person sits at both ends."""
    try:
        return bool(sys.stdin and sys.stdout and sys.stdin.isatty() and sys.stdout.isatty())
    except ValueError:
        return False


def can_show(text: str) -> bool:
    """Whether the output's character set has these characters."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class Console:
    """The player's end of the line."""

    def __init__(self, plain: bool = False) -> None:
        self.tty = is_terminal()
        columns = shutil.get_terminal_size((COLUMNS, 24)).columns if self.tty else COLUMNS
        self.width = max(min(columns, COLUMNS), NARROWEST)
        self.plain = plain or columns < COLUMNS  # tables are 80 columns wide, plain text folds
        self.ascii = not can_show(BOXES + ARROWS)
        self.dumb = plain or os.environ.get("TERM", "dumb") in ("", "dumb")
        if self.tty and not self.dumb:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (gives `input` its line editing)

    def lines(self, lines: Iterable[str]) -> None:
        """Lines as they are, folded only where they would not fit."""
        for line in lines:
            if len(line) <= self.width:
                write(line.rstrip() + "\n")
            else:
                self.say(line.lstrip(), " " * (len(line) - len(line.lstrip())))

    def say(self, text: str = "", indent: str = "", hang: str = "") -> None:
        """A paragraph; its further lines are indented by `hang` more."""
        fold_at = max(self.width - 1, NARROWEST - 1)
        for line in textwrap.wrap(
            text, fold_at, initial_indent=indent, subsequent_indent=indent + hang, break_on_hyphens=False
        ) or [""]:
            write(line + "\n")

    def ask(self, prompt: str = "> ") -> str | None:
        """A line of input; None where there is no more."""
        if self.tty:
            flush()
            try:
                return input(prompt)[:LONGEST].strip()
            except EOFError:
                write("\n")
                return None
        write(prompt)
        flush()
        line = read_line()
        write("\n" if line is None else f"{shown(line)}\n")  # so that a transcript reads like a game
        return line

    def hand_over(self, text: str) -> bool:
        """Another person sits down: what the last one saw scrolls away. False where the input ends."""
        self.say(text)
        if not self.tty:
            return True
        if self.ask("") is None:
            return False
        if not self.plain:
            write("\n" * shutil.get_terminal_size((COLUMNS, 24)).lines)
        return True


def write(text: str) -> None:
    if sys.stdout is not None:
        sys.stdout.write(text)


def flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def tell(line: str) -> None:
    """A line on the standard error, behind what was said so far; if nobody hears it, that is all right here."""
    with contextlib.suppress(OSError, ValueError):
        flush()
    if sys.stderr is not None:
        with contextlib.suppress(OSError, ValueError):
            # Behind a prompt or the ^C of a terminal, a line begins anew.
            print(("\n" if sys.stderr.isatty() else "") + line, file=sys.stderr, flush=True)


def read_line() -> str | None:
    """A line of a pipe or file; the rest of an endless one is thrown away."""
    if sys.stdin is None:
        return None
    line = sys.stdin.readline(LONGEST)
    if not line:
        return None
    rest = line
    while rest and not rest.endswith("\n"):
        rest = sys.stdin.readline(LONGEST)
    return line.lstrip("\ufeff").strip()


def shown(text: str, most: int = 60) -> str:
    """What somebody typed, fit to be shown."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in text)
    return clean if len(clean) <= most else clean[: most - 1] + "…"


class Thinking:
    """`with Thinking(console, "…"):` says so when the block takes its time, and takes it back afterwards."""

    def __init__(self, console: Console, text: str) -> None:
        self.console = console
        self.text = text
        self.said = False
        self.timer = threading.Timer(PATIENCE, self.show)
        self.timer.daemon = True

    def show(self) -> None:
        self.said = True
        with contextlib.suppress(OSError, ValueError):
            write(self.text if not self.console.dumb else self.text + "\n")
            flush()

    def __enter__(self) -> None:
        if self.console.tty:
            self.timer.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.timer.cancel()
        if self.console.tty:
            self.timer.join()
        if self.said and not self.console.dumb:
            write("\r" + " " * len(self.text) + "\r")
