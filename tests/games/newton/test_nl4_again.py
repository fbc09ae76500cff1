"""Master Lessons, chapter NL-4: a city, a Master or an objective used again."""

from __future__ import annotations

import pytest

from lincei.games.newton.actions import OBJECTIVE_NAMES
from lincei.games.newton.state import Newton
from tests.games.newton.boards import arrive, begin, city_with, objective_space, places, visited, work_space
from tests.games.newton.layout import city, objective, objective_with, played, specialisation
from tests.games.newton.table import (
    EDITION,
    board_of,
    cards_with,
    counted,
    final_scoring,
    goods,
    hand,
    income_tiles,
    legal,
    marker,
    on_turn,
    play,
    play_card,
    player,
    scientist,
    situation,
    students,
    tuck,
    upkeep,
    visit,
    why,
)

CITY = "pay 2 coins: again city"
MASTER = "pay 3 coins: again master"
OBJECTIVE = "pay 4 coins: again objective"
COINS = objective_with("1 vp per coins at most 14")
MEDICINE = [
    slug for slug, effect in zip(EDITION.city_slug, EDITION.city_effect, strict=True) if effect.text == "medicine"
]


def table(text: str, coins: int) -> Newton:
    """Seat 0 on turn with so many coins and no books; the special action lies under its first column."""
    g = situation(modules="lessons")
    board_of(g, 0, "technology")
    goods(g, 0, coins=coins)
    tuck(g, 0, cards_with(special=text)[0])
    return g


def cities(g: Newton, *effects: str) -> list[str]:
    """City tiles with these effects lie on the first cities; where."""
    towns = places("city")[: len(effects)]
    left = list(MEDICINE)
    for town, effect in zip(towns, effects, strict=True):
        city(g, town, left.pop(0) if effect == "medicine" else city_with(effect))
    return towns


# -- cities -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "coins", "potions", "students_there"),
    [("4 coins", 4, 0, 1), ("2 potions", 0, 2, 1), ("1 student", 0, 0, 2)],
)
def test_for_2_coins_the_effect_of_a_city_with_an_own_cube_is_applied(
    effect: str, coins: int, potions: int, students_there: int
) -> None:
    """NL-4.08."""
    g = table(CITY, coins=2)
    first, second, third = cities(
        g, effect, "4 coins" if effect != "4 coins" else "2 potions", "pay 2 coins: cube ancient"
    )
    visit(g, 0, first, third)
    visit(g, 1, second)
    play_card(g, "red-work")
    play(g, "use special")
    assert legal(g) == [f"again city {place}" for place in EDITION.place_slug if place in (first, third)]
    play(g, f"again city {first}")
    assert (player(g).coins, player(g).potions) == (coins, potions)
    assert player(g).students.count(EDITION.tree_start) == students_there
    assert sorted(visited(g)) == sorted([first, third]), "no cube is laid"
    for coins_held, there in [(1, True), (2, False)]:
        g = table(CITY, coins=coins_held)
        visit(g, 0, *places("city")[: int(there)])
        play_card(g, "red-work")
        assert "use special" not in legal(g), "two coins, and a city with an own cube"


def test_with_exactly_one_medicine_city_the_tile_is_turned_to_3_vp() -> None:
    """NL-4.08."""
    g = table(CITY, coins=2)
    town, _ = cities(g, "medicine", "medicine")
    visit(g, 0, town)
    player(g).medicine = 1
    play_card(g, "red-work")
    play(g, "use special", f"again city {town}")
    assert (player(g).medicine, player(g).coins) == (3, 0)


def test_costs_inside_the_city_are_paid_in_addition_and_at_3_vp_nothing_happens() -> None:
    """NL-4.08a."""
    g = table(CITY, coins=4)
    town, first, second = cities(g, "pay 2 coins: cube ancient", "medicine", "medicine")
    visit(g, 0, town, first, second)
    player(g).medicine = 3
    play_card(g, "red-work")
    play(g, "use special")
    for place in (first, second):
        assert why(g, f"again city {place}") == "NL-4.08"
    play(g, f"again city {town}", "cube athenai")
    assert (player(g).coins, "athenai" in visited(g)) == (0, True)


