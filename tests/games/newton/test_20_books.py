"""Chapter 20: books, and the effects that count them (families 2, 3 and 9)."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import Newton
from lincei.games.newton.terms import JOKER
from tests.games.newton.boards import book_names, books, cells, end_movement, need_of, work_space
from tests.games.newton.layout import masters, played
from tests.games.newton.table import (
    EDITION,
    card_id,
    cards_with,
    colour,
    give,
    goods,
    lay_out,
    legal,
    marker,
    on_turn,
    play,
    play_card,
    player,
    seen,
    situation,
    upkeep,
    why,
)

EQUAL = "4 vp per equal-books"
COLOURS = ["orange", "blue", "green"]
PAIRS = {"blue": "brahe", "orange": "leibniz", "green": "newton"}


def goods_of(g: Newton) -> tuple[int, int, int]:
    return player(g).coins, player(g).potions, player(g).vp


def available(g: Newton) -> list[str]:
    return sorted(book_names(g.books(player(g))))


def showing(names: str) -> Newton:
    """Seat 0, without a coin but with five potions, has exactly these books: pairs on Masters, the rest on the desk."""
    g = situation()
    goods(g, 0, coins=0, potions=5)
    left = names.split()
    for name, master in PAIRS.items():
        if left.count(name) > 1:
            played(g, 0, master)
            left.remove(name)
            left.remove(name)
    if "wild" in left:
        played(g, 0, "fahrenheit")
        left.remove("wild")
    books(g, 0, *left)
    assert available(g) == sorted(names.split())
    return g


def use(g: Newton, slug: str, vp: int) -> None:
    """Play the card and use its effect for so many VP; it cannot be used for none."""
    play_card(g, slug)
    assert not EDITION.card_books[card_id(slug)]
    if vp:
        play(g, "use effect")
    else:
        assert why(g, "use effect") == "N-20.02"
    assert goods_of(g) == (0, 5, vp)


# -- books lie there ----------------------------------------------------------------------------------------------


def test_books_of_a_starting_card_are_no_special_effect_but_are_available() -> None:
    """N-20.01a."""
    g = situation()
    card = next(card for card in range(JOKER) if EDITION.card_books[card])
    play_card(g, EDITION.card_slug[card])
    assert "use effect" not in legal(g)
    assert available(g) == book_names(EDITION.card_books[card])
    play(g, "end turn")
    on_turn(g, 0, 2)
    give(g, 0, cards_with("copy")[0])
    play(g, f"play {cards_with('copy')[0]}")
    assert why(g, "use effect") == "N-20.02", "nothing to copy either"


def test_a_wild_book_is_one_book_of_any_colour() -> None:
    """N-20.04."""
    g = showing("")
    lay_out(g, 0, cards_with("book wild")[0])
    needs = seen(g)["seats"][0]["needs"]
    for name in cells():
        asked = need_of(name).split()
        if asked[0] in COLOURS:
            assert needs[name] == len(asked) - 1, "it replaces one book, not two"
    assert {need_of(name) for name in cells()} >= {"orange", "blue", "green"}


def test_the_wild_book_is_passive_and_available_while_its_card_lies_on_the_desk() -> None:
    """N-20.04a."""
    slug = cards_with("book wild")[0]
    g = showing("")
    play_card(g, slug)
    assert (available(g), why(g, "use effect")) == (["wild"], "N-3.15")
    play(g, "end turn")
    on_turn(g, 0, 2)
    assert available(g) == ["wild"]
    lay_out(g, 0, colour(g, 0, "joker"))
    upkeep(g)
    play(g, f"tuck {colour(g, 0, 'joker')}")
    assert available(g) == [], "its card is back in hand"


def test_books_of_masters_stay_tucked_ones_are_lost_and_those_in_hand_wait_for_their_card() -> None:
    """N-EC50. N-11.04."""
    orange, blue = (cards_with(f"book {name}")[0] for name in ("orange", "blue"))
    g = situation()
    played(g, 0, "newton")
    lay_out(g, 0, orange, blue)
    assert available(g) == ["blue", "green", "green", "orange"]
    upkeep(g)
    play(g, f"tuck {orange}")
    assert available(g) == ["green", "green"]
    on_turn(g, 0)
    play(g, f"play {blue}")
    assert available(g) == ["blue", "green", "green"]


# -- family 3 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", COLOURS)
def test_1_vp_per_available_book_of_the_printed_colour(name: str) -> None:
    """N-20.05. No potions."""
    slug = cards_with(f"1 vp per {name}-books")[0]
    others = " ".join(other for other in COLOURS if other != name)
    for n in range(4):
        use(showing(" ".join([name] * n) + " " + others), slug, n)
    g = showing("")
    give(g, 0, *books(g, 0, name))
    use(g, slug, 0)  # a book in hand is not available


@pytest.mark.parametrize("name", COLOURS)
def test_wild_books_count_for_every_colour(name: str) -> None:
    """N-20.06."""
    slug = cards_with(f"1 vp per {name}-books")[0]
    use(showing("wild"), slug, 1)
    use(showing("wild wild"), slug, 2)
    use(showing(f"wild {name} {name}"), slug, 3)


def test_two_green_books_and_fahrenheit_give_3_vp() -> None:
    """N-EC45. N-20.05, N-20.06."""
    use(showing("green green wild"), cards_with("1 vp per green-books")[0], 3)


# -- family 9 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "sets"),
    [
        ("blue blue", 0),
        ("blue blue blue", 1),
        ("green green green green green", 1),
        ("orange blue green", 0),
        ("blue blue blue orange orange", 1),
        ("blue blue blue orange orange orange", 2),
    ],
)
def test_4_vp_per_set_of_three_available_books_of_one_colour(names: str, sets: int) -> None:
    """N-20.14. No potions."""
    use(showing(names), cards_with(EQUAL)[0], 4 * sets)


@pytest.mark.parametrize(
    ("names", "sets"),
    [
        ("wild", 0),
        ("blue wild", 0),
        ("orange blue wild", 0),
        ("blue wild wild", 1),
        ("blue blue wild", 1),
        ("blue blue blue wild", 1),
        ("blue blue blue orange orange wild", 2),
        ("orange blue blue wild", 1),
        ("orange orange blue blue wild wild", 2),
        ("wild wild wild", 1),
    ],
)
def test_wild_books_fill_any_colour_each_in_one_set_only(names: str, sets: int) -> None:
    """N-20.14a."""
    use(showing(names), cards_with(EQUAL)[0], 4 * sets)


@pytest.mark.parametrize("names", ["blue blue green green wild", "blue blue wild wild"])
def test_with_one_book_lacking_in_two_colours_a_wild_book_completes_one_set(names: str) -> None:
    """N-EC44. N-20.14."""
    use(showing(names), cards_with(EQUAL)[0], 4)


@pytest.mark.parametrize("late", [False, True])
def test_the_better_time_may_be_chosen_before_or_after_the_basic_action(late: bool) -> None:
    """N-20.19."""
    g = showing("orange wild")
    masters(g, 0, "leibniz", "brahe", "newton")
    marker(g, 0, work_space("master") - 1)
    play_card(g, cards_with("1 vp per orange-books", action="work")[0])
    if not late:
        play(g, "use effect")
    play(g, "perform work", "step")
    end_movement(g)
    play(g, "master leibniz")
    if late:
        play(g, "use effect")
    assert player(g).vp == (4 if late else 2), "Leibniz has two more"
    assert why(g, "use effect") == "N-20.02a"
