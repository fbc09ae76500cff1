"""Chapter 13: Upkeep, the tuck."""

from __future__ import annotations

import itertools
import json

import pytest

from lincei.games.newton.terms import ACTIONS
from lincei.kernel.errors import IllegalAction
from lincei.kernel.record import Record
from tests.contract.cases import fingerprint
from tests.games.newton.table import (
    EDITION,
    GAME,
    cards_with,
    colour,
    course,
    give,
    goods,
    income_tiles,
    lay_out,
    legal,
    on_turn,
    play,
    seen,
    situation,
    tuck,
    upkeep,
    why,
)
from tests.games.newton.turns import (
    EXCHANGE,
    PLAYED,
    after_the_turns,
    on_turn_without,
    tuck_all,
    value_of,
    wild_book,
)


def test_upkeep_starts_when_everybody_has_had_five_turns() -> None:
    """N-13.01."""
    turns = 0
    for g, text in course(3, 2):
        if g.round == 2:
            break
        if text.startswith("tuck "):
            assert turns == 15
        turns += text == "end turn"
    assert turns == 15


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_tuck_is_done_at_the_same_time_in_any_order_with_the_same_result(order: tuple[int, ...]) -> None:
    """N-13.01, N-13.01a."""
    expected, g = after_the_turns(), after_the_turns()
    assert g.waiting == [0, 1, 2]
    for _ in range(3):
        expected.apply(expected.legal[1])
    for answered, seat in enumerate(order):
        assert g.waiting == sorted(order[answered:])
        g.turn_to(seat)
        assert legal(g) == [f"tuck {colour(g, seat, action)}" for action in PLAYED]
        g.apply(g.legal[1])
    assert fingerprint(g) == fingerprint(expected)
    assert g.round == 2


def test_whoever_has_chosen_is_not_asked_again() -> None:
    """N-13.01."""
    g = after_the_turns()
    g.turn_to(2)
    g.apply(g.legal[0])
    assert g.waiting == [0, 1]
    with pytest.raises(IllegalAction, match="seat 3 is not asked now"):
        g.turn_to(2)
    assert [p.tucked for p in g.seats] == [(), (), ()], "nothing happens before all have chosen"


def test_what_one_tucks_and_receives_changes_nothing_for_the_others() -> None:
    """N-13.01a."""
    first, second = after_the_turns(), after_the_turns()
    income_tiles(second, 0, "vp", "coins")
    for g, card in ((first, "work"), (second, "study")):
        play(g, f"tuck {colour(g, 0, card)}")
        tuck_all(g)
    for seat in (1, 2):
        assert fingerprint(first.seats[seat]) == fingerprint(second.seats[seat])


def test_each_player_slides_one_card_of_the_desk_under_the_leftmost_free_column() -> None:
    """N-13.02."""
    g = after_the_turns()
    tuck(g, 0, cards_with(level=1)[0])
    assert legal(g) == [f"tuck red-{action}" for action in PLAYED]
    assert why(g, "tuck red-joker") == "N-13.02", "it is in hand"
    assert why(g, "stop") == "N-13.02", "the choice cannot be declined"
    play(g, "tuck red-travel")
    tuck_all(g)
    assert seen(g)["seats"][0]["tucked"] == [cards_with(level=1)[0], "red-travel"]


def test_the_choice_is_seen_by_nobody_else_until_all_have_chosen() -> None:
    """N-13.02."""
    first, second = after_the_turns(), after_the_turns()
    for g, which in ((first, 0), (second, 2)):
        g.turn_to(1)
        play(g, legal(g)[which])
    for viewer in (None, 0, 2):
        assert json.dumps(GAME.view(first, viewer)) == json.dumps(GAME.view(second, viewer))
    assert [seen(g, 1)["seats"][1]["choice"] for g in (first, second)] == ["blue-work", "blue-study"]
    assert seen(first, 0)["seats"][1]["desk"] == [f"blue-{action}" for action in PLAYED]
    tuck_all(first)
    assert seen(first, 0)["seats"][1]["tucked"] == ["blue-work"]


