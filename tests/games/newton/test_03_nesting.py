"""Chapter 3: what is triggered is resolved at once, and the interrupted action goes on from there."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import Newton
from lincei.games.newton.terms import PLACES
from tests.games.newton.boards import branches, kind_of, special_on, tree_kind, tree_ways, work_space
from tests.games.newton.layout import city, invention, masters, played, specialisation, token
from tests.games.newton.table import (
    EDITION,
    cards_with,
    goods,
    legal,
    marker,
    on_turn,
    place_id,
    play,
    play_card,
    scientist,
    seen,
    situation,
    space_id,
    students,
    tuck,
    why,
)
from tests.games.newton.turns import (
    EXCHANGE,
    PRICE,
    acting,
    answers,
    card_played,
    clear_tokens,
    play_with_value,
    started,
    token_of,
    travels,
    ways,
)
from tests.games.newton.windows import START

EXTRA_CUBE = cards_with("pay 2 coins: extra-cube", "travel")[0]
AGAIN_MASTER = cards_with(special="pay 3 coins: again master")[0]
# The last space of the Work track with a specialisation, far enough on for Huygens and Kepler.
SPECIALISATION = (
    len(EDITION.work_kind) - 1 - EDITION.work_kind[::-1].index(EDITION.work_kind[work_space("specialisation")])
)
MASTER_PLACE = EDITION.place_slug[EDITION.master_place]


def travelling_over_the_master(value: int, *held: str) -> Newton:
    """Seat 0's Travel has just reached the Master space, where it may pay 2 coins for a cube in passing."""
    here, _ = next(way for toll in range(4) for way in ways(toll) if way[1] == MASTER_PLACE)
    toll = EDITION.toll[PLACES * place_id(here) + place_id(MASTER_PLACE)]
    g = card_played("travel", value, toll + 2, EXTRA_CUBE)
    clear_tokens(g)
    masters(g, 0, *held, *[slug for slug in EDITION.master_slug if slug not in held][: 4 - len(held)])
    scientist(g, 0, here)
    play(g, "perform travel", f"travel {MASTER_PLACE}")
    return g


def special_under_the_card(action: str, value: int, master: str, coins: int, **options: str) -> Newton:
    """Seat 0 has begun the action of its first card, under which lies NL-4.10 for a Master already played."""
    g = situation(4, 1, modules="lessons", **options)
    clear_tokens(g)
    tuck(g, 0, AGAIN_MASTER)
    played(g, 0, master)
    goods(g, 0, coins=coins)
    play_with_value(g, action, value)
    play(g, f"perform {action}")
    return g


# -- last in, first out (N-3.17) ----------------------------------------------------------------------------------


def test_a_chain_of_triggered_effects_is_resolved_from_its_end() -> None:
    """N-3.17: Work, an invention's Travel, a Master's Technology, a tile of choice; then back the same way."""
    space = work_space("invention")
    special = next(w for w in tree_ways(2) if w[0] == START and tree_kind(w[2]) == "plain")
    way = next(w for w in tree_ways(1) if tree_kind(w[1]) == "specialisation")
    over = next(w for w in ways(0) if w[1] == MASTER_PLACE)
    g = card_played("work", 1, PRICE + 2, EXCHANGE)
    clear_tokens(g)
    marker(g, 0, space - 1)
    invention(g, EDITION.work_special[space], "1 potion, travel 3")
    specialisation(g, special_on(way[1]), "choice")
    masters(g, 0, "halley", "newton", "bruno", "brahe")
    students(g, 0, way[0], START)
    scientist(g, 0, over[0])
    asked = []
    for text in ("perform work", "step", "stop", f"travel {MASTER_PLACE}", "stop", "master halley"):
        play(g, text)
        asked.append(g.question.rule())
    assert asked == ["N-5.01", "N-5.01", "N-7.01", "N-7.01", "N-21.02", "N-6.01"]
    assert (g.seats[0].coins, g.seats[0].potions, seen(g)["seats"][0]["played"]) == (PRICE + 3, 1, ["halley"])
    for text in (*branches(way), "stop"):
        play(g, text)
    assert g.question.rule() == "N-16.03", "the first student's space comes before the second student"
    play(g, "develop study")
    assert g.question.rule() == "N-6.01"
    play(g, *branches(special))
    while "stop" in answers(g):
        play(g, "stop")
    assert answers(g) == ["use effect", "end turn"], "Travel had ended where the Master was met"
    assert sorted(seen(g)["seats"][0]["students"]) == sorted([way[1], special[2]])


