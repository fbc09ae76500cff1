"""Chapter 1: components and terms; chapter 21: expansions."""

from __future__ import annotations

from pathlib import Path

import pytest

import lincei
from lincei.games.expo1906.components import Edition
from lincei.games.expo1906.game import Expo1906
from lincei.games.expo1906.state import Expo
from lincei.games.expo1906.tables import read_tables
from lincei.games.reading import Problems
from lincei.kernel.errors import UnreadableNotation
from tests.games.expo1906.editions import Owner
from tests.games.expo1906.table import (
    clear_scrap,
    course,
    end_round,
    finished,
    give,
    jury,
    legal,
    marker,
    money,
    on_turn,
    play,
    put,
    seen,
    situation,
    supplied,
    terminal,
    why,
)

PAIRS = [["steel", "copper"], ["manual", "automated"], ["scientific", "empirical"], ["steam", "electric"]]
TRACKS = ["steel", "copper", "manual", "automated", "scientific", "empirical"]
# Where a square project lies that touches the cell d3 on one side only.
SIDES = {"north": "d1", "east": "e3", "south": "d4", "west": "b3"}
SLUGS = [f"{two}/{one}" for i, pair in enumerate(PAIRS) for two in pair for j in range(4) if j != i for one in PAIRS[j]]


def cells(g: Expo, tile: str) -> list[str]:
    """The cells that a tile covers in the laboratory of seat 0."""
    found: list[str] = next(laid["cells"] for laid in seen(g)["seats"][0]["lab"] if laid["tile"] == tile)
    return found


def units_by_side(degrees: int) -> dict[str, dict[str, int]]:
    """What a steel/manual tile on d3 supplies to a project on each of its sides."""
    found = {}
    for side, anchor in SIDES.items():
        g = situation()
        clear_scrap(g, 0)
        put(g, 0, f"steel/manual@d3:{degrees}", f"rock-drill@{anchor}")
        found[side] = supplied(g, 0, "rock-drill")
    return found


def test_there_are_eight_resource_types_in_four_opposed_pairs() -> None:
    """E-1.01."""
    g = situation(4)
    for project in seen(g)["board"]["projects"].values():
        assert [len([t for t in pair if t in project["needs"]]) for pair in PAIRS] == [1, 1, 1, 1]
    drawn = {slug for seed in range(40) for slug in terminal(situation(4, seed))}
    assert drawn == set(SLUGS), "no tile carries both types of a pair"


def test_a_resource_tile_fills_one_cell_and_has_two_units_on_two_sides_and_one_unit_on_the_others() -> None:
    """E-1.02."""
    g = situation()
    put(g, 0, "steel/manual@d3")
    assert cells(g, "steel/manual") == ["d3"]
    for slug in SLUGS:
        assert len(set(slug.split("/"))) == 2
    for degrees in (0, 90, 180, 270):
        units = list(units_by_side(degrees).values())
        assert units.count({"steel": 2}) == 2
        assert units.count({"manual": 1}) == 2


def test_the_sides_of_a_half_are_neighbours_and_a_tile_has_four_rotations() -> None:
    """E-1.03."""
    rotations = [units_by_side(degrees) for degrees in (0, 90, 180, 270)]
    for units in rotations:
        assert units["north"] != units["south"]
        assert units["east"] != units["west"]
    assert [[side for side in SIDES if "steel" in units[side]] for units in rotations] == [
        ["north", "west"],
        ["north", "east"],
        ["east", "south"],
        ["south", "west"],
    ]
    g = on_turn(situation(), 0)
    give(g, 0, "steel/manual")
    play(g, "play LABORATORY", "place steel/manual")
    assert legal(g) == ["rotate 0", "rotate 90", "rotate 180", "rotate 270"]


def test_a_project_fills_four_cells_in_one_of_five_shapes_needs_four_types_and_prints_its_points() -> None:
    """E-1.04."""
    projects = seen(situation())["board"]["projects"]
    assert {row["shape"] for row in projects.values()} == {"L", "T", "S", "I", "O"}
    for slug, row in projects.items():
        g = situation()
        clear_scrap(g, 0)
        put(g, 0, f"{slug}@b1")
        assert len(set(cells(g, slug))) == 4
        assert len(row["needs"]) == 4
        assert min(row["needs"].values()) >= 1
        assert row["vp"] >= 1


