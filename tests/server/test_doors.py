"""The ways in and out, over real HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar

from tests.server.doorway import PASSWORD, Browser, generous, served

ADA = {"name": "Ada", "password": PASSWORD}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Litestar]]:
    with served(generous(tmp_path_factory.mktemp("doors"))) as found:
        yield found


@pytest.fixture
def url(server: tuple[str, Litestar]) -> str:
    return server[0]


def test_a_guest_plays_at_once_and_can_become_an_account(url: str) -> None:
    with Browser(url) as browser:
        assert browser.me() is None
        made = browser.post("/api/guest", {"name": " Grace "})
        assert made.status_code == 201 and made.json() == {"name": "Grace", "guest": True} == browser.me()
        assert browser.post("/api/guest", {"name": "Again"}).json()["code"] == "signed-in"
        as_guest = browser.token
        made = browser.post("/api/accounts", {"name": "Grace", "password": PASSWORD})
        assert made.status_code == 201 and made.json() == {"name": "Grace", "guest": False} == browser.me()
        assert browser.post("/api/accounts", {"name": "More", "password": PASSWORD}).json()["code"] == "signed-in"
        # The token of before is worth nothing now: whoever planted or stole it is out.
        assert browser.token != as_guest
        browser.http.cookies.set("lincei_session", as_guest or "", domain="127.0.0.1")
        with Browser(url) as thief:
            thief.http.cookies.set("lincei_session", as_guest or "")
            assert thief.me() is None


def test_signing_in_makes_a_new_token_and_carries_a_guest_over(server: tuple[str, Litestar]) -> None:
    url, app = server
    with Browser(url) as first, Browser(url) as second:
        first.post("/api/accounts", ADA)
        assert second.post("/api/accounts", ADA).json()["code"] == "name-taken"
        second.post("/api/guest", {"name": "Visitor"})
        as_guest = second.token
        entered = second.post("/api/session", {"name": "ADA", "password": PASSWORD})
        assert entered.status_code == 200 and entered.json() == {"name": "Ada", "guest": False} == second.me()
        assert second.token not in (as_guest, first.token)
        assert app.state.reread_tables == []
        third = second.token
        assert second.post("/api/session", ADA).status_code == 200 and second.token != third


def test_a_wrong_password_is_told_like_an_unknown_name(url: str) -> None:
    with Browser(url) as browser:
        browser.post("/api/accounts", {"name": "Lise", "password": PASSWORD})
        wrong = browser.post("/api/session", {"name": "Lise", "password": "not hers at all"})
        unknown = browser.post("/api/session", {"name": "Otto", "password": "not his at all"})
        assert wrong.status_code == unknown.status_code == 401
        assert wrong.json() == unknown.json() and wrong.json()["code"] == "wrong-password"


def test_signing_out_here_or_everywhere(url: str) -> None:
    emmy = {"name": "Emmy", "password": PASSWORD}
    with Browser(url) as here, Browser(url) as there:
        here.post("/api/accounts", emmy)
        there.post("/api/session", emmy)
        assert there.delete("/api/session").status_code == 204
        assert there.token is None and there.me() is None and here.me() is not None
        assert there.delete("/api/session").status_code == 204  # nobody minds
        assert there.delete("/api/sessions").json()["code"] == "sign-in-first"
        there.post("/api/session", emmy)
        assert here.delete("/api/sessions").status_code == 204
        assert here.me() is None and there.me() is None


def test_a_new_password_ends_every_other_session(url: str) -> None:
    with Browser(url) as here, Browser(url) as there:
        here.post("/api/accounts", {"name": "Sofja", "password": PASSWORD})
        there.post("/api/session", {"name": "Sofja", "password": PASSWORD})
        change = {"old": PASSWORD, "new": "quite another one"}
        assert here.post("/api/password", {**change, "old": "wrong, alas"}).status_code == 401
        assert here.post("/api/password", change).status_code == 204
        assert here.me() is not None and there.me() is None
        assert there.post("/api/session", {"name": "Sofja", "password": PASSWORD}).status_code == 401
        assert there.post("/api/password", change).status_code == 401
        there.post("/api/guest", {"name": "Guest"})
        assert there.post("/api/password", change).json()["code"] == "guest-has-no-password"


def test_leaving_for_good_asks_an_account_for_its_password(url: str) -> None:
    rosalind = {"name": "Rosalind", "password": PASSWORD}
    with Browser(url) as browser, Browser(url) as other:
        browser.post("/api/accounts", rosalind)
        other.post("/api/session", rosalind)
        for body in ({}, {"password": None}, {"password": "not her own"}):
            assert browser.post("/api/farewell", body).json()["code"] == "wrong-password"
        assert browser.post("/api/farewell", {"password": PASSWORD}).status_code == 204
        assert browser.token is None and other.me() is None
        assert browser.post("/api/session", rosalind).status_code == 401
        browser.post("/api/guest", {"name": "Rosalind"})
        assert browser.post("/api/farewell", {}).status_code == 204 and browser.me() is None


def test_a_session_outlives_the_server(tmp_path: Path) -> None:
    """And so does the CSRF token: its secret is in the database."""
    with served(generous(tmp_path)) as (url, _), Browser(url) as browser:
        browser.post("/api/guest", {"name": "Ada"})
        cookies = browser.http.cookies
    with served(generous(tmp_path)) as (url, _), Browser(url) as browser:
        browser.http.cookies = cookies
        assert browser.me() == {"name": "Ada", "guest": True}
        assert browser.delete("/api/session").status_code == 204
