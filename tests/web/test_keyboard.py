"""A whole game without a mouse."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.person import Person


def test_a_whole_game_by_keyboard(ada: Person) -> None:
    ada.go("/")
    keys = ada.page.keyboard
    # From the start page to a running game: tab to the first game's button, then start.
    for _ in range(60):
        keys.press("Tab")
        if ada.page.evaluate("document.activeElement?.dataset.testid") == "play-expo1906":
            break
    keys.press("Enter")
    expect(ada.page.get_by_test_id("start")).to_be_focused()
    keys.press("Enter")
    ada.page.wait_for_url("**/table/*")
    chance = random.Random(11)
    focused = ada.page.locator("button.action:focus")
    while ada.wait() != "over":
        if not focused.count():
            keys.press("q")
        expect(focused).to_have_count(1)
        for _ in range(chance.randrange(min(8, ada.page.locator("button.action").count()))):
            keys.press("ArrowDown")
        keys.press("Enter")
    expect(ada.page.locator(".final")).to_be_visible()