def test_exactly_one_of_the_four_types_of_a_project_is_its_energy() -> None:
    """E-1.05."""
    for row in seen(situation())["board"]["projects"].values():
        assert [t for t in row["needs"] if t in PAIRS[3]] == [row["energy"]]


def test_a_project_with_two_energies_or_none_is_refused(tmp_path: Path) -> None:
    """E-1.05."""
    owner = Owner(tmp_path).printed("projects")
    for wrong in ("steel = 1", "steam = 1, electric = 1"):
        text = owner.text("projects")
        owner.change_row("projects", '"bakelite"', "steam = 1", wrong)
        assert any("bakelite" in line and "exactly one energy" in line for line in owner.problems())
        owner.write("projects", text)


def test_a_tech_fills_four_cells_and_either_supplies_resources_or_upgrades_a_card() -> None:
    """E-1.06."""
    techs = seen(situation())["board"]["techs"]
    for slug, row in techs.items():
        g = situation()
        put(g, 0, f"{slug}@a1")
        assert len(set(cells(g, slug))) == 4
        assert (row["supplies"] == {}) != (row["upgrades"] is None)
        assert seen(g)["seats"][0]["upgraded"] == ([row["upgrades"]] if row["upgrades"] else [])


def test_scrap_fills_one_cell_and_supplies_nothing() -> None:
    """E-1.07."""
    g = situation()
    put(g, 0, "rock-drill@d1")
    scrap = [laid["cells"] for laid in seen(g)["seats"][0]["lab"] if laid["tile"] == "scrap"]
    assert scrap == [["c1"], ["f2"], ["d4"], ["a5"], ["f6"]]
    assert supplied(g, 0, "rock-drill") == {}, "though it lies beside the scrap on c1 and f2"


def test_a_jury_tile_shows_steam_or_electric() -> None:
    """E-1.08."""
    shown = {energy for g, _ in course(2, 5) for energy in seen(g)["jury"]}
    assert shown == {"steam", "electric"}
    g = on_turn(situation(), 0)
    play(g, "play MEETING", "option jury")
    assert legal(g) == ["choose steam", "choose electric", "stop"]


def test_money_runs_from_0_to_12_and_gains_above_are_lost() -> None:
    """E-1.09."""
    g = on_turn(situation(), 0)
    money(g, 0, 9)
    events = play(g, "play SKYSCRAPER")
    assert g.seats[0].money == 12
    assert [e.args["money"] for e in events if e.message == "expo1906-log-money"] == [3]
    g = on_turn(situation(), 0)
    money(g, 0, 12)
    play(g, "play MEETING", "option money")
    assert g.seats[0].money == 12
    g = on_turn(situation(), 0)
    money(g, 0, 8)
    play(g, "play SKYSCRAPER")
    assert g.seats[0].money == 12, "12$ is still on the track"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_is_no_periodic_income_and_money_changes_only_through_actions(players: int) -> None:
    """E-1.10."""
    gains = ("play SKYSCRAPER", "option money")
    before: list[int] = []
    mover, action, rounds = -1, "", 0
    for g, chosen in course(players, 11):
        now = [p.money for p in g.seats]
        for seat, (old, new) in enumerate(zip(before, now, strict=False)):
            if new > old:
                assert (seat, action in gains) == (mover, True)
            if new < old:
                assert (seat, action.startswith(("buy ", "move "))) == (mover, True)
        before, mover, action, rounds = now, g.to_move, chosen, g.round
    assert rounds > 5, "many rounds began"


def test_money_never_falls_below_0_and_there_is_no_debt() -> None:
    """E-1.11."""
    g = on_turn(situation(), 0)
    money(g, 0, 1)
    play(g, "play ACADEMY")
    assert (g.to_move, g.seats[0].money) == (1, 1), "2$ cannot be owed"
    g = on_turn(situation(), 0)
    money(g, 0, 2)
    play(g, "play TERMINAL", f"buy {terminal(g)[0]}")
    assert (g.to_move, g.seats[0].money) == (1, 1), "nor can the second tile"
    g = on_turn(situation(), 0)
    money(g, 0, 0)
    marker(g, 0, 1, "steel", 4)
    play(g, "play JOURNAL")
    assert why(g, "move 1 down") == "E-12.09"
    for seed in range(3):
        assert min(p.money for g, _ in course(4, seed) for p in g.seats) == 0