@pytest.mark.parametrize("kind", ["students", "potions", "coins", "vp"])
def test_a_token_is_resolved_before_the_next_step(kind: str) -> None:
    """N-3.12, N-3.17."""
    slug, n = token_of(kind)
    way = next(w for w in tree_ways(2) if w[0] == START and tree_kind(w[1]) == "bonus")
    g = acting("technology", 2)
    token(g, EDITION.tree_bonus[space_id(way[1])], slug)
    play(g, branches(way)[0])
    assert branches(way)[1] in legal(g), "the movement goes on"
    p = g.seats[0]
    assert {"students": 3 - p.reserve(), "potions": p.potions, "coins": p.coins, "vp": p.vp}[kind] == n


def test_a_city_met_in_passing_is_resolved_before_the_next_step() -> None:
    """N-3.17: its own cube, paid for, comes first as well."""
    way = next(
        w for w in ways(0, 0, 0) if kind_of(w[1]) == "village" and kind_of(w[2]) == "city" and kind_of(w[3]) != "city"
    )
    (tile,) = [s for s, e in zip(EDITION.city_slug, EDITION.city_effect, strict=True) if "ancient" in e.text]
    g = card_played("travel", 3, 4, EXTRA_CUBE)
    clear_tokens(g)
    city(g, way[2], tile)
    scientist(g, 0, way[0])
    play(g, "perform travel", *travels(way)[:2], f"cube {way[2]}")
    assert legal(g, "move") == [], "first the city"
    target = next(text for text in answers(g) if text != "stop")
    play(g, target)
    assert (g.seats[0].coins, g.seats[0].cubes, g.seats[0].scientist) == (0, 10, place_id(way[2]))
    assert f"travel {way[3]}" in legal(g), "then the third step"


def test_a_specialisation_met_inside_a_master_is_resolved_before_the_travel_goes_on() -> None:
    """N-3.17."""
    g = travelling_over_the_master(2, "huygens")
    marker(g, 0, SPECIALISATION - 3)
    specialisation(g, EDITION.work_special[SPECIALISATION], "choice")
    play(g, f"cube {MASTER_PLACE}")
    assert g.question.rule() == "N-21.02"
    play(g, "master huygens", "step", "step", "step")
    assert g.question.rule() == "N-16.03"
    assert legal(g, "move") == []
    play(g, "income coins")
    assert (g.question.rule(), g.seats[0].coins) == ("N-7.01", 3)
    assert legal(g, "move"), "one step is left"


def ways_from(place: str) -> list[str]:
    return [EDITION.place_slug[there] for there in EDITION.neighbours[place_id(place)]]


def test_a_travel_tile_won_inside_a_travel_counts_from_the_next_travel_on() -> None:
    """N-EC53. N-4.06."""
    g = travelling_over_the_master(2, "huygens")
    marker(g, 0, SPECIALISATION - 3)
    specialisation(g, EDITION.work_special[SPECIALISATION], "develop travel")
    play(g, f"cube {MASTER_PLACE}", "master huygens", "step", "step", "step")
    assert seen(g)["seats"][0]["drawers"] == ["travel", "travel"]
    goods(g, 0, coins=0)
    free = next(w for toll in (0, 1) for w in ways(toll) if w[0] == MASTER_PLACE)
    goods(g, 0, coins=EDITION.toll[PLACES * place_id(free[0]) + place_id(free[1])])
    play(g, f"travel {free[1]}")
    assert answers(g) == ["end turn"], "the value was fixed when the action started: two steps"
    on_turn(g, 0, 2)
    play_card(g, "red-travel")
    assert started(play(g, "perform travel")) == 4, "two cards and two tiles"


# -- the interrupted action goes on (N-3.18) ----------------------------------------------------------------------


