"""What goes over the wire, in and out. Messages in are checked against these types and nothing else is believed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40, description="a name that others see")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
ClientId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$", description="new each time")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Word = Annotated[str, Meta(max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Pace = Literal["live", "leisure"]
SeatKind = Literal["human", "bot", "open"]
ActionId = Annotated[int, Meta(ge=0, le=1_000_000)]


# -- people -------------------------------------------------------------------------------------------------------


class Guest(Struct, forbid_unknown_fields=True):
    """Somebody who wants to play at once."""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """A name and a password, to make an account or to sign in."""

    name: Name
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    """A new password in place of the old."""

    old: Password
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """The password, once more, before an account is deleted; a guest has none."""

    password: Password | None = None


class Person(Struct):
    """Who is signed in."""

    name: str
    guest: bool


class Me(Struct):
    """The person of this session, if there is one."""

    person: Person | None


# -- what can be played -------------------------------------------------------------------------------------------


class Edition(Struct):
    """An edition of a game, told apart by its digest."""

    name: str
    digest: str


class GameInfo(Struct):
    """A game, and how it can be played."""

    name: str
    least: int
    most: int
    options: list[str]
    editions: list[Edition]
    bots: list[str]


# -- tables -------------------------------------------------------------------------------------------------------


class ClockSetting(Struct, forbid_unknown_fields=True):
    """Time for each player: `seconds` for the game, `increment` more whenever he is asked anew."""

    seconds: Annotated[int, Meta(ge=10, le=90 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    at_zero: Literal["nothing", "bot", "end"] = "nothing"


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: Word | None = None
    name: Name | None = None  # on a seat of mine: several people at one screen


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened. It starts as soon as no seat is open."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, Annotated[str, Meta(max_length=200)]], Meta(max_length=16)] = {}
    edition: Annotated[str, Meta(max_length=64)] | None = None  # a digest; the shipped edition if there is none
    public: bool = False
    pace: Pace = "live"
    clock: ClockSetting | None = None
    hints: bool = False


class Invitation(Struct):
    """A way to a seat, or to the spectators' bench, that one person can go once."""

    id: str
    seat: int | None
    code: str | None = None  # told once, when it is made


class InvitationWish(Struct, forbid_unknown_fields=True):
    """For which seat; none: to watch."""

    seat: Seat | None = None


class InvitationCode(Struct, forbid_unknown_fields=True):
    """The code of a link."""

    code: Annotated[str, Meta(min_length=8, max_length=64)]


# -- what people do at a table: every change of a table is one of these ---------------------------------------------


class Deed(Struct, forbid_unknown_fields=True, kw_only=True):
    """Something done at a table. `id` is made by the client: what comes twice is done once."""

    id: ClientId
    brief: bool = False  # answer without the state: a client with a WebSocket gets it there


class SeatDeed(Deed, kw_only=True):
    """Something done on, or to, one seat."""

    seat: Seat


class MoveDeed(SeatDeed, kw_only=True):
    """Something that moves the game; `position` is the number of the position that the player saw."""

    position: Number


class Sit(SeatDeed, tag="sit", kw_only=True):
    """Take an open seat."""


class Leave(SeatDeed, tag="leave", kw_only=True):
    """Get up before the game starts."""


class Open(SeatDeed, tag="open", kw_only=True):
    """The host frees a seat before the game starts."""


class HandOver(SeatDeed, tag="bot", kw_only=True):
    """A bot sits down: on a free seat (the host, before the start), in my place, or for somebody absent."""

    bot: Word


class Back(SeatDeed, tag="back", kw_only=True):
    """Take my seat back from the bot."""


class Close(Deed, tag="close", kw_only=True):
    """The host closes a table that has not started."""


class Play(MoveDeed, tag="play", kw_only=True):
    """Do a legal action: by its id, or by its notation."""

    action: ActionId | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None


class Undo(MoveDeed, tag="undo", kw_only=True):
    """Take my last action back, as far as the undo line."""


class Redo(MoveDeed, tag="redo", kw_only=True):
    """Do again what I took back last."""


