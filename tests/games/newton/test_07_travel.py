"""Chapter 7: Travel along roads, with tolls, tokens and the objective space."""

from __future__ import annotations

import pytest

from lincei.games.newton.terms import PLACES
from tests.games.newton.boards import (
    at,
    bare,
    bonus_on,
    city_with,
    end_movement,
    kind_of,
    objective_books,
    objective_space,
    penniless,
    places,
    road_to,
    roads,
    route,
    token_of,
    travel,
    way_over,
)
from tests.games.newton.layout import city, objective, objective_with, token
from tests.games.newton.table import EDITION, goods, legal, neighbours, place_id, play, player, seen, visit, why

OBJECTIVE = objective_space("map")
BEFORE_IT = next(iter(neighbours(OBJECTIVE)))
TOLL = neighbours(OBJECTIVE)[BEFORE_IT]
BOOKS = len(objective_books("map"))


def test_the_scientist_moves_by_up_to_the_value_one_road_per_step() -> None:
    """N-7.01."""
    a, b, c = way_over("village")
    g = at(bare(), a, 2, coins=9)
    assert sorted(legal(g, "move")) == sorted(travel(*neighbours(a)))
    assert why(g, f"travel {a}") == "N-7.01"
    assert "stop" in legal(g)
    play(g, f"travel {b}")
    assert seen(g)["seats"][0]["scientist"] == b
    assert sorted(legal(g, "move")) == sorted(travel(*neighbours(b)))
    play(g, f"travel {c}")
    assert legal(g, "move") == [], "both steps are used"
    assert why(g, f"travel {b}") == "N-7.01"
    end_movement(g)
    assert seen(g)["seats"][0]["scientist"] == c


def test_only_neighbouring_places_can_be_reached_in_a_step() -> None:
    """N-7.01."""
    g = at(penniless(), "basel", 1, coins=9)
    far = next(place for place in EDITION.place_slug if len(route("basel", place)) == 2)
    assert why(g, f"travel {far}") == "N-7.01"


def test_a_toll_is_paid_each_time_the_road_is_used() -> None:
    """N-7.02."""
    here, there = road_to("university", toll=True)
    toll = neighbours(here)[there]
    g = at(bare(), here, 4, coins=3 * toll)
    for left in (2, 1, 0):
        play(g, f"travel {there if left % 2 == 0 else here}")
        assert player(g).coins == left * toll
    assert seen(g)["seats"][0]["scientist"] == there
    assert why(g, f"travel {here}") == "N-7.02"


def test_a_toll_is_paid_before_the_road_is_used() -> None:
    """N-7.02: what lies at its end cannot pay for it."""
    here, there = next(road for road in roads(toll=True) if bonus_on(road[1]) >= 0)
    toll = neighbours(here)[there]
    for coins in (toll - 1, toll):
        g = penniless()
        token(g, bonus_on(there), token_of("coins")[0])
        at(g, here, 1, coins=coins)
        assert why(g, f"travel {there}") == ("" if coins == toll else "N-7.02")


def test_the_map_has_33_spaces() -> None:
    """N-7.03."""
    kinds = {"university": 6, "ancient": 3, "city": 7, "village": 14, "master": 1, "objective": 1, "start": 1}
    assert {kind: len(places(kind)) for kind in kinds} == kinds
    assert len(EDITION.place_slug) == PLACES == sum(kinds.values()) == 33
    assert places("start") == ["basel"]


def test_roads_work_in_both_directions_and_turning_back_is_allowed() -> None:
    """N-7.04."""
    for here in EDITION.place_slug:
        for there, toll in neighbours(here).items():
            assert neighbours(there)[here] == toll
    a, b = next(road for road in roads(toll=False) if "basel" in road[0])
    g = at(bare(), a, 4)
    play(g, *travel(b, a, b, a))
    end_movement(g)
    assert seen(g)["seats"][0]["scientist"] == a


def test_land_or_sea_makes_no_difference() -> None:
    """N-7.04."""
    kinds = {EDITION.road_by[PLACES * place_id(a) + place_id(b)]: (a, b) for a, b in roads(toll=False)}
    assert {"land", "sea"} <= set(kinds)
    for a, b in kinds.values():
        g = bare()
        goods(g, 0, potions=BOOKS)
        at(g, a, 1)
        play(g, f"travel {b}")
        assert seen(g)["seats"][0]["scientist"] == b


@pytest.mark.parametrize("steps", [1, 2])
def test_a_scientist_that_moves_onto_or_over_a_token_takes_it_at_once(steps: int) -> None:
    """N-7.05."""
    free = roads(toll=False)
    a, b, c = next((a, b, d) for a, b in free for c, d in free if b == c != d != a and bonus_on(b) >= 0 > bonus_on(d))
    kind, vp = token_of("vp")
    g = penniless()
    token(g, bonus_on(b), kind)
    at(g, a, 2)
    play(g, f"travel {b}")
    assert (player(g).vp, seen(g)["seats"][0]["tokens"]) == (vp, [kind]), "before the next step"
    assert seen(g)["tokens"][bonus_on(b)] is None
    play(g, *travel(c)[: steps - 1])
    end_movement(g)
    assert (seen(g)["seats"][0]["scientist"], player(g).vp) == ([b, c][steps - 1], vp)


