"""Section 3: the discovery tree and knowledge."""

from __future__ import annotations

import pytest

from lincei.games.newscience.state import NewScience
from lincei.games.newscience.terms import FIELDS, LEVELS
from tests.games.newscience.table import (
    GAME,
    influence,
    legal,
    markers,
    play,
    resolve,
    rest,
    roll,
    seen,
    situation,
    stage,
    why,
)

LEVEL_ONE = ["astrology", "symbolic-algebra", "laws-of-attraction", "alchemy", "human-anatomy"]
PHYSICS_GROUP = ["pendulum", "light-spectrum", "elastic-force"]


def researchable(g: NewScience, seat: int = 0) -> list[str]:
    """What a seat may research now, points being ample; its action is still open."""
    rest(g, seat, 3)
    resolve(g, {"research-1": seat})
    return [text.removeprefix("research ") for text in legal(g, "research")]


def refused(g: NewScience, discovery: str, seat: int = 0) -> str:
    """The rule against researching a discovery with ample points."""
    researchable(g, seat)
    return why(g, f"research {discovery}")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_field_in_play_has_discoveries_of_levels_one_to_five(players: int) -> None:
    """S-3.01. S-2.10."""
    board = seen(situation(players))["board"]
    assert board["fields"] == (FIELDS if players > 3 else FIELDS[:3])
    for field in board["fields"]:
        levels = {row["level"] for row in board["discoveries"].values() if row["field"] == field}
        assert levels == set(range(1, LEVELS + 1))
    assert len(board["discoveries"]) == (29 if players > 3 else 19)


def test_a_discovery_has_three_zones_through_which_a_marker_climbs() -> None:
    """S-3.02. S-3.09. S-EC12."""
    g = situation()
    influence(g, 0, religion=1)
    resolve(g, {"research-1": 0, "experiment-1": 0, "publish-1": 0})
    assert seen(g)["discoveries"]["astrology"] == {"research": [], "experiment": [], "published": None}
    play(g, "research astrology")
    assert seen(g)["discoveries"]["astrology"] == {"research": [0], "experiment": [], "published": None}
    play(g, "experiment astrology")
    roll(g, 6)
    assert seen(g)["discoveries"]["astrology"] == {"research": [], "experiment": [0], "published": None}
    play(g, "publish astrology")
    assert seen(g)["discoveries"]["astrology"] == {"research": [], "experiment": [], "published": 0}
    assert g.seats[0].markers() == 1


def test_all_the_numbers_of_a_discovery_are_printed() -> None:
    """S-3.03. S-EX01."""
    astrology = seen(situation())["board"]["discoveries"]["astrology"]
    numbers = {name: astrology[name] for name in ("research", "first", "later", "publish", "influence", "prestige")}
    assert numbers == {
        "research": 1,
        "first": 4,
        "later": 3,
        "publish": 1,
        "influence": {"religion": 1},
        "prestige": 2,
    }


def test_a_track_without_a_minimum_asks_for_nothing() -> None:
    """S-3.13. S-11.03."""
    g = situation()
    stage(g, 0, tested="astrology")
    influence(g, 0, 0, religion=1)
    resolve(g, {"publish-1": 0})
    assert legal(g) == ["publish astrology", "decline"]


def test_a_prerequisite_in_the_research_zone_is_not_known() -> None:
    """S-3.05. S-3.06. S-EX16."""
    g = situation()
    stage(g, 0, researched="symbolic-algebra")
    assert refused(g, "logarithms") == "S-9.01"


def test_a_prerequisite_tested_by_oneself_is_known_without_being_published() -> None:
    """S-3.04. S-3.11. S-EX17."""
    g = situation()
    stage(g, 0, tested="symbolic-algebra")
    assert "logarithms" in researchable(g)
    stage(g, 0, tested="logarithms probability infinite-series laws-of-attraction falling-bodies")
    assert "calculus" in researchable(g)


def test_what_a_rival_has_only_tested_is_known_to_him_alone() -> None:
    """S-3.04."""
    g = situation()
    stage(g, 1, tested="symbolic-algebra")
    assert refused(g, "logarithms") == "S-9.01"
    assert "logarithms" in researchable(g, 1)


@pytest.mark.parametrize("publisher", [0, 1])
def test_what_anybody_has_published_is_known_to_all(publisher: int) -> None:
    """S-3.04. S-EX18."""
    g = situation()
    stage(g, publisher, published="symbolic-algebra")
    for seat in range(3):
        assert "logarithms" in researchable(g, seat)


def test_all_prerequisites_must_be_known() -> None:
    """S-3.06. S-EX14."""
    g = situation()
    stage(g, 0, tested="astrology")
    assert refused(g, "heliocentrism") == refused(g, "planetary-motion") == "S-9.01"
    stage(g, 0, tested="laws-of-attraction")
    assert {"heliocentrism", "planetary-motion"} <= set(researchable(g))


def test_one_prerequisite_may_be_tested_and_the_other_public() -> None:
    """S-3.06. S-3.04."""
    g = situation()
    stage(g, 0, tested="astrology")
    stage(g, 2, published="laws-of-attraction")
    assert "heliocentrism" in researchable(g)


