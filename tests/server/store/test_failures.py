"""What has been acknowledged is there, whatever happens to the process, the disk or the database."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.exc import IntegrityError

from lincei.kernel.errors import BadOptions
from lincei.server.refusals import StoreDown
from lincei.server.store.schema import house, log, snapshots, tables
from lincei.server.store.store import Store
from tests.server.postgres import Postgres
from tests.server.store import child
from tests.server.store.rows import count, entry, everything, furnish

pytestmark = pytest.mark.anyio


async def furnished(url: str) -> None:
    store = Store(url)
    store.migrate()
    async with store:
        await store.write(lambda c: furnish(c, child.TABLES))


def heads(connection: Connection) -> dict[str, tuple[int, int, int]]:
    """The last row, the number of rows, and what the table says of it."""
    found = select(tables.c.id, func.max(log.c.seq), func.count(), tables.c.seq).join(log).group_by(tables.c.id)
    return {table: (last, rows, seq) for table, last, rows, seq in connection.execute(found)}


async def test_every_acknowledged_row_survives_a_kill(database_url: str) -> None:
    await furnished(database_url)
    acknowledged: dict[str, int] = {}
    with child.start("append", database_url) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if not line.endswith("\n"):
                break  # killed in the middle of a line
            table, number = line.split()
            acknowledged[table] = int(number)
            if sum(acknowledged.values()) == 400:
                process.send_signal(signal.SIGKILL)  # what it has printed since is read to the end
    assert process.returncode == -signal.SIGKILL
    assert sum(acknowledged.values()) >= 400
    async with Store(database_url) as store:
        there = await store.read(heads)
        for table, (last, rows, seq) in there.items():
            assert last >= acknowledged[table] and rows == last == seq, table
        kept = await store.read(lambda c: everything(c, snapshots))
        assert [(table, seq) for table, seq, _ in kept["snapshots"]] == [(t, there[t][0]) for t in sorted(there)]
        assert await store.append(entry("t0", there["t0"][0] + 1))


async def test_a_full_disk_stops_nothing_but_the_writing(sqlite_url: str) -> None:
    await furnished(sqlite_url)
    with child.start("starve", sqlite_url) as process:
        said, _ = process.communicate()
    assert process.returncode == 0, said
    [(_, starved), (_, wrote)] = re.findall(r"(starved after|wrote) (\d+)", said)
    assert int(starved) > 5 and int(wrote) == int(starved) + 1
    async with Store(sqlite_url) as store:
        assert await store.read(heads) == {"t0": (int(wrote), int(wrote), int(wrote))}
        assert await store.read(lambda c: c.execute(text("PRAGMA integrity_check")).scalar()) == "ok"


async def test_postgresql_may_go_and_come_back(postgres: Postgres, postgres_url: str) -> None:
    store = Store(postgres_url)
    store.migrate()
    lost = asyncio.Event()
    async with store:
        await store.listen(lambda said: None, lost.set)
        await store.write(lambda c: furnish(c, ["t", "u", "v"]))
        assert await store.append(entry("t", 1))
        postgres.stop()
        try:
            several = [store.append(entry(table, 2)) for table in "tuv"]
            answers = await asyncio.gather(*several, return_exceptions=True)
            assert [type(answer) for answer in answers] == [StoreDown] * 3
            with pytest.raises(StoreDown):
                await store.read(lambda c: count(c, log))
        finally:
            postgres.start()
        assert await store.read(lambda c: count(c, log)) == 1
        assert await store.append(entry("t", 2))
        await asyncio.wait_for(lost.wait(), 60)

        # Back before anybody has noticed: then nobody notices.
        postgres.stop()
        postgres.start()
        assert await asyncio.gather(*[store.append(entry(table, 3)) for table in "tuv"]) == [True] * 3
        assert await store.read(lambda c: count(c, log)) == 5


async def test_a_connection_lost_in_the_middle_is_begun_again(postgres_url: str) -> None:
    """The first time something cuts the connection; the second time it works."""
    times: list[int] = []

    def cut(connection: Connection) -> int:
        connection.execute(insert(house).values(key=f"k{len(times)}", value="v"))
        times.append(1)
        if len(times) == 1:
            connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
        return len(times)

    store = Store(postgres_url)
    store.migrate()
    async with store:
        assert await store.write(cut) == 2
        assert await store.read(lambda c: c.execute(select(house.c.key)).scalars().all()) == ["k1"]


CUT_IN_COMMIT = """
CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON house DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION cut();
"""


async def test_what_was_lost_in_the_commit_is_not_done_twice(postgres_url: str) -> None:
    """Nobody can know whether it was done, so nobody is told that it was, and the next is not hurt."""
    times: list[int] = []

    def keep(connection: Connection) -> None:
        times.append(1)
        connection.execute(insert(house), [{"key": "k", "value": "v"}])

    store = Store(postgres_url)
    store.migrate()
    async with store:
        await store.write(lambda c: furnish(c, ["t"]))
        await store.write(lambda c: c.execute(text(CUT_IN_COMMIT)))
        with pytest.raises(StoreDown, match="lost while it wrote"):
            await store.write(keep)
        assert len(times) == 1
        assert await store.append(entry("t", 1))
        assert await store.read(lambda c: (count(c, house), count(c, log))) == (0, 1)


async def test_a_lost_file_is_a_failure_and_not_an_empty_database(sqlite_url: str) -> None:
    await furnished(sqlite_url)
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    aside = path.with_name("aside")
    async with Store(sqlite_url) as store:  # no connection is open yet but the first
        store._writing.dispose()
        shutil.move(path, aside)
        with pytest.raises(StoreDown):
            await store.append(entry("t0", 1))
        with pytest.raises(StoreDown):
            await store.read(lambda c: count(c, log))
        assert not path.exists()
        shutil.move(aside, path)
        assert await store.append(entry("t0", 1))


async def test_failures_tell_no_values(store: Store) -> None:
    async with store:
        twice = [{"key": "k", "value": "very secret"}] * 2
        with pytest.raises(IntegrityError) as refused:
            await store.write(lambda c: c.execute(insert(house), twice))
        assert "very secret" not in str(refused.value)


# -- a database that cannot be used at all ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nonsense",
        "mysql://me:verysecret@localhost/x",
        "postgresql://me:verysecret@localhost:port/x",
        "postgresql://me:verysecret@127.0.0.1:1/x",
        "postgresql://me:verysecret@/x?host=/nowhere/at/all",
        "postgresql://me:verysecret@127.0.0.1:1/x?nonsense=1",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:////proc/nowhere/server.db",
        "sqlite:////",
    ],
)
async def test_a_database_that_cannot_be_reached_is_refused_in_one_line(url: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Store(url)
    assert "\n" not in str(refused.value) and "verysecret" not in str(refused.value)


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Galileo, " * 1000)
    for _ in range(2):  # and the lock is not kept
        with pytest.raises(BadOptions, match="not a database"):
            Store(f"sqlite:///{path}")
    assert path.read_text() == "Dear Galileo, " * 1000
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


async def test_a_sqlite_file_is_its_owners_alone_and_durable(sqlite_url: str) -> None:
    await furnished(sqlite_url)
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    assert (path.parent.stat().st_mode & 0o777, path.stat().st_mode & 0o777) == (0o700, 0o600)
    async with Store(sqlite_url) as store:
        assert await store.append(entry("t0", 1))
        modes = {file.name: file.stat().st_mode & 0o077 for file in path.parent.iterdir()}
        assert set(modes) == {"server.db", "server.db-wal", "server.db-shm", "server.db.lock"}
        assert not any(modes.values())
        pragmas = [f"PRAGMA {name}" for name in ("journal_mode", "synchronous", "foreign_keys")]
        assert await store.write(lambda c: [c.execute(text(p)).scalar() for p in pragmas]) == ["wal", 2, 1]


async def test_a_sqlite_file_has_one_server(sqlite_url: str, tmp_path: Path) -> None:
    await furnished(sqlite_url)
    with child.start("append", sqlite_url) as process:
        assert process.stdout is not None and process.stdout.readline()
        path = Path(sqlite_url.removeprefix("sqlite:///"))
        (tmp_path / "link.db").symlink_to(path)
        for url in (sqlite_url, f"sqlite:///{tmp_path / 'link.db'}"):
            with pytest.raises(BadOptions, match=r"in use by another server; several processes need PostgreSQL$"):
                Store(url)
        process.kill()
    async with Store(sqlite_url) as store:  # the lock went with the process
        assert await store.read(lambda c: count(c, tables)) == len(child.TABLES)


async def test_a_locked_sqlite_file_is_a_failure_that_passes(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await furnished(sqlite_url)
    monkeypatch.setattr("lincei.server.store.database.PATIENCE", 0.1)
    async with Store(sqlite_url) as store:
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answers = await asyncio.gather(
            *[store.append(entry(table, 1)) for table in child.TABLES], return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [StoreDown] * len(child.TABLES)
        other.execute("ROLLBACK")
        other.close()
        assert await store.append(entry("t0", 1))


async def test_the_password_is_in_no_message(postgres_url: str) -> None:
    url = postgres_url.replace("postgres:@", "postgres:verysecret@")
    store = Store(url)
    store.migrate()
    async with store:
        with pytest.raises(StoreDown) as refused:
            await store.write(lambda c: c.execute(text("SELECT pg_terminate_backend(pg_backend_pid())")))
    assert "verysecret" not in str(refused.value) and os.linesep not in str(refused.value)
