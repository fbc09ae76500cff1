"""Opening tables, inviting people to them, and playing once more."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from lincei.bots import BOTS
from lincei.contract import Game
from lincei.kernel.errors import LinceiError
from lincei.kernel.record import Record
from lincei.server import deeds, wire
from lincei.server.about import about_of
from lincei.server.deeds import Change, known_bot, new_row
from lincei.server.house import TRIES, House
from lincei.server.people import PersonRow
from lincei.server.reading import Stored
from lincei.server.refusals import Refused
from lincei.server.rows import Row
from lincei.server.store import schema
from lincei.server.table import STAND_IN, Chair, Table
from lincei.version import __version__

MOST_OPEN = 20  # tables that one person may have waiting for players
MOST_RUNNING = 200  # games of one host under way
MOST_INVITED = 50  # invitations to one table


def games(house: House) -> list[wire.GameInfo]:
    """What can be played here."""
    found: list[wire.GameInfo] = []
    for name in house.shelf.names():
        editions = house.shelf.editions(name)
        first = editions[0]
        kept = [wire.Edition(game.edition, game.digest) for game in editions]
        found.append(wire.GameInfo(name, first.least, first.most, first.option_names(), kept, BOTS))
    return found


# -- a new table --------------------------------------------------------------------------------------------------


async def open_table(
    house: House, person: PersonRow, wish: wire.NewTable, guests: frozenset[str] = frozenset()
) -> Table:
    """Open a table; it starts at once if no seat is open."""
    found = house.shelf.find(wish.game, wish.edition)
    if found is None:
        raise Refused(422, "lincei-no-such-game", {"games": "=" + ", ".join(house.shelf.names())})
    game, now, seed = found[0], house.settings.now(), house.settings.seed()
    chairs = [chair_of(seat, person) for seat in wish.seats]
    dealt = set_up(game, len(chairs), seed, wish.options).dealt
    about = {
        "id": house.settings.token(),
        "game": game.name,
        "edition": game.edition,
        "digest": game.digest,
        "engine": __version__,
        "players": len(chairs),
        "options": wish.options,
        "settings": {
            "pace": wish.pace,
            "clock": msgspec.to_builtins(wish.clock),
            "hints": wish.hints,
            "guests": sorted(guests),
        },
        "public": wish.public,
        "host": person.id,
        "seed": str(seed),
        "created": now,
    }
    kept = about_of(Stored(about, [], set(), []), house.shelf, house.settings)
    assert kept is not None
    table = Table(kept, person.id, chairs)
    data: dict[str, Any] = {"bots": [chair.bot for chair in chairs]}
    if table.full():
        data["dealt"] = dealt
    row = Row(1, now, "create", None, person.id, None, data)
    table.take(row)
    about |= {"status": table.status, "seq": 1, "changed": now, "waiting": table.waiting, "due": table.due()}
    await house.store.write(lambda connection: write_table(connection, about, table, row))
    house.tables[kept.id] = table
    house.make_room()
    house.moved(table)
    return table


def chair_of(wish: wire.SeatWish, person: PersonRow) -> Chair:
    if wish.kind == "me":
        return Chair(person.id, person.name, None, wish.name, person.guest)
    return Chair(bot=known_bot(wish.bot or "") if wish.kind == "bot" else None)


def set_up(game: Game, players: int, seed: int, options: dict[str, str]) -> Record:
    """A game with these options, to see that there is one."""
    try:
        return Record(game, players, seed, options, [])
    except LinceiError as error:
        raise Refused(422, "lincei-bad-options", {"why": f"={error}"}) from None


def write_table(connection: Connection, about: dict[str, Any], table: Table, row: Row) -> None:
    most = MOST_OPEN if table.status == "open" else MOST_RUNNING
    of = schema.tables.c
    alike = select(func.count()).where(of.host == about["host"], of.status == table.status)
    if connection.execute(alike).scalar_one() >= most:
        raise Refused(429, "lincei-too-many-open", {"most": most})
    connection.execute(insert(schema.tables), about)
    columns = [{"table": about["id"], **deeds.seat_columns(n, chair)} for n, chair in enumerate(table.chairs)]
    connection.execute(insert(schema.seats), columns)
    connection.execute(
        insert(schema.log), {"table": about["id"], **{k: getattr(row, k) for k in row.__struct_fields__}}
    )


async def rematch(house: House, name: str, person: PersonRow, deed: wire.Rematch) -> wire.Done:
    """The same table once more; those who sat at the old one may sit down at the new one."""
    for _ in range(TRIES):
        async with house.held(name) as old:  # to the end: of two who ask at once, one finds the table of the other
            if not old.may_see(person.id):
                raise Refused(404, "lincei-no-such-table")
            if not old.seats_of(person.id):
                raise Refused(403, "lincei-players-only")
            if old.status != "over":
                raise Refused(409, "lincei-not-over")
            if old.rematch is not None:
                return house.answer(old, person, deed, None, True)
            others = frozenset(chair.person for chair in old.chairs if chair.person)
            new = await open_table(house, person, once_more(old, person), others)
            data = {"table": new.about.id}
            row = new_row(old, house.settings.now(), "rematch", old.seats_of(person.id)[0], data, (person, deed.id))
            old.take(row)
            if await house.keep(old, Change(row)):
                return house.answer(old, person, deed, None, False)
        async with house.held(new.about.id) as unwanted:  # another process was quicker
            if unwanted.status == "open":
                await house.keep(unwanted, deeds.close(unwanted, wire.Close(id=deed.id), person, house.settings.now()))
    raise Refused(409, "lincei-late")


def once_more(old: Table, person: PersonRow) -> wire.NewTable:
    about = old.about
    return wire.NewTable(
        about.game.name,
        [again(chair, person) for chair in old.chairs],
        about.options,
        about.game.digest,
        about.public,
        about.pace,
        about.clock,
        about.hints,
    )


def again(chair: Chair, person: PersonRow) -> wire.SeatWish:
    """A seat of the old table at the new one: people other than the one who asks are to sit down by themselves."""
    if chair.person == person.id:
        return wire.SeatWish("me", name=chair.name)
    return wire.SeatWish("open") if chair.person else wire.SeatWish("bot", chair.bot or STAND_IN)


# -- invitations --------------------------------------------------------------------------------------------------


def folded(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


async def hosted(house: House, name: str, person: PersonRow) -> Table:
    """A table whose host a person is."""
    table = await house.table(name)
    if not table.may_see(person.id):
        raise Refused(404, "lincei-no-such-table")
    if table.host != person.id:
        raise Refused(403, "lincei-host-only")
    return table


async def invite(house: House, name: str, person: PersonRow, wish: wire.InvitationWish) -> wire.Invitation:
    """A link for one person: to a seat, or to the spectators' bench."""
    table = await hosted(house, name, person)
    if wish.seat is not None:
        deeds.need_open(table)
        if wish.seat >= table.about.players:
            raise Refused(404, "lincei-no-such-seat", {"seat": wish.seat + 1})
        if table.chairs[wish.seat].person or table.chairs[wish.seat].bot:
            raise Refused(409, "lincei-seat-taken", {"seat": wish.seat + 1})
    invitation = wire.Invitation(house.settings.token(), wish.seat, house.settings.token())
    values = {
        "id": invitation.id,
        "code": folded(invitation.code or ""),
        "table": name,
        "seat": wish.seat,
        "created": house.settings.now(),
    }

    def write(connection: Connection) -> None:
        there = select(func.count()).where(schema.invitations.c.table == name)
        if connection.execute(there).scalar_one() >= MOST_INVITED:
            raise Refused(429, "lincei-too-many-invitations", {"most": MOST_INVITED})
        connection.execute(insert(schema.invitations), values)

    await house.store.write(write)
    return invitation


