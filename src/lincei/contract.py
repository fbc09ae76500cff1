"""The contract: everything outside `games/` talks to a game through this class and through `Position`."""

from __future__ import annotations

from typing import Final, final

from lincei.kernel.chance import Rng, seeded
from lincei.kernel.errors import BadOptions, IllegalAction, UnreadableNotation
from lincei.kernel.events import Points
from lincei.kernel.playable import Playable
from lincei.kernel.position import Position


@final
class Block:
    """A run of action ids of one kind."""

    def __init__(
        self, kind: str, first: int, texts: list[str], about: str = "", chance: bool = False, aside: bool = False
    ) -> None:
        self.kind: Final = kind
        self.first: Final = first
        self.texts: Final = texts  # the notation of each action; "" where the edition has no such component
        self.about: Final = about.split()  # the kinds of components that these actions touch
        self.chance: Final = chance  # whether only chance acts so
        self.aside: Final = aside  # whether these are offered beside what is asked, like quick actions

    @property
    def count(self) -> int:
        return len(self.texts)

    def named(self, slug: str) -> list[int]:
        """The actions whose notation names a component; a way is named by both its ends, from-to."""
        found: list[int] = []
        ends: list[int] = []
        for i, text in enumerate(self.texts):
            words = text.lower().split()
            if slug in words:
                found.append(self.first + i)
            elif words and (words[-1].endswith("-" + slug) or words[-1].startswith(slug + "-")):
                ends.append(self.first + i)
        return found if found else ends


def prefixed(verb: str, names: list[str]) -> list[str]:
    """The notation of a block's actions: a verb and what it is about."""
    return [verb + name if name else "" for name in names]


@final
class Deed:
    """What an action means: its message and arguments, and the components it touches on the table."""

    def __init__(self, message: str, args: dict[str, int | str], touches: list[str]) -> None:
        self.message: Final = message
        self.args: Final = args
        self.touches: Final = touches


@final
class Refusal:
    """Why an action is not legal now: the rule that forbids it, and the message that says so."""

    def __init__(self, rule: str, message: str) -> None:
        self.rule: Final = rule
        self.message: Final = message


