"""A position: plain fields plus the stack of what still has to happen."""

from __future__ import annotations

from typing import Final

from lincei.kernel.chance import Rng
from lincei.kernel.errors import IllegalAction
from lincei.kernel.events import EVERYBODY, Args, Event, Points
from lincei.kernel.frames import CHANCE, OVER, Chance, Frame, Question, Task

# Shared until something is put there, so that a copy need not build lists only to replace them.
NOTHING: Final[list[int]] = []
SILENCE: Final[list[Event]] = []


class Position:
    """The kernel's half of a position. A game adds its fields, `copy` and the scores."""

    def __init__(self, players: int, rng: Rng) -> None:
        self.players = players
        self.stack: list[Frame] = []
        self.legal = NOTHING
        self.rng = rng
        self.explicit_chance = False
        self.revealed = 0  # how often something hidden came to light: behind it nobody may take back
        self.passed = 0  # how often a turn was passed
        self.listening = False
        self.events = SILENCE  # since the last action, while somebody listens
        self.drawn = NOTHING  # chance results since the last action, while somebody listens
        self.script = NOTHING  # chance results to follow instead of the generator's

    def copy(self) -> Position:
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winner; equal places are shared."""
        raise NotImplementedError

    def breakdown(self) -> list[list[Points]]:
        """For each seat, where every one of its points came from."""
        raise NotImplementedError

    # -- the contract ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def to_move(self) -> int:
        return self.stack[-1].seat if self.stack else OVER

    @property
    def waiting(self) -> list[int]:
        """The seats that may answer now, ascending: the one that is asked, or all that are asked together."""
        return sorted([frame.seat for frame in self.asked() if frame.seat >= 0])

    def asked(self) -> list[Frame]:
        """The top of the stack: the one question, or the run of those asked together."""
        first = len(self.stack)
        while first and self.stack[first - 1].together():
            first -= 1
        return self.stack[first:] or self.stack[-1:]

    @property
    def question(self) -> Question[Position]:
        """What is asked now. There is one until the game is over."""
        top = self.stack[-1]
        assert isinstance(top, Question)
        return top

    def chances(self) -> list[int]:
        """Where chance is asked explicitly: the weight of each legal outcome."""
        top = self.stack[-1]
        assert isinstance(top, Chance)
        return top.weights(self)

    def apply(self, action: int) -> None:
        """Carry out a legal action and run on to the next decision; refuse anything else and change nothing."""
        legal = self.legal
        low = 0
        high = len(legal)
        while low < high:
            middle = (low + high) >> 1
            if legal[middle] < action:
                low = middle + 1
            else:
                high = middle
        if low == len(legal) or legal[low] != action:
            raise IllegalAction(f"action {action} is not legal now")
        if self.listening:
            self.listen()
        top = self.stack.pop()
        assert isinstance(top, Question)
        if top.seat == CHANCE:
            self.came_to_light(action)
        if top.together():
            self.passed += 1  # what is chosen together with others stands, whoever is asked next
        top.take(self, action)
        self.settle()

    def turn_to(self, seat: int) -> None:
        """Put the question of a waiting seat on top; below it the run goes on with the lowest seat."""
        waiting = self.waiting
        if seat not in waiting:
            raise IllegalAction(f"seat {seat + 1} is not asked now")
        if seat != self.to_move:
            run = self.asked()
            del self.stack[-len(run) :]
            waiting.remove(seat)
            for other in [*waiting[::-1], seat]:
                self.stack += [frame for frame in run if frame.seat == other]
            self.legal = self.question.options(self)

    def settle(self) -> None:
        """Run tasks and chance until a question with at least one answer is on top."""
        stack = self.stack
        while stack:
            top = stack[-1]
            if isinstance(top, Task):
                stack.pop()
                top.run(self)
            elif isinstance(top, Chance) and not self.explicit_chance:
                stack.pop()
                self.answer_chance(top)
            else:
                assert isinstance(top, Question)
                self.legal = top.options(self)
                if self.legal:
                    return
                stack.pop()
        self.legal = []

    def answer_chance(self, top: Chance[Position]) -> None:
        """Let the generator, or the script of a replayed record, answer; the generator moves on in both cases."""
        action = top.draw(self, self.rng)
        if action < 0:
            return
        if self.script:
            action = self.script.pop(0)
            if action not in top.options(self):
                raise IllegalAction("the chance results do not fit what happens")
        self.came_to_light(action)
        top.take(self, action)

    def beyond_undo(self, seat: int, revealed: int, passed: int) -> bool:
        """Whether the undo line lies between here and a position with these marks."""
        return self.revealed != revealed or self.passed != passed or self.to_move != seat

    def came_to_light(self, action: int) -> None:
        self.revealed += 1
        if self.listening:
            self.drawn.append(action)

    # -- for the rules --------------------------------------------------------------------------------------------

    def then(self, frames: list[Frame]) -> None:
        """These happen next, in the order written."""
        for i in range(len(frames) - 1, -1, -1):
            self.stack.append(frames[i])

    def ask(self, frame: Frame) -> None:
        self.stack.append(frame)

    def listen(self) -> None:
        """Hear what happens and what chance answers from now on."""
        self.listening = True
        self.events = []
        self.drawn = []

    def tell(self, message: str, rule: str, args: Args, fades: bool = False, seen_by: int = EVERYBODY) -> None:
        """Put a line into the log. Callers ask `listening` first, so that simulation pays nothing."""
        self.events.append(Event(message, rule, args, fades, seen_by))

    def copy_kernel(self, into: Position) -> None:
        """Copy the kernel's fields; a copy listens to nobody."""
        into.stack = self.stack[:]
        into.legal = self.legal
        into.explicit_chance = self.explicit_chance
        into.revealed = self.revealed
        into.passed = self.passed
