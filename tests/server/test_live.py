"""Live updates: whatever happens to a connection, nothing is lost and nothing comes twice."""

from __future__ import annotations

import random
import socket as sockets
import threading
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from lincei.server.seen import PAGE
from tests.server.running import PATIENCE, Client, Hands, heard, next_line, running, wait_until
from tests.server.tables import asked, moved, play_out, play_some, sitting


def is_state(said: dict[str, Any]) -> bool:
    return bool(said["type"] == "state")


def close_code(socket: ClientConnection) -> int:
    """Listen until the server closes; its code."""
    with pytest.raises(ConnectionClosed) as closed:
        heard(socket, lambda said: False)
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


def test_a_connection_begins_where_the_client_says(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob")
        play_some(people, table, 20, random.Random(1))
        ada = people[0]
        log = ada.log(table)
        for after in (0, 1, 7, len(log) - 1, len(log), len(log) + 1, 1_000_000):
            with ada.live(table, after=after) as socket:
                said = heard(socket, is_state)
                assert [{"type": "entry", **entry} for entry in log[after:]] == said[:-1]
                assert said[-1]["seq"] == len(log)
                assert {key: said[-1][key] for key in ("view", "position", "steps")} == {
                    key: ada.state(table)[key] for key in ("view", "position", "steps")
                }
        with ada.live(table) as socket:  # from now on
            assert len(heard(socket, is_state)) == 1
            ada.done(table, "chat", text="now")
            said = heard(socket, lambda message: is_state(message) and message["seq"] == len(log) + 1)
            assert [message["seq"] for message in said if message["type"] == "entry"] == [len(log) + 1]
        for wrong in ("after=-1", "after=x", "seat=99"):
            cookie = "; ".join(f"{key}={value}" for key, value in ada.http.cookies.items())
            address = f"{ada.url.replace('http', 'ws', 1)}/api/tables/{table}/live?{wrong}"
            with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers={"cookie": cookie}):
                pass
            assert refused.value.response.status_code == 403


