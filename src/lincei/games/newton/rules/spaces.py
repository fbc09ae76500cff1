"""What happens where a piece comes to stand: tokens (N-15), cubes (N-7.06 to N-7.11), special spaces (N-16, N-17)."""

from __future__ import annotations

from typing import Final, final

from lincei.games.newton.refs import place_ref, token_ref
from lincei.games.newton.rules.gains import gain
from lincei.games.newton.rules.masters import PlayMaster
from lincei.games.newton.state import CITIES, CUBE_REWARDS, INVENTIONS, NONE, TOKENS, Newton, Player, put
from lincei.games.newton.terms import CITY, CUBES, INVENTION, MASTER, SPECIALISATION
from lincei.games.newton.vocabulary import VP
from lincei.kernel.frames import Task

CUBE_VP: Final = [8, 4, 2, 1]  # for the 12th, 11th, 10th and 9th cube (N-7.08)


def take_token(g: Newton, seat: int, bonus: int) -> int:
    """Whoever is first takes the token and keeps it (N-15.01, N-15.02); its kind, or NONE."""
    token = g.token_at[bonus]
    if token != NONE:
        g.token_at = put(g.token_at, bonus, NONE)
        p = g.seats[seat]
        p.tokens = p.tokens + (token,)
        if g.listening:
            g.tell("newton-log-token", "N-15.01", {"player": seat, "token": token_ref(g.e, token)})
    return token


def use_token(g: Newton, seat: int, token: int, source: int = TOKENS) -> None:
    """The effect of a token (N-15.03)."""
    g.chapters.trigger(g, seat, g.e.token_effect[token], source)


def takes_cube(g: Newton, p: Player, place: int) -> bool:
    """Whether a cube of this player can be laid here (N-0.10, N-7.07, N-7.09)."""
    return p.cubes > 0 and g.e.cube_places >> place & 1 == 1 and p.visited >> place & 1 == 0


def lay_cube(g: Newton, seat: int, place: int) -> None:
    """Lay the next cube: the last four give VP, and the space is triggered (N-7.08, N-7.11)."""
    p = g.seats[seat]
    p.cubes -= 1
    p.visited |= 1 << place
    if g.listening:
        g.tell("newton-log-cube", "N-7.06", {"player": seat, "place": place_ref(g.e, place)})
    if p.cubes < len(CUBE_VP):
        gain(g, seat, VP, CUBE_VP[p.cubes], CUBE_REWARDS)
    kind = g.e.place_kind[place]
    if kind == CITY:
        g.chapters.trigger(g, seat, g.e.city_effect[g.city_at[place]], CITIES)
    elif kind == MASTER:
        g.ask(PlayMaster(seat))


@final
class LayCube(Task[Newton]):
    """At the end of a Travel: lay the cube, if there is still one to lay (N-7.06, N-7.10)."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place: Final = place

    def run(self, g: Newton) -> None:
        if takes_cube(g, g.seats[self.seat], self.place):
            lay_cube(g, self.seat, self.place)


def enter_special_space(g: Newton, seat: int, kind: int, number: int) -> None:
    """A student or marker has ended its movement on a special space (N-16.01, N-17.16, N-21.01)."""
    e = g.e
    if kind == SPECIALISATION:
        g.chapters.trigger(g, seat, e.specialisation_effect[g.specialisation_at[number]], INVENTIONS)
    elif kind == INVENTION:
        g.chapters.trigger(g, seat, e.invention_effect[g.invention_at[number]], INVENTIONS)
    elif kind == MASTER:
        g.ask(PlayMaster(seat))


assert len(CUBE_VP) < CUBES
