"""Great Discoveries, chapter ND-4: the eight discovery effects."""

from __future__ import annotations

import pytest

from lincei.games.counting import bits
from lincei.games.newton.actions import OBJECTIVE_NAMES
from lincei.games.newton.state import Newton
from lincei.games.newton.terms import INVENTION, MASTER, SPECIALISATION
from tests.games.newton.boards import START, begin, cells, fill_map, objective_space, places, play_master, road_to
from tests.games.newton.layout import city, discovery_with, masters, own, played
from tests.games.newton.table import (
    EDITION,
    board_of,
    cards_with,
    goods,
    income_tiles,
    marker,
    play,
    play_card,
    player,
    scientist,
    shelve,
    situation,
    students,
    tiles_left,
    tuck,
    visit,
)

OBJECTIVES = "1 vp per open-objectives"
STUDENTS = "3 vp per reserve-students"
UNIVERSITIES = "1 vp per open-universities"
MASTERS = "3 vp per hand-masters"
SLOTS = "1 vp per empty-slots"
CUBES = "1 vp per cubes"
WORK = "2 vp per work-spaces"
TILES = "1 vp per stacked-tiles"
SPECIAL = [i for i, kind in enumerate(EDITION.work_kind) if kind in (SPECIALISATION, INVENTION, MASTER)]


def table(effect: str, modules: str = "discoveries") -> Newton:
    """Seat 0 on turn with the discovery that has this effect."""
    g = situation(modules=modules)
    board_of(g, 0, "work")
    own(g, 0, discovery_with(effect))
    return g


def cashed(g: Newton, effect: str) -> int:
    """The VP for cashing that discovery in now."""
    before = player(g).vp
    play(g, f"cash {discovery_with(effect)}")
    return player(g).vp - before


def test_there_are_eight_effects_each_once() -> None:
    """ND-4.01 to ND-4.08."""
    effects = [effect.text for effect in EDITION.discovery_effect]
    assert sorted(effects) == sorted([OBJECTIVES, STUDENTS, UNIVERSITIES, MASTERS, SLOTS, CUBES, WORK, TILES])


def test_1_vp_per_objective_not_occupied_by_an_own_piece() -> None:
    """ND-4.01."""
    g = table(OBJECTIVES)
    assert cashed(g.copy(), OBJECTIVES) == 6
    marker(g, 1, EDITION.work_end)  # another player's piece does not matter
    assert cashed(g.copy(), OBJECTIVES) == 6
    visit(g, 0, objective_space("map"))
    assert cashed(g.copy(), OBJECTIVES) == 5
    marker(g, 0, EDITION.work_end)
    assert cashed(g.copy(), OBJECTIVES) == 4
    tree = [objective_space(slot) for slot in OBJECTIVE_NAMES[2:]]
    for n in range(5):
        students(g, 0, *tree[:n])
        assert cashed(g.copy(), OBJECTIVES) == 4 - n


@pytest.mark.parametrize("n", range(4))
def test_3_vp_per_student_in_reserve(n: int) -> None:
    """ND-4.02."""
    g = table(STUDENTS)
    students(g, 0, *[START] * (4 - n))
    assert cashed(g, STUDENTS) == 3 * n


@pytest.mark.parametrize("n", range(7))
def test_1_vp_per_university_without_own_cube_and_without_own_scientist(n: int) -> None:
    """ND-4.03."""
    g = table(UNIVERSITIES)
    visit(g, 1, "paris")
    visit(g, 0, *places("university")[:n], "athenai", "istanbul")
    assert cashed(g.copy(), UNIVERSITIES) == 6 - n
    scientist(g, 0, places("university")[-1])
    assert cashed(g.copy(), UNIVERSITIES) == (5 - n if n < 6 else 0)
    scientist(g, 0, places("university")[0])
    assert cashed(g.copy(), UNIVERSITIES) == (5 if n == 0 else 6 - n), "cube and scientist on one count once"


def test_a_scientist_on_an_unvisited_university_without_cubes_left_takes_it_out() -> None:
    """ND-EC07. ND-4.03, ND-4.09."""
    g = table(UNIVERSITIES)
    last = places("university")[-1]
    fill_map(g, 12, last)
    assert (player(g).cubes, bits(player(g).visited)) == (0, 12)
    open_now = cashed(g.copy(), UNIVERSITIES)
    scientist(g, 0, last)
    assert cashed(g, UNIVERSITIES) == open_now - 1


@pytest.mark.parametrize("n", range(5))
def test_3_vp_per_master_not_yet_played(n: int) -> None:
    """ND-4.04."""
    g = table(MASTERS)
    played(g, 0, *["brahe", "leibniz", "newton", "fahrenheit"][:n])
    assert cashed(g, MASTERS) == 3 * (4 - n)


