"""Chapter 4: the round, and placing energy."""

from __future__ import annotations

import pytest

from lincei.games.newscience.state import NOBODY
from lincei.games.newscience.terms import SPACE_NAMES
from tests.games.newscience.table import (
    GAME,
    course,
    give,
    idle,
    legal,
    placing,
    play,
    player,
    resolve,
    rest,
    seen,
    show,
    situation,
    told,
    why,
)

PLAYERS = [2, 3, 4, 5]
SPACES = ["rest", "government", "religion", "enterprise", "science"]


def spaces(g_legal: list[str]) -> list[str]:
    return [text.removeprefix("place ") for text in g_legal]


def place_all(players: int) -> list[int]:
    """Whom the placing of a round asks, one after another."""
    g = situation(players)
    asked = []
    while seen(g)["phase"] == "placing" and g.round == 1:
        asked.append(g.to_move)
        play(g, legal(g)[-1])
    return asked


def test_a_round_has_placing_resolving_and_an_end() -> None:
    """S-4.01."""
    g = situation(2)
    phases = []
    for space in ("rest", "science", "research-1", "government", "publish-1", "experiment-1"):
        phases.append(seen(g)["phase"])
        play(g, f"place {space}")
    assert phases == ["placing"] * 6
    assert (seen(g)["phase"], seen(g)["resolving"]) == ("resolving", "research-1")
    events = play(g, "research astrology", "event test-play-science")
    assert told(events) == ["log-research", "log-lost", "log-lost", "log-reveal", "log-round"]
    assert (seen(g)["phase"], g.round) == ("placing", 2)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_places_three_cubes_one_at_a_time_in_turn_order(players: int) -> None:
    """S-4.02. S-4.03."""
    assert place_all(players) == list(range(players)) * 3


def test_the_order_of_the_round_rules_all_three_rounds_of_placing() -> None:
    """S-4.03. S-D02. Nobody may pass."""
    g = situation(3, ["newton", "galileo", "kepler"])
    asked = []
    for text in ("rest", "research-1", "research-2", "science", "religion", "government", "publish-1", "publish-2"):
        asked.append(g.to_move)
        assert why(g, "decline") == "S-4.03"
        play(g, f"place {text}")
    assert asked == [2, 1, 0, 2, 1, 0, 2, 1]


def test_an_occupied_space_is_closed_to_everyone_its_owner_included() -> None:
    """S-4.04. S-EX15. Another free space of the same type is legal."""
    g = situation(2)
    play(g, "place research-1")
    assert why(g, "place research-1") == "S-4.04"
    assert "place research-2" in legal(g)
    play(g, "place science")
    assert g.to_move == 0
    assert why(g, "place research-1") == "S-4.04"
    assert why(g, "place science") == "S-4.04"
    assert "place research-2" in legal(g)
    play(g, "place research-2")
    assert [g.cubes[SPACE_NAMES.index(name)] for name in ("research-1", "research-2", "science")] == [0, 0, 1]


def test_a_player_may_take_several_spaces_of_one_type() -> None:
    """S-4.05. Also both event cards, and influence on several tracks."""
    g = situation(4)
    show(g, "test-play-science", "test-keep-research")
    for own in (["event-1", "event-2"], ["government", "religion", "science"], ["experiment-1", "experiment-3"]):
        placing(g)
        others = iter(["research-1", "research-2", "research-3", "research-4", "publish-1", "publish-2"])
        for space in own:
            assert g.to_move == 0
            play(g, f"place {space}")
            for _ in range(3):
                if space != own[-1]:
                    play(g, f"place {next(others)}")
        assert [seen_cubes(seen(g), space) for space in own] == [[0]] * len(own)


def seen_cubes(table: dict[str, list[dict[str, object]]], space: str) -> object:
    return next(row["cubes"] for row in table["spaces"] if row["id"] == space)


