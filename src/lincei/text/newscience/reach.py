"""What a player can do next, as things stand: his steps by stage, with what they take and what they may bring."""

from __future__ import annotations

from lincei.text.newscience.marks import ACTIONS, discovery, track
from lincei.text.newscience.view import Reach, Seat, Table
from lincei.text.pen import Pen, with_note


def within_reach(desk: Seat, step: Reach) -> bool:
    """Whether the step can succeed now, with the rest that the player holds."""
    if "chance" in step:
        return max(step["chance"]) > 0
    return step.get("rest", 0) <= desk["rest"] and not step.get("lacks")


def percent(pen: Pen, chance: int) -> str:
    return pen.say("newscience-percent", number=chance)


def span(pen: Pen, chances: list[int]) -> str:
    """`67%`, or from the least to the most that rest can make of it: `33-67%`."""
    low, high = min(chances), max(chances)
    return percent(pen, low) if low == high else f"{low}-{percent(pen, high)}"


def draw_steps(pen: Pen, table: Table, seat: int) -> list[str]:
    """The steps of a player, a line for each stage at which there are any."""
    desk = table["seats"][seat]
    if desk["scientist"] is None:
        return []
    lines: list[str] = []
    for stage in ACTIONS:
        told = [tell_step(pen, desk, slug, step) for slug, step in desk["reach"].items() if step["stage"] == stage]
        if told:
            lines += pen.wrap(pen.pair(pen.say(f"newscience-steps-{stage}"), pen.rows(told)), 1, 3)
    return lines or pen.wrap(pen.say("newscience-steps-none"), 1)


def tell_step(pen: Pen, desk: Seat, slug: str, step: Reach) -> str:
    """`Logarithms (4 prestige, takes 1 rest)`."""
    notes = chances(pen, step["chance"]) if "chance" in step else []
    if "prestige" in step:
        notes.append(pen.say("newscience-step-prestige", number=step["prestige"]))
    missing = step.get("rest", 0)
    if missing:
        message = "newscience-step-rest" if missing <= desk["rest"] else "newscience-step-short"
        notes.append(pen.say(message, number=missing))
    if step.get("lacks"):
        lacking = ", ".join(f"{n} {track(pen, name)}" for name, n in step["lacks"].items())
        notes.append(pen.say("newscience-step-lacks", tracks="=" + lacking))
    return with_note(discovery(pen, slug), ", ".join(notes))


def chances(pen: Pen, by_rest: list[int]) -> list[str]:
    """The chance without rest, and with so much rest where that helps."""
    told = [percent(pen, by_rest[0])]
    for rest, chance in enumerate(by_rest[1:], start=1):
        if chance > by_rest[rest - 1]:
            told.append(pen.say("newscience-step-chance", rest=rest, chance="=" + percent(pen, chance)))
    return told
