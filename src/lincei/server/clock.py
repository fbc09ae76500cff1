"""Clocks: how much time each seat has used, worked out from the times of the rows and nothing else."""

from __future__ import annotations

from lincei.server.settings import SECOND
from lincei.server.wire import ClockSetting


class Clock:
    """The time of one table. A seat's time runs while it is asked and a person sits there."""

    def __init__(self, players: int, setting: ClockSetting | None, at: int) -> None:
        self.setting = setting
        self.at = at  # the time of the last row
        self.used = [0] * players
        self.since: list[int | None] = [None] * players  # asked since then, or has acted last then
        self.running: list[int] = []  # seats whose time runs
        self.flagged: set[int] = set()

    def tick(self, at: int) -> None:
        """Let time pass up to a row."""
        for seat in self.running:
            self.used[seat] += at - self.at
        self.at = at

    def stand(self, at: int) -> None:
        """Let time pass without charging anybody: no server ran."""
        self.at = at
        self.since = [None if began is None else at for began in self.since]

    def ask(self, waiting: list[int], people: list[int], acted: int | None) -> None:
        """From now on these seats are asked, those of people among them on their own time."""
        for seat, began in enumerate(self.since):
            if seat not in waiting:
                self.since[seat] = None
                continue
            if began is None and self.setting is not None:
                self.used[seat] -= self.setting.increment * SECOND
            if began is None or seat == acted:
                self.since[seat] = self.at
        self.running = [seat for seat in waiting if seat in people]

    def left(self, seat: int, now: int) -> int | None:
        """Milliseconds left to a seat; never below zero."""
        if self.setting is None:
            return None
        running = max(now - self.at, 0) if seat in self.running else 0
        return max(self.setting.seconds * SECOND - self.used[seat] - running, 0)

    def flag_due(self) -> int | None:
        """When the next clock runs out."""
        seats = [seat for seat in self.running if seat not in self.flagged]
        times = [left for seat in seats if (left := self.left(seat, self.at)) is not None]
        return self.at + min(times) if times else None

    def run_out(self, now: int) -> list[int]:
        """Seats whose time has run out and for which this has not been noted."""
        return [seat for seat in self.running if seat not in self.flagged and self.left(seat, now) == 0]

    def asked_for(self, seat: int, now: int) -> int:
        """How long a seat has been asked, or has not done anything while it was."""
        began = self.since[seat]
        return 0 if began is None else now - began
