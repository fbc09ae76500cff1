"""Every action id of Expo 1906, one block per kind, and its notation."""

from __future__ import annotations

from typing import Final

from lincei.contract import Block, prefixed
from lincei.games.expo1906.components import Edition
from lincei.games.expo1906.refs import cell_name
from lincei.games.expo1906.terms import CARDS, CELLS, CHIPS, PROJECT, PROJECT_CAP, RESOURCES, SCRAP, TYPES

FRONT: Final = SCRAP  # the ids of everything that can lie in a front

PLAY: Final = 0
BUY: Final = PLAY + 6
TAKE: Final = BUY + FRONT
PLACE: Final = TAKE + RESOURCES
REMOVE: Final = PLACE + FRONT
REPOSITION: Final = REMOVE + CELLS
ROTATE: Final = REPOSITION + CELLS
AT: Final = ROTATE + 4
PERFORM: Final = AT + CELLS
MOVE: Final = PERFORM + 1
CHIP: Final = MOVE + 27
OPTION: Final = CHIP + 6
JURY: Final = OPTION + 4
STOP: Final = JURY + 2
# What chance does:
FIRST: Final = STOP + 1
DRAW: Final = FIRST + 4
PROJECT_DRAW: Final = DRAW + RESOURCES
JURY_DRAW: Final = PROJECT_DRAW + PROJECT_CAP
CHIP_DRAW: Final = JURY_DRAW + 2
GHOST_CARD: Final = CHIP_DRAW + 6
ACTIONS: Final = GHOST_CARD + 6

# A move of a patent marker is 9 * marker + one of these; from the start box TO_TRACK + track.
RIGHT: Final = 0
UP: Final = 1
DOWN: Final = 2
TO_TRACK: Final = 3
MOVES: Final = 9

# The options of MEETING (E-9.01).
OPTION_REPOSITION: Final = 0
OPTION_MONEY: Final = 1
OPTION_PATENT: Final = 2
OPTION_JURY: Final = 3
OPTIONS: Final = ["reposition", "money", "patent", "jury"]


def space(e: Edition) -> list[Block]:
    """The whole action space; components that an edition does not have leave gaps, so ids never depend on it."""
    cells = [cell_name(e, c) if c < e.rows * e.columns else "" for c in range(CELLS)]
    tracks = [TYPES[t] for t in e.track_type]
    return [
        Block("play", PLAY, prefixed("play ", CARDS), "card"),
        Block("buy", BUY, prefixed("buy ", e.slug[:FRONT]), "terminal academy"),
        Block("take", TAKE, prefixed("take ", e.slug[:RESOURCES]), "terminal"),
        Block("place", PLACE, prefixed("place ", e.slug[:FRONT]), "front"),
        Block("remove", REMOVE, prefixed("remove ", cells), "cell"),
        Block("reposition", REPOSITION, prefixed("reposition ", cells), "cell"),
        Block("rotate", ROTATE, prefixed("rotate ", ["0", "90", "180", "270"]), "rotation"),
        Block("at", AT, prefixed("at ", cells), "cell"),
        Block("perform", PERFORM, ["perform"], "button"),
        Block(
            "move",
            MOVE,
            [f"move {m + 1} {way}" for m in range(3) for way in ["right", "up", "down", *tracks]],
            "marker box",
        ),
        Block("bring", CHIP, prefixed("bring ", CHIPS), "chip"),
        Block("option", OPTION, prefixed("option ", OPTIONS), "option"),
        Block("choose", JURY, ["choose steam", "choose electric"], "jury"),
        Block("stop", STOP, ["stop"], "button"),
        Block("first", FIRST, prefixed("first ", ["1", "2", "3", "4"]), chance=True),
        Block("draw", DRAW, prefixed("draw ", e.slug[:RESOURCES]), chance=True),
        Block("project", PROJECT_DRAW, prefixed("project ", e.slug[PROJECT:SCRAP]), chance=True),
        Block("jury", JURY_DRAW, ["jury steam", "jury electric"], chance=True),
        Block("chip", CHIP_DRAW, prefixed("chip ", CHIPS), chance=True),
        Block("ghost", GHOST_CARD, prefixed("ghost ", CARDS), chance=True),
    ]
