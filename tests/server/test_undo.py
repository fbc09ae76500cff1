"""Taking back: one's own actions up to the undo line, and further with everybody's consent."""

from __future__ import annotations

import random
from typing import Any

import pytest

from lincei.games import NAMES
from tests.server.running import Client, Hands, heard, running, wait_until
from tests.server.tables import asked, moved, play_some, play_until, refusal, seen_by, sitting


def same_table(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two states differ in nothing but the numbers that count what was done, and what may be undone."""
    changing = ("seq", "position", "at", "undo", "redo")
    return {key: one[key] for key in one if key not in changing} == {
        key: other[key] for key in other if key not in changing
    }


def moves(client: Client, table: str, kind: str, **more: Any) -> dict[str, Any]:
    """A deed in the position that somebody with one seat sees now."""
    state = client.state(table)
    return client.done(table, kind, seat=state["seat"], position=state["position"], **more)


@pytest.mark.parametrize("name", NAMES)
def test_exactly_what_is_not_irreversible_can_be_undone_and_done_again(name: str, sqlite_url: str) -> None:
    rng = random.Random(9)
    with running(Hands().settings(sqlite_url)) as server:
        table, people = sitting(server, name, "Ada", "Bob")
        undone = kept = 0
        for _ in range(120):
            if undone > 9 and kept > 9:
                break
            mover, before = asked(people, table)
            seat, other = before["seat"], 1 - before["seat"]
            choice = rng.randrange(1000)
            action = before["view"]["legal"][choice % len(before["view"]["legal"])]
            after = mover.play(before, choice)
            if after["status"] == "over":
                break
            assert after["undo"] == (not action["irreversible"])
            after_other = people[other].state(table, other)
            no = people[other].do(table, "undo", seat=other, position=after_other["position"])
            if action["irreversible"]:
                kept += 1
                at = after["position"]
                assert refusal(mover.do(table, "undo", seat=seat, position=at)) == (409, "cannot-undo-that")
                continue
            assert refusal(no) == (409, "cannot-undo-that")
            undone += 1
            back = mover.done(table, "undo", seat=seat, position=after["position"])
            assert same_table(back, before)
            assert (back["redo"], back["undo"]) == (True, before["undo"])
            entry = mover.log(table, after=back["seq"] - 1)[-1]
            assert (entry["kind"], entry["seat"], entry["data"]) == ("undo", seat, {"back": before["steps"]})
            no = people[other].do(table, "redo", seat=other, position=back["position"])
            assert refusal(no) == (409, "nothing-to-redo-here")
            again = mover.done(table, "redo", seat=seat, position=back["position"])
            assert same_table(again, after)
            assert not again["redo"] and again["undo"]
        assert undone > 5 and kept > 5


def test_several_actions_are_undone_and_done_again_one_by_one_until_another_is_made(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob")
        mover, state = asked(people, table)
        seat = state["seat"]
        path = [state]
        while choices := [n for n, action in enumerate(state["view"]["legal"]) if not action["irreversible"]]:
            state = mover.play(state, choices[0])
            path.append(state)
            if len(path) == 4:
                break
        assert len(path) >= 3
        for earlier in path[-2::-1]:
            state = mover.done(table, "undo", seat=seat, position=state["position"])
            assert same_table(state, earlier)
        assert refusal(mover.do(table, "undo", seat=seat, position=state["position"])) == (409, "cannot-undo-that")
        for later in path[1:]:
            state = mover.done(table, "redo", seat=seat, position=state["position"])
            assert same_table(state, later)
        no = mover.do(table, "redo", seat=seat, position=state["position"])
        assert refusal(no) == (409, "nothing-to-redo-here")
        state = mover.done(table, "undo", seat=seat, position=state["position"])
        state = mover.done(table, "undo", seat=seat, position=state["position"])
        state = mover.play(state, -1)
        assert not state["redo"]  # another way was taken


def test_all_others_must_consent_to_a_takeback(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob", "Kim")
        play_some(people, table, 15, random.Random(2))
        ada, bob, kim = people
        at = ada.state(table)["position"]
        too_far = ada.do(table, "takeback", seat=0, position=at, steps=15)
        assert refusal(too_far) == (422, "nothing-to-take-back")
        assert refusal(bob.do(table, "consent", seat=1, position=at, yes=True)) == (409, "no-takeback")
        with kim.live(table) as socket:
            state = ada.done(table, "takeback", seat=0, position=at, steps=9)
            told = heard(socket, lambda said: said["type"] == "state" and said["takeback"])[-1]
        assert told["takeback"] == state["takeback"] == {"seat": 0, "steps": 9, "agreed": []}
        assert (state["steps"], state["position"]) == (15, at)
        assert refusal(kim.do(table, "takeback", seat=2, position=at, steps=8)) == (409, "takeback-asked")
        assert refusal(ada.do(table, "consent", seat=0, position=at, yes=True)) == (409, "no-takeback")
        state = bob.done(table, "consent", seat=1, position=at, yes=True)
        assert (state["takeback"]["agreed"], state["steps"]) == ([1], 15)
        assert refusal(bob.do(table, "consent", seat=1, position=at, yes=True)) == (409, "no-takeback")
        state = kim.done(table, "consent", seat=2, position=at, yes=False)  # one is enough to refuse
        assert (state["takeback"], state["steps"]) == (None, 15)
        ada.done(table, "takeback", seat=0, position=at, steps=9)
        bob.done(table, "consent", seat=1, position=at, yes=True)
        state = kim.done(table, "consent", seat=2, position=at, yes=True)
        assert (state["takeback"], state["steps"]) == (None, 9)
        assert not state["redo"] and state["position"] == state["seq"]
        assert refusal(ada.do(table, "takeback", seat=0, position=at, steps=0)) == (409, "late")
        at = state["position"]
        bob.done(table, "takeback", seat=1, position=at, steps=0)
        ada.done(table, "consent", seat=0, position=at, yes=True)
        mover, state = asked(people, table)
        assert mover.play(state)["takeback"] is None  # the game goes on instead
        assert refusal(kim.do(table, "consent", seat=2, position=at, yes=True))[0] == 409
        told_of = [(e["kind"], e["seat"], e["data"]) for e in kim.log(table) if e["kind"] in ("takeback", "consent")]
        assert told_of == [
            ("takeback", 0, {"steps": 9}),
            ("consent", 1, {"yes": True}),
            ("consent", 2, {"yes": False}),
            ("takeback", 0, {"steps": 9}),
            ("consent", 1, {"yes": True}),
            ("consent", 2, {"yes": True, "back": 9}),
            ("takeback", 1, {"steps": 0}),
            ("consent", 0, {"yes": True}),
        ]


def test_where_nobody_else_decides_a_takeback_happens_at_once(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        ada = Client(server.url, "Ada")
        table = ada.open("newton", "me", "random", "me")["table"]
        wait_until(lambda: 1 not in ada.state(table)["view"]["waiting"], "the bot has chosen")
        for seat in (0, 2):
            ada.play(ada.state(table, seat))
        wait_until(lambda: 1 not in ada.state(table)["view"]["waiting"], "the bot has chosen")
        state = ada.state(table, 0)
        state = ada.done(table, "takeback", seat=0, position=state["position"], steps=0)
        assert state["takeback"] is None
        entry = next(entry for entry in ada.log(table) if entry["kind"] == "takeback")
        assert entry["data"] == {"steps": 0, "back": 0}
        wait_until(lambda: 1 not in ada.state(table)["view"]["waiting"], "the bot chooses again")


def test_a_takeback_does_not_wait_for_somebody_who_hands_over_to_a_bot_or_gives_up(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        for leaving in ({"kind": "bot", "bot": "random"}, {"kind": "concede"}):
            table, people = sitting(server, "expo1906", "Ada", "Bob", "Kim")
            play_some(people, table, 12, random.Random(2))
            at = people[0].state(table)["position"]
            people[0].done(table, "takeback", seat=0, position=at, steps=2)
            people[1].done(table, "consent", seat=1, position=at, yes=True)
            people[2].done(table, seat=2, **leaving)
            entry = next(entry for entry in people[0].log(table) if entry["kind"] == leaving["kind"])
            assert entry["data"]["back"] == 2
            assert people[0].state(table)["takeback"] is None


def test_a_takeback_is_off_when_the_last_who_could_consent_has_gone_for_good(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob")
        play_some(people, table, 12, random.Random(4))
        state = people[0].state(table)
        people[0].done(table, "takeback", seat=0, position=state["position"], steps=2)
        assert people[1].post("/api/farewell", {}).status_code == 204
        wait_until(lambda: people[0].state(table)["takeback"] is None, "nobody is waited for")


@pytest.mark.parametrize("name", NAMES)
def test_after_a_restart_everything_is_as_it_was(name: str, database_url: str) -> None:
    hands = Hands()
    rng = random.Random(11)
    with running(hands.settings(database_url, snapshot_every=40)) as server:
        table, people = sitting(server, name, "Ada", "Bob", "Kim")
        watcher = Client(server.url)
        for _ in range(14):  # with much going back and forth
            hands.time += 321
            play_some(people, table, rng.randrange(1, 4), rng)
            last = next(seat for seat in (2, 1, 0) if people[seat].state(table, seat)["undo"] or seat == 0)
            state = people[last].state(table, last)
            for kind in rng.choices(("undo", "redo"), (2, 1), k=3):
                if state[kind]:
                    state = people[last].done(table, kind, seat=last, position=state["position"])
            if rng.random() < 0.3 and state["steps"]:
                moves(people[0], table, "takeback", steps=max(0, state["steps"] - rng.randrange(1, 9)))
                moves(people[1], table, "consent", yes=True)
                moves(people[2], table, "consent", yes=rng.random() < 0.6)
        play_some(people, table, 6, rng)
        person, state, choice = play_until(people, table, irreversible=False)
        state = person.play(state, choice)
        person.done(table, "undo", seat=state["seat"], position=state["position"])
        people[1].done(table, "chat", text="that was a lot")
        moves(people[0], table, "takeback", steps=3)
        moves(people[1], table, "consent", yes=True)

        def everything() -> list[Any]:
            steps = watcher.state(table)["steps"]
            leaves = [watcher.get(f"/api/tables/{table}/replay/{number}").content for number in (1, steps - 1, steps)]
            taken_home = [person.get(f"/api/tables/{table}/record").content for person in people]
            return [seen_by(viewer, table) for viewer in (*people, watcher)] + leaves + taken_home

        before = everything()
        kinds = {entry["kind"] for entry in watcher.log(table)}
        assert kinds >= {"play", "undo", "redo", "takeback", "consent", "chat"}
    with running(hands.settings(database_url, snapshot_every=40)) as server:
        people, watcher, person = [moved(p, server) for p in people], Client(server.url), moved(person, server)
        assert everything() == before
        assert person.state(table)["redo"]
        state = moves(person, table, "redo")
        assert state["undo"] and state["takeback"] is None
        moves(person, table, "undo")
        moves(people[0], table, "takeback", steps=3)
        moves(people[1], table, "consent", yes=True)
        before = everything()
    with running(hands.settings(database_url)) as server:
        people, watcher = [moved(p, server) for p in people], Client(server.url)
        assert everything() == before
        assert moves(people[2], table, "consent", yes=True)["steps"] == 3
