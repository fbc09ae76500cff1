"""Section 16: cards about the die and the value it is rolled against (DIE, LATER)."""

from __future__ import annotations

import pytest

from lincei.games.newscience.state import NewScience
from tests.games.newscience.table import (
    GAME,
    game,
    give,
    lab,
    legal,
    markers,
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

KIRCHER_FIRST = ["kircher", "kepler", "galileo", "newton"]  # 1 point in experiments without modifier
DICE = [f"die {n}" for n in range(1, 7)]


def begin(g: NewScience, text: str = "experiment astrology", held: int = 0, space: str = "experiment-2") -> NewScience:
    """Seat 0 begins an experiment: of Astrology it has 4 to reach."""
    stage(g, 0, researched=text.split()[1])
    rest(g, 0, held)
    resolve(g, {space: 0})
    play(g, text)
    return g


def succeeded(g: NewScience) -> bool:
    return bool(markers(g, 0, "tested"))


# -- LATER --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["EFFECT", "KEEP", "PLAY"])
def test_the_later_value_applies_to_the_first_experimenter(kind: str) -> None:
    """S-16.03. S-10.05."""
    card = f"{kind} later astronomy"
    g = situation(3, KIRCHER_FIRST, cards=[card])
    if kind == "KEEP":
        give(g, 0, card)
    else:
        show(g, card)
    stage(g, 0, researched="astrology symbolic-algebra")
    stage(g, 1, researched="astrology")
    spaces = {"experiment-2": 0, "experiment-3": 1}
    resolve(g, spaces if kind != "PLAY" else {"event-1": 0, **spaces})
    values = {slug: row["value"] for slug, row in seen(g)["seats"][0]["reach"].items() if row["stage"] == "experiment"}
    assert values == {"astrology": 3, "symbolic-algebra": 4}
    play(g, "experiment astrology")
    roll(g, 2)
    assert succeeded(g)


def test_a_single_use_later_is_declared_with_the_target() -> None:
    """S-16.05. S-D10."""
    card = "ONCE later"
    g = situation(3, KIRCHER_FIRST, cards=[card])
    give(g, 0, card)
    stage(g, 0, researched="astrology")
    resolve(g, {"experiment-2": 0})
    values = [game(g).describe(g, action).args["value"] for action in g.legal[:2]]
    assert (legal(g), values) == (["experiment astrology", "experiment astrology card", "decline"], [4, 3])
    play(g, "experiment astrology card")
    roll(g, 2)
    assert succeeded(g) and not lab(g, 0)


def test_the_later_value_does_not_fall_twice() -> None:
    """S-16.06."""
    card = "2 EFFECT later"
    g = situation(4, KIRCHER_FIRST, cards=[card])
    show(g, "test-all-later", card)
    stage(g, 0, researched="astrology")
    stage(g, 1, tested="astrology")
    resolve(g, {"experiment-3": 0})
    assert seen(g)["seats"][0]["reach"]["astrology"]["value"] == 3


# -- REROLL -------------------------------------------------------------------------------------------------------


def test_a_single_use_reroll_comes_right_after_the_roll() -> None:
    """S-16.03. S-16.05. S-D07. S-D10."""
    g = situation(3, KIRCHER_FIRST)
    give(g, 0, "test-once-reroll")
    begin(g)
    assert lab(g, 0)
    assert why(g, "reroll") == "S-C03"
    roll(g, 2)
    assert (g.to_move, legal(g)) == (0, ["reroll", "decline"])
    assert why(g, "accept") == "S-D07"
    under_way = {"seat": 0, "discovery": "astrology", "value": 4, "points": 1, "rest": 0, "die": 2}
    assert under_way.items() <= seen(g)["experiment"].items()
    play(g, "reroll")
    assert lab(g, 0) == "" and legal(g) == DICE
    roll(g, 3)
    assert succeeded(g)


def test_a_reroll_may_be_declined_and_the_card_stays() -> None:
    """S-D07. S-D10."""
    g = situation(3, KIRCHER_FIRST)
    give(g, 0, "test-once-reroll")
    begin(g)
    roll(g, 2)
    assert "log-failure" in told(play(g, "decline"))
    assert not succeeded(g) and lab(g, 0) == "test-once-reroll"


def test_the_last_roll_stands_also_a_one() -> None:
    """S-16.06."""
    g = situation(3, KIRCHER_FIRST)
    give(g, 0, "test-once-reroll")
    begin(g, held=2)
    play(g, "spend 1")
    roll(g, 1)
    play(g, "reroll")
    assert "log-critical" in told(roll(g, 1))
    assert not succeeded(g) and g.seats[0].rest == 1


def test_nobody_is_asked_to_repeat_a_success() -> None:
    """S-D07."""
    g = situation(3, KIRCHER_FIRST)
    give(g, 0, "test-once-reroll")
    begin(g)
    roll(g, 3)
    assert succeeded(g) and lab(g, 0) == "test-once-reroll" and not legal(g, "reroll")


def test_a_reroll_in_force_works_once_in_every_experiment() -> None:
    """S-16.03. S-16.06."""
    card = "EFFECT die reroll"
    g = situation(3, KIRCHER_FIRST, cards=[card])
    show(g, card)
    stage(g, 0, researched="astrology symbolic-algebra")
    resolve(g, {"experiment-2": 0, "experiment-3": 0})
    for discovery in ("astrology", "symbolic-algebra"):
        play(g, f"experiment {discovery}")
        roll(g, 2)
        assert legal(g) == ["reroll", "decline"]
        play(g, "reroll")
        roll(g, 1)
        assert not legal(g, "reroll")


def test_each_reroll_repeats_the_roll_once() -> None:
    """S-16.06."""
    cards = ["EFFECT die reroll", "2 PLAY die reroll"]
    g = situation(4, KIRCHER_FIRST, cards=cards)
    show(g, *cards)
    give(g, 0, "test-once-reroll")
    stage(g, 0, researched="astrology")
    resolve(g, {"event-2": 0, "experiment-3": 0})
    play(g, "experiment astrology")
    roll(g, 2)
    for _ in range(2):  # by the cards in force first
        play(g, "reroll")
        assert lab(g, 0)
        roll(g, 1)
    assert legal(g) == ["reroll", "decline"]
    play(g, "reroll")
    assert not lab(g, 0)
    roll(g, 6)
    assert succeeded(g)


# -- BEST2 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "success"), [((1, 5), True), ((5, 1), True), ((1, 1), False), ((2, 1), False)])
def test_of_two_dice_only_the_higher_counts(dice: tuple[int, int], success: bool) -> None:
    """S-16.06. S-EC42."""
    card = "EFFECT die best-of-two"
    g = situation(3, KIRCHER_FIRST, cards=[card])
    show(g, card)
    begin(g)
    roll(g, dice[0])
    assert legal(g) == DICE
    roll(g, dice[1])
    assert succeeded(g) == success


def test_a_reroll_repeats_both_dice() -> None:
    """S-16.06."""
    cards = ["EFFECT die best-of-two", "2 EFFECT die reroll"]
    g = situation(4, KIRCHER_FIRST, cards=cards)
    show(g, *cards)
    begin(g, space="experiment-3")
    roll(g, 2, 1)
    assert seen(g)["experiment"]["die"] == 2
    play(g, "reroll")
    roll(g, 1, 1)  # the 2 of the first roll is gone
    assert not succeeded(g) and not legal(g, "reroll")


def test_two_cards_of_best_of_two_do_not_add_up() -> None:
    """S-16.06."""
    cards = ["EFFECT die best-of-two", "2 EFFECT die best-of-two"]
    g = situation(4, KIRCHER_FIRST, cards=cards)
    show(g, *cards)
    begin(g, space="experiment-3")
    roll(g, 2, 2)
    assert not succeeded(g) and legal(g) != DICE


# -- NOCRIT -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scientist", "success"), [("newton", True), ("kepler", False)])
def test_without_a_critical_value_a_one_only_counts_one(scientist: str, success: bool) -> None:
    """S-16.03."""
    others = [name for name in KIRCHER_FIRST if name != scientist]
    g = situation(4, [scientist, *others])
    show(g, "test-all-no-critical")
    begin(g, space="experiment-3")  # 3 or 2 points against 4
    events = roll(g, 1)
    assert succeeded(g) == success
    assert success or "log-failure" in told(events)


def test_a_filter_of_a_die_clause() -> None:
    """S-16.02. S-16.03."""
    card = "KEEP die no-critical mathematics"
    g = situation(3, ["newton", "kepler", "galileo"], cards=[card])
    give(g, 0, card)
    stage(g, 0, researched="astrology symbolic-algebra")
    resolve(g, {"experiment-2": 0, "experiment-3": 0})
    play(g, "experiment astrology")
    roll(g, 1)
    assert not succeeded(g)
    play(g, "experiment symbolic-algebra")
    roll(g, 1)
    assert markers(g, 0, "tested") == ["symbolic-algebra"]


def test_a_play_about_the_die_for_one_action() -> None:
    """S-16.05."""
    card = "PLAY die no-critical once"
    g = situation(3, ["newton", "kepler", "galileo"], cards=[card])
    show(g, card)
    stage(g, 0, researched="astrology symbolic-algebra")
    resolve(g, {"event-1": 0, "experiment-2": 0, "experiment-3": 0})
    play(g, "experiment astrology")
    roll(g, 1)
    assert succeeded(g)
    play(g, "experiment symbolic-algebra")
    roll(g, 1)
    assert markers(g, 0, "tested") == ["astrology"]


def test_a_single_use_no_critical_is_declared_with_the_target() -> None:
    """S-16.05. S-D10."""
    card = "ONCE die no-critical"
    g = situation(3, ["newton", "kepler", "galileo"], cards=[card])
    give(g, 0, card)
    begin(g, "experiment astrology card")
    assert not lab(g, 0)
    roll(g, 1)
    assert succeeded(g)


# -- LATEREST -----------------------------------------------------------------------------------------------------


def test_late_rest_is_announced_after_the_roll() -> None:
    """S-16.03. S-D07. S-16.04."""
    card = "KEEP die late-rest"
    g = situation(3, KIRCHER_FIRST, cards=[card])
    give(g, 0, card)
    begin(g, held=3)
    assert legal(g) == ["spend 0", "spend 1", "spend 2", "spend 3"]
    play(g, "spend 0")
    roll(g, 2)  # 3 of 4
    assert legal(g) == ["spend 0", "spend 1", "spend 2", "spend 3"]
    assert why(g, "decline") == "S-D07"
    told_of = game(g).describe(g, GAME.read(g, "spend 1"))
    assert (told_of.message, told_of.args) == ("newscience-do-spend-late", {"rest": 1, "total": 4, "value": 4})
    declined = g.copy()
    play(g, "spend 1")
    assert succeeded(g) and g.seats[0].rest == 2 and lab(g, 0)
    play(declined, "spend 0")
    assert not succeeded(declined) and declined.seats[0].rest == 3


def test_late_rest_cannot_undo_a_natural_one_and_is_not_asked_for_in_vain() -> None:
    """S-16.03. S-10.04."""
    card = "EFFECT die late-rest"
    for die in (1, 2):
        g = situation(3, KIRCHER_FIRST, cards=[card])
        show(g, card)
        begin(g, "experiment cometary-orbits" if die == 2 else "experiment astrology", held=2)
        play(g, "spend 0")
        roll(g, die)  # 3 of 6 with 2 rest, or a 1
        assert not legal(g, "spend") and not succeeded(g)
        assert g.seats[0].rest == 2


def test_a_single_use_late_rest_leaves_the_game_when_it_is_used() -> None:
    """S-16.05. S-D10."""
    card = "ONCE die late-rest"
    for spent in (0, 1, 2):
        g = situation(3, KIRCHER_FIRST, cards=[card])
        give(g, 0, card)
        begin(g, held=2)
        play(g, "spend 0")
        roll(g, 2)
        play(g, f"spend {spent}")
        assert succeeded(g) == (spent > 0)
        assert bool(lab(g, 0)) == (spent == 0)
        assert g.seats[0].rest == 2 - spent


def test_late_rest_comes_after_the_last_roll() -> None:
    """S-16.06. S-D07."""
    card = "EFFECT die late-rest"
    g = situation(3, KIRCHER_FIRST, cards=[card])
    show(g, card)
    give(g, 0, "test-once-reroll")
    begin(g, held=1)
    play(g, "spend 0")
    roll(g, 2)
    assert legal(g) == ["reroll", "decline"]
    repeated = g.copy()
    play(g, "decline")
    assert legal(g) == ["spend 0", "spend 1"]
    play(g, "spend 1")
    assert succeeded(g) and lab(g, 0)
    play(repeated, "reroll")
    roll(repeated, 2)
    assert legal(repeated) == ["spend 0", "spend 1"]


def test_late_rest_and_rest_announced_before_add_up() -> None:
    """S-16.06. S-5.18."""
    card = "KEEP die late-rest"
    g = situation(3, KIRCHER_FIRST, cards=[card])
    give(g, 0, card)
    begin(g, "experiment cometary-orbits", held=3)
    play(g, "spend 1")
    roll(g, 3)  # 1 + 1 + 3 of 6
    assert legal(g) == ["spend 0", "spend 1", "spend 2"]
    assert why(g, "spend 3") == "S-5.08"
    play(g, "spend 1")
    assert succeeded(g) and g.seats[0].rest == 1
