"""Event cards: each constraint holds for the shipped edition, and bites (S-15.40 to S-15.44, section 16)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from lincei.games.newscience.components import check_edition, load_edition
from lincei.games.newscience.event_rows import EventRow
from lincei.games.newscience.event_strengths import cubes, expected, favours, once, over_life, total
from lincei.games.newscience.terms import CARD_TYPES, EFFECT, KEEP, PLAY
from lincei.games.newscience.vocabulary import KINDS
from tests.games.newscience.editions import Owner, shipped_tables

CARDS = shipped_tables().events
# How often each kind is the first clause of a card (S-16.08).
SUGGESTED = {
    "points": 11,
    "need": 5,
    "later": 2,
    "die": 5,
    "yield": 4,
    "renown": 4,
    "ward": 1,
    "ban": 3,
    "close": 2,
    "open": 2,
    "influence": 6,
    "rest-loss": 1,
    "lab": 1,
    "order": 2,
    "cube": 1,
    "step": 3,
    "ahead": 1,
}


def fault(id: str, reason: str, rule: str, field: str = "effect") -> str:
    return f"events.toml, row {id}, field {field}: {reason} ({rule})"


def with_effect(folder: Path, id: str, effect: str) -> list[str]:
    return Owner(folder).put("events", id, effect=effect).problems()


# -- the shipped cards ----------------------------------------------------------------------------------------------


def test_the_shipped_cards_meet_every_constraint() -> None:
    assert check_edition() == []


@pytest.mark.rule("S-1.02", "S-15.40")
def test_s_15_40_there_are_54_cards_of_three_types_and_levels() -> None:
    assert len(CARDS) == 54
    assert Counter((card.level, CARD_TYPES[card.type]) for card in CARDS) == {
        (level, type): count for level in (1, 2, 3) for type, count in (("EFFECT", 5), ("PLAY", 7), ("KEEP", 6))
    }
    assert Counter(card.level for card in CARDS if card.four) == {1: 6, 2: 6, 3: 6}


@pytest.mark.rule("S-2.01", "S-2.02")
def test_s_2_02_decks_can_be_dealt_for_any_number_of_players() -> None:
    e = load_edition()
    small, large = e.deck[:3], e.deck[3:]
    assert [mask.bit_count() for mask in large] == [18, 18, 18]
    assert [mask.bit_count() for mask in small] == [12, 12, 12]


@pytest.mark.rule("S-16.08")
def test_s_16_08_kinds_are_used_as_the_register_suggests() -> None:
    assert Counter(KINDS[card.clauses[0].kind] for card in CARDS) == SUGGESTED
    assert sum(SUGGESTED.values()) == len(CARDS)


@pytest.mark.rule("S-16.09")
@pytest.mark.parametrize(
    ("id", "level", "type", "once", "year", "effect"),
    [
        ("dutch-spyglass", 1, KEEP, False, 1608, "points experiment +1 astronomy"),
        ("tychos-records", 1, KEEP, True, 1601, "points research +2 astronomy"),
        ("decree-against-copernicanism", 1, EFFECT, False, 1616, "ban publish astronomy"),
        ("war-breaks-out-in-bohemia", 1, EFFECT, False, 1618, "close research last"),
        ("frankfurt-fair-catalogue", 1, PLAY, False, 1598, "ahead 2 and influence self enterprise +1"),
        ("trial-of-galileo", 2, EFFECT, False, 1633, "need religion +1 astronomy"),
        ("mersennes-letters", 2, PLAY, False, 1635, "step experiment 3"),
        ("oxford-coffee-house", 2, KEEP, False, 1650, "yield rest +1"),
        ("accademia-del-cimento", 2, EFFECT, False, 1657, "later"),
        ("royal-charter", 2, KEEP, False, 1662, "ward and points publish +1 physics"),
        ("robert-hooke", 2, PLAY, False, 1662, "cube rival and points experiment +1"),
        ("plague-in-london", 2, EFFECT, False, 1665, "rest-loss each 1"),
        ("philosophical-transactions", 2, EFFECT, False, 1665, "open publish"),
        ("great-fire-of-london", 3, EFFECT, False, 1666, "lab each"),
        ("great-comet", 3, EFFECT, False, 1680, "renown +1 astronomy"),
        ("priority-dispute", 3, PLAY, False, 1699, "order swap and points publish +1"),
    ],
)
def test_s_16_09_the_samples_are_in_the_deck(
    id: str, level: int, type: int, once: bool, year: int, effect: str
) -> None:
    card = next(card for card in CARDS if card.id == id)
    assert (card.level, card.type, card.once, card.year, card.text) == (level, type, once, year, effect)


@pytest.mark.rule("S-16.07")
@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_s_16_07_each_card_has_its_strength(card: EventRow) -> None:
    if card.type == EFFECT:
        assert total(card, [favours(clause) for clause in card.clauses]) <= 50
    elif card.type == PLAY or card.once:
        assert total(card, [expected(card, clause) for clause in card.clauses]) >= 120
        assert total(card, [once(card, clause) for clause in card.clauses]) <= 200
    else:
        assert 0 < total(card, [over_life(card, clause) for clause in card.clauses]) <= 300


@pytest.mark.rule("S-16.07")
@pytest.mark.parametrize(
    ("id", "worth"),
    [
        ("accademia-dei-lincei", "2"),
        ("frankfurt-fair-catalogue", "1.2"),
        ("anagram-for-prague", "1.3"),
        ("collegio-romano", "1.7"),
        ("letter-to-the-grand-duchess", "1.7"),
        ("novum-organum", "1.6"),
        ("tychos-records", "1.2"),
        ("medicean-stars", "1.4"),
        ("robert-hooke", "1.6"),
        ("puy-de-dome", "1.3"),
        ("queen-christinas-court", "1.7"),
        ("selenographia", "1.6"),
        ("wrens-wager", "2"),
        ("oldenburg-in-the-tower", "1.7"),
        ("opticks", "1.8"),
    ],
)
def test_s_16_07_strengths_add_up_as_in_the_register(id: str, worth: str) -> None:
    card = next(card for card in CARDS if card.id == id)
    assert cubes(total(card, [once(card, clause) for clause in card.clauses])) == worth


# -- the deck -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-15.40")
def test_s_15_40_a_missing_card_is_noticed(tmp_path: Path) -> None:
    assert Owner(tmp_path).drop_row("events", "napiers-bones").problems() == [
        "events.toml, all rows, field level: 17 cards of level 1 instead of 18 (S-15.40)",
        "events.toml, all rows, field type: 5 KEEP cards of level 1 instead of 6 (S-15.40)",
    ]


@pytest.mark.rule("S-15.40")
def test_s_15_40_six_cards_of_each_level_are_marked_of_all_types(tmp_path: Path) -> None:
    owner = Owner(tmp_path)
    for id in ("philosophical-transactions", "plague-in-london"):
        owner.change_row("events", id, " four = true,", "")
    assert owner.problems() == [
        "events.toml, all rows, field four: no EFFECT card of level 2 is marked (S-15.40)",
        "events.toml, all rows, field four: 4 cards of level 2 marked instead of 6 (S-15.40)",
    ]


@pytest.mark.rule("S-2.02", "S-15.40")
def test_s_2_02_a_deck_that_cannot_be_dealt_is_refused_even_if_printed(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("events")
    level_3 = [card for card in CARDS if card.level == 3]
    for card in [card for card in level_3 if not card.four][:7] + [card for card in level_3 if card.four][:2]:
        owner.drop_row("events", f'"{card.id}"')
    assert owner.problems() == [
        "events.toml, all rows, field level: 9 cards of level 3 instead of at least 10 (S-2.02)",
        "events.toml, all rows, field four: 5 cards of level 3 without the mark instead of at least 6 (S-2.02)",
    ]


@pytest.mark.rule("S-15.41")
@pytest.mark.parametrize(
    ("id", "reason"),
    [
        ("boyles-air-pump", "missing; the card names chemistry"),
        ("leeuwenhoeks-lenses", "missing; the card names biology"),
        ("ban-on-transfusion", "missing; the card names biology"),
    ],
)
def test_s_15_41_cards_that_name_chemistry_or_biology_are_marked(tmp_path: Path, id: str, reason: str) -> None:
    owner = Owner(tmp_path).change_row("events", id, " four = true,", "")
    assert fault(id, reason, "S-15.41", "four") in owner.told("S-15.41")


@pytest.mark.rule("S-15.41")
def test_s_15_41_a_condition_or_a_closed_publish_space_can_ask_for_the_mark(tmp_path: Path) -> None:
    owner = Owner(tmp_path)
    owner.put("events", "war-breaks-out-in-bohemia", effect="close publish last")
    owner.put(
        "events", "acta-eruditorum", effect="points publish +1 and influence self science +1 if published biology"
    )
    assert owner.problems() == [
        fault("war-breaks-out-in-bohemia", "missing; two players have one publish space", "S-15.41", "four"),
        fault("acta-eruditorum", "missing; the card names biology", "S-15.41", "four"),
    ]


@pytest.mark.rule("S-15.42", "S-EC36")
def test_s_15_42_robert_hooke_moves_a_rivals_cube(tmp_path: Path) -> None:
    told = fault("robert-hooke", "must be a PLAY card with 'cube rival'", "S-15.42")
    assert with_effect(tmp_path / "own", "robert-hooke", "cube own and points experiment +1") == [told]
    owner = Owner(tmp_path / "gone").change("events", '"robert-hooke"', '"christopher-wren"')
    assert owner.problems() == [fault("robert-hooke", "missing", "S-15.42", "id")]


@pytest.mark.rule("S-15.43")
@pytest.mark.parametrize(
    ("id", "year", "reason"),
    [
        ("gregorian-calendar", 1539, "1539 instead of 1540 to 1632 on level 1"),
        ("novum-organum", 1633, "1633 instead of 1540 to 1632 on level 1"),
        ("trial-of-galileo", 1632, "1632 instead of 1633 to 1665 on level 2"),
        ("plague-in-london", 1666, "1666 instead of 1633 to 1665 on level 2"),
        ("great-fire-of-london", 1665, "1665 instead of 1666 to 1710 on level 3"),
        ("opticks", 1711, "1711 instead of 1666 to 1710 on level 3"),
    ],
)
def test_s_15_43_each_level_has_its_years(tmp_path: Path, id: str, year: int, reason: str) -> None:
    owner = Owner(tmp_path).put("events", id, year=year)
    assert owner.problems() == [fault(id, reason, "S-15.43", "year")]


# -- reading --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-15.44")
def test_s_15_44_a_line_that_is_no_effect_is_one_problem(tmp_path: Path) -> None:
    assert with_effect(tmp_path, "opticks", "rest +1") == [
        fault("opticks", "'rest' is no effect; docs/effects-newscience.md lists them", "S-15.44")
    ]


@pytest.mark.rule("S-1.02")
def test_rows_are_read_without_trust(tmp_path: Path) -> None:
    owner = Owner(tmp_path)
    owner.put("events", "opticks", level=4, year=1399)
    owner.put("events", "selenographia", type="SECRET", effect=None)
    owner.change_row("events", "boyle-lectures", "level = 3", 'level = 3, colour = "red"')
    owner.change_row("events", "tychos-records", "once = true", 'once = "yes"')
    owner.change("events", '"napiers-bones"', '"dutch-spyglass"')
    assert sorted(owner.problems()) == [
        "events.toml, row boyle-lectures, field 'colour': unknown; known here: "
        "id, name, year, level, type, four, once, effect, source",
        "events.toml, row dutch-spyglass, field id: is there twice",
        "events.toml, row opticks, field level: must be 1 to 3, not 4 (S-1.02)",
        "events.toml, row opticks, field year: must be 1400 to 1800, not 1399 (S-15.43)",
        "events.toml, row selenographia, field effect: missing",
        "events.toml, row selenographia, field type: 'SECRET' is none of EFFECT, PLAY, KEEP (S-1.02)",
        "events.toml, row tychos-records, field once: must be true or false, not the text 'yes'",
    ]


def test_more_cards_than_the_game_can_number_are_refused(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("events")
    row = owner.line("events", '"opticks"')
    more = "\n".join(row.replace('"opticks"', f'"opticks-{number}"') for number in range(7))
    assert owner.change("events", row, f"{row}\n{more}").problems() == [
        "events.toml, field rows: 61 cards; there can be 60 (S-1.02)"
    ]


def test_a_missing_file_is_one_problem(tmp_path: Path) -> None:
    owner = Owner(tmp_path)
    (owner.folder / "events.toml").unlink()
    assert owner.problems() == ["events.toml: no such file"]


def test_an_owner_can_name_a_card(tmp_path: Path) -> None:
    owner = Owner(tmp_path).put("events", "opticks", name="The Great Book of Light")
    assert owner.problems() == []
    e = load_edition(owner.path)
    assert e.event_label[e.event_slug.index("opticks")] == "The Great Book of Light"
