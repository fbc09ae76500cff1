"""The table of The New Science as text: it fits the page, and tells all that the view tells."""

from __future__ import annotations

import copy
from statistics import median

import pytest

from lincei.text.newscience import INTRO, draw, draw_board, draw_turn, shows_board
from lincei.text.pen import width
from lincei.words import LANGUAGES, Words
from tests.contract.cases import cases
from tests.games.newscience.table import GAME, placing, play, rest, situation
from tests.text.newscience_views import OPTIONS, academy, academy_view
from tests.text.pages import NAMES, flat, section, views

EN = Words("en", "newscience")


# -- the page -----------------------------------------------------------------------------------------------------


def test_only_the_mats_asked_for_are_drawn() -> None:
    drawn = [draw(academy_view(), EN, NAMES, boards=boards) for boards in (None, [1], [])]
    for seat, title in enumerate(("A Anna (Johannes Kepler, on turn)", "B Bruno (Galileo Galilei)")):
        found = [any(title in line for line in lines) for lines in drawn]
        assert found == [True, seat == 1, False]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tree_is_shown_once_a_round_and_a_cube_takes_little_more_than_a_page(lang: str) -> None:
    words = Words(lang, "newscience")
    heading = f"── {words.say('newscience-head-tree')} ──"
    lengths = []
    for case in cases("newscience"):
        seen = [view for view in views(case, 2, 25) if not view["over"] and view["table"]["phase"] != "scientists"]
        for view in seen:
            again = draw_turn(view, view, words, NAMES)
            assert not any(heading in line for line in again)
            lengths.append(len(again))
        later = copy.deepcopy(seen[0])
        later["table"]["round"] += 1
        assert any(heading in line for line in draw_turn(later, seen[0], words, NAMES))
        assert len(draw_turn(later, seen[0], words, NAMES)) < len(draw_turn(later, None, words, NAMES))
    assert median(lengths) <= 42
    assert max(lengths) <= 64


# -- headline -----------------------------------------------------------------------------------------------------


def test_the_headline_tells_round_phase_and_next_turn_order() -> None:
    text = flat(draw(academy_view(), EN, NAMES)[:3])
    assert "Cubes are being placed. Anna is on turn." in text
    assert "Next round" not in text
    view = academy_view()
    view["table"] |= {"round": 4, "rounds": 13, "phase": "resolving", "next_order": [1, 0, 2]}
    text = flat(draw_turn(view, None, EN, NAMES)[:4])
    assert "Round 4 of 13 at most. The actions are being resolved." in text
    assert "Next round: Bruno, Anna, Chloé." in text
    view["table"]["round"] = 13  # the last one
    assert "Next round" not in flat(draw_turn(view, None, EN, NAMES)[:4])


def test_an_experiment_under_way_is_told_with_its_points_and_its_die() -> None:
    view = academy_view()
    trial = {"seat": 0, "discovery": "heliocentrism", "value": 3, "points": 2, "rest": 0, "die": None}
    view["table"]["experiment"] = trial
    assert "Anna tests Heliocentrism: 2 points and the die must reach 3." in flat(draw_turn(view, view, EN, NAMES))
    trial |= {"rest": 1, "die": 4}
    text = flat(draw_turn(view, view, EN, NAMES))
    assert "2 points, 1 rest and the die must reach 3. The die shows 4: 7 in all." in text


def test_only_unusual_options_are_named() -> None:
    assert "Option:" not in flat(draw(academy_view(), EN, NAMES))
    view = academy_view()
    view["table"]["options"] = OPTIONS
    text = flat(draw(view, EN, NAMES))
    assert text.count("Option:") == len(OPTIONS)
    assert "Option: ten markers each and no more." in text


@pytest.mark.parametrize(
    ("places", "said"),
    [([1, 2, 2], "Anna wins with 31 prestige."), ([1, 3, 1], "Anna, Chloé share the victory with 31 prestige.")],
)
def test_the_end_names_the_winners_and_shows_no_more_spaces(places: list[int], said: str) -> None:
    view = academy_view()
    view |= {"over": True, "ranking": places, "scores": [31, 30, 31], "to_move": -2}
    view["table"]["phase"] = "over"
    text = flat(draw(view, EN, NAMES))
    assert text.startswith(said)
    assert "Action spaces" not in text
    assert "cubes" not in text
    assert "Next steps" not in text


