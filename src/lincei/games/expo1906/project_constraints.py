"""What the projects must meet, E-K03 to E-K10; the table in `constraints` says what binds a printed game too."""

from __future__ import annotations

from typing import Final

from lincei.games.expo1906.rows import Project, Tables
from lincei.games.expo1906.terms import (
    AUTOMATED,
    CATEGORIES,
    COPPER,
    ELECTRIC,
    EMPIRICAL,
    PROJECT_SHAPES,
    STEAM,
    TYPES,
)
from lincei.games.reading import ALL, Problems

FILE: Final = "projects.toml"


def check_projects(tables: Tables, problems: Problems) -> None:
    projects = tables.projects
    k03_thirty_projects(projects, problems)
    k04_four_types(projects, problems)
    k05_amounts(projects, problems)
    k08_cellophane(projects, problems)
    k09_laparoscope(projects, problems)
    k10_named_projects(projects, problems)
    if tables.ours("projects"):
        k03_six_of_each_shape(projects, problems)
        k04_one_of_each_category(projects, problems)
        k04_even_spread(projects, problems)
        k05_few_threes(projects, problems)
        k06_sums(projects, problems)
        k06_points(projects, problems)
        k07_points_by_shape(projects, problems)
        k07_points_by_energy(projects, problems)
        k07_demand(projects, problems)
        k07_no_twins(projects, problems)
        k09_laparoscope_exactly(projects, problems)
        k10_reported_names(projects, problems)


def named(projects: list[Project], id: str) -> Project | None:
    for project in projects:
        if project.id == id:
            return project
    return None


def k03_thirty_projects(projects: list[Project], problems: Problems) -> None:
    """There are 30 projects, each of one of the five shapes, and no shape is missing (E-K03)."""
    if len(projects) != 30:
        problems.add(FILE, ALL, "id", f"{len(projects)} projects instead of 30", "E-K03")
    for project in projects:
        if project.shape not in PROJECT_SHAPES:
            problems.add(FILE, project.id, "shape", f"must be one of {', '.join(PROJECT_SHAPES)}", "E-K03")
    for letter in PROJECT_SHAPES:
        if not [p for p in projects if p.shape == letter]:
            problems.add(FILE, ALL, "shape", f"no project of shape {letter}", "E-K03")


def k03_six_of_each_shape(projects: list[Project], problems: Problems) -> None:
    """Each shape has three steam and three electric projects (E-K03)."""
    for letter in PROJECT_SHAPES:
        for energy in [STEAM, ELECTRIC]:
            count = len([p for p in projects if p.shape == letter and p.energy() == energy])
            if count != 3:
                reason = f"{count} {TYPES[energy]} projects of shape {letter} instead of 3"
                problems.add(FILE, ALL, "shape", reason, "E-K03")


def k04_four_types(projects: list[Project], problems: Problems) -> None:
    """A project needs four types, exactly one of them an energy (E-1.04, E-1.05, E-K04)."""
    for project in projects:
        if len(project.types()) != 4:
            problems.add(FILE, project.id, "need", f"{len(project.types())} types instead of 4", "E-K04")
        if project.energy() < 0:
            problems.add(FILE, project.id, "need", "must have exactly one energy", "E-K04")


def k04_one_of_each_category(projects: list[Project], problems: Problems) -> None:
    """A project needs one type of each category (E-K04)."""
    for project in projects:
        for category, name in enumerate(CATEGORIES):
            if (project.need[2 * category] > 0) == (project.need[2 * category + 1] > 0):
                reason = f"must have one {name}: {TYPES[2 * category]} or {TYPES[2 * category + 1]}"
                problems.add(FILE, project.id, "need", reason, "E-K04")


def k04_even_spread(projects: list[Project], problems: Problems) -> None:
    """Each type is needed by 15 projects, each of the 16 combinations by one or two (E-K04)."""
    combinations = [0] * 16
    for project in projects:
        combination = 0
        for category in range(len(CATEGORIES)):
            combination = 2 * combination + (1 if project.need[2 * category + 1] else 0)
        combinations[combination] += 1
    for t, name in enumerate(TYPES):
        count = len([p for p in projects if p.need[t]])
        if count != 15:
            problems.add(FILE, ALL, "need", f"{name} is needed by {count} projects instead of 15", "E-K04")
    for combination, count in enumerate(combinations):
        if not 1 <= count <= 2:
            types = [TYPES[2 * c + (combination >> (3 - c)) % 2] for c in range(len(CATEGORIES))]
            reason = f"{count} projects need {', '.join(types)} instead of 1 or 2"
            problems.add(FILE, ALL, "need", reason, "E-K04")


def k05_amounts(projects: list[Project], problems: Problems) -> None:
    """No project needs more than 3 of a type (E-K05). The rules themselves know no maximum (E-21.01)."""
    for project in projects:
        for t in project.types():
            if project.need[t] > 3:
                problems.add(FILE, project.id, "need", f"{TYPES[t]} {project.need[t]} instead of 1 to 3", "E-K05")


def k05_few_threes(projects: list[Project], problems: Problems) -> None:
    """At most two amounts of a project are 3 (E-K05)."""
    for project in projects:
        if len([t for t in project.types() if project.need[t] == 3]) > 2:
            problems.add(FILE, project.id, "need", "more than two amounts are 3", "E-K05")


def k06_sums(projects: list[Project], problems: Problems) -> None:
    """The amounts add up to 6 on 2 projects, 7 on 6, 8 on 8, 9 on 8 and 10 on 6 (E-K06)."""
    wanted = [2, 6, 8, 8, 6]
    counts = [0] * 5
    for project in projects:
        total = sum(project.need)
        if 6 <= total <= 10:
            counts[total - 6] += 1
        else:
            problems.add(FILE, project.id, "need", f"{total} units in all instead of 6 to 10", "E-K06")
    for i in range(5):
        if counts[i] != wanted[i]:
            reason = f"{counts[i]} projects need {i + 6} units in all instead of {wanted[i]}"
            problems.add(FILE, ALL, "need", reason, "E-K06")


