"""Chapter 1: set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lincei.games.newton.terms import ACTIONS, INCOMES
from lincei.kernel.errors import BadOptions
from lincei.kernel.record import Record
from tests.games.newton.boards import places
from tests.games.newton.layout import city, token
from tests.games.newton.table import EDITION, GAME, drawn, goods, neighbours, on_turn, play, scientist, seen, situation
from tests.games.newton.turns import (
    acting,
    bonus_of,
    play_with_value,
    token_of,
    ways,
)

SEEDS = range(12)
EVERYBODY = pytest.mark.parametrize("players", [1, 2, 3, 4])


def tables(players: int = 3) -> list[Any]:
    """The table of several games just set up, as everybody sees it."""
    return [seen(situation(players, seed)) for seed in SEEDS]


def holding(kind: str) -> dict[str, list[str]]:
    """What lies on each place of a kind, game by game."""
    return {place: [t["places"][place] for t in tables()] for place in places(kind)}


def test_map_and_tracks_board_are_shared_by_all() -> None:
    """N-1.01."""
    here, there = next(way for way in ways(0) if bonus_of(way[1]) >= 0)
    g = acting("travel", 1)
    slug, vp = token_of("vp")
    token(g, bonus_of(there), slug)
    for seat in (0, 1):
        scientist(g, seat, here)
    play(g, f"travel {there}", "end turn")
    play_with_value(g, "travel", 1)
    play(g, "perform travel", f"travel {there}")
    assert [p.vp for p in g.seats[:2]] == [vp, 0], "what one has taken is gone for the others"
    assert {seat: seen(g, seat)["places"] for seat in range(4)} == dict.fromkeys(range(4), seen(g)["places"])


@pytest.mark.parametrize(("kind", "count"), [("city", 7), ("university", 6), ("ancient", 3)])
def test_city_university_and_ancient_land_tiles_lie_at_random_on_spaces_of_their_type(kind: str, count: int) -> None:
    """N-1.02."""
    found = holding(kind)
    slugs = {"city": EDITION.city_slug[:7], "university": EDITION.university_slug, "ancient": EDITION.ancient_slug}
    wanted = sorted(f"{kind}.{slug}" for slug in slugs[kind])
    assert len(wanted) == count
    for game in zip(*found.values(), strict=True):
        assert sorted(game) == wanted, "each tile once"
    for place, laid in found.items():
        assert len(set(laid)) > 1, f"{place} should not hold the same tile in every game"


@pytest.mark.parametrize(
    ("tiles", "spaces", "all_tiles"),
    [("specialisation_at", 5, 10), ("objective_at", 6, 10), ("invention_at", 5, 10)],
)
def test_half_of_the_tiles_of_a_class_are_drawn_and_laid_on_its_spaces(tiles: str, spaces: int, all_tiles: int) -> None:
    """N-1.03, N-1.04, N-1.05."""
    laid = [getattr(situation(3, seed), tiles) for seed in range(40)]
    for each in laid:
        assert len(each) == len(set(each)) == spaces
    assert {tile for each in laid for tile in each} == set(range(all_tiles)), "each may be drawn, none of a module"
    for space in range(spaces):
        assert len({each[space] for each in laid}) > 4, "on any space"


def test_the_tile_spaces_are_those_of_the_tracks_board_and_the_objectives_lie_on_both_boards() -> None:
    """N-1.03, N-1.04, N-1.05."""
    g = situation()
    table = seen(g)
    notes = [*table["tree"].values(), *table["work"], *table["places"].values()]
    for slugs, laid, kind in [
        (EDITION.specialisation_effect, g.specialisation_at, "specialisation"),
        (EDITION.invention_effect, g.invention_at, "invention"),
    ]:
        for tile in laid:
            assert slugs[tile].ref in notes, kind
    assert list(table["objectives"]) == ["map", "work", "tree-1", "tree-2", "tree-3", "tree-4"]
    for slug in table["objectives"].values():
        assert notes.count(f"objective.{slug}") == 1


@EVERYBODY
def test_tokens_lie_on_the_bonus_spaces_that_the_number_of_players_allows(players: int) -> None:
    """N-1.06."""
    laid = seen(situation(players))["tokens"]
    assert len(laid) == 18
    for bonus, slug in enumerate(laid):
        assert (slug is not None) == (EDITION.bonus_players[bonus] <= players)
    marks = Counter(EDITION.bonus_players)
    assert sum(slug is not None for slug in laid) == sum(marks[mark] for mark in range(1, players + 1))
    if players == 4:
        assert sorted(laid) == sorted(EDITION.token_slug), "all 18"


@pytest.mark.parametrize("players", [1, 2, 3])
def test_which_tokens_are_left_out_is_random(players: int) -> None:
    """N-1.07."""
    left = [Counter(EDITION.token_slug) - Counter(t["tokens"]) for t in tables(players)]
    assert len({tuple(sorted(each.elements())) for each in left}) > 3


def test_tiles_and_tokens_lie_face_up_for_everybody() -> None:
    """N-1.08."""
    g = situation()
    table = seen(g)
    assert all(slug in EDITION.token_slug for slug in table["tokens"] if slug is not None)
    for part in ("places", "tree", "work", "tokens", "objectives", "developments", "incomes"):
        assert table[part]
        assert [seen(g, seat)[part] for seat in range(3)] == [table[part]] * 3


def test_income_and_development_tiles_form_stacks_of_four() -> None:
    """N-1.09, N-1.10."""
    table = seen(situation())
    assert table["incomes"] == dict.fromkeys(INCOMES, 4)
    assert table["developments"] == dict.fromkeys(ACTIONS, 4)
    assert (sum(table["incomes"].values()), sum(table["developments"].values())) == (12, 20)


def test_there_is_a_medicine_tile_with_1_vp_for_each_of_four_players() -> None:
    """N-1.11."""
    g = situation(4)
    city(g, "istanbul", "medicine-1")
    here = next(place for place, toll in neighbours("istanbul").items() if toll == 0)
    for seat in range(4):
        scientist(on_turn(g, seat), seat, here)
        goods(g, seat, coins=0)
        play_with_value(g, "travel", 1)
        play(g, "perform travel", "travel istanbul")
        assert seen(g)["seats"][seat]["medicine"] == 1


@EVERYBODY
def test_three_face_down_decks_of_fifteen_and_a_row_of_each(players: int) -> None:
    """N-1.12."""
    row = 2 if players == 1 else 3
    table = seen(situation(players), 0)
    for level, name in enumerate(["I", "II", "III"], start=1):
        shown = table["display"][name]
        assert len(shown) == len(set(shown)) == row
        assert {EDITION.card_level[EDITION.card_slug.index(slug)] for slug in shown} == {level}
        assert table["decks"][name] == {"cards": 15 - row, "under": []}, "a number, and nothing of their order"


def test_the_decks_are_shuffled() -> None:
    """N-1.12."""
    rows = [tuple(t["display"]["II"]) for t in tables()]
    assert len(set(rows)) > 8


def test_revealed_cards_are_appended_at_the_far_end_of_the_row() -> None:
    """N-1.13."""
    g = situation()
    goods(g, 0, coins=1)
    row = seen(g)["display"]["II"]
    deck = [slug for slug in EDITION.card_slug if slug and EDITION.card_level[EDITION.card_slug.index(slug)] == 2]
    new = [slug for slug in deck if slug not in row][:2]
    drawn(g, f"card {new[1]}", f"card {new[0]}")
    g.apply(GAME.read(g, "reveal II"))
    assert seen(g)["display"]["II"] == [*row, new[1], new[0]]


def test_colours_are_chosen_and_study_boards_are_dealt_at_random() -> None:
    """N-1.14."""
    g = situation(3, 1, colours="yellow,red,green")
    assert [p["colour"] for p in seen(g)["seats"]] == ["yellow", "red", "green"]
    for wrong in ("red,red,blue", "red,blue", "red,blue,mauve"):
        with pytest.raises(BadOptions):
            situation(3, 1, colours=wrong)
    boards = [tuple(p["study_board"] for p in t["seats"]) for t in tables(4)]
    for each in boards:
        assert sorted(each) == sorted(EDITION.board_slug), "each board once"
    assert len(set(boards)) > 4
    assert {each[0] for each in boards} == set(EDITION.board_slug)


def test_twelve_shelf_tiles_lie_in_the_stacks() -> None:
    """N-1.15."""
    for p in seen(situation(4))["seats"]:
        assert (p["tiles"], p["laid"]) == (12, 0)


def test_twelve_cubes_lie_on_the_study_board() -> None:
    """N-1.15a."""
    for p in seen(situation(4))["seats"]:
        assert (p["cubes"], p["visited"]) == (12, [])


def test_the_six_starting_cards_of_the_colour_are_the_hand() -> None:
    """N-1.15b."""
    g = situation(4, 1, colours="green,yellow,blue,red")
    for p in seen(g)["seats"]:
        assert p["hand"] == [f"{p['colour']}-{symbol}" for symbol in [*ACTIONS, "joker"]]


def test_everybody_starts_with_two_coins_and_no_potions() -> None:
    """N-1.15c."""
    for p in seen(situation(4))["seats"]:
        assert (p["coins"], p["potions"]) == (2, 0)


def test_the_scientist_starts_in_basel() -> None:
    """N-1.16."""
    assert [p["scientist"] for p in seen(situation(4))["seats"]] == ["basel"] * 4


def test_one_student_stands_on_the_start_of_the_tree_and_three_are_in_reserve() -> None:
    """N-1.16a."""
    start = EDITION.tree_slug[EDITION.tree_start]
    for p in seen(situation(4))["seats"]:
        assert (p["students"], p["reserve"]) == ([start], 3)


def test_the_markers_stand_on_the_start_of_the_work_track_and_on_0() -> None:
    """N-1.16b."""
    for p in seen(situation(4))["seats"]:
        assert (p["work"], p["vp"]) == (0, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_player_receives_the_first_player_token(players: int) -> None:
    """N-1.17."""
    first = []
    for seed in range(30):
        g = GAME.start(players, seed, {"masters": "dealt"})
        first.append(g.to_move)
        assert seen_first(players, seed) == g.to_move
    assert set(first) == set(range(players))


def seen_first(players: int, seed: int) -> int:
    """Who is said to have it."""
    told = Record(GAME, players, seed, {"masters": "dealt"}, ["human"] * players).set_up
    (event,) = [event for event in told if event.rule == "N-1.17"]
    seat = event.args["player"]
    assert isinstance(seat, int)
    return seat


def test_alone_there_is_no_first_player_token() -> None:
    """N-1.17."""
    told = Record(GAME, 1, 1, {}, ["human"]).set_up
    assert [event for event in told if event.rule == "N-1.17"] == []


def test_desk_drawers_slots_and_the_places_under_the_desk_start_empty() -> None:
    """N-1.18: apart from what is printed, the symbol of the board and one shelf tile."""
    for p in seen(situation(4))["seats"]:
        assert [p[part] for part in ("desk", "tucked", "drawers", "slots", "medicine")] == [[], [], [], [], 0]
        assert sum(value["total"] for value in p["values"].values()) == 1
        assert p["shelf"] == [EDITION.cell_name[EDITION.printed]]
        assert (p["tokens"], p["played"], p["runs"]) == ([], [], [])