# -- scientists ---------------------------------------------------------------------------------------------------


def test_whoever_chooses_a_scientist_is_shown_the_scientists_alone() -> None:
    g = GAME.start(3, 1, {})
    g.apply(GAME.read(g, "scientist galileo"))
    lines = draw_turn(GAME.view(g, 1), None, EN, NAMES)
    told = section(lines, "Scientists, in the turn order of the first round")
    assert told[0].split() == ["res", "exp", "pub", "gov", "rel", "ent", "sci"]
    chosen = next(line for line in told if "Galilei" in line)
    assert chosen.startswith(" 2 Galileo Galilei. Chosen by Anna.  ")
    assert chosen.split()[-7:] == ["+2", "0", "0", "1", "0", "1", "1"]
    assert "Everybody chooses a scientist. Bruno is on turn." in lines[0]
    assert "Discovery tree" not in flat(lines)
    plain = flat(draw_turn(GAME.view(g, 1), None, EN, NAMES, plain=True))
    assert "Isaac Newton: Research 0, Experiment +2, Publish 0. Starts with Government 1, Religion 1," in plain


# -- players ------------------------------------------------------------------------------------------------------


def test_players_stand_in_turn_order_with_stars_where_they_are_ahead() -> None:
    view = academy_view()
    view["table"]["order"] = [1, 0, 2]
    head, first, second, third, *_ = section(draw_turn(view, view, EN, NAMES), "Players in turn order")
    assert head.split() == ["prestige", "publ.", "rest", "gov", "rel", "ent", "sci", "res", "exp", "pub", "cubes"]
    assert first.split() == ["B", "Bruno", "(Galilei)", "9", "2*", "3", "2*", "3*", "0", "1", "+2", "0", "0", "2"]
    assert second.split() == [">A", "Anna", "(Kepler)", "4", "1", "1", "2*", "0", "1*", "1", "+1", "+1", "0", "2"]
    assert third.split()[:5] == ["C", "Chloé", "(Kircher)", "0", "0"]


def test_nobody_is_starred_where_all_are_level() -> None:
    text = "\n".join(draw(GAME.view(situation(2, ["kepler", "newton"]), 0), EN, NAMES))
    players = section(text.splitlines(), "Players in turn order")
    # Both have government 1, enterprise 0 and no publication.
    assert players[1].split()[3:10] == ["0", "0", "0", "1", "0", "0", "1"]
    assert players[2].split()[3:10] == ["0", "0", "0", "1", "1*", "0", "2*"]


def test_cards_in_laboratories_and_cards_that_still_work_are_told_with_their_effects() -> None:
    view = academy_view()
    view["table"]["seats"][0]["boosts"] = [
        {"card": "test-play-research", "action": "research"},
        {"card": "test-play-science", "action": None},
    ]
    effects = {slug: EN.ref(row["effect"]) for slug, row in view["table"]["board"]["events"].items()}
    kept, played, other = "test-keep-experiment-astronomy", "test-play-research", "test-play-science"
    for lines in (draw_turn(view, view, EN, NAMES), draw(view, EN, NAMES, plain=True)):
        text = flat(lines)
        assert f"Laboratory: {kept} – {effects[kept]}." in text
        assert f"Still working this round, for Research: {played} – {effects[played]}." in text
        assert f"Still working this round: {other} – {effects[other]}." in text


def test_a_mat_tells_everything_about_its_player() -> None:
    lines = draw_board(academy_view(), 0, EN, NAMES)
    assert lines[1].startswith("── A Anna (Johannes Kepler, on turn) ──")
    text = flat(lines)
    assert str(EN.note("scientist.kepler")) in text
    assert "4 prestige, 1 published. 1 rest. 2 cubes to place, 1 on the board." in text
    assert "Influence: Government 2, Religion 0, Enterprise 1, Science 1." in text
    assert "Ratings: Research +1, Experiment +1, Publish 0. Ahead: Government, Enterprise." in text
    assert "Researched: Heliocentrism, Probability. Proved by experiment: Astrology." in text
    assert "Published: Laws of Attraction." in text


