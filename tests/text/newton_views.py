"""Views of Newton to draw: one study board with something of everything."""

from __future__ import annotations

from lincei.games.newton.state import Newton
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
from tests.text.pages import View


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
