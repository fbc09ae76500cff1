"""Section 16: cards that change what publishing asks for and brings (NEED, RENOWN)."""

from __future__ import annotations

import pytest

from lincei.games.newscience.rows import Tables
from lincei.games.newscience.state import NewScience
from tests.games.newscience.changed import situation_with
from tests.games.newscience.table import (
    GAME,
    end_round,
    game,
    give,
    influence,
    lab,
    legal,
    markers,
    play,
    resolve,
    rest,
    seen,
    show,
    situation,
    stage,
    why,
)

KIRCHER_FIRST = ["kircher", "kepler", "galileo", "newton"]


def publishing(g: NewScience, tested: str = "astrology symbolic-algebra", seat: int = 0) -> NewScience:
    """A publish action of a seat that has tested all this, with ample points."""
    stage(g, seat, tested=tested)
    rest(g, seat, 3)
    resolve(g, {"publish-1": seat})
    return g


def publishable(g: NewScience) -> list[str]:
    return [text.removeprefix("publish ") for text in legal(g, "publish")]


# -- NEED ---------------------------------------------------------------------------------------------------------


def test_an_effect_raises_a_minimum_for_everybody_in_its_field() -> None:
    """S-16.03. S-16.02."""
    g = situation(3)
    show(g, "test-all-need-religion-astronomy")
    for seat in (0, 1):
        influence(g, seat, 1)
        publishing(g, "astrology symbolic-algebra", seat)
        assert publishable(g) == ["symbolic-algebra"]
        assert why(g, "publish astrology") == "S-11.03"
        assert seen(g)["seats"][seat]["reach"]["astrology"]["lacks"] == {"religion": 1}
        influence(g, seat, religion=2)
        assert publishable(g) == ["astrology", "symbolic-algebra"]


def test_a_minimum_is_raised_also_where_none_is_printed() -> None:
    """S-16.03."""
    card = "EFFECT need government +1 astronomy"
    g = situation(cards=[card])
    show(g, card)
    influence(g, 0, 1, government=0)
    publishing(g)
    assert publishable(g) == ["symbolic-algebra"]
    assert seen(g)["seats"][0]["reach"]["astrology"]["lacks"] == {"government": 1}


def test_a_lowered_minimum_does_not_fall_below_zero() -> None:
    """S-16.03."""
    card = "EFFECT need religion -1"
    g = situation(cards=[card])
    show(g, card)
    influence(g, 0, 0, enterprise=1)
    publishing(g, "astrology symbolic-algebra logarithms")
    assert publishable(g) == ["astrology", "symbolic-algebra"]
    assert seen(g)["seats"][0]["reach"]["logarithms"]["lacks"] == {"government": 1, "science": 1}


def astrology_asks_for_all(tables: Tables) -> None:
    tables.discovery("astrology").influence = [0, 5, 0, 0]


def test_a_raised_minimum_does_not_rise_above_five() -> None:
    """S-16.03."""
    g = situation_with(astrology_asks_for_all)
    show(g, "test-all-need-religion-astronomy")
    influence(g, 0, 5)
    publishing(g)
    assert "astrology" in publishable(g)
    influence(g, 0, religion=4)
    assert why(g, "publish astrology") == "S-11.03"


@pytest.mark.parametrize(
    ("lacking", "relief", "open"),
    [
        ({"government": 1}, "-1", True),
        ({"religion": 1}, "-1", True),
        ({"religion": 2}, "-1", False),
        ({"government": 1, "religion": 1}, "-1", False),
        ({"religion": 2}, "-2", True),
        ({"government": 1, "religion": 1}, "-2", False),  # one track only
        ({}, "-1", True),
    ],
)
def test_a_need_of_choice_falls_where_it_helps_and_asks_nobody(
    lacking: dict[str, int], relief: str, open: bool
) -> None:
    """S-16.03. S-D03."""
    card = f"PLAY need any {relief}"
    g = situation(3, KIRCHER_FIRST, cards=[card])
    stage(g, 0, tested="astrology laws-of-attraction heliocentrism")
    influence(g, 0, 5, government=1 - lacking.get("government", 0), religion=2 - lacking.get("religion", 0))
    show(g, card)
    resolve(g, {"event-1": 0, "publish-1": 0})
    assert GAME.kind(g.legal[0]) != "track"
    assert ("publish heliocentrism" in legal(g)) == open
    if "publish" in {GAME.kind(action) for action in g.legal}:
        assert why(g, "publish heliocentrism") == ("" if open else "S-11.03")


