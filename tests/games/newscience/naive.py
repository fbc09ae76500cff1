"""The New Science the slow way: from the printed tables, the lines on the cards and what lies on the table alone.

Nothing here comes from the engine but the table as it is shown to people.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).parent / "witness"
ACTIONS = ["research", "experiment", "publish"]
TRACKS = ["government", "religion", "enterprise", "science"]
FIELDS = ["astronomy", "mathematics", "physics", "chemistry", "biology"]
LASTING = ["points", "need", "later", "die", "renown"]


def printed(table: str, key: str = "id") -> dict[Any, Any]:
    rows = tomllib.loads((FOLDER / f"{table}.toml").read_text(encoding="utf-8"))["rows"]
    return {row[key]: row for row in rows}


DISCOVERIES = printed("discoveries")
SCIENTISTS = printed("scientists")
SPACES = printed("spaces", "players")
EVENTS = printed("events")


class Clause(NamedTuple):
    """One clause of a card's line."""

    words: list[str]  # without filter, once and condition
    fields: list[str]
    levels: range
    once: bool
    condition: list[str]

    @property
    def kind(self) -> str:
        return self.words[0]

    @property
    def amount(self) -> int:
        return int(self.words[-1])

    def fits(self, discovery: str) -> bool:
        row = DISCOVERIES[discovery]
        return row["field"] in self.fields and row["level"] in self.levels

    def moment(self) -> str:
        """The action with whose target a single-use card is declared for this clause (S-16.05)."""
        if self.kind == "points":
            return self.words[1]
        if self.kind == "later" or (self.kind == "die" and self.words[1] in ("best-of-two", "no-critical")):
            return "experiment"
        return "publish" if self.kind in ("need", "renown") else ""


def read(line: str) -> Clause:
    text, _, condition = line.partition(" if ")
    words = [word for word in text.split() if word not in ("may", "once")]
    fields, levels = FIELDS, range(1, 6)
    if words[0] in LASTING:
        if "level" in words:
            low, _, high = words[-1].partition("-")
            levels = range(int(low), int(high or low) + 1)
            words = words[:-2]
        if words[-1].split("/")[0] in FIELDS:
            fields = words.pop().split("/")
    elif words[0] == "ban":
        fields = [words[2]]
    return Clause(words, fields, levels, "once" in text.split(), condition.split())


class Card(NamedTuple):
    """An event card."""

    type: str
    once: bool
    either: bool
    clauses: list[Clause]


def card_of(type: str, once: bool, line: str) -> Card:
    either = " or " in line
    return Card(type, once, either, [read(part) for part in line.split(" or " if either else " and ")])


def further(line: str) -> Card:
    """A card that `situation(cards=[...])` adds."""
    words = line.split()
    if words[0].isdecimal():
        words = words[1:]
    return card_of(words[0].replace("ONCE", "KEEP"), words[0] == "ONCE", " ".join(words[1:]))


@cache
def all_cards(added: tuple[str, ...]) -> dict[str, Card]:
    """The cards of the witness and those that a test adds."""
    cards = {slug: card_of(row["type"], row.get("once", False), row["effect"]) for slug, row in EVENTS.items()}
    return cards | {f"card-{i + 1}": further(line) for i, line in enumerate(added)}


