"""The table of Expo 1906 as text in 80 columns, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lincei.text.expo1906.contacts import cell_name
from lincei.text.expo1906.lab import lab_of
from lincei.text.expo1906.marks import card, effect, kind, legend, pen_for, short, tile, tiles, units
from lincei.text.expo1906.patents import draw_chips, draw_patents
from lincei.text.expo1906.seat import seat_of
from lincei.text.expo1906.view import Table, View, seen
from lincei.text.pen import WIDTH, Pen, fit, pad, width
from lincei.words import Words

ROUNDS = 10
JURY_SPACES = 12


def draw(
    view: Mapping[str, object],
    words: Words,
    names: Sequence[str | None] = (),
    plain: bool = False,
    ascii: bool = False,
    boards: Sequence[int] | None = None,
) -> list[str]:
    """The whole table: the board, then every player; `boards` are the seats whose laboratory is shown (None: all)."""
    pen = pen_for(view, words, names, plain, ascii)
    shown = seen(view)
    table = shown["table"]
    lines = draw_middle(view, words, names, plain, ascii)
    for seat in range(shown["players"]):
        lines += seat_of(pen, shown, seat)
        if boards is None or seat in boards:
            lines += lab_of(pen, table, seat)
    return lines


def draw_turn(
    view: Mapping[str, object],
    before: Mapping[str, object] | None,
    words: Words,
    names: Sequence[str | None] = (),
    plain: bool = False,
    ascii: bool = False,
) -> list[str]:
    """What a seat wants to see when its turn comes: once a round the table, then what changes from turn to turn."""
    shown = seen(view)
    table = shown["table"]
    seat = shown["seat"]
    if seat is None or before is None or seen(before)["table"]["round"] != table["round"]:
        return draw(view, words, names, plain, ascii, [] if seat is None else [seat])
    pen = pen_for(view, words, names, plain, ascii)
    return [
        *pen.wrap(headline(pen, shown)),
        *draw_terminal(pen, table),
        *draw_projects(pen, table),
        *draw_patents(pen, table),
        *seat_of(pen, shown, seat),
        *lab_of(pen, table, seat),
        "",
        summary(view, words, names, ascii),
        *pen.wrap(pen.say("expo1906-table-more")),
    ]


def draw_middle(
    view: Mapping[str, object],
    words: Words,
    names: Sequence[str | None] = (),
    plain: bool = False,
    ascii: bool = False,
) -> list[str]:
    """What lies between the players."""
    pen = pen_for(view, words, names, plain, ascii)
    shown = seen(view)
    table = shown["table"]
    return [
        *pen.wrap(headline(pen, shown)),
        *draw_jury(pen, table),
        *draw_terminal(pen, table),
        *draw_academy(pen, table),
        *draw_patents(pen, table),
        *draw_chips(pen, table),
        *draw_ghost(pen, table),
    ]


def summary(view: Mapping[str, object], words: Words, names: Sequence[str | None] = (), ascii: bool = False) -> str:
    """Round, who is on turn, and everybody's money and points, in one line."""
    pen = pen_for(view, words, names, False, ascii)
    shown = seen(view)
    for room in range(20, 0, -1):
        parts = [pen.say("expo1906-summary-round", round=shown["table"]["round"])]
        for seat, desk in enumerate(shown["table"]["seats"]):
            name = ("> " if seat == shown["to_move"] else "") + fit(pen.name(seat), room)
            parts.append(pen.say("expo1906-summary-seat", name="=" + name, money=desk["money"], points=desk["vp"]))
        line = " | ".join(parts)
        if width(line) <= WIDTH:
            break
    return line


def headline(pen: Pen, view: View) -> str:
    """Which round it is, and who is on turn or has won."""
    table = view["table"]
    if view["ranking"] is not None:
        best = [pen.name(seat) for seat, place in enumerate(view["ranking"]) if place == 1]
        points = max(view["scores"])
        if view["players"] == 1:
            return pen.say("expo1906-table-solo", points=points)
        return pen.say("expo1906-table-won", points=points, names="=" + ", ".join(best), count=len(best))
    said = pen.say("expo1906-table-round", round=table["round"], rounds=ROUNDS)
    if view["to_move"] >= 0:
        said += " " + pen.say("expo1906-table-to-move", player=view["to_move"])
    if table["ender"] is not None:
        said += " " + pen.say("expo1906-table-last-turns")
    return said


# -- jury, Terminal, Academy --------------------------------------------------------------------------------------


def draw_jury(pen: Pen, table: Table) -> list[str]:
    """The jury tiles in their order, and which way the balance tilts."""
    lines = pen.heading(pen.say("expo1906-head-jury"))
    steam, electric = [table["jury"].count(energy) for energy in ("steam", "electric")]
    if not pen.plain:
        spaces = [short(pen, energy) for energy in table["jury"]] + [pen.text("··")] * (
            JURY_SPACES - len(table["jury"])
        )
        lines.append(" " + " ".join(spaces))
    said = pen.say("expo1906-table-jury", steam=steam, electric=electric, spaces=JURY_SPACES, count=steam + electric)
    if table["favoured"]:
        said += " " + pen.say("expo1906-table-favoured", type=f"type.{table['favoured']}")
    else:
        said += " " + pen.say("expo1906-table-balanced")
    if pen.plain:
        said += " " + pen.say(
            "expo1906-table-jury-order", types="=" + pen.several([kind(pen, t) for t in table["jury"]])
        )
    return lines + pen.wrap(said, 1)


def draw_terminal(pen: Pen, table: Table) -> list[str]:
    """The tiles for sale; bought ones leave their spaces empty until the round is over."""
    there = [slug for slug in table["terminal"] if slug]
    lines = pen.heading(pen.say("expo1906-head-terminal", count=len(there), spaces=len(table["terminal"])))
    return lines + pen.columns(tiles(pen, there)) if there else lines


