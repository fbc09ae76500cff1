"""Chapter 18: ghost markers, with two players."""

from __future__ import annotations

from itertools import product

import pytest

from lincei.games.expo1906.state import Expo
from lincei.games.expo1906.terms import CHIPS
from tests.games.expo1906.labs import FOUR, build
from tests.games.expo1906.table import (
    EDITION,
    box,
    by_hand,
    chip,
    counted,
    course,
    drawn,
    final_scoring,
    finished,
    ghost,
    give,
    in_pile,
    leader_of,
    legal,
    marker,
    money,
    on_turn,
    place,
    play,
    seen,
    situation,
    terminal,
    unload,
    why,
)

TRACKS = ["steel", "copper", "manual", "automated", "scientific", "empirical"]
KINDS = [EDITION.slug[kind] for kind, count in enumerate(EDITION.tile_count) if count]


def journal(g: Expo, *tiles: str) -> Expo:
    """Seat 0 performs JOURNAL and these tiles are drawn for the ghosts."""
    play(unload(g), "play JOURNAL")
    drawn(g, *[f"draw {tile}" for tile in tiles])
    play(g, "perform")
    return g


def ghosts(g: Expo) -> dict[str, int]:
    """The step of every ghost beyond the start box, by track."""
    stacks = seen(g)["patents"]["stacks"]
    return {track: int(step) for track in TRACKS for step, names in stacks[track].items() if f"ghost.{track}" in names}


def all_ghosts(g: Expo) -> list[str]:
    """Every ghost with its track and step, whatever track it stands on."""
    stacks = seen(g)["patents"]["stacks"]
    return [
        f"{name}@{track}{step}"
        for track in TRACKS
        for step, names in stacks[track].items()
        for name in names
        if name.startswith("ghost")
    ]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_six_ghost_markers_start_at_step_1_with_one_or_two_players(players: int) -> None:
    """E-18.01."""
    start = [name for name in seen(situation(players))["patents"]["start"] if name.startswith("ghost")]
    assert start == ([f"ghost.{track}" for track in TRACKS] if players <= 2 else [])


def test_a_ghost_moves_only_to_the_right_on_its_own_track_and_pays_nothing() -> None:
    """E-18.02."""
    moved = 0
    for players, seed in product((1, 2), range(4)):
        before: dict[str, int] = {}
        cash: list[int] = []
        for g, text in course(players, seed):
            now = ghosts(g)
            assert len(all_ghosts(g)) == len(now)  # none stands on another track
            assert all(now[track] >= step for track, step in before.items())
            if now != before:
                moved += 1
                assert [p.money for p in g.seats] == cash
            before = now
            cash = [p.money for p in g.seats] if text == "perform" else cash
    assert moved > 8


def test_two_tiles_are_drawn_before_the_players_own_markers_move() -> None:
    """E-18.03."""
    g = unload(by_hand(on_turn(situation(2), 0)))
    pile = seen(g)["piles"]["resources"]
    play(g, "play JOURNAL", "perform")
    for tile in ("manual/electric", "copper/manual"):
        assert legal(g)[0].startswith("draw ")
        play(g, f"draw {tile}")
    assert legal(g)[0].startswith("move ")
    assert ghosts(g) == {"manual": 4, "copper": 3}
    assert seen(g)["piles"]["resources"] == pile - 2


def test_a_journal_that_is_renounced_draws_nothing_but_is_still_banned_for_the_opponent() -> None:
    """E-EC57, E-18.04, E-3.06."""
    g = on_turn(situation(2), 0)
    pile = seen(g)["piles"]
    play(g, "play JOURNAL")
    assert legal(g) == ["perform", "stop"]
    play(g, "stop")
    assert seen(g)["piles"] == pile
    assert ghosts(g) == {}
    assert g.to_move == 1
    assert why(g, "play JOURNAL") == "E-3.06"


def test_after_the_draw_the_own_points_may_be_left_unused() -> None:
    """E-18.04."""
    g = journal(on_turn(situation(2), 0), "manual/electric", "steam/steel")
    play(g, "stop")
    assert ghosts(g) == {"manual": 3, "steel": 2}
    assert seen(g)["patents"]["start"].count("0.0") == 1
    assert g.to_move == 1


def test_each_half_moves_the_ghost_of_its_type_and_energies_are_ignored() -> None:
    """E-18.05."""
    for tiles, steps in (
        (["steam/steel", "electric/steel"], {"steel": 3}),
        (["manual/steel", "steel/manual"], {"steel": 4, "manual": 4}),
        (["scientific/copper", "empirical/automated"], {"scientific": 3, "copper": 2, "empirical": 3, "automated": 2}),
    ):
        assert ghosts(journal(on_turn(situation(2), 0), *tiles)) == steps


def test_the_journal_of_the_rulebooks_example() -> None:
    """E-EX20, E-18.03 to E-18.06."""
    g = on_turn(situation(2), 0)
    ghost(g, "manual", 4)
    ghost(g, "steel", 6)
    journal(g, "manual/electric", "steam/steel")
    assert ghosts(g) == {"manual": 6, "steel": 7}
    assert seen(g)["piles"]["discard"] == {"manual/electric": 1, "steam/steel": 1}
    play(g, "move 1 manual", "move 1 right", "move 1 right")
    assert box(g, "manual", 4) == ["0.0"]


