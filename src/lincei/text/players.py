"""Who sits where: `human`, `human:Anna`, or a bot, written with commas between them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from lincei.kernel.errors import BadOptions
from lincei.words import Words

HUMAN = "human"
LONGEST = 30


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table: a human or the name of a bot, and how to call him if he has a name of his own."""

    kind: str
    label: str

    @property
    def human(self) -> bool:
        return self.kind == HUMAN

    @property
    def spec(self) -> str:
        """As it is written on the command line and in records."""
        return f"{self.kind}:{self.label}" if self.label else self.kind


def read_player(spec: str) -> Player:
    """One player, checked."""
    from lincei.bots import BOTS

    kind, colon, label = (part.strip() for part in spec.partition(":"))
    if kind not in (HUMAN, *BOTS):
        raise BadOptions(f"there is no player {kind!r}; there are: {', '.join((HUMAN, *BOTS))}")
    # A name goes into the record, where # begins a comment and a comma would part it.
    if colon and (not label or len(label) > LONGEST or not label.isprintable() or set(label) & set("#,")):
        raise BadOptions(f"{label!r} cannot be a name: 1 to {LONGEST} characters, without # and commas")
    return Player(kind, label)


def read_players(specs: list[str]) -> list[Player]:
    """All players, seat by seat; no two humans or bots share a name."""
    found = [read_player(spec) for spec in specs]
    labels = [player.label for player in found if player.label]
    for label in labels:
        if labels.count(label) > 1:
            raise BadOptions(f"two players are called {label!r}")
    return found


def names_of(players: list[Player], words: Words) -> list[str]:
    """How the players are called at the table."""
    names: list[str] = []
    for seat, player in enumerate(players):
        if player.label or player.human:
            names.append(player.label or words.name(seat))
        else:
            names.append(words.say("lincei-bot", {"bot": "=" + player.kind.capitalize(), "number": seat + 1}))
    return names


def bot_seed(seed: int, seat: int, step: int) -> int:
    """A seed for a bot's turn: the same game gives the same, and nothing of the game's own chance shows in it."""
    digest = hashlib.sha256(f"bot {seed} {seat} {step}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
