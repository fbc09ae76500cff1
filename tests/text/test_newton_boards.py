"""Map, tree, track, objectives and study boards of Newton as text: what stands where, and why."""

from __future__ import annotations

import re

import pytest

from lincei.text.newton import draw, draw_board, draw_turn, shows_board
from lincei.text.newton.reach import places_ahead
from lincei.text.newton.view import seen as seen_view
from lincei.words import LANGUAGES, Words
from tests.contract.cases import Case
from tests.games.newton.table import (
    EDITION,
    GAME,
    board_of,
    cards_with,
    develop,
    goods,
    lay_out,
    marker,
    play,
    scientist,
    seen,
    shelve,
    situation,
    students,
    tuck,
    university,
    visit,
)
from tests.text.newton_views import NAMES, View, flat, library, library_view, newton_cases, views

EN = Words("en", "newton")


def section(lines: list[str], heading: str) -> list[str]:
    """The lines below a heading, up to the blank line before the next."""
    first = next(i for i, line in enumerate(lines) if line[:2] in ("──", "--") and line.strip("─- ") == heading)
    return lines[first + 1 : lines.index("", first)]


# -- the map ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plain", [False, True])
def test_every_place_is_told_once_with_all_its_roads_and_tolls(plain: bool) -> None:
    view = library_view()
    lines = draw(view, EN, NAMES, plain)
    text = flat(lines if plain else section(lines, "Map"))
    for i, slug in enumerate(EDITION.place_slug):
        roads = []
        for j in EDITION.neighbours[i]:
            toll = EDITION.toll[33 * i + j]
            roads.append(EN.ref(f"place.{EDITION.place_slug[j]}") + (f" ({'toll ' * plain}{toll})" if toll else ""))
        name = EN.ref(f"place.{slug}")
        found = re.findall(rf"(?<!\w){name}(?!\w)(?:(?!\bTo ).)*\bTo {re.escape(', '.join(sorted(roads)))}\.", text)
        assert len(found) == 1, slug


def test_cubes_and_scientists_stand_beside_the_names() -> None:
    lines = section(draw(library_view(), EN, NAMES), "Map")
    assert next(line for line in lines if "Paris" in line[:8]).startswith("  Paris [AB]  ")
    assert "University II." in next(line for line in lines if "Paris" in line[:8])
    assert next(line for line in lines if "Calais" in line[:8]).startswith("  Calais <AB>  ")
    assert "Bank (4 coins)." in next(line for line in lines if line.startswith("  London [A]"))
    assert "Objective: Fortune." in next(line for line in lines if line.startswith("  Uppsala [A]"))
    assert "Players: A Anna, B Bruno, C Chloé." in flat(lines)
    plain = flat(draw(library_view(), EN, NAMES, plain=True))
    assert re.search(r"Paris: University II\. Cubes: Anna, Bruno\. To ", plain)
    assert re.search(r"Calais: (Token: [^.]*\. )?Scientists: Anna, Bruno\. To ", plain)


def test_a_token_is_told_until_it_is_taken() -> None:
    view = library_view()
    slug = next(s for s, ref in view["table"]["places"].items() if ref.startswith("token."))
    token = view["table"]["places"][slug].removeprefix("token.")
    told = f"Token: {EN.ref(view['table']['board']['effects']['tokens'][token])}."
    place = EN.ref(f"place.{slug}")
    assert told in next(line for line in draw(view, EN, NAMES) if line.strip().startswith(f"{place} "))
    view["table"]["places"][slug] = "clause.nothing"
    assert "Token" not in next(line for line in draw(view, EN, NAMES) if line.strip().startswith(f"{place} "))


# -- the tree -----------------------------------------------------------------------------------------------------


def grown(**branches: str) -> View:
    """The library's view with another tree: every space with those it leads to, `s` first."""
    view = library_view()
    spaces = {
        slug: {"kind": "plain", "end": not after, "bonus": None, "objective": None, "next": after.split()}
        for slug, after in branches.items()
    }
    spaces["s"]["kind"] = "start"
    view["table"]["board"]["tree"] = spaces
    view["table"]["tree"] = dict.fromkeys(spaces, "clause.nothing")
    view["table"]["objectives"] = {"map": "fortune", "work": "doctorates"}
    for desk in view["table"]["seats"]:
        desk["students"] = ["s"]
    return view