def test_the_drawn_tiles_are_discarded_after_the_ghosts_have_moved_and_join_no_shuffle_of_their_draw() -> None:
    """E-18.06, E-14.08."""
    g = by_hand(on_turn(situation(2), 0))
    shown = terminal(g)
    in_pile(g, 1)
    play(g, "play JOURNAL", "perform")
    assert len(legal(g)) == 1
    last = legal(g)[0].removeprefix("draw ")
    play(g, f"draw {last}")
    assert seen(g)["piles"]["discard"] == {}
    assert seen(g)["piles"]["resources"] == 96 - len(shown) - 1
    second = legal(g)[0].removeprefix("draw ")
    play(g, f"draw {second}")
    assert sum(seen(g)["piles"]["discard"].values()) == 2
    assert set(seen(g)["piles"]["discard"]) == {last, second}


def test_the_discard_is_not_shuffled_before_the_next_tile_is_needed() -> None:
    """E-18.06, E-14.08: the two drawn tiles were the last, and lie in the discard when it is shuffled later."""
    g = on_turn(situation(2), 0)
    in_pile(g, 2)
    play(g, "play JOURNAL", "perform")
    assert seen(g)["piles"]["resources"] == 0
    assert sum(seen(g)["piles"]["discard"].values()) == 96 - 6


def test_with_one_tile_left_in_all_only_that_one_moves_ghosts() -> None:
    """E-18.06, E-14.09."""
    g = on_turn(situation(2), 0)
    tiles = [kind for kind in KINDS for _ in range(2)]
    tiles.remove("manual/electric")
    give(unload(g), 1, *tiles)
    play(g, "play JOURNAL", "perform")
    assert ghosts(g) == {"manual": 3}
    assert seen(g)["piles"]["discard"] == {"manual/electric": 1}
    assert "move 1 steel" in legal(g)


def test_a_ghost_on_step_9_stops_at_step_10_and_brings_a_random_chip_if_it_is_first() -> None:
    """E-EC45, E-18.07, E-18.08."""
    g = unload(by_hand(on_turn(situation(2), 0)))
    ghost(g, "manual", 9)
    marker(g, 1, 1, "steel", 10)
    chip(g, "steel", "metro")
    play(g, "play JOURNAL", "perform", "draw manual/electric", "draw steam/copper")
    assert ghosts(g)["manual"] == 10
    assert legal(g) == [f"chip {name}" for name in CHIPS if name != "metro"]
    play(g, "chip colonies")
    assert seen(g)["patents"]["chips"] == {"steel": "metro", "manual": "colonies"}
    assert ghosts(g) == {"manual": 10, "copper": 2}


def test_any_chip_left_may_come_with_a_ghost() -> None:
    """E-18.08."""
    came: set[str] = set()
    for seed in range(40):
        g = on_turn(situation(2, seed), 0)
        for track in TRACKS:
            ghost(g, track, 9)
        play(g, "play JOURNAL", "perform")
        came |= set(seen(g)["patents"]["chips"].values())
    assert came == set(CHIPS)


def test_a_ghost_that_is_not_first_on_step_10_brings_no_chip_and_moves_no_more() -> None:
    """E-18.07, E-18.08."""
    g = on_turn(situation(2), 0)
    marker(g, 1, 1, "manual", 10)
    chip(g, "manual", "metro")
    ghost(g, "manual", 9)
    journal(g, "manual/electric", "steel/manual")
    assert seen(g)["patents"]["chips"] == {"manual": "metro"}
    assert box(g, "manual", 10) == ["1.0", "ghost.manual"]
    assert ghosts(g) == {"manual": 10, "steel": 3}


def test_ghosts_stack_like_markers_of_players_and_can_lead() -> None:
    """E-18.09."""
    g = on_turn(situation(2), 0)
    marker(g, 0, 1, "manual", 3)
    marker(g, 0, 2, "steel", 2)
    journal(g, "manual/electric", "steel/electric")
    assert box(g, "manual", 3) == ["0.0", "ghost.manual"]
    assert leader_of(g, "manual") == "0.0"
    assert leader_of(g, "steel") == "ghost.steel"
    play(g, "move 2 right")
    assert box(g, "steel", 3) == ["ghost.steel", "0.1"]
    assert leader_of(g, "steel") == "ghost.steel"


@pytest.mark.parametrize("ghost_first", [True, False])
def test_while_a_ghost_leads_nobody_gets_the_leader_point_of_its_track(ghost_first: bool) -> None:
    """E-EC47, E-18.10."""
    g = on_turn(situation(2), 0)
    build(g, 0, [tile for tile in FOUR if tile != "manual/copper@g4"])
    give(g, 0, "manual/copper")
    assert "rock-drill" not in finished(g, 0)
    before = g.seats[0].vp
    marker(g, 0, 1, "steel", 3)
    if ghost_first:
        ghost(g, "manual", 5)
    marker(g, 0, 2, "manual", 5)
    if not ghost_first:
        ghost(g, "manual", 5)
    play(g, "play LABORATORY")
    place(g, "manual/copper@g4")
    assert finished(g, 0)[-1] == "rock-drill"  # steel, manual, scientific; 3 VP
    assert g.seats[0].vp - before == (3 + 1 if ghost_first else 3 + 2)


def test_ghosts_score_nothing() -> None:
    """E-18.10."""
    g = on_turn(situation(2), 0)
    ghost(g, "manual", 10)
    chip(g, "manual", "fine-arts")
    ghost(g, "steel", 9)
    final_scoring(g)
    assert g.scores() == [0, 0]
    assert counted(g, 0) == counted(g, 1) == []


def test_the_point_of_a_meeting_moves_no_ghosts() -> None:
    """E-18.11."""
    g = on_turn(situation(2), 0)
    money(g, 0, 0)
    play(g, "play MEETING", "option patent")
    assert "perform" not in legal(g)
    play(g, "move 1 steel", "option money")
    assert ghosts(g) == {}
    assert box(g, "steel", 2) == ["0.0"]
