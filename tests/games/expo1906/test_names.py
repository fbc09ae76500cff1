"""Every component of the shipped edition has a name and one line about it in every language."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from lincei.games.expo1906.components import load_edition
from lincei.games.expo1906.terms import CARDS, CHIPS, MEETING, SCRAP, TYPES

LANGUAGES = ["en", "fr", "de"]


def catalogue(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    path = files("lincei").joinpath("locale", language, "expo1906.ftl")
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def components() -> list[str]:
    edition = load_edition()
    return [
        *(f"expo1906-type-{name}" for name in TYPES),
        *(f"expo1906-card-{name.lower()}" for name in CARDS),
        *(f"expo1906-upgraded-{name.lower()}" for name in CARDS[:MEETING]),
        *(f"expo1906-chip-{name}" for name in CHIPS),
        *(f"expo1906-tile-{edition.slug[tile]}" for tile in [*edition.techs, *edition.projects, SCRAP]),
    ]


def shapes() -> list[str]:
    return [f"expo1906-shape-{name.lower()}" for name in load_edition().shapes]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_a_note_of_one_short_line(language: str) -> None:
    bundle = catalogue(language)
    for id in components():
        message = bundle.get_message(id)
        assert message.value is not None
        name, errors = bundle.format_pattern(message.value)
        note, more_errors = bundle.format_pattern(message.attributes["note"])
        assert not errors
        assert not more_errors
        assert name
        assert 0 < len(str(note)) <= 110, f"{id}: {len(str(note))} characters"
        assert "\n" not in str(note)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shape_has_a_name(language: str) -> None:
    bundle = catalogue(language)
    assert all(bundle.get_message(id).value for id in shapes())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_resource_tile_is_named_by_its_halves(language: str) -> None:
    """E-1.02"""
    bundle = catalogue(language)
    pattern = bundle.get_message("expo1906-resource").value
    assert pattern is not None
    name, errors = bundle.format_pattern(pattern, {"first": "A", "second": "B"})
    assert (name, errors) == ("2 A / 1 B", [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ_within_a_language(language: str) -> None:
    bundle = catalogue(language)
    names = []
    for id in [*components(), *shapes()]:
        pattern = bundle.get_message(id).value
        assert pattern is not None
        names.append(bundle.format_pattern(pattern)[0])
    assert len(set(names)) == len(names)
