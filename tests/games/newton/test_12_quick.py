"""Chapter 12: quick actions."""

from __future__ import annotations

import pytest

from tests.games.newton.boards import work_space
from tests.games.newton.layout import invention
from tests.games.newton.table import (
    EDITION,
    GAME,
    colour,
    develop,
    drawn,
    goods,
    lay_out,
    legal,
    marker,
    play,
    seen,
    situation,
    students,
    upkeep,
    why,
)
from tests.games.newton.turns import (
    QUICK,
    acting,
    left_in_deck,
    never_seen,
)
from tests.games.newton.windows import START


def test_quick_actions_are_taken_by_the_active_player_any_number_of_times() -> None:
    """N-12.01."""
    g = situation(4)
    for seat in range(4):
        goods(g, seat, coins=40)
    for _ in range(3):
        play(g, *QUICK)
    assert (g.seats[0].coins, g.seats[0].potions, g.seats[0].reserve()) == (40 - 33, 3, 0)
    assert [GAME.view(g, seat)["legal"] for seat in (1, 2, 3)] == [[], [], []]
    lay_out(g, 0, colour(g, 0, "work"))
    upkeep(g)
    assert legal(g) == [f"tuck {colour(g, 0, 'work')}"], "nobody is active in Upkeep"


def test_there_are_no_quick_actions_in_the_draft() -> None:
    """N-12.01."""
    g = GAME.start(3, 1)
    assert {GAME.kind(action) for action in g.legal} == {"pick"}


@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_coin_turns_up_the_two_top_cards_of_a_deck_and_adds_them_to_its_row(level: int) -> None:
    """N-12.02."""
    name = ["I", "II", "III"][level]
    g = situation()
    goods(g, 0, coins=2)
    before = seen(g)
    a, b, c, d = never_seen(g, level)[:4]
    for first, second in ((b, a), (d, c)):
        drawn(g, f"card {first}", f"card {second}")
        g.apply(GAME.read(g, f"reveal {name}"))
    after = seen(g)
    assert after["display"][name] == [*before["display"][name], b, a, d, c], "those there stay, a row has no maximum"
    assert after["decks"][name]["cards"] == before["decks"][name]["cards"] - 4
    for other in {"I", "II", "III"} - {name}:
        assert after["display"][other] == before["display"][other]
    assert g.seats[0].coins == 0
    assert why(g, f"reveal {name}") == "N-12.02"


def test_a_reveal_cannot_be_taken_back() -> None:
    """N-12.02: something hidden has come to light; a potion bought can be taken back."""
    g = situation()
    goods(g, 0, coins=9)
    assert GAME.irreversible(g, GAME.read(g, "reveal I"))
    assert not GAME.irreversible(g, GAME.read(g, "buy potion"))


def test_cards_put_under_a_deck_come_after_those_never_seen_in_their_order() -> None:
    """N-12.02."""
    g = situation()
    goods(g, 0, coins=2)
    row = seen(g)["display"]["I"]
    a, b, c = never_seen(g, 0)[:3]
    left_in_deck(g, 0, c, a, b)
    play(g, "reveal I", "reveal I")
    assert seen(g)["display"]["I"] == [*row, c, a, b]


def test_a_deck_with_one_card_shows_that_one_for_the_coin() -> None:
    """N-EC32. N-12.03."""
    g = situation()
    goods(g, 0, coins=2)
    row = seen(g)["display"]["II"]
    last = never_seen(g, 1)[0]
    left_in_deck(g, 1, last)
    play(g, "reveal II")
    assert (seen(g)["display"]["II"], g.seats[0].coins) == ([*row, last], 1)
    assert "reveal II" not in legal(g)
    assert why(g, "reveal II") == "N-12.03"
    assert {"reveal I", "reveal III"} <= set(legal(g))


def test_an_empty_deck_cannot_be_revealed_from() -> None:
    """N-12.03."""
    g = situation()
    goods(g, 0, coins=9)
    left_in_deck(g, 2)
    assert why(g, "reveal III") == "N-12.03"


def test_three_coins_buy_a_potion_again_and_again() -> None:
    """N-12.08."""
    g = situation()
    goods(g, 0, coins=8)
    play(g, "buy potion", "buy potion")
    assert (g.seats[0].coins, g.seats[0].potions) == (2, 2)
    assert why(g, "buy potion") == "N-12.08"


def test_five_coins_bring_a_student_from_the_reserve_to_the_start_again_and_again() -> None:
    """N-12.09."""
    g = situation()
    goods(g, 0, coins=14)
    play(g, "buy student", "buy student")
    assert (g.seats[0].coins, seen(g)["seats"][0]["students"], g.seats[0].reserve()) == (4, [START] * 3, 1)
    assert why(g, "buy student") == "N-12.09"


def test_with_an_empty_reserve_no_student_is_bought_and_other_effects_bring_none() -> None:
    """N-12.10."""
    g = acting("work", 1, 9)
    students(g, 0, START, START, START, START)
    assert why(g, "buy student") == "N-12.10"
    space = work_space("invention")
    invention(g, EDITION.work_special[space], "5 coins, 1 student")
    marker(g, 0, space - 1)
    develop(g, 0)
    play(g, "step", "stop")
    assert (g.seats[0].coins, seen(g)["seats"][0]["students"]) == (9 + 1 + 5, [START] * 4)
