"""What is true of every position: nothing lost, nothing doubled, scores equal to their parts."""

from __future__ import annotations

from lincei.games.counting import bits, ones
from lincei.games.newton.rules.gains import TWO_CITIES
from lincei.games.newton.state import AWARD, NONE, RESERVE, Newton, Player
from lincei.games.newton.terms import (
    BASE_SIZE,
    COLUMNS,
    CUBES,
    LEVEL_SIZE,
    LEVELS,
    MASTERS,
    SHELF_TILES,
    STACK_SIZE,
    START_CARDS,
    STUDENTS,
    SYMBOL,
)


def check(g: Newton) -> None:
    check_cards(g)
    check_masters(g)
    check_tiles(g)
    for p in g.seats:
        check_player(g, p)


def check_cards(g: Newton) -> None:
    """Every card is in exactly one place."""
    seen: list[int] = list(g.removed)
    for p in g.seats:
        seen += list(p.hand) + list(p.desk) + list(p.tucked)
        assert list(p.hand) == sorted(p.hand)
    starting = [card for card in seen if card < START_CARDS]
    assert len(starting) == 6 * g.players
    for level in range(LEVELS):
        first = START_CARDS + LEVEL_SIZE * level
        seen += list(g.display[level]) + list(g.under[level])
        seen += [first + i for i in ones(g.unseen[level])]
    size = LEVEL_SIZE if g.lessons else BASE_SIZE
    assert len(seen) == len(set(seen)) == 6 * g.players + LEVELS * size


def check_masters(g: Newton) -> None:
    """No Master is held twice; none is lost before the draft is over."""
    seen = g.undealt
    n = bits(g.undealt)
    for p in g.seats:
        for mask in (p.masters, p.packet):
            assert seen & mask == 0
            seen |= mask
            n += bits(mask)
        for master in p.played:
            assert not seen >> master & 1
            seen |= 1 << master
            n += 1
    if g.players > 1:
        assert n == MASTERS
    if g.round:
        for p in g.seats:
            assert p.packet == 0
            assert bits(p.masters) + len(p.played) == 4


def check_tiles(g: Newton) -> None:
    """Stacks and study boards together hold every tile; discoveries have one owner."""
    for action in range(5):
        held = sum([len([a for a in p.drawers if a == action]) for p in g.seats])
        assert g.developments[action] + held == STACK_SIZE
    for kind in range(3):
        held = sum([len([k for k in p.incomes if k == kind]) for p in g.seats])
        assert g.incomes[kind] + held == STACK_SIZE
    tokens = len([token for token in g.token_at if token != NONE]) + sum([len(p.tokens) for p in g.seats])
    if g.round:
        assert tokens == len([n for n in g.e.bonus_players if n <= g.players])
    found = g.available
    for p in g.seats:
        assert found & (p.found | p.cashed) == 0 and p.found & p.cashed == 0
        found |= p.found | p.cashed
    if g.round:
        assert bits(found) == (2 + g.players if g.discoveries else 0)


def check_player(g: Newton, p: Player) -> None:
    e = g.e
    assert p.coins >= 0 and p.potions >= 0 and p.vp >= 0
    assert p.vp == sum(p.points) + sum([award % AWARD for award in p.awards])
    assert len(p.desk) <= COLUMNS and len(p.tucked) <= COLUMNS
    assert len(p.drawers) <= COLUMNS and p.slots() >= 0 and p.medicine in (0, 1, TWO_CITIES)
    assert p.cubes + bits(p.visited) == CUBES and p.visited & ~e.cube_places == 0
    assert len(p.students) == STUDENTS and 0 <= p.work <= e.work_end
    ends = [space for space in p.students if space != RESERVE and e.tree_end[space]]
    assert len(ends) == len(set(ends))
    assert bits(p.shelf) == 1 + p.laid and p.laid + p.tiles <= SHELF_TILES and p.shelf & ~e.book_cells == 0
    for run, mask in enumerate(e.run_mask):
        assert bool(p.runs >> run & 1) == (p.shelf & mask == mask)
    symbols = SYMBOL[e.board_symbol[p.board]] if p.board >= 0 else 0
    books = 0
    for action in p.drawers:
        symbols += SYMBOL[action]
    for card in p.tucked:
        symbols += e.card_tucked[card]
    for master in p.played:
        books += e.master_books[master]
    for tile in ones(p.found):
        books += e.discovery_books[tile]
    assert p.symbols == symbols and p.lasting == books
