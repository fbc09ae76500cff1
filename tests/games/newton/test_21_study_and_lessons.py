"""Chapter 21: Masters who grant Study or Lessons, and Cavendish."""

from __future__ import annotations

import pytest

from lincei.games.newton.rules.lessons import PerformLesson
from lincei.games.newton.state import Newton
from lincei.games.newton.terms import ACTIONS
from tests.games.newton.boards import cells, need_of, play_master, row_of
from tests.games.newton.layout import masters, objective, objective_with
from tests.games.newton.table import (
    EDITION,
    board_of,
    card_id,
    cards_with,
    counted,
    develop,
    final_scoring,
    goods,
    legal,
    marker,
    master_id,
    play,
    player,
    scientist,
    seen,
    shelve,
    show,
    situation,
    why,
)

FILLERS = ["brahe", "leibniz", "newton", "fahrenheit"]


def with_master(slug: str, potions: int = 0, laid: int = 0, other: str = "") -> Newton:
    """Seat 0, without coins, has just played this Master; so many tiles lie on its shelf, from the top down."""
    g = situation()
    board_of(g, 0, "work")
    masters(g, 0, *[each for each in [slug, other, *FILLERS] if each][:4])
    goods(g, 0, potions=potions)
    shelve(g, 0, *cells()[::-1][:laid])
    play_master(g, slug)
    return g


def rows(g: Newton) -> set[int]:
    return {row_of(text.split()[1]) for text in legal(g, "shelve")}


def in_row(row: int) -> list[str]:
    return [name for name in cells() if row_of(name) == row]


def score(g: Newton) -> list[tuple[str, int]]:
    return counted(final_scoring(g), 0)


# -- Boyle --------------------------------------------------------------------------------------------------------


def test_boyle_splits_a_study_of_value_4_over_several_tiles() -> None:
    """N-21.10."""
    g = with_master("boyle", potions=20)
    assert rows(g) == {1, 2, 3}
    h = g.copy()
    play(h, f"shelve {in_row(2)[0]}", f"shelve {in_row(2)[1]}")
    assert (player(h).laid, h.question.rule()) == (2, "N-3.09"), "2 + 2"
    h = g.copy()
    play(h, f"shelve {in_row(2)[0]}", f"shelve {in_row(1)[0]}")
    assert rows(h) == {1}
    assert why(h, f"shelve {in_row(2)[1]}") == "N-9.02"
    play(h, "stop")
    assert player(h).laid == 2, "fewer are allowed"
    g = with_master("boyle")
    assert g.question.rule() == "N-3.09", "each prerequisite must be met: no books, no potions, no tile"
    assert score(with_master("boyle")) == [("N-14.04", 0)]


@pytest.mark.parametrize("sums", [[1, 3], [3, 1], [1, 1, 1, 1], [1, 1, 2], [2, 2]])
def test_boyle_lays_rows_1_and_3_or_four_tiles_in_row_1_and_so_on(sums: list[int]) -> None:
    """N-EX12. N-21.10."""
    g = with_master("boyle", potions=20)
    free = {row: in_row(row) for row in (1, 2, 3)}
    left = 4
    for row in sums:
        assert rows(g) == {each for each in (1, 2, 3) if each <= left}
        play(g, f"shelve {free[row].pop(0)}")
        left -= row
    assert (left, player(g).laid, g.question.rule()) == (0, len(sums), "N-3.09")


def test_under_boyle_stack_rewards_come_in_between_and_help_the_next_tile() -> None:
    """N-21.30."""
    asking = next(name for name in in_row(1) if need_of(name) in ("orange", "blue", "green"))
    other = next(name for name in in_row(1) if name != asking and need_of(name).startswith("university"))
    g = with_master("boyle", potions=3, laid=2)
    play(g, f"shelve {other}")
    assert (player(g).potions, player(g).tiles) == (1, 9), "three paid, one from the first stack"
    play(g, f"shelve {asking}")
    assert (player(g).potions, player(g).laid) == (0, 4)
    g = with_master("boyle", potions=20, laid=8)
    play(g, f"shelve {in_row(1)[0]}")
    assert g.question.rule() == "N-21.02", "the ninth tile: another Master, before the next tile"
    play(g, "master brahe", f"shelve {in_row(1)[1]}")
    assert player(g).laid == 10


