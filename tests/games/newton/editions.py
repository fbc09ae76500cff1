"""Editions that tests may spoil: copies of the shipped one, changed like an owner would change them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Self

from lincei.games.newton.components import SHIPPED, load_edition, new_edition
from lincei.games.newton.rows import Tables
from lincei.games.newton.tables import FILES as FILE_NAMES
from lincei.games.newton.tables import read_tables
from lincei.games.reading import Problems
from tests.games.owners import AnyOwner

FILES: Final = [name.removesuffix(".toml") for name in FILE_NAMES]


def shipped_tables() -> Tables:
    """The rows of the shipped edition, before they are packed for play."""
    return read_tables(SHIPPED, Problems())


class Owner(AnyOwner):
    """Somebody who got the shipped files of Newton and edits them."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, new_edition, load_edition)

    def add_row(self, table: str, after: str, row: str) -> Self:
        """Write a row below the one line that has `after` in it."""
        line = self.line(table, after)
        return self.change(table, line, f"{line}\n  {row},")
