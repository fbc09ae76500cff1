"""Ways into a situation on whatever boards the edition has: roads, branches, book spaces, cards with books."""

from __future__ import annotations

from itertools import pairwise

from lincei.games.counting import ones
from lincei.games.newton.actions import OBJECTIVE_NAMES
from lincei.games.newton.state import RESERVE, Newton, symbol_count
from lincei.games.newton.terms import (
    ACTIONS,
    BASE_SIZE,
    BONUS_SPACES,
    BOOK,
    BOOKS,
    LEVEL_SIZE,
    LEVELS,
    PLACE_KINDS,
    SPACE_KIND,
    SPACE_KINDS,
    START_CARDS,
)
from lincei.games.newton.vocabulary import GAINS, amount
from tests.games.newton.layout import specialisation, token
from tests.games.newton.table import (
    EDITION,
    board_of,
    card_id,
    cell_id,
    colour,
    develop,
    goods,
    lay_out,
    marker,
    neighbours,
    place_id,
    play,
    play_card,
    scientist,
    situation,
    space_id,
    students,
    upkeep,
    visit,
)

START = EDITION.tree_slug[EDITION.tree_start]


def penniless(players: int = 4) -> Newton:
    """Seat 0 is on turn and has neither coins nor potions; with four players all tokens are on the boards."""
    g = situation(players)
    goods(g, 0, coins=0, potions=0)
    return g


def bare(players: int = 4) -> Newton:
    """The same, and no token lies on the boards any more."""
    g = penniless(players)
    for bonus in range(BONUS_SPACES):
        token(g, bonus, None)
    return g


# -- actions ------------------------------------------------------------------------------------------------------


def begin(g: Newton, action: str, value: int, card: str = "") -> Newton:
    """The player on turn plays this card, or the Joker, and begins its action with exactly this value."""
    seat = g.to_move
    slug = card or colour(g, seat, "joker")
    p = g.seats[seat]
    if ACTIONS[EDITION.board_symbol[p.board]] == action:
        board_of(g, seat, next(ACTIONS[s] for s in EDITION.board_symbol if ACTIONS[s] != action))
    missing = value - 1 - symbol_count(g.symbols(p), ACTIONS.index(action))
    assert missing >= 0, "more symbols than wanted are visible"
    develop(g, seat, *[action] * missing)
    play_card(g, slug)
    play(g, f"perform {action}")
    return g


def end_movement(g: Newton) -> None:
    """Stop, if that is still asked: a movement without a step left ends by itself where nothing can prolong it."""
    if g.question.rule() in ("N-5.01", "N-6.01", "N-7.01"):
        play(g, "stop")


def next_upkeep(g: Newton) -> tuple[int, int, int]:
    """Upkeep takes place; the VP, coins and potions that seat 0 gets in it."""
    p = g.seats[0]
    before, now = (p.vp, p.coins, p.potions), g.round
    upkeep(g)
    while g.round == now:
        g.apply(g.legal[0])
    return (p.vp - before[0], p.coins - before[1], p.potions - before[2])


def play_master(g: Newton, master: str) -> Newton:
    """The player on turn brings the Work marker to the Master space and plays this Master; coins are spent."""
    goods(g, g.to_move, coins=0)
    marker(g, g.to_move, work_space("master") - 1)
    begin(g, "work", 1)
    play(g, "step")
    end_movement(g)
    goods(g, g.to_move, coins=0)
    play(g, f"master {master}")
    return g


# -- the map ------------------------------------------------------------------------------------------------------


def kind_of(place: str) -> str:
    return PLACE_KINDS[EDITION.place_kind[place_id(place)]]


def places(kind: str) -> list[str]:
    return [place for place in EDITION.place_slug if kind_of(place) == kind]


CUBE_PLACES = [place for place in EDITION.place_slug if kind_of(place) not in ("start", "village")]


def visited(g: Newton, seat: int = 0) -> list[str]:
    """The places with a cube of this seat."""
    return [EDITION.place_slug[place] for place in ones(g.seats[seat].visited)]


def fill_map(g: Newton, n: int, *empty: str) -> None:
    """So many cubes of seat 0 lie on the map, on the first places that are none of these."""
    visit(g, 0, *[place for place in CUBE_PLACES if place not in empty][:n])


def bonus_on(place: str) -> int:
    """The number of the bonus space on a gold village, -1 elsewhere."""
    return EDITION.place_bonus[place_id(place)]


