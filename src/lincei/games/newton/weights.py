"""The weights of the value, in thousandths of a point unless they say percent.

They were found by play: one after the other was changed a little, and kept where greedy bots then scored more.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = [
    350,  # COIN: in the last round
    80,  # COIN_LATER: more for each round after this one
    900,  # POTION
    260,  # POTION_LATER
    550,  # INCOME_COIN: of an income tile, each Upkeep
    1700,  # INCOME_POTION
    100,  # SYMBOLS_WORK: a lasting symbol, in percent of the table below
    100,  # SYMBOLS_TECHNOLOGY
    100,  # SYMBOLS_TRAVEL
    125,  # SYMBOLS_LESSONS
    60,  # SYMBOLS_STUDY
    150,  # NO_CARD: a turn without a card, in percent of the table below
    60,  # CARD_QUALITY: a card beside its basic action, each round, in percent
    300,  # NEW_CARD: a card that is no starting card
    50,  # HAND_NOW: a card that can still be played this round, in percent
    240,  # RUN_BEGUN: a run on the way, by the share of its spaces that are filled
    400,  # RUN_NEARLY: the same, by the square of that share
    75,  # STACK_REWARD: what the stack in use will give, in percent
    500,  # OPEN_SPACE: a book space whose university or ancient land is visited
    160,  # OPEN_ROW: more for each row value
    6,  # STEPS: of a piece in ten turns
    100,  # ON_THE_WAY: an objective not yet reached, in percent
    240,  # GROWTH: what an objective counts, for each turn left
    60,  # GROWTH_GOODS: the same for coins and potions
    25,  # LACKING: percent less for each book not in sight
    80,  # MAP_OBJECTIVE: in percent
    60,  # NEXT_STUDENT: the share of turns for each further student, in percent
    600,  # AT_END: a student on an end space
    5200,  # MASTER_END: the end of the tree where a Master is played
    4500,  # OTHER_END
    55,  # MASTERS: those in hand, in percent
    60,  # SCIENTIST: standing near places worth a cube, in percent
    3200,  # CITY_PLACE
    3000,  # LEARNED_PLACE: a university or an ancient land
    6000,  # MASTER_PLACE
    4000,  # OBJECTIVE_PLACE
    400,  # LATE_CUBE: each cube laid beyond the fifth
    400,  # READ_SPACE: a book space whose books are in sight
    400,  # DESK: a symbol on the desk for each card in hand that may still use it this round
    90,  # DISCOVERY: what a discovery would bring now, in percent
    900,  # CARD_WORK: having a card for an action, each round
    900,  # CARD_TECHNOLOGY
    1000,  # CARD_TRAVEL
    1800,  # CARD_LESSONS
    900,  # CARD_STUDY
    40,  # SECOND_CARD: another card for the same action, in percent
    8,  # LAST_TURNS: from here on it grows unlikely that a piece still arrives
    6,  # ASSEMBLY: percent less for each book that does not lie ready on the desk
    1200,  # HELPFUL: a Master in hand that helps an objective of this game
]
COIN: Final = 0
COIN_LATER: Final = 1
POTION: Final = 2
POTION_LATER: Final = 3
INCOME_COIN: Final = 4
INCOME_POTION: Final = 5
SYMBOLS: Final = 6
NO_CARD: Final = 11
CARD_QUALITY: Final = 12
NEW_CARD: Final = 13
HAND_NOW: Final = 14
RUN_BEGUN: Final = 15
RUN_NEARLY: Final = 16
STACK_REWARD: Final = 17
OPEN_SPACE: Final = 18
OPEN_ROW: Final = 19
STEPS: Final = 20
ON_THE_WAY: Final = 21
GROWTH: Final = 22
GROWTH_GOODS: Final = 23
LACKING: Final = 24
MAP_OBJECTIVE: Final = 25
NEXT_STUDENT: Final = 26
AT_END: Final = 27
MASTER_END: Final = 28
OTHER_END: Final = 29
MASTERS: Final = 30
SCIENTIST: Final = 31
CITY_PLACE: Final = 32
LEARNED_PLACE: Final = 33
MASTER_PLACE: Final = 34
OBJECTIVE_PLACE: Final = 35
LATE_CUBE: Final = 36
READ_SPACE: Final = 37
DESK: Final = 38
DISCOVERY: Final = 39
CARD_FOR: Final = 40
SECOND_CARD: Final = 45
LAST_TURNS: Final = 46
ASSEMBLY: Final = 47
HELPFUL: Final = 48
