"""The table of The New Science as text in 80 columns, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lincei.games.newscience.meta import CHOICES
from lincei.text.newscience.figures import in_columns
from lincei.text.newscience.marks import (
    ACTIONS,
    about_scientist,
    discovery,
    pen_for,
    scientist,
    several,
    short,
    signed,
    track,
)
from lincei.text.newscience.reach import draw_steps
from lincei.text.newscience.seat import draw_players, mat_of
from lincei.text.newscience.spaces import draw_display, draw_events, draw_spaces
from lincei.text.newscience.tree import draw_tree
from lincei.text.newscience.view import Experiment, Table, View, seen
from lincei.text.pen import WIDTH, Pen, fit, pad, width
from lincei.words import Words


def draw(
    view: Mapping[str, object],
    words: Words,
    names: Sequence[str | None] = (),
    plain: bool = False,
    ascii: bool = False,
    boards: Sequence[int] | None = None,
) -> list[str]:
    """The whole table, then the mats of the seats in `boards` (None: of all)."""
    pen = pen_for(view, words, names, plain, ascii)
    shown = seen(view)
    table = shown["table"]
    lines = [*pen.sentences([*headline(pen, shown), *options(pen, table)], 0), *draw_tree(pen, shown)]
    lines += draw_scientists(pen, table) if table["phase"] == "scientists" else []
    lines += draw_players(pen, shown, explained=not shown["over"])
    if not shown["over"]:
        lines += draw_events(pen, table) + draw_spaces(pen, table)
    for seat in range(shown["players"]):
        if boards is None or seat in boards:
            lines += mat_of(pen, shown, seat)
    return lines


def draw_turn(
    view: Mapping[str, object],
    before: Mapping[str, object] | None,
    words: Words,
    names: Sequence[str | None] = (),
    plain: bool = False,
    ascii: bool = False,
) -> list[str]:
    """What a seat wants to see when its turn comes: once a round the tree and the deck, then what changes by the cube.

    Whoever chooses a scientist is shown the scientists alone.
    """
    shown = seen(view)
    seat = shown["seat"]
    if seat is None:
        return draw(view, words, names, plain, ascii, [])
    pen = pen_for(view, words, names, plain, ascii)
    table = shown["table"]
    lines = pen.sentences(headline(pen, shown), 0)
    if table["phase"] == "scientists":
        return lines + draw_scientists(pen, table) + ["", *pen.wrap(pen.say("newscience-table-more-scientists"))]
    last = 0 if before is None else round_of(before)
    steps = pen.heading(pen.say("newscience-head-steps")) + draw_steps(pen, table, seat)
    if last == table["round"]:
        return lines + draw_players(pen, shown, False) + draw_display(pen, table) + draw_spaces(pen, table) + steps
    lines += draw_tree(pen, shown, explained=last == 0) + draw_players(pen, shown, explained=last == 0)
    lines += draw_events(pen, table) + draw_spaces(pen, table) + steps
    return [*lines, "", *pen.wrap(pen.say("newscience-table-more"))]


def round_of(view: Mapping[str, object]) -> int:
    """The round, or 0 while scientists are chosen."""
    table = seen(view)["table"]
    return 0 if table["phase"] == "scientists" else table["round"]


# -- headline -----------------------------------------------------------------------------------------------------


def headline(pen: Pen, view: View) -> list[str]:
    """Which round and phase it is, who is asked or has won, and the next round's turn order."""
    table = view["table"]
    if view["ranking"] is not None:
        best = [pen.name(seat) for seat, where in enumerate(view["ranking"]) if where == 1]
        points = max(view["scores"])
        return [pen.say("newscience-table-won", points=points, names="=" + ", ".join(best), count=len(best))]
    if table["phase"] == "scientists":
        return [pen.say("newscience-table-scientists"), pen.say("newscience-table-to-move", player=view["to_move"])]
    said = [
        pen.say("newscience-table-round", round=table["round"], rounds=table["rounds"]),
        pen.say(f"newscience-table-{table['phase']}"),
        pen.say("newscience-table-to-move", player=view["to_move"]),
    ]
    if table["next_order"] and table["round"] < table["rounds"]:
        coming = ", ".join(pen.name(seat) for seat in table["next_order"])
        said.append(pen.say("newscience-table-next-order", names="=" + coming))
    return said + (under_way(pen, table["experiment"]) if table["experiment"] else [])


def under_way(pen: Pen, trial: Experiment) -> list[str]:
    """The experiment that is being made: what it needs, what there is, and what was rolled."""
    said = [
        pen.say(
            "newscience-table-experiment",
            player=trial["seat"],
            discovery="=" + discovery(pen, trial["discovery"]),
            value=trial["value"],
            points=trial["points"],
            rest=trial["rest"],
        )
    ]
    if trial["die"] is not None:
        total = trial["points"] + trial["rest"] + trial["die"]
        said.append(pen.say("newscience-table-die", die=trial["die"], total=total))
    return said


def options(pen: Pen, table: Table) -> list[str]:
    """The options of this game, where they are not the usual ones."""
    changed = [name for name, choices in CHOICES.items() if table["options"].get(name, choices[0]) != choices[0]]
    return [pen.say(f"newscience-table-option-{name}") for name in changed]


# -- scientists ---------------------------------------------------------------------------------------------------


def draw_scientists(pen: Pen, table: Table) -> list[str]:
    """Who can be chosen, in the order of the first round, and who has been chosen by whom."""
    people = table["board"]["scientists"]
    lines = pen.heading(pen.say("newscience-head-scientists"))
    if pen.plain:
        return lines + [line for slug in people for line in tell_scientist(pen, table, slug)]
    tracks = list(table["leaders"])
    heads = [[short(pen, action) for action in ACTIONS], [short(pen, name) for name in tracks]]
    numbers = [
        [[signed(pen, row["ratings"][action]) for action in ACTIONS], [str(row["influence"][name]) for name in tracks]]
        for row in people.values()
    ]
    head, *rows = in_columns([heads, *numbers])
    room = WIDTH - 1 - width(head)
    lines.append(" " * (room + 1) + head)
    for slug, row in zip(people, rows, strict=True):
        name = " ".join([f"{people[slug]['rank']} {scientist(pen, slug)}.", *chosen_by(pen, table, slug)])
        lines += [f" {pad(fit(name, room), room)}{row}", *pen.wrap(about_scientist(pen, slug), 3)]
    explained = ", ".join(f"{short(pen, name)} {track(pen, name)}" for name in tracks)
    return lines + pen.sentences([pen.say("newscience-scientists-legend", tracks="=" + explained)])


def tell_scientist(pen: Pen, table: Table, slug: str) -> list[str]:
    """The same in sentences."""
    row = table["board"]["scientists"][slug]
    rated = ", ".join(f"{pen.ref(f'action.{action}')} {signed(pen, row['ratings'][action])}" for action in ACTIONS)
    tracks = several(pen, {name: n for name, n in row["influence"].items() if n})
    said = [pen.say("newscience-scientist-told", ratings="=" + rated, tracks="=" + tracks)]
    said += chosen_by(pen, table, slug)
    return pen.wrap(pen.pair(scientist(pen, slug), " ".join([*said, about_scientist(pen, slug)]).rstrip()))


def chosen_by(pen: Pen, table: Table, slug: str) -> list[str]:
    taken = [seat for seat, desk in enumerate(table["seats"]) if desk["scientist"] == slug]
    return [pen.say("newscience-scientist-taken", player=seat) for seat in taken]
