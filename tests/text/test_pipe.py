"""The game for programs: JSON both ways, and nothing that the seat may not see."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lincei.words import LANGUAGES
from tests.text.runs import COMMAND, PATIENCE, Program, environment, one_line, run

PAIR = ("--players", "human:Anna,random", "--seed", "2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_program_plays_a_whole_game(home: Path, lang: str) -> None:
    with Program(home, *PAIR, "--lang", lang) as program:
        end = program.play()
        assert program.end() == (0, "")
    start = program.said[0]
    assert (start["type"], start["game"], start["lang"]) == ("start", "expo1906", lang)
    assert [seat["kind"] for seat in start["seats"]] == ["human", "random"]
    assert sorted(end["ranking"]) in ([1, 2], [1, 1])
    for score, parts in zip(end["scores"], end["breakdown"], strict=True):
        assert score == sum(part["points"] for part in parts)
    for said in program.said:
        if said["type"] == "event":
            assert said["rule"].startswith("E-")
            assert not said["text"].startswith("expo1906-")
    assert Path(end["record"]).read_text().startswith("lincei record 1")
    assert end["seed"] == 2


def test_only_what_the_seat_may_see_leaves(home: Path) -> None:
    with Program(home, *PAIR) as program:
        program.play()
    for said in program.said:
        if said["type"] == "view":
            hands = [seat["hand"] for seat in said["table"]["seats"]]
            assert hands[said["seat"]] is not None
            assert [hand for seat, hand in enumerate(hands) if seat != said["seat"]] == [None]
        if said["type"] != "end":
            assert "seed" not in json.dumps(said)


BAD = [
    "",
    "{",
    "[]",
    "12",
    "null",
    '{"action": true}',
    '{"action": 1.5}',
    '{"action": "0"}',
    '{"action": -1}',
    '{"action": 99999999999999999999}',
    '{"do": 5}',
    '{"do": ""}',
    '{"do": "play HARP"}',
    '{"do": "play MEETING"}',
    '{"do": "draw steel/copper"}',
    '{"undo": 1}',
    '{"undo": true}',
    '{"redo": true}',
    '{"why": "nothing"}',
    '{"what": 1}',
    '{"action": 0, "do": "stop"}',
    "[" * 60_000,
    "9" * 5000,
    '{"do": "\\ud800"}',
]


def test_bad_answers_are_errors_and_the_question_is_put_again(home: Path) -> None:
    with Program(home, *PAIR) as program:
        view = program.until("view")
        for line in BAD:
            program.write(line)
            error = program.hear()
            assert error["type"] == "error", (line, error)
            assert error["message"]
            assert program.hear() == view
        program.answer(quit=True)
        assert program.end() == (0, "")


def test_undo_redo_and_why(home: Path) -> None:
    with Program(home, *PAIR) as program:
        before = program.until("view")
        assert (before["undo"], before["redo"]) == (False, False)
        program.answer(do="TERMINAL")
        after = program.until("view")
        assert (after["undo"], after["redo"]) == (True, False)
        program.answer(undo=True)
        assert program.hear() | {"action": 0} == {"type": "undone", "seat": 0, "action": 0, "do": "play TERMINAL"}
        again = program.hear()
        assert again == before | {"redo": True}
        program.answer(redo=True)
        assert program.until("view") == after
        program.answer(why="MEETING")
        why = program.hear()
        assert (why["legal"], why["rule"]) == (False, "E-4.01")
        assert program.hear() == after
        program.answer(why="stop")
        assert program.hear()["legal"] is True


def test_several_humans_answer_through_one_pipe(home: Path) -> None:
    with Program(home, "--players", "human,human", "--seed", "3") as program:
        program.play()
        assert program.end()[0] == 0
    assert {said["seat"] for said in program.said if said["type"] == "view"} == {0, 1}


def test_the_input_ends(home: Path) -> None:
    done = run(home, "play", "--json", *PAIR, typed='{"do": "TERMINAL"}\n')
    assert done.returncode == 1
    assert "--resume" in one_line(done.stderr)
    assert all(json.loads(line) for line in done.stdout.splitlines())


def test_a_game_of_bots_needs_no_answers(home: Path) -> None:
    done = run(home, "play", "--json", "--players", "random,random", "--seed", "1")
    said: list[dict[str, Any]] = [json.loads(line) for line in done.stdout.splitlines()]
    assert {each["type"] for each in said} == {"start", "event", "end"}


def test_the_program_in_the_documentation_plays(home: Path) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "json.md").read_text(encoding="utf-8")
    program = page.split("```python\n")[1].split("```")[0]
    program = program.replace('["lincei",', f"{COMMAND!r} + [").replace("greedy", "random")
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment(home),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert not done.stderr
    assert len(json.loads(done.stdout)) == 2
