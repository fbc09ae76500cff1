"""Seats handed to bots and taken back, people who are gone, and people who give up."""

from __future__ import annotations

import random
from typing import Any

from lincei.server.settings import DAY, MINUTE
from tests.server.running import Client, Hands, running, wait_until
from tests.server.tables import asked, moved, play_some, refusal, sitting


def asked_is(client: Client, table: str, seat: int) -> bool:
    """Whether a seat is asked, or the game is over."""
    state = client.state(table)
    return state["status"] == "over" or seat in state["view"]["waiting"]


def test_a_bot_plays_on_my_seat_until_i_come_back(sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob")
        mover, state = asked(people, table)
        mine, other = state["seat"], 1 - state["seat"]
        assert refusal(mover.do(table, "bot", seat=mine, bot="hal")) == (422, "no-such-bot")
        state = mover.done(table, "bot", seat=mine, bot="greedy")
        assert (state["seats"][mine]["bot"], state["seats"][mine]["kind"]) == ("greedy", "human")
        assert state["seats"][mine]["yours"] and state["seats"][mine]["name"] == ("Ada", "Bob")[mine]
        wait_until(lambda: asked_is(mover, table, other), "the bot has made its turn")
        state = mover.state(table, mine)
        assert refusal(mover.do(table, "play", seat=mine, position=state["position"], action=0)) == (409, "bot-plays")
        assert refusal(mover.do(table, "bot", seat=mine, bot="random")) == (409, "bot-plays")
        assert refusal(people[other].do(table, "back", seat=mine)) == (403, "not-your-seat")
        assert mover.done(table, "back", seat=mine)["seats"][mine]["bot"] is None
        assert refusal(mover.do(table, "back", seat=mine)) == (409, "already-yours")
        while not asked_is(mover, table, mine):
            play_some(people, table, 1, random.Random(1))
        length = len(mover.log(table))
        mover.play(mover.state(table, mine))
        assert len(mover.log(table)) == length + 1  # nobody else moves for me now
        mover.done(table, "bot", seat=mine, bot="random")
    with running(hands.settings(sqlite_url)) as server:  # and a bot goes on after a restart
        people = [moved(person, server) for person in people]
        wait_until(lambda: asked_is(people[mine], table, other), "the bot plays on")
        people[other].done(table, "bot", seat=other, bot="random")
        wait_until(lambda: people[mine].state(table)["status"] == "over", "two bots end the game")
        log = people[mine].log(table)
        assert {entry["kind"] for entry in log} == {"create", "sit", "bot", "back", "play"}


def test_a_seat_of_somebody_absent_goes_to_a_bot_only_after_long_waiting(sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url, patience_leisure=7 * DAY)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob", "Kim")
        slow, leisurely = sitting(server, "expo1906", "Eve", "Ida", pace="leisure")
        eve = Client(server.url, "Eve")
        mover, state = asked(people, table)
        seat = state["seat"]
        others = [number for number in range(3) if number != seat]
        patient = people[others[0]]
        hands.time += 10 * MINUTE - 1
        assert refusal(patient.do(table, "bot", seat=seat, bot="random")) == (409, "not-absent")
        assert not any(found["claimable"] for found in patient.state(table)["seats"])
        hands.time += 1
        claimable = [found["claimable"] for found in patient.state(table)["seats"]]
        assert claimable == [number == seat for number in range(3)]
        mover.done(table, "chat", text="one moment")  # whoever does something is there
        assert refusal(patient.do(table, "bot", seat=seat, bot="random")) == (409, "not-absent")
        hands.time += 10 * MINUTE
        assert refusal(eve.do(table, "bot", seat=seat, bot="random")) == (403, "not-your-seat")
        assert refusal(patient.do(table, "bot", seat=others[1], bot="random")) == (409, "not-absent")
        state = patient.done(table, "bot", seat=seat, bot="random")
        assert (state["seats"][seat]["bot"], state["seats"][seat]["claimable"]) == ("random", False)
        wait_until(lambda: not asked_is(patient, table, seat), "the bot has made its turn")
        assert mover.done(table, "back", seat=seat)["seats"][seat]["bot"] is None
        assert refusal(patient.do(table, "bot", seat=seat, bot="random")) == (409, "not-absent")
        _, state = asked(leisurely, slow)
        host = leisurely[1 - state["seat"]]
        assert refusal(host.do(slow, "bot", seat=state["seat"], bot="random")) == (409, "not-absent")
        hands.time += 7 * DAY
        host.done(slow, "bot", seat=state["seat"], bot="random")


def test_a_bot_plays_for_whoever_has_deleted_the_account(sqlite_url: str) -> None:
    hands = Hands()
    with running(hands.settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob")
        play_some(people, table, 10, random.Random(2))
        mover, state = asked(people, table)
        gone, rest = state["seat"], people[1 - state["seat"]]
        shared = mover.open("expo1906", "me", "open", "open", public=True)["table"]
        rest.done(shared, "sit", seat=1)
        assert mover.post("/api/farewell", {}).status_code == 204
        wait_until(lambda: asked_is(rest, table, 1 - gone), "a bot plays on")
        state = rest.state(table)
        assert (state["seats"][gone]["kind"], state["seats"][gone]["bot"]) == ("bot", "greedy")
        assert state["seats"][gone]["name"] == f"greedy {gone + 1}"
        assert rest.state(shared)["seats"][0]["kind"] == "open"  # nobody has begun to play there
    with running(hands.settings(sqlite_url)) as server:
        rest = moved(rest, server)
        rest.done(table, "bot", seat=1 - gone, bot="random")
        wait_until(lambda: rest.state(table)["status"] == "over", "the game ends")
        again = rest.done(table, "rematch")["rematch"]
        seats = rest.state(again)["seats"]
        assert (seats[gone]["kind"], seats[gone]["bot"]) == ("bot", "greedy")


def conceded(client: Client, table: str, seat: int) -> dict[str, Any]:
    return client.done(table, "concede", seat=seat)


def test_of_two_the_one_who_gives_up_has_lost(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob")
        ada, bob = people
        play_some(people, table, 60, random.Random(3))
        assert refusal(bob.do(table, "concede", seat=0)) == (403, "not-your-seat")
        state = conceded(ada, table, 0)
        assert (state["status"], state["result"]["reason"]) == ("over", "conceded")
        assert (state["result"]["conceded"], state["result"]["ranking"]) == ([0], [2, 1])
        assert state["seats"][0]["conceded"] and state["seed"] == "7"
        assert state["view"]["waiting"] and not state["undo"]  # where it was given up
        for kind, more in (("back", {}), ("concede", {}), ("bot", {"bot": "random"})):
            assert refusal(ada.do(table, kind, seat=0, **more)) == (409, "table-over")
        assert bob.log(table)[-1]["data"] == {"ends": True}
        state = ada.open("newton", "me", "random")  # against a bot
        assert conceded(ada, state["table"], 0)["result"]["ranking"] == [2, 1]
        alone = ada.open("expo1906", "me")["table"]
        assert conceded(ada, alone, 0)["result"]["ranking"] == [1]


def test_of_three_one_gives_up_and_a_bot_plays_on_for_the_others(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        table, people = sitting(server, "expo1906", "Ada", "Bob", "Kim")
        play_some(people, table, 12, random.Random(4))
        mover, state = asked(people, table)
        seat = state["seat"]
        state = conceded(mover, table, seat)
        assert (state["status"], state["seats"][seat]["bot"]) == ("running", "greedy")
        assert state["seats"][seat]["conceded"]
        assert refusal(mover.do(table, "back", seat=seat)) == (409, "conceded")
        wait_until(lambda: not asked_is(mover, table, seat), "the bot plays on")
        first, second = (number for number in range(3) if number != seat)
        state = conceded(people[first], table, first)
        result = state["result"]
        assert (state["status"], result["reason"], result["conceded"]) == ("over", "conceded", sorted([seat, first]))
        assert result["ranking"][second] == 1
        assert {result["ranking"][seat], result["ranking"][first]} <= {2, 3}
        table = people[0].open("expo1906", "me", "me", "random", "random")["table"]
        wait_until(lambda: asked_is(people[0], table, 0) or asked_is(people[0], table, 1), "the bots wait")
        assert conceded(people[0], table, 0)["status"] == "running"  # somebody still plays
        assert conceded(people[0], table, 1)["status"] == "over"


def test_whoever_gave_up_is_last_though_the_bot_had_more_points(sqlite_url: str) -> None:
    with running(Hands().settings(sqlite_url)) as server:
        table, people = sitting(server, "newton", "Ada", "Bob", "Kim", options={"masters": "dealt"})
        conceded(people[0], table, 0)
        for seat in (1, 2):
            people[seat].done(table, "bot", seat=seat, bot="random")
        wait_until(lambda: people[1].state(table)["status"] == "over", "the bots have played to the end")
        result = people[1].state(table)["result"]
        assert (result["reason"], result["conceded"], result["ranking"][0]) == ("end", [0], 3)
        scores = result["scores"]
        assert scores[0] > max(scores[1:])  # greedy, against bots that play by chance
        assert (scores[1] > scores[2]) == (result["ranking"][1:] == [1, 2])
