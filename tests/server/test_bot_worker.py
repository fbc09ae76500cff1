"""What a worker of the bots remembers between two choices."""

from __future__ import annotations

import pytest

from lincei.bots import Bot, Seat, make_bot
from lincei.kernel.errors import IllegalAction
from lincei.server.bot_worker import TABLES, Memory, Misplayed
from lincei.server.case import Answer, Case, Wanted, replayed
from tests.server.bot_games import advance, begin, case_of, come_to, legal


class Made:
    """Makes bots that take the first action, and counts them."""

    def __init__(self) -> None:
        self.seeds: list[int] = []

    def __call__(self, name: str, seed: int) -> Bot:
        self.seeds.append(seed)
        return First()


class First:
    def choose(self, seat: Seat) -> int:
        return seat.legal[0]


def want(case: Case, seat: int, seed: int = 1, bot: str = "first") -> Wanted:
    return Wanted(7, bot, seat, case, seed)


def test_a_table_that_went_on_is_not_played_again() -> None:
    memory = Memory(make_bot)
    record = begin()
    first = memory.know(case_of(record))
    advance(record, 9)
    again = memory.know(case_of(record))
    assert again is first
    assert len(again.record.steps) == 9
    assert again.record.position.legal == record.position.legal


def test_a_table_that_was_taken_back_is_played_again_without_it() -> None:
    memory = Memory(make_bot)
    record = begin()
    advance(record, 9)
    first = memory.know(case_of(record))
    record.undo(4)
    again = memory.know(case_of(record))
    assert again is not first
    assert len(again.record.steps) == 5


def test_a_table_that_took_another_way_is_played_again() -> None:
    memory = Memory(make_bot)
    record = begin()
    advance(record, 5)
    memory.know(case_of(record))
    record.undo(1)
    record.apply(legal(record)[-1])
    assert legal(memory.know(case_of(record)).record) == legal(record)


def test_the_tables_asked_for_last_are_kept() -> None:
    memory = Memory(make_bot)
    record = begin()
    for number in range(TABLES):
        memory.know(case_of(record, f"table {number}"))
    memory.know(case_of(record, "table 0"))
    memory.know(case_of(record, "another"))
    assert len(memory.tables) == TABLES
    assert "table 0" in memory.tables and "table 1" not in memory.tables


def test_a_bot_whose_choice_was_played_goes_on_with_its_plan() -> None:
    made = Made()
    memory = Memory(made)
    record = begin()
    for number in range(12):
        seat = record.position.to_move
        answer = memory.answer(want(case_of(record), seat, seed=number))
        assert answer == Answer(7, legal(record)[0])
        record.apply(legal(record)[0])
    assert len(made.seeds) == 2, "one bot for each seat"


def test_a_bot_whose_choice_was_not_played_is_made_anew() -> None:
    made = Made()
    memory = Memory(made)
    record = begin()
    memory.answer(want(case_of(record), 0, seed=1))
    memory.answer(want(case_of(record), 0, seed=2))
    record.apply(legal(record)[-1])
    come_to(record, 0)
    memory.answer(want(case_of(record), 0, seed=3))
    assert made.seeds == [1, 2, 3]


def test_a_bot_that_comes_back_after_somebody_else_played_its_seat_is_made_anew() -> None:
    made = Made()
    memory = Memory(made)
    record = begin()
    memory.answer(want(case_of(record), 0, seed=1))
    for _ in range(2):  # what it chose, and what somebody chose in its place
        advance(record, 1)
        come_to(record, 0)
    memory.answer(want(case_of(record), 0, seed=2))
    assert made.seeds == [1, 2]


def test_seats_that_choose_together_are_asked_in_any_order() -> None:
    memory = Memory(make_bot)
    record = begin("newton", 3)
    while len(record.position.waiting) < 2:
        advance(record, 1)
    for seat in record.position.waiting[::-1]:
        answer = memory.answer(want(case_of(record), seat, bot="random"))
        assert answer.action is not None
        record.apply(answer.action, None, seat)


def test_what_no_worker_can_choose_is_answered_without_an_action() -> None:
    memory = Memory(make_bot)
    case = case_of(begin())
    assert memory.answer(want(case, 1, bot="random")) == Answer(7)
    assert memory.answer(want(case, 0, bot="deep blue")) == Answer(7)
    assert memory.answer(want(Case("t", "chess", None, 2, 1, {}, [], []), 0, bot="random")) == Answer(7)


def test_a_case_with_a_step_that_is_not_legal_leaves_nothing_behind() -> None:
    memory = Memory(make_bot)
    record = begin()
    memory.know(case_of(record))
    case = case_of(record)
    case.steps.append((0, 10**6, []))
    with pytest.raises(IllegalAction):
        replayed(case)
    assert memory.answer(want(case, 0, bot="random")) == Answer(7)
    assert not memory.tables
    assert memory.answer(want(case_of(record), 0, bot="random")).action in legal(record)


def test_an_illegal_choice_is_not_passed_on() -> None:
    class Cheat:
        def choose(self, seat: Seat) -> int:
            return -1

    memory = Memory(lambda name, seed: Cheat())
    with pytest.raises(Misplayed):
        memory.answer(want(case_of(begin()), 0))
