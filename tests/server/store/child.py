"""A process of its own that uses a store, to be killed or starved: `python child.py append|starve URL`."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import lincei
from lincei.server.refusals import StoreDown
from lincei.server.store.append import Append
from lincei.server.store.store import Store
from tests.server.store.rows import entry

SOURCE = Path(lincei.__file__).resolve().parents[1]
ROOT = Path(__file__).resolve().parents[3]
TABLES = [f"t{number}" for number in range(8)]


def start(task: str, url: str) -> subprocess.Popen[str]:
    """This module, as a process."""
    return subprocess.Popen(
        [sys.executable, __file__, task, url],
        env={**os.environ, "PYTHONPATH": f"{SOURCE}{os.pathsep}{ROOT}"},
        stdout=subprocess.PIPE,
        text=True,
    )


async def append_for_ever(store: Store) -> None:
    """Play at several tables at once and tell of every row as soon as the store has acknowledged it."""

    async def play(table: str) -> None:
        seq = 0
        while True:
            seq += 1
            assert await store.append(entry(table, seq, f"{table}-{seq}", snapshot=b"so far"))
            print(table, seq, flush=True)

    async with store:
        await asyncio.gather(*map(play, TABLES))


def long(table: str, seq: int) -> Append:
    """A row that needs room."""
    short = entry(table, seq, f"click-{seq}")
    return replace(short, row=short.row | {"data": {"long": os.urandom(25_000).hex()}})


async def starve(store: Store) -> None:
    """Write until the system allows no larger file, see that nothing is written, then go on where there is room."""
    async with store:
        written = refusals = 0
        limit = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, limit[1]))
        while refusals < 5:  # in a row: a new log of SQLite may still have room after the first
            try:
                assert await store.append(long("t0", written + 1))
                written, refusals = written + 1, 0
            except StoreDown:
                refusals += 1
        answers = await asyncio.gather(*[store.append(long(table, 1)) for table in TABLES[1:]], return_exceptions=True)
        assert all(isinstance(answer, StoreDown) for answer in answers), answers
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
        print("starved after", written, flush=True)
        assert await store.append(long("t0", written + 1))
        print("wrote", written + 1, flush=True)


if __name__ == "__main__":
    asyncio.run({"append": append_for_ever, "starve": starve}[sys.argv[1]](Store(sys.argv[2])))
