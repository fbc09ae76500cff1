"""Every component of the shipped edition has a name and one line about it, and every effect its words."""

from __future__ import annotations

import pytest

from lincei.games.newton.components import load_edition
from lincei.games.newton.refs import card_ref, effect_of_card
from lincei.games.newton.terms import ACTIONS, BOOKS, COLOURS, INCOMES
from lincei.games.newton.vocabulary import PER, WORDS, Reader
from lincei.words import LANGUAGES, Words
from tests.games.naming import assert_named


def components() -> list[str]:
    """References to all that has a name of its own."""
    e = load_edition()
    return [
        *(f"action.{action}" for action in [*ACTIONS, "joker"]),
        *(f"book.{book}" for book in BOOKS),
        *(f"place.{slug}" for slug in e.place_slug),
        *(f"city.{slug}" for slug in e.city_slug),
        *(f"university.{slug}" for slug in e.university_slug),
        *(f"ancient.{slug}" for slug in e.ancient_slug),
        *(f"specialisation.{slug}" for slug in e.specialisation_slug),
        *(f"invention.{slug}" for slug in e.invention_slug),
        *(f"objective.{slug}" for slug in e.objective_slug),
        *(f"token.{slug}" for slug in dict.fromkeys(e.token_slug)),
        *(f"master.{slug}" for slug in e.master_slug),
        *(f"discovery.{slug}" for slug in e.discovery_slug),
        *(f"board.{slug}" for slug in e.board_slug),
    ]


def effects() -> list[str]:
    """References to all that is printed on the components."""
    e = load_edition()
    printed = [*e.city_effect, *e.specialisation_effect, *e.invention_effect, *e.objective_effect, *e.token_effect]
    printed += [*e.master_effect, *e.discovery_effect]
    cards = range(len(e.card_slug))
    return [effect.ref for effect in printed] + [effect_of_card(e, card) for card in cards]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_a_note_of_one_short_line(language: str) -> None:
    assert_named(Words(language, "newton"), components())


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ_within_a_language(language: str) -> None:
    words = Words(language, "newton")
    e = load_edition()
    names = [words.ref(ref) for ref in components()]
    names += [words.ref(card_ref(e, card)) for card in range(6)]
    names += [words.ref(card_ref(e, card)) for card in range(24, len(e.card_slug))]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_effect_can_be_said(language: str) -> None:
    words = Words(language, "newton")
    assert all(words.ref(ref) for ref in effects())
    assert all(words.ref(f"colour.{colour}") for colour in COLOURS)
    assert words.missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_can_be_said(language: str) -> None:
    """Owners may write effects that the shipped edition does not have."""
    words = Words(language, "newton")
    lines = [*WORDS, *(f"2 vp per {what}" for what in PER), *(f"income {income}" for income in INCOMES)]
    lines += [*(f"develop {action}" for action in ACTIONS), *(f"{action} 2" for action in [*ACTIONS, "any"])]
    lines += ["pay card, 2 coins, 1 potion: 2 students, 2 potions, 1 coin", "after work 2: 3 vp per 2 cards at most 9"]
    for line in lines:
        reader = Reader(line)
        assert words.ref(reader.effect().ref)
        assert reader.fault == ""
    assert words.missing == set()


def test_effects_read_like_sentences() -> None:
    said = {
        "pay 2 coins: cube university": "pay 2 coins: a cube on any university",
        "4 vp per 3 tiles at most 16": "4 VP for every 3 shelf tiles laid, at most 16",
        "2 vp per ancients, technology 1 per ancients": (
            "2 VP for each ancient land visited, Technology 1 for each ancient land visited"
        ),
        "study 4 split": "Study 4 (may be split over tiles)",
        "after study 2: lessons 2, 1 vp": "after Study 2 or more: Lessons 2, 1 VP",
        "pay card: 4 vp, 2 coins": "pay a card from hand: 4 VP, 2 coins",
        "books blue green": "blue book, green book",
    }
    words = Words("en", "newton")
    assert {line: words.ref(Reader(line).effect().ref) for line in said} == said
    french = Words("fr", "newton")
    assert french.ref(Reader("pay 1 coin: 3 vp").effect().ref) == "payez 1 pièce\u00a0: 3\u00a0PV"
    german = Words("de", "newton")
    assert german.ref(Reader("2 vp per masters").effect().ref) == "2 SP je gespieltem Meister"
