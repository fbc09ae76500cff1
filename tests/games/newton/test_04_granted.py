"""Chapter 4: the value of actions that tiles and Masters grant, and of actions performed."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import Newton
from tests.games.newton.boards import branches, places, special_on, tree_kind, tree_ways, work_space
from tests.games.newton.layout import invention, masters, token
from tests.games.newton.table import (
    EDITION,
    GAME,
    cards_with,
    develop,
    goods,
    legal,
    marker,
    play,
    scientist,
    seen,
    shelve,
    situation,
    space_id,
    students,
    tuck,
    visit,
    why,
)
from tests.games.newton.turns import (
    acting,
    answers,
    card_played,
    clear_tokens,
    play_with_value,
    token_of,
    travels,
    under_the_card,
    ways,
)
from tests.games.newton.windows import on_invention, with_master


@pytest.mark.parametrize(
    ("effect", "steps"), [("1 potion, travel 3", 3), ("2 vp per ancients, technology 1 per ancients", 1)]
)
def test_a_basic_action_of_an_invention_has_its_printed_value_whatever_the_desk_shows(effect: str, steps: int) -> None:
    """N-4.07."""
    action = "travel" if "travel" in effect else "technology"
    g = acting("work", 1)
    clear_tokens(g)
    develop(g, 0, action, action, action)
    visit(g, 0, *places("ancient")[:1])
    invention(g, EDITION.work_special[work_space("invention")], effect)
    marker(g, 0, work_space("invention") - 1)
    play(g, "step")
    goods(g, 0, coins=0)
    for _ in range(steps):
        assert "stop" in answers(g), "or any lower one"
        play(g, answers(g)[0])
    assert legal(g, "move") + legal(g, "branch") == []


def test_a_basic_action_of_a_master_has_its_printed_value_whatever_the_desk_shows() -> None:
    """N-4.07."""
    g = with_master("kepler")
    marker(g, 0, 0)
    develop(g, 0, "work", "work", "work")
    for step in range(6):
        assert g.seats[0].work == step
        play(g, "step")
    assert (g.seats[0].work, answers(g)) == (6, ["end turn"])


def test_lessons_and_study_of_an_invention_reach_level_and_row_3_without_symbols() -> None:
    """N-4.07."""
    g = on_invention("2 vp, lessons 3")
    assert {EDITION.card_level[card] for card in taken(g)} == {1, 2, 3}
    g = acting("work", 1)
    goods(g, 0, potions=9)
    invention(g, EDITION.work_special[work_space("invention")], "2 coins, study 3")
    marker(g, 0, work_space("invention") - 1)
    play(g, "step")
    assert {text[-1] for text in legal(g, "shelve")} == {"1", "2", "3"}


def taken(g: Newton) -> list[int]:
    """The cards that may be taken."""
    return [EDITION.card_slug.index(text.removeprefix("take ")) for text in legal(g, "take")]


def test_a_second_tile_is_not_laid_in_a_study_granted_while_the_card_that_allows_it_lies_there() -> None:
    """N-4.08: family 4."""
    g = modified("pay 3 coins: second-tile", "study", "paracelsus")
    play(g, "perform study", next(text for text in legal_after(g, "perform study") if text.startswith("shelve ")))
    asked = GAME.view(g, 0)["asked"]
    assert isinstance(asked, dict)
    assert asked["args"] == {"left": 2, "price": 3}, "the card's own Study goes on"
    assert g.seats[0].laid == 10


def test_a_prerequisite_is_not_ignored_in_a_study_granted_while_the_card_that_allows_it_lies_there() -> None:
    """N-4.08: family 10."""
    g = modified("pay 4 coins: ignore-need", "study", "paracelsus")
    goods(g, 0, coins=9, potions=0)
    play(g, "perform study")
    assert legal(g, "shelve-paid") == []
    assert {why(g, f"shelve-paid {cell}") for cell in seen(g)["seats"][0]["needs"]} == {"N-20.15"}


def test_no_extra_cube_is_laid_in_a_travel_granted_while_the_card_that_allows_it_lies_there() -> None:
    """N-4.08: family 11."""
    master = EDITION.place_slug[EDITION.master_place]
    here, _ = next(way for way in ways(0) if way[1] == master)
    g = card_played("travel", 1, 9, cards_with("pay 2 coins: extra-cube", "travel")[0])
    clear_tokens(g)
    masters(g, 0, "paracelsus", "newton", "bruno", "brahe")
    scientist(g, 0, here)
    play(g, "perform travel", f"travel {master}", "stop", "master paracelsus", "perform travel")
    way = next(w for tolls in ((0, 0), (1, 0), (0, 1)) for w in ways(*tolls) if w[0] == master and w[2] in cubes())
    play(g, *travels(way))
    assert legal(g, "move"), "a step is left"
    assert why(g, f"cube {way[2]}") == "N-7.06"


def cubes() -> list[str]:
    """Places where a cube triggers nothing."""
    return places("university") + places("ancient")


def legal_after(g: Newton, text: str) -> list[str]:
    h = g.copy()
    play(h, text)
    return legal(h)


def modified(effect: str, action: str, master: str) -> Newton:
    """A card with a modifier has laid the ninth tile, which lets a Master be played: it grants an action."""
    g = card_played(action, 3, 9, cards_with(effect, action)[0])
    masters(g, 0, master, "newton", "bruno", "brahe")
    goods(g, 0, potions=20)
    cells = [text.removeprefix("shelve ") for text in legal_after(g, "perform study") if text.startswith("shelve ")]
    shelve(g, 0, *sorted(cells, key=lambda cell: (-int(cell[1]), cell))[:8])
    play(g, "perform study")
    play(g, next(text for text in legal(g, "shelve") if text.endswith("1")), f"master {master}")
    return g


def test_tokens_of_a_granted_technology_are_not_doubled() -> None:
    """N-4.08: family 5."""
    way = next(w for w in tree_ways(1) if tree_kind(w[1]) == "invention")
    bonus = next(w for w in tree_ways(1) if tree_kind(w[1]) == "bonus")
    g = card_played("technology", 1, 0, cards_with("double-tokens")[0])
    slug, vp = token_of("vp")
    clear_all_but(g, bonus[1], slug)
    invention(g, special_on(way[1]), "2 vp per ancients, technology 1 per ancients")
    visit(g, 0, *places("ancient")[:1])
    students(g, 0, way[0], bonus[0])
    play(g, "perform technology", *branches(way), *branches(bonus))
    assert (g.seats[0].vp, answers(g)) == (2 + vp, ["end turn"])


def clear_all_but(g: Newton, space: str, slug: str) -> None:
    """One token lies on this space of the tree, none elsewhere."""
    wanted = EDITION.tree_bonus[space_id(space)]
    token(g, wanted, slug)
    for bonus in range(18):
        if bonus != wanted and g.token_at[bonus] >= 0:
            token(g, bonus, None)


def test_an_action_performed_has_its_full_value_however_little_of_it_was_used() -> None:
    """N-4.09: symbols, Joker and the paid +1 count, one step is enough."""
    g = under_the_card("after travel 3: take any", "travel", 3)
    play(g, legal(g, "move")[0], "stop")
    assert "use special" in legal(g)
    g = under_the_card("after travel 3: take any", "travel", 2)
    play(g, legal(g, "move")[0], "stop")
    assert why(g, "use special") == "NL-3.07"
    g = under_the_card("after travel 3: take any", "travel", 2)
    goods(g, 0, coins=2)
    play(g, "improve", legal(g, "move")[0], "stop")
    assert "use special" in legal(g)


def test_work_at_the_end_of_the_track_is_performed_by_its_coins_alone() -> None:
    """N-4.09."""
    g = situation(4, 1, modules="lessons")
    tuck(g, 0, cards_with(special="after work 1: 1 potion")[0])
    marker(g, 0, EDITION.work_end)
    play_with_value(g, "work", 1)
    play(g, "perform work")
    assert "use special" in legal(g)
