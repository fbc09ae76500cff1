"""Routes to the tables: the lobby, one's own games, and all that can be seen and done at a table."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from litestar import Response, Router, delete, get, post
from litestar.params import FromQuery, PathParameter, QueryParameter

from lincei import register
from lincei.bots import BOTS
from lincei.games import NAMES
from lincei.server import answers, opening, reading, wire
from lincei.server.bodies import bad_request
from lincei.server.botseats import hint
from lincei.server.deeds import known_bot
from lincei.server.guard import Asked, few_deeds, person_of, signed_in
from lincei.server.hall import hall
from lincei.server.problems import CHANGES, READS, TAKES, documented, language
from lincei.server.refusals import Refused
from lincei.server.seen import After, Ahead, Now, Standing, Suggestion, Then, Whole, WhyNot, WhyStill

TableId = Annotated[str, PathParameter(min_length=1, max_length=40, description="the id of a table")]
Eyes = Annotated[
    int | None,
    QueryParameter(ge=0, le=15, description="through the eyes of which of your seats", required=False),
]
Language = Literal["en", "fr", "de"]
ACTIONS = "^[0-9]{1,7}(,[0-9]{1,7}){0,3}$"  # one to four ids
KEPT = {"cache-control": "private, max-age=3600", "vary": "accept-language"}
Before = Annotated[int | None, QueryParameter(ge=0, le=10**15, description="changed before", required=False)]


# -- lists --------------------------------------------------------------------------------------------------------


@get("/games", responses=documented(*READS))
async def games(request: Asked) -> list[wire.GameInfo]:
    """What can be played here."""
    return opening.games(hall(request).house)


@get("/rules/{game:str}", responses=documented(*READS, 404))
async def rules(
    request: Asked,
    game: Annotated[str, PathParameter(min_length=1, max_length=40, description="the name of a game")],
    lang: FromQuery[Language | None] = None,
) -> Response[list[answers.Rule]]:
    """The rules of a game, in the order of its register, in the language of `lang` or else of the reader."""
    if game not in NAMES:
        raise Refused(404, "lincei-no-such-game", {"games": "=" + ", ".join(NAMES)})
    spoken = lang or language(request.headers.get("accept-language", ""))
    found = [answers.Rule(each.id, each.text, each.chapter, each.mark) for each in register.rules(game, spoken)]
    return Response(found, headers=KEPT)


@get("/tables", responses=documented(*READS))
async def lobby(
    request: Asked,
    before: Before = None,
    status: FromQuery[Literal["open", "running", "over"]] = "open",
    game: Annotated[str | None, QueryParameter(max_length=40, required=False)] = None,
) -> wire.Summaries:
    """Public tables, the one changed last first."""
    person = request.user.id if request.user else None
    return await hall(request).store.read(
        lambda connection: reading.public_tables(connection, person, status, game, before)
    )


@get("/me/tables", guards=[signed_in], responses=documented(*READS, 401))
async def own_tables(
    request: Asked,
    before: Before = None,
    status: FromQuery[Literal["open", "running", "over", "closed", "aside"] | None] = None,
) -> wire.Summaries:
    """My tables, the one changed last first."""
    person = person_of(request).id
    return await hall(request).store.read(lambda connection: reading.own_tables(connection, person, status, before))


@get("/me/export", guards=[few_deeds], responses=documented(*READS, 401, 429))
async def export(request: Asked) -> wire.Export:
    """All my games, to take home: whole records of those that are over, my own log of the others."""
    house, person = hall(request).house, person_of(request)
    found: list[wire.Exported] = []
    for table, seat in await house.store.read(lambda connection: reading.tables_of(connection, person.id)):
        try:
            [taken] = await house.look(table, person, seat, Whole())
        except Refused:  # set aside
            taken = wire.Exported(table, "", "aside", seat, None, [])
        found.append(cast("wire.Exported", taken))
    return wire.Export(person.name, found)


# -- a table ------------------------------------------------------------------------------------------------------


@post("/tables", guards=[few_deeds], responses=documented(*TAKES, 401, 422, 429))
async def open_table(request: Asked, data: wire.NewTable) -> wire.State:
    """Open a table. It starts at once if no seat is open."""
    house, person = hall(request).house, person_of(request)
    table = await opening.open_table(house, person, data)
    [state] = await house.look(table.about.id, person, None, Now())
    return cast("wire.State", state)


@get("/tables/{table:str}", responses=documented(*READS, 403, 404, 409))
async def look(request: Asked, table: TableId, seat: Eyes = None) -> wire.State:
    """The table as I may see it, with the actions that are open to me."""
    [state] = await hall(request).house.look(table, request.user, seat, Now())
    return cast("wire.State", state)


@get("/tables/{table:str}/log", responses=documented(*READS, 403, 404, 409))
async def log(
    request: Asked,
    table: TableId,
    seat: Eyes = None,
    after: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> wire.Log:
    """What has happened after a row of the log."""
    [found] = await hall(request).house.look(table, request.user, seat, After(after))
    return cast("wire.Log", found)


@get("/tables/{table:str}/replay/{steps:int}", responses=documented(*READS, 403, 404, 409))
async def replay(
    request: Asked, table: TableId, steps: Annotated[int, PathParameter(ge=0, le=1_000_000)], seat: Eyes = None
) -> wire.Replay:
    """The table as it was after so many actions; while the game runs, not before my last one, nor what has faded."""
    [found] = await hall(request).house.look(table, request.user, seat, Then(steps))
    return cast("wire.Replay", found)


@get("/tables/{table:str}/record", responses=documented(*READS, 403, 404, 409))
async def record(request: Asked, table: TableId, seat: Eyes = None) -> wire.Exported:
    """The game to take home."""
    [found] = await hall(request).house.look(table, request.user, seat, Whole())
    return cast("wire.Exported", found)


@get("/tables/{table:str}/why", guards=[signed_in], responses=documented(*READS, 401, 403, 404, 409, 422))
async def why(
    request: Asked,
    table: TableId,
    text: Annotated[
        str | None,
        QueryParameter(min_length=1, max_length=200, description="the notation of an action", required=False),
    ] = None,
    touch: Annotated[
        str | None, QueryParameter(min_length=1, max_length=200, description="or a component", required=False)
    ] = None,
    seat: Eyes = None,
) -> answers.Why:
    """Which rule forbids an action to me now, or lets nothing be done with a component."""
    if text is not None and touch is None:
        [found] = await hall(request).house.look(table, request.user, seat, WhyNot(text))
    elif touch is not None and text is None:
        [found] = await hall(request).house.look(table, request.user, seat, WhyStill(touch))
    else:
        raise bad_request("text or touch: one of them, and not both")
    return cast("answers.Why", found)


@get("/tables/{table:str}/preview", guards=[signed_in], responses=documented(*READS, 401, 403, 404, 409, 422))
async def preview(
    request: Asked,
    table: TableId,
    actions: Annotated[str, QueryParameter(pattern=ACTIONS, description="one to four ids, with commas between them")],
    seat: Eyes = None,
) -> answers.Preview:
    """What would be if I did these actions now, one after the other, as far as nothing hidden comes to light."""
    ids = [int(action) for action in actions.split(",")]
    [found] = await hall(request).house.look(table, request.user, seat, Ahead(ids))
    return cast("answers.Preview", found)


@get("/tables/{table:str}/scores", responses=documented(*READS, 403, 404, 409))
async def scores(request: Asked, table: TableId, seat: Eyes = None) -> list[answers.SeatScore]:
    """Where the points of each seat come from, and what it would still score if the game ended now."""
    [found] = await hall(request).house.look(table, request.user, seat, Standing())
    return cast("list[answers.SeatScore]", found)


@get(
    "/tables/{table:str}/hint",
    guards=[few_deeds],
    responses=documented(*READS, 401, 403, 404, 409, 422, 429),
)
async def suggestion(
    request: Asked,
    table: TableId,
    seat: Eyes = None,
    bot: Annotated[str, QueryParameter(max_length=40)] = BOTS[-1],
) -> answers.Hint:
    """What a bot would do in my place, where the table allows hints."""
    house, person = hall(request).house, person_of(request)
    known = await house.table(table)
    eyes = house.viewer(known, person, seat).seat
    if eyes is None:
        raise Refused(403, "lincei-players-only")
    action = await hint(house, table, eyes, known_bot(bot))
    [found] = await house.look(table, person, eyes, Suggestion(bot, action))
    return cast("answers.Hint", found)


@post(
    "/tables/{table:str}/actions",
    status_code=200,
    guards=[few_deeds],
    responses=documented(*TAKES, 401, 404, 409, 422, 429),
)
async def act(request: Asked, table: TableId, data: wire.AnyDeed) -> wire.Done:
    """Do something at a table. Sent twice, it is done once; sent late, it is not done and the present state is told."""
    house, person = hall(request).house, person_of(request)
    if isinstance(data, wire.Rematch):
        return await opening.rematch(house, table, person, data)
    return await house.do(table, person, data)


# -- invitations --------------------------------------------------------------------------------------------------


@post("/tables/{table:str}/invitations", guards=[few_deeds], responses=documented(*TAKES, 401, 404, 409, 429))
async def invite(request: Asked, table: TableId, data: wire.InvitationWish) -> wire.Invitation:
    """An invitation for one person, to a seat or to watch. Its code is told this once."""
    return await opening.invite(hall(request).house, table, person_of(request), data)


@get("/tables/{table:str}/invitations", guards=[signed_in], responses=documented(*READS, 401, 403, 404, 409))
async def invitations(request: Asked, table: TableId) -> list[wire.Invitation]:
    """The invitations that nobody has followed yet."""
    return await opening.invitations(hall(request).house, table, person_of(request))


@delete(
    "/tables/{table:str}/invitations/{invitation:str}",
    guards=[signed_in],
    responses=documented(*CHANGES, 401, 404, 409),
)
async def revoke(
    request: Asked, table: TableId, invitation: Annotated[str, PathParameter(min_length=1, max_length=40)]
) -> None:
    """Take an invitation back."""
    await opening.revoke(hall(request).house, table, person_of(request), invitation)


@post(
    "/invitations",
    status_code=200,
    guards=[few_deeds],
    responses=documented(*TAKES, 401, 404, 409, 410, 429),
)
async def accept(request: Asked, data: wire.InvitationCode) -> wire.State:
    """Follow an invitation."""
    return await opening.accept(hall(request).house, person_of(request), data.code)


routes = Router(
    "/api",
    route_handlers=[
        games,
        rules,
        lobby,
        own_tables,
        export,
        open_table,
        look,
        log,
        replay,
        record,
        why,
        preview,
        scores,
        suggestion,
        act,
        invite,
        invitations,
        revoke,
        accept,
    ],
    tags=["tables"],
)
