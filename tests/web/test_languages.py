"""English, French, German: every page speaks the reader's language, and nothing is left without words."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from lincei.kernel.events import Event
from lincei.text.telling import log_lines
from lincei.words import Words
from tests.server.running import Process
from tests.web.person import PAGES, Person, Room

BARE = re.compile(r"\b(?:lincei|expo1906|newton|newscience)-[a-z]+(?:-[a-z0-9]+)*")
BRACKETS = re.compile(r"\s*\(([A-Z]+-[\w.]+)\)$")
TEXTS = """() => [document.body.innerText, document.title,
    ...[...document.querySelectorAll('[aria-label], [title], title')]
    .map(e => [e.getAttribute('aria-label'), e.getAttribute('title'), e.textContent].join(' '))].join('\\n')"""
TURN = {"en": "It is your turn.", "fr": "C’est à vous.", "de": "Du bist dran."}


def bare(person: Person) -> list[str]:
    """Message ids that stand on the page in place of words."""
    return sorted(set(BARE.findall(person.page.evaluate(TEXTS))))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_page_speaks(room: Room, house: Process, language: str) -> None:
    person = room.person(house.url, language=language)
    for path in PAGES:
        person.go(path)
        expect(person.page.locator("h1")).to_be_visible()
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        assert not bare(person), path
    for game in ("expo1906", "newton", "newscience"):
        person.open(
            game, "me", "random", "random", options={"modules": "lessons,discoveries"} if game == "newton" else {}
        )
        chance = random.Random(4)
        for _ in range(12):
            assert person.wait() == "mine"
            assert not bare(person)
            person.click_something(chance)
        person.wait()
        expect(person.page.locator(".top .turn")).to_have_text(TURN[language])


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", ["expo1906", "newton", "newscience"])
def test_the_log_reads_as_in_the_terminal(room: Room, house: Process, game: str, language: str) -> None:
    """The browser puts the same catalogues into words as the engine does, line for line."""
    person = room.person(house.url, language=language)
    table = person.open(game, "me", "random", "random")
    person.deed(table, {"type": "bot", "seat": 0, "bot": "random"})
    expect(person.page.locator(".game[data-turn=over]")).to_be_visible()
    whole = person.page.locator(".lines button.quiet")
    if whole.count():
        whole.click()
    entries = person.ask(f"/api/tables/{table}/log")["entries"]
    words = Words(language, game)
    names = person.page.locator(".player .name").all_inner_texts()
    told = [
        line
        for entry in entries
        for line in log_lines([Event(e["message"], e["rule"], e["args"]) for e in entry["events"]], words, names)
    ]
    shown = person.page.locator(".log p:has(.rule)").all_inner_texts()
    # The rule stands in brackets in the terminal and as a link here; spaces are as they are laid out.
    assert [" ".join(line.split()) for line in shown] == [" ".join(BRACKETS.sub(r" \1", line).split()) for line in told]


def test_the_language_changes_at_the_table(ada: Person) -> None:
    ada.open("newton", "me", "random")
    ada.wait()
    ada.page.locator(".menu summary").click()
    ada.page.get_by_label("Language").select_option("de")
    expect(ada.page.locator(".top .turn")).to_have_text(TURN["de"])
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    ada.page.reload()
    expect(ada.page.locator(".top .turn")).to_have_text(TURN["de"])