def test_there_are_three_either_or_groups() -> None:
    """S-3.07."""
    discoveries = seen(situation(5))["board"]["discoveries"]
    groups = {tuple(row["group"]) for row in discoveries.values() if row["group"]}
    assert groups == {
        ("heliocentrism", "planetary-motion"),
        ("analytic-geometry", "probability"),
        ("pendulum", "light-spectrum", "elastic-force"),
    }
    places = {(discoveries[slug]["field"], discoveries[slug]["level"]) for group in groups for slug in group}
    assert places == {("astronomy", 2), ("mathematics", 3), ("physics", 4)}


@pytest.mark.parametrize("member", ["heliocentrism", "planetary-motion"])
def test_either_member_of_the_astronomy_group_suffices(member: str) -> None:
    """S-3.14. S-EX11."""
    g = situation()
    stage(g, 0, tested="astrology laws-of-attraction")
    assert refused(g, "moons-of-jupiter") == "S-9.01"
    stage(g, 0, tested=member)
    assert "moons-of-jupiter" in researchable(g)


@pytest.mark.parametrize("member", ["analytic-geometry", "probability"])
def test_either_member_of_the_mathematics_group_suffices(member: str) -> None:
    """S-3.14. S-EX12."""
    g = situation()
    stage(g, 0, tested="symbolic-algebra logarithms")
    assert refused(g, "infinite-series") == "S-9.01"
    stage(g, 0, tested=member)
    assert "infinite-series" in researchable(g)


@pytest.mark.parametrize("member", PHYSICS_GROUP)
def test_any_one_member_of_the_physics_group_suffices(member: str) -> None:
    """S-3.14. S-EX13."""
    g = situation()
    tested = "astrology laws-of-attraction heliocentrism moons-of-jupiter symbolic-algebra falling-bodies air-pressure"
    stage(g, 0, tested=tested)
    assert refused(g, "universal-gravitation") == "S-9.01"
    stage(g, 0, tested=member)
    assert "universal-gravitation" in researchable(g)


def test_a_group_member_researched_or_known_to_a_rival_alone_does_not_suffice() -> None:
    """S-3.14. S-3.05."""
    g = situation()
    stage(g, 0, tested="astrology laws-of-attraction", researched="heliocentrism")
    stage(g, 1, tested="astrology laws-of-attraction planetary-motion")
    assert refused(g, "moons-of-jupiter") == "S-9.01"


def test_the_other_members_of_a_group_stay_open_after_one_is_public() -> None:
    """S-3.08. S-EC38."""
    g = situation()
    stage(g, 1, published="astrology laws-of-attraction heliocentrism")
    influence(g, 0, 2)
    rest(g, 0, 3)
    resolve(g, {"research-1": 0, "experiment-1": 0, "publish-1": 0})
    play(g, "research planetary-motion", "experiment planetary-motion", "spend 0")
    roll(g, 6)
    play(g, "publish planetary-motion")
    assert g.seats[0].prestige == 4
    assert markers(g, 0, "published") == ["planetary-motion"]
    assert markers(g, 1, "published") == ["astrology", "heliocentrism", "laws-of-attraction"]


def test_a_player_has_at_most_one_marker_on_a_discovery() -> None:
    """S-3.09. S-9.07."""
    g = situation()
    stage(g, 0, researched="astrology", tested="symbolic-algebra")
    assert refused(g, "astrology") == refused(g, "symbolic-algebra") == "S-9.07"


def test_a_published_discovery_is_closed_to_everybody() -> None:
    """S-3.10. S-9.01. S-10.01. S-11.01."""
    g = situation()
    stage(g, 0, researched="symbolic-algebra", tested="laws-of-attraction")
    stage(g, 1, published="astrology")
    for seat in (0, 1):
        assert refused(g, "astrology", seat) == "S-3.10"
    resolve(g, {"experiment-1": 0, "publish-1": 0})
    assert why(g, "experiment astrology") == "S-3.10"
    play(g, "decline")
    assert why(g, "publish astrology") == "S-3.10"


def test_an_own_experiment_marker_leaves_only_when_the_discovery_becomes_public() -> None:
    """S-3.12."""
    for seed in range(12):
        g = GAME.start(2 + seed % 4, seed)
        assert isinstance(g, NewScience)
        known = [0] * g.players
        turn = 0
        while not g.over:
            turn += 1
            g.apply(g.legal[(7 * turn + seed) % len(g.legal)])
            for seat in range(g.players):
                assert known[seat] & ~g.known(seat) == 0
                known[seat] = g.known(seat)
        assert any(known)


def test_fields_not_in_play_cannot_be_targets() -> None:
    """S-2.10. S-9.01."""
    g = situation(3)
    assert researchable(g) == LEVEL_ONE[:3]
    assert why(g, "research alchemy") == "S-2.10"
    assert researchable(situation(4)) == LEVEL_ONE


def test_with_three_players_the_chemistry_behind_air_pressure_is_ignored() -> None:
    """S-2.11. S-EX27."""
    tested = "laws-of-attraction symbolic-algebra falling-bodies"
    few, many = situation(3), situation(4)
    for g in (few, many):
        stage(g, 0, tested=tested)
    assert "air-pressure" in researchable(few)
    assert refused(many, "air-pressure") == "S-9.01"
    stage(many, 0, tested="alchemy nature-of-gases")
    assert "air-pressure" in researchable(many)
