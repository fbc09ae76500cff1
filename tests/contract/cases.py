"""What the contract suite plays: every registered game, with every number of players and some options."""

from __future__ import annotations

import types
from collections.abc import Iterator

import lincei
from lincei.contract import Game
from lincei.games import NAMES
from lincei.kernel.chance import Rng, seeded
from lincei.kernel.position import Position

# Options that a game should also be played with, by the number of players.
OPTIONS: dict[str, dict[int, dict[str, str]]] = {
    "expo1906": {
        1: {"handicaps": "student"},
        2: {"handicaps": "none,graduate"},
        3: {"handicaps": "graduate,none,student"},
        4: {"handicaps": "none,none,none,student"},
    },
    "newscience": {
        2: {"scientists": "random", "cascade": "direct"},
        3: {"preview": "on", "groups": "all"},
        4: {"markers": "limited", "groups": "all"},
        5: {"scientists": "random", "preview": "on", "cascade": "direct", "groups": "all", "markers": "limited"},
    },
    "newton": {
        1: {"modules": "lessons,discoveries"},
        2: {"masters": "dealt", "modules": "discoveries"},
        3: {"modules": "lessons"},
        4: {"modules": "lessons,discoveries", "colours": "yellow,red,green,blue"},
    },
}

# Games in which nothing is hidden but what nobody has seen.
OPEN = {"newscience"}

# Games in which several seats choose at the same time.
TOGETHER = {"newton"}


class Case:
    """One way to play one game."""

    def __init__(self, name: str, players: int, options: dict[str, str]) -> None:
        self.game: Game = lincei.load(name)
        self.name = name
        self.players = players
        self.options = options

    def __repr__(self) -> str:
        return f"{self.name}-{self.players}{'-options' if self.options else ''}"

    def start(self, seed: int, explicit_chance: bool = False) -> Position:
        return self.game.start(self.players, seed, self.options, explicit_chance)


def cases(*names: str) -> list[Case]:
    """The cases of these games, or of all."""
    found: list[Case] = []
    for name in names or NAMES:
        game = lincei.load(name)
        for players in range(game.least, game.most + 1):
            found.append(Case(name, players, {}))
            found.append(Case(name, players, OPTIONS[name][players]))
    return found


def walk(case: Case, seed: int, every: int = 1) -> Iterator[Position]:
    """The positions of a random game, each or every so many; do not change them."""
    position = case.start(seed)
    rng = seeded(seed)
    count = 0
    while not position.over:
        if count % every == 0:
            yield position
        count += 1
        position.apply(choice(position, rng) if seed % 2 else busy_choice(position, rng))
    yield position


def choice(position: Position, rng: Rng) -> int:
    return position.legal[rng.below(len(position.legal))]


def busy_choice(position: Position, rng: Rng) -> int:
    """The lower of two: in every space what goes on comes before what stops, so games come further than by chance."""
    return min(choice(position, rng), choice(position, rng))


# What a copy does not take along: it listens to nobody and follows no script.
NOT_COPIED = {"listening", "events", "drawn", "script"}


def fingerprint(thing: object) -> object:
    """All that a position holds, down to its last number, interpreted or compiled; shared tables by identity."""
    if isinstance(thing, (int, str, bool, type(None))):
        return thing
    if isinstance(thing, (list, tuple)):
        return tuple(fingerprint(part) for part in thing)
    if isinstance(thing, dict):
        return tuple((key, fingerprint(part)) for key, part in thing.items())
    kind = type(thing)
    if kind.__name__ == "Edition":
        return id(thing)
    return (kind.__name__, *((name, fingerprint(getattr(thing, name))) for name in fields(thing)))


def fields(thing: object) -> list[str]:
    """The names of an object's fields; compiled classes keep them as descriptors, interpreted ones in a dictionary."""
    if hasattr(thing, "__dict__"):
        return sorted(name for name in vars(thing) if name not in NOT_COPIED)
    found: set[str] = set()
    for kind in type(thing).__mro__:
        for name, member in vars(kind).items():
            if isinstance(member, types.GetSetDescriptorType) and not name.startswith("__"):
                found.add(name)
    # Compiled properties look like fields; leave out those that only derive.
    return sorted(found - NOT_COPIED - {"over", "to_move", "waiting", "question", "chairs", "count"})
