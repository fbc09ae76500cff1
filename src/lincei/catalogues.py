"""The check of the message catalogues: `python -m lincei.words`, part of `make check`.

Three languages with the same messages, attributes and variables; every message the code can ask for is there, and is
given the variables it uses. In a checkout the browser client is searched too, for names alone. One line for each
problem; messages that nothing asks for are listed and do not fail.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from lincei.games import NAMES
from lincei.words import LANGUAGES, LOCALE

SOURCES = Path(__file__).resolve().parent
CLIENT = SOURCES.parents[1] / "web" / "src"
OWNERS = f"(?:lincei|{'|'.join(NAMES)})"
MESSAGE = re.compile(rf"{OWNERS}-[a-z0-9]+(?:-[a-z0-9]+)*")
# A whole literal of the client, or a template with something to fill in.
LITERAL = re.compile(rf"""(['"`])({MESSAGE.pattern})\1|`({OWNERS}-[^`\n]*\$\{{[^`\n]*)`""")
RULE = re.compile(r"[A-Z]+-(?:[A-Z]+\d+|\d+\.\d+[a-z]?)")
# What puts a message into words: which argument is the message, and which holds its variables.
CALLS = {"say": (0, 1), "Deed": (0, 1), "tell": (0, 2), "Event": (0, 2), "Points": (0, 2), "Refused": (1, 2)}


# -- catalogues ---------------------------------------------------------------------------------------------------


@dataclass
class Entry:
    """A message: its file, and the variables of its text ("") and of each attribute."""

    file: str
    variables: dict[str, frozenset[str]]


class Variables(Visitor):
    """The variables that a pattern uses."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(pattern: ftl.Pattern | None) -> frozenset[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return frozenset(visitor.found)


def read_catalogue(folder: Path, problems: list[str]) -> dict[str, Entry]:
    """Every message of a language."""
    found: dict[str, Entry] = {}
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        file = f"{folder.name}/{path.name}"
        for item in FluentParser().parse(text).body:
            if isinstance(item, ftl.Junk):
                line = text.count("\n", 0, item.span.start if item.span else 0) + 1
                reason = item.annotations[0].message if item.annotations else "not Fluent"
                problems.append(f"{file}: line {line}: {reason}")
            elif isinstance(item, ftl.Message):
                name = item.id.name
                if name in found:
                    problems.append(f"{file}: {name}: also in {found[name].file}")
                uses = {each.id.name: variables(each.value) for each in item.attributes}
                found.setdefault(name, Entry(file, {"": variables(item.value), **uses}))
    return found


def compare(language: str, ours: dict[str, Entry], english: dict[str, Entry]) -> Iterator[str]:
    """Where a language differs from English."""
    for name, entry in english.items():
        if name not in ours:
            yield f"{language}/{Path(entry.file).name}: {name}: missing"
            continue
        own = ours[name]
        if Path(own.file).name != Path(entry.file).name:
            yield f"{own.file}: {name}: is in {entry.file} in English"
        for attribute in sorted(own.variables.keys() | entry.variables.keys()):
            label = f"{name}.{attribute}" if attribute else name
            mine, theirs = own.variables.get(attribute), entry.variables.get(attribute)
            if mine is None or theirs is None:
                yield f"{own.file}: {label}: attribute only in {'English' if mine is None else language}"
            elif mine != theirs:
                yield f"{own.file}: {label}: {listed(mine)}, in English {listed(theirs)}"
    for name in sorted(ours.keys() - english.keys()):
        yield f"{ours[name].file}: {name}: not in English"


def listed(names: frozenset[str]) -> str:
    return "variables " + ", ".join(f"${name}" for name in sorted(names)) if names else "no variables"


# -- what the code asks for ---------------------------------------------------------------------------------------


class Asked:
    """The messages in the source: named in full, computed (as patterns), and with which variables."""

    def __init__(self, sources: Path = SOURCES) -> None:
        self.names: dict[str, str] = {}  # message -> where it is named
        self.patterns: dict[str, str] = {}
        self.calls: list[tuple[str, str, set[str]]] = []  # where, message, variables given
        for path in sorted(sources.rglob("*.py")):
            if path.samefile(__file__):
                continue
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                self.look(node, f"{path.relative_to(sources.parent)}:{getattr(node, 'lineno', 0)}")

    def look_at_client(self, sources: Path) -> None:
        """The messages that the browser client asks for."""
        for path in sorted([*sources.rglob("*.ts"), *sources.rglob("*.svelte")]):
            text = path.read_text(encoding="utf-8")
            for found in LITERAL.finditer(text):
                where = f"web/{path.relative_to(sources.parent)}:{text.count(chr(10), 0, found.start()) + 1}"
                if found[2]:
                    self.names.setdefault(found[2], where)
                    continue
                shape = "[a-z0-9-]+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", found[3]))
                self.patterns.setdefault(shape, where)

    def look(self, node: ast.AST, where: str) -> None:
        if isinstance(node, ast.Constant) and is_message(node.value):
            self.names.setdefault(str(node.value), where)
        elif isinstance(node, ast.JoinedStr):
            shape = "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+" for part in node.values
            )
            if re.match(rf"{OWNERS}\\-", shape):
                self.patterns.setdefault(shape, where)
        elif isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in CALLS:
                self.look_at_call(node, *CALLS[name], where)

    def look_at_call(self, call: ast.Call, message: int, args: int, where: str) -> None:
        said = call.args[message] if len(call.args) > message else None
        given = given_to(call, args)
        if isinstance(said, ast.Constant) and is_message(said.value) and given is not None:
            self.calls.append((where, str(said.value), given))


def is_message(value: object) -> bool:
    return isinstance(value, str) and MESSAGE.fullmatch(value) is not None


def given_to(call: ast.Call, place: int) -> set[str] | None:
    """The variables a call gives to its message, or None if the source does not show them."""
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    given = {str(keyword.arg) for keyword in call.keywords}
    if len(call.args) > place:
        args = call.args[place]
        if not isinstance(args, ast.Dict):
            return None
        for key in args.keys:
            if not isinstance(key, ast.Constant):
                return None
            given.add(str(key.value))
    return given


def reasons(game: str) -> Iterator[tuple[str, str]]:
    """`<game>-why-<rule>` for every rule that a question can give as its reason, and where it does."""
    for path in sorted((SOURCES / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (node.name in ("why", "rule") or node.name.startswith("forbids")):
                for part in ast.walk(node):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and RULE.fullmatch(part.value):
                        where = f"{path.relative_to(SOURCES.parent)}:{part.lineno}"
                        yield f"{game}-why-{part.value.lower().replace('.', '-')}", where


def expo1906() -> Iterator[str]:
    """What Expo 1906 computes: components of the shipped edition, options and ends."""
    from lincei.games.expo1906.actions import OPTIONS
    from lincei.games.expo1906.components import load_edition
    from lincei.games.expo1906.terms import CARDS, CHIPS, RESOURCES, TYPES

    edition = load_edition(None)
    yield "expo1906-resource"
    yield "expo1906-box"
    for name in TYPES:
        yield from (f"expo1906-type-{name}", f"expo1906-short-{name}")
    for name in CARDS:
        yield f"expo1906-card-{name.lower()}"
    for card in edition.upgrade:
        if card >= 0:
            yield from (f"expo1906-upgraded-{CARDS[card].lower()}", f"expo1906-effect-{CARDS[card].lower()}")
    yield from (f"expo1906-chip-{name}" for name in CHIPS)
    yield from (f"expo1906-shape-{name.lower()}" for name in edition.shapes)
    yield from (f"expo1906-tile-{slug}" for slug in edition.slug[RESOURCES:] if slug)
    yield from (f"expo1906-do-option-{name}" for name in OPTIONS)
    yield from ("expo1906-do-remove", "expo1906-do-reposition", "expo1906-place-start")
    yield from (f"expo1906-log-end-{rule}" for rule in ("e-15-01", "e-15-02", "e-15-04"))


def newton() -> Iterator[str]:
    """What Newton computes: components and effects of the shipped edition, points, ranks, and reasons by number."""
    from lincei.games.newton import refs
    from lincei.games.newton.components import load_edition
    from lincei.games.newton.rules import setup
    from lincei.games.newton.rules.scoring import RANKS
    from lincei.games.newton.state import SOURCES
    from lincei.games.newton.terms import ACTIONS, BOOKS, COLOURS, INCOMES
    from lincei.games.newton.vocabulary import PER

    e = load_edition(None)
    named = [f"action.{name}" for name in [*ACTIONS, "joker"]] + [f"book.{name}" for name in BOOKS]
    named += [f"income.{name}" for name in INCOMES] + [f"count.{name}" for name in PER]
    named += [f"colour.{name}" for name in COLOURS] + [f"rank.{name}" for name in RANKS]
    for kind, slugs in (
        ("place", e.place_slug),
        ("city", e.city_slug),
        ("university", e.university_slug),
        ("ancient", e.ancient_slug),
        ("short", e.ancient_slug),
        ("specialisation", e.specialisation_slug),
        ("invention", e.invention_slug),
        ("objective", e.objective_slug),
        ("token", e.token_slug),
        ("master", e.master_slug),
        ("discovery", e.discovery_slug),
        ("board", e.board_slug),
    ):
        named += [f"{kind}.{slug}" for slug in slugs]
    for n in (1, 2):
        named += [refs.coins_ref(n), refs.potions_ref(n), refs.vp_ref(n)]
    for card in range(len(e.card_slug)):
        named += [refs.card_ref(e, card), refs.effect_of_card(e, card)]
    for effects in (
        e.city_effect,
        e.specialisation_effect,
        e.invention_effect,
        e.objective_effect,
        e.token_effect,
        e.master_effect,
        e.discovery_effect,
    ):
        named += [effect.ref for effect in effects]
    named += ["clause.play-master", "clause.nothing"]
    yield from (message for ref in named for message in messages_of("newton", ref))
    yield from (f"newton-points-{name}" for name in SOURCES)
    yield from (f"newton-why-{rule.lower().replace('.', '-')}" for rule in setup.RULES)


def messages_of(game: str, ref: str) -> Iterator[str]:
    """The messages that a reference is put into words with, those of its parts among them."""
    for kind, slug in re.findall(r"(?<![\w=.-])([a-z-]+)(?:\.([\w-]+)|(?=\())", ref):
        yield f"{game}-{kind}-{slug.lower()}" if slug else f"{game}-{kind}"


def newscience() -> Iterator[str]:
    """What The New Science computes: components and effects of the shipped edition, spaces, and ends."""
    from lincei.games.newscience import refs
    from lincei.games.newscience.components import load_edition
    from lincei.games.newscience.terms import ACTIONS, CARD_TYPES, FIELDS, SCIENTISTS, SPACES, TRACKS

    e = load_edition(None)
    named = [f"field.{name}" for name in FIELDS] + [f"track.{name}" for name in TRACKS]
    named += [f"action.{name}" for name in ACTIONS] + [f"scientist.{name}" for name in SCIENTISTS]
    named += [f"card-type.{name.lower()}" for name in CARD_TYPES]
    named += [f"discovery.{slug}" for slug in e.discovery_slug if slug]
    named += [f"event.{slug}" for slug in e.event_slug if slug]
    named += [ref for ref in e.event_ref if ref]
    named += [clause.ref for clauses in e.event_clauses for clause in clauses]
    named += [refs.space_ref(space) for space in range(SPACES)]
    yield from (message for ref in named for message in messages_of("newscience", ref))
    for action in ACTIONS:
        yield from (f"newscience-do-{action}", f"newscience-do-{action}-card")
    yield from ("newscience-do-step-research", "newscience-do-step-experiment")
    yield from (f"newscience-log-end-{rule}" for rule in ("s-12-03", "s-12-04"))


COMPUTED = {"expo1906": expo1906, "newscience": newscience, "newton": newton}


# -- the check ----------------------------------------------------------------------------------------------------


def check() -> tuple[list[str], list[str]]:
    """Problems, and messages that nothing asks for."""
    problems: list[str] = []
    languages = {language: read_catalogue(LOCALE / language, problems) for language in LANGUAGES}
    english = languages["en"]
    for language in LANGUAGES[1:]:
        problems += compare(language, languages[language], english)
    asked = Asked()
    asked.look_at_client(CLIENT)
    needed = dict(asked.names)
    for game in NAMES:
        needed |= dict.fromkeys(COMPUTED[game](), f"{game}, computed") | dict(reasons(game))
    problems += [f"{where}: {name}: there is no such message" for name, where in needed.items() if name not in english]
    for pattern, where in asked.patterns.items():
        if not any(re.fullmatch(pattern, name) for name in english):
            problems.append(f"{where}: {pattern}: there is no message of this form")
    for where, name, given in asked.calls:
        if name in english:
            lacking = english[name].variables[""] - given
            problems += [f"{where}: {name}: is not given ${variable}" for variable in sorted(lacking)]
    idle = [
        f"{entry.file}: {name}: nothing asks for it"
        for name, entry in english.items()
        if name not in needed and not any(re.fullmatch(pattern, name) for pattern in asked.patterns)
    ]
    return problems, idle


def main() -> int:
    problems, idle = check()
    for line in idle + problems:
        print(line)
    return 1 if problems else 0
