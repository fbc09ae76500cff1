"""Measure the balance targets of Newton (N-B02 to N-B09, and the pace figures among N-K14 to N-K63) with bots."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import lincei
from bench.balance import Report, cores, play_all, write_figures
from bench.balance_newton import components, targets
from bench.balance_newton.laboratory import IDLE, MODULES, PLAYED, Kind, Laboratory, tables_of
from bench.balance_newton.notes import NewtonWatch
from bench.settings import game
from lincei.games.newton.game import NewtonGame

NEWTON = "newton"


def run(
    games: int, idle: int, players: Sequence[int], modules: Sequence[str], seed: int, workers: int
) -> tuple[Laboratory, str]:
    """Play everything: the laboratory, and one sentence that says what was played."""
    newton = game(NEWTON)
    assert isinstance(newton, NewtonGame)
    kinds = [Kind(PLAYED, n, word) for n in players for word in modules]
    played = tables_of(kinds, games * len(kinds), seed)
    played += tables_of([Kind(IDLE, n, "none") for n in players], idle, seed + len(played))
    notes = play_all(NEWTON, NewtonWatch, [table for _, table in played], workers)
    done = [played[number][0] for number in notes]
    greedy = sum(kind.bot == PLAYED for kind in done)
    said = (
        f"{greedy:,} games of the bot `{PLAYED}`, {greedy // len(kinds):,} for each number of players and module, and "
        f"{len(done) - greedy:,} of the bot `{IDLE}`, seeds from {seed}; "
        f"edition {newton.edition}, {newton.digest[:12]}; Lincei {lincei.__version__}."
    )
    return Laboratory(done, list(notes.values()), newton.components), said


def numbers(text: str) -> list[int]:
    found = [int(word) for word in text.split(",")]
    if not found or not all(1 <= n <= 4 for n in found):
        raise ValueError
    return found


def module_words(text: str) -> list[str]:
    found = text.split(",")
    if not all(word in MODULES for word in found):
        raise ValueError
    return found


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.balance_newton", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=3000, help=f"games of {PLAYED} for each number of players and module (%(default)s)"
    )
    parser.add_argument("--random", type=int, default=300, help=f"base games of {IDLE} (%(default)s)")
    parser.add_argument("--players", type=numbers, default=[1, 2, 3, 4], help="numbers of players: 1,2,3,4")
    parser.add_argument("--modules", type=module_words, default=[*MODULES], help=f"any of {','.join(MODULES)}")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--workers", type=int, default=cores(), help="processes (%(default)s)")
    parser.add_argument("--out", type=Path, help="file to write; what stands above its mark is kept")
    arguments = parser.parse_args(words)
    if arguments.games < 1 or arguments.random < 0 or arguments.workers < 1:
        parser.error("there is nothing to play, or nobody to play it")
    if arguments.out and not arguments.out.parent.is_dir():  # better said before all games are played
        parser.error(f"there is no folder {arguments.out.parent}")
    laboratory, said = run(
        arguments.games, arguments.random, arguments.players, arguments.modules, arguments.seed, arguments.workers
    )
    report = Report()
    for section in (*targets.SECTIONS, *components.SECTIONS):
        section(report, laboratory)
    figures = "\n".join([said, "", *report.summary(), *report.lines])
    if arguments.out:
        write_figures(arguments.out, figures)
    else:
        print(figures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
