"""Chapter 14: Reorganisation."""

from __future__ import annotations

import pytest

from lincei.games.expo1906.state import Expo
from tests.games.expo1906.table import (
    EDITION,
    academy,
    by_hand,
    drawn,
    end_round,
    give,
    hand,
    in_round,
    legal,
    money,
    offer,
    on_turn,
    place,
    play,
    put,
    seen,
    situation,
    terminal,
)

T = ["bakelite", "laparoscope", "espresso-machine", "electric-lift", "x-ray-image", "electric-locomotive"]
KINDS = [EDITION.slug[kind] for kind, count in enumerate(EDITION.tile_count) if count]


def slots(g: Expo) -> dict[str, str | None]:
    """The projects in the Academy by shape."""
    found: dict[str, str | None] = seen(g)["academy"]
    return found


def buy_two(g: Expo) -> None:
    """Seat 0 buys two tiles of the Terminal, and is on turn again."""
    money(g, 0, 3)
    if g.players == 1:
        drawn(g, "ghost JOURNAL")
    play(g, "play TERMINAL", *[f"buy {kind}" for kind in terminal(g)[:2]])
    on_turn(g, 0)


# -- jury and Academy ---------------------------------------------------------------------------------------------


def test_a_reorganisation_follows_each_meeting() -> None:
    """E-14.01."""
    g = on_turn(situation(), 0)
    before = terminal(g)
    end_round(g)
    assert terminal(g) != before
    assert seen(g)["round"] == 2


def test_a_reorganisation_follows_the_meeting_of_a_ghost() -> None:
    """E-14.01."""
    g = on_turn(situation(1), 0)
    hand(g, 0, "SKYSCRAPER", "MEETING")
    offer(g, "cruiser", "light-bulb")
    drawn(g, "ghost MEETING", "jury steam")
    play(g, "play SKYSCRAPER")
    assert seen(g)["jury"][2:] == ["steam"]
    assert slots(g)["O"] == "cruiser"
    assert seen(g)["piles"]["under"] == ["light-bulb"]
    assert len(terminal(g)) == 3
    assert seen(g, 0)["seats"][0]["hand_size"] == 6
    assert seen(g)["round"] == 2


def test_if_the_game_ends_with_the_meeting_only_the_jury_tile_is_drawn() -> None:
    """E-14.01."""
    g = on_turn(situation(), 0)
    in_round(g, 10, steam=6)
    hand(g, 1, "ACADEMY", "MEETING")
    offer(g, "cruiser", "light-bulb")
    buy_two(g)
    before = terminal(g)
    assert len(before) == 7
    end_round(g, "jury steam")
    assert seen(g)["jury"][11] == "steam"
    assert slots(g) == {"L": None, "T": None, "S": None, "I": "light-bulb", "O": "cruiser"}
    assert terminal(g) == before
    assert legal(g) == ["play ACADEMY", "stop"]


def test_a_jury_tile_is_drawn_if_the_meeting_chose_none() -> None:
    """E-14.02."""
    for energy in ("steam", "electric"):
        g = on_turn(situation(), 0)
        before = seen(g)["jury"]
        drawn(g, f"jury {energy}")
        play(g, "play MEETING", "option money", "option reposition")
        assert seen(g)["jury"] == [*before, energy]


def test_no_jury_tile_is_drawn_if_the_meeting_chose_one() -> None:
    """E-14.02."""
    g = by_hand(on_turn(situation(), 0))
    offer(g, "cruiser", "light-bulb")
    before = seen(g)["jury"]
    play(g, "play MEETING", "option jury", "choose electric", "option money")
    assert seen(g)["jury"] == [*before, "electric"]
    assert legal(g)[0].startswith("project ")  # chance goes on with the Academy


@pytest.mark.parametrize(
    ("energy", "stay", "leave"),
    [
        ("steam", {"T": "bakelite", "I": "cable-car", "O": "cruiser"}, ["synthetic-rubber", "arc-furnace"]),
        ("electric", {"L": "synthetic-rubber", "S": "arc-furnace"}, ["bakelite", "cable-car", "cruiser"]),
    ],
)
def test_projects_of_the_other_energy_go_under_their_piles(energy: str, stay: dict[str, str], leave: list[str]) -> None:
    """E-14.03."""
    offered = ["synthetic-rubber", "bakelite", "arc-furnace", "cable-car", "cruiser"]
    for chosen in (False, True):
        g = on_turn(situation(), 0)
        offer(g, *offered)
        if chosen:
            play(g, "play MEETING", "option jury", f"choose {energy}", "option money")
        else:
            end_round(g, f"jury {energy}")
        assert {shape: project for shape, project in slots(g).items() if project in offered} == stay
        assert seen(g)["piles"]["under"] == leave


