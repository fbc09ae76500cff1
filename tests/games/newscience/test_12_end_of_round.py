"""Chapter 12: the end of the round and of the game."""

from __future__ import annotations

import pytest

from lincei.kernel.events import Event
from lincei.kernel.frames import OVER
from tests.games.newscience.table import (
    end_round,
    idle,
    influence,
    last_round,
    legal,
    play,
    player,
    resolve,
    seen,
    show,
    situation,
    stage,
    told,
    why,
)

PLAYERS = [2, 3, 4, 5]
ASTRONOMY = "astrology laws-of-attraction heliocentrism moons-of-jupiter symbolic-algebra logarithms solar-parallax"
MATHEMATICS = "probability infinite-series falling-bodies calculus"
PHYSICS = "air-pressure pendulum universal-gravitation"
CHEMISTRY = "alchemy nature-of-gases chemical-elements gas-law combustion"
BIOLOGY = "human-anatomy blood-circulation cells microorganisms species"


def test_all_cubes_return_to_their_owners() -> None:
    """S-12.01. Lifted ones, and those that stayed home."""
    g = situation(3)
    resolve(g, {"science": 0, "research-1": 1, "publish-1": 1}, resting=[2])
    idle(g)
    assert [seat["cubes"] for seat in seen(g)["seats"]] == [{"home": 3, "board": 0, "lifted": 0}] * 3
    assert [cube for space in seen(g)["spaces"] for cube in space["cubes"]] == []
    assert [space["done"] for space in seen(g)["spaces"]] == [False] * len(seen(g)["spaces"])


def test_all_cards_on_display_leave_the_game() -> None:
    """S-12.02."""
    g = situation(4)
    show(g, "test-all-later", "test-play-science")
    left = sum(seen(g)["deck"].values())
    end_round(g, "test-keep-research", "test-play-research")
    assert [row["card"] for row in seen(g)["display"]] == ["test-keep-research", "test-play-research"]
    assert sum(seen(g)["deck"].values()) == left - 2
    resolve(g, {})
    assert "event test-play-science" not in legal(g)


def test_the_game_ends_when_every_level_5_discovery_in_play_is_published() -> None:
    """S-12.03. S-12.08. With three players three fields are in play."""
    g = situation(3)
    stage(g, 0, published=f"{ASTRONOMY} {MATHEMATICS} {PHYSICS}")
    end_round(g)
    assert not g.over, "cometary orbits are missing"
    stage(g, 1, published="cometary-orbits")
    events = end_round(g)
    assert g.over
    assert told(events)[0] == "log-end-s-12-03"
    assert seen(g)["phase"] == "over"
    assert sum(seen(g)["deck"].values()) > 0


def test_with_four_players_five_fields_have_to_be_finished() -> None:
    """S-12.03. S-12.08. S-EC32. Four of five level-5 discoveries are not enough."""
    g = situation(4)
    stage(g, 0, published=f"{ASTRONOMY} cometary-orbits {MATHEMATICS}")
    stage(g, 1, published=f"{CHEMISTRY} {PHYSICS}")
    end_round(g)
    assert not g.over
    stage(g, 2, published=BIOLOGY)
    end_round(g)
    assert g.over


def test_a_round_in_progress_is_always_finished() -> None:
    """S-12.07. S-EC31. The last level-5 discovery comes out on the first of two publish spaces."""
    g = situation(3)
    stage(g, 0, published=f"{ASTRONOMY} {MATHEMATICS} {PHYSICS}", tested="cometary-orbits")
    stage(g, 1, tested="planetary-motion")
    influence(g, 0, every=5)
    influence(g, 1, every=5)
    player(g, 0).rest = player(g, 1).rest = 3
    resolve(g, {"publish-1": 0, "publish-2": 1})
    play(g, "publish cometary-orbits")
    assert (g.over, g.to_move) == (False, 1)
    events = play(g, "publish planetary-motion")
    assert told(events)[:2] == ["log-publish", "log-end-s-12-03"]
    assert g.over
    assert [line.points for line in g.breakdown()[1] if line.rule == "S-11.04"] == [4]


def test_the_game_ends_if_the_deck_is_empty_at_the_end_of_a_round() -> None:
    """S-12.04."""
    g = last_round(situation(3))
    resolve(g, {"research-1": 0})
    events = play(g, "research astrology")
    assert g.over
    assert told(events)[:2] == ["log-research", "log-end-s-12-04"]
    assert (legal(g), why(g, "place rest")) == ([], "S-13.05")


def test_level_5_is_looked_at_before_the_deck() -> None:
    """S-12.03. S-12.04. With both reasons at once the first is told."""
    g = last_round(situation(2))
    stage(g, 0, published=f"{ASTRONOMY} {MATHEMATICS} {PHYSICS} cometary-orbits")
    assert told(end_round(g))[0] == "log-end-s-12-03"


@pytest.mark.parametrize("players", PLAYERS)
def test_one_card_is_revealed_for_two_or_three_players_and_two_for_more(players: int) -> None:
    """S-12.05."""
    g = situation(players)
    resolve(g, {})
    for left in range(1 if players < 4 else 2, 0, -1):
        assert (len(g.display), g.round) == ((1 if players < 4 else 2) - left, 1)
        play(g, legal(g)[0])
    assert (len(g.display), g.round) == (1 if players < 4 else 2, 2)


@pytest.mark.parametrize(("players", "rounds"), [(2, 19), (3, 13), (4, 16), (5, 13)])
def test_there_are_at_most_19_13_16_or_13_rounds(players: int, rounds: int) -> None:
    """S-12.06. S-EC30. The last revealed cards get their round; no reveal is partial."""
    g = situation(players)
    per_round = 1 if players < 4 else 2
    events: list[Event] = []
    for number in range(1, rounds + 1):
        assert (g.over, g.round, seen(g)["rounds"]) == (False, number, rounds)
        assert len(g.display) == (0 if number == 1 else per_round)
        assert sum(seen(g)["deck"].values()) == per_round * (rounds - number)
        events = idle(g)
    assert (g.over, g.round) == (True, rounds)
    assert "log-end-s-12-04" in told(events)


def test_the_last_card_gets_its_round() -> None:
    """S-EC30. It is taken and works, then the game ends."""
    g = last_round(situation(2))
    g.left = (0, 0, 1)  # one of those that left comes back: nobody has seen it
    g.unseen |= 1 << g.e.event_slug.index("test-keep-renown")
    end_round(g, "test-keep-renown")
    assert (sum(seen(g)["deck"].values()), seen(g)["display"][0]["card"]) == (0, "test-keep-renown")
    stage(g, 0, tested="astrology")
    influence(g, 0, religion=1)
    resolve(g, {"event-1": 0, "publish-1": 0})
    play(g, "publish astrology")
    assert g.over
    assert [line.points for line in g.breakdown()[0] if line.rule == "S-11.04"] == [3]


def test_the_end_is_told_and_all_stays_to_be_seen() -> None:
    """S-12.03. After the end there is no question, no experiment and no reach."""
    g = last_round(situation(2))
    end_round(g)
    table = seen(g)
    assert (table["phase"], table["experiment"], [seat["reach"] for seat in table["seats"]]) == ("over", None, [{}, {}])
    assert (g.to_move, g.legal) == (OVER, [])
