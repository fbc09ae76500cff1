"""A hand-made estimate of how well a seat stands, in thousandths of a point.

Finished things count in full; begun things count for a part that grows with what is done and shrinks with the rounds
that are left to complete them. The weights come from a rough reckoning of what a turn is worth, then from matches.
"""

from __future__ import annotations

from typing import Final

from lincei.games.counting import bits
from lincei.games.expo1906.rules.patents import MARKERS, leads, step_of, track_of
from lincei.games.expo1906.rules.placing import cells_of, supply
from lincei.games.expo1906.rules.scoring import awards, chip_points
from lincei.games.expo1906.state import AWARD, NOBODY, Expo, Player
from lincei.games.expo1906.terms import EIFFEL, PROJECT, RESOURCES, SCRAP, STEAM, STEPS, TECH, UNIT

ROUNDS: Final = 10
ROUND_LEFT: Final = 1100  # a round still to come
CARD: Final = [190, 275, 120, 195, 190, 0]  # a card still in hand
UPGRADE: Final = [55, 66, 90, 90, 80, 0]  # an upgraded card, for each round left
MONEY: Final = 200  # the first $; each further one is worth a little less
MONEY_FALLS: Final = 6

# A project in the lab, in per cent of what finishing it brings: for lying there, and as its supply grows.
BEGUN: Final = 32
SUPPLIED: Final = 55
SUPPLIED_SQUARED: Final = 6
ATTENTION: Final = [113, 90, 57]  # per cent for the best unfinished projects; nobody finishes four at once
BOUGHT: Final = [28, 32, 18]  # per cent for a project in the front, after so many unfinished ones
UNIT_WANTED: Final = 320  # a unit in the front that a project lacks
TILE: Final = 40  # any resource tile in the front
TECH_UNIT: Final = 100  # a wanted unit of a tech in the front
FREE_CELL: Final = 40
FREE_CELLS: Final = 16  # beyond these, room is worth nothing
LEADING: Final = 1070  # a track of the project is led
FOLLOWING: Final = 100  # it may still be
TIME: Final = [0, 36, 75, 86]  # per cent of all this by rounds left: none, one, two, more

STEP: Final = 190  # a step on a track
STEP_GROWS: Final = 12
LATE_STEP: Final = 400  # steps 8 and 9 score by themselves
HOME: Final = 1024  # step 10
CHIP_POINT: Final = 390


def value(g: Expo, seat: int) -> int:
    """Points so far and what the rest promises."""
    p = g.seats[seat]
    total = 1000 * p.vp
    if g.over:
        return total
    if g.ender != NOBODY:
        for award in awards(g, seat):
            total += 1000 * (award % AWARD)
        return total
    left = ROUNDS - g.round + 1  # rounds with this one
    total += ROUND_LEFT * left + jury_value(g, p) + patent_value(g, seat, p, left) + lab_value(g, seat, p, left)
    money = p.money * MONEY - MONEY_FALLS * p.money * (p.money - 1) // 2
    total += money * (left if left < 4 else 4) // 4
    for card in range(6):
        if p.hand >> card & 1:
            total += CARD[card]
        if p.upgraded >> card & 1:
            total += UPGRADE[card] * left
    return total


def favour(g: Expo, energy: int) -> int:
    """How likely an energy is to be favoured in the end, in per cent."""
    ahead = 0
    for tile in g.jury:
        ahead += 1 if STEAM + tile == energy else -1
    chance = 50 + 50 * ahead // (14 - len(g.jury))
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
            points = 4 if chip < 0 else (p.vp + 5) // 8 if chip == EIFFEL else chip_points(g, p, chip)
            total += HOME + CHIP_POINT * points
        else:
            done = step - 1
            worth = STEP * done + STEP_GROWS * done * (done - 1) // 2
            if left <= 2:
                worth = worth // 3
            if step >= STEPS - 2:
                worth = worth + LATE_STEP if worth + LATE_STEP > 1000 else 1000
            total += worth
    return total


def prize(g: Expo, seat: int, project: int) -> int:
    """What finishing a project would bring."""
    worth = 1000 * g.e.vp[project] + 20 * favour(g, g.e.energy[project])
    for track in g.e.tracks_of[project]:
        worth += LEADING if leads(g, seat, track) else FOLLOWING
    return worth


def lab_value(g: Expo, seat: int, p: Player, left: int) -> int:
    """Projects begun, tiles that wait for them, room for more."""
    lacks = [0, 0, 0, 0, 0, 0, 0, 0]
    worths: list[int] = []
    for laid in p.lab:
        tile = laid & 127
        if PROJECT <= tile < SCRAP and not p.has_finished(tile):
            done = progress(g, p, laid, lacks)
            share = BEGUN * 100 + SUPPLIED * done + SUPPLIED_SQUARED * done * done // 100
            worths.append(prize(g, seat, tile) * share // 10000)
    worths.sort()
    total = 0
    for i in range(len(worths)):
        rank = len(worths) - 1 - i
        if rank < len(ATTENTION):
            total += worths[i] * ATTENTION[rank] // 100
    total += bought_value(g, seat, p, lacks, len(worths), left)
    free = bits(g.e.cells & ~p.occupied)
    room = FREE_CELL * (free if free < FREE_CELLS else FREE_CELLS) * (left if left < 5 else 5) // 5
    return total * TIME[left if left < 3 else 3] // 100 + room


def progress(g: Expo, p: Player, laid: int, lacks: list[int]) -> int:
    """How much of its needs a project is supplied with, in per cent; what it lacks is added to `lacks`."""
    have = supply(g.e, p.lab, cells_of(g.e, laid))
    need = g.e.need[laid & 127]
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
    return 100 * met // wanted


def bought_value(g: Expo, seat: int, p: Player, lacks: list[int], begun: int, left: int) -> int:
    """What waits in the front: projects, techs, and resource tiles for what is lacking."""
    e = g.e
    total = 0
    for tile in p.front:
        if tile >= PROJECT:
            if begun < len(BOUGHT):
                total += prize(g, seat, tile) * BOUGHT[begun] // 100
            begun += 1
            for t in range(8):
                lacks[t] += e.need[tile] // UNIT[t] & 127
        elif tile >= TECH and e.upgrade[tile] >= 0:
            total += UPGRADE[e.upgrade[tile]] * left // 2
        elif tile >= TECH:
            for t in range(8):
                units = e.supplies[tile] // UNIT[t] & 127
                total += TECH_UNIT * (units if units < lacks[t] else lacks[t])
    for tile in p.front:
        if tile < RESOURCES:
            two = tile >> 3
            units = 2 if lacks[two] > 1 else lacks[two]
            lacks[two] -= units
            if lacks[tile & 7] > 0:
                lacks[tile & 7] -= 1
                units += 1
            total += TILE + UNIT_WANTED * units
    return total
