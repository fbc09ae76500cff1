"""Moments of a turn at which something is asked, each reached by play: inside actions of cards, tiles and Masters."""

from __future__ import annotations

from collections.abc import Callable

from lincei.games.newton.state import Newton
from tests.games.newton.boards import play_master, special_on, tree_road, work_space
from tests.games.newton.layout import city, invention, masters, offer, specialisation
from tests.games.newton.table import (
    EDITION,
    cards_with,
    colour,
    develop,
    goods,
    income_tiles,
    lay_out,
    legal,
    marker,
    neighbours,
    play,
    play_card,
    scientist,
    show,
    situation,
    students,
    tuck,
)
from tests.games.newton.turns import (
    EXCHANGE,
    acting,
    card_played,
    clear_tokens,
    play_with_value,
)

START = EDITION.tree_slug[EDITION.tree_start]


def with_master(slug: str) -> Newton:
    """Seat 0 has just played this Master on the Work track."""
    g = situation(4)
    clear_tokens(g)
    masters(g, 0, slug, *[other for other in EDITION.master_slug if other != slug][:3])
    students(g, 0, START, START)
    show(g, *cards_with(level=1, action="work")[:2], *cards_with(level=3)[:1])
    goods(g, 0, potions=9)
    return play_master(g, slug)


def in_a_city(tile: str, **options: str) -> Newton:
    """Seat 0 ends a Travel in Istanbul, where this tile lies, with 9 coins."""
    g = acting("travel", 1, 9, "", 4, **options)
    city(g, "istanbul", tile)
    scientist(g, 0, next(place for place, toll in neighbours("istanbul").items() if toll == 0))
    play(g, "travel istanbul", "stop")
    return g


def on_invention(effect: str) -> Newton:
    """Seat 0's marker ends a Work action on this invention."""
    g = acting("work", 1)
    invention(g, EDITION.work_special[work_space("invention")], effect)
    marker(g, 0, work_space("invention") - 1)
    play(g, "step")
    return g


def on_specialisation(effect: str, *drawers: str, slots: int = 0) -> Newton:
    """Seat 0's student ends a Technology action on this specialisation."""
    here, there = tree_road("specialisation")
    g = acting("technology", 1)
    develop(g, 0, *drawers)
    income_tiles(g, 0, *["vp", "vp", "coins", "coins", "potion"][:slots])
    students(g, 0, here)
    specialisation(g, special_on(there), effect)
    play(g, f"student {here}-{there}")
    return g


def between_two_tiles() -> Newton:
    """A card of family 4 has laid its first tile."""
    g = card_played("study", 3, 9, cards_with("pay 3 coins: second-tile")[0])
    goods(g, 0, potions=9)
    play(g, "perform study")
    play(g, next(text for text in legal(g, "shelve") if text.endswith("1")))
    return g


def between_boyles_tiles() -> Newton:
    g = with_master("boyle")
    play(g, next(text for text in legal(g, "shelve") if text.endswith("1")))
    return g


def work_of_a_special_action() -> Newton:
    """Under the first column lies a special action that grants Work 1 after Lessons."""
    g = situation(4, 1, modules="lessons")
    tuck(g, 0, cards_with(special="after lessons 1: work 1")[0])
    show(g, *cards_with(level=1)[:3])
    goods(g, 0, coins=0)
    play_with_value(g, "lessons", 1)
    play(g, "perform lessons")
    play(g, legal(g, "take")[0], "use special")
    return g


def half_price() -> Newton:
    g = in_a_city("instrument-maker", modules="discoveries")
    goods(g, 0, coins=9)
    offer(g, *EDITION.discovery_slug[:6])
    return g


def stepped(g: Newton, *texts: str) -> Newton:
    play(g, *texts)
    return g


def browne() -> Newton:
    g = with_master("browne")
    return stepped(g, legal(g, "take")[0])


def descartes() -> Newton:
    g = with_master("descartes")
    return stepped(g, legal(g, "take")[0])


def first_branch() -> str:
    return f"student {START}-{EDITION.tree_slug[EDITION.edge_to[EDITION.tree_edges[EDITION.tree_start][0]]]}"


def full_drawers() -> Newton:
    return on_specialisation("develop work", "work", "travel", "travel", "lessons", "study")


def exchange_effect() -> Newton:
    """The basic action of the card is over, its special effect not used."""
    g = situation()
    play_card(g, EXCHANGE)
    return stepped(g, "perform work", "stop")


def joker() -> Newton:
    g = situation()
    play_card(g, colour(g, 0, "joker"))
    return g


def no_card_left() -> Newton:
    g = situation()
    lay_out(g, 0, *[colour(g, 0, action) for action in ("work", "travel")])
    g.removed += g.seats[0].hand
    g.seats[0].hand = ()
    g.settle()
    return g


def stepped_to_master() -> Newton:
    g = acting("work", 1)
    marker(g, 0, work_space("master") - 1)
    return stepped(g, "step")


def on_invention_with_potions(effect: str) -> Newton:
    g = acting("work", 1)
    goods(g, 0, potions=3)
    invention(g, EDITION.work_special[work_space("invention")], effect)
    marker(g, 0, work_space("invention") - 1)
    return stepped(g, "step")


# Moments at which the card's own action can be improved, those at which it cannot, each by its name.
IMPROVABLE: dict[str, Callable[[], Newton]] = {
    "card played": lambda: card_played("work", 2),
    "Joker played": joker,
    "before the first step of Work": lambda: acting("work", 2),
    "between two steps of Work": lambda: stepped(acting("work", 2), "step"),
    "before a student is chosen": lambda: acting("technology", 2),
    "between two steps of Technology": lambda: stepped(acting("technology", 2), first_branch()),
    "before the first road": lambda: acting("travel", 2),
    "between two roads": lambda: stepped(acting("travel", 2), f"travel {next(iter(neighbours('basel')))}"),
    "before a card is taken": lambda: acting("lessons", 1),
    "before a tile is laid": lambda: acting("study", 2, 3),
    "between two tiles of one card": between_two_tiles,
}
FIXED: dict[str, Callable[[], Newton]] = {
    "before the card": situation,
    "with an empty hand": no_card_left,
    "after the basic action": lambda: stepped(acting("work", 2), "stop"),
    "after it, with an effect to use": exchange_effect,
    "a Master may be played": stepped_to_master,
    "inside Kepler's Work": lambda: stepped(with_master("kepler"), "step"),
    "between Halley's students": lambda: stepped(with_master("halley"), first_branch(), "stop"),
    "inside Galilei's Travel": lambda: stepped(with_master("galilei"), f"travel {next(iter(neighbours('basel')))}"),
    "between Browne's cards": browne,
    "after Descartes' card": descartes,
    "between Boyle's tiles": between_boyles_tiles,
    "Winkelmann's cube": lambda: with_master("winkelmann"),
    "Paracelsus' choice": lambda: with_master("paracelsus"),
    "Travel of an invention": lambda: on_invention("1 potion, travel 3"),
    "Lessons of an invention": lambda: on_invention("2 vp, lessons 3"),
    "Study of an invention": lambda: on_invention_with_potions("2 coins, study 3"),
    "a cube for coins": lambda: in_a_city("letter-office"),
    "a tile of choice": lambda: on_specialisation("choice"),
    "full drawers": full_drawers,
    "full slots": lambda: on_specialisation("income vp", slots=5),
    "Work of a special action": work_of_a_special_action,
    "a discovery at half price": half_price,
}
EVERY = {**IMPROVABLE, **FIXED}
