"""Chapter 0: terms and general principles."""

from __future__ import annotations

from pathlib import Path

import pytest

from lincei.games.newton.state import Newton
from lincei.games.newton.terms import ACTIONS, CUBES, PLACE_KINDS, PLACES
from lincei.kernel.errors import BadOptions
from tests.games.newton.boards import end_movement, places, road_to, special_on, tree_ways, work_space
from tests.games.newton.layout import invention, specialisation, university
from tests.games.newton.table import (
    EDITION,
    GAME,
    colour,
    goods,
    legal,
    marker,
    neighbours,
    place_id,
    play,
    play_card,
    scientist,
    seen,
    situation,
    students,
    visit,
    why,
)
from tests.games.newton.turns import (
    EXCHANGE,
    PRICE,
    WORTH,
    acting,
    answers,
    card_played,
    clear_tokens,
    exchanged,
    owners_game,
    ways,
)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players_have_a_colour_each(players: int) -> None:
    """N-0.01."""
    g = situation(players)
    colours = [p["colour"] for p in seen(g)["seats"]]
    assert len(colours) == len(set(colours)) == players


@pytest.mark.parametrize("players", [0, 5])
def test_nobody_and_five_cannot_play(players: int) -> None:
    """N-0.01."""
    with pytest.raises(BadOptions):
        GAME.start(players, 1)


def test_there_are_five_basic_actions_and_the_joker_stands_for_any_one_of_them() -> None:
    """N-0.02."""
    assert ACTIONS == ["work", "technology", "travel", "lessons", "study"]
    g = situation()
    goods(g, 0, coins=9)
    for action in ACTIONS:
        h = g.copy()
        play_card(h, colour(h, 0, action))
        assert legal(h, "perform") == [f"perform {action}"]
    play_card(g, colour(g, 0, "joker"))
    assert legal(g, "perform") == [f"perform {action}" for action in ACTIONS]
    play(g, "perform work", "stop")
    assert legal(g, "perform") == [], "any one of them"


def test_more_coins_and_potions_are_gained_than_there_are_pieces_in_the_box() -> None:
    """N-0.03."""
    g = situation(4)
    for seat in range(4):
        goods(g, seat, coins=40, potions=25)
    marker(g, 0, EDITION.work_end)
    play_card(g, colour(g, 0, "work"))
    before = g.seats[0].coins
    play(g, "perform work", "buy potion")
    assert g.seats[0].coins > before - 3
    assert g.seats[0].potions == 26


def test_every_colour_has_twelve_tiles_twelve_cubes_four_students_a_scientist_and_six_cards() -> None:
    """N-0.04."""
    for p in seen(situation(4))["seats"]:
        assert (p["tiles"], p["cubes"], len(p["students"]) + p["reserve"], len(p["hand"])) == (12, 12, 4, 6)
        assert (p["scientist"], p["work"], p["vp"]) == ("basel", 0, 0)
    g = card_played("work", 1, coins=25)
    play(g, "buy student", "buy student", "buy student")
    assert len(seen(g)["seats"][0]["students"]) == 4
    assert why(g, "buy student") == "N-12.10", "there is no fifth"


def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    """N-0.05."""
    g = situation()
    goods(g, 0, coins=PRICE - 1)
    play_card(g, EXCHANGE)
    assert why(g, "use effect") == "N-0.05"
    goods(g, 0, coins=2)
    assert why(g, "buy potion") == "N-12.08"
    assert "improve" in legal(g)
    goods(g, 0, coins=1)
    assert why(g, "improve") == "N-12.04"
    goods(g, 0, coins=PRICE)
    play(g, "use effect")
    assert (g.seats[0].coins, exchanged(g)) == (0, WORTH)


def test_a_toll_is_paid_in_full_or_the_road_is_closed() -> None:
    """N-0.05."""
    here, there = road_to("village", toll=True)
    toll = neighbours(here)[there]
    g = acting("travel", 1, coins=toll - 1)
    clear_tokens(g)
    scientist(g, 0, here)
    assert why(g, f"travel {there}") == "N-7.02"
    goods(g, 0, coins=toll)
    play(g, f"travel {there}")
    end_movement(g)
    assert (g.seats[0].scientist, g.seats[0].coins) == (place_id(there), 0)


def test_points_can_be_paid_only_down_to_zero(tmp_path: Path) -> None:
    """N-0.06."""
    g = owners_game(tmp_path, {EXCHANGE: "pay 3 vp: 4 coins"})
    play_card(g, EXCHANGE)
    goods(g, 0, coins=0, vp=2)
    assert why(g, "use effect") == "N-0.06"
    goods(g, 0, vp=3)
    play(g, "use effect")
    assert (g.seats[0].vp, g.seats[0].coins, g.scores()[0]) == (0, 4, 0)


