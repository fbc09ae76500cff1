"""Masters and Master Lessons: each constraint holds for the shipped edition, and bites (N-K50 to N-K57)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from lincei.games.newton.card_constraints import SPECIALS
from lincei.games.newton.components import load_edition
from lincei.games.newton.terms import ACTIONS, SYMBOL, TRAVEL, WORK
from lincei.games.newton.vocabulary import Reader
from lincei.games.newton.worth_constraints import worth
from tests.games.newton.editions import Owner, shipped_tables


@pytest.mark.rule("N-K50", "N-21.10")
def test_n_k50_the_masters_have_their_effects(tmp_path: Path) -> None:
    owner = (
        Owner(tmp_path)
        .printed("masters")
        .change("masters", '"6 coins"', '"7 coins"')
        .change("masters", '"kepler"', '"hooke"')
    )
    assert owner.problems() == [
        "masters.toml, row kepler, field id: missing (N-K50)",
        "masters.toml, row bruno, field effect: must be '6 coins' (N-K50)",
        "masters.toml, row hooke, field id: is none of the 20 Masters (N-K50)",
    ]


@pytest.mark.rule("N-K50")
def test_n_k50_effect_and_vp_together_are_worth_nine_to_twelve(tmp_path: Path) -> None:
    owner = (
        Owner(tmp_path)
        .change_row("masters", "boyle", "vp = 0", "vp = 8")
        .change_row("masters", "gilbert", "vp = 7", "vp = 4")
    )
    assert owner.problems() == [
        "masters.toml, row boyle, field vp: 8 instead of 0 to 7 (N-K50)",
        "masters.toml, row boyle, field vp: with the effect worth 17.5 VP instead of 9 to 12 (N-K50)",
        "masters.toml, row gilbert, field vp: with the effect worth 8.5 VP instead of 9 to 12 (N-K50)",
    ]
    assert owner.printed("masters").problems() == []


@pytest.mark.rule("N-K50", "N-EX10", "N-B01")
def test_n_k50_three_masters_bring_eleven(tmp_path: Path) -> None:
    owner = Owner(tmp_path).printed("masters")
    lines = [
        line.partition("vp = ")[0] + "vp = 5 }," if "vp =" in line else line
        for line in owner.text("masters").splitlines()
    ]
    told = "masters.toml, all rows, field vp: no three Masters bring 11 VP together (N-K50)"
    assert owner.write("masters", "\n".join(lines)).problems() == [told]


@pytest.mark.rule("N-K50")
def test_n_k50_fourteen_reported_vp() -> None:
    edition = load_edition()
    reported = {"boyle": 0, "brahe": 5, "browne": 1, "bruno": 4, "copernicus": 2, "cusano": 4, "fahrenheit": 6}
    reported |= {"galilei": 3, "gilbert": 7, "halley": 2, "huygens": 2, "torricelli": 2, "leibniz": 5, "newton": 5}
    ours = {"pascal": 3, "paracelsus": 3, "descartes": 3, "kepler": 4, "winkelmann": 5, "cavendish": 5}
    assert dict(zip(edition.master_slug, edition.master_vp, strict=True)) == reported | ours


@pytest.mark.rule("N-K55", "NL-1.01")
def test_n_k55_ten_cards_of_each_level_with_all_special_actions(tmp_path: Path) -> None:
    owner = (
        Owner(tmp_path)
        .printed("lessons")
        .change("lessons", '"pay 4 coins: again objective"', '"pay 5 coins: again objective"')
    )
    assert owner.problems() == [
        "lessons.toml, all rows, field special: no card has 'pay 4 coins: again objective' (N-K55)",
        "lessons.toml, row travel-3d, field special: is none of the eleven special actions (N-K55)",
    ]
    owner.drop_row("lessons", "travel-3d")
    assert owner.problems()[0] == "lessons.toml, all rows, field level: 9 cards of level 3 instead of 10 (N-K55)"


@pytest.mark.rule("N-K55", "NL-1.02", "NL-1.04")
@pytest.mark.parametrize(
    ("row", "old", "new", "told"),
    [
        (
            "work-1d",
            'actions = "work"',
            'actions = "work work"',
            "actions: a special card has one action symbol (NL-1.02)",
        ),
        ("work-1d", "special =", 'effect = "book blue", special =', "effect: a special card has no effect (NL-1.04)"),
        ("work-work-2e", '"work work"', '"work"', "special: missing; only a card with two action symbols has none"),
        ("work-work-2e", '"work work"', '"work/work"', "actions: 'work/work' should be like 'work', 'study study'"),
        ("work-work-2e", '"work work"', '"work travel"', "actions: 'work travel' should be like 'work', 'study study'"),
        ("work-work-2e", '"work work"', '"study study"', "id: must be study-study-2 and a letter"),
    ],
)
def test_n_k55_a_card_is_double_or_special(tmp_path: Path, row: str, old: str, new: str, told: str) -> None:
    problems = Owner(tmp_path).change_row("lessons", f'"{row}"', old, new).problems()
    assert [line for line in problems if line.startswith(f"lessons.toml, row {row}, field {told}")], problems


@pytest.mark.rule("N-K56")
def test_n_k56_fifteen_doubles_and_fifteen_special_cards() -> None:
    lessons = shipped_tables().lessons
    doubles = [card for card in lessons if len(card.actions) == 2]
    specials = [card for card in lessons if card.special.clauses]
    assert sorted(tuple(card.actions) for card in doubles) == [(a, b) for a in range(5) for b in range(a, 5)]
    assert all(card.level > 1 for card in doubles if card.actions[0] == card.actions[1])
    assert Counter((card.level, len(card.actions)) for card in lessons) == {
        (lv, n): 5 for lv in (1, 2, 3) for n in (1, 2)
    }
    assert Counter(card.actions[0] for card in specials) == dict.fromkeys(range(len(ACTIONS)), 3)
    repeats = Counter(card.special.ref for card in specials)
    assert (len(repeats), sorted(repeats.values())) == (11, [1] * 7 + [2] * 4)
    assert len({(card.special.ref, card.actions[0]) for card in specials}) == 15


@pytest.mark.rule("N-K57")
def test_n_k57_special_actions_that_can_be_priced_are_worth_their_place() -> None:
    """The figures are those of NL-4; what brings plain goods is worth 1.5 to 3 VP."""
    priced = [line for line in SPECIALS if line in ("after work 1: 1 potion", "after lessons 1: work 1")]
    assert len(priced) == 2
    assert all(15 <= worth(Reader(line).effect()) <= 30 for line in priced)


@pytest.mark.rule("NL-2.01", "NL-2.02", "NL-3.02")
def test_symbols_of_double_and_special_cards() -> None:
    edition = load_edition()
    equal = edition.card_slug.index("work-work-2e")
    different = edition.card_slug.index("work-travel-2e")
    special = edition.card_slug.index("work-1d")
    assert (edition.card_actions[equal], edition.card_symbols[equal]) == ([WORK], 2 * SYMBOL[WORK])
    assert edition.card_tucked[equal] == 2 * SYMBOL[WORK]
    assert edition.card_actions[different] == [WORK, TRAVEL]
    assert edition.card_symbols[different] == edition.card_tucked[different] == SYMBOL[WORK] + SYMBOL[TRAVEL]
    assert (edition.card_symbols[special], edition.card_tucked[special]) == (SYMBOL[WORK], 0)
    assert [edition.card_module[card] for card in (equal, special, special - 1)] == [True, True, False]
