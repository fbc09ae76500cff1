"""The command line: what it says, and what it answers to bad input of every kind."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import lincei
from lincei import __version__
from lincei.text.play import default_players, read_options
from tests.text.runs import COMMAND, PATIENCE, environment, one_line, quick_folder, run


@pytest.fixture
def home() -> Iterator[Path]:
    with quick_folder() as folder:
        yield folder / "home"


def test_the_version_says_how_the_engine_runs(home: Path) -> None:
    done = run(home, "--version")
    assert done.returncode == 0
    assert done.stdout.startswith(f"lincei {__version__} (engine ")
    assert ("compiled" in done.stdout) != ("interpreted" in done.stdout)


def test_without_a_command_it_shows_what_there_is(home: Path) -> None:
    done = run(home)
    assert done.returncode == 0
    for command in ("play", "replay", "rules", "edition"):
        assert command in done.stdout
    for command in ("play", "replay", "rules", "edition"):
        assert run(home, command, "--help").returncode == 0


def test_the_help_of_play_names_the_games_with_their_options(home: Path) -> None:
    said = " ".join(run(home, "play", "--help").stdout.split())
    for name in lincei.games.NAMES:
        game = lincei.load(name)
        options = ", ".join(game.option_names())
        assert f"{name} ({game.least} to {game.most} players; options: {options})" in said


def test_modules_are_short_for_an_option() -> None:
    assert read_options(["masters=dealt"], "lessons,discoveries") == {
        "masters": "dealt",
        "modules": "lessons,discoveries",
    }
    assert read_options(["masters=dealt"]) == {"masters": "dealt"}


@pytest.mark.parametrize("name", lincei.games.NAMES)
def test_without_players_a_human_plays_against_bots_as_many_as_the_game_takes(name: str) -> None:
    game = lincei.load(name)
    players = default_players(game)
    assert players[0] == "human"
    assert set(players[1:]) <= {"greedy"}
    assert game.least <= len(players) <= game.most


BAD = [
    (["bogus"], "bogus"),
    (["play", "nogame"], "expo1906"),
    (["play", "--bogus"], "--bogus"),
    (["play", "--players", "human,wizard"], "wizard"),
    (["play", "--players", ""], "''"),
    (["play", "--players", "human,,greedy"], "''"),
    (["play", "--players", "human,human,human,human,human"], "1 to 4"),
    (["play", "--players", "human:Anna,human:Anna"], "Anna"),
    (["play", "--players", "human:A#b"], "A#b"),
    (["play", "--players", "human:"], "name"),
    (["play", "--players", "human:" + "x" * 31], "30"),
    (["play", "--seed", "abc"], "abc"),
    (["play", "--seed", "9" * 30], "9999"),
    (["play", "--option", "handicaps"], "KEY=VALUE"),
    (["play", "--option", "handicaps="], "KEY=VALUE"),
    (["play", "--option", "handicaps=none"], "3 players"),
    (["play", "--option", "handicaps=none,none,wise"], "wise"),
    (["play", "--option", "handicaps=none,none,none", "--option", "handicaps=none,none,none"], "twice"),
    (["play", "--option", "colour=red"], "handicaps"),
    (["play", "--modules", "lessons"], "expo1906 has no option 'modules'"),
    (["play", "--modules", ""], "modules="),
    (["play", "--option", "modules=lessons", "--modules", "lessons"], "twice"),
    (["play", "--resume", "--modules", "lessons"], "--modules"),
    (["play", "--lang", "xx"], "xx"),
    (["play", "--edition", "nowhere"], "nowhere"),
    (["play", "--resume", "nowhere"], "nowhere"),
    (["play", "--resume", "."], "directory"),
    (["play", "--resume", "--seed", "3"], "--seed"),
    (["play", "--resume", "--seed", "0"], "--seed"),
    (["play", "--resume"], "no unfinished game"),
    (["play", "*", "--resume"], "there is no game"),
    (["play", "--resume", "~nobody-here/game"], "home folder"),
    (["play", "--save", "nowhere/file"], "nowhere"),
    (["replay", "nowhere"], "nowhere"),
    (["replay"], "FILE"),
    (["rules", "nogame"], "nogame"),
    (["rules", "expo1906", "E-99.99"], "E-99.99"),
    (["rules", "expo1906", "zzzz", "yyyy"], "zzzz yyyy"),
    (["edition"], "check"),
    (["edition", "new", "nogame", "folder"], "nogame"),
]


@pytest.mark.parametrize(("args", "names"), BAD, ids=[" ".join(args)[:40] for args, _ in BAD])
def test_bad_input_is_told_in_one_line(home: Path, args: list[str], names: str) -> None:
    done = run(home, *args)
    assert done.returncode == 2
    assert names in one_line(done.stderr)
    assert not done.stdout
    assert not home.exists()


def test_an_argument_that_is_no_text_is_told_in_one_line(home: Path) -> None:
    bad = os.fsdecode(b"human:\xff\xfe")
    done = run(home, "play", "--players", bad)
    assert done.returncode == 2
    one_line(done.stderr)


# -- rules --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "word"), [("en", "half"), ("fr", "moitié"), ("de", "Hälfte")])
def test_a_rule_is_shown_in_each_language(home: Path, lang: str, word: str) -> None:
    done = run(home, "rules", "expo1906", "e-10.07", "--lang", lang)
    assert done.returncode == 0
    assert done.stdout.startswith("E-10.07 [D]")
    assert word in done.stdout


def test_rules_are_found_by_words_and_listed_by_chapter(home: Path) -> None:
    found = run(home, "rules", "expo1906", "shared", "victory")
    assert "E-16.07" in found.stdout
    assert "E-1.01 " not in found.stdout
    chapters = run(home, "rules", "expo1906")
    assert "E-4.01 – E-4.05  TERMINAL" in chapters.stdout
    assert all(len(line) <= 80 for line in chapters.stdout.splitlines())


# -- editions -----------------------------------------------------------------------------------------------------


def test_a_new_edition_is_in_order_and_can_be_played(home: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    assert run(home, "edition", "new", "expo1906", mine).returncode == 0
    checked = run(home, "edition", "check", mine)
    assert (checked.returncode, checked.stdout) == (0, f"{mine}: in order\n")
    again = run(home, "edition", "new", "expo1906", mine)
    assert again.returncode == 2
    assert "nothing is overwritten" in one_line(again.stderr)
    played = run(home, "play", "--edition", mine, "--players", "random", "--seed", "1")
    assert played.returncode == 0


def test_every_problem_of_an_edition_has_a_line(home: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    run(home, "edition", "new", "expo1906", mine)
    (mine / "jury.toml").write_text("tiles = 3\n")
    (mine / "tiles.toml").unlink()
    checked = run(home, "edition", "check", mine)
    assert checked.returncode == 2
    lines = checked.stdout.splitlines()
    assert any("jury.toml" in line for line in lines)
    assert any("tiles.toml" in line for line in lines)
    assert not checked.stderr
    played = run(home, "play", "--edition", mine)
    assert played.returncode == 2
    assert "lincei edition check" in one_line(played.stderr)


# -- where the output goes ----------------------------------------------------------------------------------------


def shell(home: Path, line: str, **env: str) -> subprocess.CompletedProcess[str]:
    """A line of shell in which `lincei` is our command."""
    script = f'lincei() {{ {" ".join(COMMAND)} "$@"; }}\n{line}'
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", script],
        env=environment(home, **env),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize("command", ["rules expo1906", "play --players random,random --seed 1", "--help"])
def test_nobody_reads_the_output(home: Path, command: str) -> None:
    home.mkdir()
    done = shell(home, f"lincei {command} | head -1 > /dev/null; exit ${{PIPESTATUS[0]}}")
    assert done.returncode in (0, 141)
    assert not done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
@pytest.mark.parametrize("command", ["rules expo1906", "--version", "play --players random,random --seed 1"])
def test_the_output_is_full(home: Path, command: str) -> None:
    done = shell(home, f"lincei {command} > /dev/full")
    assert done.returncode == 1
    assert "no space left" in one_line(done.stderr)


def test_the_standard_streams_are_closed(home: Path) -> None:
    assert shell(home, "lincei play --players random --seed 1 >&-").returncode == 0
    assert shell(home, "lincei play --players random --seed 1 2>&-").returncode == 0
    assert shell(home, "lincei play --players human --seed 1 <&-").returncode == 1
    assert shell(home, "lincei bogus 2>&-").returncode == 2


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_letters_that_a_terminal_lacks_are_spelled_out(home: Path, lang: str) -> None:
    ascii_only = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    for args in (["rules", "expo1906", "E-10.07"], ["play", "--players", "human", "--seed", "1"]):
        done = run(home, *args, "--lang", lang, env=ascii_only, typed="1\nquit\n")
        assert done.returncode == 0, done.stderr
        assert done.stdout.isascii()
    assert not run(home, "rules", "expo1906", "E-10.07", "--lang", lang).stdout.isascii()
