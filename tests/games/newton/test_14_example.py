"""The scoring example of the rulebook, reached by a whole legal game with the shipped edition (N-EX10, N-B01).

example.txt is the record of that game: chance comes as it helps, one player follows a plan, the other takes a token out
of the way and lets his turns pass. It was found by a search over legal actions; a change of components may need another.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from lincei import read_record
from lincei.games.counting import bits
from lincei.games.newton.rules.prerequisites import occupies
from lincei.games.newton.state import Newton
from tests.games.newton.table import EDITION, GAME, place_id

EXAMPLE = Path(__file__).with_name("example.txt")
CUBES = ["bologna", "paris", "leipzig", "amsterdam", "napoli", "athenai", "istanbul", "krakow"]


@pytest.fixture(name="end")
def end_of_the_example() -> Newton:
    """Every action of the record is legal where it is taken; the end is reached."""
    record = read_record(EXAMPLE.read_text(encoding="utf-8"), lambda name, digest: GAME)
    g = record.position
    assert isinstance(g, Newton)
    assert g.over
    GAME.check(g)
    return g


@pytest.mark.rule("N-EX10", "N-B01", "N-14.03", "N-14.04", "N-14.05")
def test_the_state_of_the_example_is_reached_and_scores_84(end: Newton) -> None:
    p = end.seats[0]
    wanted = sum(1 << place_id(place) for place in CUBES) | 1 << EDITION.objective_place
    assert p.visited == wanted, "eight named places and the map objective"
    held = [occupies(end, p, slot) for slot in range(6)]
    assert held[:2] == [True, True]
    assert sum(held[2:]) == 2, "students on two objectives of the tree"
    assert (p.work, len(p.tokens), len(p.played)) == (EDITION.work_end, 5, 3)
    assert bits(p.visited & sum(1 << place for place in EDITION.universities)) == 4
    assert bits(p.visited & sum(1 << place for place in EDITION.ancients)) == 1

    lines = end.breakdown()[0]
    objectives = sorted(line.points for line in lines if line.rule == "N-14.03")
    masters = [line.points for line in lines if line.rule == "N-14.04"]
    assert objectives == [5, 10, 12, 12]
    assert (len(masters), sum(masters)) == (3, 11)
    track = sum(line.points for line in lines if not line.rule.startswith("N-14."))
    assert (track, sum(objectives), sum(masters)) == (34, 39, 11)
    assert end.scores()[0] == 84
