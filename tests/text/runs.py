"""Real processes for the tests of the command line: a pipe, a terminal, a program that plays."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any

import lincei

SOURCE = Path(lincei.__file__).resolve().parents[1]
COMMAND = [sys.executable, "-m", "lincei"]
PATIENCE = 120  # seconds after which a hanging process fails the test


@contextmanager
def quick_folder() -> Iterator[Path]:
    """A folder in memory where there is one: games are written to the disk after every action, and tests make many."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None) as folder:
        yield Path(folder)


def environment(home: Path, **more: str) -> dict[str, str]:
    """An environment that depends on nothing outside the test."""
    kept = {key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}
    return {**kept, "LINCEI_HOME": str(home), "PYTHONPATH": str(SOURCE), "LANG": "C.UTF-8", "TERM": "xterm", **more}


def run(
    home: Path,
    *args: str | Path,
    typed: str | bytes = "",
    env: Mapping[str, str] | None = None,
    before: Callable[[], None] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run `lincei` with its input from a pipe."""
    done = subprocess.run(
        [*COMMAND, *map(str, args)],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        env=environment(home, **(env or {})),
        cwd=home.parent,
        timeout=PATIENCE,
        check=False,
        preexec_fn=before,
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def one_line(text: str) -> str:
    """The single line that a failure may say."""
    assert text.count("\n") == 1, text
    assert "Traceback" not in text
    return text.rstrip("\n")


class Program:
    """A program at the other end of a `--json` pipe."""

    def __init__(self, home: Path, *args: str | Path, env: Mapping[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "play", "expo1906", "--json", *map(str, args)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(home, **(env or {})),
            text=True,
        )
        self.said: list[dict[str, Any]] = []

    def __enter__(self) -> Program:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.communicate()

    def hear(self) -> dict[str, Any]:
        """The next object."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.process.communicate()[1]
        said: dict[str, Any] = json.loads(line)
        self.said.append(said)
        return said

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next object of one of these types."""
        while True:
            said = self.hear()
            if said["type"] in kinds:
                return said

    def answer(self, **answer: object) -> None:
        self.write(json.dumps(answer))

    def write(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def play(self, decisions: int = 100_000) -> dict[str, Any]:
        """Answer so many questions, never the same way twice in a row; the object that came after them."""
        said = self.said[-1] if self.said and self.said[-1]["type"] == "view" else self.until("view", "end")
        for _ in range(decisions):
            if said["type"] == "end":
                break
            legal = said["legal"]
            self.answer(action=legal[len(legal) * len(said["table"]["piles"]["unseen"]) // 31 % len(legal)]["id"])
            said = self.until("view", "end")
        return said

    def end(self) -> tuple[int, str]:
        """The exit code and what was said on the standard error."""
        assert self.process.stderr is not None
        code = self.process.wait(PATIENCE)
        return code, self.process.stderr.read()


def stop(process: subprocess.Popen[str], number: int) -> str:
    """Send a signal until the process ends (see `Terminal.interrupt`); what it said on the standard error."""
    for _ in range(PATIENCE):
        process.send_signal(number)
        with suppress(subprocess.TimeoutExpired):
            return process.communicate(timeout=2)[1]
    raise AssertionError("the process does not end")


class Terminal:
    """`lincei` in a terminal."""

    def __init__(self, home: Path, *args: str | Path, size: tuple[int, int] = (24, 80), **env: str) -> None:
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            settings = environment(home, LINES=str(size[0]), COLUMNS=str(size[1]), **env)
            os.execve(sys.executable, [*COMMAND, *map(str, args)], settings)
        self.text = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self.handle)
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)

    def until(self, wanted: str) -> str:
        """What is said up to and including some text (a pattern)."""
        while True:
            found = re.search(wanted, self.text)
            if found:
                said, self.text = self.text[: found.end()], self.text[found.end() :]
                return said
            assert select.select([self.handle], [], [], PATIENCE)[0], self.text
            self.text += self.read()

    def read(self) -> str:
        try:
            more = os.read(self.handle, 65536)
        except OSError:  # the terminal is closed
            more = b""
        assert more, self.text
        return more.decode(errors="replace").replace("\r\n", "\n")

    def type(self, text: str) -> None:
        os.write(self.handle, text.encode())

    def interrupt(self) -> tuple[int, str]:
        """Ctrl-C, like somebody who tries again: it is lost in the instant before the process begins to read."""
        for _ in range(PATIENCE):
            self.type("\x03")
            if self.hear_to_the_end(patience=2):
                return self.leave()
        raise AssertionError(self.text)

    def end(self) -> tuple[int, str]:
        """The exit code and all that was said until the end."""
        assert self.hear_to_the_end(PATIENCE), self.text
        return self.leave()

    def hear_to_the_end(self, patience: int) -> bool:
        """Read until the terminal is closed; False if nothing comes for so many seconds."""
        while select.select([self.handle], [], [], patience)[0]:
            try:
                more = os.read(self.handle, 65536)
            except OSError:
                return True
            if not more:
                return True
            self.text += more.decode(errors="replace").replace("\r\n", "\n")
        return False

    def leave(self) -> tuple[int, str]:
        pid, self.pid = self.pid, 0
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), self.text
