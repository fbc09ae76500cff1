"""Things used once more by special actions: an income tile, token, city, Master or objective (NL-4.04 to NL-4.11)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newton.actions import AGAIN_CITY, AGAIN_INCOME, AGAIN_MASTER, AGAIN_OBJECTIVE, AGAIN_TOKEN
from lincei.games.newton.refs import city_ref, master_ref, objective_ref
from lincei.games.newton.rules.counts import worth
from lincei.games.newton.rules.gains import TWO_CITIES, gain, take_medicine
from lincei.games.newton.rules.prerequisites import stands_on
from lincei.games.newton.rules.spaces import use_token
from lincei.games.newton.state import SPECIALS, Newton, Player
from lincei.games.newton.terms import OBJECTIVE_SPACES
from lincei.games.newton.vocabulary import COINS, MEDICINE, POTIONS, VP
from lincei.kernel.frames import Question

# What an income tile gives in an Upkeep (N-16.06).
INCOME_AMOUNT: Final = [2, 2, 1]
INCOME_VERB: Final = [VP, COINS, POTIONS]


@final
class UseIncome(Question[Newton]):
    """Receive the income of one income tile; neither medicine nor discoveries (NL-4.04, NL-4.04a)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "NL-4.04"

    def ask(self) -> str:
        return "newton-ask-again-income"

    def halfway(self) -> bool:
        return True

    def options(self, g: Newton) -> list[int]:
        incomes = g.seats[self.seat].incomes
        return [AGAIN_INCOME + kind for kind in range(3) if kind in incomes]

    def take(self, g: Newton, action: int) -> None:
        kind = action - AGAIN_INCOME
        gain(g, self.seat, INCOME_VERB[kind], INCOME_AMOUNT[kind], SPECIALS)


@final
class UseToken(Question[Newton]):
    """Apply the effect of one own bonus token again; it is never doubled (NL-4.05, NL-4.05a)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "NL-4.05"

    def ask(self) -> str:
        return "newton-ask-again-token"

    def halfway(self) -> bool:
        return True

    def options(self, g: Newton) -> list[int]:
        found: list[int] = []
        for token in g.seats[self.seat].tokens:
            if AGAIN_TOKEN + token not in found:
                found.append(AGAIN_TOKEN + token)
        found.sort()
        return found

    def take(self, g: Newton, action: int) -> None:
        use_token(g, self.seat, action - AGAIN_TOKEN, SPECIALS)


def cities_to_use(g: Newton, p: Player) -> list[int]:
    """Cities with an own cube whose effect can do something (NL-4.08, NL-4.08a)."""
    found: list[int] = []
    for place in g.e.cities:
        tile = g.city_at[place]
        if p.visited >> place & 1 and (g.e.city_effect[tile].verb != MEDICINE or p.medicine < TWO_CITIES):
            found.append(place)
    found.sort()
    return found


@final
class UseCity(Question[Newton]):
    """Apply the effect of a city with an own cube; its own costs come on top (NL-4.08, NL-4.08a)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "NL-4.08"

    def ask(self) -> str:
        return "newton-ask-again-city"

    def halfway(self) -> bool:
        return True

    def options(self, g: Newton) -> list[int]:
        return [AGAIN_CITY + place for place in cities_to_use(g, g.seats[self.seat])]

    def take(self, g: Newton, action: int) -> None:
        tile = g.city_at[action - AGAIN_CITY]
        if g.listening:
            g.tell("newton-log-again", "NL-4.08", {"player": self.seat, "what": city_ref(g.e, tile)})
        if g.e.city_effect[tile].verb == MEDICINE:
            take_medicine(g, self.seat, True)
        else:
            g.chapters.trigger(g, self.seat, g.e.city_effect[tile], SPECIALS)


def masters_to_use(g: Newton, p: Player) -> list[int]:
    """Played Masters with an immediate effect (NL-4.10a), ascending."""
    found = [master for master in p.played if g.e.master_effect[master].used]
    found.sort()
    return found


@final
class UseMaster(Question[Newton]):
    """Apply the immediate effect of a Master already played (NL-4.10)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "NL-4.10"

    def ask(self) -> str:
        return "newton-ask-again-master"

    def halfway(self) -> bool:
        return True

    def options(self, g: Newton) -> list[int]:
        return [AGAIN_MASTER + master for master in masters_to_use(g, g.seats[self.seat])]

    def take(self, g: Newton, action: int) -> None:
        master = action - AGAIN_MASTER
        if g.listening:
            g.tell("newton-log-again", "NL-4.10", {"player": self.seat, "what": master_ref(g.e, master)})
        g.chapters.trigger(g, self.seat, g.e.master_effect[master], SPECIALS)


def objectives_to_use(g: Newton, p: Player) -> list[int]:
    """Objective spaces that the player stands on with any piece (NL-4.11, ND-4.09)."""
    return [slot for slot in range(OBJECTIVE_SPACES) if stands_on(g, p, slot)]


@final
class UseObjective(Question[Newton]):
    """Gain now the VP of an occupied objective as things stand; it is scored again at the end (NL-4.11, NL-4.12)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "NL-4.11"

    def ask(self) -> str:
        return "newton-ask-again-objective"

    def halfway(self) -> bool:
        return True

    def options(self, g: Newton) -> list[int]:
        return [AGAIN_OBJECTIVE + slot for slot in objectives_to_use(g, g.seats[self.seat])]

    def take(self, g: Newton, action: int) -> None:
        tile = g.objective_at[action - AGAIN_OBJECTIVE]
        if g.listening:
            g.tell("newton-log-again", "NL-4.11", {"player": self.seat, "what": objective_ref(g.e, tile)})
        gain(g, self.seat, VP, worth(g, g.seats[self.seat], g.e.objective_effect[tile].clauses[0]), SPECIALS)
