"""What a player may type besides an action: English words always, and those of the chosen language."""

from __future__ import annotations

import re
from dataclasses import dataclass

from lincei.contract import Game
from lincei.kernel.errors import UnreadableNotation
from lincei.kernel.position import Position
from lincei.text.console import fold, shown
from lincei.text.menu import listed
from lincei.words import Words

# The English words; those of the other languages stand in the catalogues, as lincei-command-help and so on.
ENGLISH = {
    "help": ("help", "h", "?"),
    "why": ("why",),
    "undo": ("undo", "u"),
    "redo": ("redo",),
    "rule": ("rule", "rules"),
    "about": ("about",),
    "table": ("table", "t"),
    "board": ("board", "lab"),
    "log": ("log",),
    "score": ("score", "scores"),
    "list": ("list",),
    "save": ("save",),
    "quit": ("quit", "q", "exit"),
}
RULE_ID = re.compile(r"[A-Za-z]{1,3}-[A-Za-z]*\d[\w.]*")
WITH_MORE = ("why", "rule", "about", "board", "save")  # commands that take words behind them


@dataclass(frozen=True, slots=True)
class Command:
    """A command and the words behind it."""

    name: str
    rest: str


class Vocabulary:
    """The words for commands in one language and in English."""

    def __init__(self, words: Words) -> None:
        self.known = {word: name for name, english in ENGLISH.items() for word in english}
        self.shown: dict[str, str] = {}
        for name in ENGLISH:
            local = [fold(word) for word in words.say(f"lincei-command-{name}").split(",")]
            self.shown[name] = words.say(f"lincei-command-{name}").split(",")[0].strip()
            for word in local:
                self.known.setdefault(word, name)

    def read(self, line: str) -> Command | None:
        """The command in a line, if there is one."""
        if RULE_ID.fullmatch(line):
            return Command("rule", line)
        if line.startswith("?") and line.strip("? "):
            return Command("why", line.lstrip("? ").strip())
        first, _, rest = line.partition(" ")
        name = self.known.get(fold(first))
        if name is None or (rest.strip() and name not in WITH_MORE):
            return None
        return Command(name, rest.strip())


class NotUnderstood(Exception):
    """A line that names no action; its text says so in the player's language."""


def read_action(game: Game, position: Position, line: str, labels: list[str], words: Words) -> int:
    """The action a line names: its number in the list, or what `read_notation` makes of it."""
    number = line.rstrip(".")
    if number.isascii() and number.isdecimal() and len(number) < 6 and 1 <= int(number) <= len(position.legal):
        return listed(game, position)[int(number) - 1]
    return read_notation(game, position, line, labels, words)


def read_notation(game: Game, position: Position, line: str, labels: list[str], words: Words) -> int:
    """The action with this notation, or listed with these words; `labels` has those of the list, in its order.

    It need not be legal: the caller asks the game which rule forbids it.
    """
    try:
        return game.read(position, line)
    except UnreadableNotation:
        wanted = fold(line)
    shown_as = zip(listed(game, position), labels, strict=False)
    found = [action for action, label in shown_as if wanted and f" {fold(label)}".endswith(" " + wanted)]
    if len(found) == 1:
        return found[0]
    meant = [game.texts[action] for action in found] or ending(game, position.legal, wanted)
    meant = meant or ending(game, game.decisions, wanted)
    if meant:
        several = ", ".join(meant[:4]) + (", …" if len(meant) > 4 else "")
        raise NotUnderstood(words.say("lincei-ambiguous", {"text": "=" + shown(line), "several": "=" + several}))
    raise NotUnderstood(words.say("lincei-not-understood", {"text": "=" + shown(line)}))


def ending(game: Game, actions: list[int], wanted: str) -> list[str]:
    """The notations that end with these words."""
    return [game.texts[action] for action in actions if wanted and game.texts[action].lower().endswith(" " + wanted)]
