"""What a seat may see, built up from nothing; and a position it cannot tell from the true one.

Nothing lies hidden but the deck, from everybody alike (section 18), so every seat sees the same table.
"""

from __future__ import annotations

from lincei.games.counting import bits, ones
from lincei.games.newscience.components import SMALL
from lincei.games.newscience.meta import CHOICES
from lincei.games.newscience.prospects import reach
from lincei.games.newscience.rules.deck import cards_left, revealed_each_round
from lincei.games.newscience.rules.experiment import Announce, AnnounceLate, Reroll
from lincei.games.newscience.rules.modifiers import boost_clause
from lincei.games.newscience.rules.scoring import highest, most_published
from lincei.games.newscience.rules.spaces import is_extra, modifier, offers_space, room_to_rest
from lincei.games.newscience.state import BOOST, NOBODY, NONE, SCORED, NewScience, Player, marked
from lincei.games.newscience.terms import (
    ACTION_SPACE,
    ACTIONS,
    CARD_LEVELS,
    CARD_TYPES,
    CUBES,
    DISCOVERIES,
    EFFECT,
    EVENT_SPACE,
    EXPERIMENT,
    FIELDS,
    INFLUENCE_SPACE,
    MARKERS,
    MOST_INFLUENCE,
    MOST_REST,
    PUBLISH,
    RESEARCH,
    REST_SPACE,
    SCIENTISTS,
    SPACE_NAMES,
    SPACES,
    TRACKS,
    action_of,
    track_of,
)
from lincei.games.newscience.vocabulary import POINTS
from lincei.kernel.chance import Rng


def table(g: NewScience) -> dict[str, object]:
    """The whole table."""
    e = g.e
    return {
        "round": g.round,
        "rounds": rounds(g),
        "phase": phase(g),
        "order": list(g.order),
        "next_order": list(g.next_order) if g.next_order else None,
        "resolving": SPACE_NAMES[g.resolving] if 0 <= g.resolving < SPACES else None,
        "options": options(g),
        "display": [shown(g, i) for i in range(len(g.display))],
        "ahead": [e.event_slug[card] for card in g.ahead],
        "deck": {str(level + 1): deck_left(g, level + 1) for level in range(CARD_LEVELS)},
        "effects": [e.event_slug[card] for card in g.display if card != NONE and e.event_type[card] == EFFECT],
        "spaces": [place(g, space) for space in range(SPACES) if (g.open | g.closed) >> space & 1],
        "discoveries": {e.discovery_slug[d]: zones(g, d) for d in ones(g.in_play())},
        "leaders": {name: highest(g, track) for track, name in enumerate(TRACKS)},
        "most": most_published(g),
        "experiment": experiment(g),
        "seats": [mat(g, seat, p) for seat, p in enumerate(g.seats)],
    }


def rounds(g: NewScience) -> int:
    """How many rounds there can be (S-12.06)."""
    return max(g.round, 1) + cards_left(g) // revealed_each_round(g)


def phase(g: NewScience) -> str:
    if g.over:
        return "over"
    if not g.round:
        return "scientists"
    return "placing" if g.resolving == NONE else "resolving"


def options(g: NewScience) -> dict[str, str]:
    """How the game is played (section 14)."""
    chosen = [g.random_scientists, g.preview, g.direct, g.whole_groups, g.limited]
    return {name: CHOICES[name][1 if chosen[i] else 0] for i, name in enumerate(CHOICES)}


def shown(g: NewScience, index: int) -> dict[str, object]:
    """A card on display: a KEEP that has gone to a lab leaves its place empty."""
    card = g.display[index]
    if card == NONE:
        return {"card": None, "space": None}
    space = SPACE_NAMES[EVENT_SPACE + index] if offers_space(g, index) else None
    return {"card": g.e.event_slug[card], "space": space}


def deck_left(g: NewScience, level: int) -> int:
    """Cards of a level in the deck; those that lie open ahead still count (S-14.01)."""
    return g.left[level - 1] + len([card for card in g.ahead if g.e.event_level[card] == level])


def place(g: NewScience, space: int) -> dict[str, object]:
    """An action space with what it carries and who stands on it."""
    seen: dict[str, object] = {
        "id": SPACE_NAMES[space],
        "type": "rest",
        "room": 1,
        "cubes": [] if g.cubes[space] == NOBODY else [g.cubes[space]],
        "closed": g.closed >> space & 1 == 1,
        "extra": False,
        "done": space < g.resolving,
        "modifier": 0,
    }
    if space == REST_SPACE:
        seen["room"] = room_to_rest(g)
        seen["cubes"] = list(g.resting) if g.resolving == NONE else []
    elif space < INFLUENCE_SPACE:
        card = g.display[space - EVENT_SPACE]
        seen["type"] = "event"
        seen["card"] = None if card == NONE else g.e.event_slug[card]
    elif space < ACTION_SPACE:
        seen["type"] = "influence"
        seen["track"] = TRACKS[track_of(space)]
    else:
        seen["type"] = ACTIONS[action_of(space)]
        seen["modifier"] = modifier(g, space)
        seen["extra"] = is_extra(g, space)
    return seen


def zones(g: NewScience, discovery: int) -> dict[str, object]:
    """Who stands where on a discovery (S-3.02)."""
    publisher: int | None = None
    for seat, p in enumerate(g.seats):
        if marked(p.published, discovery):
            publisher = seat
    return {
        "research": [seat for seat, p in enumerate(g.seats) if marked(p.researched, discovery)],
        "experiment": [seat for seat, p in enumerate(g.seats) if marked(p.tested, discovery)],
        "published": publisher,
    }


