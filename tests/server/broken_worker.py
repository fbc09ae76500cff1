"""A worker that goes wrong: `python broken_worker.py FAULT [FILE]`.

With a FILE the fault happens once: only while the file is not there. FILE.lock is shared by the workers that live.
"""

from __future__ import annotations

import ctypes
import fcntl
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from lincei.bots import Bot, Seat, make_bot
from lincei.server.bot_worker import main
from lincei.server.case import Answer, framed


def hang(seat: Seat) -> int:
    while True:
        time.sleep(60)


def leave(seat: Seat) -> int:
    os._exit(3)


def segfault(seat: Seat) -> int:
    return len(ctypes.string_at(0))


def tell(seat: Seat) -> int:
    raise RuntimeError(f"I see {seat.view}")


def exit_telling(seat: Seat) -> int:
    raise SystemExit(f"I see {seat.view}")


def eat(seat: Seat) -> int:
    eaten = []
    while True:
        eaten.append(bytearray(1 << 20))


def cheat(seat: Seat) -> int:
    return -1


def talk(seat: Seat) -> int:
    seen = f"I see {seat.view}\n"
    print(seen, flush=True)
    print(seen, file=sys.stderr, flush=True)
    os.write(1, seen.encode())
    os.write(2, seen.encode())
    return seat.legal[0]


BOTS: dict[str, Callable[[Seat], int]] = {
    "hang": hang,
    "leave": leave,
    "segfault": segfault,
    "tell": tell,
    "exit_telling": exit_telling,
    "eat": eat,
    "cheat": cheat,
    "talk": talk,
}

# What a worker without our code might say.
SPEECHES = {
    "noise": b"Traceback (most recent call last):\n",
    "undecodable": b"\x00\x00\x00\x02\xc1\xc1",
    "unasked": framed(Answer(5, 1)),
}


class Broken:
    """A bot with a fault."""

    def __init__(self, fault: str) -> None:
        self.choose = BOTS[fault]


def faulty(name: str, seed: int) -> Bot:
    if len(sys.argv) > 2:
        happened = Path(sys.argv[2])
        if happened.exists():
            return make_bot(name, seed)
        happened.touch()
    return Broken(sys.argv[1])


def run(fault: str) -> int:
    if fault in SPEECHES:
        sys.stdout.buffer.write(SPEECHES[fault])
        sys.stdout.flush()
        sys.stdin.buffer.read()
        return 0
    if fault == "flood":
        while True:
            sys.stdout.buffer.write(framed(Answer(0)) * 1000)
    if fault == "chatter":
        sys.stderr.write("chatter\n" * 100_000)
        sys.stderr.flush()
        return main()
    return main(faulty)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        lock = os.open(sys.argv[2] + ".lock", os.O_CREAT | os.O_RDWR)
        fcntl.flock(lock, fcntl.LOCK_SH)
    sys.exit(run(sys.argv[1]))
