"""The record is the game: how it was set up, and every action with its chance results."""

from __future__ import annotations

from typing import Final, final

from lincei.kernel.errors import IllegalAction
from lincei.kernel.events import Event
from lincei.kernel.playable import Playable


@final
class Step:
    """One action, what chance answered to it, whether the undo line lies behind it, and whether it stays secret."""

    def __init__(self, seat: int, action: int, drawn: list[int], line: bool, secret: bool, events: list[Event]) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.drawn: Final = drawn
        self.line: Final = line
        self.secret: Final = secret  # an answer given together with others: words for it are for its own seat only
        self.events: Final = events


@final
class Record:
    """A game as it was played so far, and the position it has led to."""

    def __init__(
        self,
        game: Playable,
        players: int,
        seed: int,
        options: dict[str, str],
        names: list[str],
        script: list[int] | None = None,
    ) -> None:
        """Set the game up, following the chance results of `script` where there are any."""
        self.game: Final = game
        self.players: Final = players
        self.seed: Final = seed
        self.options: Final = options
        self.names: Final = names
        self.steps: list[Step] = []
        self.undone: list[Step] = []  # taken back, the next to redo last
        position = game.prepare(players, seed, options)
        position.listen()
        position.script = [] if script is None else script[:]
        position.settle()
        self.position = position
        self.dealt: Final = position.drawn
        self.set_up: Final = position.events
        if script is not None and self.dealt != script:
            raise IllegalAction("the chance results do not fit the set-up")

    def apply(self, action: int, script: list[int] | None = None, seat: int | None = None) -> Step:
        """Carry out an action, that of a waiting `seat` if one is given; `script` has the chance results to follow."""
        position = self.position
        if seat is not None:
            position.turn_to(seat)
        mover = position.to_move
        secret = not position.over and position.question.together()
        revealed, passed = position.revealed, position.passed
        position.script = [] if script is None else script[:]
        position.apply(action)
        line = position.beyond_undo(mover, revealed, passed)
        step = Step(mover, action, position.drawn, line, secret, position.events)
        self.steps.append(step)
        if script is not None and step.drawn != script:
            raise IllegalAction("the chance results do not fit what happens")
        if self.undone and self.undone[-1].action == action:
            self.undone.pop()
        else:
            self.undone = []
        return step

    def can_undo(self, seat: int) -> bool:
        """A player may take back what is his own and lies after the last undo line."""
        return bool(self.steps) and self.steps[-1].seat == seat and not self.steps[-1].line

    def undo(self, count: int = 1) -> None:
        """Take back the last action, or the last few; the record is played again without them."""
        steps = self.steps
        undone = [*self.undone, *steps[-count:][::-1]]
        again = Record(self.game, self.players, self.seed, self.options, self.names, self.dealt)
        for step in steps[:-count]:
            again.apply(step.action, step.drawn, step.seat)
        self.steps = again.steps
        self.position = again.position
        self.undone = undone

    def redo(self) -> Step:
        """Do again what was taken back last."""
        return self.apply(self.undone[-1].action, None, self.undone[-1].seat)
