"""Lincei: the open digital edition of board games about science.

>>> import lincei
>>> game = lincei.load("expo1906")
>>> position = game.start(players=3, seed=7)
"""

from __future__ import annotations

from lincei import contract
from lincei.games import load
from lincei.kernel.frames import CHANCE, OVER
from lincei.kernel.record import Record
from lincei.notation import random_record, read_record, write_record
from lincei.version import __version__

COMPILED = not contract.__file__.endswith(".py")  # whether the engine runs compiled

__all__ = [
    "CHANCE",
    "COMPILED",
    "OVER",
    "Record",
    "__version__",
    "load",
    "random_record",
    "read_record",
    "write_record",
]