def test_the_tree_is_drawn_with_its_forks_and_students() -> None:
    view = grown(s="a1 b1", a1="a2 c2 d2", a2="", c2="", d2="", b1="b2", b2="")
    view["table"]["seats"][0]["students"] = ["s", "a1", "a1", "d2"]
    view["table"]["seats"][1]["students"] = ["b2"]
    view["table"]["seats"][2]["students"] = ["a1"]
    assert section(draw(view, EN, NAMES), "Technology tree")[:4] == [
        " s A ──┬─a1 AC ┬─a2",
        "       │       ├─c2",
        "       │       └─d2 A",
        "       └─b1 ─────b2 B",
    ]
    assert section(draw(view, EN, NAMES, ascii=True), "Technology tree")[:4] == [
        " s A --+-a1 AC +-a2",
        "       |       +-c2",
        "       |       +-d2 A",
        "       +-b1 -----b2 B",
    ]


def test_where_branches_meet_the_space_is_named_again_and_not_gone_through_twice() -> None:
    view = grown(s="a1 b1", a1="c2", b1="c2", c2="d3", d3="")
    assert section(draw(view, EN, NAMES), "Technology tree")[:2] == [
        " s ABC ┬─a1 ─────c2 ─────d3",
        "       └─b1 ─────c2",
    ]


def test_a_tree_too_deep_for_the_page_is_told_in_words() -> None:
    names = ["s", *(f"a{n}" for n in range(1, 15))]
    view = grown(**dict(zip(names, [*names[1:], ""], strict=True)))
    lines = section(draw(view, EN, NAMES), "Technology tree")
    assert lines[0] == " s: Students: ABC. Leads to a1."
    assert lines[14] == " a14: An end."
    plain = flat(draw(view, EN, NAMES, plain=True))
    assert "s: Students: Anna, Bruno, Chloé. Leads to a1. a1: Leads to a2." in plain


def test_what_lies_on_the_spaces_of_the_tree_is_told() -> None:
    view = library_view()
    table = view["table"]
    text = flat(section(draw(view, EN, NAMES), "Technology tree"))
    for slug, space in table["board"]["tree"].items():
        ref = table["tree"][slug]
        if space["bonus"] is not None and table["tokens"][space["bonus"]]:
            ref = table["board"]["effects"]["tokens"][table["tokens"][space["bonus"]]]
        if ref != "clause.nothing":
            assert f"{slug}: {EN.ref(ref)}" in text
    assert "A Anna: Students on s, c3, c3; 1 in reserve." in text


# -- Work track and objectives ------------------------------------------------------------------------------------


def test_the_work_track_is_a_line_with_the_markers_below() -> None:
    view = library_view()
    view["table"]["work"] = ["clause.nothing", "clause.play-master", "clause.nothing", "objective.fortune"]
    for desk, space in zip(view["table"]["seats"], (1, 0, 1), strict=True):
        desk["work"] = space
    lines = section(draw(view, EN, NAMES), "Work track")
    assert [line.split() for line in lines[:3]] == [["0", "[1]", "2", "[3]"], ["B", "A"], ["C"]]
    assert lines[1].index("A") == lines[2].index("C") == lines[0].index("1")
    assert lines[3] == " On its spaces 1: play a Master; 3: Fortune."
    assert "Anna: Work marker on space 1." in flat(draw(view, EN, NAMES, plain=True))


