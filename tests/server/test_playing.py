"""Actions: done once, in the position that the player saw, by whom they belong to, and by the rules."""

from __future__ import annotations

import random
import uuid
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import lincei
from lincei.words import Words
from tests.server.running import Client, Hands, heard, running
from tests.server.tables import asked, contents, moved, play_some, refusal, sitting


def play(state: dict[str, Any], choice: int = 0, **more: Any) -> dict[str, Any]:
    """What to send to play one of the legal actions of a state."""
    legal = state["view"]["legal"]
    return {
        "type": "play",
        "id": str(uuid.uuid4()),
        "seat": state["seat"],
        "position": state["position"],
        "action": legal[choice % len(legal)]["id"],
        **more,
    }


def test_what_comes_too_late_is_not_done_and_the_present_state_is_told(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob")
        mover, old = asked(people, table)
        mover.play(old)
        state = mover.state(table, old["seat"])
        actions = f"/api/tables/{table}/actions"
        before = contents(sqlite_url)
        late = mover.post(actions, play(old))
        assert refusal(late) == (409, "late")
        assert late.json()["state"] == state
        for position in (0, state["position"] - 1):
            assert refusal(mover.post(actions, play(old, position=position))) == (409, "late")
        newer = mover.post(actions, play(old, position=state["seq"] + 1))
        assert refusal(newer) == (422, "no-such-position")
        assert newer.json()["state"] is None
        for kind in ("undo", "redo"):
            deed = {"type": kind, "id": str(uuid.uuid4()), "seat": old["seat"], "position": old["position"]}
            assert refusal(mover.post(actions, deed)) == (409, "late")
        assert contents(sqlite_url) == before
        mover.done(table, "chat", text="a row that moves nothing")
        assert mover.post(actions, play(state)).status_code == 200


def test_what_comes_twice_is_done_once_even_after_a_restart(sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob")
        mover, state = asked(people, table)
        other = people[1 - state["seat"]]
        deed = play(state)
        actions = f"/api/tables/{table}/actions"
        first = mover.post(actions, deed).json()
        assert (first["seq"], first["repeated"], first["state"]["steps"]) == (3, False, 1)
        again = mover.post(actions, deed).json()
        assert (again["repeated"], again["seq"], again["position"]) == (True, 3, first["position"])
        assert again["state"] == first["state"]
        assert refusal(other.post(actions, {**deed, "seat": 1 - state["seat"]})) == (409, "id-used")
        assert refusal(other.post(actions, {"type": "chat", "id": deed["id"], "text": "hello"})) == (409, "id-used")
        said = {"type": "chat", "id": str(uuid.uuid4()), "text": "hello"}
        assert [mover.post(actions, said).json()["repeated"] for _ in range(3)] == [False, True, True]
        play_some(people, table, 7, random.Random(1))
        length = len(mover.log(table))
        assert mover.post(actions, deed).json()["repeated"]
    with running(hands.settings(sqlite_url)) as server:
        mover, other = moved(mover, server), moved(other, server)
        assert mover.post(actions, deed).json()["repeated"]
        assert mover.post(actions, said).json()["repeated"]
        assert refusal(other.post(actions, said)) == (409, "id-used")
        assert len(mover.log(table)) == length


def test_nobody_acts_for_another_or_unasked(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob")
        mover, state = asked(people, table)
        mine = state["seat"]
        other = people[1 - mine]
        before = contents(sqlite_url)
        actions = f"/api/tables/{table}/actions"
        assert refusal(other.post(actions, play(state))) == (403, "not-your-seat")
        assert refusal(other.post(actions, play(state, seat=1 - mine))) == (409, "not-asked")
        assert refusal(mover.post(actions, play(state, seat=1 - mine))) == (403, "not-your-seat")
        assert refusal(mover.post(actions, play(state, seat=2))) == (404, "no-such-seat")
        assert refusal(mover.post(actions, play(state, seat=16))) == (400, "bad-request")
        assert refusal(mover.post("/api/tables/nowhere/actions", play(state))) == (404, "no-such-table")
        assert refusal(mover.post(actions, play(state, id="short"))) == (400, "bad-request")
        assert refusal(mover.post(actions, play(state, id="with spaces in it"))) == (400, "bad-request")
        assert refusal(Client(server.url).post(actions, play(state))) == (401, "sign-in-first")
        assert contents(sqlite_url) == before


def test_an_action_against_the_rules_is_refused_with_the_rule_and_its_words(sqlite_url: str) -> None:
    game = lincei.load("expo1906")
    with running(Hands().settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob")
        play_some(people, table, 20, random.Random(3))
        mover, state = asked(people, table)
        legal = {action["id"] for action in state["view"]["legal"]}
        illegal = [action for action in game.decisions if action not in legal][::37]
        actions = f"/api/tables/{table}/actions"
        before = contents(sqlite_url)
        rules: set[str] = set()
        for action in illegal:
            answer = mover.post(actions, play(state, action=action))
            problem = answer.json()
            rules.add(problem["rule"])
            message = f"expo1906-why-{problem['rule'].lower().replace('.', '-')}"
            assert (answer.status_code, problem["code"]) == (422, message)
            assert problem["message"] == Words("en", "expo1906").say(message, {})
            why = mover.get(f"/api/tables/{table}/why", text=game.texts[action]).json()
            assert (why["legal"], why["action"], why["rule"], why["message"]) == (
                False,
                action,
                problem["rule"],
                message,
            )
        assert len(rules) > 1
        for lang in ("de", "fr"):
            headers = {**mover.headers(), "accept-language": f"{lang}-CH, en;q=0.5"}
            answer = mover.http.post(actions, json=play(state, action=illegal[0]), headers=headers)
            problem = answer.json()
            assert problem["message"] == Words(lang, "expo1906").say(problem["code"], {})
        for unknown in (len(game.texts), 999_999):
            assert refusal(mover.post(actions, play(state, action=unknown))) == (422, "no-such-action")
        chance = next(block.first for block in game.space if block.chance)
        assert refusal(mover.post(actions, play(state, action=chance))) == (422, "no-such-action")
        for wrong in (-1, 1_000_001, 1.5, "0", True):
            assert refusal(mover.post(actions, play(state, action=wrong))) == (400, "bad-request")
        assert contents(sqlite_url) == before


def test_an_action_can_be_written_in_notation(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada = Client(server.url, "Ada")
        state = ada.open("expo1906", "me")
        table, legal = state["table"], state["view"]["legal"]
        actions = f"/api/tables/{table}/actions"
        text = legal[1]["text"]
        for wrong, code in (("", "unreadable"), ("jump", "unreadable"), ("\N{SNOWMAN}", "unreadable")):
            assert refusal(ada.post(actions, play(state, action=None, text=wrong))) == (422, code)
        assert refusal(ada.post(actions, play(state, text=text))) == (422, "action-or-text")
        assert refusal(ada.post(actions, play(state, action=None))) == (422, "action-or-text")
        assert refusal(ada.post(actions, play(state, action=None, text="x" * 201))) == (400, "bad-request")
        short = text.partition(" ")[2].lower()
        answer = ada.post(actions, play(state, action=None, text=f"  {short} ")).json()
        assert answer["state"]["steps"] == 1
        assert (ada.log(table)[-1]["action"], ada.log(table)[-1]["text"]) == (legal[1]["id"], text)


def test_a_brief_answer_tells_only_what_the_next_deed_needs(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada = Client(server.url, "Ada")
        state = ada.open("expo1906", "me")
        actions = f"/api/tables/{state['table']}/actions"
        with ada.live(state["table"], after=1) as socket:
            answer = ada.post(actions, play(state, brief=True)).json()
            news = heard(socket, lambda said: said["type"] == "state" and said["steps"] == 1)
        assert answer == {"type": "done", "seq": 2, "position": 2, "repeated": False, "state": None}
        assert [said["type"] for said in news if said.get("seq") == 2] == ["entry", "state"]
        assert news[-1]["position"] == answer["position"]
        assert ada.post(actions, play(news[-1], brief=True)).status_code == 200


def test_secret_choices_come_in_any_order_and_make_nobody_late(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        table, people = sitting(server, "newton", "Ada", "Bob", "Kim", "Lea")
        rounds = 0
        rng = random.Random(6)
        while True:
            states = [person.state(table) for person in people]
            if states[0]["view"]["waiting"] != [0, 1, 2, 3]:
                break
            rounds += 1
            order = rng.sample(range(4), 4)
            for done, seat in enumerate(order, start=1):
                state = people[seat].play(states[seat], rng.randrange(10))  # as it was before the others chose
                if done < 4:
                    assert state["view"]["legal"] == []
                    assert sorted(state["view"]["waiting"]) == sorted(order[done:])
                    assert refusal(people[seat].do(table, "play", seat=seat, position=state["position"], action=0)) == (
                        409,
                        "not-asked",
                    )
                    waiting = people[order[done]].state(table)
                    assert waiting["position"] == states[order[done]]["position"]
                    assert waiting["view"]["legal"] == states[order[done]]["view"]["legal"]
                    secret = people[order[done]].log(table)[-1]
                    assert (secret["seat"], secret["action"], secret["text"]) == (seat, None, None)
        assert rounds >= 2
        stale = people[0].do(table, "play", seat=0, position=states[0]["position"] - 1, action=0)
        assert refusal(stale) == (409, "late")


def test_the_same_deed_from_many_threads_is_done_once(database_url: str) -> None:
    with running(Hands().settings(database_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob")
        actions = f"/api/tables/{table}/actions"
        with ThreadPoolExecutor(8) as pool:
            for _ in range(5):
                mover, state = asked(people, table)
                deed = play(state, random.Random(8).randrange(100))
                answers = list(pool.map(lambda _, m=mover, d=deed: m.post(actions, d), range(8)))
                assert [answer.status_code for answer in answers] == [200] * 8
                assert sorted(answer.json()["repeated"] for answer in answers) == [False] + [True] * 7
                assert {answer.json()["seq"] for answer in answers} == {state["seq"] + 1}
        assert people[0].state(table)["steps"] == 5


def test_of_different_deeds_in_one_position_exactly_one_is_done(database_url: str) -> None:
    with running(Hands().settings(database_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob")
        actions = f"/api/tables/{table}/actions"
        with ThreadPoolExecutor(8) as pool:
            for _ in range(5):
                mover, state = asked(people, table)
                wishes = [play(state, choice) for choice in range(8)]
                answers = list(pool.map(lambda deed, m=mover: m.post(actions, deed), wishes))
                assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
                done = next(answer.json() for answer in answers if answer.status_code == 200)
                for answer in answers:
                    if answer.status_code == 409:
                        assert answer.json()["code"] == "late"
                        assert answer.json()["state"]["seq"] == done["seq"]
        assert people[0].state(table)["steps"] == 5
