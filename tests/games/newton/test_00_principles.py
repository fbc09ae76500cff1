"""Chapter 0: what is automatic and what may be declined, limits and score."""

from __future__ import annotations

from lincei.games.newton.terms import OBJECTIVE
from tests.games.newton.boards import end_movement, road_to, special_on, tree_road, tree_ways, work_space
from tests.games.newton.layout import city, invention, token
from tests.games.newton.table import (
    EDITION,
    cards_with,
    give,
    legal,
    marker,
    neighbours,
    on_turn,
    play,
    scientist,
    seen,
    students,
    visit,
)
from tests.games.newton.turns import (
    acting,
    answers,
    bonus_of,
    card_played,
    clear_tokens,
    token_of,
    ways,
)


def test_gains_without_a_cost_are_automatic_and_cannot_be_refused() -> None:
    """N-0.13."""
    (here, there) = next(way for way in ways(0) if bonus_of(way[1]) >= 0)
    g = acting("travel", 1)
    slug, vp = token_of("vp")
    token(g, bonus_of(there), slug)
    scientist(g, 0, here)
    play(g, f"travel {there}")
    assert (g.seats[0].vp, answers(g)) == (vp, ["end turn"])
    g = acting("travel", 1)
    city(g, "istanbul", "bank")
    scientist(g, 0, next(place for place, toll in neighbours("istanbul").items() if toll == 0))
    play(g, "travel istanbul")
    assert (g.seats[0].coins, answers(g)) == (4, ["end turn"])
    g = acting("work", 1)
    invention(g, EDITION.work_special[work_space("invention")], "1 potion, 6 vp")
    marker(g, 0, work_space("invention") - 1)
    play(g, "step")
    assert (g.seats[0].potions, g.seats[0].vp, answers(g)) == (1, 6, ["end turn"])


def test_what_costs_something_basic_actions_in_effects_and_masters_may_be_declined() -> None:
    """N-0.13."""
    (tile,) = [slug for slug, e in zip(EDITION.city_slug, EDITION.city_effect, strict=True) if "university" in e.text]
    g = acting("travel", 1, coins=2)
    city(g, "istanbul", tile)
    scientist(g, 0, next(place for place, toll in neighbours("istanbul").items() if toll == 0))
    play(g, "travel istanbul")
    end_movement(g)
    assert "stop" in answers(g)
    play(g, "stop")
    assert (g.seats[0].coins, g.seats[0].cubes) == (2, 11)
    here, there = tree_road("invention")
    g = acting("technology", 1)
    students(g, 0, here)
    invention(g, special_on(there), "1 potion, travel 3")
    play(g, f"student {here}-{there}", "stop")
    assert (g.seats[0].potions, g.seats[0].scientist, answers(g)) == (1, EDITION.basel, ["end turn"])
    g = acting("work", 1)
    marker(g, 0, work_space("master") - 1)
    play(g, "step", "stop")
    assert (g.seats[0].played, answers(g)) == ((), ["end turn"])


def test_pieces_of_several_players_and_students_of_one_may_share_a_space() -> None:
    """N-0.14."""
    here, there = road_to("university")
    g = acting("travel", 1)
    for seat in range(4):
        scientist(g, seat, there if seat else here)
        if seat:
            visit(g, seat, there)
    play(g, f"travel {there}")
    end_movement(g)
    assert [p["scientist"] for p in seen(g)["seats"]] == [there] * 4
    assert [there in p["visited"] for p in seen(g)["seats"]] == [True] * 4
    way = next(way for way in tree_ways(1) if EDITION.tree_kind[EDITION.tree_slug.index(way[1])] != OBJECTIVE)
    g = acting("technology", 1)
    clear_tokens(g)
    for seat in range(4):
        students(g, seat, way[0], way[1], way[1])
    play(g, f"student {way[0]}-{way[1]}")
    assert seen(g)["seats"][0]["students"] == [way[1]] * 3


def test_there_is_no_limit_to_the_cards_in_hand() -> None:
    """N-0.15."""
    g = card_played("lessons", 3)
    give(g, 0, *cards_with(level=1)[:15], *cards_with(level=2)[:15])
    play(g, "perform lessons", f"take {seen(g)['display']['III'][0]}")
    assert len(g.seats[0].hand) == 5 + 30 + 1
    assert len(legal(on_turn(g, 0, 2), "play")) == 36


def test_points_are_recorded_at_once() -> None:
    """N-0.16."""
    way = next(way for way in ways(0, 0) if bonus_of(way[1]) >= 0 and bonus_of(way[2]) < 0)
    g = acting("travel", 2)
    slug, vp = token_of("vp")
    token(g, bonus_of(way[1]), slug)
    scientist(g, 0, way[0])
    play(g, f"travel {way[1]}")
    assert f"travel {way[2]}" in legal(g), "the movement still goes on"
    assert (g.scores()[0], seen(g, 2)["seats"][0]["vp"]) == (vp, vp)
