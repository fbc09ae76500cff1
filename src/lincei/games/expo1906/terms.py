"""The words of rule section 1 as numbers: types, cards, chips, tiles, cells, spots and packed units."""

from __future__ import annotations

from typing import Final

STEEL: Final = 0
COPPER: Final = 1
MANUAL: Final = 2
AUTOMATED: Final = 3
SCIENTIFIC: Final = 4
EMPIRICAL: Final = 5
STEAM: Final = 6
ELECTRIC: Final = 7
# Opposed types stand side by side, so the category of a type is type // 2 (E-1.01).
TYPES: Final = ["steel", "copper", "manual", "automated", "scientific", "empirical", "steam", "electric"]
CATEGORIES: Final = ["material", "labour", "method", "energy"]

TERMINAL: Final = 0
ACADEMY: Final = 1
LABORATORY: Final = 2
JOURNAL: Final = 3
SKYSCRAPER: Final = 4
MEETING: Final = 5
CARDS: Final = ["TERMINAL", "ACADEMY", "LABORATORY", "JOURNAL", "SKYSCRAPER", "MEETING"]

EIFFEL: Final = 0
FERRIS: Final = 1
COLONIES: Final = 2
METRO: Final = 3
FINE_ARTS: Final = 4
SIMPLON: Final = 5
CHIPS: Final = ["eiffel", "ferris", "colonies", "metro", "fine-arts", "simplon"]

# Tile ids: a resource tile is 8 * type of its 2-half + type of its 1-half; then techs, projects and scrap.
RESOURCES: Final = 64
TECH: Final = 64
TECH_CAP: Final = 16
PROJECT: Final = 80
PROJECT_CAP: Final = 40
SCRAP: Final = 120
TILES: Final = 128

# A laboratory is a mask of at most CELLS cells (cell = row * columns + column), which fits a machine word.
# A spot says how a tile lies: 4 * its first cell in reading order + rotation in clockwise quarter turns.
CELLS: Final = 60
SPOTS: Final = 240

PROJECT_SHAPES: Final = ["L", "T", "S", "I", "O"]

TRACKS: Final = 6
STEPS: Final = 10
# Crossing tables are indexed track * STEP_CAP + step.
STEP_CAP: Final = 16

# Packed units: seven bits for each type, the topmost a guard that shows a borrow when needs are subtracted.
MOST_UNITS: Final = 63
UNIT: Final = [1, 128, 16384, 2097152, 268435456, 34359738368, 4398046511104, 562949953421312]
GUARD: Final = 36312488334073920