def experiment(g: NewScience) -> dict[str, object] | None:
    """The experiment under way, while something is asked about it."""
    if g.over:
        return None
    top = g.question
    held = g.seats[g.to_move].rest if g.to_move >= 0 else 0
    rest = 0
    die: int | None = None
    if isinstance(top, Announce):
        trial = top.trial
    elif isinstance(top, (Reroll, AnnounceLate)):
        trial, rest, die = top.trial, top.rest, top.die
    else:
        return None
    return {
        "seat": trial.seat,
        "discovery": g.e.discovery_slug[trial.discovery],
        "value": trial.value,
        "points": trial.points,
        "rest": rest,
        "die": die,
        "chance": [trial.chance(n, trial.rerolls) for n in range(held + 1)] if die is None else None,
    }


def mat(g: NewScience, seat: int, p: Player) -> dict[str, object]:
    """One player: everything is public."""
    known = p.scientist != NONE
    return {
        "scientist": SCIENTISTS[p.scientist] if known else None,
        "rest": p.rest,
        "prestige": p.prestige,
        "influence": by_track(p.influence),
        "lab": None if p.lab == NONE else g.e.event_slug[p.lab],
        "cubes": {"home": p.home, "board": CUBES - p.home - p.lifted, "lifted": p.lifted},
        "publications": bits(p.published),
        "last_level": g.last_level(p),
        "markers": MARKERS - p.markers(),
        "boosts": [boost(g, entry) for entry in p.boosts],
        "scored": {g.e.discovery_slug[d]: prestige for d, prestige in scored(p)},
        "reach": reach(g, seat) if known and not g.over else {},
    }


def scored(p: Player) -> list[tuple[int, int]]:
    """The publications that brought prestige, with it."""
    return [divmod(entry, SCORED) for entry in p.scored]


def by_track(amounts: tuple[int, ...]) -> dict[str, int]:
    return {name: amounts[track] for track, name in enumerate(TRACKS)}


def boost(g: NewScience, entry: int) -> dict[str, object]:
    """What a PLAY card still gives this round."""
    action = ACTIONS[entry % BOOST] if boost_clause(g, entry).kind == POINTS else None
    return {"card": g.e.event_slug[entry // BOOST >> 1], "action": action}


# -- what is printed ----------------------------------------------------------------------------------------------


def board(g: NewScience) -> dict[str, object]:
    """What is printed and never changes: discoveries in play, scientists, eligible cards."""
    e = g.e
    eligible = 0
    for level in range(CARD_LEVELS):
        eligible |= e.deck[CARD_LEVELS * g.size + level]
    fields = [field for field in range(len(FIELDS)) if in_field(g, field)]
    return {
        "fields": [FIELDS[field] for field in fields],
        "critical": e.critical,
        "most_influence": MOST_INFLUENCE,
        "most_rest": MOST_REST,
        "cubes": CUBES,
        "discoveries": {e.discovery_slug[d]: printed_discovery(g, d) for d in ones(g.in_play())},
        "scientists": {name: printed_scientist(g, i) for i, name in enumerate(SCIENTISTS)},
        "events": {e.event_slug[card]: printed_event(g, card) for card in ones(eligible)},
    }


def in_field(g: NewScience, field: int) -> bool:
    return any([g.e.field_of[d] == field for d in ones(g.in_play())])


def slugs(g: NewScience, mask: int) -> list[str]:
    return [g.e.discovery_slug[d] for d in ones(mask)]


def printed_discovery(g: NewScience, d: int) -> dict[str, object]:
    e = g.e
    minima = [(name, e.minimum[4 * d + track]) for track, name in enumerate(TRACKS)]
    return {
        "name": e.discovery_label[d] or None,
        "field": FIELDS[e.field_of[d]],
        "level": e.level_of[d],
        "person": e.person[d],
        "year": e.year[d],
        "needs": [slugs(g, mask) for mask in e.needs[g.size * DISCOVERIES + d]],
        "group": slugs(g, e.group[d]) if e.group[d] else None,
        "research": e.values[3 * d + RESEARCH],
        "first": e.values[3 * d + EXPERIMENT],
        "later": e.later[d],
        "publish": e.values[3 * d + PUBLISH],
        "influence": {name: minimum for name, minimum in minima if minimum},
        "prestige": e.prestige[d],
    }


def printed_scientist(g: NewScience, scientist: int) -> dict[str, object]:
    e = g.e
    return {
        "name": e.scientist_label[scientist] or None,
        "rank": scientist + 1,
        "ratings": {name: e.rating[3 * scientist + action] for action, name in enumerate(ACTIONS)},
        "influence": {name: e.start[4 * scientist + track] for track, name in enumerate(TRACKS)},
    }


def printed_event(g: NewScience, card: int) -> dict[str, object]:
    e = g.e
    return {
        "name": e.event_label[card] or None,
        "type": CARD_TYPES[e.event_type[card]],
        "level": e.event_level[card],
        "year": e.event_year[card],
        "four": not e.deck[CARD_LEVELS * SMALL + e.event_level[card] - 1] >> card & 1,
        "once": e.event_once[card],
        "effect": e.event_ref[card],
    }


# -- what a seat cannot know --------------------------------------------------------------------------------------


def determinise(g: NewScience, rng: Rng) -> NewScience:
    """Cards are drawn when they come to light, so there is nothing to deal anew but the numbers to come."""
    h = g.copy()
    h.rng = Rng(rng.below(1 << 29) + 1)
    return h
