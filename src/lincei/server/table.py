"""A table: what its log adds up to. Everything here follows from rows; nothing asks for the time or the database."""

from __future__ import annotations

import asyncio
from collections.abc import Container
from dataclasses import dataclass
from typing import Any

from lincei.contract import Game
from lincei.kernel.errors import BadRecord
from lincei.kernel.position import Position
from lincei.kernel.record import Record, Step
from lincei.server.clock import Clock
from lincei.server.rows import KINDS, Row
from lincei.server.wire import ClockSetting, Pace, TakebackState

STAND_IN = "greedy"  # plays on for those who are gone
BOT_GRACE = 10_000  # after so many milliseconds another process moves a bot that has not moved


@dataclass
class Chair:
    """Whose seat it is, and the bot that plays on it now."""

    person: str | None = None
    known_as: str | None = None  # the person's name
    bot: str | None = None
    name: str | None = None  # a name for this seat alone
    guest: bool = False  # the person has no account

    def called(self, number: int, bot: str | None) -> str | None:
        """What the others call this seat, where this bot decides."""
        if self.person is not None:
            return self.name or self.known_as
        return f"{bot} {number + 1}" if bot else None


@dataclass(frozen=True)
class About:
    """What never changes about a table."""

    id: str
    game: Game
    edition: str | None  # the folder of the edition; none: the shipped one
    engine: str
    players: int
    options: dict[str, str]
    public: bool
    pace: Pace
    clock: ClockSetting | None
    hints: bool
    seed: int
    created: int
    open_for: int  # until it is closed, if it does not start
    patience: int  # until an absent player's seat may be handed to a bot
    guests: frozenset[str]  # people who may sit down without an invitation


