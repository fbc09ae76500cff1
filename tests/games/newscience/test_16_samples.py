"""Section 16: the register's sample cards, each at work once (S-16.09)."""

from __future__ import annotations

from tests.games.newscience.table import (
    GAME,
    game,
    give,
    influence,
    lab,
    legal,
    markers,
    placing,
    play,
    resolve,
    rest,
    roll,
    seen,
    show,
    situation,
    stage,
    why,
)


def test_dutch_spyglass() -> None:
    """S-16.09. S-16.03."""
    g = situation()
    give(g, 2, "test-keep-experiment-astronomy")
    stage(g, 2, researched="astrology symbolic-algebra")
    resolve(g, {"experiment-2": 2})
    assert [game(g).describe(g, action).args["points"] for action in g.legal[:2]] == [2, 1]


def test_tychos_records() -> None:
    """S-16.09."""
    card = "ONCE points research +2 astronomy"
    g = situation(3, ["newton", "kepler", "galileo"], cards=[card])
    give(g, 0, card)
    stage(g, 0, tested="astrology laws-of-attraction heliocentrism")
    resolve(g, {"research-2": 0})
    play(g, "research moons-of-jupiter card")
    assert (lab(g, 0), g.seats[0].rest) == ("", 0)


def test_decree_against_copernicanism() -> None:
    """S-16.09."""
    g = situation()
    show(g, "test-all-ban-publish-astronomy")
    stage(g, 2, tested="astrology symbolic-algebra")
    resolve(g, {"publish-1": 2})
    assert legal(g) == ["publish symbolic-algebra", "decline"]


def test_war_breaks_out_in_bohemia() -> None:
    """S-16.09."""
    g = situation(2)
    show(g, "test-all-close-research-last")
    placing(g)
    assert "place research-1" in legal(g) and why(g, "place research-2") == "S-16.03"


def test_accademia_dei_lincei() -> None:
    """S-16.09. S-D03."""
    g = situation(4)
    influence(g, 1, 1)
    show(g, "test-play-lincei")
    resolve(g, {"event-1": 1, "research-1": 0})
    play(g, "accept", "track religion")
    assert g.seats[1].influence == (1, 2, 1, 2)


def test_frankfurt_fair_catalogue() -> None:
    """S-16.09."""
    card = "PLAY ahead 2 and influence self enterprise +1"
    g = situation(cards=[card])
    influence(g, 0, 1)
    show(g, card)
    resolve(g, {"event-1": 0, "research-1": 1})
    play(g, "event test-play-science", "event test-keep-research")
    assert seen(g)["ahead"] == ["test-play-science", "test-keep-research"]
    assert g.seats[0].influence == (1, 1, 2, 1)


def test_trial_of_galileo() -> None:
    """S-16.09."""
    g = situation(3, ["kircher", "kepler", "galileo"])
    show(g, "test-all-need-religion-astronomy")
    stage(g, 0, tested="astrology laws-of-attraction heliocentrism")
    resolve(g, {"publish-1": 0})  # Kircher has religion 2
    assert legal(g, "publish") == ["publish astrology", "publish laws-of-attraction"]


def test_mersennes_letters() -> None:
    """S-16.09."""
    g = situation()
    stage(g, 0, researched="moons-of-jupiter solar-parallax")
    stage(g, 1, tested="moons-of-jupiter solar-parallax")
    show(g, "test-play-step-experiment")
    resolve(g, {"event-1": 0})
    assert legal(g) == ["experiment moons-of-jupiter"]


def test_oxford_coffee_house() -> None:
    """S-16.09."""
    g = situation()
    give(g, 0, "test-keep-yield-rest")
    resolve(g, {}, resting=[0])
    assert g.seats[0].rest == 2


