"""A person before a browser: everything is done with the mouse or the keyboard on what is seen."""

from __future__ import annotations

import itertools
import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Response, expect

PATIENCE = 60_000  # milliseconds until a test gives up waiting
AXE = Path(__file__).resolve().parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "/",
    "/play",
    "/play#newton",
    "/play#newscience",
    "/lobby",
    "/mine",
    "/account",
    "/settings",
    "/join#no-such-code",
    "/rules/expo1906",
    "/rules/newton/N-3.09",
    "/rules/newscience/S-11.07",
    "/nowhere",
]
DESKTOP = (1366, 768)
PHONE = (390, 844)
# The point nearest to the middle of a component where nothing lies on it.
SEEN_AT = """element => {
    const box = element.getBoundingClientRect(), points = [];
    for (let i = 1; i < 16; i++) for (let j = 1; j < 16; j++) points.push([i / 16, j / 16]);
    points.sort((a, b) => Math.hypot(a[0] - .5, a[1] - .5) - Math.hypot(b[0] - .5, b[1] - .5));
    for (const [x, y] of points) {
        const at = [box.left + x * box.width, box.top + y * box.height];
        if (document.elementFromPoint(...at)?.closest('[data-piece]') === element) return at;
    }
    return null;
}"""
CHOICES = "g.piece.available[role=button]:not(.ghost), .question .buttons button.action"
ADDRESSES = itertools.count(1)
KEPT = "lincei.settings"  # under which the page keeps what a person has chosen
expect.set_options(timeout=PATIENCE)


class Room:
    """Browsers that are closed in the end. What any of them complains about fails the test."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.browser = browser
        self.folder = folder
        self.people: list[Person] = []

    def person(
        self, url: str, size: tuple[int, int] = DESKTOP, language: str = "en", answers: bool = False, **more: Any
    ) -> Person:
        context = self.browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="reduce",
            has_touch=size == PHONE,
            # Everybody comes from an address of his own: from one, few may come in a minute.
            extra_http_headers={"x-forwarded-for": f"10.1.0.{next(ADDRESSES)}"},
            **more,
        )
        context.set_default_timeout(PATIENCE)
        # Nothing answers by itself, unless a test is about just that: everything here is somebody's own click.
        context.add_init_script(f"localStorage['{KEPT}'] ??= JSON.stringify({{answer: {str(answers).lower()}}})")
        person = Person(context)
        self.people.append(person)
        return person

    def leave(self) -> None:
        for person in self.people:
            person.context.close()
        for person in self.people:
            assert not person.complaints, person.complaints


class Person:
    """Somebody who plays."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.complaints: list[str] = []  # of the page: errors, and answers that should not be
        self.clicked: set[str] = set()  # components, by kind
        self.page.on("console", self.listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("response", self.look)

    def listen(self, message: ConsoleMessage) -> None:
        # A refused request is told on the console too; what may be refused is for `look` to say.
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            if "WebSocket" not in message.text:  # a server that was killed
                self.complaints.append(message.text)

    def look(self, response: Response) -> None:
        if response.status >= 500 and response.status != 503:
            self.complaints.append(f"{response.status} {response.url}")

    # -- getting to a table ---------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(path)

    def ask(self, path: str, body: Any = None) -> Any:
        """Ask the server as the page does, with the cookies of this browser."""
        script = """async ([path, body]) => {
            const token = document.cookie.match(/lincei_csrf=([^;]*)/)?.[1] ?? '';
            const how = body === null ? {} : {method: 'POST', body: JSON.stringify(body),
                headers: {'content-type': 'application/json', 'x-csrf-token': token}};
            return await (await fetch(path, how)).json();
        }"""
        return self.page.evaluate(script, [path, body])

    def deed(self, table: str, deed: dict[str, Any]) -> None:
        """Do something at a table without its page."""
        answer = self.ask(f"/api/tables/{table}/actions", {"id": f"test-{random.getrandbits(64)}", **deed})
        assert answer.get("type") == "done", answer

    def open(self, game: str, *seats: str, **more: Any) -> str:
        """Open a table and go there: "me", "open", the name of a bot, or "=Name" for a person at this screen."""
        self.go("/settings")
        if not self.ask("/api/me")["person"]:
            self.ask("/api/guest", {"name": "Ada"})
        wishes = [
            {"kind": "me", "name": seat[1:]}
            if seat.startswith("=")
            else {"kind": seat}
            if seat in ("me", "open")
            else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        table = str(self.ask("/api/tables", {"game": game, "seats": wishes, **more})["table"])
        self.go(f"/table/{table}")
        return table

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Locator:
        return self.page.locator(".game")

    def wait(self) -> str:
        """Until something is to be done here, or the game is over: `mine`, `over` or `curtain`."""
        here = self.page.locator(".curtain, .game[data-turn=mine], .game[data-turn=over]").first
        here.wait_for()
        return here.get_attribute("data-turn") or "curtain"

    def position(self) -> str:
        return self.game.get_attribute("data-position") or ""

    def violations(self) -> list[str]:
        """What axe-core finds on the page."""
        self.page.evaluate(AXE.read_text(encoding="utf-8") + ";null")
        found = self.page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
        return [f"{each['id']}: {[node['html'][:200] for node in each['nodes'][:3]]}" for each in found]

    def pieces(self) -> set[str]:
        """The components that are drawn somewhere in sight."""
        return set(self.page.evaluate("[...document.querySelectorAll('[data-piece]')].map(each => each.dataset.piece)"))

    # -- playing --------------------------------------------------------------------------------------------------

    def click_something(self, chance: random.Random) -> None:
        """One click, chosen by chance: on a lit component of a board, or on a button for what is no place there."""
        choices = self.page.locator(CHOICES)
        choices.first.wait_for()
        choice = chance.choice(choices.all())
        name = choice.get_attribute("data-piece")
        self.clicked.add(re.split(r"[. ]", name or choice.get_attribute("data-action") or "")[0])
        if name:
            self.hit(choice)
        else:
            choice.click()

    def hit(self, piece: Locator) -> None:
        """Click on a component where it is seen: others may lie on it."""
        place = piece.evaluate(SEEN_AT)
        assert place, f"nothing of it is seen: {piece.get_attribute('data-piece')}"
        self.page.mouse.click(*place)

    def lift_the_curtain(self) -> None:
        """Take over the screen from the one who sat there before."""
        curtain = self.page.locator(".curtain")
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
