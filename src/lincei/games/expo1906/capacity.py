"""Is the laboratory large enough (E-K17)? Two searches that show an arrangement, each with a fixed number of tries.

The first lays out five projects, spreads them so that many free cells touch them, and then improves the resource
tiles on these: take a few away, fill the gaps with what helps most, keep what is no worse. The generator is seeded,
so an edition always gets the same answer. On the shipped laboratory a layout in four can hold even the dearest five.
"""

from __future__ import annotations

from typing import Final, final

from lincei.games.expo1906 import geometry
from lincei.games.expo1906.rows import Project, Tables
from lincei.games.expo1906.terms import PROJECT_SHAPES, TYPES
from lincei.games.reading import ALL, Problems
from lincei.kernel.chance import Rng, seeded

LAYOUTS: Final = 40
DRAWS: Final = 20
MOVES: Final = 20
ROUNDS: Final = 100
NODES: Final = 200_000
TECHS_AT_ONCE: Final = 4


def check_capacity(tables: Tables, problems: Problems) -> None:
    """Five finished projects of five shapes fit, and so do four technologies beside all scrap (E-K17)."""
    if not tables.read("laboratory") or not tables.read("shapes"):
        return
    file = "laboratory.toml"
    if tables.read("projects") and tables.read("tiles"):
        chosen = one_of_each_shape(tables, False)
        if chosen and five_projects(tables, chosen) is None:
            problems.add(file, ALL, "rows", "no room found for five finished projects of five shapes", "E-K17")
    if tables.read("techs") and not four_techs(tables):
        problems.add(file, ALL, "rows", "no room found for four technologies beside all scrap", "E-K17")


def one_of_each_shape(tables: Tables, dearest: bool) -> list[Project]:
    """The project of each shape that needs fewest (or most) units; none at all if a shape has no project."""
    chosen: list[Project] = []
    for letter in PROJECT_SHAPES:
        projects = [project for project in tables.projects if project.shape == letter]
        if not projects or letter not in tables.shape_ids():
            return []
        best = projects[0]
        for project in projects:
            more = sum(project.need) - sum(best.need)
            if (more > 0 and dearest) or (more < 0 and not dearest):
                best = project
        chosen.append(best)
    return chosen


