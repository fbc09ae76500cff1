"""Play very many random games and check every invariant after every action."""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import time
import traceback
from collections import Counter

from bench.settings import game, setting

CHUNK = 100
WORKERS = 2


def play(seed: int, counts: Counter[str]) -> None:
    name, players, options = setting(seed)
    played = game(name)
    position = played.start(players, seed, options)
    rng = random.Random(seed)
    played.check(position)
    actions = 0
    while not position.over:
        legal = position.legal
        # In every other game the lower of two: what goes on comes before what stops, so these games come further.
        pick = rng.random() if seed // 8 % 2 else min(rng.random(), rng.random())
        position.apply(legal[int(pick * len(legal))])
        played.check(position)
        actions += 1
    counts["games"] += 1
    counts["actions"] += actions
    counts[f"{name}: actions"] += actions
    counts[f"{name}: games of {players} player{'s' if players > 1 else ''}"] += 1
    for key, value in options.items():
        for word in value.split(","):
            counts[f"{name}: {key} {word}"] += 1


def chunk(seeds: range) -> tuple[Counter[str], str]:
    """Play some games: what was counted, and the first failure, "" if there was none."""
    counts: Counter[str] = Counter()
    for seed in seeds:
        try:
            play(seed, counts)
        except Exception:  # the report must name the game, whatever broke
            return counts, f"game {seed}, {setting(seed)}:\n{traceback.format_exc()}"
    return counts, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    arguments = parser.parse_args()
    end = arguments.seed + arguments.games
    work = [range(seed, min(seed + CHUNK, end)) for seed in range(arguments.seed, end, CHUNK)]
    begin = said = time.monotonic()
    total: Counter[str] = Counter()
    with multiprocessing.Pool(WORKERS) as pool:
        for counts, failure in pool.imap_unordered(chunk, work):
            total += counts
            if failure:
                print(f"\nAn invariant broke in {failure}", file=sys.stderr)
                return 1
            if time.monotonic() - said > 5:
                said = time.monotonic()
                left = (said - begin) * (arguments.games / total["games"] - 1)
                print(
                    f"soak: {total['games']:,} of {arguments.games:,} games, about {left:.0f} s left", file=sys.stderr
                )
    print(f"\nSoak: every invariant held after every action ({time.monotonic() - begin:.0f} s).")
    for name, count in sorted(total.items()):
        print(f"  {count:>12,}  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
