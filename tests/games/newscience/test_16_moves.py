"""Section 16: PLAY cards that move order, cubes, markers and the deck (ORDER, CUBE, STEP, AHEAD)."""

from __future__ import annotations

import pytest

from lincei.games.newscience.state import NewScience
from tests.games.newscience.table import (
    end_round,
    influence,
    last_round,
    legal,
    markers,
    placing,
    play,
    resolve,
    seen,
    show,
    situation,
    stage,
    told,
    why,
)


def cubes(g: NewScience) -> dict[str, int]:
    """Which seat stands on each space that is not empty."""
    return {space["id"]: space["cubes"][0] for space in seen(g)["spaces"] if space["cubes"]}


# -- ORDER --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("resting", "after"), [([], (2, 0, 1, 3)), ([1, 3], (2, 1, 3, 0)), ([3, 2], (2, 3, 0, 1))])
def test_whoever_comes_first_does_so_after_rest_and_the_others_keep_their_order(
    resting: list[int], after: tuple[int, ...]
) -> None:
    """S-16.03. S-6.02."""
    g = situation(4)
    show(g, "test-play-order-first")
    resolve(g, {"event-1": 2, "research-1": 0}, resting)
    assert g.next_order == after
    assert g.order == (0, 1, 2, 3)  # this round's stays
    play(g, "decline")
    end_round(g)
    assert g.order == after


def test_coming_first_is_skipped_if_one_does_so_anyway() -> None:
    """S-7.12. S-16.03."""
    g = situation(4)
    show(g, "test-play-order-first")
    assert "log-skipped" in told(resolve(g, {"event-1": 2, "research-1": 0}, resting=[2]))


def test_places_are_swapped_with_a_rival() -> None:
    """S-16.03. S-D03."""
    g = situation(4)
    show(g, "test-play-order-swap")
    resolve(g, {"event-1": 3, "research-1": 0}, resting=[1])
    assert g.next_order == (1, 0, 2, 3)
    assert (g.to_move, legal(g)) == (3, ["rival 1", "rival 2", "rival 3"])
    play(g, "rival 2")
    assert g.next_order == (3, 0, 2, 1)


# -- CUBE ---------------------------------------------------------------------------------------------------------


def test_a_rivals_cube_is_moved_to_a_free_space_not_yet_resolved() -> None:
    """S-16.03. S-15.42. S-D03."""
    g = situation()
    show(g, "test-play-cube-rival")
    stage(g, 1, tested="symbolic-algebra")
    stage(g, 0, researched="astrology")
    resolve(g, {"event-1": 0, "government": 1, "research-1": 2, "experiment-1": 0, "publish-1": 1})
    assert (g.to_move, legal(g)) == (0, ["cube government", "cube research-1", "cube publish-1"])
    assert why(g, "cube experiment-1") == why(g, "cube event-1") == "S-16.03"
    play(g, "cube research-1")
    free = ["religion", "enterprise", "science", "research-2", "research-3", "experiment-2", "experiment-3"]
    assert legal(g) == [f"to {space}" for space in [*free, "publish-2"]]
    assert why(g, "to publish-1") == why(g, "to rest") == why(g, "to event-1") == "S-16.03"
    events = play(g, "to science")
    assert events[0].args == {"player": 2, "from": "place(action.research,=1)", "to": "influence(track.science)"}
    assert g.seats[2].influence[3] == 2  # resolved where it stands now
    assert cubes(g) == {"experiment-1": 0, "publish-1": 1}


def test_an_own_cube_is_moved() -> None:
    """S-16.03."""
    card = "PLAY cube own"
    g = situation(cards=[card])
    show(g, card)
    resolve(g, {"event-1": 0, "government": 1, "publish-1": 0, "research-1": 1})
    assert legal(g) == ["cube publish-1"]
    play(g, "cube publish-1", "to research-2")
    assert cubes(g) == {"research-1": 1, "research-2": 0}


