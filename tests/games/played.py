"""How tests play any game: in its notation, with every invariant checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, TypeVar

from lincei.contract import Game
from lincei.kernel.chance import seeded
from lincei.kernel.events import Event
from lincei.kernel.position import Position

P = TypeVar("P", bound=Position)


class Played:
    """A game, with what a test wants to know of its positions."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def legal(self, g: Position, kind: str = "") -> list[str]:
        """The legal actions in notation, of one kind if so wished; those offered aside and all."""
        return [self.game.write(g, action) for action in g.legal if not kind or self.game.kind(action) == kind]

    def play(self, g: Position, *texts: str) -> list[Event]:
        """Carry out actions in notation; what they told."""
        g.listen()
        events: list[Event] = []
        for text in texts:
            g.apply(self.game.read(g, text))
            self.game.check(g)
            events += g.events
        return events

    def why(self, g: Position, text: str) -> str:
        """The rule that forbids an action now; empty if it is legal."""
        refusal = self.game.why_not(g, text)
        return "" if refusal is None else refusal.rule

    def drawn(self, g: P, *texts: str) -> P:
        """Chance will answer so, in this order, to the next action."""
        g.listen()
        g.script = [self.game.read(g, text) for text in texts]
        return g

    def seen(self, g: Position, viewer: int | None = None) -> Any:
        """The table as a seat, or a spectator, is shown it: what arrives as JSON."""
        return json.loads(json.dumps(self.game.view(g, viewer)))["table"]

    def course(self, g: P, seed: int) -> Iterator[tuple[P, str]]:
        """Random choices to the end of a game: each position, with the action that will be taken in it."""
        rng = seeded(seed)
        while not g.over:
            action = g.legal[rng.below(len(g.legal))]
            yield g, self.game.write(g, action)
            g.apply(action)
