"""The study boards of Newton as text: values with their reasons, the shelf, and all that lies there."""

from __future__ import annotations

import re

import pytest

from lincei.text.newton import draw_board, draw_turn, shows_board
from lincei.words import LANGUAGES, Words
from tests.contract.cases import Case, cases
from tests.games.newton.table import (
    EDITION,
    GAME,
    board_of,
    cards_with,
    develop,
    goods,
    lay_out,
    play,
    shelve,
    situation,
    tuck,
)
from tests.text.newton_views import library_view
from tests.text.pages import NAMES, flat, views

EN = Words("en", "newton")


def test_every_value_is_told_with_its_reasons() -> None:
    g = situation(2, 1)
    board_of(g, 0, "travel")
    lay_out(g, 0, "red-travel", cards_with(action="travel", level=1)[0], "red-study")
    tuck(g, 0, cards_with(action="travel", level=2)[0])
    develop(g, 0, "travel", "travel", "work")
    for lines in (draw_board(GAME.view(g, 0), 0, EN, NAMES), draw_turn(GAME.view(g, 0), None, EN, NAMES)):
        text = flat(lines)
        assert "Travel 6 = 1 printed + 2 on the desk + 1 tucked + 2 in drawers" in text
        assert re.search(r"Work 1 = 1 in drawers (?=[A-Z])", text)
        assert "Study 1 = 1 on the desk" in text
        assert re.search(r"Technology 0 (?!=)", text)


@pytest.mark.parametrize("case", cases("newton"), ids=repr)
def test_the_reasons_of_a_value_add_up_to_it_in_every_game(case: Case) -> None:
    told = 0
    for view in views(case, 6, 25):
        for seat in range(view["players"]):
            text = flat(draw_board(view, seat, EN, NAMES))
            for action in ("Work", "Technology", "Travel", "Lessons", "Study"):
                found = re.search(rf"{action} (\d+)(?: = ((?:\d+ [a-z ]+?(?: \+ )?)+))?(?= [A-Z])", text)
                assert found is not None, action
                assert sum(int(n) for n in re.findall(r"\d+", found[2] or "")) == int(found[1])
                told += int(found[1])
    assert told > 20


def test_an_improved_action_is_told_while_it_is_still_to_come() -> None:
    g = situation(2, 1)
    goods(g, 0, coins=4)
    play(g, "play red-travel")
    assert "has 1 more" not in flat(draw_board(GAME.view(g, 0), 0, EN, NAMES))
    play(g, "improve")
    assert "The action of this turn has 1 more, which is paid." in flat(draw_board(GAME.view(g, 0), 0, EN, NAMES))
    assert "has 1 more" not in flat(draw_board(GAME.view(g, 0), 1, EN, NAMES))
    play(g, "perform travel")
    assert "has 1 more" not in flat(draw_board(GAME.view(g, 0), 0, EN, NAMES))


def test_the_shelf_is_a_grid_with_what_each_space_takes_now() -> None:
    lines = draw_board(library_view(), 0, EN, NAMES)
    first = next(i for i, line in enumerate(lines) if line.split() == list("abcdefg"))
    columns = {letter: lines[first].index(letter) for letter in "abcdefg"}
    rows = {3: lines[first + 1 : first + 3], 2: lines[first + 3 : first + 5], 1: lines[first + 5 : first + 7]}

    def around(row: int, letter: str) -> list[str]:
        at = columns[letter]
        return [line.ljust(80)[max(at - 4, 3) : at + 6].strip() for line in rows[row]]

    assert [rows[n][0][:2] for n in (3, 2, 1)] == [" 3", " 2", " 1"]
    for letter in ("a", "b", "c", "f"):
        assert around(1, letter) == ["[##]", ""]
    assert around(1, "d") == ["", ""]  # a glass pane
    assert around(1, "e") == ["univ. II", "ready"]  # Paris is visited
    assert around(2, "c") == ["O+B", "ready"]  # a book of the desk, and a wild one
    assert around(1, "g")[1] == "3 potions"


def test_runs_and_stacks_are_told() -> None:
    g = situation(2, 1)
    shelve(g, 0, "b1", "c1")
    text = flat(draw_board(GAME.view(g, 0), 0, EN, NAMES))
    filled = ["a1", "b1", "c1"]
    for run, vp in zip(runs(), EDITION.run_vp, strict=True):
        state = "done" if run == filled else f"{sum(name in filled for name in run)}/{len(run)}"
        assert f"{run[0]}-{run[-1]} {vp} ({state})" in text
    assert "Shelf tiles left: 10; with the next one: 1 potion." in text
    for left, said in (
        (12, "after 3 more: 1 potion"),
        (8, "after 2 more: 4 coins"),
        (4, "with the next one: a Master to play"),
        (3, "after 3 more: 8 VP"),
    ):
        g.seats[0].tiles = left
        assert f"Shelf tiles left: {left}; {said}." in flat(draw_board(GAME.view(g, 0), 0, EN, NAMES))
    g.seats[0].tiles = 0
    assert "No shelf tile left." in flat(draw_board(GAME.view(g, 0), 0, EN, NAMES))


