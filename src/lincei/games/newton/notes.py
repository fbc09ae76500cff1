"""What lies on a place or space now, as a reference."""

from __future__ import annotations

from lincei.games.newton.refs import city_ref, objective_ref, token_ref
from lincei.games.newton.state import Newton
from lincei.games.newton.terms import (
    ANCIENT,
    CITY,
    INVENTION,
    MASTER,
    OBJECTIVE,
    ON_MAP,
    SPECIALISATION,
    UNIVERSITY,
)


def space_note(g: Newton, kind: int, special: int, slot: int) -> str:
    """What a space of the tree or of the Work track holds."""
    e = g.e
    if kind == SPECIALISATION:
        return e.specialisation_effect[g.specialisation_at[special]].ref
    if kind == INVENTION:
        return e.invention_effect[g.invention_at[special]].ref
    if kind == MASTER:
        return "clause.play-master"
    if kind == OBJECTIVE:
        return objective_ref(e, g.objective_at[slot])
    return "clause.nothing"


def place_note(g: Newton, place: int) -> str:
    """What a place on the map holds now."""
    e = g.e
    kind = e.place_kind[place]
    if kind == CITY:
        return city_ref(e, g.city_at[place])
    if kind == UNIVERSITY:
        return "university." + e.university_slug[g.university_place.index(place)]
    if kind == ANCIENT:
        return "ancient." + e.ancient_slug[g.ancient_place.index(place)]
    if kind == MASTER:
        return "clause.play-master"
    if kind == OBJECTIVE:
        return objective_ref(e, g.objective_at[ON_MAP])
    bonus = e.place_bonus[place]
    if bonus >= 0 and g.token_at[bonus] >= 0:
        return token_ref(e, g.token_at[bonus])
    return "clause.nothing"


def tile_on(g: Newton, kind: int, special: int) -> str | None:
    """The tile on a special space of the tree or of the Work track, by its name."""
    e = g.e
    if kind == SPECIALISATION:
        return "specialisation." + e.specialisation_slug[g.specialisation_at[special]]
    return "invention." + e.invention_slug[g.invention_at[special]] if kind == INVENTION else None
