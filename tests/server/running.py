"""Real servers for tests: in a thread, where a test holds the clock in its hand, or as a process that can be killed."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from lincei.server.app import build
from lincei.server.settings import Settings
from lincei.server.store.store import Store

PATIENCE = 300.0  # seconds until a test gives up waiting; on a quiet machine nothing takes a second
SOURCES = Path(__file__).resolve().parent.parent.parent / "src"


def wait_until(true: Callable[[], bool], what: str) -> None:
    """Wait for something that is bound to happen."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"waited in vain until {what}"
        time.sleep(0.01)


class Hands:
    """Time, tokens and seeds in the hands of a test."""

    def __init__(self, now: int = 1_000_000_000_000, seed: int = 7) -> None:
        self.time = now
        self.tokens = 0
        self.seed = seed

    def now(self) -> int:
        return self.time

    def token(self) -> str:
        self.tokens += 1
        return f"token-{self.tokens:016}"

    def settings(self, database: str, **more: Any) -> Settings:
        given = {"login_tries": 10_000, "actions_a_second": 10_000, **more}
        return Settings(database, now=self.now, token=self.token, seed=lambda: self.seed, **given)


class Running:
    """A server in a thread, on a port of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        store = Store(settings.database)
        store.migrate()
        self.app = build(settings, store, lambda done, of, aside: None)
        config = uvicorn.Config(
            self.app,
            port=0,
            log_config=None,
            access_log=False,
            lifespan="on",
            ws="websockets-sansio",
            timeout_graceful_shutdown=5,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run)
        self.thread.start()
        wait_until(lambda: self.server.started or not self.thread.is_alive(), "the server runs")
        assert self.server.started
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    server = Running(settings)
    try:
        yield server
    finally:
        everybody_leaves(server.url)
        server.stop()


@contextmanager
def process(*arguments: str, **environment: str) -> Iterator[Process]:
    """A process that is killed in the end, unless a test has done it."""
    server = Process(*arguments, **environment)
    try:
        yield server
    finally:
        everybody_leaves(server.url)
        if server.process.poll() is None:
            server.end(signal.SIGKILL)


class Process:
    """`lincei serve` as a process of its own."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "lincei", "serve", "--port", "0", *arguments],
            env={**os.environ, "PYTHONPATH": str(SOURCES), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.said: list[str] = []  # on the standard output
        self.logged: list[str] = []
        self.readers = [
            threading.Thread(target=self.read, args=(self.process.stdout, self.said)),
            threading.Thread(target=self.read, args=(self.process.stderr, self.logged)),
        ]
        for reader in self.readers:
            reader.start()
        wait_until(lambda: bool(self.address()) or self.process.poll() is not None, "the server listens")
        assert self.address(), self.logged
        self.url = self.address()

    def read(self, stream: Any, lines: list[str]) -> None:
        lines.extend(iter(stream.readline, ""))

    def address(self) -> str:
        found = re.search(r"http://\S+", "".join(self.said))
        return found[0] if found else ""

    def end(self, number: int) -> int:
        """Send a signal and wait for the end; the exit code."""
        self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        for reader in self.readers:
            reader.join(PATIENCE)
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()
        return code


CLIENTS: list[Client] = []


def everybody_leaves(url: str) -> None:
    """Close what the clients of a server have open."""
    for client in [client for client in CLIENTS if client.url == url]:
        client.http.close()
        CLIENTS.remove(client)


class Client:
    """Somebody at a browser. Closed with the server it talks to."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)  # no TLS here, so no list of authorities
        CLIENTS.append(self)
        self.http.get("/api/me").raise_for_status()
        if name is not None:
            assert self.post("/api/guest", {"name": name}).status_code == 201

    def headers(self) -> dict[str, str]:
        return {"x-csrf-token": self.http.cookies.get("lincei_csrf") or ""}

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.http.post(path, json=body, headers=self.headers())

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(path, headers=self.headers())

    def open(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """Open a table: "me", "open", or the name of a bot for each seat."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        answer = self.post("/api/tables", {"game": game, "seats": wishes, **more})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def state(self, table: str, seat: int | None = None) -> dict[str, Any]:
        answer = self.get(f"/api/tables/{table}", **({} if seat is None else {"seat": seat}))
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def log(self, table: str, after: int = 0, **query: Any) -> list[dict[str, Any]]:
        answer = self.get(f"/api/tables/{table}/log", after=after, **query)
        assert answer.status_code == 200, answer.text
        return list(answer.json()["entries"])

    def do(self, table: str, kind: str, **more: Any) -> httpx.Response:
        """A deed with a new id."""
        return self.post(f"/api/tables/{table}/actions", {"type": kind, "id": str(uuid.uuid4()), **more})

    def done(self, table: str, kind: str, **more: Any) -> dict[str, Any]:
        """A deed that must succeed; the state after it."""
        answer = self.do(table, kind, **more)
        assert answer.status_code == 200, answer.text
        return dict(answer.json()["state"] or {})

    def play(self, state: dict[str, Any], choice: int = 0) -> dict[str, Any]:
        """Play one of the legal actions that a state lists, counted modulo their number; the state after it."""
        legal = state["view"]["legal"]
        action = legal[choice % len(legal)]["id"]
        return self.done(state["table"], "play", seat=state["seat"], position=state["position"], action=action)

    def live(self, table: str, after: int | None = None, seat: int | None = None) -> ClientConnection:
        """A WebSocket to a table."""
        query = "&".join(f"{key}={value}" for key, value in (("after", after), ("seat", seat)) if value is not None)
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live?{query}"
        return connect(address, additional_headers={"cookie": cookie}, max_size=None)


def heard(socket: ClientConnection, until: Callable[[dict[str, Any]], bool]) -> list[dict[str, Any]]:
    """What a WebSocket says, up to the first message for which `until` holds."""
    messages: list[dict[str, Any]] = []
    while not messages or not until(messages[-1]):
        messages.append(next_line(socket))
    return messages


UNREAD: WeakKeyDictionary[ClientConnection, list[str]] = WeakKeyDictionary()


def next_line(socket: ClientConnection) -> dict[str, Any]:
    """The next thing that a WebSocket says; a message may hold several, each in a line."""
    unread = UNREAD.setdefault(socket, [])
    while not unread:
        unread += str(socket.recv(PATIENCE)).splitlines()
    return dict(json.loads(unread.pop(0)))
