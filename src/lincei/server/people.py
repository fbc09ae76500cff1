"""People: guests who play at once, and accounts that a password keeps. A guest who makes an account becomes it."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, exists, func, insert, literal, select, union, update
from sqlalchemy.exc import IntegrityError

from lincei.server import names
from lincei.server.refusals import Refused
from lincei.server.settings import DAY
from lincei.server.store import schema
from lincei.server.table import STAND_IN

if TYPE_CHECKING:
    from lincei.server.settings import Settings
    from lincei.server.store.store import Store

AT_ONCE: Final = 2  # passwords tried side by side: each takes 64 MiB


@dataclass(frozen=True)
class PersonRow:
    """Somebody the server knows. An account has a key, its folded name; a guest has none."""

    id: str
    name: str
    key: str | None

    @property
    def guest(self) -> bool:
        return self.key is None


class People:
    """Who plays here."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._hasher = PasswordHasher()
        self._nobody: str | None = None  # a hash that no password fits
        self._trying = asyncio.Semaphore(AT_ONCE)

    async def guest(self, name: str) -> PersonRow:
        """Somebody who gives a name and nothing else."""
        person = PersonRow(self._settings.token(), names.tidy(name), None)
        now = self._settings.now()
        await self._store.write(lambda connection: add(connection, person, None, now))
        return person

    async def purge(self) -> None:
        """Forget guests who have no session any more, and so cannot come back, and whose name stands at no table."""
        people, seats, sessions = schema.people, schema.seats, schema.sessions
        gone = delete(people).where(
            people.c.key.is_(None),
            people.c.created < self._settings.now() - DAY,
            ~exists().where(sessions.c.person == people.c.id),
            ~exists().where(seats.c.person == people.c.id),
        )
        await self._store.write(lambda connection: connection.execute(gone))

    async def register(self, name: str, password: str, guest: PersonRow | None) -> PersonRow:
        """Make an account. A guest becomes the account itself, so that the games stay where they are."""
        name = names.tidy(name)
        person = PersonRow(guest.id if guest else self._settings.token(), name, names.key(name))
        now = self._settings.now()
        hashed = await self._hash(password)
        if guest is None:
            await self._store.write(lambda connection: add(connection, person, hashed, now))
        else:
            await self._store.write(lambda connection: promote(connection, person, hashed))
        return person

    async def sign_in(self, name: str, password: str, guest: PersonRow | None) -> tuple[PersonRow, list[str]]:
        """The account of that name, and the tables whose people are others now: those that the guest played at."""
        key = names.key(name)
        person, hashed = await self._store.read(lambda connection: account(connection, key))
        if not await self._fits(hashed, password) or person is None:
            raise Refused(401, "lincei-wrong-password")
        if hashed is not None and self._hasher.check_needs_rehash(hashed):
            await self._keep(person, password)
        if guest is None or not guest.guest:
            return person, []
        return person, await self._store.write(lambda connection: carry_over(connection, guest.id, person.id))

    async def check_password(self, person: PersonRow, password: str | None) -> None:
        """Whether it is really that person, asked before what cannot be undone."""
        column = schema.people.c.password
        hashed = await self._store.read(
            lambda connection: connection.scalar(select(column).where(schema.people.c.id == person.id))
        )
        if not await self._fits(hashed, password or ""):
            raise Refused(401, "lincei-wrong-password")

    async def change_password(self, person: PersonRow, old: str, new: str) -> None:
        """A new password in place of the old. Sessions are the caller's to end."""
        if person.guest:
            raise Refused(409, "lincei-guest-has-no-password")
        await self.check_password(person, old)
        await self._keep(person, new)

    async def delete(self, person: PersonRow) -> list[str]:
        """Forget somebody: a bot plays on, what was said is unsaid. The tables concerned."""
        return await self._store.write(lambda connection: forget(connection, person.id))

    # -- passwords ------------------------------------------------------------------------------------------------

    async def _hash(self, password: str) -> str:
        async with self._trying:
            return await asyncio.to_thread(self._hasher.hash, normalize("NFC", password))

    async def _fits(self, hashed: str | None, password: str) -> bool:
        """Takes as long for a name that nobody has, so that time does not tell which names there are."""
        if self._nobody is None:
            self._nobody = await self._hash(secrets.token_urlsafe())
        async with self._trying:
            return await asyncio.to_thread(self._verified, hashed or self._nobody, normalize("NFC", password))

    def _verified(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _keep(self, person: PersonRow, password: str) -> None:
        hashed = await self._hash(password)
        change = update(schema.people).where(schema.people.c.id == person.id).values(password=hashed)
        await self._store.write(lambda connection: connection.execute(change))


# -- in the database: each of these is one transaction ----------------------------------------------------------------


def account(connection: Connection, key: str) -> tuple[PersonRow | None, str | None]:
    """An account, and the hash of its password."""
    people = schema.people.c
    query = select(people.id, people.name, people.key, people.password).where(people.key == key)
    row = connection.execute(query).one_or_none()
    return (PersonRow(row.id, row.name, row.key), row.password) if row else (None, None)


def add(connection: Connection, person: PersonRow, hashed: str | None, now: int) -> None:
    new = insert(schema.people).values(
        id=person.id, name=person.name, key=person.key, password=hashed, created=now, seen=now
    )
    try:
        with connection.begin_nested():  # others write in the same transaction, and a taken name is no harm to them
            connection.execute(new)
    except IntegrityError:
        raise Refused(409, "lincei-name-taken") from None


def promote(connection: Connection, person: PersonRow, hashed: str) -> None:
    """A guest becomes an account."""
    people = schema.people
    change = update(people).where(people.c.id == person.id, people.c.key.is_(None))
    try:
        with connection.begin_nested():
            done = connection.execute(change.values(name=person.name, key=person.key, password=hashed))
    except IntegrityError:
        raise Refused(409, "lincei-name-taken") from None
    if not done.rowcount:  # gone, or an account already, since the request began
        raise Refused(401, "lincei-sign-in-first")


def carry_over(connection: Connection, guest: str, account: str) -> list[str]:
    """All that a guest played belongs to the account from now on; the guest is no more."""
    concerned = tables_of(connection, guest)
    seats, tables, log, watchers = schema.seats, schema.tables, schema.log, schema.watchers
    connection.execute(update(seats).where(seats.c.person == guest).values(person=account))
    connection.execute(update(tables).where(tables.c.host == guest).values(host=account))
    connection.execute(update(log).where(log.c.person == guest).values(person=account))
    other = watchers.alias()
    already = exists().where(other.c["table"] == watchers.c["table"], other.c.person == account)
    watched = select(watchers.c["table"], literal(account)).where(watchers.c.person == guest, ~already)
    connection.execute(insert(watchers).from_select(["table", "person"], watched))
    drop_snapshots(connection, concerned)
    connection.execute(delete(schema.people).where(schema.people.c.id == guest))
    return concerned


def forget(connection: Connection, person: str) -> list[str]:
    """Delete somebody and what he said. His moves stay: they are the others' game too."""
    concerned = tables_of(connection, person)
    seats, tables, log = schema.seats, schema.tables, schema.log
    running = select(tables.c.id).where(tables.c.status == "running")
    bot = func.coalesce(seats.c.bot, STAND_IN)
    mine = seats.c.person == person
    connection.execute(update(seats).where(mine, seats.c["table"].in_(running)).values(bot=bot))
    connection.execute(update(seats).where(mine).values(person=None, name=None))
    said = update(log).where(log.c.person == person, log.c.kind == "chat")
    connection.execute(said.values(data={"deleted": True}))
    drop_snapshots(connection, concerned)
    connection.execute(delete(schema.people).where(schema.people.c.id == person))
    return concerned


def tables_of(connection: Connection, person: str) -> list[str]:
    """Every table that knows a person."""
    seats, tables, watchers, log = schema.seats.c, schema.tables.c, schema.watchers.c, schema.log.c
    known = union(
        select(seats["table"]).where(seats.person == person),
        select(tables.id).where(tables.host == person),
        select(watchers["table"]).where(watchers.person == person),
        select(log["table"]).where(log.person == person),
    )
    return sorted(connection.scalars(known))


def drop_snapshots(connection: Connection, tables: list[str]) -> None:
    """A snapshot repeats rows of the log, names and words included; the next reader folds the log itself."""
    for table in tables:
        connection.execute(delete(schema.snapshots).where(schema.snapshots.c["table"] == table))
