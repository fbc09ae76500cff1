"""What the components of any game are called."""

from __future__ import annotations

from lincei.words import Words


def assert_named(words: Words, components: list[str]) -> None:
    """Each reference has a name and a note of one short line."""
    for ref in components:
        name, note = words.ref(ref), words.note(ref)
        assert name
        assert note is not None, ref
        assert 0 < len(note) <= 110, f"{ref}: {len(note)} characters"
        assert "\n" not in note
    assert words.missing == set()
