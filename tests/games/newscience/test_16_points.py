"""Section 16: cards that add points to an action, by type, filter and condition."""

from __future__ import annotations

import pytest

from lincei.games.newscience.state import NewScience
from tests.games.newscience.table import (
    GAME,
    end_round,
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
    why,
)

NEWTON_FIRST = ["newton", "kepler", "galileo", "kircher"]  # 1 point for research and publish, 3 for experiments
KNOWN = "astrology symbolic-algebra laws-of-attraction"


def missing(g: NewScience, text: str) -> int | str:
    """The rest that a legal action would take."""
    action = GAME.read(g, text)
    assert action in g.legal, text
    return game(g).describe(g, action).args["rest"]


def points(g: NewScience, text: str) -> int | str:
    """The points that an experiment would have, rest and die apart."""
    action = GAME.read(g, text)
    assert action in g.legal, text
    return game(g).describe(g, action).args["points"]


@pytest.mark.parametrize(("amount", "gap"), [("+1", 1), ("-1", 3)])
def test_an_effect_adds_points_for_everybody_all_round(amount: str, gap: int) -> None:
    """S-16.03. S-7.01."""
    card = f"EFFECT points research {amount}"
    g = situation(3, ["newton", "kircher", "galileo"], cards=[card])
    for seat in (0, 1):
        stage(g, seat, tested="symbolic-algebra logarithms")
        rest(g, seat, 3)
    show(g, card)
    resolve(g, {"research-1": 2, "research-2": 0, "research-3": 1})
    play(g, "decline")
    for _ in range(2):
        assert missing(g, "research analytic-geometry") == gap  # of value 3
        play(g, "decline")


def test_a_play_adds_points_to_every_fitting_action_of_its_player_until_clean_up() -> None:
    """S-16.05. S-7.03. S-EX23."""
    g = situation(3, NEWTON_FIRST)
    for seat in (0, 1):
        stage(g, seat, tested="symbolic-algebra logarithms")
        rest(g, seat, 3)
    show(g, "test-play-research")
    resolve(g, {"event-1": 0, "research-2": 0, "research-3": 0, "research-1": 1})
    assert seen(g)["seats"][0]["boosts"] == [{"card": "test-play-research", "action": "research"}]
    assert (g.to_move, missing(g, "research analytic-geometry")) == (1, 0)  # Kepler's own 3 points
    play(g, "decline")
    assert missing(g, "research analytic-geometry") == 0
    play(g, "research probability")
    assert missing(g, "research analytic-geometry") == 0
    play(g, "decline")
    end_round(g)
    assert not g.seats[0].boosts
    resolve(g, {"research-2": 0})
    assert missing(g, "research analytic-geometry") == 2


def test_a_play_for_one_action_works_in_the_first_that_fits() -> None:
    """S-16.05. S-16.02."""
    card = "PLAY points research +2 mathematics once"
    g = situation(3, NEWTON_FIRST, cards=[card])
    stage(g, 0, tested=f"{KNOWN} logarithms")
    rest(g, 0, 3)
    show(g, card)
    resolve(g, {"event-1": 0, "research-2": 0, "research-3": 0})
    assert missing(g, "research analytic-geometry") == 0
    assert missing(g, "research heliocentrism") == 1  # astronomy does not fit
    play(g, "research heliocentrism")
    assert g.seats[0].boosts and missing(g, "research analytic-geometry") == 0
    play(g, "research analytic-geometry")
    assert not g.seats[0].boosts


def test_a_play_for_one_action_is_used_up_whether_it_was_needed_or_not() -> None:
    """S-16.05."""
    card = "PLAY points research +2 once"
    g = situation(3, NEWTON_FIRST, cards=[card])
    stage(g, 0, tested="symbolic-algebra logarithms")
    rest(g, 0, 3)
    show(g, card)
    resolve(g, {"event-1": 0, "research-2": 0, "research-3": 0})
    play(g, "research astrology")  # 1 point would have done
    assert missing(g, "research analytic-geometry") == 2


