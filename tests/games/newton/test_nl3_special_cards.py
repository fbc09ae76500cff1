"""Master Lessons, chapter NL-3: special cards, and when their special actions may be used."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import NONE, USED_SPECIAL, Newton
from lincei.games.newton.terms import ACTIONS
from tests.games.newton.boards import begin, route, tree_road
from tests.games.newton.table import (
    EDITION,
    board_of,
    card_id,
    cards_with,
    goods,
    hand,
    income_tiles,
    invention,
    lay_out,
    legal,
    on_turn,
    play,
    play_card,
    player,
    seen,
    show,
    situation,
    space_id,
    students,
    tuck,
    upkeep,
    why,
)

INCOME = cards_with(special="pay 1 coin: again income")[0]
POTION = cards_with(special="after work 1: 1 potion")[0]
WORK = cards_with(special="after lessons 1: work 1")[0]
ANY_CARD = cards_with(special="after travel 3: take any")[0]
LESSONS = cards_with(special="after study 2: lessons 2, 1 vp")[0]
SPECIALS = [slug for card, slug in enumerate(EDITION.card_slug) if EDITION.card_special[card].clauses]
OTHERS = ["blue-joker", "green-joker", "blue-work", "green-work"]  # fill other columns and count for nothing here


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


def use(g: Newton) -> Newton:
    """Use INCOME's special action."""
    play(g, "use special", "again income potion")
    return g


def value(g: Newton, action: str) -> int:
    total: int = seen(g)["seats"][0]["values"][action]["total"]
    return total


# -- on the desk and under it -------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", SPECIALS)
def test_on_the_desk_the_basic_action_works_and_the_special_action_does_not(slug: str) -> None:
    """NL-3.01."""
    g = table(coins=9)
    goods(g, 0, potions=9)
    [action] = [ACTIONS[a] for a in EDITION.card_actions[card_id(slug)]]
    play_card(g, slug)
    assert f"perform {action}" in legal(g)
    assert why(g, "use special") == "NL-3.03"
    play(g, f"perform {action}", "stop")
    assert not usable(g)


def test_the_symbol_of_a_special_card_on_the_desk_counts_for_later_actions_of_the_round() -> None:
    """NL-3.01a."""
    g = table()
    slug = next(s for s in SPECIALS if EDITION.card_actions[card_id(s)] == [ACTIONS.index("work")])
    play_card(g, slug)
    play(g, "end turn")
    on_turn(g, 0, 2)
    play_card(g, "red-work")
    play(g, "perform work")
    assert g.question.args(g)["left"] == 2


@pytest.mark.parametrize("slug", SPECIALS)
def test_tucked_it_is_turned_round_and_its_symbol_no_longer_counts(slug: str) -> None:
    """NL-3.02, NL-3.02a."""
    g = table()
    before = [value(g, action) for action in ACTIONS]
    lay_out(g, 0, slug)
    assert sum(value(g, action) for action in ACTIONS) == sum(before) + 1
    upkeep(g)
    play(g, f"tuck {slug}")
    assert player(g).tucked == (card_id(slug),)
    assert [value(g, action) for action in ACTIONS] == before
    on_turn(g, 0)
    play_card(g, "red-joker")
    assert why(g, "use special") != "NL-3.03", "its special action is what is visible now"


def test_a_tucked_special_card_for_lessons_does_not_raise_lessons() -> None:
    """NL-EC03. NL-3.02."""
    slug = next(s for s in SPECIALS if EDITION.card_actions[card_id(s)] == [ACTIONS.index("lessons")])
    g = table()
    lay_out(g, 0, slug)
    upkeep(g)
    play(g, f"tuck {slug}")
    assert value(g, "lessons") == 0
    show(g, cards_with(level=1)[0])
    on_turn(g, 0)
    play_card(g, "red-lessons")
    play(g, "perform lessons")
    assert g.question.args(g)["left"] == 1


# -- the column ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_a_special_action_works_only_in_the_turn_of_the_card_in_its_column(column: int) -> None:
    """NL-3.03."""
    g = table(*OTHERS[: column - 1], INCOME, coins=5)
    for turn, card in enumerate(["work", "travel", "lessons", "study", "joker"], 1):
        on_turn(g, 0, turn)
        play(g, f"play red-{card}")
        assert usable(g) == (turn == column)
        if turn != column:
            assert why(g, "use special") == "NL-3.03"


def test_a_special_action_under_column_2_works_only_with_the_second_card_of_the_round() -> None:
    """NL-EX01. NL-3.03."""
    g = table(OTHERS[0], INCOME, coins=5)
    play_card(g, "red-work")
    assert not usable(g)
    play(g, "end turn")
    on_turn(g, 0, 2)
    play_card(g, "red-travel")
    assert usable(g)
    play(g, "end turn")
    on_turn(g, 0, 3)
    play_card(g, "red-study")
    assert (usable(g), player(g).potions) == (False, 0), "unused it is lost for this round"


