"""Play many games with bots, one process for each core, and set what was measured beside its targets.

No game is named here: what is noted of a game, and which figures are made of it, is said by who calls.
"""

from __future__ import annotations

import math
import multiprocessing
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar

import lincei
from lincei.bots import Bot, Seat, make_bot
from lincei.contract import Game
from lincei.kernel.position import Position
from lincei.text.players import bot_seed

Notes = TypeVar("Notes")
Notes_co = TypeVar("Notes_co", covariant=True)

Z95 = 1.96  # half the width of a 95 % interval, in standard errors
EVERY = 5  # seconds between two lines of progress


# -- playing --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Table:
    """A game to be played, and the bot in each seat."""

    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    opening: tuple[str, ...] = ()  # in notation: what is done before the bots choose for themselves
    edition: str | None = None  # a folder; none for the shipped edition

    @property
    def players(self) -> int:
        return len(self.bots)


@cache
def edition_of(name: str, edition: str | None) -> Game:
    """A game with an edition, read once in each process."""
    return lincei.load(name, edition)


class Watch(Protocol[Notes_co]):
    """Looks on while a game is played, and says at its end what it has noted. Notes travel between processes."""

    def before(self, seat: int, action: int) -> None: ...

    def after(self, seat: int, action: int) -> None: ...

    def end(self) -> Notes_co: ...


MakeBot: TypeAlias = Callable[[str, int], Bot]  # by its name and seed


def play(name: str, watch: Callable[[Position], Watch[Notes]], table: Table, make: MakeBot = make_bot) -> Notes:
    """Play one game to its end."""
    played = edition_of(name, table.edition)
    position = played.start(table.players, table.seed, table.options)
    bots = [make(bot, bot_seed(table.seed, seat, 0)) for seat, bot in enumerate(table.bots)]
    seats = [Seat(played, position, seat) for seat in range(table.players)]
    watching = watch(position)
    opening = list(table.opening)
    while not position.over:
        seat = position.to_move
        action = played.read(position, opening.pop(0)) if opening else bots[seat].choose(seats[seat])
        watching.before(seat, action)
        position.apply(action)
        watching.after(seat, action)
    return watching.end()


def play_numbered(
    name: str, watch: Callable[[Position], Watch[Notes]], make: MakeBot, numbered: tuple[int, Table]
) -> tuple[int, Notes]:
    """Play one of many games; whatever breaks, the game is named."""
    number, table = numbered
    try:
        return number, play(name, watch, table, make)
    except Exception as error:
        raise RuntimeError(f"{name} broke at {table}") from error


def play_all(
    name: str,
    watch: Callable[[Position], Watch[Notes]],
    tables: Sequence[Table],
    workers: int,
    make: MakeBot = make_bot,
) -> dict[int, Notes]:
    """The notes of every game by the number of its table, whatever process has played it; Ctrl-C stops early."""
    work = list(enumerate(tables))
    random.Random(len(work)).shuffle(work)  # long and short games mixed: the time left can be told from the start
    one = partial(play_numbered, name, watch, make)
    found: dict[int, Notes] = {}
    try:
        if workers == 1:
            fill(found, told(map(one, work), len(work)))
        else:
            # A fresh process, not a fork: this is how it is done everywhere, and no thread is caught halfway.
            with multiprocessing.get_context("spawn").Pool(workers) as pool:
                fill(found, told(pool.imap_unordered(one, work), len(work)))
    except KeyboardInterrupt:
        print(f"balance: stopped after {len(found):,} games", file=sys.stderr)
    return {number: found[number] for number in sorted(found)}


def fill(found: dict[int, Notes], results: Iterator[tuple[int, Notes]]) -> None:
    """Note each result as it comes, so that nothing is lost when somebody stops."""
    for number, notes in results:
        found[number] = notes


def told(results: Iterator[tuple[int, Notes]], total: int) -> Iterator[tuple[int, Notes]]:
    """Pass results on, and say now and then how far they are."""
    begin = said = time.monotonic()
    for done, result in enumerate(results, 1):
        yield result
        if time.monotonic() - said > EVERY:
            said = time.monotonic()
            left = (said - begin) * (total / done - 1)
            print(f"balance: {done:,} of {total:,} games, about {left:.0f} s left", file=sys.stderr)
    print(f"balance: {total:,} games in {time.monotonic() - begin:.0f} s", file=sys.stderr)


def cores() -> int:
    """How many processes can work at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# -- figures --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean, and how far chance may have moved it: half of its 95 % interval. Without values it is not a number."""

    value: float
    error: float

    def __str__(self) -> str:
        if math.isnan(self.value):
            return "–"
        return f"{self.value:.1f}" if math.isnan(self.error) else f"{self.value:.1f} ± {self.error:.1f}"

    def minus(self, other: Figure) -> Figure:
        """The difference of two figures that come from different games."""
        return Figure(self.value - other.value, math.hypot(self.error, other.error))


