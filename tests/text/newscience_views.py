"""Views of The New Science to draw: one academy with something of everything."""

from __future__ import annotations

from lincei.games.newscience.state import NewScience
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
from tests.text.pages import View

OPTIONS = {"scientists": "random", "preview": "on", "cascade": "direct", "groups": "all", "markers": "limited"}


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
