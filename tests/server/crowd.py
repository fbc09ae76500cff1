"""People who play at random, as fast as they can, whatever becomes of the server; and what the database has of it."""

from __future__ import annotations

import random
import threading
import time
import uuid
from typing import Any

import httpx
from sqlalchemy import create_engine, make_url, select, text
from websockets.exceptions import InvalidHandshake, WebSocketException

from lincei import load, read_record
from lincei.contract import Game
from lincei.server.store import schema
from tests.server.running import PATIENCE, Client, Process, next_line

GONE = (httpx.TransportError, WebSocketException, InvalidHandshake, OSError, TimeoutError, EOFError)


class Place:
    """Where the server is now; it may move."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.done: set[str] = set()  # by their clients' names: all that was done when the last server died


def twin(client: Client, url: str) -> Client:
    """The same person at another browser window, or at another server."""
    other = Client(url)
    other.http.cookies = client.http.cookies
    return other


class Player(threading.Thread):
    """Somebody with a WebSocket who acts whenever he is asked, and sends again what nobody has acknowledged.

    He plays on until the game is over; then `seen` has every row that he was told, in the order of arrival.
    """

    def __init__(self, place: Place, client: Client, table: str, seat: int, chance: int) -> None:
        super().__init__(name=f"player {seat}", daemon=True)
        self.place = place
        self.client = client
        self.table = table
        self.seat = seat
        self.chance = random.Random(chance)
        self.acknowledged: dict[str, int] = {}  # what I called a deed -> the row I was told
        self.last: dict[str, Any] | None = None  # the last of these, as it was sent
        self.again: list[tuple[bool, bool]] = []  # sent once more: whether it had been done, and what was answered
        self.pending: dict[str, Any] | None = None
        self.seen: list[dict[str, Any]] = []
        self.state: dict[str, Any] | None = None
        self.trouble: list[str] = []  # what should never be answered
        self.stopped = False

    def run(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self.stopped and not self.over():
            if time.monotonic() > end:
                self.trouble.append("does not come to an end")
                return
            try:
                self.sit_down()
            except GONE:
                time.sleep(0.05)  # nobody listens there now

    def over(self) -> bool:
        return self.state is not None and self.state["status"] == "over"

    def sit_down(self) -> None:
        """Connect, hear what was missed, and play until the connection is gone or the game over."""
        self.client.url = self.place.url
        self.client.http.base_url = httpx.URL(self.place.url)
        with self.client.live(self.table, len(self.seen), self.seat) as socket:
            while not self.stopped and not self.over():
                message = next_line(socket)
                if message["type"] == "entry":
                    self.seen.append(message)
                else:
                    self.state = message
                    self.act()

    def act(self) -> None:
        assert self.state is not None
        if self.pending is not None:
            had_been_done = self.pending["id"] in self.place.done
            answer = self.send(self.pending)
            self.again.append((had_been_done, answer is not None and answer["repeated"]))
            self.pending = None
            if answer is not None and not answer["repeated"]:
                return  # a new state is on its way
        if legal := self.state["view"]["legal"]:
            deed: dict[str, Any] = {"type": "play", "id": str(uuid.uuid4()), "brief": True, "seat": self.seat}
            deed |= {"position": self.state["position"], "action": self.chance.choice(legal)["id"]}
            if self.chance.random() < 0.05:
                deed = {"type": "chat", "id": deed["id"], "brief": True, "text": "Eppur si muove."}
            self.pending = deed
            self.send(deed)
            self.pending = None

    def send(self, deed: dict[str, Any]) -> dict[str, Any] | None:
        """The answer; none if it was too late for that."""
        while True:
            answer = self.client.post(f"/api/tables/{self.table}/actions", deed)
            if answer.status_code == 200:
                done: dict[str, Any] = answer.json()
                if not done["repeated"]:
                    self.acknowledged[deed["id"]] = done["seq"]
                    self.last = deed
                return done
            if answer.status_code == 409 and answer.json()["code"] in ("late", "not-asked", "table-over"):
                return None
            if answer.status_code not in (429, 503):
                self.trouble.append(answer.text)
                return None
            time.sleep(0.1)


def check(players: list[Player], rows: list[dict[str, Any]]) -> None:
    """A game is over: what was acknowledged stands where it was said, and everybody has heard every row once."""
    numbers = list(range(1, len(rows) + 1))
    assert [row["seq"] for row in rows] == numbers
    for player in players:
        assert not player.trouble
        assert all(rows[seq - 1]["client"] == sent for sent, seq in player.acknowledged.items())
        assert [entry["seq"] for entry in player.seen] == numbers
        assert player.state is not None and players[0].state is not None
        assert player.state["status"] == "over" and player.state["result"] == players[0].state["result"]
    record = read_record(players[0].client.get(f"/api/tables/{players[0].table}/record").json()["record"], game_of)
    assert players[0].state is not None and record.position.scores() == players[0].state["result"]["scores"]


def game_of(name: str, digest: str) -> Game:
    return load(name)


def broken(server: Process) -> str:
    """What a log says from the first line that should not be there."""
    lines = [number for number, line in enumerate(server.logged) if "Traceback" in line or "ERROR" in line]
    return "".join(server.logged[lines[0] :]) if lines else ""


def rows_of(url: str, table: str) -> list[dict[str, Any]]:
    """The log of a table as the database has it."""
    log = schema.log
    return everything(url, select(log).where(log.c.table == table).order_by(log.c.seq))


def everything(url: str, wanted: Any) -> list[dict[str, Any]]:
    engine = engine_of(url)
    try:
        with engine.connect() as connection:
            return [dict(row) for row in connection.execute(wanted).mappings()]
    finally:
        engine.dispose()


def change(url: str, *statements: Any) -> int:
    """Change the database behind the back of the server; how many rows."""
    engine = engine_of(url)
    try:
        with engine.begin() as connection:
            return sum(connection.execute(statement).rowcount for statement in statements)
    finally:
        engine.dispose()


def connections(url: str) -> int:
    """How many connections of servers the database still has; what they have begun may still be written."""
    if url.startswith("sqlite"):
        return 0
    mine = "application_name = 'lincei' AND datname = current_database()"
    return len(everything(url, text(f"SELECT pid FROM pg_stat_activity WHERE {mine}")))


def engine_of(url: str) -> Any:
    named = make_url(url)
    return create_engine(named.set(drivername="postgresql+psycopg") if named.drivername == "postgresql" else named)
