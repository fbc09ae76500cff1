"""Every discovery, scientist and part of the board has a name and one line about it in every language."""

from __future__ import annotations

import pytest

from lincei.games.newscience.components import load_edition
from lincei.games.newscience.terms import ACTIONS, FIELDS, SCIENTISTS, TRACKS
from lincei.words import LANGUAGES, Words
from tests.games.naming import assert_named
from tests.games.newscience.editions import shipped_tables


def components() -> list[str]:
    """References to all that has a name of its own, but for event cards."""
    e = load_edition()
    return [
        *(f"field.{field}" for field in FIELDS),
        *(f"track.{track}" for track in TRACKS),
        *(f"action.{action}" for action in ACTIONS),
        *(f"discovery.{slug}" for slug in e.discovery_slug[: e.discoveries]),
        *(f"scientist.{scientist}" for scientist in SCIENTISTS),
        "space.rest",
        "space.event-1",
        "space.event-2",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_a_note_of_one_short_line(language: str) -> None:
    assert_named(Words(language, "newscience"), components())


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ_within_a_language(language: str) -> None:
    words = Words(language, "newscience")
    names = [words.ref(ref) for ref in components()]
    assert sorted(names) == sorted(set(names))


@pytest.mark.rule("S-15.12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_s_15_12_notes_and_tables_tell_the_same_year(language: str) -> None:
    words = Words(language, "newscience")
    for row in shipped_tables().discoveries:
        note = words.note(f"discovery.{row.id}") or ""
        assert f", {row.year}" in note, f"{row.id}: {note}"


def test_s_15_12_notes_and_tables_tell_the_same_person() -> None:
    """In English, where names are written as in the table; of two persons the family names will do."""
    words = Words("en", "newscience")
    for row in shipped_tables().discoveries:
        note = words.note(f"discovery.{row.id}") or ""
        for person in row.person.split(", "):
            assert person.split(" ")[-1] in note, f"{row.id}: {note}"


@pytest.mark.parametrize(
    ("language", "ref", "said"),
    [
        ("en", "influence(track.government)", "Influence (Government)"),
        ("fr", "influence(track.government)", "Influence (Gouvernement)"),
        ("de", "influence(track.government)", "Einfluss (Regierung)"),
        ("en", "influence.second(track.science)", "Influence (Science, 2)"),
        ("fr", "influence.second(track.science)", "Influence (Science, 2)"),
        ("de", "influence.second(track.science)", "Einfluss (Wissenschaft, 2)"),
        ("en", "place(action.research,=2)", "Research 2"),
        ("fr", "place(action.research,=2)", "Rechercher 2"),
        ("de", "place(action.research,=2)", "Forschen 2"),
    ],
)
def test_spaces_are_told_by_track_or_action(language: str, ref: str, said: str) -> None:
    words = Words(language, "newscience")
    assert words.ref(ref) == said
    assert words.missing == set()
