"""Chapter 7: JOURNAL."""

from __future__ import annotations

from lincei.games.expo1906.state import Expo
from tests.games.expo1906.table import box, hand, legal, marker, money, on_turn, play, put, seen, situation, why


def reading(upgraded: bool = False, players: int = 3) -> Expo:
    """Seat 0 has played JOURNAL."""
    g = on_turn(situation(players), 0)
    if upgraded:
        put(g, 0, "journal-upgrade@a1")
    play(g, "play JOURNAL")
    return g


def test_a_journal_is_worth_three_movement_points() -> None:
    """E-7.01."""
    g = reading()
    play(g, "move 1 steel", "move 1 right")
    assert g.to_move == 0
    play(g, "move 1 right")
    assert box(g, "steel", 4) == ["0.0"]
    assert g.to_move == 1


def test_the_movement_points_may_be_split_over_own_markers() -> None:
    """E-7.01."""
    g = reading()
    play(g, "move 1 steel", "move 2 copper", "move 3 empirical")
    assert [box(g, track, 2) for track in ("steel", "copper", "empirical")] == [["0.0"], ["0.1"], ["0.2"]]
    assert g.to_move == 1


def test_only_own_markers_move() -> None:
    """E-7.01."""
    g = on_turn(situation(), 0)
    for number in (1, 2, 3):
        marker(g, 1, number, "manual", 5)
    play(g, "play JOURNAL", "move 1 manual", "move 1 right", "move 1 right")
    assert box(g, "manual", 5) == ["1.0", "1.1", "1.2"]
    assert box(g, "manual", 4) == ["0.0"]


def test_one_step_for_the_automated_marker_and_two_for_steel_make_a_whole_journal() -> None:
    """E-EX08, E-7.01."""
    g = on_turn(situation(), 0)
    marker(g, 0, 1, "automated", 3)
    marker(g, 0, 2, "steel", 5)
    play(g, "play JOURNAL", "move 1 right", "move 2 right", "move 2 right")
    assert (box(g, "automated", 4), box(g, "steel", 7)) == (["0.0"], ["0.1"])
    assert g.to_move == 1


def test_an_upgraded_journal_is_worth_four_movement_points() -> None:
    """E-7.02."""
    g = reading(upgraded=True)
    play(g, "move 1 steel", "move 1 right", "move 1 right")
    assert g.to_move == 0
    play(g, "move 2 steel")
    assert (box(g, "steel", 4), box(g, "steel", 2)) == (["0.0"], ["0.1"])
    assert g.to_move == 1


def test_an_upgraded_journal_makes_each_crossing_one_dollar_cheaper() -> None:
    """E-7.02."""
    for upgraded, price in ((False, 2), (True, 1)):
        g = on_turn(situation(), 0)
        money(g, 0, 5)
        marker(g, 0, 1, "copper", 4)
        if upgraded:
            put(g, 0, "journal-upgrade@a1")
        play(g, "play JOURNAL", "move 1 down")
        assert box(g, "manual", 4) == ["0.0"]
        assert g.seats[0].money == 5 - price


def test_the_reduction_applies_to_every_crossing_of_a_journal() -> None:
    """E-7.03."""
    g = on_turn(situation(), 0)
    money(g, 0, 3)
    marker(g, 0, 1, "copper", 4)
    marker(g, 0, 2, "automated", 7)
    put(g, 0, "journal-upgrade@a1")
    play(g, "play JOURNAL", "move 1 down", "move 2 down", "move 1 up")
    assert (box(g, "copper", 4), box(g, "scientific", 7)) == (["0.0"], ["0.1"])
    assert g.seats[0].money == 0


def test_a_reduced_crossing_is_free_at_best_and_never_brings_money() -> None:
    """E-7.03."""
    g = on_turn(situation(), 0)
    money(g, 0, 0)
    marker(g, 0, 1, "steel", 4)
    put(g, 0, "journal-upgrade@a1")
    play(g, "play JOURNAL", "move 1 down", "move 1 up", "move 1 down")
    assert box(g, "copper", 4) == ["0.0"]
    assert g.seats[0].money == 0
    assert why(g, "move 1 down") == "E-12.09"


def test_an_upgraded_journal_chains_crossings_of_one_and_two_dollars_for_one_dollar() -> None:
    """E-EC27, E-7.03, E-12.08."""
    g = on_turn(situation(), 0)
    money(g, 0, 1)
    marker(g, 0, 1, "steel", 7)
    put(g, 0, "journal-upgrade@a1")
    play(g, "play JOURNAL", "move 1 down", "move 1 down")
    assert box(g, "manual", 7) == ["0.0"]
    assert g.seats[0].money == 0
    play(g, "move 1 right", "move 1 right")  # two of the four points were left
    assert box(g, "manual", 9) == ["0.0"]
    assert g.to_move == 1


def test_movement_points_are_spent_one_at_a_time_in_any_order_of_markers() -> None:
    """E-7.04."""
    g = on_turn(situation(), 0)
    marker(g, 0, 1, "steel", 2)
    marker(g, 0, 2, "manual", 5)
    play(g, "play JOURNAL", "move 2 right")
    assert (box(g, "steel", 2), box(g, "manual", 6)) == (["0.0"], ["0.1"])
    play(g, "move 1 right", "move 2 right")
    assert (box(g, "steel", 3), box(g, "manual", 7)) == (["0.0"], ["0.1"])


def test_unused_movement_points_are_lost() -> None:
    """E-7.04."""
    g = reading()
    play(g, "move 1 steel", "stop")
    assert g.to_move == 1
    hand(on_turn(g, 0), 0, "JOURNAL")
    play(g, "play JOURNAL", "move 1 right", "move 1 right", "move 1 right")
    assert box(g, "steel", 5) == ["0.0"]
    assert g.to_move == 1


def test_with_one_or_two_players_the_ghosts_move_before_the_players_markers() -> None:
    """E-7.05."""
    for players, ghosts in ((1, True), (2, True), (3, False), (4, False)):
        g = reading(players=players)
        assert (legal(g) == ["perform", "stop"]) == ghosts
        if ghosts:
            assert why(g, "move 1 steel") == "E-18.04"
            before = seen(g)["patents"]["stacks"]
            play(g, "perform")
            assert seen(g)["patents"]["stacks"] != before
        assert "move 1 steel" in legal(g)
