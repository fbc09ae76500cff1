"""The vocabulary of event effects: every word is documented, every example is on its card, nothing else is read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lincei.games.newscience.clauses import Reader
from lincei.games.newscience.event_rows import EventRow
from lincei.games.newscience.terms import ACTIONS, CARD_TYPES, EFFECT, FIELDS, KEEP, PLAY, TRACKS
from lincei.games.newscience.vocabulary import (
    ALWAYS,
    ANY_ACTION,
    ANY_TRACK,
    AT_LEAST,
    AT_MOST,
    BEST_OF_TWO,
    CLOSE_FIRST,
    CLOSE_LAST,
    CLOSE_OPS,
    CUBE_OPS,
    CUBE_OWN,
    DIE_OPS,
    EACH,
    KINDS,
    LAST,
    LATE_REST,
    LEADER,
    NO_CRITICAL,
    OF_REST,
    ORDER_OPS,
    ORDER_SWAP,
    OTHERS,
    PLACE_FROM,
    PLACE_TO,
    PUBLISHED,
    RIVAL,
    WHO,
    Clause,
)
from lincei.words import LANGUAGES, Words
from tests.games.newscience.editions import shipped_tables

DOCUMENT = (Path(__file__).parents[3] / "docs" / "effects-newscience.md").read_text(encoding="utf-8")
QUOTED = set(re.findall(r"`([^`\n]+)`", DOCUMENT))
CARDS = shipped_tables().events
ACTS_AT_ONCE = ("influence", "rest-loss", "lab", "order", "cube", "step", "ahead")

# What is written, and what its clause then has beside the defaults.
FORMS: list[tuple[str, dict[str, object]]] = [
    ("points research +1", {"action": 0, "amount": 1}),
    ("points experiment -1", {"action": 1, "amount": -1}),
    ("points publish +3", {"action": 2, "amount": 3}),
    ("points any +2", {"action": ANY_ACTION, "amount": 2}),
    ("points research +2 astronomy", {"action": 0, "amount": 2, "fields": 1}),
    ("points research +1 physics/biology level 2", {"amount": 1, "fields": 4 + 16, "low": 2, "high": 2}),
    ("points research +1 level 3-5", {"amount": 1, "low": 3, "high": 5}),
    ("need religion +1", {"tracks": 2, "amount": 1}),
    ("need any -2", {"tracks": ANY_TRACK, "amount": -2}),
    ("later", {}),
    ("later mathematics level 1-2", {"fields": 2, "low": 1, "high": 2}),
    ("die reroll", {"op": 0}),
    ("die best-of-two", {"op": BEST_OF_TWO}),
    ("die late-rest chemistry", {"op": LATE_REST, "fields": 8}),
    ("die no-critical", {"op": NO_CRITICAL}),
    ("yield rest +1", {"tracks": OF_REST, "amount": 1}),
    ("yield science -1", {"tracks": 8, "amount": -1}),
    ("renown +1 astronomy", {"amount": 1, "fields": 1}),
    ("ward", {}),
    ("ban publish astronomy", {"action": 2, "fields": 1}),
    ("close research first", {"action": 0, "op": CLOSE_FIRST}),
    ("close publish last", {"action": 2, "op": CLOSE_LAST}),
    ("open experiment", {"action": 1}),
    ("influence self science +1", {"tracks": 8, "amount": 1}),
    ("influence each religion -1", {"who": EACH, "tracks": 2, "amount": -1}),
    ("influence others any +1", {"who": OTHERS, "tracks": ANY_TRACK, "amount": 1}),
    ("influence rival government/enterprise/science -1", {"who": RIVAL, "tracks": 13, "amount": -1}),
    ("influence leader-science religion -1", {"who": LEADER, "leading": 3, "tracks": 2, "amount": -1}),
    ("influence last-religion religion +1", {"who": LAST, "leading": 1, "tracks": 2, "amount": 1}),
    ("rest-loss rival 1", {"who": RIVAL, "amount": 1}),
    ("lab each", {"who": EACH}),
    ("order first", {}),
    ("order swap", {"op": ORDER_SWAP}),
    ("cube rival", {}),
    ("cube own", {"op": CUBE_OWN}),
    ("step research 3", {"amount": 3}),
    ("step experiment 4", {"action": 1, "amount": 4}),
    ("ahead 1", {"amount": 1}),
    ("ahead 2", {"amount": 2}),
    ("may lab rival", {"may": True, "who": RIVAL}),
    ("points publish +1 once", {"action": 2, "amount": 1, "once": True}),
    ("renown +1 physics once", {"amount": 1, "fields": 4, "once": True}),
    ("later if government >= 2", {"condition": AT_LEAST, "about": 0, "than": 2}),
    ("later if science <= 1", {"condition": AT_MOST, "about": 3, "than": 1}),
    ("later if published physics", {"condition": PUBLISHED, "about": 2}),
    ("later if place >= 3", {"condition": PLACE_FROM, "than": 3}),
    ("may renown +1 once if place <= 2", {"may": True, "amount": 1, "once": True, "condition": PLACE_TO, "than": 2}),
]


def read(text: str, type: int = PLAY, once: bool = False) -> Reader:
    reader = Reader(text, type, once)
    reader.effect()
    return reader


def set_in(clause: Clause) -> dict[str, object]:
    """What differs from a clause that says nothing but its kind."""
    plain = Clause(clause.kind)
    names = ["action", "amount", "tracks", "who", "leading", "fields", "low", "high"]
    names += ["op", "may", "once", "condition", "about", "than"]
    return {name: getattr(clause, name) for name in names if getattr(clause, name) != getattr(plain, name)}


@pytest.mark.rule("S-16.02", "S-16.03")
@pytest.mark.parametrize(("text", "expected"), FORMS)
def test_every_form_is_read(text: str, expected: dict[str, object]) -> None:
    reader = read(text)
    assert reader.fault == ""
    assert [KINDS[clause.kind] for clause in reader.clauses] == [text.removeprefix("may ").split()[0]]
    plain = Clause(reader.clauses[0].kind)
    assert set_in(reader.clauses[0]) == {k: v for k, v in expected.items() if v != getattr(plain, k)}


def test_the_forms_are_all_kinds_there_are() -> None:
    assert {text.removeprefix("may ").split()[0] for text, _ in FORMS} == set(KINDS)


@pytest.mark.rule("S-16.02")
def test_two_clauses_are_joined_by_and_or_by_or() -> None:
    both = read("cube rival and points experiment +1")
    either = read("die reroll or points research +2 mathematics", KEEP, True)
    assert [KINDS[clause.kind] for clause in both.clauses] == ["cube", "points"]
    assert not both.either
    assert [KINDS[clause.kind] for clause in either.clauses] == ["die", "points"]
    assert either.either
    assert both.clauses[0].condition == ALWAYS


@pytest.mark.rule("S-15.44", "S-16.04")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "nothing is no effect"),
        ("rest +1", "'rest' is no effect"),
        ("prestige +2", "'prestige' is no effect"),
        ("points", "the end stands where one of research"),
        ("points research", "the end stands where a number with its sign"),
        ("points research 1", "'1' stands where a number with its sign"),
        ("points research +0", "'+0' stands where a number with its sign"),
        ("points research +10", "'+10' stands where a number with its sign"),
        ("points research +²", "'+²' stands where a number with its sign"),
        ("points rest +1", "'rest' stands where one of research"),
        ("points research +1 botany", "'botany' stands where astronomy or the like"),
        ("points research +1 astronomy/astronomy", "astronomy stands twice"),
        ("points research +1 astronomy physics", "'physics' is too much after points"),
        ("points research +1 astronomy/mathematics/physics/chemistry/biology", "all five fields are no filter"),
        ("points research +1 level", "the end stands where a level"),
        ("points research +1 level 6", "'6' stands where a level"),
        ("points research +1 level 3-2", "'3-2' stands where a level"),
        ("points research +1 level 1-", "'1-' stands where a level"),
        ("need -1", "'-1' stands where one of government"),
        ("need government/religion -1", "'government/religion' stands where one of government"),
        ("die", "the end stands where one of reroll"),
        ("die twice", "'twice' stands where one of reroll"),
        ("yield any +1", "'any' stands where one of government"),
        ("ward astronomy", "'astronomy' is too much after ward"),
        ("ban publish", "the end stands where one of astronomy"),
        ("ban publish astronomy/physics", "'astronomy/physics' stands where one of astronomy"),
        ("close research middle", "'middle' stands where one of first, last"),
        ("open rest", "'rest' stands where one of research"),
        ("influence science +1", "'science' stands where self, each"),
        ("influence leader science +1", "'leader' stands where self, each"),
        ("influence leader-luck science +1", "'leader-luck' stands where self, each"),
        ("influence self-science science +1", "'self-science' stands where self, each"),
        ("influence self luck +1", "'luck' stands where government or the like"),
        ("influence self +1", "'+1' stands where government or the like"),
        ("rest-loss each", "the end stands where a number from 1 to 3"),
        ("rest-loss each -1", "'-1' stands where a number from 1 to 3"),
        ("lab", "the end stands where self, each"),
        ("order last", "'last' stands where one of first, swap"),
        ("cube", "the end stands where one of rival, own"),
        ("step publish 1", "'publish' stands where one of research, experiment"),
        ("step research 6", "'6' stands where a number from 1 to 5"),
        ("ahead 0", "'0' stands where a number from 1 to 9"),
        ("later and", "nothing is no effect"),
        ("and later", "nothing is no effect"),
        ("later and later and later", "3 clauses; a card has one or two"),
        ("may", "nothing is no effect"),
        ("later may", "'may' stands where astronomy or the like"),
        ("later if", "no condition follows 'if'"),
        ("later if luck >= 2", "'luck' stands where one of government"),
        ("later if science > 2", "'>' stands where one of >=, <="),
        ("later if science >= 6", "'6' stands where a number from 1 to 5"),
        ("later if published", "the end stands where one of astronomy"),
        ("later if place >= 2 once", "'once' is too much after the condition"),
        ("\x00\x1b[31m", "is no effect"),
    ],
)
def test_what_is_no_effect_is_refused_with_a_reason(text: str, told: str) -> None:
    reader = read(text)
    assert told in reader.fault
    assert "\n" not in reader.fault
    assert reader.fault.isprintable()


# -- the document ---------------------------------------------------------------------------------------------------


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[a-z][a-z-]*", text))


WORDS = {*KINDS, *DIE_OPS, *CLOSE_OPS, *ORDER_OPS, *CUBE_OPS, *FIELDS, *TRACKS, *ACTIONS, *WHO[:LEADER]}
WORDS |= {"any", "may", "once", "if", "and", "or", "level", "published", "place"}


@pytest.mark.parametrize("word", sorted(WORDS))
def test_every_word_of_the_vocabulary_is_documented(word: str) -> None:
    assert word in set().union(*(words_of(text) for text in QUOTED))


def test_every_example_of_the_document_is_printed_on_the_card_it_names() -> None:
    shown = re.findall(r"`([^`\n]+)`: the card `([a-z0-9-]+)`", DOCUMENT)
    printed = {card.id: card.text for card in CARDS}
    assert {text: slug for text, slug in shown if printed.get(slug) != text} == {}
    assert DOCUMENT.count("the card `") == len(shown)
    assert set(KINDS) == {kind for text, _ in shown for kind in words_of(text)} & set(KINDS)


# -- words ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_every_card_has_a_title_a_line_of_history_and_its_effect_in_words(card: EventRow, lang: str) -> None:
    words = Words(lang, "newscience")
    assert words.ref("event." + card.id)
    assert (words.note("event." + card.id) or "").startswith(f"{card.year}")
    assert words.ref(card.ref)
    assert all(words.ref(clause.ref) for clause in card.clauses)
    assert words.missing == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("type", [EFFECT, PLAY, KEEP])
@pytest.mark.parametrize("once", [False, True])
def test_every_form_can_be_told_on_any_card(lang: str, type: int, once: bool) -> None:
    words = Words(lang, "newscience")
    told: dict[str, str] = {}
    for text, _ in FORMS:
        kind = text.removeprefix("may ").split()[0]
        if once and (type != KEEP or kind in (*ACTS_AT_ONCE, "ban", "close", "open") or "any +" in text):
            continue
        told[text] = words.ref(read(text, type, once).ref)
    assert words.missing == set()
    assert len(set(told.values())) == len(told), "two forms are told alike"


@pytest.mark.parametrize("name", [name.lower() for name in CARD_TYPES])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_card_types_have_words(name: str, lang: str) -> None:
    words = Words(lang, "newscience")
    assert words.ref(f"card-type.{name}")
    assert words.note(f"card-type.{name}")
    assert words.missing == set()


@pytest.mark.rule("S-7.01", "S-7.03", "S-7.05")
@pytest.mark.parametrize(
    ("text", "type", "once", "told"),
    [
        ("points research +1", EFFECT, False, "this round, for everybody: +1 to the points in every research action"),
        ("points research +1", PLAY, False, "this round, for you: +1 to the points in every research action"),
        ("points research +1 once", PLAY, False, "this round, for you: +1 to the points in the next research action"),
        ("points research +1", KEEP, False, "as long as it is in the lab: +1 to the points in every research action"),
        ("points research +1", KEEP, True, "once, then it is discarded: +1 to the points in one research action"),
        ("rest-loss each 1", EFFECT, False, "at once: −1 rest for each player"),
        (
            "ahead 1 and may renown +1 physics/biology level 2 if science >= 3",
            PLAY,
            False,
            "at once: the next event card lies open for all; and if you like, this round +1 to the prestige won "
            "in every publish action (Physics or Biology, level 2), only with Science at 3 or more",
        ),
        (
            "need any -1 or influence self government/religion/science +1",
            PLAY,
            False,
            "at once: either this round −1 to the influence needed on one track, where it helps, in every publish "
            "action; or +1 influence (Government, Religion or Science)",
        ),
    ],
)
def test_a_card_tells_how_long_or_how_often_it_works(text: str, type: int, once: bool, told: str) -> None:
    assert Words("en", "newscience").ref(read(text, type, once).ref) == told