def test_an_interrupted_travel_goes_on_from_where_a_nested_travel_left_the_scientist() -> None:
    """N-3.18."""
    g = travelling_over_the_master(3, "pascal")
    play(g, f"cube {MASTER_PLACE}", "master pascal")
    there, second = next((w[1], w[2]) for w in long_ways() if w[0] == MASTER_PLACE)
    play(g, f"travel {there}", f"travel {second}", "stop")
    assert g.question.rule() == "N-7.01"
    assert seen(g)["seats"][0]["scientist"] == second
    goods(g, 0, coins=9)
    assert legal(g, "move") == [f"travel {place}" for place in sorted(ways_from(second), key=place_id)]
    for _ in range(2):
        play(g, legal(g, "move")[0])
    assert "stop" in legal(g)
    assert legal(g, "move") == [], "two steps were left of three, the nested ones do not count"


def long_ways() -> list[list[str]]:
    """Ways of two roads with any tolls, not to the objective."""
    return [way for one in range(4) for two in range(4) for way in ways(one, two)]


def test_a_place_where_a_nested_travel_ended_is_not_triggered_again() -> None:
    """N-3.18a."""
    (bank,) = [s for s, e in zip(EDITION.city_slug, EDITION.city_effect, strict=True) if e.text == "4 coins"]
    g = travelling_over_the_master(3, "pascal")
    way = next(w for w in longer_ways() if w[0] == MASTER_PLACE and kind_of(w[-1]) == "city")
    city(g, way[-1], bank)
    play(g, f"cube {MASTER_PLACE}", "master pascal", *travels(way), "stop")
    assert (g.seats[0].coins, g.seats[0].cubes) == (4, 10), "the nested movement ended here"
    assert g.question.rule() == "N-7.01"
    assert why(g, f"cube {way[-1]}") == "N-20.16", "the extra cube is spent"
    play(g, "stop")
    assert (g.seats[0].coins, g.seats[0].cubes, answers(g)) == (4, 10, ["end turn"])


def longer_ways() -> list[list[str]]:
    return [*long_ways(), *[way for a in range(3) for b in range(3) for c in range(3) for way in ways(a, b, c)]]


def test_the_last_own_step_of_an_interrupted_travel_triggers_its_space() -> None:
    """N-3.18a."""
    g = travelling_over_the_master(2, "pascal")
    way = next(w for w in longer_ways() if w[0] == MASTER_PLACE and kind_of(w[-1]) == "university" and len(w) == 3)
    play(g, f"cube {MASTER_PLACE}", "master pascal", f"travel {way[1]}", "stop")
    cubes = g.seats[0].cubes
    goods(g, 0, coins=1 + EDITION.toll[PLACES * place_id(way[1]) + place_id(way[2])])
    play(g, f"travel {way[2]}")
    while "stop" in answers(g):
        play(g, "stop")
    assert (g.seats[0].cubes, way[2] in seen(g)["seats"][0]["visited"]) == (cubes - 1, True)


def test_a_work_space_where_a_nested_work_ended_is_not_triggered_again() -> None:
    """N-3.18a: the interrupted Work, stopped there, gives the coins of its own steps."""
    g = special_under_the_card("work", 3, "kepler", 3)
    marker(g, 0, SPECIALISATION - 7)
    specialisation(g, EDITION.work_special[SPECIALISATION], "develop study")
    play(g, "step", "use special", "again master kepler", *["step"] * 6)
    assert (g.seats[0].work, g.seats[0].coins) == (SPECIALISATION, 0), "Kepler's end, without coins"
    assert seen(g)["seats"][0]["drawers"].count("study") == 1
    assert g.question.rule() == "N-5.01"
    play(g, "stop")
    assert (g.seats[0].coins, answers(g)) == (1, ["end turn"])
    assert seen(g)["seats"][0]["drawers"].count("study") == 1


def test_an_interrupted_work_goes_on_with_its_remaining_steps() -> None:
    """N-3.18, N-3.18a."""
    g = special_under_the_card("work", 3, "kepler", 3)
    marker(g, 0, SPECIALISATION - 7)
    specialisation(g, EDITION.work_special[SPECIALISATION], "develop study")
    play(g, "step", "use special", "again master kepler", *["step"] * 4, "stop")
    assert (g.seats[0].work, g.question.rule()) == (SPECIALISATION - 2, "N-5.01")
    play(g, "step", "step")
    assert (g.seats[0].work, g.seats[0].coins) == (SPECIALISATION, 3)
    assert seen(g)["seats"][0]["drawers"].count("study") == 1, "its own last step entered it"


