"""Nothing that a seat may not see is in its view, in what a bot imagines, or in the log."""

from __future__ import annotations

import json

import pytest

from lincei.bots import Seat, make_bot
from lincei.kernel.chance import seeded
from tests.contract.cases import OPEN, Case, cases, fingerprint, walk

CASES = pytest.mark.parametrize("case", cases(), ids=repr)


@CASES
def test_two_worlds_a_seat_cannot_tell_apart_give_it_the_same_bytes(case: Case) -> None:
    rng = seeded(1)
    hidden = 0
    for position in walk(case, 1, every=6):
        for seat in range(case.players):
            seen = json.dumps(case.game.view(position, seat))
            other = case.game.determinise(position, seat, rng)
            assert json.dumps(case.game.view(other, seat)) == seen
            other.rng = position.rng
            hidden += fingerprint(other) != fingerprint(position)
    if case.name in OPEN:
        assert not hidden
    else:
        assert hidden > 5 or case.players == 1, "the worlds were never different: the test shows nothing"


@CASES
def test_an_imagined_world_is_whole_and_can_be_played_to_its_end(case: Case) -> None:
    rng = seeded(2)
    for position in walk(case, 2, every=40):
        before = fingerprint(position)
        for number in position.waiting:
            seat = Seat(case.game, position, number)
            world = seat.imagine(rng)
            assert world.to_move == number
            assert world.legal == seat.legal
            while not world.over:
                case.game.check(world)
                world.apply(world.legal[rng.below(len(world.legal))])
        assert fingerprint(position) == before


@CASES
def test_the_true_generator_never_reaches_an_imagined_world(case: Case) -> None:
    rng = seeded(3)
    for position in walk(case, 3, every=25):
        world = case.game.determinise(position, 0, rng)
        assert world.rng.state != position.rng.state


@CASES
def test_a_spectator_sees_no_more_than_every_seat(case: Case) -> None:
    for position in walk(case, 4, every=20):
        public = case.game.view(position, None)
        assert public["legal"] == []
        table = json.loads(json.dumps(public["table"]))
        for seat in range(case.players):
            own = json.loads(json.dumps(case.game.view(position, seat)["table"]))
            assert agree(table, own), "a spectator sees something else than a seat"


def agree(public: object, own: object) -> bool:
    """Whether everything public stands in a seat's own table too; what is hidden is None in public."""
    if public is None:
        return True
    if isinstance(public, dict) and isinstance(own, dict):
        return public.keys() == own.keys() and all(agree(part, own[key]) for key, part in public.items())
    if isinstance(public, list) and isinstance(own, list):
        return len(public) == len(own) and all(agree(a, b) for a, b in zip(public, own, strict=True))
    return public == own


@CASES
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_chooses_the_same_in_worlds_it_cannot_tell_apart(case: Case, name: str) -> None:
    """With the generator of its own, a bot's choice depends on nothing but what its seat may see."""
    rng = seeded(5)
    for position in walk(case, 5, every=60):
        for seat in position.waiting:
            other = case.game.determinise(position, seat, rng)
            choices = {make_bot(name, 1).choose(Seat(case.game, world, seat)) for world in (position, other)}
            assert len(choices) == 1
