"""Nothing hidden leaves the server: two worlds that a viewer cannot tell apart give him the same bytes."""

from __future__ import annotations

import ast
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import lincei
import lincei.server
from tests.server.running import Client, heard, process
from tests.server.worlds import SEED, World, open_worlds, same_choice

PLAYERS = ("Ada", "Bea", "Cleo")
BENCH = ("Dan", "nobody")  # spectators, one of them not signed in


def alike(worlds: list[World], *names: str) -> None:
    """What these viewers have been told, byte for byte."""
    first, second = worlds
    for name in names:
        for told, other in zip(first.traffic[name], second.traffic[name], strict=True):
            assert told == other


def told_apart(worlds: list[World], *names: str) -> None:
    first, second = worlds
    for name in names:
        assert first.traffic[name] != second.traffic[name], "the worlds do not differ: the test shows nothing"


def sit_down(world: World, game: str, players: int, **options: str) -> None:
    """People at a public table with hints; all listen, the spectators too."""
    for name in (*PLAYERS[:players], *BENCH):
        world.enter(name, signed_in=name != "nobody")
    host, *others = PLAYERS[:players]
    opened = world.people[host].open(game, "me", *["open"] * len(others), public=True, hints=True, options=options)
    world.table = opened["table"]
    for seat, name in enumerate(others, start=1):
        assert world.do(name, "sit", seat=seat).status_code == 200


def all_listen(world: World, after: int | None = None) -> None:
    for name in world.people:
        world.listen(name, after)


def nothing_told(world: World, *secrets: int) -> None:
    """Neither seed nor the chance of a set-up, in whatever was said to anybody."""
    for told in (part for parts in world.traffic.values() for part in parts):
        assert not any(str(secret).encode() in told for secret in secrets)
        assert b'"dealt":[' not in told and b'"drawn"' not in told


def test_a_secret_choice_is_told_to_nobody_else(tmp_path: Path) -> None:
    """Newton's draft: Bea keeps one Master and Cleo another of the same packet, or the other way round."""
    worlds = [World(tmp_path / name, SEED) for name in ("one", "two")]
    with open_worlds(*worlds):
        for world in worlds:
            sit_down(world, "newton", 3, masters="draft")
            all_listen(world)
        kept, other = worlds[0].legal("Bea")[:2]
        for world, (bea, cleo) in zip(worlds, ((kept, other), (other, kept)), strict=True):
            world.play("Bea", bea)
            world.look_around("Ada", [kept, other], hints=True)
            world.look_around("Dan", [kept, other])
            world.play("Cleo", world.legal("Cleo")[0])
            world.play("Ada", world.legal("Ada")[0])
            world.play("Cleo", cleo)
            world.play("Ada", world.legal("Ada")[0])
            world.look_around("Ada", [kept, other], hints=True)
            world.play("Bea", world.legal("Bea")[0])
        while worlds[0].states["Ada"]["view"]["asked"]["message"] != "newton-ask-tuck":
            name, text = same_choice(worlds)
            for world in worlds:
                world.play(name, text)
        for world in worlds:
            for name in ("Ada", *BENCH):
                world.look_around(name, [kept.replace("pick", "master"), "end turn"], hints=name == "Ada")
        alike(worlds, "Ada", *BENCH)
        told_apart(worlds, "Bea", "Cleo")
        for world in worlds:
            nothing_told(world, SEED)

        # At the end of the round all tuck a card at once: nobody sees which, until all have chosen.
        for world, choice in zip(worlds, (0, -1), strict=True):
            world.play("Bea", world.legal("Bea")[choice])
            for name in ("Ada", *BENCH):
                world.look_around(name, ["end turn"], hints=name == "Ada")
            world.play("Ada", world.legal("Ada")[0])
        alike(worlds, "Ada", *BENCH)
        for world in worlds:
            world.play("Cleo", world.legal("Cleo")[0])
        told_apart(worlds, "Ada", *BENCH)


