"""The rule registers can be read, looked up and searched, and say the same in every language."""

import re
from pathlib import Path

import pytest

from lincei.kernel.errors import LinceiError
from lincei.register import Rule, UnknownRule, parse, rule, rules, search

REGISTERS = Path(__file__).resolve().parents[1] / "docs" / "rules"
ENGLISH = sorted(path.stem for path in REGISTERS.glob("*.md") if "." not in path.stem)
LANGUAGES = ["fr", "de"]
MARK = r"\[[A-Z]\]"
OTHER_RULE = r"\b[A-Z]+-(?:[A-Z]+\d+|\d+\.\d+[a-z]?)"


def ids(found: list[Rule]) -> list[str]:
    return [each.id for each in found]


@pytest.mark.parametrize("game", ENGLISH)
def test_every_line_that_begins_with_an_id_is_a_rule(game: str) -> None:
    text = (REGISTERS / f"{game}.md").read_text(encoding="utf-8")
    begun = re.findall(r"^(?:- |\| )\**([A-Z]+-[A-Z]*\d[\d.]*[a-z]?)\b", text, re.M)
    assert begun == ids(rules(game))


@pytest.mark.parametrize("game", ENGLISH)
@pytest.mark.parametrize("lang", ["en", *LANGUAGES])
def test_every_rule_has_a_text_and_a_chapter_without_decoration(game: str, lang: str) -> None:
    for each in rules(game, lang):
        assert each.text, each.id
        assert each.chapter, each.id
        assert not re.search(r"\*\*|`|\|", each.text + each.chapter), each.id


@pytest.mark.parametrize("game", ENGLISH)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_translation_has_the_same_rules_and_marks(game: str, lang: str) -> None:
    assert (REGISTERS / f"{game}.{lang}.md").is_file()
    original, translated = rules(game), rules(game, lang)
    assert [(each.id, each.mark) for each in translated] == [(each.id, each.mark) for each in original]
    for before, after in zip(original, translated, strict=True):
        for pattern in (MARK, OTHER_RULE):
            assert re.findall(pattern, after.text) == re.findall(pattern, before.text), after.id


@pytest.mark.parametrize("game", ENGLISH)
@pytest.mark.parametrize("lang", ["en", *LANGUAGES])
def test_a_rule_refers_only_to_rules_that_exist(game: str, lang: str) -> None:
    known = set(ids(rules(game)))
    for each in rules(game, lang):
        for other in re.findall(OTHER_RULE, each.text):
            # A letter marks an addition of its own, or one of several cases within a rule.
            assert other in known or re.sub("[a-z]$", "", other) in known, f"{each.id}: {other}"


def test_the_register_of_expo_holds_all_its_classes() -> None:
    classes = [re.sub(r"\d.*", "", each) for each in ids(rules("expo1906"))]
    counts = {each: classes.count(each) for each in classes}
    assert counts == {"E-": 211, "E-K": 20, "E-B": 17, "E-EX": 20, "E-EC": 59, "E-D": 23, "E-C": 10}


def test_a_rule_in_english() -> None:
    assert rule("expo1906", "E-8.01") == Rule("E-8.01", "Gain 4$ (cap E-1.09).", "SKYSCRAPER", "R")


def test_a_rule_in_french_and_in_german() -> None:
    assert rule("expo1906", "E-8.01", "fr").text == "Recevez 4\u00a0$ (plafond E-1.09)."
    assert rule("expo1906", "E-8.01", "fr").chapter == "Gratte-ciel (SKYSCRAPER)"
    assert rule("expo1906", "E-8.01", "de").text == "Erhalte 4\u00a0$ (Obergrenze E-1.09)."
    assert rule("expo1906", "E-8.01", "de").chapter == "Wolkenkratzer (SKYSCRAPER)"


@pytest.mark.parametrize(
    ("rule_id", "mark", "chapter", "beginning"),
    [
        ("E-K01", "X", "Components / Resource tiles \N{EN DASH} exact constraints", "All 48 ordered pairs"),
        ("E-B06", "", "Components / Balance targets", "Quantity: Rounds. Target: mean 8.5\N{EN DASH}9.8;"),
        ("E-EX18", "", "Worked examples / From the rulebook", "Given: Ferris Wheel, 5$. Expected: +3. Rules: E-17.03."),
        ("E-EC35", "", "Worked examples / Edge cases", "Given: Jury 6:6. Expected: no jury VP. Rules: E-16.03."),
        ("E-C09", "", "Decisions, chance, hidden information / Chance events", "Event: Random chip. Who triggers:"),
    ],
)
def test_a_table_row_is_a_rule(rule_id: str, mark: str, chapter: str, beginning: str) -> None:
    found = rule("expo1906", rule_id)
    assert (found.id, found.mark, found.chapter) == (rule_id, mark, chapter)
    assert found.text.startswith(beginning)


