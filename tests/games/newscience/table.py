"""Situations of The New Science for tests, set up in the game's own notation.

They are played with a fixed edition: the witness of the register and test cards (`witness/`), so that tuning the
shipped numbers changes no test. A card that only one test needs is written there, as a line: `situation(cards=[...])`.
Chance is asked like a player: `die 5` and `event test-ward` are played. Seats count from 0, except in `rival 2`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from lincei.contract import Game
from lincei.games.newscience.clauses import Reader
from lincei.games.newscience.components import Edition, load_edition
from lincei.games.newscience.constraints import check_tables
from lincei.games.newscience.event_rows import EventRow
from lincei.games.newscience.game import NewScienceGame
from lincei.games.newscience.rules import deck
from lincei.games.newscience.rules.placing import PLACINGS
from lincei.games.newscience.rules.publish import make_public
from lincei.games.newscience.rules.resolving import RESOLUTION
from lincei.games.newscience.rules.round import END_OF_ROUND
from lincei.games.newscience.rules.scoring import SCORING
from lincei.games.newscience.rules.spaces import printed
from lincei.games.newscience.state import NOBODY, NONE, SCORED, NewScience, Player, changed
from lincei.games.newscience.tables import read_tables
from lincei.games.newscience.terms import CARD_TYPES, CUBES, KEEP, SCIENTISTS, SPACE_NAMES, TRACKS
from lincei.games.reading import Problems
from lincei.kernel.chance import seeded
from lincei.kernel.events import Event
from tests.games.played import Played

WITNESS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "witness")
EDITION: Edition = load_edition(WITNESS)
GAME: Game = NewScienceGame(EDITION)
games: dict[tuple[str, ...], Game] = {(): GAME}  # by the cards that were added


def situation(
    players: int = 3,
    scientists: Sequence[str] = SCIENTISTS,
    cards: Sequence[str] = (),
    seed: int = 1,
    **options: str,
) -> NewScience:
    """Round 1 of a game, waiting for its first cube; seats play these scientists, by default in the order of rank.

    Further cards are lines such as "PLAY points research +2 once"; see `further`.
    """
    g = game_with(cards).start(players, seed, options, explicit_chance=True)
    assert isinstance(g, NewScience)
    for seat in range(players):
        play(g, f"scientist {scientists[seat]}")
    while g.round == 0:  # with the preview cards come first
        g.apply(g.legal[0])
    return g


def game_with(cards: Sequence[str]) -> Game:
    """The game of the witness with further cards."""
    if tuple(cards) not in games:
        problems = Problems()
        tables = read_tables(WITNESS, problems)
        tables.events += [further(f"card-{i + 1}", line) for i, line in enumerate(cards)]
        check_tables(tables, problems)
        assert not problems.lines, problems.lines
        games[tuple(cards)] = NewScienceGame(Edition(tables))
    return games[tuple(cards)]


def further(id: str, line: str) -> EventRow:
    """A card from its line: `[level] EFFECT|PLAY|KEEP|ONCE effect`; of level 1 if it does not say, and never 4+."""
    first, _, rest_of_line = line.partition(" ")
    level = int(first) if first.isdecimal() else 1
    name, _, effect = (rest_of_line if first.isdecimal() else line).partition(" ")
    once = name == "ONCE"
    type = KEEP if once else CARD_TYPES.index(name)
    reader = Reader(effect, type, once)
    reader.effect()
    assert not reader.fault, reader.fault
    year = [1600, 1650, 1680][level - 1]
    return EventRow(id, "", year, level, type, False, once, effect, reader.clauses, reader.either, reader.ref)


def game(g: NewScience) -> Game:
    """The game that a position is of."""
    return next(one for one in games.values() if one.digest == g.e.digest)


# -- what may be chosen and what happens --------------------------------------------------------------------------


def legal(g: NewScience, kind: str = "") -> list[str]:
    return Played(game(g)).legal(g, kind)


def play(g: NewScience, *texts: str) -> list[Event]:
    return Played(game(g)).play(g, *texts)


def roll(g: NewScience, *dice: int) -> list[Event]:
    """The die shows this."""
    return play(g, *[f"die {die}" for die in dice])


def why(g: NewScience, text: str) -> str:
    return Played(game(g)).why(g, text)


def told(events: list[Event]) -> list[str]:
    """The messages of log lines, without the name of the game: `log-lost`."""
    return [event.message.removeprefix("newscience-") for event in events]


# -- names --------------------------------------------------------------------------------------------------------


def discovery_id(slug: str) -> int:
    return EDITION.discovery_slug.index(slug)


def card_id(g: NewScience, card: str) -> int:
    """A card by its slug, or a further one by its line."""
    if card in g.e.event_slug:
        return g.e.event_slug.index(card)
    cards = next(added for added, one in games.items() if one.digest == g.e.digest)
    return g.e.event_slug.index(f"card-{cards.index(card) + 1}")


def player(g: NewScience, seat: int = 0) -> Player:
    return g.seats[seat]


def markers(g: NewScience, seat: int, stage: str) -> list[str]:
    """The discoveries with a marker of that seat, `researched`, `tested` or `published`."""
    mask: int = getattr(g.seats[seat], stage)
    return [slug for d, slug in enumerate(EDITION.discovery_slug) if mask >> d & 1]


def lab(g: NewScience, seat: int) -> str:
    """The card in a lab; empty if there is none."""
    card = g.seats[seat].lab
    return "" if card == NONE else g.e.event_slug[card]


# -- tracks and markers -------------------------------------------------------------------------------------------


def stage(g: NewScience, seat: int, researched: str = "", tested: str = "", published: str = "") -> None:
    """Markers stand in these zones: `stage(g, 0, tested="astrology laws-of-attraction")`. Nothing is scored."""
    p = g.seats[seat]
    for slug in f"{researched} {tested} {published}".split():
        p.researched &= ~(1 << discovery_id(slug))
        p.tested &= ~(1 << discovery_id(slug))
    for slug in researched.split():
        p.researched |= 1 << discovery_id(slug)
    for slug in tested.split():
        p.tested |= 1 << discovery_id(slug)
    for slug in published.split():
        make_public(g, seat, discovery_id(slug))
    g.settle()


def influence(g: NewScience, seat: int, every: int | None = None, **tracks: int) -> None:
    """Influence on the tracks that are named, or on every one."""
    p = g.seats[seat]
    if every is not None:
        p.influence = (every,) * len(TRACKS)
    for track, value in tracks.items():
        p.influence = changed(p.influence, TRACKS.index(track), value)
    g.settle()


def rest(g: NewScience, seat: int, value: int) -> None:
    g.seats[seat].rest = value
    g.settle()


def score(g: NewScience, seat: int, prestige: int) -> None:
    """So much prestige won in play, as if by publishing Astrology."""
    p = g.seats[seat]
    p.prestige += prestige
    p.scored += (SCORED * discovery_id("astrology") + prestige,)


# -- cards --------------------------------------------------------------------------------------------------------


def fetch(g: NewScience, card: str) -> int:
    """Take a card out of the deck."""
    number = card_id(g, card)
    assert g.unseen >> number & 1, f"{card} is not in the deck of {g.players} players, or seen already"
    g.unseen &= ~(1 << number)
    level = g.e.event_level[number]
    g.left = (g.left[0] - (level == 1), g.left[1] - (level == 2), g.left[2] - (level == 3))
    assert min(g.left) >= 0, f"more cards of level {level} than the deck has"
    return number


def give(g: NewScience, seat: int, card: str) -> None:
    """A KEEP card lies in the lab."""
    g.seats[seat].lab = fetch(g, card)
    assert g.e.event_type[g.seats[seat].lab] == KEEP
    g.settle()


def show(g: NewScience, *cards: str) -> list[Event]:
    """These cards and no others lie on display, revealed just now in this order; it is not round 1 any more."""
    g.listen()
    g.round = max(g.round, 2)
    g.display = ()
    g.closed = 0
    g.open = printed(g.e, g.players)
    for card in cards:
        deck.show(g, fetch(g, card))
    events = g.events
    g.settle()
    game(g).check(g)
    return events


# -- the course of a round ----------------------------------------------------------------------------------------


def placing(g: NewScience, turn: int = 0) -> NewScience:
    """The placing phase begins, or so many cubes are said to have been placed; none lies on the board."""
    g.stack[:] = [SCORING, END_OF_ROUND, RESOLUTION, PLACINGS[turn]]
    take_home(g)
    g.settle()
    return g


def take_home(g: NewScience) -> None:
    g.cubes[:] = [NOBODY] * len(SPACE_NAMES)
    g.resting = ()
    g.next_order = ()
    g.resolving = NONE
    for p in g.seats:
        p.home = CUBES
        p.lifted = 0


def resolve(g: NewScience, cubes: Mapping[str, int], resting: Sequence[int] = ()) -> list[Event]:
    """These cubes and no others lie on spaces, these seats rest in this order: resolution begins. What it told."""
    take_home(g)
    for space, seat in cubes.items():
        assert g.open >> SPACE_NAMES.index(space) & 1, f"there is no space {space} now"
        g.cubes[SPACE_NAMES.index(space)] = seat
        g.seats[seat].home -= 1
    for seat in resting:
        g.resting += (seat,)
        g.seats[seat].home -= 1
    g.stack[:] = [SCORING, END_OF_ROUND, RESOLUTION]
    g.listen()
    g.settle()
    game(g).check(g)
    return g.events


def end_round(g: NewScience, *cards: str) -> list[Event]:
    """The round ends here, cubes not yet resolved are lost; these cards are revealed, or the first that can come."""
    if not g.next_order:
        g.next_order = g.order
    g.cubes[:] = [NOBODY] * len(SPACE_NAMES)
    g.stack[:] = [SCORING, END_OF_ROUND]
    g.listen()
    g.settle()
    events = g.events
    for card in cards:
        events += play(g, f"event {g.e.event_slug[card_id(g, card)]}")
    while not g.over and GAME.kind(g.legal[0]) == "event":
        g.apply(g.legal[0])
        events += g.events
    game(g).check(g)
    return events


def idle(g: NewScience) -> list[Event]:
    """The rest of the round, with nothing done that can be declined: the first that is offered otherwise."""
    events: list[Event] = []
    number = g.round
    while not g.over and g.round == number:
        events += play(g, "decline" if "decline" in legal(g) else legal(g)[0])
    return events


def last_round(g: NewScience) -> NewScience:
    """No card is left in the deck: those that were there have left the game unseen."""
    for level in range(3):
        pool = [card for card in range(g.e.events) if g.unseen >> card & 1 and g.e.event_level[card] == level + 1]
        for card in pool[: g.left[level]]:
            g.unseen &= ~(1 << card)
    g.left = (0, 0, 0)
    return g


def final_scoring(g: NewScience) -> NewScience:
    """The last round is over: count."""
    g.stack[:] = [SCORING]
    g.settle()
    game(g).check(g)
    return g


def counted(g: NewScience, seat: int) -> list[tuple[str, int]]:
    """The lines of the final scoring: rule and prestige."""
    return [(line.rule, line.points) for line in g.breakdown()[seat] if line.rule.startswith("S-13")]


def seen(g: NewScience, viewer: int | None = None) -> Any:
    return Played(game(g)).seen(g, viewer)


def course(players: int, seed: int, eager: bool = False, **options: str) -> Iterator[tuple[NewScience, str]]:
    """A game of random choices: each position, with the action that will be taken in it.

    Eager players decline nothing, spend all rest, and so publish now and then.
    """
    g = GAME.start(players, seed, options)
    assert isinstance(g, NewScience)
    rng = seeded(seed)
    while not g.over:
        offered = [action for action in g.legal if GAME.kind(action) != "decline"] if eager else g.legal
        action = offered[rng.below(len(offered))]
        if eager and GAME.kind(action) == "spend":
            action = g.legal[-1]
        yield g, GAME.write(g, action)
        g.apply(action)
