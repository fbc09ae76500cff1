"""Whole games, from the first action to the record that is taken home."""

from __future__ import annotations

import random

import pytest

import lincei
from lincei.games import NAMES
from lincei.kernel.record import Record
from tests.contract.cases import OPTIONS
from tests.server.running import Client, Hands, heard, running
from tests.server.tables import moved, play_out, play_some, read_again, refusal, seen_by, sitting


@pytest.mark.parametrize("name", NAMES)
def test_a_game_with_the_most_players_is_played_to_its_end(name: str, sqlite_url: str) -> None:
    game = lincei.load(name)
    names = ["Ada", "Bob", "Kim", "Lea", "Max"][: game.most]
    options = OPTIONS[name][game.most]
    hands = Hands(seed=20_061_906)
    with running(hands.settings(sqlite_url)) as server:
        table, people = sitting(server, name, *names, options=options)
        watcher = Client(server.url)
        with watcher.live(table, after=0) as socket:
            play_some(people, table, 100, random.Random(8))
            assert all(person.state(table)["seed"] is None for person in (*people, watcher))
            play_out(people, table, random.Random(9))
            said = heard(socket, lambda message: message["type"] == "state" and message["status"] == "over")
        state = watcher.state(table)
        result = state["result"]
        assert (state["status"], result["reason"], state["seed"]) == ("over", "end", "20061906")
        assert state["view"]["over"] and state["view"]["waiting"] == []
        assert (result["scores"], result["ranking"]) == (state["view"]["scores"], state["view"]["ranking"])
        assert [sum(part["points"] for part in parts) for parts in result["breakdown"]] == result["scores"]
        rows = [message["seq"] for message in said if message["type"] == "entry"]
        assert rows == list(range(1, state["seq"] + 1))

        taken = watcher.get(f"/api/tables/{table}/record").json()
        record = read_again(taken["record"])
        assert record.position.over and (record.players, record.names) == (game.most, names)
        assert record.position.scores() == result["scores"]
        assert record.position.ranking() == result["ranking"]
        again = Record(game, game.most, int(state["seed"]), options, [])  # the seed tells the same game
        played = [entry for entry in watcher.log(table) if entry["kind"] == "play"]
        for entry in played:
            assert entry["text"] == game.texts[entry["action"]]
            again.apply(entry["action"], None, entry["seat"])
        assert again.position.scores() == result["scores"]
        assert len(played) == state["steps"] == len(record.steps)

        for kind, more in (("play", {"action": 0}), ("undo", {}), ("takeback", {"steps": 0})):
            answer = people[0].do(table, kind, seat=0, position=state["position"], **more)
            assert refusal(answer) == (409, "table-over")
        before = [seen_by(viewer, table) for viewer in (*people, watcher)]
        logs = {log for _, log in before}
        assert len(logs) == 1  # nothing is secret any more
    with running(hands.settings(sqlite_url)) as server:
        viewers = [*(moved(person, server) for person in people), Client(server.url)]
        assert [seen_by(viewer, table) for viewer in viewers] == before
        assert viewers[0].get(f"/api/tables/{table}/record").json()["record"] == taken["record"]