class Table:
    """The state of a table after the rows it has taken."""

    def __init__(self, about: About, host: str | None, chairs: list[Chair]) -> None:
        self.about = about
        self.host = host
        self.chairs = chairs
        self.watchers: set[str] = set()
        self.rows: list[Row] = []
        self.done: dict[int, Step] = {}  # row -> the action that it made, be it taken back later or not
        self.made: list[int] = []  # the rows of the actions that count, in order
        self.clients: dict[str, int] = {}  # what clients called their deeds -> row
        self.record: Record | None = None
        self.branch: list[Position] = []  # while a log is loaded: where actions led that were taken back later
        self.status = "open"
        self.conceded: set[int] = set()
        self.takeback: TakebackState | None = None
        self.needed: set[int] = set()  # seats whose consent is still missing
        self.rematch: str | None = None
        self.result: dict[str, Any] | None = None
        self.waiting: list[int] = []  # the seats that are asked, after the last row
        self.asked_at = [0] * about.players  # the row that put its present question to each seat
        self._faded: dict[tuple[str, int | str], int] | None = None  # see `faded`; none: to be looked up again
        self.clock = Clock(about.players, about.clock, about.created)
        # For this process only.
        self.lock = asyncio.Lock()
        self.present: Container[str] = ()  # people with an open connection

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return len(self.rows)

    @property
    def position(self) -> Position | None:
        return None if self.record is None else self.record.position

    def asks(self) -> list[int]:
        """The seats that the game asks now."""
        if self.record is None or self.status != "running":
            return []
        return (self.branch[-1] if self.branch else self.record.position).waiting

    def bot_of(self, seat: int) -> str | None:
        """The bot that decides for a seat; one stands in for people who have deleted themselves."""
        chair = self.chairs[seat]
        return chair.bot or (STAND_IN if chair.person is None and self.status != "open" else None)

    def people(self) -> list[int]:
        """The seats where a person decides."""
        return [seat for seat in range(self.about.players) if self.chairs[seat].person and not self.bot_of(seat)]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that belong to a person, though a bot may play there now."""
        return [seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def full(self) -> bool:
        return all(chair.person or chair.bot for chair in self.chairs)

    def may_see(self, person: str | None) -> bool:
        """Whether a person may look at the table at all."""
        known = person is not None and (person == self.host or person in self.about.guests or person in self.watchers)
        return self.about.public or known or bool(self.seats_of(person))

    def due(self) -> int | None:
        """When something is to happen by itself."""
        if self.status == "open":
            return self.clock.at + self.about.open_for
        if self.status != "running":
            return None
        times = [time for time in (self.clock.flag_due(),) if time is not None]
        if any(self.bot_of(seat) for seat in self.waiting):
            times.append(self.clock.at + BOT_GRACE)
        return min(times, default=None)

    def claimable(self, seat: int, now: int) -> bool:
        """Whether the others have waited for this seat so long that they may hand it to a bot."""
        return seat in self.clock.running and self.clock.asked_for(seat, now) >= self.about.patience

    def faded(self) -> dict[tuple[str, int | str], int]:
        """For each fading kind of line and each player, the row with the latest: all before it have faded."""
        if self._faded is None:
            fading = [(event, seq) for seq in self.made for event in self.done[seq].events if event.fades]
            self._faded = {(event.message, event.args.get("player", -1)): seq for event, seq in fading}
        return self._faded

    def names(self) -> list[str]:
        return [chair.called(seat, self.bot_of(seat)) or "–" for seat, chair in enumerate(self.chairs)]

    # -- taking rows ----------------------------------------------------------------------------------------------

    def load(self, rows: list[Row], last: int) -> None:
        """Take the whole log, up to its last row. `BadRecord` if it is not whole or cannot be played again."""
        made: list[Step] = []  # and not taken back so far
        undone: list[Step] = []
        try:
            lost = taken_back(rows)
            for row in rows:
                if row.seq != self.seq + 1 or row.kind not in KINDS:
                    raise BadRecord("it is not one of ours")
                if row.kind in ("play", "redo"):
                    step = self.imagine(row) if row.seq in lost else self.replay(row)
                    made.append(step)
                    undone = undone[:-1] if undone and undone[-1].action == step.action else []
                    self.note(row, step)
                    continue
                if "back" in row.data:
                    assert self.record is not None
                    undone = [*undone, made[-1]] if row.kind == "undo" else []
                    del made[row.data["back"] :]
                    del self.branch[row.data["back"] - len(self.record.steps) :]
                self.note(row)
        except Exception as error:  # there is no telling what stands in a row that is damaged or from elsewhere
            raise BadRecord(f"row {self.seq + 1}: {error}") from None
        if self.seq != last:
            raise BadRecord(f"row {self.seq + 1}: it is missing")
        self.branch = []
        if self.record is not None:
            self.record.undone = undone
        self.needed &= set(self.people())
        if not self.needed:  # who was to consent has gone for good
            self.takeback = None

    def replay(self, row: Row) -> Step:
        assert self.record is not None
        self.branch = []
        return self.record.apply(row.data["action"], list(row.data["drawn"]), row.seat)

    def imagine(self, row: Row) -> Step:
        """An action that was taken back later: carried out on a copy, so that the log can still tell of it."""
        assert self.record is not None and row.seat is not None
        after = (self.branch[-1] if self.branch else self.record.position).copy()
        after.turn_to(row.seat)
        secret = after.question.together()
        after.listen()
        after.script = list(row.data["drawn"])
        after.apply(row.data["action"])
        self.branch.append(after)
        return Step(row.seat, row.data["action"], after.drawn, False, secret, after.events)

    def take(self, row: Row) -> None:
        """Take one more row, made here or by another process."""
        step: Step | None = None
        if row.kind in ("play", "redo"):
            step = self.replay(row)
        elif "back" in row.data:
            self.go_back(row.data["back"], row.kind == "undo")
        self.note(row, step)

    def go_back(self, steps: int, redoable: bool) -> None:
        assert self.record is not None
        self.record.undo(len(self.record.steps) - steps)
        if not redoable:
            self.record.undone = []

    def note(self, row: Row, step: Step | None = None) -> None:
        """Let a row count: the position has followed it already."""
        if row.kind == "pause":
            self.clock.tick(min(max(row.data["since"], self.clock.at), row.at))
            self.clock.stand(row.at)
        else:
            self.clock.tick(row.at)
        self.rows.append(row)
        if row.client is not None:
            self.clients[row.client] = row.seq
        if "dealt" in row.data:
            self.deal(row)
        if step is not None:
            self.done[row.seq] = step
            self.made.append(row.seq)
        if "back" in row.data:
            del self.made[row.data["back"] :]
        if step is not None or "back" in row.data:
            self._faded = None
            self.takeback, self.needed = None, set()
        self.sit(row)
        self.say(row)
        self.moved(row, step)
        if self.record is not None and self.status == "running" and self.record.position.over:
            self.finish("end")
        self.waiting = self.asks()
        self.clock.ask(self.waiting, self.people(), row.seat)

    def deal(self, row: Row) -> None:
        """The game starts: the last seat is taken."""
        about = self.about
        self.record = Record(
            about.game, about.players, about.seed, about.options, self.names(), list(row.data["dealt"])
        )
        self.status = "running"

    def sit(self, row: Row) -> None:
        """Who plays on which seat; whose it is stands in the table of seats."""
        if row.kind == "create":
            for chair, bot in zip(self.chairs, row.data["bots"], strict=True):
                chair.bot = bot
        elif row.seat is not None:
            if row.kind in ("sit", "open", "leave", "back"):
                self.chairs[row.seat].bot = None
            elif "bot" in row.data:
                self.chairs[row.seat].bot = row.data["bot"]
                self.needed.discard(row.seat)

    def say(self, row: Row) -> None:
        """What a row says beside moving pieces."""
        if row.kind == "takeback" and "back" not in row.data:
            assert row.seat is not None
            self.takeback = TakebackState(row.seat, row.data["steps"], [])
            self.needed = set(row.data["needed"])
        elif row.kind == "consent" and self.takeback is not None:
            assert row.seat is not None
            if row.data["yes"]:
                self.takeback.agreed.append(row.seat)
                self.needed.discard(row.seat)
            else:
                self.takeback, self.needed = None, set()
        elif row.kind == "concede" and row.seat is not None:
            self.conceded.add(row.seat)
            if row.data.get("ends"):
                self.finish("conceded")
        elif row.kind == "flag" and row.seat is not None:
            self.clock.flagged.add(row.seat)
            if row.data["then"] == "end":
                self.finish("clock")
        elif row.kind == "rematch":
            self.rematch = row.data["table"]
        elif row.kind == "close":
            self.status = "closed"
            self.result = {"reason": row.data["reason"]}

    def moved(self, row: Row, step: Step | None) -> None:
        """Note for which seats the question is a new one: a secret answer of one leaves the others where they were."""
        if step is None and "dealt" not in row.data and "back" not in row.data:
            return
        others = [seat for seat in self.waiting if step is not None and seat != step.seat]
        if step is not None and step.secret and self.asks() == others:
            self.asked_at[step.seat] = row.seq
        else:
            self.asked_at = [row.seq] * self.about.players

    def finish(self, reason: str) -> None:
        """The game is over, by the rules or before its time; who has given up is behind all who have not."""
        assert self.record is not None
        position = self.record.position
        scores = position.scores()
        places = position.ranking() if position.over else [-points for points in scores]
        lost = set(self.conceded)
        if reason == "clock":
            lost |= self.clock.flagged
        order = [(seat in lost, places[seat]) for seat in range(self.about.players)]
        self.status = "over"
        self.result = {
            "reason": reason,
            "scores": scores,
            "ranking": [1 + sum(other < mine for other in order) for mine in order],
            "conceded": sorted(self.conceded),
            "breakdown": [
                [{"message": p.message, "rule": p.rule, "args": p.args, "points": p.points} for p in parts]
                for parts in position.breakdown()
            ],
        }


def taken_back(rows: list[Row]) -> set[int]:
    """The rows whose actions were taken back later."""
    lost: set[int] = set()
    stack: list[int] = []
    for row in rows:
        if row.kind in ("play", "redo"):
            stack.append(row.seq)
        elif "back" in row.data:
            lost.update(stack[row.data["back"] :])
            del stack[row.data["back"] :]
    return lost
