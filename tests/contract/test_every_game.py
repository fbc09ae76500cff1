"""One suite over every registered game: what everybody outside `games/` relies on."""

from __future__ import annotations

import json

import pytest

import lincei
from lincei.kernel.chance import seeded
from lincei.kernel.errors import BadOptions, IllegalAction, UnreadableNotation
from tests.contract.cases import TOGETHER, Case, cases, choice, fingerprint, walk

CASES = pytest.mark.parametrize("case", cases(), ids=repr)


@CASES
def test_legal_actions_are_ascending_and_there_is_one_until_the_end(case: Case) -> None:
    for position in walk(case, 1):
        assert position.legal == sorted(set(position.legal))
        assert bool(position.legal) != position.over
        assert position.to_move == (lincei.OVER if position.over else position.waiting[0])


@CASES
def test_every_legal_action_can_be_carried_out(case: Case) -> None:
    for position in walk(case, 2, every=5):
        for action in position.legal:
            after = position.copy()
            after.apply(action)
            case.game.check(after)


@CASES
def test_an_illegal_action_is_refused_and_changes_nothing(case: Case) -> None:
    for position in walk(case, 3, every=7):
        before = fingerprint(position)
        for action in [-1, len(case.game.texts), *case.game.decisions]:
            if action not in position.legal:
                with pytest.raises(IllegalAction):
                    position.apply(action)
        assert fingerprint(position) == before


@CASES
def test_a_copy_has_every_field_and_is_independent(case: Case) -> None:
    rng = seeded(4)
    for position in walk(case, 4, every=9):
        before = fingerprint(position)
        other = position.copy()
        assert fingerprint(other) == before
        while not other.over:
            other.apply(choice(other, rng))
        assert fingerprint(position) == before


@CASES
def test_the_same_seed_gives_the_same_game_and_another_seed_another(case: Case) -> None:
    first, again, other = ([fingerprint(p) for p in walk(case, seed, every=10)] for seed in (5, 5, 6))
    assert first == again
    assert first != other


@CASES
def test_nothing_is_lost_or_doubled_at_any_step_of_random_games(case: Case) -> None:
    for seed in range(7, 12):
        for position in walk(case, seed):
            case.game.check(position)


@CASES
def test_the_score_is_the_sum_of_its_breakdown(case: Case) -> None:
    for position in walk(case, 12, every=3):
        totals = [sum(line.points for line in lines) for lines in position.breakdown()]
        assert totals == position.scores()


@CASES
def test_the_ranking_gives_every_seat_a_place_and_somebody_the_first(case: Case) -> None:
    *_, last = walk(case, 13)
    ranking = last.ranking()
    assert len(ranking) == case.players
    assert min(ranking) == 1
    assert all(place == 1 + sum(other < place for other in ranking) for place in ranking)


@CASES
def test_notation_is_read_as_it_is_written(case: Case) -> None:
    for position in walk(case, 14, every=4):
        for action in position.legal:
            assert case.game.read(position, case.game.write(position, action)) == action


@CASES
def test_every_action_id_has_one_kind_and_notations_are_unique(case: Case) -> None:
    game = case.game
    texts = [text for text in game.texts if text]
    assert len(texts) == len(set(texts))
    first = 0
    for block in game.space:
        assert block.first == first
        first += block.count
        assert all(game.kind(block.first + i) == block.kind for i in range(block.count))
    assert first == len(game.texts)


@CASES
def test_a_text_that_names_no_action_is_unreadable(case: Case) -> None:
    position = case.start(15)
    for text in ("", "   ", "abracadabra", "play", "\x00", "1" * 5000):
        with pytest.raises(UnreadableNotation):
            case.game.read(position, text)


@CASES
def test_a_view_is_json_and_lists_exactly_the_legal_actions_of_the_seat_to_move(case: Case) -> None:
    for position in walk(case, 16, every=15):
        for seat in [None, *range(case.players)]:
            view = json.loads(json.dumps(case.game.view(position, seat)))
            own = case.game.turned(position, seat)
            expected = own.legal if seat is not None and seat in position.waiting else []
            assert [entry["id"] for entry in view["legal"]] == expected
            for entry in view["legal"]:
                assert entry["text"] == case.game.write(position, entry["id"])
                assert entry["touches"], entry
                assert entry["kind"] == case.game.kind(entry["id"])


@CASES
def test_why_not_answers_for_exactly_the_actions_that_are_not_legal(case: Case) -> None:
    for position in walk(case, 17, every=11):
        for action in case.game.decisions:
            refusal = case.game.why_not(position, case.game.write(position, action))
            assert (refusal is None) == (action in position.legal)
            assert refusal is None or refusal.rule, case.game.write(position, action)


@CASES
def test_with_explicit_chance_the_weights_stand_beside_the_outcomes(case: Case) -> None:
    position = case.start(18, explicit_chance=True)
    rng = seeded(18)
    asked = 0
    while not position.over:
        if position.to_move == lincei.CHANCE:
            asked += 1
            weights = position.chances()
            assert len(weights) == len(position.legal)
            assert all(weight > 0 for weight in weights)
        position.apply(choice(position, rng))
        case.game.check(position)
    assert asked > 10


@CASES
def test_answers_given_at_the_same_time_may_come_in_any_order(case: Case) -> None:
    rng = seeded(19)
    met = 0
    for position in walk(case, 19):
        waiting = position.waiting
        if len(waiting) > 1:
            met += 1
            chosen = {seat: choice(case.game.turned(position, seat), rng) for seat in waiting}
            found = []
            for order in (waiting, waiting[::-1]):
                after = position.copy()
                for seat in order:
                    after.turn_to(seat)
                    assert after.to_move == seat
                    after.apply(chosen[seat])
                found.append(fingerprint(after))
            assert found[0] == found[1]
    assert bool(met) == (case.name in TOGETHER and case.players > 1)


@CASES
def test_what_a_seat_answers_at_the_same_time_as_others_shows_to_nobody_else(case: Case) -> None:
    """Until the last answer is in; the walk also stops where some have answered."""
    met = 0
    for position in walk(case, 20):
        for seat in position.waiting if len(position.waiting) > 1 else []:
            own = case.game.turned(position, seat)
            worlds = [own.copy() for _ in {own.legal[0], own.legal[-1]}]
            for world, action in zip(worlds, (own.legal[0], own.legal[-1]), strict=False):
                world.apply(action)
            for other in [None, *range(case.players)]:
                if other != seat:
                    assert len({json.dumps(case.game.view(world, other)) for world in worlds}) == 1
            met += len(worlds) > 1
    assert bool(met) == (case.name in TOGETHER and case.players > 1)


def test_wrong_numbers_of_players_and_unknown_options_are_refused_in_one_line() -> None:
    for name in lincei.games.NAMES:
        game = lincei.load(name)
        for players in (-1, 0, game.least - 1, game.most + 1, 99):
            with pytest.raises(BadOptions, match="players"):
                game.start(players, 1)
        with pytest.raises(BadOptions, match="no option"):
            game.start(game.least, 1, {"colour": "red"})
    with pytest.raises(BadOptions, match="no game"):
        lincei.load("chess")


@CASES
def test_the_board_is_the_same_in_every_view_and_nothing_else_is_left_out_with_it(case: Case) -> None:
    printed = case.game.board(case.start(1))
    for position in walk(case, 1, every=50):
        for seat in (None, *range(case.players)):
            whole, rest = case.game.view(position, seat), case.game.view(position, seat, False)
            table = whole["table"]
            assert isinstance(table, dict)
            assert table.pop("board") == printed
            assert whole == rest
