"""What an event card may do: each rule of section 16 bites, and the caps leave printed cards alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from lincei.games.newscience.event_constraints import moment
from tests.games.newscience.editions import Owner, shipped_tables

CARDS = shipped_tables().events


def fault(id: str, reason: str, rule: str) -> str:
    return f"events.toml, row {id}, field effect: {reason} ({rule})"


def with_effect(folder: Path, id: str, effect: str) -> list[str]:
    return Owner(folder).put("events", id, effect=effect).problems()


# -- what the rules can carry out, printed or not -------------------------------------------------------------------


@pytest.mark.rule("S-16.01")
def test_s_16_01_single_use_is_for_keep_cards(tmp_path: Path) -> None:
    owner = Owner(tmp_path).change_row("events", "robert-hooke", 'type = "PLAY"', 'type = "PLAY", once = true')
    told = fault("robert-hooke", "single use is for KEEP cards, not PLAY", "S-16.01")
    assert told in owner.problems()
    assert owner.printed("events").problems() == [told]


MISFITS = [
    ("great-comet", "renown +1 or renown -1", "'or' cannot be on an EFFECT", "S-16.02"),
    ("dutch-spyglass", "later physics or die reroll physics", "'or' cannot be on a constant KEEP", "S-16.02"),
    ("great-comet", "may renown +1", "'may' is for PLAY cards", "S-16.02"),
    ("selenographia", "may renown +2", "'may' is for PLAY cards", "S-16.02"),
    ("great-fire-of-london", "lab rival", "an EFFECT is for each, for a leader or for the last", "S-16.02"),
    ("plague-in-london", "rest-loss others 1", "an EFFECT is for each, for a leader or for the last", "S-16.02"),
    ("plague-in-london", "influence self science +1", "an EFFECT is for each, for a leader or for the last", "S-16.02"),
    ("plague-in-london", "influence each any +1", "an EFFECT names one track", "S-16.02"),
    ("plague-in-london", "influence each government/science +1", "an EFFECT names one track", "S-16.02"),
    ("great-comet", "points any +1", "'any' action is for PLAY cards", "S-16.02"),
    ("selenographia", "points any +2", "'any' action is for PLAY cards", "S-16.02"),
    ("great-comet", "ban publish physics if place >= 2", "ban has no condition", "S-16.02"),
    ("philosophical-transactions", "open publish if place >= 2", "open has no condition", "S-16.02"),
    ("royal-charter", "ward if science >= 2", "ward has no condition", "S-16.02"),
    ("areopagitica", "need any +1", "a need of choice only falls", "S-16.03"),
    ("robert-hooke", "cube rival and yield rest +1", "yield cannot be on a PLAY", "S-16.03"),
    ("mersennes-letters", "ward", "ward cannot be on a PLAY", "S-16.03"),
    ("mersennes-letters", "ban publish physics", "ban cannot be on a PLAY", "S-16.03"),
    ("mersennes-letters", "close publish last", "close cannot be on a PLAY", "S-16.03"),
    ("mersennes-letters", "open publish", "open cannot be on a PLAY", "S-16.03"),
    ("great-comet", "ward", "ward cannot be on an EFFECT", "S-16.03"),
    ("great-comet", "order first", "order cannot be on an EFFECT", "S-16.03"),
    ("great-comet", "cube rival", "cube cannot be on an EFFECT", "S-16.03"),
    ("great-comet", "step research 2", "step cannot be on an EFFECT", "S-16.03"),
    ("great-comet", "ahead 2", "ahead cannot be on an EFFECT", "S-16.03"),
    ("leibniz-machine", "influence self science +1", "influence cannot be on a KEEP", "S-16.03"),
    ("leibniz-machine", "rest-loss rival 1", "rest-loss cannot be on a KEEP", "S-16.03"),
    ("leibniz-machine", "lab rival", "lab cannot be on a KEEP", "S-16.03"),
    ("leibniz-machine", "open research", "open cannot be on a KEEP", "S-16.03"),
    ("leibniz-machine", "step research 3", "step cannot be on a KEEP", "S-16.03"),
    ("great-comet", "renown +1 once", "'once' is for what a PLAY card changes in later actions", "S-16.05"),
    ("leibniz-machine", "die reroll once", "'once' is for what a PLAY card changes in later actions", "S-16.05"),
    ("wrens-wager", "step research 3 once", "'once' is for what a PLAY card changes in later actions", "S-16.05"),
    ("selenographia", "ward and renown +2", "ward has no moment for a single use", "S-16.05"),
    (
        "selenographia",
        "points research +1 and points publish +1",
        "both clauses of a single use must have the same moment",
        "S-16.05",
    ),
    (
        "selenographia",
        "die reroll and points experiment +2",
        "both clauses of a single use must have the same moment",
        "S-16.05",
    ),
    (
        "selenographia",
        "yield rest +1 and yield science +1",
        "both clauses of a single use must have the same moment",
        "S-16.05",
    ),
]


@pytest.mark.rule("S-16.02", "S-16.03", "S-16.04", "S-16.05")
@pytest.mark.parametrize(("id", "effect", "reason", "rule"), MISFITS)
def test_s_16_02_to_05_what_a_type_cannot_carry_is_refused_even_if_printed(
    tmp_path: Path, id: str, effect: str, reason: str, rule: str
) -> None:
    owner = Owner(tmp_path).put("events", id, effect=effect)
    assert fault(id, reason, rule) in owner.problems()
    assert owner.printed("events").problems() == [fault(id, reason, rule)]


@pytest.mark.rule("S-16.05")
@pytest.mark.parametrize(
    "effect",
    [
        "points publish +1 and renown +1",
        "need religion -1 and points publish +2",
        "die best-of-two and points experiment +2",
        "later and points experiment +2",
        "die reroll or points research +2",
    ],
)
def test_s_16_05_clauses_with_the_same_moment_may_be_joined(tmp_path: Path, effect: str) -> None:
    assert with_effect(tmp_path, "selenographia", effect) == []


@pytest.mark.rule("S-16.05")
def test_s_16_05_shipped_single_uses_have_one_moment_or_a_choice() -> None:
    singles = [card for card in CARDS if card.once]
    assert len(singles) == 5
    for card in singles:
        assert card.either or len({moment(clause) for clause in card.clauses}) == 1, card.id


# -- caps, for our own cards ----------------------------------------------------------------------------------------


CAPS = [
    ("great-comet", "points research +2", "points +2 instead of -1 to +1"),
    ("leibniz-machine", "points research +2 level 5", "points +2 instead of -1 to +1"),
    ("novum-organum", "points research +3 once", "points +3 instead of +1 to +2"),
    ("tychos-records", "points research +4 astronomy", "points +4 instead of +1 to +3"),
    ("trial-of-galileo", "need religion +2 astronomy", "need +2 instead of -1 to +1"),
    ("fontenelles-conversations", "need any -2", "need -2 instead of -1 to +1"),
    ("medicean-stars", "need government -3", "need -3 instead of -2 to +1"),
    ("great-comet", "renown +2 astronomy", "renown +2 instead of -1 to +1"),
    ("selenographia", "renown +3", "renown +3 instead of -1 to +2"),
    ("oxford-coffee-house", "yield rest +2", "yield +2 instead of -1 to +1"),
    ("plague-in-london", "rest-loss each 2", "rest-loss +2 instead of +1 to +1"),
    ("frankfurt-fair-catalogue", "ahead 3 and influence self enterprise +1", "ahead +3 instead of +1 to +2"),
    ("collegio-romano", "step experiment 3", "step +3 instead of +1 to +2"),
    ("wrens-wager", "step research 4", "step +4 instead of +1 to +3"),
    ("greenwich-mural-arc", "die best-of-two", "a constant KEEP cannot have best-of-two"),
    ("greenwich-mural-arc", "die reroll and die late-rest", "a card does one thing with the die"),
    ("great-fire-of-london", "lab leader-science", "lab is for each here"),
    ("robert-hooke", "cube rival and lab others", "lab is for a rival here"),
    ("berlin-academy", "influence self science +2 and influence self religion +1", "3 influence for whoever takes it"),
    ("berlin-academy", "influence each science +2 and influence others religion +1", "3 influence for another player"),
    ("berlin-academy", "influence rival science -2", "2 influence lost by another player"),
    ("berlin-academy", "influence rival science -1 and influence leader-science religion -1", "2 influence lost by"),
]


@pytest.mark.rule("S-15.44", "S-16.03")
@pytest.mark.parametrize(("id", "effect", "reason"), CAPS)
def test_s_16_03_caps_bind_our_cards_but_not_printed_ones(tmp_path: Path, id: str, effect: str, reason: str) -> None:
    owner = Owner(tmp_path).put("events", id, effect=effect)
    assert [line for line in owner.told("S-16.03") if line.startswith(f"events.toml, row {id}, field effect: {reason}")]
    assert owner.printed("events").problems() == []


@pytest.mark.rule("S-16.03")
def test_s_16_03_of_a_choice_only_one_gain_counts(tmp_path: Path) -> None:
    assert with_effect(tmp_path, "berlin-academy", "influence self science +2 or influence self religion +2") == []


@pytest.mark.rule("S-16.03")
def test_s_16_03_only_one_card_wards(tmp_path: Path) -> None:
    owner = Owner(tmp_path).put("events", "oxford-coffee-house", effect="ward and yield rest +1")
    assert owner.problems() == [fault("royal-charter", "ward is on oxford-coffee-house already", "S-16.03")]


# -- strength -------------------------------------------------------------------------------------------------------


STRENGTHS = [
    ("frankfurt-fair-catalogue", "ahead 2 and points research +1", "worth 1 cubes instead of 1.2 to 2"),
    ("collegio-romano", "points research +1", "worth 0.8 cubes instead of 1.2 to 2"),
    ("tychos-records", "points research +1 astronomy", "worth 0.6 cubes instead of 1.2 to 2"),
    ("selenographia", "renown +2 and points publish +2", "worth 2.8 cubes instead of 1.2 to 2"),
    ("robert-hooke", "cube rival and points experiment +2", "worth 2.4 cubes instead of 1.2 to 2"),
    # A condition counts half towards the least, and in full towards the most.
    ("novum-organum", "points research +2 if science >= 2", "worth 0.8 cubes instead of 1.2 to 2"),
    (
        "novum-organum",
        "influence self science +1 and points research +2 if science >= 2",
        "worth 2.6 cubes instead of 1.2 to 2",
    ),
    ("queen-christinas-court", "influence self government +1 and rest-loss self 1", "worth 0.7 cubes instead of"),
    ("queen-christinas-court", "influence each government +1", "worth 0 cubes instead of"),
    ("queen-christinas-court", "influence others government -1", "worth 1 cubes instead of"),
    ("great-comet", "renown +1 if place >= 2", "favours a player by 0.8 cubes instead of at most 0.5"),
    ("great-comet", "need any -1 if science <= 2", "favours a player by 0.7 cubes instead of at most 0.5"),
    ("great-comet", "yield rest +1 if science <= 2", "favours a player by 0.6 cubes instead of at most 0.5"),
    ("great-comet", "influence each science +1 if science <= 2", "favours a player by 1 cubes instead of at most 0.5"),
    ("great-comet", "influence leader-science science -1", "favours a player by 1 cubes instead of at most 0.5"),
    ("plague-in-london", "rest-loss each 1 and lab each", "favours a player by 0.6 cubes instead of at most 0.5"),
    ("oxford-coffee-house", "points experiment +1 and yield rest +1", "worth 4.32 cubes over its life instead of"),
    ("napiers-bones", "points research +1", "worth 3.24 cubes over its life instead of at most 3"),
    ("napiers-bones", "die reroll", "a constant KEEP of level 1 must be for certain fields"),
    ("napiers-bones", "yield rest +1", "a constant KEEP of level 1 must be for certain fields"),
]


@pytest.mark.rule("S-16.07")
@pytest.mark.parametrize(("id", "effect", "reason"), STRENGTHS)
def test_s_16_07_strength_binds_our_cards_but_not_printed_ones(
    tmp_path: Path, id: str, effect: str, reason: str
) -> None:
    owner = Owner(tmp_path).put("events", id, effect=effect)
    assert [line for line in owner.told("S-16.07") if line.startswith(f"events.toml, row {id}, field effect: {reason}")]
    assert owner.printed("events").problems() == []


@pytest.mark.rule("S-16.07")
@pytest.mark.parametrize("effect", ["die reroll if place >= 2", "later if science <= 1", "rest-loss leader-science 1"])
def test_s_16_07_an_effect_may_favour_somebody_a_little(tmp_path: Path, effect: str) -> None:
    assert with_effect(tmp_path, "great-comet", effect) == []
