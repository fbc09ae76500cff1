"""Play a whole game against a bot over HTTP: python examples/play_over_http.py http://127.0.0.1:1906 newton"""

import json
import random
import sys
import time
import uuid
from http.cookiejar import CookieJar
from urllib.request import HTTPCookieProcessor, Request, build_opener

server, game = sys.argv[1:]
cookies = CookieJar()
browser = build_opener(HTTPCookieProcessor(cookies))


def ask(path, body=None):
    token = next((cookie.value for cookie in cookies if cookie.name == "lincei_csrf"), "")
    headers = {"content-type": "application/json", "x-csrf-token": token}
    data = None if body is None else json.dumps(body).encode()
    with browser.open(Request(server + path, data, headers)) as answer:
        return json.load(answer)


ask("/api/me")  # hands out the CSRF cookie
ask("/api/guest", {"name": "Ada"})
state = ask("/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]})
table = f"/api/tables/{state['table']}"
while state["status"] == "running":
    if state["view"]["legal"]:
        action = random.choice(state["view"]["legal"])["id"]
        play = {"type": "play", "id": str(uuid.uuid4()), "seat": 0, "position": state["position"], "action": action}
        state = ask(f"{table}/actions", play)["state"]
    else:  # the bot's turn; a WebSocket would tell when it is over
        time.sleep(0.05)
        state = ask(table)
print(state["result"]["scores"])
