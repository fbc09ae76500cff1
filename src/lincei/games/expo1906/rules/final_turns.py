"""Final turns (chapter 15)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.expo1906.actions import PLAY, STOP
from lincei.games.expo1906.rules.cards import perform
from lincei.games.expo1906.rules.round import play
from lincei.games.expo1906.state import Expo
from lincei.games.expo1906.terms import MEETING
from lincei.kernel.frames import Question, Task


@final
class FinalTurns(Task[Expo]):
    """Everybody but the ender may take one final turn, clockwise from the ender's left (E-15.07, E-15.10)."""

    def run(self, g: Expo) -> None:
        for back in range(g.chairs - 1, 0, -1):
            seat = (g.ender + back) % g.chairs
            if seat < g.players:
                g.ask(FinalTurn(seat))


@final
class FinalTurn(Question[Expo]):
    """One card still in hand, not MEETING, without a ban; or pass (E-15.07 to E-15.09)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "E-15.07"

    def ask(self) -> str:
        return "expo1906-ask-final"

    def options(self, g: Expo) -> list[int]:
        hand = g.seats[self.seat].hand
        found = [PLAY + card for card in range(MEETING) if hand >> card & 1]
        if found:
            found.append(STOP)
        return found

    def why(self, g: Expo, action: int) -> str:
        return "E-3.05" if PLAY <= action < PLAY + MEETING else self.rule()

    def take(self, g: Expo, action: int) -> None:
        if action == STOP:
            if g.listening:
                g.tell("expo1906-log-pass", "E-15.09", {"player": self.seat})
            return
        play(g, self.seat, action - PLAY)
        perform(g, self.seat, action - PLAY)


FINAL_TURNS: Final = FinalTurns()
