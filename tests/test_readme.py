"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import lincei
from lincei.cli import main

ROOT = Path(__file__).parent.parent


def test_the_game_played_from_python_in_the_readme_goes_as_shown() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False, globs={})
    assert results.attempted > 5
    assert results.failed == 0


def test_the_doctest_of_the_package_runs() -> None:
    results = doctest.testmod(lincei)
    assert results.attempted > 2
    assert results.failed == 0


def test_every_link_of_the_documents_leads_somewhere() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    for document in documents:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_every_command_in_the_readme_is_one() -> None:
    """Each `lincei COMMAND` that the README names has a help of its own."""
    named = set(re.findall(r"`lincei (\w+)", (ROOT / "README.md").read_text(encoding="utf-8")))
    assert named == {"play", "replay", "rules", "edition", "serve"}
    for command in named:
        assert main([command, "--help"]) == 0
