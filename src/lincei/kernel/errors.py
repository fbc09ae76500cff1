"""What can go wrong, each told in one line that a player or an owner can act on."""

from __future__ import annotations


class LinceiError(Exception):
    """Anything this package refuses; its text is one clear line."""


class IllegalAction(LinceiError):
    """An action that the position does not offer."""


class UnreadableNotation(LinceiError):
    """Text that names no action."""


class BadOptions(LinceiError):
    """Options or a number of players that the game does not have."""


class BadEdition(LinceiError):
    """Component tables that break their constraints; `problems` has one line for each."""

    def __init__(self, problems: list[str]) -> None:
        text = problems[0] if problems else "the edition cannot be used"
        if len(problems) > 1:
            text += f" (and {len(problems) - 1} more)"
        super().__init__(text)
        self.problems = problems


class BadRecord(LinceiError):
    """A record of a game that cannot be played again."""
