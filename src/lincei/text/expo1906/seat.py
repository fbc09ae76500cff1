"""One player: goods, cards, what may not be played and why, tiles in front, finished projects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lincei.text.expo1906.marks import card, pen_for, tile, tiles
from lincei.text.expo1906.view import View, seen
from lincei.text.pen import Pen, with_note
from lincei.words import Words

LAST_PROJECT = 5  # finishing so many ends the game


def draw_seat(
    view: Mapping[str, object],
    seat: int,
    words: Words,
    names: Sequence[str | None] = (),
    plain: bool = False,
    ascii: bool = False,
) -> list[str]:
    """One player without the laboratory."""
    return seat_of(pen_for(view, words, names, plain, ascii), seen(view), seat)


def seat_of(pen: Pen, view: View, seat: int) -> list[str]:
    desk = view["table"]["seats"][seat]
    said = [pen.say("expo1906-seat-goods", money=desk["money"], points=desk["vp"], turns=desk["turns"])]
    if desk["last"]:
        said.append(pen.say("expo1906-seat-last", card="=" + owned(pen, desk["last"], desk["upgraded"])))
    said += [hand(pen, view, seat), *bans(pen, view, seat)]
    if desk["upgraded"]:
        cards = ", ".join(card(pen, name) for name in desk["upgraded"])
        said.append(pen.say("expo1906-seat-upgraded", cards="=" + cards))
    said.append(finished(pen, view, seat))
    front = pen.rows(tiles(pen, desk["front"])) or pen.say("expo1906-seat-front-empty")
    said.append(pen.say("expo1906-seat-front", tiles="=" + front))
    return pen.heading(title(pen, view, seat)) + pen.sentences(said)


def title(pen: Pen, view: View, seat: int) -> str:
    """Letter and name, and what is special about this player now."""
    table = view["table"]
    special = []
    if view["to_move"] == seat:
        special.append(pen.say("expo1906-seat-to-move"))
    if table["ender"] == seat:
        special.append(pen.say("expo1906-seat-ender"))
    if table["first"] == seat and view["players"] > 1:
        special.append(pen.say("expo1906-seat-first"))
    return with_note(pen.lettered(seat), ", ".join(special))


def owned(pen: Pen, name: str, upgraded: list[str]) -> str:
    """A card in the version its player owns."""
    return card(pen, name, name in upgraded)


def hand(pen: Pen, view: View, seat: int) -> str:
    """The viewer's own cards, and of the others how many."""
    desk = view["table"]["seats"][seat]
    if desk["hand"] is None:
        return pen.say("expo1906-seat-hand-size", count=desk["hand_size"])
    cards = pen.rows([owned(pen, name, desk["upgraded"]) for name in desk["hand"]])
    return pen.say("expo1906-seat-hand", cards="=" + cards)


def bans(pen: Pen, view: View, seat: int) -> list[str]:
    """What this player may not play now, and why."""
    table = view["table"]
    desk = table["seats"][seat]
    if view["over"] or table["ender"] is not None:
        return []
    found = []
    if desk["banned"]:
        name = "=" + card(pen, desk["banned"])
        if view["players"] == 1:
            found.append(pen.say("expo1906-seat-banned-ghost", card=name))
        else:
            right = (seat - 1) % view["players"]
            found.append(pen.say("expo1906-seat-banned", card=name, player=right))
    if desk["turns"] == 0:
        found.append(pen.say("expo1906-seat-no-meeting", card="card.meeting"))
    return found


def finished(pen: Pen, view: View, seat: int) -> str:
    """The finished projects, with printed points and those for leading."""
    rows = view["table"]["seats"][seat]["finished"]
    projects = []
    for row in rows:
        points = f"{row['printed']}+{row['leader']}" if row["leader"] else str(row["printed"])
        projects.append(pen.say("expo1906-seat-project", tile="=" + tile(pen, row["tile"]), points="=" + points))
    if not projects:
        return pen.say("expo1906-seat-unfinished")
    return pen.say("expo1906-seat-finished", count=len(projects), last=LAST_PROJECT, projects="=" + pen.rows(projects))