def test_other_hands_and_another_seed_are_told_to_nobody(tmp_path: Path) -> None:
    """Bea and Cleo hold each other's Masters in the second world, and its chance is another from now on."""
    worlds = [World(tmp_path / name, SEED) for name in ("one", "two")]
    with open_worlds(*worlds):
        for world in worlds:
            sit_down(world, "newton", 3, masters="dealt")
    exchange_hands(tmp_path / "two" / "server.db", SEED + 1)
    with open_worlds(*worlds):
        for world in worlds:
            all_listen(world, after=0)
        for number in range(14):
            name, text = same_choice(worlds, avoid="reveal")
            for world in worlds:
                if name == "Ada":
                    world.look_around("Ada", ["stop", "end turn", "work"], hints=True)
                if number % 8 == 0:
                    world.look_around("Dan", ["stop"])
                    world.look_around("nobody", ["stop"])
                world.play(name, text)
        alike(worlds, "Ada", *BENCH)
        told_apart(worlds, "Bea", "Cleo")
        for world in worlds:
            nothing_told(world, SEED, SEED + 1)


def exchange_hands(database: Path, seed: int) -> None:
    """Deal the Masters of the second and the third seat the other way round."""
    game = lincei.load("newton")
    connection = sqlite3.connect(database)
    with connection:
        [(seq, data)] = connection.execute("select seq, data from log where data like '%dealt%'").fetchall()
        row: dict[str, Any] = json.loads(data)
        dealt: list[int] = row["dealt"]
        first, *_ = masters = [n for n, action in enumerate(dealt) if game.kind(action) == "deal"]
        assert masters == list(range(first, first + 12))
        dealt[first + 4 : first + 12] = dealt[first + 8 : first + 12] + dealt[first + 4 : first + 8]
        connection.execute("update log set data = ? where seq = ?", (json.dumps(row), seq))
        connection.execute("update tables set seed = ?", (str(seed),))
    connection.close()


def test_what_fades_is_gone_for_the_others_until_the_game_is_over(tmp_path: Path) -> None:
    """Expo 1906: the card before the last is nobody's business any more (E-3.14), whichever way one asks."""
    worlds = [World(tmp_path / name, SEED) for name in ("one", "two")]
    with open_worlds(*worlds):
        for world, card in zip(worlds, ("play TERMINAL", "play ACADEMY"), strict=True):
            sit_down(world, "expo1906", 2)
            all_listen(world)
            first = world.on_turn()
            other = next(name for name in PLAYERS[:2] if name != first)
            for name, text in ((first, card), (first, "stop"), (other, "play LABORATORY"), (other, "stop")):
                world.play(name, text)
            shown = world.people["Dan"].log(world.table)
            assert [entry["text"] for entry in shown[-4:]] == [card, "stop", "play LABORATORY", "stop"]
            world.play(first, "play JOURNAL")
            world.play(first, "stop")
            # From here on nobody but the player himself is told; a new connection is told what was missed.
            for told in world.traffic.values():
                told.clear()
            for name in (first, other, *BENCH):
                world.listen(name, after=0)
            for name in (other, *BENCH):
                world.look_around(name, ["play TERMINAL", "play ACADEMY", "stop"], hints=name == other)
            assert world.people[first].log(world.table)[2]["text"] == card
            kept = world.people["Dan"].log(world.table)
            assert kept[2] | {"at": 0} == {
                "type": "entry",
                "seq": 3,
                "at": 0,
                "kind": "play",
                "seat": world.states[first]["seat"],
                "action": None,
                "text": None,
                "events": [],
                "data": {},
            }
            for steps, status in ((0, 403), (2, 403), (4, 403), (5, 200), (6, 200)):
                for name in (other, "Dan", "nobody"):
                    answer = world.people[name].get(f"/api/tables/{world.table}/replay/{steps}")
                    assert answer.status_code == status, (steps, name)
        for _ in range(8):
            name, text = same_choice(worlds)
            for world in worlds:
                world.play(name, text)
        for world in worlds:
            for name in (other, *BENCH):
                world.look_around(name, ["stop"], hints=name == other)
        alike(worlds, other, *BENCH)
        told_apart(worlds, first)
        for world, card in zip(worlds, ("play TERMINAL", "play ACADEMY"), strict=True):
            nothing_told(world, SEED)
            world.do(first, "concede", seat=world.states[first]["seat"])
            assert world.states["Dan"]["status"] == "over" and world.states["Dan"]["seed"] == str(SEED)
            assert world.people["Dan"].log(world.table)[2]["text"] == card
            taken = world.people["nobody"].get(f"/api/tables/{world.table}/record").json()
            assert card in taken["record"] and str(SEED) in taken["record"]
            early = world.people["nobody"].get(f"/api/tables/{world.table}/replay/1").json()
            assert early["entry"]["text"] == card


