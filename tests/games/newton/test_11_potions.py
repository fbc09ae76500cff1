"""Chapter 11: potions instead of what is missing."""

from __future__ import annotations

import pytest

from lincei.games.newton.actions import OBJECTIVE_NAMES
from lincei.games.newton.state import Newton
from lincei.games.newton.vocabulary import amount
from tests.games.newton.boards import (
    base_cards,
    before_objective,
    begin,
    book_names,
    books,
    cells,
    need_of,
    objective_action,
    objective_books,
    objective_space,
    penniless,
    visited,
)
from tests.games.newton.layout import objective, objective_with, played
from tests.games.newton.table import (
    EDITION,
    card_id,
    cards_with,
    cell_id,
    counted,
    final_scoring,
    goods,
    hand,
    lay_out,
    legal,
    marker,
    master_id,
    on_turn,
    play,
    play_card,
    player,
    seen,
    why,
)

ONE_BLUE = next(cell for cell in cells("blue") if need_of(cell) == "blue")
BLUE_CARD = next(
    slug
    for slug in base_cards(1)
    if book_names(EDITION.card_books[card_id(slug)]) == ["blue"] and slug not in cards_with(action="study")
)


def study(g: Newton, coins: int = 3, potions: int = 0, card: str = "") -> Newton:
    """Seat 0 has begun a Study action of value 3; with 3 coins it is asked even where no space is open."""
    goods(g, 0, coins=coins, potions=potions)
    return begin(g, "study", 3, card)


@pytest.mark.parametrize("cell", [cell for cell in cells() if EDITION.need_books[cell_id(cell)]])
def test_one_potion_replaces_each_missing_book_of_a_book_space(cell: str) -> None:
    """N-11.08."""
    missing = len(need_of(cell).split())
    g = study(penniless(), potions=missing - 1)
    assert why(g, f"shelve {cell}") == "N-9.03"
    g = study(penniless(), potions=missing)
    play(g, f"shelve {cell}")
    assert player(g).potions == 0


@pytest.mark.parametrize("slot", OBJECTIVE_NAMES)
@pytest.mark.parametrize("have", [0, 1, 3])
def test_one_potion_replaces_each_missing_book_of_an_objective(slot: str, have: int) -> None:
    """N-11.08."""
    for potions in (3 - have, 4 - have):
        g = penniless()
        books(g, 0, *objective_books(slot)[:have], besides=objective_action(slot))
        on_turn(g, 0, 5)
        goods(g, 0, potions=potions)
        step = before_objective(g, slot)
        assert (step in legal(g)) == (potions == 4 - have)
    play(g, step)
    assert player(g).potions == 0


@pytest.mark.parametrize("cell", [cell for cell in cells() if not EDITION.need_books[cell_id(cell)]])
def test_three_potions_replace_a_missing_university_or_ancient_land(cell: str) -> None:
    """N-11.09."""
    g = study(penniless(), potions=2)
    assert why(g, f"shelve {cell}") == "N-9.03"
    g = study(penniless(), potions=4)
    play(g, f"shelve {cell}")
    assert player(g).potions == 1


def test_potions_replace_no_books_in_the_effects_that_count_books() -> None:
    """N-11.10."""
    g = penniless()
    goods(g, 0, potions=9)
    play_card(g, cards_with("1 vp per blue-books")[0])
    assert "use effect" not in legal(g)
    g = penniless()
    goods(g, 0, potions=9)
    lay_out(g, 0, BLUE_CARD)
    play_card(g, cards_with("1 vp per blue-books")[0])
    play(g, "use effect")
    assert (player(g).vp, player(g).potions) == (1, 9)
    g = penniless()
    played(g, 0, "brahe")
    goods(g, 0, potions=9)
    play_card(g, cards_with("4 vp per equal-books")[0])
    assert "use effect" not in legal(g), "two blue books and a potion are no set"


@pytest.mark.parametrize("effect", ["5 vp per book-sets at most 15", "3 vp per universities at most 15"])
def test_potions_replace_neither_books_nor_visits_in_objectives(effect: str) -> None:
    """N-11.10."""
    g = penniless()
    hand(g, 0)
    played(g, 0, "brahe", "leibniz")
    objective(g, "work", objective_with(effect))
    marker(g, 0, EDITION.work_end)
    goods(g, 0, potions=9)
    final_scoring(g)
    assert [points for rule, points in counted(g, 0) if rule == "N-14.03"] in ([], [0])
    assert player(g).vp == sum(EDITION.master_vp[master_id(slug)] for slug in ("brahe", "leibniz"))


