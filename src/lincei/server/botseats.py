"""Bots at the tables: whenever a bot is asked, it is let choose, and its choice is played like anybody's."""

from __future__ import annotations

import asyncio
import hashlib

from lincei.server import logs
from lincei.server.bots import Case
from lincei.server.deeds import move
from lincei.server.house import House
from lincei.server.refusals import Refused, StoreDown
from lincei.server.table import Table


class BotSeats:
    """At most one task for each table where a bot is to move."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def look_at(self, table: Table) -> None:
        """Something has changed at a table: perhaps a bot is asked now."""
        name = table.about.id
        if name not in self.tasks and asked(table) is not None:
            task = asyncio.create_task(self.play(name))
            self.tasks[name] = task
            task.add_done_callback(lambda _: self.tasks.pop(name, None))

    async def play(self, name: str) -> None:
        """Play for bots until a person is asked or the game is over."""
        try:
            while True:
                async with self.house.held(name) as table:
                    seat = asked(table)
                    if seat is None:
                        return
                    bot, asked_at, case = table.bot_of(seat) or "", table.asked_at[seat], case_of(table)
                action = await self.house.bots.choose(bot, seat, case, seed_of(case, seat))
                async with self.house.held(name) as table:
                    if table.bot_of(seat) == bot and table.asked_at[seat] == asked_at and seat in table.waiting:
                        await self.house.keep(table, move(table, seat, action, self.house.settings.now()))
        except (StoreDown, Refused):
            return  # the sweeper comes by again
        except Exception as error:
            logs.broken("bot-could-not-move", error, table=name)
            self.house.forget(name)

    async def stop(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


def asked(table: Table) -> int | None:
    """The first seat that is asked and that a bot plays."""
    return next((seat for seat in table.waiting if table.bot_of(seat)), None)


def case_of(table: Table) -> Case:
    """The game as a worker needs it."""
    record, about = table.record, table.about
    assert record is not None
    steps = [(step.seat, step.action, step.drawn) for step in record.steps]
    return Case(about.id, about.game.name, about.edition, about.players, about.seed, about.options, record.dealt, steps)


def seed_of(case: Case, seat: int) -> int:
    """A bot's own chance: the same for the same game, no part of the game's, and nothing that a player could know."""
    return drawn_from(f"bot {case.seed} {seat} {len(case.steps)}")


def drawn_from(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


async def hint(house: House, name: str, seat: int, bot: str) -> int:
    """What a bot would do in a seat."""
    async with house.held(name) as table:
        if not table.about.hints:
            raise Refused(403, "lincei-no-hints")
        if seat not in table.waiting:
            raise Refused(409, "lincei-not-asked", {"seat": seat + 1})
        case = case_of(table)
    return await house.bots.choose(bot, seat, case, hint_seed(case, seat))


def hint_seed(case: Case, seat: int) -> int:
    """Chance for a hint: from what everybody knows, so that a hint tells nothing that its seat cannot see."""
    return drawn_from(f"hint {case.table} {seat} {len(case.steps)}")
