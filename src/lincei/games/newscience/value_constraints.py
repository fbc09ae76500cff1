"""The numbers on the discoveries: what is known, ranges, groups, influence, reach and cost (S-15.18 to S-15.23)."""

from __future__ import annotations

from typing import Final

from lincei.games.newscience.meta import LEAST, MOST
from lincei.games.newscience.rows import DiscoveryRow, ScientistRow, SpacesRow, Tables
from lincei.games.newscience.terms import ACTIONS, EXPERIMENT, LEVELS, MOST_REST, PUBLISH, RESEARCH, TRACKS
from lincei.games.reading import ALL, Problems

FILE: Final = "discoveries.toml"
# The ranges of S-15.19, by level from 1 on: lowest and highest.
RANGES: Final = {
    "research": [(1, 1), (1, 2), (2, 3), (2, 4), (3, 4)],
    "first": [(4, 4), (4, 5), (5, 6), (5, 7), (6, 8)],
    "publish": [(1, 1), (2, 3), (2, 3), (2, 4), (3, 4)],
    "prestige": [(2, 2), (4, 4), (5, 6), (7, 8), (9, 10)],
}
INFLUENCE_SUM: Final = [(1, 1), (2, 3), (3, 4), (4, 6), (5, 8)]
INFLUENCE_EACH: Final = [1, 2, 3, 3, 4]
ACTION_VALUES: Final = ["research", "first", "publish"]  # what an action must reach
LEAST_COST: Final = 0.50
MOST_COST: Final = 0.62
# The cubes of a full-length game by the number of players: 3 each in 19, 13, 16, 13 rounds (S-12.06).
GAME_CUBES: Final = [0, 0, 114, 117, 192, 195]


def check_values(tables: Tables, problems: Problems) -> None:
    """All that is asked of the numbers of single discoveries and of the tree as a whole."""
    s18_astrology(tables, problems)
    if tables.ours("discoveries"):
        s18_heliocentrism(tables, problems)
        for row in tables.discoveries:
            s19_ranges(row, problems)
        s21_groups(tables, problems)
        for players in (LEAST, MOST):
            s22_influence(tables, players, problems)


def check_reach_and_cost(tables: Tables, problems: Problems) -> None:
    """What discoveries, scientists and spaces must meet together, on a tree that has its shape."""
    s20_reach(tables, problems)
    for spaces in tables.spaces:
        s23_cost(tables, spaces, problems)


def value_of(row: DiscoveryRow, field: str) -> int:
    if field == "research":
        return row.research
    if field == "first":
        return row.first
    return row.publish if field == "publish" else row.prestige


# -- numbers ------------------------------------------------------------------------------------------------------


def s18_astrology(tables: Tables, problems: Problems) -> None:
    """The rulebook describes Astrology in full (S-15.18)."""
    if "astrology" not in tables.ids():
        return
    row = tables.discovery("astrology")
    must_be(row, "research", row.research, 1, problems)
    must_be(row, "first", row.first, 4, problems)
    must_be(row, "later", row.later, 3, problems)
    must_be(row, "publish", row.publish, 1, problems)
    must_be(row, "prestige", row.prestige, 2, problems)
    if row.influence != [0, 1, 0, 0]:
        problems.add(FILE, row.id, "influence", "must be religion = 1", "S-15.18")


def s18_heliocentrism(tables: Tables, problems: Problems) -> None:
    """The publisher describes Heliocentrism in part (S-15.18)."""
    if "heliocentrism" not in tables.ids():
        return
    row = tables.discovery("heliocentrism")
    must_be(row, "publish", row.publish, 3, problems)
    must_be(row, "prestige", row.prestige, 4, problems)
    if row.influence != [1, 2, 0, 0]:
        problems.add(FILE, row.id, "influence", "must be government = 1, religion = 2", "S-15.18")


def must_be(row: DiscoveryRow, field: str, value: int, wanted: int, problems: Problems) -> None:
    if value != wanted:
        problems.add(FILE, row.id, field, f"{value} instead of {wanted}", "S-15.18")


def s19_ranges(row: DiscoveryRow, problems: Problems) -> None:
    """Each number lies in the range of its level; the later experiment value is one lower (S-15.19)."""
    level = row.level - 1
    for field, ranges in RANGES.items():
        out_of(row, field, value_of(row, field), ranges[level][0], ranges[level][1], problems)
    if row.later != row.first - 1:
        problems.add(FILE, row.id, "later", f"{row.later} instead of first - 1", "S-15.19")
    out_of(row, "influence", sum(row.influence), INFLUENCE_SUM[level][0], INFLUENCE_SUM[level][1], problems)
    for track in range(len(TRACKS)):
        if row.influence[track] > INFLUENCE_EACH[level]:
            reason = f"{TRACKS[track]} {row.influence[track]} instead of at most {INFLUENCE_EACH[level]}"
            problems.add(FILE, row.id, "influence", reason, "S-15.19")


def out_of(row: DiscoveryRow, field: str, value: int, low: int, high: int, problems: Problems) -> None:
    if not low <= value <= high:
        told = f"{value} in all" if field == "influence" else str(value)
        reason = f"{told} instead of {low}" if low == high else f"{told} instead of {low} to {high}"
        problems.add(FILE, row.id, field, f"{reason} at level {row.level}", "S-15.19")