def roads(toll: bool) -> list[tuple[str, str]]:
    """All roads, each in both directions: those with a toll, or those without."""
    return [
        (here, there) for here in EDITION.place_slug for there, price in neighbours(here).items() if bool(price) == toll
    ]


def road_to(kind: str, toll: bool = False) -> tuple[str, str]:
    """A road (from, to) that leads to a place of this kind."""
    return next(road for road in roads(toll) if kind_of(road[1]) == kind)


def way_over(kind: str) -> tuple[str, str, str]:
    """Two roads without toll, passing through a place of this kind and ending in another place than they began."""
    free = roads(False)
    return next((a, b, d) for a, b in free for c, d in free if b == c and a != d and kind_of(b) == kind)


def route(here: str, there: str) -> list[str]:
    """A shortest way along roads, without the place where it begins."""
    ways = [[here]]
    while ways[0][-1] != there:
        way = ways.pop(0)
        ways += [[*way, place] for place in neighbours(way[-1]) if place not in way]
    return ways[0][1:]


def travel(*stops: str) -> list[str]:
    """The steps of the scientist to these places."""
    return [f"travel {stop}" for stop in stops]


def at(g: Newton, place: str, value: int, coins: int = 0, card: str = "") -> Newton:
    """Seat 0 with so many coins has begun a Travel of this value with the scientist on this place."""
    scientist(g, 0, place)
    goods(g, 0, coins=coins)
    return begin(g, "travel", value, card)


def arrive(g: Newton, there: str) -> Newton:
    """Seat 0 has just ended a Travel of value 1 on this place, and paid the toll with coins it got for that."""
    here, toll = min(neighbours(there).items(), key=lambda road: road[1])
    at(g, here, 1, coins=g.seats[0].coins + toll)
    play(g, f"travel {there}")
    end_movement(g)
    return g


def city_with(effect: str) -> str:
    """A city tile with this effect."""
    return EDITION.city_slug[[e.text for e in EDITION.city_effect].index(effect)]


# -- the tree and the Work track ----------------------------------------------------------------------------------


def tree_kind(space: str) -> str:
    return SPACE_KINDS[SPACE_KIND.index(EDITION.tree_kind[space_id(space)])]


def is_end(space: str) -> bool:
    return EDITION.tree_end[space_id(space)]


def after(space: str) -> list[str]:
    """The next spaces of the tree."""
    return [EDITION.tree_slug[EDITION.edge_to[edge]] for edge in EDITION.tree_edges[space_id(space)]]


def tree_ways(steps: int) -> list[list[str]]:
    """Every way of so many steps along the tree: the spaces from where it begins to where it ends."""
    ways = [[space] for space in EDITION.tree_slug]
    for _ in range(steps):
        ways = [[*way, there] for way in ways for there in after(way[-1])]
    return ways


def tree_road(kind: str, end: bool = False) -> tuple[str, str]:
    """A space of the tree and the next, which is of this kind: an end, or one from which a free branch goes on."""
    going_on = {way[0] for way in tree_ways(1) if tree_kind(way[1]) != "objective"}
    here, there = next(
        way
        for way in tree_ways(1)
        if tree_kind(way[1]) == kind and is_end(way[1]) == end and (end or way[1] in going_on)
    )
    return here, there


def plain_way(steps: int) -> list[str]:
    """A way of so many steps without an end space."""
    return next(way for way in tree_ways(steps) if not is_end(way[-1]))


def on_tree(g: Newton, seat: int = 0) -> list[str]:
    """The spaces of the students on the tree, in the order of the pieces."""
    return [EDITION.tree_slug[space] for space in g.seats[seat].students if space != RESERVE]


def branches(way: list[str]) -> list[str]:
    """The steps of a student along a way."""
    return [f"student {here}-{there}" for here, there in pairwise(way)]


def special_on(space: str) -> int:
    """Which specialisation or invention space of the tree this is."""
    return EDITION.tree_special[space_id(space)]


def work_space(kind: str) -> int:
    """The first space of this kind on the Work track."""
    return EDITION.work_kind.index(SPACE_KIND[SPACE_KINDS.index(kind)])


def bonus_space(space: str) -> int:
    """The number of the bonus space on the tree, -1 where there is none."""
    return EDITION.tree_bonus[space_id(space)]


def token_of(good: str) -> tuple[str, int]:
    """A token that gives this good (coins, vp, potions, students), and how many of it."""
    verb = GAINS.index(good)
    token = next(i for i, effect in enumerate(EDITION.token_effect) if effect.verb == verb)
    return EDITION.token_slug[token], EDITION.token_effect[token].clauses[0].n


