"""The discovery tree, the action spaces and the event cards of The New Science as text."""

from __future__ import annotations

import re

import pytest

from lincei.text.newscience import draw, draw_turn
from lincei.text.newscience.marks import discovery_within, pen_for
from lincei.text.pen import width
from lincei.words import LANGUAGES, Words
from tests.contract.cases import Case, cases
from tests.games.newscience.table import GAME, situation, stage
from tests.text.newscience_views import academy, academy_view
from tests.text.pages import NAMES, View, flat, section, views

EN = Words("en", "newscience")
SHORT = {"government": "gov", "religion": "rel", "enterprise": "ent", "science": "sci"}


def tree(view: View, words: Words = EN) -> list[str]:
    return section(draw(view, words, NAMES, boards=[]), words.say("newscience-head-tree"))


def cell(view: View, name: str) -> list[str]:
    """The lines of one discovery, as they stand in its column: its sign and name, then its numbers."""
    lines = tree(view)
    row = next(i for i, line in enumerate(lines) if re.search(rf"[ *~]{name}(  |$)", line))
    left = lines[row].index(name) - 1
    room = 15 if len(view["table"]["board"]["fields"]) == 5 else 26
    found = [line[left : left + room].rstrip() for line in lines[row:]]
    ends = next(i for i, line in enumerate(found) if i and (not line or "– or –" in line))
    return found[:ends]


# -- tree ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 5])
def test_a_cell_tells_values_markers_prestige_influence_and_chance(players: int) -> None:
    view = academy_view(players=players)
    probability = cell(view, "Probability")
    assert probability[0] == "*Probability"
    assert flat(probability[1:]).split() == ["2:A", "5/4", "2", "+6", "gov1", "ent2", "67-83%"]
    assert flat(cell(view, "Astrology")).split() == ["~Astrology", "1:C", "4/3:A", "1", "+2", "rel1"]


def test_what_is_out_of_reach_tells_its_prerequisites_by_their_places() -> None:
    view = academy_view(players=4)
    assert cell(view, "Calculus")[-1].split()[-1] == "<Ma4+Ph2"
    assert cell(view, "Air Pressure")[-1].split()[-1] == "<Ph2+Ch2"
    assert cell(academy_view(), "Air Pressure")[-1].split()[-1] == "<Ph2"  # chemistry is not in play
    assert not [line for line in cell(view, "Planet Motion") if "<" in line]  # in reach: nothing is wanting


def test_a_single_one_of_a_level_has_a_letter() -> None:
    view = academy_view()
    view["table"]["board"]["discoveries"]["moons-of-jupiter"]["needs"] = [["planetary-motion"]]
    assert cell(view, "Moons of Jupiter")[-1].split()[-1] == "<As2b"


def test_members_of_a_group_are_joined_by_or() -> None:
    lines = tree(academy_view())
    for first, second in (
        ("Heliocentrism", "Planetary Motion"),
        ("Analytic Geometry", "Probability"),
        ("Pendulum", "Light Spectrum"),
        ("Light Spectrum", "Elastic Force"),
    ):
        above = next(i for i, line in enumerate(lines) if first in line)
        below = next(i for i, line in enumerate(lines) if second in line)
        column = lines[below].index(second)
        assert sum("– or –" in line[column : column + 24] for line in lines[above:below]) == 1
    view = academy_view()
    for slug in ("analytic-geometry", "probability"):
        view["table"]["board"]["discoveries"][slug]["group"] = None
    assert sum(line.count("– or –") for line in tree(view)) == sum(line.count("– or –") for line in lines) - 1


def test_what_is_published_tells_by_whom_and_nothing_else() -> None:
    assert cell(academy_view(), "Symbolic Algebra") == [" Symbolic Algebra", " published B"]


def test_five_markers_on_one_discovery_find_room() -> None:
    g = situation(5)
    stage(g, 0, published="astrology laws-of-attraction")
    for seat in range(3):
        stage(g, seat, researched="heliocentrism")
    for seat in (3, 4):
        stage(g, seat, tested="heliocentrism")
    assert cell(GAME.view(g, 0), "Heliocentrism")[1] == " 2ABC 4/3DE 3"


def test_a_spectator_sees_no_signs_and_all_prerequisites() -> None:
    view = GAME.view(academy(), None)
    assert not [line for line in tree(view) if line.startswith("2 *") or "*" in line or "~" in line]
    assert cell(view, "Planetary Motion")[-1] == " <As1+Ph1"


@pytest.mark.parametrize("case", cases("newscience"), ids=repr)
def test_every_discovery_in_play_is_drawn_with_its_numbers(case: Case) -> None:
    for view in views(case, 4, 150):
        table = view["table"]
        text = flat(tree(view))
        room = 24 if len(table["board"]["fields"]) == 3 else 13
        pen = pen_for(view, EN, NAMES, False, False)
        for slug in table["discoveries"]:
            assert discovery_within(pen, slug, room) in text
        shown = [slug for slug, zones in table["discoveries"].items() if zones["published"] is None]
        for track, mark in SHORT.items():
            minima = [
                row["influence"].get(track) for slug, row in table["board"]["discoveries"].items() if slug in shown
            ]
            for n in range(1, 6):
                assert len(re.findall(rf"{mark}{n}\b", text)) == minima.count(n)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_names_fit_their_column_and_are_all_different(lang: str) -> None:
    words = Words(lang, "newscience")
    discoveries = academy_view(players=5)["table"]["discoveries"]
    pen = pen_for(academy_view(players=5), words, NAMES, False, False)
    names = [discovery_within(pen, slug, 13) for slug in discoveries]
    assert len(set(names)) == len(names) == 29
    long = [slug for slug in discoveries if width(words.ref(f"discovery.{slug}")) > 13]
    assert max(width(words.ref(f"short.{slug}")) for slug in long) <= 13
    assert words.missing == set()