def test_objectives_tell_needs_worth_and_holders() -> None:
    g = library()
    text = flat(section(draw(GAME.view(g, 0), EN, NAMES), "Objectives"))
    assert "Uppsala: Fortune, 1 VP for each coin, at most 14. Needs books: " in text
    assert "You hold it: 5 VP now. Work track 15: Doctorates" in text  # five coins
    theirs = flat(section(draw(GAME.view(g, 1), EN, NAMES), "Objectives"))
    assert re.search(r"Uppsala: .*? It would take you \d potions; 0 VP now\. Held by A\. Work track", theirs)
    nobodys = flat(section(draw(GAME.view(g, None), EN, NAMES), "Objectives"))
    assert "now" not in nobodys
    assert "Held by A." in nobodys


def test_an_objective_whose_books_are_there_is_open() -> None:
    view = library_view()
    view["table"]["seats"][0]["objectives"]["work"] = {"held": False, "potions": 0, "vp": 6}
    assert "Open to you; 6 VP now." in flat(section(draw(view, EN, NAMES), "Objectives"))
    view["table"]["seats"][0]["objectives"]["work"] = {"held": False, "potions": 1, "vp": 0}
    assert "It would take you 1 potion; 0 VP now." in flat(section(draw(view, EN, NAMES), "Objectives"))


# -- what lies ahead ----------------------------------------------------------------------------------------------


def ahead(lines: list[str], piece: str) -> str:
    """What is told of a piece, up to the next piece."""
    text = flat(section(lines, "What lies ahead of your pieces"))
    found = re.search(rf"{piece}\b[^.]*\. (.*?)(?= Student| \d students| Work marker|$)", text)
    assert found is not None
    return found[1]


def test_the_scientist_is_told_what_lies_ahead_by_steps_with_the_least_toll() -> None:
    g = situation(2, 1)
    university(g, "paris", "IV")
    university(g, "leipzig", "I")
    told = ahead(draw_turn(GAME.view(g, 0), None, EN, NAMES), "Scientist")
    assert "In 2 steps: " in told
    assert "Paris (univ. IV)" in told  # over Besançon there is no toll, over Speyer there is
    assert "Leipzig (univ. I)" in told
    scientist(g, 0, "speyer")
    visit(g, 0, "leipzig")
    told = ahead(draw_turn(GAME.view(g, 0), None, EN, NAMES), "Scientist in Speyer")
    assert told.startswith("In 1 step: Paris (univ. IV, toll 1), Amsterdam (")
    assert "Leipzig" not in told  # a cube lies there


def test_no_way_is_told_that_leads_through_the_objective() -> None:
    view = library_view()
    ways = (
        ("calais", "uppsala", 0),
        ("uppsala", "ulm", 0),
        ("calais", "graz", 1),
        ("graz", "ulm", 2),
        ("ulm", "chur", 0),
    )
    view["table"]["board"]["roads"] = [{"from": a, "to": b, "toll": toll, "by": "land"} for a, b, toll in ways]
    table = seen_view(view)["table"]
    assert places_ahead(table, "calais", 3) == {1: [("uppsala", 0), ("graz", 1)], 2: [("ulm", 3)], 3: [("chur", 3)]}
    assert places_ahead(table, "uppsala", 2) == {1: [("calais", 0), ("ulm", 0)], 2: [("graz", 1), ("chur", 0)]}


def test_students_and_marker_are_told_what_lies_ahead() -> None:
    g = situation(2, 1)
    students(g, 0, "s", "s", "c2")
    marker(g, 0, EDITION.work_end - 1)
    lines = draw_turn(GAME.view(g, 0), None, EN, NAMES)
    table = seen(g, 0)
    c3 = EN.ref(table["tree"]["c3"])
    assert ahead(lines, "Student on c2").startswith(f"In 1 step: c3 ({c3})")
    assert "2 students on s. In " in flat(lines)
    objective = EN.ref(table["work"][-1])
    assert ahead(lines, f"Work marker on space {EDITION.work_end - 1}") == f"In 1 step: {objective}."
    marker(g, 0, EDITION.work_end)
    lines = draw_turn(GAME.view(g, 0), None, EN, NAMES)
    assert ahead(lines, f"Work marker on space {EDITION.work_end}") == "Nothing near."


# -- the study board ----------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("case", newton_cases(), ids=repr)
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
