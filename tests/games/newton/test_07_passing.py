"""Chapter 7: cubes laid in passing, and a Travel inside a Travel."""

from __future__ import annotations

import pytest

from tests.games.newton.boards import (
    CUBE_PLACES,
    at,
    bare,
    city_with,
    end_movement,
    fill_map,
    kind_of,
    places,
    play_master,
    roads,
    route,
    travel,
    visited,
    way_over,
)
from tests.games.newton.layout import city, masters
from tests.games.newton.table import cards_with, goods, legal, neighbours, play, player, scientist, seen, visit, why

EXTRA_CUBE = cards_with("pay 2 coins: extra-cube")[0]


def test_a_cube_in_passing_is_laid_while_the_scientist_is_there_and_triggers_the_space_at_once() -> None:
    """N-7.14."""
    a, b, c = way_over("city")
    g = bare()
    city(g, b, city_with("4 coins"))
    at(g, a, 2, coins=2, card=EXTRA_CUBE)
    assert why(g, f"cube {b}") == "N-7.14", "the scientist is not there yet"
    play(g, f"travel {b}", f"cube {b}")
    assert (visited(g), player(g).coins) == ([b], 4), "2 coins paid, then 4 gained"
    assert why(g, f"travel {c}") == "", "the movement goes on"
    play(g, f"travel {c}")
    end_movement(g)
    assert (seen(g)["seats"][0]["scientist"], player(g).coins) == (c, 4)


def test_the_movement_goes_on_after_a_cube_in_passing_and_ends_with_the_usual_cube() -> None:
    """N-7.14."""
    free = roads(toll=False)
    a, b, c, d = next(
        (a, b, c, d)
        for a, b in free
        for c in [x for road, x in free if road == b and x != a]
        for d in [x for road, x in free if road == c and x not in (a, b)]
        if kind_of(b) == kind_of(d) == "university" and c not in CUBE_PLACES
    )
    g = at(bare(), a, 4, coins=4, card=EXTRA_CUBE)
    play(g, f"travel {b}", f"cube {b}", *travel(c, d))
    assert legal(g, "cube") == [], "the card allows one"
    play(g, "stop")
    assert (sorted(visited(g)), player(g).coins) == (sorted([b, d]), 2)


def test_galilei_lays_a_cube_on_every_space_passed_and_each_triggers_its_space() -> None:
    """N-7.14."""
    a, b, c = way_over("city")
    g = bare()
    city(g, b, city_with("4 coins"))
    masters(g, 0, "galilei", "pascal", "brahe", "newton")
    scientist(g, 0, a)
    play_master(g, "galilei")
    play(g, f"travel {b}", f"cube {b}")
    assert (visited(g), player(g).coins) == ([b], 4), "for nothing"
    play(g, *travel(c, b))
    end_movement(g)
    assert (player(g).cubes, player(g).coins) == (11, 4), "back where his cube lies already"


def test_the_space_where_the_movement_started_is_not_passed() -> None:
    """N-7.14."""
    start, there = next(road for road in roads(toll=False) if road[0] in CUBE_PLACES and road[1] not in CUBE_PLACES)
    g = at(bare(), start, 2, coins=4, card=EXTRA_CUBE)
    assert why(g, f"cube {start}") == "N-7.14"
    play(g, f"travel {there}")
    assert why(g, f"cube {start}") == "N-7.14"
    play(g, "stop")
    assert (visited(g), player(g).coins) == ([], 4)


def test_no_cube_in_passing_where_an_own_one_lies_or_none_is_left() -> None:
    """N-7.07, N-7.09."""
    a, b, _ = way_over("university")
    for lying, rule in ((0, ""), (1, "N-7.07"), (12, "N-7.09")):
        g = bare()
        if lying == 1:
            visit(g, 0, b)
        else:
            fill_map(g, lying, b)
        at(g, a, 2, coins=2, card=EXTRA_CUBE)
        play(g, f"travel {b}")
        assert why(g, f"cube {b}") == rule


@pytest.mark.parametrize(("lying", "vp"), [(7, 0), (8, 1), (9, 2), (10, 4), (11, 8)])
def test_a_cube_in_passing_gives_the_vp_of_the_last_cubes_too(lying: int, vp: int) -> None:
    """N-7.08."""
    a, b, _ = way_over("university")
    g = bare()
    fill_map(g, lying, b)
    at(g, a, 2, coins=2, card=EXTRA_CUBE)
    play(g, f"travel {b}", f"cube {b}")
    assert player(g).vp == vp


def test_a_cube_in_passing_needs_a_step_left_which_is_not_still_to_be_bought() -> None:
    """N-7.14a."""
    a, b, _ = way_over("university")
    g = at(bare(), a, 1, coins=5, card=EXTRA_CUBE)
    play(g, f"travel {b}")
    assert "improve" in legal(g)
    assert why(g, f"cube {b}") == "N-7.14a"
    play(g, "improve")
    assert why(g, f"cube {b}") == ""


def test_who_stops_after_a_cube_in_passing_lays_no_second_one_and_gets_nothing_back() -> None:
    """N-7.14a."""
    a, b, _ = way_over("university")
    g = at(bare(), a, 2, coins=5, card=EXTRA_CUBE)
    play(g, f"travel {b}", f"cube {b}", "stop")
    assert (player(g).coins, player(g).cubes, visited(g)) == (3, 11, [b])


def test_galilei_goes_on_from_where_pascal_has_brought_the_scientist() -> None:
    """N-EC18. N-7.14."""
    there = places("master")[0]
    here, toll = next(iter(neighbours(there).items()))
    goal = next(place for place in places("university") if 2 <= len(route(there, place)) <= 4)
    g = bare()
    masters(g, 0, "galilei", "pascal", "brahe", "newton")
    scientist(g, 0, here)
    play_master(g, "galilei")
    goods(g, 0, coins=toll)
    play(g, f"travel {there}", f"cube {there}")
    assert visited(g) == [there]
    play(g, "master pascal", *travel(*route(there, goal)))
    assert visited(g) == [there], "Pascal's movement is not over"
    play(g, "stop")
    assert sorted(visited(g)) == sorted([there, goal]), "it is fully resolved first"
    goods(g, 0, coins=9, potions=4)
    assert sorted(legal(g, "move")) == sorted(travel(*neighbours(goal)))
    away, back = next(iter(neighbours(goal))), goal
    play(g, *travel(away, back))
    assert legal(g, "move") == [], "Galilei had two steps left"


def test_with_value_2_a_cube_in_passing_comes_after_step_1_not_after_step_2() -> None:
    """N-EC55. N-7.14a."""
    free = roads(toll=False)
    a, b, c = next(
        (a, b, d)
        for a, b in free + roads(toll=True)
        for x, d in free
        if b == x and a != d and {b, d} <= set(CUBE_PLACES)
    )
    g = at(bare(), a, 2, coins=9, card=EXTRA_CUBE)
    play(g, f"travel {b}")
    assert why(g, f"cube {b}") == ""
    play(g, f"travel {c}")
    assert why(g, f"cube {c}") == "N-7.14a"
    play(g, "stop")
    assert visited(g) == [c], "there the usual cube is laid"
