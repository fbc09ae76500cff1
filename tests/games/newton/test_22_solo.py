"""Chapter 22: the solo game."""

from __future__ import annotations

import pytest

from lincei.games.counting import bits
from lincei.games.newton.state import NONE, Newton
from tests.games.newton.table import (
    EDITION,
    GAME,
    course,
    final_scoring,
    goods,
    legal,
    play,
    player,
    seen,
    situation,
    upkeep,
    why,
)


def test_alone_tokens_lie_on_unmarked_bonus_spaces_only() -> None:
    """N-22.01."""
    for seed in range(5):
        g = situation(1, seed=seed)
        assert [kind != NONE for kind in g.token_at] == [players == 1 for players in EDITION.bonus_players]
    crowd = situation(4)
    assert NONE not in crowd.token_at


def test_alone_a_row_has_two_cards_at_set_up_and_after_each_refresh() -> None:
    """N-22.01."""
    g = situation(1)
    rows = g.display
    assert [len(row) for row in rows] == [2, 2, 2]
    upkeep(g)
    assert (g.round, [len(row) for row in g.display]) == (2, [2, 2, 2])
    assert g.under == rows, "the old ones lie under their decks"


def test_alone_four_of_six_masters_are_kept_and_two_leave_the_game() -> None:
    """N-22.01, N-2.06."""
    g = GAME.start(1, 3, {})
    assert isinstance(g, Newton)
    dealt = legal(g, "pick")
    assert (len(dealt), g.round) == (6, 0)
    for left in (6, 5, 4, 3):
        assert len(legal(g, "pick")) == left
        play(g, legal(g, "pick")[0])
    assert (bits(player(g).masters), g.round) == (4, 1)
    kept = [f"pick {slug}" for slug in seen(g, 0)["seats"][0]["masters"]]
    assert kept == dealt[:4]
    assert bits(g.undealt) == 14, "neither the two nor the rest is ever seen again"


def test_alone_there_is_no_first_player_token() -> None:
    """N-22.01."""
    g = GAME.prepare(1, 1, {})
    g.listen()
    g.settle()
    assert [event.message for event in g.events if event.message == "newton-log-first"] == []
    g = situation(1)
    g.listen()
    upkeep(g)
    assert [event.message for event in g.events if event.message == "newton-log-first"] == []
    pair = situation(2)
    pair.listen()
    upkeep(pair)
    assert [event.message for event in pair.events if event.message == "newton-log-first"] != []


@pytest.mark.parametrize("seed", [1, 2])
def test_alone_there_are_thirty_turns_in_a_row_with_an_upkeep_after_every_five(seed: int) -> None:
    """N-22.02."""
    turns: list[tuple[int, int]] = []
    tucks = []
    for g, text in course(1, seed):
        assert g.to_move == 0
        if text == "end turn":
            turns.append((g.round, g.turns))
        if text.startswith("tuck "):
            tucks.append(len(turns))
    assert turns == [(number, turn) for number in range(1, 7) for turn in range(1, 6)]
    assert tucks == [5, 10, 15, 20, 25]


RANKS = [
    ("illiterate", 0, 40),
    ("scribe", 41, 50),
    ("student", 51, 60),
    ("scholar", 61, 70),
    ("professor", 71, 80),
    ("dean", 81, 90),
    ("luminary", 91, 100),
    ("master", 101, 110),
    ("genius", 111, 120),
    ("legend", 121, 300),
]


def rank(vp: int, players: int = 1) -> str | None:
    """The rank that the log tells at the end."""
    g = situation(players)
    goods(g, 0, vp=vp)
    g.listen()
    final_scoring(g)
    told = [str(event.args["rank"]) for event in g.events if event.message == "newton-log-rank"]
    return told[0] if told else None


@pytest.mark.parametrize(("name", "least", "most"), RANKS)
def test_the_final_score_gives_a_rank(name: str, least: int, most: int) -> None:
    """N-22.03."""
    assert (rank(least), rank(most)) == (f"rank.{name}", f"rank.{name}")


def test_the_top_rank_starts_at_121() -> None:
    """N-22.04."""
    assert (rank(120), rank(121)) == ("rank.genius", "rank.legend")


def test_ranks_are_for_the_solo_game_alone() -> None:
    """N-22.03."""
    assert rank(99, players=2) is None
    g = final_scoring(situation(1))
    assert (g.over, why(g, "end turn")) == (True, GAME.rule_of_the_end())
