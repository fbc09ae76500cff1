"""Whatever is sent: a clear refusal in the reader's language, never an error of ours, and nothing has changed."""

from __future__ import annotations

import hashlib
import json
import logging
import socket
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from lincei.server.headers import ALWAYS
from lincei.server.settings import DAY
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
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


class Sent(NamedTuple):
    """A request that must be refused."""

    what: str
    status: int
    code: str
    way: str
    path: str
    body: Any = None
    headers: dict[str, str] = {}  # noqa: RUF012
    who: str = "ada"


def deed(kind: str, **more: Any) -> dict[str, Any]:
    return {"type": kind, "id": "a-bad-request", **more}


ACT, GUEST, OPEN = "/api/tables/{table}/actions", "/api/guest", "/api/tables"
CHAT = '{"type": "chat", "id": "a-bad-request", "text": %s}'
TURN = {"seat": 0, "position": 0}

BODIES = [
    Sent("no body", 400, "bad-request", "POST", ACT, b""),
    Sent("half of a body", 400, "bad-request", "POST", ACT, b'{"type": "chat"'),
    Sent("two bodies", 400, "bad-request", "POST", ACT, b"{}{}"),
    Sent("a list", 400, "bad-request", "POST", ACT, b"[]"),
    Sent("not JSON at all", 400, "bad-request", "POST", ACT, b"<xml/>"),
    Sent("not a number", 400, "bad-request", "POST", ACT, b'{"type": "concede", "id": "a-bad-request", "seat": NaN}'),
    Sent("invalid UTF-8", 400, "bad-request", "POST", ACT, (CHAT % '"§"').encode("latin-1")),
    Sent("a NUL", 400, "bad-request", "POST", ACT, (CHAT % '"a\\u0000b"').encode()),
    Sent("a naked NUL", 400, "bad-request", "POST", ACT, (CHAT % '"a\0b"').encode()),
    Sent("half of a letter", 400, "bad-request", "POST", ACT, (CHAT % '"\\ud83d"').encode()),
    Sent("the other half", 400, "bad-request", "POST", ACT, (CHAT % '"\\ude00\\ud83d"').encode()),
    Sent(
        "a name of half a letter", 400, "bad-request", "POST", OPEN, b'{"game": "\\udfff", "seats": [{"kind": "me"}]}'
    ),
    Sent("deep lists", 400, "bad-request", "POST", ACT, (CHAT % ("[" * 30_000)).encode()),
    Sent("deep objects", 400, "bad-request", "POST", OPEN, (b'{"options":' + b'{"a":' * 9_000)),
    Sent("a huge number", 400, "bad-request", "POST", ACT, json.dumps(deed("concede", seat=10**400)).encode()),
    Sent("a huge exponent", 400, "bad-request", "POST", ACT, b'{"type":"concede","id":"a-bad-request","seat":1e400}'),
    Sent("a negative seat", 400, "bad-request", "POST", ACT, deed("concede", seat=-1)),
    Sent("a negative position", 400, "bad-request", "POST", ACT, deed("play", seat=0, position=-1, action=0)),
    Sent("a negative action", 400, "bad-request", "POST", ACT, deed("play", **TURN, action=-1)),
    Sent("a broken number", 400, "bad-request", "POST", ACT, deed("concede", seat=0.5)),
    Sent("a text for a number", 400, "bad-request", "POST", ACT, deed("concede", seat="0")),
    Sent("an unknown deed", 400, "bad-request", "POST", ACT, deed("cheat", seat=0)),
    Sent("no type", 400, "bad-request", "POST", ACT, {"id": "a-bad-request", "seat": 0}),
    Sent("no id", 400, "bad-request", "POST", ACT, {"type": "concede", "seat": 0}),
    Sent("an id with a blank", 400, "bad-request", "POST", ACT, {"type": "concede", "id": "a bad request", "seat": 0}),
    Sent("an unknown field", 400, "bad-request", "POST", ACT, deed("concede", seat=0, undo=True)),
    Sent("an empty chat", 400, "bad-request", "POST", ACT, deed("chat", text="")),
    Sent("a long chat", 400, "bad-request", "POST", ACT, deed("chat", text="x" * 501)),
    Sent("a large body", 413, "too-large", "POST", ACT, b" " * 65_537),
    Sent("a large body where none is wanted", 413, "too-large", "DELETE", "/api/session", b" " * 65_537),
    Sent("text", 415, "not-json", "POST", ACT, b"{}", {"content-type": "text/plain"}),
    Sent("a form", 415, "not-json", "POST", ACT, b"a=b", {"content-type": "application/x-www-form-urlencoded"}),
    Sent("parts", 415, "not-json", "POST", ACT, b"--x--", {"content-type": "multipart/form-data; boundary=x"}),
    Sent("parts without end", 415, "not-json", "POST", ACT, b"--x", {"content-type": "multipart/form-data"}),
    Sent("msgpack", 415, "not-json", "POST", ACT, b"\x80", {"content-type": "application/vnd.msgpack"}),
    Sent("no kind", 415, "not-json", "POST", ACT, b"{}", {"content-type": ""}),
    Sent("a kind of nothing", 415, "not-json", "POST", ACT, b"{}", {"content-type": ";;;=/"}),
    Sent("sixteen players more", 400, "bad-request", "POST", OPEN, {"game": "newton", "seats": [{"kind": "me"}] * 17}),
    Sent("nobody", 400, "bad-request", "POST", OPEN, {"game": "newton", "seats": []}),
    Sent(
        "too few seconds", 400, "bad-request", "POST", OPEN, {"game": "newton", "seats": [], "clock": {"seconds": -9}}
    ),
]
WISHES = [
    Sent("an unknown game", 422, "no-such-game", "POST", OPEN, {"game": "chess", "seats": [{"kind": "me"}]}),
    Sent(
        "an unknown edition",
        422,
        "no-such-game",
        "POST",
        OPEN,
        {"game": "newton", "seats": [{"kind": "me"}], "edition": "x"},
    ),
    Sent(
        "an unknown bot", 422, "no-such-bot", "POST", OPEN, {"game": "newton", "seats": [{"kind": "bot", "bot": "x"}]}
    ),
    Sent("a bot without name", 422, "no-such-bot", "POST", OPEN, {"game": "newton", "seats": [{"kind": "bot"}]}),
    Sent("too many players", 422, "bad-options", "POST", OPEN, {"game": "newton", "seats": [{"kind": "me"}] * 5}),
    Sent(
        "an unknown option",
        422,
        "bad-options",
        "POST",
        OPEN,
        {"game": "newton", "seats": [{"kind": "me"}], "options": {"x": "y"}},
    ),
    Sent(
        "a bad option",
        422,
        "bad-options",
        "POST",
        OPEN,
        {"game": "newton", "seats": [{"kind": "me"}], "options": {"masters": "😀\n"}},
    ),
    Sent("a forged code", 404, "no-such-invitation", "POST", "/api/invitations", {"code": "a-forged-code"}),
    Sent("a seat that is taken", 409, "seat-taken", "POST", "/api/tables/{waiting}/invitations", {"seat": 0}),
    Sent("a seat that is not there", 404, "no-such-seat", "POST", "/api/tables/{waiting}/invitations", {"seat": 9}),
    Sent("a seat of a running game", 409, "has-started", "POST", "/api/tables/{table}/invitations", {"seat": 0}),
    Sent("a guest again", 409, "signed-in", "POST", GUEST, {"name": "Ada"}),
    Sent(
        "a password of a guest", 409, "guest-has-no-password", "POST", "/api/password", {"old": "x" * 8, "new": "y" * 8}
    ),
    Sent("nobody of that name", 401, "wrong-password", "POST", "/api/session", {"name": "Ada", "password": "x" * 8}),
    Sent("an invisible name", 400, "bad-name", "POST", GUEST, {"name": "\u200b"}, who="nobody"),
]
PEOPLE = [
    Sent("nobody acts", 401, "sign-in-first", "POST", ACT, deed("concede", seat=0), who="nobody"),
    Sent(
        "nobody opens", 401, "sign-in-first", "POST", OPEN, {"game": "newton", "seats": [{"kind": "me"}]}, who="nobody"
    ),
    Sent("nobody looks at own tables", 401, "sign-in-first", "GET", "/api/me/tables", who="nobody"),
    Sent("a forged session", 401, "sign-in-first", "POST", ACT, deed("concede", seat=0), who="forged"),
    Sent("a session of odd letters", 401, "sign-in-first", "GET", "/api/me/export", who="odd"),
    Sent("no CSRF token", 403, "csrf", "POST", ACT, deed("concede", seat=0), {"x-csrf-token": ""}),
    Sent("a forged CSRF token", 403, "csrf", "POST", ACT, deed("concede", seat=0), {"x-csrf-token": "0" * 128}),
    Sent("a CSRF token of odd letters", 403, "csrf", "POST", ACT, deed("concede", seat=0), {"x-csrf-token": "é"}),
    Sent("no CSRF token to leave", 403, "csrf", "DELETE", "/api/sessions", None, {"x-csrf-token": ""}),
    Sent("a stranger's seat", 403, "not-your-seat", "POST", ACT, deed("concede", seat=0), who="eve"),
    Sent("another's seat", 403, "not-your-seat", "POST", ACT, deed("concede", seat=1)),
    Sent("another's eyes", 403, "not-your-seat", "GET", "/api/tables/{table}?seat=1"),
    Sent("a stranger's eyes", 403, "not-your-seat", "GET", "/api/tables/{table}/log?seat=0", who="eve"),
    Sent("nobody's eyes", 403, "not-your-seat", "GET", "/api/tables/{table}/record?seat=0", who="nobody"),
    Sent("another's chat", 403, "players-chat", "POST", ACT, deed("chat", text="Hello"), who="eve"),
    Sent("another's table", 404, "no-such-table", "GET", "/api/tables/{waiting}", who="eve"),
    Sent(
        "a seat at another's table",
        404,
        "no-such-table",
        "POST",
        "/api/tables/{waiting}/actions",
        deed("sit", seat=1),
        who="eve",
    ),
    Sent("another's invitations", 404, "no-such-table", "GET", "/api/tables/{waiting}/invitations", who="eve"),
    Sent("an invitation by a player", 403, "host-only", "POST", "/api/tables/{table}/invitations", {}, who="bea"),
    Sent(
        "another's invitation",
        404,
        "no-such-table",
        "DELETE",
        "/api/tables/{waiting}/invitations/{invitation}",
        who="eve",
    ),
    Sent(
        "an invitation to another table",
        404,
        "no-such-invitation",
        "DELETE",
        "/api/tables/{table}/invitations/{invitation}",
    ),
    Sent("a seat that is not there", 404, "no-such-seat", "POST", ACT, deed("concede", seat=15)),
    Sent("a stranger's hint", 403, "players-only", "GET", "/api/tables/{table}/hint", who="eve"),
    Sent("a hint where there are none", 403, "no-hints", "GET", "/api/tables/{table}/hint"),
    Sent("an unknown bot's hint", 422, "no-such-bot", "GET", "/api/tables/{table}/hint?bot=x"),
    Sent("a stranger's rematch", 403, "players-only", "POST", ACT, deed("rematch"), who="eve"),
]
ACTIONS = [
    Sent(
        "another's id", 409, "id-used", "POST", ACT, {"type": "chat", "id": "ada-has-said", "text": "Hello"}, who="bea"
    ),
    Sent("a position to come", 422, "no-such-position", "POST", ACT, deed("play", seat=0, position=10**6, action=0)),
    Sent("an old position", 409, "late", "POST", ACT, deed("play", seat=0, position=1, action=0)),
    Sent("an old position to undo", 409, "late", "POST", ACT, deed("undo", seat=0, position=1)),
    Sent("an unknown action", 422, "no-such-action", "POST", ACT, deed("play", **TURN, action=999_999)),
    Sent("an action of chance", 422, "no-such-action", "POST", ACT, deed("play", **TURN, action=1061)),
    Sent("an illegal action", 422, "", "POST", ACT, deed("play", **TURN, text="end turn")),
    Sent("no action", 422, "action-or-text", "POST", ACT, deed("play", **TURN)),
    Sent("two actions", 422, "action-or-text", "POST", ACT, deed("play", **TURN, action=0, text="stop")),
    Sent("what is no notation", 422, "unreadable", "POST", ACT, deed("play", **TURN, text="{$x} =\u202e <b>\n")),
    Sent("out of turn", 409, "not-asked", "POST", ACT, deed("play", seat=1, position=0, action=0), who="bea"),
    Sent("nothing to undo", 409, "cannot-undo-that", "POST", ACT, deed("undo", **TURN)),
    Sent("nothing to redo", 409, "nothing-to-redo-here", "POST", ACT, deed("redo", **TURN)),
    Sent("nothing to take back", 422, "nothing-to-take-back", "POST", ACT, deed("takeback", **TURN, steps=0)),
    Sent("nothing to consent to", 409, "no-takeback", "POST", ACT, deed("consent", **TURN, yes=True)),
    Sent("a seat that is mine", 409, "already-yours", "POST", ACT, deed("back", seat=0)),
    Sent("a seat of somebody present", 409, "not-absent", "POST", ACT, deed("bot", seat=1, bot="greedy")),
    Sent("an unknown bot", 422, "no-such-bot", "POST", ACT, deed("bot", seat=0, bot="x")),
    Sent("to sit in a running game", 409, "has-started", "POST", ACT, deed("sit", seat=0), who="eve"),
    Sent("to close a running game", 409, "has-started", "POST", ACT, deed("close")),
    Sent("to play once more too early", 409, "not-over", "POST", ACT, deed("rematch")),
    Sent(
        "to play too early",
        409,
        "not-started",
        "POST",
        "/api/tables/{waiting}/actions",
        deed("undo", seat=0, position=1),
    ),
    Sent("to leaf too far", 404, "no-such-step", "GET", "/api/tables/{table}/replay/1000"),
    Sent("to leaf too early", 409, "not-started", "GET", "/api/tables/{waiting}/replay/0"),
    Sent("why what is no notation", 422, "unreadable", "GET", "/api/tables/{table}/why?text=%F0%9F%98%80"),
    Sent("why out of turn", 409, "not-asked", "GET", "/api/tables/{table}/why?text=stop", who="bea"),
]
ADDRESSES = [
    Sent("nothing there", 404, "not-found", "GET", "/nothing"),
    Sent("nothing there either", 404, "not-found", "GET", "/api/nothing"),
    Sent("nothing below", 404, "not-found", "GET", "/api/tables/{table}/nothing"),
    Sent("out of the house", 404, "not-found", "GET", "/api/tables/..%2f..%2f..%2fetc%2fpasswd"),
    Sent("a wrong way", 405, "wrong-method", "PUT", "/api/me"),
    Sent("another wrong way", 405, "wrong-method", "DELETE", "/api/tables/{table}"),
    Sent("a third wrong way", 405, "wrong-method", "PATCH", "/api/tables"),
    Sent("a WebSocket that is none", 405, "wrong-method", "GET", "/api/tables/{table}/live"),
    Sent("a table of another kind", 404, "no-such-table", "GET", "/api/tables/%F0%9F%98%80"),
    Sent("a table with quotes", 404, "no-such-table", "GET", "/api/tables/'%20or%20''='"),
    Sent("a table of broken letters", 404, "no-such-table", "GET", "/api/tables/%ff%fe"),
    Sent("a table that is long", 400, "bad-request", "GET", "/api/tables/" + "x" * 5_000),
    Sent("a NUL in the path", 400, "bad-request", "GET", "/api/tables/a%00b"),
    Sent("a NUL in a question", 400, "bad-request", "GET", "/api/tables?game=%00"),
    Sent("a seat of letters", 400, "bad-request", "GET", "/api/tables/{table}?seat=one"),
    Sent("a negative seat", 400, "bad-request", "GET", "/api/tables/{table}?seat=-1"),
    Sent("two seats", 403, "not-your-seat", "GET", "/api/tables/{table}?seat=0&seat=1"),
    Sent("a huge seat", 400, "bad-request", "GET", "/api/tables/{table}?seat=" + "9" * 4_000),
    Sent("a seat of other digits", 400, "bad-request", "GET", "/api/tables/{table}?seat=%EF%BC%99"),
    Sent("a negative row", 400, "bad-request", "GET", "/api/tables/{table}/log?after=-1"),
    Sent("a row of broken letters", 400, "bad-request", "GET", "/api/tables/{table}/log?after=%ff"),
    Sent("a time of another world", 400, "bad-request", "GET", "/api/tables?before=1e99"),
    Sent("an unknown status", 400, "bad-request", "GET", "/api/tables?status=all"),
    Sent("negative steps", 400, "bad-request", "GET", "/api/tables/{table}/replay/-1"),
    Sent("steps of letters", 404, "not-found", "GET", "/api/tables/{table}/replay/x"),
    Sent("huge steps", 400, "bad-request", "GET", "/api/tables/{table}/replay/" + "9" * 30),
    Sent("no text", 400, "bad-request", "GET", "/api/tables/{table}/why"),
    Sent("an empty text", 400, "bad-request", "GET", "/api/tables/{table}/why?text="),
    Sent("a long text", 400, "bad-request", "GET", "/api/tables/{table}/why?text=" + "x" * 201),
]


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


@pytest.mark.parametrize("sent", [*BODIES, *WISHES, *PEOPLE, *ACTIONS, *ADDRESSES], ids=lambda sent: sent.what)
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
    b'content-type: application/json\r\ncontent-length: 60\r\n\r\n{"type": "concede", "id": "a-bad-request", "seat": 0}',
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
    try:
        with connect(address(house, path), additional_headers=cookie(house.ada)) as websocket:
            with pytest.raises(ConnectionClosed) as closed:
                websocket.recv(PATIENCE)
            assert closed.value.rcvd is not None and 4000 <= closed.value.rcvd.code < 4500
    except InvalidStatus as refused:
        assert 400 <= refused.response.status_code < 500


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
