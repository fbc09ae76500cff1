"""Every component of the shipped edition has a name and one line about it in every language."""

from __future__ import annotations

import pytest

from lincei.games.expo1906.components import load_edition
from lincei.games.expo1906.terms import CARDS, CHIPS, MEETING, SCRAP, TYPES
from lincei.words import LANGUAGES, Words
from tests.games.naming import assert_named


def components() -> list[str]:
    edition = load_edition()
    return [
        *(f"type.{name}" for name in TYPES),
        *(f"card.{name.lower()}" for name in CARDS),
        *(f"upgraded.{name.lower()}" for name in CARDS[:MEETING]),
        *(f"chip.{name}" for name in CHIPS),
        *(f"tile.{edition.slug[tile]}" for tile in [*edition.techs, *edition.projects, SCRAP]),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_a_note_of_one_short_line(language: str) -> None:
    assert_named(Words(language, "expo1906"), components())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_resource_tile_is_named_by_its_halves(language: str) -> None:
    """E-1.02"""
    assert Words(language, "expo1906").ref("resource(=A,=B)") == "2 A / 1 B"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ_within_a_language(language: str) -> None:
    words = Words(language, "expo1906")
    names = [words.ref(ref) for ref in [*components(), *(f"shape.{name}" for name in load_edition().shapes)]]
    assert len(set(names)) == len(names)
    assert words.missing == set()
