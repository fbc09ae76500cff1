"""The players: all of them in a table, and one mat with everything that belongs to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lincei.text.newscience.figures import Row, in_columns
from lincei.text.newscience.marks import (
    ACTIONS,
    about_scientist,
    discovery,
    event,
    pen_for,
    scientist,
    several,
    short,
    signed,
    track,
)
from lincei.text.newscience.reach import draw_steps
from lincei.text.newscience.view import Boost, Seat, Table, View, seen
from lincei.text.pen import WIDTH, Pen, fit, mark, pad, width, with_note
from lincei.words import Words

LEAST = 4  # columns for a scientist beside the name of a player


def draw_board(
    view: Mapping[str, object],
    seat: int,
    words: Words,
    names: Sequence[str | None] = (),
    plain: bool = False,
    ascii: bool = False,
) -> list[str]:
    """One player's mat, with his markers on the tree and his next steps."""
    return mat_of(pen_for(view, words, names, plain, ascii), seen(view), seat)


def shows_board(touches: Sequence[str]) -> bool:
    """Whether there are discoveries to choose between."""
    return any(touched.startswith("discovery.") for touched in touches)


# -- all players --------------------------------------------------------------------------------------------------


def draw_players(pen: Pen, view: View, explained: bool = True) -> list[str]:
    """A line for each player in turn order, then the cards in laboratories and those that still work this round."""
    table = view["table"]
    order = table["order"] or list(range(view["players"]))
    lines = pen.heading(pen.say("newscience-head-players"))
    if pen.plain:
        return lines + [line for seat in order for line in tell_player(pen, table, seat)]
    head, *rows = in_columns([heads(pen, table), *[figures(pen, table, seat) for seat in order]])
    room = WIDTH - 1 - width(head)
    lines.append(" " * (room + 1) + head)
    for seat, row in zip(order, rows, strict=True):
        sign = ">" if seat == view["to_move"] else " "
        lines.append((sign + pad(with_scientist(pen, table, seat, room), room) + row).rstrip())
    if explained:
        lines += pen.wrap(pen.say("newscience-players-legend"), 1, 2)
    for seat in order:
        for said in cards(pen, table, table["seats"][seat]):
            lines += pen.wrap(f"{mark(seat)}  {said}", 1, 3)
    return lines


def with_scientist(pen: Pen, table: Table, seat: int, room: int) -> str:
    """`A Anna (Kepler)`; where there is too little room, `(Kep.)` or nothing."""
    name = fit(pen.lettered(seat), room)
    chosen = table["seats"][seat]["scientist"]
    if chosen is None:
        return name
    person = scientist(pen, chosen).split()[-1]
    left = room - width(name) - len(" ()")
    if width(person) > left:
        person = f"{fit(person, left - 1)}." if left >= LEAST else ""
    return with_note(name, person)


def heads(pen: Pen, table: Table) -> Row:
    found = [
        [pen.say("newscience-players-prestige"), pen.say("newscience-players-published")],
        [pen.say("newscience-players-rest")],
        [short(pen, name) for name in table["leaders"]],
        [short(pen, action) for action in ACTIONS],
    ]
    return found if table["phase"] == "over" else [*found, [pen.say("newscience-players-cubes")]]


def figures(pen: Pen, table: Table, seat: int) -> Row:
    """A player in numbers, starred where he would score for being ahead of others."""
    desk = table["seats"][seat]
    found = [
        [str(desk["prestige"]), starred(desk["publications"], is_ahead(table, table["most"], seat))],
        [str(desk["rest"])],
        [starred(desk["influence"][name], is_ahead(table, first, seat)) for name, first in table["leaders"].items()],
        ratings(pen, table, desk) or ["-"] * len(ACTIONS),
    ]
    return found if table["phase"] == "over" else [*found, [str(desk["cubes"]["home"])]]


def is_ahead(table: Table, first: list[int], seat: int) -> bool:
    """Among the first, and not all are."""
    return seat in first and len(first) < len(table["seats"])


def starred(n: int, ahead: bool) -> str:
    return f"{n}*" if ahead else f"{n} "


def ratings(pen: Pen, table: Table, desk: Seat) -> list[str]:
    if desk["scientist"] is None:
        return []
    printed = table["board"]["scientists"][desk["scientist"]]["ratings"]
    return [signed(pen, printed[action]) for action in ACTIONS]


