"""Step through a record: one action after the other, back, or to any place in it."""

from __future__ import annotations

from argparse import Namespace

from lincei.contract import Game
from lincei.kernel.errors import BadOptions, LinceiError
from lincei.kernel.events import Event
from lincei.kernel.position import Position
from lincei.kernel.record import Record, Step
from lincei.saves import Place, path_of
from lincei.text.console import Console
from lincei.text.pipe import put, put_end, put_events, put_start
from lincei.text.play import read_game
from lincei.text.players import HUMAN, Player, read_player
from lincei.text.session import Session
from lincei.text.tables import drawing
from lincei.text.telling import colon, log_lines, ranking_lines, score_lines
from lincei.words import Words, choose_language


def replay(args: Namespace) -> int:
    """`lincei replay`."""
    path = path_of(args.file)
    record, game = read_game(path, args.edition)
    words = Words(choose_language(args.lang), game.name)
    if args.seat is not None and not 1 <= args.seat <= record.players:
        raise BadOptions(f"{path} has seats 1 to {record.players}, not {args.seat}")
    if args.step is not None and not 0 <= args.step <= len(record.steps):
        raise BadOptions(f"{path} has actions 1 to {len(record.steps)}, not {args.step}")
    session = Session(game, record, [seated(name) for name in record.names], Place(path), words)
    session.humans = [] if args.seat is None else [args.seat - 1]
    first = args.step or 0
    if args.json:
        put_all(session, first)
        return 0
    console = Console(args.plain)
    projector = Projector(session, console)
    projector.introduce(first)
    if console.tty and not args.to_end:
        projector.run()
    else:
        projector.go_to_end()
    return 0


def seated(spec: str) -> Player:
    """Whoever sat there: records of others may name players we do not have."""
    try:
        return read_player(spec)
    except LinceiError:
        return Player(HUMAN, spec)


def position_at(game: Game, record: Record, number: int) -> Record:
    """The game as it stood after so many actions."""
    again = Record(game, record.players, record.seed, record.options, record.names, record.dealt)
    for step in record.steps[:number]:
        again.apply(step.action, step.drawn, step.seat)
    return again


def hidden(step: Step, viewer: int | None) -> bool:
    """Whether a viewer learns only that a choice was made: a secret one of another seat."""
    return step.secret and step.seat != viewer


class Projector:
    """Shows a record on a console."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session = session
        self.console = console
        self.words = session.words
        self.viewer = session.humans[0] if session.humans else None
        self.at = 0  # actions shown

    @property
    def position(self) -> Position:
        return position_at(self.session.game, self.session.record, self.at).position

    def introduce(self, first: int) -> None:
        s = self.session
        title = "=" + self.words.say(f"lincei-game-{s.game.name}")
        self.console.say(self.words.say("lincei-welcome", {"game": title, "edition": "=" + s.game.edition}))
        self.console.say(self.words.say("lincei-seats", {"names": "=" + ", ".join(s.names)}))
        self.console.say(self.words.say("lincei-seed", {"seed": f"={s.record.seed}"}))
        self.console.say()
        if first:
            self.jump(first)
        else:
            self.log(s.record.set_up)

    def run(self) -> None:
        """Follow what is typed until the end of the input."""
        self.console.say(self.words.say("lincei-replay-help"))
        while True:
            line = self.console.ask(f"[{self.at}/{len(self.session.steps)}] ")
            if line is None or line.lower() in ("q", "quit"):
                return
            if line == "":
                self.forward()
            elif line.lower() == "b":
                self.jump(max(self.at - 1, 0))
            elif line.lower() == "t":
                self.table()
            elif line.lower() == "e":
                self.go_to_end()
            elif line.isascii() and line.isdecimal() and len(line) < 9 and int(line) <= len(self.session.steps):
                self.jump(int(line))
            else:
                self.console.say(self.words.say("lincei-replay-help"))

    def forward(self) -> None:
        """Show the next action."""
        if self.at == len(self.session.steps):
            self.console.say(self.words.say("lincei-replay-end"))
            return
        self.at += 1
        self.tell(self.session.steps[self.at - 1])
        if self.at == len(self.session.steps):
            self.finish()

    def tell(self, step: Step) -> None:
        s = self.session
        if hidden(step, self.viewer):
            said = self.words.say("lincei-has-chosen", {"player": step.seat}, s.names)
        else:
            said = colon(self.words, s.names[step.seat], s.game.texts[step.action])
        self.console.say(f"{self.at}. {said}")
        self.log(step.events)

    def log(self, events: list[Event]) -> None:
        seen = [event for event in events if event.visible_to(self.viewer)]
        for line in log_lines(seen, self.words, self.session.names):
            self.console.say(line, "  ", "  ")

    def jump(self, number: int) -> None:
        self.at = number
        if number:
            self.tell(self.session.steps[number - 1])
        self.table()

    def table(self) -> None:
        s = self.session
        view = s.game.view(self.position, self.viewer)
        plain, ascii = self.console.plain, self.console.ascii
        self.console.lines(drawing(s.game.name).draw(view, self.words, s.names, plain, ascii, None))

    def go_to_end(self) -> None:
        while self.at < len(self.session.steps):
            self.at += 1
            self.tell(self.session.steps[self.at - 1])
        self.finish()

    def finish(self) -> None:
        """The table, and the score as far as it goes."""
        s = self.session
        self.console.say()
        self.table()
        self.console.say()
        self.console.say(self.words.say("lincei-final-score" if s.position.over else "lincei-score-so-far"))
        self.console.lines(score_lines(s.position, self.words, s.names))
        if s.position.over:
            self.console.lines(ranking_lines(s.game, s.position, self.words, s.names))


def put_all(session: Session, first: int) -> None:
    """The record as JSON: each action with its events and the view behind it."""
    record, game = session.record, session.game
    viewer = session.humans[0] if session.humans else None
    again = position_at(game, record, first)
    put_start("start", session, seed=record.seed)
    if not first:
        put_events(record.set_up, session)
    put("view", number=first, **game.view(again.position, viewer))
    for number, step in enumerate(record.steps[first:], start=first + 1):
        drawn = [game.texts[action] for action in step.drawn]
        told = not hidden(step, viewer)
        action, do = (step.action, game.texts[step.action]) if told else (None, None)
        put("action", number=number, seat=step.seat, action=action, do=do, drawn=drawn)
        put_events(step.events, session)
        again.apply(step.action, step.drawn, step.seat)
        put("view", number=number, **game.view(again.position, viewer))
    put_end(session)
