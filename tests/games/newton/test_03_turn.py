"""Chapter 3: rounds, turns and the card that must be played."""

from __future__ import annotations

import pytest

from lincei.games.newton.state import NONE, Newton
from lincei.games.newton.terms import ACTIONS
from tests.games.newton.table import (
    EDITION,
    GAME,
    cards_with,
    colour,
    course,
    drawn,
    give,
    goods,
    hand,
    lay_out,
    legal,
    on_turn,
    play,
    play_card,
    seen,
    show,
    situation,
    why,
)
from tests.games.newton.turns import (
    EXCHANGE,
    PRICE,
    QUICK,
    WORTH,
    acting,
    answers,
    busy_course,
    card_played,
    exchanged,
    next_turn,
    started,
)

ALL = "lessons,discoveries"


def turns_of(players: int, seed: int, **options: str) -> list[tuple[int, int]]:
    """Round and seat of every turn of a random game, in their order."""
    found: dict[tuple[int, int], int] = {}
    for g, _ in course(players, seed, **options):
        if g.round and g.question.rule() == "N-3.04":
            found[g.round, g.turns] = g.to_move
    return [(number, seat) for (number, _), seat in found.items()]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_six_rounds_of_five_turns_for_everybody_clockwise_from_the_first_player(players: int) -> None:
    """N-3.01, N-3.02, N-3.03."""
    for seed in range(3):
        turns = turns_of(players, seed)
        first = turns[0][1]
        expected = []
        for number in range(1, 7):
            order = [(first + number - 1 + i) % players for i in range(players)]
            expected += [(number, seat) for _ in range(5) for seat in order]
        assert turns == expected
        for seat in range(players):
            assert [s for _, s in turns].count(seat) == 30


def test_every_action_phase_is_followed_by_upkeep() -> None:
    """N-3.01."""
    upkeeps: list[int] = []
    for g, text in course(2, 5):
        if text.startswith("tuck ") and (not upkeeps or upkeeps[-1] != g.round):
            upkeeps.append(g.round)
            assert g.turns == 10, "all have had their five turns"
    assert upkeeps == [1, 2, 3, 4, 5], "in the sixth there is income alone"


def test_exactly_one_card_is_played_on_the_leftmost_empty_column() -> None:
    """N-3.04."""
    g = situation()
    assert answers(g) == [f"play {slug}" for slug in seen(g)["seats"][0]["hand"]]
    assert why(g, "end turn") == "N-3.06", "the card has to be played"
    for column, action in enumerate(ACTIONS, start=1):
        on_turn(g, 0, column)
        play(g, f"play {colour(g, 0, action)}")
        assert seen(g)["seats"][0]["desk"] == [f"red-{each}" for each in ACTIONS[:column]]
        assert why(g, f"play {colour(g, 0, 'joker')}") == "N-3.04", "one card a turn"
        assert legal(g, "play") == []


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_card_offers_one_basic_action_and_one_special_effect(level: int) -> None:
    """N-3.05."""
    action, card = next(
        (a, card) for a in ACTIONS for card in cards_with(level=level, action=a) if card in usable_cards()
    )
    g = situation()
    goods(g, 0, coins=9, potions=9)
    play_card(g, card)
    assert answers(g) == [f"perform {action}", "use effect", "end turn"]
    for other in ACTIONS:
        if other != action:
            assert why(g, f"perform {other}") == "N-3.05"


def usable_cards() -> list[str]:
    """Cards whose effect is used as a whole and has a price in goods."""
    effects = zip(EDITION.card_slug, EDITION.card_effect, strict=True)
    return [slug for slug, effect in effects if effect.used and (effect.coins or effect.potions) and slug]


@pytest.mark.parametrize("symbol", [*ACTIONS, "joker"])
def test_a_starting_card_has_no_special_effect(symbol: str) -> None:
    """N-3.05."""
    g = situation()
    goods(g, 0, coins=9, potions=9)
    play_card(g, colour(g, 0, symbol))
    assert "use effect" not in legal(g)
    assert why(g, "use effect") == "N-3.05"


def test_basic_action_special_effect_or_both_may_be_skipped() -> None:
    """N-3.06."""
    for used in ([], ["use effect"], ["perform work", "stop"], ["perform work", "stop", "use effect"]):
        g = situation(2)
        goods(g, 0, coins=PRICE)
        play_card(g, EXCHANGE)
        play(g, *used, "end turn")
        assert (g.to_move, seen(g)["seats"][0]["desk"]) == (1, [EXCHANGE])
        assert exchanged(g) == (WORTH if "use effect" in used else 0)
        assert (g.seats[0].work, g.seats[0].coins) == (0, 0 if "use effect" in used else PRICE)


