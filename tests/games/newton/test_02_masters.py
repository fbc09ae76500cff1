"""Chapter 2: Master cards at set-up, the draft."""

from __future__ import annotations

import itertools
import json

import pytest

from lincei import read_record, write_record
from lincei.bots import Seat
from lincei.contract import Game
from lincei.games.counting import bits, ones
from lincei.games.newton.state import Newton
from lincei.kernel.chance import seeded
from lincei.kernel.errors import IllegalAction
from lincei.kernel.record import Record
from tests.contract.cases import fingerprint
from tests.games.newton.boards import work_space
from tests.games.newton.layout import masters
from tests.games.newton.table import EDITION, GAME, course, legal, marker, play, seen, situation, why
from tests.games.newton.turns import acting

MANY = pytest.mark.parametrize("players", [2, 3, 4])


def draft(players: int, seed: int = 1) -> Newton:
    """The Masters are dealt, and the first pick is asked of all."""
    g = GAME.start(players, seed)
    assert isinstance(g, Newton)
    return g


def drafting(players: int = 3) -> Record:
    return Record(GAME, players, 1, {}, ["human"] * players)


def newton(record: Record) -> Newton:
    assert isinstance(record.position, Newton)
    return record.position


def pick(g: Newton, seat: int, which: int = 0) -> str:
    """A seat chooses one of the Masters it holds: the first, or the last with -1."""
    g.turn_to(seat)
    text = legal(g)[which]
    play(g, text)
    return text.removeprefix("pick ")


def packet(g: Newton, seat: int) -> list[str]:
    found: list[str] = seen(g, seat)["seats"][seat]["packet"]
    return found


def kept(g: Newton, seat: int) -> list[str]:
    found: list[str] = seen(g, seat)["seats"][seat]["masters"]
    return found


@MANY
def test_each_player_is_dealt_four_of_twenty_masters_and_the_rest_is_not_seen(players: int) -> None:
    """N-2.01."""
    g = draft(players)
    dealt = [slug for seat in range(players) for slug in packet(g, seat)]
    assert len(dealt) == len(set(dealt)) == 4 * players
    assert len(EDITION.master_slug) == 20
    assert bits(g.undealt) == 20 - 4 * players
    shown = json.dumps({key: part for key, part in seen(g).items() if key != "board"})
    for slug in EDITION.master_slug:
        assert f'"{slug}"' not in shown, "neither what is dealt nor what is not"
    dealt_first = {tuple(packet(draft(players, seed), 0)) for seed in range(8)}
    assert len(dealt_first) == 8, "they are shuffled"


@MANY
def test_in_the_first_game_everybody_keeps_the_four_cards_dealt(players: int) -> None:
    """N-2.02."""
    record = Record(GAME, players, 1, {"masters": "dealt"}, ["human"] * players)
    g = newton(record)
    assert g.round == 1, "nothing is asked"
    for seat in range(players):
        dealt = [e.args["master"] for e in record.set_up if e.rule == "N-2.01" and e.args["player"] == seat]
        assert sorted(dealt) == sorted(f"master.{slug}" for slug in kept(g, seat))
        assert len(dealt) == 4


@MANY
def test_all_choose_one_card_at_once_and_pass_the_rest_to_the_left(players: int) -> None:
    """N-2.03."""
    g = draft(players)
    assert (g.waiting, g.round) == (list(range(players)), 0)
    before = [packet(g, seat) for seat in range(players)]
    chosen = [pick(g, seat, -1) for seat in range(players)]
    for seat in range(players):
        rest = [slug for slug in before[seat] if slug != chosen[seat]]
        assert packet(g, (seat + 1) % players) == rest
        assert kept(g, seat) == [chosen[seat]]
    assert g.waiting == list(range(players)), "and so on"


@MANY
def test_the_draft_has_picks_of_four_three_and_two_cards_and_the_last_is_forced(players: int) -> None:
    """N-2.04."""
    g = draft(players)
    for size in (4, 3, 2):
        assert g.waiting == list(range(players))
        for seat in range(players):
            assert len(packet(g, seat)) == size
            g.turn_to(seat)
            assert legal(g) == [f"pick {slug}" for slug in packet(g, seat)]
        last = packet(g, 0)[-1]
        for seat in range(players):
            pick(g, seat)
    assert g.round == 1, "the last card is kept unasked"
    assert [len(kept(g, seat)) for seat in range(players)] == [4] * players
    assert [packet(g, seat) for seat in range(players)] == [[]] * players
    assert last in kept(g, 1), "it came from the right"


def test_with_two_players_the_packets_go_to_and_fro() -> None:
    """N-2.04."""
    g = draft(2)
    mine, yours = packet(g, 0), packet(g, 1)
    pick(g, 0)
    pick(g, 1)
    assert (packet(g, 0), packet(g, 1)) == (yours[1:], mine[1:])
    pick(g, 0)
    pick(g, 1)
    assert (packet(g, 0), packet(g, 1)) == (mine[2:], yours[2:])


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_picks_may_be_made_in_any_order_with_the_same_result(order: tuple[int, ...]) -> None:
    """N-2.03, N-2.05."""
    expected, g = draft(3), draft(3)
    for _ in range(3):
        expected.apply(expected.legal[1])
    for answered, seat in enumerate(order):
        assert g.waiting == sorted(order[answered:])
        g.turn_to(seat)
        assert g.to_move == seat
        g.apply(g.legal[1])
    assert fingerprint(g) == fingerprint(expected)


