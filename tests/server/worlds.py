"""Two servers that differ in what is hidden, and every byte that leaves them for one viewer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from tests.server.running import PATIENCE, Client, Hands, running

SEED = 271_828_182_845_904_523  # told apart from every other number


class World:
    """A server with people at one table, who all listen to it. Nothing here is left to chance or to time."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.hands = Hands(seed=seed)
        self.settings = self.hands.settings(f"sqlite:///{folder / 'server.db'}")
        self.url = ""
        self.table = ""
        self.deeds = 0
        self.people: dict[str, Client] = {}
        self.closing = ExitStack()
        self.sockets: dict[str, ClientConnection] = {}
        self.states: dict[str, dict[str, Any]] = {}  # what each socket has told last
        self.traffic: dict[str, list[bytes]] = {}  # what has left for each of them

    def enter(self, name: str, signed_in: bool = True) -> Client:
        """Somebody comes; from then on all that he is told is written down."""
        client = self.people[name] = Client(self.url, name if signed_in else None)
        self.traffic[name] = []

        def write_down(answer: httpx.Response) -> None:
            asked = f"{answer.request.method} {answer.request.url.raw_path.decode()}".encode()
            headers = [name + b": " + value for name, value in answer.headers.raw if name != b"date"]
            self.traffic[name].append(b"\n".join([asked, b"%d" % answer.status_code, *headers, answer.read()]))

        client.http.event_hooks["response"].append(write_down)
        return client

    def listen(self, name: str, after: int | None = None) -> None:
        """Open a WebSocket, in place of an older one. Those who listen are told when somebody has come."""
        before = self.sockets.get(name)
        self.sockets[name] = self.closing.enter_context(self.people[name].live(self.table, after))
        come = before is None and "lincei_session" in self.people[name].http.cookies
        self.hear(*(self.sockets if come else [name]))
        if before is not None:
            before.close()

    def hear(self, *names: str, seq: int = 0) -> None:
        """Let them hear everything up to a state that knows row `seq`."""
        for name in names:
            while True:
                said = self.sockets[name].recv(PATIENCE, decode=False)
                self.traffic[name].append(said)
                message = json.loads(said.splitlines()[-1])
                if message["type"] == "state" and message["seq"] >= seq:
                    self.states[name] = message
                    break

    def do(self, name: str, kind: str, **more: Any) -> httpx.Response:
        """A deed, with an id that is the same in every world; all hear of it."""
        self.deeds += 1
        self.hands.time += 1_000
        body = {"type": kind, "id": f"deed-{self.deeds:08}", **more}
        answer = self.people[name].post(f"/api/tables/{self.table}/actions", body)
        if answer.status_code == 200:
            self.hear(*self.sockets, seq=answer.json()["seq"])
        return answer

    def play(self, name: str, text: str) -> None:
        state = self.states[name]
        answer = self.do(name, "play", seat=state["seat"], position=state["position"], text=text)
        assert answer.status_code == 200, answer.text

    def legal(self, name: str) -> list[str]:
        """What somebody may do now, in notation."""
        return [each["text"] for each in self.states[name]["view"]["legal"]]

    def on_turn(self) -> str:
        """Whose turn it is, of those who listen."""
        return next(name for name in self.sockets if self.states[name]["view"]["legal"])

    def look_around(self, name: str, texts: list[str], hints: bool = False) -> None:
        """Ask for everything that can be asked for, whether one may or not, and try what cannot be done."""
        client, here = self.people[name], f"/api/tables/{self.table}"
        state = self.states[name]
        for eyes in ("", "?seat=0", "?seat=1", "?seat=2"):
            client.get(here + eyes)
            client.get(f"{here}/log{eyes}")
            client.get(f"{here}/record{eyes}")
        for steps in range(state["steps"] + 2):
            client.get(f"{here}/replay/{steps}")
        client.get(f"{here}/log", after=state["seq"] // 2)
        for text in texts:
            client.get(f"{here}/why", text=text)
        client.get(f"{here}/scores")
        for touch in ("card.JOURNAL", "card.red-work", "master.boyle", "marker.1.0", "place.paris", "button.end", "?"):
            client.get(f"{here}/why", touch=touch)
        for action in state["view"]["legal"][:8]:
            client.get(f"{here}/preview", actions=action["id"])
            client.get(f"{here}/preview", actions=f"{action['id']},{state['view']['legal'][-1]['id']}")
        client.get(f"{here}/preview", actions="0,1")
        for path in ("/api/me/tables", "/api/me/export", "/api/tables?status=running", "/api/games"):
            client.get(path)
        client.get(f"{here}/invitations")
        for bot in ("random", "greedy") if hints else ():
            client.get(f"{here}/hint", bot=bot)
        for seat in range(3):
            late, now = {"seat": seat, "position": 1}, {"seat": seat, "position": state["position"]}
            for wish in ({**late, "action": 0}, {**now, "action": 999_999}, {**now, "text": "?"}):
                assert self.do(name, "play", **wish).status_code >= 400
            for text in texts:
                if not state["view"]["legal"]:
                    self.do(name, "play", **now, text=text)
            assert self.do(name, "undo", **late).status_code >= 400

    def leave(self) -> None:
        self.closing.close()
        self.sockets.clear()


@contextmanager
def open_worlds(*worlds: World) -> Iterator[None]:
    """Their servers run; people who were there before are still signed in."""
    with ExitStack() as stack:
        for world in worlds:
            world.url = stack.enter_context(running(world.settings)).url
            stack.callback(world.leave)
            for name, before in list(world.people.items()):
                world.enter(name, signed_in=False).http.cookies = before.http.cookies
        yield


def same_choice(worlds: list[World], avoid: str = "\0") -> tuple[str, str]:
    """Whose turn it is, and the last thing he may do in every world."""
    name = worlds[0].on_turn()
    common = [text for text in worlds[0].legal(name) if all(text in world.legal(name) for world in worlds)]
    return name, [text for text in common if not text.startswith(avoid)][-1]
