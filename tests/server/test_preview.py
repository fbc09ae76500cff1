"""What would be: the preview of a choice is true where it is given, and tells nothing that its player may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from lincei.kernel.chance import seeded
from lincei.kernel.position import Position
from lincei.server.answers import Preview
from lincei.server.refusals import Refused
from lincei.server.seen import Ahead, Viewer, seen
from lincei.server.table import Table
from tests.contract.cases import TOGETHER, Case, cases, choice, walk
from tests.server.running import Client, Hands, Running, running
from tests.server.tables import asked, play_some, refusal, sitting

CASES = pytest.mark.parametrize("case", cases(), ids=repr)


def ahead(case: Case, position: Position, seat: int, *actions: int) -> Preview:
    """The preview as a seat would be told it, without a server around."""
    about = SimpleNamespace(game=case.game)
    table = SimpleNamespace(about=about, position=position, waiting=position.waiting, status="running")
    found = seen(cast("Table", table), Viewer(seat, "somebody", 0), Ahead(list(actions)))
    assert isinstance(found, Preview)
    return found


def told(preview: Preview) -> bytes:
    return msgspec.json.encode(preview)


def done(case: Case, position: Position, seat: int, *actions: int) -> tuple[Position, list[tuple[str, str]]]:
    """What the actions really lead to, and what is told of them to the seat."""
    after = position.copy()
    lines: list[tuple[str, str]] = []
    for action in actions:
        after.turn_to(seat)
        after.listen()
        after.apply(action)
        lines += [(event.message, event.rule) for event in after.events if event.visible_to(seat)]
    return after, lines


@CASES
def test_a_preview_that_reveals_nothing_is_what_then_happens(case: Case) -> None:
    given = hidden = 0
    for seed in (31, 32):
        for position in walk(case, seed, every=4):
            for seat in position.waiting:
                for action in case.game.turned(position, seat).legal[:20]:
                    preview = ahead(case, position, seat, action)
                    after, lines = done(case, position, seat, action)
                    if preview.reveals:
                        hidden += 1
                        assert preview.view is None and preview.events == []
                        assert preview.scores == position.scores()
                        continue
                    given += 1
                    assert after.revealed == position.revealed
                    view = case.game.view(after, seat, False)
                    assert preview.view == view
                    assert preview.scores == view["scores"]
                    assert [(event.message, event.rule) for event in preview.events] == lines
    assert given > 100 and hidden


@CASES
def test_several_actions_are_looked_at_one_after_the_other(case: Case) -> None:
    rng = seeded(33)
    given = 0
    for position in (position for seed in range(34, 50) for position in walk(case, seed, every=9)):
        if given > 5:
            break
        for seat in position.waiting:
            actions: list[int] = []
            world = case.game.turned(position, seat)
            while seat in world.waiting and len(actions) < 4:
                actions.append(choice(case.game.turned(world, seat), rng))
                world, lines = done(case, position, seat, *actions)
                preview = ahead(case, position, seat, *actions)
                if preview.reveals:
                    assert preview.view is None and len(preview.events) <= len(lines)
                    break
                assert preview.view == case.game.view(world, seat, False)
                given += len(actions) > 1
    assert given > 5


@CASES
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_previews(case: Case) -> None:
    rng = seeded(35)
    for position in walk(case, 36, every=12):
        for seat in position.waiting:
            for action in case.game.turned(position, seat).legal[:6]:
                expected = told(ahead(case, position, seat, action))
                for _ in range(3):
                    other = case.game.determinise(case.game.turned(position, seat), seat, rng)
                    assert told(ahead(case, other, seat, action)) == expected


@CASES
def test_what_has_been_looked_at_has_not_happened(case: Case) -> None:
    for position in walk(case, 37, every=20):
        for seat in position.waiting:
            before = msgspec.json.encode(case.game.view(position, seat))
            state = position.rng.state
            for action in case.game.turned(position, seat).legal:
                ahead(case, position, seat, action)
            assert msgspec.json.encode(case.game.view(position, seat)) == before
            assert position.rng.state == state


def test_the_last_of_those_who_choose_together_is_not_told_what_the_others_have_chosen() -> None:
    met = 0
    for case in [case for case in cases(*TOGETHER) if case.players > 1]:
        for position in walk(case, 38):
            if not position.over and position.question.together():
                for seat in position.waiting:
                    preview = ahead(case, position, seat, case.game.turned(position, seat).legal[0])
                    assert preview.reveals == (len(position.waiting) == 1)
                    met += preview.reveals
    assert met > 10


def test_who_is_no_longer_asked_after_an_action_cannot_look_further() -> None:
    case = cases("newton")[2]
    for position in walk(case, 39):
        legal = [action for action in position.legal if case.game.texts[action] == "end turn"]
        if legal and not position.over:
            if not ahead(case, position, position.to_move, legal[0]).reveals:
                with pytest.raises(Refused) as refused:
                    ahead(case, position, position.to_move, legal[0], legal[0])
                assert (refused.value.status, refused.value.message) == (409, "lincei-not-asked")
                return
    raise AssertionError("nobody ended a turn: the test shows nothing")


# -- over the network ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(Hands().settings(f"sqlite:///{tmp_path_factory.mktemp('preview') / 'server.db'}")) as found:
        yield found


def look(client: Client, table: str, *actions: object, **more: Any) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}/preview", actions=",".join(map(str, actions)), **more)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


@pytest.mark.parametrize("game", ["expo1906", "newton"])
def test_a_player_sees_what_a_choice_would_bring_and_nothing_has_happened(server: Running, game: str) -> None:
    table, people = sitting(server, game, "Ada", "Ben")
    rng = random.Random(1)
    compared = 0
    for _ in range(60):
        person, state = asked(people, table)
        number = rng.randrange(len(state["view"]["legal"]))
        preview = look(person, table, state["view"]["legal"][number]["id"], seat=state["seat"])
        assert person.state(table, state["seat"]) == state
        after = person.play(state, number)
        assert set(preview) == {"reveals", "events", "scores", "view"}
        if not preview["reveals"]:
            compared += 1
            after["view"]["table"].pop("board")
            assert preview["view"] == after["view"]
            [entry] = person.log(table, after["seq"] - 1)
            assert preview["events"] == entry["events"]
    assert compared > 20


def test_what_is_not_legal_is_refused_with_its_rule(server: Running) -> None:
    table, [ada, ben] = sitting(server, "expo1906", "Ada", "Ben")
    person, state = asked([ada, ben], table)
    other = ben if person is ada else ada
    path = f"/api/tables/{table}/preview"
    texts = {action["text"]: action["id"] for action in state["view"]["legal"]}
    meeting = person.get(path, actions=texts["play TERMINAL"] + 5)
    assert (meeting.status_code, meeting.json()["rule"]) == (422, "E-3.09")
    again = person.get(path, actions=f"{texts['play TERMINAL']},{texts['play TERMINAL']}")
    assert (again.status_code, again.json()["code"], again.json()["rule"]) == (422, "expo1906-why-e-4-01", "E-4.01")
    assert refusal(person.get(path, actions="999999")) == (422, "no-such-action")
    assert refusal(other.get(path, actions="0")) == (409, "not-asked")
    assert refusal(other.get(path, actions="0", seat=state["seat"])) == (403, "not-your-seat")
    assert refusal(Client(server.url, "Eve").get(path, actions="0")) == (409, "not-asked")
    assert refusal(Client(server.url).get(path, actions="0")) == (401, "sign-in-first")
    for odd in ("", "x", "1,", ",1", "1,2,3,4,5", "-1", "1;2", "99999999", "１"):
        assert refusal(person.get(path, actions=odd)) == (400, "bad-request"), odd
    assert refusal(person.get(path)) == (400, "bad-request")


def test_before_the_start_and_after_the_end_nothing_is_asked(server: Running) -> None:
    ada = Client(server.url, "Ada")
    table = ada.open("newton", "me", "open")["table"]
    assert refusal(ada.get(f"/api/tables/{table}/preview", actions="0")) == (409, "not-asked")
    table = ada.open("newton", "me")["table"]
    play_some([ada], table, 3, random.Random(2))
    ada.done(table, "concede", seat=0)
    assert refusal(ada.get(f"/api/tables/{table}/preview", actions="0")) == (409, "not-asked")
