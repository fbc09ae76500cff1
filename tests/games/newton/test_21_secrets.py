"""Masters in hand are secret: neither views nor logs nor imagined worlds tell them (N-2.05, N-2.07)."""

from __future__ import annotations

import json

import pytest

from lincei.games.counting import bits, ones
from lincei.games.newton.rules.masters import PlayMaster
from lincei.games.newton.state import Newton
from lincei.kernel.chance import seeded
from tests.games.newton.boards import play_master
from tests.games.newton.layout import masters
from tests.games.newton.table import EDITION, GAME, course, legal, master_id, play, player, seen, situation

HELD = ["brahe", "leibniz", "newton", "bruno"]


def imagined(g: Newton, seat: int, seed: int) -> Newton:
    """A world as the seat may imagine it."""
    h = GAME.determinise(g, seat, seeded(seed))
    assert isinstance(h, Newton)
    GAME.check(h)
    return h


def drafting(players: int, seed: int, picks: int) -> Newton:
    """A draft in which everybody has chosen so many times."""
    g = GAME.start(players, seed, {})
    assert isinstance(g, Newton)
    for _ in range(picks * players):
        g.apply(g.legal[0])
    return g


def shown(g: Newton, viewer: int | None) -> str:
    """All that a viewer is shown, without the printed matter of the edition and the name of the game, a Master's."""
    view = GAME.view(g, viewer)
    assert view.pop("game") == "newton"
    table = view["table"]
    assert isinstance(table, dict)
    del table["board"]
    return json.dumps(view)


def names(mask: int) -> list[str]:
    return [EDITION.master_slug[master] for master in ones(mask)]


def test_masters_in_hand_are_shown_to_their_owner_only() -> None:
    """N-2.07, N-21.04."""
    g = situation()
    masters(g, 0, *HELD)
    assert sorted(seen(g, 0)["seats"][0]["masters"]) == sorted(HELD)
    for viewer in (1, 2, None):
        assert seen(g, viewer)["seats"][0]["masters"] is None
        assert seen(g, viewer)["seats"][0]["masters_in_hand"] == 4
        own = names(player(g, viewer).masters) if viewer is not None else []
        assert [slug for slug in EDITION.master_slug if f'"{slug}"' in shown(g, viewer)] == own


def test_the_same_table_with_other_masters_in_hand_looks_the_same_to_everybody_else() -> None:
    """N-2.07."""
    g = situation()
    h = g.copy()
    masters(h, 0, *[slug for slug in EDITION.master_slug if h.undealt >> master_id(slug) & 1][:4])
    assert player(g).masters != player(h).masters
    for viewer in (1, 2, None):
        assert json.dumps(GAME.view(g, viewer)) == json.dumps(GAME.view(h, viewer))
    assert json.dumps(GAME.view(g, 0)) != json.dumps(GAME.view(h, 0))


def test_while_a_seat_chooses_a_master_nobody_else_sees_the_choices() -> None:
    """N-2.07, N-21.02."""
    g = situation()
    masters(g, 0, *HELD)
    play_master(g, "bruno")
    assert seen(g, 1)["seats"][0]["played"] == ["bruno"]
    g = situation()
    masters(g, 0, *HELD)
    from_hand = GAME.read(g, "master newton")
    marked = on_master_space(g)
    assert from_hand in marked.legal
    for viewer in (1, None):
        assert GAME.view(marked, viewer)["legal"] == []
        assert [slug for slug in HELD if f'"{slug}"' in shown(marked, viewer)] == []


def on_master_space(g: Newton) -> Newton:
    """Seat 0 is asked which Master it plays."""
    g.ask(PlayMaster(0))
    g.settle()
    return g


