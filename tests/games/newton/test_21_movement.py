"""Chapter 21: Masters who move students or the Work marker, and Paracelsus."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import Newton
from lincei.games.newton.terms import ACTIONS
from tests.games.newton.boards import (
    START,
    bare,
    begin,
    books,
    branches,
    objective_books,
    objective_space,
    on_tree,
    play_master,
    special_on,
    tree_kind,
    tree_road,
    tree_ways,
    work_space,
)
from tests.games.newton.layout import invention, masters, specialisation
from tests.games.newton.table import (
    EDITION,
    counted,
    develop,
    final_scoring,
    goods,
    legal,
    marker,
    play,
    player,
    show,
    students,
    why,
)

FILLERS = ["brahe", "leibniz", "newton"]
END = EDITION.work_end


def holding(slug: str) -> Newton:
    """Seat 0 has neither coins nor potions, no token lies on the boards, and this Master is in hand."""
    g = bare()
    masters(g, 0, slug, *FILLERS)
    return g


def by_student(g: Newton, slug: str, *others: str) -> Newton:
    """A student comes to the Master end and the Master is played; other students stand on these spaces."""
    here, there = tree_road("master", end=True)
    students(g, 0, here, *others)
    begin(g, "technology", 1)
    play(g, f"student {here}-{there}", f"master {slug}")
    return g


def vp_of(slug: str) -> int:
    [(_, vp)] = [line for line in counted(final_scoring(play_master(holding(slug), slug)), 0) if line[0] == "N-14.04"]
    return vp


def steps_of(g: Newton) -> dict[str, list[str]]:
    """The branches open now, by the space where they begin."""
    found: dict[str, list[str]] = {}
    for text in legal(g, "branch"):
        found.setdefault(text.removeprefix("student ").partition("-")[0], []).append(text)
    return found


def test_halley_splits_a_technology_of_value_4_over_several_students() -> None:
    """N-21.21."""
    g = holding("halley")
    students(g, 0, START, START)
    play_master(g, "halley")
    way = tree_ways(2)[0]
    assert way[0] == START
    play(g, *branches(way), "stop")
    assert set(steps_of(g)) == {START}
    play(g, *branches(way))
    assert (on_tree(g), g.question.rule()) == ([way[-1]] * 2, "N-3.09"), "2 + 2 steps are all"
    assert vp_of("halley") == 2


@pytest.mark.parametrize("split", [[1, 3], [3, 1], [1, 1, 1, 1], [4], [2, 1, 1]])
def test_halley_moves_one_student_1_step_and_another_3_or_four_students_1_step_each(split: list[int]) -> None:
    """N-EX14. N-21.21."""
    g = holding("halley")
    students(g, 0, *[START] * 4)
    play_master(g, "halley")
    ends = []
    for n in split:
        way = next(way for way in tree_ways(n) if way[0] == START and tree_kind(way[-1]) in ("plain", "bonus"))
        play(g, *branches(way))
        ends.append(way[-1])
        if len(ends) < len(split):
            play(g, "stop")
    assert g.question.rule() == "N-3.09", "four steps in all"
    assert sorted(on_tree(g)) == sorted(ends + [START] * (4 - len(split)))


def test_a_student_who_stopped_on_a_special_space_may_not_move_again_under_halley() -> None:
    """N-EC41. N-21.36: one student 2 steps onto a special space, then the same student 2 more is illegal."""
    way = next(way for way in tree_ways(4) if tree_kind(way[2]) == "specialisation")
    g = holding("halley")
    specialisation(g, special_on(way[2]), "develop work")
    students(g, 0, way[0], START)
    play_master(g, "halley")
    play(g, *branches(way[:3]), "stop")
    assert player(g).drawers[-1:] == (ACTIONS.index("work"),), "the special space is resolved"
    assert why(g, branches(way[2:])[0]) == "N-21.36"
    assert set(steps_of(g)) == {START}


def test_under_halley_each_movement_ends_on_its_own_and_a_new_student_may_use_remaining_steps() -> None:
    """N-21.36."""
    here, there = tree_road("invention")
    g = holding("halley")
    invention(g, special_on(there), "5 coins, 1 student")
    students(g, 0, here)
    play_master(g, "halley")
    play(g, f"student {here}-{there}", "stop")
    assert (player(g).coins, player(g).reserve()) == (5, 2), "triggered before the next student moves"
    assert set(steps_of(g)) == {START}, "the student that has just come"
    play(g, "buy student")
    for _ in range(2):
        play(g, steps_of(g)[START][0], "stop")
    assert on_tree(g).count(START) == 0
    assert player(g).reserve() == 1


@pytest.mark.parametrize("slot", ["tree-1", "tree-2", "tree-3", "tree-4"])
def test_torricelli_moves_3_and_an_objective_may_be_entered_without_its_prerequisite(slot: str) -> None:
    """N-21.24."""
    space = objective_space(slot)
    way = next(way for way in tree_ways(3) if way[-1] == space)
    for potions in (0, 4):
        g = holding("torricelli")
        students(g, 0, way[0])
        goods(g, 0, potions=potions)
        play_master(g, "torricelli")
        play(g, *branches(way))
        while g.question.rule() != "N-3.09":
            play(g, "stop")
        assert (on_tree(g), player(g).potions) == ([space], potions), "none is needed, none is paid"
    assert vp_of("torricelli") == 2


def test_torricelli_moves_one_student_only() -> None:
    """N-21.24, N-6.01."""
    g = holding("torricelli")
    students(g, 0, START, START)
    play_master(g, "torricelli")
    play(g, steps_of(g)[START][0])
    assert START not in steps_of(g)
    play(g, "stop")
    assert g.question.rule() == "N-3.09"


def test_huygens_works_3_and_enters_the_objective_without_its_prerequisite() -> None:
    """N-21.23."""
    g = holding("huygens")
    marker(g, 0, END - 2)
    goods(g, 0, potions=4)
    by_student(g, "huygens")
    play(g, "step", "step")
    assert (player(g).work, player(g).coins, player(g).potions) == (END, 3, 4), "the full value at the end (N-5.05)"
    assert vp_of("huygens") == 2


def test_under_huygens_stopping_before_the_objective_is_voluntary_and_kepler_still_needs_its_prerequisite() -> None:
    """N-21.38."""
    for steps in (0, 1):
        g = holding("huygens")
        marker(g, 0, END - 2)
        by_student(g, "huygens")
        play(g, *["step"] * steps, "stop")
        assert (player(g).work, player(g).coins) == (END - 2 + steps, steps)
    g = holding("kepler")
    marker(g, 0, END - 1)
    books(g, 0, *objective_books("work")[1:], besides="technology")
    by_student(g, "kepler")
    assert (player(g).work, g.question.rule()) == (END - 1, "N-3.09")
    g = holding("kepler")
    marker(g, 0, END - 1)
    books(g, 0, *objective_books("work"), besides="technology")
    by_student(g, "kepler")
    play(g, "step")
    assert (player(g).work, player(g).coins) == (END, 0)
    space = work_space("master")
    g = holding("kepler")
    marker(g, 0, space - 2)
    by_student(g, "kepler")
    play(g, "step", "step", "stop")
    assert (player(g).work, g.question.rule()) == (space, "N-21.02"), "special spaces work as usual"


def test_kepler_works_6_without_coins() -> None:
    """N-21.25."""
    g = holding("kepler")
    by_student(g, "kepler")
    play(g, *["step"] * 6)
    assert (player(g).work, player(g).coins) == (6, 0)
    assert vp_of("kepler") == 4


def test_kepler_with_the_objective_4_ahead_and_not_met_goes_3_steps() -> None:
    """N-EC42. N-21.38: no coins."""
    g = holding("kepler")
    marker(g, 0, END - 4)
    by_student(g, "kepler")
    play(g, "step", "step", "step")
    while g.question.rule() != "N-3.09":
        play(g, "stop")
    assert (player(g).work, player(g).coins) == (END - 1, 0)


@pytest.mark.parametrize("action", ACTIONS)
def test_paracelsus_performs_any_one_basic_action_of_value_3(action: str) -> None:
    """N-21.29, N-21.40."""
    g = holding("paracelsus")
    develop(g, 0, *[each for each in ACTIONS if each != "work"])
    shown = [slug for slug in EDITION.card_slug if slug.startswith("study-") and slug[-2] in "123" and slug[-1] == "a"]
    show(g, *shown)
    play_master(g, "paracelsus")
    goods(g, 0, coins=9, potions=3)
    assert legal(g, "perform") == [f"perform {each}" for each in ACTIONS]
    play(g, f"perform {action}")
    assert g.question.args(g)["left"] == 3, "desk symbols do not count"
    assert why(g, "improve") == "N-12.07a"
    assert "stop" in legal(g)
    play(g, "stop")
    assert g.question.rule() == "N-3.09", "only one action"
    assert vp_of("paracelsus") == 3
