"""The map: what lies on each place, who has been there, who is there, and where its roads lead."""

from __future__ import annotations

from lincei.text.newton.marks import key, note, place
from lincei.text.newton.reach import neighbours
from lincei.text.newton.view import Table
from lincei.text.pen import Pen, pad, sentence, width, with_note

HANG = 24  # how far further lines of a place stand in at most
GROUPS = (("university",), ("ancient",), ("city",), ("master", "objective"), ("start", "village"))


def draw_map(pen: Pen, table: Table) -> list[str]:
    """Every place, by kind, with its roads; what a player needs to plan a journey."""
    lines = pen.heading(pen.say("newton-head-map"))
    if not pen.plain:
        lines += pen.wrap(pen.say("newton-map-legend", players="=" + key(pen, table)), 1)
    roads = neighbours(table)
    for kinds in GROUPS:
        slugs = [slug for slug, where in table["board"]["places"].items() if where["kind"] in kinds]
        lines += pen.wrap(pen.say(f"newton-map-{kinds[0]}"), 1)
        names = {slug: f"{place(pen, slug)} {pieces(pen, table, slug)}".rstrip() for slug in slugs}
        widest = max(width(name) for name in names.values())
        for slug in slugs:
            lines += tell_place(pen, table, slug, names[slug], widest, roads[slug])
    return lines


def tell_place(pen: Pen, table: Table, slug: str, name: str, widest: int, roads: list[tuple[str, int]]) -> list[str]:
    """`Paris [A] <B>   University II. To Besancon, Speyer (1), Calais.`"""
    ways = [with_note(place(pen, there), price(pen, toll)) for there, toll in roads]
    there = what_is(pen, table, slug)
    said = [pen.say("newton-map-there", what="=" + sentence(there))] if there else []
    if pen.plain:
        said += spoken_pieces(pen, table, slug)
    said.append(pen.say("newton-map-roads", places="=" + ", ".join(sorted(ways))))
    if pen.plain:
        return pen.wrap(pen.pair(place(pen, slug), " ".join(said)))
    return pen.wrap(f"{pad(name, widest)}  {' '.join(said)}", 2, min(widest + 2, HANG))


def price(pen: Pen, toll: int) -> str:
    """A toll as a number, which the legend explains; where lines are read aloud, by its word."""
    return "" if not toll else pen.say("newton-reach-toll", toll=toll) if pen.plain else str(toll)


def what_is(pen: Pen, table: Table, slug: str) -> str:
    """The tile or token on a place, with what a city does."""
    ref = table["places"][slug]
    kind, _, tile = ref.partition(".")
    if kind == "city":
        return with_note(pen.ref(ref), pen.ref(table["board"]["effects"]["cities"][tile]))
    if kind in ("token", "objective"):
        return pen.say(f"newton-map-{kind}", what="=" + note(pen, table, ref))
    return note(pen, table, ref)


def in_short(pen: Pen, table: Table, slug: str) -> str:
    """The same in a word or two."""
    ref = table["places"][slug]
    kind, _, tile = ref.partition(".")
    if kind == "university":
        return pen.say("newton-short-university", number="=" + tile)
    return pen.ref(f"short.{tile}") if kind == "ancient" else note(pen, table, ref)


def visitors(table: Table, slug: str) -> list[int]:
    """Who has a cube here."""
    return [seat for seat, desk in enumerate(table["seats"]) if slug in desk["visited"]]


def travellers(table: Table, slug: str) -> list[int]:
    """Whose scientist is here."""
    return [seat for seat, desk in enumerate(table["seats"]) if desk["scientist"] == slug]


def pieces(pen: Pen, table: Table, slug: str) -> str:
    """`[AC] <B>`: cubes and scientists."""
    cubes, there = visitors(table, slug), travellers(table, slug)
    said = [f"[{pen.who(cubes)}]"] if cubes else []
    return " ".join([*said, f"<{pen.who(there)}>"] if there else said)


def spoken_pieces(pen: Pen, table: Table, slug: str) -> list[str]:
    cubes, there = visitors(table, slug), travellers(table, slug)
    said = [pen.say("newton-map-cubes", names="=" + pen.who(cubes))] if cubes else []
    return [*said, pen.say("newton-map-scientists", names="=" + pen.who(there))] if there else said
