"""Chapter 14: end and scoring."""

from __future__ import annotations

import pytest

from lincei.games.newton.actions import OBJECTIVE_NAMES
from lincei.games.newton.state import Newton
from tests.games.newton.boards import cells, objective_space
from tests.games.newton.layout import objective, objective_with, played, tokens
from tests.games.newton.table import (
    EDITION,
    GAME,
    counted,
    course,
    final_scoring,
    goods,
    income_tiles,
    lay_out,
    legal,
    marker,
    master_id,
    on_turn,
    place_id,
    play,
    scientist,
    shelve,
    situation,
    students,
    upkeep,
    visit,
    why,
)

COINS = objective_with("1 vp per coins at most 14")
POTIONS = objective_with("2 vp per potions at most 14")


def occupy(g: Newton, seat: int, slot: str) -> None:
    """The piece of that board stands on the objective space."""
    if slot == "map":
        visit(g, seat, objective_space(slot))
    elif slot == "work":
        marker(g, seat, EDITION.work_end)
    else:
        students(g, seat, objective_space(slot))


def master_vp(slug: str) -> int:
    return EDITION.master_vp[master_id(slug)]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_game_ends_after_the_upkeep_of_round_6(players: int) -> None:
    """N-14.01."""
    for number in range(1, 6):
        g = upkeep(situation(players), number)
        assert (g.over, g.round) == (False, number + 1)
    g = situation(players)
    income_tiles(g, 0, "coins")
    assert upkeep(g, 6).over
    assert g.seats[0].coins == 4, "the last Upkeep still brings income"
    assert legal(g) == []
    assert why(g, "end turn") == GAME.rule_of_the_end()
    for g, _ in course(players, 5):
        assert g.round <= 6
    assert (g.over, g.round, g.turns) == (True, 6, 5 * players)


@pytest.mark.parametrize(("players", "seed"), [(1, 3), (2, 7), (3, 8), (4, 9)])
def test_whoever_could_tuck_every_round_has_five_tucked_cards_in_round_6(players: int, seed: int) -> None:
    """N-14.02."""
    rounds = [0] * players  # in which a seat had something to tuck
    last = 1
    desks = [False] * players
    for g, _ in course(players, seed):
        if g.round != last:
            rounds = [n + had for n, had in zip(rounds, desks, strict=True)]
            last = g.round
        desks = [bool(p.desk) for p in g.seats]
        if g.round == 6:
            assert [len(p.tucked) for p in g.seats] == rounds
    assert rounds == [5] * players


@pytest.mark.parametrize("slot", OBJECTIVE_NAMES)
def test_each_objective_space_that_an_own_piece_occupies_is_scored(slot: str) -> None:
    """N-14.03."""
    g = situation()
    objective(g, slot, COINS)
    goods(g, 0, coins=7)
    goods(g, 1, coins=9)
    occupy(g, 0, slot)
    final_scoring(g)
    assert [counted(g, seat) for seat in range(3)] == [[("N-14.03", 7)], [], []]
    g = situation()
    objective(g, slot, COINS)
    goods(g, 1, coins=9)
    for seat in range(3):
        occupy(g, seat, slot)
    final_scoring(g)
    assert [counted(g, seat) for seat in range(3)] == [[("N-14.03", 2)], [("N-14.03", 9)], [("N-14.03", 2)]]


def test_all_six_objectives_are_scored_by_whoever_occupies_them_all() -> None:
    """N-14.03."""
    g = situation()
    for slot in ("map", "work"):
        occupy(g, 0, slot)
    students(g, 0, *[objective_space(slot) for slot in OBJECTIVE_NAMES[2:]])
    goods(g, 0, coins=0, potions=0)
    final_scoring(g)
    tiles = [line.args["objective"] for line in g.breakdown()[0] if line.rule == "N-14.03"]
    assert tiles == [f"objective.{EDITION.objective_slug[tile]}" for tile in g.objective_at]


def test_a_played_master_gives_its_printed_vp_and_an_unplayed_one_nothing() -> None:
    """N-14.04."""
    g = situation()
    played(g, 0, "gilbert", "boyle")
    assert g.seats[0].masters.bit_count() == 2
    final_scoring(g)
    assert counted(g, 0) == [("N-14.04", master_vp("gilbert")), ("N-14.04", master_vp("boyle"))]
    assert counted(g, 1) == []
    assert g.scores() == [7, 0, 0]
    g = situation()
    played(g, 0, "gilbert", "bruno", "brahe", "fahrenheit")
    assert final_scoring(g).scores() == [7 + 4 + 5 + 6, 0, 0]


