"""Pictures of every board for the documentation: docs/pictures, in both themes and on a phone.

A game is played for a while on a server of its own, then the pages are looked at as a player sees them. `make pictures`
runs it; with the names of games after it only their boards are taken.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect

from tests.server.running import process
from tests.web.browser import chromium
from tests.web.person import DESKTOP, PHONE, Person, Room

INTO = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SCHEMES = {"paper": "light", "slate": "dark"}
# Game, options, actions until the picture is taken, and its boards: the name of the file and the number of the tab.
GAMES = [
    ("expo1906", {}, 80, {"board": 0}),
    ("newton", {"modules": "lessons,discoveries"}, 140, {"map": 0, "tracks": 1, "cards": 2, "masters": 3}),
    ("newscience", {}, 215, {"calendar": 0, "tree": 1}),
]


def take(person: Person, name: str) -> None:
    person.page.wait_for_timeout(400)
    person.page.mouse.move(5, 5)
    person.page.screenshot(path=INTO / f"{name}.png")
    print(INTO.name + "/" + name, flush=True)


def grown(room: Room, url: str, game: str, options: dict[str, str], actions: int) -> tuple[Person, str]:
    """A table after at least so many actions, and somebody who has played as a bot advised and is asked again."""
    person = room.person(url)
    table = person.open(game, "me", "greedy", "greedy", "greedy", options=options, hints=True)
    while True:
        state = person.ask(f"/api/tables/{table}")
        if not state["view"]["legal"]:
            person.page.wait_for_timeout(10)
            continue
        if state["steps"] >= actions:
            break
        advice = person.ask(f"/api/tables/{table}/hint?seat=0&bot=greedy")["action"]
        person.deed(table, {"type": "play", "seat": 0, "position": state["position"], "action": advice})
    person.go(f"/table/{table}")
    assert person.wait() == "mine"
    return person, table


def first_sights(room: Room, url: str) -> None:
    """The start page, and the first thing that Newton asks."""
    for theme, scheme in SCHEMES.items():
        person = room.person(url, color_scheme=scheme)
        person.go("/")
        expect(person.page.locator("article").first).to_be_visible()
        take(person, f"landing-{theme}")
        person.open("newton", "me", "greedy", "greedy", "greedy")
        person.wait()
        take(person, f"newton-draft-{theme}")


def tables(room: Room, url: str, game: str, options: dict[str, str], actions: int, boards: dict[str, int]) -> None:
    """Every board of a game."""
    player, table = grown(room, url, game, options, actions)
    for size, kind in ((DESKTOP, ""), (PHONE, "-phone")):
        for theme, scheme in SCHEMES.items():
            seen = room.person(url, size, color_scheme=scheme, storage_state=player.context.storage_state())
            seen.go(f"/table/{table}")
            seen.wait()
            for board, tab in boards.items():
                if len(boards) > 1:
                    seen.page.locator(".fronts [role=tab]").nth(tab).click()
                take(seen, f"{game}-{board}{kind}-{theme}")
            if kind:
                seen.page.locator(".tabs [role=tab]").nth(1).click()
                take(seen, f"{game}-desk{kind}-{theme}")


def main() -> int:
    INTO.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        process("--database", f"sqlite:///{folder}/server.db") as server,
        chromium() as browser,
    ):
        room = Room(browser, Path(folder))
        wanted = sys.argv[1:]
        if not wanted:
            first_sights(room, server.url)
        for each in GAMES:
            if not wanted or each[0] in wanted:
                tables(room, server.url, *each)
    return 0


if __name__ == "__main__":
    sys.exit(main())
