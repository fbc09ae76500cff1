"""Measure the server: many tables of real HTTP and WebSocket clients on loopback, and whether anything gets lost.

The server is `lincei serve` in a process of its own, with its usual database and limits that do not bite; all clients
are in this process. First as fast as it goes: each table acts as soon as both its people have been told the last
action. Then at a steady rate, at times drawn at random, as people who do not know of each other act. In the end the
server is killed, and what it has acknowledged is looked up in its database.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import uvloop
from sqlalchemy import Connection, select

from bench.load_client import Deed, Lost, Person, Table
from lincei import COMPILED
from lincei.games import NAMES
from lincei.server import command
from lincei.server.settings import Settings
from lincei.server.store import schema
from lincei.server.store.database import address, engine

TOGETHER = 20  # that come in at the same time
WARMING = 2.0  # seconds that do not count
LEAST, SLOWEST = 1000, 0.050  # durable actions a second; seconds for 99 of 100 at the steady rate


# -- the server ---------------------------------------------------------------------------------------------------


def serve(database: str) -> int:
    """`lincei serve`, but 400 people may come in from one address in one minute."""
    parser = argparse.ArgumentParser()
    command.add_serve(parser)
    settings = replace(Settings(database), login_tries=1_000_000, actions_a_second=1_000_000)
    return command.listen(parser.parse_args(["--port", "0"]), settings)


@contextlib.contextmanager
def server(database: str, log: Path) -> Iterator[int]:
    """A server of its own process; its port. Killed in the end."""
    arguments = [sys.executable, "-m", "bench.load", "--serve", "--database", database]
    with (
        log.open("w") as noted,
        subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=noted, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if found := re.search(r"http://[^ ]+:(\d+)", line):
                    yield int(found[1])
                    return
            raise SystemExit(f"the server did not start:\n{log.read_text()}")
        finally:
            process.kill()


@dataclass(frozen=True)
class Used:
    """What the server says of itself."""

    seconds: float  # of processor time
    bytes: int  # of memory

    @classmethod
    async def by(cls, person: Person) -> Used:
        text = (await person.get("/metrics")).decode()
        return cls(number("process_cpu_seconds_total", text), int(number("process_resident_memory_bytes", text)))


def number(name: str, text: str) -> float:
    """A number of the server's metrics; they have it where there is /proc."""
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else float("nan")


# -- playing ------------------------------------------------------------------------------------------------------


class Crowd:
    """All the people, at as many tables as there are to be; where a game is over they begin another."""

    def __init__(self, port: int, tables: int, board: bool, seed: int) -> None:
        self.board = board
        self.rng = random.Random(seed)
        self.all: list[Table] = []  # that there ever were
        self.watch = Person(port, "watch")
        self.now = [
            self.seat(NAMES[number % len(NAMES)], [Person(port, f"{who} {number}") for who in ("Ada", "Max")])
            for number in range(tables)
        ]

    def seat(self, game: str, people: list[Person]) -> Table:
        table = Table(len(self.all), game, people, self.board)
        self.all.append(table)
        return table

    async def arrive(self) -> None:
        await some_at_a_time([person.arrive for table in self.now for person in table.people])

    async def open(self) -> None:
        await some_at_a_time([table.open for table in self.now])
        await asyncio.gather(*(table.ready() for table in self.now))

    async def again(self, old: Table) -> Table:
        """The next game of the same people."""
        old.leave()
        table = self.seat(old.game, old.people)
        self.now[self.now.index(old)] = table
        await table.open()
        await table.ready()
        return table

    async def race(self, seconds: float) -> None:
        """Everybody as fast as he can."""
        end = time.perf_counter() + seconds

        async def play(table: Table) -> None:
            while time.perf_counter() < end:
                await table.ready()
                if table.over:
                    table = await self.again(table)
                else:
                    await table.act(self.rng, time.perf_counter())
            await table.ready()

        await asyncio.gather(*(play(table) for table in self.now))

    async def steady(self, rate: float, seconds: float) -> None:
        """So many actions a second, whether or not the last ones are answered. Each time is counted from the moment
        when the action was due, so that a server that holds everybody up is not forgiven what was sent late."""
        acting: set[asyncio.Task[None]] = set()
        begin = due = time.perf_counter()
        turn = 0
        while (due := due + self.rng.expovariate(rate)) < begin + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            while (free := self.free(turn)) is None:
                await asyncio.sleep(0.001)
            turn = self.now.index(free) + 1
            acting.add(task := asyncio.create_task(self.once(free, due)))
            task.add_done_callback(acting.discard)
        await asyncio.gather(*acting)
        await asyncio.gather(*(table.ready() for table in self.now))

    def free(self, turn: int) -> Table | None:
        """The next table where somebody may act, all in turn."""
        tables = self.now[turn:] + self.now[:turn]
        return next((table for table in tables if table.asked() is not None), None)

    async def once(self, table: Table, due: float) -> None:
        await table.act(self.rng, due)
        await table.ready()
        if table.over:
            await self.again(table)

    def deeds(self, begin: float, end: float) -> list[tuple[Table, Deed]]:
        return [(table, deed) for table in self.all for deed in table.deeds if begin <= deed.due < end]


async def some_at_a_time(errands: list[Callable[[], Awaitable[None]]]) -> None:
    """Not all at once: nobody measures how a crowd comes in."""
    free = asyncio.Semaphore(TOGETHER)

    async def go(errand: Callable[[], Awaitable[None]]) -> None:
        async with free:
            await errand()

    await asyncio.gather(*(go(errand) for errand in errands))


