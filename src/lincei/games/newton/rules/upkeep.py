"""Upkeep (chapter N-13)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.counting import ones
from lincei.games.newton.actions import TUCK
from lincei.games.newton.refs import both_ref, card_ref, coins_ref, potions_ref, vp_ref
from lincei.games.newton.rules.again import INCOME_AMOUNT
from lincei.games.newton.rules.decks import REFRESH
from lincei.games.newton.state import FINDINGS, INCOME, MEDICINE, NONE, RUNS, Newton, Player, with_card
from lincei.games.newton.terms import INCOME_COINS, INCOME_VP, ROUNDS
from lincei.kernel.frames import Frame, Question, Task


@final
class Upkeep(Task[Newton]):
    """Tuck, take back, income, refresh, first player; in the last round income alone (N-13.02 to N-13.12)."""

    def run(self, g: Newton) -> None:
        if g.round == ROUNDS:
            income(g)
            return
        frames: list[Frame] = [TuckCard(seat) for seat in range(g.players) if g.seats[seat].desk]  # N-13.05
        g.then(frames + [CLEAR, REFRESH, PASS_TOKEN])


@final
class TuckCard(Question[Newton]):
    """Choose the card to slide under the desk, all at once and unseen (N-13.02)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "N-13.02"

    def ask(self) -> str:
        return "newton-ask-tuck"

    def together(self) -> bool:
        return True

    def options(self, g: Newton) -> list[int]:
        found = [TUCK + card for card in g.seats[self.seat].desk]
        found.sort()
        return found

    def take(self, g: Newton, action: int) -> None:
        g.seats[self.seat].choice = action - TUCK


@final
class Clear(Task[Newton]):
    """All have chosen: tuck, take the other cards back, receive income (N-13.02, N-13.06, N-13.07)."""

    def run(self, g: Newton) -> None:
        for seat, p in enumerate(g.seats):
            if p.choice != NONE:
                tuck(g, seat, p)
            for card in p.desk:
                p.hand = with_card(p.hand, card)
            p.desk = ()
        income(g)
        g.passed += 1


def tuck(g: Newton, seat: int, p: Player) -> None:
    """Its symbol keeps counting, its effect and books are void (N-13.03, N-13.04); special cards turn (NL-3.02)."""
    card = p.choice
    p.choice = NONE
    p.desk = tuple([other for other in p.desk if other != card])
    p.tucked = p.tucked + (card,)
    p.symbols += g.e.card_tucked[card]
    if g.listening:
        g.tell("newton-log-tuck", "N-13.02", {"player": seat, "card": card_ref(g.e, card)})


@final
class PassToken(Task[Newton]):
    """The first-player token passes clockwise (N-13.11)."""

    def run(self, g: Newton) -> None:
        g.first = (g.first + 1) % g.players
        if g.listening and g.players > 1:
            g.tell("newton-log-first", "N-13.11", {"player": g.first})


UPKEEP: Final = Upkeep()
CLEAR: Final = Clear()
PASS_TOKEN: Final = PassToken()


def income_of(g: Newton, p: Player) -> list[int]:
    """What the next Upkeep brings: VP of runs, of income tiles, of medicine, of discoveries; then coins, potions."""
    total = [0, 0, p.medicine, 0, 0, 0]
    if p.runs:
        for run in ones(p.runs):
            total[0] += g.e.run_vp[run]
    for kind in p.incomes:
        place = 1 if kind == INCOME_VP else 4 if kind == INCOME_COINS else 5
        total[place] += INCOME_AMOUNT[kind]
    if p.found:
        for tile in ones(p.found):
            vp, coins, potions = g.e.discovery_income[tile]
            total[3] += vp
            total[4] += coins
            total[5] += potions
    return total


def income(g: Newton) -> None:
    """Everybody receives every active income, also what was gained this round (N-13.07, N-13.08, ND-2.03)."""
    for seat, p in enumerate(g.seats):
        total = income_of(g, p)
        for source, vp in ((RUNS, total[0]), (INCOME, total[1]), (MEDICINE, total[2]), (FINDINGS, total[3])):
            if vp:
                p.score(source, vp)
        p.coins += total[4]
        p.potions += total[5]
        if g.listening and sum(total) > 0:
            parts: list[str] = []
            vp = total[0] + total[1] + total[2] + total[3]
            if vp:
                parts.append(vp_ref(vp))
            if total[4]:
                parts.append(coins_ref(total[4]))
            if total[5]:
                parts.append(potions_ref(total[5]))
            g.tell("newton-log-income", "N-13.07", {"player": seat, "what": both_ref(parts)})
