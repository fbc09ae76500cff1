"""Chapter 12: Patent Office, step 10 and the bonus chips."""

from __future__ import annotations

import pytest

from lincei.games.expo1906.state import Expo
from lincei.games.expo1906.terms import CHIPS
from tests.games.expo1906.table import (
    box,
    chip,
    counted,
    final_scoring,
    leader_of,
    legal,
    marker,
    on_turn,
    play,
    seen,
    situation,
    why,
)

TRACKS = ["steel", "copper", "manual", "automated", "scientific", "empirical"]


def before_step_10(*markers: tuple[str, int]) -> Expo:
    """Seat 0 has played JOURNAL with its markers there."""
    g = on_turn(situation(), 0)
    for number, (track, step) in enumerate(markers, start=1):
        marker(g, 0, number, track, step)
    play(g, "play JOURNAL")
    return g


@pytest.mark.parametrize("name", CHIPS)
def test_the_first_marker_on_step_10_of_a_track_brings_a_chip_of_its_owners_choice(name: str) -> None:
    """E-12.15, E-12.16."""
    g = before_step_10(("copper", 9))
    play(g, "move 1 right")
    assert legal(g) == [f"bring {each}" for each in CHIPS]
    play(g, f"bring {name}")
    assert seen(g)["patents"]["chips"] == {"copper": name}
    assert name not in seen(g)["chips"]
    assert len(seen(g)["chips"]) == 5


def test_the_chip_is_put_down_at_once_before_the_last_point_is_spent() -> None:
    """E-EC29, E-12.16."""
    g = before_step_10(("copper", 8), ("steel", 2))
    play(g, "move 1 right", "move 1 right")
    assert g.to_move == 0
    assert legal(g) == [f"bring {each}" for each in CHIPS]
    assert why(g, "stop") == why(g, "move 2 right") == "E-12.16"
    play(g, "bring metro", "move 2 right")
    assert box(g, "steel", 3) == ["0.1"]
    assert g.to_move == 1


def test_the_point_of_a_meeting_brings_a_chip_too() -> None:
    """E-12.15."""
    g = on_turn(situation(), 0)
    marker(g, 0, 1, "manual", 9)
    play(g, "play MEETING", "option patent", "move 1 right")
    assert legal(g) == [f"bring {each}" for each in CHIPS]
    play(g, "bring eiffel")
    assert seen(g)["patents"]["chips"] == {"manual": "eiffel"}


def test_the_second_marker_on_step_10_brings_no_chip_goes_under_and_scores() -> None:
    """E-EC30, E-12.15, E-16.05."""
    g = on_turn(situation(), 0)
    marker(g, 1, 1, "copper", 10)
    chip(g, "copper", "fine-arts")
    marker(g, 0, 1, "copper", 9)
    play(g, "play JOURNAL", "move 1 right")
    assert "move 2 steel" in legal(g)  # no chip is asked for
    assert box(g, "copper", 10) == ["1.0", "0.0"]
    assert seen(g)["patents"]["chips"] == {"copper": "fine-arts"}
    assert leader_of(g, "copper") == "1.0"
    final_scoring(g)
    assert counted(g, 0) == counted(g, 1) == [("E-17.07", 3)]


def test_a_chip_that_lies_on_a_track_cannot_be_brought_again() -> None:
    """E-12.16, E-12.17."""
    g = on_turn(situation(), 0)
    marker(g, 1, 1, "steel", 10)
    chip(g, "steel", "ferris")
    marker(g, 0, 1, "copper", 9)
    play(g, "play JOURNAL", "move 1 right")
    assert why(g, "bring ferris") == "E-12.17"
    assert len(legal(g)) == 5


def test_the_last_track_gets_the_last_chip_without_a_choice() -> None:
    """E-12.17."""
    g = on_turn(situation(), 0)
    for i, track in enumerate(TRACKS[:5]):
        marker(g, 1 + i // 3, 1 + i % 3, track, 10)
        chip(g, track, CHIPS[5 - i])
    marker(g, 0, 1, "empirical", 9)
    play(g, "play JOURNAL", "move 1 right")
    assert seen(g)["patents"]["chips"]["empirical"] == "eiffel"
    assert seen(g)["chips"] == []
    assert "stop" in legal(g)


def test_chips_stay_where_they_are() -> None:
    """E-12.17."""
    g = before_step_10(("copper", 9), ("steel", 9), ("manual", 9))
    lying: dict[str, str] = {}
    for number, track, name in ((1, "copper", "metro"), (2, "steel", "ferris"), (3, "manual", "simplon")):
        play(g, f"move {number} right", f"bring {name}")
        lying[track] = name
        assert seen(g)["patents"]["chips"] == lying


def test_a_marker_on_step_10_never_moves_again() -> None:
    """E-12.18."""
    g = before_step_10(("copper", 9))
    play(g, "move 1 right", "bring metro")
    for way in ("right", "up", "down", "steel"):
        assert f"move 1 {way}" not in legal(g)
    assert [why(g, f"move 1 {way}") for way in ("right", "up", "down")] == ["E-12.18"] * 3


def test_the_first_marker_on_step_10_leads_its_track_for_the_rest_of_the_game() -> None:
    """E-12.18."""
    g = on_turn(situation(), 0)
    for seat in (0, 1, 2):
        marker(g, seat, 1, "copper", 9)
        marker(g, seat, 2, "copper", 9)
    play(g, "play JOURNAL", "move 2 right", "bring metro", "move 1 right", "stop")
    for _ in (2, 1):
        play(g, "play SKYSCRAPER", "play JOURNAL", "move 1 right", "move 2 right", "stop")
        assert leader_of(g, "copper") == "0.1"
    assert box(g, "copper", 10) == ["0.1", "0.0", "2.0", "2.1", "1.0", "1.1"]
