"""JOURNAL (chapter 7), with the ghosts that move first with one or two players (chapter 18)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.expo1906.actions import PERFORM, STOP
from lincei.games.expo1906.refs import tile_ref, type_ref
from lincei.games.expo1906.rules.patents import MARKERS, DrawChip, MovePatent, move_marker, step_of
from lincei.games.expo1906.rules.piles import DrawTile
from lincei.games.expo1906.state import NONE, Expo
from lincei.games.expo1906.terms import STEPS
from lincei.kernel.frames import Frame, Question, Task


def journal(seat: int, upgraded: bool) -> MovePatent:
    """Up to 3 MP; upgraded 4 MP and each crossing 1$ less (E-7.01, E-7.02)."""
    return MovePatent(seat, 4, 1) if upgraded else MovePatent(seat, 3, 0)


@final
class PerformJournal(Question[Expo]):
    """Say before the draw whether the action is performed at all (E-18.04)."""

    def __init__(self, seat: int, upgraded: bool) -> None:
        self.seat = seat
        self.upgraded: Final = upgraded

    def rule(self) -> str:
        return "E-18.04"

    def ask(self) -> str:
        return "expo1906-ask-perform"

    def options(self, g: Expo) -> list[int]:
        return [PERFORM, STOP]

    def take(self, g: Expo, action: int) -> None:
        if action == PERFORM:
            g.ask(journal(self.seat, self.upgraded))
            g.ask(DrawForGhosts(3 if g.players == 1 else 2))
        elif g.listening:
            g.tell("expo1906-log-renounce", "E-18.04", {"player": self.seat})


@final
class DrawForGhosts(Task[Expo]):
    """Draw 2 tiles, alone 3, then move the ghosts, then discard the tiles (E-18.03, E-18.06, E-19.01)."""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def run(self, g: Expo) -> None:
        if self.left > 0 and g.can_draw():
            g.then([DRAW_GHOST_TILE, DrawForGhosts(self.left - 1)])
            return
        frames: list[Frame] = []
        for tile in g.ghost_tiles:
            frames.append(MoveGhost(tile >> 3, 2))
            frames.append(MoveGhost(tile & 7, 1))
        frames.append(DISCARD_GHOST_TILES)
        g.then(frames)


@final
class DrawGhostTile(DrawTile):
    """A tile for the ghosts, open until they have moved (E-18.06)."""

    def lay_out(self, g: Expo, kind: int) -> None:
        g.ghost_tiles += (kind,)
        if g.listening:
            g.tell("expo1906-log-ghost-tile", "E-18.03", {"tile": tile_ref(g.e, kind)})


@final
class MoveGhost(Task[Expo]):
    """The ghost of a drawn type moves as many steps as there are units, at most to step 10 (E-18.02, 05, 07)."""

    def __init__(self, kind: int, units: int) -> None:
        self.kind: Final = kind
        self.units: Final = units

    def run(self, g: Expo) -> None:
        track = g.e.type_track[self.kind]
        if track < 0:
            return
        ghost = MARKERS * g.players + track
        step = step_of(g.markers[ghost])
        if step == STEPS:
            return
        arrived = step + self.units if step + self.units < STEPS else STEPS
        move_marker(g, ghost, track, arrived)
        if g.listening:
            g.tell("expo1906-log-ghost", "E-18.05", {"type": type_ref(self.kind), "step": arrived})
        if arrived == STEPS and g.chips[track] == NONE:
            g.ask(DrawChip(track))


@final
class DiscardGhostTiles(Task[Expo]):
    """The drawn tiles go to the discard after the ghosts have moved (E-18.06)."""

    def run(self, g: Expo) -> None:
        for tile in g.ghost_tiles:
            g.discard[tile] += 1
        g.ghost_tiles = ()


DRAW_GHOST_TILE: Final = DrawGhostTile()
DISCARD_GHOST_TILES: Final = DiscardGhostTiles()
