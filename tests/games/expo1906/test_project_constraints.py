"""The thirty projects: each constraint holds for the shipped edition, and bites."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from lincei.games.expo1906.components import load_edition
from lincei.games.expo1906.rows import Project
from lincei.games.expo1906.terms import ELECTRIC, PROJECT_SHAPES, STEAM, TYPES
from tests.games.expo1906.editions import Owner, shipped_tables

ALL = "projects.toml, all rows, field "


def shipped() -> list[Project]:
    return shipped_tables().projects


def project(id: str) -> Project:
    return next(p for p in shipped() if p.id == id)


def needs(id: str) -> dict[str, int]:
    return {TYPES[t]: units for t, units in enumerate(project(id).need) if units}


class TestNumbers:
    def test_six_projects_of_each_shape_three_with_each_energy(self) -> None:
        """E-K03"""
        assert Counter((p.shape, p.energy()) for p in shipped()) == {
            (shape, energy): 3 for shape in PROJECT_SHAPES for energy in (STEAM, ELECTRIC)
        }

    def test_a_project_of_another_shape_upsets_both(self, tmp_path: Path) -> None:
        """E-K03"""
        lines = Owner(tmp_path).change_row("projects", "bakelite", '"T"', '"L"').problems()
        assert ALL + "shape: 4 steam projects of shape L instead of 3 (E-K03)" in lines
        assert ALL + "shape: 2 steam projects of shape T instead of 3 (E-K03)" in lines

    def test_there_are_thirty(self, tmp_path: Path) -> None:
        """E-K03"""
        owner = Owner(tmp_path).printed("projects").drop_row("projects", "bakelite")
        assert owner.problems() == [ALL + "id: 29 projects instead of 30 (E-K03)"]

    def test_a_shape_is_one_of_five_and_none_is_missing(self, tmp_path: Path) -> None:
        """E-K03"""
        owner = Owner(tmp_path).printed("projects").change_row("projects", "bakelite", '"T"', '"Q"')
        assert owner.problems() == ["projects.toml, row bakelite, field shape: must be one of L, T, S, I, O (E-K03)"]
        owner.write("projects", owner.text("projects").replace('"T"', '"S"').replace('"Q"', '"S"'))
        assert owner.problems() == [ALL + "shape: no project of shape T (E-K03)"]


class TestNeeds:
    def test_one_type_of_each_category_evenly_spread(self) -> None:
        """E-K04"""
        projects = shipped()
        assert all([t // 2 for t in p.types()] == [0, 1, 2, 3] for p in projects)
        assert Counter(t for p in projects for t in p.types()) == dict.fromkeys(range(8), 15)
        combinations = Counter(tuple(p.types()) for p in projects)
        assert len(combinations) == 16
        assert set(combinations.values()) == {1, 2}

    def test_two_types_of_a_category_are_refused(self, tmp_path: Path) -> None:
        """E-K04"""
        lines = Owner(tmp_path).change_row("projects", "bakelite", "manual = 2", "steel = 2").problems()
        row = "projects.toml, row bakelite, field need: "
        assert row + "must have one material: steel or copper (E-K04)" in lines
        assert row + "must have one labour: manual or automated (E-K04)" in lines
        assert ALL + "need: steel is needed by 16 projects instead of 15 (E-K04)" in lines

    def test_every_combination_is_needed_once_or_twice(self, tmp_path: Path) -> None:
        """E-K04"""
        lines = Owner(tmp_path).change_row("projects", "bakelite", "empirical", "scientific").problems()
        assert ALL + "need: 0 projects need copper, manual, empirical, steam instead of 1 or 2 (E-K04)" not in lines
        assert ALL + "need: 3 projects need copper, manual, scientific, steam instead of 1 or 2 (E-K04)" in lines

    def test_four_types_with_exactly_one_energy(self, tmp_path: Path) -> None:
        """E-K04, E-1.04, E-1.05"""
        owner = Owner(tmp_path).printed("projects").change_row("projects", "bakelite", ", steam = 1", "")
        row = "projects.toml, row bakelite, field need: "
        assert owner.problems() == [row + "3 types instead of 4 (E-K04)", row + "must have exactly one energy (E-K04)"]
        owner.change_row("projects", "bakelite", "manual = 2", "steam = 2, electric = 1")
        assert owner.problems() == [row + "must have exactly one energy (E-K04)"]
        owner.change_row("projects", "bakelite", "electric = 1", "steel = 1")
        assert owner.problems() == []

    def test_amounts_are_1_to_3_with_at_most_two_3s(self) -> None:
        """E-K05"""
        for p in shipped():
            amounts = [p.need[t] for t in p.types()]
            assert max(amounts) <= 3
            assert amounts.count(3) <= 2

    def test_no_project_needs_four_of_a_type(self, tmp_path: Path) -> None:
        """E-K05: the rulebook says so, and leaves room for an expansion (E-21.01)."""
        owner = Owner(tmp_path).printed("projects").change_row("projects", "bakelite", "empirical = 3", "empirical = 4")
        assert owner.problems() == ["projects.toml, row bakelite, field need: empirical 4 instead of 1 to 3 (E-K05)"]

    def test_a_third_3_is_refused(self, tmp_path: Path) -> None:
        """E-K05"""
        lines = Owner(tmp_path).change_row("projects", "arc-furnace", "empirical = 2", "empirical = 3").problems()
        assert "projects.toml, row arc-furnace, field need: more than two amounts are 3 (E-K05)" in lines


class TestPoints:
    def test_sums_and_points(self) -> None:
        """E-K06"""
        projects = shipped()
        assert Counter(sum(p.need) for p in projects) == {6: 2, 7: 6, 8: 8, 9: 8, 10: 6}
        assert all(p.vp == sum(p.need) - 4 for p in projects)
        assert sum(p.vp for p in projects) == 130

    def test_points_follow_the_sum(self, tmp_path: Path) -> None:
        """E-K06"""
        owner = Owner(tmp_path).change_row("projects", "bakelite", "vp = 3", "vp = 4")
        assert "projects.toml, row bakelite, field vp: 4 instead of 3 (E-K06)" in owner.problems()
        assert owner.printed("projects").problems() == []

    def test_sums_come_in_their_numbers(self, tmp_path: Path) -> None:
        """E-K06"""
        owner = Owner(tmp_path).change_row("projects", "bakelite", "manual = 2", "manual = 1")
        assert ALL + "need: 3 projects need 6 units in all instead of 2 (E-K06)" in owner.problems()
        owner.change_row("projects", "bakelite", "empirical = 3", "empirical = 2")
        assert "projects.toml, row bakelite, field need: 5 units in all instead of 6 to 10 (E-K06)" in owner.problems()

    def test_points_are_spread_over_shapes_and_energies(self) -> None:
        """E-K07"""
        projects = shipped()
        for shape in PROJECT_SHAPES:
            points = [p.vp for p in projects if p.shape == shape]
            assert 24 <= sum(points) <= 28
            assert max(Counter(points).values()) <= 2
        for energy in (STEAM, ELECTRIC):
            assert sum(p.vp for p in projects if p.energy() == energy) == 65
        for t in range(8):
            assert 30 <= sum(p.need[t] for p in projects) <= 33
        assert len({(p.shape, tuple(p.need)) for p in projects}) == 30

    def test_too_many_points_on_a_shape(self, tmp_path: Path) -> None:
        """E-K07"""
        owner = Owner(tmp_path).change_row("projects", "bakelite", "vp = 3", "vp = 6")
        lines = owner.problems()
        assert ALL + "vp: 31 VP on shape T instead of 24 to 28 (E-K07)" in lines
        assert ALL + "vp: 3 projects of shape T are worth 6 VP, at most 2 may (E-K07)" in lines
        assert ALL + "vp: 68 VP with steam, 65 with electric, must be equal (E-K07)" in lines

    def test_too_much_demand_for_a_type(self, tmp_path: Path) -> None:
        """E-K07"""
        owner = Owner(tmp_path)
        owner.write("projects", owner.text("projects").replace("manual = 2", "manual = 3"))
        manual = sum(3 if p.need[2] == 2 else p.need[2] for p in shipped())
        assert ALL + f"need: {manual} units of manual in all instead of 30 to 33 (E-K07)" in owner.problems()

    def test_no_twins(self, tmp_path: Path) -> None:
        """E-K07"""
        owner = Owner(tmp_path)
        twin = owner.line("projects", '"electric-lift"').replace("electric-lift", "x-ray-image")
        owner.change("projects", owner.line("projects", '"x-ray-image"'), twin)
        reason = "same shape and needs as electric-lift (E-K07)"
        assert f"projects.toml, row x-ray-image, field need: {reason}" in owner.problems()


class TestKnownProjects:
    def test_cellophane_is_as_in_the_rulebook(self) -> None:
        """E-K08"""
        assert needs("cellophane") == {"copper": 1, "automated": 2, "empirical": 2, "steam": 2}
        assert (project("cellophane").vp, project("cellophane").shape) == (3, "L")

    def test_another_cellophane_is_refused(self, tmp_path: Path) -> None:
        """E-K08"""
        row = "projects.toml, row cellophane, field "
        owner = Owner(tmp_path).printed("projects")
        owner.change_row("projects", "cellophane", "copper = 1", "copper = 2")
        owner.change_row("projects", "cellophane", "vp = 3", "vp = 4")
        owner.change_row("projects", "cellophane", '"L"', '"I"')
        assert owner.problems() == [
            row + "need: must be copper 1, automated 2, empirical 2, steam 2 (E-K08)",
            row + "vp: 4 instead of 3 (E-K08)",
            row + "shape: must be L, T or S (E-K08)",
        ]
        owner.change_row("projects", '"cellophane"', '"cellophane"', '"celluloid"')
        assert owner.problems() == [row + "id: missing (E-K08)"]

    def test_cellophane_may_be_t_or_s(self, tmp_path: Path) -> None:
        """E-K08"""
        owner = Owner(tmp_path).change_row("projects", "cellophane", '"L"', '"T"')
        owner.change_row("projects", "bakelite", '"T"', '"L"')
        assert owner.problems() == []

    def test_laparoscope_lacks_what_the_example_says(self) -> None:
        """E-K09"""
        assert needs("laparoscope") == {"copper": 2, "automated": 2, "empirical": 1, "steam": 3}

    def test_another_laparoscope_is_refused(self, tmp_path: Path) -> None:
        """E-K09"""
        row = "projects.toml, row laparoscope, field "
        owner = Owner(tmp_path).change_row("projects", "laparoscope", "copper = 2", "copper = 3")
        assert row + "need: must be copper 2, automated 2, empirical 1 and steam (E-K09)" in owner.problems()
        assert owner.printed("projects").problems() == []
        owner.change_row("projects", "laparoscope", "copper = 3", "copper = 1")
        reason = "must be at least copper 2, automated 2, empirical 1, steam 1"
        assert owner.problems() == [row + f"need: {reason} (E-K09)"]
        owner.change_row("projects", '"laparoscope"', '"laparoscope"', '"endoscope"')
        assert owner.problems() == [row + "id: missing (E-K09)"]

    def test_the_named_projects_have_the_shape_and_energy_shown(self, tmp_path: Path) -> None:
        """E-K10"""
        assert (project("cruiser").shape, project("cruiser").energy()) == ("O", STEAM)
        assert (project("electrocardiogram").shape, project("electrocardiogram").energy()) == ("I", ELECTRIC)
        assert (project("synthetic-rubber").shape, project("synthetic-rubber").energy()) == ("L", ELECTRIC)
        assert project("telephone").energy() == ELECTRIC
        owner = Owner(tmp_path).printed("projects")
        owner.change_row("projects", '"cruiser"', '"O"', '"S"')
        owner.change_row("projects", '"electrocardiogram"', "electric = 1", "steam = 1")
        owner.change_row("projects", '"telephone"', "electric = 2", "steam = 2")
        owner.change_row("projects", '"synthetic-rubber"', '"synthetic-rubber"', '"gutta-percha"')
        assert owner.problems() == [
            "projects.toml, row cruiser, field shape: must be O (E-K10)",
            "projects.toml, row electrocardiogram, field need: must have electric as its energy (E-K10)",
            "projects.toml, row synthetic-rubber, field id: missing (E-K10)",
            "projects.toml, row telephone, field need: must have electric as its energy (E-K10)",
        ]

    def test_the_names_a_reviewer_gives_are_there(self, tmp_path: Path) -> None:
        """E-K10"""
        owner = Owner(tmp_path)
        for id in ["record-player", "x-ray-image", "light-bulb"]:
            assert id in load_edition().slug
            owner.change("projects", f'"{id}"', f'"other-{id}"')
        assert owner.problems() == [
            f"projects.toml, row {id}, field id: missing (E-K10)"
            for id in ["record-player", "x-ray-image", "light-bulb"]
        ]
        assert owner.printed("projects").problems() == []

    def test_the_other_names_are_free(self, tmp_path: Path) -> None:
        """E-K10"""
        owner = Owner(tmp_path).change("projects", '"espresso-machine"', '"moka-pot", name = "Moka pot"')
        edition = load_edition(owner.path)
        assert edition.label[edition.slug.index("moka-pot")] == "Moka pot"
