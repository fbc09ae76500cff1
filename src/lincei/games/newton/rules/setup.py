"""Set-up (chapter N-1; NL-1 and ND-1 for the modules)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.counting import bits, ones
from lincei.games.newton.actions import (
    ANCIENT_DRAW,
    BOARD_DRAW,
    CITY_DRAW,
    DISCOVERY_DRAW,
    FIRST,
    INVENTION_DRAW,
    OBJECTIVE_DRAW,
    SPECIALISATION_DRAW,
    TOKEN_DRAW,
    UNIVERSITY_DRAW,
)
from lincei.games.newton.rules.decks import fill_display
from lincei.games.newton.rules.masters import deal_masters
from lincei.games.newton.rules.scoring import SCORING
from lincei.games.newton.rules.turn import ROUND
from lincei.games.newton.state import NONE, Newton, new_player, put, set_board
from lincei.games.newton.terms import (
    ANCIENTS,
    BASE_SIZE,
    BOARDS,
    BONUS_SPACES,
    CITIES,
    DISCOVERIES,
    INVENTIONS,
    LEVEL_SIZE,
    LEVELS,
    MASTERS,
    OBJECTIVE_SPACES,
    OBJECTIVES,
    PLACES,
    SET,
    SPECIAL_SPACES,
    SPECIALISATIONS,
    UNIVERSITIES,
)
from lincei.kernel.frames import Chance, Frame, Task

# What is laid out at random: each class has its tiles and its spaces.
CITY_TILES: Final = 0
UNIVERSITY_TILES: Final = 1
ANCIENT_TILES: Final = 2
SPECIALISATION_TILES: Final = 3
INVENTION_TILES: Final = 4
OBJECTIVE_TILES: Final = 5
BOARD_TILES: Final = 6
DISCOVERY_TILES: Final = 7
DRAWS: Final = [
    CITY_DRAW,
    UNIVERSITY_DRAW,
    ANCIENT_DRAW,
    SPECIALISATION_DRAW,
    INVENTION_DRAW,
    OBJECTIVE_DRAW,
    BOARD_DRAW,
    DISCOVERY_DRAW,
]
RULES: Final = ["N-1.02", "N-1.02", "N-1.02", "N-1.03", "N-1.05", "N-1.04", "N-1.14", "ND-1.03"]


def lay_out(g: Newton, colours: list[int]) -> None:
    """Put everything on the table that needs no chance, then list what is still to happen."""
    e = g.e
    g.city_at = (NONE,) * PLACES
    g.university_place = (NONE,) * len(UNIVERSITIES)
    g.ancient_place = (NONE,) * ANCIENTS
    g.specialisation_at = (NONE,) * SPECIAL_SPACES
    g.invention_at = (NONE,) * SPECIAL_SPACES
    g.objective_at = (NONE,) * OBJECTIVE_SPACES
    g.token_at = (NONE,) * BONUS_SPACES
    g.unseen = ((1 << (LEVEL_SIZE if g.lessons else BASE_SIZE)) - 1,) * LEVELS  # NL-1.01
    g.undealt = (1 << MASTERS) - 1
    g.seats = []
    for colour in colours:
        p = new_player(colour, e.basel, e.tree_start)
        p.shelf = 1 << e.printed  # N-9.04
        p.hand = tuple([SET * colour + i for i in range(SET)])  # N-1.15b
        g.seats.append(p)
    frames: list[Frame] = []
    frames += [LayTile(CITY_TILES, i) for i in range(len(e.cities))]
    frames += [LayTile(UNIVERSITY_TILES, i) for i in range(len(e.universities))]
    frames += [LayTile(ANCIENT_TILES, i) for i in range(len(e.ancients))]
    for kind in (SPECIALISATION_TILES, INVENTION_TILES):
        frames += [LayTile(kind, i) for i in range(SPECIAL_SPACES)]
    frames += [LayTile(OBJECTIVE_TILES, i) for i in range(OBJECTIVE_SPACES)]
    frames += [LayToken(i) for i in range(BONUS_SPACES) if e.bonus_players[i] <= g.players]  # N-1.06
    frames += [LayTile(BOARD_TILES, i) for i in range(g.players)]
    if g.players > 1:
        frames.append(DRAW_FIRST)
    if g.discoveries:
        frames += [LayTile(DISCOVERY_TILES, i) for i in range(2 + g.players)]
    frames.append(FILL)
    frames += deal_masters(g)
    g.then(frames + [ROUND, SCORING])


def tiles_left(g: Newton, kind: int) -> int:
    """Bit mask of the tiles of a class that are not laid out yet; the module's extra tiles are the last (ND-1.01)."""
    extra = 1 if g.discoveries else 0
    if kind == CITY_TILES:
        return all_but(CITIES - 1 + extra, g.city_at)
    if kind == UNIVERSITY_TILES:
        return where_none(g.university_place)
    if kind == ANCIENT_TILES:
        return where_none(g.ancient_place)
    if kind == SPECIALISATION_TILES:
        return all_but(SPECIALISATIONS, g.specialisation_at)
    if kind == INVENTION_TILES:
        return all_but(INVENTIONS - 1 + extra, g.invention_at)
    if kind == OBJECTIVE_TILES:
        return all_but(OBJECTIVES - 1 + extra, g.objective_at)
    if kind == BOARD_TILES:
        return all_but(BOARDS, tuple([p.board for p in g.seats]))
    return (1 << DISCOVERIES) - 1 & ~g.available


