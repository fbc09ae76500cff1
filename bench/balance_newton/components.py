"""The targets for pace and components (N-K14 to N-K63), the use of single components, and the length of turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bench.balance import Figure, Report, Row, Target, brief, known, mean, per, percent, percentile
from bench.balance_newton.laboratory import (
    Laboratory,
    base,
    best,
    everything,
    players_of,
    together,
    two_with_lessons,
    two_without_lessons,
    with_discoveries,
    with_lessons,
)
from bench.balance_newton.notes import GameNotes, PlayerNotes
from bench.balance_newton.targets import TURNS, times, value_sum
from lincei.games.newton.actions import OBJECTIVE_NAMES
from lincei.games.newton.refs import objective_ref
from lincei.games.newton.terms import (
    ACTIONS,
    CITIES,
    DISCOVERIES,
    INCOMES,
    INVENTION,
    INVENTIONS,
    LEVELS,
    MASTER,
    OBJECTIVE_SPACES,
    OBJECTIVES,
    SPECIALISATION,
    SPECIALISATIONS,
    TECHNOLOGY,
    TRAVEL,
    WORK,
)

FEW = 20  # games: with fewer nothing is said about a card
EXTREMES = 6
ASIDE = ("reveal", "improve", "potion", "student", "special")


# -- cards (N-K47) --------------------------------------------------------------------------------------------------


def show_cards(report: Report, lab: Laboratory) -> None:
    report.section(
        "Cards (N-K47)",
        "Base cards in games without Master Lessons, Master Lessons in games with them: of the games of two players in"
        " which a card lay in the display, those in which somebody took it. Four players who take 9 cards each take"
        " most of the 45 of the base game, so that few could stay below 70 % there.",
    )
    everybody = lab.players(base)
    strong = best(everybody)
    report.text(
        f"All players of the base game: {mean([len(n.taken) for n in everybody])} cards, by level "
        + " / ".join(f"{level_share(lab, everybody, level)} %" for level in range(1, LEVELS + 1))
        + "."
    )
    targets: list[Row] = [
        ("N-K47", "best quarter: cards taken", mean([len(n.taken) for n in strong]), Target(7, 10)),
        ("N-K47", "best quarter: of level III", level_share(lab, strong, LEVELS), Target(25, None, " %")),
    ]
    target = Target(10, 70, " %")
    for name, games, module in (
        ("base cards", lab.games(two_without_lessons), False),
        ("Master Lessons", lab.games(two_with_lessons), True),
    ):
        cards = takings(games, lab, module)
        often = [share for _, share in cards if target.misses(share) > 0]
        seldom = [share for _, share in cards if target.misses(share) < 0]
        some = known(len(often)) if cards else mean([])
        targets.append(("N-K47", f"{name} taken in more than 70 %", some, Target(None, 0)))
        some = known(len(seldom)) if cards else mean([])
        targets.append(("N-K47", f"{name} taken in fewer than 10 %", some, Target(None, 0)))
        shown = cards if len(cards) <= 2 * EXTREMES else cards[:EXTREMES] + cards[-EXTREMES:]
        head = [f"{name}: the extremes of {len(cards)}", "taken", f"holds ({target})"]
        report.table(head, [[card, f"{share} %", target.verdict(share)] for card, share in shown])
    report.targets(targets)


def level_share(lab: Laboratory, players: Sequence[PlayerNotes], level: int) -> Figure:
    taken = [card for n in players for card in n.taken]
    return percent(sum(lab.e.card_level[card] == level for card in taken), len(taken))


def takings(games: Sequence[GameNotes], lab: Laboratory, module: bool) -> list[tuple[str, Figure]]:
    """Each card that lay in enough displays, with the share of those games in which it was taken, the most first."""
    shown = Counter(card for game in games for card in game.shown)
    taken = Counter(card for n in players_of(games) for card in n.taken)
    found = [
        (lab.e.card_slug[card], percent(taken[card], n))
        for card, n in shown.items()
        if n >= FEW and lab.e.card_module[card] == module
    ]
    return sorted(found, key=lambda one: (-one[1].value, one[0]))


# -- pace (N-K14, N-K19, N-K23, N-K31) ------------------------------------------------------------------------------

BANDS = ((0, 3), (4, 5), (6, 8), (9, TURNS))


def show_pace(report: Report, lab: Laboratory) -> None:
    report.section(
        "Pace (N-K14, N-K19, N-K23, N-K31)",
        "Base game, 2 to 4 players, by how often they performed an action with a card. The targets speak of 6 or 7"
        " actions of mean value 2.5.",
    )
    everybody = lab.players(base)
    rows = [
        [*band, str(mean([n.cubes for n in some])), f"{percent(sum(n.cubes > 10 for n in some), len(some))} %"]
        for band, some in bands(everybody, TRAVEL)
    ]
    report.table(["Travel actions", "players", "mean value", "cubes laid", "11 or 12 cubes"], rows)
    rows = [
        [*band, str(mean([n.ends for n in some])), f"{percent(sum(n.ends > 3 for n in some), len(some))} %"]
        for band, some in bands(everybody, TECHNOLOGY)
    ]
    report.table(["Technology actions", "players", "mean value", "students on ends", "all four"], rows)
    rows = [
        [
            *band,
            f"{percent(sum(n.work_round > 0 for n in some), len(some))} %",
            str(mean([n.work_round for n in some if n.work_round])),
        ]
        for band, some in bands(everybody, WORK)
    ]
    report.table(["Work actions", "players", "mean value", "reached the end", "in round"], rows)
    travelled = [n.cubes for n in everybody if 6 <= n.performed[TRAVEL] <= 8]
    taught = [n.ends for n in everybody if 6 <= n.performed[TECHNOLOGY] <= 8]
    worked = [n.work_round for n in everybody if 5 <= n.performed[WORK] <= 7 and n.work_round]
    runs = [n.vp("runs") for n in best(everybody)]
    report.targets(
        [
            ("N-K14", "cubes laid with 6 to 8 Travel actions", mean(travelled), Target(6, 8)),
            ("N-K19", "students on ends with 6 to 8 Technology actions", mean(taught), Target(2, 3)),
            ("N-K23", "round in which 5 to 7 Work actions reach the end", mean(worked), Target(5, 6)),
            ("N-K31", "best quarter: VP from runs", mean(runs), Target(30, 55)),
        ]
    )
    figures: dict[str, list[float]] = {
        "cubes laid": [n.cubes for n in everybody],
        "students on ends": [n.ends for n in everybody],
        "shelf tiles laid": [n.laid for n in everybody],
        "runs completed": [n.runs for n in everybody],
        "VP from runs": [n.vp("runs") for n in everybody],
        "bonus tokens": [n.tokens for n in everybody],
    }
    rows = [
        [name, str(mean(values)), *(brief(percentile(values, share)) for share in (0.05, 0.5, 0.95))]
        for name, values in figures.items()
    ]
    report.table(["all players", "mean", "5 %", "50 %", "95 %"], rows)


def bands(players: Sequence[PlayerNotes], action: int) -> list[tuple[list[str], list[PlayerNotes]]]:
    """Players by how often they performed an action: the first cells of a line, and who belongs there."""
    found: list[tuple[list[str], list[PlayerNotes]]] = []
    for low, high in BANDS:
        some = [n for n in players if low <= n.performed[action] <= high]
        found.append(([f"{low}–{high}", str(len(some)), per(value_sum(some, action), times(some, action))], some))
    return found


# -- what is used ---------------------------------------------------------------------------------------------------


def show_tiles(report: Report, lab: Laboratory) -> None:
    report.section(
        "Tiles and quick actions",
        "2 to 4 players, all modules, of the players at whose table a tile lay: how many visited the city or hold the"
        " objective, how often students and markers ended on a specialisation or invention. No target.",
    )
    e = lab.e
    games = lab.games(together)
    players = players_of(games)
    rows: list[list[str]] = []
    for tile in range(CITIES):
        some = players_of([game for game in games if tile in game.cities])
        rows.append([e.city_slug[tile], f"{percent(sum(tile in n.cities for n in some), len(some))} %"])
    report.table(["city", "visited"], rows)
    rows = []
    for tile in range(SPECIALISATIONS):
        some = players_of([game for game in games if tile in game.specialisations])
        rows.append([e.specialisation_slug[tile], entries(some, SPECIALISATION, tile)])
    for tile in range(INVENTIONS):
        some = players_of([game for game in games if tile in game.inventions])
        rows.append([e.invention_slug[tile], entries(some, INVENTION, tile)])
    rows.append(["Master space", per(sum(kind == MASTER for n in players for kind, _ in n.entered), len(players))])
    report.table(["specialisation or invention", "entered by a player"], rows)
    rows = []
    for tile in range(OBJECTIVES):
        some = players_of([game for game in games if tile in game.objectives])
        worth = [vp for n in some for _, what, vp in n.points if what == objective_ref(e, tile)]
        rows.append([e.objective_slug[tile], f"{percent(len(worth), len(some))} %", str(mean(worth))])
    report.table(["objective tile", "held", "VP when held"], rows)
    rows = [
        [OBJECTIVE_NAMES[slot], f"{percent(sum(slot in n.objectives for n in players), len(players))} %"]
        for slot in range(OBJECTIVE_SPACES)
    ]
    report.table(["objective space", "held"], rows)
    rows = [
        [f"development {name}", per(sum(n.drawers.count(action) for n in players), len(players))]
        for action, name in enumerate(ACTIONS)
    ]
    rows += [
        [f"income {name}", per(sum(n.incomes.count(kind) for n in players), len(players))]
        for kind, name in enumerate(INCOMES)
    ]
    report.table(["tile at the end", "a player"], rows)
    rows = [[name, per(sum(n.aside[name] for n in players), len(players))] for name in ASIDE[:-1]]
    pupils = lab.players(with_lessons)
    uses = sum(n.aside["special"] for n in pupils)
    rows.append(["special action (with Master Lessons)", per(uses, len(pupils))])
    rows.append(["VP of a special action", per(sum(n.vp("specials") for n in pupils), uses)])
    report.table(["quick action", "a player"], rows)


def entries(players: Sequence[PlayerNotes], kind: int, tile: int) -> str:
    return per(sum(n.entered.count((kind, tile)) for n in players), len(players))


def show_discoveries(report: Report, lab: Laboratory) -> None:
    report.section(
        "Discoveries",
        "1 to 4 players with Great Discoveries, of the games in which a discovery lay there: how often somebody took it"
        ", at full cost or cheaper, how many of those were cashed in, and for how many VP. Scores as difference from"
        " the mean of their kind. No target (N-K63 is held by the numbers themselves).",
    )
    e = lab.e
    rows: list[list[str]] = []
    for tile in range(DISCOVERIES):
        games = [game for game in lab.games(with_discoveries) if tile in game.discoveries]
        players = players_of(games)
        bought = sum(tile in n.bought for n in players)
        cheaper = sum(tile in n.found for n in players)
        cashed = [vp for n in players for what, vp in n.cashed if what == tile]
        owners = [n.over for n in players if tile in n.bought or tile in n.found]
        row = [e.discovery_slug[tile], str(e.discovery_cost[tile]), str(len(games)), f"{percent(bought, len(games))} %"]
        row += [f"{percent(cheaper, len(games))} %", f"{percent(len(cashed), bought + cheaper)} %"]
        rows.append([*row, str(mean(cashed)), str(mean(owners))])
    head = ["discovery", "cost", "games", "bought", "taken cheaper", "cashed in", "VP", "score of the owner"]
    report.table(head, rows)


# -- turns (N-B09) --------------------------------------------------------------------------------------------------


def show_turns(report: Report, lab: Laboratory) -> None:
    report.section("Length of a turn (N-B09)", "In atomic actions; everybody who played, all bots and modules.")
    players = [n for games in lab.kinds.values() for n in players_of(games)]
    longest = known(max(n.longest for n in players))
    report.targets([("N-B09", "longest turn", longest, Target(None, 300))])
    own = lab.players(everything)
    report.text(f"A turn of the bot takes {per(sum(n.clicks for n in own), TURNS * len(own))} actions.")


SECTIONS = (show_cards, show_pace, show_tiles, show_discoveries, show_turns)
