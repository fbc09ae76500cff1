"""Round and turn (chapter N-3)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newton.actions import EFFECT as USE
from lincei.games.newton.actions import END, PERFORM, PLAY
from lincei.games.newton.refs import action_ref, card_ref
from lincei.games.newton.rules.basic import begin, forbids_basic, value_of_card
from lincei.games.newton.rules.effects import forbids_use, use
from lincei.games.newton.rules.quick import Window
from lincei.games.newton.rules.upkeep import UPKEEP
from lincei.games.newton.state import BASIC, EFFECTS, IMPROVED, NONE, USED_EFFECT, Newton, without
from lincei.games.newton.terms import CARDS, COLUMNS, ROUNDS
from lincei.kernel.frames import Task


@final
class Round(Task[Newton]):
    """Five turns for everybody, then Upkeep; six times (N-3.01, N-3.02)."""

    def run(self, g: Newton) -> None:
        if g.round == ROUNDS:
            return
        g.round += 1
        g.turns = 0
        if g.listening:
            g.tell("newton-log-round", "N-3.01", {"round": g.round})
        g.then([TURNS, UPKEEP, ROUND])


@final
class Turns(Task[Newton]):
    """Single turns clockwise from the holder of the first-player token (N-3.02)."""

    def run(self, g: Newton) -> None:
        g.card = NONE
        g.done = 0
        g.performed = NONE
        g.performed_value = 0
        if g.turns == COLUMNS * g.players:
            return
        seat = (g.first + g.turns) % g.players
        g.turns += 1
        g.ask(TURNS)
        g.ask(PlayCard(seat))


ROUND: Final = Round()
TURNS: Final = Turns()


def end_turn(g: Newton) -> None:
    """Nothing unused carries over (N-3.20)."""
    g.passed += 1


@final
class PlayCard(Window):
    """Play one card from hand on the leftmost empty column (N-3.04); quick actions may come before (N-3.11)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "N-3.04"

    def ask(self) -> str:
        return "newton-ask-play"

    def here(self, g: Newton) -> list[int]:
        hand = g.seats[self.seat].hand
        return [PLAY + card for card in hand] if hand else [END]

    def forbids(self, g: Newton, action: int) -> str:
        if not g.seats[self.seat].hand:
            return "N-3.07"
        if action == END:
            return "N-3.06"
        return self.rule()

    def choose(self, g: Newton, action: int) -> None:
        if action == END:  # the hand is empty (N-3.07a)
            end_turn(g)
            return
        p = g.seats[self.seat]
        card = action - PLAY
        p.hand = without(p.hand, card)
        p.desk = p.desk + (card,)
        g.card = card
        if g.listening:
            g.tell("newton-log-play", "N-3.04", {"player": self.seat, "card": card_ref(g.e, card)})
        g.ask(Turn(self.seat))


@final
class Turn(Window):
    """With a card played: its basic action, its special effect, each at most once and in any order (N-3.09, N-3.14)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "N-3.09"

    def ask(self) -> str:
        return "newton-ask-turn"

    def args(self, g: Newton) -> dict[str, int | str]:
        return {"card": card_ref(g.e, g.card)}

    def inside(self) -> bool:
        return False

    def improvable(self, g: Newton) -> bool:
        return not g.done & BASIC

    def here(self, g: Newton) -> list[int]:
        found: list[int] = []
        for action in g.e.card_actions[g.card]:
            if not self.forbids_action(g, action):
                found.append(PERFORM + action)
        if not self.forbids_effect(g):
            found.append(USE)
        found.append(END)
        return found

    def forbids(self, g: Newton, action: int) -> str:
        if PERFORM <= action < PERFORM + 5:
            return self.forbids_action(g, action - PERFORM)
        if action == USE:
            return self.forbids_effect(g)
        return "N-3.04" if action < PLAY + CARDS else self.rule()

    def value(self, g: Newton, action: int) -> int:
        """The value with which the card's basic action starts (N-4.01, N-10.02, N-12.04)."""
        value = value_of_card(g, g.seats[self.seat], g.card, action)
        return value + 1 if g.done & IMPROVED else value

    def forbids_action(self, g: Newton, action: int) -> str:
        """The rule against performing a basic action with the card played."""
        if g.done & BASIC:
            return "N-3.14"
        if action not in g.e.card_actions[g.card]:
            return "N-3.05"
        return forbids_basic(g, self.seat, action, self.value(g, action), 0, True)

    def forbids_effect(self, g: Newton) -> str:
        """The rule against using the special effect of the card played as a whole."""
        effect = g.e.card_effect[g.card]
        if g.done & USED_EFFECT:
            return "N-20.02a"
        if effect.used:
            return forbids_use(g, self.seat, effect)
        return "N-3.15" if effect.clauses else "N-3.05"

    def choose(self, g: Newton, action: int) -> None:
        if action == END:
            end_turn(g)
            return
        g.ask(self)
        if action == USE:
            g.done |= USED_EFFECT
            if g.listening:
                effect = g.e.card_effect[g.card].ref
                g.tell("newton-log-effect", "N-20.02", {"player": self.seat, "effect": effect})
            use(g, self.seat, g.e.card_effect[g.card], EFFECTS)
            return
        what = action - PERFORM
        value = self.value(g, what)
        g.done |= BASIC
        if g.listening:
            args: dict[str, int | str] = {"player": self.seat, "action": action_ref(what), "value": value}
            g.tell("newton-log-perform", "N-4.01", args)
        begin(g, self.seat, what, value, 0, True)
