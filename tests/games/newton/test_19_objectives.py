"""Chapter 19: objective tiles."""

from __future__ import annotations

import pytest

from lincei.games.newton.actions import OBJECTIVE_NAMES
from lincei.games.newton.state import NONE, Newton
from tests.games.newton.boards import (
    before_objective,
    begin,
    books,
    end_movement,
    objective_action,
    objective_books,
    objective_space,
    tree_ways,
)
from tests.games.newton.layout import objective, objective_with, played, tokens
from tests.games.newton.table import (
    EDITION,
    GAME,
    counted,
    final_scoring,
    goods,
    hand,
    marker,
    play,
    player,
    seen,
    situation,
    students,
    visit,
    why,
)

COINS = "1 vp per coins at most 14"
POTIONS = "2 vp per potions at most 14"
TILES = "4 vp per 3 tiles at most 16"
ENDS = [space for space, end in zip(EDITION.tree_slug, EDITION.tree_end, strict=True) if end]


def tables(effect: str, players: int = 4) -> Newton:
    """Seat 0 has its marker on the Work objective, where this tile lies, and nothing else that could score."""
    g = situation(players)
    objective(g, "work", objective_with(effect))
    marker(g, 0, EDITION.work_end)
    goods(g, 0, coins=0)
    hand(g, 0)
    return g


def vp(g: Newton) -> int:
    """What the Work objective is worth to seat 0 at the end."""
    [(rule, points)] = [line for line in counted(final_scoring(g), 0) if line[0] == "N-14.03"]
    assert rule == "N-14.03"
    return points


def names(ids: list[int]) -> list[str]:
    return [EDITION.place_slug[place] for place in ids]


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (1, 1), (13, 13), (14, 14), (15, 14), (40, 14)])
def test_1_vp_per_coin_at_most_14(coins: int, points: int) -> None:
    """N-19.01."""
    g = tables(COINS)
    goods(g, 0, coins=coins)
    goods(g, 1, coins=9)
    assert vp(g) == points


@pytest.mark.parametrize(("potions", "points"), [(0, 0), (1, 2), (7, 14), (8, 14)])
def test_2_vp_per_potion_at_most_14(potions: int, points: int) -> None:
    """N-19.02."""
    g = tables(POTIONS)
    goods(g, 0, coins=9, potions=potions)
    assert vp(g) == points


@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 2), (5, 10), (7, 14), (9, 14)])
def test_2_vp_per_bonus_token_at_most_14(n: int, points: int) -> None:
    """N-19.03."""
    g = tables("2 vp per tokens at most 14")
    tokens(g, 0, n)
    tokens(g, 1, 3)
    assert vp(g) == points


@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 3), (4, 12), (5, 15), (6, 15)])
def test_3_vp_per_university_at_most_15(n: int, points: int) -> None:
    """N-19.04."""
    g = tables("3 vp per universities at most 15")
    visit(g, 0, *names(EDITION.universities[:n]), "athenai", "istanbul")
    visit(g, 1, "paris", "bologna")
    assert vp(g) == points


@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 5), (2, 10), (3, 15)])
def test_5_vp_per_ancient_land(n: int, points: int) -> None:
    """N-19.05."""
    g = tables("5 vp per ancients at most 15")
    visit(g, 0, *names(EDITION.ancients[:n]), "paris", "istanbul")
    assert vp(g) == points


@pytest.mark.parametrize("n", range(5))
def test_4_vp_per_own_student_on_any_end_space(n: int) -> None:
    """N-19.06."""
    before = [way[0] for way in tree_ways(1) if way[1] in ENDS]
    assert len(ENDS) == 6
    for first in range(6):
        g = tables("4 vp per ends at most 16")
        on_ends = [*ENDS[first:], *ENDS][:n]
        students(g, 0, *on_ends, *before[: 4 - n])
        students(g, 1, ENDS[0])
        assert counted(final_scoring(g), 0)[0] == ("N-14.03", 4 * n)


