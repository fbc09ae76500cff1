"""Which games are played when many are: every game, every number of players, all options, drawn by the seed alone."""

from __future__ import annotations

import random
from functools import cache

import lincei
from lincei.contract import Game
from lincei.games import NAMES
from lincei.games.newscience.meta import CHOICES

# What a game can be played with beyond its rulebook, as options of `bench.engines`.
MODULES = {"newton": "modules=lessons,discoveries"}

HANDICAPS = ("none", "graduate", "student")
COLOURS = ("blue", "green", "red", "yellow")


@cache
def game(name: str) -> Game:
    return lincei.load(name)


def setting(seed: int) -> tuple[str, int, dict[str, str]]:
    """What is played with `seed`: games and numbers of players take turns, half of the games have options."""
    name = NAMES[seed % len(NAMES)]
    least, most = game(name).least, game(name).most
    players = least + seed // len(NAMES) % (most - least + 1)
    rng = random.Random(seed)
    if rng.random() < 0.5:
        return name, players, {}
    return name, players, OPTIONS[name](rng, players)


def expo1906(rng: random.Random, players: int) -> dict[str, str]:
    return {"handicaps": ",".join(rng.choice(HANDICAPS) for _ in range(players))}


def newton(rng: random.Random, players: int) -> dict[str, str]:
    options = {"colours": ",".join(rng.sample(COLOURS, players))}
    if players > 1:
        options["masters"] = rng.choice(("draft", "dealt"))
    modules = [module for module in ("lessons", "discoveries") if rng.random() < 0.7]
    return {**options, "modules": ",".join(modules)} if modules else options


def newscience(rng: random.Random, players: int) -> dict[str, str]:
    return {name: rng.choice(words) for name, words in CHOICES.items()}


OPTIONS = {"expo1906": expo1906, "newscience": newscience, "newton": newton}
