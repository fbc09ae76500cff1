"""Master Lessons, chapter NL-3: special cards, and when their special actions may be used."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import Newton
from lincei.games.newton.terms import ACTIONS
from tests.games.newton.boards import route
from tests.games.newton.table import (
    EDITION,
    board_of,
    card_id,
    cards_with,
    goods,
    hand,
    income_tiles,
    lay_out,
    legal,
    on_turn,
    play,
    play_card,
    player,
    seen,
    show,
    situation,
    tuck,
    upkeep,
    why,
)

INCOME = cards_with(special="pay 1 coin: again income")[0]
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