@pytest.mark.parametrize("n", range(5))
def test_4_vp_per_master_played(n: int) -> None:
    """N-19.07."""
    g = tables("4 vp per masters at most 16")
    played(g, 0, *["brahe", "leibniz", "newton", "cusano"][:n])
    played(g, 1, "bruno")
    assert vp(g) == 4 * n


@pytest.mark.parametrize("modules", ["", "discoveries"])
def test_no_two_spaces_show_the_same_objective(modules: str) -> None:
    """N-19.13."""
    used: set[int] = set()
    for seed in range(30):
        g = situation(seed=seed, modules=modules)
        assert NONE not in g.objective_at
        assert len(set(g.objective_at)) == 6
        used |= set(g.objective_at)
    assert used == set(range(11 if modules else 10)), "ten tiles; the eleventh belongs to the module (ND-1.01)"


def test_scoring_spends_nothing_and_objectives_may_count_the_same_things() -> None:
    """N-19.14."""
    g = tables(POTIONS)
    goods(g, 0, coins=6, potions=4)
    objective(g, "map", objective_with(COINS))
    visit(g, 0, objective_space("map"))
    final_scoring(g)
    assert counted(g, 0) == [("N-14.03", 6), ("N-14.03", 8)]
    assert (player(g).coins, player(g).potions) == (6, 4)
    g = tables(TILES)
    objective(g, "map", objective_with("4 vp per masters at most 16"))
    visit(g, 0, objective_space("map"))
    played(g, 0, "newton", "brahe")
    final_scoring(g)
    assert counted(g, 0) == [("N-14.03", 8), ("N-14.03", 0), ("N-14.04", 5), ("N-14.04", 5)], "Masters count twice"


@pytest.mark.parametrize("slot", OBJECTIVE_NAMES)
def test_an_objective_is_reached_by_entering_its_space_after_meeting_the_four_books(slot: str) -> None:
    """N-19.15."""
    refusal = {"map": "N-7.12", "work": "N-5.06"}.get(slot, "N-6.07")
    for short in (0, 1):
        g = situation()
        objective(g, slot, objective_with(COINS))
        needed = objective_books(slot)
        assert len(needed) == 4
        books(g, 0, *needed[short:], besides="study")
        step = before_objective_of(g, slot)
        if short:
            assert why(g, step) == refusal
            assert not seen(g)["seats"][0]["objectives"][slot]["held"]
        else:
            play(g, step)
            end_movement(g)
            assert seen(g)["seats"][0]["objectives"][slot]["held"]
            goods(g, 0, coins=5)
            assert counted(final_scoring(g), 0) == [("N-14.03", 5)]


def before_objective_of(g: Newton, slot: str) -> str:
    """As `before_objective`, with the value that the cards laid out for their books happen to give."""
    action = objective_action(slot)
    value = 1 + seen(g)["seats"][0]["values"][action]["desk"]
    if slot != "work":
        return before_objective(g, slot, value)
    marker(g, 0, EDITION.work_end - 1)
    goods(g, 0, coins=1)  # a coin keeps the question open where no step is possible
    begin(g, action, value)
    return "step"


def test_the_prerequisite_belongs_to_the_space_and_the_scoring_to_the_tile() -> None:
    """N-19.15a."""
    g = situation()
    goods(g, 0, coins=8, potions=3)
    hand(g, 0)
    needs = {slot: objective_books(slot) for slot in OBJECTIVE_NAMES}
    for tile, points in [(COINS, 8), (POTIONS, 6)]:
        for slot in OBJECTIVE_NAMES:
            h = g.copy()
            objective(h, slot, objective_with(tile))
            shown = seen(h)["seats"][0]["objectives"][slot]
            assert (shown["potions"], shown["vp"]) == (len(needs[slot]), points), "four books are lacking anywhere"
    GAME.check(g)