# -- Copernicus ---------------------------------------------------------------------------------------------------


def test_copernicus_ignores_the_prerequisite_of_one_tile_in_rows_1_to_3() -> None:
    """N-21.16, N-21.34."""
    g = with_master("copernicus")
    assert legal(g, "shelve") == [f"shelve {name}" for name in cells()], "no book, place or potion is needed"
    top = next(name for name in in_row(3) if need_of(name).startswith("ancient"))
    goods(g, 0, potions=3)
    play(g, f"shelve {top}")
    assert (player(g).laid, player(g).potions, g.question.rule()) == (1, 3, "N-3.09"), "one tile, nothing paid"
    assert score(g) == [("N-14.04", 2)]


# -- Cavendish ----------------------------------------------------------------------------------------------------


def test_cavendish_removes_the_next_two_shelf_tiles_for_good() -> None:
    """N-21.15."""
    g = with_master("cavendish")
    assert (player(g).tiles, player(g).laid, player(g).shelf.bit_count()) == (10, 0, 1)
    assert score(g) == [("N-14.04", 5)]


@pytest.mark.parametrize(("laid", "coins", "potions", "vp"), [(0, 0, 0, 0), (1, 0, 1, 0), (2, 0, 1, 0), (4, 4, 0, 0)])
def test_the_tiles_cavendish_removes_trigger_the_reward_of_a_stack_they_empty(
    laid: int, coins: int, potions: int, vp: int
) -> None:
    """N-21.33."""
    g = with_master("cavendish", laid=laid)
    assert (player(g).coins, player(g).potions, player(g).vp) == (coins, potions, vp)
    assert (player(g).laid, player(g).tiles) == (laid, 10 - laid), "they do not count as laid"


@pytest.mark.parametrize(("laid", "vp"), [(10, 8), (11, 8), (12, 0)])
def test_cavendish_takes_as_many_as_possible(laid: int, vp: int) -> None:
    """N-21.33. The last tile of the fourth stack brings 8 VP."""
    g = with_master("cavendish", laid=laid)
    assert (player(g).tiles, player(g).laid, player(g).vp) == (0, laid, vp)


def test_with_7_tiles_used_cavendish_lets_another_master_be_played() -> None:
    """N-EC40. N-21.33. N-19.09 still counts 7 laid."""
    g = with_master("cavendish", laid=7)
    assert (g.question.rule(), player(g).tiles) == ("N-21.02", 3)
    play(g, "master newton")
    assert player(g).played == (master_id("cavendish"), master_id("newton"))
    objective(g, "work", objective_with("4 vp per 3 tiles at most 16"))
    marker(g, 0, EDITION.work_end)
    assert (player(g).laid, score(g)[0]) == (7, ("N-14.03", 8))


# -- Browne -------------------------------------------------------------------------------------------------------


def browsing(*levels: int) -> tuple[Newton, list[str]]:
    """Browne is played with cards of these levels in the display; their slugs."""
    g = situation()
    masters(g, 0, "browne", *FILLERS[:3])
    slugs: list[str] = []
    for level in levels:
        slugs.append(next(slug for slug in cards_with(level=level) if slug not in slugs and slug in base_cards()))
    show(g, *slugs)
    play_master(g, "browne")
    return g, slugs


def base_cards() -> list[str]:
    return [slug for i, slug in enumerate(EDITION.card_slug) if EDITION.card_level[i] and not EDITION.card_module[i]]


def test_browne_takes_several_cards_with_levels_up_to_4_together() -> None:
    """N-21.12."""
    g, slugs = browsing(1, 2, 3, 3)
    assert legal(g, "take") == [f"take {slug}" for slug in slugs]
    play(g, f"take {slugs[2]}")
    assert legal(g, "take") == [f"take {slugs[0]}"]
    assert why(g, f"take {slugs[1]}") == "N-8.02"
    play(g, "stop")
    assert (card_id(slugs[2]) in player(g).hand, player(g).hand.count(card_id(slugs[0]))) == (True, 0)
    assert score(g) == [("N-14.04", 1)]


