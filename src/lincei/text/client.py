"""The line-based client: the table as text, a question, numbered answers; for ssh, screen readers and pipes."""

from __future__ import annotations

import lincei
from lincei.text.commands import NotUnderstood, Vocabulary, read_action
from lincei.text.console import Console, Thinking, flush
from lincei.text.desk import Desk
from lincei.text.menu import listed, menu
from lincei.text.session import Session
from lincei.text.telling import colon, log_lines, ranking_lines, score_lines

OVER, LEFT, CUT = "over", "left", "cut"  # how playing stops: at the end, by the player, or because the input ends


class Client:
    """One game in one terminal: humans in turn at the same keyboard, bots in between."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session = session
        self.console = console
        self.words = session.words
        self.vocabulary = Vocabulary(session.words)
        self.desk = Desk(session, console, self.vocabulary)
        # How much of the record a viewer has seen; -1 is nothing, not even the set-up.
        self.told: dict[int | None, int] = {None: len(session.steps) or -1}
        for seat in session.humans:
            self.told[seat] = session.since_last_turn(seat)
        self.table_at = -1  # how long the record was when the table was shown last
        self.at_keyboard: int | None = None
        self.legend_told = False
        self.explained = bool(session.steps)  # a game that is taken up again needs no introduction

    # -- the game -------------------------------------------------------------------------------------------------

    def run(self) -> str:
        """Play on until the game is over, the player leaves, or there is no more input."""
        self.introduce()
        while not self.session.position.over:
            seat = self.session.position.to_move
            if self.session.players[seat].human:
                stopped = self.decide(seat)
                if stopped:
                    return stopped
            else:
                self.let_bot_move(seat)
        self.finish()
        return OVER

    def introduce(self) -> None:
        s, words = self.session, self.words
        title = "=" + words.say(f"lincei-game-{s.game.name}")
        self.console.say(words.say("lincei-welcome", {"game": title, "edition": "=" + s.game.edition}))
        self.console.say(words.say("lincei-seats", {"names": "=" + ", ".join(s.names)}))
        self.console.say(words.say("lincei-seed", {"seed": f"={s.record.seed}"}))
        if not lincei.COMPILED:
            self.console.say(words.say("lincei-interpreted"))
        if s.steps and not s.position.over:
            self.console.say(words.say("lincei-goes-on", {"actions": len(s.steps)}))
        if s.humans:
            self.console.say(words.say("lincei-help-hint"))
        self.console.say()

    def let_bot_move(self, seat: int) -> None:
        with Thinking(self.console, self.words.say("lincei-thinking", {"player": seat}, self.session.names)):
            action = self.session.bot_choice()
        self.session.apply(action)
        if len(self.session.humans) < 2:  # with several at the keyboard, each is told when he sits down
            self.tell(self.session.humans[0] if self.session.humans else None)

    def tell(self, seat: int | None) -> None:
        """What happened since this viewer was told last."""
        for line in log_lines(self.session.events(self.told[seat], seat), self.words, self.session.names):
            self.console.say(line, hang="  ")
        self.told[seat] = len(self.session.steps)
        flush()

    def finish(self) -> None:
        s = self.session
        # What nobody at the keyboard has been told yet.
        self.tell(max(s.humans, key=lambda seat: self.told[seat], default=None))
        self.console.say()
        self.desk.table(None)
        self.console.say()
        self.console.say(self.words.say("lincei-final-score"))
        self.console.lines(score_lines(s.position, self.words, s.names))
        self.console.lines(ranking_lines(s.game, s.position, self.words, s.names))

    # -- a decision -----------------------------------------------------------------------------------------------

    def decide(self, seat: int) -> str:
        """Put the question until something is done; "" then, else how playing stops."""
        if len(self.session.humans) > 1 and self.at_keyboard != seat:
            self.at_keyboard = seat
            if not self.console.hand_over(self.words.say("lincei-hand-over", {"player": seat}, self.session.names)):
                return LEFT
        self.tell(seat)
        labels = self.put_question(seat)
        while True:
            line = self.console.ask()
            if line is None:
                return LEFT if self.console.tty else CUT
            if not line:
                continue
            command = self.vocabulary.read(line)
            if command is not None and command.name == "quit":
                return LEFT
            if self.act(line, labels) if command is None else self.desk.obey(command, seat, labels):
                self.told[seat] = min(self.told[seat], len(self.session.steps))
                return ""

    def put_question(self, seat: int) -> list[str]:
        """The table if it is due, what is asked, and the choices; gives the words of each choice."""
        s, words = self.session, self.words
        actions = listed(s.game, s.position)
        deeds = [s.game.describe(s.position, action) for action in actions]
        labels = [words.say(deed.message, deed.args, s.names) for deed in deeds]
        if self.table_is_due(seat):
            self.console.say()
            self.desk.turn(seat)
        elif self.desk.drawing.shows_board([touched for deed in deeds for touched in deed.touches]):
            self.console.say()
            self.desk.board(seat, seat)
        self.explain()
        question = s.position.question
        asked = words.say(question.ask(), question.args(s.position), s.names)
        self.console.say()
        self.console.say(colon(words, s.names[seat], f"{asked} ({question.rule()})"), hang="  ")
        final = [s.game.irreversible(s.position, action) for action in actions]
        mark = words.say("lincei-cannot-undo") if self.console.plain else "!"
        entries = [
            f"{label} [{s.game.texts[action]}]" + (f" {mark}" if gone else "")
            for label, action, gone in zip(labels, actions, final, strict=True)
        ]
        first = sum(not s.game.block(action).aside for action in actions)  # of those aside
        heading = colon(words, words.say("lincei-aside"), "").rstrip()
        self.console.lines(menu(entries[:first], self.console.width, self.console.plain, entries[first:], heading))
        if any(final) and not self.legend_told and not self.console.plain:
            self.legend_told = True
            self.console.say(words.say("lincei-legend", {"mark": "=!"}))
        return labels

    def explain(self) -> None:
        """What the game is about, once, below the first table of a new game, where a newcomer looks."""
        if self.explained:
            return
        self.explained = True
        self.console.say()
        aim, *cards = self.words.say(self.desk.drawing.INTRO).splitlines()
        self.console.say(aim)
        for card in cards:
            self.console.say(card, indent="  ", hang="  ")

    def table_is_due(self, seat: int) -> bool:
        """Whether others, or chance at a table for one, have moved since this seat was shown the table.

        What seats choose together comes about for all at once, by whoever chooses last.
        """
        steps = self.session.steps
        seen, self.table_at = self.table_at, len(steps)
        alone = self.session.record.players == 1
        return seen < 0 or any(step.seat != seat or step.secret or (alone and step.line) for step in steps[seen:])

    def act(self, line: str, labels: list[str]) -> bool:
        """Do what a line says, if it is legal; else say which rule forbids it."""
        s = self.session
        try:
            action = read_action(s.game, s.position, line, labels, self.words)
        except NotUnderstood as problem:
            self.console.say(str(problem))
            return False
        if action not in s.position.legal:
            self.desk.why(s.game.texts[action], labels)
            return False
        s.apply(action)
        return True
