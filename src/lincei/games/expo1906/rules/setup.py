"""Set-up (chapter 2) and the beginner handicaps (chapter 20)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.expo1906.actions import AT, FIRST, ROTATE
from lincei.games.expo1906.refs import tile_ref
from lincei.games.expo1906.rules.final_turns import FINAL_TURNS
from lincei.games.expo1906.rules.laying import Turn
from lincei.games.expo1906.rules.patents import MARKERS
from lincei.games.expo1906.rules.piles import DRAW_JURY, FILL_ACADEMY, FILL_TERMINAL, DrawTile
from lincei.games.expo1906.rules.placing import laid_at, lay, lift, tell_place
from lincei.games.expo1906.rules.round import ROUND
from lincei.games.expo1906.rules.scoring import SCORING
from lincei.games.expo1906.rules.solo import GHOST
from lincei.games.expo1906.state import LAID, NONE, Expo, Player, with_tile, without_tile
from lincei.games.expo1906.terms import PROJECT, SCRAP, TECH, TRACKS
from lincei.kernel.frames import Chance, Frame, Question, Task

TERMINAL_SPACES: Final = 3  # for each player (E-2.02)
HANDICAPS: Final = ["none", "graduate", "student"]  # by the number of scrap tiles replaced (E-20.01, E-20.02)


def lay_out(g: Expo, handicaps: list[int]) -> None:
    """Put everything on the table that needs no chance (E-2.01 to E-2.13), then list what is still to happen."""
    e = g.e
    g.pile = e.tile_count[:]
    for n in g.pile:
        g.pile_size += n
    g.discard = [0] * len(g.pile)
    g.terminal = [NONE] * (TERMINAL_SPACES * g.players)
    g.academy = [NONE] * 5
    for tech in e.techs:
        g.techs |= 1 << (tech - TECH)
    for project in e.projects:
        g.unseen |= 1 << (project - PROJECT)
    g.jury_left = (e.jury_tiles[0], e.jury_tiles[1])
    g.markers = [0] * (MARKERS * g.players + (TRACKS if g.players <= 2 else 0))
    g.chips = [NONE] * TRACKS
    g.seats = []
    for _ in range(g.players):
        p = Player(0)
        for cell in e.scrap_cells:
            lay(g, p, SCRAP, 4 * cell)
        p.scrap = p.occupied
        g.seats.append(p)
    frames: list[Frame] = [DRAW_FIRST_PLAYER, FILL_TERMINAL, FILL_ACADEMY, DRAW_JURY, DRAW_JURY]
    if any([n > 0 for n in handicaps]):
        frames.append(Handicaps(handicaps))
    frames += [ROUND, FINAL_TURNS, SCORING]
    g.then(frames)


# -- turn order ---------------------------------------------------------------------------------------------------


@final
class DrawFirstPlayer(Chance[Expo]):
    """The start player is drawn; play runs clockwise from there, money by turn order (E-2.07, E-2.09)."""

    def rule(self) -> str:
        return "E-2.07"

    def options(self, g: Expo) -> list[int]:
        return [FIRST + seat for seat in range(g.players)]

    def weights(self, g: Expo) -> list[int]:
        return [1] * g.players

    def take(self, g: Expo, action: int) -> None:
        g.first = action - FIRST
        g.turn = g.first if g.players > 1 else GHOST
        for order in range(g.players):
            g.seats[(g.first + order) % g.players].money = 3 + order if g.players > 1 else 4
        if g.listening and g.players > 1:
            g.tell("expo1906-log-first", "E-2.07", {"player": g.first})


DRAW_FIRST_PLAYER: Final = DrawFirstPlayer()


# -- handicaps ----------------------------------------------------------------------------------------------------


@final
class Handicaps(Task[Expo]):
    """In turn order: draw the tiles, then the owner chooses which scrap they replace (E-20.03, E-20.04)."""

    def __init__(self, handicaps: list[int]) -> None:
        self.handicaps: Final = handicaps

    def run(self, g: Expo) -> None:
        frames: list[Frame] = []
        for order in range(g.players):
            seat = (g.first + order) % g.players
            n = self.handicaps[seat]
            frames += [DrawHandicap(seat) for _ in range(n)]
            frames += [ReplaceScrap(seat) for _ in range(n)]
        g.then(frames)


@final
class DrawHandicap(DrawTile):
    """A random resource tile for a beginner, who sees it before choosing (E-20.04)."""

    def __init__(self, owner: int) -> None:
        self.owner: Final = owner

    def lay_out(self, g: Expo, kind: int) -> None:
        p = g.seats[self.owner]
        p.front = with_tile(p.front, kind)
        if g.listening:
            g.tell("expo1906-log-handicap", "E-20.04", {"player": self.owner, "tile": tile_ref(g.e, kind)})


@final
class ReplaceScrap(Question[Expo]):
    """Choose the scrap tile that the next drawn tile replaces (E-20.01, E-20.02)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "E-20.04"

    def ask(self) -> str:
        return "expo1906-ask-replace"

    def args(self, g: Expo) -> dict[str, int | str]:
        return {"tile": tile_ref(g.e, g.seats[self.seat].front[0])}

    def options(self, g: Expo) -> list[int]:
        return [AT + (laid >> 9) for laid in g.seats[self.seat].lab if laid & 127 == SCRAP]

    def take(self, g: Expo, action: int) -> None:
        g.ask(TurnHandicap(self.seat, g.seats[self.seat].front[0], action - AT))


@final
class TurnHandicap(Turn):
    """Choose how the tile lies (E-20.04)."""

    def __init__(self, seat: int, tile: int, cell: int) -> None:
        super().__init__(seat, tile)
        self.cell: Final = cell

    def rule(self) -> str:
        return "E-20.04"

    def forbids(self, g: Expo, rotation: int) -> str:
        return ""

    def take(self, g: Expo, action: int) -> None:
        p = g.seats[self.seat]
        spot = 4 * self.cell + action - ROTATE
        lift(g, p, laid_at(p, self.cell))
        p.front = without_tile(p.front, self.tile)
        lay(g, p, self.tile, spot)
        p.scrap &= ~(1 << self.cell)  # not the player's deed (E-17.05)
        if g.listening:
            tell_place(g, self.seat, "expo1906-log-replace", "E-20.04", LAID * spot + self.tile)
