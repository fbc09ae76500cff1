"""Chapter 5: ACADEMY."""

from __future__ import annotations

from lincei.games.expo1906.state import NONE, Expo
from tests.games.expo1906.table import (
    academy,
    end_round,
    front,
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


def at_the_academy(cash: int, upgraded: bool = False, empty_terminal: bool = False) -> Expo:
    """Seat 0 has played ACADEMY."""
    g = on_turn(situation(), 0)
    money(g, 0, cash)
    if upgraded:
        put(g, 0, "academy-upgrade@a1")
    if empty_terminal:
        for space, kind in enumerate(g.terminal):
            g.discard[kind] += 1
            g.terminal[space] = NONE
    play(g, "play ACADEMY")
    return g


def test_one_project_or_tech_in_the_academy_may_be_bought_for_2() -> None:
    """E-5.01."""
    g = at_the_academy(5)
    assert sorted(legal(g)) == sorted([*[f"buy {tile}" for tile in academy(g)], "stop"])
    assert len(legal(g)) == 5 + 13 + 1
    assert why(g, f"buy {terminal(g)[0]}") == "E-5.01", "resource tiles are sold in the Terminal"
    for tile in (academy(g)[2], "batteries"):
        g = at_the_academy(5)
        events = play(g, f"buy {tile}")
        assert [(e.rule, e.args["price"]) for e in events if e.message == "expo1906-log-buy"] == [("E-5.01", 2)]
        assert (g.seats[0].money, g.to_move) == (3, 1), "a second tile is not offered"
    g = at_the_academy(5)
    play(g, "stop")
    assert (g.seats[0].money, g.to_move) == (5, 1)
    assert at_the_academy(2).to_move == 0
    assert at_the_academy(1).to_move == 1, "1$ is not enough"


def test_the_bought_tile_goes_to_the_front() -> None:
    """E-5.02."""
    for tile in academy(situation()):
        g = at_the_academy(2)
        play(g, f"buy {tile}")
        assert front(g, 0) == [tile]
        assert tile not in academy(g)
        assert len(academy(g)) == 17
        assert seen(g, 2)["seats"][0]["front"] == [tile]


def test_an_emptied_project_slot_is_refilled_only_in_the_reorganisation() -> None:
    """E-5.03."""
    g = at_the_academy(4)
    slots = seen(g)["academy"]
    play(g, f"buy {slots['S']}", "play SKYSCRAPER")
    money(g, 2, 4)
    play(g, "play ACADEMY")
    assert seen(g)["academy"] == {**slots, "S": None}
    assert why(g, f"buy {slots['S']}") == "E-5.03"
    play(g, f"buy {slots['T']}")
    assert seen(g)["academy"] == {**slots, "S": None, "T": None}
    end_round(g)
    assert None not in seen(g)["academy"].values()
    assert slots["S"] not in academy(g)
    assert slots["T"] not in academy(g)


def test_a_tech_removed_by_one_player_may_be_bought_by_the_next() -> None:
    """E-EC54. E-5.03."""
    g = on_turn(situation(), 0)
    put(g, 0, "batteries@a1")
    money(g, 1, 2)
    assert "batteries" not in academy(g)
    play(g, "play LABORATORY", "remove a1", "stop", "play ACADEMY")
    assert (g.to_move, why(g, "buy batteries")) == (1, "")
    play(g, "buy batteries")
    assert (front(g, 1), g.seats[1].money, "batteries" in academy(g)) == (["batteries"], 0, False)


def test_the_upgraded_academy_also_gives_one_chosen_tile_of_the_terminal_for_free() -> None:
    """E-5.04."""
    for bought in ("buy batteries", f"buy {academy(situation())[0]}"):
        g = at_the_academy(2, upgraded=True)
        assert len(legal(g)) == 5 + 12 + 1, "the same purchase"
        before = terminal(g)
        play(g, bought)
        assert (g.to_move, g.seats[0].money) == (0, 0)
        assert sorted(legal(g)) == sorted([*{f"take {kind}" for kind in before}, "stop"]), "he chooses"
        chosen = before[4]
        play(g, f"take {chosen}")
        assert sorted(front(g, 0)) == sorted([bought.removeprefix("buy "), chosen])
        assert sorted([*terminal(g), chosen]) == sorted(before)
        assert (g.seats[0].money, g.to_move) == (0, 1), "free, and only one"
    g = at_the_academy(2)
    play(g, "buy batteries")
    assert g.to_move == 1, "the base card gives none"


def test_the_free_tile_needs_no_purchase_and_may_be_declined() -> None:
    """E-5.05."""
    g = at_the_academy(7, upgraded=True)
    chosen = terminal(g)[0]
    play(g, "stop", f"take {chosen}")
    assert (front(g, 0), g.seats[0].money, g.to_move) == ([chosen], 7, 1)
    g = at_the_academy(7, upgraded=True)
    play(g, "buy batteries", "stop")
    assert (front(g, 0), g.seats[0].money, g.to_move, len(terminal(g))) == (["batteries"], 5, 1, 9)
    g = at_the_academy(7, upgraded=True)
    play(g, "stop", "stop")
    assert (front(g, 0), g.seats[0].money, g.to_move) == ([], 7, 1)


def test_there_is_no_free_tile_if_the_terminal_is_empty() -> None:
    """E-5.05."""
    g = at_the_academy(7, upgraded=True, empty_terminal=True)
    assert terminal(g) == []
    play(g, "buy batteries")
    assert (front(g, 0), g.to_move) == (["batteries"], 1)


def test_the_upgraded_academy_with_0_dollars_gives_the_free_tile_only() -> None:
    """E-EC22. E-5.05."""
    g = at_the_academy(0, upgraded=True)
    kinds = {f"take {kind}" for kind in terminal(g)}
    assert sorted(legal(g)) == sorted([*kinds, "stop"])
    assert why(g, "buy batteries") == "E-5.04", "all that is asked is which tile he takes"
    play(g, f"take {terminal(g)[0]}")
    assert (len(front(g, 0)), g.seats[0].money, g.to_move) == (1, 0, 1)
