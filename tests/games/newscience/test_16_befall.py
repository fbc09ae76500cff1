"""Section 16: what befalls players at once (INF, RESTLOSS, LAB), whom, and who is warded."""

from __future__ import annotations

import pytest

from lincei.games.newscience.state import NewScience
from tests.games.newscience.table import (
    give,
    influence,
    lab,
    legal,
    play,
    resolve,
    rest,
    show,
    situation,
    told,
    why,
)


def on(g: NewScience, track: int) -> list[int]:
    """Where everybody stands on a track."""
    return [p.influence[track] for p in g.seats]


def standing(g: NewScience, *religion: int) -> None:
    """Influence 2 everywhere, but for religion by seat."""
    for seat, value in enumerate(religion):
        influence(g, seat, 2, religion=value)


def by_card(kind: str, effect: str, religion: tuple[int, ...], warded: int | None = None) -> NewScience:
    """An EFFECT is revealed, or a PLAY taken by seat 0; what it leaves to choose is still open."""
    card = f"{kind} {effect}"
    g = situation(len(religion), cards=[card])
    standing(g, *religion)
    if warded is not None:
        give(g, warded, "test-ward")
    show(g, card)
    if kind == "PLAY":
        resolve(g, {"event-1": 0})
    return g


# -- whom ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "after"),
    [
        ("self", [3, 2, 2, 2]),
        ("each", [3, 3, 3, 3]),
        ("others", [2, 3, 3, 3]),
        ("leader-religion", [2, 3, 3, 2]),
        ("last-religion", [3, 2, 2, 2]),
        ("leader-enterprise", [3, 3, 3, 3]),
    ],
)
def test_a_play_names_whom_it_befalls(who: str, after: list[int]) -> None:
    """S-16.02. S-16.03."""
    g = by_card("PLAY", f"influence {who} science +1", (0, 4, 4, 3))
    assert on(g, 3) == after


@pytest.mark.parametrize(
    ("who", "after"), [("each", [1, 1, 1, 1]), ("leader-religion", [2, 1, 1, 2]), ("last-religion", [1, 2, 2, 2])]
)
def test_an_effect_befalls_at_its_reveal(who: str, after: list[int]) -> None:
    """S-16.02. S-16.03. S-7.17."""
    g = by_card("EFFECT", f"influence {who} science -1", (0, 4, 4, 3))
    assert on(g, 3) == after


def test_leader_and_last_are_found_before_anything_moves() -> None:
    """S-16.02."""
    g = by_card("EFFECT", "influence leader-religion religion -1", (0, 4, 4, 3))
    assert on(g, 1) == [0, 3, 3, 3]
    g = by_card("PLAY", "influence last-religion religion +1", (0, 0, 1, 3))
    assert on(g, 1) == [1, 1, 1, 3]


def test_one_rival_is_chosen() -> None:
    """S-16.02. S-D03."""
    g = by_card("PLAY", "influence rival religion -1", (2, 4, 1, 0))
    assert legal(g) == ["rival 2", "rival 3"]  # seat 3 has nothing to lose
    assert why(g, "rival 1") == why(g, "rival 4") == "S-16.03"
    assert why(g, "decline") == "S-16.02"
    play(g, "rival 3")
    assert on(g, 1) == [2, 4, 0, 0]


# -- INF ----------------------------------------------------------------------------------------------------------


def test_influence_stays_between_zero_and_five() -> None:
    """S-16.03. S-1.10. S-1.11."""
    g = by_card("PLAY", "influence self religion +2", (4, 4, 4))
    assert on(g, 1) == [5, 4, 4]
    g = by_card("EFFECT", "influence each religion -1", (0, 1, 5))
    assert on(g, 1) == [0, 0, 4]


def test_the_track_is_chosen_where_the_card_leaves_it_open() -> None:
    """S-16.03. S-D03."""
    g = by_card("PLAY", "influence self any +1", (5, 2, 2))
    assert legal(g) == ["track government", "track enterprise", "track science"]
    assert why(g, "track religion") == "S-16.03"
    play(g, "track science")
    assert g.seats[0].influence == (2, 5, 2, 3)


def test_a_choice_between_named_tracks() -> None:
    """S-16.03. S-D03."""
    g = by_card("PLAY", "influence self government/religion +1", (1, 2, 2))
    assert legal(g) == ["track government", "track religion"]
    assert why(g, "track science") == "S-16.03"
    play(g, "track religion")
    assert g.seats[0].influence == (2, 2, 2, 2)


def test_where_one_track_is_left_nobody_is_asked() -> None:
    """S-16.03. S-7.12."""
    g = by_card("PLAY", "influence self government/religion +1", (5, 2, 2))
    assert g.seats[0].influence == (3, 5, 2, 2)


def test_a_rival_and_then_his_track() -> None:
    """S-D03."""
    g = by_card("PLAY", "influence rival religion/science -1", (2, 3, 0))
    assert legal(g) == ["rival 2", "rival 3"]
    one = g.copy()
    play(g, "rival 2")
    assert (g.to_move, legal(g)) == (0, ["track religion", "track science"])
    play(g, "track religion")
    assert g.seats[1].influence == (2, 2, 2, 2)
    play(one, "rival 3")  # on religion there is nothing to lose
    assert one.seats[2].influence == (2, 0, 2, 1)


