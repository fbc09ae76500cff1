"""A backup is one file, whole or not there, and either database takes it up."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from lincei.kernel.errors import BadOptions
from lincei.server.store import migrate
from lincei.server.store.backup import TOLD, backup, restore
from lincei.server.store.schema import house, metadata, sessions
from lincei.server.store.store import Store
from tests.server.postgres import Postgres
from tests.server.store.rows import entry, everything, furnish

pytestmark = pytest.mark.anyio
KEPT = [table for table in metadata.sorted_tables if table.name != "sessions"]
KINDS = ["sqlite", "postgresql"]


@pytest.fixture(params=KINDS)
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A second empty database, of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'other' / 'server.db'}"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        with postgres.database() as url:
            yield url


async def content(url: str) -> dict[str, list[tuple[Any, ...]]]:
    async with Store(url) as store:
        return await store.read(lambda c: everything(c, *metadata.sorted_tables))


async def played(store: Store) -> None:
    """Games with everything in them that a column may hold."""
    await store.write(lambda c: furnish(c, ["t", "u"]))
    token = {"token": "secret", "person": "ada", "created": 1, "expires": 2}
    await store.write(lambda c: c.execute(insert(sessions), [token]))
    body = bytes(range(256))
    assert await store.append(entry("t", 1, "klick", snapshot=body, watcher="bob", invitation="way-t"))
    over = {"seq": 2, "status": "over", "result": {"scores": [1, 2.5], "name": "Žofie\n\u2028"}, "due": 2**52}
    assert await store.append(entry("t", 2, table=over, seats=[{"number": 0, "person": "bob", "name": "Bo\tb"}]))
    rows = [entry("u", seq) for seq in range(1, 601)]
    assert all(await asyncio.gather(*map(store.append, rows)))


@pytest.fixture
async def saved(store: Store, database_url: str, tmp_path: Path) -> tuple[str, Path]:
    """A database, and its backup, made while the server runs."""
    path = tmp_path / "saved.backup"
    async with store:
        await played(store)
        counts = await asyncio.to_thread(backup, database_url, path)
        assert counts["log"] == 602 and "sessions" not in counts
        assert await store.append(entry("u", 601))
    return database_url, path


async def test_a_backup_is_taken_up_by_either_database(saved: tuple[str, Path], other_url: str) -> None:
    url, path = saved
    counts = restore(path, other_url)
    before, after = await content(url), await content(other_url)
    assert before["log"].pop()[:2] == ("u", 601)  # what came after the backup is not in it
    before["tables"][1] = after["tables"][1]
    assert before.pop("sessions") and not after.pop("sessions")
    assert after == before
    assert counts == {name: len(rows) for name, rows in after.items()}
    again = path.with_name("again.backup")
    assert backup(other_url, again) == counts
    assert gzip.decompress(again.read_bytes()) == gzip.decompress(path.read_bytes())


async def test_a_long_backup_and_its_restoration_say_how_far_they_have_come(sqlite_url: str, tmp_path: Path) -> None:
    store = Store(sqlite_url)
    store.migrate()
    rows = [{"key": f"{number}", "value": ""} for number in range(TOLD + 1)]
    async with store:
        await store.write(lambda c: c.execute(insert(house), rows))
    told: list[tuple[str, int]] = []
    path = tmp_path / "long.backup"
    backup(sqlite_url, path, lambda table, count: told.append((table, count)))
    restore(path, f"sqlite:///{tmp_path / 'other.db'}", lambda table, count: told.append((table, count)))
    assert told == [("house", TOLD)] * 2


async def test_a_backup_is_its_owners_alone_and_overwrites_nothing(saved: tuple[str, Path]) -> None:
    url, path = saved
    before = path.read_bytes()
    assert path.stat().st_mode & 0o777 == 0o600
    with pytest.raises(BadOptions, match="nothing is overwritten"):
        backup(url, path)
    assert path.read_bytes() == before
    with pytest.raises(BadOptions, match="no such file"):
        backup(url, path.parent / "nowhere" / "saved.backup")
    assert not list(path.parent.glob(".lincei-*"))


async def test_what_nobody_has_used_is_not_backed_up(database_url: str, tmp_path: Path) -> None:
    path = tmp_path / "saved.backup"
    with pytest.raises(BadOptions):
        backup(database_url, path)
    assert not path.exists() and not (tmp_path / "data").exists()


async def test_a_backup_goes_into_an_empty_database_only(saved: tuple[str, Path]) -> None:
    url, path = saved
    before = await content(url)
    with pytest.raises(BadOptions, match="only into an empty database"):
        restore(path, url)
    assert await content(url) == before


async def test_a_running_server_is_not_restored_under(sqlite_url: str, tmp_path: Path) -> None:
    store = Store(sqlite_url)
    store.migrate()
    path = tmp_path / "saved.backup"
    backup(sqlite_url, path)
    async with store:
        with pytest.raises(BadOptions, match="in use by another server"):
            restore(path, sqlite_url)


async def test_a_backup_of_an_older_lincei_is_brought_up_to_date(
    saved: tuple[str, Path], other_url: str, later_scripts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, path = saved
    monkeypatch.setattr(migrate, "SCRIPTS", later_scripts)
    ready = Store(other_url)
    ready.migrate()
    ready.close()
    restore(path, other_url)
    newer = path.with_name("newer.backup")
    backup(other_url, newer)
    lines = [json.loads(line) for line in gzip.decompress(newer.read_bytes()).splitlines()]
    assert lines[0]["revision"] == "next"
    [people] = [number for number, line in enumerate(lines) if isinstance(line, dict) and line.get("table") == "people"]
    assert lines[people]["columns"][-1] == "motto"
    assert [row[-1] for row in lines[people + 1 : people + 3]] == ["vedo", "vedo"]
    monkeypatch.undo()
    with pytest.raises(BadOptions, match="of a newer Lincei"):
        restore(newer, f"sqlite:///{path.parent / 'third.db'}")


def lines_of(whole: bytes) -> list[bytes]:
    return gzip.decompress(whole).splitlines(keepends=True)


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "cut in the middle": lambda whole: whole[: len(whole) // 2],
    "cut by a byte": lambda whole: whole[:-1],
    "without its end": lambda whole: gzip.compress(b"".join(lines_of(whole)[:-1])),
    "without a row": lambda whole: gzip.compress(b"".join(lines_of(whole)[:5] + lines_of(whole)[6:])),
    "with a changed row": lambda whole: gzip.compress(gzip.decompress(whole).replace(b"klick", b"klack")),
    "with more after its end": lambda whole: gzip.compress(gzip.decompress(whole) + b"[]\n"),
    "with a flipped bit": lambda whole: whole[:500] + bytes([whole[500] ^ 4]) + whole[501:],
    "empty": lambda whole: b"",
    "empty inside": lambda whole: gzip.compress(b""),
    "a letter": lambda whole: b"Dear Galileo",
    "a packed letter": lambda whole: gzip.compress(b"Dear Galileo"),
    "of another program": lambda whole: gzip.compress(b'{"format": 1}\n'),
    "of a newer form": lambda whole: gzip.compress(gzip.decompress(whole).replace(b'"format":1', b'"format":2', 1)),
    "of an unknown revision": lambda whole: gzip.compress(gzip.decompress(whole).replace(b'"0001"', b'"0009"', 1)),
}


async def test_a_damaged_backup_is_refused_before_anything_is_written(
    saved: tuple[str, Path], postgres: Postgres
) -> None:
    _, path = saved
    whole = path.read_bytes()
    bad = path.with_name("bad.backup")
    with postgres.database() as url:
        for name, damage in DAMAGES.items():
            bad.write_bytes(damage(whole))
            with pytest.raises(BadOptions) as refused:
                restore(bad, url)
            assert str(refused.value).startswith(f"{bad}: ") and "\n" not in str(refused.value), name
        with pytest.raises(BadOptions, match="no such file"):
            restore(path.with_name("nowhere"), url)
        restore(path, url)  # the database is as empty as before
