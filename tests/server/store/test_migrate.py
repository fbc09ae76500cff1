"""One history of migrations serves both databases."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import TypeVar

import pytest
from alembic import command
from sqlalchemy import Connection, create_engine, inspect, text

from lincei.kernel.errors import BadOptions
from lincei.server.store import migrate
from lincei.server.store.database import address
from lincei.server.store.schema import metadata
from lincei.server.store.store import Store
from tests.server.store.rows import entry, everything, furnish

T = TypeVar("T")


def look(url: str, ask: Callable[[Connection], T]) -> T:
    """Into a database, past the store."""
    made = create_engine(address(url))
    try:
        with made.connect() as connection:
            return ask(connection)
    finally:
        made.dispose()


def names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def test_the_migrations_make_what_the_schema_says(store: Store, database_url: str) -> None:
    with migrate.migrating(address(database_url)) as connection:
        command.check(migrate.config(connection))
        assert names(connection) == {*metadata.tables, "alembic_version"}


def test_a_migration_can_be_undone_and_done_again(store: Store, database_url: str) -> None:
    with migrate.migrating(address(database_url)) as connection:
        command.downgrade(migrate.config(connection), "base")
        assert names(connection) == {"alembic_version"}
        command.upgrade(migrate.config(connection), "head")
        command.check(migrate.config(connection))


def test_to_migrate_twice_is_to_migrate_once(store: Store, database_url: str) -> None:
    store.migrate()
    assert look(database_url, migrate.revision) == migrate.newest()


@pytest.mark.anyio
async def test_a_migration_keeps_all_rows(
    database_url: str, later_scripts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Above all those that refer to rows of a table that is built anew."""
    store = Store(database_url)
    store.migrate()
    async with store:
        await store.write(lambda c: furnish(c, ["t"]))
        assert await store.append(entry("t", 1, watcher="bob"))
    others = [table for table in metadata.sorted_tables if table.name != "people"]
    before = look(database_url, lambda c: everything(c, *others))
    monkeypatch.setattr(migrate, "SCRIPTS", later_scripts)
    later = Store(database_url)
    later.migrate()
    later.close()
    assert look(database_url, lambda c: everything(c, *others)) == before
    assert look(database_url, lambda c: c.execute(text("SELECT motto FROM people")).scalars().all()) == ["vedo"] * 2


def test_a_database_of_a_newer_lincei_is_refused_and_unchanged(
    database_url: str, later_scripts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as later:
        later.setattr(migrate, "SCRIPTS", later_scripts)
        store = Store(database_url)
        store.migrate()
        store.close()
    store = Store(database_url)
    with pytest.raises(BadOptions, match="of a newer Lincei than this"):
        store.migrate()
    store.close()
    assert look(database_url, migrate.revision) == "next"


def test_a_migration_that_fails_leaves_nothing(
    database_url: str, later_scripts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = later_scripts / "versions" / "next.py"
    broken.write_text(
        broken.read_text().replace("def upgrade():", "def upgrade():\n    op.drop_table('house')") + BREAKS
    )
    monkeypatch.setattr(migrate, "SCRIPTS", later_scripts)
    store = Store(database_url)
    with pytest.raises(BadOptions) as refused:
        store.migrate()
    store.close()
    assert "\n" not in str(refused.value)
    assert look(database_url, names) == set()


BREAKS = """

first = upgrade


def upgrade():
    first()
    op.execute("SELECT wrong FROM nowhere")
"""


def test_processes_that_start_at_once_migrate_once(postgres_url: str) -> None:
    stores = [Store(postgres_url) for _ in range(4)]
    together = Barrier(len(stores))

    def migrate_one(store: Store) -> None:
        together.wait()
        store.migrate()

    with ThreadPoolExecutor(len(stores)) as pool:
        list(pool.map(migrate_one, stores))
    for store in stores:
        store.close()
    assert look(postgres_url, migrate.revision) == migrate.newest()
