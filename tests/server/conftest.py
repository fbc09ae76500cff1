"""What all tests of the server share: the two databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lincei.server.store.store import Store
from tests.server.postgres import Postgres, running


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """An empty database on PostgreSQL."""
    with postgres.database() as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite database that is not there yet."""
    return f"sqlite:///{tmp_path / 'data' / 'server.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """A store of each kind, migrated and not yet started: `async with store:` starts and stops it."""
    made = Store(database_url)
    try:
        made.migrate()
        yield made
    finally:
        made.close()
