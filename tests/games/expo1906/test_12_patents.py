"""Chapter 12: Patent Office, steps and crossings."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import lincei
from lincei.games.expo1906.state import Expo
from lincei.kernel.errors import IllegalAction
from tests.games.expo1906.editions import Owner
from tests.games.expo1906.table import (
    box,
    course,
    leader_of,
    legal,
    marker,
    money,
    on_turn,
    play,
    seen,
    situation,
    why,
)

TRACKS = ["steel", "copper", "manual", "automated", "scientific", "empirical"]


def publishing(*markers: tuple[str, int], cash: int = 12) -> Expo:
    """Seat 0 has played JOURNAL with its markers there; the rest stand in the start box."""
    g = on_turn(situation(), 0)
    money(g, 0, cash)
    for number, (track, step) in enumerate(markers, start=1):
        marker(g, 0, number, track, step)
    play(g, "play JOURNAL")
    return g


# -- start box, steps, crossings ----------------------------------------------------------------------------------


def test_a_marker_in_the_start_box_is_on_no_track() -> None:
    """E-12.01."""
    g = publishing()
    assert len(seen(g)["patents"]["start"]) == 9
    assert [leader_of(g, track) for track in TRACKS] == [None] * 6
    assert legal(g) == [f"move 1 {track}" for track in TRACKS] + ["stop"]
    assert [why(g, f"move 1 {way}") for way in ("right", "up", "down")] == ["E-12.02"] * 3
    assert why(g, "move 2 steel") == "E-12.01"  # markers in the start box are alike


@pytest.mark.parametrize("track", TRACKS)
def test_one_point_and_no_money_lead_from_the_start_box_to_step_2_of_any_track(track: str) -> None:
    """E-12.02."""
    g = publishing(cash=0)
    play(g, f"move 1 {track}")
    assert box(g, track, 2) == ["0.0"]
    assert g.seats[0].money == 0


def test_three_points_lead_one_marker_to_step_4_or_three_markers_to_step_2() -> None:
    """E-EC26, E-12.02."""
    for track in TRACKS:
        g = publishing()
        play(g, f"move 1 {track}", "move 1 right", "move 1 right")
        assert box(g, track, 4) == ["0.0"]
        g = publishing()
        play(g, f"move 1 {track}", f"move 2 {track}", "move 3 steel")
        assert g.to_move == 1
        assert sum(len(box(g, each, 2)) for each in TRACKS) == 3


def test_one_step_to_the_right_costs_one_point() -> None:
    """E-12.03."""
    for step in range(2, 10):
        g = publishing(("manual", step), cash=0)
        play(g, "move 1 right")
        assert box(g, "manual", step + 1) == ["0.0"]
    g = publishing(("manual", 2), cash=0)
    play(g, "move 1 right", "move 1 right", "move 1 right")
    assert box(g, "manual", 5) == ["0.0"]
    assert g.to_move == 1


def test_markers_never_move_left() -> None:
    """E-12.04."""
    g = publishing(("copper", 6))
    assert why(g, "move 1 copper") == "E-12.04"  # back to step 2
    furthest = 1
    for players in (1, 2, 3, 4):
        steps: list[int] = []
        for g, _ in course(players, 11):
            boxes = {
                name: int(step)
                for stack in seen(g)["patents"]["stacks"].values()
                for step, names in stack.items()
                for name in names
            }
            now = [boxes.get(f"{seat}.{i}", 1) for seat in range(players) for i in range(3)]
            assert all(a <= b for a, b in zip(steps, now, strict=False))
            steps = now
            furthest = max(furthest, *now)
    assert furthest > 3


def test_a_marker_changes_track_only_at_the_printed_crossings() -> None:
    """E-12.05."""
    for upper, lower in pairwise(TRACKS):
        for step in range(2, 10):
            g = publishing((upper, step), (lower, step))
            assert why(g, "move 1 down") == why(g, "move 2 up") == ("" if step in (4, 7) else "E-12.05")
    g = publishing(("steel", 4), ("empirical", 4))
    assert why(g, "move 1 up") == why(g, "move 2 down") == "E-12.05"


def test_a_crossing_costs_a_point_and_the_printed_money() -> None:
    """E-12.06."""
    for upper, lower, price in (("steel", "copper", 1), ("copper", "manual", 2), ("automated", "scientific", 2)):
        g = publishing((upper, 4))
        play(g, "move 1 down")
        assert box(g, lower, 4) == ["0.0"]
        assert g.seats[0].money == 12 - price
        play(g, "move 1 right", "move 1 right")
        assert g.to_move == 1


def dear_crossing(folder: Path) -> Expo:
    """Seat 0, with 3$, has played JOURNAL; its first crossing costs 3$ and two points."""
    row = 'upper = "steel", lower = "copper", step = 4'
    owner = Owner(folder).change_row("patents", row, "price = 1, mp = 1", "price = 3, mp = 2")
    g = lincei.load("expo1906", owner.path).start(3, 1)
    assert isinstance(g, Expo)
    on_turn(g, 0)
    money(g, 0, 3)
    marker(g, 0, 1, "steel", 4)
    play(g, "play JOURNAL")
    return g


def test_points_and_money_of_a_crossing_are_data(tmp_path: Path) -> None:
    """E-12.06."""
    g = dear_crossing(tmp_path)
    play(g, "move 1 down", "move 1 right")
    assert box(g, "copper", 5) == ["0.0"]
    assert g.seats[0].money == 0
    assert g.to_move == 1


def test_a_crossing_joins_the_same_step_of_two_neighbouring_tracks_and_works_both_ways() -> None:
    """E-12.07."""
    for step in (4, 7):
        for upper, lower in pairwise(TRACKS):
            g = publishing((upper, step))
            play(g, "move 1 down")
            assert box(g, lower, step) == ["0.0"]
            play(g, "move 1 up")
            assert box(g, upper, step) == ["0.0"]


def test_crossings_may_be_chained_and_each_is_paid() -> None:
    """E-12.08."""
    g = publishing(("steel", 4), cash=4)
    play(g, "move 1 down", "move 1 down")
    assert g.seats[0].money == 4 - 1 - 2
    play(g, "move 1 down")
    assert box(g, "automated", 4) == ["0.0"]
    assert g.seats[0].money == 0
    assert g.to_move == 1


def test_a_crossing_that_cannot_be_paid_in_money_is_not_available() -> None:
    """E-12.09."""
    g = publishing(("copper", 7), cash=1)
    assert why(g, "move 1 down") == "E-12.09"
    with pytest.raises(IllegalAction):
        play(g, "move 1 down")
    play(g, "move 1 up")  # 1$
    assert why(g, "move 1 down") == "E-12.09"
    assert g.seats[0].money == 0


def test_a_crossing_that_cannot_be_paid_in_points_is_not_available(tmp_path: Path) -> None:
    """E-12.09."""
    g = dear_crossing(tmp_path)
    play(g, "move 2 copper")
    assert why(g, "move 1 down") == ""
    play(g, "move 2 right")  # one point is left, two are needed
    assert why(g, "move 1 down") == "E-12.09"
    assert "move 1 down" not in legal(g)


def test_markers_may_stay_in_the_start_box_all_game() -> None:
    """E-12.19."""
    for seed in range(3):
        g = situation(3, seed)
        while not g.over:
            texts = legal(g)
            stay = [text for text in texts if not text.startswith("move")]
            play(g, stay[len(seen(g)["jury"]) % len(stay)])
        assert len(seen(g)["patents"]["start"]) == 9
