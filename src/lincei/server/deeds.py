"""What people do at a table: each deed is checked, carried out, and becomes one row of the log, or is refused.

The game's rules are asked of the game. What stands here is the manners of a table: whose seat it is, who is the host,
what can be taken back.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from lincei.bots import BOTS
from lincei.contract import Game
from lincei.kernel.errors import LinceiError
from lincei.kernel.position import Position
from lincei.kernel.record import Record
from lincei.server import wire
from lincei.server.people import PersonRow
from lincei.server.refusals import Refused
from lincei.server.rows import Row
from lincei.server.table import STAND_IN, Chair, Table


@dataclass
class Change:
    """A row, and what changes beside the log."""

    row: Row
    seats: list[dict[str, Any]] = field(default_factory=list)
    invitation: str | None = None
    watcher: str | None = None


class Late(Refused):
    """The player saw an older position: nothing is done, and he is shown the present one."""

    def __init__(self) -> None:
        super().__init__(409, "lincei-late")


def perform(table: Table, deed: wire.AnyDeed, person: PersonRow, now: int) -> Change:
    """Do what somebody wants to do at a table, or refuse it and change nothing."""
    if isinstance(deed, wire.Chat):
        return chat(table, deed, person, now)
    if isinstance(deed, wire.Close):
        return close(table, deed, person, now)
    if isinstance(deed, wire.Rematch):
        raise AssertionError("the house opens the new table")
    if deed.seat >= table.about.players:
        raise Refused(404, "lincei-no-such-seat", {"seat": deed.seat + 1})
    if isinstance(deed, wire.Sit):
        return sit(table, deed, person, now)
    if isinstance(deed, wire.Leave | wire.Open):
        return stand_up(table, deed, person, now)
    if isinstance(deed, wire.HandOver):
        return hand_over(table, deed, person, now)
    if deed.seat not in table.seats_of(person.id):
        raise Refused(403, "lincei-not-your-seat", {"seat": deed.seat + 1})
    need_running(table)
    if isinstance(deed, wire.Back):
        return back(table, deed, person, now)
    if table.bot_of(deed.seat):
        raise Refused(409, "lincei-bot-plays", {"seat": deed.seat + 1})
    if isinstance(deed, wire.Concede):
        return concede(table, deed, person, now)
    if deed.position != table.asked_at[deed.seat]:
        raise Late
    if isinstance(deed, wire.Play):
        return play(table, deed, person, now)
    if isinstance(deed, wire.Undo):
        return undo(table, deed, person, now)
    if isinstance(deed, wire.Redo):
        return redo(table, deed, person, now)
    if isinstance(deed, wire.Takeback):
        return takeback(table, deed, person, now)
    return consent(table, deed, person, now)


def new_row(
    table: Table, now: int, kind: str, seat: int | None, data: dict[str, Any], by: tuple[PersonRow, str] | None = None
) -> Row:
    """The next row. Time never runs backwards, whatever the clock of the machine does."""
    person, client = (by[0].id, by[1]) if by else (None, None)
    return Row(table.seq + 1, max(now, table.clock.at), kind, seat, person, client, data)


def need_running(table: Table) -> None:
    if table.status == "open":
        raise Refused(409, "lincei-not-started")
    if table.status != "running":
        raise Refused(409, "lincei-table-over")


def need_open(table: Table) -> None:
    if table.status == "running":
        raise Refused(409, "lincei-has-started")
    if table.status != "open":
        raise Refused(409, "lincei-table-over")


def known_bot(name: str) -> str:
    if name not in BOTS:
        raise Refused(422, "lincei-no-such-bot", {"bot": "=" + name, "bots": "=" + ", ".join(BOTS)})
    return name


# -- before the start ---------------------------------------------------------------------------------------------


def sit(table: Table, deed: wire.Sit, person: PersonRow, now: int, invited: bool = False) -> Change:
    """Take an open seat; the last one starts the game."""
    need_open(table)
    chair = table.chairs[deed.seat]
    if chair.person == person.id:
        raise Refused(409, "lincei-already-yours")
    if chair.person or chair.bot:
        raise Refused(409, "lincei-seat-taken", {"seat": deed.seat + 1})
    known = person.id == table.host or person.id in table.about.guests or table.seats_of(person.id)
    if not (table.about.public or invited or known):
        raise Refused(403, "lincei-by-invitation")
    return seated(table, deed, person, now, Chair(person.id, person.name, guest=person.guest))


def stand_up(table: Table, deed: wire.Leave | wire.Open, person: PersonRow, now: int) -> Change:
    """A seat becomes free again: mine, or one that the host frees."""
    need_open(table)
    chair = table.chairs[deed.seat]
    if isinstance(deed, wire.Leave) and chair.person != person.id:
        raise Refused(403, "lincei-not-your-seat", {"seat": deed.seat + 1})
    if isinstance(deed, wire.Open) and table.host != person.id:
        raise Refused(403, "lincei-host-only")
    if chair.person is None and chair.bot is None:
        raise Refused(409, "lincei-seat-free", {"seat": deed.seat + 1})
    return seated(table, deed, person, now, Chair())


def seated(table: Table, deed: wire.SeatDeed, person: PersonRow, now: int, chair: Chair) -> Change:
    """Somebody sits down or gets up; if no seat is open any more, the game starts."""
    kind = {wire.Sit: "sit", wire.Leave: "leave", wire.Open: "open"}.get(type(deed), "bot")
    data: dict[str, Any] = {"bot": chair.bot} if chair.bot else {}
    rest = [other for seat, other in enumerate(table.chairs) if seat != deed.seat]
    if all(other.person or other.bot for other in [*rest, chair]):
        data["dealt"] = dealt(table)
    table.chairs[deed.seat] = chair
    row = new_row(table, now, kind, deed.seat, data, (person, deed.id))
    table.take(row)
    return Change(row, [seat_columns(deed.seat, chair)])


def seat_columns(number: int, chair: Chair) -> dict[str, Any]:
    return {"number": number, "person": chair.person, "bot": chair.bot, "name": chair.name}


def dealt(table: Table) -> list[int]:
    """What chance answers to the set-up."""
    about = table.about
    return Record(about.game, about.players, about.seed, about.options, []).dealt


def close(table: Table, deed: wire.Close, person: PersonRow, now: int) -> Change:
    need_open(table)
    if table.host != person.id:
        raise Refused(403, "lincei-host-only")
    row = new_row(table, now, "close", None, {"reason": "closed"}, (person, deed.id))
    table.take(row)
    return Change(row)


# -- bots ---------------------------------------------------------------------------------------------------------


def hand_over(table: Table, deed: wire.HandOver, person: PersonRow, now: int) -> Change:
    """A bot sits down: on a free seat, in my place, or for somebody who has kept the others waiting too long."""
    bot = known_bot(deed.bot)
    chair = table.chairs[deed.seat]
    if table.status == "open":
        if table.host != person.id:
            raise Refused(403, "lincei-host-only")
        return seated(table, deed, person, now, Chair(bot=bot))
    need_running(table)
    if table.bot_of(deed.seat):
        raise Refused(409, "lincei-bot-plays", {"seat": deed.seat + 1})
    if chair.person != person.id:
        if not table.seats_of(person.id):
            raise Refused(403, "lincei-not-your-seat", {"seat": deed.seat + 1})
        if not table.claimable(deed.seat, now):
            raise Refused(409, "lincei-not-absent", {"seat": deed.seat + 1})
    data: dict[str, Any] = {"bot": bot}
    if table.needed == {deed.seat} and table.takeback is not None:
        data["back"] = table.takeback.steps  # the last whose consent was missing
    row = new_row(table, now, "bot", deed.seat, data, (person, deed.id))
    table.take(row)
    return Change(row, [seat_columns(deed.seat, chair)])


def back(table: Table, deed: wire.Back, person: PersonRow, now: int) -> Change:
    chair = table.chairs[deed.seat]
    if chair.bot is None:
        raise Refused(409, "lincei-already-yours")
    if deed.seat in table.conceded:
        raise Refused(409, "lincei-conceded")
    if deed.seat in table.clock.flagged and table.about.clock and table.about.clock.at_zero == "bot":
        raise Refused(409, "lincei-no-time")
    row = new_row(table, now, "back", deed.seat, {}, (person, deed.id))
    table.take(row)
    return Change(row, [seat_columns(deed.seat, chair)])


# -- the game -----------------------------------------------------------------------------------------------------


def play(table: Table, deed: wire.Play, person: PersonRow, now: int) -> Change:
    """Do a legal action."""
    assert table.record is not None
    if deed.seat not in table.waiting:
        raise Refused(409, "lincei-not-asked", {"seat": deed.seat + 1})
    game = table.about.game
    position = game.turned(table.record.position, deed.seat)
    if (deed.action is None) == (deed.text is None):
        raise Refused(422, "lincei-action-or-text")
    action = deed.action
    if action is None:
        try:
            action = game.read(position, deed.text or "")
        except LinceiError:
            raise Refused(422, "lincei-unreadable", {"text": "=" + (deed.text or "")}) from None
    need_legal(game, position, action)
    return move(table, deed.seat, action, now, "play", (person, deed.id))


def need_legal(game: Game, position: Position, action: int) -> None:
    """Refuse what is not legal, with the rule that forbids it."""
    if action not in position.legal:
        if action not in game.decisions:
            raise Refused(422, "lincei-no-such-action", {"action": action})
        refusal = game.why_not(position, game.texts[action])
        assert refusal is not None
        raise Refused(422, refusal.message, rule=refusal.rule)


def move(
    table: Table, seat: int, action: int, now: int, kind: str = "play", by: tuple[PersonRow, str] | None = None
) -> Change:
    """Carry out a legal action of a person or a bot."""
    assert table.record is not None
    step = table.record.apply(action, None, seat)
    row = new_row(table, now, kind, seat, {"action": action, "drawn": step.drawn}, by)
    table.note(row, step)
    return Change(row)


def undo(table: Table, deed: wire.Undo, person: PersonRow, now: int) -> Change:
    """Take back my last action, up to the undo line."""
    assert table.record is not None
    if not table.record.can_undo(deed.seat):
        raise Refused(409, "lincei-cannot-undo-that")
    row = new_row(table, now, "undo", deed.seat, {"back": len(table.record.steps) - 1}, (person, deed.id))
    table.take(row)
    return Change(row)


def can_redo(table: Table, seat: int) -> bool:
    record = table.record
    return record is not None and bool(record.undone) and record.undone[-1].seat == seat and seat in table.waiting


def redo(table: Table, deed: wire.Redo, person: PersonRow, now: int) -> Change:
    assert table.record is not None
    if not can_redo(table, deed.seat):
        raise Refused(409, "lincei-nothing-to-redo-here")
    return move(table, deed.seat, table.record.undone[-1].action, now, "redo", (person, deed.id))


def takeback(table: Table, deed: wire.Takeback, person: PersonRow, now: int) -> Change:
    """Ask all other people at the table to let the game go back further than the undo line."""
    assert table.record is not None
    if deed.steps >= len(table.record.steps):
        raise Refused(422, "lincei-nothing-to-take-back")
    if table.takeback is not None:
        raise Refused(409, "lincei-takeback-asked")
    needed = [seat for seat in table.people() if table.chairs[seat].person != person.id]
    data: dict[str, Any] = {"steps": deed.steps, "needed": needed}
    if not needed:
        data["back"] = deed.steps
    row = new_row(table, now, "takeback", deed.seat, data, (person, deed.id))
    table.take(row)
    return Change(row)


def consent(table: Table, deed: wire.Consent, person: PersonRow, now: int) -> Change:
    if table.takeback is None or deed.seat not in table.needed:
        raise Refused(409, "lincei-no-takeback")
    data: dict[str, Any] = {"yes": deed.yes}
    if deed.yes and table.needed == {deed.seat}:
        data["back"] = table.takeback.steps
    row = new_row(table, now, "consent", deed.seat, data, (person, deed.id))
    table.take(row)
    return Change(row)


def concede(table: Table, deed: wire.Concede, person: PersonRow, now: int) -> Change:
    """Give up: a bot plays on, unless nobody is left to play for."""
    others = [seat for seat in range(table.about.players) if seat != deed.seat and seat not in table.conceded]
    going_on = len(others) > 1 and any(seat in table.people() for seat in others)
    data: dict[str, Any] = {"bot": STAND_IN} if going_on else {"ends": True}
    if going_on and table.needed == {deed.seat} and table.takeback is not None:
        data["back"] = table.takeback.steps
    row = new_row(table, now, "concede", deed.seat, data, (person, deed.id))
    table.take(row)
    return Change(row, [seat_columns(deed.seat, table.chairs[deed.seat])])


def chat(table: Table, deed: wire.Chat, person: PersonRow, now: int) -> Change:
    """Say something; only those who sit at the table do, so that nobody whispers from behind."""
    seats = table.seats_of(person.id)
    if not seats:
        raise Refused(403, "lincei-players-chat")
    row = new_row(table, now, "chat", seats[0], {"text": deed.text}, (person, deed.id))
    table.take(row)
    return Change(row)


# -- what time does -----------------------------------------------------------------------------------------------


def overdue(table: Table, now: int) -> Change | None:
    """What happens by itself at this time: an unstarted table closes, a clock has run out."""
    if table.status == "open" and now >= table.clock.at + table.about.open_for:
        row = new_row(table, now, "close", None, {"reason": "expired"})
        table.take(row)
        return Change(row)
    if table.status != "running" or table.about.clock is None:
        return None
    for seat in table.clock.run_out(now):
        then = table.about.clock.at_zero
        data: dict[str, Any] = {"then": then, **({"bot": STAND_IN} if then == "bot" else {})}
        if then == "bot" and table.needed == {seat} and table.takeback is not None:
            data["back"] = table.takeback.steps
        row = new_row(table, now, "flag", seat, data)
        table.take(row)
        return Change(row, [seat_columns(seat, table.chairs[seat])])
    return None


def pause(table: Table, now: int, since: int) -> Change:
    """No server ran since then: nobody's clock did either."""
    row = new_row(table, now, "pause", None, {"since": since})
    table.take(row)
    return Change(row)
