"""Two processes on one PostgreSQL: it does not matter at which of them somebody sits, nor whether one of them dies."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psutil
import pytest
from httpx import Response
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from lincei.server.presence import BELIEVED, RENEWED
from lincei.server.settings import SECOND, milliseconds
from lincei.server.table import BOT_GRACE
from tests.server.crowd import Place, Player, broken, check, rows_of, twin
from tests.server.running import Client, Hands, Process, Running, heard, process, running, wait_until


class Two:
    """A process that can be killed, and this one, where the test holds the clock."""

    def __init__(self, there: Process, here: Running, hands: Hands, url: str) -> None:
        self.there = there
        self.here = here
        self.hands = hands
        self.url = url


@pytest.fixture
def two(postgres_url: str) -> Iterator[Two]:
    hands = Hands(milliseconds())
    with process("--database", postgres_url) as there, running(hands.settings(postgres_url)) as here:
        yield Two(there, here, hands, postgres_url)


def at_once(*posts: tuple[Client, str, dict[str, Any]]) -> list[Response]:
    """Posts that start together, in their order."""
    together = threading.Barrier(len(posts))
    answers: dict[int, Response] = {}

    def post(number: int, client: Client, path: str, body: dict[str, Any]) -> None:
        together.wait()
        answers[number] = client.post(path, body)

    threads = [threading.Thread(target=post, args=(number, *each)) for number, each in enumerate(posts)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [answers[number] for number in range(len(posts))]


def present(state: dict[str, Any]) -> list[bool]:
    return [seat["present"] for seat in state["seats"]]


@contextmanager
def stopped(server: Process) -> Iterator[None]:
    """The bots of a server are held; those whose server dies meanwhile die too."""
    workers = psutil.Process(server.process.pid).children(recursive=True)
    assert workers
    for worker in workers:
        worker.suspend()
    try:
        yield
    finally:
        for worker in workers:
            worker.kill()


def test_players_of_one_table_sit_at_different_processes(two: Two) -> None:
    ada, bo = Client(two.there.url, "Ada"), Client(two.here.url, "Bo")
    ada_here = twin(ada, two.here.url)
    table = ada.open("expo1906", "me", "open", public=True)["table"]
    path = f"/api/tables/{table}/actions"
    with ada.live(table, 0) as there, bo.live(table, 0) as here:
        heard(here, lambda said: said["type"] == "state")
        bo.done(table, "sit", seat=1)
        for socket in (there, here):
            heard(socket, lambda said: said["type"] == "state" and present(said) == [True, True])

        def everybody_hears(kind: str, seq: int) -> None:
            for socket in (there, here):
                entries = [said for said in heard(socket, is_state(seq)) if said["type"] == "entry"]
                assert [(said["seq"], said["kind"]) for said in entries] == [(seq, kind)]

        ada.done(table, "chat", text="Good evening.")
        everybody_hears("chat", 3)
        bo.done(table, "chat", text="Good evening!")
        everybody_hears("chat", 4)

        for seq in range(5, 25):  # the same deed at both is done once; of two deeds at both one is done
            state = next(state for client in (ada, bo) if (state := client.state(table))["view"]["legal"])
            ways = [twin((ada, bo)[state["seat"]], url) for url in (two.there.url, two.here.url)]
            legal = [action["id"] for action in state["view"]["legal"]]
            same = seq % 2 == 0 or len(legal) == 1
            bodies = [
                {
                    "type": "play",
                    "id": f"deed-{seq:04}-{0 if same else number}",
                    "seat": state["seat"],
                    "position": state["position"],
                    "action": legal[0 if same else number],
                }
                for number in range(2)
            ]
            answers = at_once(*[(way, path, body) for way, body in zip(ways, bodies, strict=True)])
            if same:
                assert [answer.status_code for answer in answers] == [200, 200], [a.text for a in answers]
                assert sorted(answer.json()["repeated"] for answer in answers) == [False, True]
            else:
                assert sorted(answer.status_code for answer in answers) == [200, 409], [a.text for a in answers]
                late = next(answer.json() for answer in answers if answer.status_code == 409)
                assert late["code"] == "late" and late["state"]["seq"] == seq
            everybody_hears("play", seq)
        assert [row["seq"] for row in rows_of(two.url, table)] == list(range(1, 25))
        assert ada.log(table) == ada_here.log(table)

        here.close()
        heard(there, lambda said: said["type"] == "state" and present(said) == [True, False])
        assert ada_here.delete("/api/sessions").status_code == 204  # everywhere, said here
        assert closed_with(there) == 4401
    assert ada.get("/api/me/tables").status_code == 401
    assert two.there.end(signal.SIGTERM) == 0
    assert not broken(two.there)


def is_state(seq: int) -> Any:
    return lambda said: said["type"] == "state" and said["seq"] >= seq


def closed_with(socket: ClientConnection) -> int | None:
    with pytest.raises(ConnectionClosed) as closed:
        heard(socket, lambda said: False)
    return closed.value.rcvd.code if closed.value.rcvd else None


def test_a_bot_whose_process_dies_is_moved_by_another(two: Two) -> None:
    ada, bo = Client(two.there.url, "Ada"), Client(two.here.url, "Bo")
    table = ada.open("newton", "me", "random", "open", public=True)["table"]
    with stopped(two.there):
        bo.done(table, "sit", seat=2)
        with ada.live(table) as _, bo.live(table, 0) as here:
            heard(here, lambda said: said["type"] == "state" and present(said) == [True, False, True])
            # This process wrote that row, so its own bots move; from here on it is the other's turn to let them.
            while True:
                states = {client: client.state(table) for client in (ada, bo)}
                asked = [client for client in (ada, bo) if states[client]["view"]["legal"]]
                if not asked:
                    break
                for client in asked:
                    twin(client, two.there.url).play(states[client])
            seq = ada.state(table)["seq"]
            assert two.there.end(signal.SIGKILL) == -signal.SIGKILL
            heard(here, is_state(seq))

            two.hands.time = max(two.hands.time, milliseconds()) + BOT_GRACE + SECOND
            moved = heard(here, is_state(seq + 1))
            assert next(said["seat"] for said in moved if said["type"] == "entry") == 1
            two.hands.time += BELIEVED + RENEWED
            heard(here, lambda said: said["type"] == "state" and present(said) == [False, False, True])
    on = twin(ada, two.here.url)
    wait_until(lambda: bool(on.state(table)["view"]["legal"] or bo.state(table)["view"]["legal"]), "it goes on")


def test_players_of_a_process_that_dies_go_on_at_the_other(two: Two) -> None:
    ada, bo = Client(two.there.url, "Ada"), Client(two.here.url, "Bo")
    table = ada.open("newton", "me", "open", "random", public=True)["table"]
    bo.done(table, "sit", seat=1)
    there, here = Place(two.there.url), Place(two.here.url)
    players = [Player(there, ada, table, 0, 1), Player(here, bo, table, 1, 2)]
    for player in players:
        player.start()
    wait_until(lambda: len(players[0].acknowledged) >= 30, "the game is under way")
    assert two.there.end(signal.SIGKILL) == -signal.SIGKILL
    known = {row["client"]: row["seq"] for row in rows_of(two.url, table)}
    assert players[0].acknowledged.items() <= known.items()
    there.url = two.here.url
    enough = threading.Event()

    def let_time_pass() -> None:  # the bot that was to move when its process died
        while not enough.wait(0.2):
            two.hands.time = max(two.hands.time + BOT_GRACE, milliseconds())

    clock = threading.Thread(target=let_time_pass)
    clock.start()
    for player in players:
        player.join()
    enough.set()
    clock.join()
    check(players, rows_of(two.url, table))
    assert any(row["seat"] == 2 and row["client"] is None for row in rows_of(two.url, table))
