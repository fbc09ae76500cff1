"""Master Lessons, chapters NL-1 and NL-2: set-up, the two new kinds of cards, and double cards."""

from __future__ import annotations

from lincei.games.counting import bits
from lincei.games.newton.rules.lessons import PerformLesson
from lincei.games.newton.state import Newton
from lincei.games.newton.terms import ACTIONS, BASE_SIZE, LEVEL_SIZE, START_CARDS
from tests.games.newton.boards import begin, play_master
from tests.games.newton.layout import masters, objective, objective_with
from tests.games.newton.table import (
    EDITION,
    board_of,
    card_id,
    cards_with,
    counted,
    develop,
    final_scoring,
    give,
    goods,
    lay_out,
    legal,
    marker,
    on_turn,
    play,
    play_card,
    player,
    seen,
    show,
    situation,
    tuck,
    upkeep,
    why,
)

DOUBLES = [
    slug
    for card, slug in enumerate(EDITION.card_slug)
    if EDITION.card_module[card] and not EDITION.card_special[card].clauses
]
SPECIALS = [slug for card, slug in enumerate(EDITION.card_slug) if EDITION.card_special[card].clauses]


def table() -> Newton:
    """Seat 0 on turn in a game with the module; no symbol is printed but the one for Technology, no coin is there."""
    g = situation(modules="lessons")
    goods(g, 0, coins=0)
    board_of(g, 0, "technology")
    return g


def actions(slug: str) -> list[str]:
    return [ACTIONS[action] for action in EDITION.card_actions[card_id(slug)]]


def equal(action: str = "") -> str:
    return next(slug for slug in DOUBLES if len(actions(slug)) == 1 and action in actions(slug)[0])


def different(*two: str) -> str:
    return next(slug for slug in DOUBLES if set(actions(slug)) == set(two))


def value(g: Newton, action: str) -> int:
    """The value of this action as the view shows it: all visible symbols."""
    total: int = seen(g)["seats"][0]["values"][action]["total"]
    return total


def begun(g: Newton, action: str) -> int:
    """Perform this action of the card played; the value with which it starts."""
    play(g, f"perform {action}")
    left = g.question.args(g)["left"]
    assert isinstance(left, int)
    return left


# -- NL-1 ---------------------------------------------------------------------------------------------------------


def test_thirty_cards_ten_of_each_level_are_shuffled_into_the_decks() -> None:
    """NL-1.01, NL-1.01a. Each deck then has 25 cards."""
    assert [len([s for s in [*DOUBLES, *SPECIALS] if EDITION.card_level[card_id(s)] == n]) for n in (1, 2, 3)] == [
        10
    ] * 3
    for modules, size in [("lessons", LEVEL_SIZE), ("", BASE_SIZE)]:
        shown: set[int] = set()
        for seed in range(40):
            g = situation(seed=seed, modules=modules)
            assert [bits(g.unseen[level]) + len(g.display[level]) for level in range(3)] == [size] * 3
            assert {deck["cards"] for deck in seen(g)["decks"].values()} == {size - 3}
            shown |= {card for row in g.display for card in row}
        mixed = any(EDITION.card_module[card] for card in shown)
        assert mixed == (modules == "lessons")


def test_double_cards_have_two_symbols_and_special_cards_one_and_a_special_action() -> None:
    """NL-1.02."""
    assert len(DOUBLES) + len(SPECIALS) == 30
    for slug in DOUBLES:
        symbols = EDITION.card_symbols[card_id(slug)]
        assert sum(symbols >> 6 * action & 63 for action in range(5)) == 2
    for slug in SPECIALS:
        symbols = EDITION.card_symbols[card_id(slug)]
        assert sum(symbols >> 6 * action & 63 for action in range(5)) == 1
        assert len(actions(slug)) == 1
        assert EDITION.card_special[card_id(slug)].used


def test_they_are_action_cards_in_every_respect() -> None:
    """NL-1.03: they count for N-19.10, may be discarded, taken by Lessons, tucked."""
    double, special = different("work", "travel"), SPECIALS[0]
    g = table()
    give(g, 0, double, special)
    objective(g, "work", objective_with("3 vp per 2 cards at most 15"))
    h = g.copy()
    marker(h, 0, EDITION.work_end)
    assert counted(final_scoring(h), 0) == [("N-14.03", 3)]
    h = g.copy()
    play_card(h, cards_with("pay card: 4 vp, 2 coins")[0])
    play(h, "use effect")
    assert {f"discard {double}", f"discard {special}"} <= set(legal(h))
    lay_out(g, 0, double, special)
    upkeep(g)
    assert sorted(legal(g, "tuck")) == sorted([f"tuck {double}", f"tuck {special}"])
    g = table()
    show(g, double, special)
    begin(g, "lessons", EDITION.card_level[card_id(double)])
    play(g, f"take {double}")
    assert card_id(double) in player(g).hand


def test_special_cards_have_neither_books_nor_a_special_effect() -> None:
    """NL-1.04. Double cards may have one."""
    for slug in SPECIALS:
        assert not EDITION.card_effect[card_id(slug)].clauses
        assert not EDITION.card_books[card_id(slug)]
    g = table()
    goods(g, 0, coins=9)
    play_card(g, SPECIALS[0])
    assert "use effect" not in legal(g)
    assert g.books(player(g)) == 0
    with_book = next(slug for slug in DOUBLES if EDITION.card_books[card_id(slug)])
    g = table()
    play_card(g, with_book)
    assert g.books(player(g)) == EDITION.card_books[card_id(with_book)]


# -- NL-2 ---------------------------------------------------------------------------------------------------------


