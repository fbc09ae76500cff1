"""Tiles, tokens and discoveries: each constraint holds for the shipped edition, and bites (N-K35 to N-K63)."""

from __future__ import annotations

from pathlib import Path

import pytest

from lincei.games.newton.components import load_edition
from lincei.games.newton.terms import BLUE, BOOK, GREEN, ORANGE, WILD
from lincei.games.newton.vocabulary import COINS, POTIONS, STUDENT, VP, Reader
from lincei.games.newton.worth_constraints import discovery_worth, worth
from tests.games.newton.editions import Owner, shipped_tables


def worth_of(line: str) -> int:
    return worth(Reader(line).effect())


@pytest.mark.rule("N-K00")
def test_n_k00_what_the_rules_make_equal_is_priced_alike() -> None:
    """In tenths of a VP: income tiles, cities and inventions that stand side by side differ by 1.5 VP at most."""
    for peers in (
        ["2 vp", "2 coins", "1 potion"],
        ["4 coins", "2 potions", "1 student", "pay 2 coins: cube university"],
        ["1 potion, 6 vp", "2 potions, 3 vp"],
    ):
        worths = [worth_of(line) for line in peers]
        assert max(worths) - min(worths) <= 15


@pytest.mark.rule("N-K00")
def test_n_k00_tokens_are_in_line(tmp_path: Path) -> None:
    owner = Owner(tmp_path).change("tiles", 'effect = "2 coins", count', 'effect = "1 coin", count')
    told = "more than 1.5 VP above another token (N-K00)"
    assert owner.problems() == [
        f"tiles.toml, row coins-3, field effect: worth 2.7 VP, {told}",
        f"tiles.toml, row vp-3, field effect: worth 3.0 VP, {told}",
        f"tiles.toml, row potion-1, field effect: worth 2.5 VP, {told}",
    ]
    assert owner.printed("tiles").problems() == []


@pytest.mark.rule("N-18.01", "N-17.01", "N-19.01", "ND-1.01")
@pytest.mark.parametrize(
    ("row", "old", "new", "told"),
    [
        ("bank", "4 coins", "5 coins", "row bank, field effect: is on none of these tiles (N-18)"),
        ("telescope", "2 coins, study 3", "study 3, 2 coins", "row telescope, field effect: is on none of these tiles"),
        ("antiquity", " at most 15", "", "row antiquity, field effect: is on none of these tiles (N-19)"),
        ("steam-pump", "work 1 per runs", "work 1 per 2 runs", "row steam-pump, field effect: is on none of these"),
        (
            "fame",
            ', module = "discoveries"',
            "",
            "row fame, field module: '4 vp per discoveries at most 12', and no other",
        ),
        ("bank", " }", ', module = "discoveries" }', "row bank, field module: 'discovery half', and no other"),
        ("school", "1 student", "medicine", "row cities, field effect: 3 tiles 'medicine' instead of 2 (N-18)"),
    ],
)
def test_known_tiles_are_those_of_the_rulebook(tmp_path: Path, row: str, old: str, new: str, told: str) -> None:
    problems = Owner(tmp_path).printed("tiles").change_row("tiles", f'"{row}"', old, new).problems()
    assert [line for line in problems if line.startswith(f"tiles.toml, {told}")], problems


@pytest.mark.rule("ND-1.01")
def test_the_tile_of_the_module_is_the_last_of_its_class(tmp_path: Path) -> None:
    owner = Owner(tmp_path)
    row = owner.line("tiles", '"barometer"')
    owner.change("tiles", f"{row}\n", "")
    owner.add_row("tiles", '"orrery"', row.strip(" ,"))
    assert owner.problems() == [
        "tiles.toml, row inventions, field module: the module's tile must be the last (ND-1.01)"
    ]


@pytest.mark.rule("N-K35", "N-16.03")
def test_n_k35_ten_specialisations_of_three_kinds(tmp_path: Path) -> None:
    owner = Owner(tmp_path).change("tiles", '"develop work"', '"develop study"')
    assert owner.problems() == [
        "tiles.toml, row specialisations, field effect: 0 tiles 'develop work' instead of 1 (N-K35)",
        "tiles.toml, row specialisations, field effect: 2 tiles 'develop study' instead of 1 (N-K35)",
    ]
    owner.printed("tiles")
    assert owner.problems() == []
    owner.change("tiles", '{ id = "law", effect = "develop study" }', '{ id = "law", effect = "2 coins" }')
    owner.drop_row("tiles", '"geography"')
    assert owner.problems() == [
        "tiles.toml, row specialisations, field rows: 9 tiles instead of 10 (N-K35)",
        "tiles.toml, row law, field effect: must be develop, income or choice (N-K35)",
    ]


