"""Bodies of requests: JSON, read strictly into the type that the route names, or refused in one line."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException

from lincei.server.refusals import Refused

LARGEST: Final = 64 * 1024
JSON: Final = "application/json"
# PostgreSQL keeps no NUL in a text. Backslashes in pairs before it are letters of their own.
NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


class Call(Request[Any, Any, Any]):
    """A request whose body is believed only as far as its type goes: "3" is no number here."""

    async def json(self) -> Any:
        if self.content_type[0].lower() != JSON:
            raise Refused(415, "lincei-not-json")
        field = self.route_handler.parsed_data_field
        return read(await self.body(), field.annotation if field else Any)

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:  # the client has gone in the middle
            raise bad_request("the request broke off") from None


def read(body: bytes, kind: Any) -> Any:
    """JSON as that type."""
    if NUL.search(body):
        raise bad_request("a text must not hold the character NUL")
    try:
        return decoder(kind).decode(body)
    except UnicodeDecodeError:
        raise bad_request("the request is not valid UTF-8") from None
    except RecursionError:
        raise bad_request("the request is nested too deeply") from None
    except msgspec.DecodeError as error:
        raise bad_request(str(error)) from None


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Made once for each type: that takes longer than to read a body with it."""
    return msgspec.json.Decoder(kind)


def bad_request(detail: str) -> Refused:
    """What is wrong, and where, in one line. The sign = says that a text stands for itself."""
    line = " ".join(detail.split())[:300]
    return Refused(400, "lincei-bad-request", {"detail": f"={line}"})
