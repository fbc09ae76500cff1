"""The component tables of an edition as typed rows, before they are packed for play."""

from __future__ import annotations

from typing import Final, final

from lincei.games.editions import TableSet
from lincei.games.expo1906.terms import STEAM, TYPES


@final
class Shape:
    def __init__(self, id: str, cells: list[tuple[int, int]]) -> None:
        self.id: Final = id
        self.cells: Final = cells


@final
class Project:
    def __init__(self, id: str, label: str, shape: str, need: list[int], vp: int) -> None:
        self.id: Final = id
        self.label: Final = label
        self.shape: Final = shape
        self.need: Final = need
        self.vp: Final = vp

    def types(self) -> list[int]:
        return [t for t in range(len(TYPES)) if self.need[t]]

    def energy(self) -> int:
        """Its one energy (E-1.05); -1 as long as that is not sure."""
        energies = [t for t in self.types() if t >= STEAM]
        return energies[0] if len(energies) == 1 else -1


@final
class Tech:
    def __init__(self, id: str, label: str, shape: str, upgrade: int, supply: list[int]) -> None:
        self.id: Final = id
        self.label: Final = label
        self.shape: Final = shape
        self.upgrade: Final = upgrade
        self.supply: Final = supply

    def types(self) -> list[int]:
        return [t for t in range(len(TYPES)) if self.supply[t]]


@final
class Crossing:
    def __init__(self, row: str, upper: int, lower: int, step: int, price: int, mp: int) -> None:
        self.row: Final = row
        self.upper: Final = upper
        self.lower: Final = lower
        self.step: Final = step
        self.price: Final = price
        self.mp: Final = mp


@final
class Tables(TableSet):
    """All rows of an edition."""

    def __init__(self) -> None:
        super().__init__()
        self.shapes: list[Shape] = []
        self.lab: list[str] = []
        self.tile_count: list[int] = [0] * (len(TYPES) * len(TYPES))
        self.projects: list[Project] = []
        self.techs: list[Tech] = []
        self.tracks: list[int] = []
        self.crossings: list[Crossing] = []
        self.jury: list[int] = [0, 0]

    def shape_ids(self) -> list[str]:
        return [shape.id for shape in self.shapes]

    def shape(self, id: str) -> Shape:
        return self.shapes[self.shape_ids().index(id)]

    def rows(self) -> int:
        return len(self.lab)

    def columns(self) -> int:
        return len(self.lab[0])

    def marked(self, marks: str) -> int:
        """The mask of the laboratory cells drawn with one of these marks."""
        mask = 0
        cell = 0
        for line in self.lab:
            for mark in line:
                if mark in marks:
                    mask |= 1 << cell
                cell += 1
        return mask
