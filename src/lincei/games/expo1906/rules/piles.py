"""Drawing from the piles (chapters 2 and 14): resource tiles, projects and jury tiles, drawn when they are drawn."""

from __future__ import annotations

from typing import Final, final

from lincei.games.expo1906.actions import DRAW, JURY_DRAW, PROJECT_DRAW
from lincei.games.expo1906.refs import tile_ref, type_ref
from lincei.games.expo1906.state import NONE, Expo, without_tile
from lincei.games.expo1906.terms import PROJECT, PROJECT_SHAPES, RESOURCES, STEAM
from lincei.kernel.chance import Rng
from lincei.kernel.frames import Chance, Task


class DrawTile(Chance[Expo]):
    """The top tile of the resource pile, which nobody knows until it is drawn (E-2.01)."""

    def rule(self) -> str:
        return "E-2.01"

    def options(self, g: Expo) -> list[int]:
        return [DRAW + kind for kind in range(RESOURCES) if g.pile[kind]]

    def weights(self, g: Expo) -> list[int]:
        return [n for n in g.pile if n]

    def draw(self, g: Expo, rng: Rng) -> int:
        r = rng.below(g.pile_size)
        kind = 0
        while r >= g.pile[kind]:
            r -= g.pile[kind]
            kind += 1
        return DRAW + kind

    def take(self, g: Expo, action: int) -> None:
        kind = action - DRAW
        g.pile[kind] -= 1
        g.pile_size -= 1
        self.lay_out(g, kind)

    def lay_out(self, g: Expo, kind: int) -> None:
        """Where the drawn tile goes."""
        raise NotImplementedError


# -- Terminal -----------------------------------------------------------------------------------------------------


@final
class FillTerminal(Task[Expo]):
    """Fill the empty Terminal spaces, as far as there are tiles (E-2.02, E-14.07 to E-14.09)."""

    def run(self, g: Expo) -> None:
        if NONE in g.terminal and g.can_draw():
            g.then([DRAW_FOR_TERMINAL, FILL_TERMINAL])


@final
class DrawForTerminal(DrawTile):
    """One tile, face up, into the first empty space of the Terminal (E-2.02)."""

    def lay_out(self, g: Expo, kind: int) -> None:
        g.terminal[g.terminal.index(NONE)] = kind
        if g.listening:
            rule = "E-14.07" if g.round else "E-2.02"
            g.tell("expo1906-log-terminal", rule, {"tile": tile_ref(g.e, kind)})


FILL_TERMINAL: Final = FillTerminal()
DRAW_FOR_TERMINAL: Final = DrawForTerminal()


# -- Academy ------------------------------------------------------------------------------------------------------


@final
class FillAcademy(Task[Expo]):
    """Fill every empty slot with the top project of its shape's pile; an empty pile leaves it empty (E-14.04, 05)."""

    def run(self, g: Expo) -> None:
        for shape in range(len(PROJECT_SHAPES)):
            if g.academy[shape] == NONE:
                if g.unseen & g.e.of_shape[shape]:
                    g.then([DrawProject(shape), FILL_ACADEMY])
                    return
                for project in g.under:
                    if g.e.shape_of[project] == shape:
                        g.under = without_tile(g.under, project)
                        show_project(g, project)
                        break


def show_project(g: Expo, project: int) -> None:
    g.academy[g.e.shape_of[project]] = project
    if g.listening:
        rule = "E-14.04" if g.round else "E-2.03"
        g.tell("expo1906-log-academy", rule, {"tile": tile_ref(g.e, project)})


def put_under(g: Expo, project: int) -> None:
    """A project goes face down under the pile of its shape; its place there is known (E-6.09, E-14.03)."""
    g.under += (project,)


@final
class DrawProject(Chance[Expo]):
    """The top project of a pile (E-2.03)."""

    def __init__(self, shape: int) -> None:
        self.shape: Final = shape

    def rule(self) -> str:
        return "E-2.03"

    def options(self, g: Expo) -> list[int]:
        left = g.unseen & g.e.of_shape[self.shape]
        return [PROJECT_DRAW + p - PROJECT for p in g.e.projects if left >> (p - PROJECT) & 1]

    def weights(self, g: Expo) -> list[int]:
        return [1] * len(self.options(g))

    def take(self, g: Expo, action: int) -> None:
        g.unseen &= ~(1 << (action - PROJECT_DRAW))
        show_project(g, action - PROJECT_DRAW + PROJECT)


FILL_ACADEMY: Final = FillAcademy()


# -- Jury ---------------------------------------------------------------------------------------------------------


@final
class DrawJury(Chance[Expo]):
    """A jury tile at random, face up, into the next free space (E-2.11, E-13.02, E-14.02)."""

    def rule(self) -> str:
        return "E-14.02"

    def options(self, g: Expo) -> list[int]:
        steam, electric = g.jury_left
        return [JURY_DRAW] * (steam > 0) + [JURY_DRAW + 1] * (electric > 0)

    def weights(self, g: Expo) -> list[int]:
        return [n for n in g.jury_left if n]

    def take(self, g: Expo, action: int) -> None:
        put_jury_tile(g, action - JURY_DRAW)
        if g.listening:
            rule = "E-14.02" if g.round else "E-2.11"
            g.tell("expo1906-log-jury", rule, {"type": type_ref(STEAM + action - JURY_DRAW)})


def put_jury_tile(g: Expo, energy: int) -> None:
    """0 steam, 1 electric; jury tiles are never moved (E-13.02)."""
    steam, electric = g.jury_left
    g.jury_left = (steam - 1, electric) if energy == 0 else (steam, electric - 1)
    g.jury += (energy,)


DRAW_JURY: Final = DrawJury()
