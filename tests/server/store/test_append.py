"""A row of a log is written once, wholly, and for good."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from lincei.server.refusals import Refused, StoreDown
from lincei.server.store.append import append_all
from lincei.server.store.schema import house, invitations, log, metadata, people, seats, snapshots, tables, watchers
from lincei.server.store.store import Store
from tests.server.store.rows import count, entry, everything, furnish, person

pytestmark = pytest.mark.anyio


def all_of(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    return everything(connection, *metadata.sorted_tables)


def keep(connection: Connection) -> str:
    connection.execute(insert(house), [{"key": "k", "value": "v"}])
    return "kept"


async def test_a_row_and_all_that_changes_with_it_are_written_together(store: Store) -> None:
    async with store:
        await store.write(lambda c: furnish(c, ["t", "u"]))
        assert await store.append(
            entry(
                "t",
                1,
                "first-click",
                table={"seq": 1, "changed": 1001, "status": "running", "result": {"scores": [1, 2]}, "due": 99},
                seats=[{"number": 1, "person": "bob"}, {"number": 0, "bot": "novice", "person": None}],
                snapshot=b"\x00one",
                invitation="way-t",
                watcher="bob",
            )
        )
        row = (await store.read(lambda c: c.execute(select(log)).one()))._asdict()
        assert row == {"table": "t", "seq": 1, "at": 1001, "kind": "play", "seat": 0, "person": "ada"} | {
            "client": "first-click",
            "data": {"action": 1},
        }
        of_table = select(tables.c.id, tables.c.status, tables.c.seq, tables.c.result, tables.c.due)
        assert [tuple(r) for r in await store.read(lambda c: c.execute(of_table.order_by("id")).all())] == [
            ("t", "running", 1, {"scores": [1, 2]}, 99),
            ("u", "open", 0, None, None),
        ]
        found = await store.read(lambda c: everything(c, seats, snapshots, watchers, invitations))
        assert found["seats"] == [
            ("t", 0, None, "novice", None),
            ("t", 1, "bob", None, None),
            ("u", 0, None, None, None),
            ("u", 1, None, None, None),
        ]
        assert found["snapshots"] == [("t", 1, b"\x00one")]
        assert found["watchers"] == [("t", "bob")]
        assert [used for *_, used in found["invitations"]] == [1001, None]

        assert await store.append(entry("t", 2, snapshot=b"two", watcher="bob"))
        found = await store.read(lambda c: everything(c, snapshots, watchers))
        assert found == {"snapshots": [("t", 2, b"two")], "watchers": [("t", "bob")]}


@pytest.mark.parametrize(
    "again",
    [
        entry("t", 1, "another-id", table={"seq": 7}, seats=[{"number": 0, "bot": "novice"}], snapshot=b"x"),
        entry("t", 2, "first-click", table={"seq": 7}, watcher="bob"),
        entry("t", 1, None, invitation="way-t"),
        entry("t", 2, "new", invitation="way-u"),
        entry("t", 2, "new", invitation="nowhere"),
    ],
    ids=["same row", "same click", "row and invitation", "spent invitation", "no invitation"],
)
async def test_what_is_there_already_changes_nothing(store: Store, again: Any) -> None:
    async with store:
        await store.write(lambda c: furnish(c, ["t", "u"]))
        assert await store.append(entry("t", 1, "first-click"))
        assert await store.append(entry("u", 1, "first-click", invitation="way-u"))
        before = await store.read(all_of)
        assert not await store.append(again)
        assert await store.read(all_of) == before


async def test_rows_without_a_client_are_never_the_same_click(store: Store) -> None:
    async with store:
        await store.write(lambda c: furnish(c, ["t"]))
        assert await store.append(entry("t", 1)) and await store.append(entry("t", 2))


async def test_of_many_that_want_the_same_row_one_gets_it(store: Store) -> None:
    async with store:
        await store.write(lambda c: furnish(c, ["t"]))
        wanted = [entry("t", 1, f"client-{i}", table={"changed": i}) for i in range(20)]
        assert sum(await asyncio.gather(*map(store.append, wanted))) == 1
        client, changed = await store.read(
            lambda c: c.execute(select(log.c.client, tables.c.changed).join(tables)).one()
        )
        assert client == f"client-{changed}"


async def test_of_many_with_one_invitation_one_gets_in(store: Store) -> None:
    async with store:
        await store.write(lambda c: furnish(c, ["t"]))
        wanted = [entry("t", seq, invitation="way-t") for seq in range(1, 9)]
        assert sum(await asyncio.gather(*map(store.append, wanted))) == 1
        assert await store.read(lambda c: count(c, log)) == 1


async def test_many_at_once_are_all_written(store: Store) -> None:
    """More than fit into one transaction, on tables that change in different ways."""
    names = [f"t{number:03}" for number in range(300)]

    async def play(name: str) -> int:
        done = 0
        for seq in (1, 2):
            changes: dict[str, Any] = {"seq": seq} | ({"status": "over"} if name.endswith("7") else {})
            done += await store.append(entry(name, seq, f"{name}-{seq}", table=changes))
        return done

    async with store:
        await store.write(lambda c: furnish(c, names))
        assert sum(await asyncio.gather(*map(play, names))) == 600
        assert await store.read(lambda c: count(c, log)) == 600
        over = select(tables.c.id).where(tables.c.status == "over", tables.c.seq == 2)
        assert len(await store.read(lambda c: c.execute(over).all())) == 30


async def test_a_batch_is_one_transaction(store: Store) -> None:
    """The writer is held up, so that what comes meanwhile is written together."""
    held, go_on = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def hold(connection: Connection) -> None:
        loop.call_soon_threadsafe(held.set)
        asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result()

    def transaction(connection: Connection) -> Any:
        name = "pg_current_xact_id()" if store.dialect == "postgresql" else "total_changes()"
        return connection.execute(text(f"SELECT CAST({name} AS TEXT)")).scalar()

    async with store:
        await store.write(lambda c: furnish(c, ["t", "u"]))
        first = asyncio.create_task(store.write(hold))
        await held.wait()
        jobs = [asyncio.create_task(job) for job in (store.append(entry("t", 1)), store.append(entry("u", 1)))]
        jobs += [asyncio.create_task(store.write(transaction)) for _ in range(2)]
        await asyncio.sleep(0)
        go_on.set()
        await first
        *written, one, other = await asyncio.gather(*jobs)
        assert written == [True, True] and one == other


async def test_one_bad_job_does_not_hurt_the_others(store: Store) -> None:
    def refuse(connection: Connection) -> None:
        connection.execute(insert(people), [person("carl")])
        raise Refused(409, "lincei-no")

    async with store:
        await store.write(lambda c: furnish(c, ["t", "u"]))
        answers = await asyncio.gather(
            store.append(entry("t", 1)),
            store.write(refuse),
            store.append(entry("nowhere", 1)),
            store.write(keep),
            store.append(entry("u", 1)),
            store.write(lambda c: c.execute(text("SELECT wrong"))),
            store.append(entry("u", 2, "u2")),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers[1:3]] == [Refused, IntegrityError]
        assert [answers[0], answers[3], answers[4], answers[6]] == [True, "kept", True, True]
        assert isinstance(answers[5], Exception)
        assert await store.read(lambda c: (count(c, log), count(c, people), count(c, house))) == (3, 2, 1)


async def test_a_reader_cannot_write(store: Store) -> None:
    async with store:
        with pytest.raises(Exception, match=r"read-?only"):
            await store.read(lambda c: c.execute(insert(house), [{"key": "k", "value": "v"}]))
        assert await store.read(lambda c: count(c, house)) == 0


async def test_a_reader_sees_one_moment(store: Store) -> None:
    loop = asyncio.get_running_loop()

    def twice(connection: Connection) -> tuple[int, int]:
        before = count(connection, house)
        change = store.write(keep)
        assert asyncio.run_coroutine_threadsafe(change, loop).result() == "kept"
        return before, count(connection, house)

    async with store:
        assert await store.read(twice) == (0, 0)
        assert await store.read(lambda c: count(c, house)) == 1


async def test_stopping_finishes_what_is_queued(store: Store, database_url: str) -> None:
    await store.start()
    await store.write(lambda c: furnish(c, ["t"]))
    waiting = [asyncio.create_task(store.append(entry("t", seq))) for seq in range(1, 101)]
    await asyncio.sleep(0)
    await store.stop()
    assert await asyncio.gather(*waiting) == [True] * 100
    with pytest.raises(StoreDown):
        await store.append(entry("t", 101))
    with pytest.raises(StoreDown):
        await store.read(lambda c: count(c, log))
    async with Store(database_url) as again:
        assert await again.read(lambda c: count(c, log)) == 100


async def test_who_no_longer_waits_disturbs_nobody(store: Store) -> None:
    async with store:
        await store.write(lambda c: furnish(c, ["t", "u"]))
        gone = asyncio.create_task(store.append(entry("t", 1)))
        await asyncio.sleep(0)
        gone.cancel()
        assert await store.append(entry("u", 1))
        assert await store.read(lambda c: count(c, log)) == 2


async def test_an_invitation_stays_good_if_its_row_was_there(store: Store) -> None:
    """In one transaction, where the two statements could be seen apart."""

    def both(connection: Connection) -> list[bool]:
        connection.execute(update(tables).values(seq=0))
        return append_all(connection, [entry("t", 1), entry("t", 1, invitation="way-t"), entry("t", 2)], "p")

    async with store:
        await store.write(lambda c: furnish(c, ["t"]))
        assert await store.write(both) == [True, False, True]
        assert await store.read(lambda c: c.execute(select(invitations.c.used)).scalar()) is None
