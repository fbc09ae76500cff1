"""Chapter 20: effects that act inside the Study action of their card (families 4 and 10), and its books."""

from __future__ import annotations

from lincei.games.newton.state import Newton
from tests.games.newton.boards import (
    begin,
    book_names,
    books,
    cells,
    need_of,
    objective_books,
    row_of,
)
from tests.games.newton.table import (
    EDITION,
    card_id,
    cards_with,
    goods,
    hand,
    legal,
    play,
    play_card,
    player,
    seen,
    shelve,
    situation,
    why,
)

SECOND = cards_with("pay 3 coins: second-tile")[0]
IGNORE = cards_with("pay 4 coins: ignore-need")[0]


def studying(value: int, coins: int, potions: int = 20, card: str = SECOND) -> Newton:
    """Seat 0 has begun the Study action of this card."""
    g = situation()
    goods(g, 0, coins=coins, potions=potions)
    return begin(g, "study", value, card)


def rows(g: Newton) -> set[int]:
    """The rows in which a tile may be laid now."""
    return {row_of(text.split()[1]) for text in legal(g, "shelve")}


def space(row: int) -> str:
    return next(name for name in cells() if row_of(name) == row)


def test_for_3_coins_a_second_tile_is_laid_in_the_same_study_action() -> None:
    """N-20.07."""
    first, second = (name for name in cells() if row_of(name) == 1 and name in cells()[:2])
    g = studying(2, coins=3)
    play(g, f"shelve {first}")
    assert player(g).coins == 3, "the first tile costs nothing"
    play(g, f"shelve {second}")
    assert (player(g).coins, player(g).laid, g.question.rule()) == (0, 2, "N-3.09")
    g = studying(5, coins=9)
    play(g, f"shelve {first}", f"shelve {second}")
    assert (player(g).coins, player(g).laid, g.question.rule()) == (6, 2, "N-3.09"), "no third tile"
    g = studying(2, coins=3)
    play(g, f"shelve {first}", "stop")
    assert (player(g).coins, player(g).laid) == (3, 1), "it may be declined"
    g = studying(5, coins=9, card="red-study")
    play(g, f"shelve {first}")
    assert g.question.rule() == "N-3.09", "other cards lay one tile"


def test_with_value_3_two_tiles_go_into_row_1_or_one_each_into_rows_1_and_2() -> None:
    """N-EX11. N-20.07."""
    g = studying(3, coins=3)
    assert rows(g) == {1, 2, 3}
    for first, then in [(1, {1, 2}), (2, {1}), (3, set())]:
        h = g.copy()
        play(h, f"shelve {space(first)}")
        assert rows(h) == then
        if first == 2:
            assert why(h, f"shelve {next(name for name in cells('', 2)[::-1] if row_of(name) == 2)}") == "N-9.02"
        if first == 3:
            assert h.question.rule() == "N-3.09", "not one in row 3 plus another"


def test_the_second_tile_needs_its_own_prerequisite_with_the_reward_of_the_first_at_hand() -> None:
    """N-20.07a."""
    singles = [name for name in cells() if need_of(name) in ("orange", "blue", "green")]
    met, unmet = singles[:2]
    done = [name for name in cells() if name not in (met, unmet)][:2]
    for laid, allowed in [(1, False), (2, True)]:  # the third tile brings a potion
        g = situation()
        goods(g, 0, coins=3, potions=0)
        shelve(g, 0, *done[:laid])
        books(g, 0, need_of(met), besides="study")
        begin(g, "study", 5, SECOND)
        assert why(g, f"shelve {unmet}") == "N-9.03"
        play(g, f"shelve {met}")
        assert player(g).potions == int(allowed)
        assert (f"shelve {unmet}" in legal(g)) == allowed
        if allowed:
            play(g, f"shelve {unmet}")
            assert (player(g).potions, player(g).coins) == (0, 0)


