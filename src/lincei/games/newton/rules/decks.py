"""Decks and display (N-1.12, N-12.02, N-13.09): cards are drawn when they are drawn."""

from __future__ import annotations

from typing import Final, final

from lincei.games.counting import ones
from lincei.games.newton.actions import CARD_DRAW
from lincei.games.newton.refs import card_ref
from lincei.games.newton.state import Newton
from lincei.games.newton.terms import LEVEL_SIZE, LEVELS, START_CARDS
from lincei.kernel.chance import Rng
from lincei.kernel.frames import Chance, Task


def rows(g: Newton) -> int:
    """Cards in a fresh row: three, alone two (N-1.12, N-22.01)."""
    return 2 if g.players == 1 else 3


def first_of(level: int) -> int:
    """The lowest card id of a level (0 for level I)."""
    return START_CARDS + LEVEL_SIZE * level


def append(g: Newton, level: int, card: int) -> None:
    """A revealed card joins its row at the far end (N-1.13)."""
    cards = list(g.display)
    cards[level] = cards[level] + (card,)
    g.display = tuple(cards)
    if g.listening:
        g.tell("newton-log-card", "N-1.12", {"card": card_ref(g.e, card)})


@final
class DrawCard(Task[Newton]):
    """Turn up the top card of a deck: one never seen, else the next of those put under it; none if it is empty."""

    def __init__(self, level: int) -> None:
        self.level: Final = level

    def run(self, g: Newton) -> None:
        if g.unseen[self.level]:
            g.ask(UnseenCard(self.level))
        elif g.under[self.level]:
            under = list(g.under)
            card = under[self.level][0]
            under[self.level] = under[self.level][1:]
            g.under = tuple(under)
            append(g, self.level, card)


@final
class UnseenCard(Chance[Newton]):
    """Any of the cards of this deck that were never revealed, each as likely as the others."""

    def __init__(self, level: int) -> None:
        self.level: Final = level

    def rule(self) -> str:
        return "N-1.12"

    def options(self, g: Newton) -> list[int]:
        first = CARD_DRAW + first_of(self.level)
        return [first + i for i in ones(g.unseen[self.level])]

    def weights(self, g: Newton) -> list[int]:
        return [1] * len(ones(g.unseen[self.level]))

    def draw(self, g: Newton, rng: Rng) -> int:
        left = ones(g.unseen[self.level])
        return CARD_DRAW + first_of(self.level) + left[rng.below(len(left))]

    def take(self, g: Newton, action: int) -> None:
        card = action - CARD_DRAW
        unseen = list(g.unseen)
        unseen[self.level] &= ~(1 << (card - first_of(self.level)))
        g.unseen = tuple(unseen)
        append(g, self.level, card)


def fill_display(g: Newton) -> None:
    """A fresh row for each deck; a deck with too few cards gives a short row (N-13.10)."""
    for level in range(LEVELS - 1, -1, -1):
        for _ in range(rows(g)):
            g.ask(DrawCard(level))


@final
class Refresh(Task[Newton]):
    """All display cards go under their decks, the one nearest the deck first; then fresh rows (N-13.09)."""

    def run(self, g: Newton) -> None:
        g.under = tuple([g.under[level] + g.display[level] for level in range(LEVELS)])
        g.display = ((), (), ())
        if g.listening:
            g.tell("newton-log-refresh", "N-13.09", {})
        fill_display(g)


REFRESH: Final = Refresh()


def take_from_display(g: Newton, card: int) -> None:
    """The gap is not refilled before Upkeep (N-8.05)."""
    display = list(g.display)
    level = (card - START_CARDS) // LEVEL_SIZE
    display[level] = tuple([other for other in display[level] if other != card])
    g.display = tuple(display)


def shown(g: Newton, level: int) -> list[int]:
    """The display cards of at most a level (1 to 3), ascending."""
    found: list[int] = []
    for i in range(min(level, LEVELS)):
        row = list(g.display[i])
        row.sort()
        found += row
    return found
