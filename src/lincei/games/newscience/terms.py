"""The words of rule sections 1, 3 and 4 as numbers: scientists, fields, tracks, actions and spaces."""

from __future__ import annotations

from typing import Final

SCIENTISTS: Final = ["kepler", "galileo", "kircher", "leibniz", "newton"]  # in the order of S-2.06
FIELDS: Final = ["astronomy", "mathematics", "physics", "chemistry", "biology"]
SMALL_FIELDS: Final = 7  # with two or three players the first three fields, as a bit mask (S-2.10)
ALL_FIELDS: Final = 31
LEVELS: Final = 5

TRACKS: Final = ["government", "religion", "enterprise", "science"]
MOST_INFLUENCE: Final = 5  # S-1.10
MOST_REST: Final = 3  # S-1.09
CUBES: Final = 3  # S-1.04
MARKERS: Final = 10  # S-1.05

# The three actions that serve a discovery, which are also its three stages (S-3.02).
RESEARCH: Final = 0
EXPERIMENT: Final = 1
PUBLISH: Final = 2
ACTIONS: Final = ["research", "experiment", "publish"]

# Types of event cards (S-1.02).
EFFECT: Final = 0
PLAY: Final = 1
KEEP: Final = 2
CARD_TYPES: Final = ["EFFECT", "PLAY", "KEEP"]
CARD_LEVELS: Final = 3

# Spaces in the order in which they are resolved (S-5.01, S-5.02), so that "not yet resolved" means a higher number.
# Each influence track has room for two spaces, each action for eight; an edition prints fewer.
REST_SPACE: Final = 0
EVENT_SPACE: Final = 1
EVENT_SPACES: Final = 2
INFLUENCE_SPACE: Final = 3
INFLUENCE_SPACES: Final = 8
ACTION_SPACE: Final = 11
ACTION_SPACES: Final = 8
SPACES: Final = ACTION_SPACE + 3 * ACTION_SPACES
SPACE_NAMES: Final = [
    "rest",
    *[f"event-{i + 1}" for i in range(EVENT_SPACES)],
    *[name for track in TRACKS for name in (track, track + "-2")],
    *[f"{action}-{i + 1}" for action in ACTIONS for i in range(ACTION_SPACES)],
]

DISCOVERIES: Final = 40  # the most that an edition can have
EVENTS: Final = 60  # the most cards
LEAST_PLAYERS_OF_FOUR: Final = 4  # who play with the cards marked 4+ and with all five fields (S-2.01, S-2.10)


def action_of(space: int) -> int:
    """The action of a research, experiment or publish space."""
    return (space - ACTION_SPACE) // ACTION_SPACES


def first_space(action: int) -> int:
    return ACTION_SPACE + action * ACTION_SPACES


def track_of(space: int) -> int:
    """The track of an influence space (S-8.01)."""
    return (space - INFLUENCE_SPACE) // 2
