"""Section 16: cards that change what Rest and Influence give (YIELD)."""

from __future__ import annotations

import pytest

from tests.games.newscience.table import (
    give,
    influence,
    lab,
    legal,
    play,
    resolve,
    rest,
    show,
    situation,
    told,
    why,
)


@pytest.mark.parametrize(("held", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_a_keep_makes_rest_give_more_within_its_limit(held: int, after: int) -> None:
    """S-16.03. S-6.01."""
    g = situation()
    give(g, 1, "test-keep-yield-rest")
    rest(g, 1, held)
    resolve(g, {}, resting=[1, 2])
    assert [p.rest for p in g.seats] == [0, after, 1]
    assert g.order == (1, 2, 0)


def test_an_effect_may_take_the_gain_of_rest_but_not_its_place_in_the_order() -> None:
    """S-16.03. S-6.03. S-EC28."""
    g = situation()
    show(g, "test-all-yield-rest")
    rest(g, 1, 2)
    resolve(g, {}, resting=[2, 1])
    assert [p.rest for p in g.seats] == [0, 2, 0]
    assert g.order == (2, 1, 0)


def test_a_keep_makes_the_influence_action_of_its_track_give_more() -> None:
    """S-16.03. S-8.06."""
    card = "KEEP yield religion +1"
    g = situation(cards=[card])
    give(g, 0, card)
    influence(g, 0, 1)
    influence(g, 1, 1)
    resolve(g, {"religion": 0, "science": 0, "government": 1})
    assert g.seats[0].influence == (1, 3, 1, 2)
    assert g.seats[1].influence == (2, 1, 1, 1)
    influence(g, 0, 4)
    resolve(g, {"religion": 0})
    assert g.seats[0].influence == (4, 5, 4, 4)


def test_a_card_that_gives_influence_is_no_influence_action() -> None:
    """S-16.03."""
    card = "KEEP yield science +1"
    g = situation(cards=[card])
    give(g, 0, card)
    influence(g, 0, 1)
    show(g, "test-play-science")
    resolve(g, {"event-1": 0})
    assert g.seats[0].influence[3] == 2


def test_an_effect_on_a_track_is_for_everybody() -> None:
    """S-16.03. S-7.01."""
    card = "EFFECT yield science -1"
    g = situation(cards=[card])
    influence(g, 2, 1)
    show(g, card)
    resolve(g, {"science": 2, "religion": 2})
    assert g.seats[2].influence == (1, 2, 1, 1)


def test_a_single_use_yield_is_declared_when_its_space_is_resolved() -> None:
    """S-16.05. S-D10."""
    card = "ONCE yield science +1"
    for answer, science, kept in (("accept", 3, False), ("decline", 2, True)):
        g = situation(cards=[card])
        give(g, 0, card)
        influence(g, 0, 1)
        resolve(g, {"religion": 0, "science": 0})
        assert (g.to_move, legal(g)) == (0, ["accept", "decline"])
        assert why(g, "spend 0") == "S-D10"
        assert g.seats[0].influence == (1, 2, 1, 1)  # Religion was resolved without a question
        play(g, answer)
        assert g.seats[0].influence[3] == science
        assert bool(lab(g, 0)) == kept


def test_a_single_use_yield_of_rest_is_asked_for_at_rest() -> None:
    """S-16.05. S-D10. S-EC05."""
    card = "ONCE yield rest +1"
    g = situation(cards=[card])
    give(g, 1, card)
    resolve(g, {"research-1": 0}, resting=[0, 1])
    assert (g.to_move, legal(g)) == (1, ["accept", "decline"])
    assert g.seats[0].rest == 1  # the first position is resolved already
    events = play(g, "accept")
    assert told(events) == ["log-used", "log-rest"]
    assert [p.rest for p in g.seats] == [1, 2, 0]
    assert g.next_order == (0, 1, 2)


def test_where_a_track_is_full_anyway_nobody_is_asked_and_the_card_stays() -> None:
    """S-D10. S-7.12."""
    cards = ["ONCE yield rest +1", "2 ONCE yield science +1"]
    g = situation(cards=cards)
    give(g, 0, cards[0])
    give(g, 1, cards[1])
    rest(g, 0, 2)
    influence(g, 1, science=4)
    resolve(g, {"science": 1}, resting=[0])
    assert not legal(g, "accept")
    assert (g.seats[0].rest, g.seats[1].influence[3]) == (3, 5)
    assert lab(g, 0) and lab(g, 1)


def test_the_holder_alone_is_asked() -> None:
    """S-D10."""
    card = "ONCE yield science +1"
    g = situation(cards=[card])
    give(g, 0, card)
    resolve(g, {"science": 1})
    assert not legal(g, "accept")
    assert lab(g, 0)


def test_a_condition_of_a_single_use_yield() -> None:
    """S-16.02. S-16.05."""
    card = "ONCE yield science +1 if religion >= 1"
    g = situation(cards=[card])
    give(g, 0, card)
    influence(g, 0, 0)
    resolve(g, {"science": 0})
    assert g.seats[0].influence[3] == 1 and lab(g, 0)


@pytest.mark.parametrize("held", ["", "KEEP", "ONCE"])
@pytest.mark.parametrize("losses", [1, 2])
@pytest.mark.parametrize("of", ["rest", "science"])
def test_yields_add_up_and_do_not_fall_below_zero(of: str, losses: int, held: str) -> None:
    """S-16.06."""
    effects = [f"EFFECT yield {of} -1", f"2 EFFECT yield {of} -1"]
    keeps = [f"KEEP yield {of} +1", f"ONCE yield {of} +1"]
    g = situation(4, cards=[*effects, *keeps])
    influence(g, 0, 1)
    rest(g, 0, 1)
    show(g, *effects[:losses])
    if held:
        give(g, 0, f"{held} yield {of} +1")
    resolve(g, {"science": 0} if of == "science" else {}, resting=[0] if of == "rest" else [])
    if held == "ONCE":
        play(g, "accept")
    gain = max(0, 1 - losses + bool(held))
    assert (g.seats[0].rest, g.seats[0].influence[3]) == ((1 + gain, 1) if of == "rest" else (1, 1 + gain))
