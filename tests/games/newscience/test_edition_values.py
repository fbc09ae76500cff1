"""The numbers on the discoveries: each constraint holds for the shipped edition, and bites."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lincei.games.newscience.meta import LEAST, MOST
from lincei.games.newscience.rows import DiscoveryRow, ScientistRow, SpacesRow, Tables
from lincei.games.newscience.terms import ACTIONS, LEVELS
from lincei.games.newscience.value_constraints import (
    complete_sets,
    cost,
    cost_ratio,
    experiment_cost,
    no_worse,
    s22_influence,
)
from lincei.games.reading import Problems
from tests.games.newscience.editions import Owner, shipped_tables

# One discovery of each level that no other rule binds.
OF_LEVEL = ["symbolic-algebra", "logarithms", "moons-of-jupiter", "solar-parallax", "calculus"]
RANGES = {
    "research": [(1, 1), (1, 2), (2, 3), (2, 4), (3, 4)],
    "first": [(4, 4), (4, 5), (5, 6), (5, 7), (6, 8)],
    "publish": [(1, 1), (2, 3), (2, 3), (2, 4), (3, 4)],
    "prestige": [(2, 2), (4, 4), (5, 6), (7, 8), (9, 10)],
}


@pytest.mark.rule("S-15.18")
@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("research", 2, "2 instead of 1"),
        ("first", 5, "5 instead of 4"),
        ("later", 2, "2 instead of 3"),
        ("publish", 2, "2 instead of 1"),
        ("prestige", 3, "3 instead of 2"),
        ("influence", {"science": 1}, "must be religion = 1"),
        ("influence", {"religion": 1, "science": 1}, "must be religion = 1"),
    ],
)
def test_s_15_18_astrology_is_as_the_rulebook_describes_it(
    tmp_path: Path, field: str, value: object, told: str
) -> None:
    owner = Owner(tmp_path).printed("discoveries").put("discoveries", "astrology", **{field: value})
    assert owner.problems() == [f"discoveries.toml, row astrology, field {field}: {told} (S-15.18)"]


@pytest.mark.rule("S-15.18")
@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("publish", 2, "2 instead of 3"),
        ("prestige", 5, "5 instead of 4"),
        ("influence", {"religion": 2}, "must be government = 1, religion = 2"),
    ],
)
def test_s_15_18_heliocentrism_is_as_the_publisher_described_it(
    tmp_path: Path, field: str, value: object, told: str
) -> None:
    owner = Owner(tmp_path).put("discoveries", "heliocentrism", **{field: value})
    assert owner.told("S-15.18") == [f"discoveries.toml, row heliocentrism, field {field}: {told} (S-15.18)"]
    assert owner.printed("discoveries").problems() == []


@pytest.mark.rule("S-15.19")
@pytest.mark.parametrize("field", list(RANGES))
@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_s_15_19_numbers_lie_in_the_range_of_their_level(tmp_path: Path, field: str, level: int) -> None:
    owner = Owner(tmp_path)
    id = OF_LEVEL[level - 1]
    low, high = RANGES[field][level - 1]
    wanted = f"{low}" if low == high else f"{low} to {high}"
    for value in [low - 1, low, high, high + 1]:
        owner.put("discoveries", id, **{field: value, **({"later": value - 1} if field == "first" else {})})
        told = f"discoveries.toml, row {id}, field {field}: {value} instead of {wanted} at level {level} (S-15.19)"
        assert owner.told("S-15.19") == ([] if low <= value <= high else [told])
    assert owner.printed("discoveries").problems() == []


@pytest.mark.rule("S-15.19")
def test_s_15_19_whoever_comes_later_has_it_easier_by_one(tmp_path: Path) -> None:
    owner = Owner(tmp_path).put("discoveries", "calculus", first=7, later=7)
    assert owner.told("S-15.19") == ["discoveries.toml, row calculus, field later: 7 instead of first - 1 (S-15.19)"]
    owner.put("discoveries", "calculus", later=5)
    assert len(owner.told("S-15.19")) == 1
    owner.put("discoveries", "calculus", later=6)
    assert owner.told("S-15.19") == []


@pytest.mark.rule("S-15.19")
@pytest.mark.parametrize(
    ("level", "influence", "told"),
    [
        (1, {"science": 1, "religion": 1}, "2 in all instead of 1 at level 1"),
        (1, {}, "0 in all instead of 1 at level 1"),
        (2, {"science": 1}, "1 in all instead of 2 to 3 at level 2"),
        (2, {"science": 3}, "science 3 instead of at most 2"),
        (3, {"science": 2}, "2 in all instead of 3 to 4 at level 3"),
        (3, {"enterprise": 4}, "enterprise 4 instead of at most 3"),
        (4, {"science": 3, "religion": 3, "enterprise": 1}, "7 in all instead of 4 to 6 at level 4"),
        (4, {"government": 4}, "government 4 instead of at most 3"),
        (5, {"science": 4}, "4 in all instead of 5 to 8 at level 5"),
        (5, {"religion": 5}, "religion 5 instead of at most 4"),
    ],
)
def test_s_15_19_influence_lies_in_the_range_of_its_level(
    tmp_path: Path, level: int, influence: dict[str, int], told: str
) -> None:
    owner = Owner(tmp_path).put("discoveries", OF_LEVEL[level - 1], influence=influence)
    row = f"discoveries.toml, row {OF_LEVEL[level - 1]}"
    assert owner.told("S-15.19") == [f"{row}, field influence: {told} (S-15.19)"]
    assert owner.printed("discoveries").problems() == []


def reach(action: int) -> int:
    """What the weakest can reach without cards at any number of players; with the die, in half of all cases."""
    tables = shipped_tables()
    best = min(max(spaces.modifiers[action]) for spaces in tables.spaces)
    weakest = min(scientist.ratings[action] for scientist in tables.scientists)
    return [4, 8, 4][action] + weakest + best


@pytest.mark.rule("S-15.20")
@pytest.mark.parametrize("action", range(len(ACTIONS)))
def test_s_15_20_everybody_can_do_everything_without_cards(tmp_path: Path, action: int) -> None:
    field = ["research", "first", "publish"][action]
    owner = Owner(tmp_path).put("discoveries", "calculus", **{field: reach(action)})
    assert owner.told("S-15.20") == []
    too_much = reach(action) + 1
    owner.put("discoveries", "calculus", **{field: too_much})
    told = owner.told("S-15.20")
    assert len(told) == 1
    assert told[0].startswith(f"discoveries.toml, row calculus, field {field}: {too_much}, but ")
    assert told[0].endswith(f" players reaches {too_much - 1} (S-15.20)")


@pytest.mark.rule("S-15.20")
@pytest.mark.parametrize("table", ["discoveries", "scientists", "spaces"])
def test_s_15_20_who_typed_in_a_table_need_not_meet_it(tmp_path: Path, table: str) -> None:
    owner = Owner(tmp_path).put("discoveries", "calculus", publish=12)
    assert owner.told("S-15.20") != []
    assert owner.printed(table).told("S-15.20") == []


@pytest.mark.rule("S-15.21")
def test_s_15_21_each_member_of_a_group_has_something_for_it(tmp_path: Path) -> None:
    pendulum = shipped_tables().discovery("pendulum")
    tracks = ["government", "religion", "enterprise", "science"]
    minima = {track: n for track, n in zip(tracks, pendulum.influence, strict=True) if n}
    alike = {"research": pendulum.research, "first": pendulum.first, "later": pendulum.later}
    owner = Owner(tmp_path).put("discoveries", "light-spectrum", **alike, publish=pendulum.publish, influence=minima)
    owner.put("discoveries", "light-spectrum", prestige=pendulum.prestige)
    assert owner.told("S-15.21") == [
        "discoveries.toml, row pendulum, field group: is at least as good as light-spectrum in every number (S-15.21)",
        "discoveries.toml, row light-spectrum, field group: is at least as good as pendulum in every number (S-15.21)",
    ]
    owner.put("discoveries", "light-spectrum", prestige=pendulum.prestige - 1)
    assert len(owner.told("S-15.21")) == 1
    assert owner.printed("discoveries").problems() == []


def discovery(research: int, first: int, publish: int, influence: list[int], prestige: int) -> DiscoveryRow:
    row = DiscoveryRow("made", "", 0, 1)
    row.research, row.first, row.later, row.publish = research, first, first - 1, publish
    row.influence, row.prestige = influence, prestige
    return row


@pytest.mark.rule("S-15.21")
@pytest.mark.parametrize(
    ("other", "worse"),
    [
        (discovery(2, 5, 2, [1, 0, 0, 1], 6), True),
        (discovery(3, 6, 3, [2, 0, 0, 1], 5), True),
        (discovery(1, 6, 3, [2, 0, 0, 1], 5), False),
        (discovery(3, 4, 3, [2, 0, 0, 1], 5), False),
        (discovery(3, 6, 1, [2, 0, 0, 1], 5), False),
        (discovery(3, 6, 3, [0, 2, 2, 2], 5), False),
        (discovery(3, 6, 3, [2, 0, 0, 1], 7), False),
    ],
)
def test_s_15_21_one_better_number_is_enough(other: DiscoveryRow, worse: bool) -> None:
    assert no_worse(discovery(2, 5, 2, [1, 0, 0, 1], 6), other) is worse


@pytest.mark.rule("S-15.22")
def test_s_15_22_no_track_is_asked_for_much_more_than_another(tmp_path: Path) -> None:
    owner = Owner(tmp_path)
    for id in ["cometary-orbits", "universal-gravitation", "calculus", "solar-parallax", "pendulum"]:
        owner.put("discoveries", id, influence={"religion": 4})
    told = owner.told("S-15.22")
    for players in (LEAST, MOST):
        start = f"discoveries.toml, all rows, field influence: with {players} players religion "
        assert [line for line in told if line.startswith(start)], told
    assert owner.printed("discoveries").problems() == []


@pytest.mark.rule("S-15.22")
@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ([12, 10, 10, 8], []),
        ([13, 9, 9, 9], ["government 13"]),
        ([11, 11, 11, 7], ["science 7"]),
        ([5, 15, 5, 15], ["government 5", "religion 15", "enterprise 5", "science 15"]),
    ],
)
def test_s_15_22_a_fifth_more_or_less_than_the_mean(asked: list[int], told: list[str]) -> None:
    tables = Tables()
    tables.discoveries = [discovery(1, 4, 1, asked, 2)]
    problems = Problems()
    s22_influence(tables, LEAST, problems)
    start = "discoveries.toml, all rows, field influence: with 2 players "
    assert problems.lines == [f"{start}{each} in all is not within 20 % of the mean, 10.0 (S-15.22)" for each in told]


@pytest.mark.rule("S-15.23", "S-EC08")
@pytest.mark.parametrize(
    ("need", "cubes"),
    [(0, 1.2), (2, 1.2), (3, 1.5), (3.5, 6 / 3.5), (4, 2), (5, 3), (6, 6), (7, 8), (8, 12), (10, 1000)],
)
def test_s_15_23_an_experiment_costs_what_its_attempts_cost(need: float, cubes: float) -> None:
    """A 5 at least costs 3 cubes, one attempt in three; rest helps once even a 6 is not enough."""
    assert experiment_cost(need) == pytest.approx(cubes)


@pytest.mark.rule("S-15.23")
def test_s_15_23_the_cost_of_a_discovery_is_cubes_and_rest() -> None:
    spaces = SpacesRow(2, 2, [1, 1, 1, 1], [[1, 0], [1, 0], [0]])
    row = discovery(3, 5, 2, [0, 0, 0, 0], 6)
    reader = ScientistRow("galileo", "", [2, 0, 0], [0, 0, 0, 0])
    writer = ScientistRow("kircher", "", [0, 0, 2], [0, 0, 0, 0])
    assert cost(row, reader, spaces) == pytest.approx(1 + 6 / 3.5 + 2)
    assert cost(row, writer, spaces) == pytest.approx(1 + 1.5 + 6 / 3.5 + 1)


@pytest.mark.rule("S-15.23")
def test_s_15_23_the_last_level_takes_15_or_25_discoveries() -> None:
    tables = shipped_tables()
    for players, size in [(2, 15), (3, 15), (4, 25), (5, 25)]:
        sets = complete_sets(tables, players)
        assert {len(chosen) for chosen in sets} == {size}
        assert len({tuple(chosen) for chosen in sets}) == 2 * 2 * 3


@pytest.mark.rule("S-15.23")
@pytest.mark.parametrize("group", ["astronomy-2", "mathematics-3", "physics-4"])
@pytest.mark.parametrize("scientist", range(5))
def test_s_15_23_the_cheapest_way_through_a_group_counts(group: str, scientist: int) -> None:
    """The ratio is that of the group's cheapest member, found by making all others too dear."""
    tables = shipped_tables()
    tables.scientists = [tables.scientists[scientist]]
    ways = []
    for kept in tables.members(group):
        others = [(row, row.first) for row in tables.members(group) if row is not kept]
        for row, _ in others:
            row.first = 60
        ways.append([cost_ratio(tables, spaces) for spaces in tables.spaces])
        for row, first in others:
            row.first = first
    cheapest = [min(ratios) for ratios in zip(*ways, strict=True)]
    assert [cost_ratio(tables, spaces) for spaces in tables.spaces] == pytest.approx(cheapest)


@pytest.mark.rule("S-15.23")
@pytest.mark.parametrize(("research", "first", "publish"), [(1, 2, 1), (4, 9, 4)])
def test_s_15_23_the_tree_is_neither_cheap_nor_dear(tmp_path: Path, research: int, first: int, publish: int) -> None:
    owner = Owner(tmp_path)
    text = owner.text("discoveries")
    for field, value in [("research", research), ("first", first), ("publish", publish)]:
        text = re.sub(rf"\b{field} = \d", f"{field} = {value}", text)
    told = owner.write("discoveries", text).told("S-15.23")
    pattern = r"discoveries\.toml, all rows: with \d players the cost ratio is (\d\.\d+) instead of 0\.50 to 0\.62 "
    ratios = [float(match[1]) for match in map(re.compile(pattern).match, told) if match]
    assert len(ratios) == len(told) == MOST - LEAST + 1
    assert all(ratio < 0.50 if first == 2 else ratio > 0.62 for ratio in ratios)
    assert owner.printed("spaces").told("S-15.23") == []
