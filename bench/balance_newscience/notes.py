"""What is noted of one game of The New Science while bots play it: all that its balance targets ask for."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from lincei.games.newscience.actions import PLACE, RESEARCH_ON
from lincei.games.newscience.meta import MOST
from lincei.games.newscience.refs import action_ref, discovery_ref, event_ref
from lincei.games.newscience.rules.round import end_rule
from lincei.games.newscience.rules.spaces import is_extra, room_to_rest
from lincei.games.newscience.state import SCORED, NewScience
from lincei.games.newscience.terms import (
    ACTION_SPACE,
    ACTIONS,
    EVENT_SPACE,
    EXPERIMENT,
    INFLUENCE_SPACE,
    PUBLISH,
    RESEARCH,
    REST_SPACE,
    SPACE_NAMES,
    action_of,
)
from lincei.kernel.events import Event
from lincei.kernel.position import Position

LOG = "newscience-log-"
KINDS = ("rest", "event", "influence", *ACTIONS)  # of spaces
EXTRA = " (added by a card)"


def rest_name(position: int) -> str:
    return f"rest, position {position + 1}"


# The names of all spaces that a board can have.
BOARD = (
    *(rest_name(i) for i in range(MOST)),
    *SPACE_NAMES[EVENT_SPACE:],
    *(action + EXTRA for action in ACTIONS),
)


@dataclass(slots=True)
class PlayerNotes:
    """One player: what he did, what came of it, where his points came from."""

    seat: int = 0
    scientist: int = 0
    score: int = 0
    share: float = 0.0  # of the win: 1, or a part of it if it is shared
    placed: list[int] = field(default_factory=lambda: [0] * len(KINDS))  # cubes by kind of space
    done: list[int] = field(default_factory=lambda: [0] * len(ACTIONS))  # discovery actions that served a discovery
    lost: list[int] = field(default_factory=lambda: [0] * len(ACTIONS))  # those for which there was no target (S-5.14)
    declined: list[int] = field(default_factory=lambda: [0] * len(ACTIONS))  # those that were given up (S-5.13)
    tried: list[int] = field(default_factory=list)  # discoveries tested, each attempt
    succeeded: list[int] = field(default_factory=list)
    rest: int = 0  # points spent
    taken: list[int] = field(default_factory=list)  # event cards
    scored: list[tuple[int, int, int]] = field(default_factory=list)  # discovery, prestige, round
    cascaded: list[int] = field(default_factory=list)  # discoveries
    awards: list[tuple[int, int]] = field(default_factory=list)  # track or AWARD_MOST, prestige

    def bonus(self) -> int:
        """The prestige of the final scoring (S-13.02, S-13.03)."""
        return sum(prestige for _, prestige in self.awards)


@dataclass(slots=True)
class GameNotes:
    """One game: how it went, what lay on the table, and its players by their seats."""

    players: list[PlayerNotes]
    rounds: int
    by_level_five: bool  # what ended it (S-12.03); else the deck
    firsts: list[int]  # who was first in each round
    lasts: list[int]
    shown: list[int]  # event cards that were on display
    offered: Counter[str]  # in how many rounds there was a space
    used: Counter[str]  # in how many of them it was taken


class NewScienceWatch:
    """Looks at where cubes go, and listens to what is told; nothing that a bot sees is touched."""

    def __init__(self, position: Position) -> None:
        assert isinstance(position, NewScience)
        self.g = position
        self.notes = [PlayerNotes(seat) for seat in range(position.players)]
        self.round = 0
        self.firsts: list[int] = []
        self.lasts: list[int] = []
        self.shown: list[int] = []
        self.offered: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        e = position.e
        self.numbers = {discovery_ref(e, i): i for i in range(e.discoveries)}
        self.numbers.update({event_ref(e, i): i for i in range(e.events)})
        self.numbers.update({action_ref(i): i for i in range(len(ACTIONS))})
        position.listen()

    # -- placing ------------------------------------------------------------------------------------------------------

    def before(self, seat: int, action: int) -> None:
        if PLACE <= action < RESEARCH_ON:
            space = action - PLACE
            self.used[rest_name(len(self.g.resting)) if space == REST_SPACE else space_name(self.g, space)] += 1
            self.notes[seat].placed[kind_of(space)] += 1

    def begin_round(self) -> None:
        """All that lies there for the round; nobody has placed yet."""
        g = self.g
        self.round = g.round
        self.firsts.append(g.order[0])
        self.lasts.append(g.order[-1])
        self.shown += g.display
        self.offered.update(rest_name(i) for i in range(room_to_rest(g)))
        self.offered.update(
            space_name(g, space) for space in range(EVENT_SPACE, len(SPACE_NAMES)) if g.open >> space & 1
        )

    # -- what is told -------------------------------------------------------------------------------------------------

    def after(self, seat: int, action: int) -> None:
        for event in self.g.events:
            what = event.message.removeprefix(LOG)
            if what == "round":
                self.begin_round()
            elif what in HEARD:
                self.hear(what, event)

    def hear(self, what: str, event: Event) -> None:
        n = self.notes[int(event.args["player"])]
        if what == "spend":
            n.rest += int(event.args["rest"])
            return
        number = self.numbers[str(event.args[HEARD[what]])]
        if what in ("lost", "decline"):
            (n.lost if what == "lost" else n.declined)[number] += 1
        elif what in ("play", "keep"):
            n.taken.append(number)
        elif what == "research":
            n.done[RESEARCH] += event.rule == "S-9.03"  # a card can do it, too
        elif what == "experiment":
            n.done[EXPERIMENT] += 1
            n.tried.append(number)
        elif what == "success":
            n.succeeded.append(number)
        elif what == "publish":
            n.done[PUBLISH] += 1
            n.scored.append((number, int(event.args["points"]), self.round))
        else:
            n.cascaded.append(number)

    # -- at the end ---------------------------------------------------------------------------------------------------

    def end(self) -> GameNotes:
        g = self.g
        places = g.ranking()
        for n, p, place in zip(self.notes, g.seats, places, strict=True):
            n.scientist = p.scientist
            n.score = p.prestige
            n.share = 1 / places.count(1) if place == 1 else 0.0
            n.awards = [divmod(entry, SCORED) for entry in p.awards]
        by_level_five = end_rule(g) == "S-12.03"
        return GameNotes(
            self.notes, g.round, by_level_five, self.firsts, self.lasts, self.shown, self.offered, self.used
        )


# What is heard, and the argument that says what it is about.
HEARD = {
    "spend": "rest",
    "lost": "action",
    "decline": "action",
    "play": "event",
    "keep": "event",
    "research": "discovery",
    "experiment": "discovery",
    "success": "discovery",
    "publish": "discovery",
    "cascade": "discovery",
}


def space_name(g: NewScience, space: int) -> str:
    """A space by its name; those that a card adds are one kind for each action."""
    if space >= ACTION_SPACE and is_extra(g, space):
        return ACTIONS[action_of(space)] + EXTRA
    return SPACE_NAMES[space]


def kind_of(space: int) -> int:
    if space < EVENT_SPACE:
        return 0
    if space < INFLUENCE_SPACE:
        return 1
    return 2 if space < ACTION_SPACE else 3 + action_of(space)
