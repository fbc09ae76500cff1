"""Chapter 1: terms and components."""

from __future__ import annotations

import pytest

from lincei.games.newscience.components import load_edition
from lincei.kernel.errors import BadOptions
from tests.games.newscience.table import (
    EDITION,
    GAME,
    course,
    final_scoring,
    idle,
    influence,
    legal,
    play,
    player,
    resolve,
    rest,
    roll,
    score,
    seen,
    show,
    situation,
    stage,
    why,
)

SCIENTISTS = ["kepler", "galileo", "kircher", "leibniz", "newton"]
TRACKS = ["government", "religion", "enterprise", "science"]


def test_two_to_five_players_take_different_ones_of_five_scientists() -> None:
    """S-1.01."""
    assert (GAME.least, GAME.most) == (2, 5)
    assert [seat["scientist"] for seat in seen(situation(5, SCIENTISTS[::-1]))["seats"]] == SCIENTISTS[::-1]
    for players in (1, 6):
        with pytest.raises(BadOptions, match="takes 2 to 5 players"):
            GAME.start(players, 1)
    assert list(seen(situation(2))["board"]["scientists"]) == SCIENTISTS


def test_the_colour_of_a_seat_is_that_of_its_scientist() -> None:
    """S-1.14. The view names the scientist of each seat, and his rank is the number of his colour."""
    table = seen(situation(3, ["newton", "kepler", "kircher"]))
    printed = table["board"]["scientists"]
    assert [printed[seat["scientist"]]["rank"] for seat in table["seats"]] == [5, 1, 3]
    assert sorted(row["rank"] for row in printed.values()) == [1, 2, 3, 4, 5]


def test_there_are_54_event_cards_each_of_one_type_and_one_level() -> None:
    """S-1.02. The shipped edition has them all; some are marked 4+."""
    e = load_edition()
    assert e.events == 54
    assert [e.event_level[:54].count(level) for level in (1, 2, 3)] == [18, 18, 18]
    assert set(e.event_type[:54]) == {0, 1, 2}
    printed = seen(situation(4))["board"]["events"]
    assert {row["type"] for row in printed.values()} == {"EFFECT", "PLAY", "KEEP"}
    assert {row["level"] for row in printed.values()} == {1, 2, 3}
    assert {row["four"] for row in printed.values()} == {True, False}


def test_a_six_sided_die_is_rolled_for_experiments_only() -> None:
    """S-1.03."""
    g = situation(3)
    stage(g, 0, researched="astrology")
    influence(g, 1, every=5)
    stage(g, 1, tested="symbolic-algebra")
    resolve(g, {"research-1": 2, "experiment-2": 0, "publish-1": 1}, resting=[0])
    play(g, "research astrology")
    play(g, "experiment astrology", "spend 0")
    assert legal(g) == ["die 1", "die 2", "die 3", "die 4", "die 5", "die 6"]
    roll(g, 6)
    play(g, "publish symbolic-algebra")
    assert legal(g, "die") == []


def test_each_player_has_three_energy_cubes() -> None:
    """S-1.04."""
    for players in (2, 5):
        g = situation(players)
        assert [seat["cubes"] for seat in seen(g)["seats"]] == [{"home": 3, "board": 0, "lifted": 0}] * players
        while g.resolving < 0:
            play(g, legal(g)[0])
        assert [p.home for p in g.seats] == [0] * players


def test_each_player_has_ten_discovery_markers() -> None:
    """S-1.05."""
    g = situation(2)
    assert [seat["markers"] for seat in seen(g)["seats"]] == [10, 10]
    stage(g, 1, researched="astrology", tested="laws-of-attraction", published="symbolic-algebra")
    assert [seat["markers"] for seat in seen(g)["seats"]] == [10, 7]


def test_a_player_has_seven_track_markers() -> None:
    """S-1.06. One in the order, one for rest, four for influence, one for prestige."""
    table = seen(situation(3))
    for seat, mat in enumerate(table["seats"]):
        assert table["order"].count(seat) == 1
        assert (mat["rest"], mat["prestige"], list(mat["influence"])) == (0, 0, TRACKS)


