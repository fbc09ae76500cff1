"""Measure Lincei beside its peers: every engine once per round, each in a process of its own, medians over the rounds.

Machines are never quiet, so ratios are taken inside a round, where both sides had the same weather.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from bench.settings import MODULES, game
from bench.size import LIMIT, position_size
from lincei.games import NAMES

ROOT = Path(__file__).resolve().parent.parent
RATES = ("decisions", "games", "copies")


@dataclass
class Row:
    """One line of the table and what its rounds gave."""

    name: str
    kind: str
    argument: str
    interpreted: bool = False
    rounds: list[dict[str, float]] = field(default_factory=list)
    version: str = ""
    trouble: str = ""

    def median(self, rate: str) -> float:
        return statistics.median(r[rate] for r in self.rounds)

    def over(self, other: Row, rate: str) -> float:
        """How many times as fast as another row: the median of the ratios of the rounds."""
        return statistics.median(a[rate] / b[rate] for a, b in zip(self.rounds, other.rounds, strict=True))


def rows() -> list[Row]:
    """Each game with most players in both loops, compiled and interpreted; two, one and modules; then the peers."""
    ours: list[Row] = []
    for name in NAMES:
        most = game(name).most
        full = f"{name}:{most}"
        ours += [
            Row(f"Lincei {name}, {most}p, {loop} loop{', interpreted' if interpreted else ''}", kind, full, interpreted)
            for interpreted in (False, True)
            for loop, kind in (("own", "playout"), ("agent", "agent"))
        ]
        fewer = [n for n in (2, 1) if n >= game(name).least]
        ours += [Row(f"Lincei {name}, {n}p, own loop", "playout", f"{name}:{n}") for n in fewer]
        if name in MODULES:
            ours.append(Row(f"Lincei {name}, {most}p, own loop, modules", "playout", f"{full}:{MODULES[name]}"))
    peers = [Row("Catanatron, 4 RandomPlayers", "catanatron", "4")]
    peers += [Row(f"OpenSpiel {name}", "openspiel", name) for name in ("backgammon", "gin_rummy", "chess")]
    return ours + peers


def run(row: Row, number: int, seconds: float) -> None:
    """One round of one engine. Lincei runs from the sources when interpreted, else from where it is installed."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if row.interpreted:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "bench.engines", row.kind, row.argument, str(1000 * number), str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        row.trouble = done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "failed"
        return
    figures = json.loads(done.stdout)
    row.version = figures.pop("version")
    row.rounds.append(figures)


def measure(table: list[Row], rounds: int, seconds: float) -> None:
    """All rounds, saying how far they are."""
    begin = time.monotonic()
    step, steps = 0, rounds * len(table)
    for number in range(1, rounds + 1):
        for row in table if number % 2 else reversed(table):
            step += 1
            line = f"[{step}/{steps}, {time.monotonic() - begin:.0f} s] round {number}: {row.name}"
            print(
                f"\r{line:<78}" if sys.stderr.isatty() else line,
                end="" if sys.stderr.isatty() else "\n",
                file=sys.stderr,
            )
            if not row.trouble:
                run(row, number, seconds)
    if sys.stderr.isatty():
        print(f"\r{'':<78}\r", end="", file=sys.stderr)


def show(table: list[Row], rounds: int) -> None:
    """The figures, and beside each how many times Catanatron's it is."""
    good = [row for row in table if not row.trouble]
    yardstick = next((row for row in good if row.kind == "catanatron"), None)
    print(f"\nRandom play, one core, processor time, medians of {rounds} interleaved rounds; x = times Catanatron\n")
    print(f"{'engine':<44}{'decisions/s':>12}{'x':>7}{'games/s':>10}{'x':>7}{'copies/s':>12}{'x':>7}{'dec./game':>11}")
    for row in good:
        cells = ""
        for rate, width, digits in zip(RATES, (12, 10, 12), (0, 1, 0), strict=True):
            ratio = f"{row.over(yardstick, rate):.1f}" if yardstick else ""
            cells += f"{row.median(rate):>{width},.{digits}f}{ratio:>7}"
        print(f"{row.name:<44}{cells}{row.median('length'):>11.0f}")
    twice = [(row.kind, row.argument) for row in good if row.interpreted]  # measured compiled and interpreted
    for ours in (row for row in good if (row.kind, row.argument) in twice and not row.interpreted):
        print(f"\n{ours.name} ({ours.version}) is, by decisions, games and copies:")
        for other in good:
            peer = other.kind in ("catanatron", "openspiel")
            if peer or (other.interpreted and (other.kind, other.argument) == (ours.kind, ours.argument)):
                ratios = "".join(f"{ours.over(other, rate):>9.1f}" for rate in RATES)
                print(f"{ratios}  times {other.name} ({other.version})")
    for row in table:
        if row.trouble:
            print(f"\nnot measured: {row.name}: {row.trouble}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time per engine and round")
    arguments = parser.parse_args()
    table = rows()
    measure(table, arguments.rounds, arguments.seconds)
    show(table, arguments.rounds)
    print(f"\nBytes of its own of a position in the middle of a game with most players (limit {LIMIT:,}):")
    sizes = [show_size(name) for name in NAMES]
    print("Counted: every object reached from the position, each once, save what its game, classes and Python share.")
    # Peers may be missing; the product may not.
    failed = max(sizes) >= LIMIT or any(row.trouble for row in table if row.kind in ("playout", "agent"))
    return 1 if failed else 0


def show_size(name: str) -> int:
    """The larger of the sizes with and without modules."""
    full = f"{name}:{game(name).most}"
    sizes = [position_size(what) for what in (full, f"{full}:{MODULES[name]}" if name in MODULES else full)]
    print(f"{max(sizes):>9,}  {name}")
    return max(sizes)


if __name__ == "__main__":
    sys.exit(main())
