"""Technology (chapter N-6)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newton.actions import BRANCH, DOUBLE, STOP
from lincei.games.newton.refs import token_ref
from lincei.games.newton.rules.prerequisites import potions_for_objective
from lincei.games.newton.rules.quick import POTION_PRICE, STUDENT_PRICE, Window, may_matter
from lincei.games.newton.rules.spaces import enter_special_space, take_token, use_token
from lincei.games.newton.state import NONE, Newton, Player, put
from lincei.games.newton.terms import TECHNOLOGY
from lincei.games.newton.vocabulary import DOUBLE_TOKENS, NO_NEED, SPLIT
from lincei.kernel.frames import Task

# Whether this action doubles its tokens: decided at the first one (N-20.08b).
OPEN: Final = 0
SINGLE: Final = 1
TWICE: Final = 2


def forbids_edge(g: Newton, p: Player, edge: int, flags: int) -> str:
    """The rule that keeps a student from taking a branch, or nothing."""
    e = g.e
    space = e.edge_to[edge]
    if e.tree_end[space] and space in p.students:
        return "N-6.08"
    slot = e.tree_objective[space]
    if slot >= 0 and not flags & NO_NEED and potions_for_objective(g, p, slot) > p.potions:
        return "N-6.07"
    return ""


def edges_of(g: Newton, p: Player, space: int, flags: int) -> list[int]:
    return [edge for edge in g.e.tree_edges[space] if not forbids_edge(g, p, edge, flags)]


def movable(g: Newton, p: Player, moved: int, flags: int) -> list[int]:
    """Every branch that some student, not moved yet in this action, can take; ascending."""
    found: list[int] = []
    seen: list[int] = []
    for i, space in enumerate(p.students):
        if space >= 0 and not moved >> i & 1 and space not in seen:
            seen.append(space)
            found += edges_of(g, p, space, flags)
    found.sort()
    return found


def leads_on(g: Newton, p: Player, space: int) -> bool:
    """Whether a branch goes on from here that no own student blocks; an objective may still be opened by potions."""
    for edge in g.e.tree_edges[space]:
        if forbids_edge(g, p, edge, 0) != "N-6.08":
            return True
    return False


def held_up(g: Newton, p: Player, moved: int, flags: int) -> bool:
    """Whether some student lacks only books for the objective before it."""
    for i, space in enumerate(p.students):
        if space >= 0 and not moved >> i & 1:
            for edge in g.e.tree_edges[space]:
                if forbids_edge(g, p, edge, flags) == "N-6.07":
                    return True
    return False


def can_hire(p: Player) -> bool:
    """A student hired during the action may be the one that moves (N-6.10)."""
    return p.coins >= STUDENT_PRICE and p.reserve() > 0


@final
class Technology(Task[Newton]):
    """A Technology action after some steps: it goes on, or is over (N-6.01)."""

    def __init__(
        self,
        seat: int,
        value: int,
        steps: int,
        student: int,
        entered: int,
        moved: int,
        tokens: int,
        flags: int,
        by_card: bool,
    ) -> None:
        self.seat = seat
        self.value: Final = value
        self.steps: Final = steps
        self.student: Final = student  # NONE before its first step
        self.entered: Final = entered
        self.moved: Final = moved  # bit mask of students that are done, where the value may be split
        self.tokens: Final = tokens
        self.flags: Final = flags
        self.by_card: Final = by_card

    def run(self, g: Newton) -> None:
        p = g.seats[self.seat]
        question = TechnologyStep(self.seat, self)
        if question.branches(g, p) or question.worth_a_stop(g, p):
            g.ask(question)
        else:
            finish(g, self)

    def with_tokens(self, tokens: int) -> Technology:
        return Technology(
            self.seat,
            self.value,
            self.steps,
            self.student,
            self.entered,
            self.moved,
            tokens,
            self.flags,
            self.by_card,
        )


@final
class TechnologyStep(Window):
    """One step of a student, or stop (N-6.01, N-6.02)."""

    def __init__(self, seat: int, action: Technology) -> None:
        self.seat = seat
        self.action: Final = action

    def rule(self) -> str:
        return "N-6.01"

    def ask(self) -> str:
        return "newton-ask-technology"

    def halfway(self) -> bool:
        return True  # what a movement is worth shows at its end

    def args(self, g: Newton) -> dict[str, int | str]:
        return {"left": self.action.value - self.action.steps}

    def branches(self, g: Newton, p: Player) -> list[int]:
        a = self.action
        if a.steps == a.value:
            return []
        if a.student == NONE:
            return movable(g, p, a.moved, a.flags)
        return edges_of(g, p, p.students[a.student], a.flags)

    def here(self, g: Newton) -> list[int]:
        found = [BRANCH + edge for edge in self.branches(g, g.seats[self.seat])]
        found.append(STOP)
        return found

    def forbids(self, g: Newton, action: int) -> str:
        a = self.action
        edge = action - BRANCH
        if not 0 <= edge < len(g.e.edge_from) or a.steps == a.value:
            return self.rule()
        p = g.seats[self.seat]
        space = g.e.edge_from[edge]
        if a.student != NONE and space != p.students[a.student]:
            return self.rule()
        if space not in p.students:
            return "N-6.04"
        return forbids_edge(g, p, edge, a.flags) or "N-21.36"

    def worth_a_stop(self, g: Newton, p: Player) -> bool:
        """No step left or possible: ask only where something beside the question can open one."""
        a = self.action
        if a.steps < a.value:
            if a.student == NONE:
                special = g.lessons and not g.chapters.forbids_special(g, self.seat, True)
                potion = p.coins >= POTION_PRICE or special
                return can_hire(p) or (special and p.reserve() > 0) or (potion and held_up(g, p, a.moved, a.flags))
            return p.coins > 0 and leads_on(g, p, p.students[a.student])
        return may_matter(g, self.seat, self.improvable(g) and leads_on(g, p, p.students[a.student]))

    def improvable(self, g: Newton) -> bool:
        return self.action.by_card

    def improve(self, g: Newton) -> None:
        a = self.action
        g.ask(Technology(a.seat, a.value + 1, a.steps, a.student, a.entered, a.moved, a.tokens, a.flags, a.by_card))

    def choose(self, g: Newton, action: int) -> None:
        if action == STOP:
            finish(g, self.action)
        else:
            step(g, self.action, action - BRANCH)


def step(g: Newton, a: Technology, edge: int) -> None:
    """A student goes on one space; a token there is taken and works at once (N-6.05)."""
    e = g.e
    p = g.seats[a.seat]
    student = a.student if a.student != NONE else student_at(g, a, e.edge_from[edge])
    space = e.edge_to[edge]
    slot = e.tree_objective[space]
    if slot >= 0 and not a.flags & NO_NEED:
        p.potions -= potions_for_objective(g, p, slot)
    p.students = put(p.students, student, space)
    if g.listening:
        args: dict[str, int | str] = {"player": a.seat, "space": "=" + e.tree_slug[space]}
        g.tell("newton-log-branch", "N-6.01", args)
    after = Technology(a.seat, a.value, a.steps + 1, student, space, a.moved, a.tokens, a.flags, a.by_card)
    bonus = e.tree_bonus[space]
    token = take_token(g, a.seat, bonus) if bonus >= 0 else NONE
    if token == NONE:
        g.ask(after)
    elif a.tokens == OPEN:
        g.ask(DoubleTokens(a.seat, token, after))
    else:
        g.ask(after)
        use_token(g, a.seat, token)
        if a.tokens == TWICE:
            use_token(g, a.seat, token)


def student_at(g: Newton, a: Technology, space: int) -> int:
    """Which student moves: of several on a space, one that is not in the middle of another movement."""
    p = g.seats[a.seat]
    busy = 0
    for frame in g.stack:
        if isinstance(frame, Technology) and frame.seat == a.seat and frame.student != NONE:
            busy |= 1 << frame.student
        elif isinstance(frame, TechnologyStep) and frame.seat == a.seat and frame.action.student != NONE:
            busy |= 1 << frame.action.student
    found = NONE
    for i, where in enumerate(p.students):
        if where == space and not a.moved >> i & 1:
            if not busy >> i & 1:
                return i
            if found == NONE:
                found = i
    return found


@final
class DoubleTokens(Window):
    """The first token of an action that may double them: all its tokens count twice, or none (N-20.08, N-20.08b)."""

    def __init__(self, seat: int, token: int, after: Technology) -> None:
        self.seat = seat
        self.token: Final = token
        self.after: Final = after

    def rule(self) -> str:
        return "N-20.08b"

    def ask(self) -> str:
        return "newton-ask-double"

    def args(self, g: Newton) -> dict[str, int | str]:
        return {"token": token_ref(g.e, self.token)}

    def here(self, g: Newton) -> list[int]:
        return [DOUBLE, STOP]

    def choose(self, g: Newton, action: int) -> None:
        twice = action == DOUBLE
        g.ask(self.after.with_tokens(TWICE if twice else SINGLE))
        use_token(g, self.seat, self.token)
        if twice:
            use_token(g, self.seat, self.token)


def finish(g: Newton, a: Technology) -> None:
    """The movement of a student has ended: its space works if its own last step entered it (N-6.06, N-3.18a)."""
    e = g.e
    p = g.seats[a.seat]
    if a.by_card and a.steps:
        g.performed = TECHNOLOGY
        g.performed_value = a.value
    if a.student == NONE:
        return
    if a.flags & SPLIT and a.steps < a.value:
        moved = a.moved | 1 << a.student
        g.ask(Technology(a.seat, a.value, a.steps, NONE, NONE, moved, a.tokens, a.flags, a.by_card))
    space = p.students[a.student]
    if a.entered == space:
        enter_special_space(g, a.seat, e.tree_kind[space], e.tree_special[space])


def start(g: Newton, seat: int, value: int, flags: int, by_card: bool) -> None:
    doubles = by_card and g.e.card_effect[g.card].verb == DOUBLE_TOKENS
    g.ask(Technology(seat, value, 0, NONE, NONE, 0, OPEN if doubles else SINGLE, flags, by_card))


def forbids_technology(g: Newton, p: Player) -> str:
    """The rule that rules a Technology action out, or nothing; a student may be hired for it (N-6.04, N-6.10)."""
    if movable(g, p, 0, 0) or can_hire(p) or (p.coins >= POTION_PRICE and held_up(g, p, 0, 0)):
        return ""
    for space in p.students:
        if space >= 0:
            return "N-6.04a"
    return "N-6.04"
