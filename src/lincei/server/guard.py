"""The guard at the door: who comes in, how often, with which words; and what is written down about it."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar, Request
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.enums import RequestEncodingType, ScopeType
from litestar.exceptions import WebSocketException
from litestar.handlers import BaseRouteHandler
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.response.base import ASGIResponse
from litestar.routes import BaseRoute, HTTPRoute
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from lincei.server import logs
from lincei.server.bodies import LARGEST, Call, bad_request
from lincei.server.describing import complete
from lincei.server.hall import hall, hall_of
from lincei.server.headers import dressed
from lincei.server.limits import Limits, household
from lincei.server.people import PersonRow
from lincei.server.problems import CSRF_COOKIE, answer, unexpected
from lincei.server.refusals import Refused, StoreDown
from lincei.server.sessions import COOKIE
from lincei.server.store import schema

if TYPE_CHECKING:
    from litestar.config.app import AppConfig
    from litestar.types import (
        ASGIApp,
        BeforeMessageSendHookHandler,
        HTTPReceiveMessage,
        Message,
        Receive,
        Scope,
        Send,
        WebSocketReceiveMessage,
    )

    from lincei.server.settings import Settings
    from lincei.server.store.store import Store

CSRF_HEADER: Final = "x-csrf-token"
FORMS: Final = (RequestEncodingType.URL_ENCODED, RequestEncodingType.MULTI_PART)
BEGAN: Final = "lincei_began"
QUIET: Final = ("/health", "/metrics", "/assets")  # asked by machines: every few seconds, or a dozen for one page
DEEDS: Final = "/actions"  # each is a row of its table's log, and counted

Asked = Request[PersonRow | None, str | None, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def protect(settings: Settings, log_addresses: bool = False) -> Callable[[AppConfig], AppConfig]:
    """For `Litestar(on_app_init=[protect(settings)])`. `app.state.store` must be open when the application starts."""

    def protected(config: AppConfig) -> AppConfig:
        csrf = CSRFConfig(
            secret=secrets.token_hex(32),
            cookie_name=CSRF_COOKIE,
            header_name=CSRF_HEADER,
            cookie_secure=settings.secure,
        )

        async def make_ready(app: Litestar) -> None:
            """All processes of one house know each other's CSRF tokens."""
            csrf.secret = await csrf_secret(hall_of(app).store)
            complete(app.openapi_schema)

        config.csrf_config = csrf
        config.on_startup.append(make_ready)
        config.state.limits = Limits(settings)
        config.state.stopping = False
        config.middleware = [Porch, Recognition, *config.middleware]
        config.before_send += [dressed(settings), noted(log_addresses)]
        config.after_exception.append(tell)
        config.exception_handlers = {Exception: answer}
        config.request_class = Call
        config.logging_config = None
        return config

    return protected


# -- who is it ----------------------------------------------------------------------------------------------------


class Recognition(AbstractAuthenticationMiddleware):
    """Puts the person of the session, or nobody, into `connection.user`, and the token into `connection.auth`."""

    async def authenticate_request(self, connection: AnyConnection) -> AuthenticationResult:
        token = connection.cookies.get(COOKIE)
        person = await hall(connection).sessions.whose(token) if token else None
        return AuthenticationResult(user=person, auth=token)


# A guard that is not async is run in a thread, which takes longer than all of them do.


