"""Situations of Expo 1906 for tests, set up in the game's own notation.

Tiles come from where they are (pile, Terminal, Academy), so that nothing is doubled; `on_turn` says whose turn it is.
"""

from __future__ import annotations

from collections.abc import Iterator

import lincei
from lincei.games.expo1906.components import Edition, load_edition
from lincei.games.expo1906.refs import cell_name
from lincei.games.expo1906.rules.final_turns import FINAL_TURNS
from lincei.games.expo1906.rules.patents import MARKERS, move_marker
from lincei.games.expo1906.rules.placing import cells_of, complete, lay, lift, supply
from lincei.games.expo1906.rules.reorganisation import REORGANISATION
from lincei.games.expo1906.rules.round import ROUND, TURNS
from lincei.games.expo1906.rules.scoring import SCORING
from lincei.games.expo1906.state import LAID, NONE, Expo, with_tile
from lincei.games.expo1906.terms import CARDS, CHIPS, PROJECT, RESOURCES, SCRAP, TECH, TYPES
from lincei.games.expo1906.view import units
from lincei.kernel.events import Event
from tests.games.played import Played

GAME = lincei.load("expo1906")
PLAYED = Played(GAME)
legal = PLAYED.legal
play = PLAYED.play
why = PLAYED.why
drawn = PLAYED.drawn
seen = PLAYED.seen
EDITION: Edition = load_edition()
# Cellophane and the three tiles that finish it, as in the rulebook's example (E-EX03).
CELLOPHANE = ["cellophane@b2", "empirical/copper@c3", "automated/electric@b5", "steam/scientific@a2:90"]


def situation(players: int = 3, seed: int = 1, **options: str) -> Expo:
    """A game set up, waiting for its first decision."""
    g = GAME.start(players, seed, options)
    assert isinstance(g, Expo)
    return g


def on_turn(g: Expo, seat: int, first: bool = False) -> Expo:
    """It is this seat's turn within the round; nothing is banned; unless `first`, everybody has had a turn."""
    g.stack[:] = [SCORING, FINAL_TURNS, ROUND, REORGANISATION, TURNS]
    g.turn = seat
    for p in g.seats:
        p.turns = 0 if first else 1
    g.ghost_card = NONE
    g.settle()
    return g


# -- placing ------------------------------------------------------------------------------------------------------


def place(g: Expo, *texts: str) -> list[Event]:
    """Place tiles from the front: `cellophane@b3:90`, as `put` takes them."""
    events: list[Event] = []
    for text in texts:
        slug, _, target = text.partition("@")
        events += play(g, f"place {slug}", *put_down(laid(text) & 127, target))
    return events


def reposition(g: Expo, cell: str, target: str) -> list[Event]:
    """Reposition the tile of that cell: to `c3:90`."""
    tile = next(tile & 127 for tile in g.seats[g.to_move].lab if tile >> 9 == cell_id(cell))
    return play(g, f"reposition {cell}", *put_down(tile, target))


def put_down(tile: int, target: str) -> list[str]:
    """The answers that put a tile down at `c3:90`; squares are not turned."""
    cell, _, degrees = target.partition(":")
    turn = [f"rotate {degrees or 0}"] if EDITION.rotations[EDITION.shape_of[tile]] > 1 else []
    return [*turn, f"at {cell}"]


# -- setting up ---------------------------------------------------------------------------------------------------


def tile_id(slug: str) -> int:
    """`steel/manual`, `cellophane`, `batteries`, `scrap`."""
    return EDITION.slug.index(slug)


def cell_id(name: str) -> int:
    """`b3`: column b, third row."""
    return (int(name[1:]) - 1) * EDITION.columns + ord(name[0]) - ord("a")


def track_id(name: str) -> int:
    return EDITION.type_track[TYPES.index(name)]


