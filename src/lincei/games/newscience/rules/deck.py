"""The event deck: drawing, revealing, and cards that lie open ahead (sections 2, 7 and 12)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.counting import bits, ones
from lincei.games.newscience.actions import EVENT
from lincei.games.newscience.refs import event_ref
from lincei.games.newscience.rules.effects import take_effect
from lincei.games.newscience.rules.spaces import offers_space
from lincei.games.newscience.state import NewScience
from lincei.games.newscience.terms import CARD_LEVELS, EFFECT, EVENT_SPACE, LEAST_PLAYERS_OF_FOUR
from lincei.kernel.frames import Chance, Task

PER_LEVEL: Final = [0, 0, 6, 4, 10, 8]  # cards used of each level, by the number of players (S-2.02)


def revealed_each_round(g: NewScience) -> int:
    """1 card with two or three players, 2 with more (S-12.05)."""
    return 2 if g.players >= LEAST_PLAYERS_OF_FOUR else 1


def cards_left(g: NewScience) -> int:
    """How many cards the deck has, those that lie open ahead among them (S-14.01)."""
    return sum(g.left) + len(g.ahead)


def prepare_deck(g: NewScience) -> None:
    """Level 1 on top, then 2, then 3, so many of each (S-2.01 to S-2.04).

    Which of the eligible cards are used is as unknown as their order, so a card is drawn when it comes to light.
    """
    for level in range(CARD_LEVELS):
        g.unseen |= g.e.deck[CARD_LEVELS * g.size + level]
    n = PER_LEVEL[g.players]
    g.left = (n, n, n)


class DrawEvent(Chance[NewScience]):
    """The next card of the deck (S-C01)."""

    def rule(self) -> str:
        return "S-C01"

    def top(self, g: NewScience) -> int:
        """Mask of the cards that may come next: those of the level on top."""
        level = 0
        while not g.left[level]:
            level += 1
        return g.unseen & g.e.deck[CARD_LEVELS * g.size + level]

    def options(self, g: NewScience) -> list[int]:
        return [EVENT + card for card in ones(self.top(g))]

    def weights(self, g: NewScience) -> list[int]:
        return [1] * bits(self.top(g))

    def take(self, g: NewScience, action: int) -> None:
        card = action - EVENT
        g.unseen &= ~(1 << card)
        first, second, third = g.left
        level = g.e.event_level[card]
        g.left = (first - (level == 1), second - (level == 2), third - (level == 3))
        self.lay_out(g, card)

    def lay_out(self, g: NewScience, card: int) -> None:
        raise NotImplementedError


@final
class DrawAhead(DrawEvent):
    """A card that lies open before its round, without effect and still part of the deck (S-14.01, S-16.03)."""

    def lay_out(self, g: NewScience, card: int) -> None:
        g.ahead += (card,)
        if g.listening:
            by_option = g.preview and len(g.ahead) <= revealed_each_round(g)
            rule = "S-14.01" if by_option else "S-16.03"
            g.tell("newscience-log-ahead", rule, {"event": event_ref(g.e, card)})


@final
class DrawShown(DrawEvent):
    """A card that is revealed as it is drawn."""

    def lay_out(self, g: NewScience, card: int) -> None:
        show(g, card)


def show(g: NewScience, card: int) -> None:
    """A card on display: a space for a PLAY or KEEP (S-4.10), an EFFECT holds from now on (S-7.02)."""
    g.display += (card,)
    if g.listening:
        g.tell("newscience-log-reveal", "S-12.05", {"event": event_ref(g.e, card)})
    if offers_space(g, len(g.display) - 1):
        g.open |= 1 << (EVENT_SPACE + len(g.display) - 1)
    if g.e.event_type[card] == EFFECT:
        take_effect(g, card)


@final
class Reveal(Task[NewScience]):
    """Reveal a card for the next round (S-12.05); deck sizes divide evenly (S-12.06)."""

    def run(self, g: NewScience) -> None:
        if g.ahead:
            card = g.ahead[0]
            g.ahead = g.ahead[1:]
            show(g, card)
        elif max(g.left):
            g.ask(DRAW_SHOWN)


@final
class LookAhead(Task[NewScience]):
    """The next cards of the deck lie open, or all that are left (S-16.03, S-14.01)."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, g: NewScience) -> None:
        if len(g.ahead) < self.count and max(g.left):
            g.ask(self)
            g.ask(DRAW_AHEAD)


DRAW_AHEAD: Final = DrawAhead()
DRAW_SHOWN: Final = DrawShown()
REVEAL: Final = Reveal()
