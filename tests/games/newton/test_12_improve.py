"""Chapter 12: the quick action that improves the action of the card played."""

from __future__ import annotations

import pytest

from lincei.games.newton.actions import OBJECTIVE_NAMES
from lincei.games.newton.state import Newton
from lincei.games.newton.terms import ACTIONS
from tests.games.newton.boards import branches, cells, special_on, tree_kind, tree_ways, work_space
from tests.games.newton.layout import invention, masters, token
from tests.games.newton.table import (
    EDITION,
    cards_with,
    colour,
    goods,
    legal,
    marker,
    play,
    play_card,
    scientist,
    seen,
    shelve,
    show,
    situation,
    space_id,
    students,
    why,
)
from tests.games.newton.turns import (
    acting,
    answers,
    bonus_of,
    card_played,
    clear_tokens,
    next_turn,
    plain_board,
    play_with_value,
    started,
    token_giving,
    travels,
    ways,
)
from tests.games.newton.windows import START


@pytest.mark.parametrize("action", ACTIONS)
def test_two_coins_add_one_to_the_value_of_the_action_being_performed(action: str) -> None:
    """N-12.04."""
    g = card_played(action, 2, 9)
    goods(g, 0, potions=9)
    play(g, "improve")
    assert g.seats[0].coins == 7
    assert started(play(g, f"perform {action}")) == 3


def test_an_improvement_moves_every_kind_of_limit() -> None:
    """N-12.04: one more step, level or row."""
    g = acting("lessons", 1, 2)
    show(g, *cards_with(level=1)[:1], *cards_with(level=2)[:1])
    assert why(g, f"take {cards_with(level=2)[0]}") == "N-8.02"
    play(g, "improve", f"take {cards_with(level=2)[0]}")
    g = card_played("study", 1, 2)
    goods(g, 0, potions=9)
    play(g, "perform study")
    second = next(cell for cell in cells(value=2) if cell.endswith("2"))
    assert why(g, f"shelve {second}") == "N-9.02"
    play(g, "improve", f"shelve {second}")
    g = acting("technology", 1, 2)
    clear_tokens(g)
    way = next(w for w in tree_ways(2) if w[0] == START)
    play(g, branches(way)[0], "improve", branches(way)[1])
    assert seen(g)["seats"][0]["students"] == [way[2]]


def test_an_action_is_improved_at_most_once_per_turn() -> None:
    """N-12.05."""
    g = card_played("work", 2, 9)
    play(g, "improve")
    assert why(g, "improve") == "N-12.05"
    play(g, "perform work", "step")
    assert why(g, "improve") == "N-12.05"
    play(g, "stop")
    next_turn(g)
    play_card(g, colour(g, 0, "technology"))
    assert "improve" in legal(g), "but in the next turn again"


def test_only_the_action_of_the_card_played_is_improved_a_joker_included() -> None:
    """N-12.06."""
    g = situation()
    goods(g, 0, coins=2)
    plain_board(g, 0, "work")
    play_card(g, colour(g, 0, "joker"))
    play(g, "improve")
    assert started(play(g, "perform work")) == 2
    g = acting("work", 1, 9)
    invention(g, EDITION.work_special[work_space("invention")], "1 potion, travel 3")
    marker(g, 0, work_space("invention") - 1)
    play(g, "step", "stop")
    assert g.question.rule() == "N-7.01"
    for text in travels(next(w for w in ways(0, 0, 0) if w[0] == "basel")):
        assert why(g, "improve") == "N-12.07a"
        play(g, text)
    assert legal(g, "move") == []


def test_an_improvement_bought_in_advance_does_not_reach_a_granted_action() -> None:
    """N-12.06."""
    g = card_played("work", 1, 2)
    clear_tokens(g)
    invention(g, EDITION.work_special[work_space("invention")], "1 potion, travel 3")
    marker(g, 0, work_space("invention") - 2)
    play(g, "improve", "perform work", "step", "step")
    goods(g, 0, coins=0)
    play(g, *travels(next(w for w in ways(0, 0, 0) if w[0] == "basel")))
    assert legal(g, "move") == []


def test_it_may_be_bought_after_all_steps_are_used_but_before_the_movement_is_over() -> None:
    """N-12.07."""
    g = acting("work", 2, 2)
    play(g, "step", "step")
    assert answers(g) == ["stop"]
    assert "improve" in legal(g)
    play(g, "improve", "step")
    assert (g.seats[0].work, g.seats[0].coins) == (3, 3)


def after_a_token() -> tuple[Newton, list[str]]:
    """N-EC09: Travel of value 2 without a coin; the second step has taken 3 coins, a toll of 1 lies ahead."""
    way = next(w for w in ways(0, 0, 1) if bonus_of(w[2]) >= 0 and bonus_of(w[1]) < 0)
    g = acting("travel", 2)
    token(g, bonus_of(way[2]), token_giving("3 coins"))
    scientist(g, 0, way[0])
    play(g, *travels(way)[:2])
    return g, way


