"""Chapter 21: Masters who travel or lay cubes."""

from __future__ import annotations

from lincei.games.newton.state import Newton
from tests.games.newton.boards import (
    CUBE_PLACES,
    bare,
    begin,
    city_with,
    fill_map,
    kind_of,
    objective_space,
    places,
    play_master,
    roads,
    visited,
)
from tests.games.newton.layout import city, masters
from tests.games.newton.table import (
    EDITION,
    cards_with,
    counted,
    final_scoring,
    goods,
    legal,
    neighbours,
    play,
    player,
    scientist,
    visit,
    why,
)

FILLERS = ["brahe", "leibniz", "newton"]
MAP_GOAL = objective_space("map")


def holding(slug: str) -> Newton:
    """Seat 0 has neither coins nor potions, no token lies on the boards, and this Master is in hand."""
    g = bare()
    masters(g, 0, slug, *FILLERS)
    return g


def vp_of(slug: str) -> int:
    [(_, vp)] = [line for line in counted(final_scoring(play_master(holding(slug), slug)), 0) if line[0] == "N-14.04"]
    return vp


def cube_walk() -> list[str]:
    """A walk of three roads that passes as many cube spaces as possible, ends on another, and avoids the objective."""
    fitting = [place for place in CUBE_PLACES if kind_of(place) not in ("objective", "master")]
    ways = [[place] for place in EDITION.place_slug]
    for _ in range(3):
        ways = [[*way, near] for way in ways for near in neighbours(way[-1]) if near not in (*way, MAP_GOAL)]
    return max(ways, key=lambda way: sum(place in fitting for place in way[1:]))


def test_galilei_travels_3_and_may_lay_a_cube_on_every_space_passed() -> None:
    """N-21.19."""
    way = cube_walk()
    passed = [place for place in way[1:-1] if place in CUBE_PLACES]
    assert passed
    g = holding("galilei")
    scientist(g, 0, way[0])
    play_master(g, "galilei")
    for place in way[1:]:
        goods(g, 0, coins=neighbours(EDITION.place_slug[player(g).scientist])[place])
        play(g, f"travel {place}")
        if place in passed:
            assert f"cube {place}" in legal(g)
            play(g, f"cube {place}")
            if legal(g, "cube") and legal(g, "cube") != [f"cube {place}"]:
                play(g, "stop")  # a city that offers a further cube
    assert sorted(visited(g)) == sorted(place for place in way[1:] if place in CUBE_PLACES)
    assert vp_of("galilei") == 3


def test_galileis_cubes_cost_nothing_even_after_a_card_that_sells_one() -> None:
    """N-21.19, N-4.08."""
    port = EDITION.place_slug[EDITION.master_place]
    town, price = next(iter(neighbours(port).items()))
    g = holding("galilei")
    scientist(g, 0, town)
    goods(g, 0, coins=price)
    begin(g, "travel", 1, cards_with("pay 2 coins: extra-cube")[0])
    play(g, f"travel {port}", "master galilei")
    shore = next((a, b) for a, b in roads(False) if kind_of(b) == "university")
    scientist(g, 0, shore[0])
    play(g, f"travel {shore[1]}", f"cube {shore[1]}")
    assert (player(g).coins, sorted(visited(g))) == (0, sorted([port, shore[1]]))


def test_under_galilei_tolls_apply_cubes_may_be_left_out_and_each_triggers_its_space() -> None:
    """N-21.35."""
    here, there = next(road for road in roads(True) if kind_of(road[1]) != "objective")
    g = holding("galilei")
    scientist(g, 0, here)
    play_master(g, "galilei")
    assert why(g, f"travel {there}") == "N-7.02"
    town, beside = next((b, a) for a, b in roads(False) if kind_of(b) == "city")
    for cube in (False, True):
        g = holding("galilei")
        city(g, town, city_with("4 coins"))
        scientist(g, 0, beside)
        play_master(g, "galilei")
        play(g, f"travel {town}")
        if cube:
            play(g, f"cube {town}")
            assert (player(g).coins, g.question.rule()) == (4, "N-7.01"), "triggered at once, then on"
            assert why(g, f"cube {town}") == "N-7.07"
        play(g, f"travel {beside}", f"travel {town}")
        assert (visited(g), player(g).coins) == ([town], 4), "the cube on the last space is laid as usual"
    near = next(iter(neighbours(MAP_GOAL)))
    g = holding("galilei")
    scientist(g, 0, near)
    play_master(g, "galilei")
    goods(g, 0, coins=9)
    assert why(g, f"travel {MAP_GOAL}") == "N-7.12"
    goods(g, 0, potions=4)
    play(g, f"travel {MAP_GOAL}")
    assert player(g).potions == 0


def test_pascal_travels_5_without_tolls() -> None:
    """N-21.22."""
    dear = [road for road in roads(True) if MAP_GOAL not in road]
    here, there = max(dear, key=lambda road: neighbours(road[0])[road[1]])
    g = holding("pascal")
    scientist(g, 0, here)
    play_master(g, "pascal")
    for stop in (there, here, there, here, there):
        play(g, f"travel {stop}")
    assert (player(g).coins, EDITION.place_slug[player(g).scientist], g.question.rule()) == (0, there, "N-3.09")
    assert vp_of("pascal") == 3


def test_under_pascal_prerequisites_still_apply() -> None:
    """N-21.37."""
    near = next(iter(neighbours(MAP_GOAL)))
    g = holding("pascal")
    scientist(g, 0, near)
    play_master(g, "pascal")
    assert why(g, f"travel {MAP_GOAL}") == "N-7.12"
    goods(g, 0, potions=4)
    play(g, f"travel {MAP_GOAL}", "stop")
    assert (player(g).potions, visited(g)) == (0, [MAP_GOAL])


def test_winkelmann_lays_a_cube_anywhere_but_on_master_and_objective() -> None:
    """N-21.26."""
    g = play_master(holding("winkelmann"), "winkelmann")
    targets = [place for place in EDITION.place_slug if kind_of(place) in ("university", "ancient", "city")]
    assert len(targets) == 16
    assert legal(g, "cube") == [f"cube {place}" for place in targets]
    where = player(g).scientist
    play(g, "cube paris")
    assert (visited(g), player(g).scientist, player(g).cubes) == (["paris"], where, 11)
    assert vp_of("winkelmann") == 5


def test_winkelmann_needs_a_place_without_an_own_cube_triggers_a_city_and_needs_a_cube() -> None:
    """N-21.39."""
    g = holding("winkelmann")
    visit(g, 0, "paris")
    visit(g, 1, "bologna")
    city(g, "istanbul", city_with("2 potions"))
    play_master(g, "winkelmann")
    assert why(g, "cube paris") == "N-7.07"
    assert "cube bologna" in legal(g), "another player's cube does not matter"
    for place in (*places("village"), *places("master"), *places("objective"), "basel"):
        assert why(g, f"cube {place}") == "N-21.39"
    play(g, "cube istanbul")
    assert player(g).potions == 2
    g = holding("winkelmann")
    fill_map(g, 12)
    play_master(g, "winkelmann")
    assert g.question.rule() == "N-3.09", "no cube left"
    g = holding("winkelmann")
    fill_map(g, 8, "paris")
    play_master(g, "winkelmann")
    play(g, "cube paris")
    assert player(g).vp == 1, "the ninth cube (N-7.08)"
