"""The table of Expo 1906 as text: it fits the page, tells all that the view tells, and nothing else."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from lincei.text.expo1906 import draw, draw_middle, draw_piles, draw_seat, summary
from lincei.words import LANGUAGES, Words
from tests.contract.cases import Case, cases
from tests.games.expo1906.table import (
    GAME,
    situation,
)
from tests.text.expo1906_views import exhibition, tile
from tests.text.pages import NAMES, View, assert_fits, flat, views

# -- the page -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", cases("expo1906"), ids=repr)
def test_piles_and_summary_fit_the_page_in_every_style(case: Case, lang: str) -> None:
    words = Words(lang, "expo1906")
    for view in views(case, 2, 60):
        for names in (NAMES, ["x" * 200] * 4):
            for ascii in (False, True):
                assert_fits([summary(view, words, names, ascii)], False, ascii)
                for plain in (False, True):
                    assert_fits(draw_piles(view, words, names, plain, ascii), plain, ascii)
    assert words.missing == set()


def test_only_the_laboratories_asked_for_are_drawn() -> None:
    view, words = exhibition(), Words("en", "expo1906")
    drawn = [flat(draw(view, words, NAMES, boards=boards)) for boards in (None, [1, 3], [])]
    headings = [[f"Laboratory of {name}" in text for name in NAMES[:4]] for text in drawn]
    assert headings == [[True] * 4, [False, True, False, True], [False] * 4]


# -- all that the view tells --------------------------------------------------------------------------------------


def told(view: View, words: Words) -> list[str]:
    """Everything the shared board must show."""
    table = view["table"]
    expected = [tile(words, slug) for slug in table["techs"]]
    expected += [tile(words, slug) for slug in table["academy"].values() if slug]
    expected += [words.ref(f"chip.{name}") for name in [*table["chips"], *table["patents"]["chips"].values()]]
    if not view["over"]:
        expected.append(NAMES[view["to_move"]])
    ghost = table["ghost"]
    if ghost and ghost["card"]:
        expected.append(words.ref(f"card.{ghost['card'].lower()}"))
    return expected


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("case", cases("expo1906"), ids=repr)
def test_the_board_shows_every_tile_tech_chip_and_marker(case: Case, plain: bool) -> None:
    words = Words("en", "expo1906")
    for view in views(case, 2, 25):
        lines = draw_middle(view, words, NAMES, plain)
        text = flat(lines)
        assert [name for name in told(view, words) if flat([name]) not in text] == []
        table = view["table"]
        there = Counter(flat([tile(words, slug)]) for slug in table["terminal"] if slug)
        for name, count in there.items():
            assert len(re.findall(rf"(?<!\w){re.escape(name)}(?!\w)", text)) >= count
        for project in [table["board"]["projects"][slug] for slug in table["academy"].values() if slug]:
            assert f"{project['vp']} VP" in text
        markers = [name for name in markers_of(view) if not name.startswith("ghost")]
        for name in markers:
            seat, number = (int(part) for part in name.split("."))
            shown = f"{NAMES[seat]} {number + 1}" if plain else f"{'ABCD'[seat]}{number + 1}"
            found = re.findall(rf"(?<!\w){shown}(?!\w)", text)
            assert len(found) == (2 if shown == "A1" else 1)  # A1 is also the example under the rails
        ghosts = re.findall(r"\bghost (?:on step|above)" if plain else r"\bgh\b", text)
        assert len(ghosts) == len(markers_of(view)) - len(markers)


def markers_of(view: View) -> list[str]:
    patents = view["table"]["patents"]
    return [
        *patents["start"],
        *(name for boxes in patents["stacks"].values() for box in boxes.values() for name in box),
    ]


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("case", cases("expo1906"), ids=repr)
def test_a_player_is_shown_with_goods_cards_tiles_and_finished_projects(case: Case, plain: bool) -> None:
    words = Words("en", "expo1906")
    for view in views(case, 2, 25):
        for seat, desk in enumerate(view["table"]["seats"]):
            text = flat(draw_seat(view, seat, words, NAMES, plain))
            expected = [NAMES[seat], f"{desk['money']}$, {desk['vp']} VP"]
            expected += [tile(words, slug) for slug in desk["front"]]
            expected += [f"{tile(words, row['tile'])} {row['printed']}" for row in desk["finished"]]
            expected += [words.ref(f"card.{card}") for card in [*(desk["hand"] or []), *desk["upgraded"]]]
            if desk["last"]:
                expected.append("Last card: " + words.ref(f"card.{desk['last']}"))
            if desk["banned"]:
                expected.append("Barred: " + words.ref(f"card.{desk['banned']}"))
            if desk["hand"] is None:
                expected.append(f"{desk['hand_size']} card")
                assert "In hand:" not in text
            assert [name for name in expected if flat([name]) not in text] == []


@pytest.mark.parametrize("case", cases("expo1906"), ids=repr)
def test_the_piles_tell_what_everybody_may_know(case: Case) -> None:
    words = Words("en", "expo1906")
    for view in views(case, 2, 60):
        piles = view["table"]["piles"]
        text = flat(draw_piles(view, words, NAMES))
        assert f"{piles['resources']} face down, {sum(piles['discard'].values())} discarded" in text
        assert f"{piles['jury']['steam']} steam, {piles['jury']['electric']} electric" in text
        for slug in [*piles["unseen"], *piles["under"], *piles["discard"]]:
            assert flat([tile(words, slug)]) in text


# -- how it is drawn ----------------------------------------------------------------------------------------------


def test_the_marker_on_top_of_a_shared_box_stands_above_the_others_and_leads() -> None:
    lines = draw_middle(exhibition(), Words("en", "expo1906"), NAMES)
    rail = next(i for i, line in enumerate(lines) if line.startswith(" copper"))
    assert lines[rail].index("A1") == lines[rail - 1].index("B1")
    assert lines[rail].endswith("B Bruno")
    assert "Anna" in next(line for line in lines if line.startswith(" automated "))


def test_the_barred_card_is_told_with_its_reason() -> None:
    view, words = exhibition(), Words("en", "expo1906")
    assert "Barred: Journal, just played by Dmitri on the right." in flat(draw_seat(view, 0, words, NAMES))
    assert "Barred: Terminal, just played by Anna on the right." in flat(draw_seat(view, 1, words, NAMES))
    opening = GAME.view(situation(2, 1), None)
    assert "No Meeting on the first turn of a round." in flat(draw_seat(opening, 0, words, NAMES))


def test_a_spectator_sees_no_hand() -> None:
    g = situation(3, 1)
    text = flat(draw(GAME.view(g, None), Words("en", "expo1906"), NAMES))
    assert text.count("6 cards in hand.") == 3
    assert "In hand:" not in text


@pytest.mark.parametrize(
    ("places", "said"), [([1, 2, 2, 4], "Anna wins with 31 VP."), ([1, 3, 1, 4], "Anna, Chloé share")]
)
def test_the_end_names_the_winners(places: list[int], said: str) -> None:
    view = exhibition()
    view |= {"over": True, "ranking": places, "scores": [31, 30, 31, 8], "to_move": -2}
    assert said in flat(draw(view, Words("en", "expo1906"), NAMES))


def test_the_summary_is_one_line_with_everybody() -> None:
    view = exhibition()
    a, b, c, d = [seat["money"] for seat in view["table"]["seats"]]
    line = summary(view, Words("en", "expo1906"), NAMES)
    assert line == f"Round 1 | > Anna {a}$ 3 VP | Bruno {b}$ 0 VP | Chloé {c}$ 0 VP | Dmitri {d}$ 0 VP"


def test_crossings_that_take_more_movement_points_are_told() -> None:
    view = exhibition()
    view["table"]["board"]["crossings"][0]["points"] = 2
    text = flat(draw_middle(view, Words("en", "expo1906"), NAMES))
    assert text.count("The crossing between steel and copper at step 4 takes 2 movement points.") == 1


def test_outlines_are_drawn_where_the_view_has_them() -> None:
    view = exhibition()
    view["table"]["board"]["shapes"] = {"L": [[0, 0], [1, 0], [2, 0], [2, 1]], "S": [[0, 1], [0, 2], [1, 0], [1, 1]]}
    words = Words("en", "expo1906")
    lines = draw_middle(view, words, NAMES)
    first = lines.index(" Outlines, not turned:") + 1
    assert lines[first : first + 3] == [" L []     S   [][]", "   []       [][]", "   [][]"]
    assert "L: a1 a2 a3 b3; S: b1 c1 a2 b2" in flat(draw_middle(view, words, NAMES, plain=True))
