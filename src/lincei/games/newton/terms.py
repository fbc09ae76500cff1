"""The words of Newton's rulebook as numbers: actions, books, places, spaces, cards, and packed counts."""

from __future__ import annotations

from typing import Final

# -- basic actions (N-0.02) ---------------------------------------------------------------------------------------

WORK: Final = 0
TECHNOLOGY: Final = 1
TRAVEL: Final = 2
LESSONS: Final = 3
STUDY: Final = 4
ACTIONS: Final = ["work", "technology", "travel", "lessons", "study"]
JOKER: Final = 5  # stands for any one of them

# Symbols and books are counted in packed ints, six bits for each kind, so that desks are summed by addition.
BITS: Final = 6
COUNT: Final = 63
SYMBOL: Final = [1, 64, 4096, 262144, 16777216]

ORANGE: Final = 0
BLUE: Final = 1
GREEN: Final = 2
WILD: Final = 3
BOOKS: Final = ["orange", "blue", "green", "wild"]
BOOK: Final = [1, 64, 4096, 262144]

# -- the map (N-7.03) ---------------------------------------------------------------------------------------------

START: Final = 0
UNIVERSITY: Final = 1
ANCIENT: Final = 2
CITY: Final = 3
VILLAGE: Final = 4
MASTER: Final = 5
OBJECTIVE: Final = 6
PLACE_KINDS: Final = ["start", "university", "ancient", "city", "village", "master", "objective"]
PLACES: Final = 33

# -- Technology tree and Work track: START, MASTER and OBJECTIVE as on the map, and these -----------------------------

PLAIN: Final = 7
BONUS: Final = 8
SPECIALISATION: Final = 9
INVENTION: Final = 10
SPACE_KINDS: Final = ["start", "plain", "bonus", "specialisation", "invention", "master", "objective"]
SPACE_KIND: Final = [START, PLAIN, BONUS, SPECIALISATION, INVENTION, MASTER, OBJECTIVE]
TREE_CAP: Final = 44  # spaces
BRANCH_CAP: Final = 56
WORK_CAP: Final = 24
SPECIAL_SPACES: Final = 5  # for specialisations, and as many for inventions (N-1.03, N-1.05)
BONUS_SPACES: Final = 18  # N-1.06
OBJECTIVE_SPACES: Final = 6  # 0 the map, 1 the Work track, then the ends of the tree
ON_MAP: Final = 0
ON_WORK: Final = 1
ON_TREE: Final = 2

# -- study boards (N-1.15, N-9, N-K34) ----------------------------------------------------------------------------

ROWS: Final = 3
COLUMN_CAP: Final = 10
CELL_CAP: Final = 30
SHELF_TILES: Final = 12
STACK: Final = 3
CUBES: Final = 12
STUDENTS: Final = 4
COLUMNS: Final = 5  # of the desk, drawers, income slots, places under the desk
ROUNDS: Final = 6
BOARDS: Final = 4
COLOURS: Final = ["red", "blue", "green", "yellow"]

# -- tiles --------------------------------------------------------------------------------------------------------

INCOME_VP: Final = 0
INCOME_COINS: Final = 1
INCOME_POTION: Final = 2
INCOMES: Final = ["vp", "coins", "potion"]
STACK_SIZE: Final = 4  # development and income tiles of one kind (N-1.10)
UNIVERSITIES: Final = ["I", "II", "III", "IV", "V", "VI"]
ANCIENTS: Final = 3
# Tiles of the module Great Discoveries come last in their class (ND-1.01).
CITIES: Final = 8
SPECIALISATIONS: Final = 10
INVENTIONS: Final = 11
OBJECTIVES: Final = 11
DISCOVERIES: Final = 8
MASTERS: Final = 20

# -- cards --------------------------------------------------------------------------------------------------------

# Ids: the 24 starting cards, six for each colour in the order of the actions, the Joker last; then 25 for each level,
# first the 15 of the base game, then the 10 Master Lessons, so that the cards of a level fit a bit mask.
START_CARDS: Final = 24
SET: Final = 6
LEVELS: Final = 3
LEVEL_SIZE: Final = 25
BASE_SIZE: Final = 15
CARDS: Final = 99
