"""What a player may ask at the table without moving: the table, a board, the log, a rule, the score, a save."""

from __future__ import annotations

from collections import Counter

from lincei import saves
from lincei.contract import Game
from lincei.kernel.errors import LinceiError
from lincei.kernel.events import Args
from lincei.register import Rule, UnknownRule, rule, search
from lincei.text.commands import ENGLISH, Command, NotUnderstood, Vocabulary, read_action
from lincei.text.console import Console, fold, shown
from lincei.text.menu import listed
from lincei.text.session import Session
from lincei.text.tables import drawing
from lincei.text.telling import colon, log_lines, score_lines

MOST_FOUND = 12  # rules listed by a search at the table


def examples(game: Game) -> list[str]:
    """The first two notations of a game whose last word is enough."""
    texts = [game.texts[action] for action in game.decisions]
    last = Counter(text.split()[-1] for text in texts)
    return [text for text in texts if " " in text and last[text.split()[-1]] == 1][:2]


class Desk:
    """Answers commands."""

    def __init__(self, session: Session, console: Console, vocabulary: Vocabulary) -> None:
        self.session = session
        self.console = console
        self.vocabulary = vocabulary
        self.words = session.words
        self.drawing = drawing(session.game.name)
        self.turns: dict[int, dict[str, object]] = {}  # what each seat saw when its last turn began

    def obey(self, command: Command, seat: int, labels: list[str]) -> bool:
        """Do what a command says; True if the question is to be put again."""
        name, rest = command.name, command.rest
        if name == "help":
            self.help()
        elif name == "why":
            self.why(rest, labels) if rest else self.help()
        elif name == "undo":
            return self.undo(seat)
        elif name == "redo":
            return self.redo()
        elif name == "rule":
            self.rule(rest)
        elif name == "about":
            self.about(rest)
        elif name == "table":
            self.table(seat)
        elif name == "board":
            self.somebodys_board(rest, seat)
        elif name == "log":
            self.log(seat)
        elif name == "score":
            self.console.lines(score_lines(self.session.position, self.words, self.session.names))
        elif name == "save":
            self.save(rest)
        return name == "list"

    def help(self) -> None:
        """Every command with what it does, with examples from this game."""
        game, words = self.session.game, self.words
        text, other = examples(game)
        self.console.say(words.say("lincei-help", {"text": "=" + text, "end": "=" + text.split()[-1]}))
        given: Args = {
            "action": "=" + other.split()[-1],
            "rule": "=" + self.session.position.question.rule(),
            "component": self.some_component(),
        }
        for name in ENGLISH:
            if name != "why":
                typed = self.vocabulary.shown[name]
                self.console.say(colon(words, typed, words.say(f"lincei-help-{name}", given)), "  ", "  ")
        self.console.say(colon(words, "? …", words.say("lincei-help-why", given)), "  ", "  ")

    # -- looking --------------------------------------------------------------------------------------------------

    def table(self, seat: int | None) -> None:
        """The table as a seat sees it, with the boards of all."""
        s, console = self.session, self.console
        view = s.game.view(s.position, seat)
        console.lines(self.drawing.draw(view, self.words, s.names, console.plain, console.ascii, None))

    def turn(self, seat: int) -> None:
        """What a seat needs to see of the table when its turn comes."""
        s, console = self.session, self.console
        view = s.game.view(s.position, seat)
        before = self.turns.get(seat)
        console.lines(self.drawing.draw_turn(view, before, self.words, s.names, console.plain, console.ascii))
        self.turns[seat] = view

    def board(self, seat: int, viewer: int) -> None:
        s, console = self.session, self.console
        view = s.game.view(s.position, viewer)
        console.lines(self.drawing.draw_board(view, seat, self.words, s.names, console.plain, console.ascii))

    def somebodys_board(self, whose: str, viewer: int) -> None:
        """A player's board by the number or the name of the seat; without one, the viewer's own."""
        for seat, name in enumerate(self.session.names):
            if fold(whose) in (str(seat + 1), fold(name)) or (not whose and seat == viewer):
                self.board(seat, viewer)
                return
        self.console.say(self.words.say("lincei-no-seat", {"text": "=" + shown(whose)}))

    def about(self, what: str) -> None:
        """The line about every component whose name has these words in it."""
        found = [(name, note) for name, note in self.words.notes() if what and fold(what) in fold(name)]
        for name, note in found:
            self.console.say(colon(self.words, name, note), hang="  ")
        if not found:
            example = self.some_component()
            self.console.say(self.words.say("lincei-nothing-about", {"text": "=" + shown(what), "component": example}))

    def some_component(self) -> str:
        """A component that `about` can tell about, as an example."""
        return "=" + next((name for name, _ in self.words.notes()), "…")

    def log(self, seat: int) -> None:
        events = self.session.events(self.session.since_last_turn(seat), seat)
        for line in log_lines(events, self.words, self.session.names):
            self.console.say(line, hang="  ")
        if not events:
            self.console.say(self.words.say("lincei-log-empty"))

    # -- rules ----------------------------------------------------------------------------------------------------

    def why(self, text: str, labels: list[str]) -> None:
        """Which rule forbids an action now, and what that rule says."""
        s = self.session
        try:
            action = read_action(s.game, s.position, text, labels, self.words)
        except NotUnderstood as problem:
            self.console.say(str(problem))
            return
        refusal = s.game.why_not(s.position, s.game.texts[action])
        if refusal is None:
            number = listed(s.game, s.position).index(action) + 1
            self.console.say(self.words.say("lincei-is-legal", {"text": "=" + s.game.texts[action], "number": number}))
            return
        said = f"{self.words.say(refusal.message)} ({refusal.rule})"
        self.console.say(colon(self.words, s.game.texts[action], said), hang="  ")
        self.tell_rules([refusal.rule])

    def rule(self, text: str) -> None:
        """A rule by its id, or the rules that contain some words."""
        game, lang = self.session.game.name, self.words.lang
        try:
            found = [rule(game, text, lang)]
        except UnknownRule:
            found = search(game, text, lang) if text else []
        if not found:
            self.console.say(self.words.say("lincei-no-rule", {"text": "=" + shown(text)}))
        for each in found[:MOST_FOUND]:
            self.tell_rule(each)
        if len(found) > MOST_FOUND:
            self.console.say(self.words.say("lincei-more-rules", {"number": len(found) - MOST_FOUND}))

    def tell_rules(self, ids: list[str]) -> None:
        for each in ids:
            try:
                self.tell_rule(rule(self.session.game.name, each, self.words.lang))
            except UnknownRule:
                continue

    def tell_rule(self, each: Rule) -> None:
        self.console.say(colon(self.words, each.id, each.text), "  ", "  ")

    # -- taking back and keeping ----------------------------------------------------------------------------------

    def undo(self, seat: int) -> bool:
        record = self.session.record
        if not record.can_undo(seat):
            own = bool(record.steps) and any(step.seat == seat for step in record.steps)
            self.console.say(self.words.say("lincei-undo-line" if own else "lincei-nothing-to-undo"))
            return False
        taken_back = self.session.game.texts[record.steps[-1].action]
        self.session.undo()
        self.console.say(self.words.say("lincei-undone", {"text": "=" + taken_back}))
        return True

    def redo(self) -> bool:
        if not self.session.record.undone:
            self.console.say(self.words.say("lincei-nothing-to-redo"))
            return False
        self.session.redo()
        return True

    def save(self, name: str) -> None:
        """Save where the player says; ~ is his home folder."""
        if not name:
            self.console.say(self.words.say("lincei-save-where"))
            return
        try:
            path = saves.path_of(name)
            saves.save(path, self.session.record)
        except (OSError, LinceiError) as problem:
            why = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
            self.console.say(self.words.say("lincei-not-saved", {"file": "=" + shown(name), "why": "=" + why}))
            return
        self.console.say(self.words.say("lincei-saved", {"file": f"={path}"}))
