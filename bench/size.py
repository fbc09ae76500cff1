"""The memory of one position: all objects reached from it, without what positions share."""

from __future__ import annotations

import gc
import sys
from types import BuiltinFunctionType, FunctionType, ModuleType

from bench.engines import LinceiAgent

LIMIT = 16 * 1024
CLASSES_AND_CODE = (type, ModuleType, FunctionType, BuiltinFunctionType)


def reached(start: object, without: dict[int, object]) -> dict[int, object]:
    """Every object reached from `start`, by identity, stopping at classes, code and what is in `without`."""
    found: dict[int, object] = {}
    todo = [start]
    while todo:
        thing = todo.pop()
        if id(thing) in found or id(thing) in without or isinstance(thing, CLASSES_AND_CODE):
            continue
        if thing is None or isinstance(thing, bool) or (isinstance(thing, int) and -5 <= thing <= 256):
            continue  # Python keeps one of each
        found[id(thing)] = thing
        todo += gc.get_referents(thing)
    return found


def position_size(what: str) -> int:
    """Bytes that belong to a position in the middle of a game and to nothing else."""
    engine = LinceiAgent(what)
    position, _ = engine.play(1, engine.play(1)[1] // 2)
    shared = reached(engine.game, {})
    return sum(sys.getsizeof(thing) for thing in reached(position, shared).values())