def test_a_city_with_a_cube_on_a_university_used_again_costs_2_and_2_coins() -> None:
    """NL-EC06. NL-4.08."""
    g = table(CITY, coins=5)
    [town] = cities(g, "pay 2 coins: cube university")
    visit(g, 0, town)
    play_card(g, "red-work")
    play(g, "use special", f"again city {town}")
    assert player(g).coins == 3
    play(g, "cube paris")
    assert (player(g).coins, sorted(visited(g))) == (1, sorted([town, "paris"]))


@pytest.mark.parametrize(("visits", "side"), [(1, 1), (2, 3)])
def test_a_renounced_medicine_tile_comes_with_the_side_of_the_cities_visited(visits: int, side: int) -> None:
    """NL-4.08b."""
    g = table(CITY, coins=2)
    towns = cities(g, "medicine", "medicine")
    visit(g, 0, *towns[:visits])
    play_card(g, "red-work")
    play(g, "use special", f"again city {towns[0]}")
    assert player(g).medicine == side
    g = table(CITY, coins=2)
    towns = cities(g, "medicine", "medicine")
    visit(g, 0, *towns[:visits])
    income_tiles(g, 0, "vp", "vp", "coins", "coins", "potion")
    play_card(g, "red-work")
    play(g, "use special", f"again city {towns[0]}")
    assert (g.question.rule(), player(g).medicine) == ("N-16.12", 0), "a free slot or an exchange is needed"
    h = g.copy()
    play(h, "stop")
    assert player(h).medicine == 0
    play(g, "give-back income coins")
    assert (player(g).medicine, len(player(g).incomes)) == (side, 4)


def test_after_the_tile_was_turned_a_second_medicine_city_has_no_further_effect() -> None:
    """NL-4.14."""
    g = table(CITY, coins=2)
    first, second = cities(g, "medicine", "medicine")
    visit(g, 0, first)
    player(g).medicine = 1
    play_card(g, "red-work")
    play(g, "use special", f"again city {first}", "end turn")
    on_turn(g, 0, 2)
    arrive(g, second)
    assert (player(g).medicine, second in visited(g), g.question.rule()) == (3, True, "N-3.09")


# -- Masters ------------------------------------------------------------------------------------------------------


def test_for_3_coins_the_immediate_effect_of_a_played_master_is_applied() -> None:
    """NL-4.10."""
    g = table(MASTER, coins=3)
    played(g, 0, "bruno", "cusano")
    played(g, 1, "gilbert")
    play_card(g, "red-work")
    play(g, "use special")
    assert legal(g) == ["again master bruno", "again master cusano"], "own Masters that were played"
    play(g, "again master bruno")
    assert player(g).coins == 6
    g = table(MASTER, coins=2)
    played(g, 0, "bruno")
    play_card(g, "red-work")
    assert why(g, "use special") == "N-0.05"


def test_only_lightning_effects_qualify_and_it_is_not_playing_a_master() -> None:
    """NL-4.10a."""
    g = table(MASTER, coins=3)
    played(g, 0, "bruno", "newton")
    before = player(g).masters
    play_card(g, "red-work")
    play(g, "use special")
    assert legal(g) == ["again master bruno"]
    play(g, "again master bruno")
    assert (len(player(g).played), player(g).masters) == (2, before)
    assert [points for rule, points in counted(final_scoring(g), 0)] == [4, 5], "each gives its VP once"


def test_fahrenheit_brahe_leibniz_and_newton_are_no_targets() -> None:
    """NL-EC08. NL-4.10."""
    g = table(MASTER, coins=3)
    played(g, 0, "fahrenheit", "brahe", "leibniz", "newton")
    play_card(g, "red-work")
    assert "use special" not in legal(g)
    assert why(g, "use special") != ""


