"""Sessions: a browser holds a token, the database its SHA-256, so that who reads the database cannot sign in."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from litestar.datastructures import Cookie
from sqlalchemy import Connection, delete, insert, select, update

from lincei.server.people import PersonRow
from lincei.server.refusals import StoreDown
from lincei.server.settings import DAY, MINUTE
from lincei.server.store import schema

if TYPE_CHECKING:
    from lincei.server.settings import Settings
    from lincei.server.store.store import Store

COOKIE: Final = "lincei_session"
REMEMBERED: Final = 10_000  # sessions in memory
FRESH: Final = 5 * MINUTE  # then the database is asked again, whatever was or was not heard


@dataclass(frozen=True)
class Known:
    """A session that the database has told of."""

    person: PersonRow
    expires: int
    asked: int


class Sessions:
    """Who holds which token. Every deed asks, so the answers are remembered for a while."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._known: OrderedDict[str, Known] = OrderedDict()
        self.forgotten: Callable[[str], None] = lambda person: None  # told whose sessions may have ended
        self.forgettings = 0  # how often something was forgotten; an answer read before that is not remembered

    async def begin(self, person: str) -> str:
        """A new token: never one that the browser brought along."""
        token = secrets.token_urlsafe(32)
        now = self._settings.now()
        row = {"token": digest(token), "person": person, "created": now, "expires": self._until(now)}
        await self._store.write(lambda connection: connection.execute(insert(schema.sessions).values(row)))
        return token

    async def whose(self, token: str) -> PersonRow | None:
        """Who holds a token, if anybody does. Using it keeps it alive."""
        key = digest(token)
        now = self._settings.now()
        known = self._known.get(key)
        if known is None or now >= known.asked + FRESH:
            forgotten = self.forgettings
            known = await self._store.read(lambda connection: found(connection, key, now))
            self._known.pop(key, None)
            if known is None:
                return None
            if forgotten == self.forgettings:
                self._known[key] = known
                if len(self._known) > REMEMBERED:
                    self._known.popitem(last=False)
        if now >= known.expires:
            return None
        if known.expires < self._until(now) - DAY:
            await self._prolong(key, known, now)
        return known.person

    async def end(self, token: str) -> None:
        """Sign out here."""
        key = digest(token)
        sessions = schema.sessions

        def leave(connection: Connection) -> str | None:
            person = connection.scalar(select(sessions.c.person).where(sessions.c.token == key))
            connection.execute(delete(sessions).where(sessions.c.token == key))
            return person

        person = await self._store.write(leave)
        if person is not None:
            await self.changed(person)

    async def end_all(self, person: str) -> None:
        """Sign out everywhere."""
        ending = delete(schema.sessions).where(schema.sessions.c.person == person)
        await self._store.write(lambda connection: connection.execute(ending))
        await self.changed(person)

    async def changed(self, person: str) -> None:
        """A person is another one now, or has less to show: no process may go by what it remembers."""
        self.forget(person)
        await self._store.notify(f"person {person}")

    def forget(self, person: str) -> None:
        """Ask the database again who this is: called here, and when another process says so."""
        self.forgettings += 1
        for key in [key for key, known in self._known.items() if known.person.id == person]:
            del self._known[key]
        self.forgotten(person)

    def forget_all(self) -> None:
        """Notices from other processes may have been lost."""
        self.forgettings += 1
        self._known.clear()

    async def purge(self) -> None:
        """Delete what has expired."""
        old = delete(schema.sessions).where(schema.sessions.c.expires <= self._settings.now())
        await self._store.write(lambda connection: connection.execute(old))

    def cookie(self, token: str) -> Cookie:
        """What the browser is to keep, where no script can read it."""
        return self._cookie(token, self._settings.session_days * DAY // 1000)

    def no_cookie(self) -> Cookie:
        """What takes the cookie away."""
        return self._cookie("", 0)

    # -- inside ---------------------------------------------------------------------------------------------------

    def _cookie(self, value: str, seconds: int) -> Cookie:
        secure = self._settings.secure
        return Cookie(COOKIE, value=value, path="/", max_age=seconds, httponly=True, samesite="lax", secure=secure)

    def _until(self, now: int) -> int:
        return now + self._settings.session_days * DAY

    async def _prolong(self, key: str, known: Known, now: int) -> None:
        """At most once a day: to look at a table is not to write."""
        until = self._until(now)
        longer = update(schema.sessions).where(schema.sessions.c.token == key).values(expires=until)
        seen = update(schema.people).where(schema.people.c.id == known.person.id).values(seen=now)

        def write(connection: Connection) -> None:
            connection.execute(longer)
            connection.execute(seen)

        if key in self._known:
            self._known[key] = Known(known.person, until, known.asked)
        with contextlib.suppress(StoreDown):  # who may look need not be sent away because nothing can be written
            await self._store.write(write)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def found(connection: Connection, key: str, now: int) -> Known | None:
    people, sessions = schema.people, schema.sessions
    query = select(people.c.id, people.c.name, people.c.key, sessions.c.expires)
    query = query.join_from(sessions, people).where(sessions.c.token == key, sessions.c.expires > now)
    row = connection.execute(query).one_or_none()
    return Known(PersonRow(row.id, row.name, row.key), row.expires, now) if row else None
