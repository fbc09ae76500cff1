"""The Patent Office as six rails with stacks seen from the side, and the bonus chips at their ends."""

from __future__ import annotations

from lincei.text.expo1906.marks import kind, marker, owner
from lincei.text.expo1906.view import Crossing, Table
from lincei.text.pen import WIDTH, Pen, fit, pad, width

BOX = 5  # columns of one step
EMPTY = "·"


def draw_patents(pen: Pen, table: Table) -> list[str]:
    """Rails, crossings with their prices, who leads, and the markers that wait in the start box."""
    lines = pen.heading(pen.say("expo1906-head-patents"))
    lines += told(pen, table) if pen.plain else rails(pen, table)
    if not pen.plain:
        lines += pen.wrap(pen.say("expo1906-table-markers"), 1, 2)
    waiting = [marker(pen, name) for name in table["patents"]["start"] if owner(name) >= 0]
    lines += pen.wrap(pen.say("expo1906-table-start", markers="=" + pen.several(waiting)), 1, 2)
    for crossing in table["board"]["crossings"]:
        if crossing["points"] != 1:
            said = tell_crossing(pen, "expo1906-table-crossing-points", crossing, points=crossing["points"])
            lines += pen.wrap(said, 1, 2)
    return lines


# -- drawn --------------------------------------------------------------------------------------------------------


def rails(pen: Pen, table: Table) -> list[str]:
    patents = table["patents"]
    label = max(width(kind(pen, track)) for track in patents["tracks"]) + 2
    steps = range(1, patents["steps"] + 1)
    head = "".join(f" {step}".ljust(BOX) for step in steps)
    lines = [f"{'':{label}}{head} {pen.say('expo1906-table-leader')}"]
    above: dict[int, str] = {}
    for track in patents["tracks"]:
        stacks = {step: stack_at(pen, table, track, step) for step in steps}
        for level in range(max(1, *[len(stack) for stack in stacks.values()]), 0, -1):
            ground = level == 1
            row = " " + pad(kind(pen, track), label - 1) if ground else " " * label
            for step in steps:
                stack = stacks[step]
                box = stack[len(stack) - level] if len(stack) >= level else ""
                box = box or (pen.text(EMPTY) if ground else pen.boxes[5] if step in above else "")
                row += rail(pen, box, ground, step == patents["steps"])
            lines.append((row + leader(pen, table, track, WIDTH - label - len(head) - 1) if ground else row).rstrip())
        above = {c["step"]: price(pen, c["price"]) for c in table["board"]["crossings"] if c["upper"] == track}
        if above:
            links = [f" {pen.boxes[5]}{above[step]}" if step in above else "" for step in steps]
            lines.append((" " * label + "".join(pad(link, BOX) for link in links)).rstrip())
    return lines


def stack_at(pen: Pen, table: Table, track: str, step: int) -> list[str]:
    """The markers in a box, the topmost first. A ghost that waits in the start box waits before its own rail."""
    if step == 1:
        return [marker(pen, name) for name in table["patents"]["start"] if name == f"ghost.{track}"]
    return [marker(pen, name) for name in table["patents"]["stacks"][track].get(str(step), [])]


def rail(pen: Pen, box: str, ground: bool, last: bool) -> str:
    """One step of a rail, or of the air above it."""
    line = pen.boxes[10] if ground else " "
    return line + box + (" " if last else line) * (BOX - 1 - width(box))


def leader(pen: Pen, table: Table, track: str, room: int) -> str:
    """Who leads a track, by letter and name."""
    first = table["patents"]["leaders"][track]
    if first is None:
        return " " + pen.text("–")
    seat = owner(first)
    return " " + fit(pen.say("expo1906-ghost") if seat < 0 else pen.lettered(seat), room)


def price(pen: Pen, money: int) -> str:
    return pen.say("expo1906-price", price=money)


# -- told ---------------------------------------------------------------------------------------------------------


def told(pen: Pen, table: Table) -> list[str]:
    """One line for each track, then one for each kind of crossing."""
    patents = table["patents"]
    lines: list[str] = []
    for track in patents["tracks"]:
        boxes = []
        for step in range(1, patents["steps"] + 1):
            stack = stack_at(pen, table, track, step)
            if stack:
                over = pen.say("expo1906-table-over")
                boxes.append(pen.say("expo1906-table-box", step=step, markers=f"={f' {over} '.join(stack)}"))
        first = patents["leaders"][track]
        leads = (
            f"={leader(pen, table, track, WIDTH).split(maxsplit=1)[-1]}" if first else "=" + pen.say("expo1906-nobody")
        )
        lines += pen.wrap(
            pen.say("expo1906-table-track", type=f"type.{track}", boxes="=" + pen.several(boxes), leader=leads)
        )
    for crossing in table["board"]["crossings"]:
        lines += pen.wrap(tell_crossing(pen, "expo1906-table-crossing", crossing, price=crossing["price"]))
    return lines


def tell_crossing(pen: Pen, message: str, crossing: Crossing, **amount: int) -> str:
    """Which tracks a crossing joins, where, and what it costs."""
    upper, lower = f"type.{crossing['upper']}", f"type.{crossing['lower']}"
    return pen.say(message, upper=upper, lower=lower, step=crossing["step"], **amount)


# -- chips --------------------------------------------------------------------------------------------------------


def draw_chips(pen: Pen, table: Table) -> list[str]:
    """Each bonus chip, the track it lies on, and what it scores."""
    lines = pen.heading(pen.say("expo1906-head-chips"))
    places = {chip: kind(pen, track) for track, chip in table["patents"]["chips"].items()}
    free = pen.say("expo1906-table-chip-left") if pen.plain else pen.text("–")
    label = max(width(place) for place in [free, *places.values()]) + 2
    for chip in [*places, *table["chips"]]:
        place = places.get(chip, free)
        said = f"{pen.ref(f'chip.{chip}')}. {pen.text(pen.words.note(f'chip.{chip}') or '')}"
        lines += pen.wrap(pen.pair(place, said) if pen.plain else pad(place, label) + said, 1, label)
    return lines
