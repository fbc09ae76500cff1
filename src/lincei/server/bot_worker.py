"""A process in which bots think: `python -m lincei.server.bot_worker`, started and ended by `lincei.server.bots`.

It may be killed at any time. It ends by itself when the server is gone, and it writes nothing that it knows of a game
anywhere but into its answers.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import msgspec

from lincei.bots import Bot, Seat, make_bot
from lincei.kernel.errors import LinceiError
from lincei.server.case import PREFIX, Answer, Case, Terms, Wanted, follow, framed, replayed, seat_of

if sys.platform != "win32":
    import resource

TABLES = 64  # kept in memory
NICENESS = 5  # requests of people go first
GRACE = 1.0  # seconds after which a choice that nobody stopped ends its worker

MakeBot = Callable[[str, int], Bot]
Message = TypeVar("Message", Terms, Wanted)


class Misplayed(Exception):
    """A bot chose what its seat may not do."""


class Mind:
    """A bot on one seat, and what it chose last: it may have planned on from there."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.chose: tuple[int, int] | None = None  # after so many steps, this action

    def goes_on(self, seat: int, case: Case) -> bool:
        """Whether its last choice is the one thing that its seat has done since."""
        if self.chose is None:
            return False
        steps, action = self.chose
        return [done for mover, done, _ in case.steps[steps:] if mover == seat] == [action]


class Known:
    """A table as this worker knows it."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.record = replayed(case)
        self.minds: dict[tuple[int, str], Mind] = {}

    def goes_on(self, case: Case) -> bool:
        """Whether a case is this one, perhaps with more steps."""
        return replace(case, steps=case.steps[: len(self.case.steps)]) == self.case

    def follow(self, case: Case) -> None:
        follow(self.record, case)
        self.case = case


class Memory:
    """The tables seen last. Only what is new of a table is played."""

    def __init__(self, make_bot: MakeBot) -> None:
        self.make_bot = make_bot
        self.tables: OrderedDict[str, Known] = OrderedDict()

    def know(self, case: Case) -> Known:
        known = self.tables.pop(case.table, None)
        if known is not None and known.goes_on(case):
            known.follow(case)
        else:
            known = Known(case)
        self.tables[case.table] = known
        if len(self.tables) > TABLES:
            self.tables.popitem(last=False)
        return known

    def seated(self, wanted: Wanted) -> tuple[Seat, Mind]:
        """The seat that is asked and the bot on it; `LinceiError` if there is no such seat, bot or game."""
        known = self.know(wanted.case)
        seat = seat_of(known.record, wanted.case, wanted.seat)
        place = (wanted.seat, wanted.bot)
        mind = known.minds.get(place)
        if mind is None or not mind.goes_on(wanted.seat, wanted.case):
            mind = known.minds[place] = Mind(self.make_bot(wanted.bot, wanted.seed))
        return seat, mind

    def answer(self, wanted: Wanted) -> Answer:
        try:
            seat, mind = self.seated(wanted)
        except LinceiError:
            return Answer(wanted.number)
        action = mind.bot.choose(seat)
        if action not in seat.legal:
            raise Misplayed
        mind.chose = (len(wanted.case.steps), action)
        return Answer(wanted.number, action)


class Channels:
    """The ways to the server. The standard ones lead nowhere: what a bot prints may be somebody's hand."""

    def __init__(self) -> None:
        self.requests = os.fdopen(os.dup(0), "rb")
        self.answers = os.fdopen(os.dup(1), "wb")
        self.log = os.fdopen(os.dup(2), "wb", buffering=0)
        nowhere = os.open(os.devnull, os.O_RDWR)
        for standard in range(3):
            os.dup2(nowhere, standard)
        os.close(nowhere)
        faulthandler.enable(self.log)  # it names functions and lines, never values

    def receive(self, kind: type[Message]) -> Message | None:
        """The next message; none when the server has gone."""
        prefix = self.requests.read(PREFIX)
        body = self.requests.read(int.from_bytes(prefix, "big"))
        return msgspec.msgpack.decode(body, type=kind) if body else None

    def send(self, answer: Answer) -> None:
        self.answers.write(framed(answer))
        self.answers.flush()

    def report(self, error: BaseException) -> None:
        """Say what went wrong and where; the text of an error may tell what a seat holds."""
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = "" if trace is None else f" in {os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}"
        self.log.write(f"{type(error).__name__}{where}\n".encode())


def limit(terms: Terms) -> None:
    """Bound what this process may use, and leave no image of its memory behind when it crashes."""
    if sys.platform != "win32":
        os.nice(NICENESS)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        wanted = terms.megabytes << 20
        bound = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        with contextlib.suppress(ValueError, OSError):  # macOS knows the limit and refuses to set it
            resource.setrlimit(resource.RLIMIT_AS, (bound, bound))
        signal.signal(signal.SIGALRM, signal.SIG_DFL)


def ring_after(seconds: float) -> None:
    """End this process after so long, whatever it does then: the server, which would end it, may have been killed."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def main(make_bot: MakeBot = make_bot) -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which may have moves to finish
    channels = Channels()
    try:
        terms = channels.receive(Terms)
        if terms is None:
            return 0
        limit(terms)
        memory = Memory(make_bot)
        channels.send(Answer(0))
        while (wanted := channels.receive(Wanted)) is not None:
            ring_after(terms.seconds + GRACE)
            answer = memory.answer(wanted)
            ring_after(0)
            channels.send(answer)
    except BaseException as error:  # whatever a bot does: this process is not to be trusted with another choice
        channels.report(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
