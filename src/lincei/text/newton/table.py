"""The table of Newton as text in 80 columns, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lincei.text.newton.europe import draw_map, in_short
from lincei.text.newton.marks import (
    card,
    card_with_effect,
    coins,
    income_tile,
    master,
    master_with_effect,
    note,
    pen_for,
    place,
    potions,
    vp,
)
from lincei.text.newton.objectives import draw_objectives
from lincei.text.newton.reach import on_space, places_ahead, spaces_ahead, worth_a_trip
from lincei.text.newton.study import permanent, short_study_of, study_of
from lincei.text.newton.tree import draw_tree
from lincei.text.newton.view import Table, View, seen
from lincei.text.newton.work import draw_work
from lincei.text.pen import Pen, with_note
from lincei.words import Words

ROUNDS = 6
TURNS = 5


def draw(
    view: Mapping[str, object],
    words: Words,
    names: Sequence[str | None] = (),
    plain: bool = False,
    ascii: bool = False,
    boards: Sequence[int] | None = None,
) -> list[str]:
    """The whole table, then the players; `boards` are the seats whose study board is shown (None: all)."""
    pen = pen_for(view, words, names, plain, ascii)
    shown = seen(view)
    table = shown["table"]
    lines = [
        *pen.sentences(headline(pen, shown, True), 0),
        *draw_display(pen, table),
        *draw_decks(pen, table),
        *draw_map(pen, table),
        *draw_tree(pen, table),
        *draw_work(pen, table),
        *draw_objectives(pen, shown),
        *draw_stacks(pen, table),
        *draw_discoveries(pen, table),
    ]
    if not table["round"]:
        lines += draw_draft(pen, shown)
    drawn = [seat for seat in range(shown["players"]) if boards is None or seat in boards]
    for seat in drawn:
        lines += study_of(pen, shown, seat)
    rest = [seat for seat in range(shown["players"]) if seat not in drawn]
    return lines + (["", *others(pen, shown, rest)] if rest else [])


def draw_turn(
    view: Mapping[str, object],
    before: Mapping[str, object] | None,
    words: Words,
    names: Sequence[str | None] = (),
    plain: bool = False,
    ascii: bool = False,
) -> list[str]:
    """What a seat wants to see when its turn comes: the display, what its pieces can come to, its study board.

    Whoever tucks a card is shown the study board alone, whoever keeps a Master the packet.
    """
    shown = seen(view)
    seat = shown["seat"]
    if seat is None:
        return draw(view, words, names, plain, ascii, [])
    pen = pen_for(view, words, names, plain, ascii)
    table = shown["table"]
    lines = pen.sentences(headline(pen, shown, False), 0)
    if not table["round"]:
        return lines + draw_draft(pen, shown) + pen.wrap(pen.say("newton-table-more-draft"))
    lines += others(pen, shown, [i for i in range(shown["players"]) if i != seat])
    if shown["asked"] is None or shown["asked"]["message"] != "newton-ask-tuck":
        lines += draw_display(pen, table) + draw_reach(pen, table, seat)
    return lines + short_study_of(pen, shown, seat) + pen.wrap(pen.say("newton-table-more"))


def headline(pen: Pen, view: View, modules: bool) -> list[str]:
    """Which round and turn it is, who is asked or has won, who begins; and, if wished, the modules in play."""
    table = view["table"]
    if view["ranking"] is not None:
        best = [pen.name(seat) for seat, where in enumerate(view["ranking"]) if where == 1]
        points = max(view["scores"])
        if view["players"] == 1:
            return [pen.say("newton-table-solo", points=points)]
        return [pen.say("newton-table-won", points=points, names="=" + ", ".join(best), count=len(best))]
    said = []
    if table["round"]:
        turn = (table["turn"] - 1) // view["players"] + 1
        said.append(pen.say("newton-table-round", round=table["round"], rounds=ROUNDS, turn=turn, turns=TURNS))
    else:
        said.append(pen.say("newton-table-masters"))
    if view["players"] > 1:
        if len(view["waiting"]) > 1:
            said.append(pen.say("newton-table-waiting", names="=" + ", ".join(pen.name(i) for i in view["waiting"])))
        elif view["to_move"] >= 0:
            said.append(pen.say("newton-table-to-move", player=view["to_move"]))
        said.append(pen.say("newton-table-first", player=table["first"]))
    if modules and table["modules"]:
        used = ", ".join(pen.say(f"newton-module-{name}") for name in table["modules"])
        said.append(pen.say("newton-table-modules", modules="=" + used))
    return said


def others(pen: Pen, view: View, seats: list[int]) -> list[str]:
    """Players in a line each."""
    lines: list[str] = []
    for seat in seats:
        desk = view["table"]["seats"][seat]
        said = pen.say(
            "newton-seat-short",
            coins="=" + coins(pen, desk["coins"]),
            potions="=" + potions(pen, desk["potions"]),
            vp="=" + vp(pen, desk["vp"]),
            cards=len(desk["hand"]),
        )
        lines += pen.wrap(pen.pair(pen.lettered(seat), said), 1, 2)
    return lines


# -- cards --------------------------------------------------------------------------------------------------------


def draw_display(pen: Pen, table: Table) -> list[str]:
    """The cards that can be taken, row by row from the deck outwards, with what is in their upper halves."""
    lines = pen.heading(pen.say("newton-head-display"))
    for level, cards in table["display"].items():
        if pen.plain:
            told = pen.rows([card_with_effect(pen, table["board"], slug) for slug in cards]) or pen.several([])
            lines += pen.wrap(pen.say("newton-table-row", level="=" + level, cards="=" + told))
            continue
        for number, slug in enumerate(cards):
            label = level if number == 0 else ""
            lines += pen.wrap(f"{label:<4}{card_with_effect(pen, table['board'], slug)}", 1, 6)
    return lines


def draw_decks(pen: Pen, table: Table) -> list[str]:
    """How many cards the decks hold, and those at their bottoms that everybody has seen."""
    lines: list[str] = []
    for level, deck in table["decks"].items():
        said = pen.say("newton-table-deck", level="=" + level, count=deck["cards"])
        if deck["under"]:
            known = ", ".join(card(pen, table["board"], slug) for slug in deck["under"])
            said += " " + pen.say("newton-table-under", cards="=" + known)
        lines += pen.wrap(said, 1, 2)
    if table["removed"]:
        gone = ", ".join(card(pen, table["board"], slug) for slug in table["removed"])
        lines += pen.wrap(pen.say("newton-table-removed", cards="=" + gone), 1, 2)
    return lines


def draw_draft(pen: Pen, view: View) -> list[str]:
    """Before the first round: the Masters to choose from, and those already kept."""
    seat = view["seat"]
    if seat is None:
        return []
    table = view["table"]
    desk = table["seats"][seat]
    lines: list[str] = []
    if desk["packet"]:
        lines += pen.heading(pen.say("newton-head-packet"))
        for slug in desk["packet"]:
            lines += pen.wrap(master_with_effect(pen, table["board"], slug), 1, 2)
    if desk["choice"]:
        chosen = master(pen, desk["choice"])
        lines += pen.wrap(pen.say("newton-table-chosen", master="=" + chosen), 1, 2)
    if desk["masters"]:
        lines += pen.heading(pen.say("newton-head-kept"))
        for slug in desk["masters"]:
            lines += pen.wrap(master_with_effect(pen, table["board"], slug), 1, 2)
    return lines


# -- what pieces can come to --------------------------------------------------------------------------------------


def draw_reach(pen: Pen, table: Table, seat: int) -> list[str]:
    """For each piece of a player what lies ahead of it, as far as the next actions may carry it."""
    desk = table["seats"][seat]
    lines = pen.heading(pen.say("newton-head-reach"))
    far = horizon(desk["values"]["travel"]["total"])
    found = {
        steps: [
            with_note(place(pen, slug), place_note(pen, table, slug, toll))
            for slug, toll in ahead
            if worth_a_trip(table, seat, slug)
        ]
        for steps, ahead in places_ahead(table, desk["scientist"], far).items()
    }
    lines += tell_reach(pen, pen.say("newton-seat-scientist", place="=" + place(pen, desk["scientist"])), found)
    far = horizon(desk["values"]["technology"]["total"])
    for space in dict.fromkeys(desk["students"]):
        spaces = {
            steps: [with_note(slug, told) for slug in ahead if (told := note(pen, table, on_space(table, slug)))]
            for steps, ahead in spaces_ahead(table, space, far).items()
        }
        count = desk["students"].count(space)
        lines += tell_reach(pen, pen.say("newton-reach-students", count=count, space="=" + space), spaces)
    track = {
        number - desk["work"]: [pen.ref(ref)]
        for number, ref in enumerate(table["work"])
        if number > desk["work"] and note(pen, table, ref)
    }
    return lines + tell_reach(pen, pen.say("newton-work-marker", space=desk["work"]), track)


def horizon(value: int) -> int:
    """How far to look: the value so far and the card to come, within reason."""
    return max(2, min(value + 1, 3))


def place_note(pen: Pen, table: Table, slug: str, toll: int) -> str:
    there = in_short(pen, table, slug)
    return f"{there}, {pen.say('newton-reach-toll', toll=toll)}" if toll else there


def tell_reach(pen: Pen, piece: str, found: dict[int, list[str]]) -> list[str]:
    """`Scientist in Basel. In 2 steps: Paris (University II), …`"""
    steps = [
        pen.say("newton-reach-steps", steps=n, things="=" + ", ".join(things)) for n, things in found.items() if things
    ]
    return pen.wrap(" ".join([piece, *(steps or [pen.say("newton-reach-nothing")])]), 1, 2)


# -- tiles --------------------------------------------------------------------------------------------------------


def draw_stacks(pen: Pen, table: Table) -> list[str]:
    """The development and income tiles that are left."""
    lines = pen.heading(pen.say("newton-head-stacks"))
    ideas = [with_note(pen.ref(f"action.{action}"), str(n)) for action, n in table["developments"].items()]
    lines += pen.wrap(pen.say("newton-table-developments", tiles="=" + ", ".join(ideas)), 1, 2)
    incomes = [with_note(income_tile(pen, kind), str(n)) for kind, n in table["incomes"].items()]
    return lines + pen.wrap(pen.say("newton-table-incomes", tiles="=" + ", ".join(incomes)), 1, 2)


def draw_discoveries(pen: Pen, table: Table) -> list[str]:
    """The discoveries for sale, with what they give while face up and the VP for which they are turned over."""
    if "discoveries" not in table["modules"]:
        return []
    lines = pen.heading(pen.say("newton-head-discoveries"))
    for slug in table["discoveries"]:
        row = table["board"]["discoveries"][slug]
        said = pen.say(
            "newton-table-discovery",
            discovery=f"discovery.{slug}",
            price="=" + coins(pen, row["cost"]),
            permanent="=" + permanent(pen, row["books"], row["income"]),
            effect=row["effect"],
        )
        lines += pen.wrap(said, 1, 2)
    return lines if table["discoveries"] else lines + pen.wrap(pen.say("newton-table-no-discoveries"), 1, 2)
