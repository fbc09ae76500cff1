"""A hand-made estimate of how well a seat stands, in thousandths of a point.

Finished things count in full; begun things count for a part that grows with what is done and shrinks with the rounds
that are left to complete them. The weights were found by playing, not derived.
"""

from __future__ import annotations

from typing import Final

from lincei.games.expo1906.rules.patents import MARKERS, leads, step_of, track_of
from lincei.games.expo1906.rules.placing import cells_of, supply
from lincei.games.expo1906.rules.scoring import awards, bits, chip_points
from lincei.games.expo1906.state import NOBODY, Expo, Player
from lincei.games.expo1906.terms import (
    EIFFEL,
    PROJECT,
    RESOURCES,
    SCRAP,
    STEAM,
    STEPS,
    TECH,
    UNIT,
)

ROUNDS: Final = 10
# A marker on steps 1 to 9, with time to go on.
STEP_VALUE: Final = [0, 0, 150, 330, 540, 780, 1050, 1350, 1800, 2200]
# A card in hand: what playing it is worth more than playing nothing.
CARD_VALUE: Final = [330, 280, 420, 380, 300, 0]
# An upgraded card, for each round left.
UPGRADE_VALUE: Final = [50, 60, 90, 90, 80, 0]
UNIT_VALUE: Final = 150  # a unit in the front that a project lacks
SPARE_TILE_VALUE: Final = 20
MONEY_VALUE: Final = [0, 260, 500, 720, 920, 1100, 1260, 1380, 1480, 1560, 1620, 1660, 1680]
BEGUN: Final = 22  # per cent of its worth for a project that lies in the lab with nothing supplied
SUPPLIED: Final = 56  # per cent more as its supply grows
BOUGHT: Final = [16, 9, 4]  # per cent for the best projects in the front


def value(g: Expo, seat: int) -> int:
    """Points so far and what the rest promises."""
    p = g.seats[seat]
    total = 1000 * p.vp
    if g.over:
        return total
    if g.ender != NOBODY:
        for award in awards(g, seat):
            total += 1000 * (award & 63)
        return total
    left = ROUNDS - g.round + 1  # rounds with this one
    total += jury_value(g, p)
    total += patent_value(g, seat, p, left)
    total += lab_value(g, seat, p, left)
    total += MONEY_VALUE[p.money] * (left if left < 4 else 4) // 4
    for card in range(6):
        if p.hand >> card & 1:
            total += CARD_VALUE[card]
        if p.upgraded >> card & 1:
            total += UPGRADE_VALUE[card] * left
    return total


def favour(g: Expo, energy: int) -> int:
    """How likely an energy is to be favoured in the end, in per cent."""
    ahead = 0
    for tile in g.jury:
        ahead += 1 if STEAM + tile == energy else -1
    open_spaces = 12 - len(g.jury)
    chance = 50 + 50 * ahead // (open_spaces + 2)
    return 0 if chance < 0 else 100 if chance > 100 else chance


def jury_value(g: Expo, p: Player) -> int:
    total = 0
    for entry in p.finished:
        total += 20 * favour(g, g.e.energy[entry >> 3])
    return total


def patent_value(g: Expo, seat: int, p: Player, left: int) -> int:
    """Markers on their way, and the chips they stand on."""
    total = 0
    for marker in g.markers[MARKERS * seat : MARKERS * seat + MARKERS]:
        step = step_of(marker)
        if step == STEPS:
            chip = g.chips[track_of(marker)]
            if chip >= 0:
                points = (p.vp + 5) // 8 if chip == EIFFEL else chip_points(g, p, chip)
                total += 2200 + 350 * points
            else:
                total += 3400
        elif left > 2 or step >= STEPS - 2:
            total += STEP_VALUE[step]
        else:
            total += STEP_VALUE[step] // 3
    return total


def prize(g: Expo, seat: int, project: int) -> int:
    """What finishing a project would bring."""
    worth = 1000 * g.e.vp[project] + 20 * favour(g, g.e.energy[project])
    for track in g.e.tracks_of[project]:
        worth += 1000 if leads(g, seat, track) else 150
    return worth


def lab_value(g: Expo, seat: int, p: Player, left: int) -> int:
    """Projects begun, tiles that wait for them, room for more."""
    e = g.e
    total = 0
    lacks = [0, 0, 0, 0, 0, 0, 0, 0]
    time = 100 if left > 2 else 70 if left == 2 else 35
    begun = 0
    for laid in p.lab:
        tile = laid & 127
        if tile < PROJECT or tile >= SCRAP or p.has_finished(tile):
            continue
        begun += 1
        have = supply(e, p.lab, cells_of(e, laid))
        need = e.need[tile]
        wanted = 0
        met = 0
        for t in range(8):
            n = need // UNIT[t] & 127
            if n:
                h = have // UNIT[t] & 127
                wanted += n
                met += h if h < n else n
                if h < n:
                    lacks[t] += n - h
        total += prize(g, seat, tile) * (BEGUN * wanted + SUPPLIED * met) // wanted * time // 10000
    total += bought_value(g, seat, p, lacks, begun) * time // 100
    free = bits(e.cells & ~p.occupied)
    total += 45 * (free if free < 16 else 16) * (left if left < 5 else 5) // 5
    return total


def bought_value(g: Expo, seat: int, p: Player, lacks: list[int], begun: int) -> int:
    """What waits in the front: projects, techs, and resource tiles for what is lacking."""
    e = g.e
    total = 0
    waiting = begun
    for tile in p.front:
        if tile >= PROJECT:
            total += prize(g, seat, tile) * (BOUGHT[waiting] if waiting < 3 else 0) // 100
            waiting += 1
            for t in range(8):
                lacks[t] += e.need[tile] // UNIT[t] & 127
        elif tile >= TECH:
            total += tech_promise(g, tile, lacks)
    for tile in p.front:
        if tile < RESOURCES:
            total += SPARE_TILE_VALUE
            two = tile >> 3
            one = tile & 7
            units = 2 if lacks[two] > 1 else lacks[two]
            lacks[two] -= units
            if lacks[one] > 0:
                lacks[one] -= 1
                units += 1
            total += UNIT_VALUE * units
    return total


def tech_promise(g: Expo, tech: int, lacks: list[int]) -> int:
    """A tech in the front: part of what it does once it lies in the lab."""
    left = ROUNDS - g.round + 1
    if g.e.upgrade[tech] >= 0:
        return UPGRADE_VALUE[g.e.upgrade[tech]] * left // 2
    units = 0
    for t in range(8):
        gives = g.e.supplies[tech] // UNIT[t] & 127
        units += gives if gives < lacks[t] else lacks[t]
    return 100 * units
