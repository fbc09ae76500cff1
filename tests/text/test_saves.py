"""Nothing is lost: kills, signals, full disks, two games at once, and files that are no records."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import time
from pathlib import Path

import pytest

from lincei import Record, load, random_record, saves
from lincei.kernel.errors import BadOptions, BadRecord
from lincei.text.play import read_game
from tests.text.runs import COMMAND, PATIENCE, Program, environment, one_line, run, stop

PAIR = ("--players", "human:Anna,random", "--seed", "2")


def actions(path: Path) -> list[int]:
    return [step.action for step in read_game(path, None)[0].steps]


def the_game(home: Path) -> Path:
    [path] = home.glob("*.lincei")
    return path


# -- interrupted games --------------------------------------------------------------------------------------------


def test_a_killed_game_goes_on_exactly(home: Path, tmp_path: Path) -> None:
    with Program(tmp_path / "undisturbed", *PAIR) as program:
        program.play()
        assert program.end()[0] == 0
    with Program(home, *PAIR) as program:
        program.play(12)
        program.process.send_signal(signal.SIGKILL)
        program.process.wait(PATIENCE)
    for decisions in (1, 7, 9):
        with Program(home, "--resume") as program:
            program.play(decisions)
            program.process.send_signal(signal.SIGKILL)
            program.process.wait(PATIENCE)
    with Program(home, "--resume", the_game(home)) as program:
        program.play()
        assert program.end() == (0, "")
    assert the_game(home).read_text() == the_game(tmp_path / "undisturbed").read_text()
    assert not list(home.glob("*.lock"))


def test_every_single_action_is_kept(home: Path) -> None:
    with Program(home, *PAIR) as program:
        made = 0
        for _ in range(15):
            program.play(1)
            kept = actions(the_game(home))
            assert len(kept) > made
            made = len(kept)
        program.answer(do="stop")


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)], ids=["INT", "TERM", "HUP"]
)
@pytest.mark.parametrize("mode", ["--json", "--plain"])
def test_a_signal_ends_the_game_with_a_line(home: Path, number: signal.Signals, code: int, mode: str) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", mode, *PAIR],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(home),
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write('{"do": "TERMINAL"}\n' if mode == "--json" else "TERMINAL\n")
    process.stdin.flush()
    while "stop" not in process.stdout.readline():
        pass
    said = stop(process, number)
    assert process.returncode == code
    assert "--resume" in one_line(said)
    assert actions(the_game(home))[-1] == 0
    resumed = run(home, "play", "--resume", typed="quit\n")
    assert resumed.returncode == 0
    assert "which tile do you buy" in " ".join(resumed.stdout.lower().split())


def test_leaving_says_how_to_go_on(home: Path) -> None:
    left = run(home, "play", *PAIR, typed="TERMINAL\nquit\n")
    assert left.returncode == 0
    command = left.stdout.splitlines()[-1].split("Go on with: ")[1]
    assert command == f"lincei play expo1906 --resume {the_game(home)}"
    before = the_game(home).read_text()
    again = run(home, *command.split()[1:], typed="quit\n")
    assert again.returncode == 0
    assert "Anna plays Terminal. (E-3.03)" in again.stdout
    assert the_game(home).read_text() == before


def test_a_game_that_was_taken_back_to_its_beginning_is_kept_like_any_other(home: Path) -> None:
    left = run(home, "play", "--players", "human", "--seed", "1", typed="TERMINAL\nundo\nquit\n")
    assert "--resume" in left.stdout
    assert actions(the_game(home)) == []
    assert run(home, "play", "--resume", typed="quit\n").returncode == 0


def test_a_game_that_has_not_begun_leaves_nothing(home: Path) -> None:
    done = run(home, "play", "--players", "human", "--seed", "1", typed="")
    assert done.returncode == 1
    assert "nothing is kept" in one_line(done.stderr)
    assert not list(home.glob("*")) if home.exists() else True


# -- disks --------------------------------------------------------------------------------------------------------


def small_files() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (700, 700))


@pytest.mark.parametrize("mode", [[], ["--json"]])
def test_a_full_disk_is_told_once_and_the_game_goes_on(home: Path, mode: list[str]) -> None:
    typed = "".join('{"action": 1}\n{"do": "stop"}\n' if mode else "1\n" for _ in range(400))
    done = run(home, "play", *mode, "--players", "random,random,random", "--seed", "3", typed=typed, before=small_files)
    assert done.returncode == 1
    assert "Ranking" in done.stdout or '"end"' in done.stdout
    lines = done.stderr.splitlines()
    assert len(lines) == 2, done.stderr
    assert "cannot be kept" in lines[0]
    assert "is not kept" in lines[1]
    kept = read_game(the_game(home), None)[0]  # the last state that did fit
    assert not kept.position.over
    assert not list(home.glob(".lincei-*"))


def test_a_place_that_cannot_be_written_does_not_stop_the_game(home: Path) -> None:
    home.write_text("a file where the folder should be")
    done = run(home, "play", *PAIR, typed="TERMINAL\nstop\nquit\n")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 2
    assert home.read_text() == "a file where the folder should be"
    nowhere = run(home, "play", *PAIR, typed="TERMINAL\nquit\n", env={"LINCEI_HOME": "", "HOME": ""})
    assert nowhere.returncode in (0, 1)
    assert "Traceback" not in nowhere.stderr


def test_saving_by_command_tells_what_went_wrong_and_overwrites_only_records(home: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear friend")
    good = tmp_path / "my game.lincei"
    names = [good, letter, tmp_path, tmp_path / "no" / "x", "/dev/null", good, "a\0b"]
    done = run(home, "play", *PAIR, typed="TERMINAL\n" + "".join(f"save {name}\n" for name in names) + "save\nquit\n")
    said = done.stdout.split("\n> ")[2:]
    assert [answer.startswith("save") and "Saved in" in answer for answer in said[:7]] == [
        True, False, False, False, False, True, False,
    ]  # fmt: skip
    assert letter.read_text() == "dear friend"
    assert Path("/dev/null").is_char_device()
    assert actions(good) == actions(the_game(home))


def test_the_file_of_save_is_where_the_game_is_kept(home: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.lincei"
    assert run(home, "play", *PAIR, "--save", mine, typed="TERMINAL\nquit\n").returncode == 0
    assert not list(home.glob("*.lincei"))
    before = actions(mine)
    again = run(home, "play", *PAIR, "--save", mine, typed="quit\n")
    assert again.returncode == 2
    assert "--resume" in one_line(again.stderr)
    done = run(home, "play", "--resume", mine, "--save", mine, typed="stop\nquit\n")
    assert done.returncode == 0
    assert actions(mine)[: len(before)] == before
    assert len(actions(mine)) > len(before)
    snapshot = mine.read_text()
    run(home, "play", "--resume", mine, typed="1\n1\nquit\n")  # without --save the file is left as it is
    assert mine.read_text() == snapshot
    assert actions(the_game(home))[: len(before)] == before


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    saves.write_atomically(path, "old")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        saves.write_atomically(path, "new")
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game"]


# -- several games ------------------------------------------------------------------------------------------------


def test_two_games_at_once_stay_apart(home: Path) -> None:
    with Program(home, *PAIR) as first, Program(home, *PAIR) as second:
        first.play(3)
        second.play(5)
        assert len(list(home.glob("*.lincei"))) == 2
        none_left = run(home, "play", "--resume", typed="quit\n")
        assert none_left.returncode == 2
        for path in home.glob("*.lincei"):
            busy = run(home, "play", "--resume", path, typed="quit\n")
            assert busy.returncode == 2
            assert "is being played" in one_line(busy.stderr)
    resumed = run(home, "play", "--resume", typed="quit\n")
    assert resumed.returncode == 0


def test_resume_takes_the_newest_unfinished_game_and_the_newest_finished_ones_stay(home: Path) -> None:
    game = load("expo1906")
    home.mkdir()
    now = time.time()
    for age in range(saves.KEPT + 4):
        path = home / f"expo1906-finished-{age}.lincei"
        path.write_text(random_record(game, 2, age))
        os.utime(path, (now - age - 10, now - age - 10))
    for age in (5000, 6000, 7000):
        path = home / f"expo1906-left-{age}.lincei"
        saves.save(path, Record(game, 1, age, {}, ["human"]))
        os.utime(path, (now - age, now - age))
    left = run(home, "play", "--resume", typed="quit\n")
    assert "Seed 5000" in left.stdout
    assert len(list(home.glob("*-finished-*"))) == saves.KEPT + 4
    assert run(home, "play", "--players", "random", "--seed", "1").returncode == 0
    finished = {path.name for path in home.glob("*-finished-*")}
    assert finished == {f"expo1906-finished-{age}.lincei" for age in range(saves.KEPT - 1)}
    assert len(list(home.glob("*-left-*"))) == 3
    over = run(home, "play", "--resume", home / "expo1906-finished-0.lincei")
    assert over.returncode == 0
    assert "Final score" in over.stdout


# -- files that are no records ------------------------------------------------------------------------------------


def test_broken_records_are_told_with_file_line_and_reason(home: Path, tmp_path: Path) -> None:
    whole = random_record(load("expo1906"), 3, 5)
    lines = whole.splitlines()
    path = tmp_path / "record"
    for text, told in [
        (b"\x7fELF\xff\x00\x80", "line 1: not a record"),
        (b"", "line 1: not a record"),
        (whole[: whole.index("setup")].encode(), "no set-up"),
        (whole[: whole.index("setup") + 40].encode(), "not closed"),
        (whole.replace(lines[3].split()[-1], "0123456789abcdef").encode(), "0123456789abcdef"),
        (whole.replace("record 1", "record 2").encode(), "record 2"),
        (whole.replace("game expo1906", "game chess").encode(), "chess"),
        (whole.replace("play ", "sing ", 1).encode(), "sing"),
        (whole.replace("version 0", "version 9").replace("play ", "sing ", 1).encode(), "version 9"),
        ("\n".join([*lines[:-1], "scores 99 99 99"]).encode(), "scores"),
    ]:
        path.write_bytes(text)
        for command in ("replay", "play --resume"):
            done = run(home, *command.split(), path)
            assert done.returncode == 2, told
            said = one_line(done.stderr)
            assert said.startswith(f"lincei: {path}, line "), said
            assert told in said


def test_any_cut_of_a_record_is_read_or_refused(tmp_path: Path) -> None:
    whole = random_record(load("expo1906"), 2, 5)
    path = tmp_path / "record"
    for length in range(0, len(whole), 37):
        path.write_text(whole[:length])
        said = ""
        try:
            over = read_game(path, None)[0].position.over
        except BadRecord as error:
            said = str(error)
        assert said.startswith(f"{path}, line ") if said else not over


def test_a_file_in_use_cannot_be_taken_up_twice(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINCEI_HOME", str(home))
    place = saves.fresh("expo1906")
    place.write(Record(load("expo1906"), 1, 1, {}, ["human"]))
    with pytest.raises(BadOptions, match="being played"):
        saves.take_up(place.path)
    place.release()
    again = saves.take_up(place.path)
    assert again is not None
    again.release()
    assert saves.take_up(home.parent / "elsewhere") is None
