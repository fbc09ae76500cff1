"""Chapter 8: Influence."""

from __future__ import annotations

import pytest

from lincei.games.newscience.components import Edition
from lincei.games.newscience.game import NewScienceGame
from lincei.games.newscience.state import NewScience
from lincei.games.newscience.tables import read_tables
from lincei.games.reading import Problems
from tests.games.newscience.table import (
    EDITION,
    WITNESS,
    idle,
    influence,
    legal,
    markers,
    play,
    player,
    resolve,
    rest,
    roll,
    seen,
    situation,
    stage,
    told,
    why,
)

TRACKS = ["government", "religion", "enterprise", "science"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_influence_space_belongs_to_one_track_and_every_track_has_one(players: int) -> None:
    """S-8.01. S-8.05."""
    rows = [space for space in seen(situation(players))["spaces"] if space["type"] == "influence"]
    assert [(space["id"], space["track"], space["room"]) for space in rows] == [(name, name, 1) for name in TRACKS]
    assert why(situation(players), "place science-2") == "S-8.05"


def test_the_number_of_influence_spaces_is_data() -> None:
    """S-8.05. S-14.08. A printed board may have two of a track."""
    tables = read_tables(WITNESS, Problems())
    tables.spaces[0].influence[3] = 2
    other = NewScienceGame(Edition(tables))
    g = other.start(2, 1, {"scientists": "random"})
    assert isinstance(g, NewScience)
    before = [p.influence[3] for p in g.seats]
    texts = [other.write(g, action) for action in g.legal]
    assert [text for text in texts if "science" in text] == ["place science", "place science-2"]
    for text in ("place science", "place science-2", "place rest", "place rest", "place religion", "place government"):
        g.apply(other.read(g, text))
    assert [p.influence[3] for p in g.seats] == [value + 1 for value in before]


@pytest.mark.parametrize("track", TRACKS)
def test_the_action_moves_the_marker_one_step_up_on_its_track(track: str) -> None:
    """S-8.02."""
    g = situation(3)
    before = [seat["influence"] for seat in seen(g)["seats"]]
    events = resolve(g, {track: 1, "research-1": 0})
    before[1][track] += 1
    assert [seat["influence"] for seat in seen(g)["seats"]] == before
    assert told(events) == ["log-influence"]


def test_several_tracks_can_rise_in_one_round() -> None:
    """S-8.02."""
    g = situation(3)
    influence(g, 0, every=2)
    resolve(g, {"government": 0, "religion": 0, "science": 0})
    assert player(g, 0).influence == (3, 3, 2, 3)


def test_at_5_the_action_may_be_taken_without_gain() -> None:
    """S-8.04. S-8.06. S-EX26."""
    g = situation(2)
    influence(g, 0, science=5)
    assert why(g, "place science") == ""
    resolve(g, {"science": 0})
    assert player(g, 0).influence[3] == 5


def test_influence_plays_no_part_in_research_or_experiment() -> None:
    """S-8.03."""
    for value in (0, 5):
        g = situation(2)
        influence(g, 0, every=value)
        stage(g, 0, researched="symbolic-algebra")
        resolve(g, {"research-1": 0, "experiment-2": 0})
        assert legal(g, "research") == ["research astrology", "research laws-of-attraction"]
        play(g, "research astrology")
        assert legal(g) == ["experiment astrology", "experiment symbolic-algebra", "decline"]
        assert seen(g)["seats"][0]["reach"]["astrology"]["points"] == 2, "cube and rating"
        play(g, "experiment symbolic-algebra")
        roll(g, 2)
        assert markers(g, 0, "tested") == ["symbolic-algebra"]


def test_influence_is_a_threshold_for_publishing_and_is_never_spent() -> None:
    """S-8.03. S-8.07."""
    g = situation(2)
    stage(g, 0, tested="astrology")
    influence(g, 0, religion=0)
    resolve(g, {"publish-1": 0, "research-1": 1})
    play(g, "decline")
    assert legal(g, "publish") == [], "the action was lost"
    influence(g, 0, religion=3)
    resolve(g, {"publish-1": 0})
    play(g, "publish astrology")
    assert player(g, 0).influence[1] == 3


def test_influence_raised_this_round_counts_for_publishing_this_round() -> None:
    """S-EC22. S-5.15."""
    g = situation(2)
    stage(g, 0, tested="astrology")
    influence(g, 0, religion=0)
    resolve(g, {"religion": 0, "publish-1": 0})
    assert legal(g) == ["publish astrology", "decline"]
    play(g, "publish astrology")
    assert player(g, 0).prestige == 2


def test_no_action_but_cards_and_influence_spaces_move_influence() -> None:
    """S-8.07. Rest, research, experiments and publishing leave it alone."""
    g = situation(2)
    influence(g, 0, every=5)
    influence(g, 1, every=3)
    rest(g, 0, 2)
    stage(g, 0, tested="laws-of-attraction", researched="symbolic-algebra")
    stage(g, 1, tested="laws-of-attraction")
    resolve(g, {"research-1": 0, "experiment-1": 0, "publish-1": 0}, resting=[1])
    play(g, "research astrology", "experiment symbolic-algebra", "spend 1", "die 6", "publish laws-of-attraction")
    idle(g)
    assert [p.influence for p in g.seats] == [(5, 5, 5, 5), (3, 3, 3, 3)]
    assert EDITION.minimum[4 * EDITION.discovery_slug.index("laws-of-attraction")] == 1
