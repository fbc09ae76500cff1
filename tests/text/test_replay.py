"""Replays: the whole record through a pipe, step by step in a terminal, and as JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from lincei import Record, load, random_record, read_record, saves
from lincei.words import LANGUAGES, Words
from tests.text.runs import Terminal, one_line, run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "a game.lincei"
    path.write_text(random_record(load("expo1906"), 3, 5))
    return path


def length(path: Path) -> int:
    return len(read_record(path.read_text(), lambda name, _: load(name)).steps)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_through_a_pipe_everything_is_printed(home: Path, record: Path, lang: str) -> None:
    done = run(home, "replay", record, "--lang", lang)
    assert done.returncode == 0
    assert not done.stderr
    numbers = [int(number) for number in re.findall(r"(?m)^(\d+)\. Random \d", done.stdout)]
    assert numbers == list(range(1, length(record) + 1))
    assert Words(lang, "expo1906").say("lincei-final-score") in done.stdout
    assert not home.exists()


def test_a_replay_begins_where_it_is_told_to(home: Path, record: Path) -> None:
    last = length(record)
    done = run(home, "replay", record, "--step", str(last - 2), "--seat", "2")
    numbers = [int(number) for number in re.findall(r"(?m)^(\d+)\. Random \d", done.stdout)]
    assert numbers == [last - 2, last - 1, last]
    assert "In hand:" in done.stdout
    assert "In hand:" not in run(home, "replay", record, "--step", str(last - 2)).stdout
    for wrong in (["--step", str(last + 1)], ["--seat", "0"], ["--seat", "4"], ["--step", "x"]):
        bad = run(home, "replay", record, *wrong)
        assert bad.returncode == 2
        one_line(bad.stderr)


def test_an_unfinished_game_ends_with_the_score_so_far(home: Path, tmp_path: Path) -> None:
    game = load("expo1906")
    begun = Record(game, 2, 1, {}, ["human:Anna", "somebody from elsewhere"])
    begun.apply(begun.position.legal[0])
    saves.save(tmp_path / "begun", begun)
    done = run(home, "replay", tmp_path / "begun")
    assert done.returncode == 0
    assert "Score so far" in done.stdout
    assert "somebody from elsewhere" in done.stdout


def test_as_json_each_action_has_its_events_and_a_view(home: Path, record: Path) -> None:
    done = run(home, "replay", record, "--json", "--seat", "1")
    said = [json.loads(line) for line in done.stdout.splitlines()]
    steps = length(record)
    assert said[0]["type"] == "start"
    assert said[0]["seed"] == 5
    assert [each["number"] for each in said if each["type"] == "action"] == list(range(1, steps + 1))
    views = [each for each in said if each["type"] == "view"]
    assert [view["number"] for view in views] == list(range(steps + 1))
    for view in views:
        assert [seat["hand"] is not None for seat in view["table"]["seats"]] == [True, False, False]
    assert (said[-1]["type"], said[-1]["over"]) == ("end", True)
    assert said[-1]["record"] == str(record)


def test_step_by_step_in_a_terminal(home: Path, record: Path) -> None:
    last = length(record)
    with Terminal(home, "replay", record, TERM="dumb") as terminal:
        terminal.until(rf"\[0/{last}\] ")
        terminal.type("\r")
        assert "1. Random" in terminal.until(rf"\[1/{last}\] ")
        terminal.type("7\r")
        jumped = terminal.until(rf"\[7/{last}\] ")
        assert "7. Random" in jumped
        assert "Patent Office" in jumped
        terminal.type("b\r")
        assert "6. Random" in terminal.until(rf"\[6/{last}\] ")
        terminal.type("t\r")
        assert "Patent Office" in terminal.until(rf"\[6/{last}\] ")
        terminal.type("nonsense\r")
        assert "next action" in terminal.until(rf"\[6/{last}\] ")
        terminal.type("99999\r")
        assert "next action" in terminal.until(rf"\[6/{last}\] ")
        terminal.type("0\r")
        terminal.until(rf"\[0/{last}\] ")
        terminal.type("b\r")
        terminal.until(rf"\[0/{last}\] ")
        terminal.type("e\r")
        assert "Final score" in terminal.until(rf"\[{last}/{last}\] ")
        terminal.type("\r")
        assert "last action" in terminal.until(rf"\[{last}/{last}\] ")
        terminal.type("q\r")
        assert terminal.end()[0] == 0


def test_to_the_end_in_a_terminal_and_ctrl_c(home: Path, record: Path) -> None:
    with Terminal(home, "replay", record, "--to-end", TERM="dumb") as terminal:
        code, said = terminal.end()
    assert code == 0
    assert "Final score" in said
    with Terminal(home, "replay", record, TERM="dumb") as terminal:
        terminal.until(r"\[0/\d+\] ")
        code, said = terminal.interrupt()
    assert code == 130
    assert "Traceback" not in said
