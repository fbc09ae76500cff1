"""Chapter 2: set-up."""

from __future__ import annotations

import pytest

from lincei.games.expo1906.state import Expo
from lincei.kernel.chance import Rng
from lincei.kernel.frames import CHANCE, Chance
from tests.games.expo1906.table import (
    GAME,
    academy,
    end_round,
    legal,
    on_turn,
    play,
    seen,
    situation,
    terminal,
)

SHAPES = ["L", "T", "S", "I", "O"]
PLAYERS = [1, 2, 3, 4]
CARDS = ["TERMINAL", "ACADEMY", "LABORATORY", "JOURNAL", "SKYSCRAPER", "MEETING"]


def unsettled(players: int) -> Expo:
    """A game that asks us for every answer of chance, before the first one."""
    g = GAME.start(players, 1, explicit_chance=True)
    assert isinstance(g, Expo)
    return g


def weights(g: Expo) -> dict[str, int]:
    """What chance may answer now, and how likely each answer is."""
    top = g.question
    assert isinstance(top, Chance)
    return dict(zip(legal(g), top.weights(g), strict=True))


def set_up(g: Expo) -> list[dict[str, int]]:
    """Let chance give its first answer to everything in the set-up; what it might have answered each time."""
    offered = []
    while g.to_move == CHANCE and g.round == 0:
        offered.append(weights(g))
        g.apply(g.legal[0])
    return offered


def test_96_resource_tiles_and_16_jury_tiles_are_shuffled_into_two_face_down_piles() -> None:
    """E-2.01."""
    offered = set_up(unsettled(3))
    tiles = [each for each in offered if next(iter(each)).startswith("draw ")]
    assert (len(tiles[0]), set(tiles[0].values())) == (48, {2}), "every one of 96 tiles may be the first"
    assert [sum(each.values()) for each in tiles] == [96, 95, 94, 93, 92, 91, 90, 89, 88]
    energies = [each for each in offered if "jury electric" in each]
    assert energies == [{"jury steam": 8, "jury electric": 8}, {"jury steam": 7, "jury electric": 8}]
    g = situation(4)
    piles = seen(g, 0)["piles"]
    assert (piles["resources"], piles["discard"], piles["jury"]["steam"] + piles["jury"]["electric"]) == (84, {}, 14)
    found = [kind for seed in range(200) for kind in terminal(situation(4, seed))]
    assert min(found.count(kind) for kind in set(found)) > 25, "the generator favours none (50 expected)"
    assert len(set(found)) == 48


@pytest.mark.parametrize(("players", "tiles"), [(1, 3), (2, 6), (3, 9), (4, 12)])
def test_the_terminal_is_filled_face_up_with_three_tiles_for_each_player(players: int, tiles: int) -> None:
    """E-2.02."""
    for seed in range(5):
        g = situation(players, seed)
        assert None not in seen(g)["terminal"]
        assert seen(g)["terminal"] == terminal(g)
        assert len(terminal(g)) == tiles


def test_projects_are_sorted_by_shape_and_the_top_one_of_each_pile_comes_into_its_slot() -> None:
    """E-2.03."""
    projects = seen(situation())["board"]["projects"]
    offered = [each for each in set_up(unsettled(3)) if next(iter(each)).startswith("project ")]
    assert len(offered) == 5
    for shape, each in zip(SHAPES, offered, strict=True):
        pile = {f"project {slug}": 1 for slug, row in projects.items() if row["shape"] == shape}
        assert each == pile, "any project of the shape, each as likely"
        assert len(pile) == 6
    for seed in range(10):
        slots = seen(situation(3, seed))["academy"]
        assert {shape: projects[slug]["shape"] for shape, slug in slots.items()} == {shape: shape for shape in SHAPES}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_academy_has_one_project_slot_for_each_shape_whatever_the_number_of_players(players: int) -> None:
    """E-2.04."""
    table = seen(situation(players))
    assert list(table["academy"]) == SHAPES
    assert None not in table["academy"].values()
    assert len(table["piles"]["unseen"]) == 25


def test_project_piles_lie_face_down() -> None:
    """E-2.05."""
    one, other = situation(3, 1), situation(3, 2)
    rows = list(seen(one)["board"]["projects"])
    for g in (one, other):
        unseen = seen(g, 0)["piles"]["unseen"]
        assert unseen == [slug for slug in rows if slug in unseen], "listed as printed, so that no order shows"
    came = set()
    for n in range(40):
        guess = GAME.determinise(on_turn(situation(), 0), 0, Rng(n + 1))
        assert isinstance(guess, Expo)
        g = guess
        play(g, "play ACADEMY", f"buy {seen(g)['academy']['L']}")
        on_turn(g, 0)
        end_round(g, "jury steam")
        came.add(seen(g)["academy"]["L"])
    left = seen(situation(), 0)["piles"]["unseen"]
    assert came == {slug for slug in left if seen(g)["board"]["projects"][slug]["shape"] == "L"}


