"""The chances of experiments, exactly: by counting dice, apart from the engine."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from lincei.games.newscience.state import NewScience
from tests.games.newscience.table import (
    GAME,
    game,
    give,
    influence,
    markers,
    play,
    resolve,
    rest,
    roll,
    seen,
    show,
    situation,
    stage,
)

SIXTH = Fraction(1, 6)


def percent(chance: Fraction) -> int:
    """Rounded to the nearest, a half upwards."""
    return int(100 * chance + Fraction(1, 2))


def chance_told(g: NewScience, text: str) -> int | str:
    return game(g).describe(g, GAME.read(g, text)).args["chance"]


def experimenting(g: NewScience, discovery: str = "astrology", space: str = "experiment-2") -> NewScience:
    stage(g, 0, researched=discovery)
    resolve(g, {space: 0})
    return g


def faces_that_succeed(g: NewScience, *before: str) -> list[int]:
    """Each face of the die is tried on a copy."""
    found = []
    for die in range(1, 7):
        h = g.copy()
        play(h, *before)
        roll(h, die)
        if markers(h, 0, "tested"):
            found.append(die)
    return found


def test_astrology_with_one_point_succeeds_in_four_or_five_of_six() -> None:
    """S-EC06."""
    for rival, faces in ((False, [3, 4, 5, 6]), (True, [2, 3, 4, 5, 6])):
        g = situation(3, ["galileo", "kepler", "kircher"])
        if rival:
            stage(g, 1, tested="astrology")
        experimenting(g)
        assert faces_that_succeed(g, "experiment astrology") == faces
        assert chance_told(g, "experiment astrology") == percent(len(faces) * SIXTH)


def test_no_experiment_is_ever_certain() -> None:
    """S-EC07. S-10.04."""
    g = situation(3, ["newton", "kepler", "galileo"])
    rest(g, 0, 3)
    experimenting(g, space="experiment-1")  # 4 points and 3 rest against 4
    play(g, "experiment astrology")
    for spent in range(4):
        assert chance_told(g, f"spend {spent}") == 83
        assert faces_that_succeed(g, f"spend {spent}") == [2, 3, 4, 5, 6]


@pytest.mark.parametrize("discovery", ["astrology", "planetary-motion", "cometary-orbits"])
@pytest.mark.parametrize("scientist", ["kircher", "kepler", "newton"])
@pytest.mark.parametrize("space", ["experiment-1", "experiment-2"])
def test_the_chance_follows_from_what_is_needed(discovery: str, scientist: str, space: str) -> None:
    """S-EC08. S-EC07. S-EC06."""
    value = {"astrology": 4, "planetary-motion": 5, "cometary-orbits": 6}[discovery]
    points = 1 + {"kircher": 0, "kepler": 1, "newton": 2}[scientist] + (space == "experiment-1")
    others = [name for name in ("kepler", "galileo", "newton", "leibniz") if name != scientist]
    g = situation(3, [scientist, *others])
    rest(g, 0, 3)
    experimenting(g, discovery, space)
    at_hand = seen(g)["seats"][0]["reach"][discovery]["chance"]  # on a space without modifier
    play(g, f"experiment {discovery}")
    for spent in range(4):
        need = value - points - spent
        chance = Fraction(max(0, 7 - max(2, need)), 6)
        assert chance_told(g, f"spend {spent}") == percent(chance)
        assert len(faces_that_succeed(g, f"spend {spent}")) * SIXTH == chance
        plain = value - points - spent + (space == "experiment-1")
        assert at_hand[spent] == percent(Fraction(max(0, 7 - max(2, plain)), 6))


def test_a_need_above_six_has_no_chance() -> None:
    """S-EC08. S-16.06."""
    cards = ["EFFECT points experiment -1", "2 EFFECT points experiment -1"]
    for shown, faces in ((cards[:1], [6]), (cards, [])):
        g = situation(4, ["kircher", "kepler", "galileo", "newton"], cards=cards)
        show(g, *shown)
        experimenting(g, "cometary-orbits", "experiment-3")  # 0 or -1 points against 6
        assert chance_told(g, "experiment cometary-orbits") == percent(len(faces) * SIXTH)
        assert faces_that_succeed(g, "experiment cometary-orbits") == faces


@pytest.mark.parametrize("discovery", ["astrology", "planetary-motion", "cometary-orbits"])
def test_the_higher_of_two_dice_counts(discovery: str) -> None:
    """S-EC42. S-16.06. S-EC08."""
    card = "ONCE die best-of-two"
    g = situation(3, ["kircher", "kepler", "galileo"], cards=[card])
    give(g, 0, card)
    experimenting(g, discovery)
    won = 0
    for first, second in product(range(1, 7), repeat=2):
        h = g.copy()
        play(h, f"experiment {discovery} card")
        roll(h, first, second)
        won += len(markers(h, 0, "tested"))
    value = {"astrology": 4, "planetary-motion": 5, "cometary-orbits": 6}[discovery]
    expected = [dice for dice in product(range(1, 7), repeat=2) if max(dice) > 1 and 1 + max(dice) >= value]
    assert won == len(expected)
    assert chance_told(g, f"experiment {discovery} card") == percent(Fraction(won, 36))
    assert chance_told(g, f"experiment {discovery}") == percent(Fraction(max(0, 8 - value), 6))


@pytest.mark.parametrize("discovery", ["astrology", "cometary-orbits"])
def test_a_reroll_in_force_is_in_the_chance(discovery: str) -> None:
    """S-16.06. S-EC08."""
    card = "EFFECT die reroll"
    g = situation(3, ["kircher", "kepler", "galileo"], cards=[card])
    show(g, card)
    experimenting(g, discovery)
    need = {"astrology": 3, "cometary-orbits": 5}[discovery]
    won = Fraction(0)
    for first in range(1, 7):
        h = g.copy()
        play(h, f"experiment {discovery}")
        roll(h, first)
        if markers(h, 0, "tested"):
            won += SIXTH
            continue
        play(h, "reroll")
        won += SIXTH * Fraction(len(faces_that_succeed(h)), 6)
    assert won == 1 - Fraction(need - 1, 6) ** 2
    assert chance_told(g, f"experiment {discovery}") == percent(won)


def test_without_a_critical_value_an_experiment_may_be_certain() -> None:
    """S-16.03. S-10.04."""
    g = situation(4, ["newton", "kepler", "galileo", "kircher"])
    show(g, "test-all-no-critical")
    experimenting(g, space="experiment-1")  # 4 points against 4
    assert chance_told(g, "experiment astrology") == 100
    assert faces_that_succeed(g, "experiment astrology") == [1, 2, 3, 4, 5, 6]


def test_rest_and_influence_do_not_change_what_an_experiment_needs() -> None:
    """S-8.03."""
    g = situation()
    influence(g, 0, 0)
    experimenting(g)
    poor = chance_told(g, "experiment astrology")
    influence(g, 0, 5)
    assert chance_told(g, "experiment astrology") == poor
