"""What an operator may set, and the few things that a test must hold in its own hands: time, tokens and seeds."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from lincei.saves import home

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def fresh_seed() -> int:
    return secrets.randbelow(10**18)


def token() -> str:
    """A name that nobody guesses: 128 bits in 22 characters."""
    return secrets.token_urlsafe(16)


def embedded() -> str:
    """The database of those who name none: a file beside the kept games."""
    return f"sqlite:///{home() / 'server.db'}"


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: str
    editions: list[str] = field(default_factory=list)  # folders of editions beside the shipped ones
    secure: bool = False  # behind HTTPS: cookies are sent over nothing else
    origins: list[str] = field(default_factory=list)  # other origins that may open a WebSocket
    bot_workers: int = 1
    bot_seconds: float = 20.0  # for one choice
    bot_megabytes: int = 1024
    login_tries: int = 10  # a minute, from one address
    actions_a_second: int = 50  # of one person, on average over ten seconds
    tables_in_memory: int = 1000
    session_days: int = 30
    open_live: int = 2 * HOUR  # a table that does not start is closed after this
    open_leisure: int = 14 * DAY
    patience_live: int = 10 * MINUTE  # then the others may hand an absent player's seat to a bot
    patience_leisure: int = 7 * DAY
    snapshot_every: int = 100  # rows
    pages: Path = Path(__file__).parent / "pages"  # the built browser client
    now: Callable[[], int] = milliseconds
    token: Callable[[], str] = token
    seed: Callable[[], int] = fresh_seed
