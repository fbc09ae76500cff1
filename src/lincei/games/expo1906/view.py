"""What a seat may see, built up from nothing; and a position it cannot tell from the true one."""

from __future__ import annotations

from lincei.games.counting import bits
from lincei.games.expo1906.refs import cell_name
from lincei.games.expo1906.rules.patents import MARKERS, leader, step_of, track_of
from lincei.games.expo1906.rules.placing import cells_of, supply
from lincei.games.expo1906.rules.round import banned
from lincei.games.expo1906.rules.scoring import favoured
from lincei.games.expo1906.state import BOX, HAND, NOBODY, NONE, Expo, Player
from lincei.games.expo1906.terms import CARDS, CHIPS, MEETING, PROJECT, PROJECT_SHAPES, SCRAP, SPOTS, STEPS, TYPES, UNIT
from lincei.kernel.chance import Rng


def table(g: Expo, seat: int | None) -> dict[str, object]:
    """The public table, and of the hidden things only the seat's own hand (24.3)."""
    e = g.e
    return {
        "round": g.round,
        "first": g.first,
        "ender": ender(g),
        "terminal": [None if kind == NONE else e.slug[kind] for kind in g.terminal],
        "academy": {PROJECT_SHAPES[i]: None if p == NONE else e.slug[p] for i, p in enumerate(g.academy)},
        "techs": [e.slug[tech] for i, tech in enumerate(e.techs) if g.techs >> i & 1],
        "piles": {
            "resources": g.pile_size,
            "discard": {e.slug[kind]: n for kind, n in enumerate(g.discard) if n},
            "unseen": [e.slug[p] for p in e.projects if g.unseen >> (p - PROJECT) & 1],
            "under": [e.slug[p] for p in g.under],
            "jury": {"steam": g.jury_left[0], "electric": g.jury_left[1]},
        },
        "jury": [TYPES[6 + energy] for energy in g.jury],
        "favoured": None if favoured(g) == NONE else TYPES[favoured(g)],
        "patents": patents(g),
        "chips": [CHIPS[chip] for chip in range(6) if g.chips_left >> chip & 1],
        "ghost": ghost(g),
        "seats": [desk(g, i, p, seat) for i, p in enumerate(g.seats)],
    }


def ender(g: Expo) -> int | str | None:
    """Who ended the game: a seat, or the ghost beside a single player (E-19.12)."""
    if g.ender == NOBODY:
        return None
    return g.ender if g.ender < g.players else "ghost"


