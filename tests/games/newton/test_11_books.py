"""Chapter 11: prerequisites and books."""

from __future__ import annotations

import pytest

from lincei.games.newton.actions import OBJECTIVE_NAMES
from lincei.games.newton.state import Newton
from tests.games.newton.boards import (
    base_cards,
    before_objective,
    begin,
    book_names,
    books,
    cells,
    need_of,
    objective_action,
    objective_books,
    penniless,
)
from tests.games.newton.layout import ancient, masters, played, university
from tests.games.newton.table import (
    EDITION,
    card_id,
    cards_with,
    cell_id,
    give,
    goods,
    lay_out,
    legal,
    on_turn,
    play,
    play_card,
    player,
    scientist,
    seen,
    tuck,
    upkeep,
    visit,
    why,
)

ONE_BLUE = next(cell for cell in cells("blue") if need_of(cell) == "blue")
BLUE_CARD = next(
    slug
    for slug in base_cards(1)
    if book_names(EDITION.card_books[card_id(slug)]) == ["blue"] and slug not in cards_with(action="study")
)


def study(g: Newton, coins: int = 3, potions: int = 0, card: str = "") -> Newton:
    """Seat 0 has begun a Study action of value 3; with 3 coins it is asked even where no space is open."""
    goods(g, 0, coins=coins, potions=potions)
    return begin(g, "study", 3, card)


def test_book_spaces_ask_for_books_or_a_university_or_an_ancient_land_objectives_for_4_books() -> None:
    """N-11.01."""
    for cell in cells():
        i = cell_id(cell)
        asked = [EDITION.need_books[i] > 0, EDITION.need_university[i] >= 0, EDITION.need_ancient[i] >= 0]
        assert asked.count(True) == 1
    assert [len(objective_books(slot)) for slot in OBJECTIVE_NAMES] == [4] * 6
    assert "wild" not in [name for slot in OBJECTIVE_NAMES for name in objective_books(slot)]


def test_a_university_is_met_by_an_own_cube_where_its_tile_lies() -> None:
    """N-11.02."""
    cell = cells("university II")[0]
    for tile_at, cube_at, by, rule in (
        ("bologna", "bologna", 0, ""),
        ("bologna", "paris", 0, "N-9.03"),
        ("paris", "paris", 0, ""),
        ("bologna", "bologna", 1, "N-9.03"),
    ):
        g = penniless()
        university(g, tile_at, "II")
        visit(g, by, cube_at)
        assert why(study(g), f"shelve {cell}") == rule
    g = penniless()
    university(g, "bologna", "II")
    scientist(g, 0, "bologna")
    assert why(study(g), f"shelve {cell}") == "N-9.03", "the scientist alone is no visit"


def test_an_ancient_land_is_met_by_an_own_cube_where_its_tile_lies() -> None:
    """N-11.02."""
    cell = cells("ancient")[0]
    mark = need_of(cell).split()[1]
    other = next(place for place in EDITION.ancients if EDITION.place_slug[place] != "athenai")
    for cube_at, rule in (("athenai", ""), (EDITION.place_slug[other], "N-9.03")):
        g = penniless()
        ancient(g, "athenai", mark)
        visit(g, 0, cube_at)
        assert why(study(g), f"shelve {cell}") == rule


def test_a_book_is_available_on_the_own_desk_or_on_a_played_master() -> None:
    """N-11.03."""
    assert why(study(penniless()), f"shelve {ONE_BLUE}") == "N-9.03"
    g = penniless()
    lay_out(g, 0, BLUE_CARD)
    assert why(study(g), f"shelve {ONE_BLUE}") == ""
    g = penniless()
    played(g, 0, "brahe")
    assert why(study(g), f"shelve {ONE_BLUE}") == ""
    g = penniless()
    lay_out(g, 1, BLUE_CARD)
    played(g, 1, "brahe")
    assert why(study(g), f"shelve {ONE_BLUE}") == "N-9.03", "those of others do not count"
    g = penniless()
    masters(g, 0, "brahe", "kepler", "boyle", "pascal")
    assert why(study(g), f"shelve {ONE_BLUE}") == "N-9.03", "nor does a Master in hand"


def test_the_card_just_played_counts_but_neither_hand_nor_tucked_cards() -> None:
    """N-11.03a."""
    g = penniless()
    give(g, 0, BLUE_CARD)
    assert why(study(g), f"shelve {ONE_BLUE}") == "N-9.03", "in hand"
    g = penniless()
    tuck(g, 0, BLUE_CARD)
    assert why(study(g), f"shelve {ONE_BLUE}") == "N-9.03", "tucked"
    g = penniless()
    play_card(g, BLUE_CARD)
    assert seen(g)["seats"][0]["books"] == {"orange": 0, "blue": 1, "green": 0, "wild": 0}


