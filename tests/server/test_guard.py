"""The guard at the door: what it lets pass, what it turns away, and with which words."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator

import httpx
import pytest
from litestar import Litestar
from websockets.sync.client import connect

from lincei.server.guard import csrf_secret
from lincei.server.headers import ALWAYS, same_origin
from lincei.server.limits import Limits, Rate, household
from lincei.server.problems import language
from lincei.server.refusals import Refused
from lincei.server.settings import DAY, Settings
from lincei.server.store.store import Store
from tests.server.doorway import PASSWORD, Browser, Watch, generous, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Litestar]]:
    with served(generous(tmp_path_factory.mktemp("guard"))) as found:
        yield found


@pytest.fixture(scope="module")
def url(server: tuple[str, Litestar]) -> str:
    return server[0]


@pytest.fixture(scope="module")
def browser(url: str) -> Iterator[Browser]:
    with Browser(url) as made:
        made.post("/api/guest", {"name": "Ada"})
        yield made


def refused(response: httpx.Response, status: int, code: str) -> None:
    """A `Problem` with all its headers."""
    assert (response.status_code, response.json()["code"]) == (status, code), response.text
    assert ALWAYS.items() <= dict(response.headers).items()
    assert "Traceback" not in response.text


# -- headers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/api/me", "/api/nothing", "/api/broken", "/health/live", "/metrics", "/schema/openapi.json", "/"]
)
def test_every_answer_tells_the_browser_what_it_may_do(url: str, path: str) -> None:
    response = httpx.get(url + path)
    assert ALWAYS.items() <= dict(response.headers).items()
    assert (response.headers.get("cache-control") == "no-store") == path.startswith("/api")
    assert "strict-transport-security" not in response.headers


def test_behind_https_cookies_and_pages_stay_there(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(generous(tmp_path_factory.mktemp("https"), secure=True)) as (url, _):
        response = httpx.get(f"{url}/api/me")
        assert response.headers["strict-transport-security"] == "max-age=31536000"
        assert "Secure" in response.headers["set-cookie"]


# -- CSRF ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", [None, "", "x", "0" * 128, "é" * 128])
def test_a_missing_or_forged_token_is_refused(url: str, token: str | None) -> None:
    with Browser(url) as browser:
        headers = {} if token is None else {b"x-csrf-token": token.encode("latin-1")}
        response = browser.http.post("/api/guest", json={"name": "x"}, headers=headers)
        refused(response, 403, "csrf")
        assert browser.me() is None


def test_a_cookie_of_another_house_is_replaced(url: str) -> None:
    for odd in ("0" * 128, "%C3%A9" * 70, "x"):
        with Browser(url) as browser:
            browser.http.cookies.clear()
            browser.http.cookies.set("lincei_csrf", odd, domain="127.0.0.1")
            refused(browser.post("/api/guest", {"name": "x"}), 403, "csrf")
            browser.me()
            assert browser.post("/api/guest", {"name": "x"}).status_code == 201


# -- bodies and addresses -----------------------------------------------------------------------------------------

PLAY = '{"type": "play", "id": "abcdefgh", "seat": %s, "position": %s}'


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"", "no body"),
        (b"{", "truncated"),
        (b"{]}", "malformed"),
        (b"null", "Expected `object`"),
        (b"[" * 60_000, "Expected `object`"),
        ((PLAY % ('"3"', 1)).encode(), "Expected `int`, got `str` - at `$.seat`"),
        ((PLAY % (1, "1e999")).encode(), "$.position"),
        ((PLAY % (1, "9" * 5000)).encode(), "$.position"),
        ((PLAY % (1, "-1")).encode(), "$.position"),
        ((PLAY % (1, "true")).encode(), "$.position"),
        (b'{"type": "dance", "id": "abcdefgh"}', "dance"),
        (b'{"type": "chat", "id": "abcdefgh", "text": "\xff"}', "UTF-8"),
        (b'{"type": "chat", "id": "abcdefgh", "text": "\\ud800"}', ""),
        (b'{"type": "chat", "id": "abcdefgh", "text": "\\\\\\u0000"}', "NUL"),
        (b'{"type": "chat", "id": "abcdefgh", "text": "\x00"}', "malformed"),
        (b'{"type": "chat", "id": "abcdefgh", "text": "x", "more": 1}', "more"),
        (b'{"type": "chat", "id": "abcdefgh"}', "text"),
    ],
)
def test_a_body_that_is_not_what_it_should_be_is_refused_in_one_line(browser: Browser, body: bytes, said: str) -> None:
    response = browser.send("/api/deed", body)
    refused(response, 400, "bad-request")
    detail = response.json()["args"]["detail"]
    assert said in detail and "\n" not in detail and len(detail) <= 301


def test_a_backslash_and_letters_are_no_nul(browser: Browser) -> None:
    body = b'{"type": "chat", "id": "abcdefgh", "text": "\\\\u0000"}'
    assert browser.send("/api/deed", body, "application/json; charset=utf-8").json() == {"done": "Chat"}


def test_a_body_is_json_and_no_larger_than_any_of_ours(browser: Browser) -> None:
    for kind in ("text/plain", "", "application/x-www-form-urlencoded", "multipart/form-data", "application/msgpack"):
        refused(browser.send("/api/deed", b'{"type": "chat"}', kind), 415, "not-json")
    refused(browser.send("/api/deed", b" " * (64 * 1024 + 1)), 413, "too-large")
    pieces = (b" " * 8192 for _ in range(9))  # whose sum is announced nowhere
    headers = {**browser.headers, "content-type": "application/json"}
    refused(browser.http.post("/api/deed", content=pieces, headers=headers), 413, "too-large")


@pytest.mark.parametrize("path", ["/api/secret/a%00b", "/api/secret/a?x=%00", "/api/secret/a?%00=x"])
def test_nul_in_an_address_is_refused(browser: Browser, path: str) -> None:
    refused(browser.http.get(path), 400, "bad-request")


def test_a_parameter_that_does_not_fit_is_named_and_the_address_is_not_repeated(browser: Browser) -> None:
    response = browser.http.get("/api/secret/invitation?number=many")
    refused(response, 400, "bad-request")
    assert response.json()["args"] == {"detail": "=number: Expected `int`, got `str`"}
    assert browser.http.get("/api/secret/%ff%fe?number=3&%ff=%ff").json() == {"code": "��", "number": 3}


def test_what_is_not_there_is_said_so(browser: Browser) -> None:
    refused(browser.http.get("/api/nothing"), 404, "not-found")
    response = browser.http.put("/api/me", headers=browser.headers)
    refused(response, 405, "wrong-method")
    assert set(response.headers["allow"].split(", ")) == {"GET", "OPTIONS"}


def test_what_nobody_expected_is_logged_and_not_told(browser: Browser, caplog: pytest.LogCaptureFixture) -> None:
    response = browser.http.get("/api/broken")
    refused(response, 500, "broken")
    assert "thought of" not in response.text
    [found] = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert found.getMessage() == "broken" and found.exc_info and "thought of" in str(found.exc_info[1])


# -- words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("accepted", "chosen"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("de;q=0.5, fr-CH", "fr"),
        ("it, de-AT;q=0.8, en;q=0.7", "de"),
        ("*", "en"),
        ("fr;q=0, de;q=x, en;q=0.1", "en"),
        (";;;,,=", "en"),
        ("FR-ca; q=0.9, de;q=2", "fr"),
    ],
)
def test_the_language_that_the_reader_likes_best(accepted: str, chosen: str) -> None:
    assert language(accepted) == chosen


def test_a_refusal_is_in_the_language_of_the_reader(browser: Browser) -> None:
    said = [browser.http.get("/api/words", headers={"accept-language": lang}).json() for lang in ("en", "fr")]
    assert [problem["message"] for problem in said] == ["Player 2", "Joueur 2"]
    assert said[0] | {"message": ""} == {
        "code": "player",
        "message": "",
        "args": {"number": 2},
        "rule": None,
        "state": None,
    }


# -- how often ----------------------------------------------------------------------------------------------------


def test_a_bucket_fills_again_by_itself() -> None:
    watch = Watch()
    rate = Rate(3, 60_000, watch)
    for _ in range(3):
        rate.take("a")
    with pytest.raises(Refused) as found:
        rate.take("a")
    assert (found.value.status, found.value.arguments) == (429, {"seconds": 20})
    rate.take("b")
    watch.at += 19_999
    with pytest.raises(Refused):
        rate.take("a")
    watch.at += 1
    rate.take("a")
    watch.at -= DAY  # a clock that is put back gives and takes nothing
    with pytest.raises(Refused):
        rate.take("a")
    rate.pardon("a")
    rate.take("a")


def test_deeds_are_counted_over_ten_seconds() -> None:
    watch = Watch()
    deeds = Limits(Settings("", actions_a_second=50, now=watch)).deeds
    for _ in range(500):
        deeds.take("a")
    with pytest.raises(Refused):
        deeds.take("a")
    watch.at += 1_000
    for _ in range(50):
        deeds.take("a")
    with pytest.raises(Refused):
        deeds.take("a")


def test_of_ipv6_a_household_has_many_addresses() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff:1") != household("2001:db8:0:1::1")
    assert household("::ffff:10.0.0.1") == household("10.0.0.1") != household("10.0.0.2")
    assert household("a unix socket") == "a unix socket"


def test_who_knocks_too_often_is_told_when_to_come_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    watch = Watch()
    settings = generous(tmp_path_factory.mktemp("limits"), login_tries=4, actions_a_second=1, now=watch)
    with served(settings) as (url, app), Browser(url) as browser:
        for _ in range(4):
            refused(browser.post("/api/guest", {"name": "\u200d"}), 400, "bad-name")
        response = browser.post("/api/session", {"name": "Ada", "password": PASSWORD})
        refused(response, 429, "too-fast")
        assert response.headers["retry-after"] == "15"
        watch.at += 60_000
        assert browser.post("/api/guest", {"name": "Ada"}).status_code == 201
        chat = {"type": "chat", "id": "abcdefgh", "text": "x"}
        for _ in range(10):
            assert browser.post("/api/deed", chat).status_code == 200
        response = browser.post("/api/deed", chat)
        refused(response, 429, "too-fast")
        assert response.headers["retry-after"] == "1"
        # From many addresses, one name is still tried only so often.
        for _ in range(4):
            app.state.limits.names.take("ada")
        refused(browser.post("/api/session", {"name": "ADA", "password": PASSWORD}), 429, "too-fast")


# -- who is it ----------------------------------------------------------------------------------------------------


def test_what_is_for_people_we_know_asks_to_sign_in(url: str) -> None:
    with Browser(url) as browser:
        refused(browser.post("/api/deed", {}), 401, "sign-in-first")


def test_a_websocket_knows_the_person_too(url: str, browser: Browser) -> None:
    where = url.replace("http", "ws") + "/live"
    for cookie, who in ((f"lincei_session={browser.token}", "Ada"), ("lincei_session=x", "nobody"), ("a=b", "nobody")):
        with connect(where, additional_headers={"cookie": cookie}) as socket:
            assert socket.recv() == who


@pytest.mark.parametrize(
    ("origin", "secure", "ours"),
    [
        (None, False, True),
        ("http://play.example:8000", False, True),
        ("https://play.example:8000", False, True),
        ("https://PLAY.example:8000", True, True),
        ("http://play.example:8000", True, False),
        ("https://other.example", False, True),
        ("https://evil.example", False, False),
        ("https://play.example:8000.evil.example", False, False),
        ("https://play.example", False, False),
        ("null", False, False),
        ("", False, False),
        ("http://[", False, False),
        ("file://play.example:8000", False, False),
    ],
)
def test_a_websocket_is_opened_by_our_own_page(origin: str | None, secure: bool, ours: bool) -> None:
    headers = {"host": "play.example:8000"} | ({} if origin is None else {"origin": origin})
    assert same_origin(headers, Settings("", secure=secure, origins=["https://other.example"])) == ours


# -- documentation ------------------------------------------------------------------------------------------------


def test_the_documentation_knows_every_refusal_and_what_is_strict(url: str) -> None:
    described = httpx.get(f"{url}/schema/openapi.json").json()
    session = described["paths"]["/api/session"]
    assert set(session["post"]["responses"]) == {"200", "400", "401", "403", "413", "415", "429", "503"}
    assert json.dumps(session["post"]["responses"]["400"]).count("Problem") == 1
    assert "content" not in session["delete"]["responses"]["204"]
    schemas = described["components"]["schemas"]
    assert schemas["Credentials"]["additionalProperties"] is False
    assert "additionalProperties" not in schemas["Person"]


def test_a_path_names_all_its_methods(url: str) -> None:
    response = httpx.options(f"{url}/api/session")
    assert (response.status_code, response.headers["allow"]) == (204, "DELETE, OPTIONS, POST")
    assert httpx.options(f"{url}/api/secret/x").headers["allow"] == "GET, OPTIONS"


@pytest.mark.anyio
async def test_all_processes_of_one_house_share_one_secret(store: Store) -> None:
    async with store:
        secrets = await asyncio.gather(*[csrf_secret(store) for _ in range(5)])
        assert len(set(secrets)) == 1 and len(secrets[0]) == 64
