"""What a client is told when something is refused: one `Problem`, in the language of the reader, and nothing secret."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from lincei.kernel.errors import LinceiError
from lincei.server.bodies import bad_request
from lincei.server.refusals import Refused, StoreDown
from lincei.server.wire import Problem, State
from lincei.words import LANGUAGES, Words, primary

if TYPE_CHECKING:
    from lincei.server.people import PersonRow

CSRF_COOKIE: Final = "lincei_csrf"
BACK_SOON: Final = 5  # seconds, when the database is away

# What the framework refuses by itself.
MESSAGES: Final = {
    401: "lincei-sign-in-first",
    403: "lincei-csrf",
    404: "lincei-not-found",
    405: "lincei-wrong-method",
    413: "lincei-too-large",
    415: "lincei-not-json",
}
DESCRIPTIONS: Final = {
    204: "It is done.",
    400: "The request cannot be understood.",
    401: "Nobody is signed in, or the password is wrong.",
    403: "The CSRF token is missing or forged, or it is not yours to do.",
    404: "There is no such thing, or it is not yours to see.",
    409: "Things are not as the request takes them to be.",
    410: "It is used up.",
    413: "The request is too large.",
    415: "The request is not JSON.",
    422: "It cannot be done: there is no such thing, or a rule forbids it.",
    429: "Too fast; Retry-After says when to come back.",
    503: "The database does not answer; nothing has happened.",
}
READS: Final = (400, 503)  # what any route may answer
CHANGES: Final = (400, 403, 503)  # what a route may answer that changes something
TAKES: Final = (400, 403, 413, 415, 503)  # the same, with a body


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route for its documentation: `responses=documented(*TAKES, 409)`.

    And 204, which has no body: the framework would describe one.
    """
    return {
        status: ResponseSpec(
            None if status == 204 else Problem, generate_examples=False, description=DESCRIPTIONS[status]
        )
        for status in sorted(set(statuses))
    }


def answer(request: Request[PersonRow | None, str | None, Any], error: Exception) -> Response[Problem]:
    """The answer to a request that failed."""
    refused = refusal(error)
    problem = Problem(
        code=refused.message.removeprefix("lincei-"),
        message=told(refused, language(request.headers.get("accept-language", ""))),
        args=refused.arguments,
        rule=refused.rule,
        state=cast("State | None", refused.state),
    )
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if refused.status in (429, 503):
        headers["retry-after"] = str(refused.arguments.get("seconds", BACK_SOON))
    response = Response(problem, status_code=refused.status, headers=headers)
    if refused.message == MESSAGES[403]:
        response.delete_cookie(CSRF_COOKIE)  # it may be of another database: the next GET hands out a good one
    return response


def refusal(error: Exception) -> Refused:
    """Any error as a refusal; what nobody expected says nothing of itself."""
    match error:
        case Refused():
            return error
        case StoreDown():
            return Refused(503, "lincei-store-down", {"seconds": BACK_SOON})
        case ValidationException():
            return bad_request(what_is_wrong(error))
        case LinceiError() | msgspec.DecodeError():
            return bad_request(str(error))
        case HTTPException() if error.status_code in MESSAGES:
            return Refused(error.status_code, MESSAGES[error.status_code])
        case HTTPException() if 400 <= error.status_code < 500:
            return bad_request(error.detail)
    return Refused(500, "lincei-broken")


def unexpected(error: Exception) -> bool:
    """Whether it is a fault of ours."""
    return refusal(error).status == 500


def what_is_wrong(error: ValidationException) -> str:
    """The parameters that do not fit, and why. The framework's own line repeats the address, which may be secret."""
    parts = [part for part in error.extra if isinstance(part, dict)] if isinstance(error.extra, list) else []
    if any(part.get("key") == "data" for part in parts):  # what is wrong inside a body is said by who reads it
        return "the request has no body"
    found = [f"{part.get('key', 'request')}: {part.get('message', '')}" for part in parts]
    return "; ".join(found) or error.detail.partition(" for path")[0]


# -- languages ----------------------------------------------------------------------------------------------------


@cache
def words(lang: str, catalogue: str) -> Words:
    return Words(lang, catalogue)


def told(refused: Refused, lang: str) -> str:
    """The words for a refusal: the server's own, or those of the game whose rule forbids it."""
    owner = refused.message.partition("-")[0]
    return words(lang, "server" if owner == "lincei" else owner).say(refused.message, refused.arguments)


def language(accepted: str) -> str:
    """The language that the reader likes best of those we have: `de;q=0.5, fr-CH` is French."""
    best, found = 0.0, LANGUAGES[0]
    for part in accepted.split(","):
        tag, _, quality = part.partition(";")
        try:
            liked = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if primary(tag) in LANGUAGES and best < liked <= 1:
            best, found = liked, primary(tag)
    return found
