"""The game for a program at the other end of a pipe: one JSON object a line, both ways.

Said: `start`; then `event` for what happens; `view` whenever a human seat is to decide, with all that this seat may
see and its legal actions; `why`, `undone` and `error` as answers; `end` with scores, ranking, breakdown and seed.
Understood, after a `view`: {"action": ID}, {"do": NOTATION}, {"undo": true}, {"redo": true}, {"why": NOTATION},
{"quit": true}. After anything that does not move the game on, the question is put again. Seats count from 0.

docs/json.md has the fields. What a seat may not see is never said, and the seed only at the end.
"""

from __future__ import annotations

import json

from lincei.kernel.errors import LinceiError
from lincei.kernel.events import EVERYBODY, Event
from lincei.kernel.position import Position
from lincei.text.client import CUT, LEFT, OVER
from lincei.text.console import flush, read_line, shown, write
from lincei.text.session import Session
from lincei.words import Words

VERSION = 1
ANSWERS = ("action", "do", "undo", "redo", "why", "quit")


def put(kind: str, /, **fields: object) -> None:
    """One object on one line, in ASCII, so that no character set can spoil it."""
    write(json.dumps({"type": kind, **fields}) + "\n")
    flush()


class BadAnswer(Exception):
    """A line that cannot be followed; its text says why."""


class Pipe:
    """One game through one pipe."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.words = session.words

    def run(self) -> str:
        """Play on until the game is over, the program quits, or there is no more input."""
        s = self.session
        put_start("start", s)
        put_events(self.recent() if s.steps else s.record.set_up, s)
        while not s.position.over:
            seat = s.position.to_move
            if not s.players[seat].human:
                put_events(s.apply(s.bot_choice()).events, s)
                continue
            put_view(s, seat)
            line = read_line()
            if line is None:
                return CUT
            try:
                if self.follow(read_answer(line), seat):
                    return LEFT
            except (BadAnswer, LinceiError) as problem:
                put("error", message=str(problem))
        put_end(s)
        return OVER

    def recent(self) -> list[Event]:
        """What the seat to move missed when a game is taken up again; nothing from before its last turn."""
        s = self.session
        seat = s.position.to_move
        return s.events(s.since_last_turn(seat), seat) if seat in s.humans else []

    def follow(self, answer: dict[str, object], seat: int) -> bool:
        """Do what an answer says; True if it quits."""
        s = self.session
        key, value = next(iter(answer.items()))
        if key == "quit":
            return True
        if key == "undo":
            if not s.record.can_undo(seat):
                raise BadAnswer(self.words.say("lincei-undo-line" if s.steps else "lincei-nothing-to-undo"))
            action = s.steps[-1].action
            s.undo()
            put("undone", seat=seat, action=action, do=s.game.texts[action])
        elif key == "redo":
            if not s.record.undone:
                raise BadAnswer(self.words.say("lincei-nothing-to-redo"))
            put_events(s.redo().events, s)
        elif key == "why":
            self.why(str(value))
        else:
            action = value if isinstance(value, int) else s.game.read(s.position, str(value))
            if action not in s.position.legal:
                raise BadAnswer(self.refuse(action))
            put_events(s.apply(action).events, s)
        return False

    def refuse(self, action: int) -> str:
        s = self.session
        refusal = s.game.why_not(s.position, s.game.write(s.position, action))
        assert refusal is not None
        return f"{s.game.texts[action]}: {self.words.say(refusal.message)} ({refusal.rule})"

    def why(self, text: str) -> None:
        s = self.session
        action = s.game.read(s.position, text)
        refusal = s.game.why_not(s.position, s.game.texts[action])
        said: dict[str, object] = {"action": action, "do": s.game.texts[action], "legal": refusal is None}
        if refusal is not None:
            said |= {"rule": refusal.rule, "message": refusal.message, "text": self.words.say(refusal.message)}
        put("why", **said)


def read_answer(line: str) -> dict[str, object]:
    """An object with exactly one of the known keys and a fitting value."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise BadAnswer(f"not a JSON object on one line: {shown(line)!r}") from None
    if not isinstance(answer, dict) or len(answer) != 1 or next(iter(answer)) not in ANSWERS:
        raise BadAnswer(f"an answer is an object with one of: {', '.join(ANSWERS)}")
    key, value = next(iter(answer.items()))
    if key == "action" and (not isinstance(value, int) or isinstance(value, bool)):
        raise BadAnswer('"action" wants the id of a legal action, a whole number')
    if key in ("do", "why") and not isinstance(value, str):
        raise BadAnswer(f'"{key}" wants a text')
    if key in ("undo", "redo", "quit") and value is not True:
        raise BadAnswer(f'"{key}" wants true')
    return answer


# -- what is said, here and in replays ----------------------------------------------------------------------------


def put_start(kind: str, s: Session, **more: object) -> None:
    put(
        kind,
        version=VERSION,
        game=s.game.name,
        edition=s.game.edition,
        digest=s.game.digest,
        options=s.record.options,
        seats=[
            {"seat": seat, "kind": player.kind, "name": name}
            for seat, (player, name) in enumerate(zip(s.players, s.names, strict=True))
        ],
        lang=s.words.lang,
        actions=len(s.steps),
        **more,
    )


def put_events(events: list[Event], s: Session) -> None:
    """Public events, and those that only a human seat of this pipe may see, with that seat."""
    for event in events:
        if event.seen_by == EVERYBODY or event.seen_by in s.humans:
            more: dict[str, object] = {} if event.seen_by == EVERYBODY else {"seat": event.seen_by}
            if event.fades:
                more["fades"] = True
            text = s.words.say(event.message, event.args, s.names)
            put("event", message=event.message, rule=event.rule, args=event.args, text=text, **more)


def put_view(s: Session, seat: int) -> None:
    """The view of the seat to move, the question and each choice in words, and whether undo and redo are open."""
    view = s.game.view(s.position, seat)
    legal = s.game.choices(s.position)
    for choice, action in zip(legal, s.position.legal, strict=True):
        deed = s.game.describe(s.position, action)
        choice["label"] = s.words.say(deed.message, deed.args, s.names)
    view["legal"] = legal
    question = s.words.say(s.position.question.ask(), s.position.question.args(s.position), s.names)
    put("view", **view, text=question, undo=s.record.can_undo(seat), redo=bool(s.record.undone))


def breakdown(position: Position, words: Words, names: list[str]) -> list[list[dict[str, object]]]:
    """Where every point came from, seat by seat."""
    return [
        [
            {
                "message": points.message,
                "rule": points.rule,
                "args": points.args,
                "points": points.points,
                "text": words.say(points.message, points.args, names),
            }
            for points in seat
        ]
        for seat in position.breakdown()
    ]


def put_end(s: Session) -> None:
    put(
        "end",
        over=s.position.over,
        scores=s.position.scores(),
        ranking=s.position.ranking() if s.position.over else None,
        breakdown=breakdown(s.position, s.words, s.names),
        seed=s.record.seed,
        record=str(s.place.path),
    )
