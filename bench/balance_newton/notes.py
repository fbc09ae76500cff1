"""What is noted of one game of Newton while bots play it: all that its balance targets ask for."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from lincei.games.counting import bits, ones
from lincei.games.newton.actions import (
    BRANCH,
    BUY,
    CASH,
    EFFECT,
    END,
    FIRST,
    FOUND,
    IMPROVE,
    MOVE,
    PERFORM,
    PICK,
    POTION,
    SHELVE,
    SPECIAL,
    STEP,
    STOP,
    STUDENT,
    TAKE,
    TUCK,
)
from lincei.games.newton.rules.counts import ends
from lincei.games.newton.rules.prerequisites import occupies
from lincei.games.newton.rules.technology import Technology, TechnologyStep
from lincei.games.newton.rules.turn import Turn
from lincei.games.newton.rules.work import Work, WorkStep
from lincei.games.newton.state import BASIC, DISCOVERIES, NONE, Newton, Player
from lincei.games.newton.terms import (
    BASE_SIZE,
    CUBES,
    INVENTION,
    LEVEL_SIZE,
    LEVELS,
    MASTER,
    OBJECTIVE_SPACES,
    SPECIALISATION,
    START_CARDS,
)
from lincei.kernel.position import Position

POINTS = "newton-points-"
FIRST_PICKS = 2  # those of the draft that N-B07 looks at


@dataclass(slots=True)
class PlayerNotes:
    """One player: what he did, what he had at the end, where his points came from."""

    seat: int = 0  # after the one who went first in round 1
    board: int = 0
    colour: int = 0
    score: int = 0
    place: int = 0
    points: list[tuple[str, str, int]] = field(default_factory=list)  # source, objective or Master, VP
    performed: list[int] = field(default_factory=lambda: [0] * 5)  # basic actions of cards played
    values: list[int] = field(default_factory=lambda: [0] * 5)  # the sum of their values
    idle: int = 0  # turns without a basic action
    longest: int = 0  # turn, in atomic actions
    clicks: int = 0
    taken: list[int] = field(default_factory=list)  # cards
    picks: list[tuple[int, int]] = field(default_factory=list)  # the first of the draft: Master, bit mask of the packet
    held: int = 0  # bit mask of Masters, played ones included
    played: tuple[int, ...] = ()
    cubes: int = 0  # laid
    ends: int = 0  # students on end spaces
    work_round: int = 0  # in which the marker reached the end, 0 if it did not
    laid: int = 0
    runs: int = 0
    tokens: int = 0
    cities: list[int] = field(default_factory=list)  # tiles visited
    entered: list[tuple[int, int]] = field(default_factory=list)  # kind of special space, tile on it
    objectives: list[int] = field(default_factory=list)  # spaces held
    drawers: tuple[int, ...] = ()
    incomes: tuple[int, ...] = ()
    aside: Counter[str] = field(default_factory=Counter)  # quick actions and special actions
    bought: list[int] = field(default_factory=list)  # discoveries at full cost
    found: list[int] = field(default_factory=list)  # discoveries at half cost or for nothing
    cashed: list[tuple[int, int]] = field(default_factory=list)  # discovery, VP

    # Known only when all games of a kind have been played:
    over: float = 0.0  # the score above the mean of its kind
    quarter: int = 0  # 3 for the best quarter of its kind

    def vp(self, *sources: str) -> int:
        return sum(vp for source, _, vp in self.points if source in sources)


@dataclass(slots=True)
class GameNotes:
    """One game: what lay on the table, and its players."""

    players: list[PlayerNotes]
    rounds: int
    shown: list[int]  # cards that lay in the display at some time
    cities: list[int]  # tiles on the map, and so on
    specialisations: list[int]
    inventions: list[int]
    objectives: list[int]
    discoveries: list[int]


@dataclass(frozen=True, slots=True)
class Movement:
    """A student or marker that may come to stand on a special space with the next action."""

    where: int  # of its frame on the stack
    steps: int
    stops: bool
    kind: int
    tile: int

    def goes_on(self, g: Newton) -> bool:
        """Whether its frame is still there, with these steps made; what a space grants begins with none."""
        if self.stops or self.where >= len(g.stack):
            return False
        frame = g.stack[self.where]
        if isinstance(frame, (WorkStep, TechnologyStep)):
            frame = frame.action
        if isinstance(frame, Technology) and frame.student == NONE:  # the next student of an action that is split
            return False
        return isinstance(frame, (Work, Technology)) and frame.steps == self.steps


class NewtonWatch:
    """Looks at each action before and after it; nothing that a bot sees is touched."""

    def __init__(self, position: Position) -> None:
        assert isinstance(position, Newton)
        self.g = position
        self.first = position.first
        self.offered = position.available
        self.notes = [PlayerNotes() for _ in range(position.players)]
        self.clicks = 0  # of the turn that is going on
        self.passed = position.passed
        self.round = 0
        self.cashed = 0  # VP of discoveries before one more is cashed in
        self.performing = NONE  # the last basic action of a card
        self.movement: Movement | None = None  # that this action may end on a special space

    # -- before an action ---------------------------------------------------------------------------------------------

    def before(self, seat: int, action: int) -> None:
        g = self.g
        n = self.notes[seat]
        p = g.seats[seat]
        self.round = g.round
        if g.round == 0:
            if len(n.picks) < FIRST_PICKS:
                n.picks.append((action - PICK, p.packet))
            return
        if TUCK <= action < STOP:
            return
        self.clicks += 1
        question = g.question
        if isinstance(question, Turn):
            if PERFORM <= action < EFFECT:
                self.performing = action - PERFORM
                n.performed[self.performing] += 1
                n.values[self.performing] += question.value(g, self.performing)
        elif isinstance(question, (WorkStep, TechnologyStep)):
            self.movement = self.ending(question, p, action)
        if action == END and not g.done & BASIC:
            n.idle += 1
        elif TAKE <= action < SHELVE:
            n.taken.append(action - TAKE)
        elif FOUND <= action < TUCK:
            n.found.append(action - FOUND)
        elif SPECIAL <= action < FIRST:
            self.note_aside(n, p, action)

    def note_aside(self, n: PlayerNotes, p: Player, action: int) -> None:
        """A quick action or the special action."""
        if action == SPECIAL:
            n.aside["special"] += 1
        elif action < IMPROVE:
            n.aside["reveal"] += 1
        elif action == IMPROVE:
            n.aside["improve"] += 1
            if self.g.done & BASIC:  # while the action runs: its value was noted without it
                n.values[self.performing] += 1
        elif action == POTION:
            n.aside["potion"] += 1
        elif action == STUDENT:
            n.aside["student"] += 1
        elif action < CASH:
            n.bought.append(action - BUY)
        else:
            self.cashed = p.points[DISCOVERIES]

    def ending(self, question: WorkStep | TechnologyStep, p: Player, action: int) -> Movement | None:
        """The special space that a movement comes to work on, if this action ends it (N-5.09, N-6.06)."""
        g = self.g
        a = question.action
        step = action == STEP or BRANCH <= action < MOVE
        if not step and action not in (STOP, IMPROVE):
            return None
        if isinstance(a, Work):
            space = p.work + 1 if step else p.work if a.entered == p.work else NONE
            kind, number = g.e.work_kind[space], g.e.work_special[space]
        else:
            stands = NONE if a.student == NONE else p.students[a.student]
            space = g.e.edge_to[action - BRANCH] if step else stands if a.entered == stands else NONE
            kind, number = g.e.tree_kind[space], g.e.tree_special[space]
        if space == NONE or kind not in (SPECIALISATION, INVENTION, MASTER):
            return None
        tile = (
            {SPECIALISATION: g.specialisation_at, INVENTION: g.invention_at}[kind][number] if kind != MASTER else NONE
        )
        return Movement(len(g.stack) - 1, a.steps + step, action == STOP, kind, tile)

    # -- after an action ----------------------------------------------------------------------------------------------

    def after(self, seat: int, action: int) -> None:
        g = self.g
        n = self.notes[seat]
        p = g.seats[seat]
        if self.movement is not None:
            if not self.movement.goes_on(g):
                n.entered.append((self.movement.kind, self.movement.tile))
            self.movement = None
        if action >= CASH:
            n.cashed.append((action - CASH, p.points[DISCOVERIES] - self.cashed))
        if p.work == g.e.work_end and not n.work_round:
            n.work_round = self.round
        if g.passed != self.passed:
            self.passed = g.passed
            n.clicks += self.clicks
            n.longest = max(n.longest, self.clicks)
            self.clicks = 0

    # -- at the end ---------------------------------------------------------------------------------------------------

    def end(self) -> GameNotes:
        g = self.g
        for seat, (n, p) in enumerate(zip(self.notes, g.seats, strict=True)):
            n.seat = (seat - self.first) % g.players
            n.board = p.board
            n.colour = p.colour
            n.score = p.vp
            n.place = g.ranking()[seat]
            n.points = [
                (line.message.removeprefix(POINTS), str(next(iter(line.args.values()), "")), line.points)
                for line in g.breakdown()[seat]
            ]
            n.held = p.masters
            for master in p.played:
                n.held |= 1 << master
            n.played = p.played
            n.cubes = CUBES - p.cubes
            n.ends = ends(g, p)
            n.laid = p.laid
            n.runs = bits(p.runs)
            n.tokens = len(p.tokens)
            n.cities = [g.city_at[place] for place in g.e.cities if p.visited >> place & 1]
            n.objectives = [slot for slot in range(OBJECTIVE_SPACES) if occupies(g, p, slot)]
            n.drawers = p.drawers
            n.incomes = p.incomes
        size = LEVEL_SIZE if g.lessons else BASE_SIZE
        return GameNotes(
            self.notes,
            g.round,
            [START_CARDS + LEVEL_SIZE * i + j for i in range(LEVELS) for j in range(size) if not g.unseen[i] >> j & 1],
            [g.city_at[place] for place in g.e.cities],
            list(g.specialisation_at),
            list(g.invention_at),
            list(g.objective_at),
            ones(self.offered),
        )
