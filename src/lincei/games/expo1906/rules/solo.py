"""Solo (chapter 19): the ghost deck."""

from __future__ import annotations

from typing import Final, final

from lincei.games.expo1906.actions import GHOST_CARD
from lincei.games.expo1906.refs import card_ref
from lincei.games.expo1906.state import Expo
from lincei.games.expo1906.terms import MEETING
from lincei.kernel.frames import Chance

GHOST: Final = 1  # the ghost's chair
DECK: Final = [2, 2, 2, 2, 2, 1]
DECK_SIZE: Final = 11


def build_ghost_deck(g: Expo) -> None:
    """Two cards of each action and one MEETING, shuffled at the start of each round (E-19.02)."""
    g.ghost_deck = DECK[:]


@final
class GhostTurn(Chance[Expo]):
    """Reveal a ghost card: it bans its action, or ends the round (E-19.03 to E-19.09)."""

    def rule(self) -> str:
        return "E-19.03"

    def options(self, g: Expo) -> list[int]:
        return [GHOST_CARD + card for card in range(6) if g.ghost_deck[card]]

    def weights(self, g: Expo) -> list[int]:
        return [n for n in g.ghost_deck if n]

    def take(self, g: Expo, action: int) -> None:
        card = action - GHOST_CARD
        left = 0
        for n in g.ghost_deck:
            left += n
        if card == MEETING and left == DECK_SIZE:
            self.tell(g, "expo1906-log-ghost-reshuffle", "E-19.06", card)
            g.ask(GHOST_TURN)
            return
        g.ghost_deck[card] -= 1
        if card == MEETING:
            g.ghost_card = MEETING
            g.closed = GHOST
            self.tell(g, "expo1906-log-ghost-meeting", "E-19.07", card)
        elif card == g.seats[0].last:
            self.tell(g, "expo1906-log-ghost-aside", "E-19.05", card)
            g.ask(GHOST_TURN)
        else:
            g.ghost_card = card
            g.turn = 0
            self.tell(g, "expo1906-log-ghost-card", "E-19.04", card)

    def tell(self, g: Expo, message: str, rule: str, card: int) -> None:
        if g.listening:
            g.tell(message, rule, {"card": card_ref(card)})


GHOST_TURN: Final = GhostTurn()
