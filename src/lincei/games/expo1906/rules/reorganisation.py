"""Reorganisation (chapter 14), after each MEETING."""

from __future__ import annotations

from typing import Final, final

from lincei.games.expo1906.refs import tile_ref
from lincei.games.expo1906.rules.end import ended, tell_end
from lincei.games.expo1906.rules.piles import DRAW_JURY, FILL_ACADEMY, FILL_TERMINAL, put_under
from lincei.games.expo1906.state import HAND, NOBODY, NONE, Expo
from lincei.games.expo1906.terms import STEAM
from lincei.kernel.frames import Task


@final
class Reorganisation(Task[Expo]):
    """A jury tile is drawn if the MEETING did not choose one; then the rest, unless the game ends (E-14.01, 02)."""

    def run(self, g: Expo) -> None:
        if g.ender != NOBODY:
            return
        g.ask(TIDY_UP)
        if len(g.jury) < 2 + g.round:
            g.ask(DRAW_JURY)


@final
class TidyUp(Task[Expo]):
    """Academy, Terminal, cards, in this order; if the game ends, nothing of it (E-14.03 to E-14.11, E-15.06)."""

    def run(self, g: Expo) -> None:
        g.turn = g.left_of(g.closed)
        if ended(g):
            g.ender = g.closed
            if g.listening:
                tell_end(g)
            return
        g.then([CLEAR_ACADEMY, FILL_ACADEMY, CLEAR_TERMINAL, FILL_TERMINAL, TAKE_CARDS_BACK])


@final
class ClearAcademy(Task[Expo]):
    """Every project whose energy differs from this round's jury tile goes under its pile (E-14.03)."""

    def run(self, g: Expo) -> None:
        energy = STEAM + g.jury[-1]
        for shape, project in enumerate(g.academy):
            if project != NONE and g.e.energy[project] != energy:
                g.academy[shape] = NONE
                put_under(g, project)
                if g.listening:
                    g.tell("expo1906-log-under", "E-14.03", {"tile": tile_ref(g.e, project)})


@final
class ClearTerminal(Task[Expo]):
    """Discard all resource tiles left in the Terminal (E-14.07)."""

    def run(self, g: Expo) -> None:
        count = 0
        for space, kind in enumerate(g.terminal):
            if kind != NONE:
                g.discard[kind] += 1
                g.terminal[space] = NONE
                count += 1
        if g.listening and count:
            g.tell("expo1906-log-clear-terminal", "E-14.07", {"count": count})


@final
class TakeCardsBack(Task[Expo]):
    """All players take all their cards back (E-14.10)."""

    def run(self, g: Expo) -> None:
        g.ghost_card = NONE
        for p in g.seats:
            p.hand = HAND
            p.last = NONE
            p.turns = 0
        if g.listening:
            g.tell("expo1906-log-cards-back", "E-14.10", {})


REORGANISATION: Final = Reorganisation()
TIDY_UP: Final = TidyUp()
CLEAR_ACADEMY: Final = ClearAcademy()
CLEAR_TERMINAL: Final = ClearTerminal()
TAKE_CARDS_BACK: Final = TakeCardsBack()
