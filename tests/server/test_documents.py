"""What the documents say of the server is true: their examples run, and their lists are whole."""

from __future__ import annotations

import argparse
import ast
import doctest
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from litestar.routes import HTTPRoute

from lincei.server import problems, rows, wire
from lincei.server.command import add_serve
from lincei.server.metrics import Metrics
from tests.server.running import SOURCES, Hands, Running, running

ROOT = SOURCES.parent
API = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
OPERATORS = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(Hands().settings(f"sqlite:///{tmp_path_factory.mktemp('documents') / 'server.db'}")) as found:
        yield found


def section(document: str, title: str) -> str:
    """The part of a document under a heading."""
    return document.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def cells(text: str) -> list[list[str]]:
    """The rows of the tables in a text, without their headings."""
    lines = [line.strip().strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    found = [[cell.strip() for cell in line] for line in lines]
    rules = [number for number, line in enumerate(found) if set(line[0]) == {"-"}]
    return [line for number, line in enumerate(found) if number not in rules and number + 1 not in rules]


def quoted(text: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", text))


# -- docs/api.md --------------------------------------------------------------------------------------------------


def test_the_examples_of_the_interface_go_as_shown(server: Running) -> None:
    names = {"server": server.url}
    parsed = doctest.DocTestParser().get_doctest(API, names, "api.md", "docs/api.md", 0)
    results = doctest.DocTestRunner().run(parsed, clear_globs=False)
    for browser in ("ada", "ben"):
        parsed.globs[browser].close()
    assert results.attempted > 25
    assert results.failed == 0


def test_the_program_that_plays_is_the_one_that_is_tested() -> None:
    assert (ROOT / "examples" / "play_over_http.py").read_text(encoding="utf-8") in API


def test_every_route_is_described(server: Running) -> None:
    routes = [route for route in server.app.routes if isinstance(route, HTTPRoute)]
    there = {f"{way} {route.path_format}" for route in routes for way in route.methods if way != "OPTIONS"}
    described = {name for name in quoted(API + OPERATORS) if re.match(r"(GET|POST|DELETE) /", name)}
    assert described == there - {"GET /"}


def test_every_deed_is_described_with_its_fields() -> None:
    told = {row[0].strip("`"): quoted(row[1]) for row in cells(section(API, "Deeds"))}
    always = {"id", "brief"}
    there = {kind.__struct_config__.tag: set(kind.__struct_fields__) - always for kind in get_args(wire.AnyDeed)}
    assert told == there


def test_every_kind_of_row_is_described() -> None:
    told = {kind for row in cells(section(API, "The log")) for kind in quoted(row[0])}
    assert told == {kind for row in cells(rows.__doc__ or "") for kind in row[0].split(", ")}


def test_every_refusal_is_listed_with_its_status() -> None:
    told = {
        (int(status), code)
        for row in cells(section(API, "Errors"))
        for code in quoted(row[2])
        for status in row[0].split(", ")
    }
    there = {(status, message.removeprefix("lincei-")) for status, message in problems.MESSAGES.items()}
    for path in (SOURCES / "lincei" / "server").rglob("*.py"):
        there |= set(refusals(ast.parse(path.read_text(encoding="utf-8"))))
    framing = {(413, "not-json"), (415, "too-large")}  # two statuses share a line
    assert told - framing == there


def refusals(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Status and code of every refusal that a module can make."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(args=[ast.Constant(value=int(status)), ast.Constant(value=str(message)), *_]):
                if message.startswith("lincei-"):
                    yield status, message.removeprefix("lincei-")


# -- docs/server.md -----------------------------------------------------------------------------------------------


def test_every_option_of_the_command_is_described_and_no_other() -> None:
    parser = argparse.ArgumentParser(add_help=False)
    add_serve(parser)
    there = set(re.findall(r"--[a-z-]+", parser.format_help()))
    assert set(re.findall(r"(?<![\w-])--[a-z-]+", OPERATORS)) == there


def test_every_number_for_prometheus_is_described() -> None:
    there = {family.name for family in Metrics().registry.collect() if family.name.startswith("lincei_")}
    told = {re.sub(r"_total$", "", name) for name in quoted(OPERATORS) if name.startswith("lincei_")}
    assert told == there


def test_the_documents_say_the_numbers_that_hold() -> None:
    """Limits and defaults, where a number stands in a text."""