def test_cubes_on_rest_are_out_of_reach() -> None:
    """S-15.42. S-EC36."""
    g = situation()
    show(g, "test-play-cube-rival")
    resolve(g, {"event-1": 0, "research-1": 2}, resting=[1])
    assert legal(g) == ["cube research-1"]
    assert why(g, "cube rest") == "S-15.42"
    only_rest = situation()
    show(only_rest, "test-play-cube-rival")
    assert "log-skipped" in told(resolve(only_rest, {"event-1": 0}, resting=[1, 2]))


def test_a_closed_space_takes_no_moved_cube() -> None:
    """S-16.03."""
    g = situation(4)
    show(g, "test-all-close-research-last", "test-play-cube-rival")
    resolve(g, {"event-2": 0, "publish-1": 1})
    play(g, "cube publish-1")
    assert "to research-3" in legal(g)
    assert why(g, "to research-4") == "S-16.03"


def test_an_opened_space_takes_a_moved_cube() -> None:
    """S-16.03."""
    g = situation(4)
    show(g, "test-all-open-publish", "test-play-cube-rival")
    resolve(g, {"event-2": 0, "research-1": 1})
    play(g, "cube research-1", "to publish-3")


def test_the_other_event_space_is_in_reach_until_it_is_resolved() -> None:
    """S-16.03. S-7.14."""
    for first, second in (("test-play-cube-rival", "test-play-science"), ("test-play-science", "test-play-cube-rival")):
        g = situation(4)
        influence(g, 1, 1)
        show(g, first, second)
        if first == "test-play-cube-rival":
            resolve(g, {"event-1": 0, "event-2": 1})
            assert legal(g) == ["cube event-2"]
            play(g, "cube event-2")
            assert "to event-1" not in legal(g)
            play(g, "to government")
            assert g.seats[1].influence == (2, 1, 1, 1)
        else:
            resolve(g, {"event-1": 1, "event-2": 0, "research-1": 1})
            assert legal(g) == ["cube research-1"]
            assert why(g, "cube event-1") == "S-16.03"


def test_a_rivals_cube_may_be_moved_onto_a_free_event_card() -> None:
    """S-16.03. S-7.03."""
    g = situation(4)
    influence(g, 1, 1)
    show(g, "test-play-cube-rival", "test-play-science")
    resolve(g, {"event-1": 0, "publish-1": 1})
    play(g, "cube publish-1", "to event-2")
    assert g.seats[1].influence == (1, 1, 1, 2)


# -- STEP ---------------------------------------------------------------------------------------------------------


def test_a_step_puts_a_marker_on_an_eligible_discovery_without_points() -> None:
    """S-16.03. S-9.01."""
    g = situation(3, ["newton", "kepler", "galileo"])
    stage(g, 0, tested="symbolic-algebra logarithms", researched="astrology")
    show(g, "test-play-step-research")  # up to level 3
    resolve(g, {"event-1": 0})
    assert legal(g) == ["research analytic-geometry", "research probability", "research laws-of-attraction"]
    assert why(g, "research astrology") == "S-9.07"
    assert why(g, "research heliocentrism") == "S-9.01"
    assert why(g, "research infinite-series") == "S-16.03"  # its level alone is too high
    assert why(g, "decline") == why(g, "research probability card") == "S-16.02"
    play(g, "research analytic-geometry")
    assert markers(g, 0, "researched") == ["astrology", "analytic-geometry"]


@pytest.mark.parametrize(("level", "open"), [(1, 1), (2, 2), (3, 3)])
def test_a_step_goes_up_to_the_level_on_its_card(level: int, open: int) -> None:
    """S-16.03."""
    card = f"PLAY step research {level}"
    g = situation(cards=[card])
    tested = "astrology laws-of-attraction heliocentrism"
    stage(g, 0, tested=tested)
    show(g, card)
    resolve(g, {"event-1": 0})
    prepared = ["research symbolic-algebra", "research planetary-motion", "research moons-of-jupiter"]
    assert sorted(legal(g)) == sorted(prepared[:open])


