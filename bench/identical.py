"""Play the same games interpreted and compiled, in two processes, and compare their records letter by letter."""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

from bench.settings import game, setting

ROOT = Path(__file__).resolve().parent.parent


def digests(seeds: int) -> None:
    """Print which build this is, then one digest per game."""
    import lincei
    from lincei.kernel import position

    print("interpreted" if str(position.__file__).endswith(".py") else "compiled")
    for seed in range(seeds):
        name, players, options = setting(seed)
        record = lincei.random_record(game(name), players, seed, options)
        print(hashlib.sha256(record.encode()).hexdigest(), flush=True)


def start(seeds: int, interpreted: bool) -> subprocess.Popen[str]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if interpreted:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "bench.identical", "--digests", "--seeds", str(seeds)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000)
    parser.add_argument("--digests", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.digests:
        digests(arguments.seeds)
        return 0
    print(f"Playing {arguments.seeds:,} games twice ...", file=sys.stderr)
    runs = [start(arguments.seeds, interpreted) for interpreted in (True, False)]
    texts = [run.communicate()[0].split() for run in runs]
    if any(run.returncode for run in runs) or [len(text) for text in texts] != [arguments.seeds + 1] * 2:
        print("Not every game could be played.", file=sys.stderr)
        return 1
    (first, *interpreted), (second, *compiled) = texts
    if (first, second) == ("interpreted", "interpreted"):
        print("Identical: SKIPPED, the engine is not compiled here.")
        return 0
    different = [seed for seed in range(arguments.seeds) if interpreted[seed] != compiled[seed]]
    counts = Counter(setting(seed)[0] for seed in range(arguments.seeds))
    played = ", ".join(f"{count:,} of {name}" for name, count in counts.items())
    same = arguments.seeds - len(different)
    print(f"Identical: {same:,} of {arguments.seeds:,} records ({played}), {first} and {second}.")
    if different:
        print(f"Different from each other: games {different[:10]}", file=sys.stderr)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