class Takeback(MoveDeed, tag="takeback", kw_only=True):
    """Ask the others to let the game go back to where `steps` actions had been made."""

    steps: Number


class Consent(MoveDeed, tag="consent", kw_only=True):
    """Answer somebody who asked for a takeback."""

    yes: bool


class Concede(SeatDeed, tag="concede", kw_only=True):
    """Give the game up."""


class Chat(Deed, tag="chat", kw_only=True):
    """Say something to all at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Rematch(Deed, tag="rematch", kw_only=True):
    """The same table once more."""


AnyDeed = (
    Sit | Leave | Open | HandOver | Back | Close | Play | Undo | Redo | Takeback | Consent | Concede | Chat | Rematch
)


# -- what leaves --------------------------------------------------------------------------------------------------
# What is made for every action is nothing for the garbage collector: none of it can refer to itself (`gc=False`).


class SeatState(Struct, gc=False):
    """A seat as everybody sees it."""

    number: int
    kind: SeatKind
    name: str | None
    guest: bool  # without an account: anybody may call himself so
    bot: str | None  # the bot that plays on it now
    yours: bool
    conceded: bool = False
    present: bool = False
    claimable: bool = False  # asked for so long that the others may hand the seat to a bot
    milliseconds: int | None = None  # left on the clock, when this was sent
    flagged: bool = False  # the clock has run out


class TakebackState(Struct):
    """A takeback that somebody has asked for."""

    seat: int
    steps: int
    agreed: list[int]


class State(Struct, tag="state", gc=False):
    """A table as one viewer may see it. `view` is the game's own view of that seat, once the game has started."""

    table: str
    game: str
    edition: str
    digest: str
    engine: str
    options: dict[str, str]
    public: bool
    pace: str
    clock: ClockSetting | None
    hints: bool
    status: str
    host: bool  # whether it is yours to fill
    seq: int  # the last row of the log that this state knows
    position: int  # to be sent back with a deed that moves the game
    steps: int  # actions made so far
    at: int
    seats: list[SeatState]
    seat: int | None  # through whose eyes; none: a spectator
    undo: bool
    redo: bool
    takeback: TakebackState | None
    rematch: str | None
    result: dict[str, Any] | None
    seed: str | None  # once the game is over
    view: dict[str, Any] | None


class LogEvent(Struct, gc=False):
    """Something that happened by the rules, for the viewer to put into words."""

    message: str
    rule: str
    args: dict[str, int | str]
    fades: bool = False


class Entry(Struct, tag="entry", gc=False):
    """One row of the table's log as one viewer may see it."""

    seq: int
    at: int
    kind: str
    seat: int | None
    action: int | None = None  # none too, if it is another player's secret
    text: str | None = None
    events: list[LogEvent] = []
    data: dict[str, Any] = {}


class Done(Struct, tag="done"):
    """The answer to a deed: where the table stands now. `repeated`: it had been done already."""

    seq: int
    position: int
    repeated: bool
    state: State | None


class Log(Struct, gc=False):
    """Rows of the log, in order; `more`: ask again after the last."""

    entries: list[Entry]
    more: bool


class Replay(Struct):
    """The table as it was after so many actions, as one viewer may see it."""

    steps: int
    entry: Entry | None
    view: dict[str, Any]


class Summary(Struct):
    """A table in a list."""

    table: str
    game: str
    options: dict[str, str]
    pace: str
    clock: ClockSetting | None
    public: bool
    status: str
    aside: str | None  # why the game is set aside
    changed: int
    seats: list[SeatState]
    your_turn: bool


class Summaries(Struct):
    """Tables, the one changed last first; `more`: ask again with `before` the last one's `changed`."""

    tables: list[Summary]
    more: bool


class Exported(Struct):
    """One of a person's games: the whole record once it is over, before that what he may see of it."""

    table: str
    game: str
    status: str
    seat: int | None
    record: str | None
    entries: list[Entry]


class Export(Struct):
    """All of a person's games."""

    name: str
    games: list[Exported]


class Problem(Struct):
    """What was refused, and why. `state` where the client had an older one."""

    code: str
    message: str
    args: dict[str, int | str] = {}
    rule: str | None = None
    state: State | None = None
