"""Editions that tests may spoil: copies of the shipped one, changed like an owner would change them."""

from __future__ import annotations

from pathlib import Path

from lincei.games.expo1906.components import SHIPPED, load_edition, new_edition
from lincei.games.expo1906.rows import Tables
from lincei.games.expo1906.tables import read_tables
from lincei.games.reading import Problems
from tests.games.owners import AnyOwner


def shipped_tables() -> Tables:
    """The rows of the shipped edition, before they are packed for play."""
    return read_tables(SHIPPED, Problems())


class Owner(AnyOwner):
    """Somebody who got the shipped files of Expo 1906 and edits them."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, new_edition, load_edition)

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
