"""A laboratory: its grid, what each tile in it is, and what still lacks to finish each project."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lincei.text.expo1906.contacts import Contact, Lab
from lincei.text.expo1906.grid import draw_grid
from lincei.text.expo1906.marks import effect, kind, legend, pen_for, tile, units
from lincei.text.expo1906.view import LaidProject, LaidTile, Table, project_of, seen
from lincei.text.pen import Pen
from lincei.words import Words

SIDES = ("up", "right", "down", "left")


def draw_board(
    view: Mapping[str, object],
    seat: int,
    words: Words,
    names: Sequence[str | None] = (),
    plain: bool = False,
    ascii: bool = False,
) -> list[str]:
    """One player's laboratory."""
    return lab_of(pen_for(view, words, names, plain, ascii), seen(view)["table"], seat)


def shows_board(touches: Sequence[str]) -> bool:
    """Whether there are cells to choose between."""
    return any(touched.startswith("cell.") for touched in touches)


def lab_of(pen: Pen, table: Table, seat: int) -> list[str]:
    desk = table["seats"][seat]
    lab = Lab(desk["lab"], table["board"])
    lines = pen.heading(pen.say("expo1906-head-lab", player=seat))
    grid = [] if pen.plain else draw_grid(pen, lab)
    lines += grid
    if grid:
        lines += legend(pen, table)
    for i in sorted(range(len(lab.tiles)), key=lambda i: lab.tags[i]):
        project = project_of(lab.tiles[i])
        if project:
            lines += tell_project(pen, lab, i, project)
        elif lab.tags[i]:
            lines += tell_tech(pen, lab, i, lab.tiles[i])
    if not grid:
        lines += tell_small_tiles(pen, lab)
    return lines + tell_scrap(pen, lab, desk["scrap_cells"])


# -- projects and techs -------------------------------------------------------------------------------------------


def tell_project(pen: Pen, lab: Lab, i: int, project: LaidProject) -> list[str]:
    """`P1 Cellophane, 3 VP: copper 0/1, automated 2/2 (c3) … Still missing: 1 copper.`"""
    needs = []
    for name, (have, need) in project["needs"].items():
        sources = ", ".join(contact.cell for contact in lab.sources(i, name))
        said = pen.say("expo1906-lab-need", type=f"type.{name}", have=have, need=need)
        needs.append(f"{said} {pen.say('expo1906-lab-from', cells='=' + sources)}" if sources else said)
    missing = {name: need - have for name, (have, need) in project["needs"].items() if have < need}
    said = pen.say(
        "expo1906-lab-project",
        tag="=" + lab.tags[i],
        tile="=" + tile(pen, project["tile"]),
        points=lab.board["projects"][project["tile"]]["vp"],
        cells="=" + " ".join(project["cells"]),
        needs="=" + ", ".join(needs),
    )
    if project["finished"]:
        said += " " + pen.say("expo1906-lab-finished")
    elif missing:
        said += " " + pen.say("expo1906-lab-missing", units="=" + ", ".join(units(pen, missing)))
    return pen.wrap(said, 1, 3)


def tell_tech(pen: Pen, lab: Lab, i: int, laid: LaidTile) -> list[str]:
    tech = lab.board["techs"][laid["tile"]]
    does = effect(pen, tech["upgrades"]) if tech["upgrades"] else ", ".join(units(pen, tech["supplies"]))
    said = pen.say(
        "expo1906-lab-tech",
        tag="=" + lab.tags[i],
        tile="=" + tile(pen, laid["tile"]),
        cells="=" + " ".join(laid["cells"]),
        does="=" + does,
    )
    return pen.wrap(f"{said} {serves(pen, lab, lab.contacts_of(i))}".rstrip(), 1, 3)


def serves(pen: Pen, lab: Lab, contacts: list[Contact]) -> str:
    """Which projects a tile supplies with something they need."""
    served = list(dict.fromkeys(lab.tags[contact.project] for contact in contacts))
    return pen.say("expo1906-lab-serves", projects="=" + ", ".join(served)) if served else ""


# -- where there is no grid ---------------------------------------------------------------------------------------


def tell_small_tiles(pen: Pen, lab: Lab) -> list[str]:
    """Resource tiles by their sides, then the free cells."""
    lines: list[str] = []
    for i, laid in enumerate(lab.tiles):
        if "/" in laid["tile"]:
            sides = [
                f"{pen.say(f'expo1906-side-{SIDES[side]}')} {kind(pen, lab.side(i, side)[0])}" for side in range(4)
            ]
            said = pen.say(
                "expo1906-lab-resource",
                cell="=" + laid["cell"],
                tile="=" + tile(pen, laid["tile"]),
                sides="=" + ", ".join(sides),
            )
            lines += pen.wrap(f"{said} {serves(pen, lab, lab.contacts_of(i))}".rstrip())
    free = [name for name in lab.board["cells"] if lab.at(name) is None]
    return lines + pen.wrap(pen.say("expo1906-lab-free", count=len(free), cells="=" + " ".join(free)))


def tell_scrap(pen: Pen, lab: Lab, scrap_cells: list[str]) -> list[str]:
    """The scrap that still lies there, and the cells cleared of it: one of the chips counts those covered again."""
    lying = [laid["cell"] for laid in lab.tiles if laid["tile"] == "scrap"]
    cleared = [name for name in scrap_cells if name not in lying]
    covered = [name for name in cleared if lab.at(name) is not None]
    said = pen.say("expo1906-lab-scrap", cells="=" + " ".join(lying)) if lying else pen.say("expo1906-lab-no-scrap")
    if cleared:
        said += " " + pen.say("expo1906-lab-cleared", cells="=" + " ".join(cleared), covered=len(covered))
    return pen.wrap(said, 1, 2)