def test_at_most_one_own_cube_rests() -> None:
    """S-4.06. S-EX20."""
    g = situation(2)
    play(g, "place rest", "place science")
    assert why(g, "place rest") == "S-4.06"
    play(g, "place research-1")
    assert (g.to_move, why(g, "place rest")) == (1, "")


def test_a_cube_on_rest_goes_to_the_highest_free_position_without_a_choice() -> None:
    """S-4.07. S-D02. Rest is one option, whatever is free there."""
    g = situation(3)
    for seat in range(3):
        assert [text for text in legal(g) if "rest" in text] == ["place rest"]
        assert GAME.describe(g, g.legal[0]).args == {"position": seat + 1}
        play(g, "place rest")
    assert seen(g)["spaces"][0] == {
        "id": "rest",
        "type": "rest",
        "room": 3,
        "cubes": [0, 1, 2],
        "closed": False,
        "extra": False,
        "done": False,
        "modifier": 0,
    }


@pytest.mark.parametrize(("players", "research", "publish"), [(2, 2, 1), (3, 3, 2), (4, 4, 2), (5, 5, 3)])
def test_the_number_of_players_says_how_many_spaces_there_are(players: int, research: int, publish: int) -> None:
    """S-4.08. Publish spaces: 1, 2, 2, 3."""
    g = situation(players)
    expected = SPACES + [f"research-{i + 1}" for i in range(research)]
    expected += [f"experiment-{i + 1}" for i in range(research)] + [f"publish-{i + 1}" for i in range(publish)]
    assert spaces(legal(g)) == expected
    assert [space["id"] for space in seen(g)["spaces"]] == expected
    assert why(g, f"place publish-{publish + 1}") == "S-4.08"
    assert why(g, f"place research-{research + 1}") == "S-4.08"
    assert why(g, f"place experiment-{research + 1}") == "S-4.08"


