"""Looking back and asking: replays, records to take home, why something is not allowed, and hints."""

from __future__ import annotations

import random

import pytest

import lincei
from lincei.games import NAMES
from lincei.kernel.record import Record
from tests.server.running import Client, Hands, running, wait_until
from tests.server.tables import asked, play_out, play_some, read_again, refusal, sitting


@pytest.mark.parametrize("name", NAMES)
def test_while_a_game_runs_a_player_leafs_back_to_his_own_last_action_and_then_through_everything(
    name: str, sqlite_url: str
) -> None:
    game = lincei.load(name)
    with running(Hands().settings(sqlite_url)) as server:
        table, people = sitting(server, name, "Ada", "Bob")
        play_some(people, table, 30, random.Random(5))
        state, log = people[0].state(table), people[0].log(table)
        steps = state["steps"]
        actors = [entry["seat"] for entry in log if entry["kind"] == "play"]
        fades = [any(event["fades"] for event in entry["events"]) for entry in log if entry["kind"] == "play"]
        for seat, person in enumerate(people):
            for number in range(steps + 1):
                answer = person.get(f"/api/tables/{table}/replay/{number}")
                if seat in actors[number:] or any(fades[number:]):
                    assert refusal(answer) == (403, "looks-too-far-back")
                else:
                    assert answer.status_code == 200
            newest = person.get(f"/api/tables/{table}/replay/{steps}").json()
            assert newest["view"] == person.state(table)["view"]
            assert newest["entry"]["seq"] == max(entry["seq"] for entry in log if entry["kind"] == "play")
            assert refusal(person.get(f"/api/tables/{table}/replay/{steps + 1}")) == (404, "no-such-step")
        people[0].done(table, "concede", seat=0)
        again = Record(game, 2, 7, {}, [])
        made = [entry for entry in people[0].log(table) if entry["kind"] == "play"]
        for number in range(steps + 1):
            for seat, viewer in enumerate((*people, Client(server.url))):
                eyes = seat if seat < 2 else None
                leaf = viewer.get(f"/api/tables/{table}/replay/{number}").json()
                assert leaf["view"] == game.view(again.position, eyes)
                assert (leaf["entry"]["action"] if number else None) == (made[number - 1]["action"] if number else None)
            if number < steps:
                again.apply(made[number]["action"], None, made[number]["seat"])


def test_all_games_of_a_person_can_be_taken_home(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        running_table, people = sitting(server, "newton", "Ada", "Bob")
        ada, bob = people
        play_some(people, running_table, 12, random.Random(2))
        over = ada.open("expo1906", "me", "open", public=True, options={"handicaps": "student,none"})["table"]
        bob.done(over, "sit", seat=1)
        result = play_out(people, over, random.Random(3))["result"]
        hot = ada.open("expo1906", "me", "me")["table"]
        waiting = ada.open("newton", "me", "open")["table"]
        answer = ada.get("/api/me/export")
        export = answer.json()
        games = {(game["table"], game["seat"]): game for game in export["games"]}
        assert export["name"] == "Ada"
        assert set(games) == {(running_table, 0), (over, 0), (hot, 0), (hot, 1), (waiting, 0)}
        finished = games[over, 0]
        record = read_again(finished["record"])
        assert record.position.over and record.position.scores() == result["scores"]
        assert (record.seed, record.names) == (7, ["Ada", "Bob"])
        assert record.options == {"handicaps": "student,none"}
        assert finished["record"] == bob.get(f"/api/tables/{over}/record").json()["record"]
        assert finished["entries"] == ada.log(over)
        unfinished = games[running_table, 0]
        assert (unfinished["record"], unfinished["status"]) == (None, "running")
        assert unfinished["entries"] == ada.log(running_table)
        assert any(entry["kind"] == "play" and entry["action"] is None for entry in unfinished["entries"])
        assert "seed" not in unfinished and games[waiting, 0]["entries"] == ada.log(waiting)
        assert Client(server.url).get("/api/me/export").status_code == 401
        assert Client(server.url, "Eve").get("/api/me/export").json() == {"name": "Eve", "games": []}


def test_a_record_taken_home_forgets_what_was_taken_back_and_who_conceded_is_in_the_log(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada = Client(server.url, "Ada")
        table = ada.open("expo1906", "me", "me")["table"]
        play_some([ada, ada], table, 20, random.Random(1))
        state = ada.state(table)
        ada.done(table, "takeback", seat=state["seat"], position=state["position"], steps=11)
        ada.done(table, "concede", seat=0)
        taken = ada.get(f"/api/tables/{table}/record").json()
        record = read_again(taken["record"])
        assert len(record.steps) == 11 and not record.position.over
        assert record.position.scores() == ada.state(table)["result"]["scores"]
        assert [entry["kind"] for entry in taken["entries"]][-2:] == ["takeback", "concede"]


def test_why_tells_the_rule_to_the_one_who_is_asked(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob")
        mover, state = asked(people, table)
        other = people[1 - state["seat"]]
        why = f"/api/tables/{table}/why"
        legal = state["view"]["legal"][0]
        expected = {"legal": True, "action": legal["id"], "text": legal["text"], "rule": None, "message": None}
        assert mover.get(why, text=legal["text"]).json() == expected
        assert refusal(other.get(why, text=legal["text"])) == (409, "not-asked")
        assert refusal(mover.get(why, text="jump")) == (422, "unreadable")
        assert refusal(mover.get(why, text="x" * 201)) == (400, "bad-request")
        assert refusal(Client(server.url).get(why, text="jump")) == (401, "sign-in-first")
        assert len(mover.log(table)) == 2


def test_hints_are_given_where_the_table_allows_them_and_change_nothing(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob", hints=True)
        strict = people[0].open("expo1906", "me")["table"]
        assert refusal(people[0].get(f"/api/tables/{strict}/hint")) == (403, "no-hints")
        mover, state = asked(people, table)
        other = people[1 - state["seat"]]
        for bot in ("greedy", "random"):
            hint = mover.get(f"/api/tables/{table}/hint", bot=bot).json()
            meant = next(action for action in state["view"]["legal"] if action["id"] == hint["action"])
            assert hint == {"bot": bot, "action": meant["id"], "text": meant["text"]}
        assert mover.get(f"/api/tables/{table}/hint").json()["bot"] == "greedy"
        assert refusal(mover.get(f"/api/tables/{table}/hint", bot="hal")) == (422, "no-such-bot")
        assert refusal(other.get(f"/api/tables/{table}/hint")) == (409, "not-asked")
        assert refusal(other.get(f"/api/tables/{table}/hint", seat=state["seat"])) == (403, "not-your-seat")
        assert refusal(Client(server.url).get(f"/api/tables/{table}/hint")) == (401, "sign-in-first")
        assert len(mover.log(table)) == 2
        both = people[0].open("newton", "me", "random", "me", hints=True)["table"]
        wait_until(lambda: 1 not in people[0].state(both)["view"]["waiting"], "the bot has chosen")
        for seat in (2, 0):  # the seat that is asked second has a hint of its own
            legal = [action["id"] for action in people[0].state(both, seat)["view"]["legal"]]
            assert people[0].get(f"/api/tables/{both}/hint", seat=seat).json()["action"] in legal
