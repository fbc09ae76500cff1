"""Views of The New Science to draw: busy random games, and one academy with something of everything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from lincei.contract import Game
from lincei.games.newscience.state import NewScience
from lincei.kernel.chance import Rng, seeded
from lincei.kernel.position import Position
from tests.contract.cases import Case
from tests.games.newscience.table import (
    GAME,
    give,
    influence,
    placing,
    play,
    rest,
    score,
    show,
    situation,
    stage,
)

NAMES = ["Anna", "Bruno", "Chloé", "Dmitri", "Eva"]
OPTIONS = {"scientists": "random", "preview": "on", "cascade": "direct", "groups": "all", "markers": "limited"}

View = dict[str, Any]


def flat(lines: list[str]) -> str:
    """All lines as one, so that wrapped sentences read on."""
    return re.sub(r"\s+", " ", " ".join(lines))


def newscience_cases() -> list[Case]:
    plainly = [Case("newscience", players, {}) for players in range(2, 6)]
    return [*plainly, Case("newscience", 3, OPTIONS), Case("newscience", 5, OPTIONS)]


def busy_choice(game: Game, position: Position, rng: Rng) -> int:
    """A random action, but nothing is declined: so that the tree fills up."""
    busy = [a for a in position.legal if game.texts[a] != "decline"] or list(position.legal)
    return busy[rng.below(len(busy))]


def positions(case: Case, seed: int, every: int) -> Iterator[NewScience]:
    """Positions of a busy random game, now and then and at its end."""
    position, rng = case.start(seed), seeded(seed)
    assert isinstance(position, NewScience)
    for count in range(100_000):
        if count % every == 0 or position.over:
            yield position
        if position.over:
            return
        position.apply(busy_choice(case.game, position, rng))


def views(case: Case, seed: int, every: int) -> list[View]:
    """What the seat to move sees, now and then in a busy random game, and at its end."""
    return [case.game.view(position, max(position.to_move, 0)) for position in positions(case, seed, every)]


# -- an academy ---------------------------------------------------------------------------------------------------


def academy(players: int = 3) -> NewScience:
    """Round 4 of the fixed edition: seat 0, Kepler, has something of everything and is to place his second cube."""
    g = situation(players)
    g.round = 4
    stage(g, 0, researched="heliocentrism probability", tested="astrology", published="laws-of-attraction")
    stage(g, 1, researched="falling-bodies", tested="heliocentrism", published="symbolic-algebra logarithms")
    stage(g, 2, researched="heliocentrism astrology")
    influence(g, 0, government=2, religion=0, enterprise=1, science=1)
    influence(g, 1, government=2, religion=3, enterprise=0, science=1)
    influence(g, 2, government=1, religion=1, enterprise=1, science=1)
    score(g, 0, 4)
    score(g, 1, 9)
    rest(g, 0, 1)
    rest(g, 1, 3)
    give(g, 1, "test-keep-experiment-astronomy")
    show(g, "test-play-science")
    placing(g)
    play(g, "place research-1", "place event-1", "place rest", *["place publish-1", "place publish-2"][: players - 3])
    return g


def academy_view(seat: int | None = 0, players: int = 3) -> View:
    return GAME.view(academy(players), seat)


def section(lines: list[str], heading: str) -> list[str]:
    """The lines below a heading, up to the next."""
    first = next(i for i, line in enumerate(lines) if line.strip("─- ") == heading and line[:2] in ("──", "--"))
    rest = lines[first + 1 :]
    return rest[: next((i for i, line in enumerate(rest) if line[:2] in ("──", "--")), len(rest))]
