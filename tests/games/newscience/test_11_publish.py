"""Section 11: publishing."""

from __future__ import annotations

import pytest

from lincei.games.newscience.terms import TRACKS
from tests.games.newscience.table import (
    EDITION,
    discovery_id,
    influence,
    legal,
    markers,
    play,
    resolve,
    rest,
    seen,
    situation,
    stage,
    told,
    why,
)


def test_astrology_is_published_with_one_point_and_religion_one() -> None:
    """S-11.01. S-11.04. S-EX01."""
    g = situation()
    stage(g, 0, tested="astrology")
    influence(g, 0, 0, religion=1)
    resolve(g, {"publish-1": 0})
    events = play(g, "publish astrology")
    assert g.seats[0].prestige == 2
    assert (events[0].message, events[0].rule, events[0].args["points"]) == ("newscience-log-publish", "S-11.04", 2)


def test_points_never_replace_influence() -> None:
    """S-11.03. S-EX02."""
    g = situation(3, ["kircher", "kepler", "galileo"])
    stage(g, 0, tested="astrology symbolic-algebra")
    influence(g, 0, 5, religion=0)
    rest(g, 0, 3)
    resolve(g, {"publish-2": 0})
    assert legal(g, "publish") == ["publish symbolic-algebra"]
    assert why(g, "publish astrology") == "S-11.03"


@pytest.mark.parametrize("discovery", ["heliocentrism", "calculus", "universal-gravitation"])
@pytest.mark.parametrize("track", TRACKS)
def test_all_four_minima_must_be_met(discovery: str, track: str) -> None:
    """S-11.03. S-3.13."""
    minima = {name: EDITION.minimum[4 * discovery_id(discovery) + i] for i, name in enumerate(TRACKS)}
    other = "astrology" if track != "religion" else "symbolic-algebra"  # so that there is always a choice
    g = situation(3, ["kircher", "kepler", "galileo"])
    stage(g, 0, tested=f"{other} {discovery}")
    influence(g, 0, **{**minima, "religion" if other == "astrology" else "enterprise": 5})
    resolve(g, {"publish-1": 0})
    assert why(g, f"publish {discovery}") == ""
    if minima[track]:
        influence(g, 0, **{track: minima[track] - 1})
        assert why(g, f"publish {discovery}") == "S-11.03"
        assert seen(g)["seats"][0]["reach"][discovery]["lacks"] == {track: 1}


def test_the_target_needs_an_own_marker_in_the_experiment_zone() -> None:
    """S-11.01. S-D08."""
    g = situation()
    stage(g, 0, researched="astrology", tested="symbolic-algebra")
    stage(g, 1, tested="laws-of-attraction")
    influence(g, 0, 5)
    resolve(g, {"publish-1": 0})
    assert legal(g) == ["publish symbolic-algebra", "decline"]
    assert why(g, "publish astrology") == why(g, "publish laws-of-attraction") == "S-11.01"


@pytest.mark.parametrize(("held", "refused"), [(0, "S-11.02"), (1, "S-11.02"), (2, ""), (3, "")])
def test_missing_points_must_come_from_rest(held: int, refused: str) -> None:
    """S-11.02. S-5.09."""
    g = situation()  # Kepler has 1 point; Heliocentrism asks for 3
    stage(g, 0, tested="astrology laws-of-attraction heliocentrism")
    influence(g, 0, 5)
    rest(g, 0, held)
    resolve(g, {"publish-1": 0})
    assert why(g, "publish heliocentrism") == refused
    if not refused:
        play(g, "publish heliocentrism")
        assert g.seats[0].rest == held - 2


def test_influence_is_asked_for_before_points() -> None:
    """S-11.03. S-11.02."""
    g = situation()
    stage(g, 0, tested="astrology heliocentrism laws-of-attraction")
    influence(g, 0, 1, religion=1)
    resolve(g, {"publish-1": 0})
    assert why(g, "publish heliocentrism") == "S-11.03"


