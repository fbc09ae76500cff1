"""What would still be scored if the game ended now."""

from __future__ import annotations

import pytest

from lincei.kernel.chance import seeded
from lincei.kernel.events import Points
from lincei.kernel.position import Position
from tests.contract.cases import Case, cases, walk

CASES = pytest.mark.parametrize("case", cases(), ids=repr)
NOTHING_MORE = ("stop", "end turn", "decline")  # actions that change nothing but whose turn it is


def plain(seats: list[list[Points]]) -> list[list[tuple[str, str, str, int]]]:
    return [[(each.message, each.rule, str(each.args), each.points) for each in lines] for lines in seats]


def total(lines: list[Points]) -> int:
    return sum(line.points for line in lines)


@CASES
def test_the_outlook_before_the_last_word_is_what_the_end_brings(case: Case) -> None:
    met = 0
    for seed in range(1, 16):
        for position in walk(case, seed):
            for after in ends(case, position):
                met += 1
                outlook = case.game.outlook(position)
                expected = [had + total(more) for had, more in zip(position.scores(), outlook, strict=True)]
                assert after.scores() == expected
                told = [total(lines) for lines in after.breakdown()]
                assert told == expected
        if met:
            return
    assert case.players == 1, "no game ended by such a word: the test shows nothing"


def ends(case: Case, position: Position) -> list[Position]:
    """Where the game would end at once, without anything else happening."""
    found: list[Position] = []
    for action in position.legal:
        if case.game.texts[action] in NOTHING_MORE:
            after = position.copy()
            after.apply(action)
            if after.over and after.revealed == position.revealed:
                found.append(after)
    return found


@CASES
def test_the_outlook_changes_nothing_and_is_nothing_at_the_end(case: Case) -> None:
    for position in walk(case, 20, every=5):
        before = (position.scores(), plain(position.breakdown()), position.legal)
        outlook = case.game.outlook(position)
        assert len(outlook) == case.players
        assert (position.scores(), plain(position.breakdown()), position.legal) == before
        if position.over:
            assert outlook == [[] for _ in range(case.players)]


@CASES
def test_the_outlook_is_the_same_for_every_viewer(case: Case) -> None:
    rng = seeded(22)
    for position in walk(case, 22, every=7):
        expected = plain(case.game.outlook(position))
        for seat in range(case.players):
            assert plain(case.game.outlook(case.game.determinise(position, seat, rng))) == expected
