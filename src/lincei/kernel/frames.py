"""The unfinished decision as data: what still has to happen, as a stack of immutable frames."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from lincei.kernel.chance import Rng

G = TypeVar("G")

CHANCE: Final = -1
OVER: Final = -2


class Frame:
    """Something still to happen. Frames are immutable, so positions may share them."""

    seat: int = CHANCE  # who is asked

    def together(self) -> bool:
        """Whether this is a question asked at the same time as its neighbours on the stack, of other seats.

        Rules push one for each seat, the lowest on top, above the task that resolves them. Each has an option from the
        start; its `take` only notes the answer, and answers stay secret until the last is in.
        """
        return False


class Task(Frame, Generic[G]):
    """A frame that asks nobody: it runs as soon as it is on top."""

    def run(self, g: G) -> None:
        raise NotImplementedError


class Question(Frame, Generic[G]):
    """A frame that asks one seat to choose."""

    def options(self, g: G) -> list[int]:
        """Every legal action, ascending. The only place where legality is decided."""
        raise NotImplementedError

    def take(self, g: G, action: int) -> None:
        """Carry out an action that `options` offered. Never checks legality again."""
        raise NotImplementedError

    def why(self, g: G, action: int) -> str:
        """The rule that forbids this action now; by default the rule that asks something else."""
        return self.rule()

    def rule(self) -> str:
        """The rule that puts this question."""
        raise NotImplementedError

    def ask(self) -> str:
        """The message that says what is asked."""
        raise NotImplementedError

    def args(self, g: G) -> dict[str, int | str]:
        """The arguments of that message."""
        return {}

    def halfway(self) -> bool:
        """Whether this question continues a half-made choice, so that nothing is fixed before it is answered."""
        return False


class Chance(Question[G]):
    """A question put to chance. `weights` runs alongside `options`."""

    def weights(self, g: G) -> list[int]:
        raise NotImplementedError

    def draw(self, g: G, rng: Rng) -> int:
        """The answer of the generator."""
        return self.options(g)[rng.weighted(self.weights(g))]

    def ask(self) -> str:
        return "lincei-ask-chance"