@final
class Arrangement:
    """Five projects in a laboratory, and a resource tile on some of the cells between them."""

    def __init__(self, tables: Tables, chosen: list[Project], masks: list[int]) -> None:
        self.masks: Final = masks
        self.stock: Final = list(tables.tile_count)
        self.lack: Final = [list(project.need) for project in chosen]
        self.tile: Final = [-1] * (tables.rows() * tables.columns())
        self.rotation: Final = [0] * (tables.rows() * tables.columns())
        self.cells: Final[list[int]] = []
        # For each cell and rotation, the projects that the 2-half and the 1-half of a tile there would touch.
        self.two: Final[list[list[list[int]]]] = []
        self.one: Final[list[list[list[int]]]] = []
        lab = tables.marked(".x")
        for cell in range(tables.rows() * tables.columns()):
            two: list[list[int]] = []
            one: list[list[int]] = []
            around = geometry.near(1 << cell, tables.rows(), tables.columns(), lab)
            for rotation in range(geometry.QUARTERS):
                sides = geometry.half_sides(cell, rotation, tables.rows(), tables.columns(), lab)
                two.append([p for p in range(len(masks)) if masks[p] & sides])
                one.append([p for p in range(len(masks)) if masks[p] & around & ~sides])
            self.two.append(two)
            self.one.append(one)
            if lab >> cell & 1 and not [mask for mask in masks if mask >> cell & 1]:
                self.cells.append(cell)

    def missing(self) -> int:
        total = 0
        for lack in self.lack:
            for units in lack:
                if units > 0:
                    total += units
        return total

    def most(self) -> int:
        """More units than this cannot reach the projects, whatever tiles lie between them."""
        total = 0
        for cell in self.cells:
            total += max([2 * len(self.two[cell][r]) + len(self.one[cell][r]) for r in range(geometry.QUARTERS)])
        return total

    def gain(self, projects: list[int], kind: int, units: int) -> int:
        total = 0
        for p in projects:
            lack = self.lack[p][kind]
            if lack > 0:
                total += min(units, lack)
        return total

    def lay(self, cell: int, tile: int, rotation: int) -> None:
        self.tile[cell] = tile
        self.rotation[cell] = rotation
        self.stock[tile] -= 1
        self.supply(cell, tile, rotation, 1)

    def lift(self, cell: int) -> None:
        tile = self.tile[cell]
        self.tile[cell] = -1
        self.stock[tile] += 1
        self.supply(cell, tile, self.rotation[cell], -1)

    def supply(self, cell: int, tile: int, rotation: int, times: int) -> None:
        for p in self.two[cell][rotation]:
            self.lack[p][tile // 8] -= 2 * times
        for p in self.one[cell][rotation]:
            self.lack[p][tile % 8] -= times

    def lay_best(self, cell: int, rng: Rng) -> None:
        """Lay the tile that helps most; with equal help any of them."""
        best = 0
        choices: list[int] = []
        for rotation in range(geometry.QUARTERS):
            two = [self.gain(self.two[cell][rotation], t, 2) for t in range(len(TYPES))]
            one = [self.gain(self.one[cell][rotation], t, 1) for t in range(len(TYPES))]
            for tile, left in enumerate(self.stock):
                if left > 0:
                    help = two[tile // 8] + one[tile % 8]
                    if help > best:
                        best = help
                        choices = []
                    if help == best and help > 0:
                        choices.append(4 * tile + rotation)
        if choices:
            choice = choices[rng.below(len(choices))]
            self.lay(cell, choice // 4, choice % 4)


def five_projects(tables: Tables, chosen: list[Project]) -> Arrangement | None:
    """All five finished, scrap gone, with resource tiles that exist; None if no arrangement was found."""
    rng = seeded(1906)
    lab = tables.marked(".x")
    spots = [ways_to_lie(tables, tables.shape(project.shape).cells, lab) for project in chosen]
    around = [[geometry.near(mask, tables.rows(), tables.columns(), lab) for mask in masks] for masks in spots]
    for _ in range(LAYOUTS):
        layout = any_layout(spots, rng)
        if layout:
            spread(layout, spots, around, rng)
            masks = [spots[p][layout[p]] for p in range(len(spots))]
            arrangement = Arrangement(tables, chosen, masks)
            if improve(arrangement, rng):
                return arrangement
    return None


def ways_to_lie(tables: Tables, cells: list[tuple[int, int]], lab: int) -> list[int]:
    """Every mask that an outline can cover in the laboratory."""
    masks: list[int] = []
    for rotation in range(geometry.rotations(cells)):
        shape = geometry.outline(cells, rotation)
        for cell in range(tables.rows() * tables.columns()):
            mask = geometry.covered(shape, cell, tables.rows(), tables.columns(), lab)
            if mask:
                masks.append(mask)
    return masks


def any_layout(spots: list[list[int]], rng: Rng) -> list[int]:
    """For each project one of its spots, so that none overlap; empty if a number of tries all failed."""
    for _ in range(DRAWS):
        taken = 0
        layout: list[int] = []
        for masks in spots:
            free = [i for i in range(len(masks)) if not masks[i] & taken]
            if not free:
                break
            layout.append(free[rng.below(len(free))])
            taken |= masks[layout[-1]]
        if len(layout) == len(spots):
            return layout
    return []


def spread(layout: list[int], spots: list[list[int]], around: list[list[int]], rng: Rng) -> None:
    """Move one project after the other to where most free cells touch projects, and so can supply them."""
    for _ in range(MOVES):
        moved = rng.below(len(layout))
        others = [p for p in range(len(layout)) if p != moved]
        taken = 0
        for p in others:
            taken |= spots[p][layout[p]]
        most = -1
        best: list[int] = []
        for i, mask in enumerate(spots[moved]):
            if not mask & taken:
                free = ~(taken | mask)
                contacts = (around[moved][i] & free).bit_count()
                for p in others:
                    contacts += (around[p][layout[p]] & free).bit_count()
                if contacts > most:
                    most = contacts
                    best = []
                if contacts == most:
                    best.append(i)
        layout[moved] = best[rng.below(len(best))]


def improve(arrangement: Arrangement, rng: Rng) -> bool:
    """Whether the cells left over can hold tiles that finish all five projects."""
    if arrangement.most() < arrangement.missing():
        return False
    for cell in arrangement.cells:
        arrangement.lay_best(cell, rng)
    missing = arrangement.missing()
    for _ in range(ROUNDS):
        if missing == 0:
            return True
        tiles = list(arrangement.tile)
        rotation = list(arrangement.rotation)
        chosen = [arrangement.cells[rng.below(len(arrangement.cells))] for _ in range(5)]
        for cell in chosen:
            if arrangement.tile[cell] >= 0:
                arrangement.lift(cell)
        for cell in chosen:
            if arrangement.tile[cell] < 0:
                arrangement.lay_best(cell, rng)
        after = arrangement.missing()
        if after <= missing:
            missing = after
        else:
            for cell in chosen:
                if arrangement.tile[cell] >= 0:
                    arrangement.lift(cell)
            for cell in chosen:
                if tiles[cell] >= 0 and arrangement.tile[cell] < 0:
                    arrangement.lay(cell, tiles[cell], rotation[cell])
    return missing == 0


def four_techs(tables: Tables) -> list[int]:
    """The masks of four technologies that fit beside all scrap; empty if none were found."""
    free = tables.marked(".")
    shapes = [shape for shape in tables.shapes if [tech for tech in tables.techs if tech.shape == shape.id]]
    stock = [len([tech for tech in tables.techs if tech.shape == shape.id]) for shape in shapes]
    spots = [ways_to_lie(tables, shape.cells, free) for shape in shapes]
    masks: list[int] = []
    budget = [NODES]
    return masks if fit(spots, stock, [0] * len(spots), 0, masks, budget) else []


def fit(
    spots: list[list[int]], stock: list[int], after: list[int], taken: int, masks: list[int], budget: list[int]
) -> bool:
    """Add technologies to `masks` until there are four; `after` keeps equal ones in order, so none is tried twice."""
    if len(masks) == TECHS_AT_ONCE:
        return True
    for shape in range(len(spots)):
        if stock[shape] == 0:
            continue
        for index in range(after[shape], len(spots[shape])):
            budget[0] -= 1
            if budget[0] < 0:
                return False
            mask = spots[shape][index]
            if mask & taken:
                continue
            later = list(after)
            later[shape] = index + 1
            for earlier in range(shape):
                later[earlier] = len(spots[earlier])
            stock[shape] -= 1
            masks.append(mask)
            if fit(spots, stock, later, taken | mask, masks, budget):
                return True
            masks.pop()
            stock[shape] += 1
    return False
