"""Chapter 12: Patent Office, stacks and leaders."""

from __future__ import annotations

from itertools import product

from lincei.games.expo1906.state import Expo
from tests.games.expo1906.table import (
    CELLOPHANE,
    box,
    course,
    finished,
    leader_of,
    marker,
    money,
    on_turn,
    play,
    put,
    seen,
    situation,
)

TRACKS = ["steel", "copper", "manual", "automated", "scientific", "empirical"]


def test_a_marker_that_ends_a_step_in_an_occupied_box_goes_under() -> None:
    """E-12.10."""
    g = on_turn(situation(), 0)
    marker(g, 1, 1, "copper", 5)
    marker(g, 0, 1, "copper", 4)
    marker(g, 0, 2, "manual", 3)
    marker(g, 2, 1, "manual", 4)
    play(g, "play JOURNAL", "move 1 right", "move 2 right")
    assert box(g, "copper", 5) == ["1.0", "0.0"]
    assert box(g, "manual", 4) == ["2.0", "0.1"]
    play(g, "move 2 up")  # by a crossing to a box that is empty
    assert box(g, "copper", 4) == ["0.1"]


def test_a_marker_goes_under_after_a_crossing_too() -> None:
    """E-12.10."""
    g = on_turn(situation(), 0)
    money(g, 0, 12)
    marker(g, 0, 1, "steel", 7)
    marker(g, 1, 1, "copper", 7)
    marker(g, 2, 1, "copper", 7)
    play(g, "play JOURNAL", "move 1 down")
    assert box(g, "copper", 7) == ["1.0", "2.0", "0.0"]
    play(g, "move 1 up", "move 1 down")
    assert box(g, "copper", 7) == ["1.0", "2.0", "0.0"]


def test_the_rightmost_marker_leads_and_in_a_shared_box_the_topmost() -> None:
    """E-12.11."""
    g = on_turn(situation(), 0)
    marker(g, 2, 1, "steel", 5)
    assert leader_of(g, "steel") == "2.0"
    marker(g, 1, 1, "steel", 6)
    assert leader_of(g, "steel") == "1.0"
    marker(g, 0, 1, "steel", 6)
    assert leader_of(g, "steel") == "1.0"
    marker(g, 0, 1, "steel", 7)
    assert leader_of(g, "steel") == "0.0"
    assert leader_of(g, "copper") is None


def chase() -> Expo:
    """E-EC23: B arrives at copper 5 where A stands, A moves on to 6, C arrives at 5. B is on turn."""
    g = on_turn(situation(), 0)
    marker(g, 0, 1, "copper", 5)
    marker(g, 1, 1, "copper", 4)
    marker(g, 2, 1, "copper", 4)
    on_turn(g, 1)
    play(g, "play JOURNAL", "move 1 right", "stop", "play SKYSCRAPER")
    play(g, "play JOURNAL", "move 1 right", "stop", "play SKYSCRAPER")
    play(g, "play JOURNAL", "move 1 right", "stop", "play SKYSCRAPER")
    return g


def test_who_moves_on_leads_and_those_behind_lie_in_the_order_of_arrival() -> None:
    """E-EC23, E-12.10, E-12.11."""
    g = chase()
    assert leader_of(g, "copper") == "0.0"
    assert box(g, "copper", 6) == ["0.0"]
    assert box(g, "copper", 5) == ["1.0", "2.0"]


def test_who_catches_up_with_the_leader_lies_under_him() -> None:
    """E-EC24, E-12.10."""
    g = chase()
    play(g, "play MEETING", "option patent", "move 1 right", "option money")
    assert box(g, "copper", 6) == ["0.0", "1.0"]
    assert leader_of(g, "copper") == "0.0"


def test_a_track_without_a_marker_beyond_the_start_box_has_no_leader() -> None:
    """E-EC25, E-12.12."""
    g = on_turn(situation(), 0)
    put(g, 0, *CELLOPHANE)
    assert finished(g, 0) == ["cellophane"]
    assert g.seats[0].vp == 3
    assert [leader_of(g, track) for track in TRACKS] == [None] * 6


def test_a_marker_that_leaves_a_stack_leaves_the_order_of_the_others_unchanged() -> None:
    """E-12.13."""
    g = on_turn(situation(4), 1)
    for seat in (0, 1, 2, 3):
        marker(g, seat, 1, "manual", 5)
    play(g, "play JOURNAL", "move 1 right", "stop")
    assert box(g, "manual", 5) == ["0.0", "2.0", "3.0"]
    assert leader_of(g, "manual") == "1.0"


def test_passing_through_a_box_changes_nothing_in_it() -> None:
    """E-12.13."""
    g = on_turn(situation(), 0)
    marker(g, 2, 1, "manual", 5)
    marker(g, 1, 1, "manual", 5)
    marker(g, 0, 1, "manual", 4)
    play(g, "play JOURNAL", "move 1 right", "move 1 right")
    assert box(g, "manual", 5) == ["2.0", "1.0"]
    assert box(g, "manual", 6) == ["0.0"]


def test_any_number_of_own_markers_may_stand_in_one_box() -> None:
    """E-12.14."""
    g = on_turn(situation(), 0)
    for number, step in ((1, 3), (2, 3), (3, 2)):
        marker(g, 0, number, "scientific", step)
    play(g, "play JOURNAL", "move 3 right")
    assert box(g, "scientific", 3) == ["0.0", "0.1", "0.2"]
    play(g, "move 2 right")
    assert leader_of(g, "scientific") == "0.1"


def test_over_whole_games_newcomers_lie_under_and_the_top_of_the_rightmost_box_leads() -> None:
    """E-12.10, E-12.11, E-12.13, E-18.09."""
    shared = 0
    for players, seed in product((1, 2, 3, 4), range(3)):
        before: dict[str, dict[str, list[str]]] = {}
        for g, _ in course(players, seed):
            patents = seen(g)["patents"]
            for track, boxes in patents["stacks"].items():
                for step, names in boxes.items():
                    stayed = [name for name in before.get(track, {}).get(step, []) if name in names]
                    assert names[: len(stayed)] == stayed
                    shared += len(stayed) > 0 and len(names) > len(stayed)
                rightmost = max(boxes, key=int, default=None)
                assert patents["leaders"][track] == (boxes[rightmost][0] if rightmost else None)
            before = patents["stacks"]
    assert shared > 5
