"""Playing once more."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.running import Client, Hands, heard, running
from tests.server.tables import contents, moved, refusal, sitting


def test_all_who_ask_for_a_rematch_at_once_meet_at_one_new_table(sqlite_url: str) -> None:
    hands = Hands()
    more: dict[str, Any] = {"clock": {"seconds": 900, "increment": 5}, "hints": True, "pace": "leisure"}
    with running(hands.settings(sqlite_url)) as server:
        table, people = sitting(server, "newton", "Ada", "Bob", "Kim", options={"masters": "dealt"}, **more)
        eve = Client(server.url, "Eve")
        assert refusal(people[1].do(table, "rematch")) == (409, "not-over")
        people[0].done(table, "concede", seat=0)
        people[1].done(table, "concede", seat=1)
        assert refusal(eve.do(table, "rematch")) == (403, "players-only")
        with people[2].live(table) as socket, ThreadPoolExecutor(6) as pool:
            heard(socket, lambda said: said["type"] == "state")
            answers = list(pool.map(lambda person: person.do(table, "rematch"), people * 2))
            news = heard(socket, lambda said: said["type"] == "state" and said["rematch"])[-1]["rematch"]
        assert [answer.status_code for answer in answers] == [200] * 6
        assert {answer.json()["state"]["rematch"] for answer in answers} == {news}
        assert sorted(answer.json()["repeated"] for answer in answers) == [False] + [True] * 5
        assert len(contents(sqlite_url)["tables"]) == 2
        assert people[0].log(table)[-1]["data"] == {"table": news}
        state = people[0].state(news)
        old = people[0].state(table)
        assert state["status"] == "open"
        for same in ("game", "digest", "options", "public", "pace", "clock", "hints"):
            assert state[same] == old[same]
    with running(hands.settings(sqlite_url)) as server:
        people = [moved(person, server) for person in people]
        for seat, person in enumerate(people):
            if not person.state(news)["seats"][seat]["yours"]:
                person.done(news, "sit", seat=seat)
        assert people[0].state(news)["status"] == "running"
        assert people[0].done(table, "rematch")["rematch"] == news  # who asks later is told where it is


def test_a_rematch_by_invitation_knows_its_players_and_bots(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada, bob, eve = Client(server.url, "Ada"), Client(server.url, "Bob"), Client(server.url, "Eve")
        table = ada.open("expo1906", "me", "open", "random", "greedy")["table"]
        code = ada.post(f"/api/tables/{table}/invitations", {"seat": 1}).json()["code"]
        assert bob.post("/api/invitations", {"code": code}).status_code == 200
        ada.done(table, "concede", seat=0)
        bob.done(table, "concede", seat=1)
        new = bob.done(table, "rematch")["rematch"]
        state = bob.state(new)
        assert state["host"] and not state["public"]
        assert [seat["kind"] for seat in state["seats"]] == ["open", "human", "bot", "bot"]
        assert [seat["bot"] for seat in state["seats"]] == [None, None, "random", "greedy"]
        assert refusal(eve.get(f"/api/tables/{new}")) == (404, "no-such-table")
        assert refusal(eve.do(new, "sit", seat=0)) == (404, "no-such-table")
        assert ada.state(new)["seat"] is None
        assert ada.done(new, "sit", seat=0)["status"] == "running"


def test_a_rematch_of_one_person_starts_at_once_with_the_same_names(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada = Client(server.url, "Ada")
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "me"}]
        table = ada.post("/api/tables", {"game": "expo1906", "seats": seats}).json()["table"]
        ada.done(table, "concede", seat=0)
        state = ada.state(ada.done(table, "rematch")["rematch"])
        assert (state["status"], [seat["name"] for seat in state["seats"]]) == ("running", ["Ann", "Ada"])
