"""An action that serves one discovery: its target is named at resolution, or it is declined (section 5)."""

from __future__ import annotations

from typing import Final

from lincei.games.newscience.actions import DECLINE, PLACE, SPEND, WAYS
from lincei.games.newscience.refs import action_ref, space_ref
from lincei.games.newscience.rules.lab import discard
from lincei.games.newscience.rules.modifiers import PLAINLY, total_points, use_up, ways
from lincei.games.newscience.rules.spaces import lift
from lincei.games.newscience.state import NewScience
from lincei.games.newscience.terms import DISCOVERIES, EXPERIMENT, MOST_REST, SPACES
from lincei.kernel.frames import Question


class Serve(Question[NewScience]):
    """Name the discovery that a research, experiment or publish action serves (S-5.07, S-5.12, S-5.20).

    An answer is `first` + DISCOVERIES * way + discovery: plainly, or with the single-use card in the lab (S-D10).
    """

    def __init__(self, seat: int, space: int, action: int, first: int) -> None:
        self.seat = seat
        self.space: Final = space
        self.action: Final = action
        self.first: Final = first

    def forbids(self, g: NewScience, discovery: int) -> str:
        """The rule against this target, whatever it costs, or nothing."""
        raise NotImplementedError

    def forbids_way(self, g: NewScience, discovery: int, way: int) -> str:
        """The rule against serving it in this way, or nothing: what is missing must be made up for by rest (S-5.09)."""
        return self.forbids_points() if self.missing(g, discovery, way) > g.seats[self.seat].rest else ""

    def forbids_points(self) -> str:
        """The rule that asks for the missing points."""
        raise NotImplementedError

    def serve(self, g: NewScience, discovery: int, way: int) -> None:
        raise NotImplementedError

    def points(self, g: NewScience, discovery: int, way: int) -> int:
        return total_points(g, self.seat, self.action, self.space, discovery, way)

    def missing(self, g: NewScience, discovery: int, way: int) -> int:
        """How many points are missing, to be made up for by rest."""
        short = g.e.values[3 * discovery + self.action] - self.points(g, discovery, way)
        return short if short > 0 else 0

    def rule(self) -> str:
        return "S-5.07"

    def args(self, g: NewScience) -> dict[str, int | str]:
        return {"space": space_ref(self.space)}

    def options(self, g: NewScience) -> list[int]:
        plain: list[int] = []
        with_card: list[int] = []
        with_other: list[int] = []
        mask = g.in_play() & ~g.published
        discovery = 0
        while mask:
            if mask & 1 and not self.forbids(g, discovery):
                if not self.forbids_way(g, discovery, PLAINLY):
                    plain.append(self.first + discovery)
                for way in ways(g, self.seat, self.action, discovery):
                    if not self.forbids_way(g, discovery, way):
                        answers = with_card if way == 1 else with_other
                        answers.append(self.first + DISCOVERIES * way + discovery)
            mask >>= 1
            discovery += 1
        found = plain + with_card + with_other
        if found:
            found.append(DECLINE)  # the action is lost, nothing is spent (S-5.13)
        return found

    def why(self, g: NewScience, action: int) -> str:
        if self.first <= action < self.first + WAYS * DISCOVERIES:
            way, discovery = divmod(action - self.first, DISCOVERIES)
            refused = self.forbids(g, discovery)
            if not refused and way != PLAINLY and way not in ways(g, self.seat, self.action, discovery):
                refused = "S-16.05"
            return refused or self.forbids_way(g, discovery, way)
        if SPEND <= action <= SPEND + MOST_REST:
            return "S-10.02" if self.action == EXPERIMENT else "S-5.09"
        return "S-4.12" if PLACE <= action < PLACE + SPACES else self.rule()

    def take(self, g: NewScience, action: int) -> None:
        lift(g, self.space)
        if action == DECLINE:
            if g.listening:
                g.tell("newscience-log-decline", "S-5.13", {"player": self.seat, "action": action_ref(self.action)})
            return
        way, discovery = divmod(action - self.first, DISCOVERIES)
        self.serve(g, discovery, way)

    def use_cards(self, g: NewScience, discovery: int, way: int) -> None:
        """A declared card leaves the game, and what served one action only is used up (S-16.05)."""
        if way != PLAINLY:
            discard(g, self.seat, "S-16.05")
        use_up(g, self.seat, self.action, discovery)

    def spend(self, g: NewScience, rest: int) -> None:
        """Rest is deducted when announced (S-5.10)."""
        if rest > 0:
            spend_rest(g, self.seat, rest)


def spend_rest(g: NewScience, seat: int, rest: int) -> None:
    g.seats[seat].rest -= rest
    if g.listening:
        g.tell("newscience-log-spend", "S-5.10", {"player": seat, "rest": rest})