def test_the_board_has_action_spaces_the_tree_and_the_tracks() -> None:
    """S-1.07."""
    table = seen(situation(2))
    assert [space["id"] for space in table["spaces"]] == [
        *["rest", *TRACKS],
        *["research-1", "research-2", "experiment-1", "experiment-2", "publish-1"],
    ]
    assert len(table["discoveries"]) == 19
    assert list(table["leaders"]) == TRACKS


def test_a_mat_shows_three_ratings_the_start_benefits_and_the_rank() -> None:
    """S-1.08. Every mat is in everybody's view, with all discoveries."""
    board = seen(situation(2), 1)["board"]
    assert board["scientists"]["kircher"] == {
        "name": None,
        "rank": 3,
        "ratings": {"research": 0, "experiment": 0, "publish": 2},
        "influence": {"government": 1, "religion": 2, "enterprise": 1, "science": 1},
    }
    assert board["scientists"]["galileo"]["ratings"]["research"] == 2
    assert board["discoveries"]["astrology"] == {
        "name": None,
        "field": "astronomy",
        "level": 1,
        "person": "Johannes Kepler",
        "year": 1601,
        "needs": [],
        "group": None,
        "research": 1,
        "first": 4,
        "later": 3,
        "publish": 1,
        "influence": {"religion": 1},
        "prestige": 2,
    }


def test_rest_is_a_whole_number_from_0_to_3() -> None:
    """S-1.09."""
    assert seen(situation(2))["board"]["most_rest"] == 3
    g = situation(2)
    levels = []
    for _ in range(5):
        levels.append(player(g, 0).rest)
        resolve(g, {}, resting=[0])
        idle(g)
    assert levels == [0, 1, 2, 3, 3]


def test_no_influence_track_goes_above_5() -> None:
    """S-1.10."""
    assert list(seen(situation(2))["seats"][0]["influence"]) == TRACKS
    for track in TRACKS:
        g = situation(4)
        influence(g, 0, every=4)
        resolve(g, {track: 0})
        assert seen(g)["seats"][0]["influence"][track] == 5
        resolve(g, {track: 0})
        assert seen(g)["seats"][0]["influence"] == {name: 5 if name == track else 4 for name in TRACKS}
    assert seen(g)["board"]["most_influence"] == 5


def test_influence_and_rest_never_fall_below_0() -> None:
    """S-1.11."""
    g = situation(3, cards=["EFFECT influence each religion -1 and rest-loss each 1"])
    influence(g, 0, religion=0)
    influence(g, 1, religion=1)
    influence(g, 2, religion=2)
    rest(g, 1, 1)
    rest(g, 2, 2)
    show(g, "card-1")
    assert [p.influence[1] for p in g.seats] == [0, 0, 1]
    assert [p.rest for p in g.seats] == [0, 0, 1]


def test_prestige_has_no_upper_limit() -> None:
    """S-1.12."""
    g = situation(2)
    for _ in range(10):
        score(g, 0, 60)
    influence(g, 0, religion=1)
    stage(g, 0, tested="astrology")
    resolve(g, {"publish-1": 0})
    play(g, "publish astrology")
    assert player(g, 0).prestige == 602


def test_the_most_prestige_at_the_end_wins() -> None:
    """S-1.13."""
    g = situation(3)
    for seat, prestige in enumerate([7, 30, 12]):
        score(g, seat, prestige)
        influence(g, seat, every=1)
    assert final_scoring(g).ranking() == [3, 1, 2]
    assert why(g, "place rest") == "S-13.05"
    for g, _ in course(4, 3):
        assert g.players == 4
    assert max(g.scores()) == g.scores()[g.ranking().index(1)]


def test_the_witness_is_what_the_register_prints() -> None:
    """S-1.07. A few corners of the tables that all these tests lean on."""
    assert EDITION.discoveries == 29
    assert EDITION.values[3 * EDITION.discovery_slug.index("elastic-force")] == 3
    assert EDITION.rating == [1, 1, 0, 2, 0, 0, 0, 0, 2, 1, 0, 1, 0, 2, 0]
    assert EDITION.start == [1, 0, 0, 1, 1, 0, 1, 1, 1, 2, 1, 1, 2, 0, 1, 1, 1, 1, 0, 2]
    assert (EDITION.critical, EDITION.rest_spaces) == (1, [0, 0, 2, 3, 3, 3])
