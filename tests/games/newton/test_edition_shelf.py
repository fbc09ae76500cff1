"""Shelf and study boards: each constraint holds for the shipped edition, and bites (N-K25 to N-K34)."""

from __future__ import annotations

from pathlib import Path

import pytest

from lincei.games.newton.components import load_edition
from lincei.games.newton.rules.spaces import CUBE_VP
from lincei.games.newton.rules.study import (
    FIRST_STACK,
    REWARD_COINS,
    REWARD_POTIONS,
    REWARD_VP,
    SECOND_STACK,
    THIRD_STACK,
)
from lincei.games.newton.terms import BLUE, BOOK, COLUMNS, CUBES, GREEN, ORANGE, SHELF_TILES, STACK, STUDY, WILD
from lincei.games.newton.vocabulary import amount
from tests.games.newton.editions import Owner, shipped_tables


@pytest.mark.rule("N-K25", "N-9.04")
def test_n_k25_the_printed_tile_is_the_lower_left_one(tmp_path: Path) -> None:
    owner = (
        Owner(tmp_path)
        .printed("shelf")
        .change("shelf", '{ id = "a1", printed = true }', '{ id = "a1", need = "blue" }')
    )
    assert owner.problems() == ["shelf.toml, row spaces, field printed: 0 printed tiles instead of 1 (N-K25)"]
    owner.change_row("shelf", 'id = "b1"', 'need = "orange"', "printed = true")
    assert owner.problems() == ["shelf.toml, row b1, field printed: must be the lower left space (N-K25)"]
    edition = load_edition()
    assert edition.cell_name[edition.printed] == "a1"


