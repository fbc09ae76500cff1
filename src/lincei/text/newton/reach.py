"""What a player's pieces can come to: places, spaces of the tree and of the Work track, by the steps they are away."""

from __future__ import annotations

from lincei.text.newton.marks import NOTHING
from lincei.text.newton.view import Table

Found = dict[int, list[tuple[str, int]]]  # by steps: what is there, and the tolls on the way


def neighbours(table: Table) -> dict[str, list[tuple[str, int]]]:
    """Every place with the places that a road leads to, and its toll; by name within the edition's order."""
    found: dict[str, list[tuple[str, int]]] = {slug: [] for slug in table["board"]["places"]}
    for road in table["board"]["roads"]:
        found[road["from"]].append((road["to"], road["toll"]))
        found[road["to"]].append((road["from"], road["toll"]))
    return found


def places_ahead(table: Table, start: str, most: int) -> Found:
    """The places so many steps away, each at its fewest steps and the least toll for these.

    Nobody passes through the objective: it asks for its books on every entry.
    """
    roads = neighbours(table)
    tolls = {start: 0}
    last = [start]
    found: Found = {}
    for steps in range(1, most + 1):
        fresh: dict[str, int] = {}
        for here in last:
            if table["board"]["places"][here]["kind"] == "objective" and here != start:
                continue
            for there, toll in roads[here]:
                if there not in tolls:
                    fresh[there] = min(fresh.get(there, tolls[here] + toll), tolls[here] + toll)
        tolls |= fresh
        last = list(fresh)
        found[steps] = list(fresh.items())
    return found


def spaces_ahead(table: Table, start: str, most: int) -> dict[int, list[str]]:
    """The spaces of the tree so many steps ahead of one."""
    last = [start]
    found: dict[int, list[str]] = {}
    for steps in range(1, most + 1):
        last = list(dict.fromkeys(there for here in last for there in table["board"]["tree"][here]["next"]))
        found[steps] = last
    return found


def token_on(table: Table, bonus: int | None) -> str | None:
    """The token that still lies on a bonus space."""
    return None if bonus is None else table["tokens"][bonus]


def on_space(table: Table, slug: str) -> str:
    """What a space of the tree holds now, as a reference: a token, a tile, or nothing."""
    token = token_on(table, table["board"]["tree"][slug]["bonus"])
    return f"token.{token}" if token else table["tree"][slug]


def worth_a_trip(table: Table, seat: int, slug: str) -> bool:
    """Whether there is something at a place for this player: a token, or a tile with no cube of his on it."""
    return table["places"][slug] != NOTHING and slug not in table["seats"][seat]["visited"]
