"""The games played, by their kind, and each player beside those of his kind."""

from __future__ import annotations

import itertools
import random
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bench.balance import Figure, Table, counted, mean
from bench.balance_newton.notes import GameNotes, PlayerNotes
from lincei.games.newton.components import Edition
from lincei.games.newton.terms import COLOURS

MODULES = {"none": "", "lessons": "lessons", "discoveries": "discoveries", "both": "lessons,discoveries"}
PLAYED = "greedy"
IDLE = "random"


@dataclass(frozen=True, slots=True)
class Kind:
    """Games that are alike: who plays, how many, with which modules."""

    bot: str
    players: int
    modules: str

    def __str__(self) -> str:
        words = [counted(self.players)] if self.modules == "none" else [counted(self.players), self.modules]
        return ", ".join(words if self.bot == PLAYED else [*words, self.bot])


def base(kind: Kind) -> bool:
    """The game of the rulebook for two and more, which most targets speak of."""
    return together(kind) and kind.modules == "none"


def together(kind: Kind) -> bool:
    """Two players and more, with and without modules."""
    return kind.bot == PLAYED and kind.players > 1


def everything(kind: Kind) -> bool:
    return kind.bot == PLAYED


def two_without_lessons(kind: Kind) -> bool:
    return kind.bot == PLAYED and kind.players == 2 and kind.modules in ("none", "discoveries")


def two_with_lessons(kind: Kind) -> bool:
    return with_lessons(kind) and kind.players == 2


def with_lessons(kind: Kind) -> bool:
    return together(kind) and kind.modules in ("lessons", "both")


def with_discoveries(kind: Kind) -> bool:
    return kind.bot == PLAYED and kind.modules in ("discoveries", "both")


class Laboratory:
    """All that was noted."""

    def __init__(self, kinds: Sequence[Kind], notes: Sequence[GameNotes], edition: Edition) -> None:
        self.e = edition
        self.kinds: dict[Kind, list[GameNotes]] = {kind: [] for kind in kinds}
        for kind, game in zip(kinds, notes, strict=True):
            self.kinds[kind].append(game)
        for games in self.kinds.values():
            players = sorted(players_of(games), key=lambda n: n.score)
            middle = statistics.fmean(scores(players))
            for i, n in enumerate(players):
                n.over = n.score - middle
                n.quarter = 4 * i // len(players)

    def of(self, bot: str, players: int, modules: str) -> list[GameNotes]:
        """The games of one kind."""
        return self.kinds.get(Kind(bot, players, modules), [])

    def games(self, wanted: Callable[[Kind], bool]) -> list[GameNotes]:
        return [game for kind, games in self.kinds.items() if wanted(kind) for game in games]

    def players(self, wanted: Callable[[Kind], bool]) -> list[PlayerNotes]:
        return players_of(self.games(wanted))


def players_of(games: Sequence[GameNotes]) -> list[PlayerNotes]:
    return [n for game in games for n in game.players]


def scores(players: Sequence[PlayerNotes]) -> list[float]:
    return [n.score for n in players]


def best(players: Sequence[PlayerNotes]) -> list[PlayerNotes]:
    """Those who stand for strong players: the best quarter of each kind of game."""
    return [n for n in players if n.quarter == 3]


def mean_score(games: Sequence[GameNotes]) -> Figure:
    """Players at one table are not independent of one another; tables are."""
    return mean([statistics.fmean(scores(game.players)) for game in games])


def tables_of(kinds: Sequence[Kind], games: int, seed: int, edition: str | None = None) -> list[tuple[Kind, Table]]:
    """So many games, shared out evenly; colours are drawn for each, study boards and first player by the game."""
    found: list[tuple[Kind, Table]] = []
    for i, kind in zip(range(games), itertools.cycle(kinds), strict=False):
        colours = random.Random(f"colours {seed + i}").sample(COLOURS, kind.players)
        options = {"colours": ",".join(colours)}
        if MODULES[kind.modules]:
            options["modules"] = MODULES[kind.modules]
        found.append((kind, Table((kind.bot,) * kind.players, options, seed + i, edition=edition)))
    return found
