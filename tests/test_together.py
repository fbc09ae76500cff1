"""Seats that choose at the same time, in a small game of its own."""

from __future__ import annotations

import itertools
import json
from typing import cast

import pytest

import lincei
from lincei import Record, read_record, write_record
from lincei.bots import Seat
from lincei.contract import Game
from lincei.kernel.chance import seeded
from lincei.kernel.errors import BadRecord, IllegalAction
from lincei.kernel.events import EVERYBODY
from lincei.kernel.position import Position
from tests.contract.cases import fingerprint

if lincei.COMPILED:
    pytest.skip("a compiled engine takes no game from outside", allow_module_level=True)

from tests.draft import BOW, GAME, GO, STAY, Draft, draft


def load(name: str, digest: str) -> Game:
    return GAME


def start(players: int = 3) -> Draft:
    return draft(GAME.start(players, 1))


def begin(players: int = 3) -> Record:
    return Record(GAME, players, 1, {}, ["human"] * players)


def best(position: Position, seat: int) -> int:
    return max(draft(position).hands[seat])


def test_all_seats_of_the_run_wait_ascending_and_the_lowest_is_to_move() -> None:
    position = start(4)
    assert position.waiting == [0, 1, 2, 3]
    assert position.to_move == 0
    position.apply(position.legal[0])
    assert position.waiting == [1, 2, 3]
    assert position.to_move == 1


def test_a_question_asked_alone_waits_for_its_seat_only() -> None:
    position = start(2)
    while position.question.together():
        position.apply(position.legal[0])
    assert position.waiting == [0] == [position.to_move]
    assert position.legal == [BOW, STAY, GO]


@pytest.mark.parametrize("order", list(itertools.permutations(range(4))))
def test_answers_in_any_order_give_the_same_position(order: tuple[int, ...]) -> None:
    expected, position = start(4), start(4)
    wanted = [best(expected, seat) for seat in range(4)]
    for seat in range(4):
        expected.apply(wanted[seat])
    for answered, seat in enumerate(order):
        position.turn_to(seat)
        assert position.to_move == seat
        assert position.legal == sorted(position.hands[seat])
        assert position.waiting == sorted(order[answered:])
        position.apply(wanted[seat])
        assert position.to_move == min(order[answered + 1 :], default=0)
    assert fingerprint(position) == fingerprint(expected)
    assert position.kept == [[card] for card in wanted]
    assert position.waiting == [0, 1, 2, 3], "the next choice is asked of all again"


def test_turning_about_before_answering_leaves_the_lowest_seat_next() -> None:
    position = start(4)
    for seat in (2, 3, 1, 3):
        position.turn_to(seat)
        assert position.waiting == [0, 1, 2, 3]
    position.apply(position.legal[0])
    assert [frame.seat for frame in position.asked()] == [2, 1, 0]


def test_turning_to_the_seat_on_top_changes_nothing() -> None:
    position = start()
    before = fingerprint(position)
    position.turn_to(0)
    assert fingerprint(position) == before


def test_a_seat_that_is_not_asked_is_not_turned_to() -> None:
    position = start()
    position.turn_to(1)
    position.apply(position.legal[0])
    before = fingerprint(position)
    for seat in (1, 3, 7, -1, -2):
        with pytest.raises(IllegalAction, match=rf"seat {seat + 1} is not asked now"):
            position.turn_to(seat)
    assert fingerprint(position) == before


def test_a_seat_that_is_not_asked_is_not_turned_to_when_the_game_is_over() -> None:
    position = start(1)
    while not position.over:
        position.apply(position.legal[0])
    assert position.waiting == []
    with pytest.raises(IllegalAction):
        position.turn_to(0)


def test_a_record_with_answers_out_of_order_is_read_as_it_was_written() -> None:
    record = begin()
    for seat in (2, 0, 1):
        assert record.apply(best(record.position, seat), None, seat).seat == seat
    record.apply(best(record.position, 1), seat=1)
    text = write_record(record)
    assert [line[0] for line in text.splitlines() if line[1:2] == ":"] == ["3", "1", "2", "2"]
    again = read_record(text, load)
    assert write_record(again) == text
    assert fingerprint(again.position) == fingerprint(record.position)


