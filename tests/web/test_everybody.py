"""Nobody is left out: axe-core finds nothing on any page, in either theme, on a laptop and on a phone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.server.running import Process
from tests.web.person import DESKTOP, PAGES, PHONE, Person, Room


def pages(person: Person) -> None:
    for path in PAGES:
        person.go(path)
        expect(person.page.locator("h1")).to_be_visible()
        person.page.wait_for_load_state("networkidle")
        assert not person.violations(), path


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_pages(room: Room, house: Process, scheme: str, size: tuple[int, int]) -> None:
    pages(room.person(house.url, size, color_scheme=scheme))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", ["expo1906", "newton", "newscience"])
def test_tables(room: Room, house: Process, game: str, scheme: str, size: tuple[int, int]) -> None:
    person = room.person(house.url, size, color_scheme=scheme)
    more = {"options": {"modules": "lessons,discoveries"}} if game == "newton" else {}
    person.open(game, "me", "random", "random", **more)
    chance = random.Random(6)
    for click in range(16):
        person.wait()
        if click % 4 == 0:
            assert not person.violations()
        chance.choice(person.page.locator("button.action").all()).click()
    person.wait()
    for tabs in (".fronts [role=tab]", ".tabs [role=tab]"):
        for tab in person.page.locator(tabs).all():
            tab.click()
            assert not person.violations(), tab.inner_text()
    person.page.get_by_role("button", name="Score, point by point").click()
    expect(person.page.locator("dialog")).to_be_visible()
    assert not person.violations()


def test_waiting_room(ada: Person) -> None:
    ada.open("expo1906", "me", "open", "open")
    expect(ada.page.locator("h1")).to_be_visible()
    assert not ada.violations()
