"""What fits where: a laptop's screen without scrolling, a phone, a thumb, and a slow line."""

from __future__ import annotations

import gzip
import random
import re

import pytest
from playwright.sync_api import Response, expect

from tests.server.running import Process
from tests.web.person import PAGES, PHONE, Person, Room

OVERFLOW = (
    "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
)
# Everything that is meant to be touched and can be seen now.
TARGETS = """() => [...document.querySelectorAll('button, a.button, select, summary, input')]
    .filter(e => !['radio', 'checkbox', 'range'].includes(e.type))
    .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest('.visually-hidden, .skip'))
    .filter(e => !e.classList.contains('rule'))
    .map(e => [e.getBoundingClientRect().height, e.outerHTML.slice(0, 120)])
    .filter(([height]) => height < 43.5)"""
GAMES = ["expo1906", "newton", "newscience"]
FIRST_LOAD = 150_000  # bytes, packed, without fonts and map


@pytest.mark.parametrize("game", GAMES)
def test_the_table_needs_no_scrolling_on_a_laptop(ada: Person, game: str) -> None:
    ada.open(game, "me", "random", "random", "random")
    chance = random.Random(1)
    for _ in range(6):
        ada.wait()
        assert ada.page.evaluate(OVERFLOW) == [0, 0]
        for part in (".shared svg", ".desk svg", ".question", ".players", ".turn"):
            box = ada.page.locator(part).first.bounding_box()
            assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= 768, part
        ada.click_something(chance)


@pytest.mark.parametrize("path", PAGES)
def test_a_phone_shows_every_page_without_scrolling_sideways(room: Room, house: Process, path: str) -> None:
    person = room.person(house.url, PHONE)
    person.go(path)
    expect(person.page.locator("h1")).to_be_visible()
    assert person.page.evaluate(OVERFLOW)[0] == 0
    assert not person.page.evaluate(TARGETS)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_plays_by_tabs(room: Room, house: Process, game: str) -> None:
    person = room.person(house.url, PHONE)
    person.open(game, "me", "random", "random")
    chance = random.Random(2)
    for turn in range(12):
        person.wait()
        tabs = person.page.locator(".tabs [role=tab]")
        expect(tabs).to_have_count(4)
        tabs.nth(turn % 4).tap()
        assert person.page.evaluate(OVERFLOW) == [0, 0]
        assert not person.page.evaluate(TARGETS)
        # Whatever the tab, what is asked can be answered at the foot of the screen.
        actions = person.page.locator(".foot button.action").all()
        chance.choice(actions).tap()
    tabs.nth(0).tap()
    person.wait()
    if person.page.locator("g.piece.available[role=button]").count():
        before = person.position()
        pieces = person.page.locator("g.piece.available[role=button]")
        pieces.first.tap()
        expect(person.page.locator(f".game:not([data-position='{before}']), .piece.chosen").first).to_be_attached()


@pytest.mark.parametrize("path", ["/", *GAMES])
def test_the_first_load_is_light(room: Room, house: Process, path: str) -> None:
    person = room.person(house.url)
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        name = response.url.rsplit("/", 1)[1]
        if "/assets/" in response.url and not re.search(r"\.woff2?$|^coast", name):
            sizes[name] = len(gzip.compress(response.body(), 6))

    if path == "/":
        person.page.on("response", weigh)
        person.go("/")
        expect(person.page.locator("h1")).to_be_visible()
    else:
        table = person.open(path, "me", "random")
        person.wait()
        again = room.person(house.url, storage_state=person.context.storage_state())
        again.page.on("response", weigh)
        again.go(f"/table/{table}")
        again.wait()
    assert sizes
    assert sum(sizes.values()) < FIRST_LOAD, sizes
