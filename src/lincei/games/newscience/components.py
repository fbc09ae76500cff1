"""An edition of The New Science: its components as frozen tables of plain ints, loaded from a folder of TOML files."""

from __future__ import annotations

import hashlib
import os
from typing import Final, final

from lincei.games.counting import ones
from lincei.games.editions import Editions
from lincei.games.newscience.constraints import check_tables
from lincei.games.newscience.meta import LEAST
from lincei.games.newscience.rows import Tables
from lincei.games.newscience.tables import FILES, read_tables
from lincei.games.newscience.terms import ACTIONS, CARD_LEVELS, DISCOVERIES, EVENTS, LEAST_PLAYERS_OF_FOUR, TRACKS
from lincei.games.newscience.vocabulary import Clause

SHIPPED: Final = os.path.join(os.path.dirname(os.path.abspath(__file__)), "edition")

SMALL: Final = 0  # the board for two or three players
LARGE: Final = 1


@final
class Edition:
    """Component tables, checked, as plain ints.

    A discovery is a number in the order field, level, row; a card is a number in the order of its file. Tables for the
    two boards are indexed board * DISCOVERIES + discovery; masks have a bit for each discovery, or card, or field.
    """

    def __init__(self, tables: Tables) -> None:
        self.name: Final = tables.name
        self.version: Final = tables.version
        self.digest: Final = digest(tables)
        # discoveries
        self.discoveries: Final = len(tables.discoveries)  # how many
        self.discovery_slug: Final = [""] * DISCOVERIES
        self.discovery_label: Final = [""] * DISCOVERIES  # an owner's own name
        self.person: Final = [""] * DISCOVERIES
        self.year: Final = [0] * DISCOVERIES
        self.field_of: Final = [0] * DISCOVERIES
        self.level_of: Final = [0] * DISCOVERIES
        self.values: Final = [0] * (3 * DISCOVERIES)  # 3 * discovery + action: research, first experiment, publish
        self.later: Final = [0] * DISCOVERIES  # the later experiment value
        self.minimum: Final = [0] * (4 * DISCOVERIES)  # 4 * discovery + track
        self.prestige: Final = [0] * DISCOVERIES
        self.group: Final = [0] * DISCOVERIES  # mask of the either/or group it is in, itself included; 0: none
        self.in_play: Final = [0, 0]  # mask, by board
        self.needs: Final[list[list[int]]] = [[] for _ in range(2 * DISCOVERIES)]  # masks: one of each must be known
        self.opens: Final = [0] * (2 * DISCOVERIES)  # the prestige of what needs a discovery
        self.of_level: Final = [0] * 12  # 6 * board + level: mask of the discoveries in play
        # scientists
        self.scientist_label: Final = [""] * 5
        self.rating: Final = [0] * 15  # 3 * scientist + action
        self.start: Final = [0] * 20  # 4 * scientist + track
        # spaces by the number of players
        self.rest_spaces: Final = [0] * 6
        self.influence_spaces: Final = [0] * 24  # 4 * players + track
        self.modifiers: Final[list[list[int]]] = [[] for _ in range(18)]  # 3 * players + action: of each space in order
        self.critical: Final = tables.critical
        # event cards
        self.events: Final = len(tables.events)  # how many
        self.event_slug: Final = [""] * EVENTS
        self.event_label: Final = [""] * EVENTS
        self.event_year: Final = [0] * EVENTS
        self.event_level: Final = [0] * EVENTS
        self.event_type: Final = [0] * EVENTS
        self.event_once: Final = [False] * EVENTS  # a single-use KEEP
        self.event_clauses: Final[list[list[Clause]]] = [[] for _ in range(EVENTS)]
        self.event_either: Final = [False] * EVENTS  # whether its two clauses are a choice
        self.event_ref: Final = [""] * EVENTS  # its effect in words, as a reference
        self.deck: Final = [0] * 6  # 3 * board + level - 1: mask of the eligible cards

        self.fill_discoveries(tables)
        self.fill_needs(tables)
        self.fill_scientists(tables)
        self.fill_spaces(tables)
        self.fill_events(tables)

    def fill_discoveries(self, tables: Tables) -> None:
        for i, row in enumerate(tables.discoveries):
            self.discovery_slug[i] = row.id
            self.discovery_label[i] = row.label
            self.person[i] = row.person
            self.year[i] = row.year
            self.field_of[i] = row.field
            self.level_of[i] = row.level
            self.values[3 * i] = row.research
            self.values[3 * i + 1] = row.first
            self.values[3 * i + 2] = row.publish
            self.later[i] = row.later
            for track in range(len(TRACKS)):
                self.minimum[4 * i + track] = row.influence[track]
            self.prestige[i] = row.prestige
            self.group[i] = self.members(tables, row.group) if row.group else 0
            for board in (SMALL, LARGE):
                if row.in_play(players_on(board)):
                    self.in_play[board] |= 1 << i
                    self.of_level[6 * board + row.level] |= 1 << i

    def fill_needs(self, tables: Tables) -> None:
        """Prerequisites in fields that are not in play fall out (S-2.11, S-2.12)."""
        for i, row in enumerate(tables.discoveries):
            for board in (SMALL, LARGE):
                for need in row.needs:
                    mask = self.members(tables, need) & self.in_play[board]
                    if mask:
                        self.needs[board * DISCOVERIES + i].append(mask)
                        if self.in_play[board] >> i & 1:
                            for opener in ones(mask):
                                self.opens[board * DISCOVERIES + opener] += self.prestige[i]

    def members(self, tables: Tables, need: str) -> int:
        """The mask of the discoveries of a group, or of the one with that id."""
        mask = 0
        for i, row in enumerate(tables.discoveries):
            if need in (row.id, row.group):
                mask |= 1 << i
        return mask

    def fill_scientists(self, tables: Tables) -> None:
        for i, row in enumerate(tables.scientists):
            self.scientist_label[i] = row.label
            for action in range(len(ACTIONS)):
                self.rating[3 * i + action] = row.ratings[action]
            for track in range(len(TRACKS)):
                self.start[4 * i + track] = row.influence[track]

    def fill_spaces(self, tables: Tables) -> None:
        for row in tables.spaces:
            self.rest_spaces[row.players] = row.rest
            for track in range(len(TRACKS)):
                self.influence_spaces[4 * row.players + track] = row.influence[track]
            for action in range(len(ACTIONS)):
                self.modifiers[3 * row.players + action].extend(row.modifiers[action])

    def fill_events(self, tables: Tables) -> None:
        for i, row in enumerate(tables.events):
            self.event_slug[i] = row.id
            self.event_label[i] = row.label
            self.event_year[i] = row.year
            self.event_level[i] = row.level
            self.event_type[i] = row.type
            self.event_once[i] = row.once
            self.event_clauses[i].extend(row.clauses)
            self.event_either[i] = row.either
            self.event_ref[i] = row.ref
            self.deck[CARD_LEVELS * LARGE + row.level - 1] |= 1 << i
            if not row.four:
                self.deck[CARD_LEVELS * SMALL + row.level - 1] |= 1 << i