def test_of_two_needs_of_choice_the_larger_falls_where_more_is_missing() -> None:
    """S-16.06. S-16.03."""
    cards = ["PLAY need any -1", "ONCE need any -2"]
    for government, religion in ((0, 0), (1, 0), (0, 1)):  # Heliocentrism asks for 1 and 2
        g = situation(3, KIRCHER_FIRST, cards=cards)
        stage(g, 0, tested="astrology laws-of-attraction heliocentrism")
        influence(g, 0, 5, government=government, religion=religion)
        show(g, cards[0])
        give(g, 0, cards[1])
        resolve(g, {"event-1": 0, "publish-1": 0})
        assert "publish heliocentrism card" in legal(g)
        assert "publish heliocentrism" not in legal(g)


def test_needs_of_choice_of_several_cards_may_fall_on_several_tracks() -> None:
    """S-16.06."""
    cards = ["PLAY need any -1", "KEEP need any -1"]
    g = situation(3, KIRCHER_FIRST, cards=cards)
    stage(g, 0, tested="astrology laws-of-attraction heliocentrism")
    influence(g, 0, 5, government=0, religion=1)
    show(g, cards[0])
    give(g, 0, cards[1])
    resolve(g, {"event-1": 0, "publish-1": 0})
    assert "publish heliocentrism" in legal(g)


def test_a_need_of_a_keep_and_of_an_effect_add_up() -> None:
    """S-16.06."""
    card = "KEEP need religion -1"
    g = situation(3, KIRCHER_FIRST, cards=[card])
    show(g, "test-all-need-religion-astronomy")
    give(g, 0, card)
    influence(g, 0, 5, religion=1)
    publishing(g, "astrology laws-of-attraction heliocentrism")
    assert publishable(g) == ["astrology", "laws-of-attraction"]


def test_minima_are_summed_before_they_are_kept_within_their_limits() -> None:
    """S-16.06. S-16.03."""
    card = "KEEP need any -1"
    g = situation_with(astrology_asks_for_all, 3, KIRCHER_FIRST, [card])
    show(g, "test-all-need-religion-astronomy")
    give(g, 0, card)
    influence(g, 0, 5, religion=4)
    publishing(g)
    assert why(g, "publish astrology") == "S-11.03"  # 5 + 1 - 1


def test_a_single_use_need_is_declared_with_the_target() -> None:
    """S-16.05. S-D10. S-D08."""
    card = "ONCE need religion -2"
    g = situation(3, KIRCHER_FIRST, cards=[card])
    stage(g, 0, tested="astrology laws-of-attraction heliocentrism")
    influence(g, 0, 5, religion=0)
    give(g, 0, card)
    resolve(g, {"publish-1": 0})
    assert legal(g, "publish") == [
        "publish laws-of-attraction",
        "publish astrology card",
        "publish heliocentrism card",
        "publish laws-of-attraction card",
    ]
    play(g, "publish heliocentrism card")
    assert lab(g, 0) == ""
    assert g.seats[0].influence == (5, 0, 5, 5)


def test_a_need_of_a_play_for_one_action_is_used_up_by_the_first_publication_that_fits() -> None:
    """S-16.05."""
    card = "PLAY need religion -1 astronomy once"
    g = situation(3, KIRCHER_FIRST, cards=[card])
    stage(g, 0, tested="astrology symbolic-algebra laws-of-attraction heliocentrism")
    influence(g, 0, 1)
    show(g, card)
    resolve(g, {"event-1": 0, "publish-1": 0, "publish-2": 0})
    assert "publish heliocentrism" in legal(g)
    fitting = g.copy()
    play(g, "publish symbolic-algebra")
    assert "publish heliocentrism" in legal(g)
    play(fitting, "publish astrology")
    assert why(fitting, "publish heliocentrism") == "S-11.03"


