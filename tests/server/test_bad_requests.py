"""Whatever is sent: a clear refusal in the reader's language, never an error of ours, and nothing has changed."""

from __future__ import annotations

import hashlib
import json
import logging
import socket
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from lincei.server.headers import ALWAYS
from lincei.server.settings import DAY
from tests.server.bad_requests import ACT, REFUSED, Sent
from tests.server.running import PATIENCE, Client, Hands, Running, heard, running

LANGUAGES = ("en", "fr", "de")
FIRST = 3  # a seed with which the host begins


class House:
    """A server with a running game of Ada and Bea, one that waits for players, and Eve, who has nothing to do there."""

    def __init__(self, server: Running, hands: Hands, database: Path) -> None:
        self.server, self.hands, self.database = server, hands, database
        self.ada, self.bea, self.eve = (Client(server.url, name) for name in ("Ada", "Bea", "Eve"))
        self.table = str(self.ada.open("newton", "me", "open", options={"masters": "dealt"}, public=True)["table"])
        self.bea.done(self.table, "sit", seat=1)
        self.ada.post(f"/api/tables/{self.table}/actions", {"type": "chat", "id": "ada-has-said", "text": "Hello"})
        self.waiting = str(self.ada.open("expo1906", "me", "open")["table"])
        self.invitation = self.ada.post(f"/api/tables/{self.waiting}/invitations", {"seat": 1}).json()

    def digest(self) -> str:
        """All that the database holds, but for the heartbeat."""
        connection = sqlite3.connect(self.database)
        names = [name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")]
        rows = [sorted(map(repr, connection.execute(f'select * from "{name}"'))) for name in sorted(names)]
        connection.close()
        kept = [[row for row in part if not row.startswith("('alive'")] for part in rows]
        return hashlib.sha256(repr(kept).encode()).hexdigest()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder, hands = tmp_path_factory.mktemp("bad"), Hands(seed=FIRST)
    with running(hands.settings(f"sqlite:///{folder / 'server.db'}")) as server:
        yield House(server, hands, folder / "server.db")


@pytest.fixture(autouse=True)
def nothing_changes(house: House, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Every test here leaves the database as it was, and nothing in the log that would worry its keeper."""
    before = house.digest()
    yield
    assert house.digest() == before
    logged = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not [
        record for record in logged if "Invalid UTF-8" not in record.getMessage()
    ]  # which the command leaves out


def person(house: House, who: str) -> Client:
    if who in ("ada", "bea", "eve"):
        found: Client = getattr(house, who)
        found.get("/api/me")  # a refused CSRF token was taken away
        return found
    client = Client(house.server.url)
    token = {"nobody": "", "forged": "forged" * 7, "odd": "%C3%A9%00;=%ff"}[who]
    if token:
        client.http.cookies.set("lincei_session", token, domain="127.0.0.1")
    return client


def send(house: House, sent: Sent, language: str) -> httpx.Response:
    client = person(house, sent.who)
    path = sent.path.format(table=house.table, waiting=house.waiting, invitation=house.invitation["id"])
    body = sent.body
    if isinstance(body, dict) and body.get("position") == 0:
        body = body | {"position": client.state(house.table)["position"]}
    content = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
    headers = {**client.headers(), "content-type": "application/json", **sent.headers, "accept-language": language}
    raw = {name: value.encode() for name, value in headers.items()}
    return client.http.request(sent.way, path, content=content, headers=raw)  # type: ignore[arg-type]


@pytest.mark.parametrize("sent", REFUSED, ids=lambda sent: sent.what)
def test_it_is_refused_in_the_language_of_the_reader(house: House, sent: Sent) -> None:
    told = set()
    for language in LANGUAGES:
        answer = send(house, sent, language)
        assert answer.status_code == sent.status, answer.text
        assert answer.headers["content-type"].startswith("application/json")
        assert ALWAYS.items() <= dict(answer.headers).items()
        problem = answer.json()
        assert problem.keys() == {"code", "message", "args", "rule", "state"}
        assert problem["code"] == sent.code or (not sent.code and problem["rule"]), problem
        assert problem["message"] and "lincei-" not in problem["message"] and "Traceback" not in answer.text
        assert (problem["state"] is not None) == (sent.code == "late")
        told.add(problem["message"])
    assert len(told) == len(LANGUAGES), told


def test_a_body_that_nobody_has_announced_is_no_larger(house: House) -> None:
    headers = {**house.ada.headers(), "content-type": "application/json"}
    answer = house.ada.http.post(ACT.format(table=house.table), content=iter([b" " * 9_000] * 8), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_what_comes_twice_is_done_once(house: House) -> None:
    before = house.ada.state(house.table)["seq"]
    said = {"type": "chat", "id": "ada-has-said", "text": "Something else"}
    answer = house.ada.post(ACT.format(table=house.table), said)
    assert answer.status_code == 200 and answer.json()["repeated"] and answer.json()["seq"] == before


def test_a_session_that_has_run_out_is_none(tmp_path: Path) -> None:
    hands = Hands()
    with running(hands.settings(f"sqlite:///{tmp_path / 'server.db'}")) as server:
        ada = Client(server.url, "Ada")
        hands.time += 31 * DAY
        answer = ada.post("/api/tables", {"game": "newton", "seats": [{"kind": "me"}]})
        assert (answer.status_code, answer.json()["code"]) == (401, "sign-in-first")
        assert ada.get("/api/me").json() == {"person": None}


# -- what is no request at all ------------------------------------------------------------------------------------

POST = b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
RAW = {
    "noise": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    "a way that is none": b"BREW /api/tables HTTP/1.1\r\nhost: x\r\n\r\n",
    "a version to come": b"GET /api/me HTTP/9.9\r\nhost: x\r\n\r\n",
    "a header without a colon": b"GET /api/me HTTP/1.1\r\nhost x\r\n\r\n",
    "a header of control characters": b"GET /api/me HTTP/1.1\r\nhost: x\r\nx: \x00\x01\r\n\r\n",
    "a negative length": POST + b"content-length: -1\r\n\r\n{}",
    "a length of letters": POST + b"content-length: many\r\n\r\n{}",
    "two lengths": POST + b"content-length: 2\r\ncontent-length: 3\r\n\r\n{}x",
    "a huge length": POST + b"content-length: 99999999999999999999\r\n\r\n{}",
    "a broken chunk": POST + b"transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    "an address with a blank": b"GET /api/me  x HTTP/1.1\r\nhost: x\r\n\r\n",
}


def shout(house: House, said: bytes) -> bytes:
    """Send bytes, and nothing more; all that is answered until the server hangs up or has said enough."""
    with socket.create_connection(("127.0.0.1", house.server.port), PATIENCE) as line:
        line.sendall(said)
        line.shutdown(socket.SHUT_WR)
        heard = b""
        while part := line.recv(65_536):
            heard += part
        return heard


@pytest.mark.parametrize("what", RAW)
def test_what_is_no_request_is_refused(house: House, what: str) -> None:
    answer = shout(house, RAW[what])
    assert answer.startswith(b"HTTP/1.1 4"), answer
    assert house.ada.get("/api/me").status_code == 200


HALVES = {
    "nothing": b"",
    "half of a line": b"GET /api/m",
    "half of the headers": b"GET /api/me HTTP/1.1\r\nhost: x\r\nx-a",
    "half of a body": POST + b"content-length: 100\r\n\r\n{",
    "half of the chunks": POST + b"transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n",
    "half of a deed": b"POST %(act)s HTTP/1.1\r\nhost: x\r\ncookie: %(cookie)s\r\nx-csrf-token: %(token)s\r\n"
    b"content-type: application/json\r\ncontent-length: 60\r\n\r\n"
    b'{"type": "concede", "id": "a-bad-request", "seat": 0}',
}


@pytest.mark.parametrize("what", HALVES)
def test_half_of_a_request_is_none(house: House, what: str) -> None:
    """Many begin slowly, piece by piece, and are gone: nobody else waits for them."""
    cookies = "; ".join(f"{name}={value}" for name, value in house.ada.http.cookies.items())
    wanted = {"act": ACT.format(table=house.table), "cookie": cookies, "token": house.ada.headers()["x-csrf-token"]}
    said = HALVES[what]
    if b"%(" in said:
        said = said % {name.encode(): value.encode() for name, value in wanted.items()}
    lines = [socket.create_connection(("127.0.0.1", house.server.port), PATIENCE) for _ in range(20)]
    for piece in (said[: len(said) // 2], said[len(said) // 2 :]):
        for line in lines:
            line.sendall(piece)
        assert house.bea.state(house.table)["status"] == "running"
    for line in lines:
        line.close()
    assert b" 5" not in shout(house, said)[:13]
    assert house.bea.state(house.table)["status"] == "running"


# -- WebSockets ---------------------------------------------------------------------------------------------------


def address(house: House, rest: str) -> str:
    path = rest.format(table=house.table, waiting=house.waiting)
    return f"{house.server.url.replace('http', 'ws', 1)}/api/tables/{path}"


def cookie(client: Client) -> dict[str, str]:
    return {"cookie": "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())}


@pytest.mark.parametrize(
    ("path", "who", "headers", "code"),
    [
        ("{table}/live", "ada", {"origin": "https://evil.example"}, 4403),
        ("{table}/live", "ada", {"origin": "null"}, 4403),
        ("no-such-table/live", "ada", {}, 4404),
        ("%F0%9F%98%80/live", "nobody", {}, 4404),
        ("{waiting}/live", "eve", {}, 4404),
        ("{waiting}/live", "forged", {}, 4404),
        ("{table}/live?seat=1", "ada", {}, 4403),
        ("{table}/live?seat=0", "nobody", {}, 4403),
    ],
)
def test_a_websocket_is_refused_by_its_code(
    house: House, path: str, who: str, headers: dict[str, str], code: int
) -> None:
    with connect(address(house, path), additional_headers=cookie(person(house, who)) | headers) as websocket:
        with pytest.raises(ConnectionClosed) as closed:
            websocket.recv(PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == code


@pytest.mark.parametrize(
    "path",
    [
        "{table}/live?after=-1",
        "{table}/live?after=x",
        "{table}/live?after=99999999999999999999",
        "{table}/live?seat=%00",
        "a%00b/live",
        "{table}/nothing",
        "{table}",
    ],
)
def test_a_websocket_to_nowhere_is_not_opened(house: House, path: str) -> None:
    where, who = address(house, path), cookie(house.ada)
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)) as refused,
        connect(where, additional_headers=who) as websocket,
    ):
        websocket.recv(PATIENCE)
    error = refused.value
    closed = isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code - 4000
    assert 400 <= (error.response.status_code if isinstance(error, InvalidStatus) else closed) < 500


@pytest.mark.parametrize(
    ("what", "say", "code"),
    [
        ("words", lambda websocket: [websocket.send(text) for text in ("", "here", "{]", '{"type": "play"}')], None),
        ("a long word", lambda websocket: websocket.send("x" * 1_001), 1009),
        ("a very long word", lambda websocket: websocket.send("x" * 100_000), 1009),
        ("bytes", lambda websocket: websocket.send(b"\xff\x00"), None),
        ("broken letters", lambda websocket: websocket.send(b"\xff\xfe", text=True), 1007),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_said_into_a_websocket(house: House, what: str, say: Callable[[Any], None], code: int | None) -> None:
    with connect(address(house, "{table}/live"), additional_headers=cookie(house.eve), max_size=None) as websocket:
        heard(websocket, lambda message: message["type"] == "state")
        say(websocket)
        if code is None:
            assert websocket.ping().wait(PATIENCE), "it goes on"
        else:
            with pytest.raises(ConnectionClosed) as closed:
                websocket.recv(PATIENCE)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == code
    assert house.ada.state(house.table)["status"] == "running"
