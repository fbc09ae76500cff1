"""Games are taken up again as they were; one that cannot be is set aside, and stays as it is until it can."""

from __future__ import annotations

import random
import shutil
import signal
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Text, cast, delete, func, insert, literal_column, select, update
from websockets.exceptions import ConnectionClosed

from lincei import Record, load
from lincei.server.store import schema
from tests.server.crowd import broken, change, everything, rows_of
from tests.server.running import Client, Hands, process, running

LOG = schema.log
TABLES = schema.tables
ELSEWHERE = "f" * 64  # the digest of an edition that this server has not got


def damage(url: str, table: str, how: str) -> None:
    """Change a game behind the back of the server."""
    rows = rows_of(url, table)
    last, data = rows[-1]["seq"], rows[-1]["data"]
    here = (LOG.c.table == table) & (LOG.c.seq == last)
    change_it: Any
    match how:
        case "an illegal action":
            change_it = update(LOG).where(here).values(data=data | {"action": illegal(url, table)})
        case "an action that is none":
            change_it = update(LOG).where(here).values(data=data | {"action": 999_999})
        case "a word for a number":
            change_it = update(LOG).where(here).values(data=data | {"action": "a word", "drawn": 7})
        case "nothing":
            change_it = update(LOG).where(here).values(data={})
        case "a list":
            change_it = update(LOG).where(here).values(data=[1, 2])
        case "another kind":
            change_it = update(LOG).where(here).values(kind="juggle")
        case "a gap":
            change_it = delete(LOG).where(LOG.c.table == table, LOG.c.seq == last - 1)
        case "an end that is missing":
            change_it = delete(LOG).where(here)
        case "no JSON":
            change_it = update(LOG).where(here).values(data=literal_column("'{\"act'"))
        case _:
            change_it = update(TABLES).where(TABLES.c.id == table).values(digest=ELSEWHERE)
    assert change(url, change_it) == 1


def illegal(url: str, table: str) -> int:
    """An action of the game that could not be chosen where the last one was."""
    [about] = everything(url, select(TABLES).where(TABLES.c.id == table))
    create, *plays = rows_of(url, table)
    game = load(about["game"])
    record = Record(game, about["players"], int(about["seed"]), about["options"], [], create["data"]["dealt"])
    for row in plays[:-1]:
        record.apply(row["data"]["action"], row["data"]["drawn"], row["seat"])
    legal = game.turned(record.position, plays[-1]["seat"]).legal
    return next(action for action in game.decisions if action not in legal)


DAMAGES = ["an illegal action", "a gap", "another edition"]
MORE = ["an action that is none", "a word for a number", "nothing", "a list", "another kind", "an end that is missing"]


def as_written(url: str, tables: Iterable[str]) -> list[dict[str, Any]]:
    """Logs, byte for byte."""
    columns = [cast(column, Text).label(column.name) for column in LOG.c]
    return everything(url, select(*columns).where(LOG.c.table.in_(tables)).order_by(LOG.c.table, LOG.c.seq))


def played(client: Client, game: str) -> str:
    """A game under way."""
    state = client.open(game, "me", "me", hints=True)
    for choice in range(5):
        state = client.play(client.state(state["table"]), choice)
    return str(state["table"])


def test_a_game_that_does_not_replay_is_set_aside_and_taken_up_when_it_does(database_url: str) -> None:
    damages = [*DAMAGES, *MORE, "no JSON"] if database_url.startswith("sqlite") else DAMAGES
    with process("--database", database_url) as server:
        ada = Client(server.url, "Ada")
        cookies = ada.http.cookies
        games = {how: played(ada, "expo1906" if number % 2 else "newton") for number, how in enumerate(damages)}
        well = [played(ada, game) for game in ("newton", "expo1906")]
        over = played(ada, "newton")
        ada.done(over, "concede", seat=0)
        states = {table: timeless(ada.state(table, seat=0)) for table in [*games.values(), *well, over]}
        assert server.end(signal.SIGTERM) == 0
    whole = everything(database_url, select(LOG)), everything(database_url, select(TABLES.c.id, TABLES.c.digest))
    for how, table in games.items():
        damage(database_url, table, how)
    damage(database_url, over, "another edition")
    damaged = as_written(database_url, games.values())

    with process("--database", database_url) as server:
        assert f"{len(games)} set aside" in server.said[-2]
        ada = Client(server.url)
        ada.http.cookies = cookies
        found = {each["table"]: each for each in ada.get("/api/me/tables").json()["tables"]}
        assert {name for name, each in found.items() if each["status"] == "aside"} == set(games.values())
        listed = ada.get("/api/me/tables", status="aside").json()["tables"]
        assert {each["table"] for each in listed} == set(games.values())
        for how, table in games.items():
            why = found[table]["aside"]
            assert ("is not on this server" if how == "another edition" else "does not replay with") in why, how
            path = f"/api/tables/{table}"
            answers = [
                ada.get(f"{path}{part}") for part in ("", "/log", "/replay/1", "/record", "/hint", "/invitations")
            ]
            answers += [ada.get(f"{path}/why", text="x"), ada.do(table, "chat", text="Is anybody there?")]
            answers += [ada.do(table, "concede", seat=0), ada.do(table, "rematch"), ada.post(f"{path}/invitations", {})]
            assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(409, "set-aside")}, how
            with ada.live(table, 0) as socket, pytest.raises(ConnectionClosed) as closed:
                socket.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4409
        assert {each["status"] for each in ada.get("/api/me/export").json()["games"]} == {"aside", "running"}
        assert (found[over]["status"], ada.get(f"/api/tables/{over}").status_code) == ("over", 409)
        for table in well:
            assert timeless(ada.state(table, seat=0)) == states[table]
            ada.play(ada.state(table))
        assert server.end(signal.SIGTERM) == 0
        assert not broken(server)
        said = "".join([*server.logged, *server.said])
        secrets = [row["seed"] for row in everything(database_url, select(schema.tables.c.seed))]
        assert not [secret for secret in [*secrets, *cookies.values(), "Is anybody"] if secret in said]
    assert as_written(database_url, games.values()) == damaged

    put_back(database_url, list(games.values()), *whole)
    with process("--database", database_url) as server:
        assert "set aside" not in "".join(server.said)
        ada = Client(server.url)
        ada.http.cookies = cookies
        for table in [*games.values(), over]:
            assert timeless(ada.state(table, seat=0)) == states[table]
            assert table == over or ada.play(ada.state(table))
        assert server.end(signal.SIGTERM) == 0
        assert not broken(server)