def test_the_tree_is_told_in_sentences() -> None:
    text = flat(draw(academy_view(), EN, NAMES, plain=True))
    assert (
        "Heliocentrism (Astronomy, level 2). Research 2, experiment 4, later 3, publish 3, 4 prestige. "
        "To publish it takes Government 1, Religion 2. Needs Astrology; Laws of Attraction. "
        "Researched by Anna, Chloé. Proved by Bruno. Your next step is open." in text
    )
    assert "Needs Heliocentrism or Planetary Motion." in text
    assert "Symbolic Algebra (Mathematics, level 1). Published by Bruno." in text
    assert "Proved by Anna. Your next step is open, but points or influence are short." in text


# -- spaces -------------------------------------------------------------------------------------------------------


def spaces(view: View) -> list[str]:
    return section(draw_turn(view, view, EN, NAMES), "Action spaces, resolved from top to bottom")


def test_spaces_tell_who_stands_where_and_what_they_add() -> None:
    assert spaces(academy_view())[:6] == [
        " Rest         1 [C]   2 [ ]   3 [ ]",
        " Event        1 test-play-science [B]",
        " Influence    Government [ ]   Religion [ ]   Enterprise [ ]   Science [ ]",
        " Research     1 [A] +1   2 [ ]   3 [ ]",
        " Experiment   1 [ ] +1   2 [ ]   3 [ ]",
        " Publish      1 [ ]   2 [ ] +1",
    ]


def test_closed_extra_and_resolved_spaces_are_marked_and_explained() -> None:
    view = academy_view()
    table = view["table"]
    assert "closed" not in flat(spaces(view))
    by_id = {space["id"]: space for space in table["spaces"]}
    table["resolving"] = "research-2"
    for slug in ("rest", "event-1", "government", "religion", "enterprise", "science", "research-1"):
        by_id[slug] |= {"done": True, "cubes": []}
    by_id["research-2"]["cubes"] = [1]
    by_id["research-3"]["closed"] = True
    by_id["experiment-3"] |= {"extra": True, "modifier": -1}
    lines = spaces(view)
    assert lines[0] == " Rest         1 [-]   2 [-]   3 [-]"
    assert lines[3] == " Research     1 [-] +1   2>[B]   3 [x]"
    assert lines[4] == " Experiment   1 [ ] +1   2 [ ]   3 [ ] −1 (extra)"
    assert "> being resolved. [x] closed this round. [-] resolved." in flat(lines)
    plain = flat(draw(view, EN, NAMES, plain=True))
    assert "Research: 1: resolved +1; 2: Bruno, being resolved; 3: closed" in plain


def test_spaces_that_do_not_fit_one_line_go_on_below() -> None:
    view = academy_view()
    table = view["table"]
    space = next(space for space in table["spaces"] if space["id"] == "publish-1")
    table["spaces"] += [space | {"id": f"publish-{n}", "extra": True} for n in range(3, 12)]
    lines = [line for line in spaces(view) if "extra" in line]
    assert len(lines) == 3
    assert [line[:14].strip() for line in lines] == ["Publish", "", ""]
    assert max(width(line) for line in lines) <= 80


def test_a_second_space_of_a_track_has_its_number() -> None:
    view = academy_view()
    table = view["table"]
    space = next(space for space in table["spaces"] if space["id"] == "science")
    table["spaces"].append(space | {"id": "science-2", "cubes": [2]})
    assert "Science [ ] Science 2 [C]" in flat(spaces(view))


# -- event cards --------------------------------------------------------------------------------------------------


def cards(view: View) -> str:
    return flat(section(draw(view, EN, NAMES), "Event cards"))


def test_cards_on_display_and_cards_ahead_tell_year_type_and_effect() -> None:
    view = academy_view()
    events = view["table"]["board"]["events"]
    view["table"]["ahead"] = ["test-ward"]
    effects = [EN.ref(events[slug]["effect"]) for slug in ("test-play-science", "test-ward")]
    first, second = [effect[:1].upper() + effect[1:] for effect in effects]
    play, keep = EN.ref("card-type.play"), EN.ref("card-type.keep")
    assert f"test-play-science (1600, {play}): {first}." in cards(view)
    assert f"Known to come next: test-ward (1650, {keep}): {second}." in cards(view)


def test_the_deck_tells_its_levels_and_how_long_it_lasts() -> None:
    view = academy_view()
    view["table"] |= {"deck": {"1": 0, "2": 1, "3": 4}, "round": 8, "rounds": 13}
    assert "In the deck: 1 of level 2, 4 of level 3; they last for 5 more rounds." in cards(view)
    view["table"] |= {"deck": {"1": 0, "2": 0, "3": 0}, "round": 13}
    assert "The deck is empty: this is the last round." in cards(view)


def test_where_no_card_lies_that_is_said() -> None:
    view = academy_view()
    view["table"]["display"] = [{"card": None, "space": None}]
    assert "No card lies on display any more." in cards(view)
    assert "Event cards" not in flat(draw_turn(view, view, EN, NAMES))
    assert "The first round has no event cards." in cards(GAME.view(situation(2), 0))
