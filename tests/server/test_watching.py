"""What an operator sees: a line for each request, numbers, and whether the server is well; and what nobody sees."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path
from subprocess import PIPE, Popen

from websockets.sync.client import connect

from lincei.server import logs
from lincei.server.settings import Settings
from tests.server.doorway import PASSWORD, PATIENCE, Browser, generous, served
from tests.server.postgres import Postgres
from tests.text.runs import environment

# A process of its own: only there are the loggers of all libraries as an operator has them.
SERVER = """
import logging, sys
from pathlib import Path
from lincei.server import logs
from tests.server.doorway import generous, served
logs.configure("json", logging.DEBUG)
with served(generous(Path(sys.argv[1]))) as (url, _):
    print(url, flush=True)
    sys.stdin.read()
"""


def test_each_request_is_one_line_without_anything_secret(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SERVER, str(tmp_path)]
    root = Path(__file__).resolve().parents[2]
    with Popen(
        command, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True, cwd=root, env=environment(tmp_path)
    ) as process:
        assert process.stdout is not None
        url = process.stdout.readline().strip()
        with Browser(url) as browser:
            browser.post("/api/accounts", {"name": "Ada", "password": PASSWORD})
            browser.http.get("/api/secret/invitation?number=271828")
            browser.http.get("/nowhere/to-be-found")
            browser.http.get("/health/live")
            browser.http.get("/api/broken?number=271828")
            secrets = [PASSWORD, browser.token, browser.headers["x-csrf-token"], "invitation", "271828", "to-be-found"]
            with connect(url.replace("http", "ws") + "/live?number=271828") as socket:
                assert socket.recv() == "nobody"
        said = process.communicate(timeout=PATIENCE)[1]
    lines = [json.loads(line) for line in said.splitlines()]
    requests = [line for line in lines if line["event"] == "request"]
    assert [(line["method"], line["route"], line["status"], line["level"]) for line in requests] == [
        ("GET", "/api/me", 200, "info"),
        ("POST", "/api/accounts", 201, "info"),
        ("GET", "/api/secret/{code}", 200, "info"),
        ("GET", "-", 404, "info"),
        ("GET", "/health/live", 200, "debug"),
        ("GET", "/api/broken", 500, "info"),
    ]
    assert all(line.keys() == {"time", "level", "event", "method", "route", "status", "ms"} for line in requests)
    [broken] = [line for line in lines if line["event"] != "request"]
    assert broken["event"] == "broken" and broken["traceback"].endswith("RuntimeError: nobody thought of this")
    for secret in secrets:
        assert secret and secret not in said


def test_a_line_is_json_or_for_people() -> None:
    record = logging.LogRecord("lincei", logging.WARNING, "", 0, "store-down", None, None)
    record.created = 0.5
    record.fields = {"detail": "disk\nfull", "path": Path("x")}
    assert json.loads(logs.Json().format(record)) == {
        "time": "1970-01-01T00:00:00.500Z",
        "level": "warning",
        "event": "store-down",
        "detail": "disk\nfull",
        "path": "x",
    }
    assert logs.Plain().format(record) == '1970-01-01T00:00:00.500Z WARNING store-down detail="disk\\nfull" path="x"'
    try:
        raise ValueError("why")
    except ValueError:
        record.exc_info = sys.exc_info()
    assert "\n" not in logs.Json().format(record) and "why" in json.loads(logs.Json().format(record))["traceback"]
    assert logs.Plain().format(record).endswith("ValueError: why")


def test_numbers_by_route_and_status(tmp_path: Path) -> None:
    with served(generous(tmp_path)) as (url, app), Browser(url) as browser:
        browser.http.get("/nowhere")
        app.state.metrics.deeds.labels("play").inc()
        response = browser.http.get("/metrics")
    assert response.headers["content-type"].startswith("text/plain")
    assert "set-cookie" not in response.headers
    for line in (
        'lincei_requests_total{route="/api/me",status="200"} 1.0',
        'lincei_requests_total{route="-",status="404"} 1.0',
        'lincei_request_seconds_count{route="/api/me"} 1.0',
        'lincei_deeds_total{kind="play"} 1.0',
        "lincei_tables_in_memory 0.0",
        "lincei_websockets_open 0.0",
        "lincei_bots_replaced 0.0",
        "lincei_bot_fallbacks 0.0",
    ):
        assert line in response.text.splitlines()


def test_a_server_without_its_database_is_alive_and_not_ready(postgres: Postgres, postgres_url: str) -> None:
    with served(Settings(postgres_url, login_tries=100)) as (url, app), Browser(url) as browser:
        assert browser.http.get("/health/ready").json() == {"ok": True}
        browser.post("/api/guest", {"name": "Ada"})
        app.state.stopping = True
        assert browser.http.get("/health/ready").status_code == 503
        app.state.stopping = False
        postgres.stop()
        try:
            app.state.sessions.forget_all()
            for path in ("/health/ready", "/api/me"):
                response = browser.http.get(path)
                assert (response.status_code, response.json()["code"]) == (503, "store-down")
                assert response.headers["retry-after"] == "5"
            assert browser.http.get("/health/live").json() == {"ok": True}
        finally:
            postgres.start()
        assert browser.http.get("/health/ready").json() == {"ok": True}
        assert browser.me() == {"name": "Ada", "guest": True}
