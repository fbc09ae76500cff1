"""English, French, German: every page speaks the reader's language, and nothing is left without words."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.server.running import Process
from tests.web.person import Person, Room

BARE = re.compile(r"\b(?:lincei|expo1906|newton)-[a-z]+(?:-[a-z0-9]+)*")
TEXTS = """() => [document.body.innerText, document.title,
    ...[...document.querySelectorAll('[aria-label], [title], title')]
    .map(e => [e.getAttribute('aria-label'), e.getAttribute('title'), e.textContent].join(' '))].join('\\n')"""
TURN = {"en": "It is your turn.", "fr": "C’est à vous.", "de": "Sie sind dran."}


def bare(person: Person) -> list[str]:
    """Message ids that stand on the page in place of words."""
    return sorted(set(BARE.findall(person.page.evaluate(TEXTS))))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_page_speaks(room: Room, house: Process, language: str) -> None:
    person = room.person(house.url, language=language)
    for path in (
        "/",
        "/play",
        "/play#newton",
        "/lobby",
        "/mine",
        "/account",
        "/settings",
        "/join#no-such-code",
        "/nowhere",
    ):
        person.go(path)
        expect(person.page.locator("h1")).to_be_visible()
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        assert not bare(person), path
    for game in ("expo1906", "newton"):
        person.go(f"/rules/{game}")
        expect(person.page.locator("h1")).to_be_visible()
        assert not bare(person)
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


def test_the_language_changes_at_the_table(ada: Person) -> None:
    ada.open("newton", "me", "random")
    ada.wait()
    ada.page.locator(".menu summary").click()
    ada.page.get_by_label("Language").select_option("de")
    expect(ada.page.locator(".top .turn")).to_have_text(TURN["de"])
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    ada.page.reload()
    expect(ada.page.locator(".top .turn")).to_have_text(TURN["de"])
