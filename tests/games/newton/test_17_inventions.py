"""Chapter 17: invention tiles."""

from __future__ import annotations

from itertools import combinations

import pytest

from lincei.games.newton.state import Newton
from tests.games.newton.boards import (
    after,
    begin,
    branches,
    cells,
    end_movement,
    kind_of,
    objective_books,
    objective_space,
    row_of,
    special_on,
    token_of,
    tree_road,
    tree_ways,
    work_space,
)
from tests.games.newton.layout import invention, played, specialisation, token
from tests.games.newton.table import (
    EDITION,
    cards_with,
    cell_id,
    develop,
    goods,
    legal,
    marker,
    neighbours,
    on_turn,
    play,
    player,
    scientist,
    shelve,
    show,
    situation,
    students,
    visit,
    why,
)

PER_ANCIENT = "2 vp per ancients, technology 1 per ancients"
PER_RUN = "1 vp per runs, work 1 per runs"
BEFORE, SPACE = tree_road("invention")
START = EDITION.tree_slug[EDITION.tree_start]


def prepared(effect: str, coins: int = 0) -> Newton:
    """The invention lies on a space of the tree, one step from a student of seat 0, who has so many coins."""
    g = situation()
    goods(g, 0, coins=coins)
    invention(g, special_on(SPACE), effect)
    students(g, 0, BEFORE)
    return g


def land(g: Newton) -> Newton:
    """The player on turn brings that student onto the invention by a Technology action of value 1."""
    begin(g, "technology", 1)
    return arrive(g)


def arrive(g: Newton) -> Newton:
    """The student of the action begun steps onto the invention and goes no further."""
    play(g, f"student {BEFORE}-{SPACE}")
    if "improve" in legal(g):  # only the card's own action can go on by that
        play(g, "stop")
    return g


def goods_of(g: Newton, seat: int = 0) -> tuple[int, int, int]:
    return player(g, seat).coins, player(g, seat).potions, player(g, seat).vp


def reserve(g: Newton) -> int:
    return player(g).reserve()


def completed_runs(n: int) -> list[str]:
    """Book spaces, no more than there are tiles, that complete exactly so many runs."""
    for chosen in combinations(EDITION.run_mask, n):
        mask = 1 << EDITION.printed
        for run in chosen:
            mask |= run
        if mask.bit_count() <= 13 and sum(mask & run == run for run in EDITION.run_mask) == n:
            return [name for name in cells() if mask >> cell_id(name) & 1]
    raise AssertionError(f"no {n} runs can be completed by themselves")


@pytest.mark.parametrize(
    ("effect", "gained"),
    [
        pytest.param("1 potion, 6 vp", (0, 1, 6), id="N-17.01"),
        pytest.param("2 potions, 3 vp", (0, 2, 3), id="N-17.02"),
    ],
)
def test_potions_and_vp(effect: str, gained: tuple[int, int, int]) -> None:
    """N-17.01, N-17.02."""
    g = land(prepared(effect))
    assert goods_of(g) == gained
    assert (player(g).students.count(EDITION.tree_start), reserve(g)) == (0, 3)
    assert [p for p in g.seats[1:] if p.potions or p.vp] == []


def test_five_coins_and_a_new_student_on_the_start_of_the_tree() -> None:
    """N-17.03."""
    g = land(prepared("5 coins, 1 student"))
    assert (goods_of(g), reserve(g)) == ((5, 0, 0), 2)
    assert player(g).students.count(EDITION.tree_start) == 1
    g = prepared("5 coins, 1 student")
    students(g, 0, BEFORE, START, START, START)
    land(g)
    assert (goods_of(g), player(g).students.count(EDITION.tree_start)) == ((5, 0, 0), 3), "nobody in reserve"


@pytest.mark.parametrize("n", range(4))
def test_two_vp_and_two_coins_for_each_master_played_so_far(n: int) -> None:
    """N-17.04."""
    g = prepared("2 vp per masters, 2 coins per masters")
    played(g, 0, *["brahe", "leibniz", "newton"][:n])
    played(g, 1, "gilbert")
    assert goods_of(land(g)) == (2 * n, 0, 2 * n)


@pytest.mark.parametrize("n", range(7))
def test_two_vp_for_each_university_visited(n: int) -> None:
    """N-17.05."""
    g = prepared("2 vp per universities")
    visit(g, 0, *[EDITION.place_slug[place] for place in EDITION.universities[:n]], "istanbul", "athenai")
    visit(g, 1, "paris")
    assert goods_of(land(g)) == (0, 0, 2 * n)


def test_two_vp_and_a_technology_action_of_value_1_for_each_ancient_land() -> None:
    """N-17.06, N-17.11."""
    for n in range(4):
        g = prepared(PER_ANCIENT)
        students(g, 0, BEFORE, START)
        visit(g, 0, *[EDITION.place_slug[place] for place in EDITION.ancients[:n]], "paris")
        land(g)
        assert goods_of(g) == (0, 0, 2 * n), "VP per item, too"
        for _ in range(n):
            assert g.question.rule() == "N-6.01"
            play(g, "stop")
        assert g.question.rule() == "N-3.09"


