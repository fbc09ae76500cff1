"""The choices that effects leave to the player: a place for a cube, a card, a tile, a thing to use again."""

from __future__ import annotations

from typing import Final, final

from lincei.games.counting import ones
from lincei.games.newton.actions import CUBE, DISCARD, FOUND, JUMP, STOP, TAKE
from lincei.games.newton.actions import PERFORM as DO
from lincei.games.newton.refs import card_ref, coins_ref, place_ref
from lincei.games.newton.rules.decks import shown
from lincei.games.newton.rules.lessons import take_card
from lincei.games.newton.rules.quick import Window, find, pay
from lincei.games.newton.rules.spaces import lay_cube, takes_cube
from lincei.games.newton.state import NONE, Newton, Player, without
from lincei.games.newton.vocabulary import HALF, TO_ANCIENT, TO_UNIVERSITY
from lincei.kernel.frames import Question

# -- cubes, villages, actions -------------------------------------------------------------------------------------


def cube_targets(g: Newton, p: Player, about: int) -> list[int]:
    """Where an effect may lay a cube, ascending (N-18.07, N-21.39)."""
    e = g.e
    if about == TO_UNIVERSITY:
        places = e.universities[:]
    elif about == TO_ANCIENT:
        places = e.ancients[:]
    else:
        places = e.universities + e.ancients + e.cities
    places.sort()
    return [place for place in places if takes_cube(g, p, place)]


@final
class PlaceCube(Window):
    """Lay a cube on a place of the kind shown, the scientist staying where it is (N-18.04, N-18.05, N-21.26)."""

    def __init__(self, seat: int, about: int, price: int) -> None:
        self.seat = seat
        self.about: Final = about
        self.price: Final = price

    def rule(self) -> str:
        return "N-18.07" if self.price else "N-21.39"

    def ask(self) -> str:
        return "newton-ask-cube-paid" if self.price else "newton-ask-cube"

    def args(self, g: Newton) -> dict[str, int | str]:
        return {"price": coins_ref(self.price)}

    def here(self, g: Newton) -> list[int]:
        p = g.seats[self.seat]
        if p.coins < self.price:
            return []
        found = [CUBE + place for place in cube_targets(g, p, self.about)]
        if found and self.price:
            found.append(STOP)
        return found

    def forbids(self, g: Newton, action: int) -> str:
        if CUBE <= action < JUMP and g.seats[self.seat].visited >> (action - CUBE) & 1:
            return "N-7.07"
        return self.rule()

    def choose(self, g: Newton, action: int) -> None:
        if action != STOP:
            pay(g.seats[self.seat], self.price)
            lay_cube(g, self.seat, action - CUBE)


def free_villages(g: Newton) -> list[int]:
    """Villages without a token (N-20.09, N-20.10)."""
    e = g.e
    found: list[int] = []
    for place in ones(e.village_mask):
        bonus = e.place_bonus[place]
        if bonus < 0 or g.token_at[bonus] == NONE:
            found.append(place)
    return found


@final
class GoToVillage(Question[Newton]):
    """Put the scientist on any village without a token (N-20.09)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "N-20.09"

    def ask(self) -> str:
        return "newton-ask-village"

    def halfway(self) -> bool:
        return True

    def options(self, g: Newton) -> list[int]:
        here = g.seats[self.seat].scientist
        return [JUMP + place for place in free_villages(g) if place != here]

    def take(self, g: Newton, action: int) -> None:
        place = action - JUMP
        g.seats[self.seat].scientist = place
        if g.listening:
            g.tell("newton-log-village", "N-20.09", {"player": self.seat, "place": place_ref(g.e, place)})


@final
class ChooseAction(Window):
    """Any one basic action of a fixed value (N-21.29, N-21.40)."""

    def __init__(self, seat: int, value: int, flags: int) -> None:
        self.seat = seat
        self.value: Final = value
        self.flags: Final = flags

    def rule(self) -> str:
        return "N-21.40"

    def ask(self) -> str:
        return "newton-ask-action"

    def args(self, g: Newton) -> dict[str, int | str]:
        return {"value": self.value}

    def here(self, g: Newton) -> list[int]:
        found = [DO + action for action in range(5) if not g.chapters.forbids_basic(g, self.seat, action, self.value)]
        if found:
            found.append(STOP)
        return found

    def forbids(self, g: Newton, action: int) -> str:
        if DO <= action < DO + 5:
            return g.chapters.forbids_basic(g, self.seat, action - DO, self.value)
        return self.rule()

    def choose(self, g: Newton, action: int) -> None:
        if action != STOP:
            g.chapters.begin(g, self.seat, action - DO, self.value, self.flags, False)


# -- cards --------------------------------------------------------------------------------------------------------


@final
class TakeCard(Question[Newton]):
    """Take a display card; this is no Lessons action (NL-4.13)."""

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level: Final = level

    def rule(self) -> str:
        return "NL-4.13"

    def ask(self) -> str:
        return "newton-ask-take"

    def halfway(self) -> bool:
        return True

    def options(self, g: Newton) -> list[int]:
        return [TAKE + card for card in shown(g, self.level)]

    def take(self, g: Newton, action: int) -> None:
        take_card(g, self.seat, action - TAKE, "NL-4.13")


def discard(g: Newton, seat: int, card: int) -> None:
    """A card from hand leaves the game for good (N-20.13, NL-4.07)."""
    p = g.seats[seat]
    p.hand = without(p.hand, card)
    g.removed = g.removed + (card,)
    if g.listening:
        g.tell("newton-log-discard", "N-20.13", {"player": seat, "card": card_ref(g.e, card)})


def discards(p: Player) -> list[int]:
    return [DISCARD + card for card in p.hand]


# -- discoveries --------------------------------------------------------------------------------------------------


def discovery_price(g: Newton, tile: int, about: int) -> int:
    """Half the cost, odd ones rounded up, or nothing (ND-3.01, ND-3.01a, ND-3.02)."""
    return (g.e.discovery_cost[tile] + 1) // 2 if about == HALF else 0


def discoveries_in_reach(g: Newton, p: Player, about: int) -> list[int]:
    return [tile for tile in ones(g.available) if discovery_price(g, tile, about) <= p.coins]


@final
class TakeDiscovery(Window):
    """Take an available discovery at half its cost, or for nothing (ND-3.01, ND-3.02)."""

    def __init__(self, seat: int, about: int) -> None:
        self.seat = seat
        self.about: Final = about

    def rule(self) -> str:
        return "ND-3.01" if self.about == HALF else "ND-3.02"

    def ask(self) -> str:
        return "newton-ask-discovery-half" if self.about == HALF else "newton-ask-discovery"

    def here(self, g: Newton) -> list[int]:
        found = [FOUND + tile for tile in discoveries_in_reach(g, g.seats[self.seat], self.about)]
        if found and self.about == HALF:  # only what costs something may be declined (ND-3.01b, N-0.13)
            found.append(STOP)
        return found

    def choose(self, g: Newton, action: int) -> None:
        if action != STOP:
            price = discovery_price(g, action - FOUND, self.about)
            pay(g.seats[self.seat], price)
            find(g, self.seat, action - FOUND, price)
