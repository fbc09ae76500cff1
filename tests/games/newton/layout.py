"""Which tiles, tokens, Masters and discoveries lie where, for situations of Newton (see `table`)."""

from __future__ import annotations

from lincei.games.newton.actions import OBJECTIVE_NAMES
from lincei.games.newton.rules.setup import first_of_kind
from lincei.games.newton.state import NONE, Newton, put
from tests.games.newton.table import EDITION, master_id, place_id

# -- tiles on the boards ------------------------------------------------------------------------------------------


def swap(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The value at this index; where it was before comes what was here."""
    if value in values:
        values = put(values, values.index(value), values[index])
    return put(values, index, value)


def city(g: Newton, place: str, tile: str) -> None:
    """This city tile lies on this place."""
    g.city_at = swap(g.city_at, place_id(place), EDITION.city_slug.index(tile))
    g.settle()


def university(g: Newton, place: str, numeral: str) -> None:
    """This university tile lies on this place."""
    g.university_place = swap(g.university_place, EDITION.university_slug.index(numeral), place_id(place))
    g.settle()


def ancient(g: Newton, place: str, mark: str) -> None:
    g.ancient_place = swap(g.ancient_place, EDITION.ancient_slug.index(mark), place_id(place))
    g.settle()


def objective(g: Newton, slot: str, tile: str) -> None:
    """This objective tile lies on `map`, `work` or `tree-1` to `tree-4`."""
    g.objective_at = swap(g.objective_at, OBJECTIVE_NAMES.index(slot), EDITION.objective_slug.index(tile))
    g.settle()


def objective_with(effect: str) -> str:
    """The slug of the objective tile with this effect."""
    return EDITION.objective_slug[[e.text for e in EDITION.objective_effect].index(effect)]


def invention(g: Newton, number: int, effect: str) -> None:
    """The invention tile with this effect lies on this invention space (0 to 4)."""
    tile = [e.text for e in EDITION.invention_effect].index(effect)
    g.invention_at = swap(g.invention_at, number, tile)
    g.settle()


def specialisation(g: Newton, number: int, effect: str) -> None:
    """A specialisation tile with this effect lies on this specialisation space (0 to 4)."""
    tile = [e.text for e in EDITION.specialisation_effect].index(effect)
    g.specialisation_at = swap(g.specialisation_at, number, tile)
    g.settle()


def token(g: Newton, bonus: int, slug: str | None) -> None:
    """A token of this kind lies on this bonus space (0 to 17), in exchange for one elsewhere; or none."""
    before = g.token_at[bonus]
    if slug is None:
        g.token_at = put(g.token_at, bonus, NONE)
        if before != NONE:  # somebody has it: nobody whom a test looks at
            g.seats[-1].tokens += (before,)
    else:
        kind = first_of_kind(g, EDITION.token_slug.index(slug))
        if before != kind:
            assert kind in g.token_at, f"no {slug} lies on the boards: try another seed"
            g.token_at = put(g.token_at, g.token_at.index(kind), before)
            g.token_at = put(g.token_at, bonus, kind)
    g.settle()


def tokens(g: Newton, seat: int, n: int) -> None:
    """So many tokens of those on the boards lie beside the study board, their effects forgotten."""
    for bonus, kind in enumerate(g.token_at):
        if kind != NONE and len(g.seats[seat].tokens) < n:
            g.token_at = put(g.token_at, bonus, NONE)
            g.seats[seat].tokens += (kind,)
    assert len(g.seats[seat].tokens) == n
    g.settle()


# -- Masters and discoveries --------------------------------------------------------------------------------------


def masters(g: Newton, seat: int, *slugs: str) -> None:
    """These Masters are in hand (as many as before); whoever held them gets others."""
    p = g.seats[seat]
    wanted = sum(1 << master_id(slug) for slug in slugs)
    assert len(slugs) + len(p.played) == 4
    for other in g.seats:
        if other is not p:
            for master in [m for m in range(20) if other.masters >> m & 1 and wanted >> m & 1]:
                spare = next(m for m in range(20) if g.undealt >> m & 1 and not wanted >> m & 1)
                other.masters ^= 1 << master | 1 << spare
                g.undealt ^= 1 << master | 1 << spare
    g.undealt |= p.masters
    g.undealt &= ~wanted
    p.masters = wanted
    g.settle()


def played(g: Newton, seat: int, *slugs: str) -> None:
    """These Masters have been played, without their immediate effects; four are held in all."""
    p = g.seats[seat]
    rest = [m for m in range(20) if p.masters >> m & 1 and EDITION.master_slug[m] not in slugs]
    masters(g, seat, *slugs, *[EDITION.master_slug[m] for m in rest[: 4 - len(p.played) - len(slugs)]])
    for slug in slugs:
        p.masters &= ~(1 << master_id(slug))
        p.played += (master_id(slug),)
        p.lasting += EDITION.master_books[master_id(slug)]
    g.settle()


def discovery_id(slug: str) -> int:
    return EDITION.discovery_slug.index(slug)


def offer(g: Newton, *slugs: str) -> None:
    """These discoveries lie there to be bought, as many as the number of players asks for less those owned."""
    g.available = sum(1 << discovery_id(slug) for slug in slugs)
    g.settle()


def own(g: Newton, seat: int, slug: str) -> None:
    """A discovery of those for sale lies face up in front of a player."""
    tile = discovery_id(slug)
    if not g.available >> tile & 1:
        g.available &= g.available - 1
    g.available &= ~(1 << tile)
    g.seats[seat].found |= 1 << tile
    g.seats[seat].lasting += EDITION.discovery_books[tile]
    g.settle()


def discovery_with(effect: str) -> str:
    """The slug of the discovery with this effect."""
    return EDITION.discovery_slug[[e.text for e in EDITION.discovery_effect].index(effect)]