@pytest.mark.parametrize("players", PLAYERS)
def test_all_thirteen_techs_lie_face_up_in_the_academy(players: int) -> None:
    """E-2.06."""
    table = seen(situation(players))
    assert len(table["techs"]) == 13
    assert table["techs"] == list(table["board"]["techs"])
    assert academy(situation(players))[5:] == table["techs"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_drawn_and_play_runs_clockwise(players: int) -> None:
    """E-2.07."""
    assert weights(unsettled(players)) == {f"first {seat + 1}": 1 for seat in range(players)}
    opened = set()
    for seed in range(30):
        g = situation(players, seed)
        first = seen(g)["first"]
        opened.add(first)
        order = []
        for i in range(players):
            order.append(g.to_move)
            play(g, "play SKYSCRAPER" if i % 2 else "play LABORATORY", *([] if i % 2 else ["stop"]))
        assert order == [(first + i) % players for i in range(players)]
        assert g.round == 1
    assert opened == set(range(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_takes_a_laboratory_six_base_cards_and_markers(players: int) -> None:
    """E-2.08."""
    g = situation(players)
    assert len(seen(g)["seats"]) == players
    for seat in range(players):
        desk = seen(g, seat)["seats"][seat]
        assert (desk["hand"], desk["upgraded"], desk["last"]) == (CARDS, [], None)
        assert len([m for m in seen(g)["patents"]["start"] if m.startswith(f"{seat}.")]) == 3
        assert {laid["tile"] for laid in desk["lab"]} == {"scrap"}


@pytest.mark.parametrize(("players", "start"), [(1, [4]), (2, [3, 4]), (3, [3, 4, 5]), (4, [3, 4, 5, 6])])
def test_patents_start_in_the_leftmost_box_prestige_at_0_and_money_by_turn_order(
    players: int, start: list[int]
) -> None:
    """E-2.09."""
    for seed in range(8):
        g = situation(players, seed)
        table = seen(g)
        order = [(table["first"] + i) % players for i in range(players)]
        assert [table["seats"][seat]["money"] for seat in order] == start
        assert [desk["vp"] for desk in table["seats"]] == [0] * players
        own = [m for m in table["patents"]["start"] if not m.startswith("ghost.")]
        assert sorted(own) == [f"{seat}.{number}" for seat in range(players) for number in range(3)]
        assert all(boxes == {} for boxes in table["patents"]["stacks"].values())


def test_five_scrap_tiles_lie_on_the_printed_cells_and_fewer_with_a_handicap() -> None:
    """E-2.10."""
    printed = ["c1", "f2", "d4", "a5", "f6"]
    g = situation(4, 2, handicaps="none,graduate,student,none")
    while legal(g)[0].startswith("at "):
        play(g, legal(g)[0], "rotate 0")
    scrap = [[laid["cell"] for laid in desk["lab"] if laid["tile"] == "scrap"] for desk in seen(g)["seats"]]
    assert scrap == [printed, printed[1:], printed[2:], printed]


def test_two_jury_tiles_are_drawn_at_random_into_the_first_two_spaces() -> None:
    """E-2.11."""
    found = {tuple(seen(situation(3, seed))["jury"]) for seed in range(40)}
    assert found == {(one, two) for one in ("steam", "electric") for two in ("steam", "electric")}


def test_the_six_bonus_chips_and_the_five_upgraded_cards_start_aside_visible_to_all() -> None:
    """E-2.12."""
    for players in PLAYERS:
        table = seen(situation(players), None)
        assert table["chips"] == ["eiffel", "ferris", "colonies", "metro", "fine-arts", "simplon"]
        assert table["patents"]["chips"] == {}
        assert all(desk["upgraded"] == [] for desk in table["seats"])
        upgrades = [row["upgrades"] for name, row in table["board"]["techs"].items() if name in table["techs"]]
        assert [card for card in upgrades if card] == CARDS[:5]


@pytest.mark.parametrize("handicaps", ["none,none", "student,graduate"])
def test_every_player_starts_with_an_empty_front_and_0_points(handicaps: str) -> None:
    """E-2.13."""
    g = situation(2, 4, handicaps=handicaps)
    while legal(g)[0].startswith("at "):
        play(g, legal(g)[0], "rotate 0")
    assert legal(g)[0] == "play TERMINAL"
    assert [(desk["front"], desk["vp"]) for desk in seen(g)["seats"]] == [([], 0), ([], 0)]
