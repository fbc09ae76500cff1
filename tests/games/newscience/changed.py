"""Situations of The New Science on a witness with other numbers: what an owner's edition might hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lincei.games.newscience.components import Edition
from lincei.games.newscience.game import NewScienceGame
from lincei.games.newscience.rows import Tables
from lincei.games.newscience.state import NewScience
from lincei.games.newscience.tables import read_tables
from lincei.games.newscience.terms import SCIENTISTS
from lincei.games.reading import Problems
from tests.games.newscience.table import WITNESS, further, games, situation


def situation_with(
    change: Callable[[Tables], None],
    players: int = 3,
    scientists: Sequence[str] = SCIENTISTS,
    cards: Sequence[str] = (),
) -> NewScience:
    """Round 1 of a game whose tables were changed so, with further cards as lines."""
    key = (change.__name__, *cards)
    if key not in games:
        tables = read_tables(WITNESS, Problems())
        change(tables)
        tables.events += [further(f"card-{i + 2}", line) for i, line in enumerate(cards)]
        games[key] = NewScienceGame(Edition(tables))
    return situation(players, scientists, key)
