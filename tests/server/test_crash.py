"""Killed at any moment: what was acknowledged is there, what was not is there once or not at all, and play goes on."""

from __future__ import annotations

import signal
from contextlib import ExitStack

from lincei import load, read_record
from lincei.contract import Game
from tests.server.crowd import Place, Player, broken, connections, rows_of
from tests.server.running import Client, Process, process, wait_until

def game_of(name: str, digest: str) -> Game:
    return load(name)


KILLED_AFTER = (20, 60, 140)  # actions acknowledged, all tables together


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def test_a_kill_loses_nothing_and_does_nothing_twice(database_url: str) -> None:
    with ExitStack() as opened:

        def start() -> Process:
            return opened.enter_context(process("--database", database_url))

        server = start()
        place = Place(server.url)
        host, guest = Client(server.url, "Ada"), Client(server.url, "Bo")
        tables: list[str] = []
        players: list[Player] = []
        for game, bot in (("newton", "greedy"), ("expo1906", None)):
            table = host.open(game, "me", "open", *[bot] if bot else [], public=True)["table"]
            guest.done(table, "sit", seat=1)
            tables.append(table)
            for seat, client in enumerate((host, guest)):
                copy = Client(server.url)
                copy.http.cookies = client.http.cookies
                players.append(Player(place, copy, table, seat, 100 * len(tables) + seat))
        for player in players:
            player.start()

        for enough in KILLED_AFTER:
            wait_until(lambda n=enough: acknowledged(players) >= n, f"{enough} actions are done")  # type: ignore[misc]
            assert server.end(signal.SIGKILL) == -signal.SIGKILL
            wait_until(lambda: connections(database_url) == 0, "the database has noticed")
            there = {row["client"]: row["seq"] for table in tables for row in rows_of(database_url, table)}
            assert all(player.acknowledged.items() <= there.items() for player in players)
            server = start()
            place.done, place.url = set(there), server.url
        for player in players:
            player.join()
            assert not player.trouble
        again = [each for player in players for each in player.again]
        assert again and all(had_been_done == repeated for had_been_done, repeated in again)

        for table in tables:
            rows = rows_of(database_url, table)
            assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
            mine = [player for player in players if player.table == table]
            for player in mine:
                assert all(rows[seq - 1]["client"] == sent for sent, seq in player.acknowledged.items())
                assert [entry["seq"] for entry in player.seen] == list(range(1, len(rows) + 1))
                assert player.state is not None and player.state["result"] == mine[0].state["result"]  # type: ignore[index]
            record = read_record(mine[0].client.get(f"/api/tables/{table}/record").json()["record"], game_of)
            assert mine[0].state is not None and record.position.scores() == mine[0].state["result"]["scores"]
            bots = [row for row in rows if row["kind"] == "play" and row["seat"] == 2]
            assert all(row["client"] is None for row in bots) and bool(bots) == (table == tables[0])
        assert server.end(signal.SIGTERM) == 0
        assert not broken(server)
