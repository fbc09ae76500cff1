"""Chapter 16: specialisations, development and income tiles."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import Newton
from lincei.games.newton.terms import ACTIONS, INCOMES
from tests.games.newton.boards import (
    bare,
    begin,
    branches,
    end_movement,
    next_upkeep,
    reach,
    special_on,
    tree_kind,
    tree_ways,
    work_space,
)
from tests.games.newton.layout import specialisation
from tests.games.newton.table import (
    EDITION,
    board_of,
    colour,
    course,
    develop,
    goods,
    income_tiles,
    legal,
    marker,
    on_turn,
    play,
    play_card,
    player,
    scientist,
    seen,
    students,
    why,
)

SPACE = work_space("specialisation")
FULL_DRAWERS = ["travel", "travel", "lessons", "lessons", "technology"]
FULL_SLOTS = ["vp", "vp", "coins", "coins", "coins"]


def drawers(g: Newton, seat: int = 0) -> list[str]:
    found: list[str] = seen(g)["seats"][seat]["drawers"]
    return found


def slots(g: Newton, seat: int = 0) -> list[str]:
    found: list[str] = seen(g)["seats"][seat]["slots"]
    return found


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_only_ending_a_movement_on_a_specialisation_triggers_it(steps: int) -> None:
    """N-16.01."""
    g = bare()
    specialisation(g, EDITION.work_special[SPACE], "develop study")
    marker(g, 0, SPACE - 1 if steps else SPACE)
    begin(g, "work", 2)
    play(g, *["step"] * steps)
    end_movement(g)
    assert drawers(g).count("study") == (1 if steps == 1 else 0)
    way = next(way for way in tree_ways(2) if [tree_kind(s) for s in way[1:]] == ["specialisation", "plain"])
    g = bare()
    specialisation(g, special_on(way[1]), "develop study")
    students(g, 0, way[0] if steps else way[1])
    begin(g, "technology", 2)
    play(g, *branches(way)[:steps])
    end_movement(g)
    assert drawers(g).count("study") == (1 if steps == 1 else 0)


def test_the_specialisation_stays_on_the_board_for_everybody() -> None:
    """N-16.01."""
    g = bare()
    for seat in (0, 1):
        on_turn(g, seat)
        goods(g, seat, coins=0)
        reach(g, "develop study")
        play(g, "end turn")
    assert [drawers(g, seat) for seat in range(4)] == [["study"], ["study"], [], []]


@pytest.mark.parametrize("action", ACTIONS)
def test_the_development_tile_shown_is_taken_from_its_stack(action: str) -> None:
    """N-16.02."""
    g = reach(bare(), f"develop {action}")
    assert (drawers(g), slots(g)) == ([action], [])
    assert seen(g)["developments"] == {other: 4 - (other == action) for other in ACTIONS}


@pytest.mark.parametrize("kind", INCOMES)
def test_the_income_tile_shown_is_taken_from_its_stack(kind: str) -> None:
    """N-16.02."""
    g = reach(bare(), f"income {kind}")
    assert (drawers(g), slots(g)) == ([], [kind])
    assert seen(g)["incomes"] == {other: 4 - (other == kind) for other in INCOMES}


def test_a_question_mark_lets_the_player_take_any_development_or_income_tile() -> None:
    """N-16.03."""
    g = reach(bare(), "choice")
    assert legal(g) == [f"develop {action}" for action in ACTIONS] + [f"income {kind}" for kind in INCOMES]
    for action in ACTIONS:
        h = g.copy()
        play(h, f"develop {action}")
        assert (drawers(h), slots(h)) == ([action], [])
    for kind in INCOMES:
        h = g.copy()
        play(h, f"income {kind}")
        assert (drawers(h), slots(h)) == ([], [kind])


@pytest.mark.parametrize("seed", [1, 2])
def test_the_choice_cannot_be_changed_later(seed: int) -> None:
    """N-16.04."""
    before: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), ())] * 4
    taken = 0
    for g, _ in course(4, seed, masters="dealt", modules="lessons,discoveries"):
        for seat, p in enumerate(g.seats):
            was = before[seat]
            assert p.drawers[: len(was[0])] == was[0] or len(p.drawers) == 5
            assert p.incomes[: len(was[1])] == was[1] or p.slots() == 0
            taken += (p.drawers, p.incomes) != was
            before[seat] = (p.drawers, p.incomes)
    assert taken > 0


def test_with_a_free_place_no_older_tile_can_be_given_back() -> None:
    """N-16.04."""
    g = bare()
    develop(g, 0, "travel")
    income_tiles(g, 0, "vp")
    reach(g, "choice")
    assert not [text for text in legal(g) if text.startswith("give-back")]
    play(g, "develop study")
    assert (drawers(g), slots(g)) == (["travel", "study"], ["vp"])
    assert legal(g) == ["end turn"]


@pytest.mark.parametrize("action", ACTIONS)
def test_a_development_tile_adds_a_symbol_to_every_later_value(action: str) -> None:
    """N-16.05."""
    g = bare()
    board_of(g, 0, next(ACTIONS[symbol] for symbol in EDITION.board_symbol if ACTIONS[symbol] != "work"))
    before = {each: seen(g)["seats"][0]["values"][each]["total"] for each in ACTIONS}
    reach(g, f"develop {action}")
    for _ in range(3):
        after = {each: seen(g)["seats"][0]["values"][each]["total"] for each in ACTIONS}
        assert after == {each: before[each] + (each == action) for each in ACTIONS}
        next_upkeep(g)


def test_a_value_counts_every_development_tile_of_its_action() -> None:
    """N-16.05."""
    g = bare()
    for column in (1, 2, 3):
        on_turn(g, 0, column)
        scientist(g, 0, "basel")
        before = seen(g)["seats"][0]["values"]["travel"]["total"]
        play_card(g, colour(g, 0, "joker"))
        play(g, "perform travel")
        assert g.question.args(g)["left"] == before + 1
        play(g, "stop")
        on_turn(g, 0, column)
        reach(g, "develop travel")
        assert seen(g)["seats"][0]["values"]["travel"]["total"] == before + 1


def test_no_drawer_is_chosen_and_none_makes_a_difference() -> None:
    """N-16.05a."""
    values = []
    for order in (["travel", "study"], ["study", "travel"]):
        g = bare()
        for column, action in enumerate(order, start=1):
            on_turn(g, 0, column)
            reach(g, f"develop {action}")
            assert legal(g) == ["end turn"], "nothing was asked"
        values.append(seen(g)["seats"][0]["values"])
    assert values[0] == values[1]


@pytest.mark.parametrize(("kind", "gains"), [("vp", (2, 0, 0)), ("coins", (0, 2, 0)), ("potion", (0, 0, 1))])
def test_an_income_tile_gives_2_vp_or_2_coins_or_1_potion_at_every_upkeep(
    kind: str, gains: tuple[int, int, int]
) -> None:
    """N-16.06."""
    g = reach(bare(), f"income {kind}")
    assert (player(g).vp, player(g).coins, player(g).potions) == (0, 0, 0), "nothing at once"
    assert player(g).slots() == 4
    assert [next_upkeep(g) for _ in range(5)] == [gains] * 5


def test_with_all_drawers_full_an_older_tile_may_be_exchanged_or_the_new_one_renounced() -> None:
    """N-16.07."""
    g = bare()
    develop(g, 0, *FULL_DRAWERS)
    reach(g, "develop study")
    assert legal(g) == [f"give-back development {a}" for a in ("technology", "travel", "lessons")] + ["stop"]
    h = g.copy()
    play(h, "stop")
    assert (drawers(h), seen(h)["developments"]["study"]) == (FULL_DRAWERS, 4)
    before = seen(g)["seats"][0]["values"]
    play(g, "give-back development lessons")
    assert sorted(drawers(g)) == sorted(["travel", "travel", "lessons", "technology", "study"])
    after = seen(g)["seats"][0]["values"]
    assert after["lessons"]["total"] == before["lessons"]["total"] - 1
    assert after["study"]["total"] == before["study"]["total"] + 1


def test_with_all_slots_full_an_income_tile_may_be_exchanged_or_the_new_one_renounced() -> None:
    """N-16.07."""
    g = bare()
    income_tiles(g, 0, *FULL_SLOTS)
    reach(g, "income potion")
    assert legal(g) == ["give-back income vp", "give-back income coins", "stop"]
    h = g.copy()
    play(h, "stop")
    assert (slots(h), next_upkeep(h)) == (FULL_SLOTS, (4, 6, 0))
    play(g, "give-back income vp")
    assert sorted(slots(g)) == sorted(["vp", "coins", "coins", "coins", "potion"])
    assert next_upkeep(g) == (2, 6, 1)


def test_a_question_mark_with_full_places_leads_to_the_same_exchange() -> None:
    """N-16.03, N-16.07."""
    g = bare()
    develop(g, 0, *FULL_DRAWERS)
    income_tiles(g, 0, *FULL_SLOTS)
    reach(g, "choice")
    h = g.copy()
    play(g, "develop study")
    assert legal(g) == [f"give-back development {a}" for a in ("technology", "travel", "lessons")] + ["stop"]
    play(h, "income potion")
    assert legal(h) == ["give-back income vp", "give-back income coins", "stop"]


def test_an_exchanged_tile_returns_to_its_stack() -> None:
    """N-16.08."""
    g = bare()
    develop(g, 0, *FULL_DRAWERS)
    reach(g, "develop study")
    assert (seen(g)["developments"]["travel"], seen(g)["developments"]["study"]) == (2, 4)
    play(g, "give-back development travel")
    assert (seen(g)["developments"]["travel"], seen(g)["developments"]["study"]) == (3, 3)
    g = bare()
    income_tiles(g, 0, *FULL_SLOTS)
    reach(g, "income potion")
    play(g, "give-back income coins")
    assert seen(g)["incomes"] == {"vp": 2, "coins": 2, "potion": 3}


@pytest.mark.parametrize("effect", [*[f"develop {action}" for action in ACTIONS], *[f"income {i}" for i in INCOMES]])
def test_an_empty_stack_gives_nothing(effect: str) -> None:
    """N-16.09."""
    verb, kind = effect.split()
    g = bare()
    (develop if verb == "develop" else income_tiles)(g, 1, *[kind] * 4)
    reach(g, effect)
    assert (drawers(g), slots(g), legal(g)) == ([], [], ["end turn"])
    g = bare()
    (develop if verb == "develop" else income_tiles)(g, 1, *[kind] * 4)
    reach(g, "choice")
    assert why(g, effect) == "N-16.09"
    assert len(legal(g)) == 7, "the other stacks remain"


def test_several_tiles_of_a_type_may_be_held_and_taking_is_compulsory() -> None:
    """N-16.10."""
    g = bare()
    develop(g, 0, "study", "study")
    income_tiles(g, 0, "vp")
    for column, effect in enumerate(("develop study", "income vp"), start=1):
        on_turn(g, 0, column)
        reach(g, effect)
        assert legal(g) == ["end turn"], "taken without a question"
    assert (drawers(g), slots(g)) == (["study"] * 3, ["vp"] * 2)
    on_turn(g, 0, 3)
    reach(g, "choice")
    assert "stop" not in legal(g)


# -- edge cases ---------------------------------------------------------------------------------------------------


def test_a_work_specialisation_gives_nothing_while_all_4_work_tiles_are_on_study_boards() -> None:
    """N-EC33. N-16.09."""
    g = bare()
    develop(g, 1, "work", "work", "work")
    develop(g, 2, "work")
    reach(g, "develop work")
    assert (drawers(g), legal(g)) == ([], ["end turn"])
    assert seen(g)["seats"][0]["values"]["work"]["drawers"] == 0


def test_a_tile_given_back_from_five_full_drawers_can_be_won_again() -> None:
    """N-EC34. N-16.07, N-16.08."""
    g = bare()
    develop(g, 0, "travel", "travel", "travel", "travel", "lessons")
    reach(g, "develop study")
    assert legal(g) == ["give-back development travel", "give-back development lessons", "stop"]
    play(g, "give-back development travel")
    assert (sorted(drawers(g)), seen(g)["developments"]["travel"]) == (sorted(["travel"] * 3 + ["lessons", "study"]), 1)
    play(g, "end turn")
    on_turn(g, 1)
    goods(g, 1, coins=0)
    reach(g, "develop travel")
    assert (drawers(g, 1), seen(g)["developments"]["travel"]) == (["travel"], 0)
