"""What each action means: its message, its arguments and the components it touches on the table."""

from __future__ import annotations

from lincei.contract import Deed
from lincei.games.expo1906.actions import (
    AT,
    BUY,
    CHIP,
    DOWN,
    JURY,
    MOVE,
    MOVES,
    OPTION,
    OPTIONS,
    PERFORM,
    PLACE,
    PLAY,
    REMOVE,
    REPOSITION,
    RIGHT,
    ROTATE,
    STOP,
    TAKE,
    TO_TRACK,
    UP,
)
from lincei.games.expo1906.refs import card_ref, cell_name, chip_ref, tile_ref, type_ref
from lincei.games.expo1906.rules.academy import PRICE, BuyFromAcademy
from lincei.games.expo1906.rules.final_turns import FinalTurn
from lincei.games.expo1906.rules.laboratory import Operate
from lincei.games.expo1906.rules.meeting import Reposition
from lincei.games.expo1906.rules.patents import MARKERS, MovePatent, step_of, track_of
from lincei.games.expo1906.rules.placing import laid_at
from lincei.games.expo1906.rules.terminal import BuyTile
from lincei.games.expo1906.state import NONE, Expo
from lincei.games.expo1906.terms import CARDS, CHIPS, TYPES


def describe(g: Expo, action: int) -> Deed:
    """What a legal action of the seat to move means."""
    e = g.e
    seat = g.to_move
    p = g.seats[seat]
    top = g.question
    if action < BUY:
        card = action - PLAY
        upgraded = bool(p.upgraded >> card & 1)
        return Deed("expo1906-do-play", {"card": card_ref(card, upgraded)}, [f"card.{CARDS[card]}"])
    if action < TAKE:
        price = top.price() if isinstance(top, BuyTile) else PRICE
        place = "academy" if isinstance(top, BuyFromAcademy) else "terminal"
        tile = action - BUY
        return Deed("expo1906-do-buy", {"tile": tile_ref(e, tile), "price": price}, [f"{place}.{e.slug[tile]}"])
    if action < PLACE:
        tile = action - TAKE
        return Deed("expo1906-do-take", {"tile": tile_ref(e, tile)}, [f"terminal.{e.slug[tile]}"])
    if action < REMOVE:
        tile = action - PLACE
        return Deed("expo1906-do-place", {"tile": tile_ref(e, tile)}, [f"front.{e.slug[tile]}"])
    if action < ROTATE:
        verb = "remove" if action < REPOSITION else "reposition"
        cell = action - (REMOVE if action < REPOSITION else REPOSITION)
        laid = laid_at(p, cell)
        name = cell_name(e, cell)
        return Deed(f"expo1906-do-{verb}", {"tile": tile_ref(e, laid & 127), "cell": "=" + name}, [f"cell.{name}"])
    if action < AT:
        degrees = 90 * (action - ROTATE)
        return Deed("expo1906-do-rotate", {"degrees": degrees}, [f"rotation.{degrees}"])
    if action < PERFORM:
        name = cell_name(e, action - AT)
        return Deed("expo1906-do-at", {"cell": "=" + name}, [f"cell.{name}"])
    if action < MOVE:
        return Deed("expo1906-do-perform", {}, ["button.perform"])
    if action < CHIP:
        return describe_move(g, seat, action - MOVE)
    if action < OPTION:
        chip = action - CHIP
        return Deed("expo1906-do-bring", {"chip": chip_ref(chip)}, [f"chip.{CHIPS[chip]}"])
    if action < JURY:
        option = OPTIONS[action - OPTION]
        return Deed(f"expo1906-do-option-{option}", {}, [f"option.{option}"])
    if action < STOP:
        energy = TYPES[6 + action - JURY]
        return Deed("expo1906-do-choose", {"type": f"type.{energy}"}, [f"jury.{energy}"])
    return Deed(stop_message(g), {}, ["button.stop"])


def stop_message(g: Expo) -> str:
    """Declining reads differently: pass a final turn, end an action of several steps, or do without."""
    top = g.question
    if isinstance(top, FinalTurn):
        return "expo1906-do-pass"
    begun = (BuyTile, Operate, MovePatent, Reposition)
    return "expo1906-do-stop" if isinstance(top, begun) else "expo1906-do-decline"


def describe_move(g: Expo, seat: int, move: int) -> Deed:
    """A step of a patent marker: the marker, and the box where it will stand."""
    top = g.question
    assert isinstance(top, MovePatent)
    number = move // MOVES
    way = move % MOVES
    marker = g.markers[MARKERS * seat + number]
    price = 0
    points = 1
    if way in (UP, DOWN):
        price = top.price(g, top.crossing(marker, way))
        points = g.e.crossing_mp[top.crossing(marker, way)]
    track, step = destination(marker, way)
    kind = g.e.track_type[track]
    args: dict[str, int | str] = {"number": number + 1, "type": type_ref(kind), "step": step, "price": price}
    here = "place.start"
    if marker:
        here = f"box({type_ref(g.e.track_type[track_of(marker)])},={step_of(marker)})"
    args["from"] = here
    args["points"] = points
    return Deed("expo1906-do-move", args, touched_by_move(g, seat, move))


def destination(marker: int, way: int) -> tuple[int, int]:
    """The track and step to which a way leads from a marker, be it open or not; there may be no such track."""
    if way >= TO_TRACK:
        return way - TO_TRACK, 2
    if marker == 0:  # the start box has no other ways (E-12.02)
        return NONE, 0
    if way == RIGHT:
        return track_of(marker), step_of(marker) + 1
    return track_of(marker) + (1 if way == DOWN else -1), step_of(marker)


def touched_by_move(g: Expo, seat: int, move: int) -> list[str]:
    """The marker, and the box where it would stand."""
    track, step = destination(g.markers[MARKERS * seat + move // MOVES], move % MOVES)
    touched = [f"marker.{seat}.{move // MOVES}"]
    if 0 <= track < len(g.e.track_type):
        touched.append(f"box.{TYPES[g.e.track_type[track]]}.{step}")
    return touched


def moves_touching(g: Expo, touch: str) -> list[int]:
    """The steps of the patent markers of the seat to move, open or not, that touch a marker or a box."""
    return [MOVE + move for move in range(MARKERS * MOVES) if touch in touched_by_move(g, g.to_move, move)]
