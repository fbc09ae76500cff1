"""Chapter 3: quick actions at every step of a turn."""

from __future__ import annotations

import pytest

from tests.games.newton.table import cards_with, goods, lay_out, legal, play, play_card, seen, situation, why
from tests.games.newton.turns import (
    EXCHANGE,
    QUICK,
    answers,
    busy_course,
)
from tests.games.newton.windows import EVERY, FIXED, IMPROVABLE

# What continues a payment: a card to remove or to copy, a village, a card or thing that a special action is about.
ONE_STEP = ["N-20.09", "N-20.12", "N-20.13", "NL-4.04", "NL-4.05", "NL-4.08", "NL-4.10", "NL-4.11", "NL-4.13"]


# -- quick actions at every point (N-3.10, N-3.12, N-3.13) --------------------------------------------------------


@pytest.mark.parametrize("moment", EVERY)
def test_every_quick_action_can_be_taken_at_every_point_between_two_steps(moment: str) -> None:
    """N-3.10, N-3.12, N-3.13: and then the same is asked again."""
    g = EVERY[moment]()
    goods(g, 0, coins=20)
    asked, offered = g.question.rule(), answers(g)
    for quick in QUICK:
        h = g.copy()
        assert quick in legal(h)
        play(h, quick)
        assert (h.to_move, h.question.rule()) == (0, asked)
        assert set(offered) <= set(answers(h))
        p, q = g.seats[0], h.seats[0]
        price = {"buy potion": 3, "buy student": 5}.get(quick, 1)
        assert (q.coins, q.potions, q.reserve()) == (
            20 - price,
            p.potions + (quick == "buy potion"),
            p.reserve() - (quick == "buy student"),
        )
        assert (q.scientist, q.work, q.shelf, q.cubes, q.vp) == (p.scientist, p.work, p.shelf, p.cubes, p.vp)


@pytest.mark.parametrize("moment", EVERY)
def test_several_quick_actions_can_be_taken_one_after_the_other(moment: str) -> None:
    """N-3.09, N-3.10."""
    g = EVERY[moment]()
    goods(g, 0, coins=30)
    offered = answers(g)
    play(g, "reveal I", "buy potion", "reveal I", "reveal III", "buy potion", "buy potion")
    assert g.seats[0].coins == 18
    assert set(offered) <= set(answers(g)), "what is asked waits"


@pytest.mark.parametrize("moment", IMPROVABLE)
def test_the_action_of_the_card_can_be_improved_before_and_while_it_runs(moment: str) -> None:
    """N-3.10, N-12.07."""
    g = IMPROVABLE[moment]()
    goods(g, 0, coins=2)
    play(g, "improve")
    assert (g.seats[0].coins, seen(g)["improved"]) == (0, True)


@pytest.mark.parametrize("moment", FIXED)
def test_no_other_action_can_be_improved_wherever_it_is_granted(moment: str) -> None:
    """N-3.13, N-12.06, N-12.07a."""
    g = FIXED[moment]()
    goods(g, 0, coins=9)
    assert "improve" not in legal(g)
    assert why(g, "improve") == "N-12.07a"


def test_in_every_position_of_a_turn_exactly_the_affordable_quick_actions_are_offered() -> None:
    """N-3.12: what continues a payment or a choice is one step with it, all else leaves room for them."""
    asked = set()
    for seed in range(12):
        for g, _ in busy_course(3, seed, 7, modules="lessons,discoveries"):
            offered = set(legal(g))
            if g.round == 0 or g.question.together() or g.question.rule() in ONE_STEP:
                assert not offered & set(QUICK)
                continue
            p = g.seats[g.to_move]
            decks = [bool(g.unseen[level] or g.under[level]) for level in range(3)]
            wanted = {text for text, left in zip(QUICK[:3], decks, strict=True) if left and p.coins}
            wanted |= {"buy potion"} if p.coins >= 3 else set()
            wanted |= {"buy student"} if p.coins >= 5 and p.reserve() else set()
            assert offered & set(QUICK) == wanted
            if wanted:
                asked.add(g.question.rule())
    assert asked >= {"N-3.04", "N-3.09", "N-5.01", "N-6.01", "N-7.01", "N-8.01", "N-9.01", "N-21.02", "N-16.03"}


@pytest.mark.parametrize("price", ["pay card: 4 vp, 2 coins", "pay 2 coins: village", "copy"])
def test_a_payment_and_what_it_buys_are_one_step(price: str) -> None:
    """N-3.12."""
    g = situation()
    goods(g, 0, coins=9)
    if price == "copy":
        lay_out(g, 0, EXCHANGE)
    play_card(g, cards_with(price)[0])
    play(g, "use effect")
    assert not set(legal(g)) & set(QUICK)
    play(g, legal(g)[0])
    assert set(QUICK[:3]) <= set(legal(g))