# -- what comes out -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Times:
    """How long things took, in seconds."""

    answers: list[float]
    told: list[float]  # until the other player had it

    @classmethod
    def of(cls, deeds: list[tuple[Table, Deed]]) -> Times:
        return cls(
            sorted(deed.answered - deed.due for _, deed in deeds),
            sorted(table.sockets[1 - deed.seat].came[deed.seq] - deed.due for table, deed in deeds),
        )


def after(share: float, times: list[float]) -> float:
    """The time within which such a share of all was done."""
    return times[min(int(len(times) * share), len(times) - 1)]


def show(what: str, times: list[float]) -> None:
    p50, p99 = after(0.5, times) * 1000, after(0.99, times) * 1000
    print(f"  {what:<42} p50 {p50:7.1f} ms   p99 {p99:7.1f} ms   slowest {times[-1] * 1000:7.1f} ms")


def missing(tables: list[Table], connection: Connection) -> list[str]:
    """What was acknowledged or told and is not in the log, or stands there though nobody was told."""
    log = schema.log
    kept: dict[str, list[tuple[int, str | None]]] = {}
    for table, seq, client in connection.execute(select(log.c.table, log.c.seq, log.c.client).order_by(log.c.seq)):
        kept.setdefault(table, []).append((seq, client))
    found: list[str] = []
    for table in tables:
        rows = kept.get(table.id, [])
        wrong = f"table {table.number}: "
        if [seq for seq, _ in rows] != list(range(1, table.seq() + 1)):
            found.append(f"{wrong}{len(rows)} rows are kept, {table.seq()} were told")
        lost = {(deed.seq, deed.client) for deed in table.deeds} - set(rows)
        found += [f"{wrong}row {seq} was acknowledged and is not kept" for seq, _ in lost]
        for socket in table.sockets:
            if socket.trouble or list(socket.came) != list(range(1, table.seq() + 1)):
                found.append(f"{wrong}a WebSocket did not tell all rows: {socket.trouble}")
    return found


async def measure(port: int, given: argparse.Namespace) -> Crowd:
    """The crowd when all is played."""
    tables, race, steady, rate = given.tables, given.race, given.steady, given.rate
    crowd = Crowd(port, tables, given.board, seed=1906)
    await crowd.watch.connect()
    empty = await Used.by(crowd.watch)
    await crowd.arrive()
    await crowd.open()
    opened = await Used.by(crowd.watch)

    await crowd.race(WARMING)
    before, begin = await Used.by(crowd.watch), time.perf_counter()
    await crowd.race(race)
    end, since = time.perf_counter(), await Used.by(crowd.watch)
    done = crowd.deeds(begin, end)
    pace, cost = len(done) / (end - begin), (since.seconds - before.seconds) / len(done)
    print(f"\nAs fast as it goes, {race:.0f} s:")
    print(f"  {pace:,.0f} durable actions/s; {cost * 1e6:,.0f} µs of the server's processor time for each")
    times = Times.of(done)
    show("answered", times.answers)
    show("told to the other player", times.told)

    before, begin = since, time.perf_counter()
    await crowd.steady(rate, steady)
    end, since = time.perf_counter(), await Used.by(crowd.watch)
    done = crowd.deeds(begin, end)
    cost = (since.seconds - before.seconds) / len(done)
    print(f"\nAt {rate:.0f} actions/s, {steady:.0f} s:")
    print(f"  {cost * 1e6:,.0f} µs of the server's processor time for each")
    times = Times.of(done)
    show("answered", times.answers)
    show("told to the other player", times.told)

    print("\nMemory of the server:")
    print(f"  {empty.bytes / 1e6:,.0f} MB before anybody came; for each table with its two people and WebSockets")
    print(f"  {(opened.bytes - empty.bytes) / tables / 1000:,.0f} KB when it was opened", end=", ")
    rows = sum(table.seq() for table in crowd.now) / tables
    print(f"{(since.bytes - empty.bytes) / tables / 1000:,.0f} KB after {rows:,.0f} rows")

    slowest = max(after(0.99, times.answers), after(0.99, times.told))
    print(f"\n{LEAST:,} durable actions/s: {'yes' if pace >= LEAST else 'NO'}; ", end="")
    print(f"p99 under {SLOWEST * 1000:.0f} ms at {rate:.0f}/s: {'yes' if slowest < SLOWEST else 'NO'}")
    return crowd


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--race", type=float, default=15.0, metavar="SECONDS", help="as fast as it goes")
    parser.add_argument("--steady", type=float, default=20.0, metavar="SECONDS", help="at a steady rate")
    parser.add_argument("--rate", type=float, default=200.0, help="actions a second of the steady rate")
    parser.add_argument("--database", metavar="URL", help="instead of a new SQLite file; an empty one, please")
    parser.add_argument("--board", action="store_true", help="let every state come with the board")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{folder}/server.db"
        if given.serve:
            return serve(database)
        print(f"{given.tables} tables of two, {'compiled' if COMPILED else 'INTERPRETED'} engine, ", end="")
        print(f"{address(database).get_backend_name()}", flush=True)
        with server(database, Path(folder, "log")) as port:
            try:
                crowd = uvloop.run(measure(port, given))
            except (Lost, OSError) as lost:
                print(f"\nLOST: {lost}", file=sys.stderr)
                return 1
        with engine(address(database), "read").connect() as connection:
            found = missing(crowd.all, connection)
    for line in found[:20]:
        print(f"LOST: {line}", file=sys.stderr)
    if not found:
        deeds = sum(len(table.deeds) for table in crowd.all)
        told = sum(len(socket.came) for table in crowd.all for socket in table.sockets)
        print(f"Nothing lost: {deeds:,} acknowledged actions are all in the database of the killed server,")
        print(f"and {told:,} rows were told by WebSocket, each once and in order.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