# -- RESTLOSS -----------------------------------------------------------------------------------------------------


def test_rest_falls_but_not_below_zero() -> None:
    """S-16.03. S-1.11."""
    g = situation()
    for seat in range(3):
        rest(g, seat, seat)
    events = show(g, "test-all-rest-loss")
    assert [p.rest for p in g.seats] == [0, 0, 1]
    assert [event.args["player"] for event in events if event.message == "newscience-log-rest-loss"] == [1, 2]


def test_a_rival_who_has_no_rest_cannot_be_chosen() -> None:
    """S-16.03. S-7.12."""
    g = situation(4)
    rest(g, 0, 3)
    rest(g, 2, 2)
    show(g, "test-play-rest-loss-rival")
    resolve(g, {"event-1": 0})
    assert legal(g) == ["rival 3"]
    play(g, "rival 3")
    assert [p.rest for p in g.seats] == [3, 0, 1, 0]


def test_a_play_may_cost_its_own_player_rest() -> None:
    """S-16.03."""
    card = "PLAY influence self government +2 and rest-loss self 1"
    g = situation(cards=[card])
    for seat in range(3):
        rest(g, seat, 2)
    influence(g, 0, 0)
    show(g, card)
    resolve(g, {"event-1": 0})
    assert [p.rest for p in g.seats] == [1, 2, 2]
    assert g.seats[0].influence == (2, 0, 0, 0)


# -- LAB ----------------------------------------------------------------------------------------------------------


def test_all_lab_cards_leave_the_game() -> None:
    """S-16.03. S-7.17."""
    g = situation(4)
    give(g, 0, "test-ward")  # an EFFECT is no rival's PLAY
    give(g, 2, "test-keep-research")
    events = show(g, "test-all-lab")
    assert [lab(g, seat) for seat in range(4)] == ["", "", "", ""]
    assert told(events) == ["log-reveal", "log-leaves", "log-leaves"]


def test_a_rivals_lab_card_leaves_the_game() -> None:
    """S-16.03. S-D03."""
    g = situation(4)
    give(g, 0, "test-keep-publish")
    give(g, 1, "test-ward")
    give(g, 2, "test-keep-research")
    show(g, "test-play-lab-rival")
    resolve(g, {"event-1": 0})
    assert legal(g) == ["rival 3"]
    play(g, "rival 3")
    assert [lab(g, seat) for seat in range(4)] == ["test-keep-publish", "test-ward", "", ""]
    assert not g.unseen >> g.e.event_slug.index("test-keep-research") & 1


# -- WARD ---------------------------------------------------------------------------------------------------------


def test_who_is_warded_cannot_be_chosen() -> None:
    """S-16.03."""
    for effect in ("influence rival religion -1", "order swap"):
        g = by_card("PLAY", effect, (2, 2, 2), warded=1)
        assert legal(g) == ["rival 3"]
        assert why(g, "rival 2") == "S-16.03"


@pytest.mark.parametrize(
    ("who", "after"),
    [("each", [3, 2, 3]), ("others", [2, 2, 3]), ("leader-religion", [2, 2, 3]), ("last-religion", [3, 2, 2])],
)
def test_who_is_warded_is_left_out_of_plural_targets(who: str, after: list[int]) -> None:
    """S-16.03."""
    g = by_card("PLAY", f"influence {who} science +1", (0, 4, 4), warded=1)
    assert on(g, 3) == after


def test_a_ward_does_not_make_another_the_leader() -> None:
    """S-16.03. S-16.02."""
    g = by_card("PLAY", "influence leader-religion religion -1", (2, 4, 3), warded=1)
    assert on(g, 1) == [2, 4, 3]


def test_the_rest_of_who_is_warded_is_safe_from_plays() -> None:
    """S-16.03."""
    card = "PLAY rest-loss others 1"
    g = situation(cards=[card])
    for seat in range(3):
        rest(g, seat, 2)
    give(g, 1, "test-ward")
    show(g, card)
    resolve(g, {"event-1": 0})
    assert [p.rest for p in g.seats] == [2, 2, 1]


def test_the_cubes_of_who_is_warded_stay_where_they_are() -> None:
    """S-16.03. S-15.42."""
    g = situation()
    give(g, 1, "test-ward")
    show(g, "test-play-cube-rival")
    resolve(g, {"event-1": 0, "research-1": 1, "research-2": 2})
    assert legal(g) == ["cube research-2"]
    assert why(g, "cube research-1") == "S-16.03"


def test_an_own_play_and_effects_touch_who_is_warded() -> None:
    """S-16.03."""
    g = by_card("PLAY", "influence each science -1", (2, 2, 2), warded=0)
    assert on(g, 3) == [1, 1, 1]
    g = by_card("EFFECT", "influence each science -1", (2, 2, 2), warded=0)
    assert on(g, 3) == [1, 1, 1]


def test_a_rivals_coming_first_still_works() -> None:
    """S-16.03."""
    g = situation(4)
    give(g, 0, "test-ward")
    show(g, "test-play-order-first")
    resolve(g, {"event-1": 2, "research-1": 3})
    assert g.next_order == (2, 0, 1, 3)
