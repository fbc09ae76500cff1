"""Research (section 9)."""

from __future__ import annotations

from typing import final

from lincei.games.newscience.actions import RESEARCH_ON
from lincei.games.newscience.refs import discovery_ref
from lincei.games.newscience.rules.knowledge import forbids_research
from lincei.games.newscience.rules.serving import Serve
from lincei.games.newscience.state import NewScience
from lincei.games.newscience.terms import MARKERS, RESEARCH


@final
class Research(Serve):
    """Put a marker on a discovery whose prerequisites are known, if the total reaches its value (S-9.01, S-9.02)."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat, space, RESEARCH, RESEARCH_ON)

    def ask(self) -> str:
        return "newscience-ask-research"

    def forbids(self, g: NewScience, discovery: int) -> str:
        return forbids_research(g, self.seat, discovery)

    def forbids_points(self) -> str:
        return "S-9.04"

    def serve(self, g: NewScience, discovery: int, way: int) -> None:
        self.spend(g, self.missing(g, discovery, way))
        self.use_cards(g, discovery, way)
        put_marker(g, self.seat, discovery, "S-9.03")


def put_marker(g: NewScience, seat: int, discovery: int, rule: str) -> None:
    """One own marker into the research zone (S-9.03); more than ten are told of, where they are allowed (S-14.05)."""
    p = g.seats[seat]
    p.researched |= 1 << discovery
    if g.listening:
        g.tell("newscience-log-research", rule, {"player": seat, "discovery": discovery_ref(g.e, discovery)})
        if p.markers() > MARKERS:
            g.tell("newscience-log-markers", "S-14.05", {"player": seat, "count": p.markers()})