@pytest.mark.parametrize("n", range(6))
def test_1_vp_per_empty_income_slot(n: int) -> None:
    """ND-4.05."""
    g = table(SLOTS)
    income_tiles(g, 0, *["vp", "vp", "coins", "potion", "potion"][:n])
    assert cashed(g, SLOTS) == 5 - n


def test_the_medicine_tile_fills_a_slot() -> None:
    """ND-4.05a."""
    g = table(SLOTS)
    player(g).medicine = 3
    income_tiles(g, 0, "vp")
    assert cashed(g, SLOTS) == 3


@pytest.mark.parametrize("n", [0, 1, 7, 12])
def test_1_vp_per_cube_still_on_the_study_board(n: int) -> None:
    """ND-4.06."""
    g = table(CUBES)
    fill_map(g, n)
    assert cashed(g, CUBES) == 12 - n


def test_2_vp_per_special_space_of_the_work_track_not_yet_reached() -> None:
    """ND-4.07, ND-4.07a. Reached is on or past it; the objective is no special space."""
    assert len(SPECIAL) == 4
    for space in range(EDITION.work_end + 1):
        g = table(WORK)
        marker(g, 0, space)
        assert cashed(g, WORK) == 2 * sum(each > space for each in SPECIAL)
    g = table(WORK)
    assert cashed(g, WORK) == 8


def test_a_marker_past_two_special_spaces_without_a_stop_there_leaves_two_unreached() -> None:
    """ND-EC04. ND-4.07."""
    g = table(WORK)
    goods(g, 0, coins=0)
    tuck(g, 0, "red-work")
    marker(g, 0, SPECIAL[0] - 1)
    steps = SPECIAL[1] - SPECIAL[0] + 2
    begin(g, "work", steps)
    before = len(player(g).drawers), player(g).potions, player(g).vp
    play(g, *["step"] * steps)
    assert (len(player(g).drawers), player(g).potions, player(g).vp) == before, "nothing was triggered"
    assert SPECIAL[1] < player(g).work < SPECIAL[2]
    assert cashed(g, WORK) == 4


@pytest.mark.parametrize("n", [0, 1, 6, 12])
def test_1_vp_per_shelf_tile_still_in_its_starting_stacks(n: int) -> None:
    """ND-4.08."""
    g = table(TILES)
    shelve(g, 0, *cells()[:n])
    assert cashed(g, TILES) == 12 - n


def test_tiles_removed_by_cavendish_do_not_count() -> None:
    """ND-4.08a."""
    g = table(TILES)
    masters(g, 0, "cavendish", "brahe", "leibniz", "newton")
    play_master(g, "cavendish")
    assert cashed(g, TILES) == 10
    g = table(TILES)
    shelve(g, 0, *cells()[:3])
    tiles_left(g, 0, 5)
    assert cashed(g, TILES) == 5


def test_the_scientist_counts_for_objectives_and_universities_although_base_scoring_ignores_it() -> None:
    """ND-4.09."""
    g = table(OBJECTIVES)
    scientist(g, 0, objective_space("map"))
    assert cashed(g, OBJECTIVES) == 5
    g = table(UNIVERSITIES)
    here, there = road_to("university")
    scientist(g, 0, here)
    goods(g, 0, coins=0)
    begin(g, "travel", 2)
    play(g, f"travel {there}")
    assert cashed(g, UNIVERSITIES) == 5, "in passing, without a cube"


def test_with_one_medicine_city_left_out_the_tile_reaches_3_vp_only_by_using_the_city_again() -> None:
    """ND-EC06. ND-1.02, NL-4.08."""
    medicine = [slug for slug, e in zip(EDITION.city_slug, EDITION.city_effect, strict=True) if e.text == "medicine"]
    special = cards_with(special="pay 2 coins: again city")[0]
    for seed in range(200):
        g = situation(seed=seed, modules="lessons,discoveries")
        laid = [EDITION.city_slug[tile] for tile in g.city_at if tile >= 0]
        if len([slug for slug in medicine if slug in laid]) == 1:
            break
    [there] = [slug for slug in medicine if slug in laid]
    board_of(g, 0, "work")
    town = places("city")[0]
    city(g, town, there)
    visit(g, 0, town)
    player(g).medicine = 1
    for place in places("city")[1:]:
        h = g.copy()
        visit(h, 0, place)
        assert EDITION.city_effect[h.city_at[EDITION.place_slug.index(place)]].text != "medicine"
    goods(g, 0, coins=2)
    tuck(g, 0, special)
    play_card(g, "red-joker")
    play(g, "use special", f"again city {town}")
    assert player(g).medicine == 3
