"""Bots that play like `greedy` but for event cards: one never takes any, one takes all it can (S-15.53)."""

from __future__ import annotations

from lincei.bots import Bot, Seat, make_bot
from lincei.bots.greedy import Greedy
from lincei.bots.turns import Line, follow
from lincei.games.newscience.actions import PLACE
from lincei.games.newscience.terms import EVENT_SPACE, INFLUENCE_SPACE
from lincei.kernel.chance import Rng

PLAYED = "greedy"
NEVER = "never-events"
ALWAYS = "always-events"


def takes_event(action: int) -> bool:
    """Whether a cube goes to an event card."""
    return PLACE + EVENT_SPACE <= action < PLACE + INFLUENCE_SPACE


def best_placing(seat: Seat, rng: Rng, events: bool) -> int:
    """The best space for a cube among event spaces, or among all others; valued as `greedy` values a turn."""
    game = seat.game
    world = seat.imagine(rng)
    best = -1
    most = 0
    for action in game.promising(world):
        if takes_event(action) == events:
            after = world.copy()
            after.apply(action)
            line = Line(after, [action], game.value(after, seat.number))
            worth = follow(game, line, seat.number, game.breadth(), world.passed).value
            if best < 0 or worth > most:
                best, most = action, worth
    return best


class NeverEvents(Greedy):
    """Takes the best other space where `greedy` would take an event card; there always is one (S-15.32, S-16.03)."""

    def choose(self, seat: Seat) -> int:
        action = super().choose(seat)
        return best_placing(seat, self.rng, events=False) if takes_event(action) else action


class AlwaysEvents(Greedy):
    """Takes an event card as long as one is free, the best first."""

    def choose(self, seat: Seat) -> int:
        if any(takes_event(action) for action in seat.legal):
            return best_placing(seat, self.rng, events=True)
        return super().choose(seat)


def make(name: str, seed: int) -> Bot:
    """These bots beside those that everybody knows."""
    if name == NEVER:
        return NeverEvents(seed)
    return AlwaysEvents(seed) if name == ALWAYS else make_bot(name, seed)
