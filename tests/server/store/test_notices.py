"""Processes on one PostgreSQL hear of each other."""

from __future__ import annotations

import asyncio

import pytest

from lincei.server.store.store import Store
from tests.server.postgres import Postgres
from tests.server.store.rows import entry, furnish

pytestmark = pytest.mark.anyio
SOON = 60  # seconds after which a notice that has not come fails the test


async def test_a_process_hears_the_others_and_not_itself(postgres_url: str) -> None:
    one, other = Store(postgres_url), Store(postgres_url)
    one.migrate()
    heard: asyncio.Queue[str] = asyncio.Queue()
    echo: asyncio.Queue[str] = asyncio.Queue()
    lost = asyncio.Event()
    async with one, other:
        await other.listen(heard.put_nowait, lost.set)
        await one.listen(echo.put_nowait, lost.set)
        await one.write(lambda c: furnish(c, ["t", "u"]))
        assert await one.append(entry("t", 1, "click"))
        assert not await one.append(entry("t", 1))
        assert not await one.append(entry("t", 2, "click"))
        assert await one.append(entry("u", 1))
        await one.notify("present ada")
        said = [await asyncio.wait_for(heard.get(), SOON) for _ in range(3)]
        assert said == ["table t 1", "table u 1", "present ada"]
        await other.notify("done")
        assert await asyncio.wait_for(echo.get(), SOON) == "done"
        assert heard.empty() and echo.empty() and not lost.is_set()


async def test_what_was_missed_is_known_to_be_missed(postgres: Postgres, postgres_url: str) -> None:
    store, other = Store(postgres_url), Store(postgres_url)
    heard: asyncio.Queue[str] = asyncio.Queue()
    async with store, other:
        await store.listen(heard.put_nowait, lambda: heard.put_nowait("lost"))
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        await asyncio.to_thread(postgres.do, cut)
        assert await asyncio.wait_for(heard.get(), SOON) == "lost"
        await other.notify("again")
        assert await asyncio.wait_for(heard.get(), SOON) == "again"


async def test_on_sqlite_there_is_nobody_to_hear(sqlite_url: str) -> None:
    heard: list[str] = []
    async with Store(sqlite_url) as store:
        await store.listen(heard.append, lambda: heard.append("lost"))
        await store.notify("hello")
    assert heard == []


async def test_two_processes_never_write_the_same_row(postgres_url: str) -> None:
    """Each at all tables in an order of its own; of every row one of the two is told that it wrote it."""
    one, other = Store(postgres_url), Store(postgres_url)
    one.migrate()
    names = [f"t{number}" for number in range(20)]

    async def play(store: Store, name: str) -> list[bool]:
        return [await store.append(entry(name, seq)) for seq in range(1, 6)]

    async with one, other:
        await one.write(lambda c: furnish(c, names))
        mine, yours = await asyncio.gather(
            asyncio.gather(*[play(one, name) for name in names]),
            asyncio.gather(*[play(other, name) for name in reversed(names)]),
        )
        for by_me, by_you in zip(mine, reversed(yours), strict=True):
            assert [a != b for a, b in zip(by_me, by_you, strict=True)] == [True] * 5
