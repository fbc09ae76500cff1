"""Chapter 13: final scoring."""

from __future__ import annotations

import pytest

from lincei.games.newscience.state import NewScience
from tests.games.newscience.table import (
    GAME,
    counted,
    course,
    final_scoring,
    influence,
    play,
    player,
    resolve,
    rest,
    score,
    seen,
    situation,
    stage,
)

MOST = ("S-13.02", 3)
TRACK = ("S-13.03", 2)
ASTRONOMY = "astrology laws-of-attraction heliocentrism moons-of-jupiter symbolic-algebra logarithms solar-parallax"
MATHEMATICS = f"{ASTRONOMY} probability infinite-series falling-bodies"


def level(g: NewScience, *values: int) -> None:
    """Every seat stands so high on all four tracks."""
    for seat, value in enumerate(values):
        influence(g, seat, every=value)


def lines(g: NewScience, rule: str) -> list[int]:
    """How many lines of a rule each seat has in the final scoring."""
    return [[one for one, _ in counted(g, seat)].count(rule) for seat in range(g.players)]


def test_prestige_won_in_play_and_the_two_awards_make_the_score() -> None:
    """S-13.01. S-13.06. Nothing else counts: not rest, influence as such, markers or cards."""
    g = situation(2)
    level(g, 4, 5)
    score(g, 0, 6)
    score(g, 0, 4)
    score(g, 1, 9)
    stage(g, 0, published="astrology", tested="symbolic-algebra", researched="laws-of-attraction")
    rest(g, 0, 3)
    final_scoring(g)
    assert g.scores() == [6 + 4 + 3, 9 + 4 * 2]
    assert [[line.points for line in of_seat] for of_seat in g.breakdown()] == [[6, 4, 3], [9, 2, 2, 2, 2]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_score_of_every_game_is_the_sum_of_publications_and_awards(players: int) -> None:
    """S-13.01. S-13.06."""
    for g, _ in course(players, 11, eager=True):
        before = [p.prestige for p in g.seats]
    for seat, of_seat in enumerate(g.breakdown()):
        assert {line.rule for line in of_seat} <= {"S-11.04", "S-13.02", "S-13.03"}
        assert sum(line.points for line in of_seat) == g.scores()[seat]
        awards = sum(line.points for line in of_seat if line.rule != "S-11.04")
        assert (g.scores()[seat] - awards >= before[seat], awards <= 3 + 8) == (True, True)


def test_most_published_discoveries_bring_3() -> None:
    """S-13.02. Those by cascade count (S-11.13)."""
    g = situation(3)
    stage(g, 0, published="astrology")
    stage(g, 1, published="symbolic-algebra logarithms")
    assert lines(final_scoring(g), "S-13.02") == [0, 1, 0]
    assert MOST in counted(g, 1)
    assert seen(g)["most"] == [1]
    g = situation(3, ["kircher", "kepler", "newton"])
    level(g, 5, 1, 1)
    stage(g, 0, tested="astrology laws-of-attraction heliocentrism moons-of-jupiter")
    stage(g, 1, published="symbolic-algebra logarithms falling-bodies laws-of-attraction")
    resolve(g, {"publish-1": 0})
    play(g, "publish moons-of-jupiter")
    assert seen(g)["most"] == [1], "three of his own against four"
    stage(g, 0, published="air-pressure")
    assert lines(final_scoring(g), "S-13.02") == [1, 1, 0]


def test_every_player_tied_for_most_publications_gets_3() -> None:
    """S-13.02. S-EC33."""
    g = situation(3)
    level(g, 3, 3, 0)
    influence(g, 2, government=5, religion=5)
    stage(g, 0, published="astrology")
    stage(g, 1, published="symbolic-algebra")
    final_scoring(g)
    assert counted(g, 0) == counted(g, 1) == [MOST, TRACK, TRACK]
    assert counted(g, 2) == [TRACK, TRACK]


def test_the_highest_on_each_influence_track_gets_2() -> None:
    """S-13.03."""
    g = situation(4)
    for seat, track in enumerate(["science", "government", "enterprise", "religion"]):
        influence(g, seat, every=1)
        influence(g, seat, **{track: 2})
    stage(g, 0, published="astrology")
    final_scoring(g)
    assert [counted(g, seat)[-1] for seat in range(4)] == [TRACK] * 4
    assert [line.args["track"] for seat in range(4) for line in g.breakdown()[seat] if line.rule == "S-13.03"] == [
        "track.science",
        "track.government",
        "track.enterprise",
        "track.religion",
    ]


def test_alone_highest_on_all_four_tracks_brings_8() -> None:
    """S-13.03. S-EX25."""
    g = situation(3)
    level(g, 1, 2, 1)
    stage(g, 0, published="astrology")
    assert final_scoring(g).scores() == [3, 8, 0]
    assert seen(g)["leaders"] == {"government": [1], "religion": [1], "enterprise": [1], "science": [1]}


def test_every_player_tied_on_a_track_gets_2() -> None:
    """S-13.03. S-EC33."""
    g = situation(3)
    level(g, 2, 2, 1)
    stage(g, 2, published="astrology")
    assert final_scoring(g).scores() == [8, 8, 3]


def test_ties_at_zero_count_literally() -> None:
    """S-13.04."""
    g = situation(3)
    level(g, 0, 0, 0)
    assert final_scoring(g).scores() == [11, 11, 11]
    assert g.ranking() == [1, 1, 1]


def tied(*level_5: str) -> NewScience:
    """Equal prestige, with these level-5 publications; so many published by everybody that nobody leads."""
    g = situation(len(level_5))
    level(g, *[3] * len(level_5))
    stage(g, 0, published=f"{MATHEMATICS} air-pressure pendulum")
    for seat, slugs in enumerate(level_5):
        stage(g, seat, published=slugs)
        score(g, seat, 20)
    score(g, 1, 3)
    return final_scoring(g)


def test_at_equal_prestige_more_published_level_5_discoveries_win() -> None:
    """S-13.05. S-EC34."""
    g = tied("", "cometary-orbits")
    assert (g.scores(), g.ranking()) == ([31, 31], [2, 1])
    assert [seat["last_level"] for seat in seen(g)["seats"]] == [0, 1]
    g = tied("calculus universal-gravitation", "cometary-orbits")
    assert (g.scores(), g.ranking()) == ([31, 31], [1, 2])


def test_still_tied_players_share_the_victory() -> None:
    """S-13.05. S-EC34."""
    g = tied("calculus", "cometary-orbits")
    assert (g.scores(), g.ranking()) == ([31, 31], [1, 1])


def test_more_level_5_discoveries_do_not_outweigh_prestige() -> None:
    """S-13.05."""
    g = tied("", "cometary-orbits calculus universal-gravitation")
    score(g, 0, 1)
    assert g.ranking() == [1, 2]


def test_the_places_behind_the_winner_follow_from_the_same_two_tests() -> None:
    """S-13.07. S-EC47. Final prestige 30, 25, 25; level-5 publications 0, 0, 1."""
    g = situation(3)
    level(g, 2, 2, 2)
    stage(g, 0, published=MATHEMATICS)
    stage(g, 2, published="cometary-orbits")
    for seat, prestige in enumerate([30 - 8 - 3, 25 - 8, 25 - 8]):
        score(g, seat, prestige)
    final_scoring(g)
    assert g.scores() == [30, 25, 25]
    assert g.ranking() == [1, 3, 2]


def test_equal_in_both_tests_means_a_shared_place() -> None:
    """S-13.07."""
    g = situation(4)
    level(g, 2, 2, 2, 2)
    stage(g, 0, published="astrology")
    for seat, prestige in enumerate([20, 5, 5, 1]):
        score(g, seat, prestige)
    assert final_scoring(g).ranking() == [1, 2, 2, 4]


def test_nobody_gains_prestige_but_by_publishing() -> None:
    """S-13.06. In whole games prestige moves with a publication, or in the final scoring."""
    for players in (2, 4):
        before: list[int] = []
        scored: list[int] = []
        for g, _ in course(players, 6, eager=True):
            now = [p.prestige for p in g.seats]
            count = [len(p.scored) for p in g.seats]
            if before:
                for seat in range(players):
                    assert now[seat] >= before[seat], "prestige never falls (S-EC40)"
                    assert (now[seat] > before[seat]) <= (count[seat] > scored[seat])
            before, scored = now, count
        assert sum(scored) > 0


def test_the_outlook_says_what_the_final_scoring_would_bring_now() -> None:
    """S-13.02. S-13.03. It tells nothing that is not on the table, and changes nothing."""
    g = situation(3)
    level(g, 1, 2, 1)
    stage(g, 0, published="astrology")
    outlook = GAME.outlook(g)
    assert [[(line.rule, line.points) for line in of_seat] for of_seat in outlook] == [[MOST], [TRACK] * 4, []]
    assert (g.scores(), player(g, 1).awards) == ([0, 0, 0], ())
    assert GAME.outlook(final_scoring(g)) == [[], [], []]