def test_whoever_has_chosen_is_not_asked_again_in_this_step() -> None:
    """N-2.05."""
    g = draft(3)
    before = [packet(g, seat) for seat in range(3)]
    pick(g, 1)
    assert g.waiting == [0, 2]
    with pytest.raises(IllegalAction, match="seat 2 is not asked now"):
        g.turn_to(1)
    assert [packet(g, seat) for seat in range(3)] == before, "nothing is passed before all have chosen"
    g.turn_to(2)
    assert why(g, f"pick {packet(g, 0)[0]}") == "N-2.03", "not from another's packet"


@MANY
def test_a_pick_is_revealed_to_nobody(players: int) -> None:
    """N-2.05."""
    for step in range(3):
        first, second = draft(players), draft(players)
        for g in (first, second):
            for _ in range(step * players):
                g.apply(g.legal[0])
        chosen = [pick(first, players - 1, 0), pick(second, players - 1, -1)]
        assert chosen[0] != chosen[1]
        for viewer in (None, *range(players - 1)):
            assert json.dumps(GAME.view(first, viewer)) == json.dumps(GAME.view(second, viewer))
        for g, slug in zip((first, second), chosen, strict=True):
            assert seen(g, players - 1)["seats"][players - 1]["choice"] == slug, "its own seat sees it"


def test_the_log_tells_a_pick_and_a_deal_only_to_their_own_seat() -> None:
    """N-2.05, N-2.07."""
    record = drafting()
    dealt = [event for event in record.set_up if event.rule == "N-2.01"]
    assert len(dealt) == 12
    told = list(dealt)
    while newton(record).round == 0:
        seat = record.position.waiting[-1]
        record.position.turn_to(seat)
        step = record.apply(record.position.legal[0], seat=seat)
        assert step.secret
        told += [event for event in step.events if "master" in event.args]
    assert len(told) == 12 + 9
    for event in told:
        viewers = [viewer for viewer in (None, 0, 1, 2) if event.visible_to(viewer)]
        assert viewers == [event.args["player"]]


def test_what_others_drafted_stays_unknown_to_a_bot_but_what_it_passed_on_does_not() -> None:
    """N-2.05, N-2.07."""
    g = draft(2)
    passed = packet(g, 0)[1:]
    for _ in range(2):
        g.apply(g.legal[0])
    theirs = set()
    for seed in range(20):
        world = Seat(GAME, g, 0).imagine(seeded(seed))
        assert isinstance(world, Newton)
        held = world.seats[1].masters | world.seats[1].packet
        assert {EDITION.master_slug[m] for m in ones(held)} >= set(passed)
        theirs.add(held)
        assert (kept(world, 0), packet(world, 0)) == (kept(g, 0), packet(g, 0))
    assert len(theirs) > 5


def test_a_pick_cannot_be_taken_back() -> None:
    """N-2.05: it lies behind the undo line at once, whoever is asked next."""
    record = drafting(2)
    while newton(record).round == 0:
        for seat in (1, 0):
            turned = GAME.turned(record.position, seat)
            assert GAME.irreversible(turned, turned.legal[0])
            assert record.apply(turned.legal[0], seat=seat).line
            assert not any(record.can_undo(each) for each in (0, 1))


def test_a_record_keeps_the_order_in_which_picks_came() -> None:
    """N-2.05."""
    record = drafting()
    for seat in (2, 0, 1, 1):
        record.apply(GAME.turned(record.position, seat).legal[0], seat=seat)
    text = write_record(record)
    assert [line[0] for line in text.splitlines() if line[1:2] == ":"] == ["3", "1", "2", "2"]
    again = read_record(text, load)
    assert fingerprint(again.position) == fingerprint(record.position)


def load(name: str, digest: str) -> Game:
    return GAME


def test_alone_four_of_six_masters_are_kept_and_two_leave_the_game() -> None:
    """N-2.06."""
    g = draft(1)
    dealt = packet(g, 0)
    assert len(dealt) == 6
    for left in range(4):
        assert legal(g) == [f"pick {slug}" for slug in dealt[left:]]
        pick(g, 0)
    assert (kept(g, 0), g.round) == (dealt[:4], 1)
    assert packet(g, 0) == []
    assert not g.seats[0].masters & g.undealt
    for slug in dealt[4:]:
        assert slug not in kept(g, 0)


def test_masters_in_hand_are_secret_until_played() -> None:
    """N-2.07."""
    g = acting("work", 1)
    masters(g, 0, "bruno", "newton", "boyle", "kepler")
    marker(g, 0, work_space("master") - 1)
    others = [seen(g, viewer)["seats"][0] for viewer in (None, 1, 2, 3)]
    assert [(p["masters"], p["masters_in_hand"], p["played"]) for p in others] == [(None, 4, [])] * 4
    assert kept(g, 0) == [slug for slug in EDITION.master_slug if slug in ("bruno", "newton", "boyle", "kepler")]
    h = g.copy()
    masters(h, 0, *[EDITION.master_slug[master] for master in ones(h.undealt)])
    assert h.seats[0].masters != g.seats[0].masters
    for viewer in (None, 1, 2, 3):
        assert json.dumps(GAME.view(g, viewer)) == json.dumps(GAME.view(h, viewer))
    play(g, "step", "master bruno")
    for viewer in (None, 1, 2, 3):
        p = seen(g, viewer)["seats"][0]
        assert (p["masters"], p["masters_in_hand"], p["played"]) == (None, 3, ["bruno"])


def test_masters_never_enter_the_hand_of_action_cards() -> None:
    """N-2.08."""
    for seed in range(3):
        for g, text in course(3, seed):
            for p in seen(g)["seats"]:
                assert not set(p["hand"] + p["desk"] + p["tucked"]) & set(EDITION.master_slug)
            if text.startswith("master "):
                assert g.question.rule() == "N-21.02"
    g = situation()
    assert [kind for kind in legal(g) if kind.startswith("master")] == []
    assert why(g, f"master {kept(g, 0)[0]}") == "N-3.04"
