"""What is true of every position (S-EC40), without the engine's own check; and that this check sees a fault."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lincei.games.newscience.state import NewScience
from tests.games.newscience.table import (
    EDITION,
    GAME,
    card_id,
    course,
    discovery_id,
    give,
    placing,
    play,
    resolve,
    score,
    show,
    situation,
    stage,
)

ACTED = ("experiment", "publish", "research")


def zones(g: NewScience, discovery: int) -> list[tuple[bool, bool, bool]]:
    """Who has a marker where on a discovery, by seat."""
    bit = 1 << discovery
    return [(p.researched & bit > 0, p.tested & bit > 0, p.published & bit > 0) for p in g.seats]


def whole(g: NewScience) -> None:
    """All of S-EC40 that one position shows."""
    for seat, p in enumerate(g.seats):
        assert 0 <= p.rest <= 3
        assert all(0 <= value <= 5 for value in p.influence)
        on_board = g.cubes.count(seat) + (g.resting.count(seat) if g.resolving < 0 else 0)
        assert on_board + p.home + p.lifted == 3
        assert p.lab < 0 or EDITION.event_type[p.lab] == 2
    for discovery in range(EDITION.discoveries):
        markers = zones(g, discovery)
        assert all(sum(of_seat) <= 1 for of_seat in markers)
        publishers = sum(published for _, _, published in markers)
        assert publishers <= 1
        if publishers:
            assert sum(sum(of_seat) for of_seat in markers) == 1, "all other markers went back"


def closed(g: NewScience) -> bool:
    """Whether the published set is closed under prerequisites in play; of a group one member is enough."""
    for discovery in range(EDITION.discoveries):
        if g.published >> discovery & 1:
            for need in EDITION.needs[g.size * 40 + discovery]:
                if not need & g.published:
                    return False
    return True


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_is_lost_and_nothing_doubled_at_any_step(players: int) -> None:
    """S-EC40. S-3.09. S-3.10. Prestige never falls; the published set stays closed, once a cascade is done."""
    acted = 0
    for seed in range(4):
        before = [0] * players
        for g, text in course(players, seed, eager=True):
            whole(g)
            now = g.scores()
            assert all(a >= b for a, b in zip(now, before, strict=True))
            before = now
            assert closed(g) or text.startswith("cascade")
            acted += text.startswith(ACTED)
    assert acted > 50


def test_with_the_direct_cascade_the_published_set_need_not_be_closed() -> None:
    """S-EC40. S-14.03."""
    g = situation(3, ["kircher", "kepler", "newton"], cascade="direct")
    stage(g, 0, tested="astrology laws-of-attraction heliocentrism moons-of-jupiter")
    g.seats[0].influence = (5, 5, 5, 5)
    resolve(g, {"publish-1": 0, "publish-2": 0})
    play(g, "publish moons-of-jupiter")
    whole(g)
    assert not closed(g)


def too_much_rest(g: NewScience) -> None:
    g.seats[0].rest = 4


def too_much_influence(g: NewScience) -> None:
    g.seats[0].influence = (0, 6, 0, 0)


def negative_influence(g: NewScience) -> None:
    g.seats[0].influence = (0, 0, -1, 0)


def lost_cube(g: NewScience) -> None:
    g.seats[1].home -= 1


def two_markers(g: NewScience) -> None:
    g.seats[0].researched = g.seats[0].tested = 1


def two_publishers(g: NewScience) -> None:
    stage(g, 0, published="astrology")
    g.seats[1].published = g.seats[0].published


def marker_left(g: NewScience) -> None:
    stage(g, 0, published="astrology")
    g.seats[1].tested = g.published


def not_in_play(g: NewScience) -> None:
    g.seats[0].researched = 1 << discovery_id("alchemy")


def open_set(g: NewScience) -> None:
    stage(g, 0, published="logarithms")


def prestige_from_nowhere(g: NewScience) -> None:
    score(g, 0, 5)
    g.seats[0].prestige += 1


def twins(g: NewScience) -> None:
    g.seats[1].scientist = g.seats[0].scientist


def doubled_card(g: NewScience) -> None:
    give(g, 0, "test-ward")
    g.seats[1].lab = g.seats[0].lab


def wrong_lab(g: NewScience) -> None:
    show(g, "test-play-science")
    g.seats[0].lab = g.display[0]
    g.display = ()


def seen_and_unseen(g: NewScience) -> None:
    show(g, "test-play-science")
    g.unseen |= 1 << card_id(g, "test-play-science")


def card_too_many(g: NewScience) -> None:
    g.left = (5, 4, 4)


def rests_twice(g: NewScience) -> None:
    g.resting = (0, 0)
    g.seats[0].home = 1


def cube_on_no_space(g: NewScience) -> None:
    g.cubes[-1] = 0
    g.seats[0].home = 2


def wrong_order(g: NewScience) -> None:
    g.order = (0, 0, 1)


FAULTS: list[tuple[Callable[[NewScience], None], str]] = [
    (too_much_rest, "S-1.09"),
    (too_much_influence, "S-1.10"),
    (negative_influence, "S-1.11"),
    (lost_cube, "S-EC40"),
    (two_markers, "S-3.09"),
    (two_publishers, "S-3.10"),
    (marker_left, "S-11.06"),
    (not_in_play, "S-2.10"),
    (open_set, "S-11.09"),
    (prestige_from_nowhere, "score and its parts"),
    (twins, "S-2.05"),
    (doubled_card, "a card twice"),
    (wrong_lab, "S-7.04"),
    (seen_and_unseen, "a card seen and unseen"),
    (card_too_many, "S-2.02"),
    (rests_twice, "S-4.06"),
    (cube_on_no_space, "S-4.08"),
    (wrong_order, "order"),
]


@pytest.mark.parametrize(("spoil", "reason"), FAULTS, ids=[spoil.__name__ for spoil, _ in FAULTS])
def test_the_check_of_a_position_sees_a_fault(spoil: Callable[[NewScience], None], reason: str) -> None:
    """S-EC40."""
    g = placing(situation(3))
    GAME.check(g)
    spoil(g)
    with pytest.raises(AssertionError, match=reason):
        GAME.check(g)
