"""What leaves the server for one viewer. Everything about a game that anybody is told passes through `seen`.

A viewer is a seat, or None for a spectator. What he sees of the game is the game's own view of that seat; of the log,
the lines he may see, without other players' secret choices and without what the rules let fade from memory; nothing
else of record, position, seed or options is ever read here. Once a game is over its whole record is open.
"""

from __future__ import annotations

from dataclasses import dataclass

from lincei.contract import Game
from lincei.kernel.chance import seeded
from lincei.kernel.errors import LinceiError
from lincei.kernel.events import Event, Points
from lincei.kernel.position import Position
from lincei.kernel.record import Record
from lincei.notation import write_record
from lincei.server import answers, wire
from lincei.server.deeds import can_redo, need_legal
from lincei.server.refusals import Refused
from lincei.server.rows import Row
from lincei.server.table import Table

# What the log tells of a row, beside who did it.
TOLD = {
    "bot": ("bot", "back"),
    "undo": ("back",),
    "takeback": ("steps", "back"),
    "consent": ("yes", "back"),
    "concede": ("bot", "ends", "back"),
    "flag": ("then", "bot", "back"),
    "chat": ("text", "deleted"),
    "rematch": ("table",),
    "close": ("reason",),
}
PAGE = 500  # entries of one answer
IMAGINED = 1906  # the seed of what a viewer imagines: the same for all, and no game's own


@dataclass(frozen=True)
class Viewer:
    """Who looks: a person at a time, through the eyes of a seat or as a spectator."""

    seat: int | None
    person: str | None
    now: int


@dataclass(frozen=True)
class Now:
    """The table as it is; without the board if the viewer knows already what is printed on it."""

    board: bool = True


@dataclass(frozen=True)
class After:
    """What happened after a row."""

    seq: int
    most: int = PAGE


@dataclass(frozen=True)
class Then:
    """The table as it was after so many actions."""

    steps: int


@dataclass(frozen=True)
class WhyNot:
    """Why an action is not legal."""

    text: str


@dataclass(frozen=True)
class WhyStill:
    """Why nothing can be done with a component."""

    touch: str


@dataclass(frozen=True)
class Ahead:
    """What would be if the viewer's seat did these actions, one after the other."""

    actions: list[int]


@dataclass(frozen=True)
class Standing:
    """Where every point comes from, and what would still be scored if the game ended now."""


@dataclass(frozen=True)
class Suggestion:
    """What a bot has chosen for the viewer's seat."""

    bot: str
    action: int


@dataclass(frozen=True)
class Whole:
    """The game to take home."""


Wanted = Now | After | Then | WhyNot | WhyStill | Ahead | Standing | Suggestion | Whole
Shown = (
    wire.State
    | wire.Log
    | wire.Replay
    | answers.Why
    | answers.Preview
    | list[answers.SeatScore]
    | answers.Hint
    | wire.Exported
)


def seen(table: Table, viewer: Viewer, wanted: Wanted) -> Shown:
    """The one way out: all that a viewer is told about a table and its game."""
    match wanted:
        case Now(board):
            return state(table, viewer, board)
        case After(seq, most):
            rows = table.rows[seq : seq + most]
            return wire.Log([entry(table, viewer.seat, row) for row in rows], seq + most < table.seq)
        case Then(steps):
            return replay(table, viewer, steps)
        case WhyNot(text):
            return why(table, viewer, text)
        case WhyStill(touch):
            return why_still(table.about.game, asked(table, viewer), touch)
        case Ahead(actions):
            return preview(table.about.game, asked(table, viewer), actions)
        case Standing():
            return standing(table)
        case Suggestion(bot, action):
            return answers.Hint(bot, action, table.about.game.texts[action])
        case Whole():
            return whole(table, viewer)


# -- the table as it is -------------------------------------------------------------------------------------------