def test_a_nested_work_that_leaves_no_step_makes_no_voluntary_stop() -> None:
    """N-3.18a: all three coins, after one own step."""
    g = special_under_the_card("work", 3, "kepler", 3)
    marker(g, 0, EDITION.work_end - 7)
    goods(g, 0, potions=4)
    play(g, "step", "use special", "again master kepler", *["step"] * 6)
    assert g.seats[0].work == EDITION.work_end
    while "stop" in answers(g):
        play(g, "stop")
    assert (g.seats[0].coins, answers(g)) == (3, ["end turn"])


def test_a_nested_work_that_ends_before_a_closed_objective_makes_no_voluntary_stop_either() -> None:
    """N-3.18a, N-5.07."""
    g = special_under_the_card("work", 3, "kepler", 3)
    marker(g, 0, EDITION.work_end - 4)
    goods(g, 0, potions=0)
    play(g, "step", "use special", "again master kepler", "step", "step")
    while "stop" in answers(g):
        play(g, "stop")
    assert (g.seats[0].work, g.seats[0].coins) == (EDITION.work_end - 1, 3)


def test_an_interrupted_technology_goes_on_with_its_student_from_the_new_space() -> None:
    """N-3.18, N-3.18a."""
    way = next(w for w in tree_ways(6) if w[0] == START and tree_kind(w[3]) in ("specialisation", "invention"))
    g = special_under_the_card("technology", 3, "halley", 3)
    set_tile(g, way[3])
    students(g, 0, START)
    steps = branches(way)
    play(g, steps[0], "use special", "again master halley", *steps[1:3], "stop")
    assert g.seats[0].vp == 6 or seen(g)["seats"][0]["drawers"].count("study") == 1
    settle_halley(g)
    before = (g.seats[0].vp, g.seats[0].drawers)
    assert (g.question.rule(), seen(g)["seats"][0]["students"]) == ("N-6.01", [way[3]])
    h = g.copy()
    play(h, "stop")
    assert (h.seats[0].vp, h.seats[0].drawers) == before, "not a second time"
    play(g, steps[3], steps[4])
    while "stop" in answers(g):
        play(g, "stop")
    assert seen(g)["seats"][0]["students"] == [way[5]], "two steps were left of three"


def set_tile(g: Newton, space: str) -> None:
    """A tile that gives something at once: 6 VP, or a symbol of Study."""
    if tree_kind(space) == "invention":
        invention(g, special_on(space), "1 potion, 6 vp")
    else:
        specialisation(g, special_on(space), "develop study")


def settle_halley(g: Newton) -> None:
    """Halley's other steps, if they are asked for, are not used: no branch of another student is open."""
    if g.question.rule() == "N-6.01" and not legal(g, "branch"):
        play(g, "stop")


def test_a_nested_technology_that_leaves_no_step_ends_the_interrupted_one_without_effect() -> None:
    """N-3.18a."""
    way = next(w for w in tree_ways(5) if tree_kind(w[5]) == "invention" and EDITION.tree_end[space_id(w[5])])
    g = special_under_the_card("technology", 3, "halley", 3)
    invention(g, special_on(way[5]), "1 potion, 6 vp")
    students(g, 0, way[0])
    steps = branches(way)
    play(g, steps[0], "use special", "again master halley", *steps[1:])
    while "stop" in answers(g):
        play(g, "stop")
    assert (g.seats[0].vp, seen(g)["seats"][0]["students"], answers(g)) == (6, [way[5]], ["end turn"])


@pytest.mark.parametrize("action", ["work", "technology", "travel"])
def test_a_movement_interrupted_by_a_purchase_goes_on_as_if_nothing_had_happened(action: str) -> None:
    """N-3.18."""
    ends = []
    for bought in ([], ["buy student", "reveal II", "buy potion"]):
        g = acting(action, 3, 9)
        clear_tokens(g)
        for _ in range(3):
            play(g, answers(g)[0], *bought)
            bought = []
        while "stop" in answers(g):
            play(g, "stop")
        p = g.seats[0]
        ends.append((p.work, p.scientist, p.students[0], p.visited))
    assert ends[0] == ends[1]
