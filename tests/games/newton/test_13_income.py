"""Chapter 13: income, refresh, first player, the last Upkeep."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import Newton, put, without
from tests.games.newton.boards import cells
from tests.games.newton.layout import objective, objective_with, own
from tests.games.newton.table import (
    EDITION,
    card_id,
    cards_with,
    cell_id,
    colour,
    counted,
    give,
    goods,
    income_tiles,
    lay_out,
    marker,
    on_turn,
    play,
    seen,
    shelve,
    show,
    situation,
    upkeep,
    visit,
)
from tests.games.newton.turns import (
    after_the_turns,
    left_in_deck,
    never_seen,
    play_with_value,
    tuck_all,
)


def income(g: Newton) -> tuple[int, int, int]:
    """What an Upkeep brings seat 0: VP, coins, potions."""
    before = (g.seats[0].vp, g.seats[0].coins, g.seats[0].potions)
    tuck_all(g)
    p = g.seats[0]
    return (p.vp - before[0], p.coins - before[1], p.potions - before[2])


def test_every_active_income_is_received() -> None:
    """N-13.07: completed runs, income tiles, medicine."""
    g = after_the_turns()
    assert income(g) == (0, 0, 0)
    g = after_the_turns()
    income_tiles(g, 0, "vp", "coins", "coins", "potion")
    assert income(g) == (2, 4, 1)
    for run, mask in enumerate(EDITION.run_mask):
        g = after_the_turns()
        shelve(g, 0, *[name for name in cells() if mask >> cell_id(name) & 1])
        assert g.seats[0].runs == 1 << run
        assert income(g) == (EDITION.run_vp[run], 0, 0)
    for side in (1, 3):
        g = after_the_turns()
        g.seats[0].medicine = side
        assert income(g) == (side, 0, 0)


def test_runs_worth_2_and_4_medicine_on_1_and_a_potion_tile_give_7_vp_and_1_potion() -> None:
    """N-EX09. N-13.07."""
    g = after_the_turns()
    one, two = next(
        (row, column)
        for row in range(len(EDITION.run_mask))
        for column in range(len(EDITION.run_mask))
        if is_row(row) and not is_row(column) and {EDITION.run_vp[row], EDITION.run_vp[column]} == {2, 4}
    )
    both = EDITION.run_mask[one] | EDITION.run_mask[two]
    shelve(g, 0, *[name for name in cells() if both >> cell_id(name) & 1])
    assert g.seats[0].runs == 1 << one | 1 << two
    g.seats[0].medicine = 1
    income_tiles(g, 0, "potion")
    assert income(g) == (7, 0, 1)


def is_row(run: int) -> bool:
    return len({EDITION.cell_row[c] for c in range(len(EDITION.cell_row)) if EDITION.run_mask[run] >> c & 1}) == 1


def test_what_was_completed_or_gained_in_this_round_is_included() -> None:
    """N-13.08."""
    run = min(range(len(EDITION.run_mask)), key=lambda r: bin(EDITION.run_mask[r]).count("1"))
    names = [name for name in cells() if EDITION.run_mask[run] >> cell_id(name) & 1]
    g = on_turn(situation(), 0)
    shelve(g, 0, *names[1:])
    goods(g, 0, potions=9)
    play_with_value(g, "study", 3)
    play(g, "perform study", f"shelve {names[0]}")
    assert g.seats[0].vp == 0
    upkeep(g)
    assert income(g)[0] == EDITION.run_vp[run]


def test_income_comes_in_every_upkeep() -> None:
    """N-13.07."""
    g = after_the_turns()
    income_tiles(g, 0, "vp", "coins")
    for number in range(1, 6):
        tuck_all(upkeep(g, number))
        lay_out(g, 0, cards_with(level=1)[number])
    upkeep(g, 6)
    assert sum(points.points for points in g.breakdown()[0] if points.rule == "N-16.06") == 12
    assert g.seats[0].coins == 2 + 12


def test_a_row_of_four_goes_under_its_deck_nearest_first_and_three_come_from_the_top() -> None:
    """N-EC31. N-13.09."""
    g = after_the_turns(2)
    a, b, c, d, *rest = cards_with(level=1)[:15]
    show(g, a, b, c, d)
    left_in_deck(g, 0, *rest[:5])
    tuck_all(g)
    assert seen(g)["display"]["I"] == rest[:3]
    assert seen(g)["decks"]["I"] == {"cards": 6, "under": [rest[3], rest[4], a, b, c, d]}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_all_display_cards_go_under_and_fresh_rows_are_revealed(players: int) -> None:
    """N-13.09."""
    g = after_the_turns(players)
    before = seen(g)
    tuck_all(g)
    row = 2 if players == 1 else 3
    for name in ("I", "II", "III"):
        new = seen(g)["display"][name]
        assert len(new) == row
        assert not set(new) & set(before["display"][name])
        assert seen(g)["decks"][name] == {"cards": 15 - row, "under": before["display"][name]}


def test_cards_never_seen_come_before_those_put_under() -> None:
    """N-13.09."""
    g = after_the_turns(2)
    row = seen(g)["display"]["II"]
    last = never_seen(g, 1)[0]
    mask = g.unseen[1] & -g.unseen[1]
    left_in_deck(g, 1)
    g.removed = without(g.removed, card_id(last))
    g.unseen = put(g.unseen, 1, mask)
    tuck_all(g)
    assert seen(g)["display"]["II"] == [last, row[0], row[1]]
    assert seen(g)["decks"]["II"] == {"cards": 1, "under": [row[2]]}


def test_a_deck_with_too_few_cards_leaves_the_row_short() -> None:
    """N-13.10."""
    g = after_the_turns(2)
    (card,) = cards_with(level=3)[:1]
    show(g, card)
    left_in_deck(g, 2)
    tuck_all(g)
    assert seen(g)["display"]["III"] == [card]
    assert seen(g)["decks"]["III"] == {"cards": 0, "under": []}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_token_passes_clockwise(players: int) -> None:
    """N-13.11."""
    for first in range(players):
        g = after_the_turns(players)
        g.first = first
        tuck_all(g)
        assert (seen(g)["first"], g.to_move) == ((first + 1) % players, (first + 1) % players)


def last_upkeep() -> Newton:
    """Round 6: seat 0 has five cards on the desk and others in hand, and holds the two objectives that count them."""
    g = situation(2)
    on_desk = [slug for slug in cards_with(level=1)[:15] if EDITION.card_books[card_id(slug)]][:4]
    in_hand = [slug for slug in cards_with(level=2)[:15] if EDITION.card_books[card_id(slug)]][:3]
    lay_out(g, 0, *on_desk, colour(g, 0, "work"))
    give(g, 0, *in_hand)
    objective(g, "map", objective_with("5 vp per book-sets at most 15"))
    objective(g, "work", objective_with("3 vp per 2 cards at most 15"))
    visit(g, 0, EDITION.place_slug[EDITION.objective_place])
    marker(g, 0, EDITION.work_end)
    income_tiles(g, 0, "coins")
    g.round = 6
    return g


def test_in_round_6_there_is_income_alone_and_all_cards_on_desk_and_in_hand_count() -> None:
    """N-EC30. N-13.12."""
    g = last_upkeep()
    before = seen(g)
    sets = min(in_colour(g, name) for name in ("orange", "blue", "green"))
    upkeep(g)
    assert g.over, "no tuck, no question"
    after = seen(g)
    me = after["seats"][0]
    assert (me["desk"], me["tucked"]) == (before["seats"][0]["desk"], [])
    assert me["hand"] == before["seats"][0]["hand"]
    assert (me["coins"], after["display"], after["decks"]) == (4, before["display"], before["decks"])
    assert after["first"] == before["first"]
    assert counted(g, 0) == [("N-14.03", 5 * min(sets, 3)), ("N-14.03", 3 * 3)], "7 cards won: three pairs"
    assert sets > 0


def in_colour(g: Newton, name: str) -> int:
    """Books of a colour on the desk and in hand."""
    kind = ["orange", "blue", "green"].index(name)
    return sum(EDITION.card_books[card] >> 6 * kind & 63 for card in g.seats[0].desk + g.seats[0].hand)


def test_a_discovery_brings_its_income_in_the_last_upkeep_too() -> None:
    """N-13.12, N-13.07."""
    g = situation(2, 1, modules="discoveries")
    (tile, *_) = [slug for slug, gain in zip(EDITION.discovery_slug, EDITION.discovery_income, strict=True) if gain[1]]
    own(g, 0, tile)
    coins = EDITION.discovery_income[EDITION.discovery_slug.index(tile)][1]
    upkeep(g, 6)
    assert (g.over, g.seats[0].coins) == (True, 2 + coins)