def test_a_line_of_a_seat_that_has_answered_is_refused() -> None:
    record = begin()
    record.apply(best(record.position, 1), seat=1)
    text = write_record(record)
    again = [line for line in text.splitlines() if line.startswith("2: ")]
    with pytest.raises(BadRecord, match=r"seat 1 is to move, not 2"):
        read_record(text + again[0] + "\n", load)


def test_an_answer_given_together_is_secret_and_cannot_be_taken_back() -> None:
    record = begin()
    while record.position.question.together():
        seat = record.position.waiting[-1]
        assert GAME.irreversible(GAME.turned(record.position, seat), best(record.position, seat))
        step = record.apply(best(record.position, seat), None, seat)
        assert step.secret
        assert step.line
        assert not any(record.can_undo(each) for each in range(3))
    assert not record.apply(STAY).secret


def test_an_answer_given_together_stands_when_the_same_seat_is_asked_next() -> None:
    alone = begin(1)
    assert alone.position.waiting == [0]
    step = alone.apply(best(alone.position, 0))
    assert alone.position.to_move == step.seat == 0
    assert step.line


def test_undo_plays_again_what_was_answered_out_of_order() -> None:
    record = begin(2)
    while record.position.question.together():
        record.apply(best(record.position, 1), seat=1)
        record.apply(best(record.position, 0), seat=0)
    before = fingerprint(record.position)
    record.apply(BOW)
    after = fingerprint(record.position)
    assert record.can_undo(0)
    record.undo()
    assert fingerprint(record.position) == before
    assert record.redo().action == BOW
    assert fingerprint(record.position) == after


def test_an_answer_taken_back_is_done_again_by_its_own_seat() -> None:
    record = begin()
    record.apply(best(record.position, 2), seat=2)
    after = fingerprint(record.position)
    record.undo()
    assert record.position.waiting == [0, 1, 2]
    assert record.redo().seat == 2
    assert fingerprint(record.position) == after


def test_each_waiting_seat_sees_its_own_question_and_choices() -> None:
    position = start()
    before = fingerprint(position)
    for seat in range(3):
        view = GAME.view(position, seat)
        legal = cast(list[dict[str, object]], view["legal"])
        assert [entry["id"] for entry in legal] == sorted(position.hands[seat])
        assert view["waiting"] == [0, 1, 2]
        assert view["to_move"] == seat
        assert view["asked"] == {"seat": seat, "message": "draft-ask-keep", "rule": "D-1.02", "args": {}}
    assert GAME.view(position, None)["legal"] == []
    assert fingerprint(position) == before


def test_who_has_been_turned_to_shows_in_no_view() -> None:
    position, turned = start(), start()
    turned.turn_to(2)
    for seat in (None, 0, 1, 2):
        assert GAME.view(turned, seat) == GAME.view(position, seat)


def test_what_a_seat_answers_shows_in_no_other_view() -> None:
    first, second = start(), start()
    first.turn_to(1)
    second.turn_to(1)
    first.apply(first.legal[0])
    second.apply(second.legal[-1])
    for seat in (None, 0, 2):
        assert json.dumps(GAME.view(first, seat)) == json.dumps(GAME.view(second, seat))
    assert GAME.view(first, 1) != GAME.view(second, 1)


def test_a_bot_that_waits_below_the_top_is_given_its_own_choices() -> None:
    position = start()
    for number in range(3):
        seat = Seat(GAME, position, number)
        assert seat.legal == sorted(position.hands[number])
        world = seat.imagine(seeded(1))
        assert world.to_move == number
        assert world.legal == seat.legal
    position.apply(position.legal[0])
    assert Seat(GAME, position, 0).legal == []
    assert position.to_move == 1


def test_an_event_may_be_for_one_seat_only() -> None:
    record = begin()
    event = record.apply(best(record.position, 1), seat=1).events[0]
    assert event.seen_by == 1
    assert event.visible_to(1)
    assert not event.visible_to(0)
    assert not event.visible_to(None)
    record.position.tell("draft-over", "D-1.04", {})
    assert record.position.events[-1].seen_by == EVERYBODY
