"""Fail if a rule of docs/rules/ is named by no test, or if a translation does not hold the same rules.

A test names a rule by writing its id, e.g. E-9.01, in its docstring, a marker or a comment beside it.
Balance targets, decisions and chance events need no test of their own.
"""

import re
import sys
from pathlib import Path

from lincei.register import Rule, parse

PROJECT = Path(__file__).resolve().parents[1]
NAMED = re.compile(r"\b[A-Z]+-(?:[A-Z]+\d+|\d+\.\d+[a-z]?)\b")
NEEDS_A_TEST = re.compile(r"[A-Z]+-(?:(?:EX|EC|K)\d+|\d+\.\d+[a-z]?)")
MEASURED = re.compile(r"S-15\.5\d")  # balance targets of The New Science: the arena measures them
# These look rules up by id to test the look-up, which says nothing about the rules.
NOT_EVIDENCE = {"test_register.py"}
READ = {".py", ".ts", ".toml", ".txt", ".json"}


def main() -> int:
    found = [*gaps(PROJECT), *foreign_differences(PROJECT)]
    for line in found:
        print(line)
    registers = ", ".join(path.name for path in originals(PROJECT))
    print(f"{registers}: {len(found)} gaps" if found else f"{registers}: every rule is named by a test")
    return 1 if found else 0


def gaps(project: Path) -> list[str]:
    """The rules that no test names."""
    named = ids_in_tests(project / "tests")
    found = []
    for path in originals(project):
        for rule in rules_of(path):
            needs_a_test = NEEDS_A_TEST.fullmatch(rule.id) and not MEASURED.fullmatch(rule.id)
            if needs_a_test and rule.id not in named:
                found.append(f"{path.name}: no test names {rule.id}")
    return found


def foreign_differences(project: Path) -> list[str]:
    """Where a translation lacks a rule, has one too many, or gives one another mark or place."""
    found = []
    for path in originals(project):
        wanted = [f"{rule.id} [{rule.mark}]" for rule in rules_of(path)]
        for translation in sorted(path.parent.glob(f"{path.stem}.*.md")):
            have = [f"{rule.id} [{rule.mark}]" for rule in rules_of(translation)]
            found += [f"{translation.name}: {each} is missing" for each in wanted if each not in have]
            found += [f"{translation.name}: {each} is not in {path.name}" for each in have if each not in wanted]
            if wanted != have and sorted(wanted) == sorted(have):
                found.append(f"{translation.name}: the rules stand in another order than in {path.name}")
    return found


def originals(project: Path) -> list[Path]:
    return sorted(path for path in (project / "docs" / "rules").glob("*.md") if "." not in path.stem)


def rules_of(path: Path) -> list[Rule]:
    return parse(path.read_text(encoding="utf-8"))


def ids_in_tests(tests: Path) -> set[str]:
    named: set[str] = set()
    for path in tests.rglob("*"):
        if path.suffix in READ and path.name not in NOT_EVIDENCE:
            named.update(NAMED.findall(path.read_text(encoding="utf-8")))
    return named


if __name__ == "__main__":
    sys.exit(main())
