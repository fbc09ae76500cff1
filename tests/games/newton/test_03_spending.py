"""Chapter 3: what was gained can be spent at the next step."""

from __future__ import annotations

from lincei.games.newton.actions import OBJECTIVE_NAMES
from lincei.games.newton.state import NONE, Newton, put
from tests.games.newton.boards import end_movement, places, tree_ways, work_space
from tests.games.newton.layout import invention, token
from tests.games.newton.table import (
    EDITION,
    GAME,
    cards_with,
    drawn,
    goods,
    legal,
    marker,
    place_id,
    play,
    scientist,
    seen,
    situation,
    space_id,
    students,
    tuck,
    visit,
    why,
)
from tests.games.newton.turns import (
    acting,
    bonus_of,
    next_turn,
    play_with_value,
    token_giving,
    token_of,
    travels,
    ways,
)
from tests.games.newton.windows import first_branch


def test_coins_of_a_token_pay_the_next_toll() -> None:
    """N-3.19."""
    slug, coins = token_of("coins")
    toll, way = next((n, way) for n in range(coins, 0, -1) for way in ways(0, n) if bonus_of(way[1]) >= 0)
    g = acting("travel", 2)
    token(g, bonus_of(way[1]), slug)
    scientist(g, 0, way[0])
    play(g, *travels(way))
    end_movement(g)
    assert (g.seats[0].coins, g.seats[0].scientist) == (coins - toll, place_id(way[2]))


def test_coins_of_a_token_buy_a_potion_for_the_next_step() -> None:
    """N-3.19."""
    way = next(w for w in tree_ways(2) if tree_bonus(w[1]) >= 0 and EDITION.tree_objective[space_id(w[2])] >= 0)
    g = acting("technology", 2)
    token(g, tree_bonus(way[1]), token_giving("3 coins"))
    students(g, 0, way[0])
    one_potion_short(g, way[2])
    play(g, f"student {way[0]}-{way[1]}")
    assert why(g, f"student {way[1]}-{way[2]}") == "N-6.07"
    play(g, "buy potion", f"student {way[1]}-{way[2]}")
    assert (g.seats[0].coins, g.seats[0].potions, seen(g)["seats"][0]["students"]) == (0, 0, [way[2]])


def one_potion_short(g: Newton, space: str) -> None:
    """Seat 0 has all potions but one that it takes to enter an objective of the tree."""
    slot = OBJECTIVE_NAMES[EDITION.tree_objective[space_id(space)]]
    goods(g, 0, potions=seen(g)["seats"][0]["objectives"][slot]["potions"] - 1)


def tree_bonus(space: str) -> int:
    return EDITION.tree_bonus[space_id(space)]


def test_coins_of_work_buy_a_potion_inside_the_action_that_its_last_space_grants() -> None:
    """N-3.13, N-3.19: a student waits before an objective for which one book is missing."""
    space = work_space("invention")
    here, there = next(way for way in tree_ways(1) if EDITION.tree_objective[space_id(way[1])] >= 0)
    g = acting("work", 3)
    visit(g, 0, *places("ancient")[:1])
    invention(g, EDITION.work_special[space], "2 vp per ancients, technology 1 per ancients")
    marker(g, 0, space - 3)
    students(g, 0, here)
    one_potion_short(g, there)
    play(g, "step", "step", "step")
    assert (g.seats[0].coins, g.seats[0].vp) == (3, 2)
    assert "buy potion" in legal(g)
    assert g.question.rule() == "N-6.01", "the granted Technology action is not over before it began"
    play(g, "buy potion", f"student {here}-{there}")
    assert (g.seats[0].coins, g.seats[0].potions, seen(g)["seats"][0]["students"]) == (0, 0, [there])


def test_coins_of_work_pay_a_special_action_inside_the_action_that_its_last_space_grants() -> None:
    """N-3.13, N-3.19, NL-3.04: two coins are too few for a potion, but a token can be used again for one."""
    space = work_space("invention")
    here, there = next(way for way in tree_ways(1) if EDITION.tree_objective[space_id(way[1])] >= 0)
    g = situation(4, 1, modules="lessons")
    tuck(g, 0, cards_with(special="pay 1 coin: again token")[0])
    slug = token_giving("1 potion")
    kind = EDITION.token_slug.index(slug)
    g.token_at = put(g.token_at, g.token_at.index(kind), NONE)
    g.seats[0].tokens += (kind,)
    visit(g, 0, *places("ancient")[:1])
    invention(g, EDITION.work_special[space], "2 vp per ancients, technology 1 per ancients")
    marker(g, 0, space - 2)
    students(g, 0, here)
    goods(g, 0, coins=0)
    play_with_value(g, "work", 2)
    one_potion_short(g, there)
    play(g, "perform work", "step", "step")
    assert g.question.rule() == "N-6.01"
    play(g, "use special", f"again token {slug}", f"student {here}-{there}")
    assert (g.seats[0].coins, g.seats[0].potions, seen(g)["seats"][0]["students"]) == (1, 0, [there])


def test_coins_of_an_invention_pay_a_potion_for_the_study_it_grants() -> None:
    """N-3.19."""
    space = work_space("invention")
    g = acting("work", 1)
    invention(g, EDITION.work_special[space], "2 coins, study 3")
    marker(g, 0, space - 1)
    goods(g, 0, potions=0)
    play(g, "step")
    assert (g.seats[0].coins, g.question.rule()) == (3, "N-9.01"), "one of Work, two of the invention"
    play(g, "buy potion")
    cell = next(c for c, n in seen(g)["seats"][0]["needs"].items() if n == 1)
    play(g, f"shelve {cell}")
    assert (g.seats[0].coins, g.seats[0].potions, g.seats[0].laid) == (0, 0, 1)


def test_a_student_hired_in_the_middle_of_a_granted_action_moves_in_it() -> None:
    """N-3.13, N-3.19."""
    g = acting("work", 5)
    space = work_space("invention")
    visit(g, 0, *places("ancient")[:2])
    invention(g, EDITION.work_special[space], "2 vp per ancients, technology 1 per ancients")
    marker(g, 0, space - 5)
    students(g, 0)
    play(g, *["step"] * 5)
    assert g.question.rule() == "N-6.01"
    assert legal(g, "branch") == []
    play(g, "buy student", first_branch())
    assert len(seen(g)["seats"][0]["students"]) == 1


def test_a_card_revealed_in_the_middle_of_lessons_can_be_taken_but_not_played_this_turn() -> None:
    """N-EC26. N-8.06."""
    g = acting("lessons", 1, 1)
    row = seen(g)["display"]["I"]
    (new, other, *_) = [slug for slug in cards_with(level=1)[:15] if slug not in row]
    drawn(g, f"card {other}", f"card {new}")
    g.apply(GAME.read(g, "reveal I"))
    play(g, f"take {new}")
    assert new in seen(g)["seats"][0]["hand"]
    assert why(g, f"play {new}") == "N-3.04"
    next_turn(g)
    assert f"play {new}" in legal(g)
