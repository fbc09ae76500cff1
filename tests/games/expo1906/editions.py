"""Editions that tests may spoil: copies of the shipped one, changed like an owner would change them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from lincei.games.expo1906.components import SHIPPED, load_edition, new_edition
from lincei.games.expo1906.rows import Tables
from lincei.games.expo1906.tables import read_tables
from lincei.games.reading import Problems
from lincei.kernel.errors import BadEdition

FILES: Final = ["edition", "shapes", "laboratory", "tiles", "projects", "techs", "patents", "jury"]


def shipped_tables() -> Tables:
    """The rows of the shipped edition, before they are packed for play."""
    return read_tables(SHIPPED, Problems())


class Owner:
    """Somebody who got the shipped files and edits them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "edition"
        new_edition(str(self.folder))

    @property
    def path(self) -> str:
        return str(self.folder)

    def text(self, table: str) -> str:
        return (self.folder / f"{table}.toml").read_text(encoding="utf-8")

    def write(self, table: str, text: str) -> Owner:
        (self.folder / f"{table}.toml").write_text(text, encoding="utf-8")
        return self

    def change(self, table: str, old: str, new: str) -> Owner:
        """Replace the one place where `old` stands."""
        text = self.text(table)
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {table}.toml"
        return self.write(table, text.replace(old, new))

    def change_row(self, table: str, row: str, old: str, new: str) -> Owner:
        """Replace something in the one line that has `row` in it."""
        lines = self.text(table).splitlines()
        found = [i for i, line in enumerate(lines) if row in line and not line.startswith("#")]
        assert len(found) == 1, f"{row!r} stands in {len(found)} lines of {table}.toml"
        assert old in lines[found[0]], f"{old!r} is not in {lines[found[0]]!r}"
        lines[found[0]] = lines[found[0]].replace(old, new)
        return self.write(table, "\n".join(lines) + "\n")

    def drop_row(self, table: str, row: str) -> Owner:
        return self.change_row(table, row, self.line(table, row), "")

    def line(self, table: str, row: str) -> str:
        return next(line for line in self.text(table).splitlines() if row in line and not line.startswith("#"))

    def printed(self, table: str) -> Owner:
        """Say that every table of the file was typed in from a printed game."""
        return self.write(table, self.text(table).replace('\nsource = "reconstructed"', '\nsource = "printed"'))

    def laboratory(self, *lines: str, source: str = "reconstructed") -> Owner:
        rows = "\n".join(f'  "{line}",' for line in lines)
        return self.write("laboratory", f'source = "{source}"\nrows = [\n{rows}\n]\n')

    def patents(self, tracks: list[str], crossings: list[tuple[int, int, int]]) -> Owner:
        """Other tracks, and crossings given as (track, step, price), each to the track below."""
        rows = [
            f'{{ upper = "{tracks[i]}", lower = "{tracks[i + 1]}", step = {step}, price = {price}, mp = 1 }}'
            for i, step, price in crossings
        ]
        names = ", ".join(f'"{track}"' for track in tracks)
        source = 'source = "reconstructed"'
        return self.write(
            "patents",
            f"[tracks]\n{source}\nrows = [{names}]\n[crossings]\n{source}\nrows = [\n" + ",\n".join(rows) + "\n]\n",
        )

    def problems(self) -> list[str]:
        """What loading has to say; nothing if it loads."""
        try:
            load_edition(self.path)
        except BadEdition as error:
            return error.problems
        return []