def test_one_vp_and_a_work_action_of_value_1_for_each_completed_run() -> None:
    """N-17.07, N-17.11."""
    for n in range(3):
        g = prepared(PER_RUN)
        shelve(g, 0, *completed_runs(n))
        assert player(g).runs.bit_count() == n
        land(g)
        assert goods_of(g) == (0, 0, n), "VP per item, too"
        for done in range(n):
            assert legal(g, "step") == ["step"]
            play(g, "step")
            assert goods_of(g) == (done + 1, 0, n)
        assert (player(g).work, g.question.rule()) == (n, "N-3.09")


def test_two_coins_and_a_study_action_of_value_3() -> None:
    """N-17.08."""
    g = prepared("2 coins, study 3")
    goods(g, 0, potions=6)
    develop(g, 0, "study")
    land(g)
    assert goods_of(g) == (2, 6, 0)
    assert legal(g, "shelve") == [f"shelve {name}" for name in cells()], "three potions open any space, rows 1 to 3"
    top = next(name for name in cells("university") if row_of(name) == 3)
    play(g, f"shelve {top}")
    assert (player(g).laid, g.question.rule()) == (1, "N-3.09"), "one tile, then the action is over"


def test_two_vp_and_a_lessons_action_of_value_3() -> None:
    """N-17.09."""
    g = prepared("2 vp, lessons 3")
    shown = [cards_with(action="work", level=level)[0] for level in (1, 2, 3)]
    show(g, *shown)
    land(g)
    assert goods_of(g) == (0, 0, 2)
    assert legal(g, "take") == [f"take {slug}" for slug in shown]
    h = g.copy()
    play(h, f"take {shown[2]}")
    assert EDITION.card_slug.index(shown[2]) in player(h).hand
    play(g, f"take {shown[0]}")
    assert g.question.rule() == "N-3.09", "one card, then the action is over"


def test_one_potion_and_a_travel_action_of_value_3() -> None:
    """N-17.10."""
    g = prepared("1 potion, travel 3")
    land(g)
    assert goods_of(g) == (0, 1, 0)
    steps = 0
    while g.question.rule() == "N-7.01" and legal(g, "move"):
        play(g, legal(g, "move")[-1])
        steps += 1
    assert steps == 3


def test_the_number_of_actions_is_fixed_when_the_tile_is_triggered() -> None:
    """N-17.12."""
    g = prepared(PER_RUN)
    more = completed_runs(2)
    shelve(g, 0, *completed_runs(1))
    land(g)
    shelve(g, 0, *[name for name in more if not player(g).shelf >> cell_id(name) & 1])
    assert player(g).runs.bit_count() > 1
    play(g, "step")
    assert (player(g).work, goods_of(g), g.question.rule()) == (1, (1, 0, 1), "N-3.09"), "one run then, one action"


def test_the_actions_are_separate_each_ends_its_own_movement_and_vp_come_first() -> None:
    """N-17.12."""
    g = prepared(PER_ANCIENT)
    here, there = tree_road("bonus")
    slug, vp = token_of("vp")
    token(g, EDITION.tree_bonus[EDITION.tree_slug.index(there)], slug)
    students(g, 0, BEFORE, here, START)
    visit(g, 0, *[EDITION.place_slug[place] for place in EDITION.ancients])
    land(g)
    assert goods_of(g) == (0, 0, 6)
    play(g, f"student {here}-{there}")
    assert goods_of(g) == (0, 0, 6 + vp), "the token is taken"
    assert f"student {there}-{after(there)[0]}" in legal(g, "branch"), "the second action may go on with the same"
    play(g, next(text for text in legal(g, "branch") if text.startswith(f"student {START}-")))
    assert g.question.rule() == "N-6.01"
    play(g, "stop")  # each may be declined
    assert (goods_of(g), g.question.rule()) == ((0, 0, 6 + vp), "N-3.09")


def test_three_runs_give_3_vp_three_work_actions_and_3_coins() -> None:
    """N-EC36. N-17.12: a special space met by the second action is resolved before the third."""
    g = prepared(PER_RUN)
    shelve(g, 0, *completed_runs(3))
    assert player(g).runs.bit_count() == 3
    played(g, 0, "brahe")
    marker(g, 0, work_space("master") - 2)
    land(g)
    assert goods_of(g) == (0, 0, 3)
    play(g, "step")
    assert (player(g).work, goods_of(g)) == (work_space("master") - 1, (1, 0, 3))
    play(g, "step")
    assert legal(g, "step") == []
    assert len(legal(g, "master")) == 3, "the Master before the third action"
    play(g, "stop")
    play(g, "step")
    assert (player(g).work, goods_of(g)) == (work_space("master") + 1, (3, 0, 3))
    assert g.question.rule() == "N-3.09"