def test_victory_points_have_no_upper_limit(tmp_path: Path) -> None:
    """E-1.12."""
    owner = Owner(tmp_path).printed("projects").change_row("projects", '"rock-drill"', "vp = 3", "vp = 99")
    owner.change_row("projects", '"steam-car"', "vp = 3", "vp = 99")
    g = lincei.load("expo1906", owner.path).start(3, 1)
    assert isinstance(g, Expo)
    clear_scrap(g, 0)
    put(g, 0, "rock-drill@c3", "combustion-engine@a3", "time-study@e3", "pneumatic-hammer@c5")
    assert g.scores() == [99, 0, 0]
    put(g, 0, "steam-car@b2", "automatic-exchange@f1")
    assert finished(g, 0) == ["rock-drill", "steam-car"]
    assert g.scores() == [198, 0, 0]


def test_the_jury_table_has_twelve_spaces() -> None:
    """E-1.13."""
    g = on_turn(situation(), 0)
    jury(g, 5, 6)
    g.round = 10
    end_round(g, "jury steam")
    assert len(seen(g)["jury"]) == 12
    assert seen(g)["ender"] == 0, "the table is full and the game ends"


def test_a_terminal_space_holds_at_most_one_tile() -> None:
    """E-1.13."""
    for g, _ in course(4, 3):
        spaces = seen(g)["terminal"]
        assert len(spaces) == 12
        assert all(space is None or space in SLUGS for space in spaces)


def test_the_patent_office_has_six_tracks_of_ten_steps_and_none_for_the_energies() -> None:
    """E-1.14."""
    g = on_turn(situation(), 0)
    assert seen(g)["patents"]["tracks"] == TRACKS
    play(g, "play JOURNAL")
    assert legal(g) == [f"move 1 {track}" for track in TRACKS] + ["stop"]
    for energy in PAIRS[3]:
        with pytest.raises(UnreadableNotation):
            why(g, f"move 1 {energy}")
    for track in TRACKS:
        g = on_turn(situation(), 0)
        marker(g, 0, 1, track, 9)
        play(g, "play JOURNAL", "move 1 right", "bring ferris")
        assert seen(g)["patents"]["stacks"][track] == {"10": ["0.0"]}
        assert why(g, "move 1 right") == "E-12.18", "step 10 is the last"


def test_each_player_owns_one_card_of_each_action_and_five_markers() -> None:
    """E-1.15."""
    g = on_turn(situation(4), 2)
    actions = ["TERMINAL", "ACADEMY", "LABORATORY", "JOURNAL", "SKYSCRAPER", "MEETING"]
    for seat in range(4):
        desk = seen(g, seat)["seats"][seat]
        assert desk["hand"] == actions
        assert [m for m in seen(g)["patents"]["start"] if m.startswith(f"{seat}.")] == [f"{seat}.{n}" for n in range(3)]
        assert (desk["money"], desk["vp"]) == (g.seats[seat].money, 0), "the markers for money and prestige"
    play(g, "play SKYSCRAPER")
    on_turn(g, 2)
    assert why(g, "play SKYSCRAPER") == "E-3.05", "there is only one"


def test_an_upgraded_card_exists_for_each_action_except_meeting() -> None:
    """E-1.16."""
    g = situation()
    clear_scrap(g, 0)
    upgrades = [name for name, row in seen(g)["board"]["techs"].items() if row["upgrades"]]
    assert len(upgrades) == 5
    put(g, 0, *[f"{name}@{cell}" for name, cell in zip(upgrades, ["a1", "c1", "e1", "a3", "c3"], strict=True)])
    assert seen(g)["seats"][0]["upgraded"] == ["TERMINAL", "ACADEMY", "LABORATORY", "JOURNAL", "SKYSCRAPER"]


def test_a_need_of_four_or_more_is_a_matter_of_data_alone(tmp_path: Path) -> None:
    """E-21.01."""
    owner = Owner(tmp_path).change_row("projects", '"rock-drill"', "steam = 1", "steam = 4")
    game = Expo1906(Edition(read_tables(owner.path, Problems())))
    three, four = ["steam/steel@b3:90", "steel/steam@b4"], ["combustion-engine@a3"]
    for steam, units, done in ((three, 3, []), (four, 4, ["rock-drill"])):
        g = game.start(3, 1)
        assert isinstance(g, Expo)
        clear_scrap(g, 0)
        put(g, 0, "rock-drill@c3", "time-study@e3", "pneumatic-hammer@c5", *steam)
        assert supplied(g, 0, "rock-drill")["steam"] == units
        assert finished(g, 0) == done
