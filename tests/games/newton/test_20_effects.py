"""Chapter 20: special effects in general, and those used as a whole (families 1, 6, 7 and 8)."""

from __future__ import annotations

from pathlib import Path

import pytest

import lincei
from lincei.games.newton.state import NONE, Newton
from lincei.games.newton.terms import ACTIONS, BASE_SIZE, LEVEL_SIZE, START_CARDS
from lincei.games.newton.vocabulary import Effect
from tests.games.newton.boards import begin, bonus_on, end_movement, places, road_to
from tests.games.newton.editions import Owner
from tests.games.newton.layout import played, token
from tests.games.newton.table import (
    EDITION,
    card_id,
    cards_with,
    colour,
    fetch,
    give,
    goods,
    hand,
    lay_out,
    legal,
    neighbours,
    on_turn,
    place_id,
    play,
    play_card,
    player,
    scientist,
    show,
    situation,
    tuck,
    upkeep,
    why,
)

BASE = [START_CARDS + LEVEL_SIZE * level + i for level in range(3) for i in range(BASE_SIZE)]
DISCARD = "pay card: 4 vp, 2 coins"
VILLAGE = "pay 2 coins: village"
ENDINGS = {
    "village": 6,
    "copy": 7,
    "second-tile": 4,
    "double-tokens": 5,
    "ignore-need": 10,
    "extra-cube": 11,
    "equal-books": 9,
}


def family(effect: Effect) -> int:
    """Which of the eleven families an effect belongs to; 0 for books without a wild one."""
    if effect.text.startswith("book"):
        return 2 if "wild" in effect.text else 0
    if effect.discard:
        return 8
    ending = effect.text.split()[-1]
    return ENDINGS.get(ending, 3 if ending.endswith("-books") else 1)


def of_family(number: int) -> list[str]:
    return [EDITION.card_slug[card] for card in BASE if family(EDITION.card_effect[card]) == number]


def goods_of(g: Newton) -> tuple[int, int, int]:
    return player(g).coins, player(g).potions, player(g).vp


def with_card(slug: str, coins: int = 0, potions: int = 0, vp: int = 0) -> Newton:
    """Seat 0, with these goods, has played this card in its first turn."""
    g = situation()
    goods(g, 0, coins=coins, potions=potions, vp=vp)
    play_card(g, slug)
    return g


def test_every_action_card_but_the_starting_ones_has_a_special_effect() -> None:
    """N-20.01."""
    assert all(EDITION.card_effect[card].clauses for card in BASE)
    assert not any(EDITION.card_effect[card].clauses for card in range(START_CARDS))
    assert {family(EDITION.card_effect[card]) for card in BASE} == set(range(12)), "each family, and coloured books"
    for card in range(6):
        assert "use effect" not in legal(with_card(EDITION.card_slug[card], 9, 9, 9))


@pytest.mark.parametrize("number", [1, 6, 8])
def test_using_the_special_effect_is_optional(number: int) -> None:
    """N-20.02."""
    g = with_card(of_family(number)[0], 5, 5, 5)
    assert "use effect" in legal(g)
    play(g, "end turn")
    assert (g.to_move, goods_of(g)) == (1, (5, 5, 5))


@pytest.mark.parametrize("number", [1, 3, 6, 8])
def test_it_is_used_at_most_once_per_play_of_the_card(number: int) -> None:
    """N-20.02a."""
    g = with_card(of_family(number)[0], 9, 9, 9)
    played(g, 0, "brahe", "leibniz", "newton")
    play(g, "use effect")
    for kind in ("discard", "jump"):
        if legal(g, kind):
            play(g, legal(g, kind)[0])
    assert why(g, "use effect") == "N-20.02a"


def test_an_effect_belongs_to_the_turn_of_its_card_and_comes_back_with_it() -> None:
    """N-20.02a."""
    slug = of_family(3)[0]
    g = with_card(slug)
    played(g, 0, "brahe", "leibniz", "newton")
    play(g, "use effect", "end turn")
    on_turn(g, 0, 2)
    play(g, f"play {colour(g, 0, 'joker')}")
    assert "use effect" not in legal(g)
    upkeep(g)
    play(g, f"tuck {colour(g, 0, 'joker')}")
    on_turn(g, 0)
    play(g, f"play {slug}", "use effect")
    assert player(g).vp == 4


# -- family 1 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", of_family(1))
def test_an_exchange_gives_what_is_left_and_gets_what_is_right_of_the_arrow(slug: str) -> None:
    """N-20.03."""
    effect = EDITION.card_effect[card_id(slug)]
    price = (effect.coins, effect.potions, effect.vp)
    assert any(price)
    gained = [0, 0, 0, 0]  # coins, potions, VP, students
    for clause in effect.clauses:
        assert clause.per == NONE
        gained[clause.verb] += clause.n
    g = with_card(slug, *price)
    play(g, "use effect")
    assert goods_of(g) == tuple(gained[:3])
    assert (player(g).reserve(), player(g).students.count(EDITION.tree_start)) == (3 - gained[3], 1 + gained[3])