@pytest.mark.rule("N-K36", "N-15.03")
def test_n_k36_eighteen_tokens_of_four_kinds(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("tiles").change("tiles", '"1 student", count = 3', '"2 students", count = 4')
    assert owner.problems() == [
        "tiles.toml, row tokens, field count: 19 tokens in all instead of 18 (N-K36)",
        "tiles.toml, row student-1, field effect: must be coins, potions, vp or 1 student (N-K36)",
    ]
    owner.change("tiles", '"2 students", count = 4', '"1 vp", count = 3')
    assert owner.problems() == ["tiles.toml, row tokens, field effect: none brings 1 student (N-K36)"]
    owner.change("tiles", '"1 vp", count = 3', '"1 student", count = 3')
    owner.change("tiles", '"2 vp", count', '"2 vp per masters", count')
    assert owner.problems() == ["tiles.toml, row vp-2, field effect: must be coins, potions, vp or 1 student (N-K36)"]


@pytest.mark.rule("N-K36")
def test_n_k36_the_shipped_mix() -> None:
    edition = load_edition()
    kinds = [effect.verb for effect in edition.token_effect]
    assert [kinds.count(kind) for kind in (COINS, VP, POTIONS, STUDENT)] == [5, 5, 5, 3]
    amounts = [effect.clauses[0].n for effect in edition.token_effect if effect.verb in (COINS, VP)]
    assert sorted(amounts) == [2] * 4 + [3] * 6
    assert len(edition.token_slug) == 18


@pytest.mark.rule("N-K37")
def test_n_k37_a_token_is_worth_less_than_a_city(tmp_path: Path) -> None:
    owner = Owner(tmp_path).change("tiles", 'effect = "3 coins", count', 'effect = "4 coins", count')
    told = "tiles.toml, row coins-3, field effect: worth 3.6 VP, not less than 4 coins (N-K37)"
    assert told in owner.problems()
    assert owner.printed("tiles").problems() == []
    assert worth_of("1 student") > worth_of("4 coins")  # the exception


@pytest.mark.rule("N-K60", "ND-4.01")
def test_n_k60_eight_discoveries_each_effect_once(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("discoveries").change("discoveries", "2 vp per work-spaces", "1 vp per cubes")
    assert owner.problems() == [
        "discoveries.toml, field effect: 2 discoveries '1 vp per cubes' instead of 1 (N-K60)",
        "discoveries.toml, field effect: 0 discoveries '2 vp per work-spaces' instead of 1 (N-K60)",
    ]
    owner.drop_row("discoveries", "falling-bodies")
    assert "discoveries.toml, field rows: 7 discoveries instead of 8 (N-K60)" in owner.problems()


@pytest.mark.rule("N-K60", "ND-2.02")
def test_n_k60_a_discovery_has_a_book_or_an_income(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("discoveries").change("discoveries", 'cost = 8, book = "wild"', "cost = 8")
    assert owner.problems() == ["discoveries.toml, row vacuum, field book: neither a book nor an income (N-K60)"]
    for income, told in (
        ("1 student", "must be VP, coins or potions"),
        ("1 vp per cubes", "must be a plain number"),
        ("pay 1 coin: 1 vp", "has neither price nor condition"),
    ):
        row = owner.line("discoveries", '"vacuum"')
        owner.change(
            "discoveries",
            row,
            f'  {{ id = "vacuum", cost = 8, income = "{income}", effect = "1 vp per empty-slots" }},',
        )
        assert owner.problems() == [f"discoveries.toml, row vacuum, field income: {told} (N-K60)"]
    row = owner.line("discoveries", '"vacuum"')
    owner.change("discoveries", row, row.replace("pay 1 coin: 1 vp", "1 potion, 1 vp"))
    edition = load_edition(owner.path)
    assert edition.discovery_income[edition.discovery_slug.index("vacuum")] == (1, 0, 1)


@pytest.mark.rule("N-K61")
def test_n_k61_costs_are_even() -> None:
    assert all(cost in (4, 6, 8, 10) for cost in load_edition().discovery_cost)


@pytest.mark.rule("N-K62")
def test_n_k62_what_the_discoveries_give_while_they_lie_open() -> None:
    edition = load_edition()
    given = list(zip(edition.discovery_books, edition.discovery_income, strict=True))
    only_books = sorted(books for books, income in given if not any(income))
    assert only_books == sorted([BOOK[ORANGE], BOOK[BLUE], BOOK[GREEN], BOOK[WILD]])
    assert sum(not books for books, _ in given) == 2
    assert sum(bool(books) and any(income) for books, income in given) == 2
    assert {income for _, income in given} == {(0, 0, 0), (1, 0, 0), (0, 1, 0)}


@pytest.mark.rule("N-K63")
def test_n_k63_a_discovery_costs_what_it_is_worth(tmp_path: Path) -> None:
    owner = Owner(tmp_path).change_row("discoveries", '"vacuum"', "cost = 8", "cost = 10")
    assert owner.problems() == ["discoveries.toml, row vacuum, field cost: 10 coins, but it is worth 7.8 (N-K63)"]
    assert owner.printed("discoveries").problems() == []
    worths = {discovery.id: discovery_worth(discovery) for discovery in shipped_tables().discoveries}
    assert worths["vacuum"] == 40 + 6 * 5  # a wild book, and 60 % of 5 VP
    assert worths["infinitesimals"] == 25 + 3 * 9 + 6 * 6
