"""Publish, and the cascade (section 11)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.counting import ones
from lincei.games.newscience.actions import CASCADE, PUBLISH_OF
from lincei.games.newscience.refs import discovery_ref
from lincei.games.newscience.rules.knowledge import forbids_publishing
from lincei.games.newscience.rules.modifiers import prestige_of, shortage
from lincei.games.newscience.rules.serving import Serve
from lincei.games.newscience.state import SCORED, NewScience, marked
from lincei.games.newscience.terms import DISCOVERIES, PUBLISH
from lincei.kernel.frames import Question, Task


@final
class Publish(Serve):
    """Publish a discovery with an own marker in its experiment zone (S-11.01 to S-11.04)."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat, space, PUBLISH, PUBLISH_OF)

    def ask(self) -> str:
        return "newscience-ask-publish"

    def forbids(self, g: NewScience, discovery: int) -> str:
        return forbids_publishing(g, self.seat, discovery)

    def forbids_way(self, g: NewScience, discovery: int, way: int) -> str:
        """Points never replace influence (S-11.03)."""
        if sum(shortage(g, self.seat, discovery, way)):
            return "S-11.03"
        return super().forbids_way(g, discovery, way)

    def forbids_points(self) -> str:
        return "S-11.02"

    def serve(self, g: NewScience, discovery: int, way: int) -> None:
        """Test, pay rest, score, move, return, cascade (S-11.15)."""
        p = g.seats[self.seat]
        prestige = prestige_of(g, self.seat, discovery, way)
        self.spend(g, self.missing(g, discovery, way))
        self.use_cards(g, discovery, way)
        p.prestige += prestige
        p.scored += (SCORED * discovery + prestige,)
        if g.listening:
            args: dict[str, int | str] = {"player": self.seat, "discovery": discovery_ref(g.e, discovery)}
            args["points"] = prestige
            g.tell("newscience-log-publish", "S-11.04", args)
        make_public(g, self.seat, discovery)
        cascade(g, self.seat, discovery)


def make_public(g: NewScience, seat: int, discovery: int) -> None:
    """The marker moves to the publish zone, all others go back to their owners (S-11.05, S-11.06, S-11.14)."""
    bit = 1 << discovery
    g.published |= bit
    for other, p in enumerate(g.seats):
        if other == seat:
            p.published |= bit
        elif g.listening and (p.researched | p.tested) & bit:
            args: dict[str, int | str] = {"player": other, "discovery": discovery_ref(g.e, discovery)}
            g.tell("newscience-log-returned", "S-11.06", args)
        p.researched &= ~bit
        p.tested &= ~bit


def cascade(g: NewScience, seat: int, discovery: int) -> None:
    """The publisher's experiments on unpublished prerequisites become public too (S-11.07)."""
    needs = g.e.needs[g.size * DISCOVERIES + discovery]
    for i in range(len(needs) - 1, -1, -1):
        g.ask(Drag(seat, needs[i]))


@final
class Drag(Task[NewScience]):
    """One prerequisite follows, a discovery or a group; nobody gains prestige for it (S-11.08 to S-11.12)."""

    def __init__(self, seat: int, need: int) -> None:
        self.seat = seat
        self.need: Final = need

    def run(self, g: NewScience) -> None:
        own = self.need & g.seats[self.seat].tested
        if not own or (self.need & g.published and not g.whole_groups):
            return
        members = ones(own)
        if len(members) > 1 and not g.whole_groups:
            g.ask(ChooseMember(self.seat, own))
            return
        for discovery in members:
            drag(g, self.seat, discovery)


def dragged_along(g: NewScience, seat: int, discovery: int) -> int:
    """Mask of what a publication would drag along; where a group leaves a choice, its first member."""
    after = g.copy()
    after.stack = []
    make_public(after, seat, discovery)
    cascade(after, seat, discovery)
    after.settle()
    while not after.over:
        after.apply(after.legal[0])
    return after.published & ~g.published & ~(1 << discovery)


def drag(g: NewScience, seat: int, discovery: int) -> None:
    """Published by cascade: neither points nor influence are tested (S-11.10)."""
    if g.listening:
        g.tell("newscience-log-cascade", "S-11.07", {"player": seat, "discovery": discovery_ref(g.e, discovery)})
    make_public(g, seat, discovery)
    if not g.direct:
        cascade(g, seat, discovery)


@final
class ChooseMember(Question[NewScience]):
    """Which of several own members of a group moves: one suffices (S-11.11, S-D09)."""

    def __init__(self, seat: int, members: int) -> None:
        self.seat = seat
        self.members: Final = members

    def rule(self) -> str:
        return "S-11.11"

    def ask(self) -> str:
        return "newscience-ask-cascade"

    def options(self, g: NewScience) -> list[int]:
        return [CASCADE + discovery for discovery in range(DISCOVERIES) if marked(self.members, discovery)]

    def take(self, g: NewScience, action: int) -> None:
        drag(g, self.seat, action - CASCADE)
