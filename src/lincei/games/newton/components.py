"""An edition of Newton: its components as frozen tables of plain ints, loaded from a folder of TOML files."""

from __future__ import annotations

import os
from typing import Final, final

from lincei.games.editions import Editions
from lincei.games.newton.constraints import check_tables
from lincei.games.newton.rows import Card, Tables, digest
from lincei.games.newton.tables import FILES, read_tables
from lincei.games.newton.terms import (
    ACTIONS,
    ANCIENT,
    BASE_SIZE,
    BONUS,
    CARDS,
    CITY,
    INVENTION,
    JOKER,
    LEVEL_SIZE,
    LEVELS,
    MASTER,
    OBJECTIVE,
    PLACES,
    ROWS,
    SET,
    SPECIALISATION,
    START,
    START_CARDS,
    SYMBOL,
    UNIVERSITY,
    VILLAGE,
)
from lincei.games.newton.vocabulary import NO_EFFECT, Effect

SHIPPED: Final = os.path.join(os.path.dirname(os.path.abspath(__file__)), "edition")


@final
class Edition:
    """What is printed on the components; nothing in it ever changes."""

    def __init__(self, tables: Tables) -> None:
        self.name: Final = tables.name
        self.version: Final = tables.version
        self.digest: Final = digest(tables)

        # -- the map --
        self.place_slug: Final = [place.id for place in tables.places]
        self.place_label: Final = [place.label for place in tables.places]
        self.place_kind: Final = [place.kind for place in tables.places]
        self.place_gold: Final = [place.gold for place in tables.places]
        self.place_lon: Final = [place.lon for place in tables.places]
        self.place_lat: Final = [place.lat for place in tables.places]
        self.basel: Final = tables.of_kind(START)[0]
        self.master_place: Final = tables.of_kind(MASTER)[0]
        self.objective_place: Final = tables.of_kind(OBJECTIVE)[0]
        self.universities: Final = tables.of_kind(UNIVERSITY)
        self.ancients: Final = tables.of_kind(ANCIENT)
        self.cities: Final = tables.of_kind(CITY)
        self.village_mask: Final = mask_of(tables.of_kind(VILLAGE))
        everywhere = (1 << PLACES) - 1
        self.cube_places: Final = everywhere & ~self.village_mask & ~(1 << self.basel)
        no_roads: list[list[int]] = [[] for _ in range(PLACES)]
        self.neighbours: Final = no_roads
        self.toll: Final[list[int]] = [-1] * (PLACES * PLACES)
        self.road_by: Final[list[str]] = [""] * (PLACES * PLACES)

        # -- bonus spaces: those of the map first, then those of the tree --
        self.place_bonus: Final[list[int]] = [-1] * PLACES
        self.bonus_players: Final[list[int]] = []
        self.bonus_place: Final[list[int]] = []
        self.bonus_tree: Final[list[int]] = []

        # -- Technology tree; an edge is known by its place in [branches] --
        self.tree_slug: Final = [space.id for space in tables.tree]
        self.tree_kind: Final = [space.kind for space in tables.tree]
        self.tree_end: Final = [space.end for space in tables.tree]
        self.tree_x: Final = [space.x for space in tables.tree]
        self.tree_y: Final = [space.y for space in tables.tree]
        self.tree_start: Final = self.tree_kind.index(START)
        self.tree_bonus: Final[list[int]] = [-1] * len(tables.tree)
        self.tree_special: Final[list[int]] = [-1] * len(tables.tree)  # which specialisation or invention space it is
        self.tree_objective: Final[list[int]] = [-1] * len(tables.tree)
        self.edge_from: Final = [branch.source for branch in tables.branches]
        self.edge_to: Final = [branch.target for branch in tables.branches]
        no_edges: list[list[int]] = [[] for _ in tables.tree]
        self.tree_edges: Final = no_edges

        # -- Work track --
        self.work_kind: Final = [space.kind for space in tables.work]
        self.work_x: Final = [space.x for space in tables.work]
        self.work_y: Final = [space.y for space in tables.work]
        self.work_end: Final = len(tables.work) - 1
        self.work_special: Final[list[int]] = [-1] * len(tables.work)
        map_need = tables.places[self.objective_place].books
        self.objective_need: Final = [map_need, tables.work[self.work_end].books]

        self.fill_map(tables)
        self.fill_tracks(tables)

        # -- the shelf: cells are numbered row by row from the bottom --
        self.columns: Final = tables.columns()
        cells = ROWS * self.columns
        self.cell_name: Final[list[str]] = [""] * cells
        self.cell_row: Final = [cell // self.columns + 1 for cell in range(cells)]
        self.need_books: Final[list[int]] = [0] * cells
        self.need_university: Final[list[int]] = [-1] * cells
        self.need_ancient: Final[list[int]] = [-1] * cells
        shelf = [(space.row - 1) * self.columns + space.column for space in tables.shelf]
        self.book_cells: Final = mask_of(shelf)
        self.printed: Final = shelf[[space.printed for space in tables.shelf].index(True)]
        self.run_mask: Final = [mask_of([shelf[space] for space in run.spaces]) for run in tables.runs]
        self.run_vp: Final = [run.vp for run in tables.runs]
        self.runs_of: Final = [
            [run for run in range(len(tables.runs)) if self.run_mask[run] >> cell & 1] for cell in range(cells)
        ]
        for i, space in enumerate(tables.shelf):
            self.cell_name[shelf[i]] = space.id
            self.need_books[shelf[i]] = space.books
            self.need_university[shelf[i]] = space.university
            self.need_ancient[shelf[i]] = space.ancient

        # -- boards, tiles, tokens --
        self.board_slug: Final = [board.id for board in tables.boards]
        self.board_symbol: Final = [board.symbol for board in tables.boards]
        self.university_slug: Final = list(tables.universities)
        self.ancient_slug: Final = list(tables.ancients)
        self.city_slug: Final = [tile.id for tile in tables.cities]
        self.city_effect: Final = [tile.effect for tile in tables.cities]
        self.specialisation_slug: Final = [tile.id for tile in tables.specialisations]
        self.specialisation_effect: Final = [tile.effect for tile in tables.specialisations]
        self.invention_slug: Final = [tile.id for tile in tables.inventions]
        self.invention_effect: Final = [tile.effect for tile in tables.inventions]
        self.objective_slug: Final = [tile.id for tile in tables.objectives]
        self.objective_effect: Final = [tile.effect for tile in tables.objectives]
        self.token_slug: Final[list[str]] = []
        self.token_effect: Final[list[Effect]] = []
        for token in tables.tokens:
            self.token_slug.extend([token.id] * token.count)
            self.token_effect.extend([token.effect] * token.count)

        # -- cards --
        self.card_slug: Final[list[str]] = [""] * CARDS
        self.card_level: Final[list[int]] = [0] * CARDS
        self.card_colour: Final[list[int]] = [-1] * CARDS
        self.card_symbols: Final[list[int]] = [0] * CARDS
        self.card_tucked: Final[list[int]] = [0] * CARDS
        no_actions: list[list[int]] = [[] for _ in range(CARDS)]
        self.card_actions: Final = no_actions
        self.card_joker: Final[list[bool]] = [False] * CARDS
        self.card_books: Final[list[int]] = [0] * CARDS
        self.card_effect: Final[list[Effect]] = [NO_EFFECT] * CARDS
        self.card_special: Final[list[Effect]] = [NO_EFFECT] * CARDS
        self.card_module: Final[list[bool]] = [False] * CARDS
        self.fill_starting(tables)
        for level in range(1, LEVELS + 1):
            first = START_CARDS + (level - 1) * LEVEL_SIZE
            base = [card for card in tables.cards if card.level == level]
            lessons = [card for card in tables.lessons if card.level == level]
            for i, card in enumerate(base):
                self.fill_card(first + i, card, False)
            for i, card in enumerate(lessons):
                self.fill_card(first + BASE_SIZE + i, card, True)

        # -- Masters and discoveries --
        self.master_slug: Final = [master.id for master in tables.masters]
        self.master_label: Final = [master.label for master in tables.masters]
        self.master_vp: Final = [master.vp for master in tables.masters]
        self.master_effect: Final = [master.effect for master in tables.masters]
        self.master_books: Final = [master.effect.books for master in tables.masters]
        self.discovery_slug: Final = [discovery.id for discovery in tables.discoveries]
        self.discovery_cost: Final = [discovery.cost for discovery in tables.discoveries]
        self.discovery_books: Final = [discovery.books for discovery in tables.discoveries]
        self.discovery_income: Final = [discovery.income for discovery in tables.discoveries]
        self.discovery_effect: Final = [discovery.effect for discovery in tables.discoveries]

    def fill_map(self, tables: Tables) -> None:
        for road in tables.roads:
            self.neighbours[road.one].append(road.two)
            self.neighbours[road.two].append(road.one)
            for index in (road.one * PLACES + road.two, road.two * PLACES + road.one):
                self.toll[index] = road.toll
                self.road_by[index] = road.by
        for near in self.neighbours:
            near.sort()
        for i, place in enumerate(tables.places):
            if place.gold:
                self.place_bonus[i] = len(self.bonus_players)
                self.add_bonus(place.players, i, -1)

    def add_bonus(self, players: int, place: int, tree: int) -> None:
        self.bonus_players.append(players)
        self.bonus_place.append(place)
        self.bonus_tree.append(tree)

    def fill_tracks(self, tables: Tables) -> None:
        """Number the spaces for tokens, tiles and objectives: tree in file order, then Work track."""
        specialisations, inventions = 0, 0
        for i, space in enumerate(tables.tree):
            if space.kind == BONUS:
                self.tree_bonus[i] = len(self.bonus_players)
                self.add_bonus(space.players, -1, i)
            elif space.kind == SPECIALISATION:
                self.tree_special[i] = specialisations
                specialisations += 1
            elif space.kind == INVENTION:
                self.tree_special[i] = inventions
                inventions += 1
            elif space.kind == OBJECTIVE:
                self.tree_objective[i] = len(self.objective_need)
                self.objective_need.append(space.books)
        for i, space in enumerate(tables.work):
            if space.kind == SPECIALISATION:
                self.work_special[i] = specialisations
                specialisations += 1
            elif space.kind == INVENTION:
                self.work_special[i] = inventions
                inventions += 1
        for edge, branch in enumerate(tables.branches):
            self.tree_edges[branch.source].append(edge)

    def fill_starting(self, tables: Tables) -> None:
        for card in tables.starting:
            id = card.colour * SET + card.action
            self.card_slug[id] = card.row
            self.card_colour[id] = card.colour
            self.card_books[id] = card.books
            if card.action == JOKER:
                self.card_joker[id] = True
                self.card_actions[id] = list(range(len(ACTIONS)))
            else:
                self.card_actions[id] = [card.action]
                self.card_symbols[id] = SYMBOL[card.action]
                self.card_tucked[id] = SYMBOL[card.action]

    def fill_card(self, id: int, card: Card, module: bool) -> None:
        self.card_slug[id] = card.id
        self.card_level[id] = card.level
        self.card_actions[id] = card.actions[:1] if card.actions[0] == card.actions[-1] else list(card.actions)
        self.card_symbols[id] = sum([SYMBOL[action] for action in card.actions])
        # A special card is turned round under the desk: only its special action is left (NL-3.02).
        self.card_tucked[id] = 0 if card.special.clauses else self.card_symbols[id]
        self.card_books[id] = card.effect.books
        self.card_effect[id] = card.effect
        self.card_special[id] = card.special
        self.card_module[id] = module


def mask_of(bits: list[int]) -> int:
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask


EDITIONS: Final = Editions(SHIPPED, FILES, read_tables, check_tables, Edition)


def load_edition(path: str | None = None) -> Edition:
    return EDITIONS.load(path)


def check_edition(path: str | None = None) -> list[str]:
    return EDITIONS.check(path)


def new_edition(path: str) -> None:
    EDITIONS.copy(path)
