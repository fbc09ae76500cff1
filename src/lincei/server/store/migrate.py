"""Bringing a database to the form that this version of Lincei needs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import SQLAlchemyError

from lincei.kernel.errors import BadOptions
from lincei.server.store.database import reach, reason, shown

SCRIPTS = Path(__file__).with_name("migrations")
LOCK = 1603  # the number by which processes on one PostgreSQL take turns


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings: there is no alembic.ini, so that the installed package needs nothing beside it."""
    settings = Config()
    settings.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings


def newest() -> str:
    """The revision that this version of Lincei works with."""
    return str(ScriptDirectory.from_config(config()).get_current_head())


def revision(connection: Connection) -> str | None:
    """The revision a database has; None if it is still empty."""
    return MigrationContext.configure(connection).get_current_revision()


def known(name: str) -> bool:
    return name in {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}


def upgrade(url: URL) -> None:
    """To the newest revision. If anything fails, the database stays as it was."""
    with migrating(url) as connection:
        finish(connection)


def finish(connection: Connection) -> None:
    if revision(connection) != newest():
        command.upgrade(config(connection), "head")


def move(connection: Connection, to: str) -> None:
    """An empty database to any revision, up or down."""
    if revision(connection) is not None:
        command.downgrade(config(connection), "base")
    command.upgrade(config(connection), to)


@contextmanager
def migrating(url: URL) -> Iterator[Connection]:
    """One transaction in which the form of the database may change; `BadOptions` says why it does not."""
    engine = reach(url, "migrate")
    try:
        with engine.begin() as connection:
            if url.get_backend_name() == "postgresql":
                connection.execute(text("SET LOCAL lock_timeout = 0"))  # another process may migrate for long
                connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})
            there = revision(connection)
            if there is not None and not known(there):
                raise BadOptions(f"{shown(url)}: the database is of a newer Lincei than this (revision {there})")
            yield connection
            if url.get_backend_name() == "sqlite" and connection.execute(text("PRAGMA foreign_key_check")).first():
                raise BadOptions(f"{shown(url)}: the database is damaged: rows refer to rows that are not there")
    except SQLAlchemyError as error:
        raise BadOptions(f"{shown(url)}: the database cannot be changed: {reason(error, url)}") from None
    finally:
        engine.dispose()
