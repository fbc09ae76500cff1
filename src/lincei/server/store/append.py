"""A row of a log, and all that changes with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, cast

from sqlalchemy import ARRAY, Connection, Executable, Table, Text, bindparam, insert, text, update

from lincei.server.store.database import insert_into
from lincei.server.store.schema import invitations, log, seats, snapshots, tables, watchers

CHANNEL = "lincei"
TELL = text(f"SELECT count(pg_notify('{CHANNEL}', said)) FROM unnest(:texts) AS said").bindparams(
    bindparam("texts", type_=ARRAY(Text))
)
NEW = insert(log)
COLUMNS = [column.name for column in log.c]


@dataclass(frozen=True)
class Append:
    """One more row of a table's log. Either all of this is written, or nothing of it."""

    row: dict[str, Any]  # columns of `log`
    table: dict[str, Any] = field(default_factory=dict)  # columns of `tables` that change
    seats: list[dict[str, Any]] = field(default_factory=list)  # number, and columns of `seats` that change
    snapshot: bytes | None = None
    invitation: str | None = None  # the id of the invitation that this uses up
    watcher: str | None = None  # a person who may watch from now on


def append_all(connection: Connection, entries: Sequence[Append], process: str) -> list[bool]:
    """Write entries in their order, in as few statements as there can be; for each, whether it was written."""
    written: list[bool] = []
    together: list[Append] = []
    for entry in entries:
        if entry.invitation is not None or any(entry.row["table"] == other.row["table"] for other in together):
            written += append_together(connection, together, process)
            together = []
        if entry.invitation is not None:
            written.append(append_invited(connection, entry, process))
        else:
            together.append(entry)
    return written + append_together(connection, together, process)


def append_invited(connection: Connection, entry: Append, process: str) -> bool:
    """An invitation lets one person in, once."""
    mine = invitations.c.id == entry.invitation
    used = update(invitations).where(mine, invitations.c.used.is_(None)).values(used=entry.row["at"])
    if connection.execute(used).rowcount != 1:
        return False
    [written] = append_together(connection, [entry], process)
    if not written:
        connection.execute(update(invitations).where(mine).values(used=None))
    return written


def append_together(connection: Connection, entries: Sequence[Append], process: str) -> list[bool]:
    """Entries of different tables."""
    if not entries:
        return []
    dialect = insert_into(connection)
    # Always in the order of the tables: two processes that wait for each other's rows then never wait in a circle.
    rows = sorted(({name: entry.row.get(name) for name in COLUMNS} for entry in entries), key=table_of)
    if len(rows) > 1:
        connection.execute(NEW, rows)  # if one of them is there already, this raises, and each is tried by itself
        accepted = {row["table"] for row in rows}
    else:
        accepted = {table for (table,) in connection.execute(new_row(dialect), rows)}
    done = sorted((entry for entry in entries if entry.row["table"] in accepted), key=lambda entry: table_of(entry.row))

    change(connection, tables, [({"id": table_of(entry.row)}, entry.table) for entry in done])
    change(
        connection,
        seats,
        [
            ({"table": table_of(entry.row), "number": seat["number"]}, without_number(seat))
            for entry in done
            for seat in entry.seats
        ],
    )
    if watching := [{"table": table_of(e.row), "person": e.watcher} for e in done if e.watcher is not None]:
        connection.execute(dialect(watchers).on_conflict_do_nothing(), watching)
    if bodies := [
        {"table": table_of(e.row), "seq": e.row["seq"], "body": e.snapshot} for e in done if e.snapshot is not None
    ]:
        connection.execute(new_snapshots(dialect), bodies)
    if done:
        tell(connection, [f"{process} table {entry.row['table']} {entry.row['seq']}" for entry in done])
    return [entry.row["table"] in accepted for entry in entries]


def change(connection: Connection, what: Table, changes: list[tuple[dict[str, Any], dict[str, Any]]]) -> None:
    """Update rows found by their keys: one statement for all that change the same columns."""
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for key, values in changes:
        if values:
            found = {f"key_{name}": value for name, value in key.items()}
            alike.setdefault(tuple(sorted(values)), []).append(values | found)
    for several in alike.values():
        connection.execute(by_key(what), several)


# Statements are made once: to make one takes longer than to carry it out for one row.


@cache
def new_row(dialect: Any) -> Executable:
    return cast("Executable", dialect(log).on_conflict_do_nothing().returning(log.c.table))


@cache
def new_snapshots(dialect: Any) -> Executable:
    new = dialect(snapshots)
    newest = {"seq": new.excluded.seq, "body": new.excluded.body}
    return cast("Executable", new.on_conflict_do_update(index_elements=[snapshots.c.table], set_=newest))


@cache
def by_key(what: Table) -> Executable:
    return update(what).where(*(column == bindparam(f"key_{column.name}") for column in what.primary_key))


def tell(connection: Connection, texts: list[str]) -> None:
    """Let the other processes know, once this is committed. SQLite has no other processes."""
    if connection.dialect.name == "postgresql":
        connection.execute(TELL, {"texts": texts})


def table_of(row: dict[str, Any]) -> str:
    return str(row["table"])


def without_number(seat: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in seat.items() if name != "number"}
