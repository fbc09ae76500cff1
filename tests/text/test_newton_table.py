"""The table of Newton as text: it fits the page, tells all that the view tells, and nothing else."""

from __future__ import annotations

import re
from statistics import median

import pytest

from lincei.games.counting import ones
from lincei.games.newton.state import Newton
from lincei.text.newton import INTRO, draw, draw_board, draw_turn
from lincei.words import LANGUAGES, Words
from tests.contract.cases import Case, cases, walk
from tests.games.newton.table import EDITION, GAME, goods, situation, upkeep
from tests.text.newton_views import library, library_view
from tests.text.pages import NAMES, flat, views

EN = Words("en", "newton")


# -- the page -----------------------------------------------------------------------------------------------------


def test_only_the_study_boards_asked_for_are_drawn_and_the_others_have_a_line() -> None:
    view = library_view()
    drawn = [draw(view, EN, NAMES, boards=boards) for boards in (None, [1], [])]
    headed = [["── B Bruno (" in line[:20] for line in lines] for lines in drawn]
    assert [sum(found) for found in headed] == [1, 1, 0]
    said = " B Bruno: 12 VP, no coins, no potions, 7 cards in hand."
    assert [said in lines for lines in drawn] == [False, False, True]
    assert [any(line.startswith("── A Anna (") for line in lines) for lines in drawn] == [True, False, False]
    assert len(drawn[0]) > len(drawn[1]) > len(drawn[2])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_takes_little_more_than_a_page(lang: str) -> None:
    words = Words(lang, "newton")
    lengths = [
        len(draw_turn(view, None, words, NAMES))
        for case in cases("newton")
        for view in views(case, 2, 40)
        if not view["over"]
    ]
    assert median(lengths) <= 48
    assert max(lengths) <= 75


# -- nothing secret -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", [case for case in cases("newton") if case.players > 1], ids=repr)
def test_nobody_is_shown_the_masters_of_others(case: Case) -> None:
    held = 0
    for position in walk(case, 4, 60):
        assert isinstance(position, Newton)
        for seat in range(case.players):
            view = case.game.view(position, seat)
            text = flat(draw(view, EN, NAMES) + draw_turn(view, None, EN, NAMES))
            own = position.seats[seat].masters | position.seats[seat].packet
            for other, p in enumerate(position.seats):
                if other != seat:
                    hidden = [EDITION.master_slug[m] for m in ones((p.masters | p.packet) & ~own)]
                    held += len(hidden)
                    assert [slug for slug in hidden if EN.ref(f"master.{slug}") in text] == []
    assert held > 20


def test_a_spectator_sees_no_master_in_hand() -> None:
    text = flat(draw(library_view(None), EN, NAMES))
    assert text.count("4 Masters in hand.") == 2
    assert "3 Masters in hand." in text
    assert "Robert Boyle" not in text
    assert "Isaac Newton: green book, green book; 5 VP in the end" in text


def test_in_the_draft_a_seat_sees_its_packet_and_its_picks_with_their_effects() -> None:
    g = GAME.start(2, 7, {})
    assert isinstance(g, Newton)
    first = ones(g.seats[0].packet)
    called = [EN.ref(f"master.{EDITION.master_slug[m]}") for m in first]
    text = flat(draw_turn(GAME.view(g, 0), None, EN, NAMES))
    for master, name in zip(first, called, strict=True):
        effect = EN.ref(EDITION.master_effect[master].ref)
        assert f"{name}: {effect}; {EDITION.master_vp[master]} VP in the end" in text
    assert "Masters that you keep" not in text
    g.apply(GAME.read(g, f"pick {EDITION.master_slug[first[0]]}"))
    assert f"You have chosen {called[0]}." in flat(draw_turn(GAME.view(g, 0), None, EN, NAMES))
    assert called[0] not in flat(draw_turn(GAME.view(g, 1), None, EN, NAMES))
    g.apply(g.legal[0])
    kept = flat(draw_turn(GAME.view(g, 0), None, EN, NAMES)).partition("Masters that you keep")[2]
    assert [name for name in called if name in kept] == called[:1]


def test_whoever_tucks_a_card_is_shown_the_study_board_alone() -> None:
    g = library()
    before = flat(draw_turn(GAME.view(g, 0), None, EN, NAMES))
    after = flat(draw_turn(GAME.view(upkeep(g), 0), None, EN, NAMES))
    for heading in ("Display: cards to take", "What lies ahead of your pieces"):
        assert heading in before
        assert heading not in after
    assert "On the desk: Work (starting card), Travel 2c." in after


# -- all that the view tells --------------------------------------------------------------------------------------


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("case", cases("newton"), ids=repr)
def test_every_card_tile_and_objective_in_sight_is_named(case: Case, plain: bool) -> None:
    for view in views(case, 4, 120):
        table = view["table"]
        board = table["board"]
        text = flat(draw(view, EN, NAMES, plain))
        shown = [slug for row in table["display"].values() for slug in row]
        shown += [slug for desk in table["seats"] for slug in [*desk["desk"], *desk["hand"]]]
        for slug in shown:
            face = board["cards"][slug]
            effect = "" if face["effect"] == "clause.nothing" else f" – {EN.ref(face['effect'])}"
            assert EN.ref(face["name"]) + effect in text
        named = [EN.ref(f"objective.{slug}") for slug in table["objectives"].values()]
        named += [EN.ref(ref) for ref in [*table["tree"].values(), *table["work"]] if ref != "clause.nothing"]
        named += [EN.ref(f"discovery.{slug}") for slug in table["discoveries"]]
        for desk in table["seats"]:
            named += [EN.ref(f"master.{slug}") for slug in desk["played"]]
            named += [EN.ref(f"discovery.{slug}") for slug in desk["discoveries"]]
        assert [name for name in named if name.lower() not in text.lower()] == []


