"""The balance of The New Science: what is noted of a game adds up, and what is made of the notes is what it says."""

from __future__ import annotations

import itertools
from collections import Counter
from pathlib import Path

import pytest

from bench.balance import MARK, Table, play
from bench.balance_newscience.__main__ import main
from bench.balance_newscience.bots import ALWAYS, NEVER, PLAYED, make, takes_event
from bench.balance_newscience.cards import correlation, movement
from bench.balance_newscience.laboratory import Kind, Laboratory, seatings, tables_of, win_share
from bench.balance_newscience.notes import BOARD, GameNotes, NewScienceWatch, PlayerNotes
from bench.balance_newscience.targets import first_over_last
from lincei.games.counting import bits, ones
from lincei.games.newscience.components import load_edition, new_edition
from lincei.games.newscience.state import NewScience
from lincei.games.newscience.terms import CUBES, EFFECT, SCIENTISTS
from lincei.games.newscience.vocabulary import CUBE
from lincei.kernel.position import Position

KEPLER, GALILEO, KIRCHER = 0, 1, 2


def play_watched(table: Table) -> tuple[NewScience, GameNotes]:
    watched: list[NewScience] = []

    def watch(position: Position) -> NewScienceWatch:
        assert isinstance(position, NewScience)
        watched.append(position)
        return NewScienceWatch(position)

    notes = play("newscience", watch, table, make)
    return watched[0], notes


# -- notes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "table",
    [Table(("random",) * (2 + seed % 4), {}, seed) for seed in range(40)] + [Table((PLAYED, PLAYED), {}, 3)],
    ids=str,
)
def test_what_is_noted_of_a_game_fits_its_end(table: Table) -> None:
    g, notes = play_watched(table)
    e = g.e
    assert g.over and notes.rounds == g.round == len(notes.firsts) == len(notes.lasts)
    assert sum(n.share for n in notes.players) == pytest.approx(1)
    assert sum(len(n.scored) + len(n.cascaded) for n in notes.players) == bits(g.published)
    moved = any(clause.kind == CUBE for n in notes.players for card in n.taken for clause in e.event_clauses[card])
    for n, p in zip(notes.players, g.seats, strict=True):
        assert (n.scientist, n.score) == (p.scientist, p.prestige)
        assert sum(prestige for _, prestige, _ in n.scored) + n.bonus() == n.score
        assert sorted([discovery for discovery, _, _ in n.scored] + n.cascaded) == ones(p.published)
        assert all(1 <= turn <= g.round for _, _, turn in n.scored)
        assert sum(n.placed) == CUBES * g.round  # no card of ours leaves a cube without a space
        assert sum(n.done) + sum(n.lost) + sum(n.declined) == sum(n.placed[3:]) or moved
        assert len(n.taken) == n.placed[1] or moved
        assert n.done[1] == len(n.tried) and not Counter(n.succeeded) - Counter(n.tried)
    taken = [card for n in notes.players for card in n.taken]
    assert len(set(notes.shown)) == len(notes.shown) and set(taken) <= set(notes.shown)
    assert not [card for card in taken if e.event_type[card] == EFFECT]
    assert set(notes.offered) <= set(BOARD) and not notes.used - notes.offered
    assert sum(notes.used.values()) == sum(sum(n.placed) for n in notes.players)


def test_random_games_lose_actions_and_greedy_ones_publish() -> None:
    """Where the notes above would fit even if nothing were heard."""
    _, played = play_watched(Table(("random",) * 4, {}, 1))
    assert sum(sum(n.lost) for n in played.players) > 0 and sum(sum(n.declined) for n in played.players) > 0
    _, played = play_watched(Table((PLAYED, PLAYED), {}, 1))
    assert sum(len(n.scored) for n in played.players) > 0 and sum(len(n.succeeded) for n in played.players) > 0


# -- who plays ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_combinations_of_scientists_sit_in_all_orders(players: int) -> None:
    found = seatings(players)
    assert sorted(found) == sorted(itertools.permutations(range(len(SCIENTISTS)), players))
    combinations = len({tuple(sorted(seating)) for seating in found})
    begin = found[: combinations * players]
    assert len(set(Counter(tuple(sorted(seating)) for seating in begin).values())) == 1
    for seat in range(players):
        assert len(set(Counter(seating[seat] for seating in begin).values())) == 1


def test_scientists_are_those_of_the_list_and_the_other_bot_sits_first() -> None:
    tables = tables_of(Kind("random", 3), 70, 100, None)
    assert [table.seed for _, table in tables] == list(range(100, 170))
    for (_, table), seating in zip(tables, seatings(3) + seatings(3)[:10], strict=True):
        assert table.bots == ("random", PLAYED, PLAYED)
        assert table.opening == tuple(f"scientist {SCIENTISTS[scientist]}" for scientist in seating)
    table = Table(("random",) * 3, {}, 5, tables[-1][1].opening)
    _, notes = play_watched(table)
    assert tuple(n.scientist for n in notes.players) == seatings(3)[9]


class EventWatch(NewScienceWatch):
    """Notes whether the first seat could and did take an event card."""

    chances: list[tuple[bool, bool]]

    def before(self, seat: int, action: int) -> None:
        super().before(seat, action)
        if seat == 0 and self.g.round:
            self.chances.append((any(takes_event(one) for one in self.g.legal), takes_event(action)))