def test_declining_an_action_uses_up_nothing() -> None:
    """S-16.05. S-5.13."""
    card = "PLAY points research +2 once"
    g = situation(3, NEWTON_FIRST, cards=[card])
    stage(g, 0, tested="symbolic-algebra logarithms")
    show(g, card)
    resolve(g, {"event-1": 0, "research-2": 0, "research-3": 0})
    play(g, "decline")
    assert missing(g, "research analytic-geometry") == 0


@pytest.mark.parametrize("action", ["research", "experiment", "publish"])
def test_points_for_any_action_are_for_the_one_that_is_chosen(action: str) -> None:
    """S-16.03. S-D03."""
    card = "PLAY points any +2"
    g = situation(3, NEWTON_FIRST, cards=[card])
    stage(g, 0, tested="symbolic-algebra logarithms astrology", researched="laws-of-attraction")
    influence(g, 0, 5)
    rest(g, 0, 3)
    show(g, card)
    resolve(g, {"event-1": 0, "research-2": 0, "experiment-2": 0})
    assert legal(g) == ["favour research", "favour experiment", "favour publish"]
    assert why(g, "decline") == "S-16.02"
    play(g, f"favour {action}")
    assert missing(g, "research analytic-geometry") == (0 if action == "research" else 2)
    play(g, "decline")
    assert points(g, "experiment laws-of-attraction") == (5 if action == "experiment" else 3)
    assert seen(g)["seats"][0]["reach"]["logarithms"]["points"] == (3 if action == "publish" else 1)


@pytest.mark.parametrize("action", ["experiment", "publish"])
def test_a_constant_keep_counts_undeclared_in_every_fitting_own_action(action: str) -> None:
    """S-16.05. S-7.05."""
    card = f"KEEP points {action} +1"
    g = situation(3, NEWTON_FIRST, cards=[card])
    stage(g, 0, tested="logarithms symbolic-algebra", researched="astrology laws-of-attraction")
    stage(g, 1, researched="astrology")
    influence(g, 0, 5)
    rest(g, 0, 2)
    give(g, 0, card)
    for _ in range(2):  # rounds
        resolve(g, {"experiment-1": 1, "experiment-2": 0, "publish-1": 0})
        assert points(g, "experiment astrology") == 3  # Kepler's
        play(g, "decline")
        assert legal(g) == ["experiment astrology", "experiment laws-of-attraction", "decline"]
        assert points(g, "experiment astrology") == (4 if action == "experiment" else 3)
        play(g, "decline")
        assert missing(g, "publish logarithms") == (0 if action == "publish" else 1)
        play(g, "decline")
    assert lab(g, 0)


def test_a_single_use_keep_is_declared_with_the_target_or_not() -> None:
    """S-16.05. S-D10. S-EC41."""
    g = situation(3, NEWTON_FIRST)
    stage(g, 0, tested="symbolic-algebra")
    rest(g, 0, 1)
    give(g, 0, "test-once-research-1")
    resolve(g, {"research-2": 0})
    assert {"research logarithms", "research logarithms card", "decline"} <= set(legal(g))
    assert (missing(g, "research logarithms"), missing(g, "research logarithms card")) == (1, 0)
    with_card, without, declined = g, g.copy(), g.copy()
    play(with_card, "research logarithms card")
    assert (with_card.seats[0].rest, lab(with_card, 0)) == (1, "")
    play(without, "research logarithms")
    assert (without.seats[0].rest, lab(without, 0)) == (0, "test-once-research-1")
    play(declined, "decline")
    assert (declined.seats[0].rest, lab(declined, 0)) == (1, "test-once-research-1")


def test_a_single_use_keep_may_make_payable_what_was_not() -> None:
    """S-D04. S-D10. S-5.14."""
    g = situation(3, NEWTON_FIRST)
    stage(g, 0, tested="symbolic-algebra", researched="astrology laws-of-attraction")
    give(g, 0, "test-once-research-1")
    resolve(g, {"research-2": 0})
    assert legal(g) == ["research logarithms card", "decline"]
    assert why(g, "research logarithms") == "S-9.04"


