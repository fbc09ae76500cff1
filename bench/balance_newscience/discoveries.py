"""Where prestige comes from, and what becomes of each discovery. No targets: these are for tuning (S-15.57)."""

from __future__ import annotations

from collections.abc import Sequence

from bench.balance import Report, brief, counted, mean, percent
from bench.balance_newscience.laboratory import Laboratory, players_of, winners_of
from bench.balance_newscience.notes import PlayerNotes
from bench.balance_newscience.targets import successes
from lincei.games.newscience.components import board_for
from lincei.games.newscience.state import AWARD_MOST
from lincei.games.newscience.terms import FIELDS, LEVELS, TRACKS


def show_sources(report: Report, lab: Laboratory) -> None:
    report.section("Where prestige comes from", "Prestige a player, of all players and of winners. No target.")
    heads: list[str] = []
    groups: list[list[PlayerNotes]] = []
    for players in lab.players:
        heads += [counted(players), "winner"]
        groups += [players_of(lab.of(players)), winners_of(lab.of(players))]
    rows: list[list[str]] = []
    for level in range(1, LEVELS + 1):
        rows.append([f"publications of level {level}", *(published(lab, some, level) for some in groups)])
    rows.append(["most publications", *(awarded(some, AWARD_MOST) for some in groups)])
    for track, name in enumerate(TRACKS):
        rows.append([f"highest in {name}", *(awarded(some, track) for some in groups)])
    rows.append(["all", *(brief(mean([n.score for n in some]).value) for some in groups)])
    report.table(["prestige from", *heads], rows)


def published(lab: Laboratory, players: Sequence[PlayerNotes], level: int) -> str:
    points = [sum(vp for what, vp, _ in n.scored if lab.e.level_of[what] == level) for n in players]
    return brief(mean(points).value)


def awarded(players: Sequence[PlayerNotes], source: int) -> str:
    return brief(mean([sum(vp for what, vp in n.awards if what == source) for n in players]).value)


def show_discoveries(report: Report, lab: Laboratory) -> None:
    report.section(
        "Discoveries",
        "Of the games in which a discovery is in play: how often it was published for prestige, how often by cascade,"
        " in which round, and for how much prestige; experiments on it a game, and how many succeed. No target.",
    )
    e = lab.e
    rows: list[list[str]] = []
    for what in range(e.discoveries):
        games = [
            game for players in lab.players if e.in_play[board_for(players)] >> what & 1 for game in lab.of(players)
        ]
        some = players_of(games)
        scored = [(vp, turn) for n in some for which, vp, turn in n.scored if which == what]
        row = [e.discovery_slug[what], FIELDS[e.field_of[what]], str(e.level_of[what]), str(len(games))]
        row.append(f"{percent(len(scored), len(games))} %")
        row.append(f"{percent(sum(what in n.cascaded for n in some), len(games))} %")
        row += [brief(mean([turn for _, turn in scored]).value), brief(mean([vp for vp, _ in scored]).value)]
        row.append(brief(mean([sum(n.tried.count(what) for n in game.players) for game in games]).value))
        rows.append([*row, f"{successes(some, {what})} %"])
    head = ["discovery", "field", "level", "games", "published", "cascaded", "round", "prestige", "experiments"]
    report.table([*head, "succeed"], rows, words=2)


SECTIONS = (show_sources, show_discoveries)
