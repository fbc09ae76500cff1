"""Chapter 20: effects that act inside the Technology or Travel action of their card (families 5 and 11)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from lincei.games.newton.state import Newton
from tests.games.newton.boards import (
    begin,
    branches,
    end_movement,
    kind_of,
    token_of,
    tree_kind,
    tree_ways,
)
from tests.games.newton.layout import invention, token
from tests.games.newton.table import (
    EDITION,
    cards_with,
    goods,
    legal,
    neighbours,
    place_id,
    play,
    player,
    scientist,
    situation,
    space_id,
    students,
    why,
)

DOUBLE = cards_with("double-tokens")[0]
EXTRA = cards_with("pay 2 coins: extra-cube")[0]
COINS, SO_MANY_COINS = token_of("coins")
POTION, SO_MANY_POTIONS = token_of("potions")
STUDENT, _ = token_of("students")
POINTS, SO_MANY_VP = token_of("vp")


def way_with_two_tokens() -> list[str]:
    """The shortest way along the tree that leads over two bonus spaces, its first space not counted."""
    for steps in range(2, 7):
        for way in tree_ways(steps):
            if [tree_kind(each) for each in way[1:]].count("bonus") == 2:
                return way
    raise AssertionError("no branch has two tokens")


def on_the_way(*tokens: str, card: str = DOUBLE) -> tuple[Newton, list[str]]:
    """Seat 0 has begun a Technology action along a way with these two tokens; the steps."""
    way = way_with_two_tokens()
    g = situation(4)
    goods(g, 0, coins=0)
    students(g, 0, way[0])
    spaces = [EDITION.tree_bonus[space_id(each)] for each in way[1:] if tree_kind(each) == "bonus"]
    for bonus, slug in zip(spaces, tokens, strict=True):
        token(g, bonus, slug)
    begin(g, "technology", len(way) - 1, card)
    return g, branches(way)


def walk(g: Newton, steps: list[str], answer: str) -> int:
    """Take all steps and give this answer whenever doubling is asked; how often it was."""
    asked = 0
    for step in steps:
        play(g, step)
        if g.question.rule() == "N-20.08b":
            asked += 1
            play(g, answer)
    return asked


def test_all_tokens_taken_in_this_cards_technology_action_are_doubled() -> None:
    """N-20.08."""
    g, steps = on_the_way(COINS, POINTS)
    walk(g, steps, "double tokens")
    assert (player(g).coins, player(g).vp) == (2 * SO_MANY_COINS, 2 * SO_MANY_VP)
    g, steps = on_the_way(STUDENT, POTION)
    walk(g, steps, "double tokens")
    assert (player(g).reserve(), player(g).students.count(EDITION.tree_start), player(g).potions) == (
        1,
        2,
        2 * SO_MANY_POTIONS,
    )
    g, steps = on_the_way(COINS, POINTS, card="red-technology")
    assert walk(g, steps, "double tokens") == 0, "other cards double nothing"
    assert (player(g).coins, player(g).vp) == (SO_MANY_COINS, SO_MANY_VP)


def test_a_doubled_token_counts_as_one_token() -> None:
    """N-20.08a."""
    g, steps = on_the_way(COINS, POINTS)
    walk(g, steps, "double tokens")
    assert sorted(EDITION.token_slug[each] for each in player(g).tokens) == sorted([COINS, POINTS])


@pytest.mark.parametrize(("answer", "times"), [("double tokens", 2), ("stop", 1)])
def test_doubling_is_decided_at_the_first_token_for_all_of_them(answer: str, times: int) -> None:
    """N-20.08b."""
    g, steps = on_the_way(COINS, POINTS)
    assert walk(g, steps, answer) == 1
    assert (player(g).coins, player(g).vp) == (times * SO_MANY_COINS, times * SO_MANY_VP)


def test_tokens_of_the_map_are_not_doubled() -> None:
    """N-20.08. Not even by an invention's Travel in the same turn."""
    here, space_ = next(way for way in tree_ways(1) if tree_kind(way[1]) == "invention")
    g = situation()
    goods(g, 0, coins=0)
    invention(g, EDITION.tree_special[space_id(space_)], "1 potion, travel 3")
    students(g, 0, here)
    gold = next(place for place in EDITION.place_slug if EDITION.place_bonus[place_id(place)] >= 0)
    near = next(iter(neighbours(gold)))
    scientist(g, 0, near)
    token(g, EDITION.place_bonus[place_id(gold)], POINTS)
    begin(g, "technology", 1, DOUBLE)
    play(g, f"student {here}-{space_}")
    goods(g, 0, coins=neighbours(near)[gold])
    play(g, f"travel {gold}")
    assert (player(g).vp, legal(g, "double")) == (SO_MANY_VP, [])


def walk_over_cubes(n: int) -> list[str]:
    """A walk that passes over so many different cube spaces before it ends on another."""
    ways = [[place] for place in EDITION.place_slug if place != objective_name()]
    for _ in range(6):
        ways = [[*way, near] for way in ways for near in neighbours(way[-1]) if near not in (*way, objective_name())]
        for way in ways:
            if sum(is_cube_space(place) for place in way[1:-1]) == n and is_cube_space(way[-1]):
                return way
    raise AssertionError("no such walk")


def objective_name() -> str:
    return EDITION.place_slug[EDITION.objective_place]


def is_cube_space(place: str) -> bool:
    return kind_of(place) in ("university", "ancient")


def travelling(way: list[str], coins: int, card: str = EXTRA) -> Newton:
    """Seat 0 has begun a Travel action of just the value for this walk, with its tolls and so many coins more."""
    g = situation()
    goods(g, 0, coins=coins + sum(neighbours(here)[there] for here, there in pairwise(way)))
    scientist(g, 0, way[0])
    return begin(g, "travel", len(way) - 1, card)


def test_for_2_coins_exactly_one_extra_cube_is_laid_on_a_space_passed_through() -> None:
    """N-20.16, N-20.18."""
    way = walk_over_cubes(2)
    passed = [place for place in way[1:-1] if is_cube_space(place)]
    for which in (0, 1):
        g = travelling(way, coins=4)
        for place in way[1:]:
            play(g, f"travel {place}")
            if place == passed[which]:
                coins = player(g).coins
                play(g, f"cube {place}")
                assert player(g).coins == coins - 2
            elif place in passed and which == 0:
                assert why(g, f"cube {place}") == "N-20.16", "the one extra cube is laid"
        end_movement(g)
        assert player(g).visited == 1 << place_id(passed[which]) | 1 << place_id(way[-1])
        assert player(g).cubes == 10
    g = travelling(way, coins=0)
    for place in way[1 : way.index(passed[0]) + 1]:
        play(g, f"travel {place}")
    goods(g, 0, coins=1)
    assert why(g, f"cube {passed[0]}") == "N-20.18", "two coins"
    goods(g, 0, coins=2)
    assert f"cube {passed[0]}" in legal(g)
    g = travelling(way, coins=9, card="red-travel")
    for place in way[1 : way.index(passed[0]) + 1]:
        play(g, f"travel {place}")
    assert why(g, f"cube {passed[0]}") == "N-7.06", "other cards lay no cube in passing"
