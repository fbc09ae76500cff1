"""The shape of the discovery tree: each constraint holds for the shipped edition, and bites."""

from __future__ import annotations

from pathlib import Path

import pytest

from lincei.games.counting import bits
from lincei.games.newscience.components import LARGE, SMALL, check_edition, load_edition
from tests.games.newscience.editions import Owner, shipped_tables


@pytest.mark.rule("S-14.06", "S-14.08")
def test_the_shipped_edition_meets_every_constraint() -> None:
    assert check_edition() == []


@pytest.mark.rule("S-15.10", "S-2.10")
def test_s_15_10_there_are_29_discoveries_and_19_with_three_fields(tmp_path: Path) -> None:
    edition = load_edition()
    assert (bits(edition.in_play[SMALL]), bits(edition.in_play[LARGE]), edition.discoveries) == (19, 29, 29)
    owner = Owner(tmp_path).drop_row("discoveries", 'id = "species"')
    assert owner.told("S-15.10") == [
        "discoveries.toml, all rows, field level: 0 discoveries of biology 5 instead of 1 (S-15.10)"
    ]
    assert owner.printed("discoveries").problems() == []


@pytest.mark.rule("S-15.10")
def test_s_15_10_only_groups_have_several_of_one_level(tmp_path: Path) -> None:
    row = Owner(tmp_path).line("discoveries", 'id = "species"').strip().strip(",").replace('"species"', '"genera"')
    owner = Owner(tmp_path / "another").change("discoveries", "rows = [\n", f"rows = [\n  {row},\n")
    assert owner.told("S-15.10") == [
        "discoveries.toml, all rows, field level: 2 discoveries of biology 5 instead of 1 (S-15.10)"
    ]


@pytest.mark.rule("S-15.11")
@pytest.mark.parametrize(
    "id",
    [
        "astrology",
        "laws-of-attraction",
        "heliocentrism",
        "planetary-motion",
        "analytic-geometry",
        "probability",
        "pendulum",
        "light-spectrum",
        "elastic-force",
    ],
)
def test_s_15_11_the_names_of_the_rulebook_are_there(tmp_path: Path, id: str) -> None:
    owner = Owner(tmp_path).printed("discoveries")
    owner.write("discoveries", owner.text("discoveries").replace(f'"{id}"', '"something"'))
    assert f"discoveries.toml, row {id}, field id: missing (S-15.11)" in owner.problems()


@pytest.mark.rule("S-15.11", "S-3.07")
@pytest.mark.parametrize(
    ("id", "place"), [("astrology", "astronomy 1"), ("probability", "mathematics 3"), ("pendulum", "physics 4")]
)
def test_s_15_11_the_names_of_the_rulebook_are_in_their_places(tmp_path: Path, id: str, place: str) -> None:
    owner = Owner(tmp_path).printed("discoveries").put("discoveries", id, field="biology", level=5)
    told = f"discoveries.toml, row {id}, field level: biology 5 instead of {place} (S-15.11)"
    assert owner.told("S-15.11") == [told]


@pytest.mark.rule("S-15.11")
def test_s_15_11_an_owner_may_find_laws_of_attraction_in_mathematics(tmp_path: Path) -> None:
    owner = Owner(tmp_path).put("discoveries", "laws-of-attraction", field="mathematics")
    assert owner.told("S-15.11") == [
        "discoveries.toml, row laws-of-attraction, field level: mathematics 1 instead of physics 1 (S-15.11)"
    ]
    assert owner.printed("discoveries").problems() == []
    owner.put("discoveries", "laws-of-attraction", field="biology")
    assert owner.told("S-15.11") == [
        "discoveries.toml, row laws-of-attraction, field level: biology 1 instead of physics or mathematics 1 (S-15.11)"
    ]


@pytest.mark.rule("S-15.11")
def test_s_15_11_mathematics_ends_with_calculus(tmp_path: Path) -> None:
    owner = Owner(tmp_path).change("discoveries", '"calculus"', '"fluxions"')
    assert owner.problems() == ["discoveries.toml, row calculus, field id: missing (S-15.11)"]
    assert owner.printed("discoveries").problems() == []


