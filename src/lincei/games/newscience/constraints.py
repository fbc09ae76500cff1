"""What an edition must meet: the constraints of section 15 of the rule register, each a small function.

The rulebook fixes few numbers; the register rules on the rest so that a reconstruction is fair and complete. An owner
who types in his printed game cannot be asked to meet those rulings: a table with source = "printed" is held only to
what the rulebook says and to what the rules need. Discoveries and their numbers are in `tree_constraints` and
`value_constraints`, event cards in `event_constraints`, scientists and spaces here.

| rule | every table | unless printed |
|---|---|---|
| S-3.07 | the three groups | |
| S-4.08 | publish spaces 1, 2, 2, 3 | |
| S-4.09 | rest spaces up to the number of players | the number of players, at most 3 |
| S-8.05 | one influence space a track, at least | exactly one |
| S-15.10 | a last level in play (S-12.03) | 29 discoveries, one a field and level but for the groups |
| S-15.11 | the nine names of the rulebook | Laws of Attraction in physics; Calculus |
| S-15.12 | person and year | 1540 to 1710 |
| S-15.13 | the links of the rulebook | |
| S-15.14 | no circle | own field, one other, lower levels |
| S-15.15 | | all leads on to the last level |
| S-15.16 | chemistry into physics only | |
| S-15.17 | | 5 to 10 links between fields |
| S-15.18 | Astrology | Heliocentrism |
| S-15.19 | | ranges by level |
| S-15.20 | | reach, if scientists and spaces are ours too |
| S-15.21 | | no useless member of a group |
| S-15.22 | | the tracks asked for evenly |
| S-15.23 | | cost ratio, if scientists and spaces are ours too |
| S-15.25 | Galileo's research | ratings -1 to 2, all different, a 2 in each |
| S-15.26 | | start influence |
| S-15.27 | | no useless scientist |
| S-15.30 | | number and modifiers of research and experiment spaces |
| S-15.31 | | publish modifiers |
| S-15.32 | | a choice for the last cube |
| S-15.33 | | no useless space |
| S-15.34 | | fewer +1 spaces than players |
| S-15.35 | publish has the fewest spaces | |
"""

from __future__ import annotations

from typing import Final

from lincei.games.newscience.event_constraints import check_events
from lincei.games.newscience.rows import ScientistRow, SpacesRow, Tables
from lincei.games.newscience.terms import ACTIONS, CUBES, EXPERIMENT, PUBLISH, RESEARCH, TRACKS
from lincei.games.newscience.tree_constraints import check_tree
from lincei.games.newscience.value_constraints import check_reach_and_cost, check_values
from lincei.games.reading import ALL, Problems

SCIENTISTS_FILE: Final = "scientists.toml"
SPACES_FILE: Final = "spaces.toml"
PUBLISH_SPACES: Final = [0, 0, 1, 2, 2, 3]  # by the number of players (S-4.08)
MOST_RESTING: Final = 3


def check_tables(tables: Tables, problems: Problems) -> None:
    """All constraints, on the tables that could be read."""
    before = len(problems.lines)
    if tables.read("discoveries"):
        check_tree(tables, problems)
    shaped = len(problems.lines) == before
    if tables.read("discoveries"):
        check_values(tables, problems)
    if tables.read("scientists"):
        check_scientists(tables, problems)
    if tables.read("spaces"):
        check_spaces(tables, problems)
    if shaped and tables.ours("discoveries") and tables.ours("scientists") and tables.ours("spaces"):
        check_reach_and_cost(tables, problems)
    check_events(tables, problems)


# -- scientists ---------------------------------------------------------------------------------------------------


def check_scientists(tables: Tables, problems: Problems) -> None:
    """All that is asked of the five mats."""
    s25_galileo(tables, problems)
    if tables.ours("scientists"):
        s25_ratings(tables, problems)
        s25_all_differ(tables, problems)
        s25_twos(tables, problems)
        s26_start(tables, problems)
        s26_tracks_differ(tables, problems)
        s27_nobody_useless(tables, problems)


