"""What is true of every position (S-EC40)."""

from __future__ import annotations

from lincei.games.counting import bits, ones
from lincei.games.newscience.rules.deck import PER_LEVEL, revealed_each_round
from lincei.games.newscience.rules.spaces import room_to_rest
from lincei.games.newscience.state import NOBODY, NONE, SCORED, NewScience, Player
from lincei.games.newscience.terms import (
    CARD_LEVELS,
    CUBES,
    DISCOVERIES,
    KEEP,
    MARKERS,
    MOST_INFLUENCE,
    MOST_REST,
    SPACES,
)


def check(g: NewScience) -> None:
    """Raise AssertionError if anything is wrong."""
    for seat, p in enumerate(g.seats):
        check_player(g, seat, p)
    check_tree(g)
    check_deck(g)
    check_course(g)


def check_player(g: NewScience, seat: int, p: Player) -> None:
    assert 0 <= p.rest <= MOST_REST, "rest (S-1.09)"
    assert len(p.influence) == 4, "four tracks (S-1.10)"
    assert min(p.influence) >= 0, "influence (S-1.11)"
    assert max(p.influence) <= MOST_INFLUENCE, "influence (S-1.10)"
    on_board = g.cubes.count(seat)
    if g.resolving == NONE:
        on_board += g.resting.count(seat)
    assert p.home + on_board + p.lifted == CUBES, "cubes (S-EC40)"
    assert g.resting.count(seat) <= 1, "one cube on Rest (S-4.06)"
    assert not p.researched & p.tested, "one marker (S-3.09)"
    assert not (p.researched | p.tested) & g.published, "markers on a published discovery (S-11.06)"
    assert p.published & g.published == p.published, "published (S-3.10)"
    assert not (p.researched | p.tested | p.published) & ~g.in_play(), "in play (S-2.10)"
    assert not g.limited or p.markers() <= MARKERS, "markers (S-14.05)"
    assert p.lab == NONE or g.e.event_type[p.lab] == KEEP, "lab (S-7.04)"
    points = sum([entry % SCORED for entry in [*p.scored, *p.awards]])
    assert p.prestige == points, "score and its parts"
    assert p.scientist == NONE or [q.scientist for q in g.seats].count(p.scientist) == 1, "scientists (S-2.05)"


def check_tree(g: NewScience) -> None:
    """One publisher each; whatever is published has its prerequisites published too (S-3.10, S-EC40)."""
    everybody = 0
    for p in g.seats:
        assert not everybody & p.published, "one publisher (S-3.10)"
        everybody |= p.published
    assert everybody == g.published, "published by somebody"
    cascading = bool(g.stack) and g.question.rule() == "S-11.11"
    if g.direct or cascading:
        return
    for discovery in ones(g.published):
        for need in g.e.needs[g.size * DISCOVERIES + discovery]:
            assert need & g.published, "closed under prerequisites (S-11.09)"


def check_deck(g: NewScience) -> None:
    """Every card is in one place, and of each level as many as are used come to light (S-2.02, S-12.06)."""
    cards = [card for card in [*g.display, *g.ahead] if card != NONE] + [p.lab for p in g.seats if p.lab != NONE]
    assert len(set(cards)) == len(cards), "a card twice"
    for card in cards:
        assert not g.unseen >> card & 1, "a card seen and unseen"
    for level in range(CARD_LEVELS):
        pool = g.e.deck[CARD_LEVELS * g.size + level]
        gone = bits(pool) - bits(pool & g.unseen)
        assert gone + g.left[level] == PER_LEVEL[g.players], "cards of a level (S-2.02)"
    assert len(g.display) <= revealed_each_round(g), "display (S-12.05)"


def check_course(g: NewScience) -> None:
    for space in range(SPACES):
        assert g.cubes[space] == NOBODY or g.open >> space & 1, "a cube on no space (S-4.08)"
    assert len(g.resting) <= room_to_rest(g), "room to rest (S-4.09)"
    if g.round:
        assert sorted(g.order) == list(range(g.players)), "order"
        assert not g.next_order or sorted(g.next_order) == list(range(g.players)), "next order"
    assert g.over or g.legal, "a question without answers"
    assert all([a < b for a, b in zip(g.legal, g.legal[1:], strict=False)]), "ascending"
