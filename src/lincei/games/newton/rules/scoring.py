"""End and scoring (chapter N-14), and the ranks of the solo game (N-22.03)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newton.refs import master_ref, objective_ref
from lincei.games.newton.rules.counts import worth
from lincei.games.newton.rules.prerequisites import occupies
from lincei.games.newton.rules.upkeep import income
from lincei.games.newton.state import AWARD, AWARD_MASTER, NO_POINTS, Newton, Player
from lincei.games.newton.terms import OBJECTIVE_SPACES
from lincei.kernel.events import Points
from lincei.kernel.frames import Task

# The lowest score of each rank above the first (N-22.03, N-22.04).
LADDER: Final = [41, 51, 61, 71, 81, 91, 101, 111, 121]
RANKS: Final = [
    "illiterate",
    "scribe",
    "student",
    "scholar",
    "professor",
    "dean",
    "luminary",
    "master",
    "genius",
    "legend",
]


@final
class Scoring(Task[Newton]):
    """Objectives whose spaces are held, then the VP of played Masters; nothing else (N-14.03 to N-14.05)."""

    def run(self, g: Newton) -> None:
        for seat, p in enumerate(g.seats):
            for slot in range(OBJECTIVE_SPACES):
                if occupies(g, p, slot):
                    score_objective(g, seat, p, g.objective_at[slot])
            for master in p.played:
                award(p, AWARD_MASTER + master, g.e.master_vp[master])
                if g.listening:
                    args: dict[str, int | str] = {"player": seat, "master": master_ref(g.e, master)}
                    args["vp"] = g.e.master_vp[master]
                    g.tell("newton-log-master-vp", "N-14.04", args)
        if g.listening:
            g.tell("newton-log-end", "N-14.01", {})
            if g.players == 1:
                args = {"player": 0, "rank": f"rank.{RANKS[rank(g.seats[0].vp)]}"}
                g.tell("newton-log-rank", "N-22.03", args)


def score_objective(g: Newton, seat: int, p: Player, tile: int) -> None:
    vp = worth(g, p, g.e.objective_effect[tile].clauses[0])
    award(p, tile, vp)
    if g.listening:
        args: dict[str, int | str] = {"player": seat, "objective": objective_ref(g.e, tile), "vp": vp}
        g.tell("newton-log-objective", "N-14.03", args)


def award(p: Player, source: int, vp: int) -> None:
    p.vp += vp
    p.awards = p.awards + (AWARD * source + vp,)


def rank(vp: int) -> int:
    """The rung of the solo ladder."""
    n = 0
    while n < len(LADDER) and vp >= LADDER[n]:
        n += 1
    return n


SCORING: Final = Scoring()


def outlook(g: Newton) -> list[list[Points]]:
    """What each seat would still score if this round were the last: income, objectives, Masters (N-13.12, N-14.05)."""
    if g.over or not g.round:
        return [[] for _ in g.seats]
    scored = g.copy()
    for p in scored.seats:
        p.vp = 0
        p.points = NO_POINTS
    income(scored)
    SCORING.run(scored)
    return scored.breakdown()
