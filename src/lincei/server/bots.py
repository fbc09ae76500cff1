"""Bots think in processes of their own, so that none of them can hold up, crash or starve the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import zlib
from asyncio.subprocess import PIPE, Process

import msgspec

from lincei.bots import make_bot
from lincei.server.case import PREFIX, Answer, Case, Terms, Wanted, framed, replayed, seat_of

__all__ = ["Bots", "Case"]

WORKER = [sys.executable, "-P", "-m", "lincei.server.bot_worker"]
START_SECONDS = 60.0  # for a worker to come up
END_SECONDS = 5.0  # for one that has closed its side to be gone
TRIES = 2
LONGEST_ANSWER = 256  # bytes
LOGGED = 16_384  # bytes that one worker may put into the log

logger = logging.getLogger(__name__)


class Failed(Exception):
    """A worker that gave no answer, and why; nothing of a game is in the text."""


class Worker:
    """One process for bots, and its successors."""

    def __init__(self, command: list[str], terms: Terms) -> None:
        self.command = command
        self.terms = terms
        self.free = asyncio.Lock()  # held for as long as somebody's choice is being made
        self.number = 0
        self.ready = False
        self.process: Process | None = None
        self.listening: asyncio.Task[None] | None = None

    async def begin(self) -> Process:
        """Start the process; it is ready later."""
        # In a session of its own, so that Ctrl-C does not reach it while it still starts.
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
        )
        self.process = process
        self.ready = False
        assert process.stderr is not None
        self.listening = asyncio.create_task(log(process.stderr))
        return process

    async def end(self) -> None:
        """Kill the process, which has nothing to save, and wait until nothing is left of it.

        If that is cancelled, it can be called again.
        """
        process = self.process
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None
        process.stdin.close()
        if process.stdout.at_eof():
            # It is ending by itself; a signal now may reap it behind the back of asyncio, which then warns.
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), END_SECONDS)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await drained(process.stdout)
        if self.listening is not None:
            await asyncio.wait([self.listening])
        await process.wait()
        self.process = None

    async def ask(self, bot: str, seat: int, case: Case, seed: int) -> int | None:
        """The choice of a bot; none if no worker can make it. `Failed` if this one should be replaced."""
        try:
            process = self.process or await self.begin()
            if not self.ready:
                async with asyncio.timeout(START_SECONDS):
                    await self.send(process, self.terms)
                    await self.receive(process, 0)
                self.ready = True
            self.number += 1
            async with asyncio.timeout(self.terms.seconds):
                await self.send(process, Wanted(self.number, bot, seat, case, seed))
                return await self.receive(process, self.number)
        except TimeoutError:
            raise Failed("too slow" if self.ready else "does not start") from None
        except (OSError, asyncio.IncompleteReadError):
            raise Failed("cannot be started" if self.process is None else "ended") from None

    async def send(self, process: Process, message: Terms | Wanted) -> None:
        assert process.stdin is not None
        if process.stdin.is_closing():
            raise Failed("ended")
        process.stdin.write(framed(message))
        await process.stdin.drain()

    async def receive(self, process: Process, number: int) -> int | None:
        assert process.stdout is not None
        length = int.from_bytes(await process.stdout.readexactly(PREFIX), "big")
        if length > LONGEST_ANSWER:
            raise Failed("answers with what is no answer")
        try:
            answer = msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)
        except msgspec.DecodeError:
            raise Failed("answers with what is no answer") from None
        if answer.number != number:
            raise Failed("answers what was not asked")
        return answer.action


async def log(stderr: asyncio.StreamReader) -> None:
    """Put into the log what a worker has to say, up to a point, and read on so that it never waits for us."""
    left = LOGGED
    begun = b""
    while said := await stderr.read(4096):
        *lines, begun = (begun + said[:left]).split(b"\n")
        left = max(0, left - len(said))
        for line in lines:
            logger.warning("worker: %s", line.decode("utf-8", "replace"))
    if begun:
        logger.warning("worker: %s", begun.decode("utf-8", "replace"))


async def drained(stdout: asyncio.StreamReader) -> None:
    """Read to the end: a stream that is full does not notice that its process has gone."""
    while await stdout.read(65_536):
        pass


class Bots:
    """The bots of all tables. Whatever happens to a worker, `choose` gives a legal action."""

    def __init__(self, workers: int, seconds: float, megabytes: int, command: list[str] | None = None) -> None:
        self.replaced = 0  # workers
        self.fallbacks = 0  # choices that the server made in place of a bot
        self.running = False
        terms = Terms(megabytes, seconds)
        self.workers = [Worker(WORKER if command is None else command, terms) for _ in range(workers)]
        self.thinking: set[asyncio.Task[int | None]] = set()

    async def start(self) -> None:
        self.running = True
        for worker in self.workers:
            await self.launch(worker)

    async def stop(self) -> None:
        """End all workers; whoever still waits for a choice is cancelled."""
        self.running = False
        for task in self.thinking:
            task.cancel()
        await asyncio.gather(*self.thinking, return_exceptions=True)
        await asyncio.gather(*[worker.end() for worker in self.workers])

    async def choose(self, bot: str, seat: int, case: Case, seed: int) -> int:
        """A legal action of the seat, by a bot with this seed, or at random if the bot fails twice.

        `LinceiError` if the case cannot be played again or the seat is not asked.
        """
        # Always the same worker for a table: it knows the game so far, and what the bot has planned.
        worker = self.workers[zlib.crc32(case.table.encode()) % len(self.workers)]
        await worker.free.acquire()
        thinking = asyncio.create_task(self.think(worker, bot, seat, case, seed))
        self.thinking.add(thinking)
        thinking.add_done_callback(self.thinking.discard)
        thinking.add_done_callback(lambda _: worker.free.release())
        # Shielded: a caller who leaves does not leave a worker in the middle of a choice to the next one.
        action = await asyncio.shield(thinking)
        if action is None:
            self.fallbacks += 1
            action = await asyncio.to_thread(at_random, seat, case, seed)
        return action

    async def think(self, worker: Worker, bot: str, seat: int, case: Case, seed: int) -> int | None:
        if not self.running:
            raise asyncio.CancelledError
        for _ in range(TRIES):
            try:
                return await worker.ask(bot, seat, case, seed)
            except Failed as failed:
                await worker.end()
                logger.warning("a worker is replaced while %s chooses: %s", bot, failed)
                self.replaced += 1
                await self.launch(worker)
        return None

    async def launch(self, worker: Worker) -> None:
        """Start a worker. If the system cannot now, the next choice tries again."""
        try:
            await worker.begin()
        except OSError as error:
            logger.warning("a worker cannot be started: %s", error.strerror)


def at_random(seat: int, case: Case, seed: int) -> int:
    return make_bot("random", seed).choose(seat_of(replayed(case), case, seat))
