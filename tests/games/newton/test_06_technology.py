"""Chapter 6: Technology."""

from __future__ import annotations

import pytest

from tests.games.newton.boards import (
    START,
    after,
    bare,
    begin,
    bonus_space,
    branches,
    end_movement,
    is_end,
    on_tree,
    penniless,
    plain_way,
    special_on,
    token_of,
    tree_kind,
    tree_road,
    tree_ways,
)
from tests.games.newton.layout import specialisation, token
from tests.games.newton.table import (
    EDITION,
    colour,
    course,
    goods,
    legal,
    play,
    play_card,
    player,
    seen,
    space_id,
    students,
    why,
)

TREE_OBJECTIVES = ["tree-1", "tree-2", "tree-3", "tree-4"]


def test_exactly_one_student_moves_by_up_to_the_value_which_cannot_be_shared() -> None:
    """N-6.01."""
    way = plain_way(3)
    other = next(space for space in after(START) if space not in way)
    g = bare()
    students(g, 0, way[0], other)
    begin(g, "technology", 3)
    assert branches([other, after(other)[0]])[0] in legal(g), "either student may be the one"
    play(g, branches(way)[0])
    assert legal(g, "branch") == [f"student {way[1]}-{there}" for there in after(way[1])]
    assert why(g, branches([other, after(other)[0]])[0]) == "N-6.01"
    assert "stop" in legal(g), "a lower value may be used"
    play(g, *branches(way)[1:])
    end_movement(g)
    assert on_tree(g) == [way[3], other]
    assert legal(g, "branch") == []
    assert why(g, "perform technology") == "N-3.14"


@pytest.mark.parametrize("value", [1, 2])
def test_a_student_takes_no_more_steps_than_the_value(value: int) -> None:
    """N-6.01."""
    way = plain_way(3)
    g = bare()
    students(g, 0, way[0])
    begin(g, "technology", value)
    play(g, *branches(way)[:value])
    assert legal(g, "branch") == []
    end_movement(g)
    assert on_tree(g) == [way[value]]


def test_at_the_start_and_at_each_fork_the_player_chooses_the_branch() -> None:
    """N-6.02."""
    assert [tree_kind(space) for space in EDITION.tree_slug].count("start") == 1
    assert len(after(START)) >= 2
    fork = next(space for space in EDITION.tree_slug if space != START and len(after(space)) > 1)
    for space in (START, fork):
        g = bare()
        students(g, 0, space)
        begin(g, "technology", 1)
        assert legal(g, "branch") == [f"student {space}-{there}" for there in after(space)]
        for there in after(space):
            h = g.copy()
            play(h, f"student {space}-{there}")
            assert on_tree(h) == [there]


def depths() -> dict[str, int]:
    """How far each space of the tree is from the start; every way there is equally long."""
    found = {START: 0}
    for steps in range(1, len(EDITION.tree_slug)):
        for way in tree_ways(steps):
            if way[0] == START:
                assert found.setdefault(way[-1], steps) == steps
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_students_only_move_forward(seed: int) -> None:
    """N-6.03."""
    depth = depths()
    assert set(depth) == set(EDITION.tree_slug)
    before: list[list[str]] = []
    moved = 0
    for g, _ in course(3, seed, masters="dealt"):
        now = [on_tree(g, seat) for seat in range(g.players)]
        for seat, spaces in enumerate(before):
            for one, two in zip(spaces, now[seat], strict=False):
                assert depth[two] >= depth[one]
                moved += depth[two] - depth[one]
        before = now
    assert moved > 0


def test_without_a_student_on_the_tree_the_action_is_impossible() -> None:
    """N-6.04."""
    g = bare()
    students(g, 0)
    play_card(g, colour(g, 0, "technology"))
    assert legal(g, "perform") == []
    assert why(g, "perform technology") == "N-6.04"
    students(g, 0, START)
    assert legal(g, "perform") == ["perform technology"], "the start space is part of the tree"


def test_the_action_is_impossible_if_no_student_can_take_a_step() -> None:
    """N-6.04a."""
    ends = [space for space in EDITION.tree_slug if is_end(space)]
    g = bare()
    students(g, 0, *ends[:3])
    play_card(g, colour(g, 0, "joker"))
    assert why(g, "perform technology") == "N-6.04a"
    assert legal(g, "perform") != [], "other actions are possible"
    before, objective_end = tree_road("objective", end=True)
    students(g, 0, before)
    assert why(g, "perform technology") == "N-6.04a", "its prerequisite is not met"
    goods(g, 0, potions=4)
    assert why(g, "perform technology") == ""
    assert after(before) == [objective_end]


