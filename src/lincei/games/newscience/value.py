"""How well a seat stands: a hand-made estimate for bots, never for rules.

A discovery is worth its prestige, less for each step that is still to be made; what it opens counts with it. A cube
that stands on a space is worth the step that it is about to make, so that placing is valued by what it is good for.
"""

from __future__ import annotations

from typing import Final, final

from lincei.games.counting import bits, ones
from lincei.games.newscience.rules.deck import cards_left, revealed_each_round
from lincei.games.newscience.rules.experiment import value_to_reach
from lincei.games.newscience.rules.knowledge import prepared
from lincei.games.newscience.rules.modifiers import PLAINLY, amount, banned, base_points, in_force, prestige_of
from lincei.games.newscience.rules.scoring import HIGHEST, MOST_PUBLISHED
from lincei.games.newscience.rules.spaces import modifier
from lincei.games.newscience.state import NONE, NewScience, marked
from lincei.games.newscience.terms import (
    ACTION_SPACE,
    DISCOVERIES,
    EVENT_SPACE,
    EXPERIMENT,
    INFLUENCE_SPACE,
    MOST_INFLUENCE,
    MOST_REST,
    PUBLISH,
    RESEARCH,
    TRACKS,
    action_of,
    track_of,
)
from lincei.games.newscience.vocabulary import ANY_ACTION, INFLUENCE, POINTS, SELF, Clause
from lincei.games.newscience.weights import (
    CARD_WORTH,
    COMPANY,
    ELIGIBLE,
    LACKING,
    MAJORITY,
    MISSING,
    OPENS,
    RESEARCHED,
    REST_HELD,
    RESTING,
    RIVAL_RESEARCHED,
    RIVAL_TESTED,
    STEADY,
    TESTED,
    WINNING,
    card_worth,
)

# Thousandths of a chance to roll at least so much with one die, of which a 1 fails (S-EC08).
CHANCE: Final = [833, 833, 833, 667, 500, 333, 167]


def value(g: NewScience, seat: int) -> int:
    """In thousandths of a point."""
    p = g.seats[seat]
    if g.over:
        first = 1 if g.ranking()[seat] == 1 else 0
        return 1000 * p.prestige + first * WINNING
    if p.scientist == NONE:
        return 0
    return Estimate(g, seat).worth()


def rounds_to_come(g: NewScience) -> int:
    """How many rounds the deck allows after this one."""
    return cards_left(g) // revealed_each_round(g)


def rest_worth(g: NewScience, rest: int) -> int:
    """Rest is worth less towards the end, and nothing after it."""
    future = rounds_to_come(g)
    return REST_HELD[rest] if future > 1 else REST_HELD[rest] * (future + 1) // 3


def chance(need: int) -> int:
    if need > 6:
        return 0
    return CHANCE[need] if need > 0 else CHANCE[0]


