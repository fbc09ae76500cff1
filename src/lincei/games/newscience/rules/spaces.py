"""Action spaces: which there are, and what they carry (sections 4 and 5)."""

from __future__ import annotations

from lincei.games.newscience.components import Edition
from lincei.games.newscience.state import NOBODY, NONE, NewScience
from lincei.games.newscience.terms import (
    ACTIONS,
    EFFECT,
    INFLUENCE_SPACE,
    REST_SPACE,
    TRACKS,
    action_of,
    first_space,
)


def printed(e: Edition, players: int) -> int:
    """Mask of the spaces that the board has for so many players (S-4.08, S-4.09, S-8.05)."""
    mask = 1 << REST_SPACE
    for track in range(len(TRACKS)):
        for i in range(e.influence_spaces[4 * players + track]):
            mask |= 1 << (INFLUENCE_SPACE + 2 * track + i)
    for action in range(len(ACTIONS)):
        for i in range(len(e.modifiers[3 * players + action])):
            mask |= 1 << (first_space(action) + i)
    return mask


def modifier(g: NewScience, space: int) -> int:
    """What a research, experiment or publish space adds; one added by a card adds nothing (S-5.04, S-16.03)."""
    modifiers = g.e.modifiers[3 * g.players + action_of(space)]
    index = space - first_space(action_of(space))
    return modifiers[index] if index < len(modifiers) else 0


def is_extra(g: NewScience, space: int) -> bool:
    """Whether a card has added this space (S-16.03)."""
    action = action_of(space)
    return space - first_space(action) >= len(g.e.modifiers[3 * g.players + action])


def room_to_rest(g: NewScience) -> int:
    return g.e.rest_spaces[g.players]


def offers_space(g: NewScience, index: int) -> bool:
    """Each PLAY or KEEP card on display has one space, an EFFECT none (S-4.10, S-4.16)."""
    return index < len(g.display) and g.display[index] != NONE and g.e.event_type[g.display[index]] != EFFECT


def lift(g: NewScience, space: int) -> int:
    """A cube is lifted when its action is resolved (S-5.03); whose it was."""
    seat = g.cubes[space]
    g.cubes[space] = NOBODY
    g.seats[seat].lifted += 1
    return seat