def test_books_come_first_and_potions_only_for_what_is_missing() -> None:
    """N-11.11."""
    cell = next(cell for cell in cells() if len(need_of(cell).split()) == 2 and EDITION.need_books[cell_id(cell)])
    first, _ = need_of(cell).split()
    for have, potions in (([first], 8), (need_of(cell).split(), 9)):
        g = penniless()
        books(g, 0, *have, besides="study")
        study(g, potions=9)
        assert [text for text in legal(g) if text.endswith(f" {cell}")] == [f"shelve {cell}"], (
            "there is nothing to choose"
        )
        play(g, f"shelve {cell}")
        assert player(g).potions == potions


def test_the_prerequisite_of_an_objective_is_met_anew_by_every_piece_and_player() -> None:
    """N-11.12."""
    g = penniless()
    goods(g, 0, potions=4)
    play(g, before_objective(g, "tree-1"))
    assert player(g, 0).potions == 0
    on_turn(g, 1)
    goods(g, 1, potions=3)
    assert why(g, before_objective(g, "tree-1")) == "N-6.07"
    on_turn(g, 1)
    goods(g, 1, potions=4)
    step = before_objective(g, "tree-1", value=2)
    play(g, step)
    assert player(g, 1).potions == 0
    assert player(g, 0).potions == 0


def test_the_prerequisite_of_an_objective_is_met_anew_at_every_entry() -> None:
    """N-11.12."""
    g = penniless()
    goods(g, 0, potions=7)
    play(g, before_objective(g, "map"))
    assert (player(g).potions, visited(g)) == (3, [objective_space("map")])
    on_turn(g, 0, 2)
    assert why(g, before_objective(g, "map")) == "N-7.12"


# -- edge cases ---------------------------------------------------------------------------------------------------


def test_an_unvisited_university_costs_3_potions_or_4_coins_with_its_card() -> None:
    """N-EC22. N-11.09."""
    cell = cells("university")[0]
    ignore = cards_with("pay 4 coins: ignore-need")[0]
    g = study(penniless(), potions=3)
    assert why(g, f"shelve-paid {cell}") == "N-20.15"
    play(g, f"shelve {cell}")
    assert (player(g).coins, player(g).potions) == (3, 0)
    g = study(penniless(), coins=4, potions=0, card=ignore)
    assert why(g, f"shelve {cell}") == "N-9.03"
    play(g, f"shelve-paid {cell}")
    assert (player(g).coins, player(g).laid) == (0, 1)
    g = study(penniless(), coins=3, potions=0, card=ignore)
    assert why(g, f"shelve-paid {cell}") == "N-20.18"


def test_a_study_card_with_the_only_blue_book_fulfils_one_blue() -> None:
    """N-EC23. N-20.17."""
    card = next(
        slug
        for level in (1, 2, 3)
        for slug in base_cards(level)
        if slug in cards_with(action="study") and amount(EDITION.card_books[card_id(slug)], 1)
    )
    g = penniless()
    assert seen(g)["seats"][0]["books"]["blue"] == 0
    study(g, coins=0, card=card)
    play(g, f"shelve {ONE_BLUE}")
    assert (player(g).potions, player(g).laid) == (0, 1)


def test_with_family_10_the_player_chooses_between_potion_and_coins() -> None:
    """N-EC56. N-20.15b: the space lacks one book, 1 potion and 4 coins are there."""
    ignore = cards_with("pay 4 coins: ignore-need")[0]
    g = study(penniless(), coins=4, potions=1, card=ignore)
    h = g.copy()
    play(g, f"shelve {ONE_BLUE}")
    assert (player(g).coins, player(g).potions) == (4, 0)
    play(h, f"shelve-paid {ONE_BLUE}")
    assert (player(h).coins, player(h).potions) == (0, 1)
    g = penniless()
    lay_out(g, 0, BLUE_CARD)
    study(g, coins=4, potions=1, card=ignore)
    assert why(g, f"shelve-paid {ONE_BLUE}") == "N-20.15b"
    play(g, f"shelve {ONE_BLUE}")
    assert (player(g).coins, player(g).potions) == (4, 1), "with the book neither is paid"
