"""Chapter 15: bonus tokens."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import NONE, Newton
from lincei.games.newton.vocabulary import COINS, POTIONS, STUDENT, VP
from tests.games.newton.boards import (
    START,
    begin,
    bonus_on,
    bonus_space,
    branches,
    end_movement,
    is_end,
    next_upkeep,
    on_tree,
    penniless,
    places,
    roads,
    token_of,
    token_with,
    tree_kind,
    tree_ways,
)
from tests.games.newton.layout import objective, objective_with, token
from tests.games.newton.table import (
    EDITION,
    cards_with,
    course,
    final_scoring,
    goods,
    legal,
    marker,
    on_turn,
    play,
    play_card,
    player,
    scientist,
    seen,
    students,
    why,
)

# A way on the map over a gold village, and one on the tree over a bonus space.
ROAD = next(
    (a, b, d) for a, b in roads(toll=False) for c, d in roads(toll=False) if b == c and bonus_on(b) >= 0 > bonus_on(d)
)
BRANCH = next(way for way in tree_ways(2) if [tree_kind(space) for space in way[1:]] == ["bonus", "plain"])
VILLAGE = cards_with("pay 2 coins: village")[0]


def over(g: Newton, board: str, steps: int, *others: str) -> None:
    """The player on turn, with other students on these spaces, moves so far along the way over the token."""
    students(g, g.to_move, BRANCH[0], *others)
    scientist(g, g.to_move, ROAD[0])
    if board == "map":
        begin(g, "travel", 2)
        play(g, *[f"travel {place}" for place in ROAD[1 : steps + 1]])
    else:
        begin(g, "technology", 2)
        play(g, *branches(BRANCH)[:steps])
    end_movement(g)
    play(g, "end turn")


def bonus(board: str) -> int:
    return bonus_on(ROAD[1]) if board == "map" else bonus_space(BRANCH[1])


def held(g: Newton, seat: int) -> list[str]:
    found: list[str] = seen(g)["seats"][seat]["tokens"]
    return found


@pytest.mark.parametrize("board", ["map", "tree"])
@pytest.mark.parametrize("steps", [1, 2])
def test_the_first_piece_to_move_onto_or_over_a_token_takes_it(board: str, steps: int) -> None:
    """N-15.01."""
    kind, vp = token_of("vp")
    g = penniless()
    token(g, bonus(board), kind)
    over(g, board, steps)
    assert (held(g, 0), player(g, 0).vp) == ([kind], vp)
    on_turn(g, 1)
    goods(g, 1, coins=0)
    over(g, board, steps)
    assert (held(g, 1), player(g, 1).vp) == ([], 0), "the second finds nothing"


def test_a_token_on_a_space_that_is_not_entered_stays() -> None:
    """N-15.01."""
    g = penniless()
    before = seen(g)["tokens"]
    scientist(g, 0, ROAD[1])
    begin(g, "travel", 1)
    play(g, "stop", "end turn")
    assert (seen(g)["tokens"], held(g, 0)) == (before, []), "standing there is not moving there"


@pytest.mark.parametrize("board", ["map", "tree"])
def test_the_effect_is_immediate_and_the_token_is_kept(board: str) -> None:
    """N-15.02."""
    kind, coins = token_of("coins")
    g = penniless()
    token(g, bonus(board), kind)
    over(g, board, 2)
    assert (held(g, 0), player(g).coins) == ([kind], coins)
    assert next_upkeep(g) == (0, 0, 0), "once only"
    assert held(g, 0) == [kind]


@pytest.mark.parametrize("kind", sorted(set(EDITION.token_slug)))
@pytest.mark.parametrize("board", ["map", "tree"])
def test_a_token_gives_coins_or_vp_or_potions_or_a_student(board: str, kind: str) -> None:
    """N-15.03."""
    clauses = EDITION.token_effect[EDITION.token_slug.index(kind)].clauses
    assert len(clauses) == 1
    n = {verb: clauses[0].n if clauses[0].verb == verb else 0 for verb in (COINS, VP, POTIONS, STUDENT)}
    assert sum(n.values()) == clauses[0].n > 0
    g = penniless()
    token(g, bonus(board), kind)
    over(g, board, 2)
    p = player(g)
    assert (p.coins, p.vp, p.potions, 3 - p.reserve()) == (n[COINS], n[VP], n[POTIONS], n[STUDENT])
    assert on_tree(g)[1:] == [START] * n[STUDENT]


def test_there_are_tokens_of_all_four_kinds() -> None:
    """N-15.03."""
    assert {effect.verb for effect in EDITION.token_effect} == {COINS, VP, POTIONS, STUDENT}


@pytest.mark.parametrize("seed", [1, 2])
def test_tokens_are_not_replaced(seed: int) -> None:
    """N-15.04."""
    empty: set[int] = set()
    first = -1
    for g, _ in course(4, seed, masters="dealt"):
        if g.round:
            now = {i for i, kind in enumerate(g.token_at) if kind == NONE}
            first = len(now) if first < 0 else first
            assert empty <= now
            empty = now
    assert len(empty) > first == 0


def test_an_empty_gold_village_counts_as_a_village_without_token() -> None:
    """N-15.04."""
    gold = [place for place in places("village") if bonus_on(place) >= 0]
    for taken in (False, True):
        g = penniless()
        goods(g, 0, coins=2)
        if taken:
            token(g, bonus_on(gold[0]), None)
        scientist(g, 0, "basel")
        play_card(g, VILLAGE)
        play(g, "use effect")
        assert (f"jump {gold[0]}" in legal(g)) == taken


@pytest.mark.parametrize("board", ["map", "tree"])
def test_a_token_without_effect_is_still_taken_and_counts(board: str) -> None:
    """N-15.05."""
    g = penniless()
    objective(g, "work", objective_with("2 vp per tokens at most 14"))
    marker(g, 0, EDITION.work_end)
    token(g, bonus(board), token_with("1 student"))
    over(g, board, 1, START, START, START)
    assert (held(g, 0), player(g).reserve()) == ([token_with("1 student")], 0)
    assert on_tree(g)[1:] == [START] * 3, "no fifth student"
    final_scoring(g)
    assert player(g).vp == 2


def test_a_scientist_put_on_a_village_never_takes_a_token() -> None:
    """N-15.06."""
    g = penniless()
    goods(g, 0, coins=2)
    with_token = [place for place in places("village") if bonus_on(place) >= 0 and g.token_at[bonus_on(place)] != NONE]
    assert with_token
    play_card(g, VILLAGE)
    before = seen(g)["tokens"]
    play(g, "use effect")
    assert sorted(legal(g, "jump")) == sorted(f"jump {place}" for place in places("village") if place not in with_token)
    assert all(why(g, f"jump {place}") == "N-20.09" for place in with_token)
    play(g, legal(g, "jump")[0])
    assert (seen(g)["tokens"], held(g, 0)) == (before, [])


# -- edge cases ---------------------------------------------------------------------------------------------------


def test_a_student_that_stops_on_a_token_takes_it_and_a_second_one_finds_nothing() -> None:
    """N-EC11. N-15.01."""
    kind, vp = token_of("vp")
    g = penniless()
    token(g, bonus_space(BRANCH[1]), kind)
    students(g, 0, BRANCH[0], BRANCH[0])
    begin(g, "technology", 1)
    play(g, branches(BRANCH)[0])
    end_movement(g)
    assert (held(g, 0), player(g).vp) == ([kind], vp)
    on_turn(g, 0, 2)
    begin(g, "technology", 2)
    play(g, *branches(BRANCH))
    end_movement(g)
    assert sorted(on_tree(g)) == sorted(BRANCH[1:])
    assert (held(g, 0), player(g).vp) == ([kind], vp)


@pytest.mark.parametrize("kinds", [("3 coins", "1 student"), ("1 student", "3 coins")])
def test_doubled_tokens_give_6_coins_and_the_one_student_left_and_count_as_two(kinds: tuple[str, str]) -> None:
    """N-EC12. N-20.08: "3 coins" and "student" with 1 student in reserve."""
    way = next(
        way
        for steps in range(2, 6)
        for way in tree_ways(steps)
        if way[0] == START
        if tree_kind(way[-1]) == "bonus" and [tree_kind(space) for space in way].count("bonus") == 2
    )
    first, second = [space for space in way if tree_kind(space) == "bonus"]
    g = penniless()
    token(g, bonus_space(first), token_with(kinds[0]))
    token(g, bonus_space(second), token_with(kinds[1]))
    end = next(space for space in EDITION.tree_slug if is_end(space))
    students(g, 0, START, START, end)
    begin(g, "technology", len(way) - 1, cards_with("double-tokens")[0])
    asked = []
    for step in branches(way):
        play(g, step)
        if "double tokens" in legal(g):
            asked.append(on_tree(g)[0])
            play(g, "double tokens")
    assert asked == [first], "it is decided at the first token"
    end_movement(g)
    assert (player(g).coins, player(g).reserve(), len(player(g).tokens)) == (6, 0, 2)
    assert on_tree(g) == [second, START, end, START]
