"""Questions about a game: its rules, how it stands, and why a component keeps still."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lincei import register
from lincei.games import NAMES
from lincei.server.seen import why_still
from lincei.words import LANGUAGES, Words
from tests.contract.cases import Case, cases, walk
from tests.server.running import Client, Hands, Running, running
from tests.server.tables import asked, play_some, refusal, sitting


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(Hands().settings(f"sqlite:///{tmp_path_factory.mktemp('asking') / 'server.db'}")) as found:
        yield found


# -- rules --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_a_game_are_told_in_the_order_of_its_register(server: Running, game: str, lang: str) -> None:
    answer = Client(server.url).get(f"/api/rules/{game}", lang=lang)
    assert answer.status_code == 200 and answer.headers["cache-control"].startswith("private, max-age=")
    expected = register.rules(game, lang)
    assert answer.json() == [
        {"id": rule.id, "text": rule.text, "chapter": rule.chapter, "mark": rule.mark} for rule in expected
    ]
    assert len(expected) > 100


def test_rules_are_in_the_language_of_the_reader_unless_another_is_asked_for(server: Running) -> None:
    client = Client(server.url)
    french = client.http.get("/api/rules/newton", headers={"accept-language": "fr-CH, en;q=0.1"})
    assert french.json()[0]["text"] == register.rules("newton", "fr")[0].text
    assert "accept-language" in french.headers["vary"]
    german = client.http.get("/api/rules/newton", params={"lang": "de"}, headers={"accept-language": "fr"})
    assert german.json()[0]["text"] == register.rules("newton", "de")[0].text


def test_rules_of_a_game_that_is_not_there_are_refused(server: Running) -> None:
    client = Client(server.url)
    for game in ("chess", "Newton", "newton.fr"):
        assert refusal(client.get(f"/api/rules/{game}")) == (404, "no-such-game")
    answer = client.http.get("/api/rules/chess", headers={"accept-language": "de"})
    assert ", ".join(NAMES) in answer.json()["message"]
    assert refusal(client.get("/api/rules/newton", lang="it")) == (400, "bad-request")


# -- scores -------------------------------------------------------------------------------------------------------


def scores(client: Client, table: str, **query: Any) -> list[dict[str, Any]]:
    answer = client.get(f"/api/tables/{table}/scores", **query)
    assert answer.status_code == 200, answer.text
    return list(answer.json())


@pytest.mark.parametrize("game", NAMES)
def test_the_points_of_every_seat_add_up_to_its_score_for_every_viewer(server: Running, game: str) -> None:
    table, people = sitting(server, game, "Ada", "Ben", "Cleo")
    rng = random.Random(3)
    state = people[0].state(table)
    while state["status"] == "running":
        state = play_some(people, table, 40, rng)
        told = scores(people[0], table)
        for client in (people[1], Client(server.url)):
            assert scores(client, table) == told
        assert [seat["total"] for seat in told] == state["view"]["scores"]
        for seat in told:
            assert seat["total"] == sum(part["points"] for part in seat["parts"])
            assert seat["would_be"] == seat["total"] + sum(part["points"] for part in seat["outlook"])
    assert [seat["parts"] for seat in told] == state["result"]["breakdown"]
    assert [(seat["outlook"], seat["would_be"]) for seat in told] == [
        ([], points) for points in state["view"]["scores"]
    ]


def test_a_game_that_was_given_up_has_no_outlook(server: Running) -> None:
    table, [ada, ben] = sitting(server, "newton", "Ada", "Ben")
    play_some([ada, ben], table, 60, random.Random(4))
    state = ada.done(table, "concede", seat=0)
    told = scores(ben, table)
    assert [seat["would_be"] for seat in told] == state["result"]["scores"]
    assert [seat["outlook"] for seat in told] == [[], []]


def test_scores_are_for_those_who_may_look_and_once_there_are_any(server: Running) -> None:
    ada = Client(server.url, "Ada")
    table = ada.open("newton", "me", "open")["table"]
    assert refusal(ada.get(f"/api/tables/{table}/scores")) == (409, "not-started")
    assert refusal(Client(server.url, "Eve").get(f"/api/tables/{table}/scores")) == (404, "no-such-table")


# -- why a component keeps still ----------------------------------------------------------------------------------


def why(client: Client, table: str, touch: str) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}/why", touch=touch)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_a_component_that_can_be_touched_has_its_action_and_another_its_rule(server: Running) -> None:
    table, people = sitting(server, "expo1906", "Ada", "Ben")
    person, state = asked(people, table)
    assert why(person, table, "card.JOURNAL") | {"action": 0} == {
        "legal": True,
        "action": 0,
        "text": "play JOURNAL",
        "rule": None,
        "message": None,
    }
    meeting = why(person, table, "card.MEETING")
    assert (meeting["text"], meeting["rule"], meeting["message"]) == ("play MEETING", "E-3.09", "expo1906-why-e-3-09")
    tile = why(person, table, f"terminal.{state['view']['table']['terminal'][0]}")
    assert not tile["legal"] and tile["rule"] == state["view"]["asked"]["rule"]
    nothing = why(person, table, "nothing of the kind")
    assert nothing == {
        "legal": False,
        "action": None,
        "text": None,
        "rule": state["view"]["asked"]["rule"],
        "message": "expo1906-why-" + state["view"]["asked"]["rule"].lower().replace(".", "-"),
    }


def test_a_step_that_a_patent_marker_cannot_make_has_a_rule_of_its_own(server: Running) -> None:
    table, people = sitting(server, "expo1906", "Ada", "Ben")
    person, state = asked(people, table)
    for text in ("play JOURNAL", "perform"):
        choice = [action["text"] for action in state["view"]["legal"]].index(text)
        state = person.play(state, choice)
    assert why(person, table, "box.steel.2")["legal"]
    other = why(person, table, f"marker.{state['seat']}.2")
    assert (other["legal"], other["rule"]) == (False, "E-12.02")
    assert why(person, table, f"marker.{1 - state['seat']}.0")["rule"] == state["view"]["asked"]["rule"]


def test_either_an_action_or_a_component_is_asked_about(server: Running) -> None:
    table, people = sitting(server, "newton", "Ada", "Ben", options={"masters": "dealt"})
    person, _ = asked(people, table)
    path = f"/api/tables/{table}/why"
    assert refusal(person.get(path)) == (400, "bad-request")
    assert refusal(person.get(path, text="end turn", touch="button.end")) == (400, "bad-request")
    assert refusal(person.get(path, touch="")) == (400, "bad-request")
    assert refusal(person.get(path, touch="x" * 201)) == (400, "bad-request")
    other = next(client for client in people if client is not person)
    assert refusal(other.get(path, touch="button.end")) == (409, "not-asked")


WALKED = [(case, position.copy()) for case in cases() for position in walk(case, 41, every=60) if not position.over]


@settings(deadline=None, max_examples=200)
@given(st.sampled_from(WALKED), st.text(max_size=40) | st.from_regex(r"[a-z]{1,12}\.[a-z0-9./-]{0,20}"))
def test_no_component_is_too_odd_for_an_answer(walked: tuple[Case, Any], touch: str) -> None:
    case, position = walked
    found = why_still(case.game, position, touch)
    assert found.legal or found.rule


@pytest.mark.parametrize("case", cases(), ids=repr)
def test_every_answer_about_a_component_is_legal_or_has_a_rule_with_words(case: Case) -> None:
    touches: set[str] = set()
    speaker = Words("fr", case.name)
    telling = 0
    for position in walk(case, 42, every=7):
        if position.over:
            continue
        own = {touch for action in position.legal for touch in case.game.describe(position, action).touches}
        for touch in own:
            assert why_still(case.game, position, touch).legal
        touches |= own
        for touch in sorted(touches - own):
            found = why_still(case.game, position, touch)
            assert not found.legal and found.message
            assert speaker.say(found.message) != found.message
            telling += found.rule != position.question.rule()
    assert telling > 10
    assert speaker.missing == set()
