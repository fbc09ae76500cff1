"""Whatever fits the OpenAPI document, and whatever does not, is answered as the document says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import Client, Hands, running

CHECKS: list[Any] = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 8  # of each operation, fitting and not
MODES = (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE)


class Caller:
    """Somebody who sends requests: signed in, unknown, or with a forged session."""

    def __init__(self, url: str, kind: str) -> None:
        self.kind = kind
        self.client = Client(url)

    def headers(self) -> dict[str, str]:
        """All that a browser sends along. A request before may have signed him out."""
        known = self.client.get("/api/me").json()["person"]
        if self.kind == "signed in" and known is None:
            self.client.post("/api/guest", {"name": "Somebody"})
        cookies = dict(self.client.http.cookies.items())
        if self.kind == "forged":
            cookies["lincei_session"] = "forged" * 7
        return {**self.client.headers(), "cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list[str]]]:
    """A server with a running game, one that waits and one that is over."""
    with running(Hands().settings(f"sqlite:///{tmp_path_factory.mktemp('any') / 'server.db'}")) as server:
        host = Client(server.url, "Host")
        tables = [host.open("newton", "me", "open", public=True)["table"]]
        for game in ("newton", "expo1906"):
            tables.append(host.open(game, "me", "me", public=True, hints=True)["table"])
        host.done(tables[-1], "concede", seat=0)
        yield server.url, tables


@pytest.fixture(scope="module")
def described(house: tuple[str, list[str]]) -> Any:
    return schemathesis.openapi.from_url(f"{house[0]}/api/openapi.json")


@pytest.mark.parametrize("kind", ["signed in", "unknown", "forged"])
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
def test_every_operation_answers_as_documented(
    house: tuple[str, list[str]], described: Any, mode: schemathesis.GenerationMode, kind: str
) -> None:
    url, tables = house
    caller = Caller(url, kind)
    sent = 0

    def send(case: schemathesis.Case[Any], table: str | None) -> None:
        nonlocal sent
        if table is not None and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.call_and_validate(base_url=url, headers=caller.headers(), checks=CHECKS)
        sent += 1

    operations = [found.ok() for found in described.get_all_operations()]
    if mode is schemathesis.GenerationMode.NEGATIVE:  # where nothing is said, nothing can be wrong
        operations = [each for each in operations if each.definition.raw.keys() & {"parameters", "requestBody"}]
    for operation in operations:
        cases = operation.as_strategy(generation_mode=mode)
        test = given(cases, st.sampled_from([None, *tables]))(send)
        settings(
            max_examples=EXAMPLES if kind == "signed in" else EXAMPLES // 4,
            derandomize=True,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )(test)()
    assert sent >= len(operations) > 10
