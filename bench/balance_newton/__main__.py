"""Measure the balance targets of Newton (N-B02 to N-B09, and the pace figures among N-K14 to N-K63) with bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import lincei
from bench.balance import Report, edition_of, play_all
from bench.balance_command import arguments_of, command, count, deliver
from bench.balance_newton import components, targets
from bench.balance_newton.laboratory import IDLE, MODULES, PLAYED, Kind, Laboratory, tables_of
from bench.balance_newton.notes import NewtonWatch
from lincei.games.newton.game import NewtonGame
from lincei.games.newton.meta import LEAST, MOST, NAME


def run(
    games: int, idle: int, players: Sequence[int], modules: Sequence[str], seed: int, workers: int, edition: str | None
) -> tuple[Laboratory, str]:
    """Play everything: the laboratory, and one sentence that says what was played."""
    newton = edition_of(NAME, edition)
    assert isinstance(newton, NewtonGame)
    kinds = [Kind(PLAYED, n, word) for n in players for word in modules]
    played = tables_of(kinds, games * len(kinds), seed, edition)
    played += tables_of([Kind(IDLE, n, "none") for n in players], idle, seed + len(played), edition)
    notes = play_all(NAME, NewtonWatch, [table for _, table in played], workers)
    done = [played[number][0] for number in notes]
    greedy = sum(kind.bot == PLAYED for kind in done)
    said = (
        f"{greedy:,} games of the bot `{PLAYED}`, {greedy // len(kinds):,} for each number of players and module, and "
        f"{len(done) - greedy:,} of the bot `{IDLE}`, seeds from {seed}; "
        f"edition {newton.edition}, {newton.digest[:12]}; Lincei {lincei.__version__}."
    )
    return Laboratory(done, list(notes.values()), newton.components), said


def module_words(text: str) -> list[str]:
    found = text.split(",")
    if not all(word in MODULES for word in found):
        raise ValueError
    return found


def main(words: Sequence[str] | None = None) -> int:
    parser = command("bench.balance_newton", __doc__, LEAST, MOST)
    parser.add_argument(
        "--games",
        type=count,
        default=3000,
        help=f"games of {PLAYED} for each number of players and module (%(default)s)",
    )
    parser.add_argument("--random", type=count, default=300, help=f"base games of {IDLE} (%(default)s)")
    parser.add_argument("--modules", type=module_words, default=[*MODULES], help=f"any of {','.join(MODULES)}")
    a = arguments_of(parser, words)
    laboratory, said = run(a.games, a.random, a.players, a.modules, a.seed, a.workers, a.edition)
    report = Report()
    for section in (*targets.SECTIONS, *components.SECTIONS):
        section(report, laboratory)
    deliver(said, report, a.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
