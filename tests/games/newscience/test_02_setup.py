"""Chapter 2: set-up, but for the deck."""

from __future__ import annotations

from itertools import permutations

import pytest

from lincei.games.newscience.components import Edition
from lincei.games.newscience.game import NewScienceGame
from lincei.games.newscience.rules.knowledge import prepared
from lincei.games.newscience.state import NewScience
from lincei.games.newscience.tables import read_tables
from lincei.games.reading import Problems
from lincei.kernel.chance import seeded
from lincei.kernel.frames import CHANCE
from tests.games.newscience.table import (
    GAME,
    WITNESS,
    discovery_id,
    influence,
    legal,
    markers,
    play,
    resolve,
    seen,
    situation,
    stage,
    why,
)

SCIENTISTS = ["kepler", "galileo", "kircher", "leibniz", "newton"]
PLAYERS = [2, 3, 4, 5]


def unsettled(players: int, **options: str) -> NewScience:
    """A game that asks us for every answer of chance, before the first question."""
    g = GAME.start(players, 1, options, explicit_chance=True)
    assert isinstance(g, NewScience)
    return g


def test_scientists_are_chosen_freely_in_seat_order_without_duplicates() -> None:
    """S-2.05. S-D01."""
    g = unsettled(3)
    assert seen(g, 0)["phase"] == "scientists"
    assert (g.to_move, legal(g)) == (0, [f"scientist {name}" for name in SCIENTISTS])
    play(g, "scientist kircher")
    assert g.to_move == 1
    assert legal(g) == ["scientist kepler", "scientist galileo", "scientist leibniz", "scientist newton"]
    assert why(g, "scientist kircher") == "S-2.05"
    assert why(g, "decline") == "S-2.05", "everybody takes one"
    assert why(g, "place rest") == "S-2.05"
    play(g, "scientist newton")
    assert g.to_move == 2
    play(g, "scientist kepler")
    assert [seat["scientist"] for seat in seen(g)["seats"]] == ["kircher", "newton", "kepler"]
    assert (seen(g)["phase"], seen(g)["round"]) == ("placing", 1)


def test_scientists_are_dealt_at_random_if_the_table_wants_it() -> None:
    """S-2.05. S-C02. Each one that is left is as likely as any other, and all see who is who."""
    g = unsettled(3, scientists="random")
    assert (g.to_move, legal(g)) == (CHANCE, [f"deal {name}" for name in SCIENTISTS])
    assert g.chances() == [1, 1, 1, 1, 1]
    play(g, "deal leibniz")
    assert legal(g) == ["deal kepler", "deal galileo", "deal kircher", "deal newton"]
    play(g, "deal kepler", "deal newton")
    for viewer in (None, 0, 1, 2):
        assert [seat["scientist"] for seat in seen(g, viewer)["seats"]] == ["leibniz", "kepler", "newton"]
    assert g.order == (1, 0, 2)
    dealt: set[tuple[int, ...]] = set()
    for seed in range(200):
        dealing = GAME.start(2, seed, {"scientists": "random"})
        assert isinstance(dealing, NewScience)
        dealt.add(tuple(p.scientist for p in dealing.seats))
    assert dealt == set(permutations(range(5), 2)), "every pair comes, and no pair of twins"


def test_the_first_order_follows_the_rank_of_the_scientists_absent_ones_skipped() -> None:
    """S-2.06. S-EX10."""
    g = situation(3, ["newton", "kepler", "kircher"])
    assert g.order == (1, 2, 0)
    placed = []
    for _ in range(3):
        placed.append(g.to_move)
        play(g, legal(g)[-1])
    assert placed == [1, 2, 0]
    assert situation(5, ["leibniz", "kircher", "newton", "galileo", "kepler"]).order == (4, 3, 1, 0, 2)
    assert situation(2, ["newton", "leibniz"]).order == (1, 0)


def test_influence_starts_at_the_benefits_of_the_scientist() -> None:
    """S-2.07."""
    g = situation(5)
    assert [p.influence for p in g.seats] == [(1, 0, 0, 1), (1, 0, 1, 1), (1, 2, 1, 1), (2, 0, 1, 1), (1, 1, 0, 2)]