@pytest.mark.parametrize("slug", of_family(1))
def test_the_exchange_is_made_once_all_or_nothing(slug: str) -> None:
    """N-20.03a."""
    effect = EDITION.card_effect[card_id(slug)]
    price = [effect.coins, effect.potions, effect.vp]
    for short in range(3):
        if price[short]:
            less = [n - (i == short) for i, n in enumerate(price)]
            assert why(with_card(slug, *less), "use effect") == ("N-0.06" if short == 2 else "N-0.05")
    g = with_card(slug, *[2 * n for n in price])
    play(g, "use effect")
    assert why(g, "use effect") == "N-20.02a", "the price is there once more"


# -- family 6 -----------------------------------------------------------------------------------------------------


def test_two_coins_put_the_scientist_on_any_village_without_a_token() -> None:
    """N-20.09, N-15.06."""
    g = with_card(cards_with(VILLAGE)[0], coins=3)
    taken = g.token_at
    play(g, "use effect")
    free = [place for place in places("village") if bonus_on(place) < 0 or g.token_at[bonus_on(place)] == NONE]
    assert any(bonus_on(place) >= 0 for place in free), "gold ones that are empty"
    assert any(bonus_on(place) < 0 for place in free), "and silver ones"
    assert legal(g) == [f"jump {place}" for place in EDITION.place_slug if place in free]
    lying = next(place for place in places("village") if place not in free)
    assert why(g, f"jump {lying}") == "N-20.09"
    assert why(g, "jump paris") == "N-20.09"
    play(g, f"jump {free[0]}")
    assert (EDITION.place_slug[player(g).scientist], goods_of(g)) == (free[0], (1, 0, 0))
    assert (g.token_at, player(g).tokens, player(g).cubes) == (taken, (), 12)
    assert why(with_card(cards_with(VILLAGE)[0], coins=1), "use effect") == "N-0.05"


@pytest.mark.parametrize("late", [False, True])
def test_the_village_comes_before_or_after_the_travel_action_of_the_card(late: bool) -> None:
    """N-20.09, N-3.15."""
    here, there = road_to("university")
    village, city = next(
        (village, place)
        for village in places("village")
        for place, toll in neighbours(village).items()
        if place in places("city") and not toll and village != here
    )
    g = situation()
    goods(g, 0, coins=2)
    for place in (village, here, there):
        if bonus_on(place) >= 0:
            token(g, bonus_on(place), None)
    scientist(g, 0, here)
    slug = cards_with(VILLAGE)[0]
    if late:
        begin(g, "travel", 1, slug)
        play(g, f"travel {there}")
        end_movement(g)
        assert player(g).visited == 1 << place_id(there)
        play(g, "use effect", f"jump {village}")
        assert player(g).scientist == place_id(village)
    else:
        play_card(g, slug)
        play(g, "use effect", f"jump {village}", "perform travel", f"travel {city}")
        end_movement(g)
        assert player(g).visited == 1 << place_id(city)
    g = situation()
    goods(g, 0, coins=4)
    begin(g, "travel", 2, slug)
    play(g, legal(g, "move")[0])
    assert why(g, "use effect"), "not between two steps"


def test_other_scientists_roads_and_tolls_do_not_matter_and_it_is_no_travel_action() -> None:
    """N-20.10."""
    g = situation()
    goods(g, 0, coins=2)
    far = next(place for place in places("village") if bonus_on(place) < 0)
    scientist(g, 1, far)
    scientist(g, 2, far)
    scientist(g, 0, "istanbul")
    play_card(g, cards_with(VILLAGE)[0])
    play(g, "use effect", f"jump {far}", "end turn")
    assert (player(g).scientist, player(g).coins) == (place_id(far), 0), "even if the Travel action is skipped"
    g = situation()
    goods(g, 0, coins=2)
    play_card(g, cards_with(VILLAGE)[0])
    play(g, "use effect", f"jump {far}")
    assert "perform travel" in legal(g), "the Travel action is still to come"
    assert g.performed == NONE


# -- family 7 -----------------------------------------------------------------------------------------------------


def test_the_immediate_effect_of_another_card_on_the_own_desk_is_applied() -> None:
    """N-20.11."""
    exchange, copy = of_family(1)[0], cards_with("copy")[0]
    g = situation()
    goods(g, 0, coins=9, potions=9, vp=9)
    once = g.copy()
    play_card(once, exchange)
    play(once, "use effect")
    lay_out(g, 1, of_family(1)[1])
    lay_out(g, 0, exchange)
    give(g, 0, of_family(8)[0])
    play_card(g, copy)
    play(g, "use effect")
    assert legal(g) == [f"copy {exchange}"], "neither another player's card nor one in hand"
    play(g, f"copy {exchange}")
    assert goods_of(g) == goods_of(once)
    assert player(g).desk == (card_id(exchange), card_id(copy))
    assert why(g, "use effect") == "N-20.02a"


