"""The balance laboratory, with Newton: what is noted adds up, and figures are held against their targets."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from bench.balance import MARK, Figure, Report, Table, Target, mean, per, percent, percentile, play, play_all
from bench.balance_newton.__main__ import main
from bench.balance_newton.laboratory import Kind, Laboratory, best, tables_of
from bench.balance_newton.notes import NewtonWatch
from lincei.games.counting import ones
from lincei.games.newton.components import load_edition
from lincei.games.newton.state import Newton
from lincei.games.newton.terms import INVENTION, SPECIALISATION, START_CARDS
from lincei.kernel.position import Position

MODULES = ["", "lessons", "discoveries", "lessons,discoveries"]


def table(seed: int, bot: str = "random") -> Table:
    return Table((bot,) * (1 + seed % 4), {"modules": MODULES[seed // 4 % 4]}, seed)


class BrokenWatch(NewtonWatch):
    def after(self, seat: int, action: int) -> None:
        raise ValueError("the pencil broke")


# -- notes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("played", [table(seed) for seed in range(48)] + [table(13, "greedy")], ids=str)
def test_what_is_noted_of_a_game_fits_its_end(played: Table) -> None:
    watched: list[Newton] = []

    def watch(position: Position) -> NewtonWatch:
        assert isinstance(position, Newton)
        watched.append(position)
        return NewtonWatch(position)

    notes = play("newton", watch, played)
    g = watched[0]
    assert g.over and [n.score for n in notes.players] == g.scores()
    assert sorted(n.seat for n in notes.players) == list(range(g.players))
    owned: list[int] = [card for card in g.removed if card >= START_CARDS]
    for p, n in zip(g.seats, notes.players, strict=True):
        owned += [card for card in p.hand + p.desk + p.tucked if card >= START_CARDS]
        assert sum(n.performed) + n.idle == 30
        assert sum(vp for _, _, vp in n.points) == n.score
        assert n.vp("objective") + n.vp("master") + sum(p.points) == n.score
        assert len(n.objectives) == len([source for source, _, _ in n.points if source == "objective"])
        assert [master for master, packet in n.picks if packet >> master & 1 and n.held >> master & 1] == [
            master for master, _ in n.picks
        ]
        assert len(n.picks) == 2 and set(n.played) <= set(ones(n.held)) and len(ones(n.held)) == 4
        # Only specialisations bring tiles, and what a random player takes never runs out.
        entered = len([kind for kind, _ in n.entered if kind == SPECIALISATION])
        assert entered == len(n.drawers) + len(n.incomes) or "random" not in played.bots
        assert n.vp("inventions") == 0 or INVENTION in [kind for kind, _ in n.entered]
        assert sorted(n.bought + n.found) == ones(p.found | p.cashed)
        assert sorted(tile for tile, _ in n.cashed) == ones(p.cashed)
        assert sum(vp for _, vp in n.cashed) == n.vp("discoveries")
        assert (n.work_round > 0) == (p.work == g.e.work_end)
        assert 1 < n.longest <= n.clicks
    assert sorted(owned) == sorted(card for n in notes.players for card in n.taken)
    assert set(owned) <= set(notes.shown)


def test_many_processes_note_what_one_does() -> None:
    tables = [table(seed) for seed in range(24)]
    alone = play_all("newton", NewtonWatch, tables, workers=1)
    assert alone == play_all("newton", NewtonWatch, tables, workers=2)
    assert [len(alone[i].players) for i in range(len(tables))] == [played.players for played in tables]


def test_a_game_that_breaks_is_named() -> None:
    with pytest.raises(RuntimeError, match="seed=5") as broken:
        play_all("newton", BrokenWatch, [table(5)], workers=1)
    assert str(broken.value.__cause__) == "the pencil broke"


def test_games_are_shared_out_evenly_and_colours_drawn() -> None:
    kinds = [Kind("random", players, "both") for players in (2, 4)]
    tables = tables_of(kinds, 9, seed=100)
    assert [kind.players for kind, _ in tables] == [2, 4] * 4 + [2]
    assert [played.seed for _, played in tables] == list(range(100, 109))
    assert {played.options["modules"] for _, played in tables} == {"lessons,discoveries"}
    colours = [played.options["colours"].split(",") for _, played in tables]
    assert all(len(set(some)) == kind.players for some, (kind, _) in zip(colours, tables, strict=True))
    assert len({tuple(some) for some in colours}) > 2


def test_each_player_stands_beside_those_of_the_same_kind() -> None:
    played = tables_of([Kind("random", 1, "none"), Kind("random", 3, "none")], 40, seed=1)
    notes = play_all("newton", NewtonWatch, [one for _, one in played], workers=1)
    lab = Laboratory([kind for kind, _ in played], list(notes.values()), load_edition())
    for players in (1, 3):
        some = [n for game in lab.of("random", players, "none") for n in game.players]
        assert len(some) == 20 * players
        assert abs(sum(n.over for n in some)) < 1e-6
        assert len(best(some)) == 5 * players
        assert min(n.score for n in best(some)) >= max(n.score for n in some if n.quarter < 3)


# -- figures and targets --------------------------------------------------------------------------------------------


def test_figures_of_known_values() -> None:
    figure = mean([1, 2, 3, 4])
    assert figure.value == 2.5 and figure.error == pytest.approx(1.96 * math.sqrt(5 / 3) / 2)
    assert str(mean([7])) == "7.0" and str(mean([])) == "–" and per(1, 0) == "–" and per(1, 4) == "0.25"
    assert str(percent(50, 100)) == "50.0 ± 9.8"
    assert [percentile([10, 20, 30, 40, 50], share) for share in (0, 0.5, 0.9, 1)] == [10, 30, 46, 50]
    assert Figure(5, 3).minus(Figure(1, 4)) == Figure(4, 5)


@pytest.mark.parametrize(
    ("target", "value", "error", "verdict"),
    [
        (Target(80, 100), 80, 1, "yes"),
        (Target(80, 100), 100.04, 1, "yes"),
        (Target(80, 100), 78.5, 1, "**no**, 1.5 below"),
        (Target(80, 100), 78.5, 2, "**no**, 1.5 below (within chance)"),
        (Target(None, 30, " %"), 31, math.nan, "**no**, 1.0 % above"),
        (Target(25, None), 90, math.nan, "yes"),
        (Target(25, None), math.nan, math.nan, "not measured"),
    ],
)
def test_a_verdict_says_whether_and_by_how_much(target: Target, value: float, error: float, verdict: str) -> None:
    assert target.verdict(Figure(value, error)) == verdict


def test_a_report_counts_what_holds_and_lists_what_does_not() -> None:
    report = Report()
    report.targets([("R-1", "one", Figure(5, 1), Target(None, 6)), ("R-2", "two", Figure(9, 1), Target(1, 6, " %"))])
    assert report.judge("R-3", "three", mean([]), Target(0, 1)) == "not measured"
    assert "| R-2 | two | 9.0 ± 1.0 % | 1–6 % | **no**, 3.0 % above |" in report.lines
    first, _, *rest = report.summary()
    assert first.startswith("1 of 3 targets hold; 1 could not be measured")
    assert rest == ["- R-2, two: **no**, 3.0 % above", ""]


# -- the command ----------------------------------------------------------------------------------------------------


def test_the_command_fills_the_frame_of_a_report(tmp_path: Path) -> None:
    """Every section is written from few games as from many; what stands above the mark is kept."""
    out = tmp_path / "balance.md"
    out.write_text(f"Our own words.\n\n{MARK}\n\nold figures\n", encoding="utf-8")
    words = ["--games", "1", "--random", "24", "--players", "1,3", "--modules", "none,both", "--workers", "1"]
    assert main([*words, "--seed", "3", "--out", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert text.startswith(f"Our own words.\n\n{MARK}\n\n4 games of the bot `greedy`, 1 for each number")
    assert "old figures" not in text
    for rule in ("N-B02", "N-B03", "N-B04", "N-B05", "N-B06", "N-B07", "N-B08", "N-B09"):
        assert f"({rule}" in text or f", {rule})" in text
    for rule in ("N-K14", "N-K19", "N-K23", "N-K31", "N-K47"):
        assert f"| {rule} |" in text
    for kind in ("1 player |", "1 player, both |", "3 players |", "3 players, both |", "3 players, random |"):
        assert f"\n| {kind}" in text
    assert "| N-B02 | 2 players, mean | – | 80–100 | not measured |" in text


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (["--players", "5"], "argument --players"),
        (["--modules", "lesson"], "argument --modules"),
        (["--games", "0"], "nothing to play"),
        (["--random", "-1"], "argument --random"),
        (["--workers", "0"], "nobody to play"),
        (["--out", "missing/balance.md"], "no folder missing"),
    ],
)
def test_the_command_refuses_what_cannot_be_played(
    words: list[str], refusal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert refusal in capsys.readouterr().err
