"""What a server does by itself: it checks every game when it starts, and lets time do its work while it runs."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, select, update

from lincei.kernel.errors import BadRecord
from lincei.server import deeds, logs, reading
from lincei.server.about import about_of
from lincei.server.botseats import BotSeats, asked
from lincei.server.house import House
from lincei.server.people import People
from lincei.server.presence import RENEWED
from lincei.server.refusals import Refused, StoreDown
from lincei.server.sessions import Sessions
from lincei.server.settings import HOUR, SECOND
from lincei.server.store import schema
from lincei.server.store.database import insert_into
from lincei.server.table import Table
from lincei.version import __version__

HEARTBEAT = 5 * SECOND
SILENT = 4 * HEARTBEAT  # after so long without a sign of life no server ran


async def validate(house: House, progress: Callable[[int, int, int], None]) -> list[str]:
    """Play every unfinished game again; one that this version cannot play is set aside and stays as it is.

    The tables where a bot is to move.
    """
    names = await house.store.read(reading.unfinished)
    since = await house.store.read(last_sign_of_life)
    bots: list[str] = []
    aside = 0
    for number, name in enumerate(names, start=1):
        table, trouble = await checked(house, name)
        aside += table is None
        progress(number, len(names), aside)
        if table is None:
            logs.note("game-set-aside", logging.WARNING, table=name, why=trouble)
            continue
        if asked(table) is not None:
            bots.append(name)
        stopped = since is not None and since + SILENT < house.settings.now()
        if stopped and table.status == "running":  # without a clock too: nobody was absent meanwhile
            async with house.held(name) as paused:
                await house.keep(paused, deeds.pause(paused, house.settings.now(), since or 0))
    return bots


async def checked(house: House, name: str) -> tuple[Table | None, str]:
    """A table if its game can go on, else why it cannot; not a word of the game itself."""
    stored = await house.store.read(lambda connection: reading.read_table(connection, name))
    assert stored is not None
    table, trouble = replayed(house, stored)
    if table is None or stored.about["status"] == "aside":
        await house.store.write(lambda connection: note(connection, stored, table, trouble))
    return table, trouble


def replayed(house: House, stored: reading.Stored) -> tuple[Table | None, str]:
    row = stored.about
    about = about_of(stored, house.shelf, house.settings)
    if about is None:
        return None, f"{row['game']} with the edition {row['edition']!r} ({row['digest'][:12]}) is not on this server"
    table = Table(about, row["host"], stored.chairs)
    try:
        table.load(stored.rows, stored.about["seq"])
    except BadRecord:
        wrong = len(table.rows) + 1
        return None, f"begun with Lincei {row['engine']}, it does not replay with {__version__} from row {wrong} on"
    return table, ""


def note(connection: Connection, stored: reading.Stored, table: Table | None, trouble: str) -> None:
    """Set a game aside, or take it up again; its log is never touched, nor a game that has gone on meanwhile."""
    values: dict[str, Any] = {"status": "aside", "aside": trouble, "due": None}
    if table is not None:
        values = {"status": table.status, "aside": None, "due": table.due()}
    same = (schema.tables.c.id == stored.about["id"]) & (schema.tables.c.seq == stored.about["seq"])
    connection.execute(update(schema.tables).where(same).values(values))


def last_sign_of_life(connection: Connection) -> int | None:
    found = connection.execute(select(schema.house.c.value).where(schema.house.c.key == "alive")).scalar()
    return None if found is None else int(found)


class Keeper:
    """Comes by every second: clocks, tables that nobody joined, bots that another process has left waiting."""

    def __init__(self, house: House, people: People, sessions: Sessions, bots: BotSeats) -> None:
        self.house = house
        self.people = people
        self.sessions = sessions
        self.bots = bots
        self.last: dict[str, int] = {}

    async def run(self) -> None:
        while True:
            await asyncio.sleep(1)
            try:
                await self.come_by(self.house.settings.now())
            except StoreDown:
                logs.note("store-down", logging.WARNING)
            except Exception as error:
                logs.broken("keeper-stumbled", error)

    async def come_by(self, now: int) -> None:
        house = self.house
        for name in await house.store.read(lambda connection: reading.overdue(connection, now)):
            try:
                await self.look_after(name)
            except Refused:
                await house.store.write(lambda connection, n=name: give_up(connection, n))  # type: ignore[misc]
        if self.is_time("heartbeat", HEARTBEAT, now):
            await house.store.write(lambda connection: live(connection, now))
        if self.is_time("presence", RENEWED, now):
            for name in house.presence.tidy(now):
                house.ears.wake(name)
            for name, person in house.presence.everybody():
                await house.store.notify(f"here {name} {person}")
        if self.is_time("garbage", HOUR, now):
            gc.collect()
        if self.is_time("sessions", HOUR, now):
            await self.sessions.purge()
            await self.people.purge()

    async def last_sign(self) -> None:
        """Clocks stand from now on."""
        await self.house.store.write(lambda connection: live(connection, self.house.settings.now()))

    def is_time(self, what: str, every: int, now: int) -> bool:
        if now < self.last.get(what, 0) + every:
            return False
        self.last[what] = now
        return True

    async def look_after(self, name: str) -> None:
        async with self.house.held(name) as table:
            while change := deeds.overdue(table, self.house.settings.now()):
                if not await self.house.keep(table, change):
                    return
        self.bots.look_at(table)


def give_up(connection: Connection, name: str) -> None:
    """Nothing happens by itself at a table that cannot be read; the next start of the server checks it."""
    connection.execute(update(schema.tables).where(schema.tables.c.id == name).values(due=None))


def live(connection: Connection, now: int) -> None:
    """Note that a server runs."""
    insert = insert_into(connection)(schema.house)
    alive = insert.on_conflict_do_update(index_elements=[schema.house.c.key], set_={"value": insert.excluded.value})
    connection.execute(alive, {"key": "alive", "value": str(now)})
