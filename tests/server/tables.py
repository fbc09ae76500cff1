"""What tests of the tables share: people at one table, games played by chance, and all that a database holds."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import httpx
from sqlalchemy import create_engine, select

import lincei
from lincei.contract import Game
from lincei.kernel.record import Record
from lincei.server.store import schema
from tests.server.running import Client, Running, wait_until


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of something refused."""
    return answer.status_code, str(answer.json()["code"])


def sitting(server: Running, game: str, *names: str, **more: Any) -> tuple[str, list[Client]]:
    """A public table where these people sit in this order, and the game has started."""
    people = [Client(server.url, name) for name in names]
    table = people[0].open(game, "me", *["open"] * (len(names) - 1), public=True, **more)["table"]
    for seat, person in enumerate(people[1:], start=1):
        person.done(table, "sit", seat=seat)
    return table, people


def moved(client: Client, server: Running) -> Client:
    """Somebody with the same browser at a server that was started again."""
    again = Client(server.url)
    again.http.cookies = client.http.cookies
    return again


def asked(people: Sequence[Client], table: str) -> tuple[Client, dict[str, Any]]:
    """Who is asked, each seat in the order of `people`, and what he sees."""
    seat = people[0].state(table)["view"]["waiting"][0]
    return people[seat], people[seat].state(table, seat)


def play_some(people: Sequence[Client], table: str, count: int, rng: random.Random) -> dict[str, Any]:
    """Let chance play for all seats; the last state that was seen, as that of the seat that moved."""
    state = people[0].state(table)
    while count and state["status"] == "running":
        seat = rng.choice(state["view"]["waiting"])
        if state["seat"] != seat:
            state = people[seat].state(table, seat)
        state = people[seat].play(state, rng.randrange(1000))
        count -= 1
    return state


def play_out(people: Sequence[Client], table: str, rng: random.Random) -> dict[str, Any]:
    return play_some(people, table, -1, rng)


def play_until(people: Sequence[Client], table: str, irreversible: bool) -> tuple[Client, dict[str, Any], int]:
    """Play on until somebody can do what can, or cannot, be taken back; the number of that choice."""
    while True:
        person, state = asked(people, table)
        for choice, action in enumerate(state["view"]["legal"]):
            if action["irreversible"] == irreversible:
                return person, state, choice
        person.play(state)


def seen_by(client: Client, table: str, seat: int | None = None) -> tuple[dict[str, Any], bytes]:
    """What a viewer sees of a table, and the whole log as it is sent to him."""
    query: dict[str, Any] = {} if seat is None else {"seat": seat}
    log = client.get(f"/api/tables/{table}/log", **query)
    assert log.status_code == 200 and not log.json()["more"]
    return client.state(table, seat), log.content


def contents(database: str) -> dict[str, list[Any]]:
    """Every row of a database, but for signs of life and sessions."""
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    try:
        with engine.connect() as connection:
            return {
                kept.name: sorted(connection.execute(select(kept)).all(), key=repr)
                for kept in schema.metadata.sorted_tables
                if kept not in (schema.house, schema.sessions)
            }
    finally:
        engine.dispose()


def read_again(text: str) -> Record:
    """A record that was taken home, played again with the shipped edition."""

    def load(name: str, digest: str) -> Game:
        game = lincei.load(name)
        assert game.digest == digest
        return game

    return lincei.read_record(text, load)


def wait_for_log(client: Client, table: str, kind: str) -> dict[str, Any]:
    """Wait until something of this kind has happened at a table; the entry."""
    wait_until(lambda: any(entry["kind"] == kind for entry in client.log(table)), f"there is a {kind}")
    return next(entry for entry in client.log(table) if entry["kind"] == kind)
