"""The table of Newton as plain fields, and the smallest changes to it.

Almost everything is an int or a tuple, so that copies share it.
"""

from __future__ import annotations

from typing import Final, final

from lincei.games.counting import places
from lincei.games.newton.components import Edition
from lincei.games.newton.refs import master_ref, objective_ref
from lincei.games.newton.terms import BITS, COLUMNS, COUNT, CUBES, SHELF_TILES, STACK_SIZE, STUDENTS, SYMBOL
from lincei.games.newton.vocabulary import Effect
from lincei.kernel.chance import Rng
from lincei.kernel.events import Points
from lincei.kernel.position import Position

NONE: Final = -1
RESERVE: Final = -1  # a student that is not on the tree

# Where victory points on the track come from, each with the rule that gives them.
RUNS: Final = 0
INCOME: Final = 1
MEDICINE: Final = 2
TOKENS: Final = 3
CITIES: Final = 4
INVENTIONS: Final = 5
EFFECTS: Final = 6
SPECIALS: Final = 7
MASTERS: Final = 8
CUBE_REWARDS: Final = 9
STACK_REWARDS: Final = 10
DISCOVERIES: Final = 11
FINDINGS: Final = 12  # what a discovery in front of a player brings at every Upkeep
SOURCES: Final = [
    "runs",
    "income",
    "medicine",
    "tokens",
    "cities",
    "inventions",
    "effects",
    "specials",
    "masters",
    "cubes",
    "stacks",
    "discoveries",
    "findings",
]
SOURCE_RULES: Final = [
    "N-9.06",
    "N-16.06",
    "N-16.11",
    "N-15.03",
    "N-18.08",
    "N-17.16",
    "N-20.02",
    "NL-3.04",
    "N-21.04",
    "N-7.08",
    "N-9.09",
    "ND-2.04",
    "ND-2.03",
]
NO_POINTS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
# A line of the final scoring is AWARD * source + VP: objective tiles first, then Masters.
AWARD: Final = 1024
AWARD_MASTER: Final = 16

# What was done in this turn (bits of `done`).
BASIC: Final = 1
USED_EFFECT: Final = 2
USED_SPECIAL: Final = 4
IMPROVED: Final = 8


@final
class Player:
    """One player's study board, pieces and cards."""

    def __init__(self) -> None:
        self.board = NONE
        self.colour = NONE
        self.coins = 0
        self.potions = 0
        self.vp = 0
        self.points = NO_POINTS
        self.awards: tuple[int, ...] = ()
        self.hand: tuple[int, ...] = ()  # ascending
        self.desk: tuple[int, ...] = ()  # cards played this round, column by column
        self.tucked: tuple[int, ...] = ()  # under the desk, column by column
        self.symbols = 0  # packed: printed, in drawers and under the desk; the desk comes on top
        self.drawers: tuple[int, ...] = ()  # actions of the development tiles
        self.incomes: tuple[int, ...] = ()  # types of the income tiles
        self.medicine = 0  # VP of the medicine tile, 0 without one
        self.cubes = CUBES
        self.visited = 0  # bit mask of places with a cube
        self.scientist = 0
        self.students: tuple[int, ...] = ()  # space of each on the tree
        self.work = 0
        self.shelf = 0  # bit mask of the covered spaces
        self.laid = 0  # tiles laid during the game
        self.tiles = SHELF_TILES  # in the stacks
        self.runs = 0  # bit mask of the completed runs
        self.tokens: tuple[int, ...] = ()
        self.masters = 0  # bit mask of those in hand
        self.played: tuple[int, ...] = ()  # Masters, in the order of playing
        self.found = 0  # bit mask of discoveries face up
        self.cashed = 0  # bit mask of discoveries face down
        self.lasting = 0  # packed books that do not lie on the desk: Masters and discoveries
        self.packet = 0  # bit mask of Masters to choose from
        self.passed_on = 0  # bit mask of Masters seen and passed on in the draft
        self.gave = 0  # bit mask of those passed on last, which the left neighbour holds
        self.choice = NONE  # made, but not yet revealed

    def copy(self) -> Player:
        p = Player()
        p.board = self.board
        p.colour = self.colour
        p.coins = self.coins
        p.potions = self.potions
        p.vp = self.vp
        p.points = self.points
        p.awards = self.awards
        p.hand = self.hand
        p.desk = self.desk
        p.tucked = self.tucked
        p.symbols = self.symbols
        p.drawers = self.drawers
        p.incomes = self.incomes
        p.medicine = self.medicine
        p.cubes = self.cubes
        p.visited = self.visited
        p.scientist = self.scientist
        p.students = self.students
        p.work = self.work
        p.shelf = self.shelf
        p.laid = self.laid
        p.tiles = self.tiles
        p.runs = self.runs
        p.tokens = self.tokens
        p.masters = self.masters
        p.played = self.played
        p.found = self.found
        p.cashed = self.cashed
        p.lasting = self.lasting
        p.packet = self.packet
        p.passed_on = self.passed_on
        p.gave = self.gave
        p.choice = self.choice
        return p

    def reserve(self) -> int:
        """How many students are not on the tree."""
        n = 0
        for space in self.students:
            if space == RESERVE:
                n += 1
        return n

    def slots(self) -> int:
        """How many income slots are free; the medicine tile fills one (N-16.06)."""
        return COLUMNS - len(self.incomes) - (1 if self.medicine else 0)

    def score(self, source: int, vp: int) -> None:
        """Victory points are recorded at once (N-0.16)."""
        self.vp += vp
        self.points = self.points[:source] + (self.points[source] + vp,) + self.points[source + 1 :]