def test_letters_on_the_game_of_chance() -> None:
    """S-16.09. S-D10."""
    card = "ONCE die reroll or points research +2 mathematics"
    g = situation(3, ["kircher", "kepler", "galileo"], cards=[card])
    give(g, 0, card)
    stage(g, 0, tested="symbolic-algebra logarithms", researched="astrology")
    resolve(g, {"research-2": 0, "experiment-2": 0})
    assert "research analytic-geometry card-2" in legal(g)
    researched = g.copy()
    play(g, "decline", "experiment astrology")
    roll(g, 2)
    play(g, "reroll")
    roll(g, 3)
    assert "astrology" in markers(g, 0, "tested")
    play(researched, "research analytic-geometry card-2", "experiment astrology")
    roll(researched, 2)
    assert "astrology" in markers(researched, 0, "researched")


def test_accademia_del_cimento() -> None:
    """S-16.09."""
    g = situation(4)
    show(g, "test-all-later")
    stage(g, 0, researched="astrology cells")
    values = {slug: row["value"] for slug, row in seen(g)["seats"][0]["reach"].items() if row["stage"] == "experiment"}
    assert values == {"astrology": 3, "cells": 4}


def test_royal_charter() -> None:
    """S-16.09."""
    card = "KEEP ward and points publish +1 physics"
    swap = "PLAY order swap"
    g = situation(cards=[card, swap])
    give(g, 0, card)
    stage(g, 0, tested="laws-of-attraction falling-bodies symbolic-algebra logarithms")
    influence(g, 0, 5)
    show(g, swap)
    resolve(g, {"event-1": 1, "publish-1": 0})
    assert legal(g) == ["rival 3"]
    play(g, "rival 3")
    assert "publish falling-bodies" in legal(g) and why(g, "publish logarithms") == "S-11.02"


def test_robert_hooke() -> None:
    """S-16.09. S-15.42. S-EC36."""
    card = "PLAY cube rival and points experiment +1"
    g = situation(3, ["kircher", "kepler", "galileo"], cards=[card])
    stage(g, 0, researched="astrology")
    show(g, card)
    resolve(g, {"event-1": 0, "experiment-1": 1, "experiment-2": 0}, resting=[2])
    assert legal(g) == ["cube experiment-1"]
    play(g, "cube experiment-1", "to experiment-3")
    assert game(g).describe(g, GAME.read(g, "experiment astrology")).args["points"] == 2


def test_plague_in_london() -> None:
    """S-16.09."""
    g = situation()
    for seat in range(3):
        rest(g, seat, 3 - seat)
    show(g, "test-all-rest-loss")
    assert [p.rest for p in g.seats] == [2, 1, 0]


def test_philosophical_transactions() -> None:
    """S-16.09."""
    g = situation(4)
    show(g, "test-all-open-publish")
    assert "place publish-3" in legal(placing(g))


def test_great_fire_of_london() -> None:
    """S-16.09."""
    g = situation(4)
    give(g, 1, "test-keep-renown")
    show(g, "test-all-lab")
    assert lab(g, 1) == ""


def test_great_comet() -> None:
    """S-16.09."""
    g = situation()
    show(g, "test-all-renown-astronomy")
    stage(g, 2, tested="astrology")
    resolve(g, {"publish-1": 2})
    play(g, "publish astrology")
    assert g.seats[2].prestige == 3


def test_priority_dispute() -> None:
    """S-16.09."""
    card = "PLAY order swap and points publish +1"
    g = situation(cards=[card])
    stage(g, 0, tested="symbolic-algebra logarithms")
    influence(g, 0, 1)
    show(g, card)
    resolve(g, {"event-1": 0, "publish-1": 0})
    play(g, "rival 3")
    assert g.next_order == (2, 1, 0)
    assert "publish logarithms" in legal(g)


def test_leeuwenhoeks_lenses() -> None:
    """S-16.09. S-15.41."""
    card = "KEEP points experiment +1 biology"
    g = situation(4, cards=[card])
    give(g, 2, card)
    stage(g, 2, researched="human-anatomy astrology")
    resolve(g, {"experiment-3": 2})
    totals = [game(g).describe(g, action).args["points"] for action in g.legal[:2]]
    assert (legal(g, "experiment"), totals) == (["experiment astrology", "experiment human-anatomy"], [1, 2])
