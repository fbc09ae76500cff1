"""Cards and Masters: each constraint holds for the shipped edition, and bites (N-K38 to N-K46)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from lincei.games.newton.card_constraints import family
from lincei.games.newton.components import load_edition
from lincei.games.newton.rows import Card
from lincei.games.newton.terms import ACTIONS, BOOK, JOKER, SET, WILD
from lincei.games.newton.vocabulary import NO_EFFECT, amount
from tests.games.newton.editions import Owner, shipped_tables


def books_of(books: int) -> list[int]:
    return [amount(books, kind) for kind in range(WILD + 1)]


@pytest.mark.rule("N-K38")
def test_n_k38_a_set_has_each_action_once_and_a_joker(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("starting")
    owner.change("starting", 'colour = "blue", action = "study"', 'colour = "blue", action = "joker"')
    assert owner.problems() == [
        "starting.toml, row blue-study, field action: 0 cards instead of 1 (N-K38)",
        "starting.toml, row blue-joker, field action: 2 cards instead of 1 (N-K38)",
    ]
    edition = load_edition()
    jokers = [card for card in range(len(edition.card_slug)) if edition.card_joker[card]]
    assert [edition.card_slug[card] for card in jokers] == ["red-joker", "blue-joker", "green-joker", "yellow-joker"]
    assert all(edition.card_symbols[card] == edition.card_tucked[card] == 0 for card in jokers)
    assert edition.card_actions[jokers[0]] == list(range(JOKER))
    assert all(effect is NO_EFFECT for effect in edition.card_effect[:24])


@pytest.mark.rule("N-K39")
def test_n_k39_the_sets_have_the_same_books_on_other_cards(tmp_path: Path) -> None:
    owner = Owner(tmp_path).change_row("starting", '"yellow", action = "study"', '"green"', '"blue"')
    assert owner.problems() == ["starting.toml, all rows, field books: yellow has other books than red (N-K39)"]
    assert owner.printed("starting").problems() == []
    owner = Owner(tmp_path / "b")
    for action in ACTIONS:
        blue, green = (owner.line("starting", f'"{colour}", action = "{action}"') for colour in ("blue", "green"))
        owner.change("starting", green, blue.replace('colour = "blue"', 'colour = "green"'))
    told = "starting.toml, all rows, field books: green has them on the same cards as blue (N-K39)"
    assert owner.problems() == [told]


@pytest.mark.rule("N-K39", "N-20.01a")
def test_n_k39_the_shipped_sets_have_one_book_of_each_colour() -> None:
    edition = load_edition()
    for colour in range(4):
        books = edition.card_books[colour * SET : colour * SET + SET]
        assert sorted(books) == [0, 0, 0, *sorted(BOOK[:WILD])]
        assert books[JOKER] == 0


@pytest.mark.rule("N-K40")
def test_n_k40_fifteen_cards_of_each_level(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("cards")
    owner.change_row("cards", "work-1c", "level = 1", "level = 2").change("cards", '"work-1c"', '"work-2d"')
    owner.change("lessons", '"work-2d"', '"work-2z"')
    assert owner.problems() == [
        "cards.toml, all rows, field level: 14 cards of level 1 instead of 15 (N-K40)",
        "cards.toml, all rows, field level: 16 cards of level 2 instead of 15 (N-K40)",
    ]
    counts = Counter((card.level, card.actions[0]) for card in shipped_tables().cards)
    assert set(counts.values()) == {3}
    assert len(counts) == 15


@pytest.mark.rule("N-K41", "N-20.01")
def test_n_k41_every_card_has_books_or_an_effect_of_a_family(tmp_path: Path) -> None:
    for line in ("3 vp", "medicine", "after work 1: 2 coins", "pay 1 coin: work 2", "2 coins per masters"):
        owner = (
            Owner(tmp_path / line.replace(" ", ""))
            .printed("cards")
            .change("cards", '"book green" },\n  { id = "tech', f'"{line}" }},\n  {{ id = "tech')
        )
        told = "cards.toml, row work-1c, field effect: is neither books nor of one of the families of N-20 (N-K41)"
        assert owner.problems() == [told]


@pytest.mark.rule("N-K41")
@pytest.mark.parametrize(
    ("old", "new", "which"),
    [
        ("double-tokens", "book blue", 5),
        ("pay 2 coins: village", "book blue", 6),
        ("copy", "book blue", 7),
        ("pay 4 coins: ignore-need", "book blue", 10),
    ],
)
def test_n_k41_each_family_is_in_the_deck(tmp_path: Path, old: str, new: str, which: int) -> None:
    owner = Owner(tmp_path).printed("cards").change("cards", f'"{old}"', f'"{new}"')
    assert owner.problems() == [f"cards.toml, all rows, field effect: no card has an effect of family {which} (N-K41)"]


@pytest.mark.rule("N-K42")
@pytest.mark.parametrize(
    ("line", "which", "action"),
    [
        ("pay 3 coins: second-tile", 4, "study"),
        ("double-tokens", 5, "technology"),
        ("pay 2 coins: village", 6, "travel"),
        ("pay 4 coins: ignore-need", 10, "study"),
        ("pay 2 coins: extra-cube", 11, "travel"),
    ],
)
def test_n_k42_a_modifier_is_on_a_card_of_its_action(tmp_path: Path, line: str, which: int, action: str) -> None:
    owner = Owner(tmp_path).printed("cards").printed("lessons")
    owner.change_row("cards", "work-1c", "book green", line)
    owner.change_row("lessons", "work-lessons-3e", "book wild", line)
    told = f"field effect: family {which} must be on a card for {action} (N-K42)"
    assert owner.problems() == [f"cards.toml, row work-1c, {told}", f"lessons.toml, row work-lessons-3e, {told}"]


@pytest.mark.rule("N-K43", "N-20.05", "N-20.07", "N-20.09", "N-20.13", "N-20.14", "N-20.15", "N-20.16")
@pytest.mark.parametrize(
    ("row", "old", "new", "told"),
    [
        ("study-2a", "pay 3 coins", "pay 2 coins", "'pay 3 coins: second-tile'"),
        ("travel-1a", "pay 2 coins", "pay 1 coin", "'pay 2 coins: village'"),
        ("study-3a", "pay 4 coins", "pay 3 coins", "'pay 4 coins: ignore-need'"),
        ("travel-2a", "pay 2 coins", "pay 1 potion", "'pay 2 coins: extra-cube'"),
        ("work-2a", "4 vp, 2 coins", "5 vp, 2 coins", "'pay card: 4 vp, 2 coins'"),
        ("work-3b", "4 vp per", "3 vp per", "'4 vp per equal-books'"),
        ("technology-1a", "double", "pay 1 coin: double", "'double-tokens'"),
        ("work-1b", "1 vp per", "2 vp per", "1 vp for each book"),
    ],
)
def test_n_k43_the_figures_of_the_families_are_fixed(tmp_path: Path, row: str, old: str, new: str, told: str) -> None:
    owner = Owner(tmp_path).printed("cards").change_row("cards", row, old, new)
    assert owner.problems() == [f"cards.toml, row {row}, field effect: must be {told} (N-K43)"]


@pytest.mark.rule("N-K44", "N-20.12")
def test_n_k44_lightning_is_on_families_1_3_8_and_9() -> None:
    cards = shipped_tables().cards
    assert {family(card.effect) for card in cards if card.effect.lightning} == {1, 3, 8, 9}
    assert {family(card.effect) for card in cards if not card.effect.lightning} == {0, 2, 4, 5, 6, 7, 10, 11}


def level(number: int) -> list[Card]:
    return [card for card in shipped_tables().cards if card.level == number]


@pytest.mark.rule("N-K45")
def test_n_k45_books_grow_with_the_level_and_colours_are_even() -> None:
    with_books = [card for card in shipped_tables().cards if card.effect.books]
    assert 20 <= len(with_books) <= 24
    for number, allowed in ((1, [1]), (2, [1, 2]), (3, [1, 2])):
        found = [books_of(card.effect.books) for card in level(number) if card.effect.books]
        assert all(sum(books) in allowed for books in found)
        assert all(books[WILD] == 0 for books in found) or number == 3
        assert all(sum(books) == 2 or books[WILD] for books in found) or number < 3
        colours = [sum(books[colour] for books in found) for colour in range(WILD)]
        assert max(colours) - min(colours) <= 1


@pytest.mark.rule("N-K45")
def test_n_k45_exchanges_bring_all_goods_and_every_colour_is_counted_once() -> None:
    cards = shipped_tables().cards
    exchanges = [card.effect for card in cards if family(card.effect) == 1]
    assert 6 <= len(exchanges) <= 9
    assert {clause.verb for effect in exchanges for clause in effect.clauses} == {0, 1, 2, 3}
    assert len({effect.ref for effect in exchanges}) == len(exchanges)
    assert sorted(card.effect.clauses[0].per for card in cards if family(card.effect) == 3) == [0, 1, 2]


@pytest.mark.rule("N-K46")
def test_n_k46_an_effect_is_worth_its_level(tmp_path: Path) -> None:
    owner = (
        Owner(tmp_path)
        .change_row("cards", "work-1a", "3 coins", "4 coins")
        .change_row("cards", "work-3c", "orange orange", "orange")
    )
    assert owner.problems() == [
        "cards.toml, row work-1a, field effect: worth 2.6 VP instead of 1.5 to 2.5 (N-K46)",
        "cards.toml, row work-3c, field effect: worth 2.5 VP instead of 4 to 6 (N-K46)",
    ]
    assert owner.printed("cards").problems() == []
