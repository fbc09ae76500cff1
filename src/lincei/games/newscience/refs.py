"""References to components: what log lines, actions and views call them by. Words are put to them at the edge."""

from __future__ import annotations

from lincei.games.newscience.components import Edition
from lincei.games.newscience.terms import (
    ACTION_SPACE,
    ACTIONS,
    INFLUENCE_SPACE,
    SCIENTISTS,
    SPACE_NAMES,
    TRACKS,
    action_of,
    first_space,
    track_of,
)


def discovery_ref(e: Edition, discovery: int) -> str:
    """A discovery: an owner's own name for it if the edition has one."""
    label = e.discovery_label[discovery]
    return "=" + label if label else "discovery." + e.discovery_slug[discovery]


def event_ref(e: Edition, card: int) -> str:
    label = e.event_label[card]
    return "=" + label if label else "event." + e.event_slug[card]


def scientist_ref(e: Edition, scientist: int) -> str:
    label = e.scientist_label[scientist]
    return "=" + label if label else "scientist." + SCIENTISTS[scientist]


def track_ref(track: int) -> str:
    return "track." + TRACKS[track]


def action_ref(action: int) -> str:
    return "action." + ACTIONS[action]


def space_ref(space: int) -> str:
    """A space: by its track, or by its action and number; Rest and event spaces have names of their own."""
    if space < INFLUENCE_SPACE:
        return "space." + SPACE_NAMES[space]
    if space < ACTION_SPACE:
        second = ".second" if (space - INFLUENCE_SPACE) % 2 else ""
        return f"influence{second}({track_ref(track_of(space))})"
    action = action_of(space)
    return f"place({action_ref(action)},={space - first_space(action) + 1})"
