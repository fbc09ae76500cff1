"""Round and turn (chapter 3)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.expo1906.actions import PLAY, STOP
from lincei.games.expo1906.refs import card_ref
from lincei.games.expo1906.rules.cards import perform
from lincei.games.expo1906.rules.end import ended, tell_end
from lincei.games.expo1906.rules.reorganisation import REORGANISATION
from lincei.games.expo1906.rules.solo import GHOST_TURN, build_ghost_deck
from lincei.games.expo1906.state import NOBODY, Expo
from lincei.games.expo1906.terms import MEETING
from lincei.kernel.frames import Question, Task


@final
class Round(Task[Expo]):
    """Turns until somebody plays MEETING, then the Reorganisation; at most ten times (E-3.01, E-3.02)."""

    def run(self, g: Expo) -> None:
        if g.ender != NOBODY:
            return
        g.round += 1
        g.closed = NOBODY
        if g.players == 1:
            build_ghost_deck(g)
        if g.listening:
            g.tell("expo1906-log-round", "E-3.02", {"round": g.round})
        g.then([TURNS, REORGANISATION, ROUND])


@final
class Turns(Task[Expo]):
    """Single turns clockwise until the round or the game ends (E-3.02)."""

    def run(self, g: Expo) -> None:
        if g.closed != NOBODY or g.ender != NOBODY:
            return
        g.ask(TURNS)
        if g.turn < g.players:
            g.ask(PlayCard(g.turn))
        else:
            g.ask(GHOST_TURN)


ROUND: Final = Round()
TURNS: Final = Turns()


def banned(g: Expo, seat: int) -> int:
    """The action that the right-hand neighbour, or the ghost, played last in this round (E-3.06, E-19.04)."""
    return g.ghost_card if g.players == 1 else g.seats[(seat + g.players - 1) % g.players].last


@final
class PlayCard(Question[Expo]):
    """Play one card from hand and resolve its action (E-3.03)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "E-3.03"

    def ask(self) -> str:
        return "expo1906-ask-play"

    def options(self, g: Expo) -> list[int]:
        return [PLAY + card for card in range(6) if not self.forbids(g, card)]

    def why(self, g: Expo, action: int) -> str:
        if action == STOP:
            return "E-3.04"
        return self.forbids(g, action - PLAY) if PLAY <= action < PLAY + 6 else self.rule()

    def forbids(self, g: Expo, card: int) -> str:
        """The rule that forbids a card, or nothing. Base and upgraded version are the same card (E-3.07)."""
        p = g.seats[self.seat]
        if not p.hand >> card & 1:
            return "E-3.05"
        if card == MEETING:
            return "E-3.09" if p.turns == 0 else ""
        if card != banned(g, self.seat):
            return ""
        return "E-3.06" if g.players > 1 else "E-19.04"

    def take(self, g: Expo, action: int) -> None:
        card = action - PLAY
        play(g, self.seat, card)
        if card == MEETING:
            g.closed = self.seat
        g.ask(EndTurn(self.seat))
        perform(g, self.seat, card)


def play(g: Expo, seat: int, card: int) -> None:
    """The card leaves the hand and lies open until the cards are taken back (E-3.05)."""
    p = g.seats[seat]
    p.hand &= ~(1 << card)
    p.last = card
    p.turns += 1
    if g.listening:
        # Only the latest card of each player stays visible (E-3.14).
        shown = card_ref(card, bool(p.upgraded >> card & 1))
        g.tell("expo1906-log-play", "E-3.03", {"player": seat, "card": shown}, fades=True)


@final
class EndTurn(Task[Expo]):
    """The player to the left is on turn, unless this action has ended the game (E-3.03, E-15.05)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Expo) -> None:
        g.turn = g.left_of(self.seat)
        g.passed += 1
        if g.closed == NOBODY and ended(g):
            g.ender = self.seat
            if g.listening:
                tell_end(g)
