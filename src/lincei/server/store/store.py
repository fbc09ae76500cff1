"""The store of one server process: what it reads, what it writes, and what it hears from the others."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from sqlalchemy import Connection

from lincei.server.refusals import StoreDown
from lincei.server.store import migrate
from lincei.server.store.append import Append, tell
from lincei.server.store.database import (
    READERS,
    address,
    broken,
    down,
    engine,
    failed,
    hold,
    let_go,
    make_file,
    reach,
)
from lincei.server.store.notices import Notices
from lincei.server.store.writer import Writer

T = TypeVar("T")


class Store:
    """A database. `BadOptions` if it cannot be used at all; later failures are `StoreDown`, and nothing is written."""

    def __init__(self, url: str) -> None:
        self._url = address(url)
        self.dialect = self._url.get_backend_name()
        self.process = secrets.token_hex(8)  # tells our own notices from those of the others
        self._path = Path(str(self._url.database)) if self.dialect == "sqlite" else None
        self._lock: int | None = None
        if self._path is not None:
            make_file(self._path)
            self._lock = hold(self._path)
        try:
            self._writing = reach(self._url, "write")
        except BaseException:
            self._release()
            raise
        self._reading = engine(self._url, "read")
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._notices: Notices | None = None

    def migrate(self) -> None:
        """Bring the database to the newest form; `BadOptions`, and nothing changed, if a newer Lincei has made it."""
        migrate.upgrade(self._url)

    async def start(self) -> None:
        self._readers = ThreadPoolExecutor(READERS, "lincei reader")
        self._writer = Writer(self._writing, self._url, self.process, asyncio.get_running_loop())

    async def stop(self) -> None:
        """All that is queued is finished first. A stopped store is not started again."""
        if self._notices is not None:
            await self._notices.stop()
        if self._writer is not None:
            await self._writer.stop()
        if self._readers is not None:
            await asyncio.to_thread(self._readers.shutdown)
            self._readers = None
        self.close()

    def close(self) -> None:
        """Let the database go. A store that was started is stopped instead."""
        self._writing.dispose()
        self._reading.dispose()
        self._release()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """What `ask` finds, all of one moment. It may be asked twice, and must take the rows before it returns."""
        if self._readers is None:
            raise StoreDown("the server is not running")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, ask)

    async def write(self, do: Callable[[Connection], T]) -> T:
        """What `do` returns, once that is committed. It may be done twice: the first time is then rolled back."""
        answer: T = await self._at_work().submit(do)
        return answer

    async def append(self, entry: Append) -> bool:
        """Write a row of a log. False, and nothing is written, if the row, its client's id or its invitation is spent.

        After `StoreDown` the table is to be read anew: where the connection broke in the very moment of the commit,
        the row may be there.
        """
        written: bool = await self._at_work().submit(entry)
        return written

    async def listen(self, hear: Callable[[str], None], lost: Callable[[], None]) -> None:
        """Hear what other processes write ("table <id> <seq>") or `notify`; `lost` when some may have been missed.

        Both are called on the event loop. On SQLite there is nobody to listen to.
        """
        if self.dialect == "postgresql":
            own = f"{self.process} "
            self._notices = Notices(
                self._url, lambda said: None if said.startswith(own) else hear(said.partition(" ")[2]), lost
            )
            await self._notices.start()

    async def notify(self, text: str) -> None:
        """Tell the other processes; at most some thousand characters."""
        if self.dialect == "postgresql":
            await self.write(lambda connection: tell(connection, [f"{self.process} {text}"]))

    # -- inside ---------------------------------------------------------------------------------------------------

    def _at_work(self) -> Writer:
        if self._writer is None:
            raise StoreDown("the server is not running")
        return self._writer

    def _read(self, ask: Callable[[Connection], T]) -> T:
        try:
            try:
                return self._read_once(ask)
            except Exception as error:
                if not broken(error):
                    raise
            return self._read_once(ask)  # the database was away, and may be back
        except Exception as error:
            if failed(error):
                self._reading.dispose()
            raise down(error, self._url) from None

    def _read_once(self, ask: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection, connection.begin():
            return ask(connection)

    def _release(self) -> None:
        if self._lock is not None and self._path is not None:
            let_go(self._path, self._lock)
            self._lock = None
