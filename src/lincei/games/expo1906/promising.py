"""Which legal actions are worth a bot's look: heuristics, not rules. They cut a turn's choices by a factor of ten."""

from __future__ import annotations

from lincei.games.expo1906.actions import AT, PLACE, REMOVE, REPOSITION, STOP
from lincei.games.expo1906.rules.laboratory import Operate, PlaceAt
from lincei.games.expo1906.rules.meeting import Reposition, RepositionAt
from lincei.games.expo1906.rules.placing import cells_of, laid_at, supply
from lincei.games.expo1906.state import Expo, Player
from lincei.games.expo1906.terms import PROJECT, RESOURCES, SCRAP, UNIT


def promising(g: Expo) -> list[int]:
    """The legal actions worth a look; at least one."""
    top = g.question
    p = g.seats[top.seat]
    found: list[int] = []
    if isinstance(top, Operate):
        wanted = lacking(g, p, -1)
        found = [a for a in g.legal if a >= STOP or worth_an_operation(p, wanted, a)]
    elif isinstance(top, Reposition):
        wanted = lacking(g, p, -1)
        found = [a for a in g.legal if a >= STOP or gives(wanted, laid_at(p, a - REPOSITION) & 127)]
    elif isinstance(top, PlaceAt):
        found = spots_that_help(g, p, top.tile, top.rotation, -1)
    elif isinstance(top, RepositionAt):
        found = spots_that_help(g, p, top.laid & 127, top.rotation, top.laid)
    return found if found else g.legal


def worth_an_operation(p: Player, wanted: int, action: int) -> bool:
    """Scrap may go; resource tiles are placed where a project in the lab lacks what they give."""
    if action >= REMOVE:
        return laid_at(p, action - REMOVE) & 127 == SCRAP
    return gives(wanted, action - PLACE)


def gives(wanted: int, tile: int) -> bool:
    """Whether a resource tile has a type that is wanted; other tiles are always worth a look."""
    return tile >= RESOURCES or wanted >> (tile >> 3) & 1 == 1 or wanted >> (tile & 7) & 1 == 1


def lacking(g: Expo, p: Player, lifted: int) -> int:
    """The types that unfinished projects in the lab lack, as a bit mask."""
    types = 0
    for laid in p.lab:
        if is_open(p, laid):
            types |= lacks(g, p, laid, lifted)
    return types


def is_open(p: Player, laid: int) -> bool:
    """Whether a laid tile is a project that is not finished."""
    return PROJECT <= laid & 127 < SCRAP and not p.has_finished(laid & 127)


def lacks(g: Expo, p: Player, laid: int, lifted: int) -> int:
    have = supply(g.e, p.lab, cells_of(g.e, laid), lifted)
    need = g.e.need[laid & 127]
    types = 0
    for t in range(8):
        if need // UNIT[t] & 127 > have // UNIT[t] & 127:
            types |= 1 << t
    return types


def spots_that_help(g: Expo, p: Player, tile: int, rotation: int, lifted: int) -> list[int]:
    """The cells where a half of a resource tile gives a project what it lacks."""
    if tile >= RESOURCES:
        return g.legal
    two = 0
    one = 0
    for laid in p.lab:
        if is_open(p, laid):
            types = lacks(g, p, laid, lifted)
            if types >> (tile >> 3) & 1:
                two |= cells_of(g.e, laid)
            if types >> (tile & 7) & 1:
                one |= cells_of(g.e, laid)
    found: list[int] = []
    for action in g.legal:
        spot = 4 * (action - AT) + rotation
        if g.e.two_sides[spot] & two or g.e.one_sides[spot] & one:
            found.append(action)
    return found if found else g.legal[:1]