def test_only_this_rounds_jury_tile_decides_which_projects_leave() -> None:
    """E-14.03."""
    g = on_turn(situation(), 0)
    in_round(g, 6, steam=7)  # steam is favoured by far
    offer(g, "cruiser", "arc-furnace")
    end_round(g, "jury electric")
    assert slots(g)["S"] == "arc-furnace"
    assert seen(g)["piles"]["under"] == ["cruiser"]


def test_every_empty_slot_is_filled_with_the_top_project_of_its_pile() -> None:
    """E-14.04."""
    g = on_turn(situation(), 0)
    offer(g, "cruiser")
    unseen = seen(g)["piles"]["unseen"]
    end_round(g, "jury steam", "project cellophane", "project x-ray-image", "project aspirin", "project telephone")
    drawn_now = {"L": "cellophane", "T": "x-ray-image", "S": "aspirin", "I": "telephone"}
    assert slots(g) == {**drawn_now, "O": "cruiser"}
    assert seen(g)["piles"]["unseen"] == [project for project in unseen if project not in drawn_now.values()]


def test_projects_under_a_pile_come_after_all_others_in_the_order_they_were_put_there() -> None:
    """E-14.04."""
    g = on_turn(situation(), 0)
    give(g, 1, "laparoscope", "espresso-machine", "electric-locomotive")
    put(g, 0, "x-ray-image@a2", "bakelite@e3")
    offer(g)
    play(g, "play LABORATORY", "remove a2", "remove e3", "stop")
    assert seen(g)["piles"]["under"] == ["x-ray-image", "bakelite"]
    for expected in ("electric-lift", "x-ray-image", "bakelite"):
        on_turn(g, 0)
        end_round(g, "jury steam")
        assert slots(g)["T"] == expected
        if expected != "bakelite":
            give(g, 1, expected)


def test_a_slot_whose_pile_is_empty_stays_empty() -> None:
    """E-14.05."""
    g = on_turn(situation(), 0)
    offer(g)
    give(g, 1, *T)
    end_round(g)
    assert [shape for shape, project in slots(g).items() if project is None] == ["T"]


def test_a_project_put_under_an_empty_pile_comes_straight_back() -> None:
    """E-EC42, E-14.06."""
    g = on_turn(situation(), 0)
    offer(g, "x-ray-image")
    give(g, 1, *[project for project in T if project != "x-ray-image"])
    events = end_and_tell(g, "jury steam")
    assert "E-14.03" in events
    assert slots(g)["T"] == "x-ray-image"
    assert "x-ray-image" not in seen(g)["piles"]["under"]


def end_and_tell(g: Expo, jury: str) -> list[str]:
    """End the round; the rules that were told."""
    drawn(g, jury)
    return [event.rule for event in play(g, "play MEETING", "option money", "option jury", "stop")]


# -- cards and the next round -------------------------------------------------------------------------------------


def test_all_players_take_all_their_cards_back() -> None:
    """E-14.10."""
    g = on_turn(situation(), 0)
    hand(g, 1, "MEETING")
    hand(g, 2, "JOURNAL", "MEETING")
    give(g, 0, "skyscraper-upgrade")
    play(g, "play LABORATORY")
    place(g, "skyscraper-upgrade@a1")
    play(g, "stop")
    on_turn(g, 0)
    end_round(g)
    for seat in (0, 1, 2):
        shown = seen(g, seat)["seats"][seat]
        assert shown["hand"] == ["TERMINAL", "ACADEMY", "LABORATORY", "JOURNAL", "SKYSCRAPER", "MEETING"]
        assert shown["last"] is None
    assert [shown["upgraded"] for shown in seen(g)["seats"]] == [["SKYSCRAPER"], [], []]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_player_to_the_left_of_the_one_who_played_meeting_starts_the_next_round(players: int) -> None:
    """E-14.11."""
    for seat in range(players):
        g = on_turn(situation(players), seat)
        end_round(g)
        assert g.to_move == (seat + 1) % players
        assert "play MEETING" not in legal(g)


def test_the_reorganisation_of_the_rulebooks_example() -> None:
    """E-EX11."""
    red = 2
    g = on_turn(situation(4), red)
    offer(g, "cruiser", "electrocardiogram", "synthetic-rubber")
    money(g, red, 3)
    left = terminal(g)
    drawn(g, "jury steam")
    play(g, "play MEETING", "option money", "option patent", "move 1 steel")
    assert g.seats[red].money == 4
    assert seen(g)["jury"][-1] == "steam"
    assert slots(g)["O"] == "cruiser"
    assert sorted(seen(g)["piles"]["under"]) == ["electrocardiogram", "synthetic-rubber"]
    assert None not in slots(g).values()
    assert len(academy(g)) == 5 + 13
    assert sum(seen(g)["piles"]["discard"].values()) == len(left) == len(terminal(g)) == 12
    assert [shown["hand_size"] for shown in seen(g)["seats"]] == [6, 6, 6, 6]
    assert g.to_move == 3
