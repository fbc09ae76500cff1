"""The ways in and out: playing as a guest, accounts, signing in and out, and leaving for good."""

from __future__ import annotations

from litestar import Response, Router, delete, get, post

from lincei.server import names
from lincei.server.guard import Asked, few_knocks, person_of, signed_in
from lincei.server.hall import hall
from lincei.server.people import PersonRow
from lincei.server.problems import CHANGES, READS, TAKES, documented
from lincei.server.refusals import Refused
from lincei.server.wire import Credentials, Farewell, Guest, Me, NewPassword, Person


@get("/me", responses=documented(*READS))
async def me(request: Asked) -> Response[Me]:
    """Who I am, if anybody. Hands out the CSRF cookie, and keeps that of the session alive."""
    response = Response(Me(shown(request.user) if request.user else None))
    if request.user and request.auth:
        response.set_cookie(hall(request).sessions.cookie(request.auth))
    return response


@post("/guest", guards=[few_knocks], responses=documented(*TAKES, 409, 429))
async def play_as_guest(request: Asked, data: Guest) -> Response[Person]:
    """Play at once, with a name and no password."""
    if request.user:
        raise Refused(409, "lincei-signed-in")
    return await let_in(request, await hall(request).people.guest(data.name), 201)


@post("/accounts", guards=[few_knocks], responses=documented(*TAKES, 401, 409, 429))
async def make_account(request: Asked, data: Credentials) -> Response[Person]:
    """Make an account. A guest keeps the games played so far."""
    if request.user and not request.user.guest:
        raise Refused(409, "lincei-signed-in")
    person = await hall(request).people.register(data.name, data.password, request.user)
    if request.user:
        await hall(request).sessions.end_all(person.id)
    return await let_in(request, person, 201)


@post("/session", status_code=200, guards=[few_knocks], responses=documented(*TAKES, 401, 429))
async def sign_in(request: Asked, data: Credentials) -> Response[Person]:
    """Sign in. The games played as a guest come along."""
    house = hall(request)
    key = names.key(data.name)
    house.limits.names.take(key)
    person, tables = await house.people.sign_in(data.name, data.password, request.user)
    house.limits.names.pardon(key)
    if request.user and request.user.guest:
        await house.sessions.changed(request.user.id)
        await house.reread(tables)
    elif request.auth:
        await house.sessions.end(request.auth)
    return await let_in(request, person, 200)


@delete("/session", responses=documented(204, *CHANGES))
async def sign_out(request: Asked) -> Response[None]:
    """Sign out here."""
    if request.auth:
        await hall(request).sessions.end(request.auth)
    return let_out(request)


@delete("/sessions", guards=[signed_in], responses=documented(204, *CHANGES, 401))
async def sign_out_everywhere(request: Asked) -> Response[None]:
    """Sign out on every device."""
    await hall(request).sessions.end_all(person_of(request).id)
    return let_out(request)


@post("/password", status_code=204, guards=[signed_in, few_knocks], responses=documented(204, *TAKES, 401, 409, 429))
async def change_password(request: Asked, data: NewPassword) -> Response[None]:
    """Change the password; every other session ends."""
    house, person = hall(request), person_of(request)
    house.limits.names.take(person.key or "")
    await house.people.change_password(person, data.old, data.new)
    house.limits.names.pardon(person.key or "")
    await house.sessions.end_all(person.id)
    token = await house.sessions.begin(person.id)
    return Response(None, status_code=204, cookies=[house.sessions.cookie(token)])


@post("/farewell", status_code=204, guards=[signed_in, few_knocks], responses=documented(204, *TAKES, 401, 429))
async def farewell(request: Asked, data: Farewell) -> Response[None]:
    """Delete my account and what I said. An account asks for its password once more."""
    house, person = hall(request), person_of(request)
    if person.key is not None:
        house.limits.names.take(person.key)
        await house.people.check_password(person, data.password)
    tables = await house.people.delete(person)
    await house.sessions.changed(person.id)
    await house.reread(tables)
    return let_out(request)


def shown(person: PersonRow) -> Person:
    return Person(person.name, person.guest)


async def let_in(request: Asked, person: PersonRow, status: int) -> Response[Person]:
    """A new session, whatever the browser brought along."""
    sessions = hall(request).sessions
    response = Response(shown(person), status_code=status)
    response.set_cookie(sessions.cookie(await sessions.begin(person.id)))
    return response


def let_out(request: Asked) -> Response[None]:
    return Response(None, status_code=204, cookies=[hall(request).sessions.no_cookie()])


routes = Router(
    "/api",
    route_handlers=[
        me,
        play_as_guest,
        make_account,
        sign_in,
        sign_out,
        sign_out_everywhere,
        change_password,
        farewell,
    ],
    tags=["people"],
)
