"""What is true of every position: nothing lost, nothing doubled, scores equal to their parts."""

from __future__ import annotations

from lincei.games.expo1906.rules.patents import MARKERS, step_of, track_of
from lincei.games.expo1906.rules.placing import cells_of, meets, supply
from lincei.games.expo1906.state import AWARD, BOX, HAND, MONEY_CAP, NOBODY, NONE, Expo, Player
from lincei.games.expo1906.terms import PROJECT, RESOURCES, SCRAP, STEPS, TECH, TILES


def check(g: Expo) -> None:
    """Raise AssertionError if anything is wrong."""
    check_tiles(g)
    for p in g.seats:
        check_player(g, p)
    check_patents(g)
    check_course(g)


def check_tiles(g: Expo) -> None:
    """Every resource tile, project and tech is in exactly one place (E-2.01, E-6.08 to E-6.12, E-14)."""
    e = g.e
    count = [0] * TILES
    for kind in range(RESOURCES):
        count[kind] += g.pile[kind] + g.discard[kind]
        assert min(g.pile[kind], g.discard[kind]) >= 0, e.slug[kind]
    assert g.pile_size == sum(g.pile), "pile size"
    for tile in [*g.terminal, *g.academy]:
        if tile != NONE:
            count[tile] += 1
    for tile in [*g.under, *g.ghost_tiles]:
        count[tile] += 1
    for p in g.seats:
        for tile in p.front:
            count[tile] += 1
        for laid in p.lab:
            count[laid & 127] += 1
    for project in e.projects:
        count[project] += g.unseen >> (project - PROJECT) & 1
        assert count[project] == 1, e.slug[project]
    for tech in e.techs:
        count[tech] += g.techs >> (tech - TECH) & 1
        assert count[tech] == 1, e.slug[tech]
    for kind in range(RESOURCES):
        assert count[kind] == e.tile_count[kind], e.slug[kind]
    steam, electric = g.jury_left
    assert [steam + g.jury.count(0), electric + g.jury.count(1)] == e.jury_tiles, "jury"


def check_player(g: Expo, p: Player) -> None:
    e = g.e
    assert 0 <= p.money <= MONEY_CAP, "money (E-1.09, E-1.11)"
    covered = 0
    upgraded = 0
    for laid in p.lab:
        cells = cells_of(e, laid)
        assert cells, "beside the lab (E-10.02)"
        assert not cells & covered, "overlap (E-10.01)"
        covered |= cells
        tile = laid & 127
        if TECH <= tile < PROJECT and e.upgrade[tile] >= 0:
            upgraded |= 1 << e.upgrade[tile]
        if PROJECT <= tile < SCRAP:
            enough = meets(supply(e, p.lab, cells), e.need[tile])
            assert enough == p.has_finished(tile), f"{e.slug[tile]} (E-6.06, E-9.06, E-10.11)"
    assert covered == p.occupied, "occupied"
    assert upgraded == p.upgraded, "upgrades (E-11.06, E-11.08)"
    assert 0 <= p.hand <= HAND, "hand"
    assert p.last == NONE or not p.hand >> p.last & 1, "a played card in hand (E-3.05)"
    assert sorted(p.front) == list(p.front), "order of the front"
    assert sorted(p.lab) == list(p.lab), "order of the lab"
    points = sum([e.vp[entry >> 3] + (entry & 7) for entry in p.finished])
    assert p.vp == points + sum([entry % AWARD for entry in p.awards]), "score and its parts"


def check_patents(g: Expo) -> None:
    for i, marker in enumerate(g.markers):
        if marker:
            assert 2 <= step_of(marker) <= STEPS, "step (E-1.14)"
            assert 0 <= track_of(marker) < 6, "track (E-1.14)"
            assert marker % BOX <= g.arrivals, "arrival"
            if i >= MARKERS * g.players:
                assert track_of(marker) == i - MARKERS * g.players, "ghost's track (E-18.02)"
    for track, chip in enumerate(g.chips):
        reached = any([m != 0 and track_of(m) == track and step_of(m) == STEPS for m in g.markers])
        waits = g.stack and g.question.rule() in ("E-12.16", "E-18.08")
        assert (chip != NONE) == reached or waits, "chip (E-12.15)"
        assert chip == NONE or not g.chips_left >> chip & 1, "chip twice (E-12.17)"


def check_course(g: Expo) -> None:
    assert g.round <= 10, "ten rounds (E-3.01)"
    assert len(g.jury) <= 12, "the jury table (E-1.13)"
    assert g.over or g.legal, "a question without answers"
    assert all([a < b for a, b in zip(g.legal, g.legal[1:], strict=False)]), "ascending"
    assert (g.ender != NOBODY) or not g.over, "ender"
