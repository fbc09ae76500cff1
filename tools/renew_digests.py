"""Write tests/contract/records/digests.toml anew, after a change that is meant to change how games play."""

from __future__ import annotations

import hashlib
from pathlib import Path

from lincei import random_record
from tests.contract.cases import Case, cases

FILE = Path(__file__).parent.parent / "tests" / "contract" / "records" / "digests.toml"
SEEDS = 25


def digest(case: Case) -> str:
    """One digest over many random games, without the lines that name the format and the version."""
    found = hashlib.sha256()
    for seed in range(SEEDS):
        found.update(random_record(case.game, case.players, seed, case.options).split("\n", 2)[2].encode())
    return found.hexdigest()


if __name__ == "__main__":
    lines = [f'{case!r} = "{digest(case)}"' for case in cases()]
    FILE.write_text("\n".join(["# One digest over 25 random games for each case of the contract suite.", *lines, ""]))
