"""What the pieces of Newton are called on a page: full words, and short marks for maps and grids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lincei.text.newton.view import Board, Table, seen
from lincei.text.pen import Pen
from lincei.words import Words

NOTHING = "clause.nothing"


def pen_for(view: Mapping[str, object], words: Words, names: Sequence[str | None], plain: bool, ascii: bool) -> Pen:
    """A pen that calls places and Masters as the edition of this view does."""
    board = seen(view)["table"]["board"]
    called = {f"place.{slug}": place["name"] for slug, place in board["places"].items()}
    called |= {f"master.{slug}": master.get("name") for slug, master in board["masters"].items()}
    return Pen(words, names, plain, ascii, called)


def place(pen: Pen, slug: str) -> str:
    return pen.named(f"place.{slug}")


def master(pen: Pen, slug: str) -> str:
    return pen.named(f"master.{slug}")


def note(pen: Pen, table: Table, ref: str) -> str:
    """What is somewhere, or nothing; a token by what it gives."""
    if ref.startswith("token."):
        return token(pen, table, ref.removeprefix("token."))
    return "" if ref == NOTHING else pen.ref(ref)


def token(pen: Pen, table: Table, slug: str) -> str:
    return pen.ref(table["board"]["effects"]["tokens"][slug])


def card(pen: Pen, board: Board, slug: str) -> str:
    return pen.ref(board["cards"][slug]["name"])


def card_with_effect(pen: Pen, board: Board, slug: str) -> str:
    """`Travel 1b – green book`: a card with what is in its upper half."""
    effect = board["cards"][slug]["effect"]
    name = card(pen, board, slug)
    return name if effect == NOTHING else pen.text(f"{name} – {pen.ref(effect)}")


def master_with_effect(pen: Pen, board: Board, slug: str) -> str:
    row = board["masters"][slug]
    return pen.pair(
        master(pen, slug), pen.say("newton-table-master", effect=row["effect"], vp="=" + vp(pen, row["vp"]))
    )


# -- amounts ------------------------------------------------------------------------------------------------------


def amount(pen: Pen, kind: str, plural: str, n: int) -> str:
    if n == 0:
        return pen.say(f"newton-table-no-{kind}")
    return pen.ref(f"one.{kind}" if n == 1 else f"{plural}(={n})")


def coins(pen: Pen, n: int) -> str:
    return amount(pen, "coin", "coins", n)


def potions(pen: Pen, n: int) -> str:
    return amount(pen, "potion", "potions", n)


def vp(pen: Pen, n: int) -> str:
    return amount(pen, "vp", "vp", n)


def goods(pen: Pen, points: int, money: int, drinks: int) -> list[str]:
    """So many VP, coins and potions; what there is none of is left out."""
    said = [vp(pen, points)] if points else []
    said += [coins(pen, money)] if money else []
    return said + ([potions(pen, drinks)] if drinks else [])


def books(pen: Pen, amounts: Mapping[str, int]) -> str:
    """`2 orange, 1 wild`."""
    return pen.several([pen.say(f"newton-table-books-{name}", count=n) for name, n in amounts.items() if n])


def book_letters(pen: Pen, amounts: Mapping[str, int]) -> str:
    """`O+B`: each book as a letter."""
    return "+".join(pen.say(f"newton-short-{name}") for name, n in amounts.items() for _ in range(n))


def income_tile(pen: Pen, kind: str) -> str:
    """What an income tile brings in every Upkeep (N-16.06)."""
    return {"vp": vp(pen, 2), "coins": coins(pen, 2), "potion": potions(pen, 1)}[kind]


# -- players ------------------------------------------------------------------------------------------------------


def key(pen: Pen, table: Table) -> str:
    """Which letter is whose."""
    return ", ".join(pen.lettered(seat) for seat in range(len(table["seats"])))
