"""Whoever changes the files of an edition by hand, in any game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Self

from lincei.kernel.errors import BadEdition


class AnyOwner:
    """Somebody who got the shipped files of a game and edits them."""

    def __init__(self, folder: Path, copy: Callable[[str], None], load: Callable[[str], object]) -> None:
        self.folder = folder / "edition"
        self.load = load
        copy(self.path)

    @property
    def path(self) -> str:
        return str(self.folder)

    def text(self, table: str) -> str:
        return (self.folder / f"{table}.toml").read_text(encoding="utf-8")

    def write(self, table: str, text: str) -> Self:
        (self.folder / f"{table}.toml").write_text(text, encoding="utf-8")
        return self

    def change(self, table: str, old: str, new: str) -> Self:
        """Replace the one place where `old` stands."""
        text = self.text(table)
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {table}.toml"
        return self.write(table, text.replace(old, new))

    def change_row(self, table: str, row: str, old: str, new: str) -> Self:
        """Replace something in the one line that has `row` in it."""
        lines = self.text(table).splitlines()
        found = [i for i, line in enumerate(lines) if row in line and not line.startswith("#")]
        assert len(found) == 1, f"{row!r} stands in {len(found)} lines of {table}.toml"
        assert old in lines[found[0]], f"{old!r} is not in {lines[found[0]]!r}"
        lines[found[0]] = lines[found[0]].replace(old, new)
        return self.write(table, "\n".join(lines) + "\n")

    def drop_row(self, table: str, row: str) -> Self:
        return self.change_row(table, row, self.line(table, row), "")

    def line(self, table: str, row: str) -> str:
        return next(line for line in self.text(table).splitlines() if row in line and not line.startswith("#"))

    def printed(self, table: str) -> Self:
        """Say that every table of the file was typed in from a printed game."""
        return self.write(table, self.text(table).replace('\nsource = "reconstructed"', '\nsource = "printed"'))

    def problems(self) -> list[str]:
        """What loading has to say; nothing if it loads."""
        try:
            self.load(self.path)
        except BadEdition as error:
            return error.problems
        return []


def assert_clear(problems: list[str]) -> None:
    """Each problem is one line that begins with the place."""
    for line in problems:
        assert line.isprintable()
        assert len(line) < 400
        assert ": " in line


def toml(value: object) -> str:
    """A value as TOML, enough for what tests write."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + "".join(f"\\U{ord(c):08x}" if not c.isalnum() else c for c in value) + '"'
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    assert isinstance(value, dict)
    return "{ " + ", ".join(f"{toml(key)} = {toml(item)}" for key, item in value.items()) + " }"
