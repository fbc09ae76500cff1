"""The games to be played, with all scientists alike, and the games played by their kind."""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from bench.balance import Figure, Table, counted, mean
from bench.balance_newscience.bots import PLAYED
from bench.balance_newscience.notes import GameNotes, PlayerNotes
from lincei.games.newscience.components import Edition
from lincei.games.newscience.terms import SCIENTISTS


@dataclass(frozen=True, slots=True)
class Kind:
    """Games that are alike: how many play, and the bot in the first seat; in all others sits `greedy`."""

    bot: str
    players: int

    def __str__(self) -> str:
        return counted(self.players) if self.bot == PLAYED else f"{counted(self.players)}, {self.bot}"


def seatings(players: int) -> list[tuple[int, ...]]:
    """Every combination of scientists in every order of seats.

    The list may be cut anywhere: combinations take turns, and so does who sits in the first seat.
    """
    groups = list(itertools.combinations(range(len(SCIENTISTS)), players))
    found: list[tuple[int, ...]] = []
    for others in itertools.permutations(range(1, players)):
        circle = (0, *others)
        for turn in range(players):
            order = circle[turn:] + circle[:turn]
            found += [tuple(group[i] for i in order) for group in groups]
    return found


def tables_of(kind: Kind, games: int, seed: int, edition: str | None) -> list[tuple[Kind, Table]]:
    """So many games of a kind. Scientists are chosen by what the list says, not by the bots."""
    bots = (kind.bot, *[PLAYED] * (kind.players - 1))
    found: list[tuple[Kind, Table]] = []
    for i, seating in zip(range(games), itertools.cycle(seatings(kind.players)), strict=False):
        opening = tuple(f"scientist {SCIENTISTS[scientist]}" for scientist in seating)
        found.append((kind, Table(bots, {}, seed + i, opening, edition)))
    return found


class Laboratory:
    """All that was noted."""

    def __init__(self, kinds: Sequence[Kind], notes: Sequence[GameNotes], edition: Edition) -> None:
        self.e = edition
        self.kinds: dict[Kind, list[GameNotes]] = {kind: [] for kind in kinds}
        for kind, game in zip(kinds, notes, strict=True):
            self.kinds[kind].append(game)
        self.players = sorted({kind.players for kind in kinds})
        # What each scientist wins on average, by the number of players.
        self.usual: dict[tuple[int, int], float] = {}
        for players in self.players:
            for scientist in range(len(SCIENTISTS)):
                shares = [n.share for n in self.playing(players, scientist)]
                self.usual[players, scientist] = statistics.fmean(shares) if shares else 0.0

    def of(self, players: int, bot: str = PLAYED) -> list[GameNotes]:
        """The games of one kind."""
        return self.kinds.get(Kind(bot, players), [])

    def all(self) -> list[GameNotes]:
        """The games in which `greedy` sits in every seat."""
        return [game for players in self.players for game in self.of(players)]

    def playing(self, players: int, scientist: int) -> list[PlayerNotes]:
        """Everybody who played a scientist in games of so many."""
        return [n for n in players_of(self.of(players)) if n.scientist == scientist]


def players_of(games: Sequence[GameNotes]) -> list[PlayerNotes]:
    return [n for game in games for n in game.players]


def winners_of(games: Sequence[GameNotes]) -> list[PlayerNotes]:
    """Who won, also if the win is shared."""
    return [n for n in players_of(games) if n.share]


def win_share(players: Sequence[PlayerNotes]) -> Figure:
    """The share of their games that players win, in per cent; a shared win counts in part."""
    return mean([100 * n.share for n in players])