def test_the_final_score_is_the_track_plus_objectives_plus_masters() -> None:
    """N-14.05."""
    g = situation()
    goods(g, 0, coins=5, potions=3, vp=20)
    objective(g, "work", COINS)
    objective(g, "map", POTIONS)
    occupy(g, 0, "work")
    occupy(g, 0, "map")
    played(g, 0, "fahrenheit")
    final_scoring(g)
    assert counted(g, 0) == [("N-14.03", 6), ("N-14.03", 5), ("N-14.04", 6)]
    assert g.scores() == [20 + 6 + 5 + 6, 0, 0]
    assert sum(line.points for line in g.breakdown()[0]) == 37


def test_the_outlook_is_the_income_the_objectives_and_the_masters_as_if_this_round_were_the_last() -> None:
    """N-13.12, N-14.05."""
    g = situation()
    goods(g, 0, coins=5, vp=20)
    income_tiles(g, 0, "coins", "vp")
    objective(g, "work", COINS)
    occupy(g, 0, "work")
    played(g, 0, "fahrenheit")
    outlook = GAME.outlook(g)
    assert [(line.rule, line.points) for line in outlook[0]] == [("N-16.06", 2), ("N-14.03", 7), ("N-14.04", 6)]
    assert outlook[1:] == [[], []]
    assert (g.scores(), g.seats[0].coins) == ([20, 0, 0], 5)
    upkeep(g, 6)
    assert g.over and g.scores() == [20 + 2 + 7 + 6, 0, 0]
    assert GAME.outlook(g) == [[], [], []]


def test_nothing_else_scores_at_the_end() -> None:
    """N-14.05."""
    g = situation()
    goods(g, 0, coins=30, potions=9, vp=4)
    tokens(g, 0, 5)
    visit(g, 0, "bologna", "paris", "istanbul", "athenai")
    shelve(g, 0, *cells()[:9])
    income_tiles(g, 0, "vp", "coins")
    students(g, 0, EDITION.tree_slug[EDITION.tree_start])
    lay_out(g, 0, *[EDITION.card_slug[card] for card in g.display[2]])
    final_scoring(g)
    assert (g.scores(), counted(g, 0)) == ([4, 0, 0], [])


@pytest.mark.parametrize(
    ("points", "places"),
    [
        ((30, 50, 40), [3, 1, 2]),
        ((50, 50, 40), [1, 1, 3]),
        ((40, 50, 40), [2, 1, 2]),
        ((40, 40, 40), [1, 1, 1]),
    ],
)
def test_most_vp_wins_and_ties_share_the_placing(points: tuple[int, ...], places: list[int]) -> None:
    """N-14.06."""
    g = situation()
    for seat, vp in enumerate(points):
        goods(g, seat, vp=vp, coins=seat, potions=2 - seat)  # neither breaks the tie
    final_scoring(g)
    assert g.ranking() == places
    assert GAME.view(g, None)["ranking"] == places


def test_the_placing_counts_what_the_final_scoring_brings() -> None:
    """N-14.06, N-14.05."""
    g = situation()
    goods(g, 0, vp=10)
    goods(g, 1, vp=9)
    played(g, 1, "bruno")
    final_scoring(g)
    assert (g.scores(), g.ranking()) == ([10, 13, 0], [2, 1, 3])


def test_the_scientist_alone_does_not_score_the_map_objective() -> None:
    """N-14.07."""
    g = situation()
    objective(g, "map", COINS)
    scientist(g, 0, objective_space("map"))
    scientist(g, 1, "basel")
    visit(g, 1, objective_space("map"))
    assert not g.seats[0].visited >> place_id(objective_space("map")) & 1
    final_scoring(g)
    assert [counted(g, seat) for seat in range(2)] == [[], [("N-14.03", 2)]]


def test_a_piece_beside_the_objective_space_does_not_occupy_it() -> None:
    """N-14.03."""
    g = situation()
    for slot in OBJECTIVE_NAMES:
        h = g.copy()
        objective(h, slot, COINS)
        marker(h, 0, EDITION.work_end - 1)
        space = objective_space(slot) if slot.startswith("tree") else ""
        edges = [edge for edge in range(len(EDITION.edge_to)) if EDITION.tree_slug[EDITION.edge_to[edge]] == space]
        students(h, 0, *[EDITION.tree_slug[EDITION.edge_from[edge]] for edge in edges])
        assert counted(final_scoring(h), 0) == []


def test_the_game_is_over_only_when_the_objectives_are_counted() -> None:
    """N-14.01, N-14.05."""
    g = situation(2)
    objective(g, "work", COINS)
    occupy(g, 1, "work")
    goods(g, 1, coins=3, vp=2)
    g.round = 6
    on_turn(g, 1, 5)  # the last turn of the game
    assert (g.to_move, g.over) == (1, False)
    play(g, f"play {EDITION.card_slug[g.seats[1].hand[0]]}", "end turn")
    assert (g.over, g.scores()) == (True, [0, 5])
