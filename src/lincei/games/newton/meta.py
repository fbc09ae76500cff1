"""Newton: who made it, who can play it, and with which options."""

from __future__ import annotations

from typing import Final

NAME: Final = "newton"
TITLE: Final = "Newton"
DESIGNERS: Final = ["Simone Luciani", "Nestore Mangone"]
PUBLISHER: Final = "Cranio Creations"
YEAR: Final = 2018
LEAST: Final = 1
MOST: Final = 4
# masters: draft (the normal game) or dealt (the first game, N-2.02, N-2.03); modules: lessons, discoveries, with a
# comma between them; colours: one for each seat, which says whose starting cards it has (N-1.14).
OPTIONS: Final = ["masters", "modules", "colours"]
