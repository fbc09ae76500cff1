"""Random situations of The New Science that no play would lead to so soon, with cards of every kind."""

from __future__ import annotations

import random
from collections.abc import Sequence

from lincei.games.newscience.rules.deck import revealed_each_round
from lincei.games.newscience.state import NewScience
from lincei.games.newscience.terms import KEEP, SCIENTISTS, SPACE_NAMES, TRACKS
from tests.games.newscience.naive import DISCOVERIES, Table
from tests.games.newscience.table import game, give, influence, resolve, rest, show, situation, stage

CARDS = (
    "PLAY points any +2 once",
    "PLAY points experiment +1 and points publish +1 physics/mathematics if science >= 2",
    "PLAY need any -1 and points research +1 level 1-3",
    "PLAY renown +1 and step research 3",
    "PLAY die best-of-two and cube own",
    "PLAY die reroll once or points research +1",
    "PLAY need religion -1 once and may influence rival any -1",
    "2 KEEP need any -1 astronomy/physics",
    "2 KEEP die late-rest and points experiment +1 if place >= 2",
    "2 KEEP later if government <= 2",
    "2 KEEP points publish +1 level 3-5",
    "2 ONCE need any -2",
    "2 ONCE points publish +1 and renown +2 if science >= 3",
    "2 ONCE die reroll or points research +2 mathematics",
    "2 ONCE die best-of-two and points experiment +1 physics",
    "3 ONCE die late-rest",
    "3 ONCE points experiment +2 astronomy or points experiment +1",
    "3 ONCE need science -2 or renown +1 level 2-5",
    "3 EFFECT need government +1 and need enterprise -1",
    "3 EFFECT die reroll",
    "3 EFFECT points publish -1 if published physics",
    "3 EFFECT ban research mathematics",
    "3 EFFECT die late-rest and points experiment -1",
    "3 EFFECT ban experiment physics and open publish",
)
CHOICES = {"cascade": ["all", "direct"], "groups": ["one", "all"], "markers": ["unlimited", "limited"]}


def scramble(seed: int, about: str = "") -> NewScience:
    """A round about to be resolved: anything may lie where it may. Cards with this word are there more often."""
    rng = random.Random(seed)
    players = 2 + seed % 4
    scientists = rng.sample(SCIENTISTS, players)
    options = {name: rng.choice(choices) for name, choices in CHOICES.items()}
    g = situation(players, scientists, CARDS, seed, **options)
    scatter_markers(g, rng)
    for seat in range(players):
        influence(g, seat, **{track: rng.randint(0, 5) for track in TRACKS})
        rest(g, seat, rng.randint(0, 3))
        if rng.random() < 0.7:
            give(g, seat, pick(rng, drawable(g, keep=True), about))
    shown: list[str] = []
    for _ in range(revealed_each_round(g)):
        shown.append(pick(rng, drawable(g, shown), about))
    show(g, *shown)
    resolve(g, *scatter_cubes(g, rng))
    return g


def pick(rng: random.Random, slugs: list[str], about: str) -> str:
    """One of these cards, more often one of `CARDS` with that word."""
    ours = [slug for i, line in enumerate(CARDS) if (slug := f"card-{i + 1}") in slugs and about in line]
    return rng.choice(ours if ours and rng.random() < 0.8 else slugs)


def lying(g: NewScience) -> Table:
    """What lies on the table, for the register to be read against it."""
    return Table(game(g).view(g, None, board=False)["table"], CARDS)


def drawable(g: NewScience, drawn: Sequence[str] = (), keep: bool = False) -> list[str]:
    """The cards that may come after these, or the KEEP cards among them."""
    gone = [g.e.event_level[g.e.event_slug.index(slug)] for slug in drawn]
    found = []
    for card, slug in enumerate(g.e.event_slug[: g.e.events]):
        level = g.e.event_level[card]
        eligible = (g.unseen & g.e.deck[3 * g.size + level - 1]) >> card & 1
        if eligible and slug not in drawn and g.left[level - 1] > gone.count(level):
            if not keep or g.e.event_type[card] == KEEP:
                found.append(slug)
    return found


def scatter_markers(g: NewScience, rng: random.Random) -> None:
    """Whatever is public rests on what is public, and whatever has a marker on what its owner knows."""
    table = lying(g)
    often = rng.uniform(0.1, 0.5)
    for discovery in sorted(table.in_play, key=lambda slug: int(DISCOVERIES[slug]["level"])):
        publisher = rng.randrange(g.players)
        if rng.random() < often and table.markers(publisher) < 10:
            if all(any(table.public(member) for member in members) for members in table.needs(discovery)):
                table.zones[discovery]["published"] = publisher
                stage(g, publisher, published=discovery)
                continue
        for seat in range(g.players):
            if table.eligible(seat, "research", discovery) and rng.random() < 0.8:
                if rng.random() < 0.7:
                    table.zones[discovery]["experiment"].append(seat)
                    stage(g, seat, tested=discovery)
                else:
                    table.zones[discovery]["research"].append(seat)
                    stage(g, seat, researched=discovery)


def scatter_cubes(g: NewScience, rng: random.Random) -> tuple[dict[str, int], list[int]]:
    """Three cubes for each seat, most of them where discoveries are served."""
    resting = rng.sample(range(g.players), rng.randint(0, 1))
    free = [name for space, name in enumerate(SPACE_NAMES) if g.open >> space & 1 and name != "rest"]
    rng.shuffle(free)
    free.sort(key=lambda name: not name.startswith(("event", "research", "experiment", "publish")))
    cubes: dict[str, int] = {}
    for seat in range(g.players):
        for _ in range(3 - (seat in resting)):
            cubes[free.pop(0)] = seat
    seats = [*cubes.values()]
    rng.shuffle(seats)
    return dict(zip(cubes, seats, strict=True)), resting