async def signed_in(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A guard for routes that are for people we know."""
    person_of(connection)


def person_of(connection: AnyConnection) -> PersonRow:
    """Who is signed in."""
    person = connection.user
    if not isinstance(person, PersonRow):
        raise Refused(401, "lincei-sign-in-first")
    return person


# -- how often ----------------------------------------------------------------------------------------------------


async def few_knocks(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A guard for the ways in: so many a minute from one address."""
    hall(connection).limits.knocks.take(household(connection.client.host if connection.client else ""))


async def few_deeds(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A guard for what people do who are signed in: so many a second, on average over ten."""
    hall(connection).limits.deeds.take(person_of(connection).id)


# -- with which words ---------------------------------------------------------------------------------------------


class Porch:
    """Turns away what no room of the house should have to think about, and looks at the clock."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["state"][BEGAN] = time.perf_counter()
        connection: AnyConnection = ASGIConnection(scope)
        query = scope["query_string"]
        if "\0" in scope["path"] or b"%00" in query or b"\0" in query:
            raise bad_request("the address must not hold the character NUL")
        if scope["type"] == ScopeType.HTTP:
            if scope["method"] == "OPTIONS":
                # The framework's own answer forgets methods where a path is registered piece by piece.
                methods = {way for route in scope["litestar_app"].routes for way in ways(route, scope["path_template"])}
                await ASGIResponse(status_code=204, headers={"allow": ", ".join(sorted(methods))})(scope, receive, send)
                return
            # The CSRF check would read a form for its token, whatever is in it.
            if connection.headers.get("content-type", "").partition(";")[0].strip().lower() in FORMS:
                raise Refused(415, "lincei-not-json")
            # And it compares texts in constant time, which Python does for ASCII alone.
            tokens = connection.headers.get(CSRF_HEADER, ""), connection.cookies.get(CSRF_COOKIE, "")
            if not all(token.isascii() for token in tokens):
                raise Refused(403, "lincei-csrf")
            receive = limited(receive, connection.headers.get("content-length", ""))
        await self.app(scope, receive, send)


def ways(route: BaseRoute, path: str) -> set[str]:
    """The methods of a route, if it has that path."""
    return set(route.methods) if isinstance(route, HTTPRoute) and route.path_format == path else set()


def limited(receive: Receive, announced: str) -> Receive:
    """A body no larger than any of ours can be. The framework's own limit is lost where `on_app_init` sets it."""
    if announced.isdecimal() and int(announced) > LARGEST:
        raise Refused(413, "lincei-too-large")
    size = 0

    async def receive_some() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        nonlocal size
        message = await receive()
        if message["type"] == "http.request":
            size += len(message["body"])
            if size > LARGEST:
                raise Refused(413, "lincei-too-large")
        return message

    return receive_some


async def csrf_secret(store: Store) -> str:
    """One random value for all processes, kept in the database."""
    house = schema.house
    kept = select(house.c.value).where(house.c.key == "csrf")
    made = secrets.token_hex(32)

    def keep(connection: Connection) -> str:
        found = connection.scalar(kept)
        if found is None:
            try:
                with connection.begin_nested():
                    connection.execute(insert(house).values(key="csrf", value=made))
            except IntegrityError:  # another process was quicker
                found = connection.scalar(kept)
        return found or made

    return await store.write(keep)


# -- what is written down -----------------------------------------------------------------------------------------


def noted(addresses: bool) -> BeforeMessageSendHookHandler:
    """A hook that counts each request and logs it in one line, by its route: a path may hold an invitation."""

    async def note(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
            return
        route = scope.get("path_template") or "-"
        began = scope["state"].get(BEGAN)  # none where no route was found, and no time passed
        seconds = time.perf_counter() - began if began is not None else 0.0
        status = message["status"]
        hall_of(scope["litestar_app"]).metrics.request(route, status, seconds)
        who = {"address": scope["client"][0]} if addresses and scope["client"] else {}
        level = logging.DEBUG if quiet(route, status) else logging.INFO
        logs.note("request", level, method=scope["method"], route=route, status=status, ms=round(seconds * 1000), **who)

    return note


def quiet(route: str, status: int) -> bool:
    """What an operator is not told of each time: machines that ask, and deeds that were done."""
    return route.startswith(QUIET) or (route.endswith(DEEDS) and status < 300)


async def tell(error: Exception, scope: Scope) -> None:
    """Write down what went wrong on our side."""
    route = scope.get("path_template") or "-"
    if isinstance(error, StoreDown):
        logs.note("store-down", logging.WARNING, route=route, detail=str(error))
    elif isinstance(error, KeyError) and scope["type"] == ScopeType.WEBSOCKET and route == "-":
        return  # so the framework says that there is no WebSocket at an address of other things
    elif not isinstance(error, WebSocketException) and unexpected(error):
        logs.broken("broken", error, route=route)
