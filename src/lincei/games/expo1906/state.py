"""The table of Expo 1906 as plain fields, and the smallest changes to it.

What seldom changes is an int or a tuple, so that copies share it.
"""

from __future__ import annotations

from typing import Final, final

from lincei.games.counting import places
from lincei.games.expo1906.components import Edition
from lincei.games.expo1906.refs import chip_ref, tile_ref
from lincei.kernel.chance import Rng
from lincei.kernel.events import Points
from lincei.kernel.position import NOTHING, Position

MONEY_CAP: Final = 12  # E-1.09
HAND: Final = 63  # all six cards
NOBODY: Final = -1
NONE: Final = -1
# A marker is BOX * (16 * track + step) + arrival; 0 is the start box. Who arrived earlier lies on top (E-12.10).
BOX: Final = 4096
# A tile in a laboratory is LAID * spot + tile; spot = 4 * anchor cell + rotation.
LAID: Final = 128
# A line of the final scoring is AWARD * source + VP; for a chip the source is AWARD_CHIP + chip.
AWARD: Final = 1024
AWARD_JURY: Final = 0
AWARD_STEPS: Final = 1
AWARD_CHIP: Final = 2
CHIP_RULES: Final = ["E-17.01", "E-17.03", "E-17.04", "E-17.06", "E-17.07", "E-17.08"]


@final
class Player:
    """One player's cards, goods and laboratory."""

    def __init__(self, money: int) -> None:
        self.money = money
        self.vp = 0
        self.hand = HAND  # bit mask of the cards in hand
        self.upgraded = 0  # bit mask of the cards owned in their upgraded version
        self.last = NONE  # the card played last in this round
        self.turns = 0  # taken in this round
        self.front: tuple[int, ...] = ()  # tiles bought and not yet placed, ascending
        self.lab: tuple[int, ...] = ()  # tiles laid, ascending
        self.occupied = 0  # bit mask of the covered cells
        self.scrap = 0  # bit mask of the cells that held scrap at the start (E-17.05)
        self.finished: tuple[int, ...] = ()  # 8 * project + leader VP, in the order of finishing
        self.awards: tuple[int, ...] = ()  # of the final scoring: AWARD * source + VP

    def copy(self) -> Player:
        p = Player(self.money)
        p.vp = self.vp
        p.hand = self.hand
        p.upgraded = self.upgraded
        p.last = self.last
        p.turns = self.turns
        p.front = self.front
        p.lab = self.lab
        p.occupied = self.occupied
        p.scrap = self.scrap
        p.finished = self.finished
        p.awards = self.awards
        return p

    def has_finished(self, project: int) -> bool:
        for entry in self.finished:
            if entry >> 3 == project:
                return True
        return False

    def gain(self, money: int) -> int:
        """Take money up to the cap; what is above it is lost (E-1.09). The amount really taken."""
        taken = money if self.money + money <= MONEY_CAP else MONEY_CAP - self.money
        self.money += taken
        return taken


NO_PLAYERS: Final[list[Player]] = []


