"""Who is there: people with an open connection, in this process or in another."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Container

from lincei.server.settings import SECOND

RENEWED = 20 * SECOND  # how often a process tells the others who is there
NOBODY: Counter[str] = Counter()
BELIEVED = 50 * SECOND  # how long they believe it


class Presence:
    """Connections here are counted; what other processes tell is believed for a while."""

    def __init__(self) -> None:
        self._here: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._there: defaultdict[str, dict[str, int]] = defaultdict(dict)  # until when

    def enter(self, table: str, person: str) -> bool:
        """One connection more; whether it is the first."""
        self._here[table][person] += 1
        return self._here[table][person] == 1

    def leave(self, table: str, person: str) -> bool:
        """One connection less; whether it was the last."""
        self._here[table][person] -= 1
        gone = self._here[table][person] <= 0
        if gone:
            del self._here[table][person]
            if not self._here[table]:
                del self._here[table]
        return gone

    def told(self, table: str, person: str, there: bool, now: int) -> bool:
        """Another process tells of somebody; whether that is news."""
        known = self._there[table].get(person, 0) > now
        self._there[table][person] = now + BELIEVED if there else 0
        return known != there

    def at(self, table: str, now: int) -> Container[str]:
        """Everybody who is at a table."""
        here, there = self._here.get(table, NOBODY), self._there.get(table)
        return here if not there else {*here, *(person for person, until in there.items() if until > now)}

    def everybody(self) -> list[tuple[str, str]]:
        """Every table with the people who are there through this process."""
        return [(table, person) for table, people in self._here.items() for person in people]

    def tidy(self, now: int) -> list[str]:
        """Forget what is no longer believed; the tables where somebody is gone by that."""
        gone: list[str] = []
        for table in list(self._there):
            stale = [person for person, until in self._there[table].items() if until <= now]
            if any(self._there[table].pop(person) for person in stale):
                gone.append(table)
            if not self._there[table]:
                del self._there[table]
        return gone
