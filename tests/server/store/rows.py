"""Rows to fill a database with, and what is in it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table, func, insert, select

from lincei.server.store.append import Append
from lincei.server.store.schema import invitations, people, seats, tables


def person(name: str, **more: Any) -> dict[str, Any]:
    return {"id": name, "name": name.title(), "key": None, "password": None, "created": 1, "seen": 1} | more


def table(name: str, **more: Any) -> dict[str, Any]:
    return {
        "id": name,
        "game": "newton",
        "edition": "shipped",
        "digest": "d",
        "engine": "0",
        "players": 2,
        "options": {"module": "é"},
        "settings": {},
        "public": True,
        "host": None,
        "seed": "12345678901234567",
        "created": 1,
        "status": "open",
        "seq": 0,
        "changed": 1,
        "waiting": [],
        "due": None,
        "result": None,
        "aside": None,
    } | more


def furnish(connection: Connection, names: list[str]) -> None:
    """Tables with two seats and an invitation each, and two people."""
    connection.execute(insert(people), [person("ada"), person("bob", key="bob", password="$argon2$")])
    for name in names:
        connection.execute(insert(tables), [table(name, host="ada")])
        connection.execute(insert(seats), [{"table": name, "number": number} for number in range(2)])
        code = {"id": f"way-{name}", "code": f"code-{name}", "table": name, "seat": 1, "created": 1}
        connection.execute(insert(invitations), [code])


def entry(name: str, seq: int, client: str | None = None, **more: Any) -> Append:
    """A row, with the table that changes with it."""
    row = {"table": name, "seq": seq, "at": 1000 + seq, "kind": "play", "seat": 0, "person": "ada", "client": client}
    changes = {"seq": seq, "changed": 1000 + seq, "waiting": [seq % 2]}
    return Append(row | {"data": {"action": seq}}, **({"table": changes} | more))


def count(connection: Connection, what: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(what)).scalar_one())


def everything(connection: Connection, *what: Table) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of some tables, to compare."""
    return {
        table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
        for table in what
    }
