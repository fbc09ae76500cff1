"""Lessons (chapter N-8)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newton.actions import PERFORM as DO
from lincei.games.newton.actions import STOP, TAKE
from lincei.games.newton.refs import card_ref
from lincei.games.newton.rules.decks import shown, take_from_display
from lincei.games.newton.rules.quick import Window, deck_size
from lincei.games.newton.state import Newton, symbol_count, with_card
from lincei.games.newton.terms import CARDS, LESSONS, LEVELS, START_CARDS
from lincei.games.newton.vocabulary import PERFORM, SPLIT
from lincei.kernel.frames import Task


def take_card(g: Newton, seat: int, card: int, rule: str) -> None:
    """A display card goes to the hand and can be played from the next turn on (N-8.01, N-8.04)."""
    take_from_display(g, card)
    p = g.seats[seat]
    p.hand = with_card(p.hand, card)
    if g.listening:
        g.tell("newton-log-take", rule, {"player": seat, "card": card_ref(g.e, card)})


def can_reveal(g: Newton, seat: int, value: int) -> bool:
    """Whether a card that could be taken may still be turned up (N-8.06)."""
    if not g.seats[seat].coins:
        return False
    for level in range(min(value, LEVELS)):
        if deck_size(g, level):
            return True
    return False


@final
class Lessons(Task[Newton]):
    """A Lessons action with some of its value left (N-8.01)."""

    def __init__(self, seat: int, value: int, left: int, flags: int, by_card: bool) -> None:
        self.seat = seat
        self.value: Final = value
        self.left: Final = left
        self.flags: Final = flags
        self.by_card: Final = by_card

    def run(self, g: Newton) -> None:
        if shown(g, self.left) or can_reveal(g, self.seat, self.left):
            g.ask(TakeLesson(self.seat, self))


@final
class TakeLesson(Window):
    """Take one display card whose level is at most the value (N-8.01)."""

    def __init__(self, seat: int, action: Lessons) -> None:
        self.seat = seat
        self.action: Final = action

    def rule(self) -> str:
        return "N-8.01"

    def ask(self) -> str:
        return "newton-ask-lessons"

    def args(self, g: Newton) -> dict[str, int | str]:
        return {"left": self.action.left}

    def here(self, g: Newton) -> list[int]:
        found = [TAKE + card for card in shown(g, self.action.left)]
        found.append(STOP)
        return found

    def forbids(self, g: Newton, action: int) -> str:
        if not TAKE + START_CARDS <= action < TAKE + CARDS:
            return self.rule()
        return "N-8.02" if g.e.card_level[action - TAKE] > self.action.left else "N-8.05"

    def improvable(self, g: Newton) -> bool:
        return self.action.by_card

    def improve(self, g: Newton) -> None:
        a = self.action
        g.ask(Lessons(a.seat, a.value + 1, a.left + 1, a.flags, a.by_card))

    def choose(self, g: Newton, action: int) -> None:
        if action == STOP:
            return
        a = self.action
        card = action - TAKE
        take_card(g, self.seat, card, "N-8.01")
        if a.by_card:
            g.performed = LESSONS
            g.performed_value = a.value
        left = a.left - g.e.card_level[card]
        if a.flags & SPLIT and left > 0:  # Browne: levels add up (N-21.12, N-21.31)
            g.ask(Lessons(a.seat, a.value, left, a.flags, a.by_card))
        if a.flags & PERFORM:
            g.ask(PerformLesson(self.seat, card))


@final
class PerformLesson(Window):
    """Perform at once the basic action of the card taken, as if it had been played (N-21.14, N-21.32, NL-2.07)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card: Final = card

    def rule(self) -> str:
        return "N-21.32"

    def ask(self) -> str:
        return "newton-ask-perform-lesson"

    def args(self, g: Newton) -> dict[str, int | str]:
        return {"card": card_ref(g.e, self.card)}

    def here(self, g: Newton) -> list[int]:
        found = [DO + action for action in g.e.card_actions[self.card] if not self.forbids(g, DO + action)]
        if found:
            found.append(STOP)
        return found

    def forbids(self, g: Newton, action: int) -> str:
        what = action - DO
        if not 0 <= what < 5 or what not in g.e.card_actions[self.card]:
            return self.rule()
        return g.chapters.forbids_basic(g, self.seat, what, self.value(g, what))

    def value(self, g: Newton, action: int) -> int:
        """Visible symbols and those of the card taken, a Joker counting one."""
        e = g.e
        own = 1 if e.card_joker[self.card] else symbol_count(e.card_symbols[self.card], action)
        return symbol_count(g.symbols(g.seats[self.seat]), action) + own

    def choose(self, g: Newton, action: int) -> None:
        if action != STOP:
            g.chapters.begin(g, self.seat, action - DO, self.value(g, action - DO), 0, False)


def start(g: Newton, seat: int, value: int, flags: int, by_card: bool) -> None:
    g.ask(Lessons(seat, value, value, flags, by_card))


def forbids_lessons(g: Newton, seat: int, value: int) -> str:
    """If no display card qualifies, and none can be turned up, the action yields nothing (N-8.07)."""
    return "" if shown(g, value) or can_reveal(g, seat, value) else "N-8.07"
