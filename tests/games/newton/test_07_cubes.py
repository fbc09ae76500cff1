"""Chapter 7: the cube at the end of a Travel."""

from __future__ import annotations

import pytest

from tests.games.newton.boards import (
    CUBE_PLACES,
    arrive,
    at,
    bare,
    cells,
    city_with,
    end_movement,
    fill_map,
    kind_of,
    places,
    play_master,
    roads,
    travel,
    visited,
    way_over,
)
from tests.games.newton.layout import city, masters, objective, objective_with, university
from tests.games.newton.table import final_scoring, goods, legal, on_turn, play, player, scientist, seen, visit, why


@pytest.mark.parametrize("kind", ["university", "ancient", "city", "master", "objective"])
def test_a_movement_that_ends_on_a_cube_space_lays_a_cube_there(kind: str) -> None:
    """N-7.06."""
    for place in places(kind):
        g = bare()
        goods(g, 0, potions=4)
        arrive(g, place)
        assert (visited(g), player(g).cubes) == ([place], 11)


@pytest.mark.parametrize("kind", ["village", "start"])
def test_no_cube_is_laid_on_villages_and_on_the_start(kind: str) -> None:
    """N-7.06."""
    for place in places(kind):
        g = arrive(bare(), place)
        assert (seen(g)["seats"][0]["scientist"], visited(g), player(g).cubes) == (place, [], 12)


def test_no_cube_is_laid_where_the_movement_only_passes() -> None:
    """N-7.06."""
    a, b, c = way_over("university")
    g = at(bare(), a, 2)
    play(g, f"travel {b}")
    assert why(g, f"cube {b}") == "N-7.06", "not without an effect that allows it"
    play(g, f"travel {c}")
    end_movement(g)
    assert b not in visited(g)


def test_there_is_at_most_one_cube_of_a_colour_on_a_space() -> None:
    """N-7.07."""
    for owner in (0, 1):
        g = bare()
        visit(g, owner, "paris")
        arrive(g, "paris")
        assert player(g).cubes == 11, "a rival's cube does not matter, the own forbids a second"
        assert visited(g) == ["paris"]


def test_ending_on_a_space_with_an_own_cube_has_no_effect() -> None:
    """N-7.07a."""
    g = bare()
    city(g, "istanbul", city_with("4 coins"))
    visit(g, 0, "istanbul")
    arrive(g, "istanbul")
    assert (player(g).cubes, player(g).coins, seen(g)["seats"][0]["scientist"]) == (11, 0, "istanbul")
    g = bare()
    visit(g, 0, places("master")[0])
    arrive(g, places("master")[0])
    assert legal(g, "master") == []


@pytest.mark.parametrize(("lying", "vp"), [(0, 0), (7, 0), (8, 1), (9, 2), (10, 4), (11, 8)])
@pytest.mark.parametrize("place", ["paris", "athenai"])
def test_the_last_four_cubes_give_1_2_4_and_8_vp_at_once(place: str, lying: int, vp: int) -> None:
    """N-7.08."""
    g = bare()
    fill_map(g, lying, place)
    arrive(g, place)
    assert (player(g).vp, player(g).cubes) == (vp, 11 - lying)


@pytest.mark.parametrize("kind", ["university", "ancient", "master", "objective"])
def test_with_no_cube_left_the_scientist_may_stop_but_nothing_results(kind: str) -> None:
    """N-7.09."""
    g = bare()
    fill_map(g, 12, places(kind)[0])
    goods(g, 0, potions=4)
    arrive(g, places(kind)[0])
    assert (seen(g)["seats"][0]["scientist"], player(g).cubes, player(g).vp) == (places(kind)[0], 0, 0)
    assert places(kind)[0] not in visited(g)
    assert "end turn" in legal(g), "and no Master may be played"


def test_laying_the_cube_is_compulsory() -> None:
    """N-7.10."""
    here, there = next(road for road in roads(toll=False) if road[1] == "paris")
    g = at(bare(), here, 3)
    play(g, f"travel {there}", "stop")
    assert (visited(g), player(g).cubes) == (["paris"], 11), "nothing was asked"
    assert "end turn" in legal(g)


