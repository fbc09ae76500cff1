"""What happened, as message ids with arguments; words are put to it at the edge."""

from __future__ import annotations

from typing import Final, TypeAlias, final

EVERYBODY: Final = -1
Args: TypeAlias = dict[str, int | str]


@final
class Event:
    """One line of the log: a message, the rule it applies, its arguments and who may see it.

    An argument called `player` is a seat; other ints are numbers; strings refer to components. What `fades` may be seen
    when it happens, but an interface forgets it once the same player's next such line comes.
    """

    def __init__(self, message: str, rule: str, args: Args, fades: bool = False, seen_by: int = EVERYBODY) -> None:
        self.message: Final = message
        self.rule: Final = rule
        self.args: Final = args
        self.fades: Final = fades
        self.seen_by: Final = seen_by

    def visible_to(self, seat: int | None) -> bool:
        return self.seen_by in (EVERYBODY, seat)


@final
class Points:
    """One line of the score: where these points came from, and by which rule."""

    def __init__(self, message: str, rule: str, args: dict[str, int | str], points: int) -> None:
        self.message: Final = message
        self.rule: Final = rule
        self.args: Final = args
        self.points: Final = points
