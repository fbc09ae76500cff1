"""Special actions of tucked Master Lessons (chapters NL-3 and NL-4), and the hub that lets the chapters meet."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newton.refs import card_ref
from lincei.games.newton.rules import basic, effects
from lincei.games.newton.state import NONE, SPECIALS, USED_SPECIAL, Chapters, Newton
from lincei.games.newton.vocabulary import NO_EFFECT, Effect


def special_action(g: Newton, seat: int) -> Effect:
    """The special action under the column of the card just played (NL-3.03), if there is one."""
    p = g.seats[seat]
    column = len(p.desk) - 1
    if g.card == NONE or column >= len(p.tucked):
        return NO_EFFECT
    return g.e.card_special[p.tucked[column]]


def forbids_special(g: Newton, seat: int, inside: bool) -> str:
    """The rule against the special action now, or nothing."""
    if g.card == NONE:
        return "NL-3.04b"
    effect = special_action(g, seat)
    if not effect.used:
        return "NL-3.03"
    if g.done & USED_SPECIAL:
        return "NL-3.05"
    if effect.after != NONE:
        if inside:
            return "NL-3.08"
        if g.performed != effect.after or g.performed_value < effect.value:
            return "NL-3.07"
    return effects.forbids_use(g, seat, effect)


@final
class Rulebook(Chapters):
    """Every chapter at hand of every other."""

    def begin(self, g: Newton, seat: int, action: int, value: int, flags: int, by_card: bool) -> None:
        basic.begin(g, seat, action, value, flags, by_card)

    def forbids_basic(self, g: Newton, seat: int, action: int, value: int) -> str:
        return basic.forbids_basic(g, seat, action, value, 0, False)

    def trigger(self, g: Newton, seat: int, effect: Effect, source: int) -> None:
        effects.trigger(g, seat, effect, source)

    def forbids_special(self, g: Newton, seat: int, inside: bool) -> str:
        return forbids_special(g, seat, inside)

    def use_special(self, g: Newton, seat: int) -> None:
        p = g.seats[seat]
        g.done |= USED_SPECIAL
        if g.listening:
            card = card_ref(g.e, p.tucked[len(p.desk) - 1])
            g.tell("newton-log-special", "NL-3.04", {"player": seat, "card": card})
        effects.use(g, seat, special_action(g, seat), SPECIALS)


RULEBOOK: Final = Rulebook()
