"""Bots in processes of their own: whatever a worker does, the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path

import pytest
import uvloop

from lincei.bots import Seat, make_bot
from lincei.kernel.errors import IllegalAction
from lincei.server.bots import LOGGED, Bots
from lincei.server.case import loaded
from tests.server.bot_games import SEED, begin, case_of, legal

HERE = Path(__file__).parent
PATIENCE = 120.0  # seconds; nothing takes so long
CALM = 60.0  # for bots that do well, on a machine that is busy


def broken(fault: str, file: Path | None = None) -> list[str]:
    return [sys.executable, str(HERE / "broken_worker.py"), fault, *([] if file is None else [str(file)])]


Run = Callable[[Coroutine[None, None, None]], None]


@pytest.fixture(params=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """On either loop: they differ in what they say of a process that has gone."""
    return uvloop.run if request.param == "uvloop" else asyncio.run


@contextlib.asynccontextmanager
async def running(
    workers: int = 1, seconds: float = CALM, megabytes: int = 512, command: list[str] | None = None
) -> AsyncIterator[Bots]:
    bots = Bots(workers, seconds, megabytes, command)
    await bots.start()
    try:
        yield bots
    finally:
        await bots.stop()


@pytest.mark.parametrize("name", ["expo1906", "newton"])
def test_a_worker_plays_as_the_same_bots_play_here(name: str) -> None:
    async def play() -> None:
        record = begin(name)
        here = [make_bot("greedy", seat) for seat in range(2)]
        async with running() as bots:
            for _ in range(40):
                seat = record.position.waiting[0]
                action = await bots.choose("greedy", seat, case_of(record), seat)
                assert action == here[seat].choose(Seat(loaded(name, None), record.position, seat))
                record.apply(action, None, seat)
            assert (bots.replaced, bots.fallbacks) == (0, 0)

    asyncio.run(play())


def test_many_tables_at_once_each_stay_with_one_worker(run: Run) -> None:
    async def play_one(bots: Bots, number: int) -> None:
        record = begin()
        for _ in range(15):
            seat = record.position.to_move
            record.apply(await bots.choose("random", seat, case_of(record, f"table {number}"), number))

    async def play() -> None:
        async with running(workers=2) as bots:
            await asyncio.gather(*[play_one(bots, number) for number in range(12)])
            assert (bots.replaced, bots.fallbacks) == (0, 0)

    run(play())


FAULTS = ["hang", "leave", "segfault", "tell", "exit_telling", "eat", "cheat"]
SPEECHES = ["noise", "undecodable", "unasked", "flood"]


@pytest.mark.parametrize("fault", FAULTS + SPEECHES)
def test_a_worker_that_fails_twice_is_replaced_twice_and_the_choice_is_made_at_random(fault: str, run: Run) -> None:
    async def play() -> None:
        record = begin()
        seconds = 0.3 if fault in ("hang", "flood") else CALM
        async with running(seconds=seconds, megabytes=256, command=broken(fault)) as bots:
            action = await bots.choose("greedy", 0, case_of(record), 5)
            assert (bots.replaced, bots.fallbacks) == (2, 1)
            assert action == make_bot("random", 5).choose(Seat(loaded("expo1906", None), record.position, 0))

    run(play())


@pytest.mark.parametrize("fault", FAULTS)
def test_a_worker_that_fails_once_is_replaced_and_the_bot_chooses(fault: str, tmp_path: Path) -> None:
    async def play() -> None:
        record = begin()
        # Enough for a choice at random, even where the machine is busy.
        seconds = 5.0 if fault == "hang" else CALM
        command = broken(fault, tmp_path / "once")
        async with running(seconds=seconds, megabytes=256, command=command) as bots:
            action = await bots.choose("random", 0, case_of(record), 5)
            assert action == make_bot("random", 5).choose(Seat(loaded("expo1906", None), record.position, 0))
            assert (bots.replaced, bots.fallbacks) == (1, 0)

    asyncio.run(play())


def test_a_worker_that_dies_between_two_choices_is_replaced(run: Run) -> None:
    async def play() -> None:
        record = begin()
        async with running() as bots:
            record.apply(await bots.choose("random", 0, case_of(record), 1))
            process = bots.workers[0].process
            assert process is not None
            process.kill()
            await process.wait()
            assert await bots.choose("random", record.position.to_move, case_of(record), 1) in legal(record)
            assert (bots.replaced, bots.fallbacks) == (1, 0)

    run(play())


def test_a_command_that_cannot_be_run_leaves_the_choice_to_the_server(run: Run) -> None:
    async def play() -> None:
        record = begin()
        async with running(command=["/nowhere/python"]) as bots:
            assert await bots.choose("random", 0, case_of(record), 1) in legal(record)
            assert bots.fallbacks == 1

    run(play())


def test_a_bot_that_is_not_there_any_more_is_replaced_by_chance_and_no_worker_is_blamed() -> None:
    async def play() -> None:
        record = begin()
        async with running() as bots:
            assert await bots.choose("deep blue", 0, case_of(record), 1) in legal(record)
            assert (bots.replaced, bots.fallbacks) == (0, 1)

    asyncio.run(play())


def test_a_seat_that_is_not_asked_has_no_choice() -> None:
    async def play() -> None:
        async with running() as bots:
            with pytest.raises(IllegalAction, match="seat 2 is not asked"):
                await bots.choose("random", 1, case_of(begin()), 1)
            assert bots.replaced == 0

    asyncio.run(play())


def test_a_caller_who_leaves_does_not_disturb_the_next(run: Run) -> None:
    async def play() -> None:
        record = begin()
        async with running() as bots:
            leaving = asyncio.create_task(bots.choose("greedy", 0, case_of(record), 1))
            queued = asyncio.create_task(bots.choose("greedy", 0, case_of(record), 1))
            staying = asyncio.create_task(bots.choose("greedy", 0, case_of(record), 1))
            while not bots.workers[0].number:
                await asyncio.sleep(0.001)
            leaving.cancel()
            queued.cancel()
            assert await staying in legal(record)
            assert leaving.cancelled() and queued.cancelled()
            assert (bots.replaced, bots.fallbacks, bots.workers[0].number) == (0, 0, 2)

    run(play())


def test_stopping_cancels_those_who_wait_and_leaves_no_process(tmp_path: Path, run: Run) -> None:
    async def play() -> None:
        case = case_of(begin())
        bots = Bots(1, CALM, 512, broken("hang", tmp_path / "hangs"))
        await bots.start()
        process = bots.workers[0].process
        waiting = [asyncio.create_task(bots.choose("random", 0, case, 1)) for _ in range(3)]
        while not (tmp_path / "hangs").exists():
            await asyncio.sleep(0.01)
        await bots.stop()
        await asyncio.wait(waiting)
        assert all(task.cancelled() for task in waiting)
        assert process is not None and process.returncode == -signal.SIGKILL
        assert (bots.replaced, bots.fallbacks) == (0, 0)
        with pytest.raises(asyncio.CancelledError):
            await bots.choose("random", 0, case, 1)
        await bots.stop()

    run(play())


def test_stopping_while_workers_start_leaves_no_process(run: Run) -> None:
    async def play() -> None:
        bots = Bots(2, CALM, 512)
        await bots.start()
        processes = [worker.process for worker in bots.workers]
        await bots.stop()
        assert [process and process.returncode for process in processes] == [-signal.SIGKILL] * 2

    run(play())


def test_ctrl_c_does_not_end_a_worker(run: Run) -> None:
    async def play() -> None:
        record = begin()
        async with running() as bots:
            await bots.choose("random", 0, case_of(record), 1)
            process = bots.workers[0].process
            assert process is not None
            process.send_signal(signal.SIGINT)
            assert os.getsid(process.pid) != os.getsid(0)
            await bots.choose("random", 0, case_of(record), 1)
            assert bots.replaced == 0

    run(play())


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
@pytest.mark.parametrize(("fault", "line"), [("leave", "chosen"), ("hang", "thinking")])
def test_workers_end_by_themselves_when_their_server_is_killed(
    fault: str, line: str, loop: str, tmp_path: Path
) -> None:
    """Idle, a worker notices that nobody can ask any more; in the middle of a choice, its alarm rings."""
    file = tmp_path / "once"
    command = [sys.executable, str(HERE / "short_lived_server.py"), loop, fault, str(file)]
    paths = [str(HERE.parent.parent), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        while server.stdout.readline().strip() != line:
            assert server.poll() is None
        server.kill()
    lock = os.open(f"{file}.lock", os.O_RDWR)
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(BlockingIOError):
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            assert time.monotonic() < deadline, "a worker outlives its server"
            time.sleep(0.05)
    finally:
        os.close(lock)


HARMLESS = [
    r"a worker is replaced while greedy chooses: [a-z ]+",
    r"worker: (RuntimeError|SystemExit|MemoryError|Misplayed) in \w+\.py:\d+",
    r"worker: Fatal Python error: Segmentation fault",
    r"worker: Current thread 0x[0-9a-f]+ \(most recent call first\):",
    r"worker:   File \"[^\"]+\", line \d+ in \S+",
    r"worker: Extension modules: .*",
    r"worker: ",
]


@pytest.mark.parametrize("fault", [*FAULTS, "talk"])
def test_the_log_never_says_what_a_bot_sees(fault: str, caplog: pytest.LogCaptureFixture) -> None:
    """Every line has a known form, whatever a bot says or dies of; so neither seeds nor cards are in it."""

    async def play() -> None:
        record = begin("newton")
        seconds = 0.3 if fault == "hang" else CALM
        async with running(seconds=seconds, megabytes=256, command=broken(fault)) as bots:
            assert await bots.choose("greedy", 0, case_of(record), 991_188_227_733) in legal(record)
            assert bots.replaced == (0 if fault == "talk" else 2), "what a bot prints is no answer and no harm"

    with caplog.at_level(logging.DEBUG, "lincei"):
        asyncio.run(play())
    lines = [one.getMessage() for one in caplog.records if one.name.startswith("lincei")]
    assert bool(lines) != (fault == "talk")
    for line in lines:
        assert any(re.fullmatch(form, line) for form in HARMLESS), line
    assert str(SEED) not in caplog.text and "991188227733" not in caplog.text


def test_a_worker_that_talks_without_end_neither_fills_the_log_nor_waits(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with running(command=broken("chatter")) as bots:
            await bots.choose("random", 0, case_of(begin()), 1)
            assert (bots.replaced, bots.fallbacks) == (0, 0)

    asyncio.run(play())
    said = [one.getMessage() for one in caplog.records if one.name == "lincei.server.bots"]
    assert 0 < sum(map(len, said)) < 4 * LOGGED
