"""Live updates: one WebSocket for each viewer of a table.

The client says after which row it wants to hear (`after`; without it, from now on). It is sent every row since, in
order, then the state; and so again whenever there is something new: one message, each of them in a line of JSON. What
it missed and what is new go the same way, so there is nothing to queue and nothing to lose: a slow client is sent
several rows and one state.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, cast

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, QueryParameter

from lincei.server import wire
from lincei.server.ears import Ear
from lincei.server.hall import hall
from lincei.server.headers import same_origin
from lincei.server.house import House
from lincei.server.people import PersonRow
from lincei.server.refusals import Refused, StoreDown
from lincei.server.seen import After, Now

REFUSED = 4000  # and the status of the refusal added to it
TRY_LATER, TOO_MUCH = 1013, 1009
MOST = 50  # connections of one person
GONE = (WebSocketDisconnect, OSError)  # what a server says of a client that has left
LONGEST = 1000  # characters of what a client may say; it has nothing to say but that it is there

Socket = WebSocket[PersonRow | None, str | None, Any]
lines = msgspec.json.Encoder().encode_lines


@dataclass(frozen=True)
class Eyes:
    """How a client looks: through which seat's eyes, and whether at the board too, of which nothing ever changes."""

    seat: int | None
    board: bool


@websocket("/tables/{table:str}/live")
async def live(
    socket: Socket,
    table: FromPath[str],
    after: Annotated[int | None, QueryParameter(ge=0, le=1_000_000, required=False)] = None,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15, required=False)] = None,
    board: FromQuery[bool] = True,
) -> None:
    """Everything new at a table, as one viewer may see it."""
    home = hall(socket)
    house, person = home.house, socket.user
    try:
        await socket.accept()
    except GONE:
        return
    if not same_origin(socket.headers, home.settings):
        await close(socket, REFUSED + 403, "lincei-origin")
        return
    if person is not None and house.ears.count(person.id) >= MOST:
        await close(socket, REFUSED + 429, "lincei-too-many-sockets")
        return
    ear = Ear(table, person.id if person else None)
    house.ears.add(ear)
    home.metrics.websockets.inc()
    try:
        await house.look(table, person, seat)
        try:
            await house.enter(table, person)
            await talk(socket, house, ear, person, after, Eyes(seat, board))
        finally:
            with contextlib.suppress(StoreDown):
                await house.leave(table, person)
    except Refused as refused:
        await close(socket, REFUSED + refused.status, refused.message)
    except StoreDown:
        await close(socket, TRY_LATER, "lincei-store-down")
    finally:
        home.metrics.websockets.dec()
        house.ears.drop(ear)


async def talk(socket: Socket, house: House, ear: Ear, person: PersonRow | None, after: int | None, eyes: Eyes) -> None:
    """Tell what is new until one of the two has had enough."""
    telling = asyncio.create_task(tell(socket, house, ear, person, after, eyes))
    hearing = asyncio.create_task(hear(socket))
    try:
        done, _ = await asyncio.wait({telling, hearing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (telling, hearing):
            task.cancel()
        await asyncio.gather(telling, hearing, return_exceptions=True)
    for task in done:
        with contextlib.suppress(*GONE):
            code = task.result()
            if code is not None:
                await close(socket, code, "")


async def tell(socket: Socket, house: House, ear: Ear, person: PersonRow | None, after: int | None, eyes: Eyes) -> int:
    """Send rows and states; the code to close with."""
    sent = after
    sessions = hall(socket).sessions
    known = -1  # how often sessions had been forgotten when this one was last asked for
    while True:
        ear.news.clear()
        if ear.closing is not None:
            return ear.closing
        if person is not None and known != sessions.forgettings:
            known = sessions.forgettings
            if await sessions.whose(socket.auth or "") is None:
                return REFUSED + 401
        rows = [] if sent is None else [After(sent)]
        shown = await house.look(ear.table, person, eyes.seat, *rows, Now(eyes.board))
        state = cast("wire.State", shown.pop())
        missed = cast("list[wire.Log]", shown)
        entries = missed[0].entries if missed else []
        if missed and missed[0].more:
            await say(socket, entries)
            sent = entries[-1].seq
            continue
        await say(socket, [*entries, state])
        sent = state.seq
        await ear.news.wait()


async def say(socket: Socket, news: Sequence[wire.Entry | wire.State]) -> None:
    """One message, in one step: the framework's own way takes several."""
    await socket.send({"type": "websocket.send", "bytes": None, "text": lines(news).decode()})


async def hear(socket: Socket) -> int | None:
    """A client says nothing but that it is there; reading is how we learn that it is gone."""
    while True:
        said = await socket.receive_data("text")
        if len(said) > LONGEST:
            return TOO_MUCH


async def close(socket: Socket, code: int, reason: str) -> None:
    with contextlib.suppress(RuntimeError, *GONE):
        await socket.close(code, reason)


routes = Router("/api", route_handlers=[live])
