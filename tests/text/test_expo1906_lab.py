"""Laboratories of Expo 1906 as text: every tile where it lies, what it supplies and what is missing."""

from __future__ import annotations

import re

import pytest

from lincei.text.expo1906 import draw_board
from lincei.text.expo1906.contacts import Lab
from lincei.text.expo1906.view import project_of, seen
from lincei.text.pen import ARROWS
from lincei.words import LANGUAGES, Words
from tests.contract.cases import Case, cases
from tests.games.expo1906.table import (
    GAME,
    clear_scrap,
    put,
    situation,
)
from tests.text.expo1906_views import crowded, exhibition, tile
from tests.text.pages import NAMES, flat, views


@pytest.mark.parametrize("case", cases("expo1906"), ids=repr)
def test_a_laboratory_shows_every_tile_where_it_lies(case: Case) -> None:
    words = Words("en", "expo1906")
    for view in views(case, 2, 25):
        board = view["table"]["board"]
        for seat, desk in enumerate(view["table"]["seats"]):
            grid = "\n".join(draw_board(view, seat, words, NAMES)[2 : 4 + 4 * board["rows"]])
            covered = {cell for laid in desk["lab"] for cell in laid["cells"]}
            shown = set(re.findall(r"\b[a-g][1-6]\b", grid))
            assert shown == set(board["cells"]) - covered
            text = flat(draw_board(view, seat, words, NAMES, plain=True))
            assert ", ".join(sorted(shown)) == ", ".join(sorted(free_cells(text)))
            for laid in desk["lab"]:
                assert flat([tile(words, laid["tile"])]).lower() in text.lower()
                assert len(laid["cells"]) == 1 or " ".join(laid["cells"]) in text
                for name, (have, need) in laid.get("needs", {}).items():
                    assert f"{name} {have} of {need}" in text


def free_cells(text: str) -> list[str]:
    found = re.search(r"free cells?: ([a-g1-6 ]+)\.", text)
    return found[1].split() if found else []


def test_what_is_drawn_as_supply_adds_up_to_what_the_view_counts() -> None:
    supplied = 0
    for seed in range(40):
        table = seen(crowded(seed))["table"]
        lab = Lab(table["seats"][0]["lab"], table["board"])
        for i, laid in enumerate(lab.tiles):
            project = project_of(laid)
            for name, (have, _) in project["needs"].items() if project else ():
                assert sum(contact.amount for contact in lab.sources(i, name)) == have
                supplied += have > 0
    assert supplied > 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_crowded_laboratory_fits_the_page(lang: str) -> None:
    words = Words(lang, "expo1906")
    for seed in range(10):
        view = crowded(seed)
        lines = draw_board(view, 0, words, NAMES) + draw_board(view, 0, words, NAMES, plain=True)
        assert max(len(line) for line in lines) <= 80
    assert words.missing == set()


def test_an_exhibition_reads_like_this() -> None:
    view = exhibition()
    lines = draw_board(view, 0, Words("en", "expo1906"), NAMES)
    assert " 3 │1El / 2Au► Au 2/2  ◄2Em / 1Co│   d3    │ Co 0/2    Au 0/2    Em 0/1  │" in lines
    text = flat(lines)
    assert "P1 Cellophane, 3 VP, on b2 b3 b4 c4: copper 1 of 1 from c3, automated 2 of 2 from a3" in text
    assert "P2 Laparoscope, 4 VP, on e3 f3 g3 f4: copper 0 of 2, automated 0 of 2, empirical 0 of 1" in text
    assert "steam 4 of 3 from d1. Missing: 2 copper, 2 automated, 1 empirical." in text
    assert "T1 Combustion engine, on d1 e1 d2 e2: 4 steam. Supplies P2." in text
    assert "No scrap left. Cleared of scrap: c1 f2 d4 a5 f6; covered again: 1." in text


@pytest.mark.parametrize("ascii", [False, True])
def test_an_arrow_stands_at_every_side_that_supplies(ascii: bool) -> None:
    view = exhibition()
    table = seen(view)["table"]
    contacts = Lab(table["seats"][0]["lab"], table["board"]).contacts
    grid = draw_board(view, 0, Words("en", "expo1906"), NAMES, ascii=ascii)[2:28]
    arrows = [letter for line in grid for letter in line if letter in ("^>v<" if ascii else ARROWS)]
    assert len(arrows) == len({(contact.at, contact.side) for contact in contacts}) == 5


def test_a_rotated_tile_shows_its_halves_on_the_sides_where_they_lie() -> None:
    g = situation(3, 1)
    clear_scrap(g, 0)
    put(g, 0, "steel/manual@a1", "steel/manual@b1:90", "copper/steam@c1:180", "copper/steam@d1:270")
    rows = draw_board(GAME.view(g, 0), 0, Words("en", "expo1906"), NAMES)[4:7]
    assert rows[0].startswith("   │   2St   │   2St   │   1Va   │   1Va   │")
    assert rows[1].startswith(" 1 │2St / 1Ma│1Ma \\ 2St│1Va / 2Co│2Co \\ 1Va│")
    assert rows[2].startswith("   │   1Ma   │   1Ma   │   2Co   │   2Co   │")


# -- editions of other sizes --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rows", "columns", "drawn"), [(4, 10, True), (8, 6, True), (4, 12, False)])
def test_a_laboratory_too_wide_for_a_grid_is_told_in_lines(rows: int, columns: int, drawn: bool) -> None:
    view = exhibition()
    cells = [f"{'abcdefghijkl'[column]}{row + 1}" for row in range(rows) for column in range(columns)]
    view["table"]["board"] |= {"rows": rows, "columns": columns, "cells": cells}
    view["table"]["seats"][0]["lab"] = [{"tile": "steel/manual", "cell": "b2", "rotation": 90, "cells": ["b2"]}]
    lines = draw_board(view, 0, Words("en", "expo1906"), NAMES)
    assert max(len(line) for line in lines) <= 80
    assert any("┌" in line for line in lines) == drawn
    assert ("b2: " in flat(lines)) != drawn
