"""The rule registers: every rule of a game by its id, in the reader's language."""

import re
import unicodedata
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from lincei.kernel.errors import LinceiError

_HERE = Path(__file__).resolve().parent
# The wheel carries the registers inside the package; a source checkout reads them where they are written.
_FOLDERS = (_HERE / "registers", _HERE.parents[1] / "docs" / "rules")

_NAME = re.compile(r"[a-z0-9]+")
_HEADING = re.compile(r"(#+)\s+(?:(?:[A-Z]+-)?\d+(?:\.\d+)*\s+)?(.+)")
_ID_AND_MARK = r"\**([A-Z]+-(?:[A-Z]+\d+|\d+\.\d+[a-z]?))\**\s*(?:\[([A-Z])\]\s*)?"
_BULLET = re.compile(rf"[-*] {_ID_AND_MARK}(.+)")
_UNDER_COLUMN_NAMES = re.compile(r"\|[-:| ]+\|")
_ROW = re.compile(rf"\|\s*{_ID_AND_MARK}(\|.+\|)\s*")
_GROUP = re.compile(r"[A-Z]+-(?:[A-Z]+|\d+)")


class UnknownRule(LinceiError):
    """There is no rule of that id, or no register of that game."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its id, its text, the chapter it stands in, and its source mark (R, D, X; empty in tables)."""

    id: str
    text: str
    chapter: str
    mark: str


def rule(game: str, rule_id: str, lang: str = "en") -> Rule:
    """The rule of that id, in any case of letters; UnknownRule names the nearest ones if there is none."""
    known = _by_id(_path(game, lang))
    wanted = rule_id.strip().upper()
    if wanted not in known:
        raise UnknownRule(_no_such_rule(game, rule_id.strip(), known))
    return known[wanted]


def rules(game: str, lang: str = "en") -> list[Rule]:
    """All rules of a game in the order of its register."""
    return list(_by_id(_path(game, lang)).values())


def search(game: str, words: str, lang: str = "en") -> list[Rule]:
    """The rules that contain all the words, whatever their case and accents."""
    wanted = _plain(words).split()
    found = []
    for each in rules(game, lang):
        text = _plain(f"{each.id} {each.chapter} {each.text}")
        if wanted and all(word in text for word in wanted):
            found.append(each)
    return found


def parse(text: str) -> list[Rule]:
    """Read a register: a rule is a bullet or a table row that begins with an id; its first appearance counts."""
    found: dict[str, Rule] = {}
    headings: list[str] = []
    columns: list[str] = []
    above = ""
    for line in text.splitlines():
        if heading := _HEADING.fullmatch(line):
            headings = [*headings[: len(heading[1]) - 1], _undecorated(heading[2])]
        elif _UNDER_COLUMN_NAMES.fullmatch(line):
            columns = _cells(above)[1:]
        elif line_of_rule := _BULLET.fullmatch(line) or _ROW.fullmatch(line):
            rule_id, mark, body = line_of_rule.groups(default="")
            says = _row(columns, body) if body.startswith("|") else _undecorated(body)
            # The first heading is the title of the page and no chapter.
            found.setdefault(rule_id, Rule(rule_id, says, " / ".join(headings[1:]), mark))
        above = line
    return list(found.values())


@cache
def _by_id(register: Path) -> dict[str, Rule]:
    return {each.id.upper(): each for each in parse(register.read_text(encoding="utf-8"))}


def _path(game: str, lang: str) -> Path:
    """The register in that language, else the English one."""
    language = re.split("[-_]", lang.lower())[0]
    # Names come from command lines and requests: only plain ones ever reach the file system.
    names = [f"{game}.{language}.md"] if language != "en" and _NAME.fullmatch(language) else []
    for name in [*names, f"{game}.md"] if _NAME.fullmatch(game) else []:
        for folder in _FOLDERS:
            if (folder / name).is_file():
                return folder / name
    raise UnknownRule(f"there is no rule register of a game called {game!r}")


def _no_such_rule(game: str, asked: str, known: dict[str, Rule]) -> str:
    group = _group(asked.upper())
    kin = [each for each in known.values() if group and _group(each.id) == group]
    if kin:
        hint = f"{group} runs from {kin[0].id} to {kin[-1].id}"
    elif near := get_close_matches(asked.upper(), known, n=3):
        hint = f"did you mean {' or '.join(known[each].id for each in near)}?"
    else:
        hint = f"ids look like {next(iter(known.values())).id}"
    return f"{game} has no rule {asked!r}; {hint}"


def _group(rule_id: str) -> str:
    """The chapter or class of an id: E-4 of E-4.01, E-EX of E-EX01."""
    found = _GROUP.match(rule_id)
    return found[0] if found else ""


def _row(columns: list[str], body: str) -> str:
    """A table row as sentences, Given: … Expected: …; a column name may bring its own colon, which French sets off."""
    said = []
    for name, cell in zip(columns, _cells(body), strict=True):
        if cell not in ("", "\N{EN DASH}"):
            said.append(f"{name.removesuffix(':')}: {cell.removesuffix('.')}.")
    return " ".join(said)


def _cells(line: str) -> list[str]:
    return [_undecorated(cell.strip()) for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]


def _undecorated(text: str) -> str:
    return text.replace("**", "").replace("`", "")


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
