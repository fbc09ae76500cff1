"""Placing, supply and completion (chapter 10), and what a tile does on arriving or leaving (chapter 11)."""

from __future__ import annotations

from lincei.games.expo1906.components import Edition
from lincei.games.expo1906.refs import cell_name, tile_ref
from lincei.games.expo1906.rules.patents import leads
from lincei.games.expo1906.state import LAID, Expo, Player, with_tile, without_tile
from lincei.games.expo1906.terms import GUARD, PROJECT, SCRAP, SPOTS, TECH

# -- where tiles lie ----------------------------------------------------------------------------------------------


def cells_of(e: Edition, laid: int) -> int:
    """The cells that a laid tile covers."""
    return e.spot_mask[e.shape_of[laid & 127] * SPOTS + (laid >> 7)]


def laid_at(p: Player, cell: int) -> int:
    """The laid tile whose anchor is this cell, or -1."""
    for laid in p.lab:
        if laid >> 9 == cell:
            return laid
    return -1


def forbids_lying(e: Edition, tile: int, spot: int, occupied: int) -> str:
    """A tile lies wholly inside the laboratory, on free cells: the rule against it, or nothing (E-10.01, E-10.02)."""
    mask = e.spot_mask[e.shape_of[tile] * SPOTS + spot]
    if mask == 0:
        return "E-10.02"
    return "E-10.01" if mask & occupied else ""


def fits_turned(e: Edition, tile: int, rotation: int, occupied: int) -> bool:
    """Whether there is any room for the tile in this rotation."""
    at = e.shape_of[tile] * SPOTS + rotation
    for cell in range(e.box):
        mask = e.spot_mask[at + 4 * cell]
        if mask != 0 and mask & occupied == 0:
            return True
    return False


def fits_somewhere(e: Edition, tile: int, occupied: int) -> bool:
    for rotation in range(e.rotations[e.shape_of[tile]]):
        if fits_turned(e, tile, rotation, occupied):
            return True
    return False


# -- supply -------------------------------------------------------------------------------------------------------


def given(e: Edition, laid: int, cells: int) -> int:
    """What a laid tile supplies to a project on these cells (E-10.05 to E-10.08, E-11.04).

    A half gives its units once if any of its two sides touches; a tech gives all it has once.
    """
    tile = laid & 127
    spot = laid >> 7
    if tile < TECH:
        units = e.two_units[tile] if e.two_sides[spot] & cells else 0
        return units + e.one_units[tile] if e.one_sides[spot] & cells else units
    if tile < PROJECT and e.spot_near[e.shape_of[tile] * SPOTS + spot] & cells:
        return e.supplies[tile]
    return 0


def supply(e: Edition, lab: tuple[int, ...], cells: int, lifted: int = -1) -> int:
    """The supply of every type to a project on these cells, summed over all tiles but a lifted one (E-10.10)."""
    total = 0
    for laid in lab:
        if laid != lifted:
            total += given(e, laid, cells)
    return total


def meets(units: int, need: int) -> bool:
    """Whether the supply of each type is at least the printed amount (E-10.11)."""
    return ((units | GUARD) - need) & GUARD == GUARD


# -- changes ------------------------------------------------------------------------------------------------------


def lay(g: Expo, p: Player, tile: int, spot: int) -> None:
    """Put a tile down; an upgrade tech exchanges the card at once, wherever it is (E-11.06, E-11.07)."""
    laid = LAID * spot + tile
    p.lab = with_tile(p.lab, laid)
    p.occupied |= cells_of(g.e, laid)
    if TECH <= tile < PROJECT and g.e.upgrade[tile] >= 0:
        p.upgraded |= 1 << g.e.upgrade[tile]


def lift(g: Expo, p: Player, laid: int) -> None:
    """Take a tile up; an upgrade tech that leaves reverses the exchange (E-11.08)."""
    tile = laid & 127
    p.lab = without_tile(p.lab, laid)
    p.occupied &= ~cells_of(g.e, laid)
    if TECH <= tile < PROJECT and g.e.upgrade[tile] >= 0:
        p.upgraded &= ~(1 << g.e.upgrade[tile])


def complete(g: Expo, seat: int, laid: int) -> None:
    """After an operation every project that now has all it needs is finished and scores at once.

    Printed VP plus one for each of its types whose patent track the owner leads (E-10.12 to E-10.16). Only projects
    that the handled tile touches, or is, can have changed.
    """
    e = g.e
    p = g.seats[seat]
    own = cells_of(e, laid)
    reach = own | e.spot_near[e.shape_of[laid & 127] * SPOTS + (laid >> 7)]
    for other in p.lab:
        project = other & 127
        if project < PROJECT or project == SCRAP:
            continue
        cells = cells_of(e, other)
        if cells & reach and not p.has_finished(project) and meets(supply(e, p.lab, cells), e.need[project]):
            leading = 0
            for track in e.tracks_of[project]:
                if leads(g, seat, track):
                    leading += 1
            p.finished += (8 * project + leading,)
            p.vp += e.vp[project] + leading
            if g.listening:
                g.tell(
                    "expo1906-log-finish",
                    "E-10.12",
                    {"player": seat, "tile": tile_ref(e, project), "printed": e.vp[project], "leader": leading},
                )


def tell_place(g: Expo, seat: int, message: str, rule: str, laid: int) -> None:
    """Log what happened to a laid tile."""
    args: dict[str, int | str] = {
        "player": seat,
        "tile": tile_ref(g.e, laid & 127),
        "cell": "=" + cell_name(g.e, laid >> 9),
    }
    g.tell(message, rule, args)
