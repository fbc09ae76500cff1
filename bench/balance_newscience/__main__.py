"""Measure the balance targets of The New Science (S-15.50 to S-15.56) with bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import lincei
from bench.balance import Report, Table, edition_of, play_all
from bench.balance_command import arguments_of, command, count, deliver
from bench.balance_newscience import cards, discoveries, targets
from bench.balance_newscience.bots import ALWAYS, NEVER, PLAYED, make
from bench.balance_newscience.laboratory import Kind, Laboratory, tables_of
from bench.balance_newscience.notes import NewScienceWatch
from lincei.games.newscience.game import NewScienceGame
from lincei.games.newscience.meta import LEAST, MOST, NAME


def run(
    games: int, others: int, players: Sequence[int], seed: int, workers: int, edition: str | None
) -> tuple[Laboratory, str]:
    """Play everything: the laboratory, and one sentence that says what was played."""
    played = edition_of(NAME, edition)
    assert isinstance(played, NewScienceGame)
    tables: list[tuple[Kind, Table]] = []
    for bot, wanted in ((PLAYED, games), (NEVER, others), (ALWAYS, others)):
        for n in players:
            tables += tables_of(Kind(bot, n), wanted, seed + len(tables), edition)
    notes = play_all(NAME, NewScienceWatch, [table for _, table in tables], workers, make)
    done = [tables[number][0] for number in notes]
    greedy = sum(kind.bot == PLAYED for kind in done)
    said = (
        f"{greedy:,} games of the bot `{PLAYED}`, {greedy // len(players):,} for each number of players, and "
        f"{len(done) - greedy:,} of it against the bots `{NEVER}` and `{ALWAYS}`, seeds from {seed}; "
        f"edition {played.edition}, {played.digest[:12]}; Lincei {lincei.__version__}."
    )
    return Laboratory(done, list(notes.values()), played.components), said


def main(words: Sequence[str] | None = None) -> int:
    parser = command("bench.balance_newscience", __doc__, LEAST, MOST)
    parser.add_argument(
        "--games", type=count, default=5000, help=f"games of {PLAYED} for each number of players (%(default)s)"
    )
    parser.add_argument(
        "--others", type=count, default=1000, help=f"games against {NEVER} and as many against {ALWAYS} (%(default)s)"
    )
    a = arguments_of(parser, words)
    laboratory, said = run(a.games, a.others, a.players, a.seed, a.workers, a.edition)
    report = Report()
    for section in (*targets.SECTIONS, *cards.SECTIONS, *discoveries.SECTIONS):
        section(report, laboratory)
    deliver(said, report, a.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
