"""Event spaces: whoever stands on a card controls it (section 7)."""

from __future__ import annotations

from lincei.games.newscience.refs import event_ref
from lincei.games.newscience.rules.lab import keep
from lincei.games.newscience.rules.verbs import Perform
from lincei.games.newscience.state import NONE, NewScience
from lincei.games.newscience.terms import KEEP


def resolve_event(g: NewScience, seat: int, index: int) -> None:
    """A KEEP goes into the lab (S-7.04); a PLAY is resolved at once and cannot be held (S-7.03)."""
    card = g.display[index]
    if g.e.event_type[card] == KEEP:
        g.display = g.display[:index] + (NONE,) + g.display[index + 1 :]
        keep(g, seat, card)
        return
    if g.listening:
        g.tell("newscience-log-play", "S-7.03", {"player": seat, "event": event_ref(g.e, card)})
    g.ask(Perform(seat, card))
