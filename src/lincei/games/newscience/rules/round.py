"""The round, its end and the end of the game (sections 4 and 12)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newscience.rules.deck import REVEAL, LookAhead, cards_left, revealed_each_round
from lincei.games.newscience.rules.placing import PLACINGS
from lincei.games.newscience.rules.resolving import RESOLUTION
from lincei.games.newscience.rules.spaces import printed
from lincei.games.newscience.state import NONE, NewScience
from lincei.games.newscience.terms import CUBES, LEVELS
from lincei.kernel.frames import Frame, Task


@final
class Round(Task[NewScience]):
    """Placing energy, resolving actions, end of round (S-4.01)."""

    def run(self, g: NewScience) -> None:
        g.round += 1
        if g.listening:
            g.tell("newscience-log-round", "S-4.01", {"round": g.round})
        g.then([PLACINGS[0], RESOLUTION, END_OF_ROUND])


@final
class EndOfRound(Task[NewScience]):
    """Cubes return, cards on display leave the game, and the game ends or goes on (S-12.01 to S-12.05)."""

    def run(self, g: NewScience) -> None:
        clean_up(g)
        rule = end_rule(g)
        if rule:
            if g.listening:
                g.tell(f"newscience-log-end-{rule.lower().replace('.', '-')}", rule, {})
            return
        frames: list[Frame] = []
        for _ in range(revealed_each_round(g)):
            frames.append(REVEAL)
        if g.preview:
            frames.append(LookAhead(revealed_each_round(g)))
        frames.append(ROUND)
        g.then(frames)


def clean_up(g: NewScience) -> None:
    """All cubes home, all cards on display and all that PLAY cards gave are gone (S-7.09, S-7.10, S-12.01)."""
    for p in g.seats:
        p.home = CUBES
        p.lifted = 0
        p.boosts = ()
    g.order = g.next_order
    g.next_order = ()
    g.resting = ()
    g.display = ()
    g.resolving = NONE
    g.closed = 0
    g.open = printed(g.e, g.players)


def end_rule(g: NewScience) -> str:
    """The rule that ends the game now, or nothing: every level 5 published, or an empty deck (S-12.03, S-12.04)."""
    last = g.e.of_level[6 * g.size + LEVELS]
    if last & g.published == last:
        return "S-12.03"
    return "" if cards_left(g) else "S-12.04"


ROUND: Final = Round()
END_OF_ROUND: Final = EndOfRound()