NO_PLAYERS: Final[list[Player]] = []


class Chapters:
    """What the chapters of the rules need of one another, so that none has to import its caller."""

    def begin(self, g: Newton, seat: int, action: int, value: int, flags: int, by_card: bool) -> None:
        """Start a basic action, of the card played or granted by an effect."""
        raise NotImplementedError

    def forbids_basic(self, g: Newton, seat: int, action: int, value: int) -> str:
        """The rule that makes a basic action impossible, or nothing."""
        raise NotImplementedError

    def trigger(self, g: Newton, seat: int, effect: Effect, source: int) -> None:
        """Let a tile or a Master work; what has a price may be declined."""
        raise NotImplementedError

    def forbids_special(self, g: Newton, seat: int, inside: bool) -> str:
        """The rule that forbids the special action of this turn now, or nothing."""
        raise NotImplementedError

    def use_special(self, g: Newton, seat: int) -> None:
        raise NotImplementedError


@final
class Newton(Position):
    """A position of Newton."""

    def __init__(self, e: Edition, chapters: Chapters, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.e: Final = e
        self.chapters: Final = chapters
        self.lessons = False  # the module Master Lessons
        self.discoveries = False  # the module Great Discoveries
        self.draft = True
        self.round = 0
        self.first = 0
        self.turns = 0  # taken in this round, by all together
        self.seats = NO_PLAYERS
        # Of the turn: the card played, what was done, and the action performed by the card with its value (N-4.09).
        self.card = NONE
        self.done = 0
        self.performed = NONE
        self.performed_value = 0
        # Laid out at set-up.
        self.city_at: tuple[int, ...] = ()  # city tile on each place, NONE elsewhere
        self.university_place: tuple[int, ...] = ()  # place of each university tile
        self.ancient_place: tuple[int, ...] = ()
        self.specialisation_at: tuple[int, ...] = ()  # tile on each space of its class
        self.invention_at: tuple[int, ...] = ()
        self.objective_at: tuple[int, ...] = ()
        self.token_at: tuple[int, ...] = ()  # kind on each bonus space, NONE where there is none
        # Stacks, decks and display.
        self.developments: tuple[int, ...] = (STACK_SIZE,) * 5  # left, by action
        self.incomes: tuple[int, ...] = (STACK_SIZE,) * 3  # left, by type
        self.unseen: tuple[int, ...] = ()  # for each level, bit mask of the cards never revealed
        self.under: tuple[tuple[int, ...], ...] = ((), (), ())  # cards under each deck, first the next to come
        self.display: tuple[tuple[int, ...], ...] = ((), (), ())  # each row from its deck outwards
        self.removed: tuple[int, ...] = ()  # cards out of the game
        self.undealt = 0  # bit mask of the Masters nobody has been dealt
        self.available = 0  # bit mask of the discoveries for sale

    def copy(self) -> Newton:
        g = Newton(self.e, self.chapters, self.players, Rng(self.rng.state))
        self.copy_kernel(g)
        g.lessons = self.lessons
        g.discoveries = self.discoveries
        g.draft = self.draft
        g.round = self.round
        g.first = self.first
        g.turns = self.turns
        g.seats = [p.copy() for p in self.seats]
        g.card = self.card
        g.done = self.done
        g.performed = self.performed
        g.performed_value = self.performed_value
        g.city_at = self.city_at
        g.university_place = self.university_place
        g.ancient_place = self.ancient_place
        g.specialisation_at = self.specialisation_at
        g.invention_at = self.invention_at
        g.objective_at = self.objective_at
        g.token_at = self.token_at
        g.developments = self.developments
        g.incomes = self.incomes
        g.unseen = self.unseen
        g.under = self.under
        g.display = self.display
        g.removed = self.removed
        g.undealt = self.undealt
        g.available = self.available
        return g

    # -- what is printed and lies there ---------------------------------------------------------------------------

    def symbols(self, p: Player) -> int:
        """All visible symbols, packed: printed, drawers, tucked, and the cards on the desk (N-4.01, N-4.02, N-4.05)."""
        total = p.symbols
        for card in p.desk:
            total += self.e.card_symbols[card]
        return total

    def books(self, p: Player) -> int:
        """All available books, packed: on the desk, on played Masters and on discoveries (N-11.03, ND-2.03)."""
        total = p.lasting
        for card in p.desk:
            total += self.e.card_books[card]
        return total

    # -- scores ---------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """VP on the track; after the end, with objectives and Masters (N-14.05)."""
        return [p.vp for p in self.seats]

    def ranking(self) -> list[int]:
        """Most VP wins; ties share the placing (N-14.06)."""
        return places(self.scores())

    def breakdown(self) -> list[list[Points]]:
        return [self.points_of(p) for p in self.seats]

    def points_of(self, p: Player) -> list[Points]:
        lines: list[Points] = []
        for source, vp in enumerate(p.points):
            if vp:
                lines.append(Points(f"newton-points-{SOURCES[source]}", SOURCE_RULES[source], {}, vp))
        for award in p.awards:
            source = award // AWARD
            if source < AWARD_MASTER:
                tile = objective_ref(self.e, source)
                lines.append(Points("newton-points-objective", "N-14.03", {"objective": tile}, award % AWARD))
            else:
                master = master_ref(self.e, source - AWARD_MASTER)
                lines.append(Points("newton-points-master", "N-14.04", {"master": master}, award % AWARD))
        return lines


# -- tuples -------------------------------------------------------------------------------------------------------


def put(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The tuple with one entry changed."""
    return values[:index] + (value,) + values[index + 1 :]


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards with one more, still ascending."""
    i = 0
    while i < len(cards) and cards[i] < card:
        i += 1
    return cards[:i] + (card,) + cards[i:]


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The tuple without the first of these values."""
    i = 0
    while values[i] != value:
        i += 1
    return values[:i] + values[i + 1 :]


def symbol_count(packed: int, action: int) -> int:
    return packed >> BITS * action & COUNT


def new_player(colour: int, start: int, tree_start: int) -> Player:
    """What every player begins with (N-1.15 to N-1.16b)."""
    p = Player()
    p.colour = colour
    p.coins = 2
    p.scientist = start
    p.students = (tree_start,) + (RESERVE,) * (STUDENTS - 1)
    return p


def set_board(p: Player, board: int, symbol: int) -> None:
    """The printed symbol of the study board always counts (N-4.05)."""
    p.board = board
    p.symbols += SYMBOL[symbol]