@pytest.mark.parametrize("steps", [1, 2])
def test_a_student_that_moves_onto_or_over_a_token_takes_it_at_once(steps: int) -> None:
    """N-6.05."""
    way = next(way for way in tree_ways(2) if [tree_kind(space) for space in way[1:]] == ["bonus", "plain"])
    kind, vp = token_of("vp")
    g = penniless()
    token(g, bonus_space(way[1]), kind)
    students(g, 0, way[0])
    begin(g, "technology", 2)
    play(g, branches(way)[0])
    assert player(g).vp == vp, "before the movement goes on or ends"
    assert seen(g)["seats"][0]["tokens"] == [kind]
    assert seen(g)["tokens"][bonus_space(way[1])] is None
    play(g, *branches(way)[1:steps])
    end_movement(g)
    assert (on_tree(g), player(g).vp) == ([way[steps]], vp)


def test_a_special_space_works_only_if_the_movement_ends_exactly_there() -> None:
    """N-6.06."""
    way = next(way for way in tree_ways(2) if [tree_kind(s) for s in way[1:]] == ["specialisation", "plain"])
    for steps in (1, 2):
        g = bare()
        specialisation(g, special_on(way[1]), "develop work")
        students(g, 0, way[0])
        begin(g, "technology", 2)
        play(g, *branches(way)[:steps])
        if steps == 1:
            assert "work" not in seen(g)["seats"][0]["drawers"], "the movement is not over yet"
            play(g, "stop")
        assert seen(g)["seats"][0]["drawers"].count("work") == (1 if steps == 1 else 0)


def test_a_student_that_takes_no_step_triggers_nothing() -> None:
    """N-6.06a."""
    space = next(here for here, there in tree_ways(1) if tree_kind(here) == "specialisation" and not is_end(there))
    g = bare()
    specialisation(g, special_on(space), "develop work")
    students(g, 0, space)
    begin(g, "technology", 1)
    play(g, "stop")
    assert (on_tree(g), seen(g)["seats"][0]["drawers"]) == ([space], [])
    assert why(g, "perform technology") == "N-3.14", "the action is over"


@pytest.mark.parametrize("hired_first", [True, False])
def test_a_student_hired_in_the_action_may_move_only_if_none_has_moved_yet(hired_first: bool) -> None:
    """N-6.10."""
    way = next(way for way in tree_ways(2) if way[0] not in [START, *after(START)] and not is_end(way[2]))
    fresh = f"student {START}-{after(START)[0]}"
    g = bare()
    goods(g, 0, coins=5)
    students(g, 0, way[0])
    begin(g, "technology", 2)
    assert why(g, fresh) == "N-6.04", "nobody stands there yet"
    if hired_first:
        play(g, "buy student", fresh)
        assert on_tree(g) == [way[0], after(START)[0]]
        assert why(g, branches(way)[0]) == "N-6.01"
    else:
        play(g, branches(way)[0], "buy student")
        assert on_tree(g) == [way[1], START]
        assert why(g, fresh) == "N-6.01"


def test_over_a_token_and_by_the_right_branch_to_a_special_space() -> None:
    """N-EX03. N-6: Technology of value 3, the student on the start."""
    way = next(
        way
        for way in tree_ways(3)
        if way[0] == START and tree_kind(way[1]) == "bonus" and len(after(way[1])) > 1
        if way[2] == max(after(way[1]), key=lambda space: EDITION.tree_x[space_id(space)])
        if tree_kind(way[3]) == "specialisation"
    )
    kind, vp = token_of("vp")
    g = penniless()
    token(g, bonus_space(way[1]), kind)
    specialisation(g, special_on(way[3]), "income coins")
    begin(g, "technology", 3)
    play(g, branches(way)[0])
    assert (player(g).vp, seen(g)["seats"][0]["tokens"]) == (vp, [kind]), "after step 1"
    play(g, branches(way)[1])
    assert seen(g)["seats"][0]["slots"] == []
    play(g, branches(way)[2])
    end_movement(g)
    assert seen(g)["seats"][0]["slots"] == ["coins"], "at the end"
    assert (on_tree(g), player(g).vp) == ([way[3]], vp)
