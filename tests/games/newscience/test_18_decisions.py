"""Section 18: who decides what, what happens by itself, and what chance does."""

from __future__ import annotations

import json

import pytest

from tests.games.newscience.scrambled import scramble
from tests.games.newscience.table import (
    GAME,
    game,
    give,
    influence,
    lab,
    legal,
    play,
    resolve,
    rest,
    roll,
    seen,
    show,
    situation,
    stage,
    told,
)

# What each question offers (S-D01 to S-D10); "decline" is there only where the register lets a player decline.
OFFERED = {
    "place": {"place"},
    "research": {"research", "decline"},
    "experiment": {"experiment", "decline"},
    "publish": {"publish", "decline"},
    "spend": {"spend"},
    "spend-late": {"spend"},
    "reroll": {"reroll", "decline"},
    "cascade": {"cascade"},
    "choose": {"choose"},
    "may": {"accept", "decline"},
    "favour": {"favour"},
    "rival": {"rival"},
    "track": {"track"},
    "cube": {"cube"},
    "to": {"to"},
    "yield": {"accept", "decline"},
}


def test_every_question_offers_what_the_register_lists_and_lets_decline_where_it_says_so() -> None:
    """S-D02. S-D03. S-D04. S-D05. S-D06. S-D07. S-D08. S-D09. S-D10."""
    asked: dict[str, int] = {}
    for seed in range(5000, 5160):
        g = scramble(seed, ["die", "PLAY", "or", "ONCE"][seed // 4 % 4])
        turn = 0
        while g.resolving >= 0:
            turn += 1
            if g.to_move >= 0:
                name = g.question.ask().removeprefix("newscience-ask-")
                kinds = {GAME.kind(action) for action in g.legal}
                if name == "step":
                    assert len(kinds) == 1 and kinds <= {"research", "experiment"}
                else:
                    assert kinds == OFFERED[name]
                asked[name] = asked.get(name, 0) + 1
            g.apply(g.legal[(3 * turn + seed) % len(g.legal)])
    never = {*OFFERED, "step"} - {*asked, "place", "yield"}  # no card here changes a yield, and all cubes are placed
    assert not never, asked


def test_rest_and_influence_are_resolved_without_a_question() -> None:
    """S-D10. S-6.01. S-8.02."""
    g = situation()
    events = resolve(g, {"government": 0, "science": 1, "religion": 2, "research-1": 1}, resting=[0, 1])
    assert told(events) == ["log-rest"] * 2 + ["log-influence"] * 3
    assert (g.to_move, GAME.kind(g.legal[0])) == (1, "research")


def test_a_keep_is_taken_without_a_question() -> None:
    """S-7.07. S-EC25."""
    g = situation()
    give(g, 0, "test-keep-experiment-astronomy")
    show(g, "test-keep-research")
    events = resolve(g, {"event-1": 0, "research-1": 1})
    assert told(events) == ["log-leaves", "log-keep"]
    assert lab(g, 0) == "test-keep-research" and g.to_move == 1


def test_the_rest_that_research_and_publish_take_is_not_asked_for() -> None:
    """S-5.09. S-D06."""
    g = situation(3, ["newton", "kepler", "galileo"])
    stage(g, 0, tested="symbolic-algebra logarithms")
    influence(g, 0, 5)
    rest(g, 0, 3)
    resolve(g, {"research-2": 0, "publish-1": 0})
    play(g, "research probability")
    assert GAME.kind(g.legal[0]) == "publish"
    play(g, "publish logarithms")
    assert g.seats[0].rest == 1 and not legal(g, "spend")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_sees_the_same_table(players: int) -> None:
    """S-C03. S-C01. S-7.13."""
    g = situation(players)
    stage(g, 0, researched="astrology")
    give(g, 1, "test-keep-research")
    show(g, "test-play-research")
    resolve(g, {"event-1": 1, "experiment-1": 0})
    tables = [json.dumps(game(g).view(g, seat)["table"]) for seat in (None, *range(players))]
    assert len(set(tables)) == 1
    play(g, "experiment astrology")
    events = roll(g, 3)
    assert all(event.seen_by < 0 for event in events)


def test_what_is_left_of_the_deck_is_known_by_level_only() -> None:
    """S-C01. S-2.03."""
    g = situation(4)
    table = seen(g, 0)
    assert table["deck"] == {"1": 10, "2": 10, "3": 10}
    del table["board"]
    asked = json.dumps([table, game(g).choices(g), game(g).board(g)["fields"]])
    assert not any(slug in asked for slug in g.e.event_slug if slug)