def test_a_single_use_keep_that_does_not_fit_cannot_be_declared() -> None:
    """S-16.05. S-D10."""
    card = "ONCE points research +3 astronomy"
    g = situation(3, NEWTON_FIRST, cards=[card])
    stage(g, 0, tested=KNOWN)
    give(g, 0, card)
    resolve(g, {"research-2": 0})
    assert legal(g, "research") == [
        "research planetary-motion",
        "research falling-bodies",
        "research heliocentrism card",
        "research planetary-motion card",
    ]
    assert why(g, "research falling-bodies card") == why(g, "research planetary-motion card-2") == "S-16.05"
    assert why(g, "research cometary-orbits card") == "S-9.01"


def test_a_constant_keep_cannot_be_declared() -> None:
    """S-16.05."""
    g = situation()
    give(g, 0, "test-keep-research")
    resolve(g, {"research-1": 0})
    assert why(g, "research astrology card") == "S-16.05"


def test_a_declared_card_leaves_the_game_also_if_the_experiment_fails() -> None:
    """S-16.05. S-EC43."""
    g = situation(3, NEWTON_FIRST)
    stage(g, 0, researched="astrology")
    rest(g, 0, 2)
    give(g, 0, "test-once-experiment-3")
    resolve(g, {"experiment-2": 0})
    assert (points(g, "experiment astrology"), points(g, "experiment astrology card")) == (3, 6)
    events = play(g, "experiment astrology card")
    assert [(event.message, event.rule) for event in events][-1] == ("newscience-log-used", "S-16.05")
    assert lab(g, 0) == ""
    play(g, "spend 2")
    roll(g, 1)
    assert (g.seats[0].rest, lab(g, 0)) == (0, "")
    assert seen(g)["discoveries"]["astrology"]["research"] == [0]


@pytest.mark.parametrize(
    ("filter", "fitting"),
    [
        ("", {"heliocentrism", "logarithms", "analytic-geometry", "falling-bodies"}),
        (" astronomy", {"heliocentrism"}),
        (" astronomy/physics", {"heliocentrism", "falling-bodies"}),
        (" level 2", {"heliocentrism", "logarithms", "falling-bodies"}),
        (" level 3-5", {"analytic-geometry"}),
        (" mathematics level 1-2", {"logarithms"}),
        (" physics level 3", set()),
    ],
)
def test_a_filter_names_fields_and_levels(filter: str, fitting: set[str]) -> None:
    """S-16.02."""
    card = f"KEEP points experiment +1{filter}"
    g = situation(3, NEWTON_FIRST, cards=[card])
    tested = ["heliocentrism", "logarithms", "analytic-geometry", "falling-bodies"]
    stage(g, 0, researched=" ".join(tested))
    give(g, 0, card)
    resolve(g, {"experiment-2": 0})
    assert {slug for slug in tested if points(g, f"experiment {slug}") == 4} == fitting
    assert {slug for slug in tested if points(g, f"experiment {slug}") == 3} == set(tested) - fitting


def test_of_two_alternatives_of_a_single_use_card_each_is_offered_where_it_fits() -> None:
    """S-D10. S-16.02."""
    card = "ONCE points research +2 mathematics or points research +1"
    g = situation(3, NEWTON_FIRST, cards=[card])
    stage(g, 0, tested="symbolic-algebra logarithms")
    give(g, 0, card)
    resolve(g, {"research-2": 0})
    found = [text.removeprefix("research ") for text in legal(g, "research") if "card" in text]
    assert "analytic-geometry card" in found and "analytic-geometry card-2" not in found
    assert {"probability card", "probability card-2", "astrology card-2"} <= set(found)
    assert "astrology card" not in found
    assert why(g, "research analytic-geometry card-2") == "S-9.04"
    play(g, "research probability card-2")
    assert lab(g, 0) == ""
