"""Whole games by clicks alone, from the table's first question to the final score."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.server.running import Process
from tests.web.person import Person, Room

MODULES = {"options": {"modules": "lessons,discoveries"}}
# Buttons stand in the question; a tile is turned before it is laid, and both are chosen with the place.
ELSEWHERE = ("button.", "option.", "rotation.")
GAMES = [
    pytest.param("expo1906", ["me"], {}, id="expo1906-solo"),
    pytest.param("expo1906", ["me", "greedy", "random", "random"], {}, id="expo1906-4"),
    pytest.param("newton", ["me"], MODULES, id="newton-solo"),
    pytest.param("newton", ["me", "greedy", "random", "random"], MODULES, id="newton-4"),
    pytest.param("newscience", ["me", "greedy", "random"], {}, id="newscience-3"),
    pytest.param("newscience", ["me", "greedy", "random", "random", "greedy"], {}, id="newscience-5"),
]


@pytest.mark.parametrize(("game", "seats", "more"), GAMES)
def test_a_whole_game_by_clicks(ada: Person, game: str, seats: list[str], more: dict[str, dict[str, str]]) -> None:
    table = ada.open(game, *seats, **more)
    chance = random.Random(7)
    while ada.wait() == "mine":
        shown = ada.pieces()
        missing = {
            component
            for action in ada.ask(f"/api/tables/{table}")["view"]["legal"]
            if not action["aside"]
            for component in action["touches"]
            if not component.startswith(ELSEWHERE) and component not in shown
        }
        assert not missing, f"not on any board in sight: {missing}"
        ada.click_something(chance)
    result = ada.ask(f"/api/tables/{table}")["result"]
    final = ada.page.locator(".ending li")
    assert final.count() == len(seats)
    assert sorted(int(each) for each in final.locator("b").all_inner_texts()) == sorted(result["scores"])
    ada.page.locator(".ending button.primary").click()
    told = ada.page.locator("dialog .total .number")
    expect(told).to_have_count(len(seats))
    assert sorted(int(each) for each in told.all_inner_texts()) == sorted(result["scores"])


def test_two_people_at_one_screen(room: Room, house: Process) -> None:
    """Hot-seat: each sees his own hand only after the other has handed the screen over."""
    pair = room.person(house.url)
    table = pair.open("expo1906", "=Marie", "=Pierre")
    chance = random.Random(3)
    curtains = 0
    while (turn := pair.wait()) != "over":
        if turn == "curtain":
            curtains += 1
            assert not pair.page.locator(".piece").count(), "something is seen before the screen is handed over"
            pair.lift_the_curtain()
        else:
            pair.click_something(chance)
    assert curtains > 10
    assert pair.ask(f"/api/tables/{table}")["status"] == "over"
