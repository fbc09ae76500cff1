"""Lists of tables: the public ones, and one's own."""

from __future__ import annotations

import random
from typing import Any

from lincei.server.reading import ON_A_PAGE
from tests.server.running import Client, Hands, running, wait_until
from tests.server.tables import asked, play_some, sitting


def listed(client: Client, path: str = "/api/tables", **query: Any) -> list[str]:
    answer = client.get(path, **query)
    assert answer.status_code == 200, answer.text
    assert not answer.json()["more"]
    return [found["table"] for found in answer.json()["tables"]]


def test_the_lobby_has_the_public_tables_that_are_asked_for_newest_first(sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url)) as server:
        ada, bob, nobody = Client(server.url, "Ada"), Client(server.url, "Bob"), Client(server.url)
        tables: dict[str, str] = {}
        for name, game, seats, public in (
            ("open", "expo1906", ["me", "open"], True),
            ("newton", "newton", ["me", "open"], True),
            ("hidden", "expo1906", ["me", "open"], False),
            ("running", "newton", ["me"], True),
            ("private", "newton", ["me"], False),
            ("over", "expo1906", ["me", "me"], True),
            ("closed", "expo1906", ["open", "me"], True),
        ):
            hands.time += 1
            tables[name] = ada.open(game, *seats, public=public)["table"]
        ada.done(tables["over"], "concede", seat=0)
        ada.done(tables["closed"], "close")
        for reader in (ada, bob, nobody):
            assert listed(reader) == [tables["newton"], tables["open"]]
            assert listed(reader, game="newton") == [tables["newton"]]
            assert listed(reader, status="running") == [tables["running"]]
            assert listed(reader, status="over") == [tables["over"]]
            assert listed(reader, game="chess") == []
            assert listed(reader, before=hands.time) == [tables["newton"], tables["open"]]
            assert reader.get("/api/tables", status="closed").status_code == 400
        hands.time += 1
        bob.done(tables["open"], "sit", seat=1)
        assert listed(bob) == [tables["newton"]]
        assert listed(bob, status="running") == [tables["open"], tables["running"]]
        [first, second] = bob.get("/api/tables", status="running").json()["tables"]
        assert (first["game"], first["changed"], first["pace"]) == ("expo1906", hands.time, "live")
        assert [(seat["name"], seat["kind"], seat["yours"]) for seat in first["seats"]] == [
            ("Ada", "human", False),
            ("Bob", "human", True),
        ]
        assert not any("view" in summary or "seed" in summary for summary in (first, second))
        everything = [tables[name] for name in ("open", "over", "closed", "private", "running", "hidden", "newton")]
        assert listed(ada, "/api/me/tables") == everything
        assert listed(ada, "/api/me/tables", status="closed") == [tables["closed"]]
        assert listed(ada, "/api/me/tables", status="running") == [tables[n] for n in ("open", "private", "running")]
        assert listed(bob, "/api/me/tables") == [tables["open"]]
        assert nobody.get("/api/me/tables").status_code == 401


def test_pages_of_tables_leave_none_out_and_repeat_none(sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url)) as server:
        people = [Client(server.url, name) for name in ("Ada", "Bob", "Eve", "Kim", "Lea", "Max")]
        opened: list[str] = []
        for number in range(2 * ON_A_PAGE + 5):
            if number % 7:  # some have changed at the same moment
                hands.time += 1
            opened.append(people[number % 6].open("expo1906", "me", "open", public=True)["table"])
        before: int | None = None
        found: list[str] = []
        pages = 0
        more = True
        while more:
            page = people[0].get("/api/tables", **({} if before is None else {"before": before})).json()
            found += [summary["table"] for summary in page["tables"]]
            before, more = page["tables"][-1]["changed"], page["more"]
            pages += 1
        assert sorted(found) == sorted(opened)
        assert pages == 3


def test_a_moment_in_which_many_tables_have_changed_is_not_cut_in_two(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        people = [Client(server.url, name) for name in ("Ada", "Bob", "Eve", "Kim")]
        opened = [
            people[number % 4].open("expo1906", "me", "open", public=True)["table"] for number in range(ON_A_PAGE + 9)
        ]
        assert sorted(listed(people[0])) == sorted(opened)


def test_one_s_own_list_says_where_it_is_one_s_turn(sqlite_url: str) -> None:
    def turns(client: Client) -> dict[str, bool]:
        answer = client.get("/api/me/tables").json()["tables"]
        return {found["table"]: found["your_turn"] for found in answer}

    with running(Hands().settings(sqlite_url)) as server:
        expo, people = sitting(server, "expo1906", "Ada", "Bob")
        ada, bob = people
        both = ada.open("newton", "me", "open", public=True)["table"]
        assert turns(ada)[both] is False
        bob.done(both, "sit", seat=1)
        assert turns(ada)[both] is turns(bob)[both] is True  # both choose a Master
        ada.play(ada.state(both))
        assert (turns(ada)[both], turns(bob)[both]) == (False, True)
        for _ in range(8):
            play_some(people, expo, 5, random.Random(1))
            mover, state = asked(people, expo)
            assert [turns(person)[expo] for person in people] == [mover is person for person in people]
        mover.done(expo, "bot", seat=state["seat"], bot="random")
        assert turns(mover)[expo] is False  # a bot plays there
        wait_until(lambda: turns(ada)[expo] or turns(bob)[expo], "the other is asked")
        ada.done(expo, "concede", seat=0) if mover is bob else bob.done(expo, "concede", seat=1)
        assert turns(ada)[expo] is turns(bob)[expo] is False


def test_a_host_finds_the_table_that_he_only_watches(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        host = Client(server.url, "Ada")
        table = host.open("expo1906", "random", "random")["table"]
        assert [each["table"] for each in host.get("/api/me/tables").json()["tables"]] == [table]
        wait_until(lambda: host.state(table)["status"] == "over", "the bots have played")
        assert [each["status"] for each in host.get("/api/me/tables").json()["tables"]] == ["over"]
