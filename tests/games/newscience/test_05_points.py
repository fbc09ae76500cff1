"""Section 5: points, and the rest that makes up for those missing."""

from __future__ import annotations

import pytest

from lincei.games.newscience.rows import Tables
from lincei.games.newscience.state import NewScience
from lincei.games.newscience.terms import EXPERIMENT, RESEARCH, SCIENTISTS
from tests.games.newscience.changed import situation_with
from tests.games.newscience.table import (
    EDITION,
    GAME,
    game,
    give,
    influence,
    legal,
    markers,
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

TREE = "astrology heliocentrism moons-of-jupiter symbolic-algebra logarithms probability infinite-series"
DEEP = TREE + " laws-of-attraction falling-bodies air-pressure"


def told_of(g: NewScience, text: str) -> dict[str, int | str]:
    """The arguments of a legal action's description."""
    action = GAME.read(g, text)
    assert action in g.legal, text
    return GAME.describe(g, action).args


@pytest.mark.parametrize("scientist", SCIENTISTS)
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_total_is_the_cube_the_rating_and_the_modifier(scientist: str, number: int) -> None:
    """S-5.04. S-5.06."""
    ratings = {"kepler": (1, 1), "galileo": (2, 0), "kircher": (0, 0), "leibniz": (1, 0), "newton": (0, 2)}[scientist]
    others = [name for name in SCIENTISTS if name != scientist]
    modifier = 1 if number <= 2 else 0
    g = situation(5, [scientist, *others])
    stage(g, 0, researched="astrology", tested=DEEP.removeprefix("astrology "))
    rest(g, 0, 3)
    resolve(g, {f"research-{number}": 0, f"experiment-{number}": 0})
    total = 1 + ratings[0] + modifier
    for text in legal(g, "research"):
        discovery = text.removeprefix("research ")
        value = EDITION.values[3 * EDITION.discovery_slug.index(discovery)]
        assert told_of(g, text)["rest"] == max(0, value - total), text
        assert value <= total + 3
    play(g, "decline")
    assert told_of(g, "experiment astrology")["points"] == 1 + ratings[1] + modifier


@pytest.mark.parametrize(("scientist", "rating"), [("kepler", 0), ("kircher", 2), ("leibniz", 1)])
@pytest.mark.parametrize(("space", "modifier"), [("publish-1", 0), ("publish-2", 1)])
def test_a_publish_space_may_carry_a_modifier_too(scientist: str, rating: int, space: str, modifier: int) -> None:
    """S-5.05. S-5.04."""
    g = situation(3, [scientist, *[name for name in SCIENTISTS if name != scientist]])
    stage(g, 0, tested=DEEP)
    influence(g, 0, 5)
    rest(g, 0, 3)
    resolve(g, {space: 0})
    for discovery, value in (("astrology", 1), ("logarithms", 2), ("heliocentrism", 3)):
        assert told_of(g, f"publish {discovery}")["rest"] == max(0, value - 1 - rating - modifier)


def test_galileo_with_one_cube_has_three_points_for_research() -> None:
    """S-5.04. S-EX06."""
    g = situation(3, ["galileo", "kepler", "kircher"])
    stage(g, 0, tested="symbolic-algebra logarithms probability astrology laws-of-attraction")
    resolve(g, {"research-2": 0})
    values = {"analytic-geometry": 3, "infinite-series": 3, "heliocentrism": 2, "planetary-motion": 1}
    assert {f"research {slug}" for slug in values} <= set(legal(g))
    assert all(told_of(g, text)["rest"] == 0 for text in legal(g, "research"))


def test_a_missing_point_is_made_up_for_by_rest_or_the_target_is_refused() -> None:
    """S-5.09. S-9.04. S-EX07."""
    g = situation(3, ["leibniz", "kepler", "kircher"])  # 2 points; Analytic Geometry has 3
    stage(g, 0, tested="symbolic-algebra logarithms")
    resolve(g, {"research-2": 0})
    assert why(g, "research analytic-geometry") == "S-9.04"
    rest(g, 0, 1)
    resolve(g, {"research-2": 0})
    play(g, "research analytic-geometry")
    assert g.seats[0].rest == 0
    assert markers(g, 0, "researched") == ["analytic-geometry"]


def test_ratings_count_in_full_in_every_action() -> None:
    """S-5.06. S-EX08."""
    g = situation(3, ["galileo", "kepler", "kircher"])
    stage(g, 0, tested="symbolic-algebra logarithms astrology laws-of-attraction")
    resolve(g, {"research-2": 0, "research-3": 0})
    play(g, "research analytic-geometry")
    assert "research heliocentrism" in legal(g)
    play(g, "research heliocentrism")
    assert g.seats[0].rest == 0


def test_one_action_serves_one_discovery() -> None:
    """S-5.07. S-EX09."""
    g = situation(3, ["galileo", "kepler", "kircher"])
    resolve(g, {"research-2": 0})
    play(g, "research astrology")
    assert markers(g, 0, "researched") == ["astrology"]
    assert g.to_move != 0 or not legal(g, "research")


def test_points_of_two_cubes_are_not_pooled() -> None:
    """S-5.17."""
    g = situation(3, ["newton", "kepler", "galileo"])  # 1 point in each of two actions
    stage(g, 0, tested="symbolic-algebra", researched="astrology laws-of-attraction")
    events = resolve(g, {"research-2": 0, "research-3": 0})
    assert [event.message for event in events[:2]] == ["newscience-log-lost"] * 2
    assert not markers(g, 0, "researched").count("logarithms")


def test_rest_is_spent_on_research_experiment_and_publish_only() -> None:
    """S-5.08."""
    g = situation(3)
    show(g, "test-play-science")
    rest(g, 0, 2)
    resolve(g, {"event-1": 0, "government": 0, "religion": 0})
    assert g.seats[0].rest == 2
    assert g.seats[0].influence == (2, 1, 0, 2)


def test_research_and_publish_take_exactly_the_missing_rest() -> None:
    """S-5.09. S-5.10."""
    g = situation(3, ["newton", "kepler", "galileo"])
    stage(g, 0, tested="symbolic-algebra logarithms")
    influence(g, 0, 5)
    rest(g, 0, 3)
    resolve(g, {"research-2": 0, "publish-1": 0})
    assert why(g, "spend 1") == "S-5.09"
    play(g, "research probability")  # 2 points asked, 1 there
    assert g.seats[0].rest == 2
    play(g, "publish symbolic-algebra")  # 1 asked, 1 there
    assert g.seats[0].rest == 2


def test_before_an_experiment_any_rest_held_may_be_announced() -> None:
    """S-5.18. S-D06. S-5.08."""
    g = situation(3)
    stage(g, 0, researched="astrology")
    for held in range(4):
        rest(g, 0, held)
        resolve(g, {"experiment-2": 0})
        assert why(g, "spend 1") == "S-10.02"  # the target first
        play(g, "experiment astrology")
        if held:
            assert legal(g) == [f"spend {n}" for n in range(held + 1)]
            assert why(g, "decline") == "S-5.18"
            assert held == 3 or why(g, f"spend {held + 1}") == "S-5.08"
        else:
            assert legal(g)[0] == "die 1"


def test_announced_rest_is_gone_at_once_and_stays_gone_after_a_failure() -> None:
    """S-5.10. S-5.19. S-EC09."""
    g = situation(3)
    stage(g, 0, researched="astrology")
    rest(g, 0, 3)
    resolve(g, {"experiment-2": 0})
    play(g, "experiment astrology", "spend 2")
    assert g.seats[0].rest == 1
    roll(g, 1)
    assert g.seats[0].rest == 1
    assert markers(g, 0, "researched") == ["astrology"] and not markers(g, 0, "tested")


def test_rest_is_not_announced_after_the_roll() -> None:
    """S-5.18. S-EX19."""
    g = situation(3)
    give(g, 0, "test-once-reroll")
    stage(g, 0, researched="astrology")
    rest(g, 0, 3)
    resolve(g, {"experiment-2": 0})
    play(g, "experiment astrology", "spend 0")
    assert why(g, "spend 3") == "S-C03"
    roll(g, 1)
    assert legal(g) == ["reroll", "decline"]
    assert why(g, "spend 3") == "S-5.18"


def test_rest_comes_back_only_through_the_rest_action() -> None:
    """S-5.11. S-16.04."""
    rose = 0
    for seed in range(16):
        g = GAME.start(2 + seed % 4, seed)
        assert isinstance(g, NewScience)
        turn = 0
        while not g.over:
            before = [p.rest for p in g.seats]
            g.listen()
            turn += 1
            g.apply(g.legal[(5 * turn + seed) % len(g.legal)])
            rested = [event.args["player"] for event in g.events if event.message == "newscience-log-rest"]
            for seat, p in enumerate(g.seats):
                if p.rest > before[seat]:
                    assert seat in rested
                    rose += 1
    assert rose > 20


def kircher_without_points(tables: Tables) -> None:
    tables.scientists[SCIENTISTS.index("kircher")].ratings[RESEARCH] = -1
    tables.scientists[SCIENTISTS.index("kircher")].ratings[EXPERIMENT] = -1


def test_a_rating_below_zero_may_leave_no_points_at_all() -> None:
    """S-5.04. S-EC37."""
    g = situation_with(kircher_without_points)
    stage(g, 2, researched="symbolic-algebra")
    resolve(g, {"research-2": 2, "research-1": 2, "experiment-2": 2})
    assert seen(g)["resolving"] == "research-1"
    play(g, "research astrology")  # 1 - 1 + 1; without the modifier nothing can be paid for
    assert seen(g)["resolving"] == "experiment-2"
    assert game(g).describe(g, GAME.read(g, "experiment astrology")).args["points"] == 0
    rest(g, 2, 1)
    resolve(g, {"research-2": 2})
    play(g, "research laws-of-attraction")
    assert g.seats[2].rest == 0
