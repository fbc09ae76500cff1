"""A server with the workers of `broken_worker.py` that waits to be killed: `short_lived_server.py LOOP FAULT FILE`.

It says in a line when a bot thinks, and when it has chosen.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import uvloop

from lincei.server.bots import Bots
from tests.server.bot_games import begin, case_of


async def serve(fault: str, file: str) -> None:
    worker = [sys.executable, str(Path(__file__).with_name("broken_worker.py")), fault, file]
    bots = Bots(2, 2.0, 512, worker)
    await bots.start()
    choosing = asyncio.create_task(bots.choose("random", 0, case_of(begin()), 1))
    while not Path(file).exists() and not choosing.done():
        await asyncio.sleep(0.01)
    print("thinking", flush=True)
    await choosing
    print("chosen", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    run = uvloop.run if sys.argv[1] == "uvloop" else asyncio.run
    run(serve(sys.argv[2], sys.argv[3]))
