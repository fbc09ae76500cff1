"""Final scoring (section 13)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.counting import bits
from lincei.games.newscience.refs import track_ref
from lincei.games.newscience.state import AWARD_MOST, SCORED, NewScience
from lincei.games.newscience.terms import TRACKS
from lincei.kernel.events import Points
from lincei.kernel.frames import Task

MOST_PUBLISHED: Final = 3  # S-13.02
HIGHEST: Final = 2  # S-13.03


def with_most(counts: list[int]) -> list[int]:
    """The seats with the highest count, all that are tied, even at zero (S-13.02 to S-13.04)."""
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most]


def most_published(g: NewScience) -> list[int]:
    """Who has most published discoveries, those by cascade counted (S-11.13, S-13.02)."""
    return with_most([bits(p.published) for p in g.seats])


def highest(g: NewScience, track: int) -> list[int]:
    """Who stands highest on an influence track (S-13.03)."""
    return with_most([p.influence[track] for p in g.seats])


@final
class Scoring(Task[NewScience]):
    """+3 for most publications, +2 for each track (S-13.01 to S-13.03)."""

    def run(self, g: NewScience) -> None:
        for seat in most_published(g):
            award(g, seat, AWARD_MOST, MOST_PUBLISHED)
        for track in range(len(TRACKS)):
            for seat in highest(g, track):
                award(g, seat, track, HIGHEST)


def award(g: NewScience, seat: int, source: int, points: int) -> None:
    p = g.seats[seat]
    p.prestige += points
    p.awards += (SCORED * source + points,)
    if g.listening:
        if source == AWARD_MOST:
            g.tell("newscience-log-most", "S-13.02", {"player": seat, "points": points})
        else:
            args: dict[str, int | str] = {"player": seat, "track": track_ref(source), "points": points}
            g.tell("newscience-log-track", "S-13.03", args)


def outlook(g: NewScience) -> list[list[Points]]:
    """What the final scoring would bring if the game ended now."""
    if g.over:
        return [[] for _ in g.seats]
    after = g.copy()
    SCORING.run(after)
    return [after.points_of(p)[len(p.scored) :] for p in after.seats]


SCORING: Final = Scoring()
