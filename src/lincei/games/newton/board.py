"""What is printed and never changes, for those who draw the table: map, tree, track, shelf, cards and tiles."""

from __future__ import annotations

from lincei.games.newton.actions import OBJECTIVE_NAMES
from lincei.games.newton.refs import card_ref, effect_of_card
from lincei.games.newton.state import Newton
from lincei.games.newton.terms import (
    ACTIONS,
    BASE_SIZE,
    BITS,
    BOOKS,
    CARDS,
    COUNT,
    LEVEL_SIZE,
    PLACE_KINDS,
    PLACES,
    SPACE_KIND,
    SPACE_KINDS,
    START_CARDS,
)


def board(g: Newton) -> dict[str, object]:
    e = g.e
    return {
        "places": {
            e.place_slug[i]: {
                "name": e.place_label[i] or None,
                "kind": PLACE_KINDS[e.place_kind[i]],
                "gold": e.place_gold[i],
                "bonus": None if e.place_bonus[i] < 0 else e.place_bonus[i],
                "lon": e.place_lon[i],
                "lat": e.place_lat[i],
            }
            for i in range(PLACES)
        },
        "roads": [
            {
                "from": e.place_slug[i],
                "to": e.place_slug[j],
                "toll": e.toll[PLACES * i + j],
                "by": e.road_by[PLACES * i + j],
            }
            for i in range(PLACES)
            for j in e.neighbours[i]
            if i < j
        ],
        "tree": {
            e.tree_slug[i]: {
                "kind": kind_name(e.tree_kind[i]),
                "x": e.tree_x[i],
                "y": e.tree_y[i],
                "end": e.tree_end[i],
                "bonus": None if e.tree_bonus[i] < 0 else e.tree_bonus[i],
                "objective": None if e.tree_objective[i] < 0 else OBJECTIVE_NAMES[e.tree_objective[i]],
                "next": [e.tree_slug[e.edge_to[edge]] for edge in e.tree_edges[i]],
            }
            for i in range(len(e.tree_slug))
        },
        "work": [
            {"kind": kind_name(e.work_kind[i]), "x": e.work_x[i], "y": e.work_y[i]} for i in range(len(e.work_kind))
        ],
        "prerequisites": {OBJECTIVE_NAMES[i]: books(need) for i, need in enumerate(e.objective_need)},
        "bonus_players": e.bonus_players[:],
        "shelf": {
            "columns": e.columns,
            "spaces": {
                e.cell_name[cell]: {
                    "row": e.cell_row[cell],
                    "printed": cell == e.printed,
                    "books": books(e.need_books[cell]),
                    "university": None if e.need_university[cell] < 0 else e.university_slug[e.need_university[cell]],
                    "ancient": None if e.need_ancient[cell] < 0 else e.ancient_slug[e.need_ancient[cell]],
                }
                for cell in range(len(e.cell_name))
                if e.cell_name[cell]
            },
            "runs": [
                {
                    "spaces": [e.cell_name[c] for c in range(len(e.cell_name)) if mask >> c & 1],
                    "vp": e.run_vp[run],
                }
                for run, mask in enumerate(e.run_mask)
            ],
        },
        "boards": {e.board_slug[i]: ACTIONS[e.board_symbol[i]] for i in range(len(e.board_slug))},
        "cards": {e.card_slug[card]: card_face(g, card) for card in range(CARDS) if in_play(g, card)},
        "masters": {
            slug: {"name": e.master_label[i] or None, "effect": e.master_effect[i].ref, "vp": e.master_vp[i]}
            for i, slug in enumerate(e.master_slug)
        },
        "discoveries": {
            slug: {
                "cost": e.discovery_cost[i],
                "books": books(e.discovery_books[i]),
                "income": list(e.discovery_income[i]),
                "effect": e.discovery_effect[i].ref,
            }
            for i, slug in enumerate(e.discovery_slug)
        }
        if g.discoveries
        else {},
        "effects": {
            "cities": {slug: e.city_effect[i].ref for i, slug in enumerate(e.city_slug)},
            "inventions": {slug: e.invention_effect[i].ref for i, slug in enumerate(e.invention_slug)},
            "specialisations": {slug: e.specialisation_effect[i].ref for i, slug in enumerate(e.specialisation_slug)},
            "objectives": {slug: e.objective_effect[i].ref for i, slug in enumerate(e.objective_slug)},
            "tokens": {slug: e.token_effect[i].ref for i, slug in enumerate(e.token_slug)},
        },
    }


def in_play(g: Newton, card: int) -> bool:
    return g.lessons or card < START_CARDS or (card - START_CARDS) % LEVEL_SIZE < BASE_SIZE


def kind_name(kind: int) -> str:
    return SPACE_KINDS[SPACE_KIND.index(kind)]


def card_face(g: Newton, card: int) -> dict[str, object]:
    e = g.e
    return {
        "name": card_ref(e, card),
        "level": e.card_level[card],
        "actions": ["joker"] if e.card_joker[card] else [ACTIONS[action] for action in e.card_actions[card]],
        "double": not e.card_joker[card] and sum_of(e.card_symbols[card]) > 1,
        "books": books(e.card_books[card]),
        "effect": effect_of_card(e, card),
        "special": bool(e.card_special[card].ref),
    }


def sum_of(packed: int) -> int:
    return sum([packed >> BITS * action & COUNT for action in range(len(ACTIONS))])


def books(packed: int) -> dict[str, int]:
    """Packed books as amounts by colour, without those there are none of."""
    found = {name: packed >> BITS * kind & COUNT for kind, name in enumerate(BOOKS)}
    return {name: n for name, n in found.items() if n}
