"""The targets for the whole game (S-15.50 to S-15.52 and S-15.54 to S-15.56), beside what was measured."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence

from bench.balance import (
    SPREAD,
    Figure,
    Report,
    Row,
    Target,
    counted,
    known,
    mean,
    per,
    percent,
    spread_of,
)
from bench.balance_newscience.laboratory import Laboratory, players_of, win_share, winners_of
from bench.balance_newscience.notes import BOARD, EXTRA, KINDS, GameNotes, PlayerNotes
from lincei.games.newscience.terms import ACTIONS, LEVELS, SCIENTISTS

AMONG_FEW = 5.0  # points that a share may be off with two or three players (S-15.50)
AMONG_MANY = 4.0
FEW = 3


# -- scores and the end (S-15.52, S-15.55) --------------------------------------------------------------------------


def show_scores(report: Report, lab: Laboratory) -> None:
    report.section(
        "Scores and the end of the game (S-15.52, S-15.55)",
        "Final prestige of all players and of the winner; rounds played; how many games ended because every level 5 was"
        " published, and not by the deck. End bonuses are those of S-13.02 and S-13.03.",
    )
    rows: list[list[str]] = []
    for kind, games in lab.kinds.items():
        scores = [n.score for n in players_of(games)]
        best = [n.score for n in winners_of(games)]
        row = [str(kind), str(len(games)), str(mean(table_means(games))), *spread_of(scores)]
        row += [str(mean(best)), *spread_of(best), str(mean([lead(game) for game in games]))]
        rows.append([*row, str(mean([game.rounds for game in games]))])
    report.table(["kind", "games", "mean", *SPREAD, "winner", *SPREAD, "lead", "rounds"], rows)
    targets: list[Row] = []
    for players in lab.players:
        games = lab.of(players)
        ended = percent(sum(game.by_level_five for game in games), len(games))
        targets.append(("S-15.52", f"ended by level 5, {counted(players)}", ended, Target(20, 60, " %")))
        targets.append(("S-15.52", f"ended by level 5, {counted(players)}: never beyond", ended, Target(10, 80, " %")))
    for players in lab.players:
        parts = [100 * n.bonus() / n.score for n in winners_of(lab.of(players)) if n.score]
        targets.append(("S-15.55", f"end bonuses of the winner, {counted(players)}", mean(parts), Target(8, 25, " %")))
    for players in lab.players:
        dragged = mean([sum(len(n.cascaded) for n in game.players) for game in lab.of(players)])
        targets.append(("S-15.55", f"cascaded discoveries a game, {counted(players)}", dragged, Target(0.5, 3)))
    report.targets(targets)


def table_means(games: Sequence[GameNotes]) -> list[float]:
    """Players at one table are not independent of one another; tables are."""
    return [statistics.fmean(n.score for n in game.players) for game in games]


def lead(game: GameNotes) -> int:
    """By how much the winner is ahead of the second."""
    scores = sorted(n.score for n in game.players)
    return scores[-1] - scores[-2]


# -- scientists (S-15.50) -------------------------------------------------------------------------------------------


def show_scientists(report: Report, lab: Laboratory) -> None:
    report.section(
        "Scientists (S-15.50)",
        "The share of its games that a scientist wins; a shared win counts in part.",
    )
    targets: list[Row] = []
    for players in lab.players:
        fair = 100 / players
        off = AMONG_FEW if players <= FEW else AMONG_MANY
        target = Target(round(fair - off, 1), round(fair + off, 1), " %")
        for scientist, name in enumerate(SCIENTISTS):
            share = win_share(lab.playing(players, scientist))
            targets.append(("S-15.50", f"{name}, {counted(players)}", share, target))
    report.targets(targets)
    rows: list[list[str]] = []
    for players in lab.players:
        for scientist, name in enumerate(SCIENTISTS):
            some = lab.playing(players, scientist)
            row = [f"{name}, {counted(players)}", str(mean([n.score for n in some]))]
            row += [per(sum(n.placed[kind] for n in some), len(some)) for kind in range(len(KINDS))]
            row += [per(sum(n.rest for n in some), len(some)), f"{successes(some)} %"]
            row += [per(sum(len(n.scored) for n in some), len(some)), per(sum(n.bonus() for n in some), len(some))]
            rows.append(row)
    report.text(
        "What they do: cubes by kind of space, rest spent, experiments that succeed, publications, end bonuses."
    )
    head = ["scientist", "score", *KINDS, "rest spent", "experiments", "publications", "bonuses"]
    report.table(head, rows)
    if 2 in lab.players:
        report.text("Two players: the share that the one on the left wins against the one above.")
        everybody = range(len(SCIENTISTS))
        rows = [[name, *(duel(lab.of(2), one, two) for two in everybody)] for one, name in enumerate(SCIENTISTS)]
        report.table(["scientist", *SCIENTISTS], rows)


def duel(games: Sequence[GameNotes], one: int, two: int) -> str:
    met = [n for game in games if {n.scientist for n in game.players} == {one, two} for n in game.players]
    figure = win_share([n for n in met if n.scientist == one])
    return f"{figure} %" if met else "–"


# -- the order of play (S-15.56) ------------------------------------------------------------------------------------


def show_order(report: Report, lab: Laboratory) -> None:
    report.section(
        "The order of play (S-15.56)",
        "In each round, the share of the win that goes in the end to who is first in it, less that of who is last; mean"
        " over the rounds of a game, then over games. The order of round 1 is that of the scientists, so it is shown"
        " once more over what their scientists usually win, and apart for the two halves of the game.",
    )
    targets: list[Row] = []
    rows: list[list[str]] = []
    for players in lab.players:
        games = lab.of(players)
        usual = [lab.usual[players, scientist] for scientist in range(len(SCIENTISTS))]
        whole = [first_over_last(game, [n.share for n in game.players], 0, 1) for game in games]
        above = [first_over_last(game, [n.share - usual[n.scientist] for n in game.players], 0, 1) for game in games]
        halves = [
            mean([first_over_last(game, [n.share for n in game.players], half / 2, (half + 1) / 2) for game in games])
            for half in (0, 1)
        ]
        targets.append(("S-15.56", f"first over last, {counted(players)}", mean(whole), Target(None, 5, " points")))
        rows.append([counted(players), str(mean(whole)), str(mean(above)), *map(str, halves)])
    report.targets(targets)
    report.table(["first over last, points", "all", "over their scientists", "first half", "second half"], rows)
    rows = []
    for players in lab.players:
        games = lab.of(players)
        for place in range(players):
            begun = [sorted(game.players, key=lambda n: n.scientist)[place] for game in games]
            seated = [game.players[place] for game in games]
            name = f"{counted(players)}, {place + 1}"
            rows.append([name, f"{win_share(begun)} %", f"{win_share(seated)} %"])
    report.text(
        "Win share by the place in round 1 (by the scientists' rank), and by the seat, which should not matter."
    )
    report.table(["place or seat", "place in round 1", "seat"], rows)


def first_over_last(game: GameNotes, shares: Sequence[float], begin: float, end: float) -> float:
    """Over a part of the rounds, what who is first wins more than who is last, in points."""
    rounds = range(int(begin * game.rounds), int(end * game.rounds))
    return 100 * statistics.fmean(shares[game.firsts[i]] - shares[game.lasts[i]] for i in rounds)


# -- experiments (S-15.51) ------------------------------------------------------------------------------------------


def show_experiments(report: Report, lab: Laboratory) -> None:
    report.section(
        "Experiments (S-15.51)", "Of the experiments attempted, those that succeed, by the discovery's level."
    )
    everybody = players_of(lab.all())
    targets: list[Row] = [("S-15.51", "all experiments", successes(everybody), Target(60, 75, " %"))]
    for level in range(1, LEVELS + 1):
        figure = successes(everybody, at_level(lab, level))
        targets.append(("S-15.51", f"level {level}", figure, Target(50, 83, " %")))
    report.targets(targets)
    rows: list[list[str]] = []
    for players in lab.players:
        some = players_of(lab.of(players))
        row = [counted(players), per(sum(len(n.tried) for n in some), len(some)), f"{successes(some)} %"]
        rows.append([*row, *(f"{successes(some, at_level(lab, level))} %" for level in range(1, LEVELS + 1))])
    head = ["kind", "attempts a player", "all", *(f"level {level}" for level in range(1, LEVELS + 1))]
    report.table(head, rows)


def at_level(lab: Laboratory, level: int) -> set[int]:
    return {i for i in range(lab.e.discoveries) if lab.e.level_of[i] == level}


def successes(players: Sequence[PlayerNotes], discoveries: set[int] | None = None) -> Figure:
    """How many attempts succeed, of all or of those on some discoveries."""
    tried = [one for n in players for one in n.tried if discoveries is None or one in discoveries]
    succeeded = [one for n in players for one in n.succeeded if discoveries is None or one in discoveries]
    return percent(len(succeeded), len(tried))


# -- spaces and lost actions (S-15.54) ------------------------------------------------------------------------------


def show_spaces(report: Report, lab: Laboratory) -> None:
    report.section(
        "Spaces and lost actions (S-15.54)",
        "Of the rounds in which a space was there, those in which a cube was placed on it; each rest position counts as"
        " a space. A discovery action is lost where it has no target that can be paid for (S-5.14), or where its owner"
        " declines (S-5.13).",
    )
    target = Target(10, None, " %")
    targets: list[Row] = []
    use: dict[int, dict[str, Figure]] = {}
    for players in lab.players:
        use[players] = use_of(lab.of(players))
        printed = [share for name, share in use[players].items() if not name.endswith(EXTRA)]
        idle = known(sum(target.misses(share) < 0 for share in printed))
        targets.append(("S-15.54", f"spaces used in fewer than 10 %, {counted(players)}", idle, Target(None, 0)))
    for players in lab.players:
        some = players_of(lab.of(players))
        gone = sum(sum(n.lost) + sum(n.declined) for n in some)
        figure = percent(gone, gone + sum(sum(n.done) for n in some))
        targets.append(("S-15.54", f"lost actions, {counted(players)}", figure, Target(None, 10, " %")))
    report.targets(targets)
    names = [name for name in BOARD if any(name in some for some in use.values())]
    rows = [[name, *(f"{some[name]} %" if name in some else "–" for some in use.values())] for name in names]
    report.table(["space", *map(counted, lab.players)], rows)
    rows = []
    for players in lab.players:
        some = players_of(lab.of(players))
        for action, name in enumerate(ACTIONS):
            lost = sum(n.lost[action] for n in some)
            declined = sum(n.declined[action] for n in some)
            whole = sum(n.done[action] for n in some) + lost + declined
            row = [f"{name}, {counted(players)}", per(whole, len(some))]
            rows.append([*row, f"{percent(lost, whole)} %", f"{percent(declined, whole)} %"])
    report.table(["action", "a player", "without target", "declined"], rows)


def use_of(games: Sequence[GameNotes]) -> dict[str, Figure]:
    """The share of its rounds in which each space was used."""
    offered: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for game in games:
        offered.update(game.offered)
        used.update(game.used)
    return {name: percent(used[name], offered[name]) for name in offered}


SECTIONS = (show_scores, show_scientists, show_order, show_experiments, show_spaces)
