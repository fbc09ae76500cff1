"""A real server with nothing behind its doors, and a browser that knocks on them."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import uvicorn
from litestar import Litestar, WebSocket, get, post, websocket
from litestar.params import FromPath, FromQuery

from lincei.server import doors, metrics
from lincei.server.guard import Asked, few_deeds, protect, signed_in
from lincei.server.hall import hall
from lincei.server.headers import same_origin
from lincei.server.metrics import Metrics
from lincei.server.people import People
from lincei.server.refusals import Refused
from lincei.server.sessions import Sessions
from lincei.server.settings import Settings
from lincei.server.store.store import Store
from lincei.server.wire import AnyDeed

PATIENCE = 60  # seconds after which a server that does not start fails the test
PASSWORD = "correct horse battery"


class Watch:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        return self.at


def generous(folder: Path, **more: Any) -> Settings:
    """A server that minds neither haste nor repetition."""
    settings = Settings(f"sqlite:///{folder / 'server.db'}", login_tries=100_000, actions_a_second=100_000)
    return replace(settings, **more)


@get("/api/broken")
async def broken() -> None:
    raise RuntimeError("nobody thought of this")


@get("/api/secret/{code:str}")
async def secret(code: FromPath[str], number: FromQuery[int] = 0) -> dict[str, str | int]:
    return {"code": code, "number": number}


@get("/api/words")
async def words() -> None:
    raise Refused(409, "lincei-player", {"number": 2})


@post("/api/deed", status_code=200, guards=[signed_in, few_deeds])
async def deed(request: Asked, data: AnyDeed) -> dict[str, str]:
    return {"done": type(data).__name__}


@websocket("/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    if same_origin(socket.headers, hall(socket).settings):
        await socket.send_text(socket.user.name if socket.user else "nobody")
    await socket.close()


def application(settings: Settings, store: Store) -> Litestar:
    """The doors, and a few rooms that only tests know."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with store:
            yield

    async def reread(tables: list[str]) -> None:
        app.state.reread_tables = tables

    app = Litestar(
        [doors.routes, metrics.routes, broken, secret, words, deed, live],
        on_app_init=[protect(settings)],
        lifespan=[lifespan],
    )
    app.state.settings = settings
    app.state.store = store
    app.state.people = People(store, settings)
    app.state.sessions = Sessions(store, settings)
    app.state.metrics = Metrics()
    app.state.reread = reread
    return app


@contextmanager
def served(settings: Settings) -> Iterator[tuple[str, Litestar]]:
    """A server on a free port: where, and what."""
    store = Store(settings.database)
    store.migrate()
    app = application(settings, store)
    config = uvicorn.Config(app, "127.0.0.1", 0, log_config=None, lifespan="on", ws="websockets-sansio")
    server = uvicorn.Server(config)
    thread = Thread(target=server.run)
    thread.start()
    try:
        end = time.monotonic() + PATIENCE
        while not server.started:
            assert thread.is_alive() and time.monotonic() < end, "the server did not start"
            time.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}", app
    finally:
        server.should_exit = True
        thread.join()


class Browser:
    """Keeps cookies, and sends the CSRF token along as our page does."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.http.get("/api/me")

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def headers(self) -> dict[str, str]:
        return {"x-csrf-token": self.http.cookies.get("lincei_csrf") or ""}

    def post(self, path: str, json: object) -> httpx.Response:
        return self.http.post(path, json=json, headers=self.headers)

    def send(self, path: str, body: bytes, kind: str = "application/json") -> httpx.Response:
        return self.http.post(path, content=body, headers={**self.headers, "content-type": kind})

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(path, headers=self.headers)

    def me(self) -> Any:
        return self.http.get("/api/me").json()["person"]

    @property
    def token(self) -> str | None:
        return self.http.cookies.get("lincei_session")
