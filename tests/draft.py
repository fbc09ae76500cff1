"""A small game for tests: hands are drafted, then everybody stays or goes, and the best card wins."""

from __future__ import annotations

from lincei.contract import Block, Deed, Game
from lincei.kernel.chance import Rng
from lincei.kernel.events import Points
from lincei.kernel.frames import Frame, Question, Task
from lincei.kernel.position import Position

CARDS = 12
BOW, STAY, GO = CARDS, CARDS + 1, CARDS + 2
DEALT = 3


class Draft(Position):
    """Three cards for each seat; they keep one, pass the rest to the left, and so on."""

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.kept: list[list[int]] = [[] for _ in range(players)]
        self.noted: list[int] = [-1] * players
        self.bowed: list[int] = []
        self.gone: list[int] = []

    def copy(self) -> Draft:
        into = Draft(self.players, Rng(self.rng.state))
        into.hands = [hand[:] for hand in self.hands]
        into.kept = [cards[:] for cards in self.kept]
        into.noted = self.noted[:]
        into.bowed = self.bowed[:]
        into.gone = self.gone[:]
        self.copy_kernel(into)
        return into

    def scores(self) -> list[int]:
        return [0 if seat in self.gone else max(cards, default=0) for seat, cards in enumerate(self.kept)]

    def ranking(self) -> list[int]:
        return [1 + sum(other > points for other in self.scores()) for points in self.scores()]

    def breakdown(self) -> list[list[Points]]:
        return [[Points("draft-card", "D-1.04", {}, points)] for points in self.scores()]


class Deal(Task[Draft]):
    def run(self, g: Draft) -> None:
        cards = list(range(CARDS))
        for hand in g.hands:
            hand += [cards.pop(g.rng.below(len(cards))) for _ in range(DEALT)]
        picks: list[Frame] = []
        for _ in range(DEALT):
            picks += [AskAll(), PassOn()]
        g.then([*picks, *[Leave(seat) for seat in range(g.players)]])


class AskAll(Task[Draft]):
    """All choose at once."""

    def run(self, g: Draft) -> None:
        g.then([Keep(seat) for seat in range(g.players)])


class Keep(Question[Draft]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def together(self) -> bool:
        return True

    def options(self, g: Draft) -> list[int]:
        return sorted(g.hands[self.seat])

    def take(self, g: Draft, action: int) -> None:
        g.noted[self.seat] = action
        if g.listening:
            g.tell("draft-kept", "D-1.02", {"card": action}, False, self.seat)

    def rule(self) -> str:
        return "D-1.02"

    def ask(self) -> str:
        return "draft-ask-keep"


class PassOn(Task[Draft]):
    """The rest goes to the left."""

    def run(self, g: Draft) -> None:
        for seat, card in enumerate(g.noted):
            g.kept[seat].append(card)
            g.hands[seat].remove(card)
        g.hands = g.hands[-1:] + g.hands[:-1]
        g.noted = [-1] * g.players


class Leave(Question[Draft]):
    """One seat after the other stays or goes, and may bow first."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Draft) -> list[int]:
        return [STAY, GO] if self.seat in g.bowed else [BOW, STAY, GO]

    def take(self, g: Draft, action: int) -> None:
        if action == BOW:
            g.bowed.append(self.seat)
            g.ask(self)
        elif action == GO:
            g.gone.append(self.seat)
        if g.listening:
            g.tell("draft-left", "D-1.03", {"player": self.seat})

    def rule(self) -> str:
        return "D-1.03"

    def ask(self) -> str:
        return "draft-ask-leave"


class Drafting(Game):
    def __init__(self) -> None:
        keep = Block("keep", 0, [f"keep {card}" for card in range(CARDS)])
        bow = Block("bow", BOW, ["bow deep"], aside=True)
        super().__init__("draft", "small", "0" * 16, 1, 4, [keep, bow, Block("leave", STAY, ["stay", "go away"])])

    def option_names(self) -> list[str]:
        return []

    def deal(self, players: int, rng: Rng, options: dict[str, str]) -> Position:
        g = Draft(players, rng)
        g.ask(Deal())
        return g

    def table(self, position: Position, seat: int | None) -> dict[str, object]:
        g = draft(position)
        return {
            "hand": None if seat is None else g.hands[seat],
            "kept": None if seat is None else g.kept[seat],
            "noted": None if seat is None else g.noted[seat],
            "bowed": g.bowed,
            "gone": g.gone,
        }

    def describe(self, position: Position, action: int) -> Deed:
        return Deed("draft-do", {"card": action}, [f"card.{action}"])

    def rule_of_the_end(self) -> str:
        return "D-1.04"

    def determinise(self, position: Position, seat: int, rng: Rng) -> Position:
        return position.copy()


def draft(position: Position) -> Draft:
    assert isinstance(position, Draft)
    return position


GAME = Drafting()
