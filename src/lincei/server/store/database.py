"""The two databases, SQLite and PostgreSQL: how they are named, opened, and what their failures mean."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as NoConnection

from lincei import saves
from lincei.kernel.errors import BadOptions
from lincei.server.refusals import StoreDown

PATIENCE = 10  # seconds: for a connection, and for what somebody else has locked
READERS = 4

Use = Literal["write", "read", "migrate"]

# A lost network must not hold a thread for the hours that TCP would wait.
POSTGRESQL = {
    "connect_timeout": str(PATIENCE),
    "application_name": "lincei",
    "keepalives_idle": "30",
    "keepalives_interval": "10",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
    "options": f"-c lock_timeout={PATIENCE}s",
}


def address(url: str) -> URL:
    """The database that a URL names. `BadOptions` never repeats the URL: there may be a password in it."""
    try:
        named = make_url(url)
    except (ArgumentError, ValueError):
        raise BadOptions("the database must be sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME") from None
    if named.drivername in ("sqlite", "sqlite+pysqlite"):
        if not named.database or named.database == ":memory:" or "\0" in named.database:
            raise BadOptions("a SQLite database needs a file: sqlite:///PATH")
        path = os.path.realpath(saves.path_of(named.database))
        return URL.create("sqlite", database=path)
    if named.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return named.set(drivername="postgresql+psycopg")
    raise BadOptions(f"the database must be sqlite or postgresql, not {named.drivername!r}")


def shown(url: URL) -> str:
    """A database as it may be told to anybody who reads a log."""
    if url.drivername == "sqlite":
        return str(url.database)
    return URL.create("postgresql", url.username, None, url.host, url.port, url.database).render_as_string()


def connecting(url: URL) -> dict[str, Any]:
    """What psycopg needs to reach a database; what the URL says goes before what we would choose."""
    _, named = url.get_dialect()().create_connect_args(url)
    return POSTGRESQL | dict(named)


def engine(url: URL, use: Use) -> Engine:
    """Connections for one use. Values stay out of the messages of errors: a seed or a password may be among them."""
    common: dict[str, Any] = {
        "hide_parameters": True,
        "json_serializer": lambda value: msgspec.json.encode(value).decode(),
        "json_deserializer": msgspec.json.decode,
        "pool_size": READERS if use == "read" else 1,
        "max_overflow": 0,
        "pool_timeout": PATIENCE,
    }
    if url.drivername == "sqlite":
        made = create_engine(url, creator=opener(str(url.database), use), **common)
        begin = "BEGIN" if use == "read" else "BEGIN IMMEDIATE"
        event.listen(made, "begin", lambda connection: connection.exec_driver_sql(begin))
        return made
    made = create_engine(url, connect_args=connecting(url), **common)
    if use == "read":  # all that one reader asks is of one moment
        made = made.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return made


def opener(path: str, use: Use) -> Callable[[], sqlite3.Connection]:
    """How a SQLite file is opened. A file that is gone is not made anew: an empty one would hide the loss."""
    name = Path(path).as_uri() + "?mode=rw"

    def opened() -> sqlite3.Connection:
        # The module's own idea of when a transaction begins is off (isolation_level): the engine says BEGIN.
        connection = sqlite3.connect(name, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            # A migration may build a table anew, and to drop the old one must not delete what refers to it.
            connection.execute(f"PRAGMA foreign_keys={'OFF' if use == 'migrate' else 'ON'}")
            if use == "read":
                connection.execute("PRAGMA query_only=ON")
        except BaseException:
            connection.close()
            raise
        return connection

    return opened


def reach(url: URL, use: Use) -> Engine:
    """An engine that has reached its database once; `BadOptions` says in one line why it could not."""
    made = engine(url, use)
    try:
        with made.connect() as connection:
            connection.execute(text("SELECT 1 FROM sqlite_master" if url.drivername == "sqlite" else "SELECT 1"))
    except (SQLAlchemyError, TypeError, ValueError, OSError) as error:  # psycopg refuses an odd URL in its own ways
        made.dispose()
        raise BadOptions(f"{shown(url)}: the database cannot be used: {reason(error, url)}") from None
    return made


def make_file(path: Path) -> None:
    """An empty file for a new SQLite database, for its owner alone."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise BadOptions(f"{path}: the database cannot be used: {(error.strerror or str(error)).lower()}") from None


def hold(path: Path) -> int | None:
    """The lock of the one server that may use a SQLite file; it goes with the process however it ends."""
    try:
        return saves.lock(guard(path))
    except BadOptions:
        raise BadOptions(f"{path} is in use by another server; several processes need PostgreSQL") from None


def let_go(path: Path, lock: int) -> None:
    saves.lock_of(guard(path)).unlink(missing_ok=True)
    os.close(lock)


def guard(path: Path) -> Path:
    """The name to lock by, so that the lock of server.db is server.db.lock and never a database."""
    return path.with_name(path.name + ".db")


# -- failures -----------------------------------------------------------------------------------------------------


def reason(error: BaseException, url: URL) -> str:
    """What a database says of a failure, in one line, without the password."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    line = " ".join(str(cause).split())[:300] or type(cause).__name__
    return line.replace(url.password, "***") if url.password else line


def failed(error: Exception) -> bool:
    """Whether it is the database that failed, and not what it was asked."""
    if isinstance(error, IntegrityError | ProgrammingError | DataError | NotSupportedError):
        return broken(error)
    return isinstance(error, DBAPIError | NoConnection)


def broken(error: BaseException) -> bool:
    """Whether the connection is gone, so that a fresh one may do better."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def down(error: Exception, url: URL) -> Exception:
    """The error as the caller is to see it."""
    return StoreDown(f"the database does not answer or cannot write: {reason(error, url)}") if failed(error) else error


def insert_into(connection: Connection) -> Any:
    """The dialect's own INSERT, which knows ON CONFLICT; the two are alike and share no type."""
    if connection.dialect.name == "sqlite":
        from sqlalchemy.dialects.sqlite import insert as of_sqlite

        return of_sqlite
    from sqlalchemy.dialects.postgresql import insert as of_postgresql

    return of_postgresql
