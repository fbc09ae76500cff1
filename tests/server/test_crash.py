"""Killed at any moment, the disk full, the database gone: what was acknowledged is there, and play goes on."""

from __future__ import annotations

import resource
import signal
import uuid
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.crowd import Place, Player, broken, check, connections, rows_of, twin
from tests.server.postgres import Postgres
from tests.server.running import Client, Process, heard, process, wait_until

KILLED_AFTER = (20, 60, 140)  # actions of people


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def test_a_kill_loses_nothing_and_does_nothing_twice(database_url: str) -> None:
    with ExitStack() as opened:

        def start() -> Process:
            return opened.enter_context(process("--database", database_url))

        server = start()
        place = Place(server.url)
        host = Client(server.url, "Ada")
        game, bot = ("newton", "greedy") if database_url.startswith("sqlite") else ("expo1906", "random")
        table = host.open(game, "me", "open", "open", bot, public=True)["table"]
        clients = [host, Client(server.url, "Bo"), Client(server.url, "Cy")]
        for seat, client in enumerate(clients[1:], start=1):
            client.done(table, "sit", seat=seat)
        players = [Player(place, client, table, seat, seat) for seat, client in enumerate(clients)]
        for player in players:
            player.start()

        for enough in KILLED_AFTER:
            wait_until(lambda n=enough: acknowledged(players) >= n, f"{enough} actions are done")  # type: ignore[misc]
            assert server.end(signal.SIGKILL) == -signal.SIGKILL
            wait_until(lambda: connections(database_url) == 0, "the database has noticed")
            there = {row["client"]: row["seq"] for row in rows_of(database_url, table)}
            assert all(player.acknowledged.items() <= there.items() for player in players)
            server = start()
            for player in players:
                if player.last is not None:  # whatever else was on its way: this had been done
                    answer = twin(player.client, server.url).post(f"/api/tables/{table}/actions", player.last)
                    assert answer.status_code == 200 and answer.json()["repeated"], answer.text
            place.done, place.url = set(there), server.url
        for player in players:
            player.join()
        assert any(player.last for player in players)
        again = [each for player in players for each in player.again]
        assert all(had_been_done == repeated for had_been_done, repeated in again)
        rows = rows_of(database_url, table)
        check(players, rows)
        assert {row["seat"] for row in rows if row["kind"] == "play" and row["client"] is None} == {3}
        assert server.end(signal.SIGTERM) == 0
        assert not broken(server)


def deed(state: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The first legal action, with an id of its own."""
    action = state["view"]["legal"][0]["id"]
    made = {"type": "play", "id": str(uuid.uuid4()), "seat": state["seat"], "position": state["position"]}
    return {**made, "action": action, **more}


def timeless(state: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in state.items() if key not in ("at", "seats")}


def test_a_full_disk_refuses_what_it_cannot_keep_and_nothing_changes(sqlite_url: str) -> None:
    with process("--database", sqlite_url) as server:
        ada, bo = Client(server.url, "Ada"), Client(server.url, "Bo")
        table = ada.open("expo1906", "me", "open", public=True)["table"]
        bo.done(table, "sit", seat=1)
        at_turn = next(client for client in (ada, bo) if client.state(table)["view"]["legal"])
        before = [timeless(client.state(table)) for client in (ada, bo)]
        with ada.live(table, 0) as one, bo.live(table, 0) as other:
            heard(one, lambda said: said["type"] == "state")
            heard(other, lambda said: said["type"] == "state")

            pid = server.process.pid
            free = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, free[1]))
            wanted = deed(at_turn.state(table))
            path = f"/api/tables/{table}/actions"
            for client, where, body in (
                (at_turn, path, wanted),
                (at_turn, path, wanted),
                (ada, path, {"type": "chat", "id": "a-chat-of-ada", "text": "Is there any room left?"}),
                (bo, path, {"type": "concede", "id": "bo-concedes", "seat": 1}),
                (bo, "/api/tables", {"game": "newton", "seats": [{"kind": "me"}]}),
                (Client(server.url), "/api/guest", {"name": "Cy"}),
            ):
                answer = client.post(where, body)
                assert (answer.status_code, answer.json()["code"]) == (503, "store-down"), answer.text
                assert answer.headers["retry-after"]
                assert [timeless(each.state(table)) for each in (ada, bo)] == before
            assert len(rows_of(sqlite_url, table)) == 2

            resource.prlimit(pid, resource.RLIMIT_FSIZE, free)
            done = at_turn.post(path, wanted)
            assert done.status_code == 200 and (done.json()["seq"], done.json()["repeated"]) == (3, False)
            assert at_turn.post(path, wanted).json()["repeated"]
            bo.done(table, "chat", text="There is.")
            for socket in (one, other):
                said = heard(socket, lambda message: message["type"] == "state" and message["seq"] == 4)
                assert [each["seq"] for each in said if each["type"] == "entry"] == [3, 4]
                assert {each["seq"] for each in said if each["type"] == "state"} <= {2, 3, 4}
        assert [row["client"] for row in rows_of(sqlite_url, table)][2] == wanted["id"]
        assert server.end(signal.SIGTERM) == 0
        assert not broken(server)


def test_a_database_may_go_and_come_back_under_a_running_server(postgres: Postgres, postgres_url: str) -> None:
    with process("--database", postgres_url) as server:
        ada, bo = Client(server.url, "Ada"), Client(server.url, "Bo")
        table = ada.open("expo1906", "me", "open", "random", public=True)["table"]
        bo.done(table, "sit", seat=1)
        path = f"/api/tables/{table}/actions"
        wait_until(lambda: any(each.state(table)["view"]["legal"] for each in (ada, bo)), "a person is asked")
        at_turn = next(client for client in (ada, bo) if client.state(table)["view"]["legal"])
        before = at_turn.state(table)
        wanted = deed(before)
        assert ada.get("/health/ready").status_code == 200
        with ada.live(table, 0) as socket:
            heard(socket, lambda said: said["type"] == "state")
            postgres.stop()
            try:
                for _ in range(2):
                    answer = at_turn.post(path, wanted)
                    assert (answer.status_code, answer.json()["code"]) == (503, "store-down"), answer.text
                looked = [
                    ada.get(where)
                    for where in (
                        "/health/ready",
                        "/api/tables",
                        "/api/me/tables",
                        "/api/me/export",
                        f"/api/tables/{table}",
                        f"/api/tables/{table}/log",
                        f"/api/tables/{table}/invitations",
                    )
                ]
                assert [(answer.status_code, answer.json().get("code")) for answer in looked] == [
                    (503, "store-down")
                ] * len(looked)
                assert [ada.get(where).status_code for where in ("/health/live", "/api/games")] == [200, 200]
                with pytest.raises(ConnectionClosed) as closed:
                    heard(socket, lambda said: False)
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013  # try again later
                with ada.live(table, 0) as late, pytest.raises(ConnectionClosed) as refused:
                    late.recv()
                assert refused.value.rcvd is not None and refused.value.rcvd.code == 1013
            finally:
                postgres.start()
        wait_until(lambda: ada.get("/health/ready").status_code == 200, "the server is ready")
        assert timeless(at_turn.state(table)) == timeless(before)
        with ada.live(table, before["seq"]) as socket:
            answer = at_turn.post(path, wanted)
            assert (answer.status_code, answer.json()["seq"]) == (200, before["seq"] + 1), answer.text
            assert not answer.json()["repeated"]
            said = heard(socket, lambda message: message["type"] == "entry")
            assert said[-1]["seq"] == before["seq"] + 1
        assert server.end(signal.SIGTERM) == 0
        assert not broken(server)
