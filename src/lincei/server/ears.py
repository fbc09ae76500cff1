"""Who listens at which table in this process."""

from __future__ import annotations

import asyncio


class Ear:
    """One open connection: it is woken when there may be something new, and may be told to close."""

    def __init__(self, table: str, person: str | None) -> None:
        self.table = table
        self.person = person
        self.news = asyncio.Event()
        self.closing: int | None = None  # the code to close with

    def close(self, code: int) -> None:
        self.closing = code
        self.news.set()


class Ears:
    """All open connections, by table."""

    def __init__(self) -> None:
        self.tables: dict[str, set[Ear]] = {}

    def add(self, ear: Ear) -> None:
        self.tables.setdefault(ear.table, set()).add(ear)

    def drop(self, ear: Ear) -> None:
        listening = self.tables.get(ear.table, set())
        listening.discard(ear)
        if not listening:
            self.tables.pop(ear.table, None)

    def wake(self, table: str) -> None:
        for ear in self.tables.get(table, ()):
            ear.news.set()

    def count(self, person: str) -> int:
        return sum(ear.person == person for ear in self.everybody())

    def everybody(self) -> list[Ear]:
        return [ear for listening in self.tables.values() for ear in listening]

    def wake_person(self, person: str) -> None:
        """Somebody has signed out, here or everywhere: his connections are to see whether that concerns them."""
        for ear in self.everybody():
            if ear.person == person:
                ear.news.set()