def mean(values: Sequence[float]) -> Figure:
    """The mean of values that do not depend on one another."""
    if not values:
        return Figure(math.nan, math.nan)
    if len(values) == 1:
        return Figure(values[0], math.nan)
    return Figure(statistics.fmean(values), Z95 * statistics.stdev(values) / math.sqrt(len(values)))


def percent(part: int, whole: int) -> Figure:
    """A share of cases, in per cent."""
    if not whole:
        return Figure(math.nan, math.nan)
    share = part / whole
    return Figure(100 * share, 100 * Z95 * math.sqrt(share * (1 - share) / whole))


def known(value: float) -> Figure:
    """A figure whose interval is not asked for."""
    return Figure(value, math.nan)


def ratio(part: float, whole: float) -> Figure:
    """One sum as a share of another, in per cent."""
    return known(100 * part / whole if whole else math.nan)


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share of the others lies, in between where it falls between two."""
    if not values:
        return math.nan
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def deviation(values: Sequence[float]) -> float:
    return statistics.stdev(values) if len(values) > 1 else math.nan


def brief(value: float) -> str:
    """A number for a table."""
    return "–" if math.isnan(value) else f"{value:.1f}"


def spread_of(values: Sequence[float]) -> list[str]:
    """How far values lie apart, for a table with the columns SPREAD."""
    return [brief(deviation(values)), *(brief(percentile(values, share)) for share in (0.05, 0.5, 0.95))]


SPREAD = ("sd", "5 %", "50 %", "95 %")


def counted(players: int) -> str:
    return f"{players} player{'s' if players > 1 else ''}"


def per(part: float, whole: float) -> str:
    """One sum over another, for a table."""
    return f"{part / whole:.2f}" if whole else "–"


# -- targets --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Target:
    """What a figure should be: at least `low`, at most `high`."""

    low: float | None
    high: float | None
    unit: str = ""

    def __str__(self) -> str:
        if self.low is None:
            return f"at most {self.high:g}{self.unit}"
        if self.high is None:
            return f"at least {self.low:g}{self.unit}"
        return f"{self.low:g}–{self.high:g}{self.unit}"

    def misses(self, figure: Figure) -> float:
        """How far the figure, as it is printed, lies above the target, or below it (negative); 0 if it holds."""
        value = round(figure.value, 1)
        if self.low is not None and value < self.low:
            return value - self.low
        if self.high is not None and value > self.high:
            return value - self.high
        return 0

    def verdict(self, figure: Figure) -> str:
        """Whether the target holds; if not, by how much it is missed."""
        if math.isnan(figure.value):
            return "not measured"
        missed = self.misses(figure)
        if not missed:
            return "yes"
        chance = " (within chance)" if abs(missed) < figure.error else ""
        return f"**no**, {abs(missed):.1f}{self.unit} {'above' if missed > 0 else 'below'}{chance}"


Row: TypeAlias = tuple[str, str, Figure, Target]  # a rule, what is measured, the figure, what it should be


class Report:
    """A Markdown report: sections with tables, and a count of the targets that hold."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.verdicts: list[tuple[str, str, str]] = []

    def section(self, title: str, text: str) -> None:
        self.lines += [f"## {title}", ""]
        self.text(text)

    def text(self, text: str) -> None:
        self.lines += [text, ""]

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> None:
        """A table whose first columns are words and whose others are figures."""
        self.lines.append(f"| {' | '.join(head)} |")
        self.lines.append("|" + "---|" * words + "--:|" * (len(head) - words))
        self.lines += [f"| {' | '.join(row)} |" for row in rows]
        self.lines.append("")

    def judge(self, rule: str, what: str, figure: Figure, target: Target) -> str:
        """Whether a target holds; the answer is counted."""
        verdict = target.verdict(figure)
        self.verdicts.append((rule, what, verdict))
        return verdict

    def targets(self, rows: Sequence[Row]) -> None:
        """One line for each target: rule, what is asked, what was measured, what it should be, whether it holds."""
        table: list[list[str]] = []
        for rule, what, figure, target in rows:
            measured = str(figure) + (target.unit if not math.isnan(figure.value) else "")
            table.append([rule, what, measured, str(target), self.judge(rule, what, figure, target)])
        self.table(["rule", "figure", "measured", "target", "holds"], table, words=2)

    def summary(self) -> list[str]:
        """How many targets hold, and which do not."""
        held = sum(verdict == "yes" for _, _, verdict in self.verdicts)
        absent = sum(verdict == "not measured" for _, _, verdict in self.verdicts)
        lines = [
            f"{held} of {len(self.verdicts)} targets hold; {absent} could not be measured. Those that do not hold:"
        ]
        failed = [f"- {rule}, {what}: {verdict}" for rule, what, verdict in self.verdicts if verdict.startswith("**no")]
        return [*lines, "", *(failed or ["- none"]), ""]


MARK = "<!-- Below this line everything is written by the command. -->"


def write_figures(path: Path, figures: str) -> None:
    """Write the report; where the file has the mark, what stands above it is kept."""
    frame, mark, _ = (path.read_text(encoding="utf-8") if path.exists() else "").partition(MARK)
    path.write_text(f"{frame}{mark}\n\n{figures}" if mark else figures, encoding="utf-8")