@pytest.mark.rule("N-K25", "N-9.02")
def test_n_k25_there_are_three_rows(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("shelf")
    owner.write("shelf", "\n".join(line for line in owner.text("shelf").splitlines() if '3"' not in line))
    assert "shelf.toml, row spaces, field id: row 3 has no space (N-K25)" in owner.problems()
    owner.change("shelf", 'id = "g2"', 'id = "g4"')
    told = "shelf.toml, row 'g4', field id: must be a column from a to j and a row from 1 to 3"
    assert told in owner.problems()


@pytest.mark.rule("N-K26", "N-9.03")
@pytest.mark.parametrize(
    ("need", "told"),
    [
        ("university VII", "there is no university 'VII' (N-K26)"),
        ("ancient sphinx", "there is no ancient land 'sphinx' (N-K26)"),
        ("purple", "'purple' is none of orange, blue, green (N-11.01)"),
        ("wild", "'wild' is none of orange, blue, green (N-11.01)"),
        ("", "must be one printable line of at most 400 characters"),
    ],
)
def test_n_k26_a_space_needs_books_or_a_place(tmp_path: Path, need: str, told: str) -> None:
    owner = Owner(tmp_path).change("shelf", 'id = "e1", need = "university II"', f'id = "e1", need = "{need}"')
    assert owner.problems() == [f"shelf.toml, row e1, field need: {told}"]


@pytest.mark.rule("N-K27", "N-EX12")
def test_n_k27_twelve_free_spaces_four_of_them_below(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("shelf")
    for space in ("f1", "g1", "g2", "g3"):
        owner.drop_row("shelf", f'id = "{space}"')
    for run in ('"e1 f1 g1"', '"g1 g2 g3"'):
        owner.drop_row("shelf", run)
    assert owner.problems() == [
        "shelf.toml, row spaces, field rows: 11 free spaces instead of at least 12 (N-K27)",
        "shelf.toml, row spaces, field rows: 3 free spaces in row 1 instead of at least 4 (N-K27)",
    ]
    edition = load_edition()
    assert edition.book_cells.bit_count() == 16
    assert edition.columns == 7


@pytest.mark.rule("N-K28", "N-EX06")
def test_n_k28_the_examples_spaces_and_runs_exist(tmp_path: Path) -> None:
    owner = (
        Owner(tmp_path).printed("shelf").change("shelf", '"e1", need = "university II"', '"e1", need = "university V"')
    )
    told = "shelf.toml, row spaces, field need: no space of row 1 or 2 asks for university II (N-K28)"
    assert owner.problems() == [told]
    owner = Owner(tmp_path / "b").printed("shelf").change("shelf", '"c1 c2", vp = 2', '"c1 c2", vp = 3')
    told = "shelf.toml, row runs, field vp: no column worth 2 VP has a space in row 1 or 2 that asks for one blue book"
    assert owner.problems() == [f"{told} (N-K28)"]


@pytest.mark.rule("N-K28", "N-EX09")
def test_n_k28_runs_of_two_and_four_vp_occur(tmp_path: Path) -> None:
    told = "shelf.toml, row runs, field vp: runs of 2 and of 4 VP must occur, a row and a column among them (N-K28)"
    owner = Owner(tmp_path).printed("shelf").change("shelf", "vp = 4", "vp = 5")
    assert owner.problems() == [told]
    owner.change("shelf", '"a3 b3", vp = 2', '"a3 b3", vp = 1').change("shelf", '"d2 d3", vp = 2', '"d2 d3", vp = 4')
    assert owner.problems() == [told]  # no row among them
    assert owner.change("shelf", "vp = 5", "vp = 4").problems() == []


@pytest.mark.rule("N-K28", "N-9.05")
def test_n_k28_a_run_is_a_whole_row_or_column_and_each_has_an_income(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("shelf").change("shelf", '"b1 b2 b3"', '"b1 b2"')
    told = "is no whole row or column of neighbouring spaces (N-K28)"
    assert owner.problems() == [f"shelf.toml, row runs 'b1 b2', field spaces: {told}"]
    owner.change("shelf", '"b1 b2"', '"a3 b3"')
    assert owner.problems() == ["shelf.toml, row runs 'a3 b3', field spaces: is there twice (N-K28)"]
    owner.change_row("shelf", '"a3 b3", vp = 3', '"a3 b3"', '"a3 b9"')
    assert owner.problems() == ["shelf.toml, row runs 'a3 b9', field spaces: there is no space 'b9' (N-K28)"]
    owner.drop_row("shelf", '"a3 b9"')
    assert owner.problems() == []  # a printed shelf may leave an arrow out
    owner.write("shelf", owner.text("shelf").replace('"printed"', '"reconstructed"'))
    assert owner.problems() == ["shelf.toml, row runs, field spaces: b1 b2 b3 has no income (N-K28)"]


@pytest.mark.rule("N-K29")
def test_n_k29_every_place_is_asked_once_and_every_colour_three_times() -> None:
    edition = load_edition()
    assert sorted(edition.need_university)[-6:] == list(range(6))
    assert sorted(edition.need_ancient)[-3:] == list(range(3))
    assert sum(place >= 0 for place in edition.need_university + edition.need_ancient) == 9
    needs = sorted(books for books in edition.need_books if books)
    single = [BOOK[ORANGE], BOOK[BLUE], BOOK[GREEN]]
    pairs = [single[0] + single[1], single[0] + single[2], single[1] + single[2]]
    assert needs == sorted(single + pairs)
    assert [sum(amount(books, colour) for books in needs) for colour in range(WILD)] == [3, 3, 3]


@pytest.mark.rule("N-K30")
def test_n_k30_all_boards_have_the_one_shelf(tmp_path: Path) -> None:
    owner = Owner(tmp_path).change("boards", 'symbol = "work"', 'symbol = "work", spaces = "a1 b1"')
    assert owner.problems() == [
        "boards.toml, row counting-room, field 'spaces': unknown; known here: id, symbol, source"
    ]


@pytest.mark.rule("N-K31")
def test_n_k31_runs_are_counted_and_summed(tmp_path: Path) -> None:
    assert (len(load_edition().run_vp), sum(load_edition().run_vp)) == (10, 24)
    owner = Owner(tmp_path).change("shelf", '"b2 c2 d2 e2", vp = 4', '"b2 c2 d2 e2", vp = 7')
    owner.change("shelf", '"d2 d3", vp = 2', '"d2 d3", vp = 4').change(
        "shelf", '"a1 b1 c1", vp = 1', '"a1 b1 c1", vp = 0'
    )
    problems = owner.problems()
    assert "shelf.toml, row runs 'b2 c2 d2 e2', field vp: 7 instead of 1 to 6 (N-K31)" in problems
    assert "shelf.toml, row runs 'a1 b1 c1', field vp: 0 instead of 1 to 6 (N-K31)" in problems
    assert "shelf.toml, row runs, field vp: 28 VP in all instead of 18 to 24 (N-K31)" in problems
    assert owner.printed("shelf").problems() == []


@pytest.mark.rule("N-K31")
def test_n_k31_a_longer_or_higher_run_is_not_worth_less(tmp_path: Path) -> None:
    owner = Owner(tmp_path).change("shelf", '"e1 f1 g1", vp = 1', '"e1 f1 g1", vp = 3')
    owner.change("shelf", '"e1 e2 e3", vp = 3', '"e1 e2 e3", vp = 2')
    assert (
        "shelf.toml, row runs 'e1 e2 e3', field vp: less than runs 'e1 f1 g1', which takes less (N-K31)"
        in owner.problems()
    )


@pytest.mark.rule("N-K31")
def test_n_k31_runs_have_two_to_four_spaces_and_are_seven_to_ten(tmp_path: Path) -> None:
    owner = Owner(tmp_path).add_row("shelf", 'id = "e2"', '{ id = "f2", need = "blue" }')
    owner.change("shelf", '"b2 c2 d2 e2"', '"b2 c2 d2 e2 f2 g2"')
    owner.add_row("shelf", '"d2 d3"', '{ spaces = "f1 f2", vp = 2 }')
    problems = owner.problems()
    assert "shelf.toml, row runs, field rows: 11 runs instead of 7 to 10 (N-K31)" in problems
    assert "shelf.toml, row runs 'b2 c2 d2 e2 f2 g2', field spaces: 6 spaces instead of 2 to 4 (N-K31)" in problems


@pytest.mark.rule("N-K32", "N-4.05")
def test_n_k32_four_boards_with_four_symbols(tmp_path: Path) -> None:
    owner = Owner(tmp_path).change("boards", '"travel"', '"work"')
    assert owner.problems() == ["boards.toml, row map-room, field symbol: work is there twice (N-K32)"]
    assert owner.printed("boards").problems() == []
    owner.drop_row("boards", "map-room")
    assert owner.problems() == ["boards.toml, field rows: 3 boards instead of 4 (N-K32)"]
    symbols = load_edition().board_symbol
    assert len(set(symbols)) == 4
    assert STUDY not in symbols


@pytest.mark.rule("N-K33", "N-7.08", "N-9.09")
def test_n_k33_stacks_and_late_cubes_have_their_rewards() -> None:
    assert SHELF_TILES == 4 * STACK == 12
    assert [FIRST_STACK, SECOND_STACK, THIRD_STACK] == [9, 6, 3]  # tiles left when a stack is empty
    assert (REWARD_POTIONS, REWARD_COINS, REWARD_VP) == (1, 4, 8)
    assert (CUBES, list(reversed(CUBE_VP))) == (12, [1, 2, 4, 8])


@pytest.mark.rule("N-K34", "N-1.18")
def test_n_k34_five_columns_slots_and_drawers() -> None:
    assert COLUMNS == 5


def test_cells_are_numbered_row_by_row_from_the_bottom() -> None:
    edition = load_edition()
    tables = shipped_tables()
    for space in tables.shelf:
        cell = (space.row - 1) * edition.columns + space.column
        assert edition.cell_name[cell] == space.id
        assert edition.cell_row[cell] == space.row == int(space.id[1])
        assert [run for run, mask in enumerate(edition.run_mask) if mask >> cell & 1] == edition.runs_of[cell]
    assert edition.run_mask[edition.run_vp.index(4)].bit_count() == 4
