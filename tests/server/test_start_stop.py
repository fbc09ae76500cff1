"""Starting and stopping: a server that cannot start says why in one line; one that is asked to stop leaves nothing."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psutil
import pytest
from sqlalchemy import update
from sqlalchemy.sql import column, table
from websockets.exceptions import ConnectionClosed

from lincei.kernel.errors import BadOptions
from lincei.server import command
from lincei.server.store.store import Store
from tests.server.crowd import Place, Player, broken, change, rows_of, twin
from tests.server.running import PATIENCE, SOURCES, Client, heard, process, wait_until

PASSWORD = "an astrolabe of brass"


def lincei(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A command that comes to an end by itself."""
    return subprocess.run(
        [sys.executable, "-m", "lincei", "serve", *arguments],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


# -- stopping -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_server_that_is_asked_to_stop_leaves_nothing_undone(sqlite_url: str, number: int) -> None:
    with process("--database", sqlite_url, "--bot-workers", "2") as server:
        workers = psutil.Process(server.process.pid).children(recursive=True)
        assert len(workers) == 2
        ada = Client(server.url, "Ada")
        among_bots = ada.open("newton", "me", "greedy", "greedy", "greedy")["table"]
        ada.done(among_bots, "bot", seat=0, bot="greedy")  # all of them play on by themselves
        person = Player(Place(server.url), twin(ada, server.url), ada.open("newton", "me")["table"], 0, 1)
        person.start()
        with ada.live(among_bots, 0) as watching:
            heard(watching, lambda said: said["type"] == "state" and said["seq"] > 5)
            wait_until(lambda: len(person.acknowledged) > 5, "he plays")
            person.stopped = True
            code = server.end(number)
            with pytest.raises(ConnectionClosed) as closed:
                heard(watching, lambda said: False)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012  # the service restarts
        person.join()
        assert (code, broken(server)) == (0, "")
        assert not [worker for worker in workers if worker.is_running()]
        rows = rows_of(sqlite_url, person.table)
        assert all(rows[seq - 1]["client"] == sent for sent, seq in person.acknowledged.items())
        left = {file.name for file in file_of(sqlite_url).parent.iterdir()}
        assert left == {"server.db"}  # the log of SQLite is folded in, the lock is gone


def test_no_bot_outlives_a_server_that_is_killed(sqlite_url: str) -> None:
    with process("--database", sqlite_url) as server:
        workers = psutil.Process(server.process.pid).children(recursive=True)
        table = Client(server.url, "Ada").open("newton", "me", "greedy", "greedy")["table"]
        assert workers and table
        server.end(signal.SIGKILL)
        assert psutil.wait_procs(workers, PATIENCE)[1] == []


# -- what cannot start --------------------------------------------------------------------------------------------


def test_what_cannot_start_says_why_in_one_line(sqlite_url: str, tmp_path: Path) -> None:
    store = Store(sqlite_url)
    store.migrate()
    store.close()
    newer = tmp_path / "newer.db"
    shutil.copy(file_of(sqlite_url), newer)
    version = table("alembic_version", column("version_num"))
    assert change(f"sqlite:///{newer}", update(version).values(version_num="9999")) == 1
    kept = newer.read_bytes()
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Galileo, ")
    closed = tmp_path / "closed"
    closed.write_text("not a folder")
    edition = tmp_path / "edition"
    edition.mkdir()
    (edition / "edition.toml").write_text("game = ")

    with process("--database", sqlite_url) as server, socket.create_server(("127.0.0.1", 0)) as busy:
        numbers = itertools.count()

        def fresh() -> str:
            return f"sqlite:///{tmp_path / f'other{next(numbers)}.db'}"

        tries = (
            (["--database", fresh(), "--port", str(busy.getsockname()[1])], "address already in use"),
            (["--database", f"sqlite:///{closed}/server.db"], "cannot be used"),
            (["--database", "sqlite:////proc/nowhere/server.db"], "cannot be used"),
            (["--database", f"sqlite:///{newer}"], "newer Lincei"),
            (["--database", "mysql://me:verysecret@localhost/x"], "must be sqlite or postgresql"),
            (["--database", "postgresql://me:verysecret@127.0.0.1:1/x"], "cannot be used"),
            (["--database", sqlite_url], "in use by another server; several processes need PostgreSQL"),
            (["--database", fresh(), "--edition", str(edition)], "edition"),
            (["--database", fresh(), "--edition", str(tmp_path / "none")], "none"),
            (["--database", fresh(), "restore", str(letter)], "no backup of Lincei"),
        )
        with ThreadPoolExecutor(4) as together:
            all_ended = together.map(lambda each: lincei("--port", "0", *each[0]), tries)
        for (arguments, said), ended in zip(tries, all_ended, strict=True):
            assert ended.returncode == 2, (arguments, ended)
            assert ended.stdout == "" and ended.stderr.count("\n") == 1, (arguments, ended)
            assert said in ended.stderr and "verysecret" not in ended.stderr, (arguments, ended)
        assert Client(server.url, "Ada").open("newton", "me")["status"] == "running"
    assert newer.read_bytes() == kept and letter.read_text() == "Dear Galileo, "


# -- the browser --------------------------------------------------------------------------------------------------


def test_the_browser_is_opened_at_the_page_once_the_server_listens(sqlite_url: str, tmp_path: Path) -> None:
    browser, visited = tmp_path / "browser", tmp_path / "visited"
    browser.write_text(f'#!/bin/sh\necho "$1" > {visited}.new && mv {visited}.new {visited}\n')
    browser.chmod(0o755)
    with process("--database", sqlite_url, "--open", BROWSER=str(browser)) as server:
        wait_until(visited.exists, "the browser is open")
        assert visited.read_text() == f"{server.url}/\n"


@pytest.mark.parametrize("browser", ["/nowhere/a-browser", "false"])
def test_it_is_no_harm_if_there_is_no_browser(sqlite_url: str, browser: str) -> None:
    with process("--database", sqlite_url, "--open", BROWSER=browser) as server:
        assert Client(server.url, "Ada").open("newton", "me")["status"] == "running"
        assert server.end(signal.SIGTERM) == 0
        assert not broken(server)


def test_only_for_the_browser_and_where_no_port_was_asked_for_another_is_looked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        taken = busy.getsockname()[1]
        monkeypatch.setattr(command, "PORT", taken)
        with command.door_at("127.0.0.1", None, True) as door:
            assert door.getsockname()[1] not in (0, taken)
        for number, elsewhere in ((None, False), (taken, True), (taken, False)):
            with pytest.raises(BadOptions, match=f"cannot listen on 127.0.0.1:{taken}: address already in use"):
                command.door_at("127.0.0.1", number, elsewhere)


# -- backup and restore -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("towards", ["sqlite", "postgresql"])
def test_a_backup_of_a_running_server_is_played_on_from_the_other_database(
    sqlite_url: str, postgres_url: str, tmp_path: Path, towards: str
) -> None:
    source, target = (postgres_url, sqlite_url) if towards == "sqlite" else (sqlite_url, postgres_url)
    file = tmp_path / "games.backup"
    with process("--database", source) as server:
        place = Place(server.url)
        ada, bo = Client(server.url), Client(server.url)
        for client, name in ((ada, "Ada"), (bo, "Bo")):
            assert client.post("/api/accounts", {"name": name, "password": PASSWORD}).status_code == 201
        opened = ada.open("expo1906", "me", "open", public=True)["table"]
        bo.done(opened, "sit", seat=1)
        players = [Player(place, client, opened, seat, seat) for seat, client in enumerate((ada, bo))]
        for player in players:
            player.start()
        wait_until(lambda: len(players[0].acknowledged) >= 10, "the game is under way")
        for player in players:  # a quick machine would be through with the game before the backup begins
            player.stopped = True
        taken = lincei("--database", source, "backup", str(file))
        assert taken.returncode == 0 and "written" in taken.stdout, taken
        assert file.stat().st_mode & 0o777 == 0o600
        assert server.end(signal.SIGTERM) == 0
        for player in players:
            player.join()
    restored = lincei("--database", target, "restore", str(file))
    assert restored.returncode == 0 and "restored" in restored.stdout, restored

    rows = rows_of(target, opened)
    assert len(rows) >= 10 and rows == rows_of(source, opened)[: len(rows)]
    with process("--database", target) as server:
        again: list[Player] = []
        for seat, name in enumerate(("Ada", "Bo")):
            client = Client(server.url)
            assert client.post("/api/session", {"name": name, "password": PASSWORD}).status_code == 200
            again.append(Player(Place(server.url), client, opened, seat, seat))
            again[-1].start()
        wait_until(lambda: all(len(player.acknowledged) >= 10 for player in again), "the game goes on")
        for player in again:
            player.stopped = True
        assert server.end(signal.SIGTERM) == 0
        assert not broken(server)
        for player in again:
            player.join()
            assert not player.trouble
            assert [entry["seq"] for entry in player.seen] == list(range(1, len(player.seen) + 1))
        assert all(len(player.seen) > len(rows) for player in again)