def test_a_player_looks_back_as_far_as_his_own_last_action(tmp_path: Path) -> None:
    world = World(tmp_path, SEED)
    with open_worlds(world):
        sit_down(world, "newton", 2, masters="dealt")
        all_listen(world)
        for _ in range(12):
            world.play(*same_choice([world]))
        last = {}
        steps = 0
        for entry in world.people["Ada"].log(world.table):
            if entry["kind"] == "play":
                steps += 1
                last[entry["seat"]] = steps
        assert len(last) == 2
        for seat, name in enumerate(PLAYERS[:2]):
            for number in range(steps + 1):
                answer = world.people[name].get(f"/api/tables/{world.table}/replay/{number}")
                assert answer.status_code == (200 if number >= last[seat] else 403)
        assert world.people["nobody"].get(f"/api/tables/{world.table}/replay/0").status_code == 200


def test_a_log_of_the_server_knows_no_secret(tmp_path: Path) -> None:
    database = tmp_path / "server.db"
    with process("--database", f"sqlite:///{database}", "--log", "json") as server:
        ada = Client(server.url, "Ada")
        state = ada.open("newton", "me", "greedy", "random", public=True, hints=True)
        code = ada.post("/api/tables", {"game": "expo1906", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
        invitation = ada.post(f"/api/tables/{code['table']}/invitations", {"seat": 1}).json()
        bea = Client(server.url, "Bea")
        bea.post("/api/invitations", {"code": invitation["code"]})
        for _ in range(3):
            state = ada.state(state["table"])
            if state["view"]["legal"]:
                ada.play(state)
        ada.get(f"/api/tables/{state['table']}/hint")
        ada.do(state["table"], "play", seat=0, position=10**6, action=0)
        ada.do(state["table"], "play", seat=0, position=1, text="pick \n no such Master")
        with bea.live(state["table"]) as socket:
            socket.send(b"\xff", text=True)
            with pytest.raises(ConnectionClosed):
                heard(socket, lambda message: False)
        connection = sqlite3.connect(database)
        seeds = [seed for (seed,) in connection.execute("select seed from tables")]
        connection.close()
        told = [client.get(path).text for client in (ada, bea) for path in ("/api/me/export", "/api/me/tables")]
        cookies = [value for client in (ada, bea) for value in client.http.cookies.values()]
        server.end(15)
        said = "".join(server.said + server.logged)
    assert len(seeds) == 2 and len(cookies) == 4
    assert said.count('"event":"request"') > 10 and "Traceback" not in said
    for secret in (*seeds, *cookies, invitation["code"], "pick ", "Bea"):
        assert secret not in said
    assert not any(seed in text for seed in seeds for text in told)


# -- how it is built ----------------------------------------------------------------------------------------------

# Who has a game in hands: the table itself, what is done at it, its set-up, and what goes to the bots' workers.
INSIDE = {"table", "deeds", "opening", "botseats", "keeping", "case", "bot_worker"}


def test_there_is_one_way_out() -> None:
    """Only `seen` shows a game, and only what is inside touches it at all."""
    folder = Path(lincei.server.__file__).parent
    for path in sorted(folder.glob("**/*.py")):
        tree = ast.parse(path.read_text())
        found = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        calls = {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
        shown = {f"wire.{kind}" for kind in ("State", "Entry", "LogEvent", "Replay", "Log")}
        shown |= {f"answers.{kind}" for kind in ("Why", "Hint", "Preview", "SeatScore")}
        if path.stem != "seen":
            assert (
                not found & {"view", "events", "set_up", "determinise", "outlook", "touching"} or path.stem == "table"
            ), path
            assert not calls & shown, path
        if path.stem not in INSIDE | {"seen"}:
            assert not found & {"record", "position", "branch", "dealt", "drawn"}, path
            assert "seed" not in found or path.stem == "settings", path
