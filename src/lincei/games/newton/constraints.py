"""What an edition must meet: the constraints N-K00 to N-K63 of the rule register, each a small function.

The rulebook fixes some numbers; the register rules on the rest so that a reconstruction is fair and complete. An owner
who types in his printed game cannot be asked to meet those rulings: a table with source = "printed" is held only to
what the rulebook says and to what the rules need. Where the register merely recommends, the shipped edition has that
value (its tests say so) and any other fitting value loads as well.

| rule | every table | unless printed | shipped edition takes |
|---|---|---|---|
| N-K00 | | tokens within 1.5 VP of one another | the middle of each range |
| N-K01 | 33 places, each kind in its number | | |
| N-K02 | one connected map, no road twice | | |
| N-K03 | some tolls | of two sizes | |
| N-K04, N-K05 | Basel the start, the nine names, Bologna and Istanbul | | |
| N-K06 | four universities and an ancient land among the named | which of them | Krakow |
| N-K07 | | in Europe, no two in one spot | true positions |
| N-K08 | silver and gold villages | | |
| N-K09 | three marks | | column, obelisk, amphora |
| N-K10 | a way of three roads to Istanbul | without toll | four roads there |
| N-K11 | 18 bonus spaces, 5 on the tree, all marks | | |
| N-K12 | | at least 7 unmarked | 8, 3, 3, 4; 11 on the map |
| N-K13 | | | a dead end 5 steps off, the Master at 4 |
| N-K14 | | roads, tolls and distances | 50 roads, 15 with toll |
| N-K15 | one start, forks, no ring | | |
| N-K16 | 6 ends, 4 objectives, a Master | one Master, one invention end | |
| N-K17 | the example's fork | | |
| N-K18 | 5 and 5 tile spaces | a specialisation on each | 3 and 4 on the tree |
| N-K19 | | size, depths, every branch pays | 33 spaces |
| N-K20, N-K21 | a line, 4 special spaces, one the Master's | | |
| N-K22 | follows from N-K21 | | |
| N-K23 | | 14-16 steps, special spaces 3 or 4 apart | 15 |
| N-K24 | 4 books | | three 2+1+1, three 2+2 |
| N-K25 | three rows, the printed tile lower left | | |
| N-K26 | books, a university or an ancient land | | |
| N-K27 | at least 12 free spaces, 4 in row 1 | | 15 in 3 x 7 |
| N-K28 | whole rows and columns, the example's runs | each of them | |
| N-K29 | | | every place once, six spaces with books |
| N-K30 | one shelf for all boards | | |
| N-K31 | | 7-10 runs, 18-24 VP, more for more | 10 runs, 24 VP |
| N-K32 | four boards | four symbols | all but Lessons |
| N-K33, N-K34 | in the rules, not in the tables | | |
| N-K35 | 10 tiles of the three kinds | 5, 3 and 2 | |
| N-K36 | 18 tokens of four kinds | | 5, 5, 5 and 3 |
| N-K37 | | less than 4 coins, but for the student | |
| N-K38 | each colour an action card each and a Joker | | |
| N-K39 | | same books, other cards | one of each colour |
| N-K40 | 15 of each level | | 3 of each action |
| N-K41 to N-K43 | books or families, all of them, where they fit, with their figures | | |
| N-K44 | follows from the vocabulary | | |
| N-K45 | | | books on 22 cards, 8 exchanges |
| N-K46 | | worth by level | |
| N-K47 | measured by play | | |
| N-K50 | the 20 effects, three VP that make 11 | 0-7 VP, worth 9-12 with the effect | the 14 reported |
| N-K55 | 10 of each level, the 11 special actions | | |
| N-K56 | | | 15 doubles, 15 special cards |
| N-K57 | follows from the figures of NL-4 | | |
| N-K60 | 8 tiles, each effect once, a book or an income | | |
| N-K61, N-K62 | | | even costs, 3 + 1 books, 2 incomes, 2 both |
| N-K63 | | cost within one coin of the worth | |
"""

from __future__ import annotations

from lincei.games.newton.card_constraints import check_cards
from lincei.games.newton.map_constraints import check_map
from lincei.games.newton.rows import Tables
from lincei.games.newton.shelf_constraints import check_shelf
from lincei.games.newton.tile_constraints import check_tiles
from lincei.games.newton.track_constraints import check_tracks
from lincei.games.newton.worth_constraints import check_worth
from lincei.games.reading import Problems


def check_tables(tables: Tables, problems: Problems) -> None:
    """All constraints, on the tables that could be read."""
    check_map(tables, problems)
    check_tracks(tables, problems)
    check_shelf(tables, problems)
    check_tiles(tables, problems)
    check_cards(tables, problems)
    check_worth(tables, problems)
