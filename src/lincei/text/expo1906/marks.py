"""What the pieces of Expo 1906 are called on a page: full words, short marks for rails and grids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lincei.text.expo1906.view import Table, seen
from lincei.text.pen import Pen, mark
from lincei.words import Words

GHOST = "ghost."


def pen_for(view: Mapping[str, object], words: Words, names: Sequence[str | None], plain: bool, ascii: bool) -> Pen:
    """A pen that calls tiles as the edition of this view does."""
    board = seen(view)["table"]["board"]
    called = {f"tile.{slug}": project["name"] for slug, project in board["projects"].items()}
    called |= {f"tile.{slug}": tech["name"] for slug, tech in board["techs"].items()}
    return Pen(words, names, plain, ascii, called)


def tile(pen: Pen, slug: str) -> str:
    """A tile by its slug, or by its owner's name for it; a resource tile by its two halves."""
    two, slash, one = slug.partition("/")
    return pen.named(f"resource(type.{two},type.{one})" if slash else f"tile.{slug}")


def tiles(pen: Pen, slugs: list[str]) -> list[str]:
    return [tile(pen, slug) for slug in slugs]


def kind(pen: Pen, name: str) -> str:
    """A resource type in full."""
    return pen.ref(f"type.{name}")


def short(pen: Pen, name: str) -> str:
    """A resource type in two letters."""
    return pen.say(f"expo1906-short-{name}")


def units(pen: Pen, amounts: dict[str, int]) -> list[str]:
    """`2 steel`, `1 manual`."""
    return [pen.say("expo1906-units", amount=amount, type=f"type.{name}") for name, amount in amounts.items()]


def card(pen: Pen, name: str, upgraded: bool = False) -> str:
    return pen.ref(f"{'upgraded' if upgraded else 'card'}.{name.lower()}")


def effect(pen: Pen, name: str) -> str:
    """What the upgraded card of this name does better."""
    return pen.say(f"expo1906-effect-{name.lower()}")


def owner(marker: str) -> int:
    """The seat a patent marker belongs to; -1 for a ghost."""
    return -1 if marker.startswith(GHOST) else int(marker.partition(".")[0])


def marker(pen: Pen, name: str) -> str:
    """A patent marker: `A2` is the second of player A; where lines are read aloud, the name and the number."""
    seat = owner(name)
    if seat < 0:
        return pen.say("expo1906-ghost" if pen.plain else "expo1906-short-ghost")
    number = int(name.partition(".")[2]) + 1
    return f"{pen.name(seat)} {number}" if pen.plain else f"{mark(seat)}{number}"


def legend(pen: Pen, table: Table) -> list[str]:
    """What the two letters mean; where everything is spelled out, nothing."""
    types = [*table["patents"]["tracks"], *table["piles"]["jury"]]
    return [] if pen.plain else pen.columns([f"{short(pen, name)} {kind(pen, name)}" for name in types])