def test_a_hand_of_one_useless_card_must_still_be_played_and_may_be_skipped() -> None:
    """N-EC28. N-3.04, N-3.06."""
    g = situation(2)
    useless = colour(g, 0, "lessons")
    hand(g, 0, useless)
    show(g)
    goods(g, 0, coins=0)
    assert legal(g) == [f"play {useless}"]
    assert why(g, "end turn") == "N-3.06"
    play(g, f"play {useless}")
    assert legal(g) == ["end turn"]
    assert why(g, "perform lessons") == "N-8.07"
    play(g, "end turn")
    assert (g.to_move, seen(g)["seats"][0]["desk"], seen(g)["seats"][0]["hand"]) == (1, [useless], [])


def empty_handed(column: int = 4, coins: int = 9) -> Newton:
    """Seat 0 of two has used up its hand: the cards of the columns before lie on its desk."""
    g = situation(2)
    lay_out(g, 0, *[colour(g, 0, action) for action in ACTIONS[: column - 1]])
    hand(g, 0)
    goods(g, 0, coins=coins)
    return on_turn(g, 0, column)


def test_with_an_empty_hand_no_basic_action_is_possible() -> None:
    """N-3.07."""
    g = empty_handed()
    assert answers(g) == ["end turn"]
    assert why(g, f"play {colour(g, 0, 'joker')}") == "N-3.07"
    assert why(g, "perform work") == "N-3.07"
    assert why(g, "use effect") == "N-3.07"


def test_with_an_empty_hand_quick_actions_stay_possible_and_no_card_is_played() -> None:
    """N-3.07a."""
    g = empty_handed(coins=9)
    assert set(QUICK) <= set(legal(g))
    assert why(g, "improve") == "N-12.07a", "there is nothing to improve"
    desk = g.seats[0].desk
    play(g, "buy student", "buy potion", "reveal II")
    assert (g.seats[0].coins, g.seats[0].potions, g.seats[0].reserve()) == (0, 1, 2)
    play(g, "end turn")
    assert (g.seats[0].desk, g.card, g.to_move) == (desk, NONE, 1)


def test_an_empty_hand_stays_empty_until_upkeep() -> None:
    """N-3.08."""
    g = empty_handed(3, coins=33)
    for column in (3, 4, 5):
        on_turn(g, 0, column)
        assert answers(g) == ["end turn"]
        for quick in QUICK:
            play(g, quick)
        assert seen(g)["seats"][0]["hand"] == []
        play(g, "end turn")


def test_with_the_hand_empty_in_turn_4_turns_4_and_5_are_quick_actions_and_upkeep_tucks_one_of_three_cards() -> None:
    """N-EC27. N-3.07, N-3.08."""
    g = empty_handed(4)
    played = seen(g)["seats"][0]["desk"]
    assert len(played) == 3
    for turn in (4, 5):
        assert (g.to_move, answers(g), len(g.seats[0].desk)) == (0, ["end turn"], 3), turn
        play(g, "buy potion", "end turn")
        play(g, answers(g)[0], "end turn")
    assert g.seats[0].potions == 2
    assert g.waiting == [0, 1]
    assert legal(g) == sorted((f"tuck {slug}" for slug in played), key=lambda text: GAME.read(g, text))
    play(g, f"tuck {played[1]}", legal_of(g, 1)[0])
    assert seen(g)["seats"][0]["tucked"] == [played[1]]
    assert seen(g)["seats"][0]["hand"] == [played[0], played[2]]


def legal_of(g: Newton, seat: int) -> list[str]:
    h = GAME.turned(g, seat)
    return [GAME.write(h, action) for action in h.legal]


def test_the_last_card_of_the_hand_may_be_removed_which_empties_the_hand() -> None:
    """N-EC29. N-20.13."""
    (card, *_) = cards_with("pay card: 4 vp, 2 coins")
    g = situation(2)
    hand(g, 0, card, colour(g, 0, "work"))
    goods(g, 0, coins=0)
    play(g, f"play {card}", "use effect")
    assert legal(g) == [f"discard {colour(g, 0, 'work')}"]
    play(g, f"discard {colour(g, 0, 'work')}")
    assert (g.seats[0].vp, g.seats[0].coins, g.seats[0].hand) == (4, 2, ())
    next_turn(g)
    assert answers(g) == ["end turn"], "and so on to the end of the round (N-EC27)"
    assert why(g, "perform work") == "N-3.07"


