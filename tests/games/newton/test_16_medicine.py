"""Chapter 16: the medicine tile."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import Newton
from tests.games.newton.boards import arrive, bare, next_upkeep, play_master, reach
from tests.games.newton.layout import city, masters
from tests.games.newton.table import EDITION, goods, income_tiles, legal, on_turn, play, player, seen, visit

FULL_SLOTS = ["vp", "vp", "coins", "coins", "coins"]
FIRST, SECOND = "istanbul", "amsterdam"
MEDICINE = [EDITION.city_slug[i] for i, effect in enumerate(EDITION.city_effect) if effect.text == "medicine"]


def two_medicine_cities(players: int = 4) -> Newton:
    g = bare(players)
    city(g, FIRST, MEDICINE[0])
    city(g, SECOND, MEDICINE[1])
    return g


def slots(g: Newton) -> list[str]:
    found: list[str] = seen(g)["seats"][0]["slots"]
    return found


def test_the_first_medicine_city_gives_the_tile_and_the_second_turns_it() -> None:
    """N-16.11."""
    for order in ((FIRST, SECOND), (SECOND, FIRST)):
        g = two_medicine_cities()
        arrive(g, order[0])
        assert (player(g).medicine, player(g).slots(), player(g).vp) == (1, 4, 0), "on an income slot, 1 VP up"
        on_turn(g, 0, 2)
        arrive(g, order[1])
        assert (player(g).medicine, player(g).slots(), player(g).vp) == (3, 4, 0)


def test_with_all_slots_full_the_medicine_tile_may_replace_an_income_tile() -> None:
    """N-16.12."""
    g = two_medicine_cities()
    income_tiles(g, 0, *FULL_SLOTS)
    arrive(g, FIRST)
    assert legal(g) == ["give-back income vp", "give-back income coins", "stop"]
    play(g, "give-back income coins")
    assert (player(g).medicine, sorted(slots(g))) == (1, sorted(["vp", "vp", "coins", "coins"]))
    assert seen(g)["incomes"]["coins"] == 2
    assert next_upkeep(g) == (5, 4, 0)


def test_with_all_slots_full_the_medicine_tile_may_be_renounced() -> None:
    """N-16.12."""
    g = two_medicine_cities()
    income_tiles(g, 0, *FULL_SLOTS)
    arrive(g, FIRST)
    play(g, "stop")
    assert (player(g).medicine, slots(g)) == (0, FULL_SLOTS)
    assert next_upkeep(g) == (4, 6, 0)


def test_turning_the_tile_needs_no_further_slot() -> None:
    """N-16.12."""
    g = two_medicine_cities()
    income_tiles(g, 0, *FULL_SLOTS[:4])
    arrive(g, FIRST)
    assert player(g).slots() == 0
    on_turn(g, 0, 2)
    arrive(g, SECOND)
    assert (player(g).medicine, slots(g), "end turn" in legal(g)) == (3, FULL_SLOTS[:4], True)


def test_a_tile_renounced_at_first_comes_with_the_3_vp_side_at_the_second_city() -> None:
    """N-16.13."""
    g = two_medicine_cities()
    income_tiles(g, 0, *FULL_SLOTS)
    arrive(g, FIRST)
    play(g, "stop")
    on_turn(g, 0, 2)
    arrive(g, SECOND)
    assert legal(g) == ["give-back income vp", "give-back income coins", "stop"]
    play(g, "give-back income vp")
    assert (player(g).medicine, next_upkeep(g)) == (3, (3 + 2, 6, 0))


def test_every_player_has_one_medicine_tile_at_most() -> None:
    """N-16.14."""
    g = two_medicine_cities()
    for place in (FIRST, SECOND):
        arrive(g, place)
        on_turn(g, 0, 2)
    assert (player(g).medicine, player(g).slots()) == (3, 4), "one slot is filled, not two"
    assert [player(g, seat).medicine for seat in (1, 2, 3)] == [0, 0, 0], "the others take their own"
    on_turn(g, 1)
    visit(g, 1, SECOND)
    masters(g, 1, "winkelmann", "kepler", "boyle", "pascal")
    play_master(g, "winkelmann")
    play(g, f"cube {FIRST}")
    assert [p.medicine for p in g.seats] == [3, 3, 0, 0]


def test_the_medicine_tile_is_never_exchanged_away() -> None:
    """N-16.08."""
    g = two_medicine_cities()
    income_tiles(g, 0, "vp", "vp", "coins", "coins")
    arrive(g, FIRST)
    on_turn(g, 0, 2)
    reach(g, "income potion")
    assert legal(g) == ["give-back income vp", "give-back income coins", "stop"]
    play(g, "give-back income vp")
    assert (player(g).medicine, sorted(slots(g))) == (1, sorted(["vp", "coins", "coins", "potion"]))


def test_the_medicine_tile_fills_one_of_the_5_slots() -> None:
    """N-16.06."""
    for tiles in (3, 4):
        g = two_medicine_cities()
        income_tiles(g, 0, *FULL_SLOTS[:tiles])
        arrive(g, FIRST)
        on_turn(g, 0, 2)
        reach(g, "income potion")
        assert ("stop" in legal(g)) == (tiles == 4), "the fifth place is free, or there is none"
        assert ("potion" in slots(g)) == (tiles == 3)


@pytest.mark.parametrize("by_master", [False, True])
def test_two_medicine_cities_bring_3_vp_at_every_upkeep_not_4(by_master: bool) -> None:
    """N-EC35. N-16.11: a cube laid by Winkelmann counts too."""
    g = two_medicine_cities()
    arrive(g, FIRST)
    assert next_upkeep(g) == (1, 0, 0)
    on_turn(g, 0)
    if by_master:
        masters(g, 0, "winkelmann", "kepler", "boyle", "pascal")
        play_master(g, "winkelmann")
        play(g, f"cube {SECOND}")
    else:
        arrive(g, SECOND)
    goods(g, 0, coins=0)
    assert next_upkeep(g) == (3, 0, 0)
    assert next_upkeep(g) == (3, 0, 0)
