"""The component tables of an edition as typed rows, before they are packed for play."""

from __future__ import annotations

import hashlib
from typing import Final, final

from lincei.games.editions import TableSet
from lincei.games.newton.terms import BONUS, COLOURS, INVENTION, MASTER, SPECIALISATION
from lincei.games.newton.vocabulary import Effect


@final
class Place:
    def __init__(
        self, id: str, label: str, kind: int, lon: float, lat: float, gold: bool, players: int, books: int
    ) -> None:
        self.id: Final = id
        self.label: Final = label
        self.kind: Final = kind
        self.lon: Final = lon
        self.lat: Final = lat
        self.gold: Final = gold
        self.players: Final = players  # a token lies here with so many or more; 0 for none
        self.books: Final = books


@final
class Road:
    def __init__(self, row: str, one: int, two: int, toll: int, by: str) -> None:
        self.row: Final = row
        self.one: Final = one
        self.two: Final = two
        self.toll: Final = toll
        self.by: Final = by


@final
class Space:
    """A space of the Technology tree or the Work track."""

    def __init__(self, id: str, kind: int, x: int, y: int, players: int, books: int, end: bool) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.x: Final = x
        self.y: Final = y
        self.players: Final = players
        self.books: Final = books
        self.end: Final = end

    def special(self) -> bool:
        return self.kind in (SPECIALISATION, INVENTION, MASTER)

    def pays(self) -> bool:
        """Whether a token or a tile lies here."""
        return self.kind in (BONUS, SPECIALISATION, INVENTION)


@final
class Branch:
    def __init__(self, row: str, source: int, target: int) -> None:
        self.row: Final = row
        self.source: Final = source
        self.target: Final = target


@final
class BookSpace:
    """A space of the shelf: column from 0, row value from 1, and what it needs."""

    def __init__(
        self, id: str, column: int, row: int, printed: bool, books: int, university: int, ancient: int
    ) -> None:
        self.id: Final = id
        self.column: Final = column
        self.row: Final = row
        self.printed: Final = printed
        self.books: Final = books
        self.university: Final = university
        self.ancient: Final = ancient


@final
class Run:
    """A run of the shelf; its spaces as indexes into the book spaces."""

    def __init__(self, row: str, spaces: list[int], vp: int) -> None:
        self.row: Final = row
        self.spaces: Final = spaces
        self.vp: Final = vp


@final
class Board:
    def __init__(self, id: str, symbol: int) -> None:
        self.id: Final = id
        self.symbol: Final = symbol


@final
class Tile:
    """A city, specialisation, invention, objective or token; only tokens are there more than once."""

    def __init__(self, id: str, effect: Effect, module: bool, count: int) -> None:
        self.id: Final = id
        self.effect: Final = effect
        self.module: Final = module
        self.count: Final = count


@final
class StartCard:
    def __init__(self, row: str, colour: int, action: int, books: int) -> None:
        self.row: Final = row
        self.colour: Final = colour
        self.action: Final = action
        self.books: Final = books


@final
class Card:
    """An action card; `actions` are its symbols, two on a double card. A special card has a special action."""

    def __init__(self, id: str, level: int, actions: list[int], effect: Effect, special: Effect) -> None:
        self.id: Final = id
        self.level: Final = level
        self.actions: Final = actions
        self.effect: Final = effect
        self.special: Final = special


@final
class Master:
    def __init__(self, id: str, label: str, effect: Effect, vp: int) -> None:
        self.id: Final = id
        self.label: Final = label
        self.effect: Final = effect
        self.vp: Final = vp


@final
class Discovery:
    def __init__(self, id: str, cost: int, books: int, income: tuple[int, int, int], effect: Effect) -> None:
        self.id: Final = id
        self.cost: Final = cost
        self.books: Final = books
        self.income: Final = income  # VP, coins, potions in every Upkeep
        self.effect: Final = effect


@final
class Tables(TableSet):
    """All rows of an edition."""

    def __init__(self) -> None:
        super().__init__()
        self.places: list[Place] = []
        self.roads: list[Road] = []
        self.tree: list[Space] = []
        self.branches: list[Branch] = []
        self.work: list[Space] = []
        self.universities: list[str] = []
        self.ancients: list[str] = []
        self.shelf: list[BookSpace] = []
        self.runs: list[Run] = []
        self.boards: list[Board] = []
        self.cities: list[Tile] = []
        self.specialisations: list[Tile] = []
        self.inventions: list[Tile] = []
        self.objectives: list[Tile] = []
        self.tokens: list[Tile] = []
        self.starting: list[StartCard] = []
        self.cards: list[Card] = []
        self.lessons: list[Card] = []
        self.masters: list[Master] = []
        self.discoveries: list[Discovery] = []
        self.ids: list[str] = []  # of all components that records name

    def place(self, id: str) -> int:
        return index_of([place.id for place in self.places], id)

    def tree_space(self, id: str) -> int:
        return index_of([space.id for space in self.tree], id)

    def book_space(self, id: str) -> int:
        return index_of([space.id for space in self.shelf], id)

    def columns(self) -> int:
        return 1 + max([space.column for space in self.shelf])

    def of_kind(self, kind: int) -> list[int]:
        """The places of a kind."""
        return [i for i, place in enumerate(self.places) if place.kind == kind]


def index_of(words: list[str], word: str) -> int:
    return words.index(word) if word in words else -1


def digest(tables: Tables) -> str:
    """A fingerprint of all that bears on play: not names, sources, comments, positions or layout of the files."""
    lines = ["newton"]
    for place in tables.places:
        lines.append(f"place {place.id} {place.kind} {place.gold} {place.players} {place.books}")
    roads = [f"road {min(r.one, r.two)} {max(r.one, r.two)} {r.toll}" for r in tables.roads]
    roads.sort()
    lines.extend(roads)
    for space in tables.tree + tables.work:
        lines.append(f"space {space.id} {space.kind} {space.players} {space.books} {space.end}")
    lines.extend([f"branch {branch.source} {branch.target}" for branch in tables.branches])
    for book in tables.shelf:
        lines.append(f"book {book.id} {book.printed} {book.books} {book.university} {book.ancient}")
    lines.extend([f"run {sorted(run.spaces)} {run.vp}" for run in tables.runs])
    lines.extend([f"board {board.id} {board.symbol}" for board in tables.boards])
    lines.append(f"ancients {tables.ancients}")
    for name, tiles in (
        ("city", tables.cities),
        ("specialisation", tables.specialisations),
        ("invention", tables.inventions),
        ("objective", tables.objectives),
        ("token", tables.tokens),
    ):
        lines.extend([f"{name} {tile.id} {tile.count} {tile.effect.ref}" for tile in tiles])
    starting = [f"start {COLOURS[card.colour]} {card.action} {card.books}" for card in tables.starting]
    starting.sort()
    lines.extend(starting)
    for card in tables.cards + tables.lessons:
        lines.append(f"card {card.id} {card.level} {card.actions} {card.effect.ref} {card.special.ref}")
    lines.extend([f"master {master.id} {master.effect.ref} {master.vp}" for master in tables.masters])
    for d in tables.discoveries:
        lines.append(f"discovery {d.id} {d.cost} {d.books} {d.income} {d.effect.ref}")
    return hashlib.sha256("\n".join(lines).encode("ascii")).hexdigest()[:16]
