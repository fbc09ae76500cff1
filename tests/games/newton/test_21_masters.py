"""Chapter 21: how Masters are played, and those that need no choice."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import Newton
from tests.games.newton.boards import (
    after,
    begin,
    book_names,
    branches,
    cells,
    end_movement,
    need_of,
    play_master,
    special_on,
    tree_kind,
    tree_road,
    tree_ways,
    work_space,
)
from tests.games.newton.layout import invention, masters, played
from tests.games.newton.table import (
    EDITION,
    counted,
    develop,
    final_scoring,
    goods,
    hand,
    legal,
    marker,
    master_id,
    neighbours,
    on_turn,
    place_id,
    play,
    play_card,
    player,
    scientist,
    seen,
    shelve,
    situation,
    students,
    upkeep,
    visit,
    why,
)

HELD = ["brahe", "leibniz", "newton", "fahrenheit"]
MASTER_PLACE = EDITION.place_slug[EDITION.master_place]
START = EDITION.tree_slug[EDITION.tree_start]


def hold(g: Newton, *slugs: str, seat: int = 0) -> Newton:
    """These Masters are in hand, and others with books to make four with those played."""
    have = [EDITION.master_slug[master] for master in player(g, seat).played]
    rest = [slug for slug in HELD if slug not in slugs and slug not in have]
    masters(g, seat, *slugs, *rest[: 4 - len(slugs) - len(have)])
    return g


def offered(g: Newton) -> list[str]:
    """The Masters that may be played now."""
    return [text.split()[1] for text in legal(g, "master")]


def in_hand(g: Newton, seat: int = 0) -> list[str]:
    return [slug for slug in EDITION.master_slug if player(g, seat).masters >> master_id(slug) & 1]


def by_student(g: Newton) -> None:
    here, there = tree_road("master", end=True)
    students(g, 0, here)
    begin(g, "technology", 1, "red-technology")
    play(g, f"student {here}-{there}")
    end_movement(g)


def by_marker(g: Newton) -> None:
    marker(g, 0, work_space("master") - 1)
    begin(g, "work", 1, "red-work")
    play(g, "step")
    end_movement(g)


def by_cube(g: Newton) -> None:
    here, toll = next(iter(neighbours(MASTER_PLACE).items()))
    goods(g, 0, coins=toll)
    scientist(g, 0, here)
    begin(g, "travel", 1, "red-travel")
    play(g, f"travel {MASTER_PLACE}")
    end_movement(g)


def by_tile(g: Newton) -> None:
    goods(g, 0, potions=3)
    shelve(g, 0, *cells()[1:9])
    begin(g, "study", 3, "red-study")
    play(g, f"shelve {cells()[0]}")


WAYS = [by_student, by_marker, by_cube, by_tile]


@pytest.mark.parametrize("way", range(4))
def test_a_master_is_played_in_four_ways(way: int) -> None:
    """N-21.01."""
    g = hold(situation())
    goods(g, 0, coins=0)
    WAYS[way](g)
    assert (g.question.rule(), sorted(offered(g))) == ("N-21.02", sorted(HELD))
    play(g, "master leibniz")
    assert (player(g).played, "leibniz" in in_hand(g)) == ((master_id("leibniz"),), False)


def test_passing_a_master_space_plays_none() -> None:
    """N-21.01."""
    g = hold(situation())
    goods(g, 0, coins=0)
    marker(g, 0, work_space("master") - 1)
    begin(g, "work", 2)
    play(g, "step", "step")
    assert (g.question.rule(), player(g).work) == ("N-3.09", work_space("master") + 1)
    g = hold(situation())
    here, beyond = list(neighbours(MASTER_PLACE))[:2]
    goods(g, 0, coins=neighbours(MASTER_PLACE)[here] + neighbours(MASTER_PLACE)[beyond])
    scientist(g, 0, here)
    begin(g, "travel", 2)
    play(g, f"travel {MASTER_PLACE}", f"travel {beyond}")
    assert g.question.rule() != "N-21.02"
    end_movement(g)
    assert not legal(g, "master")


def test_neither_another_stack_nor_a_master_space_without_a_cube_plays_one() -> None:
    """N-21.01."""
    for laid in range(12):
        g = hold(situation())
        goods(g, 0, coins=0, potions=3)
        shelve(g, 0, *cells()[1 : laid + 1])
        begin(g, "study", 3)
        play(g, f"shelve {cells()[0]}")
        assert bool(offered(g)) == (laid == 8)
    g = hold(situation())
    visit(
        g,
        0,
        *[EDITION.place_slug[i] for i in range(33) if EDITION.cube_places >> i & 1 and i != EDITION.master_place][:12],
    )
    by_cube(g)
    assert (player(g).scientist, g.question.rule()) == (EDITION.master_place, "N-3.09"), "no cube left"


def test_a_chance_may_be_declined_and_is_lost_then() -> None:
    """N-21.02."""
    g = hold(situation())
    goods(g, 0, coins=0)
    by_marker(g)
    assert "stop" in legal(g)
    play(g, "stop")
    assert (player(g).played, sorted(in_hand(g)), g.question.rule()) == ((), sorted(HELD), "N-3.09")
    assert why(g, "master brahe") != ""
    play(g, "end turn")
    on_turn(g, 0, 2)
    assert legal(g, "master") == []


def test_each_way_occurs_once_so_that_four_masters_are_played_at_most() -> None:
    """N-21.03."""
    g = hold(situation())
    goods(g, 0, coins=0)
    for column, (way, slug) in enumerate(zip(WAYS, HELD, strict=True), 1):
        on_turn(g, 0, column)
        way(g)
        assert offered(g) == [each for each in EDITION.master_slug if each in HELD[column - 1 :]]
        play(g, f"master {slug}", "end turn")
    assert (len(player(g).played), in_hand(g)) == (4, [])
    on_turn(g, 0, 5)
    here, end = tree_road("master", end=True)
    students(g, 0, end, here)
    goods(g, 0, coins=0)
    play_card(g, "red-joker")
    assert why(g, "perform technology") == "N-6.04a", "a second student does not get there"
    assert (player(g).work, player(g).visited >> EDITION.master_place & 1, player(g).tiles) == (
        work_space("master"),
        1,
        3,
    ), "the marker never goes back, no second cube is laid there, and the ninth tile is laid once"


def test_a_played_master_lies_open_and_books_last_for_the_game() -> None:
    """N-21.04."""
    g = hold(situation(), "bruno", "newton")
    play_master(g, "bruno")
    assert player(g).coins == 6, "a lightning effect is resolved at once"
    goods(g, 0, coins=0)
    by_student_next(g)
    play(g, "master newton")
    for viewer in (0, 1, None):
        assert seen(g, viewer)["seats"][0]["played"] == ["bruno", "newton"]
        assert seen(g, viewer)["seats"][0]["masters_in_hand"] == 2
    for number in range(1, 6):
        upkeep(g, number)
        while g.question.rule() == "N-13.02":
            play(g, legal(g)[0])
        assert book_names(g.books(player(g))) == ["green", "green"]
    assert player(g).coins == 0, "Bruno's coins came once"


def by_student_next(g: Newton) -> None:
    """A second chance in the next turn."""
    play(g, "end turn")
    on_turn(g, 0, 2)
    by_student(g)


def test_permanent_are_the_four_with_books_the_other_sixteen_have_a_lightning_effect() -> None:
    """N-21.04a."""
    lasting = [slug for slug, effect in zip(EDITION.master_slug, EDITION.master_effect, strict=True) if effect.books]
    used = [slug for slug, effect in zip(EDITION.master_slug, EDITION.master_effect, strict=True) if effect.lightning]
    assert sorted(lasting) == sorted(HELD)
    assert len(used) == 16 and not set(used) & set(lasting)


def test_granted_actions_have_their_own_value_whatever_the_desk_shows() -> None:
    """N-21.05, N-4.07."""
    g = hold(situation(), "pascal")
    develop(g, 0, "travel", "travel")
    play_master(g, "pascal")
    goods(g, 0, coins=9)
    steps = 0
    while legal(g, "move"):
        assert why(g, "improve") == "N-12.07a"
        play(g, legal(g, "move")[0])
        steps += 1
    assert steps == 5


def test_granted_actions_may_be_declined_or_used_below_their_value_other_effects_are_compulsory() -> None:
    """N-21.05a."""
    for slug in ("boyle", "browne", "galilei", "halley", "pascal", "huygens", "torricelli", "kepler", "paracelsus"):
        g = hold(situation(), slug)
        goods(g, 0, potions=9)
        play_master(g, slug)
        assert "stop" in legal(g), slug
        play(g, "stop")
        assert g.question.rule() == "N-3.09"
    g = hold(situation(), "kepler")
    play_master(g, "kepler")
    play(g, "step", "stop")
    assert player(g).work == work_space("master") + 1
    g = hold(situation(), "winkelmann")
    play_master(g, "winkelmann")
    assert "stop" not in legal(g) and legal(g, "cube")
    for slug in ("bruno", "cusano", "gilbert", "cavendish"):
        g = hold(situation(), slug)
        play_master(g, slug)
        assert g.question.rule() == "N-3.09", "there is nothing to refuse"


def test_a_new_master_counts_at_once_as_played_and_its_books_are_available_at_once() -> None:
    """N-21.06."""
    here, there = tree_road("invention")
    g = hold(situation(), "halley")
    invention(g, special_on(there), "2 vp per masters, 2 coins per masters")
    students(g, 0, here)
    play_master(g, "halley")
    play(g, f"student {here}-{there}", "stop")
    assert (player(g).vp, player(g).coins) == (2, 2)
    g = hold(situation())
    hand(g, 0, "red-joker")
    play_master(g, "newton")
    assert book_names(g.books(player(g))) == ["green", "green"]


# -- Masters without a choice -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "books", "vp"),
    [
        pytest.param("brahe", ["blue", "blue"], 5, id="N-21.11"),
        pytest.param("fahrenheit", ["wild"], 6, id="N-21.18"),
        pytest.param("leibniz", ["orange", "orange"], 5, id="N-21.27"),
        pytest.param("newton", ["green", "green"], 5, id="N-21.28"),
    ],
)
def test_masters_with_books(slug: str, books: list[str], vp: int) -> None:
    """N-21.11, N-21.18, N-21.27, N-21.28."""
    g = hold(situation(), slug)
    play_master(g, slug)
    assert (g.question.rule(), book_names(g.books(player(g)))) == ("N-3.09", books)
    assert counted(final_scoring(g), 0) == [("N-14.04", vp)]


def test_fahrenheits_book_may_be_another_colour_at_every_use() -> None:
    """N-21.41."""
    g = situation()
    played(g, 0, "fahrenheit")
    goods(g, 0, coins=0, potions=0)
    singles = [name for name in cells() if need_of(name) in ("orange", "blue", "green")]
    assert len({need_of(name) for name in singles}) == 3
    for column, card in [(1, "red-joker"), (2, "red-study")]:
        on_turn(g, 0, column)
        assert [seen(g)["seats"][0]["needs"][name] for name in singles[column - 1 :]] == [0] * (4 - column)
        begin(g, "study", 3, card)
        play(g, f"shelve {singles[column - 1]}", "end turn")
    assert (player(g).laid, player(g).potions) == (2, 0)


@pytest.mark.parametrize(
    ("slug", "coins", "potions", "vp"),
    [pytest.param("bruno", 6, 0, 4, id="N-21.13"), pytest.param("cusano", 0, 3, 4, id="N-21.17")],
)
def test_masters_with_goods(slug: str, coins: int, potions: int, vp: int) -> None:
    """N-21.13, N-21.17."""
    g = hold(situation(), slug)
    play_master(g, slug)
    assert (player(g).coins, player(g).potions, player(g).vp) == (coins, potions, 0)
    assert counted(final_scoring(g), 0) == [("N-14.04", vp)]


def test_gilbert_brings_a_new_student_to_the_start_of_the_tree() -> None:
    """N-21.20."""
    g = hold(situation(), "gilbert")
    play_master(g, "gilbert")
    assert (player(g).reserve(), player(g).students.count(EDITION.tree_start)) == (2, 2)
    g = hold(situation(), "gilbert")
    students(g, 0, START, START, START, START)
    play_master(g, "gilbert")
    assert player(g).students.count(EDITION.tree_start) == 4, "nobody in reserve"
    assert counted(final_scoring(g), 0) == [("N-14.04", 7)]


def test_a_master_end_is_an_end_and_its_student_stays() -> None:
    """N-21.01."""
    here, end = tree_road("master", end=True)
    assert after(end) == []
    assert [way for way in tree_ways(1) if tree_kind(way[1]) == "master"] == [[here, end]], "one on the tree"
    g = hold(situation())
    goods(g, 0, coins=0)
    students(g, 0, here)
    begin(g, "technology", 3)
    play(g, *branches([here, end]))
    assert g.question.rule() == "N-21.02", "with steps to spare"
    assert place_id(MASTER_PLACE) == EDITION.master_place
