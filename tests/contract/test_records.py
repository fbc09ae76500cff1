"""The record is the game: it round-trips, takes back, and replays under any generator."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import lincei
from lincei import Record, random_record, read_record, write_record
from lincei.contract import Game
from lincei.kernel.chance import seeded
from lincei.kernel.errors import BadRecord
from tests.contract.cases import Case, cases, choice, fingerprint
from tools.renew_digests import digest

CASES = pytest.mark.parametrize("case", cases(), ids=repr)
FIXTURES = Path(__file__).parent / "records"


def load(name: str, digest: str) -> Game:
    return lincei.load(name)


def played(case: Case, seed: int, actions: int = 10**6) -> Record:
    record = Record(case.game, case.players, seed, case.options, ["random"] * case.players)
    rng = seeded(seed)
    while not record.position.over and len(record.steps) < actions:
        waiting = record.position.waiting
        seat = waiting[rng.below(len(waiting))]
        record.apply(choice(case.game.turned(record.position, seat), rng), None, seat)
    return record


@CASES
def test_a_record_is_read_as_it_was_written_finished_or_not(case: Case) -> None:
    for actions in (0, 1, 20, 77, 10**6):
        record = played(case, 1, actions)
        text = write_record(record)
        again = read_record(text, load)
        assert write_record(again) == text
        assert fingerprint(again.position) == fingerprint(record.position)


@CASES
def test_a_record_read_back_goes_on_as_the_game_would_have(case: Case) -> None:
    """Chance results are read, yet the generator moves on with them."""
    whole = played(case, 2)
    half = read_record(write_record(played(case, 2, len(whole.steps) // 2)), load)
    for step in whole.steps[len(half.steps) :]:
        half.apply(step.action, None, step.seat)
    assert write_record(half) == write_record(whole)


@CASES
def test_a_record_replays_under_another_generator(case: Case) -> None:
    """A later version may draw otherwise: the written chance results count."""
    text = write_record(played(case, 3))
    other = text.replace("\nseed 3\n", "\nseed 4\n")
    assert other != text
    assert read_record(other, load).position.scores() == read_record(text, load).position.scores()


@CASES
def test_undo_goes_back_to_the_undo_line_and_redo_forward_again(case: Case) -> None:
    record = Record(case.game, case.players, 5, case.options, ["random"] * case.players)
    rng = seeded(5)
    undone = 0
    while not record.position.over and len(record.steps) < 300:
        seat = record.position.to_move
        before = fingerprint(record.position)
        action = choice(record.position, rng)
        announced = case.game.irreversible(record.position, action)
        record.apply(action)
        assert record.can_undo(seat) != announced
        if not announced:
            after = fingerprint(record.position)
            record.undo()
            assert fingerprint(record.position) == before
            record.redo()
            assert fingerprint(record.position) == after
            undone += 1
    assert undone > 5


@CASES
def test_a_new_action_forgets_what_was_taken_back(case: Case) -> None:
    record = played(case, 6, 30)
    others: list[int] = []
    while not others:
        record.apply(record.position.legal[0])
        if record.can_undo(record.steps[-1].seat):
            taken = record.steps[-1].action
            record.undo()
            others = [action for action in record.position.legal if action != taken]
            if not others:
                record.redo()
    record.apply(others[0])
    assert record.undone == []


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.txt")), ids=lambda path: path.name)
def test_what_earlier_versions_wrote_is_still_readable(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text, load)
    assert record.position.over
    assert f"\nscores {' '.join(map(str, record.position.scores()))}\n" in text


def test_the_same_games_come_out_on_every_machine_interpreted_and_compiled() -> None:
    """One digest over many random games for each case; both engines are held to the same file."""
    expected = tomllib.loads((FIXTURES / "digests.toml").read_text(encoding="utf-8"))
    assert {repr(case): digest(case) for case in cases()} == expected, "python -m tools.renew_digests, if it is meant"


GOOD = random_record(lincei.load("expo1906"), 2, 1)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: not a record"),
        ("lincei record 2\n", "line 1: not a record"),
        ("\x00\x01", "line 1: not a record"),
        ("lincei record 1\n", "no set-up"),
        (GOOD.replace("game expo1906", "game chess"), "line 1: there is no game 'chess'"),
        (GOOD.replace("players 2", "players 9"), "line 1: expo1906 takes 1 to 4 players, not 9"),
        (GOOD.replace("players 2", "players two"), "line 1: players 'two' is not a number"),
        (GOOD.replace("seed 1\n", "seed --1\n"), "line 1: seed '--1' is not a number"),
        (GOOD.replace("seat 1 ", "option  red\nseat 1 "), "incomplete"),
        (GOOD.replace("seed 1\n", ""), "line 1: the header has no 'seed'"),
        (GOOD.replace("seat 1 ", "option colour red\nseat 1 "), "no option 'colour'"),
        (GOOD.replace("seed 1\n", "seed 1\nseed 1\n"), "line 7: twice"),
        (GOOD.replace("setup [", "setup [draw steel/manual, "), "line 10: the chance results do not fit"),
        (GOOD.replace("\n1: ", "\n2: ", 1), "is to move"),
        (GOOD.replace("play ", "pley ", 1), "is not an action of expo1906"),
        (GOOD.replace("\nscores ", "\nscores 1"), "by the rules it is"),
        (GOOD.replace("]", "", 1), "line"),
        (GOOD + "1: stop\n", "the game is over before 'stop'"),
    ],
)
def test_a_broken_record_says_in_which_line_and_why(text: str, said: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text, load)
    assert said in str(caught.value)
    assert str(caught.value).startswith("line ")
    assert "\n" not in str(caught.value)


def test_a_record_of_another_edition_is_refused() -> None:
    digest = lincei.load("expo1906").digest
    with pytest.raises(BadRecord, match="played with edition"):
        read_record(GOOD.replace(digest, "0" * 16), load)
