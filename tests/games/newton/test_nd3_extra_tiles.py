"""Great Discoveries, chapter ND-3: the extra city, invention and objective."""

from __future__ import annotations

from pathlib import Path

import pytest

import lincei
from lincei.games.newton.rules.choices import TakeDiscovery
from lincei.games.newton.state import Newton
from lincei.games.newton.vocabulary import HALF as AT_HALF
from tests.games.newton.boards import arrive, begin, city_with, places, special_on, tree_road
from tests.games.newton.editions import Owner
from tests.games.newton.layout import city, discovery_id, invention, objective, objective_with, offer, own
from tests.games.newton.table import (
    EDITION,
    board_of,
    counted,
    final_scoring,
    goods,
    legal,
    marker,
    play,
    player,
    seen,
    situation,
    students,
)

HALF = city_with("discovery half")
FREE = "discovery free"
OBJECTIVE = "4 vp per discoveries at most 12"


def table(coins: int = 0, players: int = 3) -> Newton:
    """Seat 0 on turn with so many coins, in a game with the module."""
    g = situation(players, modules="discoveries")
    board_of(g, 0, "work")
    goods(g, 0, coins=coins)
    return g


def cost(slug: str) -> int:
    return EDITION.discovery_cost[discovery_id(slug)]


def face(g: Newton) -> dict[str, bool]:
    """The discoveries of seat 0 as everybody sees them: face up or not."""
    return {slug: each["face_up"] for slug, each in seen(g)["seats"][0]["discoveries"].items()}


def at_the_city(coins: int, *slugs: str) -> Newton:
    """Seat 0 has just laid a cube on the extra city, and has so many coins."""
    g = table()
    rest = [slug for slug in EDITION.discovery_slug if slug not in slugs]
    offer(g, *slugs, *rest[: 5 - len(slugs)])
    town = places("city")[0]
    city(g, town, HALF)
    goods(g, 0, coins=coins)
    return arrive(g, town)


def test_the_city_sells_a_discovery_at_half_its_cost() -> None:
    """ND-3.01."""
    for slug in EDITION.discovery_slug:
        half = (cost(slug) + 1) // 2
        g = at_the_city(half, slug)
        assert g.question.rule() == "ND-3.01"
        play(g, f"discover {slug}")
        assert (player(g).coins, face(g), slug in seen(g)["discoveries"]) == (0, {slug: True}, False)
        g = at_the_city(half - 1, slug)
        assert f"discover {slug}" not in legal(g)


def test_half_of_an_odd_cost_is_rounded_up(tmp_path: Path) -> None:
    """ND-EC02. ND-3.01a: cost 7 at half is 4 coins. Our own costs are even; an owner's may be odd."""
    slug = EDITION.discovery_slug[0]
    owner = Owner(tmp_path).printed("discoveries")
    owner.change_row("discoveries", f'id = "{slug}"', f"cost = {cost(slug)}", "cost = 7")
    game = lincei.load("newton", owner.path)
    g = game.start(3, 1, {"masters": "dealt", "modules": "discoveries"})
    assert isinstance(g, Newton)
    g.available = 1
    seat = g.to_move
    for coins in (3, 4, 9):
        h = g.copy()
        h.seats[seat].coins = coins
        h.ask(TakeDiscovery(seat, AT_HALF))
        h.settle()
        assert (game.why_not(h, f"discover {slug}") is None) == (coins >= 4)
        if coins >= 4:
            h.apply(game.read(h, f"discover {slug}"))
            assert h.seats[seat].coins == coins - 4


def test_using_the_city_is_optional_and_the_invention_is_not() -> None:
    """ND-3.01b."""
    g = at_the_city(20)
    assert "stop" in legal(g)
    play(g, "stop")
    assert (player(g).coins, face(g), g.question.rule()) == (20, {}, "N-3.09")


def on_the_invention(g: Newton) -> Newton:
    """A student of seat 0 ends on the extra invention."""
    here, there = tree_road("invention")
    invention(g, special_on(there), FREE)
    students(g, 0, here)
    begin(g, "technology", 1 + 1)
    play(g, f"student {here}-{there}", "stop")
    return g


def test_the_invention_gives_a_discovery_for_free() -> None:
    """ND-3.02."""
    g = on_the_invention(table())
    there = seen(g)["discoveries"]
    assert legal(g) == [f"discover {slug}" for slug in EDITION.discovery_slug if slug in there], "it cannot be declined"
    play(g, f"discover {there[1]}")
    assert (player(g).coins, face(g), g.question.rule()) == (0, {there[1]: True}, "N-3.09")


@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 4), (2, 8), (3, 12)])
def test_the_objective_gives_4_vp_per_discovery_face_up_or_down_at_most_12(n: int, points: int) -> None:
    """ND-3.03."""
    assert scored(n) == points


def scored(n: int) -> int:
    """The extra objective with so many discoveries, one of them face down."""
    g = table(coins=99, players=4)
    objective(g, "work", objective_with(OBJECTIVE))
    marker(g, 0, EDITION.work_end)
    for slug in seen(g)["discoveries"][:n]:
        play(g, f"buy {slug}")
    if n:
        play(g, legal(g, "cash")[0])
    [(rule, points)] = counted(final_scoring(g), 0)
    assert rule == "N-14.03"
    return points


def test_four_discoveries_give_12_vp() -> None:
    """ND-EC03. ND-3.03."""
    assert scored(4) == 12


def test_with_no_discovery_available_city_and_invention_do_nothing() -> None:
    """ND-3.04."""
    for way in (on_the_invention, lambda g: arrive(g, places("city")[0])):
        g = table()
        city(g, places("city")[0], HALF)
        for slug in seen(g)["discoveries"]:
            own(g, 1, slug)
        goods(g, 0, coins=20)
        way(g)
        while g.question.rule() in ("N-6.01", "N-7.01"):
            play(g, "stop")
        assert (g.question.rule(), face(g), player(g).coins) == ("N-3.09", {}, 20)
