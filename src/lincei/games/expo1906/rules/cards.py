"""What each card does when it is played (chapters 4 to 9)."""

from __future__ import annotations

from lincei.games.expo1906.rules.academy import BuyFromAcademy, TakeFree
from lincei.games.expo1906.rules.journal import PerformJournal, journal
from lincei.games.expo1906.rules.laboratory import Operate
from lincei.games.expo1906.rules.meeting import ChooseOption
from lincei.games.expo1906.rules.terminal import BuyTile, gain
from lincei.games.expo1906.state import Expo
from lincei.games.expo1906.terms import ACADEMY, JOURNAL, LABORATORY, SKYSCRAPER, TERMINAL


def perform(g: Expo, seat: int, card: int) -> None:
    """Put the frames of an action on the table. What the card can do is fixed when it is played (E-6.14)."""
    upgraded = g.seats[seat].upgraded >> card & 1 == 1
    if card == TERMINAL:
        g.ask(BuyTile(seat, 0, upgraded))
    elif card == ACADEMY:
        if upgraded:
            g.ask(TakeFree(seat))
        g.ask(BuyFromAcademy(seat))
    elif card == LABORATORY:
        g.ask(Operate(seat, 4 if upgraded else 3))
    elif card == JOURNAL:
        if g.players <= 2:
            g.ask(PerformJournal(seat, upgraded))
        else:
            g.ask(journal(seat, upgraded))
    elif card == SKYSCRAPER:
        gain(g, seat, 6 if upgraded else 4, "E-8.02" if upgraded else "E-8.01")
    else:
        g.ask(ChooseOption(seat, 0))
