"""Chapter 5: Work, before and at the objective."""

from __future__ import annotations

import re
from pathlib import Path

import lincei
from lincei.games.newton.state import Newton
from tests.games.newton.boards import books, end_movement, objective_books
from tests.games.newton.editions import Owner
from tests.games.newton.layout import specialisation
from tests.games.newton.table import (
    EDITION,
    colour,
    develop,
    goods,
    marker,
    on_turn,
    play,
    play_card,
    seen,
    situation,
    why,
)
from tests.games.newton.turns import (
    answers,
    before_the_objective,
    plain_board,
    play_with_value,
    potions_missing,
    work_result,
    working,
)

END = EDITION.work_end


def test_on_the_last_space_the_full_value_is_paid_without_a_move() -> None:
    """N-5.04."""
    for coins in (0, 5):
        g = situation()
        plain_board(g, 0, "work")
        develop(g, 0, "work", "work")
        marker(g, 0, END)
        goods(g, 0, coins=coins)
        play_card(g, colour(g, 0, "work"))
        play(g, "perform work")
        end_movement(g)
        assert work_result(g) == (END, coins + 3)
        assert g.question.rule() == "N-3.09"


def test_the_full_value_is_paid_if_the_marker_reaches_the_last_space_with_steps_to_spare() -> None:
    """N-5.05."""
    g = working(4, END - 2, potions=4)
    play(g, "step", "step")
    end_movement(g)
    assert work_result(g) == (END, 4)


def test_work_of_value_4_with_the_objective_1_ahead_and_met_gives_one_step_and_4_coins() -> None:
    """N-EC05. N-5.05."""
    g = situation()
    books(g, 0, *objective_books("work"), besides="work")
    on_turn(g, 0, len(g.seats[0].desk) + 1)
    goods(g, 0, coins=0)
    marker(g, 0, END - 1)
    play_with_value(g, "work", 4)
    assert potions_missing(g) == 0
    play(g, "perform work", "step")
    end_movement(g)
    assert work_result(g) == (END, 4)


def test_the_last_space_is_an_objective_and_needs_its_prerequisite() -> None:
    """N-5.06."""
    g = working(2, END - 1, coins=1)
    assert answers(g) == ["stop"]
    assert why(g, "step") == "N-5.06"
    goods(g, 0, potions=potions_missing(g))
    play(g, "step")
    assert (g.seats[0].work, g.seats[0].potions) == (END, 0), "one potion for each missing book"


def test_a_marker_stopped_by_a_missing_prerequisite_counts_as_at_the_end() -> None:
    """N-5.07."""
    g = before_the_objective(4, 3)
    play(g, "step", "step")
    end_movement(g)
    assert work_result(g) == (END - 1, 4)
    g = before_the_objective(4, 3)
    play(g, "step", "stop")
    assert work_result(g) == (END - 2, 1), "a stop further back is of the player's own will"


def test_work_of_value_3_directly_before_a_closed_objective_gives_no_step_and_3_coins() -> None:
    """N-EC03. N-5.07."""
    g = before_the_objective(3, 1)
    end_movement(g)
    assert work_result(g) == (END - 1, 3)


def test_work_of_value_3_two_before_a_closed_objective_gives_one_step_and_3_coins() -> None:
    """N-EC04. N-5.07."""
    g = before_the_objective(3, 2)
    play(g, "step")
    end_movement(g)
    assert work_result(g) == (END - 1, 3)


def test_a_special_space_before_a_closed_objective_is_resolved_as_well(tmp_path: Path) -> None:
    """N-EC04. N-5.07: on an owner's board where the space before the objective is special."""
    owner = Owner(tmp_path).printed("tracks")
    head, _, work = owner.text("tracks").partition("[work]")
    kinds = re.findall(r'kind = "(\w+)"', work)
    special = max(i for i, kind in enumerate(kinds) if kind == "specialisation")
    kinds[special], kinds[-2] = kinds[-2], kinds[special]
    for kind in kinds:
        work = re.sub(r'kind = "\w+"', f"KIND={kind}", work, count=1)
    owner.write("tracks", head + "[work]" + re.sub(r"KIND=(\w+)", r'kind = "\1"', work))
    g = lincei.load("newton", owner.path).start(4, 1, {"masters": "dealt"})
    assert isinstance(g, Newton)
    g.first = 0
    on_turn(g, 0)
    specialisation(g, g.e.work_special[END - 1], "develop study")
    goods(g, 0, coins=0)
    marker(g, 0, END - 2)
    play_with_value(g, "work", 3)
    play(g, "perform work", "step")
    end_movement(g)
    assert work_result(g) == (END - 1, 3)
    assert "study" in seen(g)["seats"][0]["drawers"]


def test_potions_for_the_objective_are_never_compulsory() -> None:
    """N-5.08."""
    g = working(3, END - 1, potions=4)
    assert answers(g) == ["step", "stop"]
    play(g, "stop")
    assert work_result(g) == (END - 1, 3), "declining them counts as not fulfilled"
    assert g.seats[0].potions == 4


def test_whoever_declines_the_one_potion_keeps_it_and_gets_full_coins() -> None:
    """N-EC07. N-5.08."""
    g = situation()
    books(g, 0, *objective_books("work")[:3], besides="work")
    on_turn(g, 0, len(g.seats[0].desk) + 1)
    goods(g, 0, coins=0, potions=1)
    marker(g, 0, END - 1)
    play_with_value(g, "work", 3, other_card(g))
    assert potions_missing(g) == 1
    play(g, "perform work", "stop")
    assert work_result(g) == (END - 1, 3)
    assert g.seats[0].potions == 1


def other_card(g: Newton) -> str:
    """A Work card of another colour without books."""
    return next(
        slug
        for slug in EDITION.card_slug
        if slug.endswith("-work") and not EDITION.card_books[EDITION.card_slug.index(slug)] and in_play(g, slug)
    )


def in_play(g: Newton, slug: str) -> bool:
    return any(EDITION.card_slug.index(slug) in p.hand for p in g.seats)


def test_not_entering_an_objective_that_books_alone_open_is_a_voluntary_stop() -> None:
    """N-5.08."""
    g = situation()
    books(g, 0, *objective_books("work"), besides="work")
    on_turn(g, 0, len(g.seats[0].desk) + 1)
    goods(g, 0, coins=0, potions=2)
    marker(g, 0, END - 2)
    play_with_value(g, "work", 3)
    h = g.copy()
    play(g, "perform work", "step", "stop")
    assert work_result(g) == (END - 1, 1)
    play(h, "perform work", "step", "step")
    end_movement(h)
    assert (work_result(h), h.seats[0].potions) == ((END, 3), 2), "books first, no potion is spent"