def board(g: Expo) -> dict[str, object]:
    """What is printed and never changes: the laboratory's outline, the crossings, each project and tech."""
    e = g.e
    return {
        "rows": e.rows,
        "columns": e.columns,
        "cells": [cell_name(e, c) for c in range(e.box) if e.cells >> c & 1],
        "crossings": [
            {
                "upper": TYPES[e.track_type[i // 16]],
                "lower": TYPES[e.track_type[i // 16 + 1]],
                "step": i % 16,
                "price": price,
                "points": e.crossing_mp[i],
            }
            for i, price in enumerate(e.crossing_price)
            if price >= 0
        ],
        "shapes": {name: shape_cells(g, i) for i, name in enumerate(e.shapes[: e.single])},
        "projects": {
            e.slug[p]: {
                "name": e.label[p] or None,
                "shape": PROJECT_SHAPES[e.shape_of[p]],
                "needs": units(e.need[p]),
                "vp": e.vp[p],
                "energy": TYPES[e.energy[p]],
            }
            for p in e.projects
        },
        "techs": {
            e.slug[t]: {
                "name": e.label[t] or None,
                "shape": e.shapes[e.shape_of[t]],
                "supplies": units(e.supplies[t]),
                "upgrades": None if e.upgrade[t] < 0 else CARDS[e.upgrade[t]],
            }
            for t in e.techs
        },
    }


def shape_cells(g: Expo, shape: int) -> list[list[int]]:
    """The cells of an unturned shape as [row, column], from its topmost row and leftmost column."""
    e = g.e
    for cell in range(e.box):
        mask = e.spot_mask[shape * SPOTS + 4 * cell]
        if mask:
            cells = [c for c in range(e.box) if mask >> c & 1]
            left = min([c % e.columns for c in cells])
            return [[c // e.columns - cell // e.columns, c % e.columns - left] for c in cells]
    return []


def units(packed: int) -> dict[str, int]:
    """Packed units as amounts by type."""
    amounts = {name: packed // UNIT[t] % 128 for t, name in enumerate(TYPES)}
    return {name: amount for name, amount in amounts.items() if amount}


def desk(g: Expo, seat: int, p: Player, viewer: int | None) -> dict[str, object]:
    """One player: everything is public but the hand and the cards played before the last (E-3.14 to E-3.16)."""
    e = g.e
    return {
        "money": p.money,
        "vp": p.vp,
        "hand": [CARDS[card] for card in range(6) if p.hand >> card & 1] if viewer == seat else None,
        "hand_size": bits(p.hand),
        "last": None if p.last == NONE else CARDS[p.last],
        "banned": banned_card(g, seat),
        "turns": p.turns,
        "upgraded": [CARDS[card] for card in range(6) if p.upgraded >> card & 1],
        "front": [e.slug[tile] for tile in p.front],
        "lab": [laid_tile(g, p, laid) for laid in p.lab],
        "scrap_cells": [cell_name(e, c) for c in range(e.box) if p.scrap >> c & 1],
        "finished": [
            {"tile": e.slug[entry >> 3], "printed": e.vp[entry >> 3], "leader": entry & 7} for entry in p.finished
        ],
    }


def banned_card(g: Expo, seat: int) -> str | None:
    """The action this seat may not play now because of its right-hand neighbour (E-3.06, lifted by E-15.08)."""
    card = banned(g, seat)
    return None if card in (NONE, MEETING) or g.ender != NOBODY else CARDS[card]


def laid_tile(g: Expo, p: Player, laid: int) -> dict[str, object]:
    e = g.e
    tile = laid & 127
    mask = cells_of(e, laid)
    seen: dict[str, object] = {
        "tile": e.slug[tile],
        "cell": cell_name(e, laid >> 9),
        "rotation": 90 * (laid >> 7 & 3),
        "cells": [cell_name(e, c) for c in range(e.box) if mask >> c & 1],
    }
    if PROJECT <= tile < SCRAP:
        have = units(supply(e, p.lab, mask))
        seen["finished"] = p.has_finished(tile)
        seen["needs"] = {name: [have.get(name, 0), amount] for name, amount in units(e.need[tile]).items()}
    return seen


def patents(g: Expo) -> dict[str, object]:
    """The Patent Office: stacks from the top down, as seat.number; ghosts as ghost.track."""
    stacks: dict[str, dict[str, list[str]]] = {TYPES[t]: {} for t in g.e.track_type}
    start: list[str] = []
    by_arrival = [(marker % BOX, i) for i, marker in enumerate(g.markers)]
    by_arrival.sort()
    for _, i in by_arrival:
        marker = g.markers[i]
        if marker == 0:
            start.append(marker_name(g, i))
        else:
            boxes = stacks[TYPES[g.e.track_type[track_of(marker)]]]
            boxes.setdefault(str(step_of(marker)), []).append(marker_name(g, i))
    leaders: dict[str, str | None] = {}
    for track, kind in enumerate(g.e.track_type):
        first = leader(g, track)
        leaders[TYPES[kind]] = None if first == NONE else marker_name(g, first)
    return {
        "tracks": [TYPES[t] for t in g.e.track_type],
        "steps": STEPS,
        "start": start,
        "stacks": stacks,
        "leaders": leaders,
        "chips": {TYPES[g.e.track_type[t]]: CHIPS[chip] for t, chip in enumerate(g.chips) if chip != NONE},
    }


def marker_name(g: Expo, index: int) -> str:
    """`seat.number`, both from 0; ghosts are `ghost.track`."""
    if index < MARKERS * g.players:
        return f"{index // MARKERS}.{index % MARKERS}"
    return "ghost." + TYPES[g.e.track_type[index - MARKERS * g.players]]


def ghost(g: Expo) -> dict[str, object] | None:
    """With one or two players: tiles drawn for the ghosts; alone: the last ghost card and what is left of its deck."""
    if g.players > 2:
        return None
    return {
        "tiles": [g.e.slug[tile] for tile in g.ghost_tiles],
        "card": None if g.ghost_card == NONE else CARDS[g.ghost_card],
        "deck": {CARDS[card]: n for card, n in enumerate(g.ghost_deck) if n} if g.players == 1 else None,
    }


# -- what a seat cannot know --------------------------------------------------------------------------------------


def determinise(g: Expo, seat: int, rng: Rng) -> Expo:
    """Deal the other seats random hands that fit what lies open.

    Piles hold no order that could leak. A hand of an opponent has a known size, never holds his last card, and always
    MEETING while the round goes on, since MEETING would have ended it.
    """
    h = g.copy()
    h.rng = Rng(rng.below(1 << 29) + 1)
    for i, p in enumerate(h.seats):
        if i == seat or p.hand == HAND:
            continue
        size = bits(p.hand)
        hand = 0
        hidden = [card for card in range(MEETING) if card != p.last]
        if p.last != MEETING:
            hand |= 1 << MEETING
            size -= 1
        while size > 0:
            card = hidden.pop(rng.below(len(hidden)))
            hand |= 1 << card
            size -= 1
        p.hand = hand
    return h
