"""Section 5: the order of resolution, and what becomes of an action."""

from __future__ import annotations

import pytest

from tests.games.newscience.table import (
    influence,
    legal,
    markers,
    placing,
    play,
    resolve,
    rest,
    roll,
    seen,
    show,
    situation,
    stage,
    told,
    why,
)


def test_types_are_resolved_in_the_order_of_the_board() -> None:
    """S-5.01. S-5.15."""
    g = situation()
    show(g, "test-play-science")
    stage(g, 0, researched="astrology", tested="symbolic-algebra")
    influence(g, 0, 2)
    spaces = {"publish-1": 0, "experiment-1": 0, "research-1": 1, "government": 1, "event-1": 2}
    events = resolve(g, spaces, resting=[2])
    assert told(events) == ["log-rest", "log-play", "log-influence", "log-influence"]
    assert seen(g)["resolving"] == "research-1"
    play(g, "research astrology")
    assert seen(g)["resolving"] == "experiment-1"
    play(g, "experiment astrology")
    roll(g, 6)
    assert seen(g)["resolving"] == "publish-1"


def test_all_of_rest_comes_before_the_first_event() -> None:
    """S-5.01."""
    g = situation()
    show(g, "test-play-science")
    events = resolve(g, {"event-1": 2}, resting=[1, 0])
    told_of = [(event.message.removeprefix("newscience-log-"), event.args.get("player")) for event in events]
    assert told_of[:3] == [("rest", 1), ("rest", 0), ("play", 2)]


@pytest.mark.parametrize("first_scientist", [0, 1, 2])
def test_spaces_of_a_type_are_resolved_by_position_and_not_by_turn_order(first_scientist: int) -> None:
    """S-5.02. S-5.16."""
    scientists = ["kepler", "galileo", "kircher"]
    g = situation(scientists=scientists[first_scientist:] + scientists[:first_scientist])
    resolve(g, {"research-1": 2, "research-2": 0, "research-3": 1})
    asked = []
    for discovery in ("astrology", "symbolic-algebra", "laws-of-attraction"):
        asked.append(g.to_move)
        play(g, f"research {discovery}")
    assert asked == [2, 0, 1]
    assert sorted(g.order) == [0, 1, 2]


def test_influence_spaces_are_resolved_from_top_to_bottom() -> None:
    """S-5.02."""
    g = situation()
    events = resolve(g, {"science": 0, "enterprise": 1, "religion": 2, "government": 0})
    tracks = [event.args["track"] for event in events if event.message == "newscience-log-influence"]
    assert tracks == ["track.government", "track.religion", "track.enterprise", "track.science"]


def test_a_cube_is_lifted_when_its_action_is_resolved_and_stays_away_this_round() -> None:
    """S-5.03."""
    g = situation()
    resolve(g, {"government": 0, "research-1": 0, "research-2": 0})
    assert seen(g)["seats"][0]["cubes"] == {"home": 0, "board": 2, "lifted": 1}
    play(g, "research astrology")
    assert seen(g)["seats"][0]["cubes"] == {"home": 0, "board": 1, "lifted": 2}
    spaces = {space["id"]: space for space in seen(g)["spaces"]}
    assert spaces["research-1"]["cubes"] == [] and spaces["research-1"]["done"]
    assert spaces["research-2"]["cubes"] == [0] and not spaces["research-2"]["done"]
    assert why(g, "place research-1") == "S-4.12"


def test_the_targets_of_all_three_actions_are_named_at_resolution() -> None:
    """S-5.12. S-5.20."""
    g = placing(situation())
    assert {text.split()[0] for text in legal(g)} == {"place"}
    assert all(len(text.split()) == 2 for text in legal(g))
    stage(g, 0, researched="astrology", tested="symbolic-algebra laws-of-attraction")
    influence(g, 0, 2)
    resolve(g, {"research-1": 0, "experiment-1": 0, "publish-1": 0})
    assert legal(g) == ["research logarithms", "research falling-bodies", "decline"]
    play(g, "research logarithms")
    assert legal(g) == ["experiment astrology", "experiment logarithms", "decline"]
    play(g, "decline")
    assert legal(g) == ["publish symbolic-algebra", "publish laws-of-attraction", "decline"]


def test_an_action_may_be_declined_and_is_lost_without_cost() -> None:
    """S-5.13. S-D04. S-D05. S-D08."""
    g = situation()
    stage(g, 0, researched="astrology", tested="symbolic-algebra")
    influence(g, 0, 2)
    rest(g, 0, 2)
    resolve(g, {"research-1": 0, "experiment-1": 0, "publish-1": 0})
    before = (g.seats[0].researched, g.seats[0].tested, g.seats[0].prestige)
    for _ in range(3):
        assert legal(g)[-1] == "decline"
        assert told(play(g, "decline"))[0] == "log-decline"
    assert (g.seats[0].researched, g.seats[0].tested, g.seats[0].prestige) == before
    assert g.seats[0].rest == 2


