"""People: what they may be called, and what becomes of their games when they become somebody else, or nobody."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Connection, func, insert, select, update

from lincei.server import names
from lincei.server.people import People, PersonRow
from lincei.server.refusals import Refused
from lincei.server.sessions import Sessions
from lincei.server.settings import DAY, Settings
from lincei.server.store import schema
from lincei.server.store.store import Store
from tests.server.doorway import PASSWORD

SETTINGS = Settings("", now=lambda: 1_000)


@pytest.mark.parametrize(
    ("given", "seen"),
    [(" Ada  \t Lovelace\n", "Ada Lovelace"), ("e\u0301", "é"), ("x" * 40, "x" * 40), ("数学", "数学"), ("👩", "👩")],
)
def test_a_name_is_tidied(given: str, seen: str) -> None:
    assert names.tidy(given) == seen


@pytest.mark.parametrize(
    "given",
    ["", " \t ", "x" * 41, "a\x1b[31m", "a\u202eb", "a\u200db", "a\x00", "\ud800", "\u3164", "\ufeff", "\u0958" * 21],
)
def test_a_name_that_cannot_be_seen_or_is_too_long_is_refused(given: str) -> None:
    with pytest.raises(Refused, match="lincei-bad-name"):
        names.tidy(given)


def test_two_names_that_look_alike_have_one_key() -> None:
    assert len({names.key(name) for name in ("Straße", "STRASSE", "ｓtrasse", "strasse")}) == 1


def test_a_name_whose_key_would_not_fit_is_refused() -> None:
    with pytest.raises(Refused, match="lincei-bad-name"):
        names.key("\ufdfa" * 5)


# -- in the database ----------------------------------------------------------------------------------------------


def open_table(connection: Connection, table: str, status: str, host: str | None) -> None:
    connection.execute(
        insert(schema.tables).values(
            id=table, game="expo1906", edition="", digest="", engine="", players=2, options={}, settings={},
            public=False, host=host, seed="1", created=0, status=status, seq=2, changed=0, waiting=[],
        )
    )  # fmt: skip


def seat(connection: Connection, table: str, number: int, person: str | None, bot: str | None = None) -> None:
    connection.execute(insert(schema.seats).values(table=table, number=number, person=person, bot=bot, name="Own name"))


def row(connection: Connection, table: str, seq: int, kind: str, person: str, data: dict[str, str]) -> None:
    values = {"table": table, "seq": seq, "at": 0, "kind": kind, "person": person, "data": data}
    connection.execute(insert(schema.log).values(values))


def watch(connection: Connection, table: str, person: str) -> None:
    connection.execute(insert(schema.watchers).values(table=table, person=person))


def furnish(connection: Connection, person: str, other: str) -> None:
    """Tables that a person plays at, hosts, watches, or has only spoken at; and one that is none of his."""
    for table, status, host in [
        ("running", "running", other),
        ("open", "open", person),
        ("over", "over", other),
        ("watched", "running", other),
        ("spoken", "running", other),
        ("strange", "running", other),
    ]:
        open_table(connection, table, status, host)
        seat(connection, table, 0, other)
        connection.execute(insert(schema.snapshots).values(table=table, seq=2, body=b"rows"))
    for table in ("running", "open", "over"):
        seat(connection, table, 1, person)
    seat(connection, "running", 2, person, "random")
    row(connection, "running", 1, "play", person, {"action": "1"})
    row(connection, "spoken", 1, "chat", person, {"text": "my words"})
    row(connection, "spoken", 2, "chat", other, {"text": "their words"})
    watch(connection, "watched", person)
    watch(connection, "watched", other)
    watch(connection, "spoken", person)


CONCERNED = ["open", "over", "running", "spoken", "watched"]


def seats_of(connection: Connection) -> dict[tuple[str, int], tuple[str | None, str | None]]:
    seats = schema.seats.c
    rows = connection.execute(select(seats["table"], seats.number, seats.person, seats.bot))
    return {(table, number): (person, bot) for table, number, person, bot in rows}


def count(connection: Connection, person: PersonRow) -> int:
    found = connection.scalar(select(func.count()).select_from(schema.people).where(schema.people.c.id == person.id))
    return found or 0


@pytest.mark.anyio
async def test_a_guest_becomes_the_account_and_keeps_its_place(store: Store) -> None:
    async with store:
        people = People(store, SETTINGS)
        guest = await people.guest(" Ada ")
        assert guest.guest and guest.name == "Ada"
        account = await people.register("Ada Lovelace", PASSWORD, guest)
        assert (account.id, account.name, account.guest) == (guest.id, "Ada Lovelace", False)
        assert await people.sign_in("ADA lovelace", PASSWORD, None) == (account, [])
        # A second registration of the same guest, from another window, comes too late.
        with pytest.raises(Refused, match="lincei-sign-in-first"):
            await people.register("Byron", PASSWORD, guest)


@pytest.mark.anyio
async def test_a_name_is_taken_once_by_newcomers_and_guests_alike(store: Store) -> None:
    async with store:
        people = People(store, SETTINGS)
        await people.register("Ada", PASSWORD, None)
        guest = await people.guest("Ada")
        for newcomer in (None, guest):
            with pytest.raises(Refused, match="lincei-name-taken") as refused:
                await people.register("ａＤＡ", PASSWORD, newcomer)
            assert refused.value.status == 409
        assert (await people.register("Byron", PASSWORD, guest)).id == guest.id


@pytest.mark.anyio
async def test_a_wrong_password_and_a_name_that_nobody_has_are_told_alike(store: Store) -> None:
    async with store:
        people = People(store, SETTINGS)
        await people.register("Ada", PASSWORD, None)
        for name, password in (("Ada", PASSWORD + "!"), ("Nobody", PASSWORD)):
            with pytest.raises(Refused) as refused:
                await people.sign_in(name, password, None)
            assert (refused.value.status, refused.value.message) == (401, "lincei-wrong-password")
            assert refused.value.arguments == {}


@pytest.mark.anyio
async def test_signing_in_carries_the_games_of_the_guest_over(store: Store) -> None:
    async with store:
        people = People(store, SETTINGS)
        account = await people.register("Ada", PASSWORD, None)
        guest = await people.guest("Visitor")
        other = await people.guest("Other")
        await store.write(lambda connection: furnish(connection, guest.id, other.id))
        await store.write(lambda connection: watch(connection, "watched", account.id))
        await Sessions(store, SETTINGS).begin(guest.id)

        assert await people.sign_in("Ada", PASSWORD, guest) == (account, CONCERNED)

        def look(connection: Connection) -> None:
            seats = seats_of(connection)
            assert seats["running", 1] == (account.id, None) and seats["running", 2] == (account.id, "random")
            assert seats["open", 1] == seats["over", 1] == (account.id, None)
            assert seats["running", 0] == (other.id, None)
            assert list(connection.scalars(select(schema.tables.c.id).where(schema.tables.c.host == account.id))) == [
                "open"
            ]
            log = schema.log.c
            rows = connection.execute(select(log["table"], log.person, log.data).order_by(log["table"], log.seq)).all()
            assert [tuple(found) for found in rows] == [
                ("running", account.id, {"action": "1"}),
                ("spoken", account.id, {"text": "my words"}),
                ("spoken", other.id, {"text": "their words"}),
            ]
            watchers = schema.watchers.c
            watching = connection.execute(select(watchers["table"], watchers.person))
            assert {tuple(found) for found in watching} == {
                ("watched", account.id), ("watched", other.id), ("spoken", account.id),
            }  # fmt: skip
            assert list(connection.scalars(select(schema.snapshots.c["table"]))) == ["strange"]
            assert count(connection, guest) == 0 and not list(connection.scalars(select(schema.sessions.c.token)))

        await store.read(look)


@pytest.mark.anyio
async def test_who_leaves_for_good_is_forgotten_and_a_bot_plays_on(store: Store) -> None:
    async with store:
        people = People(store, SETTINGS)
        account = await people.register("Ada", PASSWORD, None)
        other = await people.guest("Other")
        await store.write(lambda connection: furnish(connection, account.id, other.id))
        await Sessions(store, SETTINGS).begin(account.id)

        assert await people.delete(account) == CONCERNED

        def look(connection: Connection) -> None:
            seats = seats_of(connection)
            assert seats["running", 1] == (None, "greedy") and seats["running", 2] == (None, "random")
            assert seats["open", 1] == seats["over", 1] == (None, None)
            named = schema.seats.c.name
            assert set(connection.scalars(select(named).where(schema.seats.c.person.is_(None)))) == {None}
            log = schema.log.c
            rows = connection.execute(select(log["table"], log.person, log.data).order_by(log["table"], log.seq)).all()
            assert [tuple(found) for found in rows] == [
                ("running", None, {"action": "1"}),
                ("spoken", None, {"deleted": True}),
                ("spoken", other.id, {"text": "their words"}),
            ]
            assert list(connection.scalars(select(schema.snapshots.c["table"]))) == ["strange"]
            assert count(connection, account) == 0 and not list(connection.scalars(select(schema.sessions.c.token)))

        await store.read(look)
        with pytest.raises(Refused, match="lincei-wrong-password"):
            await people.sign_in("Ada", PASSWORD, None)


@pytest.mark.anyio
async def test_a_password_is_changed_by_who_knows_the_old_one(store: Store) -> None:
    async with store:
        people = People(store, SETTINGS)
        account = await people.register("Ada", PASSWORD, None)
        with pytest.raises(Refused, match="lincei-wrong-password"):
            await people.change_password(account, "something else", "a new password")
        await people.change_password(account, PASSWORD, "a new password")
        assert await people.sign_in("Ada", "a new password", None) == (account, [])
        with pytest.raises(Refused, match="lincei-guest-has-no-password"):
            await people.change_password(await people.guest("Ada"), PASSWORD, "a new password")


@pytest.mark.anyio
async def test_an_old_weak_hash_is_made_anew_at_the_next_sign_in(store: Store) -> None:
    async with store:
        people = People(store, SETTINGS)
        await people.register("Ada", PASSWORD, None)
        weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
        await store.write(lambda connection: connection.execute(update(schema.people).values(password=weak)))
        await people.sign_in("Ada", PASSWORD, None)
        kept = await store.read(lambda connection: connection.scalar(select(schema.people.c.password)))
        assert kept != weak and kept is not None and not PasswordHasher().check_needs_rehash(kept)


@pytest.mark.anyio
async def test_a_guest_who_cannot_come_back_is_forgotten_unless_his_name_stands_at_a_table(store: Store) -> None:
    async with store:
        people = People(store, SETTINGS)
        gone, playing, back = [await people.guest(name) for name in ("Gone", "Playing", "Back")]
        account = await people.register("Ada", PASSWORD, None)
        await Sessions(store, SETTINGS).begin(back.id)

        def sit(connection: Connection) -> None:
            open_table(connection, "t", "over", None)
            seat(connection, "t", 0, playing.id)

        await store.write(sit)
        await people.purge()
        left = await store.read(lambda connection: connection.execute(select(schema.people.c.id)).scalars().all())
        assert gone.id in left, "he has only just come"
        await People(store, Settings("", now=lambda: 1_000 + 2 * DAY)).purge()
        left = await store.read(lambda connection: connection.execute(select(schema.people.c.id)).scalars().all())
        assert set(left) == {playing.id, back.id, account.id}