@pytest.mark.parametrize("levels", [[1, 3], [3, 1], [1, 1, 1, 1], [2, 2], [1, 1, 2], [2, 1, 1]])
def test_browne_takes_levels_1_and_3_or_four_of_level_1_and_so_on(levels: list[int]) -> None:
    """N-EX13. N-21.12."""
    g, slugs = browsing(*levels)
    play(g, *[f"take {slug}" for slug in slugs])
    assert [slug for slug in slugs if card_id(slug) not in player(g).hand] == []
    assert g.question.rule() == "N-3.09"


def test_browne_may_take_several_cards_of_the_same_row() -> None:
    """N-21.31."""
    g, slugs = browsing(2, 2, 2)
    play(g, f"take {slugs[0]}", f"take {slugs[2]}")
    assert seen(g)["display"]["II"] == [slugs[1]]
    assert g.question.rule() == "N-3.09", "2 + 2 is all"


# -- Descartes ----------------------------------------------------------------------------------------------------


def disputing(action: str, level: int = 1, symbols: int = 0) -> tuple[Newton, str]:
    """Descartes is played with a card of this action in the display and so many symbols of it visible."""
    slug = cards_with(action=action, level=level)[0]
    g = situation()
    board_of(g, 0, next(ACTIONS[s] for s in EDITION.board_symbol if ACTIONS[s] not in (action, "work")))
    masters(g, 0, "descartes", *FILLERS[:3])
    develop(g, 0, *[action] * symbols)
    show(g, slug)
    play_master(g, "descartes")
    return g, slug


def test_descartes_takes_a_level_1_card_and_performs_its_action_at_once() -> None:
    """N-21.14."""
    g, slug = disputing("travel", symbols=1)
    assert legal(g, "take") == [f"take {slug}"]
    play(g, f"take {slug}")
    assert legal(g) == ["perform travel", "stop"]
    play(g, "perform travel")
    steps = 0
    while legal(g, "move"):
        play(g, next(text for text in legal(g, "move")))
        steps += 1
    assert steps == 2, "visible symbols + 1"
    g, slug = disputing("travel", level=2)
    assert g.question.rule() == "N-3.09", "Lessons 1: no level II"
    assert score(g) == [("N-14.04", 3)]


def test_with_2_travel_symbols_visible_a_level_1_travel_card_gives_travel_3() -> None:
    """N-EC39. N-21.32: the card stays in hand; no +1."""
    g, slug = disputing("travel", symbols=2)
    scientist(g, 0, "basel")
    play(g, f"take {slug}", "perform travel")
    goods(g, 0, coins=9)
    for left in (3, 2, 1):
        assert g.question.args(g)["left"] == left
        assert why(g, "improve") == "N-12.07a"
        play(g, legal(g, "move")[0])
    assert g.question.rule() != "N-7.01" or legal(g, "move") == []
    assert card_id(slug) in player(g).hand
    assert card_id(slug) not in player(g).desk


def test_under_descartes_books_and_effect_of_the_card_taken_do_not_count() -> None:
    """N-21.32."""
    study = next(slug for slug in cards_with(action="study", level=1) if EDITION.card_books[card_id(slug)])
    g = situation()
    board_of(g, 0, "work")
    masters(g, 0, "descartes", *FILLERS[:3])
    show(g, study)
    play_master(g, "descartes")
    play(g, f"take {study}")
    assert g.question.rule() == "N-3.09", "no book is there for a Study action"
    lent = cards_with("double-tokens", action="technology")[0]
    g = situation()
    board_of(g, 0, "work")
    masters(g, 0, "descartes", *FILLERS[:3])
    show(g, lent)
    play_master(g, "descartes")
    play(g, f"take {lent}", "perform technology")
    play(g, legal(g, "branch")[0])
    assert legal(g, "double") == []


def test_under_descartes_a_joker_may_become_any_action_and_without_a_card_there_is_none() -> None:
    """N-21.32."""
    g, _ = disputing("travel")
    play(g, "stop")
    assert g.question.rule() == "N-3.09", "no card taken: no action"
    g = situation()
    board_of(g, 0, "work")
    goods(g, 0, coins=5, potions=9)
    g.ask(PerformLesson(0, card_id("red-joker")))  # our decks hold no Joker; an owner's edition cannot have one either
    g.settle()
    assert legal(g, "perform") == [f"perform {action}" for action in ACTIONS]
    play(g, "perform work")
    assert g.question.args(g)["left"] == 2, "the printed symbol and one for the Joker"
