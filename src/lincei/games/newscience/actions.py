"""Every action id of The New Science, one block per kind, and its notation."""

from __future__ import annotations

from typing import Final

from lincei.contract import Block, prefixed
from lincei.games.newscience.components import Edition
from lincei.games.newscience.terms import (
    ACTIONS,
    DISCOVERIES,
    EVENTS,
    MOST_REST,
    SCIENTISTS,
    SPACE_NAMES,
    SPACES,
    TRACKS,
)

SCIENTIST: Final = 0
PLACE: Final = SCIENTIST + len(SCIENTISTS)
# What serves a discovery comes in three ways: without the card in the lab, with it, with its other clause (S-D10).
RESEARCH_ON: Final = PLACE + SPACES
EXPERIMENT_ON: Final = RESEARCH_ON + 3 * DISCOVERIES
PUBLISH_OF: Final = EXPERIMENT_ON + 3 * DISCOVERIES
WAYS: Final = 3
SPEND: Final = PUBLISH_OF + 3 * DISCOVERIES
REROLL: Final = SPEND + MOST_REST + 1
CASCADE: Final = REROLL + 1
CHOOSE: Final = CASCADE + DISCOVERIES
RIVAL: Final = CHOOSE + 2
TRACK: Final = RIVAL + len(SCIENTISTS)
FAVOUR: Final = TRACK + len(TRACKS)
CUBE_FROM: Final = FAVOUR + len(ACTIONS)
CUBE_TO: Final = CUBE_FROM + SPACES
ACCEPT: Final = CUBE_TO + SPACES
DECLINE: Final = ACCEPT + 1
# What chance does:
DEAL: Final = DECLINE + 1
EVENT: Final = DEAL + len(SCIENTISTS)
DIE: Final = EVENT + EVENTS


def space(e: Edition) -> list[Block]:
    """The whole action space; components that an edition does not have leave gaps, so ids never depend on it."""
    slugs = e.discovery_slug
    seats = [str(seat + 1) for seat in range(len(SCIENTISTS))]
    return [
        Block("scientist", SCIENTIST, prefixed("scientist ", SCIENTISTS), "scientist"),
        Block("place", PLACE, prefixed("place ", SPACE_NAMES), "space"),
        Block("research", RESEARCH_ON, ways("research ", slugs), "discovery lab"),
        Block("experiment", EXPERIMENT_ON, ways("experiment ", slugs), "discovery lab"),
        Block("publish", PUBLISH_OF, ways("publish ", slugs), "discovery lab"),
        Block("spend", SPEND, prefixed("spend ", [str(n) for n in range(MOST_REST + 1)]), "rest"),
        Block("reroll", REROLL, ["reroll"], "button"),
        Block("cascade", CASCADE, prefixed("cascade ", slugs), "discovery"),
        Block("choose", CHOOSE, ["choose 1", "choose 2"], "option"),
        Block("rival", RIVAL, prefixed("rival ", seats), "player"),
        Block("track", TRACK, prefixed("track ", TRACKS), "track"),
        Block("favour", FAVOUR, prefixed("favour ", ACTIONS), "option"),
        Block("cube", CUBE_FROM, prefixed("cube ", SPACE_NAMES), "space"),
        Block("to", CUBE_TO, prefixed("to ", SPACE_NAMES), "space"),
        Block("accept", ACCEPT, ["accept"], "button"),
        Block("decline", DECLINE, ["decline"], "button"),
        Block("deal", DEAL, prefixed("deal ", SCIENTISTS), chance=True),
        Block("event", EVENT, prefixed("event ", e.event_slug), chance=True),
        Block("die", DIE, prefixed("die ", [str(n + 1) for n in range(6)]), chance=True),
    ]


def ways(verb: str, slugs: list[str]) -> list[str]:
    """Each discovery plainly, with the card in the lab, and with the card's other clause."""
    plain = prefixed(verb, slugs)
    with_card = [text + " card" if text else "" for text in plain]
    with_other = [text + " card-2" if text else "" for text in plain]
    return plain + with_card + with_other
