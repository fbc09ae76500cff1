"""Chapter 9: Study, one tile on a book space, and the rewards of the stacks."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import Newton
from tests.games.newton.boards import (
    begin,
    books,
    cells,
    need_of,
    penniless,
    play_master,
    row_of,
)
from tests.games.newton.layout import ancient, masters, university
from tests.games.newton.table import (
    EDITION,
    cards_with,
    cell_id,
    colour,
    course,
    goods,
    legal,
    play,
    play_card,
    player,
    seen,
    shelve,
    situation,
    tiles_left,
    visit,
    why,
)

PRINTED = EDITION.cell_name[EDITION.printed]
SECOND_TILE = cards_with("pay 3 coins: second-tile")[0]


def study(value: int, *laid: str, coins: int = 0, potions: int = 9, card: str = "") -> Newton:
    """Seat 0 has begun a Study action; tiles lie on these spaces."""
    g = penniless()
    shelve(g, 0, *laid)
    goods(g, 0, coins=coins, potions=potions)
    return begin(g, "study", value, card)


def shelf(g: Newton) -> list[str]:
    found: list[str] = seen(g)["seats"][0]["shelf"]
    return found


def meet(g: Newton, cell: str) -> None:
    """Seat 0 meets the prerequisite of a book space without potions."""
    kind, _, which = need_of(cell).partition(" ")
    if kind == "university":
        university(g, "bologna", which)
        visit(g, 0, "bologna")
    elif kind == "ancient":
        ancient(g, "athenai", which)
        visit(g, 0, "athenai")
    else:
        books(g, 0, *need_of(cell).split(), besides="study")


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_one_tile_is_laid_on_an_empty_space_of_a_row_within_the_value(value: int) -> None:
    """N-9.01."""
    g = study(value, cells()[0])
    free = [cell for cell in cells(value=value) if cell != cells()[0]]
    assert sorted(legal(g, "shelve")) == sorted(f"shelve {cell}" for cell in free)
    assert "stop" in legal(g)
    for cell in cells():
        if row_of(cell) > value:
            assert why(g, f"shelve {cell}") == "N-9.02"
    play(g, f"shelve {free[-1]}")
    assert sorted(shelf(g)) == sorted([PRINTED, cells()[0], free[-1]])
    assert (player(g).laid, player(g).tiles) == (2, 10)


def test_the_shelf_has_three_rows_and_the_value_cannot_be_split() -> None:
    """N-9.02."""
    assert sorted({row_of(cell) for cell in cells()}) == [1, 2, 3]
    low = cells(value=1)
    for value in (2, 3, 5):
        g = study(value)
        play(g, f"shelve {low[0]}")
        assert legal(g, "shelve") == []
        assert why(g, "perform study") == "N-3.14", "the action is over"


@pytest.mark.parametrize("cell", cells())
def test_the_prerequisite_must_be_fulfilled_when_the_tile_is_laid(cell: str) -> None:
    """N-9.03."""
    g = study(3, coins=3, potions=0)
    assert why(g, f"shelve {cell}") == "N-9.03"
    g = penniless()
    meet(g, cell)
    begin(g, "study", 3)
    assert why(g, f"shelve {cell}") == ""
    play(g, f"shelve {cell}")
    assert cell in shelf(g)


def test_if_no_prerequisite_is_fulfilled_the_action_is_impossible() -> None:
    """N-9.03."""
    g = penniless()
    play_card(g, colour(g, 0, "joker"))
    assert why(g, "perform study") == "N-9.03"


def test_the_printed_tile_counts_as_laid_from_the_start() -> None:
    """N-9.04."""
    g = situation()
    assert all(seen(g)["seats"][seat]["shelf"] == [PRINTED] for seat in range(3))
    lowest = [cell for cell in EDITION.cell_name if cell and row_of(cell) == 1]
    assert lowest[0] == PRINTED, "lower left"
    run = next(run for run, mask in enumerate(EDITION.run_mask) if mask >> EDITION.printed & 1)
    rest = [cell for cell in cells() if EDITION.run_mask[run] >> cell_id(cell) & 1]
    g = study(3, *rest[:-1])
    assert why(g, f"shelve {PRINTED}") == "N-9.12"
    assert run not in seen(g)["seats"][0]["runs"]
    play(g, f"shelve {rest[-1]}")
    assert run in seen(g)["seats"][0]["runs"], "the printed tile is part of the run"


def test_the_printed_tile_is_not_one_of_the_12_loose_tiles() -> None:
    """N-9.04a."""
    g = situation()
    assert [(p.tiles, p.laid) for p in g.seats] == [(12, 0)] * 3
    g = study(3, *cells()[:11])
    assert (player(g).tiles, len(shelf(g))) == (1, 12)
    play(g, f"shelve {cells()[11]}")
    assert (player(g).tiles, player(g).laid, len(shelf(g))) == (0, 12, 13)


@pytest.mark.parametrize("tile", range(1, 13))
def test_the_last_tile_of_each_stack_gives_its_reward_at_once(tile: int) -> None:
    """N-9.09."""
    g = study(3, *cells()[: tile - 1], potions=3)
    play(g, f"shelve {cells()[tile - 1]}")
    spent = (
        3
        if need_of(cells()[tile - 1]).startswith(("university", "ancient"))
        else len(need_of(cells()[tile - 1]).split())
    )
    assert player(g).potions == 3 - spent + (1 if tile == 3 else 0)
    assert player(g).coins == (4 if tile == 6 else 0)
    assert player(g).vp == (8 if tile == 12 else 0)
    assert len(legal(g, "master")) == (4 if tile == 9 else 0)


def test_the_reward_of_a_stack_cannot_pay_for_the_same_tile() -> None:
    """N-9.10."""
    one = next(cell for cell in cells() if " " not in need_of(cell))
    other = [cell for cell in cells() if cell != one]
    g = study(3, *other[:2], coins=3, potions=0)
    assert why(g, f"shelve {one}") == "N-9.03", "the potion of the third tile comes too late"
    goods(g, 0, coins=0, potions=1)
    play(g, f"shelve {one}")
    assert player(g).potions == 1, "one paid, then one gained"


def test_with_no_shelf_tile_left_the_study_action_is_impossible() -> None:
    """N-9.11."""
    g = penniless()
    goods(g, 0, coins=9, potions=9)
    tiles_left(g, 0, 0)
    play_card(g, colour(g, 0, "joker"))
    assert why(g, "perform study") == "N-9.11"
    tiles_left(g, 0, 1)
    assert why(g, "perform study") == ""


def test_after_the_last_shelf_tile_there_is_no_second_one() -> None:
    """N-9.11."""
    low = cells(value=1)
    for laid in (10, 11):
        g = study(2, *[cell for cell in cells() if cell not in low[:2]][:laid], coins=3, card=SECOND_TILE)
        play(g, f"shelve {low[0]}")
        assert (f"shelve {low[1]}" in legal(g)) == (laid == 10)


def test_no_tile_is_laid_on_a_filled_space() -> None:
    """N-9.12."""
    g = study(3, cells()[0])
    assert why(g, f"shelve {cells()[0]}") == "N-9.12"


@pytest.mark.parametrize("seed", [1, 2])
def test_tiles_on_the_shelf_never_move_or_leave(seed: int) -> None:
    """N-9.12."""
    before = [0] * 4
    laid = 0
    for g, _ in course(4, seed, masters="dealt", modules="lessons,discoveries"):
        for seat, p in enumerate(g.seats):
            assert p.shelf & before[seat] == before[seat]
            laid += p.shelf != before[seat]
            before[seat] = p.shelf
    assert laid > 4, "and some were laid beside the printed ones"


# -- edge cases ---------------------------------------------------------------------------------------------------


def three_spaces() -> tuple[list[str], str, str]:
    """Two spaces filled before; one that asks for a university; one in row 1 that asks for a single book."""
    third = cells("university II")[0]
    next_one = next(cell for cell in cells(value=1) if " " not in need_of(cell))
    return [cell for cell in cells() if cell not in (third, next_one)][:2], third, next_one


def test_the_potion_of_the_third_tile_may_pay_for_the_second_tile_of_the_action() -> None:
    """N-EC19. N-9.10: with no potion, a space that lacks one book is illegal for the third tile."""
    laid, third, following = three_spaces()
    for master in (False, True):
        g = penniless()
        university(g, "bologna", "II")
        visit(g, 0, "bologna")
        shelve(g, 0, *laid)
        if master:
            masters(g, 0, "boyle", "pascal", "galilei", "kepler")
            play_master(g, "boyle")
        else:
            goods(g, 0, coins=3)
            begin(g, "study", row_of(third) + row_of(following), SECOND_TILE)
        assert why(g, f"shelve {following}") == "N-9.03"
        play(g, f"shelve {third}")
        assert player(g).potions == 1
        assert legal(g, "shelve") != []
        play(g, f"shelve {following}")
        assert (player(g).potions, player(g).coins, player(g).laid) == (0, 0, 4)
