"""Requests that must be refused, and how: a table."""

from __future__ import annotations

import json
from typing import Any, NamedTuple


class Sent(NamedTuple):
    """A request that must be refused."""

    what: str
    status: int
    code: str
    way: str
    path: str
    body: Any = None
    headers: dict[str, str] = {}  # noqa: RUF012
    who: str = "ada"


def deed(kind: str, **more: Any) -> dict[str, Any]:
    return {"type": kind, "id": "a-bad-request", **more}


ACT, GUEST, OPEN = "/api/tables/{table}/actions", "/api/guest", "/api/tables"
CHAT = '{"type": "chat", "id": "a-bad-request", "text": %s}'
TURN = {"seat": 0, "position": 0}

BODIES = [
    Sent("no body", 400, "bad-request", "POST", ACT, b""),
    Sent("half of a body", 400, "bad-request", "POST", ACT, b'{"type": "chat"'),
    Sent("two bodies", 400, "bad-request", "POST", ACT, b"{}{}"),
    Sent("a list", 400, "bad-request", "POST", ACT, b"[]"),
    Sent("not JSON at all", 400, "bad-request", "POST", ACT, b"<xml/>"),
    Sent("not a number", 400, "bad-request", "POST", ACT, b'{"type": "concede", "id": "a-bad-request", "seat": NaN}'),
    Sent("invalid UTF-8", 400, "bad-request", "POST", ACT, (CHAT % '"§"').encode("latin-1")),
    Sent("a NUL", 400, "bad-request", "POST", ACT, (CHAT % '"a\\u0000b"').encode()),
    Sent("a naked NUL", 400, "bad-request", "POST", ACT, (CHAT % '"a\0b"').encode()),
    Sent("half of a letter", 400, "bad-request", "POST", ACT, (CHAT % '"\\ud83d"').encode()),
    Sent("the other half", 400, "bad-request", "POST", ACT, (CHAT % '"\\ude00\\ud83d"').encode()),
    Sent(
        "a name of half a letter", 400, "bad-request", "POST", OPEN, b'{"game": "\\udfff", "seats": [{"kind": "me"}]}'
    ),
    Sent("deep lists", 400, "bad-request", "POST", ACT, (CHAT % ("[" * 30_000)).encode()),
    Sent("deep objects", 400, "bad-request", "POST", OPEN, (b'{"options":' + b'{"a":' * 9_000)),
    Sent("a huge number", 400, "bad-request", "POST", ACT, json.dumps(deed("concede", seat=10**400)).encode()),
    Sent("a huge exponent", 400, "bad-request", "POST", ACT, b'{"type":"concede","id":"a-bad-request","seat":1e400}'),
    Sent("a negative seat", 400, "bad-request", "POST", ACT, deed("concede", seat=-1)),
    Sent("a negative position", 400, "bad-request", "POST", ACT, deed("play", seat=0, position=-1, action=0)),
    Sent("a negative action", 400, "bad-request", "POST", ACT, deed("play", **TURN, action=-1)),
    Sent("a broken number", 400, "bad-request", "POST", ACT, deed("concede", seat=0.5)),
    Sent("a text for a number", 400, "bad-request", "POST", ACT, deed("concede", seat="0")),
    Sent("an unknown deed", 400, "bad-request", "POST", ACT, deed("cheat", seat=0)),
    Sent("no type", 400, "bad-request", "POST", ACT, {"id": "a-bad-request", "seat": 0}),
    Sent("no id", 400, "bad-request", "POST", ACT, {"type": "concede", "seat": 0}),
    Sent("an id with a blank", 400, "bad-request", "POST", ACT, {"type": "concede", "id": "a bad request", "seat": 0}),
    Sent("an unknown field", 400, "bad-request", "POST", ACT, deed("concede", seat=0, undo=True)),
    Sent("an empty chat", 400, "bad-request", "POST", ACT, deed("chat", text="")),
    Sent("a long chat", 400, "bad-request", "POST", ACT, deed("chat", text="x" * 501)),
    Sent("a large body", 413, "too-large", "POST", ACT, b" " * 65_537),
    Sent("a large body where none is wanted", 413, "too-large", "DELETE", "/api/session", b" " * 65_537),
    Sent("text", 415, "not-json", "POST", ACT, b"{}", {"content-type": "text/plain"}),
    Sent("a form", 415, "not-json", "POST", ACT, b"a=b", {"content-type": "application/x-www-form-urlencoded"}),
    Sent("parts", 415, "not-json", "POST", ACT, b"--x--", {"content-type": "multipart/form-data; boundary=x"}),
    Sent("parts without end", 415, "not-json", "POST", ACT, b"--x", {"content-type": "multipart/form-data"}),
    Sent("msgpack", 415, "not-json", "POST", ACT, b"\x80", {"content-type": "application/vnd.msgpack"}),
    Sent("no kind", 415, "not-json", "POST", ACT, b"{}", {"content-type": ""}),
    Sent("a kind of nothing", 415, "not-json", "POST", ACT, b"{}", {"content-type": ";;;=/"}),
    Sent("sixteen players more", 400, "bad-request", "POST", OPEN, {"game": "newton", "seats": [{"kind": "me"}] * 17}),
    Sent("nobody", 400, "bad-request", "POST", OPEN, {"game": "newton", "seats": []}),
    Sent(
        "too few seconds", 400, "bad-request", "POST", OPEN, {"game": "newton", "seats": [], "clock": {"seconds": -9}}
    ),
]
WISHES = [
    Sent("an unknown game", 422, "no-such-game", "POST", OPEN, {"game": "chess", "seats": [{"kind": "me"}]}),
    Sent(
        "an unknown edition",
        422,
        "no-such-game",
        "POST",
        OPEN,
        {"game": "newton", "seats": [{"kind": "me"}], "edition": "x"},
    ),
    Sent(
        "an unknown bot", 422, "no-such-bot", "POST", OPEN, {"game": "newton", "seats": [{"kind": "bot", "bot": "x"}]}
    ),
    Sent("a bot without name", 422, "no-such-bot", "POST", OPEN, {"game": "newton", "seats": [{"kind": "bot"}]}),
    Sent("too many players", 422, "bad-options", "POST", OPEN, {"game": "newton", "seats": [{"kind": "me"}] * 5}),
    Sent(
        "an unknown option",
        422,
        "bad-options",
        "POST",
        OPEN,
        {"game": "newton", "seats": [{"kind": "me"}], "options": {"x": "y"}},
    ),
    Sent(
        "a bad option",
        422,
        "bad-options",
        "POST",
        OPEN,
        {"game": "newton", "seats": [{"kind": "me"}], "options": {"masters": "😀\n"}},
    ),
    Sent("a forged code", 404, "no-such-invitation", "POST", "/api/invitations", {"code": "a-forged-code"}),
    Sent("a seat that is taken", 409, "seat-taken", "POST", "/api/tables/{waiting}/invitations", {"seat": 0}),
    Sent("a seat that is not there", 404, "no-such-seat", "POST", "/api/tables/{waiting}/invitations", {"seat": 9}),
    Sent("a seat of a running game", 409, "has-started", "POST", "/api/tables/{table}/invitations", {"seat": 0}),
    Sent("a guest again", 409, "signed-in", "POST", GUEST, {"name": "Ada"}),
    Sent(
        "a password of a guest", 409, "guest-has-no-password", "POST", "/api/password", {"old": "x" * 8, "new": "y" * 8}
    ),
    Sent("nobody of that name", 401, "wrong-password", "POST", "/api/session", {"name": "Ada", "password": "x" * 8}),
    Sent("an invisible name", 400, "bad-name", "POST", GUEST, {"name": "\u200b"}, who="nobody"),
]
PEOPLE = [
    Sent("nobody acts", 401, "sign-in-first", "POST", ACT, deed("concede", seat=0), who="nobody"),
    Sent(
        "nobody opens", 401, "sign-in-first", "POST", OPEN, {"game": "newton", "seats": [{"kind": "me"}]}, who="nobody"
    ),
    Sent("nobody looks at own tables", 401, "sign-in-first", "GET", "/api/me/tables", who="nobody"),
    Sent("a forged session", 401, "sign-in-first", "POST", ACT, deed("concede", seat=0), who="forged"),
    Sent("a session of odd letters", 401, "sign-in-first", "GET", "/api/me/export", who="odd"),
    Sent("no CSRF token", 403, "csrf", "POST", ACT, deed("concede", seat=0), {"x-csrf-token": ""}),
    Sent("a forged CSRF token", 403, "csrf", "POST", ACT, deed("concede", seat=0), {"x-csrf-token": "0" * 128}),
    Sent("a CSRF token of odd letters", 403, "csrf", "POST", ACT, deed("concede", seat=0), {"x-csrf-token": "é"}),
    Sent("no CSRF token to leave", 403, "csrf", "DELETE", "/api/sessions", None, {"x-csrf-token": ""}),
    Sent("a stranger's seat", 403, "not-your-seat", "POST", ACT, deed("concede", seat=0), who="eve"),
    Sent("another's seat", 403, "not-your-seat", "POST", ACT, deed("concede", seat=1)),
    Sent("another's eyes", 403, "not-your-seat", "GET", "/api/tables/{table}?seat=1"),
    Sent("a stranger's eyes", 403, "not-your-seat", "GET", "/api/tables/{table}/log?seat=0", who="eve"),
    Sent("nobody's eyes", 403, "not-your-seat", "GET", "/api/tables/{table}/record?seat=0", who="nobody"),
    Sent("another's chat", 403, "players-chat", "POST", ACT, deed("chat", text="Hello"), who="eve"),
    Sent("another's table", 404, "no-such-table", "GET", "/api/tables/{waiting}", who="eve"),
    Sent(
        "a seat at another's table",
        404,
        "no-such-table",
        "POST",
        "/api/tables/{waiting}/actions",
        deed("sit", seat=1),
        who="eve",
    ),
    Sent("another's invitations", 404, "no-such-table", "GET", "/api/tables/{waiting}/invitations", who="eve"),
    Sent("an invitation by a player", 403, "host-only", "POST", "/api/tables/{table}/invitations", {}, who="bea"),
    Sent(
        "another's invitation",
        404,
        "no-such-table",
        "DELETE",
        "/api/tables/{waiting}/invitations/{invitation}",
        who="eve",
    ),
    Sent(
        "an invitation to another table",
        404,
        "no-such-invitation",
        "DELETE",
        "/api/tables/{table}/invitations/{invitation}",
    ),
    Sent("a seat that is not there", 404, "no-such-seat", "POST", ACT, deed("concede", seat=15)),
    Sent("a stranger's hint", 403, "players-only", "GET", "/api/tables/{table}/hint", who="eve"),
    Sent("a hint where there are none", 403, "no-hints", "GET", "/api/tables/{table}/hint"),
    Sent("an unknown bot's hint", 422, "no-such-bot", "GET", "/api/tables/{table}/hint?bot=x"),
    Sent("a stranger's rematch", 403, "players-only", "POST", ACT, deed("rematch"), who="eve"),
]
ACTIONS = [
    Sent(
        "another's id", 409, "id-used", "POST", ACT, {"type": "chat", "id": "ada-has-said", "text": "Hello"}, who="bea"
    ),
    Sent("a position to come", 422, "no-such-position", "POST", ACT, deed("play", seat=0, position=10**6, action=0)),
    Sent("an old position", 409, "late", "POST", ACT, deed("play", seat=0, position=1, action=0)),
    Sent("an old position to undo", 409, "late", "POST", ACT, deed("undo", seat=0, position=1)),
    Sent("an unknown action", 422, "no-such-action", "POST", ACT, deed("play", **TURN, action=999_999)),
    Sent("an action of chance", 422, "no-such-action", "POST", ACT, deed("play", **TURN, action=1061)),
    Sent("an illegal action", 422, "", "POST", ACT, deed("play", **TURN, text="end turn")),
    Sent("no action", 422, "action-or-text", "POST", ACT, deed("play", **TURN)),
    Sent("two actions", 422, "action-or-text", "POST", ACT, deed("play", **TURN, action=0, text="stop")),
    Sent("what is no notation", 422, "unreadable", "POST", ACT, deed("play", **TURN, text="{$x} =\u202e <b>\n")),
    Sent("out of turn", 409, "not-asked", "POST", ACT, deed("play", seat=1, position=0, action=0), who="bea"),
    Sent("nothing to undo", 409, "cannot-undo-that", "POST", ACT, deed("undo", **TURN)),
    Sent("nothing to redo", 409, "nothing-to-redo-here", "POST", ACT, deed("redo", **TURN)),
    Sent("nothing to take back", 422, "nothing-to-take-back", "POST", ACT, deed("takeback", **TURN, steps=0)),
    Sent("nothing to consent to", 409, "no-takeback", "POST", ACT, deed("consent", **TURN, yes=True)),
    Sent("a seat that is mine", 409, "already-yours", "POST", ACT, deed("back", seat=0)),
    Sent("a seat of somebody present", 409, "not-absent", "POST", ACT, deed("bot", seat=1, bot="greedy")),
    Sent("an unknown bot", 422, "no-such-bot", "POST", ACT, deed("bot", seat=0, bot="x")),
    Sent("to sit in a running game", 409, "has-started", "POST", ACT, deed("sit", seat=0), who="eve"),
    Sent("to close a running game", 409, "has-started", "POST", ACT, deed("close")),
    Sent("to play once more too early", 409, "not-over", "POST", ACT, deed("rematch")),
    Sent(
        "to play too early",
        409,
        "not-started",
        "POST",
        "/api/tables/{waiting}/actions",
        deed("undo", seat=0, position=1),
    ),
    Sent("to leaf too far", 404, "no-such-step", "GET", "/api/tables/{table}/replay/1000"),
    Sent("to leaf too early", 409, "not-started", "GET", "/api/tables/{waiting}/replay/0"),
    Sent("why what is no notation", 422, "unreadable", "GET", "/api/tables/{table}/why?text=%F0%9F%98%80"),
    Sent("a component out of turn", 409, "not-asked", "GET", "/api/tables/{table}/why?touch=button.end", who="bea"),
    Sent("a look ahead out of turn", 409, "not-asked", "GET", "/api/tables/{table}/preview?actions=0", who="bea"),
    Sent("a look at an unknown action", 422, "no-such-action", "GET", "/api/tables/{table}/preview?actions=999999"),
    Sent("a look at an action of chance", 422, "no-such-action", "GET", "/api/tables/{table}/preview?actions=1061"),
    Sent("scores too early", 409, "not-started", "GET", "/api/tables/{waiting}/scores"),
    Sent("why out of turn", 409, "not-asked", "GET", "/api/tables/{table}/why?text=stop", who="bea"),
]
ADDRESSES = [
    Sent("nothing there", 404, "not-found", "GET", "/nothing"),
    Sent("nothing there either", 404, "not-found", "GET", "/api/nothing"),
    Sent("nothing below", 404, "not-found", "GET", "/api/tables/{table}/nothing"),
    Sent("out of the house", 404, "not-found", "GET", "/api/tables/..%2f..%2f..%2fetc%2fpasswd"),
    Sent("a wrong way", 405, "wrong-method", "PUT", "/api/me"),
    Sent("another wrong way", 405, "wrong-method", "DELETE", "/api/tables/{table}"),
    Sent("a third wrong way", 405, "wrong-method", "PATCH", "/api/tables"),
    Sent("a WebSocket that is none", 405, "wrong-method", "GET", "/api/tables/{table}/live"),
    Sent("a table of another kind", 404, "no-such-table", "GET", "/api/tables/%F0%9F%98%80"),
    Sent("a table with quotes", 404, "no-such-table", "GET", "/api/tables/'%20or%20''='"),
    Sent("a table of broken letters", 404, "no-such-table", "GET", "/api/tables/%ff%fe"),
    Sent("a table that is long", 400, "bad-request", "GET", "/api/tables/" + "x" * 5_000),
    Sent("a NUL in the path", 400, "bad-request", "GET", "/api/tables/a%00b"),
    Sent("a NUL in a question", 400, "bad-request", "GET", "/api/tables?game=%00"),
    Sent("a seat of letters", 400, "bad-request", "GET", "/api/tables/{table}?seat=one"),
    Sent("a negative seat", 400, "bad-request", "GET", "/api/tables/{table}?seat=-1"),
    Sent("two seats", 403, "not-your-seat", "GET", "/api/tables/{table}?seat=0&seat=1"),
    Sent("a huge seat", 400, "bad-request", "GET", "/api/tables/{table}?seat=" + "9" * 4_000),
    Sent("a seat of other digits", 400, "bad-request", "GET", "/api/tables/{table}?seat=%EF%BC%99"),
    Sent("a negative row", 400, "bad-request", "GET", "/api/tables/{table}/log?after=-1"),
    Sent("a row of broken letters", 400, "bad-request", "GET", "/api/tables/{table}/log?after=%ff"),
    Sent("a time of another world", 400, "bad-request", "GET", "/api/tables?before=1e99"),
    Sent("an unknown status", 400, "bad-request", "GET", "/api/tables?status=all"),
    Sent("negative steps", 400, "bad-request", "GET", "/api/tables/{table}/replay/-1"),
    Sent("steps of letters", 404, "not-found", "GET", "/api/tables/{table}/replay/x"),
    Sent("huge steps", 400, "bad-request", "GET", "/api/tables/{table}/replay/" + "9" * 30),
    Sent("a look at nothing", 400, "bad-request", "GET", "/api/tables/{table}/preview"),
    Sent("a look at letters", 400, "bad-request", "GET", "/api/tables/{table}/preview?actions=one"),
    Sent("a look too far ahead", 400, "bad-request", "GET", "/api/tables/{table}/preview?actions=1,2,3,4,5"),
    Sent("rules of another game", 404, "no-such-game", "GET", "/api/rules/chess"),
    Sent("rules in another language", 400, "bad-request", "GET", "/api/rules/newton?lang=it"),
    Sent("an action and a component", 400, "bad-request", "GET", "/api/tables/{table}/why?text=stop&touch=button.stop"),
    Sent("no text", 400, "bad-request", "GET", "/api/tables/{table}/why"),
    Sent("an empty text", 400, "bad-request", "GET", "/api/tables/{table}/why?text="),
    Sent("a long text", 400, "bad-request", "GET", "/api/tables/{table}/why?text=" + "x" * 201),
]

REFUSED = [*BODIES, *WISHES, *PEOPLE, *ACTIONS, *ADDRESSES]
