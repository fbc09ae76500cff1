"""Chapter 9: runs of the shelf and their income."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import Newton
from tests.games.newton.boards import begin, books, cells, need_of, next_upkeep, penniless, row_of
from tests.games.newton.layout import university
from tests.games.newton.table import EDITION, cell_id, goods, legal, play, player, seen, shelve, visit, why

RUNS = range(len(EDITION.run_mask))


def in_run(run: int) -> list[str]:
    """The free book spaces of a run."""
    return [cell for cell in cells() if EDITION.run_mask[run] >> cell_id(cell) & 1]


def runs(g: Newton) -> list[int]:
    found: list[int] = seen(g)["seats"][0]["runs"]
    return found


def stretches() -> list[int]:
    """All longest stretches of two or more adjacent book spaces, in rows and columns, as bit masks."""
    width, height = EDITION.columns, len(EDITION.cell_row) // EDITION.columns
    lines = [[row * width + column for column in range(width)] for row in range(height)]
    lines += [[row * width + column for row in range(height)] for column in range(width)]
    found = []
    for line in lines:
        mask, length = 0, 0
        for cell in [*line, None]:
            if cell is not None and EDITION.book_cells >> cell & 1:
                mask, length = mask | 1 << cell, length + 1
            else:
                found += [mask] if length > 1 else []
                mask, length = 0, 0
    return found


def all_but(run: int, last: str) -> Newton:
    """Seat 0 has filled a run but for one space, and has begun a Study action with potions enough for it."""
    g = penniless()
    shelve(g, 0, *[cell for cell in in_run(run) if cell != last])
    goods(g, 0, potions=3)
    return begin(g, "study", 3)


def test_glass_panes_take_no_tile_and_cut_rows_and_columns_into_runs() -> None:
    """N-9.05."""
    width, height = EDITION.columns, len(EDITION.cell_row) // EDITION.columns
    panes = [cell for cell in range(width * height) if not EDITION.book_cells >> cell & 1]
    assert panes
    assert all(EDITION.cell_name[pane] == "" for pane in panes), "no action is about them"
    assert set(EDITION.run_mask) <= set(stretches()), "every run goes from pane or edge to pane or edge"


@pytest.mark.parametrize("run", RUNS)
def test_a_run_is_completed_without_what_lies_beyond_the_glass(run: int) -> None:
    """N-9.05."""
    last = in_run(run)[-1]
    g = all_but(run, last)
    play(g, f"shelve {last}")
    assert runs(g) == [run], "nothing but its own spaces is filled"


@pytest.mark.parametrize("run", RUNS)
def test_a_filled_run_brings_its_income_in_this_and_every_later_upkeep(run: int) -> None:
    """N-9.06."""
    for last in in_run(run):
        g = all_but(run, last)
        assert (runs(g), seen(g)["seats"][0]["income"]["vp"]) == ([], 0), "one space is empty"
        play(g, f"shelve {last}")
        assert (runs(g), seen(g)["seats"][0]["income"]["vp"]) == ([run], EDITION.run_vp[run])
    assert [next_upkeep(g) for _ in range(3)] == [(EDITION.run_vp[run], 0, 0)] * 3
    assert player(g, 1).vp == 0, "and its owner alone"


@pytest.mark.parametrize("run", RUNS)
def test_completing_a_run_gives_no_vp_at_that_moment(run: int) -> None:
    """N-9.07."""
    last = in_run(run)[0]
    g = all_but(run, last)
    play(g, f"shelve {last}")
    assert (runs(g), player(g).vp) == ([run], 0)


def test_one_tile_may_complete_a_horizontal_and_a_vertical_run() -> None:
    """N-9.08."""
    crossings = [cell for cell in cells() if len(EDITION.runs_of[cell_id(cell)]) == 2]
    assert crossings
    for crossing in crossings:
        both = EDITION.runs_of[cell_id(crossing)]
        g = penniless()
        shelve(g, 0, *{cell for run in both for cell in in_run(run) if cell != crossing})
        goods(g, 0, potions=3)
        begin(g, "study", 3)
        assert runs(g) == []
        play(g, f"shelve {crossing}")
        assert runs(g) == sorted(both)
        assert seen(g)["seats"][0]["income"]["vp"] == sum(EDITION.run_vp[run] for run in both)


def test_a_run_exists_only_where_an_arrow_is_printed() -> None:
    """N-9.08."""
    alone = [cell for cell in cells() if not EDITION.runs_of[cell_id(cell)]]
    for cell in [*alone, *[in_run(run)[0] for run in RUNS if len(in_run(run)) > 1]]:
        g = penniless()
        goods(g, 0, potions=3)
        begin(g, "study", 3)
        play(g, f"shelve {cell}")
        assert runs(g) == []


def test_a_blue_book_completes_a_column_with_the_third_tile() -> None:
    """N-EX06. N-9: University II on Bologna is visited, two tiles laid before, Study of value 2."""
    blue, run = next(
        (cell, run)
        for cell in cells("blue", value=2)
        for run in EDITION.runs_of[cell_id(cell)]
        if need_of(cell) == "blue" and EDITION.run_vp[run] == 2 and len(in_run(run)) <= 3
        if len({cell_id(other) % EDITION.columns for other in in_run(run)}) == 1
    )
    second = cells("university II", value=2)[0]
    others = [cell for cell in in_run(run) if cell != blue]
    fill = [cell for cell in cells() if cell not in (second, *in_run(run)) and "university" in need_of(cell)]
    g = penniless()
    shelve(g, 0, *[*others, *fill][:2])
    university(g, "bologna", "II")
    visit(g, 0, "bologna")
    books(g, 0, "blue", besides="study")
    begin(g, "study", 2)
    assert sorted(legal(g, "shelve")) == sorted([f"shelve {blue}", f"shelve {second}"])
    assert all(why(g, f"shelve {cell}") == "N-9.02" for cell in cells() if row_of(cell) == 3 and cell not in fill[:2])
    assert (player(g).potions, runs(g)) == (0, [])
    play(g, f"shelve {blue}")
    assert (player(g).potions, player(g).vp) == (1, 0), "a potion now, nothing else at once"
    assert runs(g) == [run]
    assert [next_upkeep(g) for _ in range(2)] == [(2, 0, 0)] * 2
