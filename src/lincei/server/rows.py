"""A row of a table's log: something that was done, and all that followed from it, as facts that need no second thought.

| kind | done by | data |
|---|---|---|
| create | the host | `bots`: the bot of each seat, or null |
| sit, open, leave | a person, the host | |
| bot, back | a person, the host | `bot` |
| play, redo | the seat | `action`, `drawn` |
| undo | the seat | `back`: how many actions are left |
| takeback, consent | the seat | `steps`, `needed`; `yes`; `back` if it happens |
| concede | the seat | `bot` that plays on, or `ends` |
| flag | the clock | `then`: nothing, bot or end; `bot`; `back` if that was the last consent missing |
| chat | a person | `text` |
| rematch | a person | `table` |
| watch | a person | |
| close | the host, or time | `reason` |
| pause | the server | `since`: no server ran after that, and no clock |

A row that fills the last seat carries `dealt`, the chance results of the set-up: with it the game starts.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, msgpack


class Row(Struct, frozen=True, gc=False):
    """What was done at a table, as number `seq` of all that was done there."""

    seq: int
    at: int
    kind: str
    seat: int | None
    person: str | None
    client: str | None
    data: dict[str, Any]


SEATING = {"create", "sit", "open", "leave", "bot", "back", "watch", "close"}
PLAYING = {"play", "redo", "undo", "takeback", "consent", "concede", "flag", "chat", "rematch", "pause"}
KINDS = SEATING | PLAYING
PACK = msgpack.Encoder()
UNPACK = msgpack.Decoder(list[Row])


def pack(rows: list[Row]) -> bytes:
    """A snapshot: the log in one piece, read in one go."""
    return PACK.encode(rows)


def unpack(body: bytes) -> list[Row]:
    return UNPACK.decode(body)