def test_two_equal_symbols_start_from_2_plus_all_other_visible_ones() -> None:
    """NL-2.01."""
    for others in (0, 1, 3):
        g = table()
        develop(g, 0, *["work"] * others)
        play_card(g, equal("work"))
        assert legal(g, "perform") == ["perform work"]
        assert begun(g, "work") == 2 + others


def test_an_equal_pair_for_study_played_first_gives_study_2_and_tucked_2_from_then_on() -> None:
    """NL-EC02. NL-2.01."""
    pair = equal("study")
    g = table()
    goods(g, 0, potions=9)
    play_card(g, pair)
    assert begun(g, "study") == 2
    g = table()
    lay_out(g, 0, pair)
    upkeep(g)
    play(g, f"tuck {pair}")
    for number in (2, 3):
        assert (g.round, value(g, "study")) == (number, 2)
        on_turn(g, 0)
        goods(g, 0, potions=9)
        play_card(g, "red-study")
        assert begun(g, "study") == 3
        lay_out(g, 0, ["red-joker", "red-work"][number - 2])
        upkeep(g)
        play(g, f"tuck {['red-joker', 'red-work'][number - 2]}")


def test_of_two_different_symbols_one_action_is_chosen_with_value_1_plus_the_others() -> None:
    """NL-2.02."""
    slug = different("work", "travel")
    for action, other in [("work", "travel"), ("travel", "work")]:
        g = table()
        develop(g, 0, "travel", "travel")
        play_card(g, slug)
        assert legal(g, "perform") == ["perform work", "perform travel"]
        assert begun(g, action) == (1 if action == "work" else 3)
        play(g, "stop")
        assert why(g, f"perform {other}") == "N-3.14", "never both"


def test_a_tucked_equal_pair_counts_2_for_its_action() -> None:
    """NL-2.03."""
    g = table()
    pair = equal("lessons")
    before = {action: value(g, action) for action in ACTIONS}
    tuck(g, 0, pair)
    assert {a: value(g, a) - before[a] for a in ACTIONS} == {a: 2 * (a == "lessons") for a in ACTIONS}
    show(g, cards_with(level=3)[0])
    play_card(g, "red-lessons")
    assert begun(g, "lessons") == 3


def test_a_tucked_different_pair_counts_1_for_each_of_its_actions() -> None:
    """NL-2.04."""
    g = table()
    before = {action: value(g, action) for action in ACTIONS}
    tuck(g, 0, different("work", "study"))
    assert {a: value(g, a) - before[a] for a in ACTIONS} == {a: int(a in ("work", "study")) for a in ACTIONS}
    play_card(g, "red-work")
    assert begun(g, "work") == 2


def test_a_double_card_on_the_desk_counts_both_symbols_in_later_turns_of_the_round() -> None:
    """NL-2.05."""
    g = table()
    play_card(g, equal("work"))
    play(g, "end turn")
    on_turn(g, 0, 2)
    play_card(g, "red-work")
    assert begun(g, "work") == 3


def test_a_work_travel_card_makes_later_work_and_travel_cards_worth_2_on_the_desk_and_tucked() -> None:
    """NL-EC01. NL-2.02, NL-2.05."""
    slug = different("work", "travel")
    for place in (lay_out, tuck):
        for action in ("work", "travel"):
            g = table()
            place(g, 0, slug)
            on_turn(g, 0, 2)
            play_card(g, f"red-{action}")
            assert begun(g, action) == 2


def test_the_quick_action_adds_1_to_a_double_card_as_usual() -> None:
    """NL-2.06."""
    g = table()
    goods(g, 0, coins=2)
    play_card(g, equal("work"))
    play(g, "improve")
    assert (begun(g, "work"), player(g).coins) == (3, 0)
    g = table()
    goods(g, 0, coins=2)
    play_card(g, different("work", "travel"))
    play(g, "perform travel", "improve")
    assert g.question.args(g)["left"] == 2


def test_under_descartes_the_symbols_of_a_double_card_count_as_if_it_were_played() -> None:
    """NL-2.07."""
    slug = next(slug for slug in DOUBLES if EDITION.card_level[card_id(slug)] == 1 and "travel" in actions(slug))
    other = next(action for action in actions(slug) if action != "travel")
    for choice in (other, "travel"):
        g = table()
        masters(g, 0, "descartes", "brahe", "leibniz", "newton")
        develop(g, 0, "travel")
        show(g, slug, *cards_with(level=1, action="work")[:1])
        play_master(g, "descartes")
        goods(g, 0, potions=9)
        play(g, f"take {slug}")
        offered = legal(g, "perform")
        assert offered == [f"perform {action}" for action in ACTIONS if action in actions(slug)]
        have = value(g, choice)
        assert begun(g, choice) == have + 1
        play(g, "stop")
        assert g.question.rule() == "N-3.09", "one action of the two"
    g = table()
    develop(g, 0, "work")
    g.ask(PerformLesson(0, card_id(equal("work"))))  # our equal pairs are no level I cards: as if one had been taken
    g.settle()
    assert begun(g, "work") == 1 + 2


def test_without_the_module_none_of_its_cards_is_in_the_game() -> None:
    """NL-1.01."""
    g = situation()
    cards = [START_CARDS + LEVEL_SIZE * level + i for level in range(3) for i in range(LEVEL_SIZE)]
    unseen = [
        card for card in cards if g.unseen[(card - START_CARDS) // LEVEL_SIZE] >> (card - START_CARDS) % LEVEL_SIZE & 1
    ]
    assert not [card for card in [*unseen, *g.display[0], *g.display[1], *g.display[2]] if EDITION.card_module[card]]