def board_for(players: int) -> int:
    """Which board so many play on (S-2.10)."""
    return LARGE if players >= LEAST_PLAYERS_OF_FOUR else SMALL


def players_on(board: int) -> int:
    """The fewest players of a board."""
    return LEAST_PLAYERS_OF_FOUR if board == LARGE else LEAST


def digest(tables: Tables) -> str:
    """A fingerprint of all that bears on play: not names, persons, years, sources, comments or layout of the files."""
    lines = ["newscience"]
    for d in tables.discoveries:
        values = f"{d.research} {d.first} {d.later} {d.publish} {d.influence} {d.prestige}"
        lines.append(f"discovery {d.id} {d.field} {d.level} {d.needs} {d.group} {values}")
    for scientist in tables.scientists:
        lines.append(f"scientist {scientist.id} {scientist.ratings} {scientist.influence}")
    for spaces in tables.spaces:
        lines.append(f"spaces {spaces.players} {spaces.rest} {spaces.influence} {spaces.modifiers}")
    lines.append(f"critical {tables.critical}")
    for event in tables.events:
        lines.append(f"event {event.id} {event.level} {event.type} {event.four} {event.once} {event.either}")
        for clause in event.clauses:
            lines.append("clause " + printed(clause))
    return hashlib.sha256("\n".join(lines).encode("ascii")).hexdigest()[:16]


def printed(c: Clause) -> str:
    """Everything in a clause but its words."""
    aim = f"{c.kind} {c.action} {c.amount} {c.tracks} {c.who} {c.leading} {c.fields} {c.low} {c.high} {c.op}"
    return f"{aim} {c.may} {c.once} {c.condition} {c.about} {c.than}"


EDITIONS: Final = Editions(SHIPPED, FILES, read_tables, check_tables, Edition)


def load_edition(path: str | None = None) -> Edition:
    return EDITIONS.load(path)


def check_edition(path: str | None = None) -> list[str]:
    return EDITIONS.check(path)


def new_edition(path: str) -> None:
    EDITIONS.copy(path)
