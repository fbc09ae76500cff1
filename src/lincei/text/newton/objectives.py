"""The six objectives: where they are, what they need, what they are worth, and who has reached them."""

from __future__ import annotations

from lincei.text.newton.marks import books, place, potions, vp
from lincei.text.newton.view import Table, View
from lincei.text.pen import Pen


def draw_objectives(pen: Pen, view: View) -> list[str]:
    lines = pen.heading(pen.say("newton-head-objectives"))
    for slot in view["table"]["objectives"]:
        lines += tell_objective(pen, view, slot)
    return lines


def tell_objective(pen: Pen, view: View, slot: str) -> list[str]:
    """Where, which, what it scores; the books it needs; for the viewer what it would take and give now."""
    table = view["table"]
    tile = table["objectives"][slot]
    said = pen.say(
        "newton-goal",
        where="=" + where(pen, table, slot),
        objective=f"objective.{tile}",
        effect=table["board"]["effects"]["objectives"][tile] if tile else "clause.nothing",
        books="=" + books(pen, table["board"]["prerequisites"][slot]),
    )
    seat = view["seat"]
    if not table["round"]:
        return pen.wrap(said, 1, 2)
    if seat is not None:
        said += " " + for_viewer(pen, table, slot, seat)
    held = [i for i, desk in enumerate(table["seats"]) if desk["objectives"][slot]["held"] and i != seat]
    if held:
        said += " " + pen.say("newton-goal-held", names="=" + pen.who(held))
    return pen.wrap(said, 1, 2)


def for_viewer(pen: Pen, table: Table, slot: str, seat: int) -> str:
    goal = table["seats"][seat]["objectives"][slot]
    points = "=" + vp(pen, goal["vp"])
    if goal["held"]:
        return pen.say("newton-goal-yours", vp=points)
    if goal["potions"] == 0:
        return pen.say("newton-goal-open", vp=points)
    return pen.say("newton-goal-closed", vp=points, potions="=" + potions(pen, goal["potions"]))


def where(pen: Pen, table: Table, slot: str) -> str:
    """The space of an objective: a place, the end of the Work track, or an end of the tree."""
    if slot == "map":
        return next(place(pen, slug) for slug, p in table["board"]["places"].items() if p["kind"] == "objective")
    if slot == "work":
        return pen.say("newton-goal-work", space=len(table["work"]) - 1)
    space = next(slug for slug, s in table["board"]["tree"].items() if s["objective"] == slot)
    return pen.say("newton-goal-tree", space="=" + space)
