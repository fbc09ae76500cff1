"""Views of Newton to draw: busy random games, and one study board with something of everything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from lincei.contract import Game
from lincei.games.newton.state import Newton
from lincei.kernel.chance import Rng, seeded
from lincei.kernel.position import Position
from tests.contract.cases import Case, cases
from tests.games.newton.layout import ancient, city, masters, objective, own, played, university
from tests.games.newton.table import (
    GAME,
    board_of,
    develop,
    give,
    goods,
    hand,
    income_tiles,
    lay_out,
    marker,
    on_turn,
    scientist,
    shelve,
    show,
    situation,
    students,
    tuck,
    visit,
)

NAMES = ["Anna", "Bruno", "Chloé", "Dmitri"]

View = dict[str, Any]


def flat(lines: list[str]) -> str:
    """All lines as one, so that wrapped sentences read on."""
    return re.sub(r"\s+", " ", " ".join(lines))


def newton_cases() -> list[Case]:
    return cases("newton")


def busy_choice(game: Game, position: Position, rng: Rng) -> int:
    """A random action, but seldom one that ends something or is taken aside: so that boards fill up."""
    idle = [a for a in position.legal if game.texts[a] in ("stop", "end turn") or game.block(a).aside]
    busy = [a for a in position.legal if a not in idle]
    chosen = busy if busy and (not idle or rng.below(8)) else idle
    return chosen[rng.below(len(chosen))]


def positions(case: Case, seed: int, every: int) -> Iterator[Newton]:
    """Positions of a busy random game, now and then and at its end."""
    position, rng = case.start(seed), seeded(seed)
    assert isinstance(position, Newton)
    for count in range(100_000):
        if count % every == 0 or position.over:
            yield position
        if position.over:
            return
        position.apply(busy_choice(case.game, position, rng))


def views(case: Case, seed: int, every: int) -> list[View]:
    """What the seat to move sees, now and then in a busy random game, and at its end."""
    return [case.game.view(position, max(position.to_move, 0)) for position in positions(case, seed, every)]


def library() -> Newton:
    """Three players with both modules in round 3; seat 0, before its third card, has something of everything."""
    g = situation(3, 2, modules="lessons,discoveries")
    g.round = 3
    hand(g, 0, "red-study", "red-joker", "work-1a")
    lay_out(g, 0, "red-work", "travel-2c")
    tuck(g, 0, "red-travel", "study-1c", "travel-1d")
    give(g, 1, "lessons-3c")
    show(g, "work-1b", "study-1d", "travel-2a", "technology-travel-1e")
    board_of(g, 0, "travel")
    develop(g, 0, "travel", "lessons")
    income_tiles(g, 0, "coins", "vp")
    goods(g, 0, coins=5, potions=1, vp=9)
    goods(g, 1, coins=0, potions=0, vp=12)
    university(g, "paris", "II")
    ancient(g, "athenai", "column")
    city(g, "london", "bank")
    visit(g, 0, "paris", "london", "uppsala")
    visit(g, 1, "paris")
    scientist(g, 0, "calais")
    scientist(g, 1, "calais")
    students(g, 0, "s", "c3", "c3")
    students(g, 1, "c3")
    marker(g, 0, 7)
    marker(g, 2, 7)
    shelve(g, 0, "b1", "c1", "f1")
    objective(g, "map", "fortune")
    objective(g, "work", "doctorates")
    masters(g, 0, "boyle", "brahe", "browne", "newton")
    masters(g, 1, "galilei", "kepler", "pascal", "halley")
    masters(g, 2, "gilbert", "huygens", "bruno", "descartes")
    played(g, 0, "newton")
    own(g, 0, "vacuum")
    return on_turn(g, 0, 3)


def library_view(seat: int | None = 0) -> View:
    return GAME.view(library(), seat)


def section(lines: list[str], heading: str) -> list[str]:
    """The lines below a heading, up to the blank line before the next."""
    first = next(i for i, line in enumerate(lines) if line[:2] in ("──", "--") and line.strip("─- ") == heading)
    return lines[first + 1 : lines.index("", first)]
