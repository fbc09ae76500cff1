"""People at tables, as light as they can be: they share two cores with the server that they are to keep busy.

HTTP and WebSocket are spoken by hand over plain asyncio, and of what comes only the few fields are read that somebody
needs who picks any legal action.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
from dataclasses import dataclass, field
from typing import Final, cast

import msgspec
from msgspec import Struct

HOST: Final = "127.0.0.1"
PATIENCE: Final = 60.0  # seconds until what has not come counts as lost
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # kinds of WebSocket frames


class Legal(Struct):
    id: int


class View(Struct):
    legal: list[Legal]


class State(Struct, tag="state"):
    table: str
    seq: int
    position: int
    status: str
    view: View | None


class Entry(Struct, tag="entry"):
    seq: int


class Done(Struct):
    seq: int


STATE: Final = msgspec.json.Decoder(State)
DONE: Final = msgspec.json.Decoder(Done)
TOLD: Final = msgspec.json.Decoder(State | Entry)


class Lost(Exception):
    """Something is not as it was promised."""


# -- the two wires ------------------------------------------------------------------------------------------------


class Http(asyncio.Protocol):
    """One connection that stays open, one request at a time."""

    def __init__(self) -> None:
        self.coming = b""
        self.answer: asyncio.Future[tuple[int, bytes, bytes]] | None = None
        self.over = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def ask(self, request: bytes) -> asyncio.Future[tuple[int, bytes, bytes]]:
        """Status, head and body of the answer."""
        assert self.answer is None
        self.answer = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return self.answer

    def data_received(self, data: bytes) -> None:
        self.coming += data
        end = self.coming.find(b"\r\n\r\n") + 4
        if end < 4:
            return
        head = self.coming[:end].lower()
        _, found, rest = head.partition(b"content-length:")
        size = int(rest[: rest.index(b"\r\n")]) if found else 0
        if len(self.coming) < end + size:
            return
        answer, self.answer = self.answer, None
        assert answer is not None and len(self.coming) == end + size
        status, body, head = int(head[9:12]), self.coming[end:], self.coming[:end]
        self.coming = b""
        answer.set_result((status, head, body))

    def connection_lost(self, error: Exception | None) -> None:
        self.over = True
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(ConnectionResetError("the server has hung up"))


class Socket(asyncio.Protocol):
    """A WebSocket of a table, and whether it tells everything once and in order."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.coming = bytearray()
        self.open = False
        self.over = False  # by our own wish
        self.state: State | None = None
        self.seq = 0  # the last row that was told
        self.came: dict[int, float] = {}  # row -> when it was told
        self.trouble = ""
        self.news = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.coming += data
        if not self.open:
            end = self.coming.find(b"\r\n\r\n") + 4
            if end < 4:
                return
            if not self.coming.startswith(b"HTTP/1.1 101 "):
                self.fail(f"a WebSocket was refused: {bytes(self.coming[:40])!r}")
                return
            self.open = True
            del self.coming[:end]
        while (frame := self.frame()) is not None:
            self.take(*frame)

    def frame(self) -> tuple[int, bytes] | None:
        """The next whole frame: its kind and what it holds. Those of a server are not masked."""
        buffer = self.coming
        if len(buffer) < 2:
            return None
        kind, size, begin = buffer[0], buffer[1], 2
        if size > 125:
            begin = 4 if size == 126 else 10
            if len(buffer) < begin:
                return None
            size = int.from_bytes(buffer[2:begin], "big")
        if len(buffer) < begin + size:
            return None
        held = bytes(buffer[begin : begin + size])
        del buffer[: begin + size]
        return kind & 15, held

    def take(self, kind: int, held: bytes) -> None:
        if kind == PING:
            self.transport.write(bytes([0x80 | PONG, 0x80 | len(held), 0, 0, 0, 0]) + held)
        elif kind == CLOSE:
            self.fail(f"a WebSocket was closed: {held!r}")
        elif kind == TEXT:
            for told in TOLD.decode_lines(held):
                self.hear(told)

    def hear(self, told: State | Entry) -> None:
        if isinstance(told, Entry):
            if told.seq != self.seq + 1:
                self.fail(f"row {told.seq} was told after row {self.seq}")
            self.seq = told.seq
            self.came[told.seq] = time.perf_counter()
            return
        if told.seq != self.seq:
            self.fail(f"the state of row {told.seq} was told after row {self.seq}")
        self.state = told
        self.news.set()

    def fail(self, trouble: str) -> None:
        self.trouble = self.trouble or trouble
        self.news.set()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.over:
            self.fail("a WebSocket has ended")


# -- people and tables --------------------------------------------------------------------------------------------


