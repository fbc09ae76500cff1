"""Chapter 6: the ends of the Technology tree."""

from __future__ import annotations

import pytest

from tests.games.newton.boards import (
    START,
    after,
    arrive,
    bare,
    before_objective,
    begin,
    branches,
    end_movement,
    is_end,
    objective_books,
    objective_space,
    on_tree,
    places,
    plain_way,
    tree_kind,
    tree_road,
    work_space,
)
from tests.games.newton.layout import objective, objective_with, played
from tests.games.newton.table import (
    EDITION,
    colour,
    final_scoring,
    goods,
    legal,
    marker,
    play,
    play_card,
    player,
    students,
    why,
)

TREE_OBJECTIVES = ["tree-1", "tree-2", "tree-3", "tree-4"]


def test_the_tree_has_6_end_spaces_of_which_4_are_objectives() -> None:
    """N-6.07."""
    ends = [space for space in EDITION.tree_slug if is_end(space)]
    assert len(ends) == 6
    assert [tree_kind(space) for space in ends].count("objective") == 4
    assert [tree_kind(space) for space in EDITION.tree_slug].count("objective") == 4


@pytest.mark.parametrize("slot", TREE_OBJECTIVES)
def test_an_objective_end_can_be_entered_only_with_its_prerequisite(slot: str) -> None:
    """N-6.07."""
    missing = len(objective_books(slot))
    for potions in (missing - 1, missing):
        g = bare()
        goods(g, 0, potions=potions)
        step = before_objective(g, slot)
        if potions < missing:
            assert why(g, step) == "N-6.07"
        else:
            play(g, step)
            end_movement(g)
            assert (on_tree(g)[0], player(g).potions) == (objective_space(slot), 0)


def test_no_end_space_holds_two_students_of_one_colour_but_other_spaces_do() -> None:
    """N-6.08."""
    before, end = tree_road("master", end=True)
    g = bare()
    students(g, 0, end, before, START)
    begin(g, "technology", 1)
    assert why(g, f"student {before}-{end}") == "N-6.08"
    way = plain_way(1)
    g = bare()
    students(g, 0, way[1], way[1], way[1], way[0])
    begin(g, "technology", 1)
    play(g, branches(way)[0])
    end_movement(g)
    assert on_tree(g) == [way[1]] * 4


def test_a_student_on_an_end_never_moves_again() -> None:
    """N-6.09."""
    before, end = tree_road("invention", end=True)
    g = bare()
    students(g, 0, before)
    begin(g, "technology", 3)
    play(g, f"student {before}-{end}")
    assert legal(g, "branch") == [], "two steps are left, but no way leads on"
    assert all(after(space) == [] for space in EDITION.tree_slug if is_end(space))
    assert all(after(space) for space in EDITION.tree_slug if not is_end(space))


def test_a_student_on_an_end_blocks_it_for_the_owner_alone() -> None:
    """N-6.09."""
    before, end = tree_road("invention", end=True)
    g = bare()
    students(g, 0, before, end)
    play_card(g, colour(g, 0, "technology"))
    assert why(g, "perform technology") == "N-6.04a"
    g = bare()
    students(g, 1, end)
    students(g, 0, before)
    begin(g, "technology", 1)
    assert f"student {before}-{end}" in legal(g)


@pytest.mark.parametrize("slot", TREE_OBJECTIVES)
def test_entering_an_objective_has_no_immediate_effect_but_counts_at_the_end(slot: str) -> None:
    """N-6.11."""
    g = bare()
    objective(g, slot, objective_with("4 vp per ends at most 16"))
    goods(g, 0, potions=4)
    step = before_objective(g, slot)
    play(g, step)
    end_movement(g)
    assert (player(g).vp, player(g).coins, player(g).potions) == (0, 0, 0)
    assert legal(g, "end") == ["end turn"], "and nothing is asked"
    final_scoring(g)
    assert player(g).vp == 4


def test_a_student_directly_before_an_end_with_an_own_student_cannot_move() -> None:
    """N-EC13. N-6.08: with no other movable student the action is impossible."""
    before, end = tree_road("master", end=True)
    assert after(before) == [end]
    g = bare()
    students(g, 0, end, before)
    play_card(g, colour(g, 0, "technology"))
    assert why(g, "perform technology") == "N-6.04a"
    students(g, 0, end, before, START)
    play(g, "perform technology")
    assert why(g, f"student {before}-{end}") == "N-6.08"
    assert legal(g, "branch") == [f"student {START}-{there}" for there in after(START)]
    g = bare()
    students(g, 1, end)
    students(g, 0, before)
    play_card(g, colour(g, 0, "technology"))
    play(g, "perform technology", f"student {before}-{end}")
    assert (on_tree(g, 0), on_tree(g, 1)) == ([end], [end]), "a rival's student there does not matter"


def test_with_all_students_on_ends_a_new_one_is_hired_in_the_action_and_moves() -> None:
    """N-EC14. N-6.10: 5 coins."""
    ends = [space for space in EDITION.tree_slug if is_end(space)]
    step = next(f"student {START}-{there}" for there in after(START) if tree_kind(there) != "bonus")
    g = bare()
    students(g, 0, *ends[:3])
    goods(g, 0, coins=5)
    begin(g, "technology", 1)
    assert legal(g, "branch") == []
    play(g, "buy student", step)
    assert (on_tree(g), player(g).coins) == ([*ends[:3], step.partition("-")[2]], 0)
    g = bare()
    students(g, 0, *ends[:3])
    goods(g, 0, coins=4)
    play_card(g, colour(g, 0, "technology"))
    assert why(g, "perform technology") == "N-6.04a", "4 coins hire nobody"


def test_students_on_the_master_end_and_on_a_non_objective_end_count() -> None:
    """N-EC46. N-19.06."""
    ends = [space for space in EDITION.tree_slug if is_end(space) and tree_kind(space) != "objective"]
    assert len(ends) == 2 and "master" in [tree_kind(space) for space in ends]
    g = bare()
    objective(g, "work", objective_with("4 vp per ends at most 16"))
    marker(g, 0, EDITION.work_end)
    students(g, 0, *ends, START)
    final_scoring(g)
    assert (player(g, 0).vp, player(g, 1).vp) == (8, 0)


@pytest.mark.parametrize("way", ["tree", "work", "map"])
@pytest.mark.parametrize("in_hand", [0, 4])
def test_landing_on_a_master_space_without_a_master_in_hand_gives_nothing(way: str, in_hand: int) -> None:
    """N-EC54. N-21.02."""
    g = bare()
    if not in_hand:
        played(g, 0, "brahe", "leibniz", "newton", "fahrenheit")
    if way == "map":
        arrive(g, places("master")[0])
    elif way == "work":
        marker(g, 0, work_space("master") - 1)
        begin(g, "work", 1)
        play(g, "step")
    else:
        before, end = tree_road("master", end=True)
        students(g, 0, before)
        begin(g, "technology", 1)
        play(g, f"student {before}-{end}")
    end_movement(g)
    assert len(legal(g, "master")) == in_hand
    assert ("end turn" in legal(g)) == (not in_hand), "without one nothing is asked"