def draw_academy(pen: Pen, table: Table) -> list[str]:
    """Projects by shape with what they need, then the techs with what they do."""
    return draw_projects(pen, table) + draw_techs(pen, table) + legend(pen, table) + draw_shapes(pen, table)


def draw_projects(pen: Pen, table: Table) -> list[str]:
    board = table["board"]
    lines = pen.heading(pen.say("expo1906-head-academy"))
    there = {shape: slug for shape, slug in table["academy"].items() if slug}
    widest = max([width(tile(pen, slug)) for slug in there.values()], default=0)
    for shape, slug in there.items():
        project = board["projects"][slug]
        points = pen.say("expo1906-vp", points=project["vp"])
        if pen.plain:
            said = pen.say(
                "expo1906-table-project",
                shape=f"shape.{shape}",
                tile="=" + tile(pen, slug),
                points=project["vp"],
                needs="=" + pen.several(units(pen, project["needs"])),
            )
            lines += pen.wrap(said)
        else:
            needs = "   ".join(f"{short(pen, name)} {amount}" for name, amount in project["needs"].items())
            lines.append(f" {shape}  {pad(tile(pen, slug), widest)}  {points}   {needs}")
    gone = [pen.ref(f"shape.{shape}") for shape, slug in table["academy"].items() if not slug]
    if gone:
        lines += pen.wrap(pen.say("expo1906-table-sold", shapes="=" + ", ".join(gone)), 1, 2)
    return lines


def draw_techs(pen: Pen, table: Table) -> list[str]:
    """The techs for sale: those that upgrade a card, and those that supply."""
    upgrades, supplies = [], []
    for slug in table["techs"]:
        tech = table["board"]["techs"][slug]
        if tech["upgrades"]:
            upgrades.append(pen.pair(tile(pen, slug), effect(pen, tech["upgrades"])))
        elif pen.plain:
            supplies.append(pen.pair(tile(pen, slug), pen.several(units(pen, tech["supplies"]))))
        else:
            amounts = " ".join(f"{short(pen, name)} {amount}" for name, amount in tech["supplies"].items())
            supplies.append(pen.pair(tile(pen, slug), amounts))
    lines = [line for upgrade in upgrades for line in pen.wrap(upgrade, 1, 2)]
    return lines + (pen.columns(supplies) if supplies else [])


def draw_shapes(pen: Pen, table: Table) -> list[str]:
    """The outline of every project shape side by side; for a screen reader its cells, laid in the first corner."""
    shapes = {name: cells for name, cells in table["board"].get("shapes", {}).items() if name in table["academy"]}
    if not shapes:
        return []
    lines = pen.wrap(pen.say("expo1906-table-shapes"), 1)
    if pen.plain:
        told = [pen.pair(name, " ".join(cell_name((row, column)) for row, column in shapes[name])) for name in shapes]
        return lines + pen.columns(told)
    for row in range(4):
        line = ""
        for name, cells in shapes.items():
            squares = ["[]" if [row, column] in cells else "  " for column in range(1 + max(c for _, c in cells))]
            line += f" {' ' if row else name} {''.join(squares)}  "
        lines += [line.rstrip()] if line.strip() else []
    return lines


# -- ghosts and piles ---------------------------------------------------------------------------------------------


def draw_ghost(pen: Pen, table: Table) -> list[str]:
    """With one or two players: tiles drawn for the ghosts; alone: the ghost's card and what its deck still holds."""
    ghost = table["ghost"]
    if ghost is None or not (ghost["tiles"] or ghost["card"] or ghost["deck"]):
        return []
    lines = pen.heading(pen.say("expo1906-head-ghost"))
    if ghost["tiles"]:
        lines += pen.wrap(pen.say("expo1906-ghost-tiles", tiles="=" + pen.rows(tiles(pen, ghost["tiles"]))), 1, 2)
    if ghost["card"]:
        lines += pen.wrap(pen.say("expo1906-ghost-card", card=f"card.{ghost['card'].lower()}"), 1, 2)
    if ghost["deck"]:
        left = [f"{card(pen, name)} {count}" for name, count in ghost["deck"].items()]
        lines += pen.wrap(pen.say("expo1906-ghost-deck", cards="=" + ", ".join(left)), 1, 2)
    return lines


def draw_piles(
    view: Mapping[str, object],
    words: Words,
    names: Sequence[str | None] = (),
    plain: bool = False,
    ascii: bool = False,
) -> list[str]:
    """What the piles hold, as far as everybody may know it."""
    pen = pen_for(view, words, names, plain, ascii)
    piles = seen(view)["table"]["piles"]
    lines = pen.heading(pen.say("expo1906-head-piles"))
    lines += pen.wrap(
        pen.say("expo1906-piles-resources", count=piles["resources"], discarded=sum(piles["discard"].values())), 1, 2
    )
    discard = [
        tile(pen, slug) if n == 1 else f"{n} {pen.text('×')} ({tile(pen, slug)})"
        for slug, n in piles["discard"].items()
    ]
    if discard:
        lines += pen.columns(discard, 3)
    lines += pen.wrap(pen.say("expo1906-piles-unseen", tiles="=" + pen.several(tiles(pen, piles["unseen"]))), 1, 2)
    if piles["under"]:
        lines += pen.wrap(pen.say("expo1906-piles-under", tiles="=" + pen.several(tiles(pen, piles["under"]))), 1, 2)
    lines += pen.wrap(
        pen.say("expo1906-piles-jury", steam=piles["jury"]["steam"], electric=piles["jury"]["electric"]), 1, 2
    )
    return lines
