"""The targets for event cards (S-15.53): what it brings to take them, how often each is taken, whom it helps."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

from bench.balance import Z95, Figure, Report, Row, Target, brief, counted, known, mean, percent
from bench.balance_newscience.bots import ALWAYS, NEVER, PLAYED
from bench.balance_newscience.laboratory import Laboratory, players_of
from bench.balance_newscience.notes import GameNotes
from lincei.games.counting import bits
from lincei.games.newscience.components import LARGE, SMALL, board_for
from lincei.games.newscience.terms import (
    CARD_LEVELS,
    CARD_TYPES,
    EFFECT,
    SCIENTISTS,
)

FEW = 20  # appearances: with fewer nothing is said about a card
SHOWN = 12  # of the surest movers
MOST_MOVED = 2.0  # points of a scientist's share (S-15.53)
OFTEN = Target(30, 90, " %")


# -- taking cards or not --------------------------------------------------------------------------------------------


def show_taking(report: Report, lab: Laboratory) -> None:
    report.section(
        "Taking event cards (S-15.53)",
        f"`{NEVER}` takes the best other space where `{PLAYED}` would take an event card; `{ALWAYS}` takes a card"
        f" whenever one is free. One of them plays against `{PLAYED}` in all other seats, as every scientist alike; its"
        " share of wins is given in per cent of the fair share. The correlation is that between the cards that a player"
        " of `greedy` has taken, less the mean of the table, and his share of the win, in hundredths.",
    )
    targets: list[Row] = []
    for bot, target in ((NEVER, Target(75, None, " %")), (ALWAYS, Target(None, 125, " %"))):
        for players in lab.players:
            shares = [100 * players * game.players[0].share for game in lab.of(players, bot)]
            targets.append(("S-15.53", f"{bot}, {counted(players)}", mean(shares), target))
    for players in lab.players:
        figure = correlation(lab.of(players))
        targets.append(("S-15.53", f"cards and winning, {counted(players)}", figure, Target(None, 20)))
    report.targets(targets)
    rows: list[list[str]] = []
    for players in lab.players:
        row = [counted(players), str(mean([len(game.shown) for game in lab.of(players)]))]
        row.append(str(mean([len(n.taken) for n in players_of(lab.of(players))])))
        row += [str(mean([len(game.players[0].taken) for game in lab.of(players, bot)])) for bot in (NEVER, ALWAYS)]
        rows.append(row)
    report.table(["cards a game", "shown", f"taken by {PLAYED}", f"by {NEVER}", f"by {ALWAYS}"], rows)


def correlation(games: Sequence[GameNotes]) -> Figure:
    """Of cards taken, less the mean of the table, and the share of the win, in hundredths."""
    cards: list[float] = []
    shares: list[float] = []
    for game in games:
        middle = statistics.fmean(len(n.taken) for n in game.players)
        cards += [len(n.taken) - middle for n in game.players]
        shares += [n.share for n in game.players]
    if len(games) < FEW or len(set(cards)) == 1:
        return mean([])
    found = statistics.correlation(cards, shares)
    free = len(cards) - len(games)  # the last player of a table follows from the others
    return Figure(100 * found, 100 * Z95 * (1 - found**2) / math.sqrt(free))


# -- each card ------------------------------------------------------------------------------------------------------


def show_cards(report: Report, lab: Laboratory) -> None:
    report.section(
        "Each event card (S-15.53)",
        "Of the rounds in which a PLAY or KEEP card was on display, those in which somebody took it; and what"
        " share of wins those have who took it, in per cent of the fair share, which shows what goes together and not"
        " what causes what.",
    )
    e = lab.e
    cards = [card for card in range(e.events) if e.event_type[card] != EFFECT]
    found = [(card, taking(lab.all(), card)) for card in cards]
    judged = [share for card, share in found if appearances(lab.all(), card) >= FEW]
    often = known(sum(OFTEN.misses(share) > 0 for share in judged)) if judged else mean([])
    seldom = known(sum(OFTEN.misses(share) < 0 for share in judged)) if judged else mean([])
    report.targets(
        [
            ("S-15.53", "PLAY and KEEP cards taken in more than 90 %", often, Target(None, 0)),
            ("S-15.53", "PLAY and KEEP cards taken in fewer than 30 %", seldom, Target(None, 0)),
        ]
    )
    rows: list[list[str]] = []
    for card, share in sorted(found, key=lambda one: (-one[1].value, one[0])):
        row = [e.event_slug[card], CARD_TYPES[e.event_type[card]], str(e.event_level[card])]
        row += [str(appearances(lab.all(), card)), f"{share} %", OFTEN.verdict(share)]
        row += [brief(taking(lab.of(players), card).value) for players in lab.players]
        rows.append([*row, f"{takers(lab.all(), card)} %"])
    head = ["card", "type", "level", "shown", "taken", f"holds ({OFTEN})", *map(counted, lab.players), "takers win"]
    report.table(head, rows, words=2)


def appearances(games: Sequence[GameNotes], card: int) -> int:
    return sum(card in game.shown for game in games)


def taking(games: Sequence[GameNotes], card: int) -> Figure:
    """How many of its appearances a card was taken in."""
    return percent(sum(card in n.taken for n in players_of(games)), appearances(games, card))


def takers(games: Sequence[GameNotes], card: int) -> Figure:
    """What who took a card wins, in per cent of the fair share."""
    return mean([100 * len(game.players) * n.share for game in games for n in game.players if card in n.taken])


# -- whom a card helps ----------------------------------------------------------------------------------------------


def show_movers(report: Report, lab: Laboratory) -> None:
    report.section(
        "Games without a card (S-15.53)",
        "How far a card in the deck moves the share of each scientist. No games are played without it: those in which"
        " it came to light are compared with those in which it did not, all numbers of players together, and the"
        " difference is weighed by how often the card comes to light. Only what lies beyond 2 points by more than its"
        " interval is held against the target: among so many pairs of cards and scientists chance alone moves some.",
    )
    e = lab.e
    found: list[tuple[str, str, Figure]] = []
    for scientist, name in enumerate(SCIENTISTS):
        seen = sightings(lab, scientist)
        for card in range(e.events):
            figure = movement(lab, seen, card)
            if not math.isnan(figure.value):
                found.append((e.event_slug[card], name, figure))
    found.sort(key=lambda one: sureness(one[2]), reverse=True)
    beyond = known(sum(sureness(figure) > MOST_MOVED for _, _, figure in found)) if found else mean([])
    report.targets([("S-15.53", "shares moved by more than 2 points", beyond, Target(None, 0))])
    if found:
        width = statistics.fmean(figure.error for _, _, figure in found)
        apart = sum(abs(figure.value) > MOST_MOVED for _, _, figure in found)
        report.text(
            f"{len(found)} pairs, with intervals of ± {width:.1f} points on average; {apart} lie beyond 2 points before"
            " chance is taken into account. The surest:"
        )
        rows = [[card, name, f"{figure} points"] for card, name, figure in found[:SHOWN]]
        report.table(["card", "scientist", "moved by"], rows, words=2)


Sighting = tuple[int, float, set[int], list[int]]  # players, share above the usual, cards seen, how many of each level


def sightings(lab: Laboratory, scientist: int) -> list[Sighting]:
    """The games of a scientist: what he won more than usual, and which cards came to light."""
    found: list[Sighting] = []
    for players in lab.players:
        usual = lab.usual[players, scientist]
        for game in lab.of(players):
            for n in game.players:
                if n.scientist == scientist:
                    levels = [lab.e.event_level[card] for card in game.shown]
                    counts = [levels.count(level + 1) for level in range(CARD_LEVELS)]
                    found.append((players, n.share - usual, set(game.shown), counts))
    return found


def movement(lab: Laboratory, seen: Sequence[Sighting], card: int) -> Figure:
    """How far a card moves a share, in points: a regression on whether it came to light, less the chance that it did.

    That chance is known: so many cards of its level came to light, of so many eligible ones. Without it, cards of the
    last level would seem to help whoever wins long games.
    """
    level = lab.e.event_level[card] - 1
    sizes = [lab.e.deck[CARD_LEVELS * board + level] for board in (SMALL, LARGE)]
    chances: list[float] = []
    pairs: list[tuple[float, float]] = []
    for players, share, cards, counts in seen:
        eligible = sizes[board_for(players)]
        if eligible >> card & 1:
            chance = counts[level] / bits(eligible)
            chances.append(chance)
            pairs.append(((card in cards) - chance, share))
    spread = sum(x * x for x, _ in pairs)
    if len(pairs) < FEW or not spread:
        return mean([])
    slope = sum(x * y for x, y in pairs) / spread
    error = math.sqrt(sum((x * (y - slope * x)) ** 2 for x, y in pairs)) / spread
    often = 100 * statistics.fmean(chances)
    return Figure(often * slope, often * Z95 * error)


def sureness(figure: Figure) -> float:
    """By how much a share is moved at least, as far as chance lets us know."""
    return abs(figure.value) - figure.error


SECTIONS = (show_taking, show_cards, show_movers)
