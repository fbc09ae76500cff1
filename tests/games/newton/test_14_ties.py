"""Chapter 14: equal scores share a place."""

from __future__ import annotations

from tests.games.newton.table import final_scoring, goods, situation


def test_equal_scores_share_the_first_place_whatever_coins_they_have() -> None:
    """N-EC52. N-14.06."""
    g = situation(4)
    for seat, (vp, coins) in enumerate([(50, 3), (61, 0), (61, 20), (49, 9)]):
        goods(g, seat, coins=coins, potions=coins, vp=vp)
    final_scoring(g)
    assert (g.scores(), g.ranking()) == ([50, 61, 61, 49], [3, 1, 1, 4])


def test_most_points_win() -> None:
    """N-14.06."""
    g = situation(3)
    for seat, vp in enumerate([40, 90, 60]):
        goods(g, seat, vp=vp)
    final_scoring(g)
    assert g.ranking() == [3, 1, 2]
    g = situation(3)
    for seat in range(3):
        goods(g, seat, vp=30)
    final_scoring(g)
    assert g.ranking() == [1, 1, 1]