def test_kepler_used_again_inside_a_work_action_and_its_special_space_is_not_resolved_twice() -> None:
    """NL-EC10. N-3.18a."""
    space = work_space("specialisation")
    g = table(MASTER, coins=3)
    specialisation(g, EDITION.work_special[space], "develop travel")
    played(g, 0, "kepler")
    marker(g, 0, space - 2)
    begin(g, "work", 3, "red-work")
    play(g, "step")
    assert player(g).work == space - 1
    play(g, "use special", "again master kepler", "step", "stop")
    drawers = player(g).drawers
    assert (player(g).work, drawers[-1:], player(g).coins) == (space, (2,), 0), "resolved, and Kepler gives no coins"
    assert g.question.rule() == "N-5.01", "the card's Work goes on with its two steps"
    play(g, "stop")
    assert (player(g).work, player(g).drawers, player(g).coins) == (space, drawers, 1)


# -- objectives ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slot", OBJECTIVE_NAMES)
def test_for_4_coins_the_vp_of_an_occupied_objective_are_gained_now(slot: str) -> None:
    """NL-4.11."""
    g = table(OBJECTIVE, coins=9)
    objective(g, slot, COINS)
    if slot == "map":
        visit(g, 0, objective_space("map"))
    elif slot == "work":
        marker(g, 0, EDITION.work_end)
    else:
        students(g, 0, objective_space(slot))
    play_card(g, "red-joker")
    play(g, "use special")
    assert legal(g) == [f"again objective {slot}"]
    play(g, f"again objective {slot}")
    assert (player(g).vp, player(g).coins) == (5, 5)
    g = table(OBJECTIVE, coins=9)
    play_card(g, "red-joker")
    assert "use special" not in legal(g), "none is occupied"
    g = table(OBJECTIVE, coins=3)
    visit(g, 0, objective_space("map"))
    play_card(g, "red-joker")
    assert why(g, "use special") == "N-0.05"


def test_the_scientist_alone_occupies_the_map_objective_for_this() -> None:
    """NL-4.11, ND-4.09."""
    g = table(OBJECTIVE, coins=6)
    objective(g, "map", COINS)
    scientist(g, 0, objective_space("map"))
    play_card(g, "red-joker")
    play(g, "use special", "again objective map")
    assert player(g).vp == 2
    assert counted(final_scoring(g), 0) == [], "base scoring ignores it (N-14.07)"


def test_the_present_state_counts_with_the_cap_of_the_tile_and_the_tile_is_scored_again_at_the_end() -> None:
    """NL-4.12."""
    g = table(OBJECTIVE, coins=30)
    objective(g, "work", COINS)
    marker(g, 0, EDITION.work_end)
    play_card(g, "red-joker")
    play(g, "use special", "again objective work")
    assert (player(g).vp, player(g).coins) == (14, 26)
    goods(g, 0, coins=5)
    assert counted(final_scoring(g), 0) == [("N-14.03", 5)]
    g = table(OBJECTIVE, coins=4)
    objective(g, "work", objective_with("3 vp per 2 cards at most 15"))
    marker(g, 0, EDITION.work_end)
    won = cards_with(level=1)[:4]
    hand(g, 0, "red-joker", *won[:3])
    play_card(g, won[3])
    play(g, "use special", "again objective work")
    assert player(g).vp == 6, "three cards in hand and one on the desk"


def test_the_coin_objective_with_18_coins_gives_14_vp_now_and_is_scored_again() -> None:
    """NL-EC07. NL-4.12."""
    g = table(OBJECTIVE, coins=18)
    objective(g, "map", COINS)
    visit(g, 0, objective_space("map"))
    play_card(g, "red-joker")
    play(g, "use special", "again objective map")
    assert (player(g).coins, player(g).vp) == (14, 14)
    play(g, "end turn")
    upkeep(g, 6)
    assert (g.over, counted(g, 0), g.scores()[0]) == (True, [("N-14.03", 14)], 28)