def tell_player(pen: Pen, table: Table, seat: int) -> list[str]:
    """The same in sentences."""
    said = standing(pen, table, seat) + cards(pen, table, table["seats"][seat])
    chosen = table["seats"][seat]["scientist"]
    name = with_note(pen.name(seat), scientist(pen, chosen) if chosen else "")
    return pen.wrap(pen.pair(name, " ".join(said)))


# -- one player ---------------------------------------------------------------------------------------------------


def mat_of(pen: Pen, view: View, seat: int) -> list[str]:
    table = view["table"]
    desk = table["seats"][seat]
    lines = pen.heading(title(pen, view, seat))
    if desk["scientist"]:
        lines += pen.wrap(about_scientist(pen, desk["scientist"]), 1)
    lines += pen.sentences(standing(pen, table, seat))
    lines += [line for said in cards(pen, table, desk) for line in pen.wrap(said, 1, 2)]
    lines += pen.sentences(markers(pen, table, seat))
    steps = [] if view["over"] else draw_steps(pen, table, seat)
    return [*lines, *pen.wrap(pen.say("newscience-steps-next"), 1), *steps] if steps else lines


def title(pen: Pen, view: View, seat: int) -> str:
    desk = view["table"]["seats"][seat]
    special = [scientist(pen, desk["scientist"])] if desk["scientist"] else []
    if seat == view["to_move"]:
        special.append(pen.say("newscience-seat-to-move"))
    return with_note(pen.lettered(seat), ", ".join(special))


def standing(pen: Pen, table: Table, seat: int) -> list[str]:
    """Prestige and publications, rest, cubes, influence and ratings, and where the player is ahead."""
    desk = table["seats"][seat]
    said = [
        pen.say("newscience-seat-prestige", number=desk["prestige"], count=desk["publications"]),
        pen.say("newscience-seat-rest", number=desk["rest"]),
    ]
    if table["phase"] in ("placing", "resolving"):
        said.append(pen.say("newscience-seat-cubes", home=desk["cubes"]["home"], board=desk["cubes"]["board"]))
    if table["options"]["markers"] == "limited":
        said.append(pen.say("newscience-seat-markers", number=desk["markers"]))
    if desk["scientist"]:
        said.append(pen.say("newscience-seat-influence", tracks="=" + several(pen, desk["influence"])))
    rated = ratings(pen, table, desk)
    if rated:
        told = [f"{pen.ref(f'action.{action}')} {n}" for action, n in zip(ACTIONS, rated, strict=True)]
        said.append(pen.say("newscience-seat-ratings", ratings="=" + ", ".join(told)))
    ahead = [track(pen, name) for name, first in table["leaders"].items() if is_ahead(table, first, seat)]
    ahead += [pen.say("newscience-seat-most")] if is_ahead(table, table["most"], seat) else []
    return [*said, pen.say("newscience-seat-ahead", where="=" + ", ".join(ahead))] if ahead else said


def cards(pen: Pen, table: Table, desk: Seat) -> list[str]:
    """The card in the laboratory, and the cards played this round that still work."""
    said = []
    if desk["lab"]:
        said.append(pen.say("newscience-seat-lab", card="=" + card_with_effect(pen, table, desk["lab"])))
    return [*said, *[boost(pen, table, each) for each in desk["boosts"]]]


def boost(pen: Pen, table: Table, each: Boost) -> str:
    card = card_with_effect(pen, table, each["card"])
    if each["action"]:
        return pen.say("newscience-seat-boost-action", card="=" + card, action=f"action.{each['action']}")
    return pen.say("newscience-seat-boost", card="=" + card)


def card_with_effect(pen: Pen, table: Table, slug: str) -> str:
    return pen.text(f"{event(pen, slug)} – {pen.ref(table['board']['events'][slug]['effect'])}")


def markers(pen: Pen, table: Table, seat: int) -> list[str]:
    """Where the player's markers stand, by zone."""
    zones = table["discoveries"].items()
    found = {
        "researched": [slug for slug, zone in zones if seat in zone["research"]],
        "tested": [slug for slug, zone in zones if seat in zone["experiment"]],
        "published": [slug for slug, zone in zones if seat == zone["published"]],
    }
    return [
        pen.say(f"newscience-seat-{stage}", discoveries="=" + ", ".join(discovery(pen, slug) for slug in slugs))
        for stage, slugs in found.items()
        if slugs
    ]