def test_the_price_of_a_modifier_is_paid_when_it_is_used_from_the_coins_then_held() -> None:
    """N-20.18."""
    first, second = cells()[:2]
    g = studying(2, coins=2)
    play(g, f"shelve {first}")
    assert g.question.rule() == "N-3.09", "2 coins are not enough for the second tile"
    g = situation()
    goods(g, 0, coins=0, potions=20)
    shelve(g, 0, *cells()[-5:])
    begin(g, "study", 2, SECOND)
    play(g, f"shelve {first}")
    assert player(g).coins == 4, "the sixth tile brings them"
    play(g, f"shelve {second}")
    assert player(g).coins == 1
    g = studying(1, coins=3, potions=0, card=IGNORE)
    assert legal(g, "shelve-paid") == []
    assert why(g, f"shelve-paid {first}") == "N-20.18"


def test_for_4_coins_the_prerequisite_of_a_book_space_is_ignored() -> None:
    """N-20.15."""
    g = studying(5, coins=4, potions=0, card=IGNORE)
    assert legal(g, "shelve") == []
    assert legal(g, "shelve-paid") == [f"shelve-paid {name}" for name in cells()], "books, universities, ancient lands"
    ancient = cells("ancient")[0]
    play(g, f"shelve-paid {ancient}")
    assert (player(g).coins, player(g).laid, g.question.rule()) == (0, 1, "N-3.09")
    g = studying(5, coins=4, potions=0, card="red-study")
    assert why(g, f"shelve-paid {ancient}") == "N-20.15", "in this card's Study action only"


def test_it_covers_one_tile_and_the_row_value_still_applies() -> None:
    """N-20.15a."""
    g = studying(1, coins=9, potions=0, card=IGNORE)
    assert {row_of(text.split()[1]) for text in legal(g, "shelve-paid")} == {1}
    assert why(g, f"shelve-paid {space(2)}") == "N-9.02"
    play(g, legal(g, "shelve-paid")[0])
    assert (player(g).coins, player(g).laid, g.question.rule()) == (5, 1, "N-3.09")


def test_potions_or_4_coins_is_the_players_choice() -> None:
    """N-20.15b."""
    blue = cells("blue", 1)[0]
    for coins, potions in [(4, 1), (4, 0), (3, 1)]:
        g = studying(1, coins=coins, potions=potions, card=IGNORE)
        offered = [text for text in legal(g) if text.endswith(f" {blue}")]
        assert offered == [f"shelve {blue}"] * (potions > 0) + [f"shelve-paid {blue}"] * (coins > 3)
    g = studying(1, coins=4, potions=1, card=IGNORE)
    h = g.copy()
    play(g, f"shelve {blue}")
    play(h, f"shelve-paid {blue}")
    assert [(p.coins, p.potions) for p in (player(g), player(h))] == [(4, 0), (0, 1)]
    g = situation()
    goods(g, 0, coins=4, potions=1)
    books(g, 0, "blue", besides="study")
    begin(g, "study", 1, IGNORE)
    assert why(g, f"shelve-paid {blue}") == "N-20.15b", "with the book at hand nothing is paid"
    play(g, f"shelve {blue}")
    assert (player(g).coins, player(g).potions) == (4, 1)


def test_books_on_the_played_card_are_available_at_once_for_its_own_action() -> None:
    """N-20.17."""
    slug = next(
        slug
        for slug in cards_with(action="study")
        if book_names(EDITION.card_books[card_id(slug)]) in [["orange"], ["blue"], ["green"]]
    )
    [name] = book_names(EDITION.card_books[card_id(slug)])
    wanted = next(cell for cell in cells() if need_of(cell) == name)
    g = studying(3, coins=0, potions=0, card=slug)
    play(g, f"shelve {wanted}")
    assert player(g).potions == 0
    for slot in seen(g)["objectives"]:
        g = situation()
        hand(g, 0)
        asked = objective_books(slot)
        card = next(slug for slug in cards_with() if set(book_names(EDITION.card_books[card_id(slug)])) & set(asked))
        before = seen(g)["seats"][0]["objectives"][slot]["potions"]
        play_card(g, card)
        assert (before, seen(g)["seats"][0]["objectives"][slot]["potions"] < before) == (4, True)
