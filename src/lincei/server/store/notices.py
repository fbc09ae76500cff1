"""What the processes on one PostgreSQL tell each other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import psycopg
from psycopg import sql
from sqlalchemy import URL

from lincei.server.store.append import CHANNEL
from lincei.server.store.database import connecting

PAUSE = 1.0  # seconds between two tries to reach a database that is gone


class Notices:
    """Listens, as long as it is not stopped. `lost` is called after every time in which nothing could be heard."""

    def __init__(self, url: URL, hear: Callable[[str], None], lost: Callable[[], None]) -> None:
        self._connecting = connecting(url)
        self._hear = hear
        self._lost = lost
        self._tried = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Returns when it listens, or when it is plain that it cannot yet."""
        self._task = asyncio.create_task(self._listen(), name="lincei notices")
        await self._tried.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _listen(self) -> None:
        loop = asyncio.get_running_loop()  # which calls: what fails there must not end the listening
        while True:
            with contextlib.suppress(psycopg.Error):
                connection = await psycopg.AsyncConnection.connect(**self._connecting, autocommit=True)
                try:
                    await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                    if self._tried.is_set():
                        loop.call_soon(self._lost)
                    self._tried.set()
                    async for notice in connection.notifies():
                        loop.call_soon(self._hear, notice.payload)
                finally:
                    await connection.close()
            self._tried.set()
            await asyncio.sleep(PAUSE)
