"""Final scoring (chapter 16) and the bonus chips (chapter 17)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.counting import bits
from lincei.games.expo1906.rules.patents import MARKERS, step_of, track_of
from lincei.games.expo1906.rules.placing import cells_of
from lincei.games.expo1906.state import AWARD, AWARD_CHIP, AWARD_JURY, AWARD_STEPS, NONE, Expo, Player
from lincei.games.expo1906.terms import (
    COLONIES,
    EIFFEL,
    FERRIS,
    FINE_ARTS,
    METRO,
    PROJECT,
    SCRAP,
    STEAM,
    STEPS,
    TECH,
)
from lincei.kernel.events import Points
from lincei.kernel.frames import Task

GOOD_ALONE: Final = 30  # E-19.11


@final
class Scoring(Task[Expo]):
    """Jury, steps 8 and 9, chips but Eiffel, Eiffel last (E-16.01)."""

    def run(self, g: Expo) -> None:
        for seat, p in enumerate(g.seats):
            for award in awards(g, seat):
                p.awards += (award,)
                p.vp += award % AWARD
            if g.listening:
                g.tell("expo1906-log-score", "E-16.01", {"player": seat, "points": p.vp})
        if g.listening and g.players == 1:
            good = g.seats[0].vp > GOOD_ALONE
            g.tell("expo1906-log-solo-good" if good else "expo1906-log-solo-short", "E-19.11", {"points": GOOD_ALONE})


SCORING: Final = Scoring()


def outlook(g: Expo) -> list[list[Points]]:
    """The lines that the final scoring would add for each seat if it came now (E-16.01)."""
    if g.over:
        return [[] for _ in g.seats]
    scored = g.copy()
    SCORING.run(scored)
    before = g.breakdown()
    return [lines[len(before[seat]) :] for seat, lines in enumerate(scored.breakdown())]


def favoured(g: Expo) -> int:
    """The energy with more jury tiles, or none if equal (E-13.03, E-16.03)."""
    steam = 0
    for tile in g.jury:
        if tile == 0:
            steam += 1
    electric = len(g.jury) - steam
    return NONE if steam == electric else STEAM if steam > electric else STEAM + 1


def awards(g: Expo, seat: int) -> list[int]:
    """What the final scoring would give a seat now, line by line: AWARD * source + VP."""
    p = g.seats[seat]
    found: list[int] = []
    total = p.vp
    energy = favoured(g)
    exhibits = 0
    for entry in p.finished:
        if g.e.energy[entry >> 3] == energy:
            exhibits += 2  # E-16.02
    if exhibits:
        found.append(AWARD * AWARD_JURY + exhibits)
        total += exhibits
    towers = 0
    steps = 0
    for marker in g.markers[MARKERS * seat : MARKERS * seat + MARKERS]:
        step = step_of(marker)
        if step == STEPS:  # every marker there scores, also two of one player (E-16.05, E-16.06)
            chip = g.chips[track_of(marker)]
            if chip == EIFFEL:
                towers += 1
            elif chip != NONE:  # before the end, its chip may be about to be brought (E-12.16)
                points = chip_points(g, p, chip)
                found.append(AWARD * (AWARD_CHIP + chip) + points)
                total += points
        elif step >= STEPS - 2:  # E-16.04
            steps += 1
    if steps:
        found.insert(1 if exhibits else 0, AWARD * AWARD_STEPS + steps)
        total += steps
    for _ in range(towers):  # both use the same total, without each other (E-17.01, E-17.02)
        found.append(AWARD * (AWARD_CHIP + EIFFEL) + (total + 7) // 8)
    return found


def chip_points(g: Expo, p: Player, chip: int) -> int:
    """What a chip other than Eiffel is worth; tiles in the front count for none (E-17.03 to E-17.09)."""
    if chip == FERRIS:
        return (p.money + 1) // 2
    if chip == COLONIES:
        return scrap_replaced(g, p)
    if chip == METRO:
        techs = 0
        for laid in p.lab:
            if TECH <= laid & 127 < PROJECT:
                techs += 1
        return 2 * techs if techs < 3 else 6
    if chip == FINE_ARTS:
        return 3
    shapes = 0
    for laid in p.lab:
        if PROJECT <= laid & 127 < SCRAP:
            shapes |= 1 << g.e.shape_of[laid & 127]
    return bits(shapes)


def scrap_replaced(g: Expo, p: Player) -> int:
    """Cells that held scrap at the start and now lie under a project, resource tile or tech (E-17.04, E-17.05)."""
    covered = 0
    for laid in p.lab:
        if laid & 127 != SCRAP:
            covered |= cells_of(g.e, laid)
    return bits(covered & p.scrap)
