"""Chapter 4: TERMINAL."""

from __future__ import annotations

import pytest

from lincei.games.expo1906.state import Expo
from tests.games.expo1906.table import (
    course,
    end_round,
    front,
    give,
    legal,
    money,
    on_turn,
    play,
    put,
    seen,
    situation,
    terminal,
    why,
)


def at_the_terminal(cash: int, upgraded: bool = False) -> Expo:
    """Seat 0 has played TERMINAL."""
    g = on_turn(situation(), 0)
    money(g, 0, cash)
    if upgraded:
        put(g, 0, "terminal-upgrade@a1")
    play(g, "play TERMINAL")
    return g


def prices(g: Expo) -> list[int]:
    """Buy as long as it is seat 0's turn; what each tile cost, as told and as paid."""
    paid = []
    while g.to_move == 0:
        before = g.seats[0].money
        told = [e.args["price"] for e in play(g, f"buy {terminal(g)[0]}") if e.message == "expo1906-log-buy"]
        paid.append(before - g.seats[0].money)
        assert told == paid[-1:]
    return paid


def test_up_to_three_tiles_cost_1_2_and_3() -> None:
    """E-4.01."""
    g = at_the_terminal(12)
    assert sorted(legal(g)) == sorted([*{f"buy {kind}" for kind in terminal(g)}, "stop"])
    assert why(g, "buy cellophane") == "E-4.01", "projects are sold in the Academy"
    assert prices(g) == [1, 2, 3]
    assert (g.to_move, g.seats[0].money, len(terminal(g))) == (1, 6, 6), "no fourth tile"
    for bought in range(4):
        g = at_the_terminal(6)
        for _ in range(bought):
            play(g, f"buy {terminal(g)[0]}")
        if bought < 3:
            play(g, "stop")
        assert (g.to_move, g.seats[0].money) == (1, [6, 5, 3, 0][bought])


def test_the_upgraded_terminal_asks_1_1_and_2() -> None:
    """E-4.02."""
    g = at_the_terminal(12, upgraded=True)
    assert prices(g) == [1, 1, 2]
    assert (g.to_move, g.seats[0].money, len(front(g, 0))) == (1, 8, 3)
    g = at_the_terminal(4, upgraded=True)
    assert (prices(g), g.seats[0].money) == ([1, 1, 2], 0)


def test_the_price_depends_only_on_the_count_bought_in_this_action() -> None:
    """E-4.03."""
    g = on_turn(situation(), 0)
    give(g, 0, "steel/manual", "steel/manual", "copper/steam")
    money(g, 0, 12)
    play(g, "play TERMINAL")
    assert prices(g) == [1, 2, 3], "tiles in the front make nothing dearer"
    money(g, 2, 12)
    play(on_turn(g, 2), "play TERMINAL", f"buy {terminal(g)[0]}", "stop")
    assert g.seats[2].money == 11, "nor do tiles that others bought"
    end_round(on_turn(g, 0))
    on_turn(g, 0)
    money(g, 0, 3)
    play(g, "play TERMINAL")
    assert prices(g) == [1, 2], "every action begins anew"


def test_bought_tiles_go_to_the_front() -> None:
    """E-4.04."""
    g = at_the_terminal(3)
    first, second = terminal(g)[:2]
    play(g, f"buy {first}", f"buy {second}")
    assert sorted(front(g, 0)) == sorted([first, second])
    assert seen(g, 1)["seats"][0]["front"] == front(g, 0)
    assert [front(g, seat) for seat in (1, 2)] == [[], []]


def test_emptied_spaces_are_refilled_only_in_the_reorganisation() -> None:
    """E-4.05."""
    g = at_the_terminal(12)
    spaces = seen(g)["terminal"]
    rare = next(kind for kind in spaces if spaces.count(kind) == 1)
    play(g, f"buy {rare}")
    assert seen(g)["terminal"] == [None if kind == rare else kind for kind in spaces]
    assert why(g, f"buy {rare}") == "E-4.05"
    play(g, "stop", "play SKYSCRAPER", "play LABORATORY", "stop")
    assert seen(g)["terminal"] == [None if kind == rare else kind for kind in spaces]
    end_round(g)
    assert None not in seen(g)["terminal"]
    assert len(terminal(g)) == 9


@pytest.mark.parametrize("players", [2, 4])
def test_the_terminal_never_grows_within_a_round(players: int) -> None:
    """E-4.05."""
    now, tiles = 0, 0
    emptied = False
    for g, _ in course(players, 6):
        if g.round != now:
            assert len(terminal(g)) == 3 * players
        else:
            assert len(terminal(g)) <= tiles
            emptied |= len(terminal(g)) < tiles
        now, tiles = g.round, len(terminal(g))
    assert emptied


def test_with_2_dollars_one_tile_can_be_bought_and_two_with_the_upgrade() -> None:
    """E-EC21. E-4.01, E-4.02."""
    g = at_the_terminal(2)
    assert (prices(g), g.seats[0].money, len(front(g, 0))) == ([1], 1, 1)
    g = at_the_terminal(2, upgraded=True)
    assert (prices(g), g.seats[0].money, len(front(g, 0))) == ([1, 1], 0, 2)
