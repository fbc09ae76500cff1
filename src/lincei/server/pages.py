"""The pages of the browser client: read once, when the server starts, and handed out from memory.

Vite builds them into the folder `pages`. What lies in `assets` has a hash of its content in its name and is kept by
browsers for good; everything else is asked for anew, and sent only if it has changed.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, Router, route
from litestar.exceptions import NotFoundException

from lincei.server.metrics import ASIDE
from lincei.server.problems import answer, language, words

INDEX: Final = "index.html"
ASSETS: Final = "assets/"
# The addresses of the client, which reads them itself.
ADDRESSES: Final = [
    "/",
    "/play",
    "/lobby",
    "/mine",
    "/account",
    "/settings",
    "/join",
    "/table/{table:str}",
    "/rules/{game:str}",
    "/rules/{game:str}/{rule:str}",
]
READ: Final = [HttpMethod.GET, HttpMethod.HEAD]
TEXTS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
KINDS: Final = {**TEXTS, ".ico": "image/x-icon", ".png": "image/png", ".webp": "image/webp", ".woff2": "font/woff2"}
NOT_GZIP: Final = re.compile(r"\s*q=0(\.0*)?\s*", re.IGNORECASE)

Asked = Request[Any, Any, Any]


@dataclass(frozen=True)
class Page:
    """A file as it is sent: as it is or, where that is shorter, packed with gzip."""

    body: bytes
    packed: bytes | None
    tag: str
    headers: dict[str, str]

    def answer(self, asked: Asked) -> Response[bytes | None]:
        if f'"{self.tag}"' in asked.headers.get("if-none-match", ""):
            return Response(None, status_code=304, headers=self.headers)
        if self.packed is not None and takes_gzip(asked.headers.get("accept-encoding", "")):
            return Response(self.packed, headers={**self.headers, "content-encoding": "gzip"})
        return Response(self.body, headers=self.headers)


def takes_gzip(accepted: str) -> bool:
    for part in accepted.split(","):
        name, _, quality = part.partition(";")
        if name.strip().lower() == "gzip":
            return NOT_GZIP.fullmatch(quality) is None
    return False


def read(folder: Path) -> dict[str, Page]:
    """Every file of the folder by its path there."""
    found: dict[str, Page] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            found[name] = page(name, path.read_bytes())
    return found


def page(name: str, body: bytes) -> Page:
    suffix = Path(name).suffix.lower()
    packed = gzip.compress(body, mtime=0) if suffix in TEXTS else body
    tag = hashlib.sha256(body).hexdigest()[:32]
    headers = {
        "content-type": KINDS.get(suffix, "application/octet-stream"),
        "cache-control": "public, max-age=31536000, immutable" if name.startswith(ASSETS) else "no-cache",
        "etag": f'W/"{tag}"',  # the same for both forms
        "vary": "accept-encoding",
    }
    return Page(body, packed if len(packed) < len(body) else None, tag, headers)


def missing(pages: Mapping[str, Page]) -> Callable[[Asked, Exception], Response[Any]]:
    """What is answered where nothing is: to somebody who reads pages, the client's own page about it."""

    def say(request: Asked, error: Exception) -> Response[Any]:
        reads = request.method in READ and "text/html" in request.headers.get("accept", "")
        if INDEX not in pages or not reads or request.scope["path"].startswith("/api"):
            return answer(request, error)
        return Response(pages[INDEX].body, status_code=404, headers=pages[INDEX].headers)

    return say


def routes(pages: Mapping[str, Page]) -> Router:
    """Routes to the pages; without them, a word on how to build them."""

    @route(ADDRESSES, http_method=READ, opt=ASIDE, include_in_schema=False)
    async def index(request: Asked) -> Response[Any]:
        """The page of the client."""
        if INDEX not in pages:
            said = words(language(request.headers.get("accept-language", "")), "server").say("lincei-no-pages")
            return Response(said, status_code=503, media_type=MediaType.TEXT)
        return pages[INDEX].answer(request)

    @route(
        [f"/{ASSETS}{{name:path}}", *(f"/{name}" for name in pages if name != INDEX and not name.startswith(ASSETS))],
        http_method=READ,
        opt=ASIDE,
        include_in_schema=False,
    )
    async def file(request: Asked) -> Response[Any]:
        """A file that the client needs. Only names that were read are known, so no path leads elsewhere."""
        found = pages.get(request.scope["path"].strip("/"))
        if found is None:
            raise NotFoundException
        return found.answer(request)

    return Router("/", route_handlers=[index, file])