class Table:
    """What lies on the table, and what the register says of it."""

    def __init__(self, seen: Any, cards: tuple[str, ...]) -> None:
        self.seen = seen
        self.seats: list[dict[str, Any]] = seen["seats"]
        self.zones: dict[str, Any] = seen["discoveries"]
        self.players = len(self.seats)
        self.cards = all_cards(cards)
        fields = FIELDS if self.players > 3 else FIELDS[:3]
        self.in_play = [slug for slug, row in DISCOVERIES.items() if row["field"] in fields]

    # -- knowledge (section 3) ------------------------------------------------------------------------------------

    def needs(self, discovery: str) -> list[list[str]]:
        """One of each list must be known; what is not in play falls out (S-2.11, S-3.14)."""
        found = []
        for need in DISCOVERIES[discovery]["needs"]:
            members = [slug for slug in self.in_play if need in (slug, DISCOVERIES[slug].get("group"))]
            if members:
                found.append(members)
        return found

    def public(self, discovery: str) -> bool:
        return self.zones[discovery]["published"] is not None

    def knows(self, seat: int, discovery: str) -> bool:
        return self.public(discovery) or seat in self.zones[discovery]["experiment"]

    def markers(self, seat: int) -> int:
        zones = self.zones.values()
        return sum(seat in zone["research"] + zone["experiment"] + [zone["published"]] for zone in zones)

    def eligible(self, seat: int, action: str, discovery: str) -> bool:
        """Whether a discovery may be the target, whatever it costs (S-9.01, S-9.07, S-10.01, S-11.01, BAN)."""
        zone = self.zones[discovery]
        if self.public(discovery) or any(
            clause.kind == "ban" and clause.words[1] == action and clause.fits(discovery)
            for slug in self.seen["effects"]
            for clause in self.cards[slug].clauses
        ):
            return False
        if action != "research":
            return seat in zone["research" if action == "experiment" else "experiment"]
        if seat in zone["research"] + zone["experiment"]:
            return False
        if self.seen["options"]["markers"] == "limited" and self.markers(seat) >= 10:
            return False
        return all(any(self.knows(seat, member) for member in members) for members in self.needs(discovery))

    # -- cards (section 16) ---------------------------------------------------------------------------------------

    def holds(self, seat: int, clause: Clause) -> bool:
        if not clause.condition:
            return True
        about, *test = clause.condition
        if about == "published":
            fields = [DISCOVERIES[slug]["field"] for slug, zone in self.zones.items() if zone["published"] == seat]
            return test[0] in fields
        value = self.seen["order"].index(seat) + 1 if about == "place" else self.seats[seat]["influence"][about]
        return bool(value >= int(test[1]) if test[0] == ">=" else value <= int(test[1]))

    def boosts(self, seat: int) -> Iterator[Clause]:
        """What PLAY cards have left; points for any action are for the one that was chosen."""
        taken: dict[str, int] = {}
        for entry in self.seats[seat]["boosts"]:
            clauses = self.cards[entry["card"]].clauses
            if entry["action"] is None:
                others = [clause for clause in clauses if clause.kind in LASTING[1:]]
                taken[entry["card"]] = taken.get(entry["card"], -1) + 1
                yield others[taken[entry["card"]]]
            else:
                clause = next(c for c in clauses if c.kind == "points" and c.words[1] in (entry["action"], "any"))
                yield clause._replace(words=["points", entry["action"], clause.words[2]])

    def in_force(self, seat: int, discovery: str, kind: str) -> list[Clause]:
        lab = self.seats[seat]["lab"]
        clauses = [clause for slug in self.seen["effects"] for clause in self.cards[slug].clauses]
        if lab and not self.cards[lab].once:
            clauses += self.cards[lab].clauses
        clauses += self.boosts(seat)
        return [c for c in clauses if c.kind == kind and c.fits(discovery) and self.holds(seat, c)]

    def ways(self, seat: int, action: str, discovery: str) -> dict[str, list[Clause]]:
        """How the card in the lab may be used: what is added to the notation, and the clauses that then work."""
        found: dict[str, list[Clause]] = {"": []}
        lab = self.seats[seat]["lab"]
        if lab and self.cards[lab].once:
            card = self.cards[lab]
            for i, clause in enumerate(card.clauses):
                if clause.moment() == action and clause.fits(discovery) and self.holds(seat, clause):
                    found.setdefault(" card-2" if card.either and i else " card", []).append(clause)
        return found

    def after_the_roll(self, seat: int, discovery: str, op: str) -> bool:
        """Whether the single-use card in the lab works after the roll."""
        lab = self.seats[seat]["lab"]
        clauses = self.cards[lab].clauses if lab and self.cards[lab].once else []
        return any(c.words[:2] == ["die", op] and c.fits(discovery) and self.holds(seat, c) for c in clauses)

    # -- points (section 5) ---------------------------------------------------------------------------------------

    def points(self, seat: int, action: str, space: str, discovery: str, way: list[Clause]) -> int:
        modifiers = SPACES[self.players][action]
        number = int(space.rpartition("-")[2]) - 1
        total: int = 1 + SCIENTISTS[self.seats[seat]["scientist"]][action]
        total += modifiers[number] if number < len(modifiers) else 0
        for clause in self.in_force(seat, discovery, "points") + [c for c in way if c.kind == "points"]:
            total += clause.amount if clause.words[1] == action else 0
        return total

    def missing(self, seat: int, action: str, space: str, discovery: str, way: list[Clause]) -> int:
        value = DISCOVERIES[discovery][action]
        return int(max(0, value - self.points(seat, action, space, discovery, way)))

    def influence_suffices(self, seat: int, discovery: str, way: list[Clause]) -> bool:
        """Every way to let needs of choice fall is tried (S-11.03, NEED)."""
        clauses = self.in_force(seat, discovery, "need") + [c for c in way if c.kind == "need"]
        free = [c.amount for c in clauses if c.words[1] == "any"]
        for tracks in product(TRACKS, repeat=len(free)):
            needs = {track: DISCOVERIES[discovery]["influence"].get(track, 0) for track in TRACKS}
            for clause in clauses:
                if clause.words[1] != "any":
                    needs[clause.words[1]] += clause.amount
            for track, fall in zip(tracks, free, strict=True):
                needs[track] += fall
            if all(min(5, needs[track]) <= self.seats[seat]["influence"][track] for track in TRACKS):
                return True
        return False

    def prestige(self, seat: int, discovery: str, way: list[Clause]) -> int:
        renown = self.in_force(seat, discovery, "renown") + [c for c in way if c.kind == "renown"]
        return int(max(0, DISCOVERIES[discovery]["prestige"] + sum(clause.amount for clause in renown)))

    # -- actions --------------------------------------------------------------------------------------------------

    def targets(self, seat: int, action: str, space: str) -> dict[str, tuple[str, list[Clause]]]:
        """Every answer to the question of an action, with its discovery and the clauses declared (S-D04 to S-D10)."""
        found = {}
        for discovery in self.in_play:
            if not self.eligible(seat, action, discovery):
                continue
            for way, clauses in self.ways(seat, action, discovery).items():
                if action != "experiment":
                    if self.missing(seat, action, space, discovery, clauses) > self.seats[seat]["rest"]:
                        continue
                if action == "publish" and not self.influence_suffices(seat, discovery, clauses):
                    continue
                found[f"{action} {discovery}{way}"] = (discovery, clauses)
        return found

    def steps(self, seat: int, clause: Clause) -> set[str]:
        """What a STEP card lets a marker do."""
        action, level = clause.words[1], int(clause.words[2])
        found = [d for d in self.in_play if self.eligible(seat, action, d) and DISCOVERIES[d]["level"] <= level]
        if action == "experiment":
            found = [d for d in found if set(self.zones[d]["experiment"]) - {seat}]
        return {f"{action} {discovery}" for discovery in found}

    def cascades(self, seat: int, discovery: str) -> set[frozenset[str]]:
        """Every set of discoveries that publishing one may make public, itself among them (S-11.07 to S-11.11)."""
        options = self.seen["options"]
        found: set[frozenset[str]] = set()
        waiting = [(frozenset([discovery]), self.needs(discovery))]
        while waiting:
            moved, needs = waiting.pop()
            if not needs:
                found.add(moved)
                continue
            members, rest = needs[0], needs[1:]
            own = [slug for slug in members if seat in self.zones[slug]["experiment"] and slug not in moved]
            if options["groups"] == "all":
                branches = [own]
            elif not own or any(self.public(slug) or slug in moved for slug in members):
                branches = [[]]
            else:
                branches = [[slug] for slug in own]
            for branch in branches:
                deeper = (
                    [] if options["cascade"] == "direct" else [need for slug in branch for need in self.needs(slug)]
                )
                waiting.append((moved | set(branch), deeper + rest))
        return found


