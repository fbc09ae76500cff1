"""What the balance commands of all games have in common: their arguments, and where the report goes."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from bench.balance import Report, cores, write_figures


def command(module: str, about: str | None, least: int, most: int) -> argparse.ArgumentParser:
    """A command that measures a game for so many players."""
    every = list(range(least, most + 1))

    def numbers(text: str) -> list[int]:
        found = [int(word) for word in text.split(",")]
        if not set(found) <= set(every):
            raise ValueError
        return found

    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=about)
    help_players = f"numbers of players: {','.join(map(str, every))}"
    parser.add_argument("--players", type=numbers, default=every, help=help_players)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--edition", help="folder of another edition than the shipped one")
    parser.add_argument("--workers", type=int, default=cores(), help="processes (%(default)s)")
    parser.add_argument("--out", type=Path, help="file to write; what stands above its mark is kept")
    return parser


def arguments_of(parser: argparse.ArgumentParser, words: Sequence[str] | None) -> argparse.Namespace:
    """The arguments, checked: what is wrong is better said before all games are played than after."""
    arguments = parser.parse_args(words)
    if arguments.games < 1 or arguments.workers < 1:
        parser.error("there is nothing to play, or nobody to play it")
    if arguments.out and not arguments.out.parent.is_dir():
        parser.error(f"there is no folder {arguments.out.parent}")
    return arguments


def count(text: str) -> int:
    """How many games, or none."""
    found = int(text)
    if found < 0:
        raise ValueError
    return found


def deliver(said: str, report: Report, out: Path | None) -> None:
    """The report, into its file or onto the screen: what was played, which targets hold, and its sections."""
    figures = "\n".join([said, "", *report.summary(), *report.lines])
    if out:
        write_figures(out, figures)
    else:
        print(figures)