def test_an_empty_cell_of_a_table_row_is_left_out() -> None:
    found = rule("expo1906", "E-D12")
    assert found.text == "Who, when: JOURNAL with 1\N{EN DASH}2 players, before the draw. Options: perform / renounce."


def test_french_rows_have_a_space_before_the_colon() -> None:
    assert rule("expo1906", "E-EC35", "fr").text.startswith("Situation\u00a0: Jury 6:6. Résultat attendu\u00a0: ")


def test_ids_are_read_in_any_case_and_language_tags_by_their_language() -> None:
    assert rule("expo1906", " e-ex01 ") == rule("expo1906", "E-EX01")
    assert rule("expo1906", "E-4.01", "fr-CA") == rule("expo1906", "E-4.01", "fr")


def test_a_language_without_a_register_is_answered_in_english() -> None:
    assert rule("expo1906", "E-4.01", "it") == rule("expo1906", "E-4.01")
    assert rule("expo1906", "E-4.01", "../fr") == rule("expo1906", "E-4.01")


@pytest.mark.parametrize(
    ("asked", "hint"),
    [
        ("E-4.09", "E-4 runs from E-4.01 to E-4.05"),
        ("E-14", "E-14 runs from E-14.01 to E-14.11"),
        ("e-ex77", "E-EX runs from E-EX01 to E-EX20"),
        ("4.01", "did you mean E-4.01 or E-14.01 or E-9.01?"),
        ("castling", "ids look like E-1.01"),
    ],
)
def test_an_unknown_rule_is_refused_with_one_line_that_helps(asked: str, hint: str) -> None:
    with pytest.raises(UnknownRule) as refused:
        rule("expo1906", asked)
    assert str(refused.value) == f"expo1906 has no rule {asked!r}; {hint}"
    assert isinstance(refused.value, LinceiError)


@pytest.mark.parametrize("game", ["chess", "../rules/expo1906", ""])
def test_a_game_without_a_register_is_refused(game: str) -> None:
    with pytest.raises(UnknownRule, match="there is no rule register"):
        rules(game)


def test_search_finds_rules_that_contain_all_words() -> None:
    assert ids(search("expo1906", "Scrap BRUSSELS")) == ["E-17.04", "E-17.05", "E-EC39"]
    assert ids(search("expo1906", "expo1906 nowhere")) == []
    assert search("expo1906", "  ") == []


def test_search_forgives_accents_and_apostrophes() -> None:
    assert ids(search("expo1906", "liege", "fr")) == ["E-17.07", "E-EX13"]
    assert "E-11.02" in ids(search("expo1906", "d'apres", "fr"))
    assert ids(search("expo1906", "LÜTTICH", "de")) == ["E-17.07", "E-EX13"]


def test_other_ways_to_write_a_register_are_read_too() -> None:
    text = """# A game

## N-3 Turns

- N-3.01 [R] Without bold letters.
- **N-3.01a** [D] A letter marks an addition.
- **NL-3.04b** [X] Two letters mark a module.

| Id | Name | Effect |
| --- | --- | --- |
| **N-21.10** [R] | **Boyle** | `Study` 4 |

## Open points

| Id | Now |
|---|---|
| N-3.01 | mentioned again |
| ND-EC01 | an edge case |
| N-P01 | a decision |
"""
    assert parse(text) == [
        Rule("N-3.01", "Without bold letters.", "Turns", "R"),
        Rule("N-3.01a", "A letter marks an addition.", "Turns", "D"),
        Rule("NL-3.04b", "Two letters mark a module.", "Turns", "X"),
        Rule("N-21.10", "Name: Boyle. Effect: Study 4.", "Turns", "R"),
        Rule("ND-EC01", "Now: an edge case.", "Open points", ""),
        Rule("N-P01", "Now: a decision.", "Open points", ""),
    ]
    assert parse("") == []
