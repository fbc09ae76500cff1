"""What the table does for a player, whatever the game: asks, filters, explains, previews, undoes, tells, looks back."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.server.running import Process
from tests.web.person import Person, Room


def action(page: Page, text: str) -> None:
    """Click the action of this notation in the list."""
    page.locator(f"button.action[data-action='{text}']").click()


def seated(person: Person, text: str) -> str:
    """A new table of Expo 1906 for one, where this card is not barred by the first ghost; it has been played."""
    while True:
        table = person.open("expo1906", "me")
        person.wait()
        if person.page.locator(f"button.action[data-action='{text}']").count():
            action(person.page, text)
            person.wait()
            return table


def test_two_clicks_to_a_running_game(ada: Person) -> None:
    ada.go("/")
    ada.page.get_by_role("button", name="Play now").first.click()
    ada.page.get_by_role("button", name="Start").click()
    ada.page.wait_for_url("**/table/*")
    assert ada.wait() in ("mine", "over")


def test_clicks_filter(ada: Person) -> None:
    """A component keeps the actions that touch it; the second click decides; Escape begins anew."""
    seated(ada, "play JOURNAL")
    action(ada.page, "perform")
    ada.wait()
    marker = ada.page.locator("[data-piece='marker.0.0']")
    actions = ada.page.locator("button.action")
    every = actions.count()
    marker.click()
    expect(marker).to_have_class(re.compile("chosen"))
    assert 1 < actions.count() < every
    ada.page.keyboard.press("Escape")
    expect(marker).not_to_have_class(re.compile("chosen"))
    expect(actions).to_have_count(every)
    marker.click()
    before = ada.position()
    ada.page.locator("[data-piece='box.steel.2']").click()
    expect(ada.game).not_to_have_attribute("data-position", before)


def test_a_forbidden_thing_says_why_with_its_rule(ada: Person) -> None:
    ada.open("expo1906", "me")
    ada.wait()
    ada.page.locator("[data-piece='box.steel.2']").click()
    notice = ada.page.locator(".notice")
    expect(notice).to_be_visible()
    rule = notice.locator(".rule")
    number = rule.inner_text()
    assert re.fullmatch(r"E-\d+\.\d+", number)
    rule.click()
    expect(ada.page.locator("dialog")).to_contain_text(number)


def test_undo_and_redo(ada: Person) -> None:
    table = seated(ada, "play TERMINAL")
    undo, redo = (ada.page.get_by_role("button", name=name, exact=True) for name in ("Undo", "Redo"))
    steps = ada.ask(f"/api/tables/{table}")["steps"]
    expect(undo).to_be_enabled()
    expect(redo).to_be_disabled()
    undo.click()
    expect(redo).to_be_enabled()
    assert ada.ask(f"/api/tables/{table}")["steps"] == steps - 1
    expect(undo).to_be_disabled()
    redo.click()
    expect(undo).to_be_enabled()
    assert ada.ask(f"/api/tables/{table}")["steps"] == steps


def test_what_cannot_be_taken_back_is_announced(ada: Person) -> None:
    seated(ada, "play TERMINAL")
    stop = ada.page.locator("button.action[data-action='stop']")
    expect(stop.get_by_role("img", name="cannot be taken back")).to_be_visible()


def test_confirmation_can_be_asked_for(room: Room, house: Process) -> None:
    person = room.person(house.url)
    person.go("/settings")
    person.page.locator("#switch-confirm").check()
    seated(person, "play TERMINAL")
    before = person.position()
    action(person.page, "stop")
    expect(person.page.locator(".confirm")).to_be_visible()
    expect(person.game).to_have_attribute("data-position", person.position())
    person.page.locator(".confirm .primary").click()
    expect(person.game).not_to_have_attribute("data-position", before)


def test_forced_choices_answer_themselves(room: Room, house: Process) -> None:
    """Where there is but one thing to do it is done, unless that would cost the player an undo."""
    person = room.person(house.url, answers=True)
    table = person.open("newton", "me", "random")
    chance = random.Random(9)
    for _ in range(30):
        if person.wait() != "mine":
            break
        state = person.ask(f"/api/tables/{table}")
        legal = state["view"]["legal"]
        if len(legal) == 1 and not (legal[0]["irreversible"] and state["undo"]):
            expect(person.game).not_to_have_attribute("data-position", str(state["position"]))
        else:
            person.click_something(chance)


def test_an_action_shows_what_it_would_bring(ada: Person) -> None:
    seated(ada, "play TERMINAL")
    ada.page.locator("button.action[data-action^='buy ']").first.hover()
    expect(ada.page.locator(".would")).to_contain_text("Ada buys")


def test_no_choice_moves_away_under_the_pointer(ada: Person) -> None:
    ada.open("newscience", "me", "random", "random")
    ada.wait()
    last = ada.page.locator("button.action").last
    before = last.bounding_box()
    last.hover()
    expect(ada.page.locator(".would")).to_be_visible()
    assert last.bounding_box() == before


def test_a_board_that_comes_to_the_front_points_out_nothing(ada: Person) -> None:
    """Only what the last move has moved has a ring, however much lies on the board that is asked about next."""
    ada.open("newscience", "me", "greedy", "greedy")
    chance = random.Random(2)
    tree = ada.page.get_by_role("tab", name="Tree of discoveries")
    before, seen = False, 0
    while seen < 3 and ada.wait() == "mine":
        now = tree.get_attribute("aria-selected") == "true"
        if now and not before and ada.page.locator("[data-key^=marker]").count() > 3:
            expect(ada.page.locator(".shared .piece.last")).to_have_count(0)
            seen += 1
        before = now
        ada.click_something(chance)
    assert seen == 3


def test_components_explain_themselves(ada: Person) -> None:
    ada.open("expo1906", "me")
    ada.wait()
    for piece in ("card.TERMINAL", "marker.0.0"):
        ada.page.locator(f"[data-piece='{piece}']").first.hover()
        expect(ada.page.get_by_role("tooltip")).to_be_visible()


def test_other_desks_are_one_click_away(ada: Person) -> None:
    ada.open("newton", "me", "random", "random")
    ada.wait()
    for seat in (1, 2, 0):
        ada.page.locator(".player .who").nth(seat).click()
        expect(ada.page.locator(".player").nth(seat)).to_have_class(re.compile("looked"))
        expect(ada.page.locator(".whose")).to_have_count(0 if seat == 0 else 1)


def test_what_happened_since_my_last_turn(ada: Person) -> None:
    ada.open("expo1906", "me", "random", "random")
    chance = random.Random(8)
    button = ada.page.get_by_role("button", name="Since my turn")
    while ada.wait() == "mine" and not button.count():
        ada.click_something(chance)
    button.click()
    moments = ada.page.locator(".moments")
    expect(moments).to_be_visible()
    assert not ada.page.locator("button.action").count(), "nobody acts in the past"
    first, last = map(int, moments.locator(".count").inner_text().split(" / "))
    assert first < last
    for step in range(first + 1, last + 1):
        ada.page.get_by_role("button", name="One action later").click()
        expect(moments.locator(".count")).to_have_text(f"{step} / {last}")
    expect(ada.page.get_by_role("button", name="One action later")).to_be_disabled()
    ada.page.get_by_role("button", name="Back to now").click()
    expect(moments).to_have_count(0)
    expect(ada.page.locator("button.action").first).to_be_visible()


def test_the_title_and_the_icon_tell_whose_turn_it_is(ada: Person) -> None:
    ada.open("expo1906", "me", "open")
    expect(ada.page).to_have_title(re.compile("^(?!●)"))
    ada.open("expo1906", "me", "random")
    ada.wait()
    expect(ada.page).to_have_title(re.compile("^● Your turn"))
    expect(ada.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")


def test_the_log_links_to_the_rules(ada: Person) -> None:
    ada.open("newton", "me", "random")
    ada.wait()
    link = ada.page.locator(".log .rule").last
    number = link.inner_text()
    link.click()
    expect(ada.page.locator("dialog")).to_contain_text(number)


def test_chat_and_rematch(room: Room, house: Process) -> None:
    ada = room.person(house.url)
    table = ada.open("expo1906", "me", "random")
    ada.wait()
    ada.page.get_by_label("Say something to the table").fill("<b>Good luck</b> & have fun")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".log .chat")).to_contain_text("<b>Good luck</b> & have fun")
    ada.page.locator(".menu summary").click()
    ada.page.get_by_role("button", name="Give the game up").click()
    ada.page.get_by_role("button", name="Yes, give it up").click()
    expect(ada.page.locator(".ending")).to_be_visible()
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(re.compile(rf"/table/(?!{table})"))
    ada.wait()
