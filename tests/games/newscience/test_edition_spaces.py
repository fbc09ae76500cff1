"""The action spaces: each constraint holds for the shipped edition, and bites."""

from __future__ import annotations

from pathlib import Path

import pytest

from lincei.games.newscience.components import load_edition
from lincei.games.newscience.terms import PUBLISH, TRACKS
from tests.games.newscience.editions import Owner, shipped_tables

EACH_ONE = dict.fromkeys(TRACKS, 1)


@pytest.mark.rule("S-4.08")
@pytest.mark.parametrize(("players", "count"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_s_4_08_the_rulebook_counts_the_publish_spaces(tmp_path: Path, players: int, count: int) -> None:
    assert len(load_edition().modifiers[3 * players + PUBLISH]) == count
    owner = Owner(tmp_path).printed("spaces").put("spaces", players, publish=[0] * (count + 1))
    row = f"spaces.toml, row {players} players, field publish"
    assert owner.told("S-4.08") == [f"{row}: {count + 1} spaces instead of {count} (S-4.08)"]


@pytest.mark.rule("S-4.09")
@pytest.mark.parametrize(("players", "rest"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_s_4_09_up_to_three_can_rest(tmp_path: Path, players: int, rest: int) -> None:
    assert load_edition().rest_spaces[players] == rest
    owner = Owner(tmp_path).put("spaces", players, rest=rest - 1)
    row = f"spaces.toml, row {players} players, field rest"
    assert owner.told("S-4.09") == [f"{row}: {rest - 1} instead of {rest} (S-4.09)"]
    assert owner.printed("spaces").problems() == []
    owner.put("spaces", players, rest=players + 1)
    assert owner.problems() == [f"{row}: must be 1 to {players}, not {players + 1} (S-4.09)"]


@pytest.mark.rule("S-8.05", "S-8.01")
def test_s_8_05_each_track_has_one_space(tmp_path: Path) -> None:
    owner = Owner(tmp_path).put("spaces", 4, influence={**EACH_ONE, "religion": 2})
    row = "spaces.toml, row 4 players, field influence"
    assert owner.problems() == [f"{row}: 2 spaces of religion instead of 1 (S-8.05)"]
    owner.printed("spaces")
    assert load_edition(owner.path).influence_spaces[16:20] == [1, 2, 1, 1]
    owner.put("spaces", 4, influence={"government": 1, "enterprise": 1, "science": 1})
    assert owner.problems() == [f"{row}: 0 spaces of religion instead of 1 (S-8.05)"]


@pytest.mark.rule("S-15.30")
@pytest.mark.parametrize("action", ["research", "experiment"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s_15_30_research_and_experiment_have_about_a_space_for_each(tmp_path: Path, action: str, players: int) -> None:
    owner = Owner(tmp_path)
    for count in range(players - 1, players + 3):
        owner.put("spaces", players, **{action: [1] + [0] * (count - 1)})
        told = f"spaces.toml, row {players} players, field {action}: {count} spaces instead of {players} to "
        good = players <= count <= players + 1
        lines = [line for line in owner.told("S-15.30") if "instead of" in line]
        assert lines == ([] if good else [f"{told}{players + 1} (S-15.30)"])
    assert owner.printed("spaces").problems() == []


@pytest.mark.rule("S-15.30")
@pytest.mark.parametrize("action", ["research", "experiment"])
@pytest.mark.parametrize(
    ("modifiers", "told"),
    [
        ([2, 1, 0, 0], "modifiers must be -1 to 1"),
        ([1, 0, 0, -2], "modifiers must be -1 to 1"),
        ([0, 0, 0, -1], "must have a modifier 1 and a modifier 0"),
        ([1, 1, -1, -1], "must have a modifier 1 and a modifier 0"),
        ([1, 0, -1, -1], ""),
    ],
)
def test_s_15_30_modifiers_are_small_and_mixed(tmp_path: Path, action: str, modifiers: list[int], told: str) -> None:
    owner = Owner(tmp_path).put("spaces", 4, **{action: modifiers})
    line = f"spaces.toml, row 4 players, field {action}: {told} (S-15.30)"
    assert owner.told("S-15.30") == ([line] if told else [])
    assert owner.printed("spaces").problems() == []


@pytest.mark.rule("S-15.31", "S-5.05")
@pytest.mark.parametrize("modifiers", [[-1, 0, 1], [0, 1, 2]])
def test_s_15_31_publish_spaces_have_nothing_or_one(tmp_path: Path, modifiers: list[int]) -> None:
    owner = Owner(tmp_path).put("spaces", 5, publish=modifiers)
    assert owner.told("S-15.31") == ["spaces.toml, row 5 players, field publish: modifiers must be 0 or 1 (S-15.31)"]
    assert owner.printed("spaces").problems() == []


@pytest.mark.rule("S-15.32", "S-EC35")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s_15_32_the_last_cube_has_a_choice(tmp_path: Path, players: int) -> None:
    row = next(row for row in shipped_tables().spaces if row.players == players)
    counted = row.rest + sum(row.influence) + sum(len(spaces) for spaces in row.modifiers)
    assert counted >= 3 * players + 3
    owner = Owner(tmp_path).put("spaces", players, rest=1, research=[0], experiment=[0])
    left = 1 + 4 + 1 + 1 + len(row.modifiers[PUBLISH])
    assert owner.told("S-15.32") == [
        f"spaces.toml, row {players} players: {left} spaces in all instead of at least {3 * players + 3} (S-15.32)"
    ]


@pytest.mark.rule("S-15.33", "S-5.02")
def test_s_15_33_no_space_is_worse_in_every_way(tmp_path: Path) -> None:
    owner = Owner(tmp_path).put("spaces", 5, publish=[0, 1, 0], experiment=[1, 0, 1, 0, 0], research=[0, 1, 0, 1, 0])
    assert owner.told("S-15.33") == [
        "spaces.toml, row 5 players, field publish: a later space has a lower modifier (S-15.33)",
        "spaces.toml, row 5 players, field experiment: a later space has a higher modifier (S-15.33)",
    ]
    assert owner.printed("spaces").problems() == []


@pytest.mark.rule("S-15.34")
@pytest.mark.parametrize("action", ["research", "experiment"])
def test_s_15_34_not_everybody_gets_a_good_space(tmp_path: Path, action: str) -> None:
    owner = Owner(tmp_path).put("spaces", 3, **{action: [1, 1, 1, 0]})
    told = f"spaces.toml, row 3 players, field {action}: 3 spaces with 1 instead of fewer than 3 (S-15.34)"
    assert owner.told("S-15.34") == [told]
    owner.put("spaces", 3, **{action: [1, 1, 0, 0]})
    assert owner.told("S-15.34") == []


@pytest.mark.rule("S-15.34")
def test_s_15_34_not_even_for_publishing(tmp_path: Path) -> None:
    owner = Owner(tmp_path).put("spaces", 2, publish=[1, 1])
    told = "spaces.toml, row 2 players, field publish: 2 spaces with 1 instead of fewer than 2 (S-15.34)"
    assert owner.told("S-15.34") == [told]


@pytest.mark.rule("S-15.35")
@pytest.mark.parametrize("action", ["research", "experiment"])
def test_s_15_35_publishing_is_the_most_limited_action(tmp_path: Path, action: str) -> None:
    owner = Owner(tmp_path).printed("spaces").put("spaces", 4, **{action: [1, 0]})
    assert owner.problems() == [
        f"spaces.toml, row 4 players, field {action}: must have more spaces than publish (S-15.35)"
    ]


@pytest.mark.rule("S-10.04", "S-14.08")
def test_s_10_04_the_critical_value_is_data(tmp_path: Path) -> None:
    assert load_edition().critical == 1
    owner = Owner(tmp_path).change("spaces", "critical = 1", "critical = 6")
    assert load_edition(owner.path).critical == 6
    owner.change("spaces", "critical = 6", "critical = 7")
    assert owner.problems() == ["spaces.toml, field critical: must be 1 to 6, not 7 (S-10.04)"]
