"""One player: goods, what each action is worth and why, desk and hand, shelf, pieces, Masters, discoveries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lincei.text.newton.marks import (
    books,
    card,
    card_with_effect,
    coins,
    goods,
    income_tile,
    master,
    master_with_effect,
    pen_for,
    place,
    potions,
    token,
    vp,
)
from lincei.text.newton.shelf import draw_shelf, in_reach, tiles_left
from lincei.text.newton.view import Seat, Table, View, seen
from lincei.text.pen import Pen, with_note
from lincei.words import Words

PARTS = ("printed", "desk", "tucked", "drawers")
COLUMNS = 5


def draw_board(
    view: Mapping[str, object],
    seat: int,
    words: Words,
    names: Sequence[str | None] = (),
    plain: bool = False,
    ascii: bool = False,
) -> list[str]:
    """One player's study board with everything that belongs to it."""
    return study_of(pen_for(view, words, names, plain, ascii), seen(view), seat)


def shows_board(touches: Sequence[str]) -> bool:
    """Whether there are book spaces, or tiles on the study board, to choose between."""
    return any(touched.startswith(("shelf.", "drawer.", "slot.")) for touched in touches)


def study_of(pen: Pen, view: View, seat: int) -> list[str]:
    table = view["table"]
    desk = table["seats"][seat]
    return [
        *pen.heading(title(pen, view, seat)),
        *pen.sentences(standing(pen, desk)),
        *tell_values(pen, view, seat),
        *tell_desk(pen, table, desk),
        *tell_hand(pen, table, desk),
        *draw_shelf(pen, table, desk),
        *pen.sentences(tiles(pen, desk, True) + pieces(pen, table, desk)),
        *tell_masters(pen, table, desk),
        *tell_discoveries(pen, table, desk),
    ]


def short_study_of(pen: Pen, view: View, seat: int) -> list[str]:
    """The same for a turn: without what seldom changes, with cards and Masters by name and the shelf in short."""
    table = view["table"]
    desk = table["seats"][seat]
    return [
        *pen.heading(title(pen, view, seat)),
        *pen.sentences(standing(pen, desk)),
        *tell_values(pen, view, seat),
        *pen.sentences(desk_in_short(pen, table, desk)),
        *in_reach(pen, table, desk),
        *pen.sentences(tiles(pen, desk, False) + master_names(pen, desk)),
    ]


# -- goods and values ---------------------------------------------------------------------------------------------


def title(pen: Pen, view: View, seat: int) -> str:
    """Letter and name, colour, and what is special about this player now."""
    table = view["table"]
    desk = table["seats"][seat]
    special = [pen.ref(f"colour.{desk['colour']}")]
    if desk["study_board"]:
        special.append(pen.ref(f"board.{desk['study_board']}"))
    if seat in view["waiting"]:
        special.append(pen.say("newton-seat-to-move"))
    if table["first"] == seat and view["players"] > 1:
        special.append(pen.say("newton-seat-first"))
    return with_note(pen.lettered(seat), ", ".join(special))


def standing(pen: Pen, desk: Seat) -> list[str]:
    """Goods, income and books."""
    said = pen.say(
        "newton-seat-goods",
        coins="=" + coins(pen, desk["coins"]),
        potions="=" + potions(pen, desk["potions"]),
        vp="=" + vp(pen, desk["vp"]),
    )
    return [
        said,
        income(pen, [desk["income"][kind] for kind in ("vp", "coins", "potions")]),
        library(pen, desk["books"]),
    ]


def income(pen: Pen, amounts: list[int]) -> str:
    """VP, coins and potions in every Upkeep."""
    gain = goods(pen, *amounts)
    return pen.say("newton-seat-income", goods="=" + ", ".join(gain)) if gain else pen.say("newton-seat-no-income")


def library(pen: Pen, shown: Mapping[str, int]) -> str:
    if not any(shown.values()):
        return pen.say("newton-seat-no-books")
    return pen.say("newton-seat-books", books="=" + books(pen, shown))


def tell_values(pen: Pen, view: View, seat: int) -> list[str]:
    """`Travel 3 = 1 printed + 1 on the desk + 1 in a drawer`, for each of the five actions."""
    table = view["table"]
    said = pen.say("newton-seat-values")
    if table["improved"] and not table["performed"] and seat == view["to_move"]:
        said += " " + pen.say("newton-seat-improved")
    values = [value_of(pen, action, parts) for action, parts in table["seats"][seat]["values"].items()]
    return pen.wrap(said, 1, 2) + pen.columns(values, 3)


def value_of(pen: Pen, action: str, parts: dict[str, int]) -> str:
    """The value of an action, and the places where its symbols are visible."""
    why = [pen.say(f"newton-part-{part}", count=parts[part]) for part in PARTS if parts[part]]
    value = f"{pen.ref(f'action.{action}')} {parts['total']}"
    return f"{value} = {' + '.join(why)}" if why else value


# -- cards --------------------------------------------------------------------------------------------------------


