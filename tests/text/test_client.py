"""The line-based client: whole games in every language, what can be typed, and what must never be shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lincei import Record, load
from lincei.games import NAMES
from lincei.kernel.events import Event
from lincei.saves import Place
from lincei.text.commands import ENGLISH, NotUnderstood, Vocabulary, read_action
from lincei.text.menu import menu
from lincei.text.players import Player, read_players
from lincei.text.session import Session
from lincei.text.telling import log_lines, ranking_lines
from lincei.words import LANGUAGES, Words
from tests.text.runs import run

RULE = re.compile(r"\((E-\d+\.\d+)\)$")
SEED = ("--seed", "15")
TRIO = ("play", "expo1906", "--players", "human:Anna,random,random:Bob", *SEED)


def session(players: str, seed: int = 7, lang: str = "en") -> Session:
    """A game that is kept nowhere."""
    game = load("expo1906")
    seated = read_players(players.split(","))
    record = Record(game, len(seated), seed, {}, [player.spec for player in seated])
    return Session(game, record, seated, Place(Path("/dev/null"), nowhere="a test"), Words(lang, "expo1906"))


# -- whole games --------------------------------------------------------------------------------------------------


TABLES = [("human", "de"), ("human:Anna,random", "en"), ("human,random,human:Zoë,random", "fr"), ("human,random", "de")]


@pytest.mark.parametrize(
    ("game", "players", "lang"),
    [(game, players, lang) for game in NAMES for players, lang in TABLES if players.count(",") + 1 >= load(game).least],
)
def test_a_whole_game_by_typing_1(home: Path, game: str, players: str, lang: str) -> None:
    done = run(home, "play", game, "--players", players, *SEED, "--lang", lang, typed="1\n" * 3000)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    words = Words(lang, game)
    assert words.say("lincei-final-score") in done.stdout
    assert "{" not in done.stdout
    assert not re.search(rf"\b(lincei|{game})-[a-z]+-[a-z]", done.stdout.rsplit("lincei replay", 1)[0])
    assert all(len(line) <= 80 for line in done.stdout.splitlines() if "lincei replay" not in line)
    [kept] = home.glob("*.lincei")
    assert kept.read_text().splitlines()[-1].startswith("scores ")


def test_bots_play_among_themselves_and_the_log_names_the_rules(home: Path) -> None:
    done = run(home, "play", "--players", "random,random,random", *SEED)
    assert done.returncode == 0
    log = re.sub(r"\n  +", " ", done.stdout.split("\n\n")[1]).splitlines()
    assert len(log) > 100
    assert all(RULE.search(line) for line in log), [line for line in log if not RULE.search(line)]
    assert "Random 3 begins. (E-2.07)" in log


def test_the_same_seed_gives_the_same_game(home: Path) -> None:
    first, second = (run(home, *TRIO, typed="1\n" * 500).stdout.splitlines()[:-1] for _ in range(2))
    assert first == second


def test_without_arguments_a_fresh_seed_is_told(home: Path) -> None:
    seeds = {re.findall(r"Seed (\d+)", run(home, "play", typed="quit\n").stdout)[0] for _ in range(2)}
    assert len(seeds) == 2


def test_plain_text_has_no_drawings(home: Path) -> None:
    done = run(home, *TRIO, "--plain", typed="lab\n" + "1\n" * 300)
    assert done.returncode == 0
    assert not set("─│┌░▲·") & set(done.stdout)
    assert "(cannot be taken back)" in done.stdout


# -- what can be typed --------------------------------------------------------------------------------------------


def test_an_action_by_number_notation_or_words(home: Path) -> None:
    for typed in ("1", "1.", "play TERMINAL", "TERMINAL", "  Play   terminal ", "Terminal"):
        done = run(home, *TRIO, typed=f"{typed}\nquit\n")
        assert "Anna plays Terminal. (E-3.03)" in done.stdout, typed
    french = run(home, *TRIO, "--lang", "fr", typed="Académie\nquitter\n")
    assert "Anna joue Académie. (E-3.03)" in french.stdout


def test_a_question_mark_names_the_rule_that_forbids_and_what_it_says(home: Path) -> None:
    done = run(home, *TRIO, typed="? LABORATORY\nwhy meeting\n?terminal\nLABORATORY\n? nonsense\nquit\n")
    asked = done.stdout.split("\n> ")[1:]
    assert "right-hand neighbour" in asked[0]
    assert "E-3.06: You may not play the action" in asked[0]
    assert "(E-3.09)" in asked[1]
    assert "number 1" in asked[2]
    assert "(E-3.06)" in asked[3]
    assert "nonsense" in asked[4]


@pytest.mark.parametrize(("lang", "aim"), [("en", "In short:"), ("fr", "En bref"), ("de", "Kurz gesagt:")])
def test_a_newcomer_is_told_once_what_the_game_is_about(home: Path, lang: str, aim: str) -> None:
    done = run(home, *TRIO, "--lang", lang, typed="1\nundo\nquit\n")
    assert done.stdout.count(aim) == 1
    told = done.stdout.split(aim)[1].split("\n\n")[0]
    assert told.count("\n  ") >= 6, "one line for each card"
    assert aim not in run(home, "play", "--lang", lang, "--resume", typed="quit\n").stdout


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "about cello", "Cellophane: Jacques Brandenberger"),
        ("fr", "notice metro", "Métro, Paris 1900 : "),
        ("de", "info zelloph", "Zellophan: Jacques Brandenberger"),
        ("en", "about", "about wants a name"),
        ("en", "about nonsense", "Nothing here is called “nonsense”"),
    ],
)
def test_every_component_says_what_it_is(home: Path, lang: str, typed: str, said: str) -> None:
    done = run(home, *TRIO, "--lang", lang, typed=f"{typed}\nquit\n")
    assert said in " ".join(done.stdout.split("\n> ")[1].split())


def test_undo_redo_and_the_undo_line(home: Path) -> None:
    typed = "undo\nTERMINAL\nundo\nredo\nundo\nredo\nstop\nundo\nredo\nquit\n"
    said = run(home, *TRIO, typed=typed).stdout.split("\n> ")[1:]
    assert "nothing to take back" in said[0]
    assert "Taken back: play TERMINAL" in said[2]
    assert "which card do you play" in said[2]
    assert "Anna plays Terminal." in said[3]
    assert "cannot be taken back" in said[7]
    assert "nothing to do again" in said[8]


def test_irreversible_choices_are_marked_and_the_legend_is_told_once(home: Path) -> None:
    done = run(home, *TRIO, typed="TERMINAL\nstop\nquit\n")
    assert "[play SKYSCRAPER] !" in done.stdout
    assert "[play TERMINAL]\n" in done.stdout
    assert done.stdout.count("! marks what cannot be taken back") == 1


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_command_hides_an_action(game: str, lang: str) -> None:
    vocabulary = Vocabulary(Words(lang, game))
    played = load(game)
    assert [played.texts[action] for action in played.decisions if vocabulary.read(played.texts[action])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_is_understood_in_its_language_and_in_english(lang: str) -> None:
    words = Words(lang, "expo1906")
    vocabulary = Vocabulary(words)
    game = load("expo1906")
    for name, english in ENGLISH.items():
        local = [word.strip() for word in words.say(f"lincei-command-{name}").split(",")]
        for typed in [*english, *local]:
            command = vocabulary.read(typed.upper())
            assert command is not None
            assert command.name == name
            with pytest.raises(NotUnderstood):  # no command hides an action
                read_action(game, game.start(3, 7), typed, [], words)


@pytest.mark.parametrize(
    ("lang", "commands"),
    [
        ("en", "help table board log score list"),
        ("fr", "aide plateau tableau récit décompte liste"),
        ("de", "hilfe tisch tableau verlauf wertung liste"),
    ],
)
def test_the_commands_answer(home: Path, lang: str, commands: str) -> None:
    typed = [*commands.split(), "rule E-10.07", "rule zzzz", "board 2", "board bob", "board nobody", "", "\x00\x1b[2J"]
    done = run(home, *TRIO, "--lang", lang, typed="\n".join([*typed, "quit", ""]))
    assert done.returncode == 0
    assert not done.stderr
    said = done.stdout.split("\n> ")[1:]
    words = Words(lang, "expo1906")
    assert words.say("lincei-help-undo") in re.sub(r"\s+", " ", said[0]).replace("\u00a0", " ") or lang == "fr"
    assert "─ B " in said[1]
    assert "E-10.07" in said[6]
    assert "Bob" in said[9]
    assert "\x1b" not in done.stdout
    assert "\x00" not in done.stdout


@pytest.mark.parametrize(("lang", "lab"), [("en", "lab"), ("fr", "labo"), ("de", "labor")])
def test_a_board_is_also_found_under_its_earlier_name(home: Path, lang: str, lab: str) -> None:
    said = run(home, *TRIO, "--lang", lang, typed=f"board bob\n{lab} bob\nlab bob\nquit\n").stdout.split("\n> ")[1:4]
    boards = [text.split("\n", 1)[1] for text in said]
    assert "Bob" in boards[0]
    assert boards == boards[:1] * 3


def test_help_takes_its_examples_from_the_game(home: Path) -> None:
    done = run(home, *TRIO, typed="help\nrule E-3.03\nabout steel\nquit\n")
    help_, rule, about = done.stdout.split("\n> ")[1:4]
    told = " ".join(help_.split())
    assert "such as TERMINAL for play TERMINAL. Besides:" in told
    assert "such as ? ACADEMY" in told
    assert "such as E-3.03," in told
    assert "such as about steel" in told
    assert "E-3.03: " in rule
    assert "steel: " in about


def test_input_that_is_no_text_or_endless_is_not_understood(home: Path) -> None:
    done = run(home, *TRIO, typed=b"\xff\xfe\x80\n" + b"x" * 1_000_000 + b"\nquit\n")
    assert done.returncode == 0
    assert done.stdout.count("is neither") == 2


# -- what must never be shown -------------------------------------------------------------------------------------


def played(events: list[Event], seat: int) -> list[Event]:
    return [event for event in events if event.message == "expo1906-log-play" and event.args["player"] == seat]


@pytest.mark.rule("E-3.14", "E-3.15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_log_never_tells_older_cards_of_others(players: int) -> None:
    for seed in range(6):
        s = session(",".join(["random"] * players), seed)
        while not s.position.over:
            seat = s.position.to_move
            told = s.events(s.since_last_turn(seat), seat)
            for other in range(players):
                if other != seat:
                    assert len(played(told, other)) <= 1
            s.apply(s.bot_choice())


def test_hot_seat_announces_the_player_and_hides_the_other_hands(home: Path) -> None:
    done = run(
        home, "play", "--players", "human:Anna,human:Bob", *SEED, typed="SKYSCRAPER\nSKYSCRAPER\nTERMINAL\nquit\n"
    )
    turns = re.split(r"(?m)^(Anna|Bob), it is your turn", done.stdout)
    assert turns[1::2][:2] in (["Anna", "Bob"], ["Bob", "Anna"])
    for name, shown in zip(turns[1::2], turns[2::2], strict=True):
        hands = re.findall(r"── [AB] (\w+)[^─]*─+\n(?:.*\n)*?.*(In hand:|cards? in hand)", shown)
        assert hands
        assert {who for who, how in hands if how == "In hand:"} == {name}


# -- small parts --------------------------------------------------------------------------------------------------


def test_tiles_laid_out_in_a_row_are_one_line_of_the_log() -> None:
    words = Words("en", "expo1906")
    tile = [Event("expo1906-log-academy", "E-14.04", {"tile": f"tile.{slug}"}) for slug in ("aspirin", "cruiser")]
    lines = log_lines([*tile, Event("expo1906-log-round", "E-3.02", {"round": 2})], words, [])
    assert lines == ["New in the Academy: Aspirin, Cruiser. (E-14.04)", "Round 2 begins. (E-3.02)"]
    assert log_lines([], words, []) == []
    apart = [Event(event.message, event.rule, {**event.args, "round": i}) for i, event in enumerate(tile)]
    assert len(log_lines(apart, words, [])) == 2, "lines that differ in more than a component are not joined"


def test_many_short_choices_stand_in_columns() -> None:
    cells = [f"On {cell}" for cell in "abcdefghijklmnopqrst"]
    assert len(menu(cells, 80, plain=False)) < 8
    assert menu(cells, 80, plain=True)[19] == "  20  On t"
    assert menu(["Stop"], 80, plain=False) == ["  1  Stop"]


@pytest.mark.rule("E-16.07")
def test_the_ranking_tells_ties() -> None:
    for seed in range(40):
        s = session("random,random,random", seed)
        while not s.position.over:
            s.apply(s.bot_choice())
        lines = ranking_lines(s.game, s.position, s.words, s.names)
        scores, places = s.position.scores(), s.position.ranking()
        assert any("tie-break" in line for line in lines) == (
            len({(a, b) for a, b in zip(scores, places, strict=True)}) > len(set(scores))
        )
        assert any("share" in line for line in lines) == (places.count(1) > 1)


@pytest.mark.rule("E-19.11")
def test_alone_the_log_says_how_good_the_result_is() -> None:
    alone = session("random")
    while not alone.position.over:
        alone.apply(alone.bot_choice())
    assert ranking_lines(alone.game, alone.position, alone.words, alone.names) == []
    assert log_lines(alone.steps[-1].events, alone.words, alone.names)[-1] == (
        "A single player does well above 30 points. Next time! (E-19.11)"
    )


def test_players_are_read_from_the_command_line() -> None:
    assert read_players(["human : Anna Maria ", "greedy"]) == [Player("human", "Anna Maria"), Player("greedy", "")]
