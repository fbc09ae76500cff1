"""A whole game without a mouse."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.person import Person


def test_a_whole_game_by_keyboard(ada: Person) -> None:
    ada.go("/")
    keys = ada.page.keyboard
    # From the start page to a running game: tab to the game's button, then start.
    button = ada.page.get_by_role("article", name="Expo 1906").get_by_role("button", name="Play now against bots")
    button.wait_for()
    while not button.evaluate("element => element === document.activeElement"):
        keys.press("Tab")
    keys.press("Enter")
    expect(ada.page.get_by_role("button", name="Start the game")).to_be_focused()
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
    expect(ada.page.locator(".ending")).to_be_visible()