def s25_galileo(tables: Tables, problems: Problems) -> None:
    """The rulebook's example gives Galileo a research rating of 2 (S-15.25)."""
    for scientist in tables.scientists:
        if scientist.id == "galileo" and scientist.ratings[RESEARCH] != 2:
            reason = f"{scientist.ratings[RESEARCH]} instead of 2"
            problems.add(SCIENTISTS_FILE, scientist.id, "research", reason, "S-15.25")


def s25_ratings(tables: Tables, problems: Problems) -> None:
    """Ratings are -1 to 2 (S-15.25)."""
    for scientist in tables.scientists:
        for action in range(len(ACTIONS)):
            if not -1 <= scientist.ratings[action] <= 2:
                reason = f"{scientist.ratings[action]} instead of -1 to 2"
                problems.add(SCIENTISTS_FILE, scientist.id, ACTIONS[action], reason, "S-15.25")


def s25_all_differ(tables: Tables, problems: Problems) -> None:
    """No two scientists have the same three ratings (S-15.25)."""
    for i, one in enumerate(tables.scientists):
        for two in tables.scientists[i + 1 :]:
            if one.ratings == two.ratings:
                problems.add(SCIENTISTS_FILE, two.id, "research", f"all three ratings of {one.id}", "S-15.25")


def s25_twos(tables: Tables, problems: Problems) -> None:
    """Somebody has a 2 in each rating (S-15.25)."""
    for action in range(len(ACTIONS)):
        if max([scientist.ratings[action] for scientist in tables.scientists]) < 2:
            problems.add(SCIENTISTS_FILE, ALL, ACTIONS[action], "nobody has 2", "S-15.25")


def s26_start(tables: Tables, problems: Problems) -> None:
    """Influence starts at 0 to 2 on each track, at 2 to 5 in all (S-15.26)."""
    for scientist in tables.scientists:
        for track in range(len(TRACKS)):
            if scientist.influence[track] > 2:
                reason = f"{TRACKS[track]} {scientist.influence[track]} instead of 0 to 2"
                problems.add(SCIENTISTS_FILE, scientist.id, "influence", reason, "S-15.26")
        total = sum(scientist.influence)
        if not 2 <= total <= 5:
            problems.add(SCIENTISTS_FILE, scientist.id, "influence", f"{total} in all instead of 2 to 5", "S-15.26")


def s26_tracks_differ(tables: Tables, problems: Problems) -> None:
    """On no track do all five start alike (S-15.26)."""
    for track in range(len(TRACKS)):
        starts = [scientist.influence[track] for scientist in tables.scientists]
        if min(starts) == max(starts):
            reason = f"all five start at {TRACKS[track]} {starts[0]}"
            problems.add(SCIENTISTS_FILE, ALL, "influence", reason, "S-15.26")


def s27_nobody_useless(tables: Tables, problems: Problems) -> None:
    """No scientist is at least as good as another in everything (S-15.27)."""
    for one in tables.scientists:
        for two in tables.scientists:
            if one is not two and no_worse(one, two):
                reason = f"at least as good as {two.id} in all ratings and influence"
                problems.add(SCIENTISTS_FILE, one.id, "", reason, "S-15.27")


def no_worse(one: ScientistRow, two: ScientistRow) -> bool:
    for action in range(len(ACTIONS)):
        if one.ratings[action] < two.ratings[action]:
            return False
    for track in range(len(TRACKS)):
        if one.influence[track] < two.influence[track]:
            return False
    return True


# -- spaces -------------------------------------------------------------------------------------------------------


def check_spaces(tables: Tables, problems: Problems) -> None:
    """All that is asked of the board's spaces, for each number of players."""
    for spaces in tables.spaces:
        publish_spaces(spaces, problems)
        influence_spaces(spaces, tables.ours("spaces"), problems)
        s35_publish_is_scarce(spaces, problems)
        if tables.ours("spaces"):
            rest_spaces(spaces, problems)
            s30_number(spaces, problems)
            s30_modifiers(spaces, problems)
            s31_publish_modifiers(spaces, problems)
            s32_room(spaces, problems)
            s33_order(spaces, problems)
            s34_few_good_ones(spaces, problems)


def fault(spaces: SpacesRow, field: str, reason: str, rule: str, problems: Problems) -> None:
    problems.add(SPACES_FILE, f"{spaces.players} players", field, reason, rule)


