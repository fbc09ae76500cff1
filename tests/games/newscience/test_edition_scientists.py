"""The scientists: each constraint holds for the shipped edition, and bites."""

from __future__ import annotations

from pathlib import Path

import pytest

from lincei.games.newscience.components import load_edition
from lincei.games.newscience.terms import ACTIONS, RESEARCH, SCIENTISTS, TRACKS
from tests.games.newscience.editions import Owner


@pytest.mark.rule("S-15.25", "S-1.08", "S-EX06")
def test_s_15_25_galileo_has_research_2(tmp_path: Path) -> None:
    assert load_edition().rating[3 * SCIENTISTS.index("galileo") + RESEARCH] == 2
    owner = Owner(tmp_path).printed("scientists").put("scientists", "galileo", research=1)
    assert owner.problems() == ["scientists.toml, row galileo, field research: 1 instead of 2 (S-15.25)"]


@pytest.mark.rule("S-15.25", "S-1.01")
def test_s_15_25_all_five_are_there_whatever_their_order(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("scientists")
    text = owner.text("scientists")
    rows = [line for line in text.splitlines() if line.startswith("  {")]
    owner.write("scientists", text.replace("\n".join(rows), "\n".join(reversed(rows))))
    assert load_edition(owner.path).digest == load_edition().digest
    owner.drop_row("scientists", 'id = "kircher"')
    assert owner.problems() == ["scientists.toml, row kircher, field id: missing (S-1.01)"]


@pytest.mark.rule("S-15.25")
@pytest.mark.parametrize("value", [-2, 3])
def test_s_15_25_ratings_are_minus_one_to_two(tmp_path: Path, value: int) -> None:
    owner = Owner(tmp_path).put("scientists", "kepler", publish=value)
    assert f"scientists.toml, row kepler, field publish: {value} instead of -1 to 2 (S-15.25)" in owner.problems()
    assert owner.printed("scientists").problems() == []


@pytest.mark.rule("S-15.25")
def test_s_15_25_no_two_have_the_same_ratings(tmp_path: Path) -> None:
    owner = Owner(tmp_path)
    for id in ["kepler", "newton"]:
        owner.put("scientists", id, research=1, experiment=1, publish=-1)
    assert "scientists.toml, row newton, field research: all three ratings of kepler (S-15.25)" in owner.problems()
    assert owner.printed("scientists").problems() == []


@pytest.mark.rule("S-15.25")
@pytest.mark.parametrize("action", ACTIONS[1:])
def test_s_15_25_somebody_has_a_two_in_each_rating(tmp_path: Path, action: str) -> None:
    owner = Owner(tmp_path)
    for id in SCIENTISTS:
        owner.put("scientists", id, **{action: 1})
    assert f"scientists.toml, all rows, field {action}: nobody has 2 (S-15.25)" in owner.problems()
    assert owner.printed("scientists").problems() == []


@pytest.mark.rule("S-15.26")
@pytest.mark.parametrize(
    ("influence", "told"),
    [
        ({"religion": 3}, "religion 3 instead of 0 to 2"),
        ({"science": 1}, "1 in all instead of 2 to 5"),
        ({"government": 2, "religion": 2, "science": 2}, "6 in all instead of 2 to 5"),
    ],
)
def test_s_15_26_influence_starts_low(tmp_path: Path, influence: dict[str, int], told: str) -> None:
    owner = Owner(tmp_path).put("scientists", "kepler", influence=influence)
    assert owner.told("S-15.26") == [f"scientists.toml, row kepler, field influence: {told} (S-15.26)"]
    assert owner.printed("scientists").problems() == []


@pytest.mark.rule("S-15.26")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("start", [0, 1])
def test_s_15_26_on_no_track_do_all_start_alike(tmp_path: Path, track: str, start: int) -> None:
    owner = Owner(tmp_path)
    others = [each for each in TRACKS if each != track]
    for i, id in enumerate(SCIENTISTS):
        alike = {track: start} if start else {}
        owner.put("scientists", id, influence={others[i % 3]: 2, **alike})
    told = f"scientists.toml, all rows, field influence: all five start at {track} {start} (S-15.26)"
    assert owner.told("S-15.26") == [told]
    assert owner.printed("scientists").problems() == []


@pytest.mark.rule("S-15.27")
def test_s_15_27_nobody_is_worse_in_everything(tmp_path: Path) -> None:
    owner = Owner(tmp_path).put("scientists", "newton", research=0, experiment=2, publish=0)
    owner.put("scientists", "newton", influence={"government": 1, "religion": 1, "science": 1})
    owner.put("scientists", "kepler", research=0, experiment=1, publish=0)
    owner.put("scientists", "kepler", influence={"government": 1, "religion": 1})
    told = "scientists.toml, row newton: at least as good as kepler in all ratings and influence (S-15.27)"
    assert told in owner.told("S-15.27")
    owner.put("scientists", "kepler", influence={"enterprise": 1, "religion": 1})
    assert told not in owner.told("S-15.27")
    owner.put("scientists", "kepler", research=1, influence={"government": 1, "religion": 1})
    assert told not in owner.told("S-15.27")
    assert owner.printed("scientists").problems() == []


@pytest.mark.rule("S-15.28")
def test_s_15_28_by_the_hint_of_two_influences_for_a_rating_all_start_about_alike() -> None:
    e = load_edition()
    worth = [2 * sum(e.rating[3 * i : 3 * i + 3]) + sum(e.start[4 * i : 4 * i + 4]) for i in range(len(SCIENTISTS))]
    assert max(worth) - min(worth) <= 2