class Person:
    """Somebody with a session, a connection for requests and a WebSocket."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        self.name = name
        self.http = Http()
        self.cookies: dict[str, str] = {}

    async def arrive(self) -> None:
        await self.connect()
        await self.get("/api/me")
        await self.post("/api/guest", msgspec.json.encode({"name": self.name}))

    async def connect(self) -> None:
        self.http = Http()
        await asyncio.get_running_loop().create_connection(lambda: self.http, HOST, self.port)

    def head(self, method: str, path: str) -> str:
        cookie = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        return f"{method} {path} HTTP/1.1\r\nhost: {HOST}:{self.port}\r\ncookie: {cookie}\r\n"

    async def get(self, path: str) -> bytes:
        return await self.ask(self.head("GET", path).encode() + b"\r\n")

    async def post(self, path: str, body: bytes) -> bytes:
        token = self.cookies["lincei_csrf"]
        more = f"x-csrf-token: {token}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        return await self.ask((self.head("POST", path) + more).encode() + body)

    async def ask(self, request: bytes) -> bytes:
        """Like a browser, and with no more harm: where a connection was quiet for so long that the server hangs up just
        when something is sent, that is sent again. What came twice is done once."""
        if self.http.over:
            await self.connect()
        try:
            status, head, body = await self.http.ask(request)
        except ConnectionResetError:
            await self.connect()
            status, head, body = await self.http.ask(request)
        if status >= 300:
            raise Lost(f"the server answered {status}: {body[:300]!r}")
        if b"\r\nset-cookie:" in head.lower():
            for line in head.decode().split("\r\n"):
                name, _, value = line.partition(":")
                if name.lower() == "set-cookie":
                    key, _, rest = value.strip().partition("=")
                    self.cookies[key] = rest.partition(";")[0]
        return body

    async def listen(self, table: str, board: bool) -> Socket:
        """Look at a table, then open its WebSocket, to be told every row; the board, which never changes, once."""
        await self.get(f"/api/tables/{table}")
        key = base64.b64encode(os.urandom(16)).decode()
        more = f"upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n"
        address = f"/api/tables/{table}/live?after=0&board={str(board).lower()}"
        request = self.head("GET", address) + more + "\r\n"
        socket = Socket(request.encode())
        await asyncio.get_running_loop().create_connection(lambda: socket, HOST, self.port)
        return socket


@dataclass(frozen=True)
class Deed:
    """An action that the server has acknowledged."""

    client: str
    seq: int
    seat: int
    due: float  # when it was to be sent
    answered: float


@dataclass
class Table:
    """Two people and the game between them."""

    number: int
    game: str
    people: list[Person]
    board: bool  # whether every state is to come with the board
    id: str = ""
    sockets: list[Socket] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    busy: bool = False
    over: bool = False

    async def open(self) -> None:
        host, other = self.people
        wish = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        state = STATE.decode(await host.post("/api/tables", msgspec.json.encode(wish)))
        self.id = state.table
        sit = {"type": "sit", "id": f"sit-{self.id}"[:64], "seat": 1, "brief": True}
        await other.post(f"/api/tables/{self.id}/actions", msgspec.json.encode(sit))
        self.sockets = [await person.listen(self.id, self.board) for person in self.people]

    def leave(self) -> None:
        """Close the WebSockets; what they have told is kept."""
        for socket in self.sockets:
            socket.over = True
            socket.transport.close()

    def seq(self) -> int:
        """The last row that somebody here was told of or that was acknowledged."""
        return max([self.deeds[-1].seq if self.deeds else 0, *(socket.seq for socket in self.sockets)])

    def asked(self) -> tuple[int, State] | None:
        """A seat that may act, and what it sees, once everybody has been told everything."""
        if self.busy or self.over:
            return None
        seq = self.seq()
        found: tuple[int, State] | None = None
        for seat, socket in enumerate(self.sockets):
            if socket.trouble:
                raise Lost(f"table {self.number}: {socket.trouble}")
            state = socket.state
            if state is None or state.seq != seq:
                return None
            self.over = state.status != "running"
            if state.view is not None and state.view.legal:
                found = seat, state
        return None if self.over else found

    async def act(self, rng: random.Random, due: float) -> None:
        """Play any legal action of the seat that is asked."""
        asked = self.asked()
        assert asked is not None
        seat, state = asked
        assert state.view is not None
        client = f"{self.number:04}-{len(self.deeds):06}"
        action = rng.choice(state.view.legal).id
        play = {
            "type": "play",
            "id": client,
            "seat": seat,
            "position": state.position,
            "action": action,
            "brief": True,
        }
        self.busy = True
        try:
            body = await self.people[seat].post(f"/api/tables/{self.id}/actions", msgspec.json.encode(play))
        finally:
            self.busy = False
        self.deeds.append(Deed(client, DONE.decode(body).seq, seat, due, time.perf_counter()))

    async def ready(self) -> None:
        """Wait until the next action can be made, or the game is over."""
        while self.asked() is None and not self.over:
            for socket in self.sockets:
                if socket.state is None or socket.state.seq != self.seq():
                    socket.news.clear()
                    await told(socket)
                    break
            else:
                raise Lost(f"table {self.number}: nobody is asked, and the game is not over")


async def told(socket: Socket) -> None:
    """Wait for a state, for as long as anybody would."""
    try:
        async with asyncio.timeout(PATIENCE):
            await socket.news.wait()
    except TimeoutError:
        raise Lost(f"a WebSocket told nothing after row {socket.seq} for {PATIENCE:.0f} s") from None