def test_with_a_hand_of_three_the_special_actions_of_columns_4_and_5_cannot_be_used_that_round() -> None:
    """NL-EC09. NL-3.03, NL-3.06."""
    doubled = cards_with(special="pay card: take any")
    g = table(*OTHERS[:3], INCOME, doubled[0], coins=5)
    hand(g, 0, "red-work", "red-travel", "red-joker")
    for turn, card in enumerate(["work", "travel", "joker"], 1):
        on_turn(g, 0, turn)
        play(g, f"play red-{card}")
        assert not usable(g)
        play(g, "end turn")
    for turn in (4, 5):
        on_turn(g, 0, turn)
        assert "end turn" in legal(g) and not usable(g)
        assert why(g, "use special") in ("NL-3.04b", "NL-3.06")
        play(g, "end turn")


# -- when in the turn ---------------------------------------------------------------------------------------------


def test_it_is_used_before_during_or_after_the_basic_action() -> None:
    """NL-3.04."""
    first = route("basel", "bologna")[0]
    for moment in range(4):
        g = table(INCOME, coins=1)
        steps = ["perform travel", f"travel {first}", "stop"]
        play_card(g, "red-joker")
        tuck(g, 0, "blue-travel")  # a Joker for Travel then has value 2
        for i, step in enumerate(steps):
            if i == moment:
                use(g)
            play(g, step)
        if moment == 3:
            use(g)
        assert (player(g).potions, player(g).coins, g.question.rule()) == (1, 0, "N-3.09")
        assert EDITION.place_slug[player(g).scientist] == first


def test_a_special_action_inside_a_movement_lets_it_go_on_from_there() -> None:
    """NL-3.04."""
    first, second = route("basel", "bologna")[:2]
    g = table(INCOME, coins=1)
    tuck(g, 0, "blue-travel")
    play_card(g, "red-joker")
    play(g, "perform travel", f"travel {first}")
    use(g)
    assert g.question.args(g)["left"] == 1
    assert f"travel {second}" in legal(g)


def test_without_a_condition_it_may_be_used_even_if_the_basic_action_is_skipped() -> None:
    """NL-3.04a."""
    g = table(INCOME, coins=1)
    play_card(g, "red-work")
    use(g)
    play(g, "end turn")
    assert (player(g).potions, player(g).work) == (1, 0)


def test_it_may_not_be_used_before_the_card_of_the_turn_is_placed() -> None:
    """NL-3.04b."""
    g = table(INCOME, coins=5)
    assert why(g, "use special") == "NL-3.04b"
    assert legal(g, "reveal"), "unlike quick actions"
    play_card(g, "red-work")
    assert usable(g)


def test_it_is_used_at_most_once_per_turn() -> None:
    """NL-3.05."""
    g = table(INCOME, coins=5)
    play_card(g, "red-work")
    use(g)
    assert why(g, "use special") == "NL-3.05"
    play(g, "perform work")
    assert why(g, "use special") == "NL-3.05", "nor inside the action"


def test_it_is_there_from_the_round_after_it_was_tucked_and_once_in_each_round() -> None:
    """NL-3.06."""
    g = table(coins=5)
    play_card(g, INCOME)
    assert not usable(g)
    play(g, "end turn")
    upkeep(g)
    play(g, f"tuck {INCOME}")
    for number, card in [(2, "work"), (3, "travel")]:
        assert g.round == number
        on_turn(g, 0)
        play_card(g, f"red-{card}")
        before = player(g).potions
        use(g)
        assert player(g).potions == before + 1
        play(g, "end turn")
        on_turn(g, 0, 2)
        play_card(g, "red-lessons")
        assert not usable(g)
        upkeep(g)
        play(g, f"tuck red-{card}")
    g = table(INCOME, coins=5)
    hand(g, 0)
    assert not usable(g), "nor in a turn without a card"


# -- conditions ---------------------------------------------------------------------------------------------------


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


def test_actions_granted_by_tiles_do_not_meet_a_condition() -> None:
    """NL-3.07."""
    here, there = tree_road("invention")
    g = table(ANY_CARD)
    invention(g, EDITION.tree_special[space_id(there)], "1 potion, travel 3")
    students(g, 0, here)
    begin(g, "technology", 2, "red-technology")
    play(g, f"student {here}-{there}", "stop")
    while g.question.rule() == "N-7.01":
        play(g, legal(g)[0])
    assert g.question.rule() == "N-3.09"
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
    test_actions_granted_by_tiles_do_not_meet_a_condition()


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
