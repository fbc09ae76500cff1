"""What The New Science says at the table, in three languages, and a game at a real keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lincei.words import LANGUAGES, Words
from tests.games.newscience.table import WITNESS
from tests.text.runs import run

# -- sentences ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "none", "one", "three"),
    [
        ("en", "No cubes left this round.", "One cube to place, 2 on", "3 cubes to place"),
        ("fr", "Plus de cube cette manche.", "Un cube à placer, 2 sur", "3 cubes à placer"),
        ("de", "Kein Würfel mehr in dieser Runde.", "Ein Würfel zu setzen, 2 auf", "3 Würfel zu setzen"),
    ],
)
def test_cubes_are_counted_as_people_do(lang: str, none: str, one: str, three: str) -> None:
    words = Words(lang, "newscience")
    said = [words.say("newscience-seat-cubes", {"home": home, "board": on}) for home, on in ((0, 0), (1, 2), (3, 0))]
    assert [part in text for part, text in zip((none, one, three), said, strict=True)] == [True, True, True]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_of_fields_tracks_and_actions_are_all_different(lang: str) -> None:
    words = Words(lang, "newscience")
    slugs = ["astronomy", "mathematics", "physics", "chemistry", "biology"]
    slugs += ["government", "religion", "enterprise", "science", "research", "experiment", "publish"]
    marks = [words.say(f"newscience-short-{slug}") for slug in slugs]
    assert len(set(marks)) == len(marks)
    for slug, mark in zip(slugs[:9], marks, strict=False):
        kind = "field" if len(mark) == 2 else "track"
        assert words.ref(f"{kind}.{slug}").lower().startswith(mark.lower())


# -- at the keyboard ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["In short:", "Chosen by", "Discovery tree", "Your next steps", "Proved by experiment: Astrology"]),
        ("fr", ["En bref", "Choisi par", "Arbre des découvertes", "Vos pas suivants", "par l’expérience : Astrologie"]),
        ("de", ["Kurz gesagt:", "Gewählt von", "Baum der Entdeckungen", "Deine nächsten", "bewiesen: Astrologie"]),
    ],
)
def test_a_newcomer_is_led_through_the_first_round(home: Path, lang: str, said: list[str]) -> None:
    typed = "table\nkepler\nplace research-1\nplace experiment-1\nplace rest\nastrology\n"
    typed += "experiment astrology\nspend 0\nboard\ntable\n? place research-1\nquit\n"
    with_bots = ["--players", "random,human,random", "--seed", "2", "--edition", WITNESS]
    done = run(home, "play", "newscience", *with_bots, "--lang", lang, typed=typed)
    assert done.stderr == ""
    assert [part for part in said if part not in done.stdout.replace("\N{NO-BREAK SPACE}", " ")] == []
    assert not re.search(r"newscience-(ask|do|log|why|table|seat|head|clause|effect)-", done.stdout)
    assert max(len(line) for line in done.stdout.splitlines() if "lincei play" not in line) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told_to_its_end(home: Path, lang: str) -> None:
    typed = "1\n" * 400
    done = run(home, "play", "newscience", "--players", "human,random", "--seed", "5", "--lang", lang, typed=typed)
    assert done.stderr == ""
    words = Words(lang, "newscience")
    assert words.say("lincei-final-score") in done.stdout
    assert words.say("newscience-deck-empty") in done.stdout.replace("\n  ", "")
    assert not re.search(r"newscience-[a-z]+-", done.stdout)
