"""All that a database holds in one file that either kind of database can take up again.

The file is gzip of JSON lines: a header; for each table its name and columns, then its rows as lists, bytes in base64;
at the end how many rows there are and the SHA-256 of all lines before. Sessions stay behind: who takes the backup up
signs in anew.
"""

from __future__ import annotations

import base64
import contextlib
import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import JSON, Connection, LargeBinary, MetaData, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from lincei.kernel.errors import BadOptions
from lincei.saves import keep_names
from lincei.server.store import migrate
from lincei.server.store.database import address, reach, reason, shown
from lincei.server.store.store import Store
from lincei.version import __version__

FORMAT = 1
AT_ONCE = 500  # rows
TOLD = 20_000  # after so many rows a line of progress
Progress = Callable[[str, int], None]  # the table, and how many of its rows are done
LEFT_BEHIND = ("alembic_version", "sessions")


def silence(table: str, rows: int) -> None:
    """For those who do not want to know how far it has come."""


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    lincei: str
    format: int
    version: str
    revision: str


class Heading(msgspec.Struct, forbid_unknown_fields=True):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class End(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    rows: dict[str, int]
    sha256: str


# -- out ----------------------------------------------------------------------------------------------------------


def backup(url: str, path: Path, progress: Progress = silence) -> dict[str, int]:
    """Write a backup, of one moment, while servers may go on; how many rows there are of each table."""
    named = address(url)
    if os.path.lexists(path):
        raise BadOptions(f"{path} is there already; nothing is overwritten")
    engine = reach(named, "read")
    try:
        with engine.connect() as connection, connection.begin(), new_file(path) as file:
            revision = migrate.revision(connection)
            if revision is None:
                raise BadOptions(f"{shown(named)}: there is nothing to back up: no server has used this database")
            return write_lines(connection, Header("backup", FORMAT, __version__, revision), file, progress)
    except SQLAlchemyError as error:
        raise BadOptions(f"{shown(named)}: the backup failed: {reason(error, named)}") from None
    finally:
        engine.dispose()


def write_lines(connection: Connection, header: Header, file: BinaryIO, progress: Progress) -> dict[str, int]:
    """The tables in an order in which each row comes after those it refers to."""
    digest = hashlib.sha256()
    counts: dict[str, int] = {}
    with gzip.GzipFile(filename="", fileobj=file, mode="wb") as lines:

        def put(value: object) -> None:
            line = msgspec.json.encode(value) + b"\n"
            digest.update(line)
            lines.write(line)

        put(header)
        for table in tables_of(connection):
            if table.name in LEFT_BEHIND:
                continue
            put(Heading(str(table.name), [str(column.name) for column in table.c]))
            counts[str(table.name)] = 0
            rows = select(table).order_by(*table.primary_key).execution_options(yield_per=AT_ONCE)
            for row in connection.execute(rows):
                put(list(row))
                counts[table.name] += 1
                if counts[table.name] % TOLD == 0:
                    progress(str(table.name), counts[table.name])
        put(End(counts, digest.hexdigest()))
    return counts


@contextlib.contextmanager
def new_file(path: Path) -> Iterator[BinaryIO]:
    """A file, for its owner alone, that appears under its name when it is whole and on the disk."""
    try:
        handle, part = tempfile.mkstemp(prefix=".lincei-", suffix=".part", dir=path.absolute().parent)
        try:
            with open(handle, "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # unless it has been taken meanwhile
            os.replace(part, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(part)
            raise
        keep_names(path.absolute().parent)
    except FileExistsError:
        raise BadOptions(f"{path} is there already; nothing is overwritten") from None
    except OSError as error:
        raise BadOptions(f"{path}: {(error.strerror or str(error)).lower()}") from None


# -- in -----------------------------------------------------------------------------------------------------------


def restore(path: Path, url: str, progress: Progress = silence) -> dict[str, int]:
    """Take a backup up into an empty database. The whole file is checked before anything is written."""
    try:
        with open(path, "rb") as file:
            header, end = check(file, path)
            file.seek(0)
            store = Store(url)
            try:
                with migrate.migrating(address(url)) as connection:
                    refuse_unless_empty(connection, shown(address(url)))
                    if migrate.revision(connection) != header.revision:
                        migrate.move(connection, header.revision)
                    read_rows(connection, file, path, progress)
                    migrate.finish(connection)
            finally:
                store.close()
    except OSError as error:
        raise BadOptions(f"{path}: {(error.strerror or str(error)).lower()}") from None
    return end.rows


def check(file: BinaryIO, path: Path) -> tuple[Header, End]:
    """Whether it is a backup, whole, and of a Lincei that is not newer."""
    digest = hashlib.sha256()
    counts: dict[str, int] = {}
    header: Header | None = None
    heading: Heading | None = None
    try:
        with gzip.GzipFile(fileobj=file, mode="rb") as lines:
            for line in lines:
                if header is None:
                    header = read_header(line, path)
                elif line.startswith(b"["):
                    if heading is None or len(msgspec.json.decode(line, type=list[Any])) != len(heading.columns):
                        raise BadOptions(f"{path}: the backup is damaged")
                    counts[heading.table] += 1
                elif line.startswith(b'{"table"'):
                    heading = msgspec.json.decode(line, type=Heading)
                    counts[heading.table] = 0
                else:
                    end = msgspec.json.decode(line, type=End)
                    if end.rows != counts or end.sha256 != digest.hexdigest() or lines.read(1):
                        raise BadOptions(f"{path}: the backup is damaged")
                    return header, end
                digest.update(line)
    except gzip.BadGzipFile:
        raise BadOptions(f"{path}: this is no backup of Lincei") from None
    except (EOFError, zlib.error, msgspec.MsgspecError, UnicodeDecodeError):
        raise BadOptions(f"{path}: the backup is damaged or cut off") from None
    raise BadOptions(f"{path}: the backup is damaged or cut off" if header else f"{path}: this is no backup of Lincei")


def read_header(line: bytes, path: Path) -> Header:
    try:
        found = msgspec.json.decode(line)
        ours = isinstance(found, dict) and found.get("lincei") == "backup" and isinstance(found.get("format"), int)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        ours = False
    if not ours:
        raise BadOptions(f"{path}: this is no backup of Lincei")
    if found["format"] > FORMAT:
        raise BadOptions(f"{path}: the backup is of a newer Lincei than this (format {found['format']})")
    header = msgspec.convert(found, Header)
    if not migrate.known(header.revision):
        raise BadOptions(f"{path}: the backup is of a newer Lincei than this ({header.version})")
    return header


def refuse_unless_empty(connection: Connection, name: str) -> None:
    for table in tables_of(connection):
        if table.name != "alembic_version" and connection.execute(select(func.count()).select_from(table)).scalar():
            raise BadOptions(f"{name}: a backup goes only into an empty database, and this one is not")


def read_rows(connection: Connection, file: BinaryIO, path: Path, progress: Progress) -> None:
    there = {table.name: table for table in tables_of(connection)}
    table: Table | None = None
    columns: list[str] = []
    waiting: list[dict[str, Any]] = []
    done = 0

    def put() -> None:
        nonlocal done
        if table is not None and waiting:
            connection.execute(insert(table), waiting)
            done += len(waiting)
            if done % TOLD == 0:
                progress(str(table.name), done)
            waiting.clear()

    with gzip.GzipFile(fileobj=file, mode="rb") as lines:
        for line in lines:
            value = msgspec.json.decode(line)
            if isinstance(value, list) and table is not None:
                cells = zip(columns, value, strict=True)
                waiting.append({name: taken(table, name, cell) for name, cell in cells})
                if len(waiting) == AT_ONCE:
                    put()
            elif "table" in value:
                put()
                table, columns, done = there.get(value["table"]), value["columns"], 0
                if table is None or set(columns) != set(table.c.keys()):
                    raise BadOptions(f"{path}: the backup does not fit: {value['table']} is not as it says")
        put()


def taken(table: Table, column: str, cell: Any) -> Any:
    return base64.b64decode(cell) if cell is not None and isinstance(table.c[column].type, LargeBinary) else cell


def tables_of(connection: Connection) -> list[Table]:
    """What the database really has: it may be of an older revision than this Lincei."""
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        for column in table.c:
            if isinstance(column.type, JSON):
                column.type.none_as_null = True
    return found.sorted_tables
