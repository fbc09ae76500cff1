"""Section 9: research."""

from __future__ import annotations

import pytest

from tests.games.newscience.table import (
    influence,
    legal,
    markers,
    play,
    resolve,
    rest,
    roll,
    show,
    situation,
    stage,
    told,
    why,
)


def test_astrology_is_researched_with_one_point() -> None:
    """S-9.02. S-EX05."""
    g = situation(3, ["newton", "kepler", "galileo"])
    resolve(g, {"research-2": 0})
    assert legal(g) == ["research astrology", "research symbolic-algebra", "research laws-of-attraction", "decline"]
    play(g, "research astrology")
    assert g.seats[0].rest == 0


def test_success_needs_no_die_and_puts_a_marker_into_the_research_zone() -> None:
    """S-9.02. S-9.03."""
    g = situation()
    resolve(g, {"research-1": 0, "research-2": 1})
    events = play(g, "research astrology")
    assert told(events) == ["log-research"] and events[0].rule == "S-9.03"
    assert markers(g, 0, "researched") == ["astrology"]
    assert g.to_move == 1  # no roll in between


@pytest.mark.parametrize(("held", "spent"), [(0, None), (1, None), (2, 2), (3, 2)])
def test_the_gap_is_filled_by_rest_or_the_target_is_refused(held: int, spent: int | None) -> None:
    """S-9.04. S-EC24. S-5.09."""
    g = situation(3, ["newton", "kepler", "galileo"])
    stage(g, 0, tested="symbolic-algebra logarithms")
    rest(g, 0, held)
    resolve(g, {"research-2": 0})
    if spent is None:
        assert why(g, "research analytic-geometry") == "S-9.04"
    else:
        play(g, "research analytic-geometry")
        assert g.seats[0].rest == held - spent


def test_only_what_is_prepared_and_unpublished_is_eligible() -> None:
    """S-9.01."""
    g = situation()
    stage(g, 1, published="astrology")
    rest(g, 0, 3)
    resolve(g, {"research-1": 0})
    assert legal(g, "research") == ["research symbolic-algebra", "research laws-of-attraction"]
    assert why(g, "research astrology") == "S-3.10"
    assert why(g, "research logarithms") == why(g, "research calculus") == "S-9.01"


def test_an_own_marker_there_bars_another() -> None:
    """S-9.07."""
    g = situation()
    resolve(g, {"research-1": 0, "research-2": 0})
    play(g, "research astrology")
    assert why(g, "research astrology") == "S-9.07"
    assert legal(g, "research") == ["research symbolic-algebra", "research laws-of-attraction"]


def test_markers_of_other_players_do_not_matter() -> None:
    """S-9.05."""
    g = situation()
    stage(g, 1, researched="astrology")
    stage(g, 2, tested="astrology")
    resolve(g, {"research-1": 0})
    play(g, "research astrology")
    assert markers(g, 0, "researched") == markers(g, 1, "researched") == markers(g, 2, "tested") == ["astrology"]


def test_knowledge_from_this_rounds_experiment_is_too_late_for_research() -> None:
    """S-9.06. S-EC13."""
    g = situation()
    stage(g, 0, researched="symbolic-algebra")
    resolve(g, {"research-1": 0, "experiment-1": 0})
    assert why(g, "research logarithms") == "S-9.01"
    play(g, "decline", "experiment symbolic-algebra")
    roll(g, 6)
    resolve(g, {"research-1": 0})  # a round later
    assert "research logarithms" in legal(g)


def test_knowledge_from_this_rounds_publication_is_too_late_for_research() -> None:
    """S-9.06."""
    g = situation()
    stage(g, 1, tested="symbolic-algebra")
    influence(g, 1, 1)
    resolve(g, {"research-1": 0, "publish-1": 1})
    assert why(g, "research logarithms") == "S-9.01"
    play(g, "decline", "publish symbolic-algebra")
    resolve(g, {"research-1": 0})
    assert "research logarithms" in legal(g)


def test_knowledge_from_a_card_in_the_event_step_counts() -> None:
    """S-9.06. S-EC44. S-16.03."""
    g = situation(4)
    stage(g, 0, researched="symbolic-algebra")
    stage(g, 1, tested="symbolic-algebra")
    show(g, "test-play-step-experiment")
    resolve(g, {"event-1": 0, "research-1": 0})
    assert legal(g) == ["experiment symbolic-algebra"]
    play(g, "experiment symbolic-algebra")
    assert markers(g, 0, "tested") == ["symbolic-algebra"]
    assert "research logarithms" in legal(g)


def test_what_was_researched_a_moment_ago_is_no_step_for_the_next_action() -> None:
    """S-9.06. S-3.05."""
    g = situation()
    resolve(g, {"research-1": 0, "research-2": 0})
    play(g, "research symbolic-algebra")
    assert why(g, "research logarithms") == "S-9.01"


def test_actions_of_another_kind_are_no_answer() -> None:
    """S-5.07. S-4.12."""
    g = situation()
    stage(g, 0, researched="symbolic-algebra")
    resolve(g, {"research-1": 0, "experiment-1": 0})
    assert why(g, "experiment symbolic-algebra") == "S-5.07"
    assert why(g, "place rest") == "S-4.12"


def test_ten_markers_are_no_limit_unless_the_table_says_so() -> None:
    """S-14.05. S-9.03."""
    tested = "astrology symbolic-algebra laws-of-attraction heliocentrism logarithms falling-bodies moons-of-jupiter"
    for option, allowed in (("unlimited", True), ("limited", False)):
        g = situation(markers=option)
        stage(g, 0, tested=tested, researched="planetary-motion probability")
        rest(g, 0, 3)
        resolve(g, {"research-1": 0, "research-2": 0})
        assert "log-markers" not in told(play(g, "research analytic-geometry"))
        assert g.seats[0].markers() == 10
        if allowed:
            assert "log-markers" in told(play(g, "research air-pressure"))
            assert g.seats[0].markers() == 11
        else:
            assert not legal(g, "research")


def test_with_limited_markers_a_returned_one_can_be_used_again() -> None:
    """S-14.05. S-11.14."""
    tested = "astrology symbolic-algebra laws-of-attraction heliocentrism logarithms falling-bodies moons-of-jupiter"
    g = situation(markers="limited")
    stage(g, 0, tested=tested, researched="planetary-motion probability air-pressure")
    rest(g, 0, 3)
    assert told(resolve(g, {"research-1": 0}))[0] == "log-lost"
    stage(g, 1, published="astrology")
    resolve(g, {"research-1": 0})
    assert "research analytic-geometry" in legal(g)