def state(table: Table, viewer: Viewer, board: bool = True) -> wire.State:
    about, seat, record = table.about, viewer.seat, table.record
    over = table.status == "over"
    running = table.status == "running"
    mine = seat is not None and running and table.bot_of(seat) is None
    return wire.State(
        table=about.id,
        game=about.game.name,
        edition=about.game.edition,
        digest=about.game.digest,
        engine=about.engine,
        options=about.options,
        public=about.public,
        pace=about.pace,
        clock=about.clock,
        hints=about.hints,
        status=table.status,
        host=viewer.person is not None and viewer.person == table.host,
        seq=table.seq,
        position=max(table.asked_at) if seat is None else table.asked_at[seat],
        steps=0 if record is None else len(record.steps),
        at=viewer.now,
        seats=[seat_state(table, viewer, number) for number in range(about.players)],
        seat=seat,
        undo=mine and record is not None and seat is not None and record.can_undo(seat),
        redo=mine and seat is not None and can_redo(table, seat),
        takeback=table.takeback,
        rematch=table.rematch,
        result=table.result,
        seed=str(about.seed) if over else None,
        view=None if record is None else about.game.view(record.position, seat, board),
    )


def seat_state(table: Table, viewer: Viewer, number: int) -> wire.SeatState:
    chair = table.chairs[number]
    bot = table.bot_of(number)
    return wire.SeatState(
        number=number,
        kind="human" if chair.person else "bot" if bot else "open",
        name=chair.called(number, bot),
        guest=chair.guest,
        bot=bot,
        yours=viewer.person is not None and chair.person == viewer.person,
        conceded=number in table.conceded,
        present=chair.person in table.present,
        claimable=table.claimable(number, viewer.now),
        milliseconds=table.clock.left(number, viewer.now),
        flagged=number in table.clock.flagged,
    )


# -- the log ------------------------------------------------------------------------------------------------------


def entry(table: Table, seat: int | None, row: Row) -> wire.Entry:
    """A row as a viewer may see it."""
    told = {key: row.data[key] for key in TOLD.get(row.kind, ()) if key in row.data}
    found = wire.Entry(row.seq, row.at, row.kind, row.seat, data=told)
    if "dealt" in row.data and table.record is not None:
        told["started"] = True
        found.events = lines(table, seat, row, table.record.set_up)
    step = table.done.get(row.seq)
    if step is not None:
        found.events = lines(table, seat, row, step.events)
        mine = seat == step.seat or table.status == "over"
        if mine or not (step.secret or any(forgotten(table, seat, row, event) for event in step.events)):
            found.action = step.action
            found.text = table.about.game.texts[step.action]
    return found


def lines(table: Table, seat: int | None, row: Row, events: list[Event]) -> list[wire.LogEvent]:
    """What the rules have told of a row, as far as a viewer may see it and the rules let it be remembered."""
    over = table.status == "over"
    found: list[wire.LogEvent] = []
    for event in events:
        if over or (event.visible_to(seat) and not forgotten(table, seat, row, event)):
            found.append(line(event))
    return found


def line(event: Event) -> wire.LogEvent:
    return wire.LogEvent(event.message, event.rule, event.args, event.fades)


def forgotten(table: Table, seat: int | None, row: Row, event: Event) -> bool:
    """Whether a line has faded: the same player's next such line has come. He himself remembers."""
    player = event.args.get("player", -1)
    return event.fades and player != seat and table.faded().get((event.message, player)) != row.seq


# -- looking back, asking, taking home ----------------------------------------------------------------------------


def replay(table: Table, viewer: Viewer, steps: int) -> wire.Replay:
    """The table after so many actions.

    While a game runs, a player looks back as far as his own last action only, and nobody behind a line that made
    another fade: what the rules let fade must not come back by leafing.
    """
    record = table.record
    if record is None:
        raise Refused(409, "lincei-not-started")
    if steps > len(record.steps):
        raise Refused(404, "lincei-no-such-step", {"steps": len(record.steps)})
    if table.status != "over":
        ends = [step.seat == viewer.seat or any(event.fades for event in step.events) for step in record.steps]
        if True in ends[steps:]:
            raise Refused(403, "lincei-looks-too-far-back")
    again = Record(record.game, record.players, record.seed, record.options, record.names, record.dealt)
    for step in record.steps[:steps]:
        again.apply(step.action, step.drawn, step.seat)
    found = entry(table, viewer.seat, table.rows[table.made[steps - 1] - 1]) if steps else None
    return wire.Replay(steps, found, table.about.game.view(again.position, viewer.seat))