def test_books_of_tucked_cards_are_lost_and_cards_back_in_hand_show_none() -> None:
    """N-11.04."""
    g = penniless()
    lay_out(g, 0, BLUE_CARD)
    played(g, 0, "newton")
    upkeep(g)
    play(g, f"tuck {BLUE_CARD}")
    assert (g.round, seen(g)["seats"][0]["tucked"]) == (2, [BLUE_CARD])
    on_turn(g, 0)
    assert seen(g)["seats"][0]["books"] == {"orange": 0, "blue": 0, "green": 2, "wild": 0}
    assert why(study(g), f"shelve {ONE_BLUE}") == "N-9.03"


def test_books_are_not_used_up() -> None:
    """N-11.05."""
    with_blue = [cell for cell in cells("") if "blue" in need_of(cell).split()]
    assert len(with_blue) > 1
    g = penniless()
    lay_out(g, 0, BLUE_CARD)
    for column, cell in enumerate(with_blue[:2], start=2):
        on_turn(g, 0, column)
        lacking = len(need_of(cell).split()) - 1
        study(g, coins=0, potions=lacking)
        play(g, f"shelve {cell}", "end turn")
        assert player(g).potions == 0, "only the other books were paid for"
    assert seen(g)["seats"][0]["books"]["blue"] == 1


def test_one_green_book_serves_a_study_space_and_an_objective_later_in_the_round() -> None:
    """N-EC21. N-11.05."""
    cell = next(cell for cell in cells("green") if need_of(cell) == "green")
    slot = next(slot for slot in OBJECTIVE_NAMES if "green" in objective_books(slot))
    g = penniless()
    books(g, 0, "green", besides="study")
    study(g, coins=0)
    play(g, f"shelve {cell}", "end turn")
    on_turn(g, 0, 3)
    goods(g, 0, potions=3)
    play(g, before_objective(g, slot, value=2))
    assert player(g).potions == 0, "three books were missing, not four"


def two_blue() -> tuple[str, list[str]]:
    """An objective space that asks for two blue books, and its other books."""
    slot = next(slot for slot in OBJECTIVE_NAMES if objective_books(slot).count("blue") == 2)
    return slot, [name for name in objective_books(slot) if name != "blue"]


@pytest.mark.parametrize(("wild", "potions", "legal_now"), [(0, 0, False), (1, 0, True), (0, 1, True)])
def test_two_blue_are_two_symbols_a_blue_and_a_wild_one_or_a_blue_and_a_potion(
    wild: int, potions: int, legal_now: bool
) -> None:
    """N-EC20. N-11.06."""
    slot, others = two_blue()
    g = penniless()
    if wild:
        played(g, 0, "fahrenheit")
    books(g, 0, *others, "blue", besides=objective_action(slot))
    on_turn(g, 0, 5)
    goods(g, 0, potions=potions)
    step = before_objective(g, slot)
    assert (step in legal(g)) == legal_now
    if legal_now:
        play(g, step)
        assert player(g).potions == 0


def test_within_one_prerequisite_each_book_symbol_counts_once() -> None:
    """N-11.06."""
    slot, others = two_blue()
    for blue in (1, 2):
        g = penniless()
        books(g, 0, *others, *["blue"] * blue, besides=objective_action(slot))
        on_turn(g, 0, 5)
        assert seen(g)["seats"][0]["objectives"][slot]["potions"] == 2 - blue


def test_a_wild_book_is_of_any_colour_chosen_anew_at_each_use() -> None:
    """N-11.07."""
    singles = [cell for cell in cells() if need_of(cell) in ("orange", "blue", "green")]
    assert {need_of(cell) for cell in singles} == {"orange", "blue", "green"}
    doubles = [cell for cell in cells() if len(need_of(cell).split()) == 2 and EDITION.need_books[cell_id(cell)]]
    g = penniless()
    played(g, 0, "fahrenheit")
    for column, cell in enumerate(singles[:3], start=1):
        on_turn(g, 0, column)
        study(g)
        assert all(why(g, f"shelve {double}") == "N-9.03" for double in doubles), "it is one book only"
        play(g, f"shelve {cell}", "end turn")
    assert player(g).laid == 3
