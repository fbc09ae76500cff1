"""What starting cards, action cards, Masters and Master Lessons of an edition must meet (N-K38 to N-K55)."""

from __future__ import annotations

from typing import Final

from lincei.games.newton.rows import Card, Tables
from lincei.games.newton.terms import (
    ACTIONS,
    BASE_SIZE,
    COLOURS,
    LEVEL_SIZE,
    LEVELS,
    SET,
    STUDY,
    TECHNOLOGY,
    TRAVEL,
    WILD,
)
from lincei.games.newton.tile_constraints import same
from lincei.games.newton.vocabulary import (
    BOOK_SHELF,
    COINS,
    COPY,
    DOUBLE_TOKENS,
    EXTRA_CUBE,
    IGNORE_NEED,
    NONE,
    PER_EQUAL_BOOKS,
    SECOND_TILE,
    STUDENT,
    VILLAGE,
    VP,
    Effect,
    amount,
)
from lincei.games.reading import ALL, Problems

STARTING_FILE: Final = "starting.toml"
FILE: Final = "cards.toml"
LESSONS_FILE: Final = "lessons.toml"
MASTERS_FILE: Final = "masters.toml"
FAMILIES: Final = 11
BOOKS_ONLY: Final = 0
UNKNOWN: Final = -1
# Families that are one verb, and the action that they belong to, if any (N-K42).
VERB_FAMILY: Final = {
    SECOND_TILE: 4,
    DOUBLE_TOKENS: 5,
    VILLAGE: 6,
    COPY: 7,
    IGNORE_NEED: 10,
    EXTRA_CUBE: 11,
}
FAMILY_ACTION: Final = {4: STUDY, 5: TECHNOLOGY, 6: TRAVEL, 10: STUDY, 11: TRAVEL}
# What the rulebook prints for each family but exchanges and books (N-K43).
FIGURES: Final = {
    4: "pay 3 coins: second-tile",
    5: "double-tokens",
    6: "pay 2 coins: village",
    7: "copy",
    8: "pay card: 4 vp, 2 coins",
    9: "4 vp per equal-books",
    10: "pay 4 coins: ignore-need",
    11: "pay 2 coins: extra-cube",
}
SPECIALS: Final = [
    "pay 1 coin: take level-1",
    "after work 1: 1 potion",
    "after lessons 1: work 1",
    "pay 1 coin: again income",
    "pay 1 coin: again token",
    "after study 2: lessons 2, 1 vp",
    "pay card: take any",
    "pay 2 coins: again city",
    "after travel 3: take any",
    "pay 3 coins: again master",
    "pay 4 coins: again objective",
]
MASTERS: Final = {
    "boyle": "study 4 split",
    "brahe": "books blue blue",
    "browne": "lessons 4 split",
    "bruno": "6 coins",
    "descartes": "lessons 1 perform",
    "cavendish": "drop 2 tiles",
    "copernicus": "study 3 no-need",
    "cusano": "3 potions",
    "fahrenheit": "book wild",
    "galilei": "travel 3 cubes",
    "gilbert": "1 student",
    "halley": "technology 4 split",
    "pascal": "travel 5 toll-free",
    "huygens": "work 3 no-need",
    "torricelli": "technology 3 no-need",
    "kepler": "work 6 unpaid",
    "winkelmann": "cube anywhere",
    "leibniz": "books orange orange",
    "newton": "books green green",
    "paracelsus": "any 3",
}


def check_cards(tables: Tables, problems: Problems) -> None:
    if tables.read("starting"):
        k38_sets(tables, problems)
        if tables.ours("starting"):
            k39_books(tables, problems)
    if tables.read("cards"):
        k40_levels(tables, problems)
        k41_families(tables, problems)
        for card in tables.cards:
            check_family(card, FILE, problems)
    if tables.read("lessons"):
        k55_levels(tables, problems)
        k55_specials(tables, problems)
        for card in tables.lessons:
            if card.effect.clauses:
                check_family(card, LESSONS_FILE, problems)
    if tables.read("masters"):
        k50_effects(tables, problems)
        k50_eleven(tables, problems)


def family(effect: Effect) -> int:
    """Which of the families of special effects it is (N-20); BOOKS_ONLY for coloured books."""
    if effect.verb == BOOK_SHELF:
        return 2 if amount(effect.books, WILD) else BOOKS_ONLY
    if effect.verb in VERB_FAMILY:
        return VERB_FAMILY[effect.verb]
    if effect.after != NONE or [clause for clause in effect.clauses if not COINS <= clause.verb <= STUDENT]:
        return UNKNOWN
    counted = [clause.per for clause in effect.clauses if clause.per != NONE]
    if effect.discard:
        return 8 if not counted else UNKNOWN
    if effect.coins or effect.potions or effect.vp:
        return 1 if not counted else UNKNOWN
    if len(effect.clauses) == 1 and effect.verb == VP and len(counted) == 1:
        if counted[0] == PER_EQUAL_BOOKS:
            return 9
        return 3 if counted[0] < PER_EQUAL_BOOKS else UNKNOWN
    return UNKNOWN


