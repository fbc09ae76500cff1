"""The one thread that writes. What waits is written together: one transaction, one wait for the disk, many answers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from lincei.server.refusals import StoreDown
from lincei.server.store.append import Append, append_all
from lincei.server.store.database import broken, down, failed, reason

MOST = 256  # jobs in one transaction, so that the first of many does not wait for ever


@dataclass(frozen=True)
class Job:
    """Something to write, and who waits for it."""

    what: Append | Callable[[Connection], Any]
    answer: asyncio.Future[Any]


class Unreached(Exception):
    """There is no transaction to be had, for this job or another."""


class LostInCommit(Exception):
    """The connection broke while it committed: nobody can say whether it did, so it is not tried again."""


class Writer:
    """Writes for one event loop."""

    def __init__(self, engine: Engine, url: URL, process: str, loop: asyncio.AbstractEventLoop) -> None:
        self._engine = engine
        self._url = url
        self._process = process
        self._loop = loop
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._stopped = False
        self._thread = Thread(target=self._run, name="lincei writer", daemon=True)
        self._thread.start()

    def submit(self, what: Append | Callable[[Connection], Any]) -> asyncio.Future[Any]:
        """To be called on the event loop."""
        if self._stopped:
            raise StoreDown("the server is stopping")
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put(Job(what, answer))
        return answer

    async def stop(self) -> None:
        """Finish all that waits, then end."""
        if not self._stopped:
            self._stopped = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- in the thread --------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            batch, last = [first], False
            with contextlib.suppress(Empty):
                while len(batch) < MOST and not last:
                    job = self._jobs.get_nowait()
                    if job is None:
                        last = True
                    else:
                        batch.append(job)
            answers = self._write(batch)
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(give, batch, answers)
            if last:
                return

    def _write(self, batch: Sequence[Job]) -> list[Any]:
        """An answer for each job; an exception is one. What fails together is tried again one by one."""
        try:
            return self._together(batch)
        except (Unreached, LostInCommit) as error:
            return [self._told(error) for _ in batch]
        except Exception as error:
            if len(batch) == 1 and not broken(error):
                return [self._told(error)]
        answers: list[Any] = []
        for job in batch:
            try:
                answers += self._together([job])
            except Unreached as error:
                return answers + [self._told(error) for _ in batch[len(answers) :]]
            except Exception as error:
                answers.append(self._told(error))
        return answers

    def _together(self, batch: Sequence[Job]) -> list[Any]:
        """One transaction."""
        try:
            with self._transaction() as connection:
                answers: list[Any] = []
                for appends, jobs in groupby(batch, key=lambda job: isinstance(job.what, Append)):
                    whats = [job.what for job in jobs]
                    if appends:
                        entries = [what for what in whats if isinstance(what, Append)]
                        answers += append_all(connection, entries, self._process)
                    else:
                        answers += [what(connection) for what in whats if not isinstance(what, Append)]
            return answers
        except Exception as error:
            if failed(error) or isinstance(error, Unreached | LostInCommit):
                self._engine.dispose()  # the next one begins with a fresh connection
            raise

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with contextlib.ExitStack() as opened:
            try:
                connection = opened.enter_context(self._engine.connect())
                transaction = connection.begin()
            except Exception as error:
                raise Unreached from error
            try:
                yield connection
            except BaseException:
                with contextlib.suppress(SQLAlchemyError):  # a connection that is gone has rolled back by itself
                    transaction.rollback()
                raise
            try:
                transaction.commit()
            except Exception as error:
                if broken(error):
                    raise LostInCommit from error
                transaction.rollback()
                raise

    def _told(self, error: Exception) -> Exception:
        if isinstance(error, LostInCommit):
            return StoreDown("the database was lost while it wrote; whether it did is to be read when it is back")
        if isinstance(error, Unreached):
            return StoreDown(f"the database cannot be reached: {reason(error.__cause__ or error, self._url)}")
        return down(error, self._url)


def give(batch: Sequence[Job], answers: Sequence[Any]) -> None:
    """On the event loop. Who has gone meanwhile is not waited for."""
    for job, answer in zip(batch, answers, strict=True):
        if job.answer.done():
            continue
        if isinstance(answer, Exception):
            job.answer.set_exception(answer)
        else:
            job.answer.set_result(answer)