def test_the_coins_of_a_token_on_the_last_step_buy_a_further_step_and_its_toll() -> None:
    """N-EC09. N-12.07."""
    g, way = after_a_token()
    assert (g.seats[0].coins, answers(g)) == (3, ["stop"])
    play(g, "improve", f"travel {way[3]}")
    assert (g.seats[0].coins, seen(g)["seats"][0]["scientist"]) == (0, way[3])


def test_after_that_a_travel_of_an_invention_cannot_be_improved_nor_anything_else_this_turn() -> None:
    """N-EC10. N-12.05, N-12.06."""
    master = EDITION.place_slug[EDITION.master_place]
    way = next(w for toll in range(3) for w in ways(0, toll) if w[2] == master and bonus_of(w[1]) >= 0)
    branch = next(w for w in tree_ways(1) if tree_kind(w[1]) == "invention")
    g = acting("travel", 1)
    token(g, bonus_of(way[1]), token_giving("3 coins"))
    masters(g, 0, "paracelsus", "newton", "bruno", "brahe")
    invention(g, special_on(branch[1]), "1 potion, travel 3")
    students(g, 0, branch[0])
    scientist(g, 0, way[0])
    play(g, f"travel {way[1]}", "improve")
    goods(g, 0, coins=9)
    play(g, f"travel {way[2]}", "master paracelsus", "perform technology", *branches(branch), "stop")
    assert g.question.rule() == "N-7.01"
    assert why(g, "improve") == "N-12.05"
    for _ in range(3):
        play(g, legal(g, "move")[0])
        assert why(g, "improve") == "N-12.05"
    while "stop" in answers(g):
        play(g, "stop")
    assert why(g, "improve") == "N-12.05"


def test_a_potion_and_a_further_step_may_be_bought_with_what_the_last_step_brought() -> None:
    """N-12.07, N-3.19: into an objective for which one book is missing."""
    way = next(w for w in tree_ways(2) if tree_kind(w[1]) == "bonus" and tree_kind(w[2]) == "objective")
    g = card_played("technology", 1, 0, cards_with("double-tokens", "technology")[0])
    token(g, EDITION.tree_bonus[space_id(way[1])], token_giving("3 coins"))
    students(g, 0, way[0])
    slot = OBJECTIVE_NAMES[EDITION.tree_objective[space_id(way[2])]]
    goods(g, 0, potions=seen(g)["seats"][0]["objectives"][slot]["potions"] - 1)
    play(g, "perform technology", branches(way)[0], "double tokens")
    assert g.seats[0].coins == 6
    assert g.question.rule() == "N-6.01", "the movement has not been declared over"
    play(g, "buy potion", "improve", branches(way)[1])
    assert (g.seats[0].coins, g.seats[0].potions, seen(g)["seats"][0]["students"]) == (1, 0, [way[2]])


def test_a_further_row_may_be_bought_with_what_the_first_tile_of_two_brought() -> None:
    """N-12.07, N-20.07: the sixth tile gives 4 coins, 2 for the value and 3 for the second tile."""
    first, second, *others = [*cells(value=1), *[cell for cell in cells() if "1" not in cell]]
    g = card_played("study", 1, 1, cards_with("pay 3 coins: second-tile")[0])
    shelve(g, 0, *others[-5:])
    goods(g, 0, potions=9)
    play(g, "perform study", f"shelve {first}")
    assert g.seats[0].coins == 5
    assert g.question.rule() == "N-9.01", "the action has not been declared over"
    play(g, "improve", f"shelve {second}")
    assert (g.seats[0].coins, g.seats[0].laid) == (0, 7)


def test_an_improvement_is_not_offered_before_the_card_nor_after_its_action_nor_inside_another() -> None:
    """N-12.07a."""
    g = situation()
    goods(g, 0, coins=9)
    assert why(g, "improve") == "N-12.07a"
    play_with_value(g, "work", 1)
    masters(g, 0, "kepler", "newton", "bruno", "brahe")
    marker(g, 0, work_space("master") - 1)
    assert "improve" in legal(g)
    play(g, "perform work", "step")
    assert "improve" in legal(g)
    play(g, "stop")
    assert why(g, "improve") == "N-12.07a", "a Master may be played"
    play(g, "master kepler", "step")
    assert why(g, "improve") == "N-12.07a"
    play(g, "stop")
    assert why(g, "improve") == "N-12.07a", "the card's action is over"


def test_an_improvement_bought_for_an_action_that_is_skipped_is_lost() -> None:
    """N-12.07a."""
    g = card_played("work", 1, 2)
    play(g, "improve", "end turn")
    assert (g.seats[0].coins, g.seats[0].work) == (0, 0)
    while g.to_move:
        play(g, legal(g)[0], "end turn")
    symbols = seen(g)["seats"][0]["values"]["technology"]["total"]
    play_card(g, colour(g, 0, "technology"))
    assert started(play(g, "perform technology")) == symbols + 1
