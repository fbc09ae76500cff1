"""What Technology tree and Work track of an edition must meet (N-K15 to N-K24)."""

from __future__ import annotations

from typing import Final

from lincei.games.newton.map_constraints import steps_from
from lincei.games.newton.rows import Space, Tables
from lincei.games.newton.terms import (
    BONUS,
    INVENTION,
    MASTER,
    OBJECTIVE,
    SPECIAL_SPACES,
    SPECIALISATION,
    START,
    WILD,
)
from lincei.games.newton.vocabulary import amount
from lincei.games.reading import Problems

FILE: Final = "tracks.toml"
MAP_FILE: Final = "map.toml"
ENDS: Final = 6
OBJECTIVE_BOOKS: Final = 4


def check_tracks(tables: Tables, problems: Problems) -> None:
    if tables.read("tree") and tables.read("branches") and k15_start(tables, problems):
        if k15_away_from_the_start(tables, problems):
            k15_forks(tables, problems)
            k16_ends(tables, problems)
            k17_example(tables, problems)
            if tables.ours("tree") and tables.ours("branches"):
                k16_our_ends(tables, problems)
                k19_size(tables, problems)
                k19_depths(tables, problems)
                k19_every_branch_pays(tables, problems)
    if tables.read("tree") and tables.read("work"):
        k18_tile_spaces(tables, problems)
    if tables.read("work"):
        k20_line(tables, problems)
        k21_special_spaces(tables, problems)
        if tables.ours("work"):
            k23_distances(tables, problems)
    k24_books(tables, problems)


def exits(tables: Tables) -> list[list[int]]:
    """The spaces that can be reached in one step from each space of the tree."""
    found: list[list[int]] = [[] for _ in tables.tree]
    for branch in tables.branches:
        found[branch.source].append(branch.target)
    return found


def start_of(tables: Tables) -> int:
    return [space.kind for space in tables.tree].index(START)


def k15_start(tables: Tables, problems: Problems) -> bool:
    """The tree has one start space (N-K15)."""
    count = [space.kind for space in tables.tree].count(START)
    if count != 1:
        problems.add(FILE, "tree", "kind", f"{count} start spaces instead of 1", "N-K15")
    return count == 1


def k15_away_from_the_start(tables: Tables, problems: Problems) -> bool:
    """All branches lead away from the start: every space can be reached, and no way leads in a ring (N-K15)."""
    ahead = exits(tables)
    steps = steps_from(start_of(tables), ahead)
    good = True
    for i, space in enumerate(tables.tree):
        if steps[i] < 0:
            good = False
            problems.add(FILE, space.id, "", "no branch leads here from the start", "N-K15")
        for near in ahead[i]:
            if steps_from(near, ahead)[i] >= 0:
                good = False
                problems.add(FILE, f"{space.id}-{tables.tree[near].id}", "to", "leads back to where it began", "N-K15")
    return good


def k15_forks(tables: Tables, problems: Problems) -> None:
    """Two or more branches leave the start, and there are further forks (N-K15)."""
    ahead = exits(tables)
    start = start_of(tables)
    if len(ahead[start]) < 2:
        problems.add(FILE, tables.tree[start].id, "", "must have at least two exits", "N-K15")
    if not [i for i, near in enumerate(ahead) if i != start and len(near) > 1]:
        problems.add(FILE, "branches", "rows", "there is no fork but the start", "N-K15")


def k16_ends(tables: Tables, problems: Problems) -> None:
    """6 end spaces: the 4 objectives, at least 1 Master; nowhere else is a way over (N-K16)."""
    ahead = exits(tables)
    for i, space in enumerate(tables.tree):
        if space.end == bool(ahead[i]):
            reason = "must be true where no branch goes on" if not space.end else "but a branch goes on from here"
            problems.add(FILE, space.id, "end", reason, "N-K16")
        if space.kind in (OBJECTIVE, MASTER) and not space.end:
            problems.add(FILE, space.id, "end", "objective and Master spaces are ends", "N-K16")
    ends = [space.kind for space in tables.tree if space.end]
    if len(ends) != ENDS:
        problems.add(FILE, "tree", "end", f"{len(ends)} end spaces instead of {ENDS}", "N-K16")
    objectives = [space.kind for space in tables.tree].count(OBJECTIVE)
    if objectives != 4:
        problems.add(FILE, "tree", "kind", f"{objectives} objective spaces instead of 4", "N-K16")
    if MASTER not in ends:
        problems.add(FILE, "tree", "kind", "no end is the Master's", "N-K16")


def k16_our_ends(tables: Tables, problems: Problems) -> None:
    """One end is the Master's, one an invention space (N-K16)."""
    ends = [space.kind for space in tables.tree if space.end]
    if ends.count(MASTER) != 1 or ends.count(INVENTION) != 1:
        reason = f"{ends.count(MASTER)} Master and {ends.count(INVENTION)} invention ends instead of 1 and 1"
        problems.add(FILE, "tree", "kind", reason, "N-K16")


def k17_example(tables: Tables, problems: Problems) -> None:
    """One step from the start a bonus space is a fork; 2 steps up its right branch is a special space (N-K17)."""
    ahead = exits(tables)
    for fork in ahead[start_of(tables)]:
        if tables.tree[fork].kind == BONUS and len(ahead[fork]) > 1:
            right = ahead[fork][0]
            for near in ahead[fork]:
                if tables.tree[near].x > tables.tree[right].x:
                    right = near
            if [near for near in ahead[right] if tables.tree[near].special()]:
                return
    reason = "no bonus space next to the start is a fork with a special space two steps up its right branch"
    problems.add(FILE, "tree", "kind", reason, "N-K17")


