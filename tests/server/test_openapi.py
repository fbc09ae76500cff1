"""The OpenAPI document says all there is to know to write a client."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from litestar.routes import HTTPRoute

from lincei.games import NAMES
from lincei.server import answers, wire
from lincei.server.pages import ADDRESSES
from tests.server.running import PATIENCE, SOURCES, Client, Hands, Running, process, running

EXAMPLE = SOURCES.parent / "examples" / "play_over_http.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(Hands().settings(f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'server.db'}")) as found:
        yield found


@pytest.fixture(scope="module")
def described(server: Running) -> dict[str, Any]:
    return dict(Client(server.url).get("/api/openapi.json").json())


def operations(described: dict[str, Any]) -> dict[tuple[str, str], dict[str, Any]]:
    return {(way, path): what for path, ways in described["paths"].items() for way, what in ways.items()}


def test_every_route_of_the_interface_is_documented(server: Running, described: dict[str, Any]) -> None:
    there = {
        (way.lower(), route.path_format)
        for route in server.app.routes
        if isinstance(route, HTTPRoute) and route.path_format not in pages(server)
        for way in set(route.methods) - {"OPTIONS"}
    }
    aside = {
        ("get", path)
        for path in ("/metrics", *(f"/api/openapi.json{rest}" for rest in ("", "/{path}", "/openapi.json")))
    }  # the framework's own
    assert there - aside == set(operations(described))


def pages(server: Running) -> set[str]:
    """The addresses of the pages, which are for people."""
    folder = server.settings.pages
    files = {f"/{path.relative_to(folder).as_posix()}" for path in folder.rglob("*")}
    return {"/assets/{name}", *(re.sub(r":str", "", address) for address in ADDRESSES)} | files


def test_every_operation_says_what_it_does_and_how_it_refuses(described: dict[str, Any]) -> None:
    for (way, path), what in operations(described).items():
        assert what["summary"] and what["description"].endswith("."), (way, path)
        if not path.startswith("/api"):
            continue
        assert what["tags"] in (["people"], ["tables"]), (way, path)
        refusals = {status for status in what["responses"] if status >= "400"}
        assert refusals >= ({"400", "503"} if way == "get" else {"400", "403", "503"}), (way, path)
        assert refusals >= ({"413", "415"} if "requestBody" in what else set()), (way, path)
        for status in refusals:
            kinds = what["responses"][status]["content"]
            assert kinds["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}, (way, path)


def test_the_deeds_are_told_apart_by_their_type(described: dict[str, Any]) -> None:
    body = described["paths"]["/api/tables/{table}/actions"]["post"]["requestBody"]
    union = body["content"]["application/json"]["schema"]
    kinds = {kind.__struct_config__.tag: f"#/components/schemas/{kind.__name__}" for kind in get_args(wire.AnyDeed)}
    assert union["discriminator"] == {"propertyName": "type", "mapping": kinds}
    assert [each["$ref"] for each in union["oneOf"]] == list(kinds.values())
    for tag, where in kinds.items():
        schema = described["components"]["schemas"][where.rpartition("/")[2]]
        assert schema["properties"]["type"]["const"] == tag
        assert "type" in schema["required"] and schema["additionalProperties"] is False
    for kind in ("State", "Entry"):  # what a WebSocket says
        assert described["components"]["schemas"][kind]["properties"]["type"] == {
            "type": "string",
            "const": kind.lower(),
        }


def test_every_message_is_described_and_none_is_missing(described: dict[str, Any]) -> None:
    schemas = described["components"]["schemas"]
    for name, schema in schemas.items():
        for module in (wire, answers):
            if hasattr(module, name):
                assert schema["description"] == getattr(module, name).__doc__
    wanted = json.dumps(described).split('"$ref": "#/components/schemas/')[1:]
    assert {part.partition('"')[0] for part in wanted} == set(schemas)


def test_the_example_plays_every_game_to_its_end(tmp_path: Path) -> None:
    with process("--database", f"sqlite:///{tmp_path / 'server.db'}") as server:
        for game in NAMES:
            played = subprocess.run(
                [sys.executable, str(EXAMPLE), server.url, game],
                capture_output=True,
                text=True,
                timeout=10 * PATIENCE,
                check=False,
            )
            assert played.returncode == 0, played.stderr
            scores = ast.literal_eval(played.stdout)
            assert len(scores) == 2 and all(isinstance(points, int) for points in scores)
        assert not [line for line in server.logged if "Traceback" in line or "ERROR" in line]
