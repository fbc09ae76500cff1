"""Two browsers at one table over the network."""

from __future__ import annotations

import json
import random
import signal
from pathlib import Path

from playwright.sync_api import WebSocket, expect

from tests.server.running import Process, process
from tests.web.person import Person, Room


def invited(host: Person, guest: Person) -> str:
    """A table for two, the second of whom follows the link that the first has copied from the waiting room."""
    table = host.open("expo1906", "me", "open")
    host.page.get_by_role("button", name="Invite a friend").click()
    guest.go(host.page.get_by_label("Link of the invitation").input_value())
    guest.page.get_by_label("Your name").fill("Ben")
    guest.page.get_by_role("button", name="To the table").click()
    return table


def both(host: Person, guest: Person, chance: random.Random, clicks: int) -> None:
    """Let the two play on, whoever is asked, for so many clicks."""
    while clicks:
        for person in (host, guest):
            turn = person.game.get_attribute("data-turn")
            assert turn != "over"
            if turn == "mine":
                person.click_something(chance)
                clicks -= 1
                break
        else:
            host.page.wait_for_timeout(20)


def agree(host: Person, guest: Person, table: str) -> None:
    """Both see the same position, and it is the server's."""
    for person in (host, guest):
        state = person.ask(f"/api/tables/{table}")
        expect(person.game).to_have_attribute("data-position", str(state["position"]))
        assert state["steps"] == host.ask(f"/api/tables/{table}")["steps"]


def test_two_browsers_with_a_reload_and_a_killed_server(room: Room, tmp_path: Path) -> None:
    database = ["--database", f"sqlite:///{tmp_path / 'server.db'}"]
    with process(*database) as server:
        host, guest = room.person(server.url), room.person(server.url)
        table = invited(host, guest)
        for person in (host, guest):
            expect(person.game).to_be_visible()
        chance = random.Random(5)
        both(host, guest, chance, 12)
        agree(host, guest, table)

        guest.page.reload()
        expect(guest.game).to_be_visible()
        both(host, guest, chance, 8)
        agree(host, guest, table)

        before = host.ask(f"/api/tables/{table}")["steps"]
        port = server.url.rsplit(":", 1)[1]
        server.end(signal.SIGKILL)
        for person in (host, guest):
            expect(person.page.locator(".top .line")).to_contain_text("Connection lost")
    with process(*database, "--port", port):
        for person in (host, guest):
            expect(person.page.locator(".top .line")).not_to_contain_text("Connection lost")
        assert host.ask(f"/api/tables/{table}")["steps"] == before
        both(host, guest, chance, 12)
        agree(host, guest, table)


def test_a_deed_sent_into_a_dead_server_is_done_once_it_is_back(room: Room, tmp_path: Path) -> None:
    database = ["--database", f"sqlite:///{tmp_path / 'server.db'}"]
    with process(*database) as server:
        ada = room.person(server.url)
        table = ada.open("expo1906", "me", "random")
        ada.wait()
        before = ada.position()
        port = server.url.rsplit(":", 1)[1]
        server.end(signal.SIGKILL)
        ada.click_something(random.Random(1))
    with process(*database, "--port", port):
        expect(ada.game).not_to_have_attribute("data-position", before)
        entries = ada.ask(f"/api/tables/{table}/log")["entries"]
        assert sum(entry["kind"] == "play" and entry["seat"] == 0 for entry in entries) == 1


def test_a_spectator_sees_no_secret(room: Room, house: Process) -> None:
    ada, eve = room.person(house.url), room.person(house.url)
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    eve.page.on("websocket", listen)
    table = ada.open("expo1906", "me", "greedy", public=True)
    ada.wait()
    eve.go(f"/table/{table}")
    expect(eve.page.locator(".top .line")).to_contain_text("watching")
    chance = random.Random(2)
    for _ in range(25):
        if ada.wait() != "mine":
            break
        ada.click_something(chance)
    ada.wait()
    expect(eve.game).to_have_attribute("data-position", str(eve.ask(f"/api/tables/{table}")["position"]))
    states = [json.loads(line) for frame in heard for line in frame.splitlines() if '"type":"state"' in line]
    assert len(states) > 5
    for state in states:
        assert state["seat"] is None and state["view"]["legal"] == [] and state["seed"] is None
        assert [seat["hand"] for seat in state["view"]["table"]["seats"]] == [None, None]
    assert not eve.page.locator("[data-piece^='card.'][role=button]").count()
    assert not eve.page.locator(".question button.action").count()
    assert not eve.page.locator(".log form").count()