@pytest.mark.parametrize("players", [2, 4])
def test_no_view_and_no_public_line_of_a_whole_game_names_a_master_still_in_hand(players: int) -> None:
    """N-2.05, N-2.07."""
    named = 0
    for number, (g, _) in enumerate(course(players, 4)):
        if not g.listening:
            g.listen()
        if number > 40 and number % 5:  # every position of the draft, then some
            continue
        hidden = [mask_of(g, seat) for seat in range(players)]
        for viewer in (*range(players), None):
            mine = hidden[viewer] | player(g, viewer).passed_on if viewer is not None else 0
            others = 0
            for seat in range(players):
                others |= 0 if seat == viewer else hidden[seat]
            text = shown(g, viewer)
            lines = [event for event in g.events if event.seen_by in (-1, viewer)]
            told = " ".join(str(event.args) for event in lines)
            for slug in names(others & ~mine):
                assert f'"{slug}"' not in text
                assert f"master.{slug}" not in told
                named += 1
    assert named


def mask_of(g: Newton, seat: int) -> int:
    """What a seat holds in secret: its hand, its packet."""
    return player(g, seat).masters | player(g, seat).packet


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_imagined_world_keeps_what_the_seat_knows_and_deals_the_rest_anew(players: int) -> None:
    """N-2.07."""
    g = situation(players)
    masters(g, 1, *HELD)
    seat = 0
    others: list[int] = []
    for seed in range(60):
        h = imagined(g, seat, seed)
        assert player(h, seat).masters == player(g, seat).masters
        assert [bits(p.masters) for p in h.seats] == [4] * players
        assert json.dumps(GAME.view(h, seat)) == json.dumps(GAME.view(g, seat))
        others.append(player(h, 1).masters)
    assert len(set(others)) > 50, "the hands of others are dealt anew"
    held = [sum(mask >> master & 1 for mask in others) for master in range(20)]
    own = player(g, seat).masters
    assert all((n == 0) == bool(own >> master & 1) for master, n in enumerate(held)), "every unseen Master occurs"
    true = [n for master, n in enumerate(held) if player(g, 1).masters >> master & 1]
    assert max(true) < 40, "the true hand is no likelier than others"


def test_played_masters_are_known_in_every_imagined_world() -> None:
    """N-21.04, N-2.07."""
    g = situation()
    masters(g, 0, *HELD)
    play_master(g, "bruno")
    for seed in range(20):
        h = imagined(g, 1, seed)
        assert player(h, 0).played == (master_id("bruno"),)
        assert bits(player(h, 0).masters) == 3
        for p in h.seats:
            assert not p.masters >> master_id("bruno") & 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_masters_passed_on_in_the_draft_stay_with_the_others(players: int) -> None:
    """N-2.05. Each remembers what he passed."""
    for picks in (1, 2, 3):
        g = drafting(players, 5, picks)
        for seat in range(players):
            given = player(g, seat).passed_on & ~mask_of(g, seat)
            assert given
            for seed in range(10):
                h = imagined(g, seat, seed)
                elsewhere = 0
                for other in range(players):
                    elsewhere |= 0 if other == seat else mask_of(h, other)
                assert given & ~elsewhere == 0
                assert mask_of(h, seat) == mask_of(g, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_packet_just_passed_lies_before_the_left_neighbour_in_every_imagined_world(players: int) -> None:
    """N-2.03, N-2.05. Each remembers what he passed, and it went to the left."""
    for picks in (1, 2):
        g = drafting(players, 5, picks)
        for seat in range(players):
            left = (seat + 1) % players
            for seed in range(10):
                assert names(player(imagined(g, seat, seed), left).packet) == names(player(g, left).packet)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_one_master_passed_last_is_in_the_left_neighbours_hand_in_every_imagined_world(players: int) -> None:
    """N-2.03, N-2.04. The last pick is forced, and whoever passed it knows it."""
    g = drafting(players, 5, 2)
    packets = [p.packet for p in g.seats]
    picked = []
    for seat in range(players):
        g.turn_to(seat)
        picked.append(legal(g, "pick")[0])
        play(g, picked[seat])
    assert g.round == 1
    for seat in range(players):
        last = packets[seat] & ~(1 << master_id(picked[seat].removeprefix("pick ")))
        left = (seat + 1) % players
        assert player(g, left).masters & last == last
        for seed in range(20):
            assert player(imagined(g, seat, seed), left).masters & last == last
