"""Great Discoveries, chapters ND-1 to ND-3: set-up, buying and cashing in, the extra tiles."""

from __future__ import annotations

import pytest

from lincei.games.counting import bits
from lincei.games.newton.state import NONE, Newton
from tests.games.newton.boards import (
    arrive,
    begin,
    book_names,
    cells,
    city_with,
    need_of,
    next_upkeep,
)
from tests.games.newton.layout import discovery_id, objective, objective_with, offer, own, played
from tests.games.newton.table import (
    EDITION,
    board_of,
    cards_with,
    counted,
    final_scoring,
    give,
    goods,
    hand,
    legal,
    marker,
    on_turn,
    play,
    play_card,
    player,
    seen,
    situation,
    upkeep,
    why,
)

HALF = city_with("discovery half")
FREE = "discovery free"
OBJECTIVE = "4 vp per discoveries at most 12"
CUBES = next(
    s for s, e in zip(EDITION.discovery_slug, EDITION.discovery_effect, strict=True) if e.text == "1 vp per cubes"
)


def table(coins: int = 0, players: int = 3) -> Newton:
    """Seat 0 on turn with so many coins, in a game with the module."""
    g = situation(players, modules="discoveries")
    board_of(g, 0, "technology")
    goods(g, 0, coins=coins)
    return g


def with_book(colour: str = "") -> str:
    """A discovery with a book of this colour, or of any."""
    return next(slug for slug in EDITION.discovery_slug if any(b.startswith(colour) for b in books_on(slug)))


def books_on(slug: str) -> list[str]:
    return book_names(EDITION.discovery_books[discovery_id(slug)])


def cost(slug: str) -> int:
    return EDITION.discovery_cost[discovery_id(slug)]


def income(slug: str) -> tuple[int, ...]:
    """VP, coins and potions in every Upkeep."""
    return EDITION.discovery_income[discovery_id(slug)]


def on_sale(*slugs: str, coins: int = 0) -> Newton:
    """These discoveries are among the five for sale."""
    g = table(coins)
    rest = [slug for slug in EDITION.discovery_slug if slug not in slugs]
    offer(g, *slugs, *rest[: 5 - len(slugs)])
    return g


def face(g: Newton) -> dict[str, bool]:
    """The discoveries of seat 0 as everybody sees them: face up or not."""
    return {slug: each["face_up"] for slug, each in seen(g)["seats"][0]["discoveries"].items()}


# -- ND-1 ---------------------------------------------------------------------------------------------------------


def test_the_extra_city_invention_and_objective_join_their_sets() -> None:
    """ND-1.01."""
    extra = {"city": 7, "invention": 10, "objective": 10}
    for modules in ("discoveries", ""):
        found = {"city": False, "invention": False, "objective": False}
        for seed in range(40):
            g = situation(seed=seed, modules=modules)
            found["city"] |= extra["city"] in g.city_at
            found["invention"] |= extra["invention"] in g.invention_at
            found["objective"] |= extra["objective"] in g.objective_at
        assert set(found.values()) == {modules != ""}
    assert EDITION.city_slug[7] == HALF
    assert EDITION.invention_effect[10].text == FREE
    assert EDITION.objective_effect[10].text == OBJECTIVE


def test_one_of_eight_cities_stays_out_and_as_many_inventions_and_objectives_as_usual_are_drawn() -> None:
    """ND-1.02."""
    out: set[int] = set()
    for seed in range(60):
        g = situation(seed=seed, modules="discoveries")
        laid = [tile for tile in g.city_at if tile != NONE]
        assert len(laid) == len(set(laid)) == 7
        [missing] = set(range(8)) - set(laid)
        out.add(missing)
        assert (len(set(g.invention_at)), len(set(g.objective_at))) == (5, 6)
        assert NONE not in g.invention_at + g.objective_at
    assert out == set(range(8)), "even a medicine city"


