"""Clocks: time runs for whoever is asked, and for nobody while no server runs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import create_engine

from lincei.server.keeping import last_sign_of_life
from lincei.server.settings import DAY, HOUR, MINUTE, SECOND
from tests.server.running import Client, Hands, Running, heard, running, wait_until
from tests.server.tables import asked, moved, play_some, play_until, refusal, seen_by, sitting, wait_for_log

CLOCK = {"seconds": 600, "increment": 10, "at_zero": "nothing"}


def left(client: Client, table: str) -> list[int]:
    return [seat["milliseconds"] for seat in client.state(table)["seats"]]


def turn(people: Sequence[Client], table: str) -> None:
    """Play until somebody else is asked."""
    _, state = asked(people, table)
    while state["seat"] == asked(people, table)[1]["seat"]:
        play_some(people, table, 1, random.Random(5))


def signs_of_life(database: str) -> int:
    """When a server ran last, as far as the database knows."""
    engine = create_engine(database)
    with engine.connect() as connection:
        found = last_sign_of_life(connection)
    engine.dispose()
    return found or 0


def at_table(server: Running, **clock: Any) -> tuple[str, list[Client]]:
    return sitting(server, "expo1906", "Ada", "Bob", clock=CLOCK | clock)


def test_time_runs_only_for_a_seat_that_is_asked_and_more_comes_when_it_is_asked_anew(sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url)) as server:
        ada = Client(server.url, "Ada")
        waiting = ada.open("expo1906", "me", "open", clock=CLOCK)["table"]
        table, people = at_table(server)
        nobody = Client(server.url)
        first = asked(people, table)[1]["seat"]
        second = 1 - first
        expected = [600 * SECOND] * 2
        expected[first] += 10 * SECOND  # asked for the first time
        assert left(nobody, table) == expected
        hands.time += 1234
        expected[first] -= 1234
        assert left(nobody, table) == left(people[second], table) == expected
        people[second].done(table, "chat", text="take your time")  # a row in between changes nothing
        hands.time += 66
        expected[first] -= 66
        assert left(nobody, table) == expected
        mover, state, choice = play_until(people, table, irreversible=False)
        state = mover.play(state, choice)
        assert [seat["milliseconds"] for seat in state["seats"]] == expected  # still my turn: nothing more
        turn(people, table)
        expected[second] += 10 * SECOND
        assert left(nobody, table) == expected
        hands.time += 3 * SECOND
        expected[second] -= 3 * SECOND
        turn(people, table)
        expected[first] += 10 * SECOND
        assert left(nobody, table) == expected
        hands.time += HOUR
        wait_for_log(nobody, table, "flag")
        expected[first] = 0
        assert left(nobody, table) == expected  # never below zero
        assert ada.state(waiting)["seats"][0]["milliseconds"] == 600 * SECOND  # not asked before the start


def test_two_who_choose_at_the_same_time_use_their_own_time(sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url)) as server:
        table, (ada, bob) = sitting(server, "newton", "Ada", "Bob", clock=CLOCK)
        hands.time += 5 * SECOND
        assert left(ada, table) == [605 * SECOND] * 2
        ada.play(ada.state(table))
        hands.time += 7 * SECOND
        assert left(bob, table) == [605 * SECOND, 598 * SECOND]


def test_no_time_runs_for_bots(sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url)) as server:
        table, people = at_table(server, increment=0)
        mover, state = asked(people, table)
        hands.time += SECOND
        mover.done(table, "bot", seat=state["seat"], bot="random")
        other = 1 - state["seat"]
        wait_until(lambda: people[other].state(table)["view"]["waiting"] == [other], "the bot has moved")
        hands.time += MINUTE
        expected = [599 * SECOND] * 2
        expected[other] = 540 * SECOND
        assert left(people[other], table) == expected


def test_what_is_taken_back_gives_no_time_back(sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url)) as server:
        table, people = at_table(server, increment=0)
        mover, state, choice = play_until(people, table, irreversible=False)
        mine = state["seat"]
        before = left(mover, table)[mine]
        hands.time += 5 * SECOND
        state = mover.play(state, choice)
        hands.time += 5 * SECOND
        state = mover.done(table, "undo", seat=mine, position=state["position"])
        assert left(mover, table)[mine] == before - 10 * SECOND
        state = mover.done(table, "redo", seat=mine, position=state["position"])
        hands.time += 5 * SECOND
        turn(people, table)
        hands.time += 20 * SECOND
        expected = left(mover, table)
        assert expected[mine] == before - 15 * SECOND and expected[1 - mine] == before - 20 * SECOND
        state = mover.state(table)
        state = mover.done(table, "takeback", seat=mine, position=state["position"], steps=0)
        other = people[1 - mine]
        state = other.done(table, "consent", seat=1 - mine, position=state["position"], yes=True)
        assert (state["steps"], state["view"]["waiting"]) == (0, [mine])
        assert left(mover, table) == expected


@pytest.mark.parametrize("at_zero", ["nothing", "bot", "end"])
def test_when_the_clock_has_run_out(at_zero: str, sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url)) as server:
        table, people = at_table(server, increment=0, at_zero=at_zero)
        mover, state = asked(people, table)
        mine = state["seat"]
        hands.time += 600 * SECOND - 1
        with people[1 - mine].live(table) as socket:
            assert not heard(socket, lambda said: said["type"] == "state")[-1]["seats"][mine]["flagged"]
            hands.time += 1
            flag = wait_for_log(mover, table, "flag")
            told = heard(socket, lambda said: said["type"] == "state" and said["seats"][mine]["flagged"])[-1]
        assert (flag["seat"], flag["at"], flag["data"]["then"]) == (mine, hands.time, at_zero)
        assert [seat["flagged"] for seat in told["seats"]] == [seat == mine for seat in range(2)]
        if at_zero == "nothing":
            mover.play(state)
            hands.time += MINUTE
            assert refusal(mover.do(table, "back", seat=mine)) == (409, "already-yours")
        elif at_zero == "bot":
            assert told["seats"][mine]["bot"] == "greedy"
            wait_until(lambda: mover.state(table)["view"]["waiting"] == [1 - mine], "a bot plays on")
            assert refusal(mover.do(table, "back", seat=mine)) == (409, "no-time")
        else:
            assert (told["status"], told["result"]["reason"]) == ("over", "clock")
            assert told["result"]["ranking"][mine] == 2 and told["seed"] == "7"
            assert refusal(mover.do(table, "play", seat=mine, position=2, action=0)) == (409, "table-over")
        assert [entry["kind"] for entry in mover.log(table)].count("flag") == 1
    with running(hands.settings(sqlite_url)) as server:  # and once is enough
        mover = moved(mover, server)
        hands.time += DAY
        assert mover.state(table)["seats"][mine]["flagged"]
        assert [entry["kind"] for entry in mover.log(table)].count("flag") == 1


def test_a_takeback_does_not_wait_for_somebody_whose_time_is_up(sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url)) as server:
        table, people = at_table(server, increment=0, at_zero="bot")
        turn(people, table)
        mine = 1 - asked(people, table)[1]["seat"]
        state = people[mine].state(table)
        people[mine].done(table, "takeback", seat=mine, position=state["position"], steps=0)
        hands.time += 600 * SECOND
        assert wait_for_log(people[mine], table, "flag")["data"] == {"then": "bot", "bot": "greedy", "back": 0}
        state = people[mine].state(table)
        assert (state["steps"], state["takeback"], state["view"]["waiting"]) == (0, None, [mine])
    with running(hands.settings(sqlite_url)) as server:
        assert moved(people[mine], server).state(table)["view"] == state["view"]


def test_a_restart_changes_no_clock_and_while_no_server_runs_no_time_does(sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url)) as server:
        table, people = at_table(server)
        both, choosers = sitting(server, "newton", "Kim", "Lea", clock=CLOCK)
        idle, idlers = sitting(server, "expo1906", "Max", "Ned")  # without a clock
        for _ in range(6):
            hands.time += 4321
            turn(people, table)
        choosers[1].play(choosers[1].state(both))
        hands.time += 10 * SECOND + 777
        wait_until(lambda: signs_of_life(sqlite_url) == hands.time, "the server has given a sign of life")
        before = [seen_by(client, name) for client in (*people, *choosers) for name in (table, both)]
    with running(hands.settings(sqlite_url)) as server:
        people, choosers = ([moved(person, server) for person in some] for some in (people, choosers))
        assert [seen_by(client, name) for client in (*people, *choosers) for name in (table, both)] == before
        mine, since = asked(people, table)[1]["seat"], left(people[0], table)
    hands.time += HOUR
    with running(hands.settings(sqlite_url)) as server:
        people, choosers = ([moved(person, server) for person in some] for some in (people, choosers))
        assert left(people[0], table) == since
        assert left(choosers[0], both) == [seat["milliseconds"] for seat in before[-1][0]["seats"]]
        assert not any(seat["claimable"] for seat in people[0].state(table)["seats"])
        hands.time += 5 * SECOND
        since[mine] -= 5 * SECOND
        assert left(people[0], table) == since
        people[mine].play(people[mine].state(table, mine))
        assert people[0].log(table)[-2]["kind"] == "pause"
        idlers = [moved(person, server) for person in idlers]
        assert not any(seat["claimable"] for seat in idlers[0].state(idle)["seats"])
