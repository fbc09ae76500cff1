"""Master Lessons, chapter NL-3: conditions of special actions, and what they grant."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import NONE, USED_SPECIAL, Newton
from tests.games.newton.boards import begin, cells, tree_road
from tests.games.newton.layout import invention
from tests.games.newton.table import (
    EDITION,
    board_of,
    card_id,
    cards_with,
    goods,
    income_tiles,
    lay_out,
    legal,
    on_turn,
    play,
    play_card,
    player,
    shelve,
    show,
    situation,
    space_id,
    students,
    tuck,
    why,
)

INCOME = cards_with(special="pay 1 coin: again income")[0]
POTION = cards_with(special="after work 1: 1 potion")[0]
WORK = cards_with(special="after lessons 1: work 1")[0]
ANY_CARD = cards_with(special="after travel 3: take any")[0]
LESSONS = cards_with(special="after study 2: lessons 2, 1 vp")[0]


def table(*tucked: str, coins: int = 0) -> Newton:
    """Seat 0 on turn with these cards under its columns from the left, a potion income tile and so many coins."""
    g = situation(modules="lessons")
    board_of(g, 0, "technology")
    goods(g, 0, coins=coins)
    income_tiles(g, 0, "potion")
    tuck(g, 0, *tucked)
    return g


def usable(g: Newton) -> bool:
    return "use special" in legal(g)


def test_a_condition_looks_at_the_action_of_the_card_played_this_turn() -> None:
    """NL-3.07."""
    g = table(POTION)
    play_card(g, "red-work")
    assert why(g, "use special") == "NL-3.07", "not performed yet"
    play(g, "perform work", "stop")
    assert why(g, "use special") == "NL-3.07", "skipped: no unit was used"
    g = table(POTION)
    play_card(g, "red-work")
    play(g, "perform work", "step")
    assert usable(g)
    g = table(POTION)
    begin(g, "travel", 1, "red-travel")
    play(g, legal(g, "move")[0])
    assert why(g, "use special") == "NL-3.07", "another action"
    play(g, "end turn")
    on_turn(g, 0, 1)
    assert g.performed == NONE, "nothing carries over to another turn"


@pytest.mark.parametrize(
    ("special", "effect", "kind"),
    [
        (ANY_CARD, "1 potion, travel 3", "move"),
        (WORK, "2 vp, lessons 3", "take"),
        (LESSONS, "2 coins, study 3", "shelve"),
        (POTION, "1 vp per runs, work 1 per runs", "step"),
    ],
)
def test_actions_granted_by_tiles_do_not_meet_a_condition(special: str, effect: str, kind: str) -> None:
    """NL-3.07."""
    here, there = tree_road("invention")
    g = table(special)
    goods(g, 0, potions=3)
    shelve(g, 0, *cells()[1:10])
    invention(g, EDITION.tree_special[space_id(there)], effect)
    students(g, 0, here)
    begin(g, "technology", 2, "red-technology")
    play(g, f"student {here}-{there}", "stop")
    assert legal(g, kind)
    while g.question.rule() != "N-3.09":
        play(g, [*legal(g, kind), *legal(g)][0])
    assert why(g, "use special") == "NL-3.07"


def test_travel_of_value_3_with_one_step_used_is_enough_skipped_or_granted_is_not() -> None:
    """NL-EC04. NL-3.07, N-4.09."""
    for steps, allowed in [(1, True), (0, False)]:
        g = table(ANY_CARD)
        begin(g, "travel", 3, "red-travel")
        for _ in range(steps):
            play(g, legal(g, "move")[0])
        play(g, "stop")
        assert usable(g) == allowed
    g = table(ANY_CARD)
    begin(g, "travel", 2, "red-travel")
    play(g, legal(g, "move")[0], "stop")
    assert why(g, "use special") == "NL-3.07", "the value was 2"
    test_actions_granted_by_tiles_do_not_meet_a_condition(ANY_CARD, "1 potion, travel 3", "move")


def test_lessons_by_a_joker_count_and_the_work_granted_for_them_does_not() -> None:
    """NL-EC05. NL-3.07, NL-3.07a."""
    g = table(WORK)
    shown = cards_with(level=1)[0]
    show(g, shown)
    play_card(g, "red-joker")
    play(g, "perform lessons", f"take {shown}")
    assert usable(g)
    play(g, "use special", "step")
    assert player(g).work == 1
    g.done &= ~USED_SPECIAL  # as if the card with the other condition lay in this column
    tuck(g, 0, POTION)
    player(g).tucked = (card_id(POTION), card_id(WORK))
    g.settle()
    assert why(g, "use special") == "NL-3.07", "Work 1 was not performed by the card"


def test_improved_the_value_counts_with_its_plus_1() -> None:
    """NL-3.07a, N-4.09."""
    g = table(ANY_CARD, coins=2)
    begin(g, "travel", 2, "red-travel")
    play(g, legal(g, "move")[0], "improve", "stop")
    assert usable(g)


def test_a_conditional_special_action_waits_for_the_end_of_the_basic_action() -> None:
    """NL-3.08."""
    g = table(LESSONS, coins=9)
    goods(g, 0, potions=20)
    slug = cards_with("pay 3 coins: second-tile")[0]
    begin(g, "study", 4, slug)
    assert why(g, "use special") == "NL-3.08"
    play(g, legal(g, "shelve")[0])
    assert why(g, "use special") == "NL-3.08", "a second tile may still follow"
    play(g, "stop")
    assert usable(g)


def test_actions_granted_by_special_actions_have_a_fixed_value() -> None:
    """NL-3.09."""
    g = table(WORK, coins=9)
    tuck(g, 0, "blue-work", "green-work")
    shown = cards_with(level=1)[0]
    show(g, shown)
    begin(g, "lessons", 1, "red-lessons")
    play(g, f"take {shown}", "use special")
    assert g.question.args(g)["left"] == 1, "two Work symbols under the desk do not count"
    assert why(g, "improve") == "N-12.07a"
    h = g.copy()
    play(h, "stop")
    assert player(h).work == 0, "a lower value is allowed"
    play(g, "step")
    assert (player(g).work, player(g).coins, g.question.rule()) == (1, 10, "N-3.09")


def test_special_actions_are_not_special_effects_and_cannot_be_copied() -> None:
    """NL-3.10."""
    g = table(INCOME, coins=5)
    lay_out(g, 0, cards_with(special="pay 1 coin: take level-1")[0])
    play_card(g, cards_with("copy")[0])
    assert why(g, "use effect") == "N-20.02"
