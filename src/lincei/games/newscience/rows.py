"""The component tables of an edition as typed rows, before they are packed for play."""

from __future__ import annotations

from typing import Final, final

from lincei.games.editions import TableSet
from lincei.games.newscience.event_rows import EventRow
from lincei.games.newscience.terms import ALL_FIELDS, LEAST_PLAYERS_OF_FOUR, SMALL_FIELDS


@final
class DiscoveryRow:
    """One discovery; what it needs is named by the ids of discoveries and of either/or groups."""

    def __init__(self, id: str, label: str, field: int, level: int) -> None:
        self.id: Final = id
        self.label: Final = label
        self.field: Final = field
        self.level: Final = level
        self.person = ""
        self.year = 0
        self.needs: list[str] = []
        self.group = ""  # "" for a discovery that is in none
        self.research = 0
        self.first = 0  # the two experiment values
        self.later = 0
        self.publish = 0
        self.influence: list[int] = [0, 0, 0, 0]  # minimum by track
        self.prestige = 0

    def in_play(self, players: int) -> bool:
        """With two or three players there is no chemistry and no biology (S-2.10)."""
        return fields_in_play(players) >> self.field & 1 == 1


@final
class ScientistRow:
    """One scientist; his rank is his place in the list (S-2.06)."""

    def __init__(self, id: str, label: str, ratings: list[int], influence: list[int]) -> None:
        self.id: Final = id
        self.label: Final = label
        self.ratings: Final = ratings  # by action
        self.influence: Final = influence  # by track


@final
class SpacesRow:
    """The action spaces for one number of players."""

    def __init__(self, players: int, rest: int, influence: list[int], modifiers: list[list[int]]) -> None:
        self.players: Final = players
        self.rest: Final = rest
        self.influence: Final = influence  # number of spaces by track
        self.modifiers: Final = modifiers  # by action, of each space in order

    def total(self) -> int:
        """All spaces but those of event cards."""
        return self.rest + sum(self.influence) + sum([len(spaces) for spaces in self.modifiers])


@final
class Tables(TableSet):
    """All rows of an edition: discoveries by field and level, scientists by rank, spaces by number of players."""

    def __init__(self) -> None:
        super().__init__()
        self.discoveries: list[DiscoveryRow] = []
        self.scientists: list[ScientistRow] = []
        self.spaces: list[SpacesRow] = []
        self.critical = 1
        self.events: list[EventRow] = []

    def ids(self) -> list[str]:
        return [row.id for row in self.discoveries]

    def discovery(self, id: str) -> DiscoveryRow:
        return self.discoveries[self.ids().index(id)]

    def groups(self) -> list[str]:
        """The either/or groups, in the order of their first member."""
        found: list[str] = []
        for row in self.discoveries:
            if row.group and row.group not in found:
                found.append(row.group)
        return found

    def members(self, need: str) -> list[DiscoveryRow]:
        """The discoveries of which one satisfies a need: those of a group, or just the one."""
        return [row for row in self.discoveries if need in (row.id, row.group)]

    def needs(self, row: DiscoveryRow, players: int) -> list[list[DiscoveryRow]]:
        """What a discovery needs in a game of that size: one of each list; fields not in play fall out (S-2.11)."""
        found: list[list[DiscoveryRow]] = []
        for need in row.needs:
            members = [member for member in self.members(need) if member.in_play(players)]
            if members:
                found.append(members)
        return found


def fields_in_play(players: int) -> int:
    """The mask of the fields (S-2.10)."""
    return ALL_FIELDS if players >= LEAST_PLAYERS_OF_FOUR else SMALL_FIELDS
