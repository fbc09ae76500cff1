"""Section 10: experiments."""

from __future__ import annotations

import pytest

from lincei.games.newscience.rows import Tables
from lincei.games.newscience.state import NewScience
from tests.games.newscience.changed import situation_with
from tests.games.newscience.table import (
    GAME,
    game,
    influence,
    legal,
    markers,
    play,
    resolve,
    rest,
    roll,
    situation,
    stage,
    told,
    why,
)


def trial(g: NewScience, discovery: str, seat: int = 0) -> dict[str, int | str]:
    """What is told of an experiment before it is begun: value, points, chance."""
    action = GAME.read(g, f"experiment {discovery}")
    assert action in g.legal and g.to_move == seat
    return game(g).describe(g, action).args


@pytest.mark.parametrize(("die", "success"), [(1, False), (2, False), (3, True), (4, True), (5, True), (6, True)])
def test_the_first_to_test_astrology_needs_four(die: int, success: bool) -> None:
    """S-10.03. S-EX03."""
    g = situation(3, ["galileo", "kepler", "kircher"])  # 1 point without the modifier
    stage(g, 0, researched="astrology")
    resolve(g, {"experiment-2": 0})
    assert trial(g, "astrology")["value"] == 4
    play(g, "experiment astrology")
    events = roll(g, die)
    assert markers(g, 0, "tested" if success else "researched") == ["astrology"]
    assert ("log-success" in told(events)) == success


@pytest.mark.parametrize(("die", "success"), [(1, False), (2, True), (3, True)])
def test_whoever_comes_later_needs_three(die: int, success: bool) -> None:
    """S-10.05. S-EX04."""
    g = situation(3, ["galileo", "kepler", "kircher"])
    stage(g, 0, researched="astrology")
    stage(g, 1, tested="astrology")
    resolve(g, {"experiment-2": 0})
    assert trial(g, "astrology")["value"] == 3
    play(g, "experiment astrology")
    roll(g, die)
    assert markers(g, 0, "tested" if success else "researched") == ["astrology"]


def test_the_later_value_needs_another_players_marker_in_the_experiment_zone() -> None:
    """S-10.09. S-10.05."""
    g = situation()
    stage(g, 0, researched="astrology symbolic-algebra")
    stage(g, 1, researched="astrology")  # not tested yet
    stage(g, 2, tested="symbolic-algebra")
    resolve(g, {"experiment-2": 0})
    assert trial(g, "astrology")["value"] == 4
    assert trial(g, "symbolic-algebra")["value"] == 3


def test_a_target_needs_an_own_marker_in_the_research_zone() -> None:
    """S-10.01. S-D05."""
    g = situation()
    stage(g, 0, researched="astrology", tested="symbolic-algebra")
    stage(g, 1, researched="laws-of-attraction")
    resolve(g, {"experiment-1": 0})
    assert legal(g) == ["experiment astrology", "decline"]
    assert why(g, "experiment symbolic-algebra") == why(g, "experiment laws-of-attraction") == "S-10.01"


def test_target_then_rest_then_die() -> None:
    """S-10.02. S-5.12. S-5.18."""
    g = situation()
    stage(g, 0, researched="astrology")
    rest(g, 0, 1)
    resolve(g, {"experiment-2": 0})
    assert GAME.kind(g.legal[0]) == "experiment"
    events = play(g, "experiment astrology")
    assert events[0].args == {"player": 0, "discovery": "discovery.astrology", "points": 2, "value": 4}
    assert legal(g) == ["spend 0", "spend 1"]
    play(g, "spend 1")
    assert legal(g) == [f"die {n}" for n in range(1, 7)]
    assert g.chances() == [1] * 6
    events = roll(g, 2)
    assert [(event.message, event.args.get("total")) for event in events][:2] == [
        ("newscience-log-die", None),
        ("newscience-log-success", 5),
    ]


