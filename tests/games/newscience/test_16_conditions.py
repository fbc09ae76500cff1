"""Section 16: conditions of clauses, and when they are tested."""

from __future__ import annotations

import pytest

from lincei.games.newscience.state import NewScience
from tests.games.newscience.table import (
    GAME,
    game,
    give,
    influence,
    lab,
    legal,
    play,
    resolve,
    rest,
    show,
    situation,
    stage,
    told,
)


def points(g: NewScience, discovery: str = "astrology") -> int | str:
    """The points of an experiment, rest and die apart."""
    action = GAME.read(g, f"experiment {discovery}")
    assert action in g.legal
    return game(g).describe(g, action).args["points"]


@pytest.mark.parametrize(
    ("condition", "held", "met"),
    [
        ("religion >= 2", 2, True),
        ("religion >= 2", 1, False),
        ("religion <= 2", 2, True),
        ("religion <= 2", 3, False),
    ],
)
def test_a_condition_on_own_influence(condition: str, held: int, met: bool) -> None:
    """S-16.02."""
    card = f"KEEP points experiment +1 if {condition}"
    g = situation(cards=[card])
    stage(g, 0, researched="astrology")
    influence(g, 0, 2, religion=held)
    influence(g, 1, 2, religion=5 - held)
    give(g, 0, card)
    resolve(g, {"experiment-2": 0})
    assert points(g) == (3 if met else 2)


def test_a_condition_of_an_effect_is_each_players_own() -> None:
    """S-16.02. S-7.01."""
    card = "EFFECT points experiment +1 if religion >= 2"
    g = situation(3, ["galileo", "kircher", "leibniz"], cards=[card])
    for seat in range(3):
        stage(g, seat, researched="astrology")
        influence(g, seat, religion=seat + 1)
    show(g, card)
    resolve(g, {"experiment-2": 0, "experiment-3": 1})
    assert points(g) == 1
    play(g, "decline")
    assert points(g) == 2


def test_a_condition_on_an_own_publication_in_a_field() -> None:
    """S-16.02."""
    card = "KEEP points experiment +1 if published mathematics"
    g = situation(cards=[card])
    stage(g, 0, researched="astrology", published="laws-of-attraction")
    stage(g, 1, published="symbolic-algebra")
    give(g, 0, card)
    resolve(g, {"experiment-2": 0})
    assert points(g) == 2
    stage(g, 0, tested="logarithms")
    stage(g, 0, published="logarithms")
    resolve(g, {"experiment-2": 0})
    assert points(g) == 3


@pytest.mark.parametrize(("condition", "places"), [("place >= 2", [2, 3]), ("place <= 2", [1, 2]), ("place <= 1", [1])])
def test_a_condition_on_the_place_in_this_rounds_order(condition: str, places: list[int]) -> None:
    """S-16.02."""
    card = f"EFFECT points experiment +1 if {condition}"
    g = situation(3, ["kircher", "galileo", "leibniz"], cards=[card])
    assert g.order == (1, 0, 2)
    for seat in range(3):
        stage(g, seat, researched="astrology")
    show(g, card)
    spaces = {"experiment-1": 1, "experiment-2": 0, "experiment-3": 2}
    resolve(g, spaces, resting=[2])  # who rests is first in the next round, not in this one
    assert g.next_order == (2, 1, 0)
    for place, plain in ((1, 2), (2, 1), (3, 1)):
        assert points(g) == plain + (place in places)
        play(g, "decline")


def test_a_condition_is_tested_when_the_clause_works() -> None:
    """S-16.02. S-16.05."""
    card = "PLAY points experiment +1 if religion >= 1"
    g = situation(cards=[card])
    stage(g, 0, researched="astrology")
    influence(g, 0, religion=0)
    show(g, card)
    resolve(g, {"event-1": 0, "religion": 0, "experiment-2": 0})
    assert g.seats[0].influence[1] == 1
    assert points(g) == 3


