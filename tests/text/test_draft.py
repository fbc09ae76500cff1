"""What text mode makes of seats that choose together and of choices beside the question, in a small game of its own."""

from __future__ import annotations

import io
import itertools
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

import lincei
from lincei import Record
from lincei.saves import Place
from lincei.text.client import OVER, Client
from lincei.text.commands import NotUnderstood, read_action
from lincei.text.console import Console
from lincei.text.menu import listed, menu
from lincei.text.players import read_players
from lincei.text.replay import Projector, put_all
from lincei.text.session import Session
from lincei.words import Words

if lincei.COMPILED:
    pytest.skip("a compiled engine takes no game from outside", allow_module_level=True)

from tests.draft import BOW, GAME, GO, STAY

WORDS = Words("en", "draft")


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small game's drawings, each a single line."""
    module = ModuleType("lincei.text.draft")
    vars(module).update(
        INTRO="draft-intro",
        draw=lambda view, words, names, plain, ascii, boards: ["THE TABLE"],
        draw_turn=lambda view, before, words, names, plain, ascii: ["THE TURN"],
        draw_board=lambda view, seat, words, names, plain, ascii: ["THE BOARD"],
        shows_board=lambda touches: f"card.{BOW}" in touches,
    )
    monkeypatch.setitem(sys.modules, "lincei.text.draft", module)


def session(players: str) -> Session:
    seated = read_players(players.split(","))
    record = Record(GAME, len(seated), 1, {}, [player.spec for player in seated])
    return Session(GAME, record, seated, Place(Path("/dev/null"), nowhere="a test"), WORDS)


def drafted(s: Session) -> Session:
    """On to the first question that is asked alone; answers come from the highest seat down."""
    while s.position.question.together():
        seat = s.position.waiting[-1]
        s.record.apply(GAME.turned(s.position, seat).legal[0], None, seat)
    return s


