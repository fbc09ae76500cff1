"""The Patent Office (chapter 12): steps, crossings, stacks, leaders and bonus chips."""

from __future__ import annotations

from typing import Final, final

from lincei.games.expo1906.actions import CHIP, CHIP_DRAW, DOWN, MOVE, MOVES, RIGHT, STOP, TO_TRACK, UP
from lincei.games.expo1906.refs import chip_ref, type_ref
from lincei.games.expo1906.state import BOX, NONE, Expo
from lincei.games.expo1906.terms import STEP_CAP, STEPS, TRACKS
from lincei.kernel.frames import CHANCE, Chance, Question

MARKERS: Final = 3

# -- where markers stand ------------------------------------------------------------------------------------------


def track_of(marker: int) -> int:
    """The track of a marker outside the start box."""
    return marker // BOX >> 4


def step_of(marker: int) -> int:
    """The step of a marker; 1 in the start box, where it is on no track (E-12.01)."""
    return 1 if marker == 0 else marker // BOX & 15


def leader(g: Expo, track: int) -> int:
    """The marker that leads a track: the rightmost, in a shared box the topmost; -1 if none (E-12.11, E-12.12)."""
    best = -1
    found = NONE
    for i, marker in enumerate(g.markers):
        if marker != 0 and marker // BOX >> 4 == track:
            # Further right first, then earlier arrival: both in one comparison.
            height = (marker // BOX & 15) * BOX + BOX - 1 - marker % BOX
            if height > best:
                best = height
                found = i
    return found


def leads(g: Expo, seat: int, track: int) -> bool:
    """Whether a marker of this seat leads the track; a ghost in the lead gives nobody the VP (E-18.10)."""
    found = leader(g, track)
    return found >= 0 and found // MARKERS == seat and found < MARKERS * g.players


def move_marker(g: Expo, index: int, track: int, step: int) -> None:
    """A marker that ends a step in an occupied box goes under those already there (E-12.10)."""
    g.arrivals += 1
    g.markers[index] = BOX * (16 * track + step) + g.arrivals


# -- moving -------------------------------------------------------------------------------------------------------


@final
class MovePatent(Question[Expo]):
    """Spend a movement point on one of your own markers (E-7.01, E-7.04)."""

    def __init__(self, seat: int, points: int, discount: int, meeting: bool = False) -> None:
        self.seat = seat
        self.points: Final = points
        self.discount: Final = discount
        self.meeting: Final = meeting  # whether MEETING gives the points, not JOURNAL

    def rule(self) -> str:
        if self.meeting:
            return "E-9.01"
        return "E-7.02" if self.discount else "E-7.01"

    def ask(self) -> str:
        return "expo1906-ask-move"

    def args(self, g: Expo) -> dict[str, int | str]:
        return {"points": self.points}

    def options(self, g: Expo) -> list[int]:
        found = [MOVE + i for i in range(MARKERS * MOVES) if not self.forbids(g, i)]
        if found:
            found.append(STOP)
        return found

    def why(self, g: Expo, action: int) -> str:
        return self.forbids(g, action - MOVE) if MOVE <= action < MOVE + MARKERS * MOVES else self.rule()

    def forbids(self, g: Expo, move: int) -> str:
        """The rule that forbids a move, or nothing."""
        number = move // MOVES
        way = move % MOVES
        marker = g.markers[MARKERS * self.seat + number]
        if marker == 0:
            if way < TO_TRACK:
                return "E-12.02"
            for other in range(number):
                if g.markers[MARKERS * self.seat + other] == 0:
                    return "E-12.01"  # markers in the start box are alike: the first of them moves
            return ""
        step = marker // BOX & 15
        if way >= TO_TRACK:
            return "E-12.04" if step > 2 else "E-12.05"
        if step == STEPS:
            return "E-12.18"
        if way == RIGHT:
            return ""
        crossing = self.crossing(marker, way)
        if crossing < 0 or g.e.crossing_price[crossing] < 0:
            return "E-12.05"
        if g.e.crossing_mp[crossing] > self.points or self.price(g, crossing) > g.seats[self.seat].money:
            return "E-12.09"
        return ""

    def crossing(self, marker: int, way: int) -> int:
        """The place of the crossing up or down from a marker in the tables, which name it by its upper track."""
        place = marker // BOX
        return place - STEP_CAP if way == UP else place if place < STEP_CAP * (TRACKS - 1) else NONE

    def price(self, g: Expo, crossing: int) -> int:
        """The printed money, less the reduction of the upgraded JOURNAL, never below 0$ (E-7.03)."""
        price = g.e.crossing_price[crossing] - self.discount
        return price if price > 0 else 0

    def take(self, g: Expo, action: int) -> None:
        if action == STOP:
            return
        index = MARKERS * self.seat + (action - MOVE) // MOVES
        way = (action - MOVE) % MOVES
        marker = g.markers[index]
        if way == RIGHT:
            self.arrive(g, index, track_of(marker), step_of(marker) + 1, "E-12.03", 1, 0)
        elif way >= TO_TRACK:
            self.arrive(g, index, way - TO_TRACK, 2, "E-12.02", 1, 0)
        else:
            crossing = self.crossing(marker, way)
            track = track_of(marker) + (1 if way == DOWN else -1)
            points = g.e.crossing_mp[crossing]
            self.arrive(g, index, track, step_of(marker), "E-12.06", points, self.price(g, crossing))

    def arrive(self, g: Expo, index: int, track: int, step: int, rule: str, points: int, price: int) -> None:
        """Pay and move; a chip, if one is due, comes before further movement points (E-12.16)."""
        g.seats[self.seat].money -= price
        move_marker(g, index, track, step)
        if g.listening:
            args: dict[str, int | str] = {"player": self.seat, "type": type_ref(g.e.track_type[track])}
            args["step"] = step
            args["price"] = price
            g.tell("expo1906-log-patent", rule, args)
        if self.points > points:
            g.ask(MovePatent(self.seat, self.points - points, self.discount, self.meeting))
        if step == STEPS and g.chips[track] == NONE:
            bring(g, self.seat, track)


def bring(g: Expo, seat: int, track: int) -> None:
    """The first marker on step 10 brings a chip of its owner's choice; the last one comes unasked (E-12.15 to 17)."""
    left = [chip for chip in range(6) if g.chips_left >> chip & 1]
    if len(left) == 1:
        put_chip(g, seat, track, left[0], "E-12.17")
    else:
        g.ask(BringChip(seat, track))


def put_chip(g: Expo, seat: int, track: int, chip: int, rule: str) -> None:
    g.chips[track] = chip
    g.chips_left &= ~(1 << chip)
    if g.listening:
        args: dict[str, int | str] = {"chip": chip_ref(chip), "type": type_ref(g.e.track_type[track])}
        if seat == CHANCE:
            g.tell("expo1906-log-ghost-chip", rule, args)
        else:
            args["player"] = seat
            g.tell("expo1906-log-chip", rule, args)


@final
class BringChip(Question[Expo]):
    """Put down one of the chips that are left, at once (E-12.16)."""

    def __init__(self, seat: int, track: int) -> None:
        self.seat = seat
        self.track: Final = track

    def rule(self) -> str:
        return "E-12.16"

    def ask(self) -> str:
        return "expo1906-ask-chip"

    def args(self, g: Expo) -> dict[str, int | str]:
        return {"type": type_ref(g.e.track_type[self.track])}

    def options(self, g: Expo) -> list[int]:
        return [CHIP + chip for chip in range(6) if g.chips_left >> chip & 1]

    def why(self, g: Expo, action: int) -> str:
        return "E-12.17" if CHIP <= action < CHIP + 6 else self.rule()

    def take(self, g: Expo, action: int) -> None:
        put_chip(g, self.seat, self.track, action - CHIP, "E-12.16")


@final
class DrawChip(Chance[Expo]):
    """If a ghost is first on step 10, a random chip of those left is put there (E-18.08)."""

    def __init__(self, track: int) -> None:
        self.track: Final = track

    def rule(self) -> str:
        return "E-18.08"

    def options(self, g: Expo) -> list[int]:
        return [CHIP_DRAW + chip for chip in range(6) if g.chips_left >> chip & 1]

    def weights(self, g: Expo) -> list[int]:
        return [1] * len(self.options(g))

    def take(self, g: Expo, action: int) -> None:
        put_chip(g, CHANCE, self.track, action - CHIP_DRAW, "E-18.08")