def test_a_modifier_whose_condition_is_not_met_is_not_used_up() -> None:
    """S-16.05. S-16.02."""
    card = "PLAY points experiment +1 once if religion >= 1"
    g = situation(cards=[card])
    stage(g, 0, researched="astrology symbolic-algebra")
    influence(g, 0, religion=0)
    show(g, card)
    resolve(g, {"event-1": 0, "experiment-2": 0})
    play(g, "experiment astrology")
    assert g.seats[0].boosts


@pytest.mark.parametrize(("held", "science"), [(0, 1), (1, 2)])
def test_a_clause_of_a_play_whose_condition_is_not_met_is_skipped(held: int, science: int) -> None:
    """S-16.02. S-7.12."""
    card = "PLAY influence self science +1 if religion >= 1 and influence self government +1"
    g = situation(cards=[card])
    influence(g, 0, 1, religion=held)
    influence(g, 1, 5)
    show(g, card)
    events = resolve(g, {"event-1": 0})
    assert g.seats[0].influence == (2, held, 1, science)
    assert ("log-skipped" in told(events)) == (not held)


def test_a_condition_of_a_later_clause_sees_what_the_earlier_did() -> None:
    """S-16.02."""
    card = "PLAY influence self enterprise +1 and influence self government +1 if enterprise >= 2"
    for held, government in ((0, 1), (1, 2)):
        g = situation(cards=[card])
        influence(g, 0, 1, enterprise=held)
        show(g, card)
        resolve(g, {"event-1": 0})
        assert g.seats[0].influence[0] == government


def test_an_alternative_whose_condition_is_not_met_is_not_offered() -> None:
    """S-16.02. S-7.12."""
    card = "PLAY influence self science +1 if published physics or order first"
    g = situation(cards=[card])
    show(g, card)
    resolve(g, {"event-1": 1})
    assert legal(g) == ["choose 2"]


def test_a_single_use_card_can_be_declared_only_if_a_condition_is_met() -> None:
    """S-16.05. S-16.02."""
    card = "ONCE points experiment +2 if religion >= 1"
    for held in (0, 1):
        g = situation(cards=[card])
        stage(g, 0, researched="astrology")
        influence(g, 0, religion=held)
        give(g, 0, card)
        resolve(g, {"experiment-2": 0})
        assert ("experiment astrology card" in legal(g)) == bool(held)


@pytest.mark.parametrize(("science", "prestige"), [(0, 2), (3, 4)])
def test_of_two_clauses_of_a_single_use_card_each_has_its_own_condition(science: int, prestige: int) -> None:
    """S-16.05. S-16.02."""
    card = "ONCE points publish +1 and renown +2 if science >= 3"
    g = situation(3, ["galileo", "kepler", "newton"], cards=[card])
    stage(g, 0, tested="symbolic-algebra astrology")
    influence(g, 0, 1, science=science)
    give(g, 0, card)
    resolve(g, {"publish-1": 0})
    play(g, "publish astrology card")
    assert g.seats[0].prestige == prestige
    assert lab(g, 0) == ""


def test_the_same_for_a_minimum_and_for_dice() -> None:
    """S-16.05. S-16.02."""
    cards = [
        "ONCE points publish +1 and need religion -1 if science >= 3",
        "ONCE points experiment +1 and later if science >= 3",
    ]
    for science in (2, 3):
        g = situation(cards=cards)
        stage(g, 0, tested="astrology symbolic-algebra")
        influence(g, 0, 1, religion=0, science=science)
        give(g, 0, cards[0])
        resolve(g, {"publish-1": 0})
        assert ("publish astrology card" in legal(g)) == (science == 3)
        assert "publish symbolic-algebra card" in legal(g)
        g = situation(cards=cards)
        stage(g, 0, researched="astrology")
        influence(g, 0, 1, science=science)
        rest(g, 0, 0)
        give(g, 0, cards[1])
        resolve(g, {"experiment-2": 0})
        told_of = game(g).describe(g, GAME.read(g, "experiment astrology card")).args
        assert (told_of["points"], told_of["value"]) == (3, 3 if science == 3 else 4)
