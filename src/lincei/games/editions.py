"""What the editions of all games share: where their tables come from, their first file, loading and copying."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from typing import Final, Generic, TypeVar, final

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


Tables = TypeVar("Tables", bound=TableSet)
Edition = TypeVar("Edition")


@final
class Editions(Generic[Tables, Edition]):
    """The editions of one game: the shipped one, which is loaded once, and those in folders of their owners."""

    def __init__(
        self,
        shipped: str,
        files: list[str],
        read: Callable[[str, Problems], Tables],
        constrain: Callable[[Tables, Problems], None],
        make: Callable[[Tables], Edition],
        prove: Callable[[Tables, Problems], None] | None = None,
    ) -> None:
        self.shipped: Final = shipped
        self.files: Final = files
        self.read: Final = read
        self.constrain: Final = constrain
        self.make: Final = make
        self.prove: Final = prove  # what has to search, and is therefore left to `check`: loading should cost nothing
        self.loaded: Final[list[Edition]] = []

    def load(self, path: str | None = None) -> Edition:
        """The edition in a folder, or the shipped one; BadEdition with every problem if it breaks a constraint."""
        if path is None and self.loaded:
            return self.loaded[0]
        problems = Problems()
        tables = self.tables(path, problems)
        if tables is None or problems.lines:
            raise BadEdition(problems.lines)
        edition = self.make(tables)
        if path is None:
            self.loaded.append(edition)
        return edition

    def check(self, path: str | None = None) -> list[str]:
        """Every problem of an edition, one line each; none if all is well."""
        problems = Problems()
        tables = self.tables(path, problems)
        if tables is not None and self.prove is not None:
            self.prove(tables, problems)
        return problems.lines

    def tables(self, path: str | None, problems: Problems) -> Tables | None:
        """What a folder holds, with all that breaks a constraint noted; None if there is no such folder."""
        folder = self.shipped if path is None else path
        if not os.path.isdir(folder):
            problems.add(quoted(folder), "", "", "no such folder")
            return None
        tables = self.read(folder, problems)
        self.constrain(tables, problems)
        return tables

    def copy(self, path: str) -> None:
        """Copy the shipped files, with their comments, into a new folder for an owner to edit."""
        try:
            if os.path.lexists(path) and (not os.path.isdir(path) or os.listdir(path)):
                raise BadEdition([f"{quoted(path)}: is there already; nothing is overwritten"])
            os.makedirs(path, exist_ok=True)
            for file in self.files:
                shutil.copyfile(os.path.join(self.shipped, file), os.path.join(path, file))
        except (OSError, ValueError):
            raise BadEdition([f"{quoted(path)}: cannot be written"]) from None
