"""The table of any game as text: it fits the page for every reader, and is told in the manner of every language."""

from __future__ import annotations

import copy
import json
import re

import pytest

from lincei.games import NAMES as GAMES
from lincei.text.pen import WIDTH, width
from lincei.text.tables import drawing
from lincei.words import LANGUAGES, LOCALE, Words
from tests.contract.cases import Case, cases
from tests.text.pages import NAMES, View, assert_fits, flat, views

HOSTILE = [
    "Wilhelmine-Charlotte von und zu Hohenberg",
    "x" * 200,
    "東京大学出版会の皆さん御一行様",
    "\x1b[31mEve\n",
    "",
]
CATALOGUES = ["newscience-table", "newton-table"]


def pages(game: str, view: View, words: Words, names: list[str], plain: bool, ascii: bool) -> list[list[str]]:
    """All that a seat may be shown: the table, its turn at first and later, its board."""
    drawn = drawing(game)
    return [
        drawn.draw(view, words, names, plain, ascii, None),
        drawn.draw_turn(view, None, words, names, plain, ascii),
        drawn.draw_turn(view, view, words, names, plain, ascii),
        drawn.draw_board(view, view["seat"], words, names, plain, ascii),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", cases(), ids=repr)
def test_every_line_of_every_game_fits_the_page_in_every_style(case: Case, lang: str) -> None:
    words = Words(lang, case.name)
    for view in views(case, 2, 60):
        before = copy.deepcopy(view)
        for plain in (False, True):
            for ascii in (False, True):
                for lines in pages(case.name, view, words, NAMES, plain, ascii):
                    assert_fits(lines, plain, ascii)
        assert view == before
    assert words.missing == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("ascii", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_long_wide_and_hostile_names_do_not_break_the_page(game: str, lang: str, plain: bool, ascii: bool) -> None:
    words = Words(lang, game)
    for view in views(cases(game)[-1], 2, 120):
        table, *others = pages(game, view, words, HOSTILE, plain, ascii)
        assert "Wilhelmine" in flat(table)
        for lines in (table, *others):
            assert max(width(line) for line in lines) <= WIDTH
            assert all(line.replace("\N{NO-BREAK SPACE}", " ").isprintable() for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_the_view_may_come_over_the_wire(game: str) -> None:
    words = Words("en", game)
    for view in views(cases(game)[-1], 2, 120):
        sent = json.loads(json.dumps(view))
        assert pages(game, sent, words, NAMES, False, False) == pages(game, view, words, NAMES, False, False)


# -- typography -----------------------------------------------------------------------------------------------------


def sentences(lang: str, catalogue: str) -> list[str]:
    """The lines of a catalogue that are said."""
    lines = (LOCALE / lang / f"{catalogue}.ftl").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_french_has_hard_spaces_where_it_needs_them(catalogue: str) -> None:
    for line in sentences("fr", catalogue):
        assert not re.search(r" [:;?!»]|« ", line), line
        assert not re.search(r"\w[;?!](?!\w)", line), line
        assert not re.search(r"[\d}] (PV|%)", line), line
        assert "'" not in line, line


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_german_says_du(catalogue: str) -> None:
    for line in sentences("de", catalogue):
        assert not re.search(r"\b(Ihnen|Ihre[mnrs]?) (?!Effekt|Symbol)|(?<!: )(?<!= )\bSie\b", line), line
