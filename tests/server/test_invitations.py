"""Invitations: a way to a seat, or to the spectators' bench, that one person can go once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url
from websockets.exceptions import ConnectionClosed

from lincei.server.opening import MOST_INVITED
from tests.server.running import Client, Hands, heard, running
from tests.server.tables import contents, moved, refusal


def invited(host: Client, table: str, seat: int | None) -> dict[str, Any]:
    answer = host.post(f"/api/tables/{table}/invitations", {"seat": seat})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


@pytest.mark.parametrize("public", [False, True])
def test_an_invitation_leads_one_person_to_one_seat_once(public: bool, sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url)) as server:
        ada, bob, eve, kim = (Client(server.url, name) for name in ("Ada", "Bob", "Eve", "Kim"))
        table = ada.open("expo1906", "me", "open", "open", public=public)["table"]
        first, second = invited(ada, table, 1), invited(ada, table, 1)
        assert first["code"] != second["code"] and first["seat"] == 1
        listed = ada.get(f"/api/tables/{table}/invitations").json()
        assert listed == [{"id": i["id"], "seat": 1, "code": None} for i in (first, second)]
        state = bob.post("/api/invitations", {"code": first["code"]})
        assert state.status_code == 200
        assert (state.json()["table"], state.json()["seat"]) == (table, 1)
        log = ada.log(table)
        again = bob.post("/api/invitations", {"code": first["code"]})
        assert (again.status_code, again.json()["seat"], ada.log(table)) == (200, 1, log)
        for late in (eve, ada):
            assert refusal(late.post("/api/invitations", {"code": first["code"]})) == (410, "invitation-used")
        assert refusal(eve.post("/api/invitations", {"code": second["code"]})) == (409, "seat-taken")
        assert refusal(ada.post(f"/api/tables/{table}/invitations", {"seat": 1})) == (409, "seat-taken")
        assert refusal(ada.post(f"/api/tables/{table}/invitations", {"seat": 3})) == (404, "no-such-seat")
        assert refusal(eve.post("/api/invitations", {"code": "token-0000000000000099"})) == (404, "no-such-invitation")
        assert refusal(eve.post("/api/invitations", {"code": first["id"]})) == (404, "no-such-invitation")
        assert refusal(Client(server.url).post("/api/invitations", {"code": second["code"]})) == (401, "sign-in-first")
        assert refusal(bob.post(f"/api/tables/{table}/invitations", {"seat": 2})) == (403, "host-only")
        assert refusal(bob.get(f"/api/tables/{table}/invitations")) == (403, "host-only")
        ada.done(table, "open", seat=1)  # the seat is free again: the other invitation still leads there
        assert eve.post("/api/invitations", {"code": second["code"]}).json()["seat"] == 1
        there = bob.post("/api/invitations", {"code": first["code"]})
        assert (there.status_code, there.json()["seat"] if public else None) == (200 if public else 410, None)
        third = invited(ada, table, 2)
        assert kim.post("/api/invitations", {"code": third["code"]}).json()["status"] == "running"
        assert refusal(ada.post(f"/api/tables/{table}/invitations", {"seat": 2})) == (409, "has-started")
    with running(hands.settings(sqlite_url)) as server:
        kim = moved(kim, server)
        assert kim.post("/api/invitations", {"code": third["code"]}).json()["seat"] == 2
        assert refusal(moved(bob, server).post("/api/invitations", {"code": third["code"]})) == (410, "invitation-used")


def test_of_several_who_follow_one_invitation_at_once_one_sits_down(database_url: str) -> None:
    with running(Hands().settings(database_url)) as server:
        ada, *others = (Client(server.url, name) for name in ("Ada", "Bob", "Eve", "Kim", "Lea"))
        table = ada.open("expo1906", "me", "open", "open")["table"]
        one, two, three = (invited(ada, table, seat)["code"] for seat in (1, 2, 2))
        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(lambda client: client.post("/api/invitations", {"code": one}), others))
            assert sorted(answer.status_code for answer in answers) == [200, 410, 410, 410]
            late = [client for client, answer in zip(others, answers, strict=True) if answer.status_code == 410]
            pairs = [(late[0], two), (late[1], three)]
            answers = list(pool.map(lambda pair: pair[0].post("/api/invitations", {"code": pair[1]}), pairs))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert ada.state(table)["status"] == "running"
        assert [entry["kind"] for entry in ada.log(table)] == ["create", "sit", "sit"]


def test_an_invitation_can_be_taken_back_until_it_is_followed(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada, bob = Client(server.url, "Ada"), Client(server.url, "Bob")
        table = ada.open("expo1906", "me", "open", "open", public=True)["table"]
        other = bob.open("expo1906", "me", "open")["table"]
        one, two = invited(ada, table, 1), invited(ada, table, 2)
        assert refusal(bob.delete(f"/api/tables/{table}/invitations/{one['id']}")) == (403, "host-only")
        assert refusal(bob.delete(f"/api/tables/{other}/invitations/{one['id']}")) == (404, "no-such-invitation")
        assert ada.delete(f"/api/tables/{table}/invitations/{one['id']}").status_code == 204
        assert refusal(ada.delete(f"/api/tables/{table}/invitations/{one['id']}")) == (404, "no-such-invitation")
        assert refusal(bob.post("/api/invitations", {"code": one["code"]})) == (404, "no-such-invitation")
        assert bob.post("/api/invitations", {"code": two["code"]}).status_code == 200
        assert refusal(ada.delete(f"/api/tables/{table}/invitations/{two['id']}")) == (404, "no-such-invitation")
        assert ada.get(f"/api/tables/{table}/invitations").json() == []


def test_codes_are_told_once_and_never_kept(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada, bob = Client(server.url, "Ada"), Client(server.url, "Bob")
        table = ada.open("expo1906", "me", "open", "open")["table"]
        codes = [invited(ada, table, seat)["code"] for seat in (1, 2, None)]
        bob.post("/api/invitations", {"code": codes[0]})
        told = [ada.get(f"/api/tables/{table}{way}").text for way in ("", "/log", "/invitations", "/record")]
        for code in codes:
            assert code not in repr(contents(sqlite_url))
            assert not any(code in text for text in told)
            folder = Path(make_url(sqlite_url).database or "").parent
            assert not any(code.encode() in file.read_bytes() for file in folder.iterdir() if file.is_file())
        for _ in range(MOST_INVITED - 3):
            invited(ada, table, None)
        assert refusal(ada.post(f"/api/tables/{table}/invitations", {})) == (429, "too-many-invitations")


def test_an_invitation_to_watch_opens_a_table_to_a_spectator(sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url)) as server:
        ada, bob, eve = Client(server.url, "Ada"), Client(server.url, "Bob"), Client(server.url, "Eve")
        table = ada.open("newton", "me", "me")["table"]
        invitation = invited(ada, table, None)
        state = bob.post("/api/invitations", {"code": invitation["code"]})
        assert (state.status_code, state.json()["seat"], state.json()["view"]["legal"]) == (200, None, [])
        assert bob.post("/api/invitations", {"code": invitation["code"]}).status_code == 200
        assert refusal(eve.post("/api/invitations", {"code": invitation["code"]})) == (410, "invitation-used")
        assert refusal(eve.get(f"/api/tables/{table}")) == (404, "no-such-table")
        assert [entry["kind"] for entry in bob.log(table)] == ["create", "watch"]
        assert refusal(bob.do(table, "chat", text="hm")) == (403, "players-chat")
        with bob.live(table, after=0) as socket:
            ada.play(ada.state(table))
            entry = heard(socket, lambda said: said.get("kind") == "play")[-1]
            assert (entry["action"], entry["text"]) == (None, None)
        with eve.live(table) as socket, pytest.raises(ConnectionClosed) as closed:
            heard(socket, lambda said: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
    with running(hands.settings(sqlite_url)) as server:
        assert moved(bob, server).state(table)["seat"] is None
        assert refusal(moved(eve, server).get(f"/api/tables/{table}")) == (404, "no-such-table")


def test_a_spectator_may_not_sit_down_uninvited(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada, bob = Client(server.url, "Ada"), Client(server.url, "Bob")
        table = ada.open("expo1906", "me", "open")["table"]
        bob.post("/api/invitations", {"code": invited(ada, table, None)["code"]})
        assert refusal(bob.do(table, "sit", seat=1)) == (403, "by-invitation")
        ada.done(table, "leave", seat=0)
        assert ada.done(table, "sit", seat=1)["seat"] == 1  # the host is at home everywhere
