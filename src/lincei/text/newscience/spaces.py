"""The action spaces in the order in which they are resolved, the event cards on display, and the deck."""

from __future__ import annotations

from lincei.text.newscience.marks import event, signed, track
from lincei.text.newscience.view import Space, Table
from lincei.text.pen import WIDTH, Pen, fit, pad, sentence, width, with_note

TYPES = ("rest", "event", "influence", "research", "experiment", "publish")
SIGNS = {"free": " ", "closed": "x", "done": "-"}
GAP = 3  # columns between two spaces
TITLE = 40  # columns for the card of a space; its full name stands among the event cards


def draw_spaces(pen: Pen, table: Table) -> list[str]:
    """A row for each type of space; who stands where, what a space adds, which is closed or resolved."""
    lines = pen.heading(pen.say("newscience-head-spaces"))
    rows = {kind: [space for space in table["spaces"] if space["type"] == kind] for kind in TYPES}
    labels = {kind: pen.say(f"newscience-spaces-label-{kind}") for kind, spaces in rows.items() if spaces}
    widest = max((width(label) for label in labels.values()), default=0)
    for kind, label in labels.items():
        told = [text for space in rows[kind] for text in tell_space(pen, table, space)]
        if pen.plain:
            lines += pen.wrap(pen.pair(label, pen.rows(told)))
        else:
            lines += in_rows(pad(label, widest), told)
    return lines + ([] if pen.plain else legend(pen, table))


def in_rows(label: str, cells: list[str]) -> list[str]:
    """The label, then as many cells to a line as fit."""
    lines = [f" {label}"]
    margin = width(lines[0])
    for cell in cells:
        if width(lines[-1]) + GAP + width(cell) > WIDTH:
            lines.append(" " * margin)
        lines[-1] += " " * GAP + cell
    return lines


def tell_space(pen: Pen, table: Table, space: Space) -> list[str]:
    """`2 [A] +1`; for Rest one for each of its positions."""
    if space["type"] != "rest":
        now = space["id"] == table["resolving"]
        return [stands(pen, space_name(pen, space), cube(pen, space, 0), now) + notes(pen, space)]
    return [stands(pen, str(number + 1), cube(pen, space, number), False) for number in range(space["room"])]


def stands(pen: Pen, name: str, there: str, now: bool) -> str:
    """A place and who is there, with a sign if it is being resolved."""
    if pen.plain:
        return pen.pair(name, f"{there}, {pen.say('newscience-spaces-now')}" if now else there)
    return f"{name}{'>' if now else ' '}{there}"


def space_name(pen: Pen, space: Space) -> str:
    """The number of a space within its type; an influence space by its track, an event space by its card."""
    number = space["id"].rpartition("-")[2]
    if space["type"] == "influence":
        name = track(pen, space.get("track", space["id"]))
        return f"{name} {number}" if number.isdigit() else name
    card = space.get("card")
    if space["type"] == "event" and card:
        return f"{number} {fit(event(pen, card), TITLE)}"
    return number


def cube(pen: Pen, space: Space, position: int) -> str:
    """`[A]` a cube, else in what state the place is; where lines are read aloud, in words."""
    there = space["cubes"][position : position + 1]
    if there:
        return pen.who(there) if pen.plain else f"[{pen.who(there)}]"
    state = state_of(space)
    return pen.say(f"newscience-spaces-{state}") if pen.plain else f"[{SIGNS[state]}]"


def state_of(space: Space) -> str:
    return "closed" if space["closed"] else "done" if space["done"] else "free"


def notes(pen: Pen, space: Space) -> str:
    """What a space adds or takes away, and whether a card brought it."""
    found = [signed(pen, space["modifier"])] if space["modifier"] else []
    if space["extra"]:
        found.append(pen.say("newscience-spaces-extra"))
    return "".join(f" {note}" for note in found)


def legend(pen: Pen, table: Table) -> list[str]:
    """What the signs mean, as far as they are to be seen."""
    told = [pen.say("newscience-spaces-legend")]
    if any(space["id"] == table["resolving"] for space in table["spaces"]):
        told.append(pen.say("newscience-spaces-legend-now"))
    states = {state_of(space) for space in table["spaces"] if not space["cubes"]}
    told += [pen.say(f"newscience-spaces-legend-{state}") for state in ("closed", "done") if state in states]
    return pen.sentences(told)


# -- event cards --------------------------------------------------------------------------------------------------


def draw_display(pen: Pen, table: Table) -> list[str]:
    """The cards on display with what they do; nothing where there are none."""
    shown = [line for entry in table["display"] if entry["card"] for line in tell_event(pen, table, entry["card"])]
    return [*pen.heading(pen.say("newscience-head-events")), *shown] if shown else []


def draw_events(pen: Pen, table: Table) -> list[str]:
    """The cards on display, those that are known to come, and the rest of the deck."""
    lines = draw_display(pen, table)
    if not lines:
        lines = pen.heading(pen.say("newscience-head-events"))
        lines += pen.wrap(pen.say("newscience-events-first" if table["round"] <= 1 else "newscience-events-none"), 1)
    if table["ahead"]:
        lines += pen.wrap(pen.say("newscience-events-ahead"), 1)
        for slug in table["ahead"]:
            lines += tell_event(pen, table, slug, 3)
    return lines + pen.wrap(deck(pen, table), 1, 2)


def tell_event(pen: Pen, table: Table, slug: str, indent: int = 1) -> list[str]:
    """`Dutch spyglass (1608, KEEP): +1 in experiments …`"""
    card = table["board"]["events"][slug]
    kind = pen.ref(f"card-type.{card['type'].lower()}")
    name = with_note(event(pen, slug), f"{card['year']}, {kind}")
    effect = sentence(pen.ref(card["effect"]))
    return pen.wrap(pen.say("newscience-events-card", card="=" + name, effect="=" + effect), indent, 2)


def deck(pen: Pen, table: Table) -> str:
    """How many cards of each level are left, and for how many rounds they last."""
    left = [
        pen.say("newscience-deck-level", level="=" + level, count=count)
        for level, count in table["deck"].items()
        if count
    ]
    if not left:
        return pen.say("newscience-deck-empty")
    return pen.say("newscience-deck", cards="=" + ", ".join(left), rounds=table["rounds"] - table["round"])
