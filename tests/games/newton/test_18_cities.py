"""Chapter 18: city tiles."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import Newton
from tests.games.newton.boards import (
    START,
    arrive,
    at,
    bare,
    city_with,
    fill_map,
    on_tree,
    places,
    play_master,
    visited,
    way_over,
)
from tests.games.newton.layout import city, masters
from tests.games.newton.table import (
    EDITION,
    cards_with,
    goods,
    legal,
    on_turn,
    play,
    player,
    scientist,
    seen,
    situation,
    students,
    visit,
    why,
)

CUBE_CITIES = [("pay 2 coins: cube university", "university"), ("pay 2 coins: cube ancient", "ancient")]


def istanbul(effect: str, coins: int = 0) -> Newton:
    """A city tile with this effect lies on Istanbul; nobody has been there yet."""
    g = bare()
    city(g, "istanbul", city_with(effect))
    goods(g, 0, coins=coins)
    return g


def test_the_seven_tiles_are_of_six_kinds_and_one_lies_on_every_city() -> None:
    """N-18.06: medicine is there twice."""
    base = [effect.text for effect in EDITION.city_effect[:7]]
    assert sorted(base) == sorted(
        ["4 coins", "2 potions", "1 student", *[effect for effect, _ in CUBE_CITIES], "medicine", "medicine"]
    )
    g = situation()
    assert sorted(g.city_at[place] for place in EDITION.cities) == list(range(7))


def test_a_city_gives_4_coins() -> None:
    """N-18.01."""
    g = arrive(istanbul("4 coins"), "istanbul")
    assert (player(g).coins, player(g).potions, player(g).vp) == (4, 0, 0)
    assert "end turn" in legal(g)


def test_a_city_gives_2_potions() -> None:
    """N-18.02."""
    g = arrive(istanbul("2 potions"), "istanbul")
    assert (player(g).coins, player(g).potions, player(g).vp) == (0, 2, 0)
    assert "end turn" in legal(g)


def test_a_city_gives_one_new_student_on_the_start_space() -> None:
    """N-18.03."""
    g = istanbul("1 student")
    students(g, 0, EDITION.tree_slug[-1])
    arrive(g, "istanbul")
    assert (on_tree(g), player(g).reserve()) == ([EDITION.tree_slug[-1], START], 2)
    g = istanbul("1 student")
    students(g, 0, START, START, START, START)
    arrive(g, "istanbul")
    assert (on_tree(g), player(g).reserve()) == ([START] * 4, 0), "with an empty reserve nothing happens"


def test_a_city_lets_a_cube_be_laid_on_any_university_for_2_coins() -> None:
    """N-18.04."""
    g = istanbul(CUBE_CITIES[0][0], coins=2)
    visit(g, 0, "paris")
    visit(g, 1, "bologna")
    arrive(g, "istanbul")
    open_ones = [place for place in places("university") if place != "paris"]
    assert sorted(legal(g, "cube")) == sorted(f"cube {place}" for place in open_ones)
    assert why(g, "cube paris") == "N-7.07"
    assert why(g, "cube athenai") == why(g, "cube amsterdam") == "N-18.07"
    play(g, "cube bologna")
    assert sorted(visited(g)) == sorted(["paris", "istanbul", "bologna"])
    assert player(g).coins == 0


def test_a_city_lets_a_cube_be_laid_on_any_ancient_land_for_2_coins() -> None:
    """N-18.05."""
    g = istanbul(CUBE_CITIES[1][0], coins=3)
    arrive(g, "istanbul")
    assert sorted(legal(g, "cube")) == sorted(f"cube {place}" for place in places("ancient"))
    assert why(g, "cube paris") == "N-18.07"
    play(g, "cube athenai")
    assert (sorted(visited(g)), player(g).coins) == (sorted(["istanbul", "athenai"]), 1)


def test_a_medicine_city_gives_the_medicine_tile() -> None:
    """N-18.06."""
    g = arrive(istanbul("medicine"), "istanbul")
    assert (player(g).medicine, player(g).slots()) == (1, 4)


@pytest.mark.parametrize(("effect", "kind"), CUBE_CITIES)
def test_laying_the_cube_is_optional_and_the_scientist_does_not_move(effect: str, kind: str) -> None:
    """N-18.07."""
    g = arrive(istanbul(effect, coins=2), "istanbul")
    assert "stop" in legal(g)
    h = g.copy()
    play(h, "stop")
    assert (visited(h), player(h).coins, player(h).cubes) == (["istanbul"], 2, 11)
    play(g, f"cube {places(kind)[0]}")
    assert seen(g)["seats"][0]["scientist"] == "istanbul"
    assert player(g).cubes == 10


@pytest.mark.parametrize(("effect", "kind"), CUBE_CITIES)
def test_the_cube_is_laid_once_per_trigger(effect: str, kind: str) -> None:
    """N-18.07."""
    g = arrive(istanbul(effect, coins=6), "istanbul")
    play(g, f"cube {places(kind)[0]}")
    assert (legal(g, "cube"), player(g).coins) == ([], 4)
    assert "end turn" in legal(g)


@pytest.mark.parametrize(("effect", "kind"), CUBE_CITIES)
def test_laying_the_cube_needs_2_coins_a_cube_and_a_place_without_own_cube(effect: str, kind: str) -> None:
    """N-18.07."""
    g = arrive(istanbul(effect, coins=1), "istanbul")
    assert (legal(g, "cube"), player(g).coins) == ([], 1)
    assert "end turn" in legal(g), "nothing is asked"
    g = istanbul(effect, coins=2)
    visit(g, 0, *places(kind))
    arrive(g, "istanbul")
    assert (legal(g, "cube"), player(g).coins) == ([], 2)
    assert "end turn" in legal(g)
    for lying in (10, 11):
        g = istanbul(effect, coins=2)
        fill_map(g, lying, "istanbul", places(kind)[-1])
        arrive(g, "istanbul")
        assert legal(g, "cube") == ([f"cube {places(kind)[-1]}"] if lying == 10 else [])
        assert player(g).coins == 2


@pytest.mark.parametrize(("lying", "vp"), [(6, 0), (7, 1), (8, 1 + 2), (9, 2 + 4), (10, 4 + 8)])
def test_the_last_cubes_give_their_vp_here_too(lying: int, vp: int) -> None:
    """N-18.07, N-7.08: the cube on the city and the one laid for it."""
    g = istanbul(CUBE_CITIES[0][0], coins=2)
    fill_map(g, lying, "istanbul", "paris")
    arrive(g, "istanbul")
    play(g, "cube paris")
    assert player(g).vp == vp


def test_a_city_is_triggered_by_a_cube_at_the_end_of_a_movement_or_by_a_master() -> None:
    """N-18.08."""
    assert player(arrive(istanbul("2 potions"), "istanbul")).potions == 2
    g = istanbul("2 potions")
    masters(g, 0, "winkelmann", "kepler", "boyle", "pascal")
    play_master(g, "winkelmann")
    play(g, "cube istanbul")
    assert player(g).potions == 2, "laid by Winkelmann"
    a, b, _ = way_over("city")
    g = bare()
    city(g, b, city_with("2 potions"))
    masters(g, 0, "galilei", "kepler", "boyle", "pascal")
    scientist(g, 0, a)
    play_master(g, "galilei")
    play(g, f"travel {b}")
    assert player(g).potions == 0, "the cube is the trigger, not the step"
    play(g, f"cube {b}")
    assert player(g).potions == 2, "laid by Galilei"


def test_a_cube_in_passing_triggers_a_city_likewise() -> None:
    """N-18.08a."""
    a, b, c = way_over("city")
    for laid in (False, True):
        g = bare()
        city(g, b, city_with("2 potions"))
        at(g, a, 2, coins=2, card=cards_with("pay 2 coins: extra-cube")[0])
        play(g, f"travel {b}", *([f"cube {b}"] if laid else []), f"travel {c}")
        assert player(g).potions == (2 if laid else 0)


def test_the_tile_stays_for_everybody_and_works_once_per_player() -> None:
    """N-18.08a."""
    g = istanbul("2 potions")
    arrive(g, "istanbul")
    play(g, "end turn")
    on_turn(g, 0, 2)
    arrive(g, "istanbul")
    assert player(g).potions == 2, "a second cube cannot be laid"
    other = istanbul("2 potions")
    visit(other, 1, "istanbul")
    arrive(other, "istanbul")
    assert (player(other, 0).potions, player(other, 1).potions) == (2, 0)