def test_what_is_paid_goes_to_the_supply_and_to_no_player() -> None:
    """N-0.07."""
    here, there = next(way for way in ways(1))
    g = acting("travel", 1, coins=10)
    scientist(g, 0, here)
    others = [(p.coins, p.potions, p.vp) for p in g.seats[1:]]
    play(g, "buy potion", "reveal I", f"travel {there}", "improve", "stop")
    assert g.seats[0].coins == 10 - 3 - 1 - 1 - 2
    assert [(p.coins, p.potions, p.vp) for p in g.seats[1:]] == others


def test_the_score_goes_on_beyond_the_printed_track() -> None:
    """N-0.08."""
    g = acting("work", 1)
    goods(g, 0, vp=299)
    marker(g, 0, work_space("invention") - 1)
    invention(g, EDITION.work_special[work_space("invention")], "1 potion, 6 vp")
    play(g, "step")
    assert (g.scores()[0], seen(g)["seats"][0]["vp"]) == (305, 305)


SPECIAL = [EDITION.work_kind[work_space(kind)] for kind in ("specialisation", "invention", "master")]


def works(g: Newton, kind: int, number: int, step: str) -> bool:
    """Whether the end of a movement on a space of this kind has an effect, once its tile has one for everybody."""
    if kind == SPECIAL[0]:
        specialisation(g, number, "choice")
    elif kind == SPECIAL[1]:
        invention(g, number, "1 potion, 6 vp")
    clear_tokens(g)
    goods(g, 0, coins=0, potions=4)
    play(g, step)
    return answers(g) != ["end turn"] or g.seats[0].vp == 6


def test_special_spaces_hold_a_specialisation_an_invention_or_the_master_symbol() -> None:
    """N-0.09: on them, and on no other space, the end of a movement has an effect; objectives are no special spaces."""
    found = []
    for space in range(1, EDITION.work_end + 1):
        kind = EDITION.work_kind[space]
        g = acting("work", 1)
        marker(g, 0, space - 1)
        found.append(works(g, kind, EDITION.work_special[space], "step"))
        assert found[-1] == (kind in SPECIAL), f"space {space} of the Work track"
    for here, there in tree_ways(1):
        kind = EDITION.tree_kind[EDITION.tree_slug.index(there)]
        g = acting("technology", 1)
        students(g, 0, here)
        found.append(works(g, kind, special_on(there), f"student {here}-{there}"))
        assert found[-1] == (kind in SPECIAL), there
    assert found.count(True) == 5 + 5 + 2


def test_a_cube_is_laid_on_eighteen_of_the_map_spaces_not_in_basel_or_a_village() -> None:
    """N-0.10."""
    taken = []
    for place in EDITION.place_slug:
        here, toll = next(iter(neighbours(place).items()))
        g = acting("travel", 1)
        clear_tokens(g)
        scientist(g, 0, here)
        goods(g, 0, coins=toll, potions=4)
        play(g, f"travel {place}")
        end_movement(g)
        if g.seats[0].cubes < CUBES:
            taken.append(PLACE_KINDS[EDITION.place_kind[place_id(place)]])
            assert seen(g)["seats"][0]["visited"] == [place]
    assert {kind: taken.count(kind) for kind in taken} == {
        "university": 6,
        "ancient": 3,
        "city": 7,
        "master": 1,
        "objective": 1,
    }


def test_a_place_is_visited_where_a_cube_lies_not_where_the_scientist_stands() -> None:
    """N-0.11."""
    g = situation()
    here, *_ = places("university")
    university(g, here, "II")
    (space,) = [cell for cell, need in enumerate(EDITION.need_university) if need == 1]
    scientist(g, 0, here)
    assert seen(g)["seats"][0]["needs"][EDITION.cell_name[space]] == 3
    scientist(g, 0, "basel")
    visit(g, 0, here)
    assert seen(g)["seats"][0]["needs"][EDITION.cell_name[space]] == 0
    visit(g, 1, places("university")[1])
    assert seen(g)["seats"][0]["visited"] == [here], "a visit is made by the own cube"


def test_display_desk_and_tucked_cards_are_three_different_things() -> None:
    """N-0.12."""
    g = situation()
    shown = seen(g)["display"]["I"]
    play(g, "play red-work")
    assert seen(g)["display"]["I"] == shown
    me = seen(g)["seats"][0]
    assert (me["desk"], me["tucked"], "red-work" in me["hand"]) == (["red-work"], [], False)


def test_the_map_has_as_many_places_as_the_terms_name() -> None:
    """N-0.10."""
    assert len(EDITION.place_slug) == PLACES == 33
    assert (len(places("village")), len(places("start"))) == (14, 1)