@pytest.mark.parametrize("bot", [NEVER, ALWAYS])
def test_one_bot_never_takes_event_cards_and_one_always_does(bot: str) -> None:
    """S-15.53 asks how they fare."""
    chances: list[tuple[bool, bool]] = []

    def watch(position: Position) -> EventWatch:
        watching = EventWatch(position)
        watching.chances = chances
        return watching

    notes = play("newscience", watch, Table((bot, "random", "random"), {}, 2), make)
    offered = [took for could, took in chances if could]
    assert len(offered) > 3 and set(offered) == {bot == ALWAYS}
    assert notes.players[0].score > max(n.score for n in notes.players[1:])  # else it plays like `greedy`


# -- what is made of the notes --------------------------------------------------------------------------------------


def game_of(shares: list[float], taken: list[int], firsts: list[int], lasts: list[int]) -> GameNotes:
    players = [
        PlayerNotes(seat, scientist=seat, share=share, taken=list(range(cards)))
        for seat, (share, cards) in enumerate(zip(shares, taken, strict=True))
    ]
    return GameNotes(players, len(firsts), False, firsts, lasts, [], Counter(), Counter())


def test_the_first_of_a_round_is_set_against_the_last() -> None:
    """S-15.56: in points of the win share, mean over the rounds."""
    game = game_of([1, 0, 0], [0, 0, 0], firsts=[0, 0, 1, 2], lasts=[1, 2, 0, 1])
    shares = [n.share for n in game.players]
    assert first_over_last(game, shares, 0, 1) == 25
    assert first_over_last(game, shares, 0, 0.5) == 100
    assert first_over_last(game, shares, 0.5, 1) == -50


def test_cards_taken_are_set_against_the_mean_of_the_table() -> None:
    """S-15.53: however many cards a table saw, who took more of them won, or did not."""
    helped = [game_of([1, 0], [2 + i, 1 + i], [0], [1]) for i in range(20)]
    assert correlation(helped).value == pytest.approx(100)
    even = helped + [game_of([0, 1], [2 + i, 1 + i], [0], [1]) for i in range(20)]
    assert correlation(even).value == pytest.approx(0)
    assert str(correlation(helped[:5])) == "–"


def test_shares_of_scientists_are_those_of_their_own_games() -> None:
    """S-15.50: a shared win counts in part."""
    games = [game_of([1, 0], [0, 0], [0], [1]), game_of([0.5, 0.5], [0, 0], [0], [1])]
    lab = Laboratory([Kind(PLAYED, 2)] * 2, games, load_edition())
    assert win_share(lab.playing(2, KEPLER)).value == 75 and lab.usual[2, GALILEO] == 0.25
    assert not lab.playing(2, KIRCHER) and not lab.playing(3, KEPLER)


def test_a_card_moves_a_share_by_what_it_changes_and_not_by_the_length_of_the_game() -> None:
    """S-15.53: the difference between games with and without it, weighed by how often it comes to light."""
    e = load_edition()
    lab = Laboratory([], [], e)
    card = ones(e.deck[2])[0]  # of level 3, for two and three players
    every = bits(e.deck[2])
    half = [0, 0, every // 2]
    with_it, without = (2, 0.1, {card}, half), (2, -0.1, set[int](), half)
    assert movement(lab, [with_it, without] * 20, card).value == pytest.approx(100 * 0.2 * 0.5)
    # Who wins long games, in which more cards come to light, is not moved by any one of them.
    long = [(2, 0.2, {card}, half), (2, 0.2, set[int](), half)]
    short = (2, -0.2, set[int](), [0, 0, 0])
    assert movement(lab, [*long, short, short] * 20, card).value == pytest.approx(0)


# -- the command ----------------------------------------------------------------------------------------------------


def test_the_command_fills_the_frame_of_a_report_for_any_edition(tmp_path: Path) -> None:
    out = tmp_path / "balance.md"
    out.write_text(f"Our own words.\n\n{MARK}\n\nold figures\n", encoding="utf-8")
    edition = tmp_path / "edition"
    new_edition(str(edition))
    described = edition / "edition.toml"
    text = described.read_text(encoding="utf-8")
    described.write_text(text.replace('name = "', 'name = "Trial: ', 1), encoding="utf-8")
    words = ["--games", "2", "--others", "1", "--players", "2", "--workers", "1", "--edition", str(edition)]
    assert main([*words, "--out", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert text.startswith(
        f"Our own words.\n\n{MARK}\n\n2 games of the bot `greedy`, 2 for each number of players, and 2"
    )
    assert f"edition Trial: {load_edition().name}" in text and "old figures" not in text
    for rule in ("S-15.50", "S-15.51", "S-15.52", "S-15.53", "S-15.54", "S-15.55", "S-15.56"):
        assert f"| {rule} |" in text
    for line in ("2 players |", "2 players, never-events |", "kepler, 2 players |", "research-2 |", "robert-hooke |"):
        assert f"\n| {line}" in text
    assert "| S-15.50 | newton, 2 players | – | 45–55 % | not measured |" in text


@pytest.mark.parametrize(
    ("words", "refusal"),
    [(["--players", "6"], "argument --players"), (["--others", "-1"], "argument --others")],
)
def test_the_command_refuses_what_cannot_be_played(
    words: list[str], refusal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert refusal in capsys.readouterr().err