def test_quick_actions_may_come_before_the_card_is_chosen() -> None:
    """N-3.11."""
    g = situation()
    goods(g, 0, coins=9)
    assert set(QUICK) <= set(legal(g))
    assert why(g, "improve") == "N-12.07a", "but for the one that belongs to the card's action"
    play(g, "buy potion", "reveal III")
    assert answers(g) == [f"play {slug}" for slug in seen(g)["seats"][0]["hand"]]


def test_cards_may_be_revealed_before_choosing_the_card_to_play() -> None:
    """N-EC25. N-3.11."""
    g = situation()
    goods(g, 0, coins=1)
    row = seen(g)["display"]["I"]
    new = [slug for slug in cards_with(level=1)[:15] if slug not in row][:2]
    drawn(g, *[f"card {slug}" for slug in new])
    g.apply(GAME.read(g, "reveal I"))
    play(g, f"play {colour(g, 0, 'lessons')}", "perform lessons", f"take {new[1]}")
    assert new[1] in seen(g)["seats"][0]["hand"]


def test_the_basic_action_of_a_card_is_carried_out_at_most_once() -> None:
    """N-3.14."""
    g = acting("work", 2)
    play(g, "step", "stop")
    assert why(g, "perform work") == "N-3.14"
    play(g, "end turn")
    g = situation()
    goods(g, 0, coins=9)
    play_card(g, colour(g, 0, "joker"))
    play(g, "perform work", "stop")
    for action in ACTIONS:
        assert why(g, f"perform {action}") == "N-3.14"


def test_the_special_effect_is_used_at_most_once_per_play() -> None:
    """N-3.14."""
    g = situation()
    goods(g, 0, coins=9 + 2 * PRICE)
    play_card(g, EXCHANGE)
    play(g, "use effect")
    assert why(g, "use effect") == "N-20.02a"
    play(g, "perform work", "stop")
    assert why(g, "use effect") == "N-20.02a"
    h = on_turn(situation(), 0)
    goods(h, 0, coins=9 + 2 * PRICE)
    for column in (1, 2):
        on_turn(h, 0, column)
        give(h, 0, EXCHANGE)
        play(h, f"play {EXCHANGE}", "use effect")
    assert exchanged(h) == 2 * WORTH, "played again, it works again"


def test_the_turn_ends_when_the_player_says_so_after_the_card() -> None:
    """N-3.20."""
    g = card_played("work", 2, coins=3)
    for text in ("reveal I", "perform work", "step", "stop", "reveal II"):
        play(g, text)
        assert g.to_move == 0
    assert answers(g) == ["end turn"], "even with nothing else to do it is not over before"
    play(g, "end turn")
    assert g.to_move == 1


def test_nothing_unused_carries_over_to_the_next_turn() -> None:
    """N-3.20."""
    g = situation(2)
    goods(g, 0, coins=9)
    play_card(g, EXCHANGE)
    play(g, "improve")
    next_turn(g)
    play_card(g, colour(g, 0, "technology"))
    assert "improve" in legal(g), "the one of the last turn is lost"
    symbols = seen(g)["seats"][0]["values"]["technology"]["total"]
    assert started(play(g, "perform technology")) == symbols
    play(g, "stop")
    assert "use effect" not in legal(g)
    assert why(g, "perform work") == "N-3.14"


@pytest.mark.parametrize("players", [2, 4])
def test_only_the_active_player_acts_and_no_effect_asks_another(players: int) -> None:
    """N-3.21, N-3.21a."""
    asked = set()
    for seed in range(16):
        turn, seat = (0, 0), 0
        for g, _ in busy_course(players, seed, 6, modules=ALL):
            if g.round == 0 or g.question.together():
                continue
            if (g.round, g.turns) != turn:
                turn, seat = (g.round, g.turns), g.to_move
            assert g.waiting == [seat]
            asked.add(g.question.rule())
    assert len(asked) > 12, "there was something to ask"


def test_whoever_is_not_on_turn_is_offered_nothing() -> None:
    """N-3.21."""
    g = card_played("work", 2, coins=9)
    for seat in (1, 2, 3):
        goods(g, seat, coins=9)
        assert GAME.view(g, seat)["legal"] == []
