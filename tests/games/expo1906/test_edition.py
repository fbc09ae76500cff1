"""What is in the files of an edition, as it is played with; or clear lines about what is wrong in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from lincei.games.expo1906.components import check_edition, load_edition
from lincei.games.expo1906.terms import (
    COPPER,
    ELECTRIC,
    EMPIRICAL,
    GUARD,
    MANUAL,
    PROJECT,
    SCRAP,
    STEAM,
    STEEL,
    TECH,
    TILES,
    TYPES,
    UNIT,
)
from lincei.kernel.errors import BadEdition
from tests.games.expo1906.editions import Owner
from tests.games.owners import assert_clear


class TestTables:
    def test_units_are_packed_with_a_guard_above_each_type(self) -> None:
        """E-10.11: subtracting a need that is not met eats the guard of its type."""
        assert [128**t for t in range(8)] == UNIT
        assert sum(64 * unit for unit in UNIT) == GUARD
        edition = load_edition()
        need = edition.need[edition.slug.index("cellophane")]
        assert need == UNIT[COPPER] + 2 * (UNIT[3] + UNIT[EMPIRICAL] + UNIT[STEAM])
        assert ((need | GUARD) - need) & GUARD == GUARD
        assert (((need - UNIT[COPPER]) | GUARD) - need) & GUARD != GUARD

    def test_resource_tiles_carry_two_units_and_one(self) -> None:
        """E-1.02"""
        edition = load_edition()
        tile = 8 * EMPIRICAL + COPPER
        assert edition.slug[tile] == "empirical/copper"
        assert (edition.two_units[tile], edition.one_units[tile]) == (2 * UNIT[EMPIRICAL], UNIT[COPPER])
        assert edition.shape_of[tile] == edition.shape_of[SCRAP] == edition.single

    def test_projects_and_technologies_have_their_rows(self) -> None:
        """E-1.04, E-1.05, E-10.15, E-11.02, E-11.03"""
        edition = load_edition()
        telephone = edition.slug.index("telephone")
        assert telephone in edition.projects
        assert (edition.vp[telephone], edition.energy[telephone]) == (4, ELECTRIC)
        assert edition.shapes[edition.shape_of[telephone]] == "I"
        assert [TYPES[edition.track_type[track]] for track in edition.tracks_of[telephone]] == [
            "copper",
            "manual",
            "empirical",
        ]
        hammer = edition.slug.index("pneumatic-hammer")
        assert edition.supplies[hammer] == 2 * (UNIT[STEEL] + UNIT[MANUAL])
        assert edition.supplies[edition.slug.index("combustion-engine")] == 4 * UNIT[STEAM]
        assert edition.energy[hammer] == edition.upgrade[hammer] == -1

    def test_every_tile_has_a_name_of_its_own(self) -> None:
        edition = load_edition()
        slugs = [slug for slug in edition.slug if slug]
        assert len(slugs) == len(set(slugs)) == 56 + 13 + 30 + 1
        assert edition.techs == list(range(TECH, TECH + 13))
        assert edition.projects == list(range(PROJECT, PROJECT + 30))
        assert len(edition.slug) == len(edition.label) == len(edition.need) == TILES


class TestDigest:
    def test_comments_names_and_layout_do_not_change_it(self, tmp_path: Path) -> None:
        owner = Owner(tmp_path)
        owner.write("projects", "# mine\n" + owner.text("projects").replace(" = ", "=").replace("  {", "{"))
        owner.change("edition", '"Lincei reconstruction"', '"Mine"')
        owner.change_row("projects", "cruiser", '"cruiser"', '"cruiser", name="Garibaldi"')
        edition = load_edition(owner.path)
        assert edition.name == "Mine"
        assert edition.label[edition.slug.index("cruiser")] == "Garibaldi"
        assert edition.digest == load_edition().digest

    @pytest.mark.parametrize(
        ("table", "old", "new"),
        [
            ("laboratory", "..x....", ".x....."),
            ("patents", 'lower = "copper", step = 4, price = 1', 'lower = "copper", step = 4, price = 2'),
            ("projects", '"dynamo"', '"generator"'),
            ("shapes", "[[0, 0], [1, 0], [2, 0], [2, 1]]", "[[0, 1], [1, 1], [2, 1], [2, 0]]"),
            ("techs", '"batteries", shape = "O"', '"batteries", shape = "I"'),
        ],
    )
    def test_whatever_bears_on_play_changes_it(self, tmp_path: Path, table: str, old: str, new: str) -> None:
        owner = Owner(tmp_path).change(table, old, new)
        assert load_edition(owner.path).digest != load_edition().digest


class TestGarbage:
    def test_every_problem_of_every_file_is_told_at_once(self, tmp_path: Path) -> None:
        owner = Owner(tmp_path).change("jury", '"steam"', '"petrol"').write("tiles", "")
        owner.change_row("projects", '"cruiser"', "vp = 6", 'vp = "six", colour = "red"')
        problems = owner.problems()
        assert problems == [
            "tiles.toml, field rows: missing",
            "tiles.toml, field source: missing",
            "projects.toml, row cruiser, field vp: must be a whole number, not the text 'six'",
            "projects.toml, row cruiser, field 'colour': unknown; known here: id, shape, need, vp, name, source",
            "jury.toml, row 1, field energy: 'petrol' is none of steam, electric (E-1.08)",
        ]
        with pytest.raises(BadEdition) as caught:
            load_edition(owner.path)
        assert str(caught.value) == "tiles.toml, field rows: missing (and 4 more)"

    @pytest.mark.parametrize(
        ("table", "old", "new", "told"),
        [
            ("edition", '"1"', "1", "edition.toml, field version: must be a text, not the number 1"),
            ("jury", "rows = [", "rows = 3 #", "jury.toml: is not TOML"),
            ("jury", '{ energy = "steam", count = 8 }', "8", "jury.toml, row 1, field rows: must be a table"),
            ("jury", '"steam"', '"electric"', "jury.toml, row electric, field energy: is there twice"),
            (
                "jury",
                '"steam", count = 8',
                '"steam", count = true',
                "jury.toml, row steam, field count: must be a whole",
            ),
            ("jury", '"steam", count = 8', '"steam", count = -1', "jury.toml, row steam, field count: must be 0 to 16"),
            ("laboratory", '"..x....",', '"..x...",', "laboratory.toml, row 2, field rows: must be 6 marks long"),
            ("laboratory", '"..x....",', '"..X....",', "laboratory.toml, row 1, field rows: 'X' is none of"),
            ("laboratory", '"..x....",', "7,", "laboratory.toml, row 1, field rows: must be a text"),
            ("patents", "[tracks]", "[trucks]", "patents.toml, field tracks: missing"),
            ("patents", '  "copper",\n', '  "steam",\n', "patents.toml, row tracks, field rows: 'steam' is none of"),
            ("projects", '"dynamo"', '"cruiser"', "projects.toml, row cruiser, field id: is there twice"),
            ("projects", '"dynamo"', '"Dynamo"', "projects.toml, row 'Dynamo', field id: must be 3 to 40 small"),
            ("projects", '"dynamo"', '"scrap"', "projects.toml, row scrap, field id: is a word of the game"),
            ("projects", '"dynamo"', '"dyn\\namo"', "projects.toml, row 30, field id: must be one printable line"),
            ("shapes", 'id = "S"', 'id = "L"', "shapes.toml, row L, field id: is there twice"),
            ("shapes", 'id = "S"', 'id = "single"', "shapes.toml, row single, field id: must be 1 to 12 letters"),
            ("shapes", "[0, 3]]", "[0, -3]]", "shapes.toml, row I, field cells: must be different pairs"),
            ("shapes", "[0, 3]]", '[0, "3"]]', "shapes.toml, row I, field cells: must be different pairs"),
            ("shapes", 'source = "reconstructed"', 'source = "guess"', "shapes.toml, field source: 'guess' is none of"),
            ("techs", '"batteries"', '"cruiser"', "techs.toml, row cruiser, field id: is there twice"),
            ("techs", "{ steam = 4 }", "{ steem = 4 }", "techs.toml, row combustion-engine, field supply: 'steem'"),
            ("techs", "{ steam = 4 }", "{ steam = 64 }", "techs.toml, row combustion-engine, field supply: steam must"),
            ("techs", "{ steam = 4 }", "4", "techs.toml, row combustion-engine, field supply: must be a table"),
            ("techs", 'upgrade = "JOURNAL"', 'upgraded = "JOURNAL"', "techs.toml, row journal-upgrade, field supply"),
        ],
    )
    def test_a_wrong_field_is_named(self, tmp_path: Path, table: str, old: str, new: str, told: str) -> None:
        owner = Owner(tmp_path).change(table, old, new)
        problems = check_edition(owner.path)
        assert [line for line in problems if line.startswith(told)], problems
        assert_clear(problems)

    def test_the_two_halves_of_a_tile_differ(self, tmp_path: Path) -> None:
        """E-1.02"""
        owner = Owner(tmp_path).change("tiles", 'two = "steel", one = "manual"', 'two = "steel", one = "steel"')
        assert owner.problems() == ["tiles.toml, row steel/steel, field one: must be another type than two (E-1.02)"]

    def test_a_kind_of_tile_has_one_row(self, tmp_path: Path) -> None:
        owner = Owner(tmp_path).change("tiles", 'two = "steel", one = "manual"', 'two = "steel", one = "electric"')
        assert owner.problems() == ["tiles.toml, row steel/electric, field two: this kind is there twice; use count"]

    def test_a_technology_either_upgrades_or_supplies(self, tmp_path: Path) -> None:
        """E-1.06"""
        owner = Owner(tmp_path)
        owner.change("techs", 'upgrade = "JOURNAL"', 'upgrade = "JOURNAL", supply = { steam = 4 }')
        assert owner.problems() == [
            "techs.toml, row journal-upgrade, field supply: an upgrade supplies nothing (E-1.06)"
        ]