@final
class Estimate:
    """What a seat has, and what its cubes on the board are about to do."""

    def __init__(self, g: NewScience, seat: int) -> None:
        p = g.seats[seat]
        self.g: Final = g
        self.seat: Final = seat
        self.future: Final = rounds_to_come(g)
        self.rest = p.rest
        self.influence: Final = list(p.influence)
        self.bonus: Final[list[list[Clause]]] = [in_force(g, seat, POINTS, action) for action in range(3)]
        self.base: Final = [base_points(g, seat, action, 0) for action in range(3)]
        self.waiting: Final[list[list[int]]] = [[], [], []]  # modifiers of the spaces with own cubes, by action
        self.cards = 0
        self.count_cubes()

    def count_cubes(self) -> None:
        g = self.g
        seat = self.seat
        if g.resolving == NONE and seat in g.resting:
            self.rest = self.rest + 1 if self.rest < MOST_REST else MOST_REST
            self.cards += RESTING
        for space in range(EVENT_SPACE, len(g.cubes)):
            if g.cubes[space] != seat:
                continue
            if space < INFLUENCE_SPACE:
                self.foresee(g.display[space - EVENT_SPACE])
            elif space < ACTION_SPACE:
                track = track_of(space)
                if self.influence[track] < MOST_INFLUENCE:
                    self.influence[track] += 1
            else:
                self.waiting[action_of(space)].append(modifier(g, space))

    def foresee(self, card: int) -> None:
        """What a card is about to do: influence and points as if they were there, the rest by its worth."""
        clauses = self.g.e.event_clauses[card]
        for clause in clauses[:1] if self.g.e.event_either[card] else clauses:
            if clause.kind == INFLUENCE and clause.who == SELF:
                track = self.weakest(clause.tracks)
                self.influence[track] = min(MOST_INFLUENCE, self.influence[track] + clause.amount)
            elif clause.kind == POINTS and clause.action < ANY_ACTION and not self.g.e.event_once[card]:
                self.bonus[clause.action] = [*self.bonus[clause.action], clause]
        self.cards += card_worth(self.g.e, card, self.future) * CARD_WORTH // 1000

    def weakest(self, tracks: int) -> int:
        """The track among some on which influence is lowest."""
        best = -1
        for track in ones(tracks):
            if best < 0 or self.influence[track] < self.influence[best]:
                best = track
        return best

    def worth(self) -> int:
        g = self.g
        p = g.seats[self.seat]
        total = 1000 * p.prestige + self.cards + self.majorities() + rest_worth(g, self.rest)
        if p.lab != NONE and g.e.event_once[p.lab] and self.future:
            total += card_worth(g.e, p.lab, self.future) * CARD_WORTH // 1000
        return total + self.discoveries()

    def majorities(self) -> int:
        """End bonuses as far as they are likely: the nearer the end, the more of them (S-13.02, S-13.03)."""
        g = self.g
        weight = MAJORITY // (2 + self.future // 3)
        total = 0
        for track in range(len(TRACKS)):
            best = 0
            for other, q in enumerate(g.seats):
                if other != self.seat and q.influence[track] > best:
                    best = q.influence[track]
            total += weight * HIGHEST * share(self.influence[track] - best) // 4
        best = 0
        for other, q in enumerate(g.seats):
            if other != self.seat and bits(q.published) > best:
                best = bits(q.published)
        return total + weight * MOST_PUBLISHED * share(bits(g.seats[self.seat].published) - best) // 4

    def discoveries(self) -> int:
        """All markers on the tree and what could be researched next, and the best steps for the cubes that wait."""
        g = self.g
        p = g.seats[self.seat]
        total = 0
        to_publish: list[int] = []
        to_test: list[int] = []
        to_research: list[int] = []
        open_ones: list[int] = []
        for discovery in ones(g.in_play() & ~g.published):
            if marked(p.tested, discovery):
                held = self.as_tested(discovery)
                total += held * self.time(1) // 100
                if self.publishable(discovery):
                    gain = 1000 * prestige_of(g, self.seat, discovery, PLAINLY) - held
                    to_publish.append(gain + held * (100 - self.time(1)) // 100)
            elif marked(p.researched, discovery):
                tested = self.success(discovery)
                held = tested * RESEARCHED // 100
                total += held * self.time(2) // 100
                to_test.append(tested * self.time(1) // 100 - held * self.time(2) // 100)
            elif prepared(g, self.seat, discovery):
                held = self.success(discovery) * RESEARCHED // 100 * self.time(2) // 100
                short = self.short(RESEARCH, discovery)
                if short <= MOST_REST:
                    held += held * COMPANY * self.ahead(discovery) // 100 - MISSING * short
                    open_ones.append(held)
                    if short <= self.rest and not banned(g, RESEARCH, discovery):
                        to_research.append(held)
        total += self.steps(to_publish, PUBLISH)
        if len(self.waiting[RESEARCH]) and len(self.waiting[EXPERIMENT]) > len(to_test):
            # What is researched this round may be tested this round.
            to_test += [held * (100 - RESEARCHED) // RESEARCHED for held in highest_of(to_research)]
        total += self.steps(to_test, EXPERIMENT)
        done = self.steps(to_research, RESEARCH)
        open_ones.sort()
        rank = ELIGIBLE
        for i in range(len(open_ones) - 1, -1, -1):
            if open_ones[i] <= 0 or rank < 5:
                break
            total += open_ones[i] * rank // 100 * self.time(3) // 100
            rank = rank * 2 // 3
        return total + done * (100 - ELIGIBLE // 2) // 100

    def steps(self, gains: list[int], action: int) -> int:
        """What the waiting cubes of a type bring: the best steps first."""
        if not self.waiting[action]:
            return 0
        gains.sort()
        total = 0
        for i in range(len(self.waiting[action])):
            if i < len(gains) and gains[-1 - i] > 0:
                total += gains[-1 - i] + STEADY * self.waiting[action][i]
        return total

    def time(self, steps: int) -> int:
        """Percent: whether so many steps can still be made after this round."""
        if self.future == 0:
            return 0
        return 100 if 2 * self.future > steps else 60

    # -- one discovery --------------------------------------------------------------------------------------------

    def as_tested(self, discovery: int) -> int:
        """An own experiment: a part of its prestige, less for what publishing still lacks or where a rival is near."""
        g = self.g
        worth = 10 * TESTED * prestige_of(g, self.seat, discovery, PLAINLY)
        for track in range(len(TRACKS)):
            short = g.e.minimum[4 * discovery + track] - self.influence[track]
            if short > 0:
                worth -= LACKING * short
        worth -= MISSING * self.short(PUBLISH, discovery)
        for other, q in enumerate(g.seats):
            if other != self.seat:
                if marked(q.tested, discovery):
                    worth -= worth * RIVAL_TESTED // 100
                elif marked(q.researched, discovery):
                    worth -= worth * RIVAL_RESEARCHED // 100
        return worth if worth > 0 else 0

    def ahead(self, discovery: int) -> int:
        """How many rivals have a marker there."""
        count = 0
        for q in self.g.seats:
            if marked(q.researched | q.tested, discovery):
                count += 1
        return count

    def success(self, discovery: int) -> int:
        """What an experiment may bring: the discovery tested, and what it opens, by its chance."""
        g = self.g
        points = self.points(EXPERIMENT, discovery)
        need = value_to_reach(g, self.seat, discovery, PLAINLY) - points
        best = chance(need)
        if self.rest and need > 2:
            best = (best + chance(need - 1)) // 2
        worth = self.as_tested(discovery)
        if self.future > 1:
            worth += OPENS * g.e.opens[g.size * DISCOVERIES + discovery]
        return worth * best // 1000

    def points(self, action: int, discovery: int) -> int:
        total = self.base[action]
        if self.bonus[action]:
            total += amount(self.g, self.bonus[action], POINTS, discovery)
        if self.waiting[action]:
            total += max(self.waiting[action])
        return total

    def short(self, action: int, discovery: int) -> int:
        """Points that are missing."""
        short = self.g.e.values[3 * discovery + action] - self.points(action, discovery)
        return short if short > 0 else 0

    def publishable(self, discovery: int) -> bool:
        g = self.g
        for track in range(len(TRACKS)):
            if g.e.minimum[4 * discovery + track] > self.influence[track]:
                return False
        return self.short(PUBLISH, discovery) <= self.rest and not banned(g, PUBLISH, discovery)


def highest_of(gains: list[int]) -> list[int]:
    """The best of some gains, alone."""
    return [max(gains)] if gains else []


def share(lead: int) -> int:
    """How likely a lead on a track is to last, in quarters."""
    if lead > 1:
        return 4
    if lead < -1:
        return 0
    return lead + 2