@pytest.mark.parametrize("players", PLAYERS)
def test_rest_and_prestige_start_at_0(players: int) -> None:
    """S-2.08."""
    assert [(p.rest, p.prestige) for p in situation(players).seats] == [(0, 0)] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_cubes_and_markers_start_beside_the_mat(players: int) -> None:
    """S-2.09."""
    for seat in seen(situation(players))["seats"]:
        assert seat["cubes"] == {"home": 3, "board": 0, "lifted": 0}
        assert seat["markers"] == 10


@pytest.mark.parametrize("players", PLAYERS)
def test_labs_and_the_tree_start_empty(players: int) -> None:
    """S-2.13."""
    table = seen(situation(players))
    assert [seat["lab"] for seat in table["seats"]] == [None] * players
    empty: dict[str, object] = {"research": [], "experiment": [], "published": None}
    assert list(table["discoveries"].values()) == [empty] * (19 if players < 4 else 29)
    assert [cube for space in table["spaces"] for cube in space["cubes"]] == []


@pytest.mark.parametrize("players", PLAYERS)
def test_with_two_or_three_players_chemistry_and_biology_are_not_in_play(players: int) -> None:
    """S-2.10."""
    g = situation(players)
    table = seen(g)
    fields = ["astronomy", "mathematics", "physics", "chemistry", "biology"][: 3 if players < 4 else 5]
    assert table["board"]["fields"] == fields
    assert {row["field"] for row in table["board"]["discoveries"].values()} == set(fields)
    assert list(table["board"]["discoveries"]) == list(table["discoveries"])
    resolve(g, {"research-1": 0})
    assert ("research alchemy" in legal(g)) is (players >= 4)
    assert why(g, "research alchemy") == ("" if players >= 4 else "S-2.10")
    assert why(g, "research human-anatomy") == ("" if players >= 4 else "S-2.10")


@pytest.mark.parametrize("players", PLAYERS)
def test_a_chemistry_prerequisite_of_physics_is_ignored_where_chemistry_is_not_in_play(players: int) -> None:
    """S-2.11. S-EX27."""
    g = situation(players)
    stage(g, 0, tested="falling-bodies")
    resolve(g, {"research-1": 0})
    assert why(g, "research air-pressure") == ("" if players < 4 else "S-9.01")
    needs = seen(g)["board"]["discoveries"]["air-pressure"]["needs"]
    assert needs == ([["falling-bodies"]] if players < 4 else [["falling-bodies"], ["nature-of-gases"]])
    if players >= 4:
        stage(g, 0, tested="nature-of-gases")
    play(g, "research air-pressure")
    assert markers(g, 0, "researched") == ["air-pressure"]


def test_every_prerequisite_in_a_field_that_is_not_in_play_is_ignored() -> None:
    """S-2.12. No edition has a mathematics discovery that needs biology (S-15.16): this one was never checked."""
    tables = read_tables(WITNESS, Problems())
    tables.discovery("logarithms").needs.append("human-anatomy")
    other = NewScienceGame(Edition(tables))
    for players in (2, 4):
        g = other.start(players, 1)
        assert isinstance(g, NewScience)
        stage(g, 0, tested="symbolic-algebra")
        assert prepared(g, 0, discovery_id("logarithms")) is (players == 2)
        stage(g, 0, tested="human-anatomy")
        assert prepared(g, 0, discovery_id("logarithms"))


def test_the_cascade_does_not_look_into_a_field_that_is_not_in_play() -> None:
    """S-2.11."""
    g = situation(2, ["kircher", "kepler"])
    stage(g, 0, tested="laws-of-attraction symbolic-algebra falling-bodies air-pressure")
    influence(g, 0, every=5)
    resolve(g, {"publish-1": 0})
    play(g, "publish air-pressure")
    assert len(markers(g, 0, "published")) == 4


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    """S-C01."""
    courses = []
    for seed in (5, 5, 6):
        g = GAME.start(4, seed)
        assert isinstance(g, NewScience)
        cards = []
        rng = seeded(9)
        while not g.over:
            g.apply(g.legal[rng.below(len(g.legal))])
            cards.append(g.display)
        courses.append(cards)
    assert courses[0] == courses[1] != courses[2]