async def invitations(house: House, name: str, person: PersonRow) -> list[wire.Invitation]:
    """The invitations that nobody has followed yet; their codes are told only once."""
    await hosted(house, name, person)
    of = schema.invitations.c
    wanted = select(of.id, of.seat).where(of.table == name, of.used.is_(None)).order_by(of.created, of.id)
    found = await house.store.read(lambda connection: connection.execute(wanted).all())
    return [wire.Invitation(id, seat) for id, seat in found]


async def revoke(house: House, name: str, person: PersonRow, invitation: str) -> None:
    await hosted(house, name, person)
    of = schema.invitations.c
    gone = delete(schema.invitations).where(of.id == invitation, of.table == name, of.used.is_(None))
    if await house.store.write(lambda connection: connection.execute(gone).rowcount) != 1:
        raise Refused(404, "lincei-no-such-invitation")


async def accept(house: House, person: PersonRow, code: str) -> wire.State:
    """Follow an invitation. Whoever does so again by himself just finds the table."""
    of = schema.invitations.c
    wanted = select(of.id, of.table, of.seat, of.used).where(of.code == folded(code))
    found = await house.store.read(lambda connection: connection.execute(wanted).first())
    if found is None:
        raise Refused(404, "lincei-no-such-invitation")
    client = f"invited-{found.id}"
    table = await house.table(found.table)
    if found.used is not None and not (client in table.clients and table.may_see(person.id)):
        raise Refused(410, "lincei-invitation-used")
    deed = wire.Sit(id=client, seat=found.seat or 0)

    def come_in(table: Table) -> Change:
        now = house.settings.now()
        if found.seat is not None:
            change = deeds.sit(table, deed, person, now, invited=True)
        else:
            row = new_row(table, now, "watch", None, {}, (person, client))
            table.take(row)
            table.watchers.add(person.id)
            change = Change(row, watcher=person.id)
        change.invitation = found.id
        return change

    try:
        done = await house.change(found.table, person, deed, come_in, invited=True)
    except Refused as refused:
        if refused.message == "lincei-id-used":  # somebody else has followed it
            raise Refused(410, "lincei-invitation-used") from None
        raise
    assert done.state is not None
    return done.state