def test_a_natural_one_always_fails() -> None:
    """S-10.04. S-EC09."""
    g = situation(3, ["newton", "kepler", "galileo"])  # 1 + 2 + 1 points
    stage(g, 0, researched="astrology")
    rest(g, 0, 3)
    resolve(g, {"experiment-1": 0})
    play(g, "experiment astrology", "spend 3")
    events = roll(g, 1)
    assert "log-critical" in told(events)
    assert markers(g, 0, "researched") == ["astrology"]
    assert g.seats[0].rest == 0


def critical_six(tables: Tables) -> None:
    tables.critical = 6


def test_the_critical_value_is_data() -> None:
    """S-10.04. S-14.08."""
    for die, success in ((1, True), (6, False)):
        g = situation_with(critical_six, 3, ["newton", "kepler", "galileo"])
        stage(g, 0, researched="astrology")
        resolve(g, {"experiment-1": 0})
        assert trial(g, "astrology")["chance"] == 83
        play(g, "experiment astrology")
        roll(g, die)
        assert (markers(g, 0, "tested") == ["astrology"]) == success


def test_success_makes_known_and_publishable_from_this_moment() -> None:
    """S-10.06."""
    g = situation()
    stage(g, 0, researched="astrology")
    influence(g, 0, 1)
    resolve(g, {"experiment-1": 0, "publish-1": 0})
    play(g, "experiment astrology")
    roll(g, 2)
    assert g.known(0) and not markers(g, 0, "researched")
    assert legal(g) == ["publish astrology", "decline"]


def test_after_a_failure_the_marker_stays_and_another_cube_may_try_again() -> None:
    """S-10.07. S-EC11."""
    g = situation(3, ["galileo", "kepler", "kircher"])
    stage(g, 0, researched="astrology")
    resolve(g, {"experiment-1": 0, "experiment-2": 0})
    play(g, "experiment astrology")
    assert "log-critical" in told(roll(g, 1))
    assert trial(g, "astrology")["value"] == 4  # his own attempt does not make him a later one
    play(g, "experiment astrology")
    assert "log-failure" in told(roll(g, 2))
    assert markers(g, 0, "researched") == ["astrology"]


@pytest.mark.parametrize(("die", "value"), [(6, 3), (1, 4)])
def test_of_two_in_one_round_the_second_faces_the_later_value_if_the_first_succeeds(die: int, value: int) -> None:
    """S-10.05. S-EC10."""
    g = situation()
    stage(g, 0, researched="astrology")
    stage(g, 1, researched="astrology")
    resolve(g, {"experiment-1": 1, "experiment-2": 0})
    assert trial(g, "astrology", 1)["value"] == 4
    play(g, "experiment astrology")
    roll(g, die)
    assert trial(g, "astrology", 0)["value"] == value


def test_prerequisites_are_not_tested_again() -> None:
    """S-10.08."""
    g = situation()
    stage(g, 0, researched="moons-of-jupiter")  # by whatever way it got there
    resolve(g, {"experiment-1": 0})
    assert legal(g, "experiment") == ["experiment moons-of-jupiter"]


def test_a_published_discovery_cannot_be_tested_any_more() -> None:
    """S-10.01. S-11.06."""
    g = situation()
    stage(g, 0, researched="astrology")
    stage(g, 1, published="astrology")
    assert told(resolve(g, {"experiment-1": 0}))[0] == "log-lost"


def test_the_die_is_rolled_for_experiments_only_and_seen_by_all() -> None:
    """S-C03. S-1.03."""
    g = situation()
    stage(g, 0, researched="astrology", tested="symbolic-algebra")
    influence(g, 0, 1)
    resolve(g, {"research-1": 0, "experiment-1": 0, "publish-1": 0})
    play(g, "research laws-of-attraction")
    assert not legal(g, "die")
    play(g, "experiment astrology")
    assert legal(g) == legal(g, "die")
    events = roll(g, 4)
    assert events[0].args == {"player": 0, "die": 4} and events[0].seen_by < 0
    play(g, "publish symbolic-algebra")
    assert not legal(g, "die")
