"""The engines that are measured, each behind the same three calls, and the worker that measures one of them.

The same rules hold for all: a decision is one action picked evenly from the engine's list of legal actions and carried
out, whether the list has one entry or many; what chance does in between is paid for but not counted. Each engine runs
the fastest loop that it offers its users, and copies positions from the middle of random games.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any, Protocol

NEVER = 1 << 60


class Engine(Protocol):
    def version(self) -> str: ...

    def play(self, seed: int, limit: int = NEVER) -> tuple[Any, int]:
        """Play one random game, to its end or for `limit` decisions: the position reached, and the decisions made."""

    def copy(self, position: Any, times: int) -> None: ...


class LinceiAgent:
    """The loop that somebody writes who trains an agent: Python around the engine. GAME:PLAYERS[:KEY=VALUE…]."""

    def __init__(self, what: str) -> None:
        import lincei

        name, players, *options = what.split(":")
        self.lincei = lincei
        self.game = lincei.load(name)
        self.players = int(players)
        self.options = {key: value for key, _, value in (option.partition("=") for option in options)}

    def version(self) -> str:
        from lincei.kernel import position

        build = "interpreted" if str(position.__file__).endswith(".py") else "compiled"
        return f"{self.lincei.__version__} {build}"

    def play(self, seed: int, limit: int = NEVER) -> tuple[Any, int]:
        position = self.game.start(self.players, seed, self.options)
        pick = random.Random(seed).random
        decisions = 0
        while not position.over and decisions < limit:
            legal = position.legal
            position.apply(legal[int(pick() * len(legal))])
            decisions += 1
        return position, decisions

    def copy(self, position: Any, times: int) -> None:
        for _ in range(times):
            position.copy()


class LinceiPlayout(LinceiAgent):
    """The loop that comes with the engine, and is compiled where the engine is."""

    def play(self, seed: int, limit: int = NEVER) -> tuple[Any, int]:
        from lincei import playout

        if limit < NEVER:
            return super().play(seed, limit)
        return None, playout.playouts(self.game, self.players, seed, 1, self.options)

    def copy(self, position: Any, times: int) -> None:
        from lincei import playout

        playout.copies(position, times)


class Catanatron:
    """Catan with its own RandomPlayers, by its own loop."""

    def __init__(self, players: str) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT

        self.new = Game
        self.players = [RandomPlayer(color) for color in list(Color)[: int(players)]]
        self.turns = TURNS_LIMIT

    def version(self) -> str:
        return packaged("catanatron")

    def play(self, seed: int, limit: int = NEVER) -> tuple[Any, int]:
        game = self.new(self.players, seed=seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < self.turns and decisions < limit:
            game.play_tick()
            decisions += 1
        return game, decisions

    def copy(self, position: Any, times: int) -> None:
        for _ in range(times):
            position.copy()


class OpenSpiel:
    """A game of OpenSpiel, written in C++."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(name)

    def version(self) -> str:
        return packaged("open_spiel")

    def play(self, seed: int, limit: int = NEVER) -> tuple[Any, int]:
        state = self.game.new_initial_state()
        rng = random.Random(seed)
        pick = rng.random
        decisions = 0
        while not state.is_terminal() and decisions < limit:
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
                decisions += 1
        return state, decisions

    def copy(self, position: Any, times: int) -> None:
        for _ in range(times):
            position.clone()


ENGINES: dict[str, Callable[[str], Engine]] = {
    "agent": LinceiAgent,
    "playout": LinceiPlayout,
    "catanatron": Catanatron,
    "openspiel": OpenSpiel,
}


def packaged(name: str) -> str:
    from importlib.metadata import version

    return version(name)


def pin() -> None:
    """Stay on one core, where the system can do that, so that no measurement pays for a move."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(engine: Engine, seed: int, seconds: float) -> dict[str, float | str]:
    """Rates by the processor time of this process: whole games for `seconds`, then copies for a quarter of that."""
    middles = [engine.play(s, engine.play(s)[1] // 2 or NEVER)[0] for s in range(seed, seed + 4)]
    games = decisions = 0
    start = now = time.process_time()
    while now - start < seconds:
        decisions += engine.play(seed + games)[1]
        games += 1
        now = time.process_time()
    played = now - start

    copies, batch = 0, 25
    start = now = time.process_time()
    while now - start < seconds / 4:
        for middle in middles:
            engine.copy(middle, batch)
        copies += batch * len(middles)
        now = time.process_time()
    return {
        "version": engine.version(),
        "decisions": decisions / played,
        "games": games / played,
        "copies": copies / (now - start),
        "length": decisions / games,
    }


if __name__ == "__main__":
    _, kind, argument, first, duration = sys.argv
    pin()
    print(json.dumps(measure(ENGINES[kind](argument), int(first), float(duration))))
