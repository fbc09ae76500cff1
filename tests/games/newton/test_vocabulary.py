"""The vocabulary of effects: every word is documented, every documented example is printed so, nothing else is read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lincei.games.newton.terms import ACTIONS
from lincei.games.newton.vocabulary import FLAGS, GAINS, PER, WORDS, Effect, Reader
from tests.games.newton.table import EDITION

DOCUMENT = (Path(__file__).parents[3] / "docs" / "effects-newton.md").read_text(encoding="utf-8")
QUOTED = set(re.findall(r"`([^`\n]+)`", DOCUMENT))


def printed() -> dict[str, list[str]]:
    """Every effect of the shipped edition, with the ids of the components that carry it."""
    found: dict[str, list[str]] = {}
    e = EDITION
    tables: list[tuple[list[str], list[Effect]]] = [
        (e.city_slug, e.city_effect),
        (e.specialisation_slug, e.specialisation_effect),
        (e.invention_slug, e.invention_effect),
        (e.objective_slug, e.objective_effect),
        (e.token_slug, e.token_effect),
        (e.master_slug, e.master_effect),
        (e.discovery_slug, e.discovery_effect),
        (e.card_slug, e.card_effect),
        (e.card_slug, e.card_special),
    ]
    for slugs, effects in tables:
        for slug, effect in zip(slugs, effects, strict=True):
            if effect.text:
                found.setdefault(effect.text, []).append(slug)
    return found


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[a-z][a-z0-9-]*", text))


@pytest.mark.parametrize("word", sorted({*PER, *FLAGS, *GAINS, *ACTIONS, *" ".join(WORDS).split()}))
def test_every_word_of_the_vocabulary_is_documented(word: str) -> None:
    assert word in set().union(*(words_of(text) for text in QUOTED))


def test_every_example_of_the_document_is_printed_on_the_component_it_names() -> None:
    effects = printed()
    shown = re.findall(r"`([^`\n]+)`(?:: | on )(?:the |special |card |[a-z]+ |Master )*`([a-z0-9-]+)`", DOCUMENT)
    assert len(shown) > 20
    for text, slug in shown:
        assert slug in effects[text], (text, slug)


@pytest.mark.parametrize("text", sorted(printed()))
def test_every_printed_effect_is_read_without_fault_and_can_be_said(text: str) -> None:
    reader = Reader(text)
    effect = reader.effect()
    assert reader.fault == ""
    assert effect.ref
    assert effect.clauses


@pytest.mark.parametrize(
    "text",
    [
        "",
        "coins",
        "4",
        "four coins",
        "4 doubloons",
        "pay: 2 coins",
        "pay 2 hats: 1 vp",
        "after lunch 1: 1 vp",
        "after work: 1 vp",
        "2 vp per",
        "2 vp per hats",
        "2 vp per 0 tiles",
        "2 vp per tiles at most",
        "travel",
        "travel far",
        "travel 3 sideways",
        "book purple",
        "drop tiles",
        "develop joker",
        "cube village",
        "4 coins,",
        "sell 2 coins: 1 vp",
    ],
)
def test_what_is_no_effect_is_refused_with_a_reason(text: str) -> None:
    reader = Reader(text)
    reader.effect()
    assert reader.fault


def test_lightning_is_on_what_is_used_as_a_whole_and_neither_village_nor_copy() -> None:
    """N-20.12, N-K44."""
    for text, lightning in [
        ("pay 2 coins: 1 potion", True),
        ("1 vp per blue-books", True),
        ("pay card: 4 vp, 2 coins", True),
        ("4 vp per equal-books", True),
        ("book wild", False),
        ("pay 3 coins: second-tile", False),
        ("double-tokens", False),
        ("pay 2 coins: village", False),
        ("copy", False),
        ("pay 4 coins: ignore-need", False),
        ("pay 2 coins: extra-cube", False),
    ]:
        assert Reader(text).effect().lightning is lightning, text