def test_two_ancient_lands_give_4_vp_and_two_technology_actions() -> None:
    """N-EC37. N-17.12: possibly with two different students."""
    g = prepared(PER_ANCIENT)
    here, there = tree_road("specialisation")
    students(g, 0, BEFORE, here, START)
    visit(g, 0, "athenai", EDITION.place_slug[EDITION.ancients[-1]])
    specialisation(g, special_on(there), "develop work")
    land(g)
    assert goods_of(g) == (0, 0, 4)
    play(g, f"student {here}-{there}")
    assert len(player(g).drawers) == 1, "its special space is triggered at once"
    first = legal(g, "branch")
    assert [text for text in first if text.startswith(f"student {START}-")], "another student"
    assert [text for text in first if text.startswith(f"student {there}-")], "or the same once more"
    play(g, next(text for text in first if text.startswith(f"student {START}-")))
    assert (goods_of(g)[2], g.question.rule()) == (4, "N-3.09")


def test_tokens_taken_by_the_granted_actions_are_not_doubled() -> None:
    """N-EC38. N-4.08, N-20.08."""
    g = prepared(PER_ANCIENT)
    here, there = tree_road("bonus")
    students(g, 0, BEFORE, here)
    visit(g, 0, "athenai")
    slug, vp = token_of("vp")
    token(g, EDITION.tree_bonus[EDITION.tree_slug.index(there)], slug)
    begin(g, "technology", 1, cards_with("double-tokens")[0])
    arrive(g)
    play(g, f"student {here}-{there}")
    assert legal(g, "double") == []
    assert goods_of(g) == (0, 0, 2 + vp)
    assert len(player(g).tokens) == 1


def test_the_gain_comes_before_the_action_and_may_be_used_in_it() -> None:
    """N-17.13."""
    g = prepared("2 coins, study 3", coins=1)
    blue = next(iter(cells("blue", 1)))
    land(g)
    assert f"shelve {blue}" not in legal(g)
    play(g, "buy potion", f"shelve {blue}")
    assert goods_of(g) == (0, 0, 0)
    g = prepared("1 potion, travel 3")
    there = objective_space("map")
    here, toll = next(iter(neighbours(there).items()))
    goods(g, 0, coins=toll, potions=3)
    scientist(g, 0, here)
    land(g)
    assert len(objective_books("map")) == 4 == player(g).potions
    play(g, f"travel {there}")
    assert (player(g).potions, player(g).coins) == (0, 0)


def test_granted_actions_have_the_printed_value_or_any_lower_one() -> None:
    """N-17.14, N-4.07."""
    g = prepared("1 potion, travel 3", coins=9)
    develop(g, 0, "travel", "travel")
    land(g)
    assert why(g, "improve") == "N-12.07a"
    start = player(g).scientist
    for _ in range(3):
        assert legal(g, "move")
        play(g, legal(g, "move")[0])
    assert legal(g, "move") == [], "two more symbols on the desk do not count"
    g = prepared("1 potion, travel 3")
    land(g)
    place = next(place for place in neighbours(EDITION.place_slug[start]) if kind_of(place) == "village")
    play(g, f"travel {place}", "stop")
    assert (EDITION.place_slug[player(g).scientist], g.question.rule()) == (place, "N-3.09"), "a lower value"
    g = prepared("1 potion, travel 3")
    land(g)
    play(g, "stop")
    assert (player(g).scientist, player(g).cubes) == (start, 12)


def test_several_own_pieces_trigger_the_same_tile_one_after_the_other() -> None:
    """N-17.15."""
    g = prepared("1 potion, 6 vp")
    students(g, 0, BEFORE, BEFORE)
    land(g)
    assert goods_of(g) == (0, 1, 6)
    play(g, "end turn")
    on_turn(g, 0, 2)
    begin(g, "technology", 1, "red-technology")
    arrive(g)
    assert goods_of(g) == (0, 2, 12), "in the same round"
    assert g.round == 1


def test_only_a_movement_that_ends_on_the_tile_triggers_it() -> None:
    """N-17.16."""
    g = prepared("1 potion, 6 vp")
    way = next(way for way in tree_ways(2) if way[:2] == [BEFORE, SPACE])
    begin(g, "technology", 2)
    play(g, *branches(way))
    end_movement(g)
    assert goods_of(g) == (0, 0, 0), "passed over"
    g = prepared("1 potion, 6 vp")
    students(g, 0, SPACE, START)
    begin(g, "technology", 1)
    play(g, "stop")
    assert goods_of(g) == (0, 0, 0), "a student that stands there already"


def test_the_work_marker_triggers_an_invention_and_the_tile_stays_for_everybody() -> None:
    """N-17.16."""
    g = situation()
    space = work_space("invention")
    invention(g, EDITION.work_special[space], "2 potions, 3 vp")
    for seat in (0, 1):
        on_turn(g, seat)
        goods(g, seat, coins=0)
        marker(g, seat, space - 1)
        begin(g, "work", 1)
        play(g, "step")
        end_movement(g)
        assert goods_of(g, seat) == (1, 2, 3), "the coin of the Work action, and the tile"
        play(g, "end turn")
    assert EDITION.invention_effect[g.invention_at[EDITION.work_special[space]]].text == "2 potions, 3 vp"