def runs() -> list[list[str]]:
    return [[EDITION.cell_name[c] for c in range(len(EDITION.cell_name)) if mask >> c & 1] for mask in EDITION.run_mask]


def test_a_board_tells_everything_that_lies_on_it() -> None:
    text = flat(draw_board(library_view(), 0, EN, NAMES))
    for said in (
        "A Anna (red, Map room, on turn, first player)",
        "9 VP, 5 coins, 1 potion. Income per Upkeep: 3 VP, 2 coins.",
        "Books: 1 orange, 4 green, 1 wild.",
        "Column 1: Work (starting card) – green book. Under it: Travel (starting card).",
        "Column 3: nothing. Under it: Travel 1d – special action: after Work 1 or more: 1 potion.",
        "In hand: Study (starting card) – blue book; Joker (starting card); Work 1a – pay 1 VP: 3 coins.",
        "Drawers, 2 of 5: Travel, Lessons.",
        "Income slots, 2 of 5: 2 coins, 2 VP.",
        "Scientist in Calais.",
        "9 cubes left; the last four give 1, 2, 4 and 8 VP.",
        "Visited: Paris, London, Uppsala.",
        "Students on s, c3, c3; 1 in reserve.",
        "Work marker on space 7.",
        "Robert Boyle: Study 4 (may be split over tiles); 0 VP in the end",
        "Master played: Isaac Newton: green book, green book; 5 VP in the end",
        "Discovery Vacuum, now worth 3 VP. Books: 1 wild.",
    ):
        assert said in text
    theirs = flat(draw_board(library_view(), 1, EN, NAMES))
    assert "4 Masters in hand." in theirs
    assert "The drawers are empty. The income slots are empty." in theirs


def test_tokens_medicine_and_discoveries_cashed_in_are_told() -> None:
    view = library_view()
    view["table"]["seats"][0] |= {
        "tokens": ["coins-2", "student-1"],
        "medicine": 3,
        "cubes": 1,
        "visited": [],
        "hand": [],
        "discoveries": {"vacuum": {"face_up": False, "vp": 2}},
    }
    text = flat(draw_board(view, 0, EN, NAMES))
    assert "2 tokens: 2 coins, 1 student." in text
    assert "Income slots, 3 of 5: 2 coins, 2 VP, medicine 3 VP." in text
    assert "1 cube left. Nothing visited yet." in text
    assert "No card in hand." in text
    assert "Discovery Vacuum, cashed in." in text


def test_in_a_turn_the_special_action_of_the_next_column_is_told() -> None:
    view = library_view()
    said = "Under column 3, the next: Travel 1d – special action: after Work 1 or more: 1 potion."
    assert said in flat(draw_turn(view, None, EN, NAMES))
    view["table"]["seats"][0]["desk"].append("red-study")
    assert "Under column" not in flat(draw_turn(view, None, EN, NAMES))


def test_in_a_turn_the_book_spaces_are_told_by_what_they_take() -> None:
    text = flat(draw_turn(library_view(), None, EN, NAMES))
    assert "Book spaces – ready: e1 (univ. II), c2 (O+B), e2 (B+G), b3 (O+G); 3 potions: g1 (univ. " in text
    plain = flat(draw_turn(library_view(), None, EN, NAMES, plain=True))
    assert "ready: e1 (University II), c2 (1 orange, 1 blue)" in plain


def test_a_shelf_too_wide_for_the_page_is_told_in_words() -> None:
    view = library_view()
    view["table"]["board"]["shelf"]["columns"] = 9
    text = flat(draw_board(view, 0, EN, NAMES))
    assert "Shelf row 2: b2 University III (3 potions); c2 1 orange, 1 blue (ready);" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_short_marks_fit_the_grid_and_are_all_different(lang: str) -> None:
    words = Words(lang, "newton")
    letters = [words.say(f"newton-short-{name}") for name in ("orange", "blue", "green", "wild")]
    assert [len(letter) for letter in letters] == [1, 1, 1, 1]
    assert len(set(letters)) == 4
    marks = [words.ref(f"short.{slug}") for slug in EDITION.ancient_slug]
    marks += [words.say("newton-short-university", {"number": f"={numeral}"}) for numeral in EDITION.university_slug]
    assert max(len(mark) for mark in marks) <= 10
    assert len(set(marks)) == 9


def test_the_board_is_shown_where_its_spaces_and_tiles_are_chosen() -> None:
    assert shows_board(["shelf.b1", "button.stop"])
    assert shows_board(["drawer.work"])
    assert shows_board(["slot.vp"])
    assert not shows_board(["place.paris", "card.red-work", "tree.c3", "button.end"])