def test_influence_is_never_spent() -> None:
    """S-11.03. S-8.07."""
    g = situation()
    stage(g, 0, tested="astrology symbolic-algebra laws-of-attraction logarithms")
    influence(g, 0, 3)
    rest(g, 0, 3)
    resolve(g, {"publish-1": 0, "publish-2": 0})
    play(g, "publish astrology", "publish logarithms")
    assert g.seats[0].influence == (3, 3, 3, 3)


def test_the_marker_moves_up_and_everybody_knows_the_discovery() -> None:
    """S-11.05. S-3.04."""
    g = situation()
    stage(g, 0, tested="symbolic-algebra")
    influence(g, 0, 1)
    resolve(g, {"publish-1": 0})
    play(g, "publish symbolic-algebra")
    assert seen(g)["discoveries"]["symbolic-algebra"] == {"research": [], "experiment": [], "published": 0}
    assert all(g.known(seat) == 1 << discovery_id("symbolic-algebra") for seat in range(3))


def test_all_others_take_back_their_markers_and_can_use_them_again() -> None:
    """S-11.06. S-11.14."""
    g = situation()
    stage(g, 0, tested="astrology")
    stage(g, 1, researched="astrology laws-of-attraction")
    stage(g, 2, tested="astrology symbolic-algebra")
    influence(g, 0, 1)
    resolve(g, {"publish-1": 0})
    events = play(g, "publish astrology")
    returned = [event.args["player"] for event in events if event.message == "newscience-log-returned"]
    assert returned == [1, 2]
    assert markers(g, 1, "researched") == ["laws-of-attraction"]
    assert markers(g, 2, "tested") == ["symbolic-algebra"]
    assert [p["markers"] for p in seen(g)["seats"]] == [9, 9, 9]


def test_the_first_publish_space_may_take_the_target_of_the_second() -> None:
    """S-11.15. S-EC14."""
    g = situation()
    for seat in (0, 1):
        stage(g, seat, tested="astrology")
        influence(g, seat, 1)
    events = resolve(g, {"publish-1": 1, "publish-2": 0})
    assert g.to_move == 1
    events = play(g, "publish astrology")
    assert "log-lost" in told(events)
    assert [p.prestige for p in g.seats] == [0, 2, 0]


def test_whoever_loses_his_target_may_have_another() -> None:
    """S-EC14."""
    g = situation()
    stage(g, 0, tested="astrology symbolic-algebra")
    stage(g, 1, tested="astrology")
    for seat in (0, 1):
        influence(g, seat, 1)
    resolve(g, {"publish-1": 1, "publish-2": 0})
    play(g, "publish astrology")
    assert legal(g) == ["publish symbolic-algebra", "decline"]
    assert why(g, "publish astrology") == "S-3.10"


def test_steps_follow_each_other_test_rest_score_move_return_cascade() -> None:
    """S-11.15. S-11.08."""
    g = situation()
    stage(g, 0, tested="symbolic-algebra logarithms")
    stage(g, 1, tested="symbolic-algebra", researched="logarithms")
    influence(g, 0, 1)
    rest(g, 0, 1)
    resolve(g, {"publish-1": 0})
    events = play(g, "publish logarithms")
    assert told(events)[:5] == ["log-spend", "log-publish", "log-returned", "log-cascade", "log-returned"]
    assert g.seats[0].prestige == 4


def test_prestige_is_told_with_its_source() -> None:
    """S-11.04. S-13.06."""
    g = situation()
    stage(g, 0, tested="symbolic-algebra logarithms")
    influence(g, 0, 1)
    rest(g, 0, 1)
    resolve(g, {"publish-1": 0})
    play(g, "publish logarithms")
    assert [(line.rule, line.args, line.points) for line in g.breakdown()[0]] == [
        ("S-11.04", {"discovery": "discovery.logarithms"}, 4)
    ]
