"""Chapter 8: SKYSCRAPER."""

from __future__ import annotations

import pytest

from lincei.games.expo1906.state import Expo
from lincei.kernel.events import Event
from tests.games.expo1906.table import legal, money, on_turn, play, put, situation


def skyscraper(cash: int, upgraded: bool = False) -> tuple[Expo, list[Event]]:
    """Seat 0 has played SKYSCRAPER."""
    g = on_turn(situation(), 0)
    money(g, 0, cash)
    if upgraded:
        put(g, 0, "skyscraper-upgrade@a1")
    return g, play(g, "play SKYSCRAPER")


def gains(events: list[Event]) -> list[tuple[str, int | str]]:
    """The gains that were told: rule and money."""
    return [(e.rule, e.args["money"]) for e in events if e.message == "expo1906-log-money"]


def test_skyscraper_gains_4() -> None:
    """E-8.01."""
    g, events = skyscraper(3)
    assert (g.seats[0].money, gains(events)) == (7, [("E-8.01", 4)])
    assert [p.money for p in g.seats[1:]] == [p.money for p in situation().seats[1:]]


def test_the_upgraded_skyscraper_gains_6() -> None:
    """E-8.02."""
    g, events = skyscraper(3, upgraded=True)
    assert (g.seats[0].money, gains(events)) == (9, [("E-8.02", 6)])
    assert skyscraper(8, upgraded=True)[0].seats[0].money == 12


def test_the_money_is_always_taken_in_full_without_a_choice() -> None:
    """E-8.03."""
    for cash in range(13):
        for upgraded in (False, True):
            g, _ = skyscraper(cash, upgraded)
            assert (g.to_move, g.seats[0].money) == (1, min(12, cash + (6 if upgraded else 4))), "nothing is asked"
    g = on_turn(situation(), 0)
    money(g, 0, 5)
    events = play(g, "play MEETING", "option money")
    assert (g.seats[0].money, gains(events)) == (6, [("E-9.01", 1)])
    assert legal(g) == ["option reposition", "option patent", "option jury"], "on to the second option"


@pytest.mark.parametrize("cash", [10, 11])
def test_skyscraper_with_10_or_11_dollars_leads_to_12(cash: int) -> None:
    """E-EC20. E-1.09."""
    g, events = skyscraper(cash)
    assert (g.seats[0].money, gains(events)) == (12, [("E-8.01", 12 - cash)])