class Game(Playable):
    """One game with one checked edition."""

    def __init__(self, name: str, edition: str, digest: str, least: int, most: int, space: list[Block]) -> None:
        super().__init__(name, edition, digest)
        self.least: Final = least
        self.most: Final = most
        self.space: Final = space
        self.texts: Final = [text for block in space for text in block.texts]
        self.ids: Final = {text.lower(): i for i, text in enumerate(self.texts) if text}
        self.decisions: Final = [b.first + i for b in space if not b.chance for i, text in enumerate(b.texts) if text]

    # -- what a game adds -----------------------------------------------------------------------------------------

    def option_names(self) -> list[str]:
        """The options that `start` takes."""
        raise NotImplementedError

    def deal(self, players: int, rng: Rng, options: dict[str, str]) -> Position:
        """A position with everything still to happen; `start` settles it."""
        raise NotImplementedError

    def table(self, position: Position, seat: int | None) -> dict[str, object]:
        """What a seat (None: a spectator) may see of the table, built up from nothing."""
        raise NotImplementedError

    def board(self, position: Position) -> dict[str, object]:
        """What is printed and never changes during a game. It is part of every view, under `board` of its table."""
        return {}

    def outlook(self, position: Position) -> list[list[Points]]:
        """For each seat, what would still be scored if the game ended now, by what lies open to all."""
        return [[] for _ in range(position.players)]

    def describe(self, position: Position, action: int) -> Deed:
        """What an action of the seat to move means."""
        raise NotImplementedError

    def determinise(self, position: Position, seat: int, rng: Rng) -> Position:
        """A full position consistent with all that the seat may see, with a generator of its own."""
        raise NotImplementedError

    def value(self, position: Position, seat: int) -> int:
        """How well the seat stands, in thousandths of a point, by a hand-made estimate."""
        raise NotImplementedError

    def promising(self, position: Position) -> list[int]:
        """The legal actions worth a bot's look; at least one."""
        return position.legal

    def breadth(self) -> int:
        """How many lines of a turn a search should follow side by side: more where good turns look alike for long."""
        return 4

    def rule_of_the_end(self) -> str:
        """The rule after which nothing may be chosen any more."""
        raise NotImplementedError

    def check(self, position: Position) -> None:
        """Assert what is true of every position: nothing lost, nothing doubled, scores equal to their parts."""
        raise NotImplementedError

    # -- the contract ---------------------------------------------------------------------------------------------

    def prepare(self, players: int, seed: int, options: dict[str, str] | None = None) -> Position:
        """A checked but unsettled position, for those who want to listen or to answer for chance from the start."""
        if not self.least <= players <= self.most:
            raise BadOptions(f"{self.name} takes {self.least} to {self.most} players, not {players}")
        chosen: dict[str, str] = {} if options is None else options
        for key in chosen:
            if key not in self.option_names():
                raise BadOptions(f"{self.name} has no option {key!r}; it has: {', '.join(self.option_names())}")
        return self.deal(players, seeded(seed), chosen)

    def start(
        self, players: int, seed: int, options: dict[str, str] | None = None, explicit_chance: bool = False
    ) -> Position:
        """A new position; same arguments, same game, on any machine, compiled or not."""
        position = self.prepare(players, seed, options)
        position.explicit_chance = explicit_chance
        position.settle()
        return position

    def write(self, position: Position, action: int) -> str:
        """The notation of an action."""
        if not 0 <= action < len(self.texts) or not self.texts[action]:
            raise IllegalAction(f"{self.name} has no action {action}")
        return self.texts[action]

    def read(self, position: Position, text: str) -> int:
        """The action a text stands for: the whole notation, or its last words where they are unambiguous."""
        wanted = " ".join(text.lower().split())
        if wanted in self.ids:
            return self.ids[wanted]
        if wanted:
            legal = [a for a in position.legal if self.texts[a].lower().endswith(" " + wanted)]
            found = legal if legal else [a for a in self.decisions if self.texts[a].lower().endswith(" " + wanted)]
            if len(found) == 1:
                return found[0]
            if found:
                meant = ", ".join([self.texts[a] for a in found[:4]])
                raise UnreadableNotation(f"{text.strip()!r} may mean {meant}")
        raise UnreadableNotation(f"{text.strip()!r} is not an action of {self.name}")

    def kind(self, action: int) -> str:
        """The kind of an action: the name of its block."""
        return self.block(action).kind

    def block(self, action: int) -> Block:
        """The block that an action belongs to."""
        for block in self.space:
            if block.first <= action < block.first + block.count:
                return block
        raise IllegalAction(f"{self.name} has no action {action}")

    def irreversible(self, position: Position, action: int) -> bool:
        """Whether this legal action crosses the undo line: it reveals something or passes the turn."""
        after = position.copy()
        after.apply(action)
        return after.beyond_undo(position.to_move, position.revealed, position.passed)

    def why_not(self, position: Position, text: str) -> Refusal | None:
        """The rule that forbids an action now, or None if it is legal."""
        action = self.read(position, text)
        if position.over:
            return Refusal(self.rule_of_the_end(), "lincei-why-over")
        if action in position.legal:
            return None
        return self.refusal(position.question.why(position, action))

    def refusal(self, rule: str) -> Refusal:
        """A rule as a reason."""
        return Refusal(rule, f"{self.name}-why-{rule.lower().replace('.', '-')}")

    def touching(self, position: Position, touch: str) -> list[int]:
        """The decisions that may be about a component; those of a kind that is offered now come first.

        They are known by the words of their notation, and all of their kind where it does not name the component.
        """
        component, _, slug = touch.lower().partition(".")
        about = [block for block in self.space if component in block.about]
        found = [a for block in about for a in block.named(slug)]
        if not found:
            found = [block.first + i for block in about for i, text in enumerate(block.texts) if text]
        offered = [self.kind(action) for action in position.legal]
        return [a for a in found if self.kind(a) in offered] + [a for a in found if self.kind(a) not in offered]

    def turned(self, position: Position, seat: int | None) -> Position:
        """The position with the question of this seat on top, or the lowest of those asked; a copy if need be."""
        waiting = position.waiting
        if not waiting:
            return position
        wanted = seat if seat is not None and seat in waiting else waiting[0]
        if wanted == position.to_move:
            return position
        after = position.copy()
        after.turn_to(wanted)
        return after

    def view(self, position: Position, seat: int | None, board: bool = True) -> dict[str, object]:
        """All that one seat (None: a spectator) may see, ready for JSON, with the legal actions of that seat.

        Without its board it is some four times quicker, for those who know that already.

        A seat that is asked sees its own question. All others see that of the lowest seat asked: the arguments of a
        question are public and never hold a secret.
        """
        asked: dict[str, object] | None = None
        position = self.turned(position, seat)
        if not position.over:
            question = position.question
            asked = {"seat": position.to_move, "message": question.ask(), "rule": question.rule()}
            asked["args"] = question.args(position)
        table = self.table(position, seat)
        if board:
            table["board"] = self.board(position)
        return {
            "game": self.name,
            "edition": self.edition,
            "players": position.players,
            "seat": seat,
            "to_move": position.to_move,
            "waiting": position.waiting,
            "over": position.over,
            "asked": asked,
            "legal": self.choices(position) if seat is not None and seat in position.waiting else [],
            "scores": position.scores(),
            "ranking": position.ranking() if position.over else None,
            "table": table,
        }

    def choices(self, position: Position) -> list[dict[str, object]]:
        """The legal actions, each with its kind, arguments, touched components and whether it is irreversible."""
        found: list[dict[str, object]] = []
        for action in position.legal:
            deed = self.describe(position, action)
            block = self.block(action)
            found.append(
                {
                    "id": action,
                    "kind": block.kind,
                    "aside": block.aside,
                    "text": self.texts[action],
                    "message": deed.message,
                    "args": deed.args,
                    "touches": deed.touches,
                    "irreversible": self.irreversible(position, action),
                }
            )
        return found