def test_a_tuck_cannot_be_taken_back() -> None:
    """N-13.02: an answer given together with others lies behind the undo line."""
    record = Record(GAME, 2, 1, {"masters": "dealt"}, ["human"] * 2)
    while not record.position.question.together():
        ends = GAME.read(record.position, "end turn")
        record.apply(ends if ends in record.position.legal else record.position.legal[0])
    for seat in (1, 0):
        turned = GAME.turned(record.position, seat)
        step = record.apply(turned.legal[0], seat=seat)
        assert (step.secret, step.line) == (True, True)
        assert not record.can_undo(seat)


def test_a_tucked_card_can_never_be_played_again() -> None:
    """N-13.02a."""
    g = after_the_turns()
    play(g, "tuck red-travel")
    tuck_all(g)
    on_turn(g, 0)
    assert "play red-travel" not in legal(g)
    assert why(g, "play red-travel") == "N-3.04"


def test_a_tucked_card_stays_under_the_desk_to_the_end_of_the_game() -> None:
    """N-13.02b."""
    for seed in range(3):
        before: list[tuple[int, ...]] = [()] * 3
        for g, _ in course(3, seed, modules="lessons,discoveries"):
            now = [p.tucked for p in g.seats]
            for old, new in zip(before, now, strict=True):
                assert new[: len(old)] == old
            before = now
        assert [len(tucked) for tucked in before] == [5, 5, 5]


@pytest.mark.parametrize("action", ACTIONS)
def test_the_symbol_of_a_tucked_card_keeps_counting(action: str) -> None:
    """N-13.03."""
    g = on_turn_without(action)
    lay_out(g, 0, colour(g, 0, action), colour(g, 0, "joker"))
    h = g.copy()
    for position, card, value in ((g, colour(g, 0, action), 2), (h, colour(h, 0, "joker"), 1)):
        upkeep(position)
        play(position, f"tuck {card}")
        on_turn(position, 0)
        goods(position, 0, coins=9, potions=9)
        other = next(slug for slug in cards_with(action=action, level=1) if slug in out_of_module())
        assert value_of(position, other, action) == value, "Jokers excepted"


def out_of_module() -> list[str]:
    return [slug for slug, module in zip(EDITION.card_slug, EDITION.card_module, strict=True) if not module]


def test_the_special_effect_of_a_tucked_card_is_void() -> None:
    """N-13.04."""
    g = situation()
    lay_out(g, 0, EXCHANGE)
    upkeep(g)
    play(g, f"tuck {EXCHANGE}")
    goods(g, 0, coins=9)
    on_turn(g, 0)
    give(g, 0, cards_with("copy")[0])
    play(g, "play red-work")
    assert "use effect" not in legal(g)
    on_turn(g, 0, 2)
    play(g, f"play {cards_with('copy')[0]}")
    assert "use effect" not in legal(g), "it cannot be copied either"


def test_the_books_of_a_tucked_card_are_void() -> None:
    """N-13.04a."""
    card = wild_book()
    g = situation()
    lay_out(g, 0, card)
    upkeep(g)
    assert seen(g)["seats"][0]["books"]["wild"] == 1
    play(g, f"tuck {card}")
    assert seen(g)["seats"][0]["books"]["wild"] == 0


def test_a_player_without_a_card_on_the_desk_tucks_nothing() -> None:
    """N-13.05."""
    g = situation()
    lay_out(g, 0, colour(g, 0, "work"))
    lay_out(g, 2, colour(g, 2, "work"))
    upkeep(g)
    assert g.waiting == [0, 2]
    tuck_all(g)
    assert [len(p["tucked"]) for p in seen(g)["seats"]] == [1, 0, 1]
    g = situation()
    upkeep(g)
    assert g.round == 2, "with nobody to choose the round is over"


def test_all_other_cards_of_the_desk_return_to_hand() -> None:
    """N-13.06."""
    g = after_the_turns()
    play(g, "tuck red-travel")
    tuck_all(g)
    me = seen(g)["seats"][0]
    assert (me["desk"], me["hand"]) == ([], [f"red-{symbol}" for symbol in [*ACTIONS, "joker"] if symbol != "travel"])