def test_the_cube_triggers_a_city_and_the_master_space() -> None:
    """N-7.11."""
    g = bare()
    city(g, "istanbul", city_with("4 coins"))
    assert player(arrive(g, "istanbul")).coins == 4
    g = arrive(bare(), places("master")[0])
    assert len(legal(g, "master")) == 4
    assert "stop" in legal(g)


def test_a_university_and_an_ancient_land_have_no_immediate_effect_but_are_visited() -> None:
    """N-7.11."""
    g = bare()
    university(g, "bologna", "II")
    need = cells("university II")[0]
    assert seen(g)["seats"][0]["needs"][need] == 3
    arrive(g, "bologna")
    assert (player(g).coins, player(g).potions, player(g).vp) == (0, 0, 0)
    assert "end turn" in legal(g)
    assert seen(g)["seats"][0]["needs"][need] == 0
    g = arrive(bare(), "athenai")
    assert (player(g).coins, player(g).potions, player(g).vp) == (0, 0, 0)
    assert "end turn" in legal(g)


# -- edge cases ---------------------------------------------------------------------------------------------------


def test_away_and_back_to_a_city_with_an_own_cube_gives_nothing() -> None:
    """N-EC15. N-7.07."""
    home, away = next(road for road in roads(toll=False) if road[0] == "istanbul")
    g = bare()
    city(g, home, city_with("4 coins"))
    visit(g, 0, home)
    at(g, home, 2)
    play(g, *travel(away, home))
    end_movement(g)
    assert (seen(g)["seats"][0]["scientist"], player(g).cubes, player(g).coins) == (home, 11, 0)


def test_cubes_9_to_12_laid_by_a_city_winkelmann_and_galilei_give_15_vp() -> None:
    """N-EC16. N-7.08."""
    free = roads(toll=False)
    quiet = [place for place in CUBE_PLACES if kind_of(place) in ("university", "ancient")]
    a, b, c, d = next(
        (a, b, c, d)
        for a, b in free
        for c in [x for road, x in free if road == b and x not in (a, *CUBE_PLACES)]
        for d in [x for road, x in free if road == c and x in quiet and x not in (a, b)]
        if b in quiet
    )
    town = places("city")[0]
    target = next(place for place in places("university") if place not in (b, d))
    g = bare()
    city(g, town, city_with("pay 2 coins: cube university"))
    fill_map(g, 8, town, target, b, d)
    masters(g, 0, "winkelmann", "galilei", "brahe", "newton")
    play_master(g, "winkelmann")
    goods(g, 0, coins=2)
    play(g, f"cube {town}")
    assert player(g).vp == 1
    play(g, f"cube {target}")
    assert (player(g).vp, player(g).coins) == (3, 0)
    on_turn(g, 0, 2)
    scientist(g, 0, a)
    play_master(g, "galilei")
    play(g, f"travel {b}", f"cube {b}")
    assert player(g).vp == 7
    play(g, *travel(c, d))
    end_movement(g)
    assert (player(g).vp, player(g).cubes) == (15, 0)


def test_at_a_thirteenth_destination_the_scientist_stops_without_cube_or_city_effect() -> None:
    """N-EC17. N-7.09."""
    g = bare()
    city(g, "istanbul", city_with("4 coins"))
    fill_map(g, 12, "istanbul")
    arrive(g, "istanbul")
    assert (seen(g)["seats"][0]["scientist"], player(g).coins, "istanbul" in visited(g)) == ("istanbul", 0, False)


@pytest.mark.parametrize(("lying", "vp"), [(11, 8 + 15), (12, 0)])
def test_at_a_thirteenth_destination_the_map_objective_is_not_scored(lying: int, vp: int) -> None:
    """N-EC17. N-7.09."""
    place = places("objective")[0]
    g = bare()
    objective(g, "map", objective_with("3 vp per universities at most 15"))
    fill_map(g, lying, place)
    goods(g, 0, potions=4)
    arrive(g, place)
    final_scoring(g)
    assert (seen(g)["seats"][0]["scientist"], player(g).vp) == (place, vp)
