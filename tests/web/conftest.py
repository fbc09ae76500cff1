"""What the tests of the browser client share: a browser, a server as a process of its own, and people before it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.running import Process, process
from tests.web.browser import chromium
from tests.web.person import Person, Room


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that nobody kills, as it runs behind a proxy that tells the addresses of those who come."""
    folder = tmp_path_factory.mktemp("house")
    with process("--database", f"sqlite:///{folder / 'server.db'}", "--proxy", "127.0.0.1") as server:
        yield server


@pytest.fixture
def room(browser: Browser, tmp_path: Path) -> Iterator[Room]:
    """A room with as many people as a test wants, each before a browser of his own."""
    found = Room(browser, tmp_path)
    yield found
    found.leave()


@pytest.fixture
def ada(room: Room, house: Process) -> Person:
    """Somebody before the start page."""
    return room.person(house.url)
