"""Views of Expo 1906 to draw: an exhibition, a crowded laboratory."""

from __future__ import annotations

from lincei.games.expo1906.refs import cell_name
from lincei.games.expo1906.rules.placing import forbids_lying
from lincei.games.expo1906.terms import PROJECT, RESOURCES
from lincei.kernel.chance import seeded
from lincei.words import Words
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
from tests.text.pages import View


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
