"""In a terminal: of any size, with Ctrl-C and Ctrl-D, several people at one keyboard, and bots that take their time."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from lincei.text import console
from lincei.text.console import Console, Thinking
from tests.text.runs import Terminal

PAIR = ("play", "--players", "human:Anna,random", "--seed", "2")
PROMPT = r"\n> "


def plain(text: str) -> str:
    """Without what line editing writes."""
    return re.sub(r"\x1b\[[?0-9;]*[a-zA-Z]", "", text)


@pytest.mark.parametrize("term", ["xterm", "dumb", ""])
def test_a_turn_in_a_terminal(home: Path, term: str) -> None:
    with Terminal(home, *PAIR, TERM=term) as terminal:
        assert "which card do you play?" in terminal.until(PROMPT if term == "dumb" else "> ")
        terminal.type("TERMINAL\r")
        assert "Anna plays Terminal. (E-3.03)" in terminal.until("Stop here .*\n(.*\n)?.*> ")
        terminal.type("quit\r")
        code, said = terminal.end()
    assert code == 0
    assert "--resume" in said
    if term != "xterm":
        assert "\x1b" not in said


def test_ctrl_c_at_the_prompt(home: Path) -> None:
    with Terminal(home, *PAIR) as terminal:
        terminal.until("> ")
        terminal.type("TERMINAL\r")
        terminal.until("Stop here .*\n(.*\n)?.*> ")
        code, said = terminal.interrupt()
    assert code == 130
    assert "--resume" in said
    assert "Traceback" not in said


def test_ctrl_d_leaves_the_game(home: Path) -> None:
    with Terminal(home, *PAIR) as terminal:
        terminal.until("> ")
        terminal.type("TERMINAL\r")
        terminal.until("Stop here .*\n(.*\n)?.*> ")
        terminal.type("\x04")
        code, said = terminal.end()
    assert code == 0
    assert "--resume" in said


@pytest.mark.parametrize("columns", [1, 20, 40])
def test_a_tiny_terminal_gets_folded_text_instead_of_drawings(home: Path, columns: int) -> None:
    with Terminal(home, *PAIR, size=(5, columns), TERM="dumb") as terminal:
        said = terminal.until("> ")
        terminal.type("1\r")
        said += terminal.until(r"\[stop\](.*\n)*> ")
        terminal.type("quit\r")
        assert terminal.end()[0] == 0
    assert "─" not in said
    assert max(len(line) for line in said.splitlines()) <= max(columns, 24)


def test_people_at_one_keyboard_hand_it_over(home: Path) -> None:
    with Terminal(home, "play", "--players", "human:Anna,human:Bob", "--seed", "3") as terminal:
        first = plain(terminal.until("looking"))
        assert "hand:" not in first
        terminal.type("\r")
        shown = plain(terminal.until("> "))
        assert shown.count("In hand:") == 1
        assert "\n" * 24 in shown
        terminal.type("SKYSCRAPER\r")
        second = plain(terminal.until("looking"))
        assert ("Bob, it" in second) == ("Anna, it" in first)
        assert "In hand:" not in second
        terminal.type("\r")
        assert "plays Skyscraper" in plain(terminal.until("> "))
        terminal.type("\x04")
        assert terminal.end()[0] == 0


def test_a_bot_that_takes_its_time_shows_a_sign(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(console, "PATIENCE", 0.0)
    at_terminal = Console()
    at_terminal.tty, at_terminal.dumb = True, False
    thinking = Thinking(at_terminal, "Bob is thinking …")
    with thinking:
        while not thinking.said:
            time.sleep(0.001)
    assert capsys.readouterr().out == "Bob is thinking …\r" + " " * 17 + "\r"
    monkeypatch.setattr(console, "PATIENCE", 1000.0)
    with Thinking(at_terminal, "Bob is thinking …"):
        pass
    at_terminal.tty = False
    with Thinking(at_terminal, "Bob is thinking …"):
        pass
    assert capsys.readouterr().out == ""