def play(s: Session, typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What is said before each line of input, and behind the last."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert Client(s, Console()).run() == OVER
    return capsys.readouterr().out.split("\n> ")


# -- beside the question ------------------------------------------------------------------------------------------


def test_what_is_offered_beside_the_question_comes_last_in_the_list() -> None:
    position = drafted(session("random,random")).position
    assert position.legal == [BOW, STAY, GO]
    assert listed(GAME, position) == [STAY, GO, BOW]
    for number, action in enumerate([STAY, GO, BOW], start=1):
        assert read_action(GAME, position, str(number), [], WORDS) == action
    labels = ["Stay here", "Go away", "Bow low"]
    assert read_action(GAME, position, "low", labels, WORDS) == BOW
    assert read_action(GAME, position, "here", labels, WORDS) == STAY
    with pytest.raises(NotUnderstood):
        read_action(GAME, position, "40", labels, WORDS)


def test_what_is_offered_beside_the_question_stands_under_a_heading_of_its_own() -> None:
    assert menu(["Stay", "Go"], 80, False, ["Bow", "Wave"], "Besides:") == [
        "  1  Stay",
        "  2  Go",
        "Besides:",
        "  3  Bow   4  Wave",
    ]
    assert menu(["Stay"], 80, True, ["Bow", "Wave"], "Besides:") == ["  1  Stay", "Besides:", "  2  Bow", "  3  Wave"]
    assert menu([], 80, False, ["Bow"], "Besides:") == ["Besides:", "  1  Bow"]


def test_choices_beside_the_question_fill_lines_of_80_columns() -> None:
    aside = [f"{'x' * (7 * i % 31)}!" for i in range(60)]
    lines = menu(["Stay"], 80, False, aside, "Besides:")[2:]
    assert " ".join(" ".join(lines).split()) == " ".join(f"{i + 2} {entry}" for i, entry in enumerate(aside))
    assert max(len(line) for line in lines) <= 80
    for line, after in itertools.pairwise(lines):
        assert len(line) + 3 + len(after.strip().split("!")[0] + "!") > 80, "the next entry had room here"


def test_the_client_lists_what_is_offered_beside_the_question(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    s = drafted(session("human,random"))
    said = play(s, "? stay\n? bow deep\n3\n1\n", monkeypatch, capsys)
    assert "  1  draft-do [stay] !\n  2  draft-do [go away] !\nQuick actions:\n  3  draft-do [bow deep]\n" in said[0]
    assert "number 1 of the list" in said[1]
    assert "number 3 of the list" in said[2]
    assert s.steps[6].action == BOW
    assert "Quick actions" not in said[3]
    assert s.steps[7].action == STAY


def test_each_choice_says_whether_it_is_offered_beside_the_question() -> None:
    position = drafted(session("random,random")).position
    assert [(entry["id"], entry["aside"]) for entry in GAME.choices(position)] == [
        (BOW, True),
        (STAY, False),
        (GO, False),
    ]


# -- together -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ["human,random,random", "random,human,random", "random,random,human"])
def test_after_a_choice_made_together_the_table_is_shown_again(
    players: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = play(session(players), "1\n1\n1\n3\n1\n", monkeypatch, capsys)
    shown = [[line for line in text.splitlines() if line.startswith("THE ")] for text in said]
    assert shown[:4] == [["THE TURN"]] * 4
    assert shown[4] == [], "after a choice of one's own nothing has changed unseen"
    assert shown[5] == ["THE TABLE"]


def test_who_chooses_last_and_is_asked_again_is_shown_what_came_of_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    s = session("human,random")
    for seat in (1, 0, 1, 0, 1):
        s.record.apply(GAME.turned(s.position, seat).legal[0], None, seat)
    said = play(s, "1\n1\n", monkeypatch, capsys)
    assert "THE TURN" in said[1]


def test_the_board_is_shown_where_it_helps(capsys: pytest.CaptureFixture[str]) -> None:
    s = drafted(session("human"))
    client = Client(s, Console())
    client.table_at = len(s.steps)
    client.put_question(0)
    assert "THE BOARD" in capsys.readouterr().out


def test_several_at_one_keyboard_choose_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    s = session("human:Anna,human:Bob")
    said = play(s, "1\n" * 8, monkeypatch, capsys)
    assert [step.seat for step in s.steps] == [0, 1, 0, 1, 0, 1, 0, 1]
    for text, own in zip(said[1:6], s.steps[:5], strict=True):
        assert f"[{GAME.texts[own.action]}]" not in text, "a secret choice is on the other's screen"


def test_a_replay_tells_a_secret_choice_to_its_own_seat_only(capsys: pytest.CaptureFixture[str]) -> None:
    s = drafted(session("human:Anna,human:Bob"))
    s.apply(STAY)
    for viewer in (None, 0, 1):
        s.humans = [] if viewer is None else [viewer]
        Projector(s, Console()).go_to_end()
        lines = [line for line in capsys.readouterr().out.splitlines() if line[:1].isdigit()]
        for line, (number, step) in zip(lines, enumerate(s.steps, start=1), strict=True):
            text = GAME.texts[step.action]
            if step.secret and step.seat != viewer:
                assert line == f"{number}. {s.names[step.seat]} has chosen."
            else:
                assert line == f"{number}. {s.names[step.seat]}: {text}"


def test_a_replay_as_json_tells_a_secret_choice_to_its_own_seat_only(capsys: pytest.CaptureFixture[str]) -> None:
    s = drafted(session("human:Anna,human:Bob"))
    s.apply(STAY)
    for viewer in (None, 0, 1):
        s.humans = [] if viewer is None else [viewer]
        put_all(s, 0)
        said = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        told = [(each["seat"], each["action"], each["do"]) for each in said if each["type"] == "action"]
        assert told == [
            (step.seat, None, None)
            if step.secret and step.seat != viewer
            else (step.seat, step.action, GAME.texts[step.action])
            for step in s.steps
        ]
        kept = [each["args"]["card"] for each in said if each["type"] == "event" and each["message"] == "draft-kept"]
        assert kept == [step.action for step in s.steps if step.secret and step.seat == viewer]