def k18_tile_spaces(tables: Tables, problems: Problems) -> None:
    """5 specialisation and 5 invention spaces on both; we say: at least one specialisation on each (N-K18)."""
    on_tree = [space.kind for space in tables.tree]
    on_work = [space.kind for space in tables.work]
    for kind, name in ((SPECIALISATION, "specialisation"), (INVENTION, "invention")):
        count = on_tree.count(kind) + on_work.count(kind)
        if count != SPECIAL_SPACES:
            reason = f"{count} {name} spaces on tree and Work track instead of {SPECIAL_SPACES}"
            problems.add(FILE, "tree", "kind", reason, "N-K18")
    if tables.ours("tree") and SPECIALISATION not in on_tree:
        problems.add(FILE, "tree", "kind", "there is no specialisation space", "N-K18")
    if tables.ours("work") and SPECIALISATION not in on_work:
        problems.add(FILE, "work", "kind", "there is no specialisation space", "N-K18")


def k19_size(tables: Tables, problems: Problems) -> None:
    """The tree has 26 to 34 spaces (N-K19)."""
    if not 26 <= len(tables.tree) <= 34:
        problems.add(FILE, "tree", "rows", f"{len(tables.tree)} spaces instead of 26 to 34", "N-K19")


def k19_depths(tables: Tables, problems: Problems) -> None:
    """Ends lie 6 to 8 steps from the start, objectives not before the Master's (N-K19)."""
    steps = steps_from(start_of(tables), exits(tables))
    master = max([0] + [steps[i] for i, space in enumerate(tables.tree) if space.kind == MASTER])
    for i, space in enumerate(tables.tree):
        if space.end and not 6 <= steps[i] <= 8:
            problems.add(FILE, space.id, "end", f"{steps[i]} steps from the start instead of 6 to 8", "N-K19")
        if space.kind == OBJECTIVE and steps[i] < master:
            problems.add(FILE, space.id, "kind", "is nearer to the start than the Master end", "N-K19")


def k19_every_branch_pays(tables: Tables, problems: Problems) -> None:
    """On every branch there is a token or a tile in the first 4 steps (N-K19)."""
    ahead = exits(tables)
    for fork, branches in enumerate(ahead):
        for first in branches if len(branches) > 1 else []:
            steps = steps_from(first, ahead)
            if not [i for i, space in enumerate(tables.tree) if 0 <= steps[i] < 4 and space.pays()]:
                row = f"{tables.tree[fork].id}-{tables.tree[first].id}"
                problems.add(FILE, row, "to", "no token and no tile in the first 4 steps", "N-K19")


def k20_line(tables: Tables, problems: Problems) -> None:
    """The Work track begins with its start and ends with its objective (N-K20)."""
    kinds = [space.kind for space in tables.work]
    if not kinds or kinds[0] != START or kinds.count(START) != 1:
        problems.add(FILE, "work", "kind", "the first space, and no other, must be start", "N-K20")
    if not kinds or kinds[-1] != OBJECTIVE or kinds.count(OBJECTIVE) != 1:
        problems.add(FILE, "work", "kind", "the last space, and no other, must be objective", "N-K20")


def specials(tables: Tables) -> list[int]:
    return [i for i, space in enumerate(tables.work) if space.special()]


def k21_special_spaces(tables: Tables, problems: Problems) -> None:
    """The Work track has exactly 4 special spaces, one of them the Master's (N-K21)."""
    count = len(specials(tables))
    masters = [space.kind for space in tables.work].count(MASTER)
    if count != 4:
        problems.add(FILE, "work", "kind", f"{count} special spaces instead of 4", "N-K21")
    if masters != 1:
        problems.add(FILE, "work", "kind", f"{masters} Master spaces instead of 1", "N-K21")


def k23_distances(tables: Tables, problems: Problems) -> None:
    """14 to 16 steps, special spaces 3 or 4 apart, the Master in the second half (N-K23)."""
    steps = len(tables.work) - 1
    if not 14 <= steps <= 16:
        problems.add(FILE, "work", "rows", f"{steps} steps to the objective instead of 14 to 16", "N-K23")
    found = specials(tables)
    for i in range(1, len(found)):
        if not 3 <= found[i] - found[i - 1] <= 4:
            row = f"work {found[i] + 1}"
            reason = f"{found[i] - found[i - 1]} steps after the last special space instead of 3 or 4"
            problems.add(FILE, row, "kind", reason, "N-K23")
    for i in found:
        if tables.work[i].kind == MASTER and 2 * i <= steps:
            problems.add(FILE, f"work {i + 1}", "kind", "the Master must be in the second half", "N-K23")


def k24_books(tables: Tables, problems: Problems) -> None:
    """An objective space always asks for 4 books (N-K24)."""
    for place in tables.places if tables.read("places") else []:
        if place.kind == OBJECTIVE:
            asks_four(place.books, MAP_FILE, place.id, problems)
    spaces: list[Space] = []
    if tables.read("tree"):
        spaces += tables.tree
    if tables.read("work"):
        spaces += tables.work
    for space in spaces:
        if space.kind == OBJECTIVE:
            asks_four(space.books, FILE, space.id, problems)


def asks_four(books: int, file: str, row: str, problems: Problems) -> None:
    count = sum([amount(books, colour) for colour in range(WILD)])
    if count != OBJECTIVE_BOOKS:
        problems.add(file, row, "books", f"{count} books instead of {OBJECTIVE_BOOKS}", "N-K24")
