"""Tables as the database has them: read whole, listed, and looked for."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, delete, select

from lincei.server.rows import Row, unpack
from lincei.server.store import schema
from lincei.server.table import Chair
from lincei.server.wire import ClockSetting, SeatKind, SeatState, Summaries, Summary

ON_A_PAGE = 50


@dataclass(frozen=True)
class Stored:
    """All that the database has of one table."""

    about: dict[str, Any]
    chairs: list[Chair]
    watchers: set[str]
    rows: list[Row]


def read_table(connection: Connection, table: str) -> Stored | None:
    """A table with its whole log: the snapshot, and the rows since."""
    about = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
    if about is None:
        return None
    watching = select(schema.watchers.c.person).where(schema.watchers.c.table == table)
    return Stored(
        dict(about),
        read_chairs(connection, table),
        {person for (person,) in connection.execute(watching)},
        read_log(connection, table),
    )


def read_log(connection: Connection, table: str) -> list[Row]:
    """The whole log, as far as it can be read."""
    kept = connection.execute(select(schema.snapshots).where(schema.snapshots.c.table == table)).first()
    rows: list[Row] = []
    with contextlib.suppress(msgspec.MsgspecError):
        rows = unpack(kept.body) if kept else []
    with contextlib.suppress(msgspec.MsgspecError):
        rows += read_rows(connection, table, len(rows))
    return rows


def read_chairs(connection: Connection, table: str) -> list[Chair]:
    """Whose seats they are. Which bot plays where, the log says."""
    seats, people = schema.seats, schema.people
    found = connection.execute(
        select(seats.c.person, people.c.name, seats.c.name.label("here"), people.c.key)
        .outerjoin(people, people.c.id == seats.c.person)
        .where(seats.c.table == table)
        .order_by(seats.c.number)
    )
    return [Chair(person, known_as, None, here, bool(person and not key)) for person, known_as, here, key in found]


def read_rows(connection: Connection, table: str, after: int) -> list[Row]:
    """The rows of a log behind a number."""
    log = schema.log
    found = connection.execute(
        select(log.c.seq, log.c.at, log.c.kind, log.c.seat, log.c.person, log.c.client, log.c.data)
        .where(log.c.table == table, log.c.seq > after)
        .order_by(log.c.seq)
    )
    return [Row(*row) for row in found]


def drop_snapshot(connection: Connection, table: str) -> None:
    """The log has been edited, because somebody has gone for good."""
    connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table == table))


def unfinished(connection: Connection) -> list[str]:
    """Every table whose game may go on."""
    status = schema.tables.c.status
    found = select(schema.tables.c.id).where(status.in_(["open", "running", "aside"])).order_by(schema.tables.c.id)
    return [table for (table,) in connection.execute(found)]


def overdue(connection: Connection, now: int) -> list[str]:
    """Tables where something is to happen by itself."""
    due = schema.tables.c.due
    found = select(schema.tables.c.id).where(due.is_not(None), due <= now).order_by(due).limit(200)
    return [table for (table,) in connection.execute(found)]


def tables_of(connection: Connection, person: str) -> list[tuple[str, int]]:
    """Every seat of a person, at whatever table, the newest first."""
    seats, tables = schema.seats, schema.tables
    found = connection.execute(
        select(seats.c.table, seats.c.number)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.person == person)
        .order_by(tables.c.changed.desc(), seats.c.table, seats.c.number)
    )
    return [(table, number) for table, number in found]


def public_tables(
    connection: Connection, person: str | None, status: str, game: str | None, before: int | None
) -> Summaries:
    """The lobby: public tables, the one changed last first."""
    tables = schema.tables
    wanted = select(tables).where(tables.c.public, tables.c.status == status)
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    return listed(connection, wanted, person, before)


def own_tables(connection: Connection, person: str, status: str | None, before: int | None) -> Summaries:
    """The tables of a person: those he sits at, and those he has opened."""
    tables, seats = schema.tables, schema.seats
    mine = select(seats.c.table).where(seats.c.person == person)
    wanted = select(tables).where(tables.c.id.in_(mine) | (tables.c.host == person))
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    return listed(connection, wanted, person, before)


def listed(connection: Connection, wanted: Any, person: str | None, before: int | None) -> Summaries:
    tables, seats, people = schema.tables, schema.seats, schema.people
    if before is not None:
        wanted = wanted.where(tables.c.changed < before)
    ordered = wanted.order_by(tables.c.changed.desc(), tables.c.id)
    found = list(connection.execute(ordered.limit(ON_A_PAGE + 1)).mappings())
    more = len(found) > ON_A_PAGE
    if more:  # the next page begins before the last moment of this one, which is therefore told whole
        last = found[ON_A_PAGE - 1]["changed"]
        found = list(connection.execute(ordered.where(tables.c.changed >= last)).mappings())
        more = connection.execute(wanted.where(tables.c.changed < last).limit(1)).first() is not None
    chairs: dict[str, list[Chair]] = {row["id"]: [] for row in found}
    sitting = connection.execute(
        select(seats, people.c.name.label("known_as"), people.c.key)
        .outerjoin(people, people.c.id == seats.c.person)
        .where(seats.c.table.in_(list(chairs)))
        .order_by(seats.c.table, seats.c.number)
    )
    for seat in sitting.mappings():
        guest = seat["person"] is not None and not seat["key"]
        chairs[seat["table"]].append(Chair(seat["person"], seat["known_as"], seat["bot"], seat["name"], guest))
    return Summaries([summary(row, chairs[row["id"]], person) for row in found], more)


def summary(row: RowMapping, chairs: list[Chair], person: str | None) -> Summary:
    """What a list shows of a table: nothing of its game."""
    mine = [number for number, chair in enumerate(chairs) if person is not None and chair.person == person]
    return Summary(
        table=row["id"],
        game=row["game"],
        options=row["options"],
        pace=row["settings"]["pace"],
        clock=msgspec.convert(row["settings"]["clock"], ClockSetting | None),
        public=row["public"],
        status=row["status"],
        aside=row["aside"],
        changed=row["changed"],
        seats=[seat_line(number, chair, number in mine) for number, chair in enumerate(chairs)],
        your_turn=any(seat in row["waiting"] and chairs[seat].bot is None for seat in mine),
    )


def seat_line(number: int, chair: Chair, yours: bool) -> SeatState:
    kind: SeatKind = "human" if chair.person else "bot" if chair.bot else "open"
    return SeatState(number, kind, chair.called(number, chair.bot), chair.guest, chair.bot, yours)
