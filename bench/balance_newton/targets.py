"""The targets for the whole game (N-B02 to N-B08), one section each, beside what was measured."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence

from bench.balance import SPREAD, Figure, Report, Row, Target, brief, counted, mean, per, percent, ratio, spread_of
from bench.balance_newton.laboratory import (
    IDLE,
    PLAYED,
    Laboratory,
    base,
    best,
    everything,
    mean_score,
    players_of,
    scores,
    together,
)
from bench.balance_newton.notes import GameNotes, PlayerNotes
from lincei.games.newton.rules.scoring import RANKS, rank
from lincei.games.newton.state import SOURCES
from lincei.games.newton.terms import ACTIONS, BOARDS, COLOURS, COLUMNS, MASTERS, ROUNDS, STUDY

# The four kinds of points of N-B04; what is not named is "other immediate VP".
KINDS_OF_POINTS = {
    "runs and income tiles": (("runs", "income", "medicine"), Target(30, 45, " %")),
    "objectives": (("objective",), Target(35, 45, " %")),
    "Masters": (("master",), Target(8, 15, " %")),
    "other immediate VP": ((), Target(10, 20, " %")),
}
TURNS = COLUMNS * ROUNDS
FEW = 20  # players: with fewer nothing is said about a plan


# -- scores (N-B02, N-B03) ------------------------------------------------------------------------------------------


def show_scores(report: Report, lab: Laboratory) -> None:
    report.section(
        "Scores (N-B02, N-B03)",
        "Final scores. The bot stands for a regular player, the best quarter of its scores for a strong one.",
    )
    rows: list[list[str]] = []
    for kind, games in lab.kinds.items():
        everybody = players_of(games)
        winners = [n for n in everybody if n.place == 1]
        row = [str(kind), str(len(games)), str(mean_score(games)), *spread_of(scores(everybody))]
        if kind.players > 1:
            row += [str(mean(scores(winners))), *spread_of(scores(winners))]
        else:
            row += ["–"] * 5
        rows.append([*row, str(best_mean(games))])
    report.table(["kind", "games", "mean", *SPREAD, "winner", *SPREAD, "best quarter"], rows)
    targets: list[Row] = []
    for players in (2, 3, 4):
        games = lab.of(PLAYED, players, "none")
        targets.append(("N-B02", f"{counted(players)}, mean", mean_score(games), Target(80, 100)))
        targets.append(("N-B02", f"{counted(players)}, best quarter", best_mean(games), Target(110, 130)))
    for players in (1, 2, 3, 4):
        idle = mean_score(lab.of(IDLE, players, "none"))
        targets.append(("N-B02", f"{IDLE}, {counted(players)}, mean", idle, Target(None, 40)))
    alone = lab.of(PLAYED, 1, "none")
    targets.append(("N-B03", "alone, mean", mean_score(alone), Target(71, 90)))
    targets.append(("N-B03", "alone, best quarter", best_mean(alone), Target(101, 125)))
    report.targets(targets)
    if alone:
        rungs = Counter(rank(n.score) for n in players_of(alone))
        report.text("Where the bot lands on the solo ladder, base game (N-22.03):")
        report.table(["rank", "share"], [[RANKS[i], f"{percent(rungs[i], len(alone))} %"] for i in range(len(RANKS))])


def best_mean(games: Sequence[GameNotes]) -> Figure:
    return mean(scores(best(players_of(games))))


# -- sources (N-B04) ------------------------------------------------------------------------------------------------


def show_sources(report: Report, lab: Laboratory) -> None:
    report.section(
        "Where points come from (N-B04)",
        "2 to 4 players; the targets are for the base game. The medicine tile is counted as an income tile.",
    )
    everybody = lab.players(base)
    strong = best(everybody)
    columns = {"all": everybody, "best quarter": strong}
    for module in ("lessons", "discoveries", "both"):
        columns[module] = [n for players in (2, 3, 4) for n in players_of(lab.of(PLAYED, players, module))]
    rows: list[list[str]] = []
    for source in ["objective", "master", *SOURCES]:
        means = [mean([n.vp(source) for n in players]).value for players in columns.values()]
        if any(value > 0 for value in means):
            rows.append([source, *(brief(value) for value in means)])
    report.table(["VP a player from", *columns], rows)
    report.targets(
        [
            *(
                ("N-B04", f"best quarter: {name}", share_of(strong, sources), target)
                for name, (sources, target) in KINDS_OF_POINTS.items()
            ),
            ("N-B04", "best quarter: VP of an occupied objective", mean(objectives_of(strong)), Target(8, 12)),
            ("N-B04", "best quarter: objectives occupied", mean([len(n.objectives) for n in strong]), Target(4, 5)),
        ]
    )
    shares = [f"{name} {share_of(everybody, sources)} %" for name, (sources, _) in KINDS_OF_POINTS.items()]
    held = mean([len(n.objectives) for n in everybody])
    worth = mean(objectives_of(everybody))
    report.text(f"All players: {', '.join(shares)}; {held} objectives occupied, {worth} VP each.")


def share_of(players: Sequence[PlayerNotes], sources: Sequence[str]) -> Figure:
    """The share of all points that has these sources; without any, the share of all that is not named."""
    if not sources:
        named = [source for some, _ in KINDS_OF_POINTS.values() for source in some]
        return ratio(sum(n.score - n.vp(*named) for n in players), sum(scores(players)))
    return ratio(sum(n.vp(*sources) for n in players), sum(scores(players)))


def objectives_of(players: Sequence[PlayerNotes]) -> list[float]:
    """What each occupied objective was worth."""
    return [vp for n in players for source, _, vp in n.points if source == "objective"]


# -- actions and the shelf (N-B05) ----------------------------------------------------------------------------------


def show_actions(report: Report, lab: Laboratory) -> None:
    report.section(
        "Actions and the shelf (N-B05)",
        f"Of {TURNS} turns, those in which the basic action of the card was performed. Base game, 2 to 4 players.",
    )
    everybody = lab.players(base)
    strong = best(everybody)
    rows = [
        [name, f"{turns_share(everybody, action)} %", per(value_sum(everybody, action), times(everybody, action))]
        for action, name in enumerate(ACTIONS)
    ]
    rows.append(["none", f"{ratio(sum(n.idle for n in everybody), TURNS * len(everybody))} %", "–"])
    report.table(["action", "all", "mean value"], rows)
    targets: list[Row] = [
        ("N-B05", f"best quarter: {name}", turns_share(strong, action), Target(10, 30, " %"))
        for action, name in enumerate(ACTIONS)
    ]
    many, few = shelf_thirds(lab)
    plans = {name: [n for n in few if plan(n) == action] for action, name in enumerate(ACTIONS) if action != STUDY}
    told = {name: mean([n.over for n in players]) for name, players in plans.items() if len(players) >= FEW}
    without = max(told, key=lambda name: told[name].value, default="")
    lead = mean([n.over for n in many]).minus(told.get(without, mean([])))
    targets.append(("N-B05", f"the shelf over the best plan without it ({without or '–'})", lead, Target(None, 10)))
    report.targets(targets)
    report.text(
        "The shelf: 2 to 4 players, all modules, by the tiles they laid; scores as difference from the mean of their"
        " kind. Plans without the shelf: the third with the fewest tiles, by the action performed most beside Study."
    )
    thirds = {"most tiles": many, "fewest tiles": few}
    thirds |= {f"fewest tiles, most often {name}": players for name, players in plans.items()}
    rows = [
        [
            name,
            str(len(players)),
            per(sum(n.laid for n in players), len(players)),
            str(mean([n.over for n in players])),
        ]
        for name, players in thirds.items()
    ]
    report.table(["third", "players", "tiles", "score"], rows)


def times(players: Sequence[PlayerNotes], action: int) -> int:
    return sum(n.performed[action] for n in players)


def value_sum(players: Sequence[PlayerNotes], action: int) -> int:
    return sum(n.values[action] for n in players)


def turns_share(players: Sequence[PlayerNotes], action: int) -> Figure:
    return ratio(times(players, action), TURNS * len(players))


def plan(n: PlayerNotes) -> int:
    """The basic action performed most, Study left aside."""
    return max((action for action in range(len(ACTIONS)) if action != STUDY), key=lambda action: n.performed[action])


def shelf_thirds(lab: Laboratory) -> tuple[list[PlayerNotes], list[PlayerNotes]]:
    """The thirds of each kind with the most and with the fewest tiles."""
    many: list[PlayerNotes] = []
    few: list[PlayerNotes] = []
    for kind, games in lab.kinds.items():
        if together(kind):
            players = sorted(players_of(games), key=lambda n: n.laid)
            third = len(players) // 3
            few += players[:third]
            many += players[len(players) - third :]
    return many, few


# -- fairness (N-B06) -----------------------------------------------------------------------------------------------


def show_fairness(report: Report, lab: Laboratory) -> None:
    report.section(
        "Seats, study boards, starting sets (N-B06)",
        "Scores as difference from the mean, all modules: seats, from the first player of round 1 on, from the mean of"
        " their table; boards and sets, 1 to 4 players, from the mean of their kind. The spread is the largest"
        " difference between two; chance alone makes it larger than it is.",
    )
    targets: list[Row] = []
    rows: list[list[str]] = []
    for players in (2, 3, 4):
        games = [
            game for kind, some in lab.kinds.items() if everything(kind) and kind.players == players for game in some
        ]
        seats = [mean([at_table(game, seat) for game in games]) for seat in range(players)]
        rows += [[f"{counted(players)}, seat {seat + 1}", str(figure)] for seat, figure in enumerate(seats)]
        targets.append(("N-B06", f"spread of seats, {counted(players)}", spread(seats), Target(None, 3)))
    everybody = lab.players(everything)
    boards = [mean([n.over for n in everybody if n.board == board]) for board in range(BOARDS)]
    colours = [mean([n.over for n in everybody if n.colour == colour]) for colour in range(len(COLOURS))]
    for board, figure in enumerate(boards):
        rows.append([f"board {lab.e.board_slug[board]} ({ACTIONS[lab.e.board_symbol[board]]})", str(figure)])
    rows += [[f"starting set {COLOURS[colour]}", str(figure)] for colour, figure in enumerate(colours)]
    report.table(["group", "difference"], rows)
    targets.append(("N-B06", "spread of study boards", spread(boards), Target(None, 3)))
    targets.append(("N-B06", "spread of starting sets", spread(colours), Target(None, 3)))
    report.targets(targets)


def at_table(game: GameNotes, seat: int) -> float:
    """The score of a seat above the mean of its table."""
    own = [n.score for n in game.players if n.seat == seat]
    return own[0] - statistics.fmean(scores(game.players))


def spread(groups: Sequence[Figure]) -> Figure:
    ordered = sorted(groups, key=lambda figure: figure.value)
    return ordered[-1].minus(ordered[0])


# -- Masters (N-B07) ------------------------------------------------------------------------------------------------


def show_masters(report: Report, lab: Laboratory) -> None:
    report.section(
        "Masters (N-B07)",
        "Drafts of 2 to 4 players, all modules: how often a player has this Master among the first two picks (if all"
        " were alike, 10 %), and how often when it could be picked there (29 %). Scores, 1 to 4 players, as difference"
        " from the mean of their kind.",
    )
    drafters = lab.players(together)
    everybody = lab.players(everything)
    rows: list[list[str]] = []
    for master in range(MASTERS):
        name = lab.e.master_slug[master]
        picked = sum(master == pick for n in drafters for pick, _ in n.picks)
        offered = sum(packet >> master & 1 for n in drafters for _, packet in n.picks)
        holders = [n for n in everybody if n.held >> master & 1]
        players = [n for n in holders if master in n.played]
        rest = [n for n in holders if master not in n.played]
        share = percent(picked, len(drafters))
        row = [name, f"{share} %", report.judge("N-B07", name, share, Target(4, 25, " %"))]
        row += [f"{percent(picked, offered)} %", f"{percent(len(players), len(holders))} %"]
        rows.append([*row, str(mean([n.over for n in players])), str(mean([n.over for n in rest]))])
    head = ["Master", "first two picks", "holds (4–25 %)", "when offered", "played when held"]
    report.table([*head, "score, played", "score, held only"], rows)
    report.text(f"A player plays {mean([len(n.played) for n in everybody])} of four Masters.")


# -- modules (N-B08) ------------------------------------------------------------------------------------------------


def show_modules(report: Report, lab: Laboratory) -> None:
    report.section("Modules (N-B08)", "How far modules move the mean score of all and of the best quarter.")
    rows: list[list[str]] = []
    targets: list[Row] = []
    for module, most in (("lessons", 15), ("discoveries", 12), ("both", None)):
        for players in (1, 2, 3, 4):
            with_it, without = lab.of(PLAYED, players, module), lab.of(PLAYED, players, "none")
            strong = best_mean(with_it).minus(best_mean(without))
            name = f"{module}, {counted(players)}"
            rows.append([name, str(mean_score(with_it).minus(mean_score(without))), str(strong)])
            if most is not None and players > 1:
                targets.append(("N-B08", f"{name}, best quarter", strong, Target(None, most)))
    report.table(["module", "all", "best quarter"], rows)
    report.targets(targets)


SECTIONS = (show_scores, show_sources, show_actions, show_fairness, show_masters, show_modules)
