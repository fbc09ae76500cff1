"""Views of Expo 1906 to draw: busy random games, an exhibition, a crowded laboratory."""

from __future__ import annotations

import re
from typing import Any

from lincei.contract import Game
from lincei.games.expo1906.refs import cell_name
from lincei.games.expo1906.rules.placing import forbids_lying
from lincei.games.expo1906.terms import PROJECT, RESOURCES
from lincei.kernel.chance import Rng, seeded
from lincei.kernel.position import Position
from lincei.words import Words
from tests.contract.cases import Case
from tests.games.expo1906.table import (
    EDITION,
    GAME,
    chip,
    clear_scrap,
    give,
    jury,
    last_played,
    marker,
    on_turn,
    put,
    situation,
    tile_id,
)

NAMES = ["Anna", "Bruno", "Chloé", "Dmitri"]

View = dict[str, Any]


def flat(lines: list[str]) -> str:
    """All lines as one, so that wrapped sentences read on."""
    return re.sub(r"\s+", " ", " ".join(lines))


def busy_choice(game: Game, position: Position, rng: Rng) -> int:
    """A random action, but seldom one that ends or undoes something: so that laboratories fill up."""
    ends = ("stop", "play MEETING", "play JOURNAL")
    idle = [a for a in position.legal if game.texts[a] in ends or game.kind(a) == "remove"]
    busy = [a for a in position.legal if a not in idle]
    chosen = busy if busy and (not idle or rng.below(5)) else idle
    return chosen[rng.below(len(chosen))]


def views(case: Case, seeds: int, every: int) -> list[View]:
    """What the seat to move sees, now and then in busy random games, and at their ends."""
    found = []
    for seed in range(seeds):
        position, rng = case.start(seed), seeded(seed)
        for count in range(100_000):
            if count % every == 0 or position.over:
                found.append(case.game.view(position, max(position.to_move, 0)))
            if position.over:
                break
            position.apply(busy_choice(case.game, position, rng))
    return found


def exhibition() -> View:
    """A laboratory with a finished project, two that wait, a supplying and an upgrading tech; seat 0 to move."""
    g = situation(4, 3)
    clear_scrap(g, 0)
    put(g, 0, "cellophane@b2", "empirical/copper@c3", "automated/electric@a3:180", "steam/scientific@b1:180")
    put(g, 0, "combustion-engine@d1", "laparoscope@e3", "telephone@a6", "academy-upgrade@f5")
    give(g, 0, "steel/manual", "dynamo")
    last_played(g, 3, "JOURNAL")
    last_played(g, 0, "TERMINAL")
    marker(g, 1, 1, "copper", 5)
    marker(g, 0, 1, "copper", 5)
    marker(g, 0, 2, "automated", 10)
    chip(g, "automated", "eiffel")
    jury(g, 5, 3)
    return GAME.view(on_turn(g, 0), 0)


def tile(words: Words, slug: str) -> str:
    two, slash, one = slug.partition("/")
    return words.ref(f"resource(type.{two},type.{one})" if slash else f"tile.{slug}")


def crowded(seed: int) -> View:
    """A laboratory full of tiles thrown in at random."""
    g, rng = situation(2, seed), seeded(seed)
    clear_scrap(g, 0)
    projects = [EDITION.slug[tile] for tile in EDITION.projects if g.unseen >> (tile - PROJECT) & 1]
    techs = [EDITION.slug[tile] for tile in EDITION.techs]
    kinds = [EDITION.slug[tile] for tile in range(RESOURCES) if g.pile[tile]]
    for slugs, count in ((projects, 3), (techs, 2), (kinds, 20)):
        for _ in range(count):
            slug = slugs.pop(rng.below(len(slugs)))
            turns = EDITION.rotations[EDITION.shape_of[tile_id(slug)]]
            spots = [
                f"{slug}@{cell_name(EDITION, cell)}:{90 * turn}"
                for cell in range(EDITION.box)
                for turn in range(turns)
                if not forbids_lying(EDITION, tile_id(slug), 4 * cell + turn, g.seats[0].occupied)
            ]
            if spots:
                put(g, 0, spots[rng.below(len(spots))])
    return GAME.view(g, 0)