@pytest.mark.parametrize(("players", "room"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_as_many_can_rest_as_play_but_three_at_most(players: int, room: int) -> None:
    """S-4.09. S-EC03. They fill positions 1, 2, 3; a fourth cannot rest."""
    g = situation(players)
    assert seen(g)["spaces"][0]["room"] == room
    for _ in range(room):
        play(g, "place rest")
    assert seen(g)["spaces"][0]["cubes"] == list(range(room))
    assert why(g, "place rest") == ("S-4.09" if room < players else "S-4.06")


def test_each_play_or_keep_card_on_display_offers_one_space_and_an_effect_none() -> None:
    """S-4.10. S-4.16."""
    for cards, offered in (
        (["test-play-science", "test-keep-research"], ["event-1", "event-2"]),
        (["test-all-later", "test-keep-research"], ["event-2"]),
        (["test-play-science", "test-all-later"], ["event-1"]),
        (["test-all-points-research", "test-all-later"], []),
    ):
        g = situation(4)
        show(g, *cards)
        assert [space for space in spaces(legal(g)) if space.startswith("event")] == offered
        shown = [("event-1" if "event-1" in offered else None), ("event-2" if "event-2" in offered else None)]
        assert seen(g)["display"] == [{"card": cards[i], "space": shown[i]} for i in range(2)]
        for space in {"event-1", "event-2"} - set(offered):
            assert why(g, f"place {space}") == "S-4.16"
    g = situation(3)
    show(g, "test-play-science")
    assert why(g, "place event-2") == "S-4.10", "with three players one card is on display"
    play(g, "place event-1")
    assert why(g, "place event-1") == "S-4.04"


@pytest.mark.parametrize("players", PLAYERS)
def test_round_1_has_no_event_cards_and_no_event_spaces(players: int) -> None:
    """S-4.11. S-EC29."""
    g = situation(players)
    assert (g.round, seen(g)["display"], legal(g, "event")) == (1, [], [])
    assert [space for space in spaces(legal(g)) if space.startswith("event")] == []
    assert why(g, "place event-1") == why(g, "place event-2") == "S-4.11"


def test_no_bonus_and_no_card_replaces_the_cube() -> None:
    """S-4.12. S-EX24. Without a cube on a space of an action nobody is asked about it."""
    g = situation(3, ["galileo", "kepler", "newton"])
    give(g, 0, "test-once-research-1")
    rest(g, 0, 3)
    resolve(g, {"science": 0, "research-1": 1})
    assert (g.to_move, legal(g)[0]) == (1, "research astrology")
    assert why(g, "place research-2") == "S-4.12", "placing is over"
    events = play(g, "research astrology")
    assert told(events) == ["log-research"]
    assert seen(g)["seats"][0]["lab"] == "test-once-research-1"
    assert player(g, 0).researched == 0
    g = situation(3)
    give(g, 0, "test-once-research-1")
    assert "research astrology card" not in legal(g)
    assert why(g, "research astrology card") == "S-4.03"


def test_placing_names_no_target_and_may_turn_out_useless() -> None:
    """S-4.13. In round 1 nobody has anything to test or to publish, and yet may go there."""
    g = situation(2)
    play(g, "place experiment-1", "place publish-1")
    assert [why(g, "research astrology"), why(g, "experiment astrology")] == ["S-4.03", "S-4.03"]
    play(g, "place experiment-2", "place rest", "place science", "place government")
    assert legal(g, "event"), "three actions were lost, and the round is over"


def test_a_cube_without_a_legal_space_stays_home() -> None:
    """S-4.14. Whoever has one that is free must place."""
    g = situation(2)
    for name in [space["id"] for space in seen(g)["spaces"] if space["id"] not in ("rest", "science", "research-1")]:
        g.open &= ~(1 << SPACE_NAMES.index(name))
        g.closed |= 1 << SPACE_NAMES.index(name)
    placing(g)
    assert legal(g) == ["place rest", "place science", "place research-1"]
    assert why(g, "place research-2") == "S-16.03"
    play(g, "place science", "place rest", "place rest")
    assert (g.to_move, legal(g)) == (1, ["place research-1"])
    assert why(g, "decline") == "S-4.03"
    play(g, "place research-1")
    assert seen(g)["phase"] == "resolving"
    assert [seat["cubes"]["home"] for seat in seen(g)["seats"]] == [1, 1]
    idle(g)
    assert [seat["cubes"]["home"] for seat in seen(g)["seats"]] == [3, 3]


def test_one_player_may_hold_more_than_one_publish_space() -> None:
    """S-4.15."""
    g = situation(3)
    play(g, "place publish-1", "place rest", "place science", "place publish-2")
    assert [g.cubes[SPACE_NAMES.index(name)] for name in ("publish-1", "publish-2")] == [0, 0]


@pytest.mark.parametrize("players", PLAYERS)
def test_all_cubes_of_round_1_find_a_space_and_the_last_one_has_a_choice(players: int) -> None:
    """S-EC35. With the shortest list of spaces left each time, too."""
    g = situation(players)
    cubes = 3 * players
    for cube in range(cubes):
        assert g.round == 1
        assert seen(g)["phase"] == "placing"
        if cube == cubes - 1:
            assert len(legal(g)) >= 2
        play(g, [text for text in legal(g) if text != "place rest"][-1])
    for g, text in course(players, 2):
        if g.round > 1:
            break
        if text.startswith("place"):
            assert len(g.legal) > 1
    assert [p.home for p in g.seats] == [3] * players


def test_cubes_on_the_board_are_seen_by_all() -> None:
    """S-4.03."""
    g = situation(2)
    play(g, "place rest", "place research-2")
    for viewer in (None, 0, 1):
        table = seen(g, viewer)
        assert [(row["id"], row["cubes"]) for row in table["spaces"] if row["cubes"]] == [
            ("rest", [0]),
            ("research-2", [1]),
        ]
        assert [seat["cubes"] for seat in table["seats"]] == [{"home": 2, "board": 1, "lifted": 0}] * 2
    assert g.cubes.count(NOBODY) == len(SPACE_NAMES) - 1
