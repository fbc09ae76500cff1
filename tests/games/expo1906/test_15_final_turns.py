"""Chapter 15: final turns."""

from __future__ import annotations

import pytest

from lincei.games.expo1906.state import Expo
from lincei.games.expo1906.terms import CHIPS
from tests.games.expo1906.labs import FIFTH, FOUR, build, slugs
from tests.games.expo1906.table import (
    academy,
    chip,
    end_round,
    finished,
    front,
    give,
    hand,
    in_round,
    last_played,
    legal,
    marker,
    money,
    on_turn,
    place,
    play,
    seen,
    situation,
    terminal,
    why,
)

CARDS = ["TERMINAL", "ACADEMY", "LABORATORY", "JOURNAL", "SKYSCRAPER"]
TRACKS = ["steel", "copper", "manual", "automated", "scientific", "empirical"]


def tenth_meeting(g: Expo, seat: int = 0) -> Expo:
    """The seat has ended the game by the tenth MEETING."""
    on_turn(g, seat)
    in_round(g, 10, steam=6)
    end_round(g, "jury steam")
    return g


def test_a_final_turn_is_one_card_still_in_hand_but_not_meeting() -> None:
    """E-15.07."""
    g = on_turn(situation(), 0)
    hand(g, 1, "ACADEMY", "SKYSCRAPER", "MEETING")
    tenth_meeting(g)
    assert legal(g) == ["play ACADEMY", "play SKYSCRAPER", "stop"]
    assert why(g, "play MEETING") == "E-15.07"
    assert why(g, "play JOURNAL") == "E-3.05"
    money(g, 1, 2)
    play(g, "play SKYSCRAPER")
    assert g.seats[1].money == 6
    assert g.to_move == 2  # one card only


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_but_the_ender_takes_one_final_turn_clockwise_from_his_left(players: int) -> None:
    """E-15.07, E-15.10."""
    for last in range(players):
        g = tenth_meeting(situation(players), last)
        turns = []
        while not g.over:
            turns.append(g.to_move)
            play(g, "play SKYSCRAPER")
        assert turns == [(last + i) % players for i in range(1, players)]


def test_no_action_is_banned_in_final_turns() -> None:
    """E-15.08."""
    g = on_turn(situation(), 0)
    last_played(g, 0, "JOURNAL")
    hand(g, 1, *CARDS, "MEETING")
    hand(g, 2, *CARDS, "MEETING")
    tenth_meeting(g)
    assert legal(g) == [f"play {card}" for card in CARDS] + ["stop"]
    assert seen(g, 1)["seats"][1]["banned"] is None
    play(g, "play SKYSCRAPER")
    assert legal(g) == [f"play {card}" for card in CARDS] + ["stop"]
    assert seen(g, 2)["seats"][2]["banned"] is None
    play(g, "play SKYSCRAPER")
    assert g.over


def test_a_fifth_project_leaves_the_neighbour_free_to_play_laboratory_too() -> None:
    """E-15.08."""
    g = on_turn(situation(), 0)
    build(g, 0, FOUR)
    give(g, 0, *slugs([FIFTH]))
    play(g, "play LABORATORY")
    place(g, FIFTH)
    play(g, "stop")
    assert g.to_move == 1
    assert "play LABORATORY" in legal(g)


def test_a_final_turn_may_be_declined() -> None:
    """E-15.09."""
    g = tenth_meeting(situation(4))
    before = [(shown["money"], shown["hand_size"], shown["vp"]) for shown in seen(g)["seats"]]
    play(g, "stop", "stop")
    assert g.to_move == 3
    assert [(shown["money"], shown["hand_size"], shown["vp"]) for shown in seen(g)["seats"]] == before
    play(g, "stop")
    assert g.over


def test_a_card_of_a_final_turn_may_be_played_without_its_action() -> None:
    """E-15.09."""
    g = tenth_meeting(situation(2))
    play(g, "play JOURNAL", "stop")
    assert g.over


def test_a_player_with_only_meeting_passes_and_the_next_may_play_the_card_of_his_right_neighbour() -> None:
    """E-EC33, E-15.06 to E-15.09."""
    g = on_turn(situation(), 0)
    hand(g, 1, "MEETING")
    last_played(g, 1, "JOURNAL")
    hand(g, 2, "JOURNAL", "MEETING")
    tenth_meeting(g)
    assert g.to_move == 2
    assert legal(g) == ["play JOURNAL", "stop"]
    play(g, "play JOURNAL", "move 1 steel", "move 1 right", "move 1 right")
    assert g.over


def test_a_fifth_project_in_a_final_turn_scores_and_nothing_else_happens() -> None:
    """E-EC32, E-15.11."""
    g = situation()
    build(g, 1, FOUR)
    give(g, 1, *slugs([FIFTH]))
    tenth_meeting(g)
    play(g, "play LABORATORY")
    place(g, FIFTH)
    assert (len(finished(g, 1)), g.seats[1].vp) == (5, 14)
    play(g, "stop")
    assert (seen(g)["ender"], g.to_move) == (0, 2)
    play(g, "stop")
    assert g.over


def test_the_sixth_track_in_a_final_turn_brings_its_chip_and_nothing_else_happens() -> None:
    """E-15.11."""
    g = situation(4)
    for i, track in enumerate(TRACKS[:4]):
        marker(g, 2 + i // 3, 1 + i % 3, track, 10)
        chip(g, track, CHIPS[i])
    marker(g, 1, 1, "scientific", 9)
    marker(g, 1, 2, "empirical", 9)
    tenth_meeting(g)
    play(g, "play JOURNAL", "move 1 right")
    assert legal(g) == ["bring fine-arts", "bring simplon"]
    play(g, "bring simplon", "move 2 right")
    assert len(seen(g)["patents"]["chips"]) == 6
    play(g, "stop")
    assert (seen(g)["ender"], g.to_move) == (0, 2)


def test_a_project_finished_in_a_final_turn_brings_leader_points() -> None:
    """E-15.11."""
    g = situation()
    build(g, 1, FOUR)
    give(g, 1, *slugs([FIFTH]))
    marker(g, 1, 1, "empirical", 2)  # a type of Vacuum cleaner
    tenth_meeting(g)
    play(g, "play LABORATORY")
    place(g, FIFTH)
    assert g.seats[1].vp == 11 + 3 + 1


def test_nothing_is_refilled_during_final_turns() -> None:
    """E-15.12."""
    g = tenth_meeting(situation(4))
    money(g, 1, 6)
    money(g, 2, 6)
    tiles = terminal(g)
    project = academy(g)[0]
    play(g, "play TERMINAL", *[f"buy {kind}" for kind in tiles[:3]])
    assert (sorted(front(g, 1)), terminal(g)) == (sorted(tiles[:3]), tiles[3:])
    play(g, "play ACADEMY", f"buy {project}")
    assert project not in academy(g)
    assert len([each for each in seen(g)["academy"].values() if each]) == 4
    play(g, "play TERMINAL")
    assert set(legal(g)) == {f"buy {kind}" for kind in tiles[3:]} | {"stop"}