def test_through_connections_that_break_at_random_every_row_comes_once(sqlite_url: str) -> None:
    hands = Hands()
    got: dict[int, list[dict[str, Any]]] = {0: [], 1: [], 2: []}

    def follow(client: Client, number: int, rng: random.Random) -> None:
        """Listen in pieces until the game is over, each time from the last row that came."""
        while True:
            with client.live(table, after=len(got[number])) as socket:
                for _ in range(rng.randrange(1, 40)):
                    said = next_line(socket)
                    if said["type"] == "entry":
                        got[number].append(said)
                    elif said["status"] == "over":
                        return
                if rng.random() < 0.5:  # as when a cable is pulled
                    socket.socket.shutdown(sockets.SHUT_RDWR)

    with running(hands.settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob")
        viewers = [*people, Client(server.url)]
        threads = [
            threading.Thread(target=follow, args=(viewer, number, random.Random(number)))
            for number, viewer in enumerate(viewers)
        ]
        for thread in threads:
            thread.start()
        state = play_out(people, table, random.Random(4))
        for thread in threads:
            thread.join(PATIENCE)
        for number, viewer in enumerate(viewers):
            assert [entry["seq"] for entry in got[number]] == list(range(1, state["seq"] + 1))
            told = [{key: entry[key] for key in ("seq", "kind", "seat", "data")} for entry in got[number]]
            assert told == [{key: entry[key] for key in ("seq", "kind", "seat", "data")} for entry in viewer.log(table)]


def test_whoever_missed_more_than_a_page_gets_all_of_it(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob")
        for number in range(PAGE + 40):
            answer = people[number % 2].do(table, "chat", text=f"{number}", brief=True)
            assert answer.status_code == 200
        length = PAGE + 42
        with people[0].live(table, after=0) as socket:
            said = heard(socket, is_state)
        assert [message["seq"] for message in said] == [*range(1, length + 1), length]
        first = people[0].get(f"/api/tables/{table}/log").json()
        assert (len(first["entries"]), first["more"]) == (PAGE, True)
        rest = people[0].get(f"/api/tables/{table}/log", after=PAGE).json()
        assert (len(rest["entries"]), rest["more"]) == (42, False)
        exactly = people[0].get(f"/api/tables/{table}/log", after=42).json()
        assert (len(exactly["entries"]), exactly["more"]) == (PAGE, False)


def test_a_reader_who_sleeps_for_a_while_loses_nothing(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob")
        with people[0].live(table, after=0) as socket:
            state = play_out(people, table, random.Random(3))
            said = heard(socket, lambda message: is_state(message) and message["status"] == "over")
        assert [message["seq"] for message in said if not is_state(message)] == list(range(1, state["seq"] + 1))
        for number, message in enumerate(said):  # a state never speaks of rows that have not come
            if is_state(message):
                assert message["seq"] == max(earlier["seq"] for earlier in said[:number])


def test_presence_is_told_while_at_least_one_connection_is_open(sqlite_url: str) -> None:
    def present(state: dict[str, Any]) -> list[bool]:
        return [seat["present"] for seat in state["seats"]]

    with running(Hands().settings(sqlite_url)) as server:
        table, (ada, bob) = sitting(server, "expo1906", "Ada", "Bob")
        nobody = Client(server.url)
        assert present(ada.state(table)) == [False, False]
        with ada.live(table) as socket:
            heard(socket, lambda said: is_state(said) and present(said) == [True, False])
            with bob.live(table):
                with bob.live(table), nobody.live(table):
                    heard(socket, lambda said: is_state(said) and present(said) == [True, True])
                mover, state = asked([ada, bob], table)
                mover.play(state)
                last = heard(socket, lambda said: is_state(said) and said["steps"] == 1)[-1]
                assert present(last) == [True, True]  # by the first connection
            heard(socket, lambda said: is_state(said) and present(said) == [True, False])
        wait_until(lambda: present(nobody.state(table)) == [False, False], "everybody is gone")


def test_two_connections_of_one_person_both_hear_everything(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada = Client(server.url, "Ada")
        table = ada.open("newton", "me", "me")["table"]
        with ada.live(table, 0, seat=0) as one, ada.live(table, 0, seat=1) as two:
            ada.play(ada.state(table, 0))
            ada.play(ada.state(table, 1))
            first = heard(one, lambda said: is_state(said) and said["steps"] == 2)
            second = heard(two, lambda said: is_state(said) and said["steps"] == 2)
        for seat, said in ((0, first), (1, second)):
            entries = [message for message in said if not is_state(message)]
            assert [entry["seq"] for entry in entries] == [1, 2, 3]
            assert [entry["action"] is not None for entry in entries] == [False, seat == 0, seat == 1]
            assert {message["seat"] for message in said if is_state(message)} == {seat}


def test_signing_out_everywhere_closes_every_connection_of_mine(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        table, (ada, bob) = sitting(server, "expo1906", "Ada", "Bob")
        with ada.live(table) as one, ada.live(table) as two, bob.live(table) as other:
            for socket in (one, two, other):
                heard(socket, is_state)
            assert ada.delete("/api/sessions").status_code == 204
            assert [close_code(one), close_code(two)] == [4401, 4401]
            heard(other, lambda said: is_state(said) and not said["seats"][0]["present"])
        with ada.live(table) as socket:  # signed out, she is a spectator
            assert heard(socket, is_state)[-1]["seat"] is None
        with bob.live(table) as socket:
            heard(socket, is_state)
            assert bob.delete("/api/session").status_code == 204
            assert close_code(socket) == 4401


def test_who_may_not_look_is_told_why_by_the_close_code(sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url, origins=["https://play.example"])) as server:
        ada, bob = Client(server.url, "Ada"), Client(server.url, "Bob")
        table = ada.open("expo1906", "me", "open")["table"]
        for client, name, seat, code in (
            (ada, "nowhere", None, 4404),
            (bob, table, None, 4404),
            (Client(server.url), table, None, 4404),
            (ada, table, 1, 4403),
        ):
            with client.live(name, seat=seat) as socket:
                assert close_code(socket) == code
        cookie = "; ".join(f"{key}={value}" for key, value in ada.http.cookies.items())
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        for origin, fine in (
            ("https://evil.example", False),
            ("null", False),
            (server.url, True),
            ("https://play.example", True),
        ):
            headers = {"cookie": cookie, "origin": origin}
            with connect(address, additional_headers=headers) as socket:
                if fine:
                    assert heard(socket, is_state)[-1]["table"] == table
                else:
                    assert close_code(socket) == 4403
        with ada.live(table) as socket:
            heard(socket, is_state)
            socket.send("still here")
            ada.done(table, "chat", text="hello")
            heard(socket, lambda said: is_state(said) and said["seq"] == 2)
            socket.send("x" * 1001)
            assert close_code(socket) == 1009
        code = ada.post(f"/api/tables/{table}/invitations", {"seat": 1}).json()["code"]
        other = ada.open("expo1906", "me", "open", "open")["table"]
        code = ada.post(f"/api/tables/{other}/invitations", {"seat": 1}).json()["code"]
        bob.post("/api/invitations", {"code": code})
        with bob.live(other) as socket:
            heard(socket, is_state)
            ada.done(other, "open", seat=1)  # not invited any more
            assert close_code(socket) == 4404


def test_a_server_that_stops_says_so_and_clients_go_on_at_the_next(sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob")
        with people[0].live(table, after=0) as socket:
            play_some(people, table, 5, random.Random(2))
            first = heard(socket, lambda said: is_state(said) and said["steps"] == 5)
            server.server.should_exit = True
            assert close_code(socket) == 1012
    with running(hands.settings(sqlite_url)) as server:
        people = [moved(person, server) for person in people]
        seen = max(said["seq"] for said in first)
        with people[0].live(table, after=seen) as socket:
            play_some(people, table, 3, random.Random(2))
            second = heard(socket, lambda said: is_state(said) and said["steps"] == 8)
    rows = [said["seq"] for said in first + second if not is_state(said)]
    assert rows == list(range(1, second[-1]["seq"] + 1))
