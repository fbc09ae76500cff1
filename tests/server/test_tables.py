"""Tables before and beside the game: who opens them, who sits at them, who watches, and what becomes of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import lincei
from lincei.games import NAMES, new_edition
from lincei.server.opening import MOST_OPEN
from lincei.server.settings import DAY, HOUR
from tests.contract.cases import OPTIONS
from tests.server.running import Client, Hands, heard, running, wait_until
from tests.server.tables import contents, moved, refusal, sitting, wait_for_log


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_opened_with_every_number_of_players_and_with_options(name: str, sqlite_url: str) -> None:
    game = lincei.load(name)
    with running(Hands().settings(sqlite_url)) as server:
        ada = Client(server.url, "Ada")
        info = next(info for info in ada.get("/api/games").json() if info["name"] == name)
        assert (info["least"], info["most"], info["options"]) == (game.least, game.most, game.option_names())
        assert info["editions"] == [{"name": game.edition, "digest": game.digest}]
        for players in range(game.least, game.most + 1):
            for options in ({}, OPTIONS[name][players]):
                state = ada.open(name, *["me"] * players, options=options, edition=game.digest)
                assert (state["status"], state["game"], state["options"]) == ("running", name, options)
                assert (state["edition"], state["digest"]) == (game.edition, game.digest)
                assert len(state["seats"]) == players == state["view"]["players"]
                started = game.start(players, 7, options)
                assert state["view"]["waiting"] == started.waiting
                assert [action["id"] for action in state["view"]["legal"]] == started.legal
                [entry] = ada.log(state["table"])
                assert (entry["kind"], entry["data"]) == ("create", {"started": True})


def test_an_operator_s_edition_is_played_by_its_digest(sqlite_url: str, tmp_path: Path) -> None:
    folder = tmp_path / "ours"
    new_edition("expo1906", str(folder))
    for file, theirs, our in (
        ("edition.toml", "Lincei reconstruction", "Our copy"),
        ("projects.toml", 'source = "reconstructed"', 'source = "printed"'),
        ("projects.toml", "empirical = 3, steam = 1 }, vp = 3", "empirical = 3, steam = 1 }, vp = 4"),
    ):
        (folder / file).write_text((folder / file).read_text().replace(theirs, our))
    ours, shipped = lincei.load("expo1906", str(folder)), lincei.load("expo1906")
    assert ours.digest != shipped.digest
    hands = Hands()
    with running(hands.settings(sqlite_url, editions=[str(folder)])) as server:
        ada = Client(server.url, "Ada")
        info = next(info for info in ada.get("/api/games").json() if info["name"] == "expo1906")
        assert [edition["digest"] for edition in info["editions"]] == [shipped.digest, ours.digest]
        assert ada.open("expo1906", "me")["digest"] == shipped.digest
        state = ada.open("expo1906", "me", "random", edition=ours.digest)
        table = state["table"]
        assert (state["edition"], state["digest"]) == (ours.edition, ours.digest)
        wait_until(lambda: ada.state(table)["view"]["waiting"] == [0], "the bot, too, plays with this edition")
        newton = {"game": "newton", "seats": [{"kind": "me"}], "edition": ours.digest}
        assert refusal(ada.post("/api/tables", newton)) == (422, "no-such-game")
        log = ada.log(table)
    with running(hands.settings(sqlite_url, editions=[str(folder)])) as server:
        assert moved(ada, server).log(table) == log


BAD_TABLES: list[tuple[str, dict[str, Any], tuple[int, str]]] = [
    ("no such game", {"game": "chess"}, (422, "no-such-game")),
    ("no such edition", {"edition": "0" * 16}, (422, "no-such-game")),
    ("no such option", {"options": {"dice": "two"}}, (422, "bad-options")),
    ("bad option", {"options": {"handicaps": "none,none,none"}}, (422, "bad-options")),
    ("too many players", {"seats": [{"kind": "me"}] * 9}, (422, "bad-options")),
    ("no seats", {"seats": []}, (400, "bad-request")),
    ("no such bot", {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, (422, "no-such-bot")),
    ("a bot without a name", {"seats": [{"kind": "me"}, {"kind": "bot"}]}, (422, "no-such-bot")),
    ("no such kind of seat", {"seats": [{"kind": "you"}]}, (400, "bad-request")),
    ("an empty name", {"seats": [{"kind": "me", "name": ""}]}, (400, "bad-request")),
    ("no such pace", {"pace": "hasty"}, (400, "bad-request")),
    ("a clock that stands", {"clock": {"seconds": 0}}, (400, "bad-request")),
    ("more than is known", {"cheat": True}, (400, "bad-request")),
]


def test_a_table_that_cannot_be_is_refused_and_nothing_is_written(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada = Client(server.url, "Ada")
        before = contents(sqlite_url)
        good = {"game": "expo1906", "seats": [{"kind": "me"}, {"kind": "me"}]}
        for what, bad, expected in BAD_TABLES:
            assert refusal(ada.post("/api/tables", good | bad)) == expected, what
        assert refusal(Client(server.url).post("/api/tables", good)) == (401, "sign-in-first")
        assert contents(sqlite_url) == before
        assert ada.post("/api/tables", good).status_code == 201


def test_a_game_starts_as_soon_as_no_seat_is_open(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada, bob, eve = (Client(server.url, name) for name in ("Ada", "Bob", "Eve"))
        state = ada.open("expo1906", "open", "open", "random", "me", public=True)
        table = state["table"]
        assert (state["status"], state["view"], state["position"]) == ("open", None, 0)
        assert [seat["kind"] for seat in state["seats"]] == ["open", "open", "bot", "human"]
        assert [seat["name"] for seat in state["seats"]] == [None, None, "random 3", "Ada"]
        assert refusal(ada.do(table, "play", seat=3, position=0, action=0)) == (409, "not-started")
        assert refusal(ada.get(f"/api/tables/{table}/replay/0")) == (409, "not-started")
        state = bob.done(table, "sit", seat=1)
        assert (state["status"], state["seat"], state["host"]) == ("open", 1, False)
        assert refusal(eve.do(table, "sit", seat=1)) == (409, "seat-taken")
        assert refusal(eve.do(table, "sit", seat=2)) == (409, "seat-taken")
        assert refusal(eve.do(table, "sit", seat=4)) == (404, "no-such-seat")
        assert refusal(bob.do(table, "sit", seat=1)) == (409, "already-yours")
        bob.done(table, "leave", seat=1)
        assert refusal(bob.do(table, "leave", seat=1)) == (403, "not-your-seat")
        eve.done(table, "sit", seat=1)
        state = bob.done(table, "sit", seat=0)
        assert (state["status"], state["seat"]) == ("running", 0)
        assert state["view"]["players"] == 4
        for deed in ({"kind": "sit", "seat": 0}, {"kind": "leave", "seat": 0}, {"kind": "close"}):
            assert refusal(bob.do(table, **deed)) == (409, "has-started")
        kinds = [(entry["kind"], entry["seat"], entry["data"]) for entry in ada.log(table)]
        assert kinds[:5] == [
            ("create", None, {}),
            ("sit", 1, {}),
            ("leave", 1, {}),
            ("sit", 1, {}),
            ("sit", 0, {"started": True}),
        ]


def test_several_people_at_one_screen_see_each_through_their_own_eyes(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada, bob = Client(server.url, "Ada"), Client(server.url, "Bob")
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ann"}, {"kind": "open"}]
        table = ada.post("/api/tables", {"game": "newton", "seats": seats, "public": True}).json()["table"]
        bob.done(table, "sit", seat=2)
        first, second = ada.state(table, 0), ada.state(table, 1)
        assert [seat["name"] for seat in first["seats"]] == ["Ada", "Ann", "Bob"]
        assert [seat["yours"] for seat in first["seats"]] == [True, True, False]
        assert (first["seat"], second["seat"]) == (0, 1)
        assert first["view"]["legal"] != second["view"]["legal"]  # hands of Masters that nobody else sees
        assert refusal(ada.get(f"/api/tables/{table}", seat=2)) == (403, "not-your-seat")
        assert refusal(ada.get(f"/api/tables/{table}/log", seat=2)) == (403, "not-your-seat")
        assert ada.state(table)["seat"] == 0
        ada.play(first)
        assert ada.state(table)["seat"] == 1  # the seat of mine that is asked
        ada.play(ada.state(table))
        mine = ada.log(table, seat=0)
        assert [entry["action"] is None for entry in mine] == [True, True, False, True]
        assert [entry["action"] is None for entry in ada.log(table, seat=1)] == [True, True, True, False]


def test_a_table_by_invitation_is_not_there_for_strangers(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada, bob, nobody = Client(server.url, "Ada"), Client(server.url, "Bob"), Client(server.url)
        table = ada.open("expo1906", "me", "me", hints=True)["table"]
        waiting = ada.open("expo1906", "me", "open")["table"]
        for way in ("", "/log", "/replay/0", "/record"):
            for stranger in (bob, nobody):
                there = stranger.get(f"/api/tables/{table}{way}")
                assert there.status_code == 404
                assert there.content == stranger.get(f"/api/tables/nowhere{way}").content
        assert refusal(bob.get(f"/api/tables/{table}/why", text="play TERMINAL")) == (404, "no-such-table")
        assert refusal(bob.get(f"/api/tables/{table}/hint")) == (404, "no-such-table")
        assert refusal(bob.get(f"/api/tables/{table}/invitations")) == (404, "no-such-table")
        assert refusal(bob.post(f"/api/tables/{table}/invitations", {})) == (404, "no-such-table")
        assert refusal(bob.delete(f"/api/tables/{table}/invitations/token-1")) == (404, "no-such-table")
        for kind, more in (
            ("play", {"seat": 0, "position": 1, "action": 0}),
            ("sit", {"seat": 1}),
            ("chat", {"text": "hello"}),
            ("close", {}),
            ("rematch", {}),
        ):
            for name in (table, waiting, "nowhere"):
                assert refusal(bob.do(name, kind, **more)) == (404, "no-such-table"), kind
        assert len(ada.log(table)) == len(ada.log(waiting)) == 1


def test_the_host_frees_seats_puts_bots_on_them_and_closes_the_table(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada, bob = Client(server.url, "Ada"), Client(server.url, "Bob")
        table = ada.open("expo1906", "me", "open", "random", "open", public=True)["table"]
        bob.done(table, "sit", seat=1)
        for deed in (
            {"kind": "open", "seat": 0},
            {"kind": "bot", "seat": 3, "bot": "random"},
            {"kind": "close"},
        ):
            assert refusal(bob.do(table, **deed)) == (403, "host-only")
        assert refusal(ada.do(table, "bot", seat=3, bot="hal")) == (422, "no-such-bot")
        assert refusal(ada.do(table, "open", seat=3)) == (409, "seat-free")
        ada.done(table, "open", seat=1)
        ada.done(table, "open", seat=2)
        state = ada.done(table, "bot", seat=3, bot="greedy")
        assert [seat["kind"] for seat in state["seats"]] == ["human", "open", "open", "bot"]
        state = ada.done(table, "close")
        assert (state["status"], state["result"]) == ("closed", {"reason": "closed"})
        assert refusal(bob.do(table, "sit", seat=1)) == (409, "table-over")
        assert ada.log(table)[-1]["data"] == {"reason": "closed"}
        other = ada.open("expo1906", "me", "open")["table"]
        assert ada.done(other, "bot", seat=1, bot="random")["status"] == "running"


def test_nobody_keeps_too_many_tables_waiting(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada = Client(server.url, "Ada")
        tables = [ada.open("expo1906", "me", "open")["table"] for _ in range(MOST_OPEN)]
        before = contents(sqlite_url)
        one_more = {"game": "expo1906", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert refusal(ada.post("/api/tables", one_more)) == (429, "too-many-open")
        assert contents(sqlite_url) == before
        assert ada.open("expo1906", "me", "me")["status"] == "running"
        assert Client(server.url, "Bob").post("/api/tables", one_more).status_code == 201
        ada.done(tables[0], "close")
        assert ada.post("/api/tables", one_more).status_code == 201


def test_a_table_that_does_not_start_is_closed_after_a_while(sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url)) as server:
        ada, bob = Client(server.url, "Ada"), Client(server.url, "Bob")
        live = ada.open("expo1906", "me", "open", public=True)["table"]
        leisure = ada.open("expo1906", "me", "open", pace="leisure")["table"]
        kept = ada.open("expo1906", "me", "open", "open", public=True)["table"]
        playing = ada.open("expo1906", "me")["table"]
        hands.time += 2 * HOUR - 1
        bob.done(kept, "sit", seat=1)  # somebody still does something there
        assert ada.state(live)["status"] == "open"
        hands.time += 1
        entry = wait_for_log(ada, live, "close")
        assert (entry["at"], entry["seat"], entry["data"]) == (hands.time, None, {"reason": "expired"})
        assert refusal(bob.do(live, "sit", seat=1)) == (409, "table-over")
        assert [ada.state(table)["status"] for table in (leisure, kept, playing)] == ["open", "open", "running"]
        hands.time += 14 * DAY
        wait_for_log(ada, leisure, "close")
        wait_for_log(ada, kept, "close")
        assert ada.state(playing)["status"] == "running"


def test_players_chat_and_spectators_read(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada, bob, eve, nobody = *(Client(server.url, name) for name in ("Ada", "Bob", "Eve")), Client(server.url)
        table = ada.open("expo1906", "me", "open", public=True)["table"]
        ada.done(table, "chat", text="is anybody there?")
        assert refusal(bob.do(table, "chat", text="yes")) == (403, "players-chat")
        bob.done(table, "sit", seat=1)
        state = bob.done(table, "chat", text="<b>yes</b> \u00e9\U0001f43e")
        assert refusal(eve.do(table, "chat", text="me too")) == (403, "players-chat")
        assert refusal(nobody.do(table, "chat", text="me too")) == (401, "sign-in-first")
        assert refusal(bob.do(table, "chat", text="x" * 501)) == (400, "bad-request")
        assert refusal(bob.do(table, "chat", text="")) == (400, "bad-request")
        for reader in (ada, bob, eve, nobody):
            said = [(entry["seat"], entry["data"]["text"]) for entry in reader.log(table) if entry["kind"] == "chat"]
            assert said == [(0, "is anybody there?"), (1, "<b>yes</b> \u00e9\U0001f43e")]
        assert state["position"] == 3 and state["seq"] == 4  # talking makes nobody late
        ada.play(ada.state(table))
        ada.done(table, "concede", seat=0)
        assert ada.done(table, "chat", text="thanks")["status"] == "over"


def test_spectators_see_what_is_public_and_cannot_act(sqlite_url: str) -> None:
    game = lincei.load("newton")
    with running(Hands().settings(sqlite_url)) as server:
        table, (ada, bob) = sitting(server, "newton", "Ada", "Bob")
        eve, nobody = Client(server.url, "Eve"), Client(server.url)
        ada.play(ada.state(table))
        for spectator in (eve, nobody):
            state = spectator.state(table)
            assert (state["seat"], state["host"], state["undo"]) == (None, False, False)
            assert not any(seat["yours"] for seat in state["seats"])
            position = game.start(2, 7)
            position.apply(ada.log(table)[-1]["action"])
            assert state["view"] == game.view(position, None)
            assert state["view"]["legal"] == []
            picked = spectator.log(table)[-1]
            assert (picked["kind"], picked["action"], picked["text"]) == ("play", None, None)
            with spectator.live(table) as socket:
                assert heard(socket, lambda said: said["type"] == "state")[-1]["view"] == state["view"]
        assert refusal(eve.get(f"/api/tables/{table}", seat=0)) == (403, "not-your-seat")
        at = eve.state(table)["position"]
        action = bob.state(table)["view"]["legal"][0]["id"]
        for kind, more in (
            ("play", {"position": at, "action": action}),
            ("undo", {"position": at}),
            ("redo", {"position": at}),
            ("takeback", {"position": at, "steps": 0}),
            ("consent", {"position": at, "yes": True}),
            ("concede", {}),
            ("back", {}),
            ("bot", {"bot": "random"}),
        ):
            assert refusal(eve.do(table, kind, seat=1, **more)) == (403, "not-your-seat"), kind
        assert refusal(eve.do(table, "rematch")) == (403, "players-only")
        assert refusal(eve.get(f"/api/tables/{table}/hint")) == (403, "players-only")
        assert refusal(eve.get(f"/api/tables/{table}/why", text="pick brahe"))[0] == 409
        assert len(ada.log(table)) == 3
