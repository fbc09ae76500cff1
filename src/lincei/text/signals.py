"""Signals end a game between two actions, never in the middle of one that is not yet kept."""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType

NAMES = ("SIGINT", "SIGTERM", "SIGHUP")


class Ended(BaseException):
    """The process is asked to end, by a signal other than Ctrl-C."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


_waiting: list[int] = []
_held = 0


def listen() -> None:
    """Turn the signals that end a process into exceptions; those that are ignored stay ignored."""
    if threading.current_thread() is not threading.main_thread():
        return
    for name in NAMES:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, _arrived)


def _arrived(number: int, frame: FrameType | None) -> None:
    if _held:
        _waiting.append(number)
    else:
        _end(number)


def _end(number: int) -> None:
    if number == signal.SIGINT:
        raise KeyboardInterrupt
    raise Ended(number)


class Held:
    """`with Held():` signals wait until the block is done."""

    def __enter__(self) -> None:
        global _held
        _held += 1

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        global _held
        _held -= 1
        if _waiting and not _held:
            number = _waiting[0]
            _waiting.clear()
            _end(number)