def test_an_action_without_a_payable_target_is_lost() -> None:
    """S-5.14. S-5.21. S-EC24."""
    g = situation(scientists=["newton", "kepler", "galileo"])
    tested = "astrology symbolic-algebra laws-of-attraction logarithms falling-bodies"
    stage(g, 0, tested=tested, researched="heliocentrism planetary-motion air-pressure probability")
    rest(g, 0, 1)
    events = resolve(g, {"research-2": 0})  # 1 point and 1 rest for Analytic Geometry at 3
    assert (told(events)[0], events[0].rule) == ("log-lost", "S-5.14")
    assert g.seats[0].rest == 1
    rest(g, 0, 2)
    resolve(g, {"research-2": 0})
    assert legal(g) == ["research analytic-geometry", "decline"]


def test_an_action_without_any_target_is_lost_and_costs_no_rest() -> None:
    """S-5.14. S-5.21. S-EC23."""
    g = situation()
    rest(g, 1, 3)
    for space in ("experiment-1", "publish-1"):
        events = resolve(g, {space: 1})
        assert told(events)[0] == "log-lost"
        assert g.seats[1].rest == 3
    stage(g, 1, researched="astrology symbolic-algebra laws-of-attraction")
    assert told(resolve(g, {"research-1": 1}))[0] == "log-lost"
    assert g.seats[1].rest == 3


def test_a_lost_action_lets_the_next_space_follow() -> None:
    """S-5.14. S-5.02."""
    g = situation()
    stage(g, 1, tested="astrology")
    influence(g, 1, 1)
    events = resolve(g, {"experiment-1": 0, "experiment-2": 2, "publish-1": 0, "publish-2": 1})
    assert told(events) == ["log-lost", "log-lost", "log-lost"]
    assert g.to_move == 1 and legal(g, "publish") == ["publish astrology"]


def test_rest_gained_this_round_may_be_spent_this_round() -> None:
    """S-5.15. S-EC05. S-5.11."""
    g = situation(scientists=["newton", "kepler", "galileo"])
    stage(g, 0, tested="symbolic-algebra")
    resolve(g, {"research-2": 0}, resting=[0])  # 1 point, Logarithms has 2
    assert "research logarithms" in legal(g)
    play(g, "research logarithms")
    assert g.seats[0].rest == 0


def test_influence_gained_this_round_counts_for_publishing_this_round() -> None:
    """S-5.15. S-EC22. S-8.03."""
    g = situation()
    stage(g, 0, tested="astrology")
    resolve(g, {"publish-1": 0})
    assert g.seats[0].influence[1] == 0 and not legal(g, "publish")
    resolve(g, {"religion": 0, "publish-1": 0})
    assert legal(g, "publish") == ["publish astrology"]


def test_a_card_taken_this_round_counts_in_later_actions_of_the_round() -> None:
    """S-5.15. S-EC26."""
    g = situation(scientists=["newton", "kepler", "galileo"])
    stage(g, 0, tested="symbolic-algebra")
    show(g, "test-keep-research")
    resolve(g, {"research-2": 0})
    assert "research logarithms" not in legal(g)
    resolve(g, {"event-1": 0, "research-2": 0})
    assert "research logarithms" in legal(g)


def test_a_marker_moved_this_round_counts_in_later_actions_of_the_round() -> None:
    """S-5.15. S-EC12."""
    g = situation()
    influence(g, 0, 1)
    resolve(g, {"research-1": 0, "experiment-1": 0, "publish-1": 0})
    play(g, "research laws-of-attraction", "experiment laws-of-attraction")
    roll(g, 4)
    play(g, "publish laws-of-attraction")
    assert g.seats[0].prestige == 2
    assert markers(g, 0, "published") == ["laws-of-attraction"]


def test_without_a_cube_there_is_no_action_whatever_bonus_or_card_one_has() -> None:
    """S-4.12. S-EX24."""
    g = situation()
    show(g, "test-play-research")
    rest(g, 0, 3)
    resolve(g, {"event-1": 0, "research-1": 1})
    assert g.seats[0].boosts
    assert g.to_move == 1
    play(g, "research astrology")
    assert not markers(g, 0, "researched")
    assert not g.next_order and g.round == 2  # the round has ended without another question