def test_the_decks_tell_their_size_and_what_everybody_has_seen_go_under_them() -> None:
    view = library_view()
    view["table"]["decks"] = {
        "I": {"cards": 5, "under": ["work-1a", "travel-1b"]},
        "II": {"cards": 1, "under": []},
        "III": {"cards": 0, "under": []},
    }
    text = flat(draw(view, EN, NAMES))
    assert "Deck I: 5 cards. At its bottom, the next to come first: Work 1a, Travel 1b." in text
    assert "Deck II: 1 card. Deck III is empty." in text


def test_stacks_discoveries_and_cards_out_of_the_game_are_told() -> None:
    view = library_view()
    text = flat(draw(view, EN, NAMES))
    assert "Development tiles: Work (4), Technology (4), Travel (3), Lessons (3), Study (4)." in text
    assert "Income tiles: 2 VP (3), 2 coins (3), 1 potion (4)." in text
    removed = [EN.ref(view["table"]["board"]["cards"][slug]["name"]) for slug in view["table"]["removed"]]
    assert f"Out of the game: {', '.join(removed)}." in text
    for slug in view["table"]["discoveries"]:
        row = view["table"]["board"]["discoveries"][slug]
        assert f"{EN.ref(f'discovery.{slug}')}, {row['cost']} coins." in text
        assert f"To cash in: {EN.ref(row['effect'])}." in text
    view["table"]["discoveries"] = []
    assert "Discoveries for sale" in flat(draw(view, EN, NAMES))
    assert "None is left." in flat(draw(view, EN, NAMES))
    assert "Discoveries for sale" not in flat(draw(GAME.view(situation(2, 1), 0), EN, NAMES))


def test_the_headline_tells_round_turn_first_player_and_modules() -> None:
    text = flat(draw(library_view(), EN, NAMES)[:3])
    assert "Round 3 of 6, turn 3 of 5. Anna is on turn. First player: Anna." in text
    assert "Modules: Master Lessons, Great Discoveries." in text
    alone = flat(draw(GAME.view(situation(1, 1), 0), EN, NAMES)[:3])
    assert "First player" not in alone
    assert "Modules" not in alone


def test_those_who_choose_together_are_named() -> None:
    g = GAME.start(3, 1, {})
    assert "Still choosing: Anna, Bruno, Chloé." in flat(draw(GAME.view(g, 1), EN, NAMES)[:3])
    g.apply(g.legal[0])
    assert "Still choosing: Bruno, Chloé." in flat(draw(GAME.view(g, 1), EN, NAMES)[:3])


@pytest.mark.parametrize(
    ("places", "said"), [([1, 2, 2], "Anna wins with 31 VP."), ([1, 3, 1], "Anna, Chloé share the victory with 31 VP.")]
)
def test_the_end_names_the_winners(places: list[int], said: str) -> None:
    view = library_view()
    view |= {"over": True, "ranking": places, "scores": [31, 30, 31], "to_move": -2, "waiting": []}
    assert said in flat(draw(view, EN, NAMES))


def test_alone_the_end_tells_the_points() -> None:
    view = GAME.view(situation(1, 1), 0) | {"over": True, "ranking": [1], "scores": [77], "to_move": -2, "waiting": []}
    assert draw(view, EN, NAMES)[0] == "You end with 77 VP."


def test_an_owner_calls_places_and_masters_as_he_likes() -> None:
    view = library_view()
    view["table"]["board"]["places"]["calais"]["name"] = "Dover"
    view["table"]["board"]["masters"]["boyle"]["name"] = "The Sceptical Chymist"
    text = flat(draw(view, EN, NAMES) + draw_turn(view, None, EN, NAMES) + draw_board(view, 0, EN, NAMES))
    assert "Calais" not in text
    assert "Robert Boyle" not in text
    assert text.count("Scientist in Dover.") == 4
    assert text.count("The Sceptical Chymist") == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_introduction_names_the_aim_and_every_action(lang: str) -> None:
    words = Words(lang, "newton")
    aim, *lines = words.say(INTRO).splitlines()
    assert {"en": "points (VP) win", "fr": "points de victoire (PV)", "de": "Siegpunkte (SP)"}[lang] in aim
    for action, line in zip(("work", "technology", "travel", "lessons", "study"), lines, strict=False):
        assert line.startswith(words.ref(f"action.{action}"))


def test_nothing_is_said_as_zero() -> None:
    g = situation(2, 1)
    goods(g, 0, coins=0, potions=0, vp=0)
    text = flat(draw_turn(GAME.view(g, 0), None, EN, NAMES))
    assert "0 VP, no coins, no potions. No income yet. No books." in text
    assert not re.search(r"\b0 (coins|potions)\b", text)