def test_markers_are_counted_where_they_are_limited() -> None:
    view = academy_view()
    assert "markers left" not in flat(draw_board(view, 0, EN, NAMES))
    view["table"]["options"]["markers"] = "limited"
    assert "6 markers left." in flat(draw_board(view, 0, EN, NAMES))


def test_a_scientist_is_cut_before_the_name_of_his_player() -> None:
    view = academy_view()
    for name, said in (("Greedy 1234", "A Greedy 1234 (Kep.)"), ("Annabella Lovegood", "A Annabella Lovegood ")):
        row = section(draw_turn(view, view, EN, [name, "Bruno", "Chloé"]), "Players in turn order")[1]
        assert said in row
        assert "(" in said or "(" not in row


def test_the_mat_is_shown_before_a_choice_of_discoveries() -> None:
    assert shows_board(["discovery.astrology", "button.decline"])
    assert not shows_board(["space.rest", "space.research-1"])


def test_next_steps_tell_what_they_take_and_bring() -> None:
    lines = section(draw_turn(academy_view(), None, EN, NAMES), "Your next steps, on a space that adds nothing")
    text = flat(lines)
    assert "Research: Planetary Motion; Analytic Geometry (takes 1 rest); Falling Bodies" in text
    assert "Experiment: Heliocentrism (83%); Probability (67%, 83% with 1 rest)" in text
    assert "Publish: Astrology (2 prestige, lacks 1 Religion)" in text
    g = academy()
    rest(g, 0, 0)
    assert "Analytic Geometry (1 point short)" in flat(draw_turn(GAME.view(g, 0), None, EN, NAMES))


def test_where_there_is_no_step_that_is_said() -> None:
    view = academy_view()
    view["table"]["seats"][0]["reach"] = {}
    assert "None is open now." in flat(draw_turn(view, view, EN, NAMES))


def test_a_spectator_is_shown_the_whole_table() -> None:
    view = GAME.view(academy(), None)
    assert draw_turn(view, None, EN, NAMES) == draw(view, EN, NAMES, boards=[])


def test_an_owner_calls_discoveries_scientists_and_cards_as_he_likes() -> None:
    view = academy_view()
    board = view["table"]["board"]
    board["discoveries"]["heliocentrism"]["name"] = "The Sun in the Middle of Everything"
    board["scientists"]["kepler"]["name"] = "Tycho Brahe"
    board["events"]["test-play-science"]["name"] = "The Lynxes"
    lines = draw(view, EN, NAMES) + draw_turn(view, None, EN, NAMES) + draw_board(view, 0, EN, NAMES)
    text = flat(lines)
    for ours in ("Heliocentrism", "Johannes Kepler", "test-play-science", EN.note("scientist.kepler")):
        assert str(ours) not in text
    assert "*The Sun in the Middle of" in text
    assert "A Anna (Brahe)" in text
    assert "1 The Lynxes [B]" in text


def test_an_owner_may_use_long_names() -> None:
    view = academy_view()
    board = view["table"]["board"]
    for row in [*board["discoveries"].values(), *board["scientists"].values(), *board["events"].values()]:
        row["name"] = "A Name That Goes On and On and on, " * 4
    for plain in (False, True):
        lines = draw(view, EN, NAMES, plain) + draw_turn(view, None, EN, NAMES, plain)
        assert max(width(line) for line in lines) <= 80


# -- introduction -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_introduction_names_the_aim_and_every_type_of_space_in_its_order(lang: str) -> None:
    words = Words(lang, "newscience")
    aim, *lines = words.say(INTRO).splitlines()
    assert "restige" in aim
    labels = [words.say(f"newscience-spaces-label-{kind}") for kind in ("rest", "event", "influence")]
    labels += [words.ref(f"action.{action}") for action in ("research", "experiment", "publish")]
    assert [line.startswith(label) for line, label in zip(lines[1:], labels, strict=False)] == [True] * len(labels)


def test_a_cube_placed_is_a_cube_less_to_place() -> None:
    g = placing(situation(2))
    before = flat(draw_board(GAME.view(g, 0), 0, EN, NAMES))
    play(g, "place research-1")
    assert "3 cubes to place, 0 on the board." in before
    assert "2 cubes to place, 1 on the board." in flat(draw_board(GAME.view(g, 0), 0, EN, NAMES))
