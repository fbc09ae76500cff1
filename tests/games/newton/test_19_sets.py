"""Chapter 19: objectives that count sets of books, shelf tiles or cards."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import Newton
from lincei.games.newton.terms import BASE_SIZE, LEVEL_SIZE, START_CARDS
from tests.games.newton.boards import (
    books,
    cells,
)
from tests.games.newton.layout import objective, objective_with, played
from tests.games.newton.table import (
    EDITION,
    cards_with,
    counted,
    final_scoring,
    give,
    goods,
    hand,
    lay_out,
    marker,
    player,
    shelve,
    situation,
    tiles_left,
    tuck,
)

BOOK_SETS = "5 vp per book-sets at most 15"
TILES = "4 vp per 3 tiles at most 16"
CARDS = "3 vp per 2 cards at most 15"
WON = [EDITION.card_slug[START_CARDS + LEVEL_SIZE * level + i] for level in range(3) for i in range(BASE_SIZE)]


def tables(effect: str, players: int = 4) -> Newton:
    """Seat 0 has its marker on the Work objective, where this tile lies, and nothing else that could score."""
    g = situation(players)
    objective(g, "work", objective_with(effect))
    marker(g, 0, EDITION.work_end)
    goods(g, 0, coins=0)
    hand(g, 0)
    return g


def vp(g: Newton) -> int:
    """What the Work objective is worth to seat 0 at the end."""
    [(rule, points)] = [line for line in counted(final_scoring(g), 0) if line[0] == "N-14.03"]
    assert rule == "N-14.03"
    return points


def in_hand(g: Newton, *colours: str) -> None:
    """Seat 0 holds cards with exactly these books."""
    give(g, 0, *books(g, 0, *colours))


def test_5_vp_per_set_of_three_books_of_three_colours() -> None:
    """N-19.08."""
    for colours, points in [
        (["orange", "blue"], 0),
        (["orange", "blue", "green"], 5),
        (["orange", "orange", "blue", "green"], 5),
        (["orange", "orange", "blue", "blue", "green", "green"], 10),
        (["orange"] * 3 + ["blue"] * 3 + ["green"] * 3, 15),
    ]:
        g = tables(BOOK_SETS)
        in_hand(g, *colours)
        assert vp(g) == points, colours


def test_books_in_hand_on_the_desk_and_on_masters_count_for_the_sets_but_not_tucked_ones() -> None:
    """N-19.08a, N-20.01a."""
    g = tables(BOOK_SETS)
    orange, blue, green = (cards_with(f"book {colour}")[0] for colour in ("orange", "blue", "green"))
    give(g, 0, orange)
    lay_out(g, 0, blue)
    tuck(g, 0, green)
    assert vp(g.copy()) == 0, "two colours and a tucked card"
    played(g, 0, "newton")
    assert vp(g.copy()) == 5, "a Master has the third"
    played(g, 1, "brahe")
    assert vp(g) == 5
    g = tables(BOOK_SETS)
    starting = [card for card in range(6) if EDITION.card_books[card]]
    shown = sum(EDITION.card_books[card] for card in starting)
    assert shown == 1 + 64 + 4096, "one of each colour in a starting set"
    give(g, 0, *[EDITION.card_slug[card] for card in starting])
    assert vp(g.copy()) == 5, "starting cards in hand"
    tuck(g, 0, EDITION.card_slug[starting[0]])
    assert vp(g) == 0


def test_sets_of_books_give_at_most_15_and_potions_do_not_count() -> None:
    """N-19.08b."""
    g = tables(BOOK_SETS)
    goods(g, 0, potions=9)
    books(g, 0, "orange", "blue")
    assert vp(g) == 0
    g = tables(BOOK_SETS)
    played(g, 0, "brahe", "leibniz", "newton")
    in_hand(g, *["orange", "blue", "green"] * 2)
    assert vp(g) == 15, "four sets"


def test_two_sets_with_a_wild_book_give_10_and_five_sets_15() -> None:
    """N-EC43. N-19.08, N-19.12."""
    g = tables(BOOK_SETS)
    in_hand(g, "orange", "orange", "blue", "blue", "green", "wild")
    assert vp(g) == 10
    g = tables(BOOK_SETS)
    played(g, 0, "brahe", "leibniz", "newton")
    in_hand(g, *["orange", "blue", "green"] * 3)
    assert vp(g) == 15


@pytest.mark.parametrize(
    ("colours", "points"),
    [
        (["wild"], 0),
        (["orange", "wild"], 0),
        (["orange", "blue", "wild"], 5),
        (["orange", "orange", "blue", "wild"], 5),
        (["orange", "wild", "wild"], 5),
        (["orange", "orange", "blue", "wild", "wild"], 5),
        (["orange", "orange", "blue", "wild", "wild", "wild"], 10),
        (["wild", "wild", "wild"], 5),
    ],
)
def test_a_wild_book_fills_any_one_colour_of_a_set(colours: list[str], points: int) -> None:
    """N-19.12."""
    g = tables(BOOK_SETS)
    if "wild" in colours:  # one of the wild books is Fahrenheit's
        played(g, 0, "fahrenheit")
        colours = [*colours]
        colours.remove("wild")
    in_hand(g, *colours)
    assert vp(g) == points


@pytest.mark.parametrize(("n", "points"), [(0, 0), (2, 0), (3, 4), (8, 8), (9, 12)])
def test_4_vp_per_three_shelf_tiles_laid(n: int, points: int) -> None:
    """N-19.09."""
    g = tables(TILES)
    shelve(g, 0, *cells()[:n])
    shelve(g, 1, *cells()[:6])
    assert vp(g) == points


def test_eleven_tiles_give_12_vp_and_twelve_16_and_the_printed_tile_adds_nothing() -> None:
    """N-EC48. N-19.09."""
    for n, points in [(11, 12), (12, 16)]:
        g = tables(TILES)
        shelve(g, 0, *cells()[:n])
        assert player(g).shelf.bit_count() == n + 1, "with the printed tile"
        assert vp(g) == points


def test_tiles_removed_from_the_stacks_do_not_count_as_laid() -> None:
    """N-19.09, N-21.33."""
    g = tables(TILES)
    shelve(g, 0, *cells()[:5])
    tiles_left(g, 0, 5)
    assert vp(g) == 4


@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 0), (2, 3), (9, 12), (10, 15), (13, 15)])
def test_3_vp_per_two_cards_that_are_not_starting_cards(n: int, points: int) -> None:
    """N-19.10."""
    g = tables(CARDS)
    give(g, 0, "red-work", "red-travel", "red-joker", *WON[:n])
    lay_out(g, 0, *WON[: min(n // 2, 5)])  # in hand or on the desk is the same
    assert vp(g) == points


def test_of_seven_cards_two_of_them_tucked_five_count() -> None:
    """N-EC47. N-19.10."""
    g = tables(CARDS)
    give(g, 0, *WON[:3])
    lay_out(g, 0, *WON[3:5], "red-work")
    tuck(g, 0, *WON[5:7])
    assert vp(g) == 6


def test_only_full_sets_count() -> None:
    """N-19.11."""
    for effect, text, group in [(TILES, "tiles", 3), (CARDS, "cards", 2)]:
        clause = EDITION.objective_effect[EDITION.objective_slug.index(objective_with(effect))].clauses[0]
        assert clause.group == group, text
        for n in range(1, 3 * group):
            g = tables(effect)
            if effect == TILES:
                shelve(g, 0, *cells()[:n])
            else:
                give(g, 0, *WON[:n])
            assert vp(g) == n // group * clause.n