def timeless(state: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in state.items() if key != "at"}


def put_back(url: str, games: list[str], log: list[dict[str, Any]], digests: list[dict[str, Any]]) -> None:
    """What there was, as an operator with a backup does."""
    of = [row for row in log if row["table"] in games]
    about = [update(TABLES).where(TABLES.c.id == row["id"]).values(digest=row["digest"]) for row in digests]
    change(url, delete(LOG).where(LOG.c.table.in_(games)), insert(LOG).values(of), *about)


# -- a long game --------------------------------------------------------------------------------------------------

LONG = 1_050


def play_to_and_fro(client: Client, table: str, rows: int) -> None:
    """Actions, undone, done again and taken back, and words between them, until the log is so long."""
    chance = random.Random(3)
    state = client.state(table)
    while state["seq"] < rows:
        mine = {"seat": state["seat"], "position": state["position"]}
        dice = chance.random()
        if state["steps"] > 120 or (state["steps"] > 20 and dice < 0.01):
            state = client.done(table, "takeback", steps=state["steps"] // 2, **mine)
        elif state["undo"] and dice < 0.3:
            state = client.done(table, "undo", **mine)
        elif state["redo"] and dice < 0.6:
            state = client.done(table, "redo", **mine)
        elif dice < 0.7:
            state = client.done(table, "chat", text=f"after {state['steps']} actions")
        else:
            state = client.play(state, chance.randrange(100))
        if not state["view"]["legal"]:
            state = client.state(table)  # through the eyes of the other seat


def seen_by_all(clients: list[Client], table: str) -> list[Any]:
    """State and whole log of each seat and of a spectator."""
    found: list[Any] = []
    owner, spectator = clients
    for client, seat in ((owner, 0), (owner, 1), (spectator, None)):
        found.append(client.state(table, seat))
        eyes = {} if seat is None else {"seat": seat}
        for after in range(0, LONG, 500):
            found.append(client.get(f"/api/tables/{table}/log", after=after, **eyes).json())
    return found


def test_a_long_game_is_loaded_from_its_snapshot_and_the_rows_since(sqlite_url: str, tmp_path: Path) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url)) as server:
        ada, bo = Client(server.url, "Ada"), Client(server.url, "Bo")
        cookies = [client.http.cookies for client in (ada, bo)]
        table = ada.open("newton", "me", "me", public=True)["table"]
        play_to_and_fro(ada, table, LONG)
        in_memory = seen_by_all([ada, bo], table)
    kinds = {row["kind"] for row in rows_of(sqlite_url, table)}
    assert kinds == {"create", "play", "undo", "redo", "takeback", "chat"}
    [kept] = everything(sqlite_url, select(schema.snapshots.c.seq))
    assert LONG - 100 <= kept["seq"] <= len(rows_of(sqlite_url, table))
    assert everything(sqlite_url, select(func.count().label("n")).select_from(LOG)) == [{"n": in_memory[0]["seq"]}]

    def loaded(change_it: Any) -> list[Any]:
        """What another server makes of a copy."""
        folder = tmp_path / f"copy{len(list(tmp_path.iterdir()))}"
        shutil.copytree(Path(sqlite_url.removeprefix("sqlite:///")).parent, folder)
        url = f"sqlite:///{folder / 'server.db'}"
        if change_it is not None:
            assert change(url, change_it) > 0
        with running(hands.settings(url)) as server:
            clients = [Client(server.url), Client(server.url)]
            for client, known in zip(clients, cookies, strict=True):
                client.http.cookies = known
            return seen_by_all(clients, table)

    assert loaded(None) == in_memory
    assert loaded(delete(LOG).where(LOG.c.seq <= kept["seq"])) == in_memory  # the snapshot has those
    assert loaded(update(schema.snapshots).values(body=b"damaged")) == in_memory