@pytest.mark.parametrize(("players", "tiles"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_3_4_5_or_6_random_discoveries_lie_face_up(players: int, tiles: int) -> None:
    """ND-1.03."""
    found: set[str] = set()
    for seed in range(20):
        g = situation(players, seed=seed, modules="discoveries")
        assert len(seen(g)["discoveries"]) == bits(g.available) == tiles
        found |= set(seen(g)["discoveries"])
    assert found == set(EDITION.discovery_slug)
    assert seen(situation(players))["discoveries"] == []


def test_the_others_leave_the_game_and_the_supply_is_not_refilled() -> None:
    """ND-1.03a."""
    g = table(coins=60)
    there = seen(g)["discoveries"]
    gone = next(slug for slug in EDITION.discovery_slug if slug not in there)
    assert why(g, f"buy {gone}") == "ND-1.03a"
    play(g, f"buy {there[0]}")
    assert seen(g)["discoveries"] == there[1:]
    assert why(g, f"buy {there[0]}") == "ND-1.03a"
    upkeep(g)
    assert seen(g)["discoveries"] == there[1:]


# -- ND-2 ---------------------------------------------------------------------------------------------------------


def test_a_discovery_is_bought_by_a_quick_action_and_lies_face_up() -> None:
    """ND-2.01."""
    slug = with_book()
    g = on_sale(slug, coins=cost(slug))
    play(g, f"buy {slug}")
    assert (player(g).coins, face(g)) == (0, {slug: True})
    for inside in ("", "perform travel"):  # with the card played, and between two steps
        g = on_sale(slug, coins=cost(slug))
        play_card(g, "red-travel")
        if inside:
            play(g, inside)
        play(g, f"buy {slug}")
        assert face(g) == {slug: True}
    g = on_sale(slug, coins=cost(slug))
    g = on_turn(g, 1)
    goods(g, 1, coins=0)
    assert why(g, f"buy {slug}") == "ND-2.01", "each from his own coins, in his own turn"


@pytest.mark.parametrize("slug", EDITION.discovery_slug)
def test_the_cost_is_in_coins(slug: str) -> None:
    """ND-2.01a."""
    g = on_sale(slug, coins=cost(slug) - 1)
    goods(g, 0, potions=9, vp=9)
    assert why(g, f"buy {slug}") == "ND-2.01"
    goods(g, 0, coins=cost(slug))
    play(g, f"buy {slug}")
    assert (player(g).coins, player(g).potions, player(g).vp) == (0, 9, 9)


@pytest.mark.parametrize("slug", EDITION.discovery_slug)
def test_face_up_it_gives_its_book_and_its_income(slug: str) -> None:
    """ND-2.02."""
    assert books_on(slug) or any(income(slug)), "a book and/or an income"
    g = on_sale(slug, coins=cost(slug))
    assert book_names(g.books(player(g))) == []
    play(g, f"buy {slug}")
    assert book_names(g.books(player(g))) == books_on(slug)
    assert next_upkeep(g) == income(slug)


def test_the_book_is_available_like_a_masters_and_the_income_comes_in_every_upkeep_without_a_slot() -> None:
    """ND-2.03."""
    slug = next(s for s in EDITION.discovery_slug if books_on(s) and any(income(s)))
    name = books_on(slug)[0]
    space = next(cell for cell in cells() if need_of(cell) == name)
    g = on_sale(slug, coins=cost(slug))
    begin(g, "study", 3)
    assert f"shelve {space}" not in legal(g)
    play(g, f"buy {slug}", f"shelve {space}")
    assert player(g).potions == 0
    assert player(g).slots() == 5
    for number in range(1, 6):
        g.round = number
        assert next_upkeep(g)[:2] == income(slug)[:2]
        assert book_names(g.books(player(g))) == [name], "it survives the Upkeep"
    vp, coins = player(g).vp, player(g).coins
    upkeep(g, 6)
    assert (player(g).points[12], player(g).coins - coins) == (6 * income(slug)[0], income(slug)[1]), "round 6, too"
    assert vp == 5 * income(slug)[0]


def test_cashed_in_it_gives_the_vp_of_now_and_is_turned_face_down() -> None:
    """ND-2.04."""
    g = table()
    own(g, 0, CUBES)
    play(g, f"cash {CUBES}")
    assert (player(g).vp, face(g)) == (12, {CUBES: False})
    g = table()
    own(g, 0, CUBES)
    arrive(g, "paris")
    assert g.question.rule() == "N-3.12", "the last moment before the cube is laid"
    play(g, "stop", f"cash {CUBES}")
    assert player(g).vp == 11, "a cube less"
    g = table()
    own(g, 0, CUBES)
    on_turn(g, 1)
    assert why(g, f"cash {CUBES}") == "ND-2.04", "by its owner"


@pytest.mark.parametrize("slug", EDITION.discovery_slug)
def test_the_permanent_effect_ends_with_it_and_each_tile_is_cashed_in_once(slug: str) -> None:
    """ND-2.04a."""
    g = table()
    own(g, 0, slug)
    play(g, f"cash {slug}")
    assert book_names(g.books(player(g))) == []
    assert why(g, f"cash {slug}") == "ND-2.04"
    assert next_upkeep(g) == (0, 0, 0)
    assert why(g, f"cash {slug}") == "ND-2.04"


def test_a_tile_cashed_in_before_a_study_action_no_longer_helps_its_prerequisite() -> None:
    """ND-EC01. ND-2.04. After it, fine."""
    slug = with_book("green")
    space = next(cell for cell in cells() if need_of(cell) == "green")
    for early in (True, False):
        g = table()
        own(g, 0, slug)
        goods(g, 0, coins=3)
        begin(g, "study", 3)
        if early:
            play(g, f"cash {slug}")
            assert why(g, f"shelve {space}") == "N-9.03"
        else:
            play(g, f"shelve {space}", f"cash {slug}")
            assert (player(g).laid, player(g).potions, face(g)) == (1, 0, {slug: False})


def test_discoveries_are_cashed_in_in_own_turns_only_and_uncashed_they_give_nothing_at_the_end() -> None:
    """ND-2.05."""
    g = table()
    own(g, 0, CUBES)
    assert f"cash {CUBES}" in legal(g)
    for seat in (1, 2):
        on_turn(g, seat)
        assert legal(g, "cash") == []
    final_scoring(g)
    assert (g.scores(), counted(g, 0)) == ([0, 0, 0], [])


def test_a_tile_uncashed_after_the_last_turn_brings_income_in_the_last_upkeep_and_no_vp_more() -> None:
    """ND-EC05. ND-2.05."""
    slug = next(s for s in EDITION.discovery_slug if income(s)[0])
    g = table(players=2)
    own(g, 0, slug)
    g.first = 1
    g.round = 6
    on_turn(g, 0, 5)
    play_card(g, "red-work")
    assert f"cash {slug}" in legal(g)
    play(g, "end turn")
    assert (g.over, g.scores()[0], counted(g, 0)) == (True, income(slug)[0], [])


def test_buying_and_cashing_in_are_repeatable_even_in_one_turn_without_a_limit() -> None:
    """ND-2.06."""
    g = table(coins=99)
    there = seen(g)["discoveries"]
    assert len(there) == 5
    for slug in there:
        play(g, f"buy {slug}")
    assert face(g) == dict.fromkeys(there, True)
    for slug in there[:3]:
        play(g, f"cash {slug}")
    assert sum(face(g).values()) == 2
    assert g.card == NONE, "all that before the card of this turn"


def test_the_book_of_a_discovery_counts_for_families_3_and_9_and_for_sets_of_books() -> None:
    """ND-2.07."""
    slug = with_book("blue")
    assert books_on(slug) == ["blue"]
    for found in (False, True):
        g = table()
        if found:
            own(g, 0, slug)
        played(g, 0, "brahe")
        h = g.copy()
        play_card(h, cards_with("1 vp per blue-books")[0])
        play(h, "use effect")
        assert player(h).vp == 2 + found
        h = g.copy()
        play_card(h, cards_with("4 vp per equal-books")[0])
        assert ("use effect" in legal(h)) == found
        g = table()
        if found:
            own(g, 0, slug)
        objective(g, "work", objective_with("5 vp per book-sets at most 15"))
        marker(g, 0, EDITION.work_end)
        hand(g, 0)
        give(g, 0, cards_with("book orange")[0], cards_with("book green")[0])
        assert counted(final_scoring(g), 0) == [("N-14.03", 5 * found)]