def asked(table: Table, viewer: Viewer) -> Position:
    """The position, turned to the viewer's own seat; refused if it is not asked."""
    if table.position is None or viewer.seat is None or viewer.seat not in table.waiting:
        raise Refused(409, "lincei-not-asked", {"seat": (viewer.seat or 0) + 1})
    return table.about.game.turned(table.position, viewer.seat)


def why(table: Table, viewer: Viewer, text: str) -> answers.Why:
    """Which rule forbids an action to the viewer's own seat now."""
    game, position = table.about.game, asked(table, viewer)
    try:
        action = game.read(position, text)
    except LinceiError:
        raise Refused(422, "lincei-unreadable", {"text": "=" + text}) from None
    refusal = game.why_not(position, game.texts[action])
    if refusal is None:
        return answers.Why(True, action, game.texts[action])
    return answers.Why(False, action, game.texts[action], refusal.rule, refusal.message)


def why_still(game: Game, position: Position, touch: str) -> answers.Why:
    """Which rule keeps a component still: rather one of its own than that something else is asked."""
    for action in position.legal:
        if touch in game.describe(position, action).touches:
            return answers.Why(True, action, game.texts[action])
    general = game.refusal(position.question.rule())
    found = answers.Why(False, None, None, general.rule, general.message)
    for action in game.touching(position, touch):
        refusal = game.why_not(position, game.texts[action])
        if refusal is not None and refusal.rule != general.rule:
            return answers.Why(False, action, game.texts[action], refusal.rule, refusal.message)
        if refusal is not None and found.action is None:
            found.action, found.text = action, game.texts[action]
    return found


def preview(game: Game, position: Position, actions: list[int]) -> answers.Preview:
    """What would be after some actions of the seat to move.

    They are carried out in a world dealt anew from what the seat may see, so nothing of the true one can show. Where
    something would come to light, be it by chance or by what others have chosen at the same time, there is no telling.
    """
    seat, told, scores = position.to_move, list[wire.LogEvent](), position.scores()
    world = game.determinise(position, seat, seeded(IMAGINED))
    revealed = world.revealed
    for action in actions:
        if seat not in world.waiting:
            raise Refused(409, "lincei-not-asked", {"seat": seat + 1})
        world = game.turned(world, seat)
        need_legal(game, world, action)
        last = world.question.together() and world.players > 1 and len(world.waiting) == 1
        world.listen()
        world.apply(action)
        if last or world.revealed != revealed:
            return answers.Preview(True, told, scores, None)
        told += [line(event) for event in world.events if event.visible_to(seat)]
        scores = world.scores()
    return answers.Preview(False, told, scores, game.view(world, seat, False))


def standing(table: Table) -> list[answers.SeatScore]:
    """How every seat stands, the same for all viewers: points are made in the open."""
    if table.position is None:
        raise Refused(409, "lincei-not-started")
    parts = table.position.breakdown()
    running = table.status == "running"
    ahead = table.about.game.outlook(table.position) if running else [[] for _ in parts]
    return [seat_score(mine, more) for mine, more in zip(parts, ahead, strict=True)]


def seat_score(parts: list[Points], outlook: list[Points]) -> answers.SeatScore:
    total = sum(part.points for part in parts)
    would_be = total + sum(part.points for part in outlook)
    return answers.SeatScore(
        total, would_be, [score_line(each) for each in parts], [score_line(each) for each in outlook]
    )


def score_line(points: Points) -> answers.ScoreLine:
    return answers.ScoreLine(points.message, points.rule, points.args, points.points)


def whole(table: Table, viewer: Viewer) -> wire.Exported:
    """A game to take home: the record once it is over, before that the viewer's own log."""
    record: str | None = None
    if table.status == "over" and table.record is not None:
        kept = table.record
        named = Record(kept.game, kept.players, kept.seed, kept.options, table.names(), kept.dealt)
        for step in kept.steps:
            named.apply(step.action, step.drawn, step.seat)
        record = write_record(named)
    entries = [entry(table, viewer.seat, row) for row in table.rows]
    return wire.Exported(table.about.id, table.about.game.name, table.status, viewer.seat, record, entries)
