"""Map, tree, track and objectives of Newton as text: what stands where, and what lies ahead."""

from __future__ import annotations

import re

import pytest

from lincei.text.newton import draw, draw_turn
from lincei.text.newton.reach import places_ahead
from lincei.text.newton.view import seen as seen_view
from lincei.words import Words
from tests.games.newton.layout import university
from tests.games.newton.table import (
    EDITION,
    GAME,
    marker,
    scientist,
    seen,
    situation,
    students,
    visit,
)
from tests.text.newton_views import library, library_view
from tests.text.pages import NAMES, View, flat, section

EN = Words("en", "newton")


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
