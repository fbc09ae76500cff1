"""Editions that tests may spoil: copies of the shipped one, changed like an owner would change them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from lincei.games.newton.components import SHIPPED, load_edition, new_edition
from lincei.games.newton.rows import Tables
from lincei.games.newton.tables import FILES as FILE_NAMES
from lincei.games.newton.tables import read_tables
from lincei.games.reading import Problems
from lincei.kernel.errors import BadEdition
from tests.games.expo1906.editions import Owner as AnyOwner

FILES: Final = [name.removesuffix(".toml") for name in FILE_NAMES]


def shipped_tables() -> Tables:
    """The rows of the shipped edition, before they are packed for play."""
    return read_tables(SHIPPED, Problems())


class Owner(AnyOwner):
    """Somebody who got the shipped files of Newton and edits them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "edition"
        new_edition(str(self.folder))

    def problems(self) -> list[str]:
        """What loading has to say; nothing if it loads."""
        try:
            load_edition(self.path)
        except BadEdition as error:
            return error.problems
        return []

    def add_row(self, table: str, after: str, row: str) -> Owner:
        """Write a row below the one line that has `after` in it."""
        line = self.line(table, after)
        self.change(table, line, f"{line}\n  {row},")
        return self
