"""What a seat may see, built up from nothing; and a position it cannot tell from the true one."""

from __future__ import annotations

from lincei.games.counting import bits, ones
from lincei.games.newton.actions import LEVEL_NAMES, OBJECTIVE_NAMES
from lincei.games.newton.notes import place_note, space_note, tile_on
from lincei.games.newton.rules.counts import worth
from lincei.games.newton.rules.prerequisites import occupies, potions_for_book_space, potions_for_objective
from lincei.games.newton.rules.upkeep import income_of
from lincei.games.newton.state import BASIC, IMPROVED, NONE, RESERVE, Newton, Player, symbol_count
from lincei.games.newton.terms import (
    ACTIONS,
    BITS,
    BOOKS,
    COLOURS,
    COUNT,
    INCOMES,
    LEVELS,
    MASTERS,
    OBJECTIVE_SPACES,
    PLACES,
)
from lincei.kernel.chance import Rng


def table(g: Newton, seat: int | None) -> dict[str, object]:
    """The public table, and of the hidden things only the seat's own Masters and choices."""
    e = g.e
    return {
        "round": g.round,
        "first": g.first,
        "turn": g.turns,
        "modules": [name for name, on in (("lessons", g.lessons), ("discoveries", g.discoveries)) if on],
        "masters": "draft" if g.draft else "dealt",
        "card": None if g.card == NONE else e.card_slug[g.card],
        "improved": bool(g.done & IMPROVED),
        "performed": bool(g.done & BASIC),
        "places": {e.place_slug[place]: place_note(g, place) for place in range(PLACES)},
        "tree": {
            e.tree_slug[i]: space_note(g, e.tree_kind[i], e.tree_special[i], e.tree_objective[i])
            for i in range(len(e.tree_slug))
        },
        "tiles": {
            "tree": {e.tree_slug[i]: tile_on(g, e.tree_kind[i], e.tree_special[i]) for i in range(len(e.tree_slug))},
            "work": [tile_on(g, e.work_kind[i], e.work_special[i]) for i in range(len(e.work_kind))],
        },
        "tokens": [None if token == NONE else e.token_slug[token] for token in g.token_at],
        "work": [space_note(g, e.work_kind[i], e.work_special[i], 1) for i in range(len(e.work_kind))],
        "objectives": {
            OBJECTIVE_NAMES[slot]: None if tile == NONE else e.objective_slug[tile]
            for slot, tile in enumerate(g.objective_at)
        },
        "display": {LEVEL_NAMES[level]: [e.card_slug[card] for card in g.display[level]] for level in range(LEVELS)},
        "decks": {
            LEVEL_NAMES[level]: {
                "cards": bits(g.unseen[level]) + len(g.under[level]),
                "under": [e.card_slug[card] for card in g.under[level]],
            }
            for level in range(LEVELS)
        },
        "developments": {ACTIONS[action]: n for action, n in enumerate(g.developments)},
        "incomes": {INCOMES[kind]: n for kind, n in enumerate(g.incomes)},
        "removed": [e.card_slug[card] for card in g.removed],
        "discoveries": [e.discovery_slug[tile] for tile in ones(g.available)],
        "seats": [desk(g, i, p, seat) for i, p in enumerate(g.seats)],
    }


def desk(g: Newton, seat: int, p: Player, viewer: int | None) -> dict[str, object]:
    """One player: everything is public but the Masters in hand and choices not yet revealed (N-2.05, N-2.07)."""
    e = g.e
    own = viewer == seat
    total = income_of(g, p)
    return {
        "colour": COLOURS[p.colour],
        "study_board": None if p.board == NONE else e.board_slug[p.board],
        "coins": p.coins,
        "potions": p.potions,
        "vp": p.vp,
        "hand": [e.card_slug[card] for card in p.hand],
        "desk": [e.card_slug[card] for card in p.desk],
        "tucked": [e.card_slug[card] for card in p.tucked],
        "values": {ACTIONS[action]: value_parts(g, p, action) for action in range(len(ACTIONS))},
        "books": books(g.books(p)),
        "drawers": [ACTIONS[action] for action in p.drawers],
        "slots": [INCOMES[kind] for kind in p.incomes],
        "medicine": p.medicine,
        "income": {"vp": total[0] + total[1] + total[2] + total[3], "coins": total[4], "potions": total[5]},
        "cubes": p.cubes,
        "visited": [e.place_slug[place] for place in ones(p.visited)],
        "scientist": e.place_slug[p.scientist],
        "students": [e.tree_slug[space] for space in p.students if space != RESERVE],
        "reserve": p.reserve(),
        "work": p.work,
        "shelf": [e.cell_name[cell] for cell in ones(p.shelf)],
        "needs": {e.cell_name[cell]: potions_for_book_space(g, p, cell) for cell in ones(e.book_cells & ~p.shelf)}
        if g.round
        else {},
        "tiles": p.tiles,
        "laid": p.laid,
        "runs": ones(p.runs),
        "tokens": [e.token_slug[token] for token in p.tokens],
        "objectives": objectives(g, p) if g.round else {},
        "masters": [e.master_slug[master] for master in ones(p.masters)] if own else None,
        "masters_in_hand": bits(p.masters),
        "played": [e.master_slug[master] for master in p.played],
        "packet": [e.master_slug[master] for master in ones(p.packet)] if own else None,
        "passed_on": [e.master_slug[master] for master in ones(p.passed_on)] if own else None,
        "choice": chosen(g, p) if own else None,
        "discoveries": {
            e.discovery_slug[tile]: {
                "face_up": bool(p.found >> tile & 1),
                "vp": worth(g, p, e.discovery_effect[tile].clauses[0]),
            }
            for tile in ones(p.found | p.cashed)
        },
    }