@final
class Expo(Position):
    """A position of Expo 1906."""

    def __init__(self, e: Edition, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.e: Final = e
        self.round = 0
        self.first = 0  # who opened the game
        self.turn = 0  # who is on turn next; alone, the ghost sits on chair 1
        self.closed = NOBODY  # who ended the round by MEETING
        self.ender = NOBODY  # who ended the game
        self.seats = NO_PLAYERS
        self.pile = NOTHING  # resource tiles not drawn, by kind
        self.pile_size = 0
        self.discard = NOTHING  # by kind
        self.terminal = NOTHING  # kind on each space, NONE where empty
        self.academy = NOTHING  # project in the slot of each shape, NONE where empty
        self.techs = 0  # bit mask of the techs in the Academy
        self.unseen = 0  # bit mask of the projects never seen since set-up
        self.under: tuple[int, ...] = ()  # projects put under their piles, first the next to come
        self.jury: tuple[int, ...] = ()  # energy of each tile on the table
        self.jury_left: tuple[int, int] = (0, 0)  # steam and electric tiles in the pile
        self.markers = NOTHING  # three for each seat, then six ghosts
        self.arrivals = 0
        self.chips = NOTHING  # chip on each track, NONE where there is none
        self.chips_left = 63  # bit mask
        self.ghost_deck = NOTHING  # cards left in the ghost deck, by action (solo)
        self.ghost_card = NONE  # the ghost card that bans (solo)
        self.ghost_tiles: tuple[int, ...] = ()  # tiles drawn for the ghosts, not yet discarded

    def copy(self) -> Expo:
        g = Expo(self.e, self.players, Rng(self.rng.state))
        self.copy_kernel(g)
        g.round = self.round
        g.first = self.first
        g.turn = self.turn
        g.closed = self.closed
        g.ender = self.ender
        g.seats = [p.copy() for p in self.seats]
        g.pile = self.pile[:]
        g.pile_size = self.pile_size
        g.discard = self.discard[:]
        g.terminal = self.terminal[:]
        g.academy = self.academy[:]
        g.techs = self.techs
        g.unseen = self.unseen
        g.under = self.under
        g.jury = self.jury
        g.jury_left = self.jury_left
        g.markers = self.markers[:]
        g.arrivals = self.arrivals
        g.chips = self.chips[:]
        g.chips_left = self.chips_left
        if self.players == 1:
            g.ghost_deck = self.ghost_deck[:]
        g.ghost_card = self.ghost_card
        g.ghost_tiles = self.ghost_tiles
        return g

    @property
    def chairs(self) -> int:
        """Who takes turns: the players, and the ghost beside a single one (E-19.03)."""
        return self.players if self.players > 1 else 2

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.chairs

    def can_draw(self) -> bool:
        """When a tile is needed and the resource pile is empty, the discard becomes the new pile (E-14.08).

        If even that is not enough, there is nothing to draw (E-14.09).
        """
        if self.pile_size == 0:
            self.pile, self.discard = self.discard, self.pile
            for n in self.pile:
                self.pile_size += n
            if self.listening and self.pile_size:
                self.tell("expo1906-log-reshuffle", "E-14.08", {"count": self.pile_size})
        return self.pile_size > 0

    def scores(self) -> list[int]:
        """Prestige points so far; after the end, with the final scoring."""
        return [p.vp for p in self.seats]

    def ranking(self) -> list[int]:
        """Most VP wins; tie: more money; still tied: shared (E-16.07)."""
        return places([p.vp * (MONEY_CAP + 1) + p.money for p in self.seats])

    def breakdown(self) -> list[list[Points]]:
        """For each seat every finished project (E-10.12), then the lines of the final scoring (E-16.01)."""
        return [self.points_of(p) for p in self.seats]

    def points_of(self, p: Player) -> list[Points]:
        lines: list[Points] = []
        for entry in p.finished:
            project = entry >> 3
            tile = tile_ref(self.e, project)
            lines.append(Points("expo1906-points-project", "E-10.12", {"tile": tile}, self.e.vp[project]))
            if entry & 7:
                lines.append(Points("expo1906-points-leader", "E-10.12", {"tile": tile}, entry & 7))
        for entry in p.awards:
            source = entry // AWARD
            if source == AWARD_JURY:
                lines.append(Points("expo1906-points-jury", "E-16.02", {}, entry % AWARD))
            elif source == AWARD_STEPS:
                lines.append(Points("expo1906-points-steps", "E-16.04", {}, entry % AWARD))
            else:
                chip = source - AWARD_CHIP
                lines.append(Points("expo1906-points-chip", CHIP_RULES[chip], {"chip": chip_ref(chip)}, entry % AWARD))
        return lines


# -- tiles in a front or a laboratory -----------------------------------------------------------------------------


def with_tile(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """The tiles with one more, still ascending."""
    more: list[int] = []
    placed = False
    for other in tiles:
        if not placed and other > tile:
            more.append(tile)
            placed = True
        more.append(other)
    if not placed:
        more.append(tile)
    return tuple(more)


def without_tile(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """The tiles with one less of this kind."""
    i = 0
    while tiles[i] != tile:
        i += 1
    return tiles[:i] + tiles[i + 1 :]
