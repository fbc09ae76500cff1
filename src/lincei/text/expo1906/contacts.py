"""Who touches whom in a laboratory: which side of a tile supplies which project with something it needs."""

from __future__ import annotations

from dataclasses import dataclass

from lincei.text.expo1906.view import Board, LaidTile, project_of

# Up, right, down, left, as steps of row and column.
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))

Cell = tuple[int, int]


@dataclass(frozen=True)
class Contact:
    """A side of a tile that supplies a type to a project that needs it."""

    cell: str  # the first cell of the supplying tile, by which it is called
    at: Cell  # the cell whose side touches
    side: int
    type: str
    amount: int
    project: int


def place(name: str) -> Cell:
    """Row and column of a cell: b3 is the third row, second column."""
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


def cell_name(cell: Cell) -> str:
    return chr(ord("a") + cell[1]) + str(cell[0] + 1)


class Lab:
    """The tiles of one laboratory, by cell, with their tags and contacts."""

    def __init__(self, tiles: list[LaidTile], board: Board) -> None:
        self.board = board
        self.tiles = tiles
        self.cells = {place(name) for name in board["cells"]}
        self.covered = {place(name): i for i, laid in enumerate(tiles) for name in laid["cells"]}
        self.tags = tags(tiles)
        self.contacts = [contact for i in range(len(tiles)) for contact in self.contacts_of(i)]

    def at(self, name: str) -> int | None:
        """The tile on a cell."""
        return self.covered.get(place(name))

    def side(self, i: int, side: int) -> tuple[str, int]:
        """Type and units on a side of a resource tile: unturned, its 2-half lies up and left."""
        two, _, one = self.tiles[i]["tile"].partition("/")
        turns = self.tiles[i]["rotation"] // 90
        return (two, 2) if (side - turns) % 4 in (0, 3) else (one, 1)

    def given(self, i: int, side: int) -> dict[str, int]:
        """What a tile gives on one of its sides."""
        slug = self.tiles[i]["tile"]
        if "/" in slug:
            return dict([self.side(i, side)])
        return self.board["techs"][slug]["supplies"] if slug in self.board["techs"] else {}

    def contacts_of(self, i: int) -> list[Contact]:
        """Where a tile supplies something that is needed."""
        found = []
        for name in self.tiles[i]["cells"]:
            row, column = place(name)
            for side, (down, right) in enumerate(STEPS):
                other = self.covered.get((row + down, column + right))
                project = None if other is None or other == i else project_of(self.tiles[other])
                if other is None or project is None:
                    continue
                for kind, amount in self.given(i, side).items():
                    if kind in project["needs"]:
                        found.append(Contact(self.tiles[i]["cell"], (row, column), side, kind, amount, other))
        return found

    def sources(self, project: int, kind: str) -> list[Contact]:
        """What supplies a project with a type: a half, or a tech, once, however many of its sides touch."""
        once = {c.cell: c for c in self.contacts if c.project == project and c.type == kind}
        return list(once.values())


def tags(tiles: list[LaidTile]) -> list[str]:
    """P1, P2 … for projects, T1, T2 … for techs, nothing for tiles of one cell."""
    found: list[str] = []
    counts = {"P": 0, "T": 0}
    for laid in tiles:
        letter = "P" if project_of(laid) else "T" if len(laid["cells"]) > 1 else ""
        if letter:
            counts[letter] += 1
        found.append(f"{letter}{counts[letter]}" if letter else "")
    return found
