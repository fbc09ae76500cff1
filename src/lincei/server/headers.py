"""Headers that tell a browser what it may do with an answer, and what a browser's headers tell us."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from litestar.types import BeforeMessageSendHookHandler, Message, Scope

    from lincei.server.settings import Settings

CONTENT: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
ALWAYS: Final = {
    "content-security-policy": CONTENT,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
}
HTTPS_ONLY: Final = {"strict-transport-security": "max-age=31536000"}
NOT_KEPT: Final = {"cache-control": "no-store"}


def dressed(settings: Settings) -> BeforeMessageSendHookHandler:
    """A hook that puts these headers on every answer, errors included."""
    plain = raw(ALWAYS | (HTTPS_ONLY if settings.secure else {}))
    private = plain + raw(NOT_KEPT)

    async def dress(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            given = list(message["headers"])
            there = {name.lower() for name, _ in given}
            ours = private if scope["path"].startswith("/api") else plain
            message["headers"] = given + [header for header in ours if header[0] not in there]

    return dress


def raw(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def same_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a WebSocket is opened by our own page. Only browsers say where a page is from; what says nothing is none.

    Cookies go along with a WebSocket that any page opens, and no other check stands in its way.
    """
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    schemes = ("https",) if settings.secure else ("https", "http")
    return page.scheme in schemes and bool(page.netloc) and page.netloc.lower() == headers.get("host", "").lower()
