"""Sessions: tokens that the database does not know, and how they end."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, select

from lincei.server.people import People
from lincei.server.sessions import FRESH, Sessions
from lincei.server.settings import DAY, Settings
from lincei.server.store import schema
from lincei.server.store.store import Store
from tests.server.doorway import Watch


def expiries(connection: Connection) -> list[int]:
    return list(connection.scalars(select(schema.sessions.c.expires).order_by(schema.sessions.c.expires)))


@pytest.mark.anyio
async def test_a_token_is_known_by_its_hash_alone(store: Store) -> None:
    async with store:
        settings = Settings("")
        person = await People(store, settings).guest("Ada")
        sessions = Sessions(store, settings)
        token = await sessions.begin(person.id)
        assert await sessions.begin(person.id) != token
        assert await sessions.whose(token) == person
        kept = await store.read(lambda connection: list(connection.scalars(select(schema.sessions.c.token))))
        assert token not in kept
        for wrong in [token + "x", "", "ü\0", *kept]:
            assert await sessions.whose(wrong) is None


@pytest.mark.anyio
async def test_a_session_in_use_is_prolonged_once_a_day_and_ends_unused(store: Store) -> None:
    async with store:
        watch = Watch()
        settings = Settings("", now=watch, session_days=30)
        person = await People(store, settings).guest("Ada")
        sessions = Sessions(store, settings)
        began = watch.at
        token = await sessions.begin(person.id)
        watch.at += DAY
        assert await sessions.whose(token) == person
        assert await store.read(expiries) == [began + 30 * DAY]
        watch.at += 1
        assert await sessions.whose(token) == person
        assert await store.read(expiries) == [watch.at + 30 * DAY]
        seen = await store.read(lambda connection: connection.scalar(select(schema.people.c.seen)))
        assert seen == watch.at
        watch.at += 30 * DAY
        assert await sessions.whose(token) is None
        await sessions.begin(person.id)
        await sessions.purge()
        assert await store.read(expiries) == [watch.at + 30 * DAY]


@pytest.mark.anyio
async def test_signing_out_ends_one_session_or_all(store: Store) -> None:
    async with store:
        settings = Settings("")
        people, sessions = People(store, settings), Sessions(store, settings)
        person, other = await people.guest("Ada"), await people.guest("Byron")
        tokens = [await sessions.begin(person.id) for _ in range(3)]
        strange = await sessions.begin(other.id)
        assert [await sessions.whose(token) for token in tokens] == [person] * 3
        await sessions.end(tokens[0])
        assert [await sessions.whose(token) for token in tokens] == [None, person, person]
        await sessions.end_all(person.id)
        assert [await sessions.whose(token) for token in tokens] == [None] * 3
        assert await sessions.whose(strange) == other
        await sessions.end("never heard of")


@pytest.mark.anyio
async def test_what_another_process_has_ended_is_believed_until_it_says_so_or_some_minutes_pass(store: Store) -> None:
    async with store:
        watch = Watch()
        settings = Settings("", now=watch)
        person = await People(store, settings).guest("Ada")
        here, there = Sessions(store, settings), Sessions(store, settings)

        def it_says_so() -> None:
            here.forget(person.id)

        def some_minutes_pass() -> None:
            watch.at += FRESH

        for told in (it_says_so, here.forget_all, some_minutes_pass):
            token = await here.begin(person.id)
            assert await here.whose(token) == person
            await there.end(token)
            assert await here.whose(token) == person
            told()
            assert await here.whose(token) is None


@pytest.mark.anyio
async def test_an_answer_that_was_on_its_way_when_the_session_ended_is_not_remembered(store: Store) -> None:
    async with store:
        settings = Settings("")
        person = await People(store, settings).guest("Ada")
        sessions = Sessions(store, settings)
        token = await sessions.begin(person.id)
        asking = asyncio.create_task(sessions.whose(token))
        await asyncio.sleep(0)  # it waits for the database now, and cannot go on before we do
        sessions.forget(person.id)
        assert await asking == person
        await store.write(lambda connection: connection.execute(schema.sessions.delete()))
        assert await sessions.whose(token) is None


def test_the_cookie_is_kept_from_scripts_and_other_sites(store: Store) -> None:
    for secure in (False, True):
        header = Sessions(store, Settings("", secure=secure, session_days=2)).cookie("abc").to_header(header="")
        assert {"lincei_session=abc", "HttpOnly", "Max-Age=172800", "Path=/", "SameSite=lax"} <= set(header.split("; "))
        assert ("Secure" in header) == secure
