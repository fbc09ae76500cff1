"""How long a server takes to load a long game from its database, with the snapshot and without.

No game takes a thousand actions; people who take back and do again do. `python -m bench.loading`, part of `make bench`.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert

import lincei
from lincei.games import NAMES
from lincei.server import deeds, reading, wire
from lincei.server.people import PersonRow
from lincei.server.rows import Row, pack
from lincei.server.store import schema
from lincei.server.store.store import Store
from lincei.server.table import About, Chair, Table

ROWS = 1_000
ROUNDS = 20
ADA = PersonRow("ada", "Ada", None)


def empty(game: str) -> Table:
    """A table where Ada plays all seats, before its first row."""
    known = lincei.load(game)
    about = About(
        game, known, None, lincei.__version__, known.most, {}, False, "live", None, False, 7, 0, 0, 0, frozenset()
    )
    return Table(about, ADA.id, [Chair(ADA.id, ADA.name) for _ in range(known.most)])


def played(game: str) -> Table:
    """A game of so many actions, a third of them taken back and some of those done again."""
    table, rng = empty(game), random.Random(7)
    table.take(
        Row(1, 0, "create", None, ADA.id, None, {"bots": [None] * table.about.players, "dealt": deeds.dealt(table)})
    )
    while len(table.rows) < ROWS:
        seat, number = table.waiting[0], len(table.rows)
        assert table.record is not None
        said: dict[str, Any] = {"id": f"row-{number:06}", "seat": seat, "position": table.asked_at[seat]}
        luck = rng.random()
        if table.record.can_undo(seat) and luck < 0.45:
            deeds.perform(table, wire.Undo(**said), ADA, number)
        elif deeds.can_redo(table, seat) and luck < 0.7:
            deeds.perform(table, wire.Redo(**said), ADA, number)
        else:
            legal = table.about.game.turned(table.record.position, seat).legal
            deeds.perform(table, wire.Play(**said, action=min(rng.choice(legal), rng.choice(legal))), ADA, number)
    return table


def write(connection: Connection, table: Table, name: str, snapshot: bool) -> None:
    about = table.about
    values = {
        "id": name, "game": about.game.name, "edition": about.game.edition, "digest": about.game.digest,
        "engine": about.engine, "players": about.players, "options": {}, "settings": {}, "public": False,
        "seed": "7", "created": 0, "status": "running", "seq": table.seq, "changed": 0, "waiting": table.waiting,
    }  # fmt: skip
    connection.execute(insert(schema.tables), values)
    connection.execute(insert(schema.seats), [{"table": name, "number": n} for n in range(about.players)])
    rows = [{"table": name, **{key: getattr(row, key) for key in row.__struct_fields__}} for row in table.rows]
    connection.execute(insert(schema.log), [row | {"person": None} for row in rows])
    if snapshot:
        connection.execute(insert(schema.snapshots), {"table": name, "seq": table.seq, "body": pack(table.rows)})


async def measure() -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'server.db'}")
        store.migrate()
        async with store:
            for game in NAMES:
                table = played(game)
                for snapshot in (True, False):
                    name = f"{game} {snapshot}"
                    await store.write(lambda connection, t=table, n=name, s=snapshot: write(connection, t, n, s))  # type: ignore[misc]
                    how = "with its snapshot" if snapshot else "row by row"
                    print(f"  {game}, {table.seq} actions, {how}: {await loading(store, game, name)}", flush=True)


async def loading(store: Store, game: str, name: str) -> str:
    """The time from the database to a table that can be played."""
    times: list[float] = []
    for _ in range(ROUNDS):
        table = empty(game)
        began = time.perf_counter()
        stored = await store.read(lambda connection: reading.read_table(connection, name))
        assert stored is not None
        table.load(stored.rows, stored.about["seq"])
        times.append(time.perf_counter() - began)
        assert table.seq == ROWS
    return f"median {statistics.median(times) * 1000:.1f} ms, worst {max(times) * 1000:.1f} ms"


if __name__ == "__main__":
    print(f"Loading a table (engine {'compiled' if lincei.COMPILED else 'interpreted'}):", flush=True)
    asyncio.run(measure())