def tell_desk(pen: Pen, table: Table, desk: Seat) -> list[str]:
    """The columns in use: the card played there, and the one tucked under it."""
    lines: list[str] = []
    for column in range(max(len(desk["desk"]), len(desk["tucked"]))):
        if column < len(desk["desk"]):
            played = card_with_effect(pen, table["board"], desk["desk"][column])
            said = pen.say("newton-seat-column", column=column + 1, card="=" + played)
        else:
            said = pen.say("newton-seat-column-empty", column=column + 1)
        if column < len(desk["tucked"]):
            slug = desk["tucked"][column]
            face = table["board"]["cards"][slug]
            whole = face["special"]  # only a special action still works under the desk
            shown = (card_with_effect if whole else card)(pen, table["board"], slug)
            said += " " + pen.say("newton-seat-under", card="=" + shown)
        lines += pen.wrap(said, 1, 4)
    return lines or pen.wrap(pen.say("newton-seat-desk-empty"), 1, 2)


def desk_in_short(pen: Pen, table: Table, desk: Seat) -> list[str]:
    """The cards by name, and the special action under the column that the next card opens."""
    board = table["board"]
    said = []
    for message, cards in (("newton-seat-desk", desk["desk"]), ("newton-seat-tucked", desk["tucked"])):
        if cards:
            said.append(pen.say(message, cards="=" + ", ".join(card(pen, board, slug) for slug in cards)))
    column = len(desk["desk"])
    if column < len(desk["tucked"]) and board["cards"][desk["tucked"][column]]["special"]:
        shown = card_with_effect(pen, board, desk["tucked"][column])
        said.append(pen.say("newton-seat-next", column=column + 1, card="=" + shown))
    return said


def tell_hand(pen: Pen, table: Table, desk: Seat) -> list[str]:
    cards = [card_with_effect(pen, table["board"], slug) for slug in desk["hand"]]
    return pen.wrap(pen.say("newton-seat-hand", count=len(cards), cards="=" + pen.rows(cards)), 1, 2)


def tell_masters(pen: Pen, table: Table, desk: Seat) -> list[str]:
    """Masters in hand, which only their owner sees; then those played."""
    board = table["board"]
    if desk["masters"] is None:
        lines = pen.wrap(pen.say("newton-seat-masters-hidden", count=desk["masters_in_hand"]), 1, 2)
    else:
        lines = pen.wrap(pen.say("newton-seat-masters", count=len(desk["masters"])), 1, 2)
        for slug in desk["masters"]:
            lines += pen.wrap(master_with_effect(pen, board, slug), 3, 2)
    if desk["played"]:
        lines += pen.wrap(pen.say("newton-seat-played", count=len(desk["played"])), 1, 2)
        for slug in desk["played"]:
            lines += pen.wrap(master_with_effect(pen, board, slug), 3, 2)
    return lines


def master_names(pen: Pen, desk: Seat) -> list[str]:
    """Masters by name alone."""
    said = []
    if desk["masters"]:
        said.append(pen.say("newton-seat-master-names", names="=" + ", ".join(master(pen, s) for s in desk["masters"])))
    if desk["played"]:
        said.append(pen.say("newton-seat-played-names", names="=" + ", ".join(master(pen, s) for s in desk["played"])))
    return said


# -- tiles and pieces ---------------------------------------------------------------------------------------------


def tiles(pen: Pen, desk: Seat, empty: bool) -> list[str]:
    """Shelf tiles left, drawers and income slots; whether what is empty is told, too."""
    drawers = [pen.ref(f"action.{action}") for action in desk["drawers"]]
    slots = [income_tile(pen, kind) for kind in desk["slots"]]
    if desk["medicine"]:
        slots.append(pen.say("newton-seat-medicine", vp="=" + vp(pen, desk["medicine"])))
    said = [tiles_left(pen, desk)]
    for message, there in (("newton-seat-drawers", drawers), ("newton-seat-slots", slots)):
        if there or empty:
            said.append(pen.say(message, used=len(there), all=COLUMNS, tiles="=" + ", ".join(there)))
    return said


def pieces(pen: Pen, table: Table, desk: Seat) -> list[str]:
    """Cubes, scientist, students, marker and tokens."""
    visited = [place(pen, slug) for slug in desk["visited"]]
    said = [
        pen.say("newton-seat-scientist", place="=" + place(pen, desk["scientist"])),
        pen.say("newton-seat-cubes", count=desk["cubes"]),
        pen.say("newton-seat-visited", count=len(visited), places="=" + ", ".join(visited)),
        pen.say("newton-tree-students", spaces="=" + pen.several(desk["students"]), reserve=desk["reserve"]),
        pen.say("newton-work-marker", space=desk["work"]),
    ]
    if desk["tokens"]:
        tokens = ", ".join(token(pen, table, slug) for slug in desk["tokens"])
        said.append(pen.say("newton-seat-tokens", count=len(desk["tokens"]), tokens="=" + tokens))
    return said


def tell_discoveries(pen: Pen, table: Table, desk: Seat) -> list[str]:
    lines: list[str] = []
    for slug, found in desk["discoveries"].items():
        message = "newton-seat-discovery" if found["face_up"] else "newton-seat-cashed"
        said = pen.say(message, discovery=f"discovery.{slug}", vp="=" + vp(pen, found["vp"]))
        if found["face_up"]:
            row = table["board"]["discoveries"][slug]
            said = f"{said} {permanent(pen, row['books'], row['income'])}"
        lines += pen.wrap(said, 1, 2)
    return lines


def permanent(pen: Pen, shown: Mapping[str, int], amounts: list[int]) -> str:
    """What a discovery gives while it lies face up."""
    said = [library(pen, shown)] if shown else []
    return " ".join([*said, income(pen, amounts)] if any(amounts) else said)
