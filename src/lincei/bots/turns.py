"""The best whole turn by a value: a beam over complete choices, until the turn is passed.

Compiled with the engine, since all its time goes into copies of positions.
"""

from __future__ import annotations

from typing import Final, final

from lincei.contract import Game
from lincei.kernel.position import Position


@final
class Line:
    """A position reached within the turn, and the actions that lead there."""

    def __init__(self, position: Position, actions: list[int], value: int) -> None:
        self.position: Final = position
        self.actions: Final = actions
        self.value: Final = value


def best_turn(game: Game, position: Position, seat: int, width: int) -> list[int]:
    """The actions of the best turn found, up to the first that reveals something.

    Every first choice is followed by itself, with `width` lines: what a choice is worth often shows only at its end.
    """
    first: list[Line] = []
    extend(game, position, [], seat, first)
    best = first[0]
    found = False
    for line in first:
        end = follow(game, line, seat, width, position.passed)
        if not found or end.value > best.value:
            best = end
            found = True
    return known(position, best.actions)


def follow(game: Game, line: Line, seat: int, width: int, passed: int) -> Line:
    """The best end of the turn that a line can lead to."""
    beam = [line]
    best = line
    found = False
    while beam:
        going_on: list[Line] = []
        for other in beam:
            if other.position.to_move == seat and other.position.passed == passed:
                extend(game, other.position, other.actions, seat, going_on)
            elif not found or other.value > best.value:
                best = other
                found = True
        beam = keep(going_on, width)
    return best


def extend(game: Game, position: Position, actions: list[int], seat: int, found: list[Line]) -> None:
    """Every position one complete choice further on; half-made choices are followed to their end."""
    for action in game.promising(position):
        after = position.copy()
        after.apply(action)
        if after.to_move == seat and after.question.halfway():
            extend(game, after, [*actions, action], seat, found)
        else:
            found.append(Line(after, [*actions, action], game.value(after, seat)))


def keep(lines: list[Line], width: int) -> list[Line]:
    """The best lines, one for each value: equal values are nearly always the same turn in another order."""
    kept: list[Line] = []
    while len(kept) < width and lines:
        best = lines[0]
        for line in lines:
            if line.value > best.value:
                best = line
        kept.append(best)
        lines = [line for line in lines if line.value != best.value]
    return kept


def known(position: Position, actions: list[int]) -> list[int]:
    """The actions up to the first that reveals something: what comes after it was only imagined."""
    p = position.copy()
    certain: list[int] = []
    for action in actions:
        certain.append(action)
        p.apply(action)
        if p.revealed != position.revealed:
            break
    return certain
