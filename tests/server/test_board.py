"""What is printed on the board never changes, and is not sent again and again to those who know it."""

from __future__ import annotations

from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server.running import Client, Hands, heard, running


def test_a_socket_that_does_not_want_the_board_is_told_all_the_rest(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada = Client(server.url, "Ada")
        state = ada.open("newton", "me", "me", public=True)
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{state['table']}/live?board=false"
        with connect(address) as without, Client(server.url).live(state["table"]) as whole:
            for _ in range(2):
                told, less = state_after(whole, state["seq"]), state_after(without, state["seq"])
                assert told["view"]["table"].pop("board")["roads"]
                assert less == told
                state = ada.play(ada.state(state["table"]))
        assert ada.state(state["table"])["view"]["table"]["board"]["roads"]


def state_after(socket: ClientConnection, seq: int) -> dict[str, Any]:
    return heard(socket, lambda message: message["type"] == "state" and message["seq"] == seq)[-1]
