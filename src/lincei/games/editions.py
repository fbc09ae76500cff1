"""What the editions of all games share: where their tables come from, their first file, loading and copying."""

from __future__ import annotations

import os
import shutil

from lincei.games.reading import Fields, Problems, mapping, quoted, read_toml
from lincei.kernel.errors import BadEdition


class TableSet:
    """What is read of any edition. `sources` has a word for each table that was read without a problem."""

    def __init__(self) -> None:
        self.name = ""
        self.version = ""
        self.sources: dict[str, str] = {}

    def read(self, table: str) -> bool:
        return table in self.sources

    def ours(self, table: str) -> bool:
        """Whether the register's own rulings bind this table: all but those typed in from a printed game."""
        return table in self.sources and self.sources[table] != "printed"

    def finish(self, table: Fields, name: str) -> None:
        """A table without any fault is there, with its source."""
        source = table.source()
        if table.close():
            self.sources[name] = source

    def read_heading(self, folder: str, game: str, problems: Problems) -> None:
        """edition.toml: which game it is for, and what it is called."""
        table = read_toml(folder, "edition.toml", problems)
        if table is None:
            return
        if table.text("game") != game:
            table.fault("game", f"must be {game!r}")
        self.name = table.text("name")
        self.version = table.text("version")
        table.text("about")
        table.close()


def inner_table(top: Fields, name: str) -> Fields | None:
    """One of several tables in a file, or None with a problem noted."""
    fields = mapping(top.value(name))
    if fields is not None:
        return Fields(top.problems, top.file, name, fields)
    if top.has(name):
        top.fault(name, "must be a table with source and rows")
    return None


def is_folder(path: str, problems: Problems) -> bool:
    if not os.path.isdir(path):
        problems.add(quoted(path), "", "", "no such folder")
        return False
    return True


def refuse(problems: Problems) -> None:
    """BadEdition with every problem found, if there is any."""
    if problems.lines:
        raise BadEdition(problems.lines)


def copy_edition(shipped: str, files: list[str], path: str) -> None:
    """Copy the shipped files, with their comments, into a new folder for an owner to edit."""
    try:
        if os.path.lexists(path) and (not os.path.isdir(path) or os.listdir(path)):
            raise BadEdition([f"{quoted(path)}: is there already; nothing is overwritten"])
        os.makedirs(path, exist_ok=True)
        for file in files:
            shutil.copyfile(os.path.join(shipped, file), os.path.join(path, file))
    except (OSError, ValueError):
        raise BadEdition([f"{quoted(path)}: cannot be written"]) from None