def k06_points(projects: list[Project], problems: Problems) -> None:
    """A project is worth the sum of its amounts minus 4 (E-K06)."""
    for project in projects:
        wanted = sum(project.need) - 4
        if project.vp != wanted:
            problems.add(FILE, project.id, "vp", f"{project.vp} instead of {wanted}", "E-K06")


def k07_points_by_shape(projects: list[Project], problems: Problems) -> None:
    """The projects of a shape are worth 24 to 28 VP together, no value more than twice (E-K07)."""
    for letter in PROJECT_SHAPES:
        points = [p.vp for p in projects if p.shape == letter]
        if not 24 <= sum(points) <= 28:
            reason = f"{sum(points)} VP on shape {letter} instead of 24 to 28"
            problems.add(FILE, ALL, "vp", reason, "E-K07")
        for value in sorted(set(points)):
            if points.count(value) > 2:
                reason = f"{points.count(value)} projects of shape {letter} are worth {value} VP, at most 2 may"
                problems.add(FILE, ALL, "vp", reason, "E-K07")


def k07_points_by_energy(projects: list[Project], problems: Problems) -> None:
    """Steam and electric projects are worth the same together (E-K07)."""
    steam = sum([p.vp for p in projects if p.energy() == STEAM])
    electric = sum([p.vp for p in projects if p.energy() == ELECTRIC])
    if steam != electric:
        problems.add(FILE, ALL, "vp", f"{steam} VP with steam, {electric} with electric, must be equal", "E-K07")


def k07_demand(projects: list[Project], problems: Problems) -> None:
    """All projects together need 30 to 33 units of each type (E-K07)."""
    for t, name in enumerate(TYPES):
        total = sum([p.need[t] for p in projects])
        if not 30 <= total <= 33:
            problems.add(FILE, ALL, "need", f"{total} units of {name} in all instead of 30 to 33", "E-K07")


def k07_no_twins(projects: list[Project], problems: Problems) -> None:
    """No two projects have the same shape and the same needs (E-K07)."""
    for i, one in enumerate(projects):
        for two in projects[i + 1 :]:
            if one.shape == two.shape and one.need == two.need:
                problems.add(FILE, two.id, "need", f"same shape and needs as {one.id}", "E-K07")


def k08_cellophane(projects: list[Project], problems: Problems) -> None:
    """Cellophane is as in the rulebook; a tile must be able to touch it on two sides, so L, T or S (E-K08)."""
    project = named(projects, "cellophane")
    if project is None:
        problems.add(FILE, "cellophane", "id", "missing", "E-K08")
        return
    wanted = [0] * len(TYPES)
    wanted[COPPER] = 1
    wanted[AUTOMATED] = wanted[EMPIRICAL] = wanted[STEAM] = 2
    if project.need != wanted:
        reason = "must be copper 1, automated 2, empirical 2, steam 2"
        problems.add(FILE, project.id, "need", reason, "E-K08")
    if project.vp != 3:
        problems.add(FILE, project.id, "vp", f"{project.vp} instead of 3", "E-K08")
    if project.shape not in ["L", "T", "S"]:
        problems.add(FILE, project.id, "shape", "must be L, T or S", "E-K08")


def k09_laparoscope(projects: list[Project], problems: Problems) -> None:
    """Laparoscope needs steam, and at least what it lacks in the rulebook's example (E-K09)."""
    project = named(projects, "laparoscope")
    if project is None:
        problems.add(FILE, "laparoscope", "id", "missing", "E-K09")
        return
    need = project.need
    if need[COPPER] < 2 or need[AUTOMATED] < 2 or need[EMPIRICAL] < 1 or need[STEAM] < 1:
        reason = "must be at least copper 2, automated 2, empirical 1, steam 1"
        problems.add(FILE, project.id, "need", reason, "E-K09")


def k09_laparoscope_exactly(projects: list[Project], problems: Problems) -> None:
    """Laparoscope needs exactly what it lacks in the example, besides steam (E-K09)."""
    project = named(projects, "laparoscope")
    if project is None:
        return
    if [project.need[COPPER], project.need[AUTOMATED], project.need[EMPIRICAL]] != [2, 2, 1]:
        problems.add(FILE, project.id, "need", "must be copper 2, automated 2, empirical 1 and steam", "E-K09")


def k10_named_projects(projects: list[Project], problems: Problems) -> None:
    """The projects that the rulebook names have the shape and energy shown there (E-K10)."""
    ids = ["cruiser", "electrocardiogram", "synthetic-rubber", "telephone"]
    shapes = ["O", "I", "L", ""]
    energies = [STEAM, ELECTRIC, ELECTRIC, ELECTRIC]
    for i, id in enumerate(ids):
        project = named(projects, id)
        if project is None:
            problems.add(FILE, id, "id", "missing", "E-K10")
            continue
        if shapes[i] and project.shape != shapes[i]:
            problems.add(FILE, id, "shape", f"must be {shapes[i]}", "E-K10")
        if project.energy() != energies[i]:
            problems.add(FILE, id, "need", f"must have {TYPES[energies[i]]} as its energy", "E-K10")


def k10_reported_names(projects: list[Project], problems: Problems) -> None:
    """The projects that a reviewer names are there (E-K10)."""
    for id in ["record-player", "x-ray-image", "light-bulb"]:
        if named(projects, id) is None:
            problems.add(FILE, id, "id", "missing", "E-K10")
