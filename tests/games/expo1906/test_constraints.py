"""Tiles, shapes, technologies, patents and jury: each constraint holds for the shipped edition, and bites."""

from __future__ import annotations

from pathlib import Path

from lincei.games.expo1906.components import check_edition, load_edition
from lincei.games.expo1906.terms import (
    AUTOMATED,
    CARDS,
    COPPER,
    ELECTRIC,
    EMPIRICAL,
    MANUAL,
    MEETING,
    SCIENTIFIC,
    SPOTS,
    STEAM,
    STEEL,
    STEP_CAP,
    TRACKS,
    TYPES,
)
from tests.games.expo1906.editions import Owner, shipped_tables


def test_the_shipped_edition_meets_every_constraint() -> None:
    """E-K01 to E-K20, capacity proofs included."""
    assert check_edition() == []


class TestResourceTiles:
    def test_every_pair_of_types_of_different_categories_is_on_two_tiles(self) -> None:
        """E-K01"""
        count = load_edition().tile_count
        assert sum(count) == 96
        for two in range(8):
            assert sum(count[8 * two : 8 * two + 8]) == 12
            assert sum(count[two::8]) == 12
            for one in range(8):
                assert count[8 * two + one] == (0 if two // 2 == one // 2 else 2)

    def test_a_missing_or_doubled_kind_is_named(self, tmp_path: Path) -> None:
        """E-K01"""
        owner = Owner(tmp_path).change_row("tiles", 'two = "steel", one = "manual"', "count = 2", "count = 3")
        assert owner.problems() == [
            "tiles.toml, all rows, field count: 97 tiles in all instead of 96 (E-K01)",
            "tiles.toml, row steel/manual, field count: 3 instead of 2 (E-K01)",
        ]

    def test_a_pair_within_a_category_is_named(self, tmp_path: Path) -> None:
        """E-K01"""
        owner = Owner(tmp_path).change_row("tiles", 'two = "steel", one = "manual"', '"manual"', '"copper"')
        assert owner.problems() == [
            "tiles.toml, row steel/copper, field count: 2 instead of 0 (E-K01)",
            "tiles.toml, row steel/manual, field count: 0 instead of 2 (E-K01)",
        ]

    def test_a_printed_set_may_have_other_kinds_but_counts_96(self, tmp_path: Path) -> None:
        """E-K01"""
        owner = Owner(tmp_path).printed("tiles")
        owner.change_row("tiles", 'two = "steel", one = "manual"', "count = 2", "count = 3")
        assert owner.problems() == ["tiles.toml, all rows, field count: 97 tiles in all instead of 96 (E-K01)"]
        owner.change_row("tiles", 'two = "steel", one = "automated"', "count = 2", "count = 1")
        assert load_edition(owner.path).tile_count[8 * STEEL + MANUAL] == 3

    def test_the_five_kinds_of_the_rulebook_exist(self, tmp_path: Path) -> None:
        """E-K02"""
        seen = [(EMPIRICAL, COPPER), (AUTOMATED, ELECTRIC), (STEAM, SCIENTIFIC), (MANUAL, ELECTRIC), (STEAM, STEEL)]
        owner = Owner(tmp_path).printed("tiles")
        for two, one in seen:
            assert load_edition().tile_count[8 * two + one] > 0
            owner.change_row("tiles", f'two = "{TYPES[two]}", one = "{TYPES[one]}"', "count = 2", "count = 0")
        shown = [line for line in owner.problems() if line.endswith("(E-K02)")]
        rows = ["empirical/copper", "automated/electric", "steam/scientific", "manual/electric", "steam/steel"]
        reason = "the rulebook shows this kind, so it must exist (E-K02)"
        assert shown == [f"tiles.toml, row {row}, field count: {reason}" for row in rows]


class TestShapes:
    def test_the_shipped_outlines_have_one_chirality_each(self) -> None:
        """E-K11"""
        cells = {shape.id: shape.cells for shape in shipped_tables().shapes}
        assert cells == {
            "L": [(0, 0), (1, 0), (2, 0), (2, 1)],
            "S": [(0, 1), (0, 2), (1, 0), (1, 1)],
            "T": [(0, 0), (0, 1), (0, 2), (1, 1)],
            "I": [(0, 0), (0, 1), (0, 2), (0, 3)],
            "O": [(0, 0), (0, 1), (1, 0), (1, 1)],
        }

    def test_a_shape_must_look_like_its_letter(self, tmp_path: Path) -> None:
        """E-K11"""
        owner = Owner(tmp_path).change("shapes", "[[0, 0], [0, 1], [0, 2], [1, 1]]", "[[0, 0], [0, 1], [0, 2], [1, 2]]")
        assert owner.problems() == ["shapes.toml, row T, field cells: do not make the letter T (E-K11)"]

    def test_all_five_shapes_must_be_there(self, tmp_path: Path) -> None:
        """E-K11"""
        owner = Owner(tmp_path).change("shapes", 'id = "S"', 'id = "Z"')
        assert owner.problems() == ["shapes.toml, row S, field id: missing (E-K11)"]

    def test_an_owner_may_have_the_mirror_image(self, tmp_path: Path) -> None:
        """E-K11"""
        owner = Owner(tmp_path).change("shapes", "[[0, 0], [1, 0], [2, 0], [2, 1]]", "[[0, 1], [1, 1], [2, 1], [2, 0]]")
        edition = load_edition(owner.path)
        assert edition.rotations[edition.shapes.index("L")] == 4
        assert edition.spot_mask[edition.shapes.index("L") * SPOTS + 4 * 1] == 1 << 1 | 1 << 8 | 1 << 14 | 1 << 15


class TestTechnologies:
    def test_five_upgrades_and_eight_resource_technologies(self) -> None:
        """E-K12"""
        edition = load_edition()
        assert sorted(edition.upgrade[tile] for tile in edition.techs) == [-1] * 8 + list(range(MEETING))
        supplies = {tech.id: tech.supply for tech in shipped_tables().techs}
        assert supplies["combustion-engine"] == [0, 0, 0, 0, 0, 0, 4, 0]
        assert supplies["batteries"] == [0, 0, 0, 0, 0, 0, 0, 4]
        assert sum(1 for units in supplies.values() if sum(map(bool, units)) == 2) == 6

    def test_an_upgrade_missing_or_doubled_is_named(self, tmp_path: Path) -> None:
        """E-K12"""
        owner = Owner(tmp_path).change("techs", '"JOURNAL"', '"ACADEMY"')
        assert owner.problems() == [
            "techs.toml, all rows, field upgrade: 2 technologies upgrade ACADEMY instead of 1 (E-K12)",
            "techs.toml, all rows, field upgrade: 0 technologies upgrade JOURNAL instead of 1 (E-K12)",
        ]

    def test_meeting_has_no_upgrade(self, tmp_path: Path) -> None:
        """E-K12, E-1.16"""
        owner = Owner(tmp_path).change("techs", '"JOURNAL"', '"MEETING"')
        assert owner.problems() == [
            "techs.toml, row journal-upgrade, field upgrade: 'MEETING' is none of "
            + ", ".join(CARDS[:MEETING])
            + " (E-1.16)"
        ]

    def test_the_engine_and_the_batteries_supply_four(self, tmp_path: Path) -> None:
        """E-K12"""
        owner = Owner(tmp_path).printed("techs").change("techs", "{ steam = 4 }", "{ steam = 3 }")
        owner.change("techs", '"batteries"', '"accumulator"')
        assert owner.problems() == [
            "techs.toml, row combustion-engine, field supply: must be steam = 4 (E-K12)",
            "techs.toml, row accumulator, field supply: 1 types instead of 2 (E-K12)",
            "techs.toml, row batteries, field id: missing (E-K12)",
        ]

    def test_a_missing_technology_is_counted(self, tmp_path: Path) -> None:
        """E-K12"""
        owner = Owner(tmp_path).printed("techs").drop_row("techs", "galvanometer")
        assert owner.problems() == ["techs.toml, all rows, field supply: 7 resource technologies instead of 8 (E-K12)"]

    def test_the_shipped_pairs(self) -> None:
        """E-K13"""
        pairs = [tech.types() for tech in shipped_tables().techs if len(tech.types()) == 2]
        assert pairs == [
            [STEEL, MANUAL],
            [MANUAL, SCIENTIFIC],
            [COPPER, SCIENTIFIC],
            [COPPER, AUTOMATED],
            [AUTOMATED, EMPIRICAL],
            [STEEL, EMPIRICAL],
        ]

    def test_pairs_are_two_and_two_and_never_energies(self, tmp_path: Path) -> None:
        """E-K13"""
        owner = Owner(tmp_path).change("techs", "{ steel = 2, manual = 2 }", "{ steel = 3, steam = 2 }")
        lines = owner.problems()
        assert "techs.toml, row pneumatic-hammer, field supply: must be 2 units of each type (E-K13)" in lines
        assert (
            "techs.toml, row pneumatic-hammer, field supply: must be two categories, none of them energy (E-K13)"
            in lines
        )
        assert "techs.toml, all rows, field supply: manual is on 1 two-type technologies instead of 2 (E-K13)" in lines
        assert "techs.toml, all rows, field supply: each two categories must meet on two technologies (E-K13)" in lines

    def test_no_pair_twice(self, tmp_path: Path) -> None:
        """E-K13"""
        owner = Owner(tmp_path).change("techs", "{ scientific = 2, copper = 2 }", "{ copper = 2, automated = 2 }")
        assert "techs.toml, row automatic-exchange, field supply: this pair is there twice (E-K13)" in owner.problems()

    def test_other_pairs_that_spread_as_evenly_are_as_good(self, tmp_path: Path) -> None:
        """E-K13"""
        owner = Owner(tmp_path)
        owner.change("techs", "{ steel = 2, manual = 2 }", "{ steel = 2, automated = 2 }")
        owner.change("techs", "{ manual = 2, scientific = 2 }", "{ automated = 2, scientific = 2 }")
        owner.change("techs", "{ copper = 2, automated = 2 }", "{ copper = 2, manual = 2 }")
        owner.change("techs", "{ automated = 2, empirical = 2 }", "{ manual = 2, empirical = 2 }")
        assert owner.problems() == []

    def test_printed_pairs_may_be_anything_of_two_types(self, tmp_path: Path) -> None:
        """E-K13"""
        owner = Owner(tmp_path).printed("techs")
        owner.change("techs", "{ steel = 2, manual = 2 }", "{ steel = 3, steam = 1 }")
        assert owner.problems() == []

    def test_all_thirteen_are_squares(self) -> None:
        """E-K14"""
        edition = load_edition()
        assert {edition.shapes[edition.shape_of[tile]] for tile in edition.techs} == {"O"}
        assert len(edition.techs) == 13

    def test_the_shape_of_a_technology_must_be_known(self, tmp_path: Path) -> None:
        """E-K14"""
        owner = Owner(tmp_path).change_row("techs", "batteries", '"O"', '"U"')
        assert owner.problems() == ["techs.toml, row batteries, field shape: is not in shapes.toml (E-K14)"]

    def test_a_shape_is_four_connected_cells(self, tmp_path: Path) -> None:
        """E-K14"""
        added = '{ id = "Z", cells = [[0, 0], [0, 1], [1, 2], [1, 3]] },\n'
        more = '{ id = "J5", cells = [[0, 0], [0, 1], [0, 2], [0, 3], [1, 0]] },\n]'
        owner = Owner(tmp_path).change("shapes", "\n]", "\n" + added + more)
        reason = "must be four cells that hang together by their sides (E-K14)"
        assert owner.problems() == [f"shapes.toml, row {id}, field cells: {reason}" for id in ["Z", "J5"]]

    def test_technologies_may_have_shapes_of_their_own(self, tmp_path: Path) -> None:
        """E-K14"""
        owner = Owner(tmp_path)
        owner.change("shapes", "\n]", '\n  { id = "Z", cells = [[0, 0], [0, 1], [1, 1], [1, 2]] },\n]')
        owner.change_row("techs", "batteries", '"O"', '"Z"')
        edition = load_edition(owner.path)
        assert edition.shapes == ["L", "T", "S", "I", "O", "Z", "single"]
        batteries = edition.slug.index("batteries")
        assert edition.shape_of[batteries] == 5
        assert edition.shape_of[0] == edition.single == 6
        assert check_edition(owner.path) == []


class TestPatents:
    def test_the_tracks_from_top_to_bottom(self) -> None:
        """E-K18"""
        edition = load_edition()
        assert [TYPES[t] for t in edition.track_type] == TYPES[:TRACKS]
        assert edition.type_track == [0, 1, 2, 3, 4, 5, -1, -1]

    def test_tracks_in_another_order_are_refused_unless_printed(self, tmp_path: Path) -> None:
        """E-K18: the rulebook itself lists the last two both ways."""
        swapped = ["steel", "copper", "manual", "automated", "empirical", "scientific"]
        crossings = [(i, step, 1) for i in range(5) for step in (4, 7)]
        owner = Owner(tmp_path).patents(swapped, crossings)
        assert owner.problems() == [
            f"patents.toml, row tracks, field rows: must be {', '.join(TYPES[:TRACKS])} (E-K18)"
        ]
        edition = load_edition(owner.printed("patents").path)
        assert edition.type_track == [0, 1, 2, 3, 5, 4, -1, -1]
        assert edition.tracks_of[edition.slug.index("cellophane")] == [1, 3, 4]

    def test_every_track_is_there_once(self, tmp_path: Path) -> None:
        """E-1.14"""
        owner = Owner(tmp_path).change("patents", '  "copper",\n', '  "steel",\n').printed("patents")
        reason = "must name each of the 6 types that are no energy once (E-1.14)"
        assert owner.problems() == [f"patents.toml, row tracks, field rows: {reason}"]

    def test_crossings_join_neighbouring_tracks_at_steps_2_to_9(self) -> None:
        """E-K19"""
        edition = load_edition()
        found = [i for i in range(TRACKS * STEP_CAP) if edition.crossing_price[i] >= 0]
        assert 6 <= len(found) <= 12
        for place in found:
            assert place // STEP_CAP < TRACKS - 1
            assert 2 <= place % STEP_CAP <= 9
            assert 1 <= edition.crossing_price[place] <= 3
            assert edition.crossing_mp[place] == 1
        assert all(edition.crossing_mp[i] == -1 for i in range(TRACKS * STEP_CAP) if i not in found)

    def test_a_crossing_between_distant_tracks_is_refused(self, tmp_path: Path) -> None:
        """E-K19"""
        owner = Owner(tmp_path).printed("patents")
        owner.change("patents", 'lower = "copper", step = 4', 'lower = "manual", step = 4')
        reason = "must be the track right below upper (E-K19)"
        assert owner.problems() == [f"patents.toml, row crossings steel/manual, field lower: {reason}"]

    def test_one_crossing_to_a_place(self, tmp_path: Path) -> None:
        """E-K19"""
        owner = Owner(tmp_path).change("patents", 'lower = "copper", step = 7', 'lower = "copper", step = 4')
        assert owner.problems() == [
            "patents.toml, row crossings steel/copper, field step: there is a crossing already (E-K19)"
        ]

    def test_no_crossing_at_the_start_or_at_the_end(self, tmp_path: Path) -> None:
        """E-K19, E-12.18"""
        owner = Owner(tmp_path).printed("patents")
        owner.change("patents", 'lower = "copper", step = 4', 'lower = "copper", step = 1')
        owner.change("patents", 'lower = "copper", step = 7', 'lower = "copper", step = 10')
        assert owner.problems() == [
            f"patents.toml, row crossings steel/copper, field step: must be 2 to 9, not {step} (E-K19)"
            for step in (1, 10)
        ]

    def test_a_crossing_takes_at_least_one_movement_point(self, tmp_path: Path) -> None:
        """E-K19"""
        owner = Owner(tmp_path)
        owner.change(
            "patents", 'lower = "copper", step = 4, price = 1, mp = 1', 'lower = "copper", step = 4, price = 1, mp = 0'
        )
        assert owner.problems() == ["patents.toml, row crossings steel/copper, field mp: must be 1 to 9, not 0 (E-K19)"]
        owner.change("patents", "mp = 0", "mp = 2")
        assert load_edition(owner.path).crossing_mp[4] == 2

    def test_a_crossing_costs_1_to_3(self, tmp_path: Path) -> None:
        """E-K19"""
        owner = Owner(tmp_path).change(
            "patents", 'lower = "copper", step = 4, price = 1', 'lower = "copper", step = 4, price = 0'
        )
        assert owner.problems() == [
            "patents.toml, row crossings steel/copper, field price: 0$ instead of 1 to 3$ (E-K19)"
        ]
        assert load_edition(owner.printed("patents").path).crossing_price[4] == 0

    def test_somewhere_two_crossings_chain(self, tmp_path: Path) -> None:
        """E-K19"""
        owner = Owner(tmp_path).patents(TYPES[:TRACKS], [(i, 2 + i, 1) for i in range(5)] + [(0, 9, 1)])
        assert owner.problems() == [
            "patents.toml, row crossings, field rows: no step has two crossings in a row (E-K19)"
        ]

    def test_every_track_has_a_crossing_and_there_are_6_to_12(self, tmp_path: Path) -> None:
        """E-K19"""
        owner = Owner(tmp_path).patents(TYPES[:TRACKS], [(i, 4, 1) for i in range(4)])
        assert owner.problems() == [
            "patents.toml, row crossings, field rows: 4 crossings instead of 6 to 12 (E-K19)",
            "patents.toml, row crossings, field rows: the empirical track has none (E-K19)",
        ]
        assert owner.printed("patents").problems() == []
        owner.patents(TYPES[:TRACKS], [(i, step, 1) for i in range(5) for step in (3, 5, 7)])
        assert owner.problems() == ["patents.toml, row crossings, field rows: 15 crossings instead of 6 to 12 (E-K19)"]

    def test_the_shipped_crossings(self) -> None:
        """E-K20: all neighbours at steps 4 and 7, 1$ inside a category, 2$ between."""
        edition = load_edition()
        price = {
            (place // STEP_CAP, place % STEP_CAP): edition.crossing_price[place]
            for place in range(TRACKS * STEP_CAP)
            if edition.crossing_price[place] >= 0
        }
        assert price == {(i, step): 1 if i in (0, 2, 4) else 2 for i in range(5) for step in (4, 7)}

    def test_other_places_and_prices_are_as_good(self, tmp_path: Path) -> None:
        """E-K20"""
        owner = Owner(tmp_path).patents(TYPES[:TRACKS], [(i, step, 3) for i in range(5) for step in (5, 6)])
        assert owner.problems() == []


class TestJury:
    def test_eight_tiles_of_each_energy(self) -> None:
        """E-2.01"""
        assert load_edition().jury_tiles == [8, 8]

    def test_sixteen_tiles_that_allow_the_scoring_example(self, tmp_path: Path) -> None:
        """E-2.01, E-EX12"""
        owner = Owner(tmp_path).change_row("jury", '"steam"', "8", "6")
        assert owner.problems() == [
            "jury.toml, all rows, field count: 14 jury tiles instead of 16 (E-2.01)",
            "jury.toml, row steam, field count: the scoring example shows 7 (E-EX12)",
        ]
        owner.change_row("jury", '"steam"', "6", "12").change_row("jury", '"electric"', "8", "4")
        assert owner.problems() == ["jury.toml, row electric, field count: the scoring example shows 5 (E-EX12)"]
        owner.change_row("jury", '"steam"', "12", "11").change_row("jury", '"electric"', "4", "5")
        assert load_edition(owner.path).jury_tiles == [11, 5]
