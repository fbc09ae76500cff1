"""Chapters 6, 9 and 10 once more, compared with a slow count: legality and completion in crowded laboratories.

The engine uses tables of masks, packed units and shortcuts; the slow count uses none of them.
"""

from __future__ import annotations

import random

from lincei.games.expo1906.state import Expo
from tests.games.expo1906.naive import (
    PROJECTS,
    TECHS,
    Laid,
    crowd,
    most_useful,
    name,
    read,
    satisfied,
    spots,
    turns_of,
    without,
    write,
)
from tests.games.expo1906.table import (
    clear_scrap,
    course,
    finished,
    front,
    give,
    lab,
    legal,
    on_turn,
    place,
    play,
    put,
    reposition,
    situation,
    terminal,
)


def tiles_of(g: Expo) -> list[Laid]:
    return [read(text) for text in lab(g, 0, scrap=True)]


def operations(g: Expo) -> set[str]:
    """What LABORATORY allows (E-6.04 to E-6.07, E-10.01, E-10.02)."""
    tiles, done = tiles_of(g), set(finished(g, 0))
    found = {f"place {tile}" for tile in set(front(g, 0)) if spots(tile, tiles)}
    for laid in tiles:
        if laid.tile not in done and done <= satisfied(without(tiles, laid)):
            found.add(f"remove {name(laid.cell)}")
    return found | {"stop"} if found else found


def repositions(g: Expo, laid: Laid) -> set[Laid]:
    """Where MEETING lets a tile be put down (E-9.04 to E-9.10)."""
    if laid.tile == "scrap":
        return set()
    others, done = without(tiles_of(g), laid), set(finished(g, 0))
    return {way for way in spots(laid.tile, others) if way != laid and done <= satisfied([*others, way])}


def offered(g: Expo, tile: str) -> set[Laid]:
    """Where the engine lets a tile that was taken up be put down."""
    found = set()
    for turns in turns_of(tile):
        h = g.copy()
        if len(turns_of(tile)) > 1:
            if f"rotate {90 * turns}" not in legal(h):
                continue
            play(h, f"rotate {90 * turns}")
        found |= {read(f"{tile}@{text.removeprefix('at ')}:{90 * turns}") for text in legal(h)}
    return found


def put_down(g: Expo, way: Laid) -> None:
    turn = [f"rotate {90 * way.turns}"] if len(turns_of(way.tile)) > 1 else []
    play(g, *turn, f"at {name(way.cell)}")


def beginning(seed: int) -> Expo:
    """The first seat is on turn; every third laboratory still has its scrap."""
    g = on_turn(situation(3, seed), 0)
    if seed % 3:
        clear_scrap(g, 0)
    return g


def crowded(seed: int) -> Expo:
    """The first seat has a crowded laboratory and some more tiles in its front."""
    g = beginning(seed)
    for laid in crowd(seed, tiles_of(g)):
        before = set(finished(g, 0))
        put(g, 0, write(laid))
        scored(before, g)
    others = [tile for tile in [*PROJECTS, *TECHS] if tile not in [laid.tile for laid in tiles_of(g)]]
    give(g, 0, random.Random(seed).choice(others), *terminal(g)[:4])
    return g


def scored(before: set[str], g: Expo) -> None:
    """What was finished stays so, and whatever is satisfied now is finished too (E-10.11, E-10.13, E-10.16)."""
    assert set(finished(g, 0)) == before | satisfied(tiles_of(g))
    assert before <= satisfied(tiles_of(g))


def test_laboratory_offers_exactly_what_the_rules_allow() -> None:
    """E-6.01, E-6.06, E-6.07, E-10.01, E-10.02."""
    kept = 0
    for seed in range(40):
        g = crowded(seed)
        rng = random.Random(seed)
        play(g, "play LABORATORY")
        while g.to_move == 0:
            allowed = operations(g)
            assert set(legal(g)) == allowed, seed
            kept += len(tiles_of(g)) - sum(text.startswith("remove") for text in allowed)
            before = set(finished(g, 0))
            deed = rng.choice(sorted(allowed - {"stop"}))
            play(g, deed)
            if deed.startswith("place"):
                tile = deed.removeprefix("place ")
                ways = spots(tile, tiles_of(g))
                assert offered(g, tile) == set(ways), (seed, deed)
                put_down(g, most_useful(tiles_of(g), ways))
            scored(before, g)
    assert kept > 200, "tiles that finished projects need, and these projects"