def k38_sets(tables: Tables, problems: Problems) -> None:
    """Each colour has one starting card for each action, and a Joker (N-K38)."""
    for colour, name in enumerate(COLOURS):
        for action in range(SET):
            found = len([card for card in tables.starting if card.colour == colour and card.action == action])
            if found != 1:
                word = ACTIONS[action] if action < len(ACTIONS) else "joker"
                problems.add(STARTING_FILE, f"{name}-{word}", "action", f"{found} cards instead of 1", "N-K38")


def k39_books(tables: Tables, problems: Problems) -> None:
    """The four sets carry the same books, but not on the same cards (N-K39)."""
    total = [0] * len(COLOURS)
    layouts: list[list[int]] = []
    for colour in range(len(COLOURS)):
        layout = [0] * SET
        for card in tables.starting:
            if card.colour == colour:
                layout[card.action] = card.books
                total[colour] += card.books
        if total[colour] != total[0]:
            reason = f"{COLOURS[colour]} has other books than {COLOURS[0]}"
            problems.add(STARTING_FILE, ALL, "books", reason, "N-K39")
        if layout in layouts:
            reason = f"{COLOURS[colour]} has them on the same cards as {COLOURS[layouts.index(layout)]}"
            problems.add(STARTING_FILE, ALL, "books", reason, "N-K39")
        layouts.append(layout)


def k40_levels(tables: Tables, problems: Problems) -> None:
    """15 action cards of each level (N-K40)."""
    for level in range(1, LEVELS + 1):
        count = len([card for card in tables.cards if card.level == level])
        if count != BASE_SIZE:
            reason = f"{count} cards of level {level} instead of {BASE_SIZE}"
            problems.add(FILE, ALL, "level", reason, "N-K40")


def k41_families(tables: Tables, problems: Problems) -> None:
    """Each of the eleven families of special effects is in the deck (N-K41)."""
    found = [family(card.effect) for card in tables.cards]
    for wanted in range(1, FAMILIES + 1):
        if wanted not in found:
            problems.add(FILE, ALL, "effect", f"no card has an effect of family {wanted}", "N-K41")


def check_family(card: Card, file: str, problems: Problems) -> None:
    """Books or one of the families (N-K41), on a card of the right action (N-K42), with its figures (N-K43)."""
    found = family(card.effect)
    if found == UNKNOWN:
        problems.add(file, card.id, "effect", "is neither books nor of one of the families of N-20", "N-K41")
    if found in FAMILY_ACTION and FAMILY_ACTION[found] not in card.actions:
        reason = f"family {found} must be on a card for {ACTIONS[FAMILY_ACTION[found]]}"
        problems.add(file, card.id, "effect", reason, "N-K42")
    if found in FIGURES and not same(card.effect, FIGURES[found]):
        problems.add(file, card.id, "effect", f"must be {FIGURES[found]!r}", "N-K43")
    if found == 3 and card.effect.clauses[0].n != 1:
        problems.add(file, card.id, "effect", "must be 1 vp for each book", "N-K43")


def k50_effects(tables: Tables, problems: Problems) -> None:
    """The 20 Masters have the effects of the rulebook (N-21.10 to N-21.29, N-K50)."""
    ids = [master.id for master in tables.masters]
    for id in MASTERS:
        if id not in ids:
            problems.add(MASTERS_FILE, id, "id", "missing", "N-K50")
    for master in tables.masters:
        if master.id not in MASTERS:
            problems.add(MASTERS_FILE, master.id, "id", "is none of the 20 Masters", "N-K50")
        elif not same(master.effect, MASTERS[master.id]):
            problems.add(MASTERS_FILE, master.id, "effect", f"must be {MASTERS[master.id]!r}", "N-K50")


def k50_eleven(tables: Tables, problems: Problems) -> None:
    """Some three Masters bring 11 VP together (N-K50, N-EX10)."""
    vp = [master.vp for master in tables.masters]
    for i, one in enumerate(vp):
        for j, two in enumerate(vp[:i]):
            if 11 - one - two in vp[:j]:
                return
    problems.add(MASTERS_FILE, ALL, "vp", "no three Masters bring 11 VP together", "N-K50")


def k55_levels(tables: Tables, problems: Problems) -> None:
    """10 Master Lessons of each level (N-K55)."""
    wanted = LEVEL_SIZE - BASE_SIZE
    for level in range(1, LEVELS + 1):
        count = len([card for card in tables.lessons if card.level == level])
        if count != wanted:
            problems.add(LESSONS_FILE, ALL, "level", f"{count} cards of level {level} instead of {wanted}", "N-K55")


def k55_specials(tables: Tables, problems: Problems) -> None:
    """Special actions are those of NL-4, each at least once (N-K55)."""
    specials = [card for card in tables.lessons if card.special.clauses]
    for line in SPECIALS:
        if not [card for card in specials if same(card.special, line)]:
            problems.add(LESSONS_FILE, ALL, "special", f"no card has {line!r}", "N-K55")
    for card in specials:
        if not [line for line in SPECIALS if same(card.special, line)]:
            problems.add(LESSONS_FILE, card.id, "special", "is none of the eleven special actions", "N-K55")