# -- RENOWN -------------------------------------------------------------------------------------------------------


def test_renown_changes_the_prestige_of_the_publication_that_is_scored() -> None:
    """S-16.03."""
    g = situation(3, KIRCHER_FIRST)
    show(g, "test-all-renown-astronomy")
    influence(g, 0, 5)
    publishing(g, "astrology laws-of-attraction heliocentrism")
    assert game(g).describe(g, GAME.read(g, "publish heliocentrism")).args["prestige"] == 5
    assert game(g).describe(g, GAME.read(g, "publish laws-of-attraction")).args["prestige"] == 2
    play(g, "publish heliocentrism")
    assert g.seats[0].prestige == 5  # nothing for Astrology, which is cascaded
    assert "astrology" in markers(g, 0, "published")
    assert [line.points for line in g.breakdown()[0]] == [5]


def little_worth(tables: Tables) -> None:
    tables.discovery("astrology").prestige = 1


def test_renown_does_not_fall_below_zero() -> None:
    """S-16.03. S-EC40."""
    cards = ["EFFECT renown -1", "2 EFFECT renown -1"]
    g = situation_with(little_worth, 4, KIRCHER_FIRST, cards)
    show(g, *cards)
    influence(g, 0, 5)
    publishing(g)
    play(g, "publish astrology")
    assert g.seats[0].prestige == 0
    assert markers(g, 0, "published") == ["astrology"]


def test_renown_of_a_play_is_for_its_player_and_this_round() -> None:
    """S-16.05."""
    card = "PLAY renown +1"
    g = situation(3, KIRCHER_FIRST, cards=[card])
    stage(g, 0, tested="astrology symbolic-algebra")
    stage(g, 1, tested="laws-of-attraction")
    for seat in (0, 1):
        influence(g, seat, 5)
    show(g, card)
    resolve(g, {"event-1": 0, "publish-1": 0, "publish-2": 1})
    play(g, "publish astrology", "publish laws-of-attraction")
    assert [p.prestige for p in g.seats] == [3, 2, 0]
    end_round(g)
    resolve(g, {"publish-1": 0})
    play(g, "publish symbolic-algebra")
    assert g.seats[0].prestige == 5


def test_renown_of_a_play_for_one_action_helps_one_publication() -> None:
    """S-16.05."""
    card = "PLAY renown +1 once"
    g = situation(3, KIRCHER_FIRST, cards=[card])
    stage(g, 0, tested="astrology symbolic-algebra")
    influence(g, 0, 5)
    show(g, card)
    resolve(g, {"event-1": 0, "publish-1": 0, "publish-2": 0})
    play(g, "publish astrology", "publish symbolic-algebra")
    assert g.seats[0].prestige == 5


def test_renown_of_a_single_use_keep_is_declared_with_the_target() -> None:
    """S-16.05. S-D10."""
    card = "ONCE renown +2 or points publish +3"
    g = situation(3, ["galileo", "kepler", "newton"], cards=[card])
    stage(g, 0, tested="astrology laws-of-attraction heliocentrism")
    influence(g, 0, 5)
    give(g, 0, card)
    resolve(g, {"publish-1": 0})
    assert [text for text in legal(g, "publish") if "heliocentrism" in text] == ["publish heliocentrism card-2"]
    assert {"publish astrology", "publish astrology card", "publish astrology card-2"} <= set(legal(g))
    points, renown = g, g.copy()
    play(points, "publish heliocentrism card-2")
    assert points.seats[0].prestige == 4
    play(renown, "publish astrology card")
    assert renown.seats[0].prestige == 4
    assert lab(points, 0) == lab(renown, 0) == ""


def test_a_constant_keep_brings_renown_to_every_scored_publication() -> None:
    """S-16.05. S-16.06."""
    g = situation(3, KIRCHER_FIRST)
    give(g, 0, "test-keep-renown")
    show(g, "test-all-renown-astronomy")
    stage(g, 0, tested="astrology symbolic-algebra")
    influence(g, 0, 5)
    resolve(g, {"publish-1": 0, "publish-2": 0})
    play(g, "publish astrology", "publish symbolic-algebra")
    assert g.seats[0].prestige == 4 + 3