def all_but(n: int, laid: tuple[int, ...]) -> int:
    left = (1 << n) - 1
    for tile in laid:
        if tile >= 0:
            left &= ~(1 << tile)
    return left


def where_none(laid: tuple[int, ...]) -> int:
    left = 0
    for tile, place in enumerate(laid):
        if place == NONE:
            left |= 1 << tile
    return left


@final
class LayTile(Chance[Newton]):
    """A tile of a class on the next of its spaces, at random (N-1.02 to N-1.05, N-1.14, ND-1.03)."""

    def __init__(self, kind: int, space: int) -> None:
        self.kind: Final = kind
        self.space: Final = space

    def rule(self) -> str:
        return RULES[self.kind]

    def options(self, g: Newton) -> list[int]:
        return [DRAWS[self.kind] + tile for tile in ones(tiles_left(g, self.kind))]

    def weights(self, g: Newton) -> list[int]:
        return [1] * bits(tiles_left(g, self.kind))

    def take(self, g: Newton, action: int) -> None:
        tile = action - DRAWS[self.kind]
        kind = self.kind
        if kind == CITY_TILES:
            g.city_at = put(g.city_at, g.e.cities[self.space], tile)
        elif kind == UNIVERSITY_TILES:
            g.university_place = put(g.university_place, tile, g.e.universities[self.space])
        elif kind == ANCIENT_TILES:
            g.ancient_place = put(g.ancient_place, tile, g.e.ancients[self.space])
        elif kind == SPECIALISATION_TILES:
            g.specialisation_at = put(g.specialisation_at, self.space, tile)
        elif kind == INVENTION_TILES:
            g.invention_at = put(g.invention_at, self.space, tile)
        elif kind == OBJECTIVE_TILES:
            g.objective_at = put(g.objective_at, self.space, tile)
        elif kind == BOARD_TILES:
            set_board(g.seats[self.space], tile, g.e.board_symbol[tile])
        else:
            g.available |= 1 << tile


def first_of_kind(g: Newton, token: int) -> int:
    """Equal tokens are one kind, known by the first of them."""
    return g.e.token_slug.index(g.e.token_slug[token])


@final
class LayToken(Chance[Newton]):
    """A bonus token on a bonus space in use; which ones stay out is random, too (N-1.06, N-1.07)."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def rule(self) -> str:
        return "N-1.06"

    def left(self, g: Newton) -> list[int]:
        """How many tokens of each kind are not laid out."""
        left = [0] * BONUS_SPACES
        for token in range(BONUS_SPACES):
            left[first_of_kind(g, token)] += 1
        for token in g.token_at:
            if token >= 0:
                left[token] -= 1
        return left

    def options(self, g: Newton) -> list[int]:
        return [TOKEN_DRAW + kind for kind, n in enumerate(self.left(g)) if n]

    def weights(self, g: Newton) -> list[int]:
        return [n for n in self.left(g) if n]

    def take(self, g: Newton, action: int) -> None:
        g.token_at = put(g.token_at, self.space, action - TOKEN_DRAW)


@final
class DrawFirst(Chance[Newton]):
    """A random player receives the first-player token (N-1.17)."""

    def rule(self) -> str:
        return "N-1.17"

    def options(self, g: Newton) -> list[int]:
        return [FIRST + seat for seat in range(g.players)]

    def weights(self, g: Newton) -> list[int]:
        return [1] * g.players

    def take(self, g: Newton, action: int) -> None:
        g.first = action - FIRST
        if g.listening:
            g.tell("newton-log-first", "N-1.17", {"player": g.first})


@final
class FillDisplay(Task[Newton]):
    """Cards of each deck as a row beside it (N-1.12)."""

    def run(self, g: Newton) -> None:
        fill_display(g)


DRAW_FIRST: Final = DrawFirst()
FILL: Final = FillDisplay()