def laid(text: str) -> int:
    """`cellophane@b3` or `steel/manual@b3:90`, as a laid tile."""
    slug, _, place = text.partition("@")
    cell, _, degrees = place.partition(":")
    return LAID * (4 * cell_id(cell) + int(degrees or "0") // 90) + tile_id(slug)


def fetch(g: Expo, tile: int) -> None:
    """Take a tile from wherever it lies outside the players' reach."""
    if tile == SCRAP:
        return
    if tile < RESOURCES:
        if g.pile[tile]:
            g.pile[tile] -= 1
            g.pile_size -= 1
        elif g.discard[tile]:
            g.discard[tile] -= 1
        else:
            g.terminal[g.terminal.index(tile)] = NONE
    elif tile < PROJECT:
        assert g.techs >> (tile - TECH) & 1
        g.techs &= ~(1 << (tile - TECH))
    elif tile in g.academy:
        g.academy[g.academy.index(tile)] = NONE
    else:
        assert g.unseen >> (tile - PROJECT) & 1
        g.unseen &= ~(1 << (tile - PROJECT))


def give(g: Expo, seat: int, *slugs: str) -> None:
    """Put tiles into a player's front."""
    for slug in slugs:
        fetch(g, tile_id(slug))
        g.seats[seat].front = with_tile(g.seats[seat].front, tile_id(slug))
    g.settle()


def put(g: Expo, seat: int, *texts: str) -> None:
    """Lay tiles into a player's laboratory; projects that now have all they need are finished and score."""
    for text in texts:
        fetch(g, laid(text) & 127)
        lay(g, g.seats[seat], laid(text) & 127, laid(text) >> 7)
        complete(g, seat, laid(text))
    g.settle()


def clear_scrap(g: Expo, seat: int) -> None:
    """Take all scrap out of a laboratory."""
    for tile in [t for t in g.seats[seat].lab if t & 127 == SCRAP]:
        lift(g, g.seats[seat], tile)
    g.settle()


def money(g: Expo, seat: int, amount: int) -> None:
    g.seats[seat].money = amount
    g.settle()


def hand(g: Expo, seat: int, *cards: str) -> None:
    """These cards are in hand, the others were played."""
    g.seats[seat].hand = sum(1 << CARDS.index(card) for card in cards)
    g.settle()


def last_played(g: Expo, seat: int, card: str) -> None:
    """This is the card the player played on the last turn."""
    g.seats[seat].last = CARDS.index(card)
    g.seats[seat].hand &= ~(1 << CARDS.index(card))
    g.settle()


def marker(g: Expo, seat: int, number: int, track: str, step: int) -> None:
    """Marker `number` (1 to 3) of a seat arrives at a step, under those already there; step 1 is the start box."""
    if step == 1:
        g.markers[MARKERS * seat + number - 1] = 0
    else:
        move_marker(g, MARKERS * seat + number - 1, track_id(track), step)
    g.settle()


def ghost(g: Expo, track: str, step: int) -> None:
    """The ghost of a track arrives at a step."""
    move_marker(g, MARKERS * g.players + track_id(track), track_id(track), step)
    g.settle()


def chip(g: Expo, track: str, name: str) -> None:
    """A bonus chip lies on step 10 of a track."""
    g.chips[track_id(track)] = CHIPS.index(name)
    g.chips_left &= ~(1 << CHIPS.index(name))


def jury(g: Expo, steam: int, electric: int) -> None:
    """So many jury tiles of each energy lie on the table."""
    g.jury = (0,) * steam + (1,) * electric
    g.jury_left = (EDITION.jury_tiles[0] - steam, EDITION.jury_tiles[1] - electric)


def in_round(g: Expo, number: int, steam: int) -> None:
    """It is this round, with the jury tiles of the rounds before on the table, so many of them steam."""
    g.round = number
    jury(g, steam, number + 1 - steam)


def in_pile(g: Expo, count: int) -> None:
    """So many tiles are left in the resource pile; the others of it lie in the discard."""
    for kind in range(RESOURCES):
        while g.pile[kind] and g.pile_size > count:
            g.pile[kind] -= 1
            g.pile_size -= 1
            g.discard[kind] += 1


def unload(g: Expo) -> Expo:
    """The Terminal is empty and all its tiles are in the pile, so that chance may draw any kind."""
    for space, kind in enumerate(g.terminal):
        if kind != NONE:
            g.pile[kind] += 1
            g.pile_size += 1
            g.terminal[space] = NONE
    return g


def offer(g: Expo, *projects: str) -> None:
    """These projects and no others lie in the Academy."""
    for slot, project in enumerate(g.academy):
        if project != NONE:
            g.unseen |= 1 << (project - PROJECT)
            g.academy[slot] = NONE
    for slug in projects:
        fetch(g, tile_id(slug))
        g.academy[EDITION.shape_of[tile_id(slug)]] = tile_id(slug)
    g.settle()


def by_hand(g: Expo) -> Expo:
    """From now on chance is asked like a player, and its answers are played."""
    g.explicit_chance = True
    return g


def final_scoring(g: Expo) -> Expo:
    """All turns are over: count."""
    g.stack[:] = [SCORING]
    g.ender = 0
    g.settle()
    GAME.check(g)
    return g


# -- looking ------------------------------------------------------------------------------------------------------


def supplied(g: Expo, seat: int, project: str) -> dict[str, int]:
    """What a project in the laboratory is supplied with, by type."""
    p = g.seats[seat]
    for tile in p.lab:
        if tile & 127 == tile_id(project):
            return units(supply(EDITION, p.lab, cells_of(EDITION, tile)))
    raise AssertionError(f"{project} is not in the laboratory")


def finished(g: Expo, seat: int) -> list[str]:
    return [EDITION.slug[entry >> 3] for entry in g.seats[seat].finished]


def front(g: Expo, seat: int) -> list[str]:
    return [EDITION.slug[tile] for tile in g.seats[seat].front]


def terminal(g: Expo) -> list[str]:
    return [EDITION.slug[kind] for kind in g.terminal if kind != NONE]


def academy(g: Expo) -> list[str]:
    """Projects and techs lying in the Academy."""
    techs = [EDITION.slug[tech] for tech in EDITION.techs if g.techs >> (tech - TECH) & 1]
    return [EDITION.slug[project] for project in g.academy if project != NONE] + techs


def lab(g: Expo, seat: int, scrap: bool = False) -> list[str]:
    """The tiles in a laboratory, with or without scrap, as `put` takes them: from the top, row by row."""
    tiles = [tile for tile in g.seats[seat].lab if scrap or tile & 127 != SCRAP]
    turned = [f":{90 * (tile >> 7 & 3)}" if tile >> 7 & 3 else "" for tile in tiles]
    return [f"{EDITION.slug[t & 127]}@{cell_name(EDITION, t >> 9)}{r}" for t, r in zip(tiles, turned, strict=True)]


def box(g: Expo, track: str, step: int) -> list[str]:
    """The markers in a box of the Patent Office from the top down, as `seat.number` from 0, or `ghost.track`."""
    found: list[str] = seen(g)["patents"]["stacks"][track].get(str(step), [])
    return found


def leader_of(g: Expo, track: str) -> str | None:
    """The marker that leads a track, named as in `box`."""
    found: str | None = seen(g)["patents"]["leaders"][track]
    return found


def counted(g: Expo, seat: int) -> list[tuple[str, int]]:
    """The lines of the final scoring: rule and VP, without those of finished projects."""
    return [(line.rule, line.points) for line in g.breakdown()[seat] if line.rule != "E-10.12"]


# -- courses ------------------------------------------------------------------------------------------------------


def end_round(g: Expo, *jury: str) -> None:
    """The player on turn ends the round by MEETING, gains 1$ and leaves the jury tile to chance, or to `jury`."""
    drawn(g, *jury)
    play(g, "play MEETING", "option money", "option jury", "stop")


def course(players: int, seed: int, **options: str) -> Iterator[tuple[Expo, str]]:
    """A game of random choices: each position, with the action that will be taken in it."""
    yield from PLAYED.course(situation(players, seed, **options), seed)