def chosen(g: Newton, p: Player) -> str | None:
    """A choice that the others do not see yet: a Master in the draft, a card to tuck later on."""
    if p.choice == NONE:
        return None
    return g.e.card_slug[p.choice] if g.round else g.e.master_slug[p.choice]


def objectives(g: Newton, p: Player) -> dict[str, object]:
    """For each objective space: whether it is held, the potions it would take to enter, the VP it would score now."""
    seen: dict[str, object] = {}
    for slot in range(OBJECTIVE_SPACES):
        effect = g.e.objective_effect[g.objective_at[slot]]
        seen[OBJECTIVE_NAMES[slot]] = {
            "held": occupies(g, p, slot),
            "potions": potions_for_objective(g, p, slot),
            "vp": worth(g, p, effect.clauses[0]),
        }
    return seen


def books(packed: int) -> dict[str, int]:
    return {name: packed >> BITS * kind & COUNT for kind, name in enumerate(BOOKS)}


def value_parts(g: Newton, p: Player, action: int) -> dict[str, int]:
    """The symbols of an action by where they are visible (N-4.01, N-4.02, N-4.05); `total` is their sum."""
    e = g.e
    printed = 1 if p.board != NONE and e.board_symbol[p.board] == action else 0
    on_desk = sum([symbol_count(e.card_symbols[card], action) for card in p.desk])
    under = sum([symbol_count(e.card_tucked[card], action) for card in p.tucked])
    drawers = len([tile for tile in p.drawers if tile == action])
    return {
        "total": printed + on_desk + under + drawers,
        "printed": printed,
        "desk": on_desk,
        "tucked": under,
        "drawers": drawers,
    }


# -- what a seat cannot know --------------------------------------------------------------------------------------


def determinise(g: Newton, seat: int, rng: Rng) -> Newton:
    """Deal the Masters that the seat cannot see anew.

    Those it passed on stay with the others, the last of them with the left neighbour. Decks hold no order that could
    leak. A choice that somebody has made but not revealed is made anew, too.
    """
    h = g.copy()
    h.rng = Rng(rng.below(1 << 29) + 1)
    if h.players > 1:
        deal_anew(h, seat, rng)
    return h


def deal_anew(h: Newton, seat: int, rng: Rng) -> None:
    own = h.seats[seat]
    left = (seat + 1) % h.players
    seen = own.masters | own.packet
    for p in h.seats:
        for master in p.played:
            seen |= 1 << master
    gave = own.gave & ~seen
    pool = ones(own.passed_on & ~seen & ~gave)
    unknown = ones((1 << MASTERS) - 1 & ~seen & ~own.passed_on)
    hidden = -bits(gave)
    for i, p in enumerate(h.seats):
        if i != seat:
            hidden += bits(p.masters) + bits(p.packet)
    while len(pool) < hidden:
        pool.append(unknown.pop(rng.below(len(unknown))))
    h.undealt = 0
    for master in unknown:
        h.undealt |= 1 << master
    for i, p in enumerate(h.seats):
        if i == seat:
            continue
        sure = gave if i == left else 0
        if h.round:
            p.masters = sure | draw(pool, bits(p.masters) - bits(sure), rng)
        else:
            p.packet = sure if sure else draw(pool, bits(p.packet), rng)
            p.masters = draw(pool, bits(p.masters), rng)
        choose_anew(h, p, rng)


def draw(dealt: list[int], n: int, rng: Rng) -> int:
    """So many Masters out of those dealt, as a bit mask."""
    mask = 0
    for _ in range(n):
        mask |= 1 << dealt.pop(rng.below(len(dealt)))
    return mask


def choose_anew(h: Newton, p: Player, rng: Rng) -> None:
    """Any choice would look the same from outside."""
    if p.choice != NONE:
        choices = list(p.desk) if h.round else ones(p.packet)
        p.choice = choices[rng.below(len(choices))]