class Trial:
    """An experiment: all that is settled when its target is named (section 10)."""

    def __init__(self, table: Table, seat: int, space: str, discovery: str, way: list[Clause]) -> None:
        row = DISCOVERIES[discovery]
        die = table.in_force(seat, discovery, "die") + [clause for clause in way if clause.kind == "die"]
        ops = [clause.words[1] for clause in die]
        later = table.in_force(seat, discovery, "later") + [clause for clause in way if clause.kind == "later"]
        rivals = set(table.zones[discovery]["experiment"]) - {seat}
        self.value: int = row["later"] if rivals or later else row["first"]
        self.points = table.points(seat, "experiment", space, discovery, way)
        self.dice = 2 if "best-of-two" in ops else 1
        self.critical = "no-critical" not in ops
        self.rerolls = ops.count("reroll")
        self.late = "late-rest" in ops
        card = not way
        self.card_rerolls = card and table.after_the_roll(seat, discovery, "reroll")
        self.card_late = card and table.after_the_roll(seat, discovery, "late-rest")

    def succeeds(self, rest: int, die: int) -> bool:
        return self.points + rest + die >= self.value and not (self.critical and die == 1)

    def chance(self, rest: int) -> Fraction:
        """With every reroll of cards in force, made after a failure."""
        rolls = list(product(range(1, 7), repeat=self.dice))
        fails = Fraction(sum(not self.succeeds(rest, max(roll)) for roll in rolls), len(rolls))
        return 1 - Fraction(fails ** (self.rerolls + 1))
