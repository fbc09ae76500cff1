"""Every turn is finite: at most 300 steps."""

from __future__ import annotations

import pytest

from lincei.games.newton.actions import END, STOP
from lincei.games.newton.state import Newton
from tests.games.newton.boards import work_space
from tests.games.newton.layout import masters
from tests.games.newton.table import (
    EDITION,
    GAME,
    cards_with,
    course,
    goods,
    legal,
    marker,
    play,
    scientist,
    situation,
    students,
    tuck,
    visit,
)
from tests.games.newton.turns import busy_course, play_with_value
from tests.games.newton.windows import START

ALL = "lessons,discoveries"
BOUND = 300


def longest(positions: list[tuple[int, int]]) -> int:
    """How many actions the longest turn had, of all turns by round and number."""
    return max(positions.count(turn) for turn in set(positions))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_turn_of_a_random_game_has_more_than_300_steps(players: int) -> None:
    """N-B09."""
    for seed in range(15):
        turns = [(g.round, g.turns) for g, _ in course(players, seed, modules=ALL) if g.round]
        assert longest(turns) <= BOUND


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(("coins", "at_least"), [(0, 10), (12, 15), (80, 50)])
def test_no_turn_of_players_who_never_stop_has_more_than_300_steps(players: int, coins: int, at_least: int) -> None:
    """N-B09: they spend what they have, at every turn anew."""
    found = 0
    for seed in range(6):
        turns = [(g.round, g.turns) for g, _ in busy_course(players, seed, coins, modules=ALL) if g.round]
        found = max(found, longest(turns))
    assert at_least <= found <= BOUND


def rich() -> Newton:
    """Seat 0 begins a turn with more than anybody has: coins, potions, Masters that grant actions, a special action.

    An improved Work of value 5 will end on the Master space.
    """
    g = situation(4, 1, modules=ALL)
    tuck(g, 0, cards_with(special="pay 3 coins: again master")[0])
    masters(g, 0, "kepler", "halley", "galilei", "boyle")
    goods(g, 0, coins=150, potions=30)
    students(g, 0, START)
    scientist(g, 0, EDITION.place_slug[EDITION.neighbours[EDITION.master_place][0]])
    marker(g, 0, work_space("master") - 6)
    visit(g, 0, "athenai")
    return play_with_value(g, "work", 5)


# What is done first where there is a choice: cheap things before dear ones, and nothing is stopped before its end.
FIRST = ["reveal", "student", "improve", "perform", "step", "branch", "cube", "move", "take", "shelve", "special"]


def long_turn(g: Newton, order: list[str]) -> int:
    """Everything that can be done in a turn, with Masters in this order; how many steps that took."""
    steps = 0
    while (g.to_move, g.turns) == (0, 1):
        masters_first = [text for slug in order for text in legal(g) if text.endswith(f"master {slug}")]
        ranked = [text for kind in FIRST for text in legal(g, kind)]
        others = [GAME.write(g, action) for action in g.legal if action not in (END, STOP)]
        play(g, (masters_first or ranked or others or legal(g))[0])
        steps += 1
        assert steps <= BOUND
    return steps


@pytest.mark.parametrize("first", ["kepler", "halley", "galilei", "boyle"])
def test_a_turn_with_all_that_can_be_done_in_it_is_over_within_300_steps(first: str) -> None:
    """N-B09."""
    order = [first, *[slug for slug in ("galilei", "halley", "kepler", "boyle") if slug != first]]
    g = rich()
    assert 80 < long_turn(g, order) <= BOUND
    assert len(g.seats[0].played) > 0
    assert (g.seats[0].coins, g.seats[0].reserve()) == (g.seats[0].coins % 3, 0), (
        "nothing was left that could be bought"
    )


def test_what_a_turn_uses_up_does_not_come_back_within_it() -> None:
    """N-B09: steps on tree and Work track, cubes, shelf tiles, Masters and cards in the decks only grow less."""
    for seed in range(8):
        turn, before = (0, 0), [0] * 6
        for g, _ in busy_course(3, seed, 20, modules=ALL):
            if g.round == 0 or g.question.together():
                continue
            p = g.seats[g.to_move]
            now = [
                sum(depth(space) for space in p.students if space >= 0),
                p.work,
                -p.cubes,
                -p.tiles,
                len(p.played),
                -sum(bin(cards).count("1") for cards in g.unseen),
            ]
            if (g.round, g.turns) == turn:
                assert all(new >= old for new, old in zip(now, before, strict=True))
            turn, before = (g.round, g.turns), now


def depth(space: int) -> int:
    """How many branches lead to a space of the tree from its start."""
    steps = 0
    while space != EDITION.tree_start:
        space = EDITION.edge_from[EDITION.edge_to.index(space)]
        steps += 1
    return steps
