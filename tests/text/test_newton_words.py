"""What Newton says at the table, in three languages: sentences that read well, and a game at a real keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lincei.catalogues import messages_of
from lincei.kernel.events import Args, Event
from lincei.text.telling import log_lines
from lincei.words import LANGUAGES, Words
from tests.text.pages import NAMES
from tests.text.runs import run

NOTHING = {"en": "nothing", "fr": "rien", "de": "nichts"}


# -- sentences ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("message", "args", "silent"),
    [
        ("newton-do-play", {"card": "start(action.study)"}, "effect"),
        ("newton-do-take", {"card": "card(action.work,=1a)"}, "effect"),
        ("newton-do-tuck", {"card": "start(action.study)"}, "effect"),
        ("newton-do-discard", {"card": "start(action.study)"}, "effect"),
        ("newton-do-step", {}, "space"),
        ("newton-do-branch", {"from": "=s", "to": "=e1"}, "space"),
        ("newton-do-move", {"place": "place.ulm"}, "space"),
        ("newton-do-move-toll", {"place": "place.ulm", "toll": "one.coin"}, "space"),
    ],
)
def test_where_there_is_nothing_nothing_is_said(message: str, args: Args, silent: str, lang: str) -> None:
    words = Words(lang, "newton")
    assert words.ref("clause.nothing") == NOTHING[lang]
    without = words.say(message, {**args, silent: "clause.nothing"})
    with_book = words.say(message, {**args, silent: "book.blue"})
    assert NOTHING[lang] not in without
    assert without[-1] not in "–( "
    assert words.ref("book.blue") in with_book
    assert with_book.startswith(without)
    assert words.missing == set()


@pytest.mark.parametrize(
    ("lang", "zero", "one", "three"),
    [
        ("en", "used all steps", "one step left", "3 steps left"),
        ("fr", "fait tous ses pas", "reste un pas", "reste 3 pas"),
        ("de", "alle Schritte getan", "noch einen Schritt", "noch 3 Schritte"),
    ],
)
def test_steps_are_counted_as_people_do(lang: str, zero: str, one: str, three: str) -> None:
    said = [Words(lang, "newton").say("newton-ask-travel", {"left": left}) for left in (0, 1, 3)]
    assert [part in text for part, text in zip((zero, one, three), said, strict=True)] == [True, True, True]


def test_cards_turned_up_and_stations_of_a_journey_are_told_in_one_line() -> None:
    cards = [Event("newton-log-card", "N-1.12", {"card": f"card(action.work,=1{tag})"}) for tag in "abc"]
    trip = [
        Event("newton-log-move", "N-7.01", {"player": 1, "place": f"place.{slug}", "toll": "coins(=0)"})
        for slug in ("ulm", "graz")
    ]
    other = Event("newton-log-move", "N-7.01", {"player": 0, "place": "place.chur", "toll": "coins(=0)"})
    assert log_lines([*cards, *trip, other], Words("en", "newton"), NAMES) == [
        "Turned up: Work 1a, Work 1b, Work 1c. (N-1.12)",
        "Bruno travels to Ulm, Graz. (N-7.01)",
        "Anna travels to Chur. (N-7.01)",
    ]


def test_a_reference_is_put_into_words_with_the_messages_of_all_its_parts() -> None:
    found = list(messages_of("newton", "after(action.work,=1,pay(one.coin,both(university.II,act(action.joker,=3))))"))
    assert found == [
        "newton-after",
        "newton-action-work",
        "newton-pay",
        "newton-one-coin",
        "newton-both",
        "newton-university-ii",
        "newton-act",
        "newton-action-joker",
    ]


# -- at the keyboard ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            ["In short:", "Which Master do you keep?", "You have played Travel", "Quick actions:", "Perform Travel"],
        ),
        ("fr", ["En bref", "Quel Maître gardez-vous", "Vous avez joué Voyage", "Actions rapides", "Accomplir Voyage"]),
        (
            "de",
            [
                "Kurz gesagt:",
                "Welchen Meister behältst du?",
                "Du hast Reisen",
                "Zusatzaktionen:",
                " ausführen [perform travel]",
            ],
        ),
    ],
)
def test_a_newcomer_is_led_through_draft_and_first_turn(home: Path, lang: str, said: list[str]) -> None:
    typed = "1\n1\n1\nplay red-travel\nperform travel\ntable\nboard 2\n? play red-work\nquit\n"
    done = run(home, "play", "newton", "--players", "human,random", "--seed", "4", "--lang", lang, typed=typed)
    assert done.stderr == ""
    assert [part for part in said if part not in done.stdout] == []
    assert "(N-7.01)" in done.stdout  # the question after the card is where to travel
    assert not re.search(r"newton-(ask|do|log|why|table|seat|head)-", done.stdout)
    assert max(len(line) for line in done.stdout.splitlines() if "lincei play" not in line) <= 80