def s21_groups(tables: Tables, problems: Problems) -> None:
    """Within a group each member has something for it (S-15.21)."""
    for group in tables.groups():
        members = tables.members(group)
        for one in members:
            for two in members:
                if one is not two and no_worse(one, two):
                    reason = f"is at least as good as {two.id} in every number"
                    problems.add(FILE, one.id, "group", reason, "S-15.21")


def no_worse(one: DiscoveryRow, two: DiscoveryRow) -> bool:
    if one.prestige < two.prestige or one.later > two.later:
        return False
    for track in range(len(TRACKS)):
        if one.influence[track] > two.influence[track]:
            return False
    return one.research <= two.research and one.first <= two.first and one.publish <= two.publish


def s22_influence(tables: Tables, players: int, problems: Problems) -> None:
    """No track is asked for much more or less than the mean, at either size (S-15.22)."""
    asked = [0] * len(TRACKS)
    for row in tables.discoveries:
        if row.in_play(players):
            for track in range(len(TRACKS)):
                asked[track] += row.influence[track]
    total = sum(asked)
    for track in range(len(TRACKS)):
        if 5 * abs(4 * asked[track] - total) > total:
            reason = f"with {players} players {TRACKS[track]} {asked[track]} in all is not within 20 % of the mean"
            problems.add(FILE, ALL, "influence", f"{reason}, {total / 4:.1f}", "S-15.22")


# -- with scientists and spaces -----------------------------------------------------------------------------------


def s20_reach(tables: Tables, problems: Problems) -> None:
    """Everybody can do everything without cards: with all rest, on the best space (S-15.20)."""
    for row in tables.discoveries:
        for action in range(len(ACTIONS)):
            told = short_of(tables, row, action)
            if told:
                problems.add(FILE, row.id, ACTION_VALUES[action], told, "S-15.20")


def short_of(tables: Tables, row: DiscoveryRow, action: int) -> str:
    """Who cannot do an action with a discovery, and at what number of players; "" if all can, everywhere."""
    value = value_of(row, ACTION_VALUES[action])
    # An experiment has a 4 or better on the die in half of all cases.
    own = 1 + MOST_REST + (4 if action == EXPERIMENT else 0)
    for spaces in tables.spaces:
        if row.in_play(spaces.players):
            for scientist in tables.scientists:
                reach = own + scientist.ratings[action] + max(spaces.modifiers[action])
                if value > reach:
                    return f"{value}, but {scientist.id} with {spaces.players} players reaches {reach}"
    return ""


def s23_cost(tables: Tables, spaces: SpacesRow, problems: Problems) -> None:
    """Publishing the whole last level costs 50 to 62 % of all cubes of a full-length game (S-15.23)."""
    ratio = cost_ratio(tables, spaces)
    if not LEAST_COST <= ratio <= MOST_COST:
        reason = f"with {spaces.players} players the cost ratio is {ratio:.3f} instead of 0.50 to 0.62"
        problems.add(FILE, ALL, "", reason, "S-15.23")


def cost_ratio(tables: Tables, spaces: SpacesRow) -> float:
    """The cheapest set that publishes every discovery of the last level, on the mean of the scientists (S-15.23)."""
    sets = complete_sets(tables, spaces.players)
    total = 0.0
    for scientist in tables.scientists:
        costs = [cost(row, scientist, spaces) for row in tables.discoveries]
        total += min([sum([costs[i] for i in chosen]) for chosen in sets])
    return total / len(tables.scientists) / GAME_CUBES[spaces.players]


def cost(row: DiscoveryRow, scientist: ScientistRow, spaces: SpacesRow) -> float:
    """A discovery from research to publication in cubes, rest counted like cubes."""
    researched = 1 + max(0.0, row.research - points(scientist, spaces, RESEARCH))
    published = 1 + max(0.0, row.publish - points(scientist, spaces, PUBLISH))
    return researched + experiment_cost(row.first - points(scientist, spaces, EXPERIMENT)) + published


def points(scientist: ScientistRow, spaces: SpacesRow, action: int) -> float:
    """Cube, rating and mean modifier."""
    modifiers = spaces.modifiers[action]
    return 1 + scientist.ratings[action] + sum(modifiers) / len(modifiers)


def experiment_cost(need: float) -> float:
    """The cubes until an experiment succeeds, with whatever rest each attempt is cheapest with."""
    best = 1000.0
    for rest in range(MOST_REST + 1):
        chance = (7 - max(2.0, need - rest)) / 6
        if chance > 0:
            best = min(best, (1 + rest) / chance)
    return best


def complete_sets(tables: Tables, players: int) -> list[list[int]]:
    """Every set that holds the last level with all its prerequisites, by one way through each group."""
    picks: list[list[str]] = [[]]
    for group in tables.groups():
        picks = [[*picked, row.id] for picked in picks for row in tables.members(group)]
    return [complete_set(tables, players, picked) for picked in picks]


def complete_set(tables: Tables, players: int, picked: list[str]) -> list[int]:
    """The last level and all that it needs; of a group, the member that is picked."""
    found = [row for row in tables.discoveries if row.level == LEVELS and row.in_play(players)]
    done = 0
    while done < len(found):
        for members in tables.needs(found[done], players):
            for row in members:
                if row not in found and (len(members) == 1 or row.id in picked):
                    found.append(row)
        done += 1
    return [i for i, row in enumerate(tables.discoveries) if row in found]
