"""The laboratory: its size, its scrap cells, and the two proofs that it holds enough."""

from __future__ import annotations

from pathlib import Path

from lincei.games.expo1906 import capacity
from lincei.games.expo1906.components import check_edition, load_edition
from lincei.games.expo1906.terms import SPOTS
from tests.games.expo1906.editions import Owner, shipped_tables

WHERE = "laboratory.toml, all rows, field rows: "


class TestSize:
    def test_six_rows_of_seven_columns(self) -> None:
        """E-K15"""
        edition = load_edition()
        assert (edition.rows, edition.columns, edition.cells) == (6, 7, (1 << 42) - 1)

    def test_a_laboratory_has_40_to_49_cells(self, tmp_path: Path) -> None:
        """E-K15"""
        owner = Owner(tmp_path).laboratory("x.x.x.", "......", "x.x...", "......", "......", "......")
        assert WHERE + "36 cells instead of 40 to 49 (E-K15)" in owner.problems()
        owner.laboratory(*["x.........", ".........."] * 3)
        assert WHERE + "60 cells instead of 40 to 49 (E-K15)" in owner.problems()

    def test_a_laboratory_is_one_piece(self, tmp_path: Path) -> None:
        """E-K15"""
        owner = Owner(tmp_path).laboratory(*["..... ..."] * 5)
        assert WHERE + "the cells must hang together by their sides (E-K15)" in owner.problems()

    def test_a_laboratory_beyond_60_cells_cannot_be_played(self, tmp_path: Path) -> None:
        """E-K15"""
        owner = Owner(tmp_path).laboratory(*["." * 9] * 7, source="printed")
        assert owner.problems() == ["laboratory.toml, field rows: rows times columns must be at most 60 (E-K15)"]

    def test_another_laboratory_of_fitting_size_is_as_good(self, tmp_path: Path) -> None:
        """E-K15, E-K16"""
        owner = Owner(tmp_path)
        owner.laboratory("..x....", ".....x.", ".......", "...x...", "x......", ".....x.", "   .   ")
        assert owner.problems() == []
        assert load_edition(owner.path).cells.bit_count() == 43


class TestScrap:
    def test_scrap_lies_on_the_five_cells_of_the_register(self) -> None:
        """E-K16"""
        edition = load_edition()
        places = [(cell // 7 + 1, cell % 7 + 1) for cell in edition.scrap_cells]
        assert places == [(1, 3), (2, 6), (4, 4), (5, 1), (6, 6)]

    def test_there_are_five_scrap_cells(self, tmp_path: Path) -> None:
        """E-K16, E-2.10"""
        owner = Owner(tmp_path).change("laboratory", "..x....", ".......").printed("laboratory")
        assert owner.problems() == [WHERE + "4 scrap cells instead of 5 (E-K16)"]

    def test_scrap_cells_do_not_touch_even_at_a_corner(self, tmp_path: Path) -> None:
        """E-K16"""
        owner = Owner(tmp_path).change("laboratory", "..x....", "....x..")
        assert "laboratory.toml, row 2, field rows: its scrap cell touches another one (E-K16)" in owner.problems()

    def test_every_shape_keeps_half_to_two_thirds_of_its_placements(self, tmp_path: Path) -> None:
        """E-K16"""
        owner = Owner(tmp_path).laboratory("x.x.x.x", ".......", "x......", ".......", ".......", ".......")
        assert WHERE + "scrap leaves shape O 22 of 30 placements, not 50 to 65 % (E-K16)" in owner.problems()

    def test_a_printed_laboratory_may_have_any_size_and_scrap_cells(self, tmp_path: Path) -> None:
        """E-K15, E-K16"""
        lines = ["xx.....", "xx.....", "x......", ".......", "   ...."]
        owner = Owner(tmp_path).laboratory(*lines, source="printed")
        assert owner.problems() == []
        assert load_edition(owner.path).scrap_cells == [0, 1, 7, 8, 14]


class TestCapacity:
    def test_the_dearest_project_of_each_shape_can_be_finished_together(self) -> None:
        """E-K17 (i): the arrangement found is counted again with the tables of the game."""
        edition = load_edition()
        tables = shipped_tables()
        chosen = capacity.one_of_each_shape(tables, True)
        assert sorted(sum(project.need) for project in chosen) == [9, 10, 10, 10, 10]
        found = capacity.five_projects(tables, chosen)
        assert found is not None
        taken = 0
        for project, mask in zip(chosen, found.masks, strict=True):
            shape = edition.shapes.index(project.shape)
            assert mask in edition.spot_mask[shape * SPOTS : (shape + 1) * SPOTS]
            assert not mask & taken
            taken |= mask
        used = [0] * 64
        supply = [[0] * 8 for _ in chosen]
        for cell, tile in enumerate(found.tile):
            if tile < 0:
                continue
            used[tile] += 1
            assert not taken >> cell & 1
            spot = 4 * cell + found.rotation[cell]
            for p, mask in enumerate(found.masks):
                supply[p][tile // 8] += 2 if edition.two_sides[spot] & mask else 0
                supply[p][tile % 8] += 1 if edition.one_sides[spot] & mask else 0
        assert all(n <= count for n, count in zip(used, edition.tile_count, strict=True))
        for project, units in zip(chosen, supply, strict=True):
            assert all(have >= need for have, need in zip(units, project.need, strict=True))

    def test_four_technologies_fit_beside_all_scrap(self) -> None:
        """E-K17 (ii)"""
        masks = capacity.four_techs(shipped_tables())
        assert len(masks) == 4
        assert sum(masks).bit_count() == 16
        assert not any(sum(masks) >> cell & 1 for cell in load_edition().scrap_cells)

    def test_a_laboratory_too_small_for_five_projects_is_named(self, tmp_path: Path) -> None:
        """E-K17 (i): it has 21 cells, one more than the projects cover. Loading does not search."""
        owner = Owner(tmp_path).laboratory("x.....x", ".......", "x..x..x", source="printed")
        assert owner.problems() == []
        assert WHERE + "no room found for five finished projects of five shapes (E-K17)" in check_edition(owner.path)

    def test_projects_that_fit_but_cannot_be_supplied_are_named(self, tmp_path: Path) -> None:
        """E-K17 (i): 25 cells hold the projects, but five resource tiles cannot finish them."""
        owner = Owner(tmp_path).laboratory("x...x", ".....", "..x..", ".....", "x...x", source="printed")
        assert WHERE + "no room found for five finished projects of five shapes (E-K17)" in check_edition(owner.path)

    def test_a_laboratory_without_room_for_four_technologies_is_named(self, tmp_path: Path) -> None:
        """E-K17 (ii): squares find three places only."""
        lines = ["..x..x.", "..x..x.", ". . . .", "..x . .", "...... ", " . . . ", " . . . "]
        owner = Owner(tmp_path).laboratory(*lines, source="printed")
        assert owner.problems() == []
        assert WHERE + "no room found for four technologies beside all scrap (E-K17)" in check_edition(owner.path)
        owner.write("techs", owner.text("techs").replace('shape = "O"', 'shape = "I"'))
        assert not [line for line in check_edition(owner.path) if "technologies" in line]
