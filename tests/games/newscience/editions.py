"""Editions that tests may spoil: copies of the shipped one, changed like an owner would change them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, Self

from lincei.games.newscience.components import SHIPPED, load_edition, new_edition
from lincei.games.newscience.rows import Tables
from lincei.games.newscience.tables import read_tables
from lincei.games.reading import Problems
from tests.games.owners import AnyOwner, toml

VALUE: Final = r'(?:\{[^}]*\}|\[[^\]]*\]|"[^"]*"|-?\d+)'


def shipped_tables() -> Tables:
    """The rows of the shipped edition, before they are packed for play."""
    return read_tables(SHIPPED, Problems())


class Owner(AnyOwner):
    """Somebody who got the shipped files of The New Science and edits them."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, new_edition, load_edition)

    def put(self, table: str, row: str | int, **fields: object) -> Self:
        """Write other values into a row, whatever stands there now; None takes the field away.

        A row is known by its id, one of spaces.toml by its number of players.
        """
        key = f"players = {row}," if isinstance(row, int) else f'id = "{row}"'
        for field, value in fields.items():
            line = self.line(table, key)
            bare = re.sub(rf"(?<=[{{,]) {field} = {VALUE},?", "", line)
            new = bare if value is None else bare.replace(key.strip(","), f"{key.strip(',')}, {field} = {toml(value)}")
            self.change(table, line, new.replace(", }", " }"))
        return self

    def told(self, rule: str) -> list[str]:
        """What loading has to say by one rule."""
        return [line for line in self.problems() if line.endswith(f"({rule})")]
