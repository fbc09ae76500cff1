"""Which engine is running, and that both count the same tree."""

from __future__ import annotations

import os

import pytest

import lincei.kernel.position
from lincei.kernel.chance import Rng, seeded
from lincei.kernel.position import Position
from tests.contract.cases import Case

EXPECTED = os.environ.get("LINCEI_EXPECT")


@pytest.mark.skipif(EXPECTED is None, reason="make test says which engine it expects")
def test_the_engine_that_was_asked_for_is_the_one_that_runs() -> None:
    files = [lincei.kernel.position.__file__, lincei.contract.__file__]
    files += [lincei.games.expo1906.game.__file__, lincei.games.newscience.game.__file__]
    files += [lincei.games.newton.game.__file__]
    endings = {"interpreted": (".py",), "compiled": (".so", ".pyd")}
    assert EXPECTED in endings
    assert all(file.endswith(endings[EXPECTED]) for file in files)
    assert (EXPECTED == "compiled") == lincei.COMPILED


def perft(position: Position, depth: int) -> int:
    """The number of ways to make so many choices, chance answering from the generator."""
    if depth == 0 or position.over:
        return 1
    total = 0
    for action in position.legal:
        after = position.copy()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


DEALT = {"masters": "dealt"}
RANDOM = {"scientists": "random"}
ALL = {"masters": "dealt", "modules": "lessons,discoveries"}


@pytest.mark.parametrize(
    ("name", "players", "options", "counts"),
    [
        ("expo1906", 1, {}, [1, 4, 33, 134, 555, 2590, 13304]),
        ("expo1906", 2, {}, [1, 5, 38, 190, 912, 5170]),
        ("expo1906", 3, {}, [1, 5, 46, 284, 1690, 11248]),
        ("expo1906", 4, {}, [1, 5, 49, 350, 2068, 15231]),
        ("newscience", 2, {}, [1, 5, 20, 200, 1820, 14760]),
        ("newscience", 3, RANDOM, [1, 15, 211, 2773]),
        ("newscience", 4, RANDOM, [1, 17, 273, 4129]),
        ("newscience", 5, RANDOM, [1, 20, 381, 6898]),
        ("newton", 1, {}, [1, 6, 30, 120, 360, 3240]),
        ("newton", 2, {}, [1, 4, 16, 48, 144, 288]),
        ("newton", 3, DEALT, [1, 9, 67, 392, 1935, 10339]),
        ("newton", 4, ALL, [1, 9, 67, 398, 2037, 11251]),
    ],
)
def test_the_tree_of_choices_has_the_counted_size(
    name: str, players: int, options: dict[str, str], counts: list[int]
) -> None:
    position = Case(name, players, options).start(1)
    assert [perft(position, depth) for depth in range(len(counts))] == counts


def test_the_generator_gives_these_numbers_everywhere() -> None:
    rng = seeded(1906)
    assert [rng.below(100) for _ in range(8)] == [2, 8, 52, 3, 4, 49, 51, 67]
    assert Rng(1).below(1 << 29) == 524999953


def test_the_generator_is_even() -> None:
    rng = seeded(7)
    counts = [0] * 96
    for _ in range(96 * 400):
        counts[rng.below(96)] += 1
    # Chi-squared with 95 degrees of freedom: 160 is beyond one in ten thousand.
    assert sum((n - 400) ** 2 / 400 for n in counts) < 160


def test_weights_are_followed() -> None:
    rng = seeded(8)
    counts = [0, 0, 0]
    for _ in range(6000):
        counts[rng.weighted([1, 0, 5])] += 1
    assert counts[1] == 0
    assert 4800 < counts[2] < 5200
