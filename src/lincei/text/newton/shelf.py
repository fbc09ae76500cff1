"""The shelf: a grid of book spaces with what each still needs, and the runs with what they bring."""

from __future__ import annotations

from lincei.text.newton.marks import book_letters, books, potions
from lincei.text.newton.view import BookSpace, Seat, Table
from lincei.text.pen import WIDTH, Pen, centre, with_note

LABEL = 3  # columns for the value of a row
LEAST = 10  # columns of a space
ROWS = (3, 2, 1)
STACK = 3  # tiles in each of the four stacks


def draw_shelf(pen: Pen, table: Table, desk: Seat) -> list[str]:
    grid = [] if pen.plain else draw_grid(pen, table, desk)
    return (grid or tell_spaces(pen, table, desk)) + tell_runs(pen, table, desk)


# -- spaces -------------------------------------------------------------------------------------------------------


def draw_grid(pen: Pen, table: Table, desk: Seat) -> list[str]:
    """Two lines for each row: what a space needs, and what it takes now; nothing where there is a glass pane."""
    columns = table["board"]["shelf"]["columns"]
    room = (WIDTH - 1 - LABEL) // columns
    if room < LEAST:
        return []
    letters = [chr(ord("a") + column) for column in range(columns)]
    lines = [" " * LABEL + "".join(centre(letter, room) for letter in letters)]
    for row in ROWS:
        cells = [cell(pen, table, desk, f"{letter}{row}") for letter in letters]
        lines.append(f"{row:2} " + "".join(centre(need, room) for need, _ in cells))
        lines.append(" " * LABEL + "".join(centre(state, room) for _, state in cells))
    return [line.rstrip() for line in lines if line.strip()]


def cell(pen: Pen, table: Table, desk: Seat, name: str) -> tuple[str, str]:
    """What a space shows, and what it takes to fill it now."""
    space = table["board"]["shelf"]["spaces"].get(name)
    if space is None:
        return "", ""
    return ("[##]", "") if name in desk["shelf"] else (need_in_short(pen, space), price(pen, desk, name))


def need_in_short(pen: Pen, space: BookSpace) -> str:
    if space["university"]:
        return pen.say("newton-short-university", number="=" + space["university"])
    return pen.ref(f"short.{space['ancient']}") if space["ancient"] else book_letters(pen, space["books"])


def price(pen: Pen, desk: Seat, name: str) -> str:
    """The potions that a space takes now; before the first round nothing is said."""
    if name not in desk["needs"]:
        return ""
    n = desk["needs"][name]
    return potions(pen, n) if n else pen.say("newton-shelf-ready")


def tell_spaces(pen: Pen, table: Table, desk: Seat) -> list[str]:
    """The spaces of each row that are still empty, in words."""
    lines: list[str] = []
    spaces = table["board"]["shelf"]["spaces"]
    for row in ROWS:
        empty = [name for name, space in spaces.items() if space["row"] == row and name not in desk["shelf"]]
        told = []
        for name in empty:
            state = price(pen, desk, name)
            told.append(f"{name} {need_in_words(pen, spaces[name])}" + (f" ({state})" if state else ""))
        lines += pen.wrap(pen.say("newton-shelf-row", row=row, spaces="=" + pen.rows(told)) if told else "", 1, 2)
    return lines


def need_in_words(pen: Pen, space: BookSpace) -> str:
    if space["university"]:
        return pen.ref(f"university.{space['university']}")
    return pen.ref(f"ancient.{space['ancient']}") if space["ancient"] else books(pen, space["books"])


def in_reach(pen: Pen, table: Table, desk: Seat) -> list[str]:
    """The empty spaces by what they take now, in a few lines."""
    spaces = table["board"]["shelf"]["spaces"]
    needs = desk["needs"]
    said = []
    for n in sorted(set(needs.values())):
        tell = need_in_words if pen.plain else need_in_short
        told = ", ".join(with_note(name, tell(pen, spaces[name])) for name in spaces if needs.get(name) == n)
        said.append(pen.pair(potions(pen, n) if n else pen.say("newton-shelf-ready"), told))
    return pen.wrap(pen.say("newton-shelf-spaces", spaces="=" + pen.rows(said)), 1, 2) if said else []


# -- runs and tiles -----------------------------------------------------------------------------------------------


def tell_runs(pen: Pen, table: Table, desk: Seat) -> list[str]:
    """Every run from its first to its last space: what it brings, and how far it is filled."""
    told = []
    for number, run in enumerate(table["board"]["shelf"]["runs"]):
        filled = sum(name in desk["shelf"] for name in run["spaces"])
        state = pen.say("newton-shelf-done") if number in desk["runs"] else f"{filled}/{len(run['spaces'])}"
        told.append(f"{run['spaces'][0]}-{run['spaces'][-1]} {run['vp']} ({state})")
    return pen.wrap(pen.say("newton-shelf-runs", runs="=" + ", ".join(told)), 1, 2)


def tiles_left(pen: Pen, desk: Seat) -> str:
    """The tiles left, and what the stack in use gives when it is emptied."""
    left = desk["tiles"]
    if not left:
        return pen.say("newton-shelf-no-tiles")
    more = (left - 1) % STACK + 1
    reward = pen.say(f"newton-shelf-reward-{4 - (left - 1) // STACK}")
    return pen.say("newton-shelf-tiles", left=left, more=more, reward="=" + reward)
