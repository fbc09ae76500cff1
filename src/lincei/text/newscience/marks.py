"""What the pieces of The New Science are called on a page: full words, and short marks for the tree and the tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lincei.text.newscience.view import Table, seen
from lincei.text.pen import Pen, fit, width
from lincei.words import Words

ACTIONS = ("research", "experiment", "publish")


def pen_for(view: Mapping[str, object], words: Words, names: Sequence[str | None], plain: bool, ascii: bool) -> Pen:
    """A pen that calls discoveries, scientists and cards as the edition of this view does."""
    board = seen(view)["table"]["board"]
    called = {f"discovery.{slug}": found["name"] for slug, found in board["discoveries"].items()}
    called |= {f"scientist.{slug}": person["name"] for slug, person in board["scientists"].items()}
    called |= {f"event.{slug}": card["name"] for slug, card in board["events"].items()}
    return Pen(words, names, plain, ascii, called)


def discovery(pen: Pen, slug: str) -> str:
    return pen.named(f"discovery.{slug}")


def discovery_within(pen: Pen, slug: str, room: int) -> str:
    """A discovery in so many columns: in full if that fits, else by a shorter name."""
    name = discovery(pen, slug)
    if width(name) > room and f"discovery.{slug}" not in pen.called:
        name = pen.ref(f"short.{slug}")
    return fit(name, room)


def scientist(pen: Pen, slug: str) -> str:
    return pen.named(f"scientist.{slug}")


def about_scientist(pen: Pen, slug: str) -> str:
    """A line about somebody, unless an owner has named somebody else."""
    return "" if f"scientist.{slug}" in pen.called else pen.text(pen.words.note(f"scientist.{slug}") or "")


def event(pen: Pen, slug: str) -> str:
    return pen.named(f"event.{slug}")


def track(pen: Pen, name: str) -> str:
    return pen.ref(f"track.{name}")


def short(pen: Pen, name: str) -> str:
    """A field in two letters, a track or an action in three."""
    return pen.say(f"newscience-short-{name}")


def several(pen: Pen, tracks: Mapping[str, int]) -> str:
    """`government 1, religion 2`."""
    return ", ".join(f"{track(pen, name)} {n}" for name, n in tracks.items())


def signed(pen: Pen, n: int) -> str:
    """`+1`, `−1`; nothing is added to 0."""
    return f"+{n}" if n > 0 else f"{'-' if pen.ascii else '−'}{-n}" if n else "0"


# -- places in the tree -------------------------------------------------------------------------------------------


def in_level(table: Table, field: str, level: int) -> list[str]:
    """The discoveries of a field and level that are in play."""
    printed = table["board"]["discoveries"]
    return [slug for slug in table["discoveries"] if (printed[slug]["field"], printed[slug]["level"]) == (field, level)]


def place(pen: Pen, table: Table, slugs: Sequence[str]) -> str:
    """`As2`: where in the tree to find what is needed; a single one of several in a place has a letter, `As2b`."""
    printed = table["board"]["discoveries"]
    found: list[str] = []
    for slug in slugs:
        field, level = printed[slug]["field"], printed[slug]["level"]
        there = in_level(table, field, level)
        letter = "" if set(there) <= set(slugs) else chr(ord("a") + there.index(slug))
        found.append(f"{short(pen, field)}{level}{letter}")
    return "/".join(dict.fromkeys(found))