def test_a_marker_follows_a_rivals_into_the_experiment_zone() -> None:
    """S-16.03. S-EC44."""
    g = situation()
    stage(g, 0, researched="astrology symbolic-algebra infinite-series laws-of-attraction")
    stage(g, 1, tested="astrology infinite-series", researched="symbolic-algebra")
    stage(g, 2, tested="laws-of-attraction")
    show(g, "test-play-step-experiment")  # up to level 3
    resolve(g, {"event-1": 0, "research-1": 0})
    assert legal(g) == ["experiment astrology", "experiment laws-of-attraction"]
    assert why(g, "experiment symbolic-algebra") == "S-16.03"  # no rival's marker
    assert why(g, "experiment infinite-series") == "S-16.03"  # level 4
    assert why(g, "experiment logarithms") == "S-10.01"
    events = play(g, "experiment astrology")
    assert told(events)[0] == "log-step"
    assert markers(g, 0, "tested") == ["astrology"]


def test_a_step_that_nothing_fits_is_skipped() -> None:
    """S-7.12. S-16.03."""
    g = situation()
    stage(g, 0, researched="astrology")
    show(g, "test-play-step-experiment")
    assert "log-skipped" in told(resolve(g, {"event-1": 0}))


def test_with_limited_markers_the_eleventh_makes_no_step() -> None:
    """S-14.05. S-16.03."""
    tested = "astrology symbolic-algebra laws-of-attraction heliocentrism logarithms falling-bodies moons-of-jupiter"
    for option in ("limited", "unlimited"):
        g = situation(markers=option)
        stage(g, 0, tested=tested, researched="planetary-motion probability air-pressure")
        show(g, "test-play-step-research")
        events = resolve(g, {"event-1": 0})
        assert ("log-skipped" in told(events)) == (option == "limited")


# -- AHEAD --------------------------------------------------------------------------------------------------------


def test_the_next_cards_of_the_deck_lie_open_for_all() -> None:
    """S-16.03. S-C01."""
    g = situation()
    show(g, "test-play-ahead")
    before = seen(g)["deck"]
    resolve(g, {"event-1": 0, "research-1": 1})
    play(g, "event test-keep-research", "event test-play-science")
    assert seen(g)["ahead"] == ["test-keep-research", "test-play-science"]
    assert seen(g)["deck"] == before  # they still belong to the deck
    play(g, "decline")
    assert [card["card"] for card in seen(g)["display"]] == ["test-keep-research"]
    assert seen(g)["ahead"] == ["test-play-science"]
    assert "place event-1" in legal(placing(g))


def nearly_last(g: NewScience) -> NewScience:
    """One card of level 3 is left in the deck: the others have left the game unseen."""
    for level, left in enumerate(g.left):
        pool = [card for card in range(g.e.events) if g.unseen >> card & 1 and g.e.event_level[card] == level + 1]
        for card in pool[: left - (level == 2)]:
            g.unseen &= ~(1 << card)
    g.left = (0, 0, 1)
    return g


def test_all_that_are_left_lie_open_if_there_are_fewer() -> None:
    """S-16.03. S-12.04."""
    g = situation()
    show(g, "test-play-ahead")
    nearly_last(g)
    resolve(g, {"event-1": 0, "research-1": 1})
    play(g, legal(g)[0])
    assert len(seen(g)["ahead"]) == 1 and seen(g)["deck"] == {"1": 0, "2": 0, "3": 1}
    play(g, "decline")
    assert not g.over and len(seen(g)["display"]) == 1  # the last card gets its round
    end_round(g)
    assert g.over


def test_without_cards_left_there_is_nothing_to_lay_open() -> None:
    """S-7.12. S-16.03."""
    g = situation()
    show(g, "test-play-ahead")
    last_round(g)
    assert "log-skipped" in told(resolve(g, {"event-1": 0, "research-1": 1}))
    assert seen(g)["ahead"] == []


def test_cards_that_lie_open_already_are_among_the_next() -> None:
    """S-16.03. S-14.01."""
    g = situation(preview="on")
    assert len(seen(g)["ahead"]) == 1
    first = seen(g)["ahead"]
    show(g, "test-play-ahead")
    resolve(g, {"event-1": 0, "research-1": 1})
    play(g, legal(g)[-1])
    assert len(seen(g)["ahead"]) == 2 and seen(g)["ahead"][:1] == first
    assert g.to_move == 1
