"""The pages of the browser client: how they are handed out, kept by browsers, and missed where none are built."""

from __future__ import annotations

import gzip
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from lincei.server.headers import ALWAYS
from lincei.server.pages import takes_gzip
from lincei.server.settings import Settings
from tests.server.running import Client, Hands, Running, running

INDEX = "<!doctype html><title>Lincei</title>" + "<p>A table.</p>" * 50
SCRIPT = "export const rules = 'none';\n" * 50
FILES = {
    "index.html": INDEX,
    "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>" * 9,
    "robots.txt": "User-agent: *",
    "assets/index-B4x.js": SCRIPT,
    "assets/index-C7.css": "p { margin: 0 }" * 50,
    "assets/fonts/serif-D2.woff2": "wOF2" * 100,
}
KEPT = "public, max-age=31536000, immutable"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("pages")
    for name, text in FILES.items():
        (folder / "pages" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "pages" / name).write_text(text)
    (folder / "secret.txt").write_text("a secret")
    with running(Hands().settings(f"sqlite:///{folder / 'server.db'}", pages=folder / "pages")) as found:
        yield found


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/play",
        "/lobby",
        "/mine",
        "/account",
        "/settings",
        "/join",
        "/join?code=abc",
        "/table/abc-DEF_1",
        "/rules/newton",
        "/rules/expo1906/E-10.07",
    ],
)
def test_every_address_of_the_client_is_its_one_page(server: Running, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "set-cookie" not in answer.headers
    assert ALWAYS.items() <= dict(answer.headers).items()


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/assets/index-B4x.js", "text/javascript; charset=utf-8", KEPT),
        ("/assets/index-C7.css", "text/css; charset=utf-8", KEPT),
        ("/assets/fonts/serif-D2.woff2", "font/woff2", KEPT),
        ("/favicon.svg", "image/svg+xml", "no-cache"),
        ("/robots.txt", "text/plain; charset=utf-8", "no-cache"),
    ],
)
def test_what_has_a_hash_in_its_name_is_kept_for_good(server: Running, path: str, kind: str, kept: str) -> None:
    answer = httpx.get(server.url + path)
    assert (answer.status_code, answer.text) == (200, FILES[path[1:]])
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, kept)
    assert ALWAYS.items() <= dict(answer.headers).items()


@pytest.mark.parametrize("path", ["/", "/favicon.svg", "/assets/index-B4x.js"])
def test_a_browser_that_has_a_page_is_not_sent_it_again(server: Running, path: str) -> None:
    tag = httpx.get(server.url + path).headers["etag"]
    for known in (tag, f'"other", {tag}', tag.removeprefix("W/")):
        again = httpx.get(server.url + path, headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert httpx.get(server.url + path, headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize("path", ["/", "/table/abc", "/favicon.svg", "/assets/index-B4x.js"])
def test_a_head_is_all_but_the_body(server: Running, path: str) -> None:
    whole, head = httpx.get(server.url + path), httpx.head(server.url + path)
    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-type", "content-length", "etag", "cache-control"):
        assert head.headers[name] == whole.headers[name]


def test_texts_are_packed_for_those_who_can_unpack_them(server: Running) -> None:
    with httpx.Client(base_url=server.url) as client:
        for path, text in (("/", INDEX), ("/assets/index-B4x.js", SCRIPT)):
            with client.stream("GET", path, headers={"accept-encoding": "br, gzip"}) as packed:
                sent = b"".join(packed.iter_raw())
            assert packed.headers["content-encoding"] == "gzip" and packed.headers["vary"] == "accept-encoding"
            assert gzip.decompress(sent).decode() == text and len(sent) < len(text) // 2
            plain = client.get(path, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers and plain.text == text
            assert plain.headers["etag"] == packed.headers["etag"]
        font = client.get("/assets/fonts/serif-D2.woff2", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in font.headers


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip", True),
        ("gzip, deflate, br", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("br", False),
        ("", False),
        ("xgzip", False),
    ],
)
def test_who_can_unpack_says_so(accepted: str, packed: bool) -> None:
    assert takes_gzip(accepted) == packed


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/index.html",
        "/assets",
        "/assets/",
        "/assets/none.js",
        "/assets/../index.html",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/..%5c..%5csecret.txt",
        "/assets//etc/passwd",
        "/../secret.txt",
        "/play/more",
        "/table",
        "/rules/newton/N-1.01/more",
    ],
)
def test_nothing_else_is_handed_out(server: Running, path: str) -> None:
    """As it is written: a browser, and httpx too, would resolve the dots before they ask."""
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
        said = b"".join(iter(lambda: connection.recv(65536), b""))
    assert said.startswith(b"HTTP/1.1 404") and b'"code":"not-found"' in said and b"a secret" not in said


def test_a_page_takes_no_deeds(server: Running) -> None:
    client = Client(server.url)
    assert client.post("/", {}).status_code == 405
    assert client.delete("/assets/index-B4x.js").status_code == 405
    assert httpx.options(server.url + "/play").headers["allow"] == "GET, HEAD, OPTIONS"


def test_without_built_pages_one_sentence_says_how_to_build_them(tmp_path: Path) -> None:
    settings = Hands().settings(f"sqlite:///{tmp_path / 'server.db'}", pages=tmp_path / "none")
    with running(settings) as server:
        for path in ("/", "/table/abc"):
            answer = httpx.get(server.url + path, headers={"accept-language": "fr"})
            assert answer.status_code == 503 and "make play" in answer.text and "pages du jeu" in answer.text
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert "\n" not in answer.text
        assert httpx.get(server.url + "/assets/index-B4x.js").status_code == 404
        assert Client(server.url, "Ada").open("newton", "me")["status"] == "running"


def test_the_pages_lie_in_the_package() -> None:
    assert Settings("").pages.parent.name == "server"
