"""The house: the tables that this process has in memory, and the one way to change them.

A table has a lock. Whoever changes it holds the lock until the change is durable, and whoever looks waits for that, so
nobody is ever shown what a power cut could take back. Where a change cannot be kept, or another process was quicker,
the table is forgotten here and read anew from the database, which is always right.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from sqlalchemy.exc import IntegrityError

from lincei.kernel.errors import BadRecord
from lincei.server import deeds, logs, reading, wire
from lincei.server.about import about_of
from lincei.server.bots import Bots
from lincei.server.deeds import Change, Late
from lincei.server.ears import Ears
from lincei.server.metrics import Metrics
from lincei.server.people import PersonRow
from lincei.server.presence import Presence
from lincei.server.refusals import Refused
from lincei.server.rows import pack
from lincei.server.seen import Now, Shown, Viewer, Wanted, seen
from lincei.server.settings import Settings
from lincei.server.shelf import Shelf
from lincei.server.store.append import Append
from lincei.server.store.store import Store
from lincei.server.table import Table

TRIES = 5  # at a change that other processes keep overtaking


class House:
    """All tables, as many of them in memory as may be."""

    def __init__(self, settings: Settings, store: Store, shelf: Shelf, bots: Bots, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.shelf = shelf
        self.bots = bots
        self.metrics = metrics
        self.presence = Presence()
        self.ears = Ears()
        self.tables: dict[str, Table] = {}  # the one used last is last
        self.coming: dict[str, asyncio.Task[Table]] = {}
        self.catching: set[asyncio.Task[None]] = set()
        self.moved: Callable[[Table], None] = lambda table: None  # told of every change: whether a bot is to move

    # -- tables in memory -----------------------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """A table, read from the database if need be."""
        table = self.tables.pop(name, None)
        if table is not None:
            self.tables[name] = table
            return table
        task = self.coming.get(name)
        if task is None:
            task = asyncio.create_task(self.read(name))
            self.coming[name] = task
            task.add_done_callback(lambda _: self.coming.pop(name, None))
        return await asyncio.shield(task)

    async def read(self, name: str) -> Table:
        """Read a table; `Refused` if there is none, or if its game cannot be played by this version."""
        stored = await self.store.read(lambda connection: reading.read_table(connection, name))
        if stored is None:
            raise Refused(404, "lincei-no-such-table")
        about = about_of(stored, self.shelf, self.settings)
        if about is None or stored.about["status"] == "aside":
            raise Refused(409, "lincei-set-aside")
        table = Table(about, stored.about["host"], stored.chairs)
        table.watchers = stored.watchers
        try:
            table.load(stored.rows, stored.about["seq"])
        except BadRecord:
            logs.note("game-does-not-replay", logging.ERROR, table=name)
            raise Refused(409, "lincei-set-aside") from None
        self.tables[name] = table
        self.make_room()
        return table

    def held(self, name: str) -> Held:
        """`async with house.held(name) as table`: a table with its lock."""
        return Held(self, name)

    def make_room(self) -> None:
        """Put away the tables that were not used for longest and that nobody looks at."""
        self.metrics.tables.set(len(self.tables))
        for name in list(self.tables):
            if len(self.tables) <= self.settings.tables_in_memory:
                return
            if not self.tables[name].lock.locked() and name not in self.ears.tables:
                del self.tables[name]

    def forget(self, name: str) -> None:
        """Read it anew next time, and let those who look at it look again."""
        self.tables.pop(name, None)
        self.ears.wake(name)

    # -- looking --------------------------------------------------------------------------------------------------

    async def look(self, name: str, person: PersonRow | None, seat: int | None, *wanted: Wanted) -> list[Shown]:
        """What somebody may see of a table, all of one moment."""
        async with self.held(name) as table:
            viewer = self.viewer(table, person, seat)
            return [seen(table, viewer, each) for each in wanted]

    def viewer(self, table: Table, person: PersonRow | None, seat: int | None) -> Viewer:
        """Through whose eyes somebody looks: those of the seat he names, of his own seat that is asked, of any."""
        who = None if person is None else person.id
        if not table.may_see(who):
            raise Refused(404, "lincei-no-such-table")
        mine = table.seats_of(who)
        if seat is not None and seat not in mine:
            raise Refused(403, "lincei-not-your-seat", {"seat": seat + 1})
        if seat is None and mine:
            seat = next((number for number in mine if number in table.waiting), mine[0])
        now = self.settings.now()
        table.present = self.presence.at(table.about.id, now)
        return Viewer(seat, who, now)

    # -- doing ----------------------------------------------------------------------------------------------------

    async def do(self, name: str, person: PersonRow, deed: wire.AnyDeed) -> wire.Done:
        """Do a deed at a table, once, however often it is sent."""

        def perform(table: Table) -> Change:
            return deeds.perform(table, deed, person, self.settings.now())

        return await self.change(name, person, deed, perform)

    async def change(
        self,
        name: str,
        person: PersonRow,
        deed: wire.AnyDeed,
        perform: Callable[[Table], Change],
        invited: bool = False,
    ) -> wire.Done:
        """Change a table by a deed, and answer when that is durable."""
        seat = getattr(deed, "seat", None)
        for _ in range(TRIES):
            async with self.held(name) as table:
                if not invited and not table.may_see(person.id):
                    raise Refused(404, "lincei-no-such-table")
                if deed.id in table.clients:
                    return self.repeated(table, person, deed, seat)
                if getattr(deed, "position", 0) > table.seq:
                    if await self.behind(name, table.seq):
                        self.forget(name)  # the client knows more than we do: another process has told it
                        continue
                    raise Refused(422, "lincei-no-such-position")
                try:
                    done = perform(table)
                except Late as late:
                    late.state = seen(table, self.viewer(table, person, own(table, person, seat)), Now())
                    raise
                except Refused:
                    raise
                except Exception:
                    self.forget(name)
                    raise
                if not await self.keep(table, done):
                    continue
                return self.answer(table, person, deed, seat, False)
        raise Refused(409, "lincei-late")

    async def behind(self, name: str, seq: int) -> bool:
        """Whether the database has rows that we had not."""
        return len(await self.store.read(lambda connection: reading.read_rows(connection, name, seq))) > 0

    def repeated(self, table: Table, person: PersonRow, deed: wire.AnyDeed, seat: int | None) -> wire.Done:
        if table.rows[table.clients[deed.id] - 1].person != person.id:
            raise Refused(409, "lincei-id-used")
        return self.answer(table, person, deed, seat, True)

    def answer(
        self, table: Table, person: PersonRow, deed: wire.AnyDeed, seat: int | None, repeated: bool
    ) -> wire.Done:
        if not table.may_see(person.id):  # he has just left
            return wire.Done(table.seq, 0, repeated, None)
        viewer = self.viewer(table, person, own(table, person, seat))
        state = None if deed.brief else seen(table, viewer, Now())
        assert state is None or isinstance(state, wire.State)
        position = max(table.asked_at) if viewer.seat is None else table.asked_at[viewer.seat]
        return wire.Done(table.seq, position, repeated, state)

    async def keep(self, table: Table, change: Change) -> bool:
        """Write a change; False if another process has written that row. The lock of the table is held."""
        name, row = table.about.id, change.row
        entry = Append(
            row={"table": name, **{key: getattr(row, key) for key in row.__struct_fields__}},
            table={
                "seq": row.seq,
                "changed": row.at,
                "status": table.status,
                "waiting": table.waiting,
                "due": table.due(),
                "result": table.result,
            },
            seats=change.seats,
            snapshot=pack(table.rows) if row.seq % self.settings.snapshot_every == 0 else None,
            invitation=change.invitation,
            watcher=change.watcher,
        )
        try:
            written = await self.store.append(entry)
        except IntegrityError:  # the person is no longer there
            written = False
        except BaseException:
            self.forget(name)
            raise
        if not written:
            self.forget(name)
            return False
        self.metrics.deeds.labels(row.kind).inc()
        self.ears.wake(name)
        self.moved(table)
        return True

    # -- what other processes tell --------------------------------------------------------------------------------

    def hear(self, said: str) -> None:
        """A notice of another process."""
        kind, _, rest = said.partition(" ")
        match kind, rest.split(" "):
            case "table", [name, _]:
                if name in self.tables or name in self.coming or name in self.ears.tables:
                    task = asyncio.create_task(self.catch_up(name))
                    self.catching.add(task)
                    task.add_done_callback(self.catching.discard)
            case "reread", names:
                for name in names:
                    self.forget(name)
            case "here" | "gone", [name, person]:
                if self.presence.told(name, person, kind == "here", self.settings.now()):
                    self.ears.wake(name)

    def missed(self) -> None:
        """Notices may have been lost: nothing in memory is sure any more."""
        for name in list({*self.tables, *self.ears.tables}):
            self.forget(name)

    async def catch_up(self, name: str) -> None:
        """Take the rows that another process has written."""
        with contextlib.suppress(Refused):
            async with self.held(name) as table:
                rows, chairs = await self.store.read(
                    lambda connection: (
                        reading.read_rows(connection, name, table.seq),
                        reading.read_chairs(connection, name),
                    )
                )
                if not rows:
                    return
                if any(row.kind in ("watch", "rematch") for row in rows):
                    self.forget(name)
                    return
                for chair, now in zip(table.chairs, chairs, strict=True):
                    chair.person, chair.known_as, chair.guest = now.person, now.known_as, now.guest
                    chair.name = now.name
                try:
                    for row in rows:
                        table.take(row)
                except Exception:
                    self.forget(name)
                    raise
            self.ears.wake(name)

    # -- people come and go ---------------------------------------------------------------------------------------

    async def enter(self, name: str, person: PersonRow | None) -> None:
        if person is not None and self.presence.enter(name, person.id):
            self.ears.wake(name)
            await self.store.notify(f"here {name} {person.id}")

    async def leave(self, name: str, person: PersonRow | None) -> None:
        if person is not None and self.presence.leave(name, person.id):
            self.ears.wake(name)
            await self.store.notify(f"gone {name} {person.id}")

    async def reread(self, names: list[str]) -> None:
        """The people of these tables have changed in the database."""
        for name in names:
            with contextlib.suppress(Refused):
                async with self.held(name):  # whoever changes it now finishes first
                    self.forget(name)
            await self.store.write(lambda connection, n=name: reading.drop_snapshot(connection, n))  # type: ignore[misc]
            await self.store.notify(f"reread {name}")
            with contextlib.suppress(Refused):
                self.moved(await self.table(name))


class Held:
    """Holds a table; never one that was forgotten while we waited, whose last row may not be durable."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.name = name

    async def __aenter__(self) -> Table:
        while True:
            self.table = await self.house.table(self.name)
            await self.table.lock.acquire()
            if self.house.tables.get(self.name) is self.table:
                return self.table
            self.table.lock.release()

    async def __aexit__(self, *_: object) -> None:
        self.table.lock.release()


def own(table: Table, person: PersonRow, seat: int | None) -> int | None:
    """The seat of a deed, if it is the person's own: a host also acts on the seats of others."""
    return seat if seat in table.seats_of(person.id) else None
