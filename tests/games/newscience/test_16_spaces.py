"""Section 16: EFFECT cards that bar targets and close or open spaces (BAN, CLOSE, OPEN)."""

from __future__ import annotations

import pytest

from lincei.games.newscience.rows import SpacesRow, Tables
from lincei.games.newscience.state import NewScience
from tests.games.newscience.changed import situation_with
from tests.games.newscience.table import (
    end_round,
    influence,
    legal,
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


def spaces_of(g: NewScience, action: str) -> list[tuple[str, bool, bool, int]]:
    """The spaces of an action: id, closed, added by a card, modifier."""
    found = [space for space in seen(g)["spaces"] if space["type"] == action]
    return [(space["id"], space["closed"], space["extra"], space["modifier"]) for space in found]


# -- BAN ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ["research", "experiment", "publish"])
def test_a_ban_bars_a_field_as_the_target_of_one_action(action: str) -> None:
    """S-16.03. S-7.11."""
    card = f"EFFECT ban {action} astronomy"
    g = situation(4, cards=[card])
    stage(g, 0, tested="astrology symbolic-algebra laws-of-attraction", researched="heliocentrism logarithms")
    influence(g, 0, 5)
    rest(g, 0, 3)
    show(g, card)
    resolve(g, {"research-1": 0, "experiment-1": 0, "publish-1": 0})
    for now, astronomy, other in (
        ("research", "planetary-motion", "falling-bodies"),
        ("experiment", "heliocentrism", "logarithms"),
        ("publish", "astrology", "symbolic-algebra"),
    ):
        assert why(g, f"{now} {astronomy}") == ("S-16.03" if now == action else "")
        assert f"{now} {other}" in legal(g)
        play(g, "decline")


def test_a_ban_ends_with_its_round() -> None:
    """S-16.03. S-7.09. S-EX23."""
    g = situation()
    stage(g, 0, tested="astrology symbolic-algebra")
    influence(g, 0, 5)
    show(g, "test-all-ban-publish-astronomy")
    resolve(g, {"publish-1": 0})
    assert why(g, "publish astrology") == "S-16.03"
    end_round(g)
    resolve(g, {"publish-1": 0})
    assert why(g, "publish astrology") == ""


def test_what_is_barred_for_all_is_out_of_everybodys_reach() -> None:
    """S-16.03."""
    g = situation()
    for seat in range(3):
        stage(g, seat, tested="astrology symbolic-algebra")
    show(g, "test-all-ban-publish-astronomy")
    assert all("astrology" not in seen(g)["seats"][seat]["reach"] for seat in range(3))
    assert all("symbolic-algebra" in seen(g)["seats"][seat]["reach"] for seat in range(3))


@pytest.mark.parametrize(("stage_of", "banned"), [("research", "S-16.03"), ("experiment", "")])
def test_a_ban_also_bars_a_step_of_its_stage(stage_of: str, banned: str) -> None:
    """S-16.03."""
    ban = f"EFFECT ban {stage_of} astronomy"
    g = situation(4, cards=[ban])
    show(g, ban, "test-play-step-research")
    resolve(g, {"event-2": 0})
    assert why(g, "research astrology") == banned
    assert why(g, "research symbolic-algebra") == ""


def test_a_ban_on_experiments_also_bars_the_step_to_the_experiment_zone() -> None:
    """S-16.03."""
    ban = "EFFECT ban experiment astronomy"
    g = situation(4, cards=[ban])
    stage(g, 0, researched="astrology symbolic-algebra")
    stage(g, 1, tested="astrology symbolic-algebra")
    show(g, ban, "test-play-step-experiment")
    resolve(g, {"event-2": 0})
    assert legal(g) == ["experiment symbolic-algebra"]
    assert why(g, "experiment astrology") == "S-16.03"


# -- CLOSE --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("which", "closed"), [("first", "research-1"), ("last", "research-3")])
def test_a_printed_space_takes_no_cube_this_round(which: str, closed: str) -> None:
    """S-16.03. S-7.02."""
    card = f"EFFECT close research {which}"
    g = situation(cards=[card])
    assert told(show(g, card)) == ["log-reveal", "log-closed"]
    placing(g)
    assert f"place {closed}" not in legal(g)
    assert why(g, f"place {closed}") == "S-16.03"
    assert [row[0] for row in spaces_of(g, "research") if row[1]] == [closed]
    end_round(g)
    assert f"place {closed}" in legal(g)


def test_the_last_space_of_a_type_is_not_closed() -> None:
    """S-16.03."""
    card = "EFFECT close publish last"
    g = situation(2, cards=[card])
    events = show(g, card)
    assert (told(events), events[-1].rule) == (["log-reveal", "log-not-closed"], "S-16.03")
    assert "place publish-1" in legal(placing(g))


def test_two_cards_may_close_two_spaces_of_a_type_but_never_the_last_that_remains() -> None:
    """S-16.03. S-7.11."""
    cards = ["EFFECT close publish first", "2 EFFECT close publish last"]
    g = situation(4, cards=cards)
    assert told(show(g, *cards)) == ["log-reveal", "log-closed", "log-reveal", "log-not-closed"]
    assert [row[:2] for row in spaces_of(g, "publish")] == [("publish-1", True), ("publish-2", False)]


def few_spaces(tables: Tables) -> None:
    """Room for just one cube more than two, or four, players have."""
    tables.spaces[0] = SpacesRow(2, 1, [0, 0, 0, 1], [[1, 0], [0], [0, 0]])
    tables.spaces[2] = SpacesRow(4, 3, [1, 1, 1, 1], [[1, 0], [0, 0], [0, 0]])


def test_no_space_is_closed_if_fewer_than_all_cubes_need_would_remain() -> None:
    """S-16.03."""
    cards = ["EFFECT close research last and close publish last"]
    g = situation_with(few_spaces, 2, cards=cards)
    assert sum(space["room"] for space in seen(g)["spaces"]) == 7
    assert told(show(g, *cards)) == ["log-reveal", "log-closed", "log-not-closed"]
    assert sum(space["room"] for space in seen(g)["spaces"] if not space["closed"]) == 6


def test_event_spaces_do_not_count_among_those_that_must_remain() -> None:
    """S-16.03."""
    cards = ["EFFECT close research last and close publish last"]
    g = situation_with(few_spaces, 4, cards=cards)
    events = show(g, "test-play-science", *cards)
    assert told(events) == ["log-reveal", "log-reveal", "log-closed", "log-not-closed"]
    assert sum(space["room"] for space in seen(g)["spaces"] if not space["closed"]) == 12 + 1


# -- OPEN ---------------------------------------------------------------------------------------------------------


def test_an_extra_last_space_without_modifier() -> None:
    """S-16.03. S-EC28."""
    card = "EFFECT open research"
    g = situation(cards=[card])
    assert told(show(g, card)) == ["log-reveal", "log-opened"]
    assert spaces_of(g, "research")[-1] == ("research-4", False, True, 0)
    placing(g)
    assert "place research-4" in legal(g)
    resolve(g, {"research-4": 1, "research-3": 0, "experiment-1": 2})
    assert (g.to_move, seen(g)["resolving"]) == (0, "research-3")
    play(g, "decline")
    assert (g.to_move, seen(g)["resolving"]) == (1, "research-4")
    play(g, "research astrology")
    end_round(g)
    assert why(placing(g), "place research-4") == "S-4.08"


@pytest.mark.parametrize("action", ["experiment", "publish"])
def test_an_extra_space_serves_like_any_other(action: str) -> None:
    """S-16.03. S-5.04."""
    card = f"EFFECT open {action}"
    g = situation(cards=[card])
    stage(g, 0, researched="astrology", tested="symbolic-algebra")
    influence(g, 0, 1)
    show(g, card)
    space = spaces_of(g, action)[-1][0]
    resolve(g, {space: 0})
    if action == "experiment":
        play(g, "experiment astrology")
        roll(g, 2)  # Kepler's 2 points, no modifier: 4
        assert seen(g)["discoveries"]["astrology"]["experiment"] == [0]
    else:
        play(g, "publish symbolic-algebra")
        assert g.seats[0].prestige == 2


def test_two_cards_open_two_spaces() -> None:
    """S-16.03. S-7.11."""
    card = "2 EFFECT open publish"
    g = situation(4, cards=[card])
    show(g, card, "test-all-open-publish")
    assert [row[0] for row in spaces_of(g, "publish")] == [f"publish-{n}" for n in (1, 2, 3, 4)]
    assert [row[2] for row in spaces_of(g, "publish")] == [False, False, True, True]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_closing_is_for_printed_spaces_only(order: tuple[int, int]) -> None:
    """S-16.03. S-7.11."""
    cards = ["EFFECT open research", "2 EFFECT close research last"]
    g = situation(4, cards=cards)
    show(g, *[cards[i] for i in order])
    assert [row[:3] for row in spaces_of(g, "research")][-2:] == [
        ("research-4", True, False),
        ("research-5", False, True),
    ]


def test_a_closed_space_may_be_the_only_printed_one_if_another_was_opened() -> None:
    """S-16.03."""
    cards = ["EFFECT open publish and close publish last"]
    g = situation(2, cards=cards)
    show(g, *cards)
    assert [row[:3] for row in spaces_of(g, "publish")] == [("publish-1", True, False), ("publish-2", False, True)]