def token_with(effect: str) -> str:
    return EDITION.token_slug[[e.text for e in EDITION.token_effect].index(effect)]


def reach(g: Newton, effect: str) -> Newton:
    """The Work marker of the player on turn has just ended on a specialisation with this effect; coins are spent."""
    space = work_space("specialisation")
    specialisation(g, EDITION.work_special[space], effect)
    marker(g, g.to_move, space - 1)
    begin(g, "work", 1)
    play(g, "step")
    end_movement(g)
    goods(g, g.to_move, coins=0)
    return g


# -- cards --------------------------------------------------------------------------------------------------------


def base_cards(level: int) -> list[str]:
    """The cards of a level (1 to 3) that every game has."""
    first = START_CARDS + LEVEL_SIZE * (level - 1)
    return EDITION.card_slug[first : first + BASE_SIZE]


# -- prerequisites ------------------------------------------------------------------------------------------------


def book_names(packed: int) -> list[str]:
    return [name for kind, name in enumerate(BOOKS) for _ in range(amount(packed, kind))]


def need_of(cell: str) -> str:
    """The prerequisite of a book space as an edition writes it; nothing for the printed tile."""
    i = cell_id(cell)
    if EDITION.need_university[i] >= 0:
        return f"university {EDITION.university_slug[EDITION.need_university[i]]}"
    if EDITION.need_ancient[i] >= 0:
        return f"ancient {EDITION.ancient_slug[EDITION.need_ancient[i]]}"
    return " ".join(book_names(EDITION.need_books[i]))


def row_of(cell: str) -> int:
    return EDITION.cell_row[cell_id(cell)]


def cells(need: str = "", value: int = 3) -> list[str]:
    """The free book spaces in rows up to this value whose prerequisite begins so."""
    names = [name for name in EDITION.cell_name if name and cell_id(name) != EDITION.printed]
    return [name for name in names if row_of(name) <= value and need_of(name).startswith(need)]


def books(g: Newton, seat: int, *colours: str, besides: str = "") -> list[str]:
    """Lay out base cards that show exactly these books together, none of them for the action `besides`."""
    wanted = sum(BOOK[BOOKS.index(name)] for name in colours)
    deck = [card_id(slug) for level in range(1, LEVELS + 1) for slug in base_cards(level)]
    useful = [c for c in deck if EDITION.card_books[c] and besides not in [ACTIONS[a] for a in EDITION.card_actions[c]]]
    found = summing(useful, wanted)
    assert found is not None, f"no cards with the books {colours}"
    slugs = [EDITION.card_slug[card] for card in found]
    lay_out(g, seat, *slugs)
    return slugs


def summing(cards: list[int], wanted: int) -> list[int] | None:
    """Some of these cards whose books add up to those wanted."""
    if not wanted:
        return []
    for i, card in enumerate(cards):
        have = EDITION.card_books[card]
        if all(amount(have, kind) <= amount(wanted, kind) for kind in range(len(BOOKS))):
            rest = summing(cards[i + 1 :], wanted - have)
            if rest is not None:
                return [card, *rest]
    return None


def objective_books(slot: str) -> list[str]:
    """The four books that an objective space asks for."""
    return book_names(EDITION.objective_need[OBJECTIVE_NAMES.index(slot)])


def objective_action(slot: str) -> str:
    return {"map": "travel", "work": "work"}.get(slot, "technology")


def objective_space(slot: str) -> str:
    """The place or space of the tree where an objective lies."""
    if slot == "map":
        return EDITION.place_slug[EDITION.objective_place]
    return EDITION.tree_slug[EDITION.tree_objective.index(OBJECTIVE_NAMES.index(slot))]


def before_objective(g: Newton, slot: str, value: int = 1) -> str:
    """The player on turn, with no coin but a toll, has begun an action one step before this objective: that step."""
    seat = g.to_move
    goods(g, seat, coins=0)
    text = "step"
    if slot == "map":
        there = objective_space(slot)
        here, toll = next(iter(neighbours(there).items()))
        goods(g, seat, coins=toll)
        scientist(g, seat, here)
        text = f"travel {there}"
    elif slot == "work":
        marker(g, seat, EDITION.work_end - 1)
    else:
        there = objective_space(slot)
        here = next(way[0] for way in tree_ways(1) if way[1] == there)
        students(g, seat, here, EDITION.tree_slug[EDITION.tree_start])
        text = f"student {here}-{there}"
    begin(g, objective_action(slot), value)
    return text