def test_meeting_offers_exactly_the_repositions_that_the_rules_allow() -> None:
    """E-9.04, E-9.05, E-9.06, E-9.07, E-9.08, E-9.09, E-9.10."""
    kept = 0
    for seed in range(100, 115):
        g = crowded(seed)
        rng = random.Random(seed)
        play(g, "play MEETING", "option reposition")
        moved: list[Laid] = []
        while not legal(g)[0].startswith("option"):
            tiles = tiles_of(g)
            ways = {laid: repositions(g, laid) for laid in tiles if laid not in moved}
            movable = {laid: found for laid, found in ways.items() if found}
            assert set(legal(g)) == {f"reposition {name(laid.cell)}" for laid in movable} | {"stop"}, seed
            for laid, found in movable.items():
                h = g.copy()
                play(h, f"reposition {name(laid.cell)}")
                assert offered(h, laid.tile) == found, (seed, laid)
                kept += len(spots(laid.tile, without(tiles, laid))) - 1 - len(found)
            before = set(finished(g, 0))
            laid = rng.choice(sorted(movable))
            moved.append(most_useful(without(tiles, laid), sorted(movable[laid])))
            play(g, f"reposition {name(laid.cell)}")
            put_down(g, moved[-1])
            scored(before, g)
        assert len(moved) == 3 or not any(repositions(g, laid) for laid in tiles_of(g) if laid not in moved), seed
    assert kept > 1000, "ways that would have left a finished project without what it needs"


def test_the_last_tile_finishes_a_project_wherever_it_comes_from() -> None:
    """E-9.12, E-10.11, E-10.13."""
    last: list[str] = []
    for seed in range(200, 270):
        start = tiles_of(beginning(seed))
        added = crowd(seed, start)
        random.Random(seed).shuffle(added)
        for i, laid in enumerate(added):
            waiting = start + added[:i]
            before, after = satisfied(waiting), satisfied([*waiting, laid])
            if after == before:
                continue
            aside = [way for way in spots(laid.tile, waiting) if satisfied([*waiting, way]) == before]
            g = beginning(seed)
            put(g, 0, *[write(other) for other in added[:i]])
            assert set(finished(g, 0)) == before
            h = g.copy()
            give(h, 0, laid.tile)
            play(h, "play LABORATORY")
            place(h, write(laid))
            assert set(finished(h, 0)) == after, (seed, laid)
            for way in aside[:1]:
                put(g, 0, write(way))
                play(g, "play MEETING", "option reposition")
                reposition(g, name(way.cell), write(laid).partition("@")[2])
                assert set(finished(g, 0)) == after, (seed, laid)
                last.append(laid.tile)
    assert len(last) > 40
    assert {*last} & {*PROJECTS}
    assert {*last} & {*TECHS}


def test_tiles_in_a_lab_stay_put_except_by_removal_and_repositioning() -> None:
    """E-10.17."""
    lifted: list[str] = []
    for seed in range(60):
        players = 1 + seed % 4
        before: list[str] = []
        deed = ""
        for g, text in course(players, seed):
            now = [f"{seat}: {tile}" for seat in range(players) for tile in lab(g, seat, scrap=True)]
            gone = [tile for tile in before if tile not in now]
            assert len(gone) <= 1
            if gone:
                verb, _, cell = deed.partition(" ")
                assert gone[0].partition("@")[2].partition(":")[0] == cell, (deed, gone)
                assert verb == "remove" or (verb == "reposition" and not gone[0].endswith("scrap@" + cell))
                lifted.append(verb)
            if not text.startswith(("rotate ", "at ")):
                deed = text
            before = now
    assert {"remove", "reposition"} == set(lifted)