@pytest.mark.parametrize("number", range(12))
def test_lightning_marked_are_families_1_3_8_and_9_alone(number: int) -> None:
    """N-20.12."""
    copy = cards_with("copy")[0]
    for slug in of_family(number):
        if slug == copy:
            continue
        g = situation()
        goods(g, 0, coins=9, potions=9, vp=9)
        played(g, 0, "brahe", "leibniz", "newton", "fahrenheit")
        lay_out(g, 0, slug)
        play_card(g, copy)
        if number in (1, 3, 8, 9):
            play(g, "use effect")
            assert legal(g, "copy") == [f"copy {slug}"]
        else:
            assert why(g, "use effect") == "N-20.02"


def test_the_price_of_a_copied_effect_is_paid_again() -> None:
    """N-20.12."""
    slug = next(s for s in of_family(1) if EDITION.card_effect[card_id(s)].coins)
    price = EDITION.card_effect[card_id(slug)].coins
    for coins in (price, price - 1):
        g = situation()
        goods(g, 0, coins=coins)
        lay_out(g, 0, slug)
        play_card(g, cards_with("copy")[0])
        if coins == price:
            play(g, "use effect", f"copy {slug}")
            assert player(g).coins == 0
        else:
            assert why(g, "use effect") == "N-20.02"


def test_with_only_book_modifier_or_copying_cards_on_the_desk_there_is_no_effect() -> None:
    """N-EC49. N-20.12. A tucked card is no target."""
    copy = cards_with("copy")[0]
    g = situation()
    goods(g, 0, coins=9, potions=9, vp=9)
    lay_out(g, 0, of_family(0)[0], of_family(2)[0], of_family(4)[0], of_family(11)[0])
    tuck(g, 0, of_family(1)[0])
    play_card(g, copy)
    assert why(g, "use effect") == "N-20.02"


def test_a_copying_card_cannot_be_copied(tmp_path: Path) -> None:
    """N-EC49. N-20.12. The shipped edition has only one; an owner's may have two."""
    copy, other = cards_with("copy")[0], cards_with("book wild")[0]
    owner = Owner(tmp_path).printed("cards").change_row("cards", f'id = "{other}"', "book wild", "copy")
    game = lincei.load("newton", owner.path)
    g = game.start(2, 1, {"masters": "dealt"})
    assert isinstance(g, Newton)
    seat = g.to_move
    for slug in (copy, other):
        fetch(g, card_id(slug))
    g.seats[seat].desk = (card_id(other),)
    g.seats[seat].hand += (card_id(copy),)
    g.settle()
    g.apply(game.read(g, f"play {copy}"))
    refusal = game.why_not(g, "use effect")
    assert refusal is not None and refusal.rule == "N-20.02"


# -- family 8 -----------------------------------------------------------------------------------------------------


def test_a_card_from_hand_removed_from_the_game_gives_4_vp_and_2_coins() -> None:
    """N-20.13."""
    g = with_card(cards_with(DISCARD)[0])
    won = of_family(0)[0]
    give(g, 0, won)
    play(g, "use effect")
    starting = [colour(g, 0, action) for action in [*ACTIONS, "joker"]]
    assert legal(g) == [f"discard {slug}" for slug in [*starting, won]], "starting cards are allowed"
    play(g, f"discard {starting[0]}")
    assert goods_of(g) == (2, 0, 4)
    assert card_id(starting[0]) in g.removed
    assert card_id(starting[0]) not in player(g).hand + player(g).desk + player(g).tucked
    g = situation()
    hand(g, 0, cards_with(DISCARD)[0])
    play(g, f"play {cards_with(DISCARD)[0]}")
    assert why(g, "use effect") == "N-20.13", "no card in hand"


def test_only_cards_in_hand_can_be_removed_one_taken_in_the_same_turn_too() -> None:
    """N-20.13a."""
    slug = cards_with(DISCARD, action="lessons")[0]
    new = of_family(0)[0]
    g = situation()
    lay_out(g, 0, colour(g, 0, "work"))
    tuck(g, 0, colour(g, 0, "travel"))
    show(g, new)
    begin(g, "lessons", EDITION.card_level[card_id(new)], slug)
    play(g, f"take {new}", "use effect")
    assert f"discard {new}" in legal(g)
    for fixed in (colour(g, 0, "work"), colour(g, 0, "travel"), slug):
        assert why(g, f"discard {fixed}") == "N-20.13"
    play(g, f"discard {new}")
    assert card_id(new) in g.removed