def test_the_objective_space_is_entered_only_with_its_prerequisite() -> None:
    """N-7.12."""
    for potions in (BOOKS - 1, BOOKS):
        g = penniless()
        goods(g, 0, potions=potions)
        at(g, BEFORE_IT, 1, coins=TOLL)
        assert why(g, f"travel {OBJECTIVE}") == ("" if potions == BOOKS else "N-7.12")
    play(g, f"travel {OBJECTIVE}")
    end_movement(g)
    assert (player(g).potions, seen(g)["seats"][0]["visited"]) == (0, [OBJECTIVE])


def test_the_prerequisite_is_checked_on_every_entry_and_leaving_is_free() -> None:
    """N-7.12a."""
    g = penniless()
    visit(g, 0, OBJECTIVE)
    goods(g, 0, potions=BOOKS - 1)
    at(g, BEFORE_IT, 1, coins=TOLL)
    assert why(g, f"travel {OBJECTIVE}") == "N-7.12", "the own cube there does not help"
    g = at(bare(), OBJECTIVE, 2, coins=TOLL)
    play(g, f"travel {BEFORE_IT}")
    assert (seen(g)["seats"][0]["scientist"], player(g).potions) == (BEFORE_IT, 0)


def test_a_scientist_that_does_not_move_lays_no_cube() -> None:
    """N-7.13."""
    for place in ("paris", "istanbul", places("master")[0]):
        g = at(penniless(), place, 2)
        play(g, "stop")
        assert (seen(g)["seats"][0]["visited"], player(g).cubes, player(g).coins) == ([], 12, 0)
        assert "end turn" in legal(g)


def test_if_the_next_toll_cannot_or_will_not_be_paid_the_movement_ends_where_the_scientist_stands() -> None:
    """N-7.15."""
    costly = roads(toll=True)
    a, b, c = next(
        (a, b, d) for a, b in roads(toll=False) for c, d in costly if b == c and kind_of(b) in ("university", "ancient")
    )
    for coins in (neighbours(b)[c] - 1, neighbours(b)[c]):
        g = at(penniless(), a, 3, coins=coins)
        play(g, f"travel {b}")
        assert why(g, f"travel {c}") == ("" if coins == neighbours(b)[c] else "N-7.02")
        play(g, "stop")
        assert (seen(g)["seats"][0]["scientist"], player(g).coins) == (b, coins)
        assert seen(g)["seats"][0]["visited"] == [b]


def test_three_steps_to_istanbul_with_a_token_on_the_second() -> None:
    """N-EX04. N-7: Travel of value 4, the fourth step is lost."""
    free = roads(toll=False)
    p0, p1, p2 = next(
        (a, b, d)
        for a, b in free
        for c, d in free
        if b == c and a != d and bonus_on(d) >= 0 > bonus_on(b) and (d, "istanbul") in free
    )
    kind, vp = token_of("vp")
    g = penniless()
    token(g, bonus_on(p2), kind)
    city(g, "istanbul", city_with("4 coins"))
    at(g, p0, 4)
    play(g, f"travel {p1}")
    assert player(g).vp == 0
    play(g, f"travel {p2}")
    assert player(g).vp == vp, "after step 2"
    play(g, "travel istanbul")
    assert (player(g).cubes, player(g).coins) == (12, 0), "the movement is not over"
    assert legal(g, "move") != []
    play(g, "stop")
    assert (seen(g)["seats"][0]["visited"], player(g).cubes, player(g).coins) == (["istanbul"], 11, 4)
    assert legal(g, "move") == []


def test_passing_through_the_objective_space_needs_the_prerequisite_and_a_second_entry_again() -> None:
    """N-EC51. N-7.12."""
    g = bare()
    objective(g, "map", objective_with("2 vp per potions at most 14"))
    goods(g, 0, potions=2 * BOOKS - 1)
    at(g, BEFORE_IT, 3, coins=3 * TOLL)
    play(g, f"travel {OBJECTIVE}")
    assert player(g).potions == BOOKS - 1
    play(g, f"travel {BEFORE_IT}")
    assert (player(g).potions, player(g).cubes) == (BOOKS - 1, 12), "passed through"
    assert why(g, f"travel {OBJECTIVE}") == "N-7.12"
    goods(g, 0, potions=BOOKS)
    play(g, f"travel {OBJECTIVE}")
    end_movement(g)
    assert (player(g).potions, seen(g)["seats"][0]["visited"], player(g).vp) == (0, [OBJECTIVE], 0)
