"""What the documents say of the server is true: their examples run, and their lists are whole."""

from __future__ import annotations

import argparse
import ast
import doctest
import re
from collections.abc import Iterator
from typing import get_args

import pytest

from lincei.server import problems, rows, wire
from lincei.server.bodies import LARGEST
from lincei.server.command import GRACE, PORT, add_serve
from lincei.server.keeping import SILENT
from lincei.server.live import LONGEST, MOST
from lincei.server.metrics import Metrics
from lincei.server.opening import MOST_INVITED, MOST_OPEN, MOST_RUNNING
from lincei.server.people import AT_ONCE
from lincei.server.reading import ON_A_PAGE
from lincei.server.seen import PAGE
from lincei.server.settings import DAY, HOUR, MINUTE, SECOND, Settings
from lincei.server.store.database import READERS
from lincei.server.table import BOT_GRACE
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
    """What stands between backticks, blocks of code left out."""
    return set(re.findall(r"`([^`\n]+)`", re.sub(r"(?ms)^```.*?^```$", "", text)))


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
    paths = server.app.openapi_schema.to_schema()["paths"]
    there = {f"{way.upper()} {path}" for path, ways in paths.items() for way in ways}
    described = {name for name in quoted(API + OPERATORS) if re.match(r"(GET|POST|DELETE) /", name)}
    assert described == there | {"GET /metrics", "GET /api/openapi.json"}


def test_every_deed_is_described_with_its_fields() -> None:
    told = {row[0].strip("`"): quoted(row[1]) for row in cells(section(API, "Deeds"))}
    always = {"id", "brief"}
    there = {kind.__struct_config__.tag: set(kind.__struct_fields__) - always for kind in get_args(wire.AnyDeed)}
    assert told == there


def test_every_kind_of_row_is_described() -> None:
    told = {kind for row in cells(section(API, "The log")) for kind in quoted(row[0])}
    assert told == {kind for row in cells(rows.__doc__ or "") for kind in row[0].split(", ")}


def test_every_refusal_is_listed_with_its_status() -> None:
    told = {(int(row[0]), code) for row in cells(section(API, "Errors")) for code in quoted(row[2])}
    there = {(status, message.removeprefix("lincei-")) for status, message in problems.MESSAGES.items()}
    for path in (SOURCES / "lincei" / "server").rglob("*.py"):
        there |= set(refusals(ast.parse(path.read_text(encoding="utf-8"))))
    assert told == there


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
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", OPERATORS)) == there


def test_every_number_for_prometheus_is_described() -> None:
    there = {family.name for family in Metrics().registry.collect() if family.name.startswith("lincei_")}
    told = {re.sub(r"_total$", "", name) for name in quoted(OPERATORS) if name.startswith("lincei_")}
    assert told == there


def test_the_numbers_in_the_documents_are_those_of_the_server() -> None:
    here = Settings("")
    for told in (
        f"| {here.login_tries} a minute |",
        f"| {here.actions_a_second} a second, on average over ten |",
        f"| {LARGEST // 1024} KiB |",
        f"| {LONGEST} characters |",
        f"| {MOST_OPEN}, closed after two hours (live) or {here.open_leisure // DAY} days (leisure) |",
        f"| games of one host under way | {MOST_RUNNING} |",
        f"| invitations to one table | {MOST_INVITED} |",
        f"| open WebSockets of one person | {MOST} |",
        f"`after` a number, {PAGE} at most",
        f"A list has {ON_A_PAGE} tables at most",
    ):
        assert told in API
    for told in (
        f"default 127.0.0.1, {PORT}",
        f"| {here.session_days} days after they were last used",
        f"after two hours, or {here.open_leisure // DAY} days at leisure",
        f"The {here.tables_in_memory} tables used last",
        f"every {here.snapshot_every} rows",
        f"{here.bot_seconds:.0f} seconds for a choice and {here.bot_megabytes // 1024} GiB",
    ):
        assert told in OPERATORS
    assert (here.open_live, here.patience_live, here.patience_leisure) == (2 * HOUR, 10 * MINUTE, 7 * DAY)
    assert SILENT == 20 * SECOND
    assert (GRACE, BOT_GRACE, READERS, AT_ONCE) == (10, 10_000, 4, 2)