def publish_spaces(spaces: SpacesRow, problems: Problems) -> None:
    """The rulebook counts the publish spaces: 1, 2, 2, 3 (S-4.08)."""
    count = len(spaces.modifiers[PUBLISH])
    wanted = PUBLISH_SPACES[spaces.players]
    if count != wanted:
        fault(spaces, "publish", f"{count} spaces instead of {wanted}", "S-4.08", problems)


def influence_spaces(spaces: SpacesRow, ours: bool, problems: Problems) -> None:
    """Each track has a space, and ours just one (S-8.05)."""
    for track in range(len(TRACKS)):
        count = spaces.influence[track]
        if count == 0 or (ours and count != 1):
            fault(spaces, "influence", f"{count} spaces of {TRACKS[track]} instead of 1", "S-8.05", problems)


def rest_spaces(spaces: SpacesRow, problems: Problems) -> None:
    """As many can rest as play, but not more than three (S-4.09)."""
    wanted = min(spaces.players, MOST_RESTING)
    if spaces.rest != wanted:
        fault(spaces, "rest", f"{spaces.rest} instead of {wanted}", "S-4.09", problems)


def s30_number(spaces: SpacesRow, problems: Problems) -> None:
    """Research and experiment have as many spaces as players, or one more (S-15.30)."""
    for action in (RESEARCH, EXPERIMENT):
        count = len(spaces.modifiers[action])
        if not spaces.players <= count <= spaces.players + 1:
            reason = f"{count} spaces instead of {spaces.players} to {spaces.players + 1}"
            fault(spaces, ACTIONS[action], reason, "S-15.30", problems)


def s30_modifiers(spaces: SpacesRow, problems: Problems) -> None:
    """Their modifiers are -1 to +1, with a +1 and a 0 among them (S-15.30)."""
    for action in (RESEARCH, EXPERIMENT):
        modifiers = spaces.modifiers[action]
        if min(modifiers) < -1 or max(modifiers) > 1:
            fault(spaces, ACTIONS[action], "modifiers must be -1 to 1", "S-15.30", problems)
        if 1 not in modifiers or 0 not in modifiers:
            fault(spaces, ACTIONS[action], "must have a modifier 1 and a modifier 0", "S-15.30", problems)


def s31_publish_modifiers(spaces: SpacesRow, problems: Problems) -> None:
    """Publish spaces have 0 or +1 (S-15.31)."""
    if [modifier for modifier in spaces.modifiers[PUBLISH] if modifier not in (0, 1)]:
        fault(spaces, "publish", "modifiers must be 0 or 1", "S-15.31", problems)


def s32_room(spaces: SpacesRow, problems: Problems) -> None:
    """There is room for all cubes and three more, so that the last one has a choice (S-15.32)."""
    wanted = CUBES * spaces.players + 3
    if spaces.total() < wanted:
        fault(spaces, "", f"{spaces.total()} spaces in all instead of at least {wanted}", "S-15.32", problems)


def s33_order(spaces: SpacesRow, problems: Problems) -> None:
    """No space is worse in modifier and position: publish never falls, experiment never rises (S-15.33)."""
    publish = spaces.modifiers[PUBLISH]
    if publish != sorted(publish):
        fault(spaces, "publish", "a later space has a lower modifier", "S-15.33", problems)
    experiment = spaces.modifiers[EXPERIMENT]
    if experiment != sorted(experiment, reverse=True):
        fault(spaces, "experiment", "a later space has a higher modifier", "S-15.33", problems)


def s34_few_good_ones(spaces: SpacesRow, problems: Problems) -> None:
    """Each action has fewer +1 spaces than there are players (S-15.34)."""
    for action in range(len(ACTIONS)):
        good = spaces.modifiers[action].count(1)
        if good >= spaces.players:
            reason = f"{good} spaces with 1 instead of fewer than {spaces.players}"
            fault(spaces, ACTIONS[action], reason, "S-15.34", problems)


def s35_publish_is_scarce(spaces: SpacesRow, problems: Problems) -> None:
    """Publishing is the most limited action (S-15.35)."""
    for action in (RESEARCH, EXPERIMENT):
        if len(spaces.modifiers[PUBLISH]) >= len(spaces.modifiers[action]):
            fault(spaces, ACTIONS[action], "must have more spaces than publish", "S-15.35", problems)