@pytest.mark.rule("S-3.07")
def test_s_3_07_the_groups_have_their_members(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("discoveries").put("discoveries", "elastic-force", group=None)
    assert owner.told("S-3.07") == [
        "discoveries.toml, row pendulum, field group: pendulum, light-spectrum, elastic-force must be a group, "
        "and without others (S-3.07)"
    ]
    owner = Owner(tmp_path / "more").printed("discoveries").put("discoveries", "gas-law", group="physics-4")
    assert owner.told("S-3.07")[0].startswith("discoveries.toml, row pendulum, field group: ")


@pytest.mark.rule("S-3.07")
def test_s_3_07_there_is_no_fourth_group(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("discoveries").put("discoveries", "species", group="fourth")
    assert owner.problems() == ["discoveries.toml, row species, field group: is none of the three groups (S-3.07)"]


@pytest.mark.rule("S-12.03", "S-12.08")
def test_s_12_03_a_small_game_can_end_by_its_last_level(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("discoveries")
    for id in ["cometary-orbits", "calculus", "universal-gravitation"]:
        owner.drop_row("discoveries", f'id = "{id}"')
    assert owner.problems() == [
        "discoveries.toml, all rows, field level: no discovery of level 5 is in play with 2 players (S-12.03)"
    ]


@pytest.mark.rule("S-15.12")
def test_s_15_12_discoveries_are_of_their_time(tmp_path: Path) -> None:
    assert all(row.person for row in shipped_tables().discoveries)
    owner = Owner(tmp_path).put("discoveries", "species", year=1711).put("discoveries", "human-anatomy", year=1539)
    assert owner.problems() == [
        "discoveries.toml, row human-anatomy, field year: 1539 instead of 1540 to 1710 (S-15.12)",
        "discoveries.toml, row species, field year: 1711 instead of 1540 to 1710 (S-15.12)",
    ]
    assert owner.printed("discoveries").problems() == []
    owner.put("discoveries", "species", person=None)
    assert owner.problems() == ["discoveries.toml, row species, field person: missing"]


@pytest.mark.rule("S-15.13", "S-EX14")
@pytest.mark.parametrize("id", ["heliocentrism", "planetary-motion"])
@pytest.mark.parametrize("need", ["astrology", "laws-of-attraction"])
def test_s_15_13_astronomy_2_needs_two_beginnings(tmp_path: Path, id: str, need: str) -> None:
    kept = {"astrology": "laws-of-attraction", "laws-of-attraction": "astrology"}[need]
    owner = Owner(tmp_path).printed("discoveries").put("discoveries", id, needs=[kept])
    assert owner.problems() == [f"discoveries.toml, row {id}, field needs: {need} is missing (S-15.13)"]


@pytest.mark.rule("S-15.13", "S-EX12")
def test_s_15_13_mathematics_4_needs_the_group_below(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("discoveries").put("discoveries", "infinite-series", needs=["probability"])
    assert owner.problems() == [
        "discoveries.toml, row infinite-series, field needs: the group of probability is missing (S-15.13)"
    ]


@pytest.mark.rule("S-15.13", "S-2.11")
def test_s_15_13_some_physics_needs_chemistry(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("discoveries").put("discoveries", "air-pressure", needs=["falling-bodies"])
    assert owner.problems() == ["discoveries.toml, all rows, field needs: no physics needs chemistry (S-15.13)"]


@pytest.mark.rule("S-15.14")
def test_s_15_14_level_1_needs_nothing(tmp_path: Path) -> None:
    owner = Owner(tmp_path).put("discoveries", "alchemy", needs=["human-anatomy"])
    assert owner.told("S-15.14") == ["discoveries.toml, row alchemy, field needs: level 1 needs nothing (S-15.14)"]
    assert owner.printed("discoveries").problems() == []


@pytest.mark.rule("S-15.14")
@pytest.mark.parametrize(
    ("id", "needs", "below"),
    [
        ("species", [], "biology 4"),
        ("species", ["cells"], "biology 4"),
        ("species", ["microorganisms", "cells"], "biology 4"),
        ("moons-of-jupiter", ["heliocentrism"], "astronomy 2"),
    ],
)
def test_s_15_14_every_level_needs_the_one_below(tmp_path: Path, id: str, needs: list[str], below: str) -> None:
    owner = Owner(tmp_path).put("discoveries", id, needs=needs)
    assert owner.told("S-15.14") == [
        f"discoveries.toml, row {id}, field needs: must name {below}, as a whole, and nothing else of its field "
        "(S-15.14)"
    ]
    assert owner.printed("discoveries").problems() == []


@pytest.mark.rule("S-15.14")
def test_s_15_14_one_other_field_and_a_lower_level(tmp_path: Path) -> None:
    owner = Owner(tmp_path).put("discoveries", "species", needs=["microorganisms", "alchemy", "logarithms"])
    assert owner.told("S-15.14") == [
        "discoveries.toml, row species, field needs: 2 prerequisites of other fields instead of at most 1 (S-15.14)"
    ]
    owner.put("discoveries", "species", needs=["microorganisms", "calculus"])
    assert owner.told("S-15.14") == [
        "discoveries.toml, row species, field needs: calculus has no lower level (S-15.14)"
    ]


@pytest.mark.rule("S-15.14")
def test_s_15_14_nothing_needs_itself_by_way_of_others(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("discoveries").put("discoveries", "alchemy", needs=["combustion"])
    told = "discoveries.toml, row nature-of-gases, field needs: leads round in a circle (S-15.14)"
    assert owner.problems() == [told]
    owner.put("discoveries", "alchemy", needs=["alchemy"])
    assert owner.problems() == ["discoveries.toml, row alchemy, field needs: leads round in a circle (S-15.14)"]


@pytest.mark.rule("S-15.15")
def test_s_15_15_everything_leads_on(tmp_path: Path) -> None:
    owner = Owner(tmp_path).put("discoveries", "cometary-orbits", needs=["moons-of-jupiter"])
    assert owner.told("S-15.15") == [
        "discoveries.toml, row solar-parallax, field needs: with 2 players it leads to nothing (S-15.15)",
        "discoveries.toml, row solar-parallax, field needs: with 5 players it leads to nothing (S-15.15)",
    ]
    assert owner.printed("discoveries").problems() == []


@pytest.mark.rule("S-15.15")
def test_s_15_15_in_a_small_game_it_does_not_count_what_is_out_of_play(tmp_path: Path) -> None:
    owner = Owner(tmp_path).put("discoveries", "cometary-orbits", needs=["moons-of-jupiter"])
    owner.put("discoveries", "combustion", needs=["gas-law", "solar-parallax"])
    assert owner.told("S-15.15") == [
        "discoveries.toml, row solar-parallax, field needs: with 2 players it leads to nothing (S-15.15)"
    ]


@pytest.mark.rule("S-15.15")
def test_s_15_15_the_last_level_is_nobodys_prerequisite(tmp_path: Path) -> None:
    owner = Owner(tmp_path).put("discoveries", "species", needs=["microorganisms", "combustion"])
    assert owner.told("S-15.15") == [
        "discoveries.toml, row combustion, field needs: level 5 is needed by another one (S-15.15)"
    ]


@pytest.mark.rule("S-15.16", "S-2.12")
@pytest.mark.parametrize(
    ("id", "needs", "told"),
    [
        ("solar-parallax", ["moons-of-jupiter", "alchemy"], "alchemy: astronomy does not need chemistry"),
        ("calculus", ["infinite-series", "nature-of-gases"], "nature-of-gases: mathematics does not need chemistry"),
        ("universal-gravitation", ["physics-4", "cells"], "cells: physics does not need biology"),
    ],
)
def test_s_15_16_chemistry_helps_physics_only(tmp_path: Path, id: str, needs: list[str], told: str) -> None:
    owner = Owner(tmp_path).printed("discoveries").put("discoveries", id, needs=needs)
    assert owner.problems() == [f"discoveries.toml, row {id}, field needs: {told} (S-15.16)"]


def without_links(owner: Owner, *ids: str) -> Owner:
    """Discoveries that keep only the prerequisite of their own field."""
    for id in ids:
        row = shipped_tables().discovery(id)
        own = [need for need in row.needs if shipped_tables().members(need)[0].field == row.field]
        owner.put("discoveries", id, needs=own)
    return owner


@pytest.mark.rule("S-15.17")
def test_s_15_17_fields_are_linked(tmp_path: Path) -> None:
    owner = without_links(
        Owner(tmp_path), "solar-parallax", "calculus", "universal-gravitation", "gas-law", "microorganisms"
    )
    assert owner.told("S-15.17") == [
        "discoveries.toml, all rows, field needs: 4 links between fields instead of 5 to 10 (S-15.17)"
    ]
    assert owner.printed("discoveries").problems() == []


@pytest.mark.rule("S-15.17")
def test_s_15_17_but_not_everywhere(tmp_path: Path) -> None:
    owner = Owner(tmp_path).put("discoveries", "combustion", needs=["gas-law", "cells"])
    assert owner.told("S-15.17") == []
    owner.put("discoveries", "species", needs=["microorganisms", "alchemy"])
    assert owner.told("S-15.17") == [
        "discoveries.toml, all rows, field needs: 11 links between fields instead of 5 to 10 (S-15.17)"
    ]


@pytest.mark.rule("S-15.17")
def test_s_15_17_the_three_fields_of_a_small_game_are_linked(tmp_path: Path) -> None:
    owner = without_links(Owner(tmp_path), "solar-parallax", "calculus", "universal-gravitation", "falling-bodies")
    assert owner.told("S-15.17") == [
        "discoveries.toml, all rows, field needs: 2 links among the first three fields instead of at least 3 (S-15.17)"
    ]
