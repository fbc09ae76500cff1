"""How well a seat stands: a hand-made estimate for bots, never for rules.

It plans publications one after another, the one that promises most first, and counts what each would bring less what it
would cost in cubes: research and experiments on all that it needs, the publishing itself, rest and influence. A cube
already standing on the right space makes its step free, so that placing is valued by what it is good for.
"""

from __future__ import annotations

from typing import Final, final

from lincei.games.counting import bits
from lincei.games.newscience.rules.deck import cards_left, revealed_each_round
from lincei.games.newscience.rules.experiment import value_to_reach
from lincei.games.newscience.rules.modifiers import PLAINLY, amount, banned, base_points, in_force, prestige_of
from lincei.games.newscience.rules.scoring import HIGHEST, MOST_PUBLISHED
from lincei.games.newscience.rules.spaces import modifier
from lincei.games.newscience.state import NONE, NewScience, marked
from lincei.games.newscience.terms import (
    ACTION_SPACE,
    ACTION_SPACES,
    CUBES,
    DISCOVERIES,
    EVENT_SPACE,
    EXPERIMENT,
    INFLUENCE_SPACE,
    MOST_INFLUENCE,
    MOST_REST,
    PUBLISH,
    RESEARCH,
    TRACKS,
    track_of,
)
from lincei.games.newscience.vocabulary import POINTS, Clause
from lincei.games.newscience.weights import (
    CARD_WORTH,
    CUBE_WORTH,
    DISTANCE,
    HOPELESS,
    INFLUENCE_COST,
    LEVEL_LEFT,
    MAJORITY,
    PICKS,
    PUBLISH_SLOT,
    REST_COST,
    REST_HELD,
    RESTING,
    RIVAL_RESEARCHED,
    RIVAL_TESTED,
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
    return Plan(g, seat).worth()


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
class Plan:
    """What a player may still publish, and at what cost in thousandths of a cube."""

    def __init__(self, g: NewScience, seat: int) -> None:
        p = g.seats[seat]
        self.g: Final = g
        self.seat: Final = seat
        self.rest = p.rest
        self.influence: Final = [n for n in p.influence]
        self.researched = p.researched
        self.tested = p.tested | g.published  # with what the plan has come to so far
        self.seen = 0  # prerequisites already counted for the target at hand
        self.bonus: Final[list[list[Clause]]] = [in_force(g, seat, POINTS, action) for action in range(3)]
        self.base: Final = [base_points(g, seat, action, 0) for action in range(3)]
        self.waiting: Final[list[list[int]]] = [[], [], []]  # modifiers of the spaces with own cubes, by action
        self.research_cost: Final = [-1] * DISCOVERIES
        self.experiment_cost: Final = [-1] * DISCOVERIES
        self.budget = CUBES * rounds_to_come(g) + p.home
        self.extras = 0
        self.count_cubes()

    def count_cubes(self) -> None:
        """What own cubes on the board are about to do."""
        g = self.g
        seat = self.seat
        if g.resolving == NONE and seat in g.resting:
            self.rest = self.rest + 1 if self.rest < MOST_REST else MOST_REST
            self.extras += RESTING
        for space in range(EVENT_SPACE, len(g.cubes)):
            if g.cubes[space] != seat:
                continue
            if space < INFLUENCE_SPACE:
                card = g.display[space - EVENT_SPACE]
                self.extras += card_worth(g.e, card, rounds_to_come(g)) * CARD_WORTH // 1000
            elif space < ACTION_SPACE:
                track = track_of(space)
                if self.influence[track] < MOST_INFLUENCE:
                    self.influence[track] += 1
            else:
                self.waiting[(space - ACTION_SPACE) // ACTION_SPACES].append(modifier(g, space))

    def worth(self) -> int:
        g = self.g
        p = g.seats[self.seat]
        total = 1000 * p.prestige + self.extras + self.majorities()
        future = rounds_to_come(g)
        total += rest_worth(g, self.rest)
        if p.lab != NONE and g.e.event_once[p.lab] and future:
            total += card_worth(g.e, p.lab, future) * CARD_WORTH // 1000
        return total + self.publications()

    def majorities(self) -> int:
        """End bonuses as far as they are likely: the nearer the end, the more of them (S-13.02, S-13.03)."""
        g = self.g
        future = rounds_to_come(g)
        weight = MAJORITY // (2 + future // 3)
        total = 0
        for track in range(len(TRACKS)):
            best = 0
            for other in range(g.players):
                if other != self.seat and g.seats[other].influence[track] > best:
                    best = g.seats[other].influence[track]
            total += weight * HIGHEST * share(self.influence[track] - best) // 4
        best = 0
        for other in range(g.players):
            if other != self.seat and bits(g.seats[other].published) > best:
                best = bits(g.seats[other].published)
        return total + weight * MOST_PUBLISHED * share(bits(g.seats[self.seat].published) - best) // 4

    def publications(self) -> int:
        """The best publications one after another, as long as cubes last and they pay."""
        g = self.g
        targets = [d for d in range(DISCOVERIES) if marked(g.in_play() & ~g.published, d)]
        total = 0
        for _ in range(PICKS):
            best = -1
            best_net = 0
            best_cost = 0
            for target in targets:
                cost = self.cost_of(target)
                if cost > 1000 * self.budget + 600:
                    continue
                net = self.promise(target, cost) - cost * CUBE_WORTH // 1000
                if net > best_net:
                    best, best_net, best_cost = target, net, cost
            if best < 0:
                break
            total += best_net
            targets.remove(best)
            self.carry_out(best)
            self.budget -= (best_cost + 500) // 1000
        return total

    def promise(self, target: int, cost: int) -> int:
        """What publishing would bring; less where it is far off or a rival is ahead."""
        g = self.g
        prestige = 1000 * prestige_of(g, self.seat, target, PLAINLY) + LEVEL_LEFT * g.e.level_of[target]
        percent = 100 - DISTANCE * cost // 1000
        for other, q in enumerate(g.seats):
            if other != self.seat:
                if marked(q.tested, target):
                    percent = percent * (100 - RIVAL_TESTED) // 100
                elif marked(q.researched, target):
                    percent = percent * (100 - RIVAL_RESEARCHED) // 100
        return prestige * percent // 100

    # -- costs ----------------------------------------------------------------------------------------------------

    def cost_of(self, target: int) -> int:
        """Cubes for all that a publication still needs, in thousandths."""
        self.seen = 0
        waiting = [len(self.waiting[action]) for action in range(3)]
        return self.chain(target, waiting, True) + self.publishing(target, waiting)

    def chain(self, discovery: int, waiting: list[int], last: bool) -> int:
        """Research and experiments up to a discovery; steps that a waiting cube can make are free."""
        if marked(self.tested, discovery) or marked(self.seen, discovery):
            return 0
        self.seen |= 1 << discovery
        total = 0
        now = True  # whether the research can be made this round
        if not marked(self.researched, discovery):
            known = self.tested
            for need in self.g.e.needs[self.g.size * DISCOVERIES + discovery]:
                if not need & known:
                    now = False
                    total += self.cheapest(need, waiting)
            cost = self.to_research(discovery)
            if now and waiting[RESEARCH]:
                waiting[RESEARCH] -= 1
                cost -= 1000
            else:
                now = False
            total += cost
        cost = self.to_test(discovery)
        if now and waiting[EXPERIMENT]:
            waiting[EXPERIMENT] -= 1
            cost -= 1000
        return total + cost

    def cheapest(self, need: int, waiting: list[int]) -> int:
        """The cheapest member of a prerequisite."""
        best = -1
        least = 0
        seen = self.seen
        for discovery in range(DISCOVERIES):
            if marked(need, discovery):
                if need == 1 << discovery:
                    return self.chain(discovery, waiting, False)
                self.seen = seen
                cost = self.chain(discovery, waiting[:], False)
                if best < 0 or cost < least:
                    best, least = discovery, cost
        self.seen = seen
        return self.chain(best, waiting, False)

    def to_research(self, discovery: int) -> int:
        cost = self.research_cost[discovery]
        if cost < 0:
            cost = 1000 + self.missing(RESEARCH, discovery)
            self.research_cost[discovery] = cost
        return cost

    def missing(self, action: int, discovery: int) -> int:
        """What it costs to make up for missing points; a better space is likely to make up for one in two."""
        g = self.g
        points = self.base[action]
        if self.bonus[action]:
            points += amount(g, self.bonus[action], POINTS, discovery)
        if self.waiting[action] and max(self.waiting[action]) > 0:
            points += 1
        short = g.e.values[3 * discovery + action] - points
        if short <= 0:
            return 0
        return HOPELESS if short > MOST_REST + 1 else REST_COST * short

    def to_test(self, discovery: int) -> int:
        """The cheapest way to succeed: rest makes a roll dearer and surer (S-15.23)."""
        cost = self.experiment_cost[discovery]
        if cost >= 0:
            return cost
        g = self.g
        points = self.base[EXPERIMENT]
        if self.bonus[EXPERIMENT]:
            points += amount(g, self.bonus[EXPERIMENT], POINTS, discovery)
        if self.waiting[EXPERIMENT] and max(self.waiting[EXPERIMENT]) > 0:
            points += 1
        need = value_to_reach(g, self.seat, discovery, PLAINLY) - points
        cost = HOPELESS
        for rest in range(MOST_REST + 1):
            odds = chance(need - rest)
            if odds:
                each = (1000 + REST_COST * rest) * 1000 // odds
                cost = each if each < cost else cost
        self.experiment_cost[discovery] = cost
        return cost

    def publishing(self, target: int, waiting: list[int]) -> int:
        """The publishing itself, with the influence that is missing."""
        g = self.g
        lacking = 0
        for track in range(len(TRACKS)):
            short = g.e.minimum[4 * target + track] - self.influence[track]
            if short > 0:
                lacking += short
        cost = 1000 + PUBLISH_SLOT + self.missing(PUBLISH, target) + INFLUENCE_COST * lacking
        if waiting[PUBLISH] and not lacking and self.ready(target) and not banned(g, PUBLISH, target):
            cost -= 1000 + PUBLISH_SLOT
        return cost

    def ready(self, target: int) -> bool:
        """Whether a publish cube of this round may come in time."""
        p = self.g.seats[self.seat]
        return marked(p.tested, target) or (marked(p.researched, target) and bool(self.waiting[EXPERIMENT]))

    def carry_out(self, target: int) -> None:
        """From here on the target and all that it needs count as done, and the cubes for it as used."""
        g = self.g
        self.seen = 0
        waiting = [len(self.waiting[action]) for action in range(3)]
        self.chain(target, waiting, True)
        if waiting[PUBLISH] and self.ready(target):
            waiting[PUBLISH] -= 1
        for action in range(3):
            del self.waiting[action][: len(self.waiting[action]) - waiting[action]]
        self.tested |= self.seen
        for track in range(len(TRACKS)):
            self.influence[track] = max(self.influence[track], g.e.minimum[4 * target + track])


def share(lead: int) -> int:
    """How likely a lead on a track is to last, in quarters."""
    if lead > 1:
        return 4
    if lead < -1:
        return 0
    return lead + 2
